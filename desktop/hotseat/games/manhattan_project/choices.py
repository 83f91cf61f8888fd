"""What a player may choose: one frozen struct per verb, fields named like the arguments of the events.

`site` is the element of a work site: `space/reactor` or `building/b45`, `building` and `bomb` are ids of cards.
"""

from __future__ import annotations

from typing import Literal, Self

import msgspec

from hotseat.engine.flow import Agree, Choice
from hotseat.engine.offer import Value

from .vocabulary import ONLY
from .workers import Counts


def space_id(space: str) -> str:
    """The element of a space of the main board."""
    return f"space/{space}"


def building_id(building: str) -> str:
    """The element of a building card; it never changes."""
    return f"building/{building}"


def bomb_id(bomb: str) -> str:
    """The element of a bomb card whose face is seen."""
    return f"bomb/{bomb}"


def aircraft_id(seat: int, kind: str) -> str:
    """The element of a player's fighters or bombers."""
    return f"aircraft/{seat}/{kind}"


WORKERS = ("laborer", "engineer", "scientist", "hired_laborer", "hired_engineer", "hired_scientist")
"""The facets that name workers, in the order of `Counts`; hired ones are contractors."""


class Crew(Choice, frozen=True, kw_only=True):
    """A choice of workers from the hand: own ones and contractors by kind (rules 4.5)."""

    laborer: int = 0
    engineer: int = 0
    scientist: int = 0
    hired_laborer: int = 0
    hired_engineer: int = 0
    hired_scientist: int = 0

    @property
    def counts(self) -> Counts:
        """The workers as one row."""
        return (
            self.laborer,
            self.engineer,
            self.scientist,
            self.hired_laborer,
            self.hired_engineer,
            self.hired_scientist,
        )

    def manned(self, counts: Counts) -> Self:
        """The same choice with these workers."""
        a, b, c, d, e, f = counts
        return msgspec.structs.replace(
            self, laborer=a, engineer=b, scientist=c, hired_laborer=d, hired_engineer=e, hired_scientist=f
        )

    def turned(self, facet: str, value: Value) -> Choice:
        """More workers of one sort mean fewer of another, so that as many are placed as before."""
        out = Choice.turned(self, facet, value)
        if facet not in WORKERS or not isinstance(out, Crew):
            return out
        surplus = sum(out.counts) - sum(self.counts)
        sort = WORKERS.index(facet)
        for other in ((sort + 3) % 6, *(s for s in (0, 3, 1, 4, 2, 5) if s not in (sort, (sort + 3) % 6))):
            have = out.counts[other]
            change = -min(surplus, have) if surplus > 0 else -surplus if other == (sort + 3) % 6 else 0
            out = Choice.turned(out, WORKERS[other], have + change)
            assert isinstance(out, Crew)
            surplus += change
        return out


class Place(Crew, frozen=True, kw_only=True, tag="place"):
    """Workers on a work site, with everything that belongs to it (rules 4.6).

    `payment` and `output` name the alternative by its first good, `only` where there is no choice. `permanent` of the
    workers gained are own ones (rules 6.4). When the action is `declined` (1) the cost is paid for nothing.
    """

    site: str
    payment: str = ONLY
    output: str = ONLY
    permanent: int = 0
    declined: Literal[0, 1] = 0

    @property
    def at(self) -> tuple[str, ...]:
        return (self.site,)

    @property
    def facets(self) -> dict[str, Value]:
        crew: dict[str, Value] = dict(zip(WORKERS, self.counts, strict=True))
        return crew | {
            "payment": self.payment,
            "output": self.output,
            "permanent": self.permanent,
            "declined": self.declined,
        }


class Build(Crew, frozen=True, kw_only=True, tag="build"):
    """Build a bomb of the hand (rules 9.1)."""

    bomb: str

    @property
    def at(self) -> tuple[str, ...]:
        return (bomb_id(self.bomb),)

    @property
    def facets(self) -> dict[str, Value]:
        return dict(zip(WORKERS, self.counts, strict=True))


class Detonate(Choice, frozen=True, tag="test"):
    """Test a built plutonium bomb (rules 9.2)."""

    bomb: str

    @property
    def at(self) -> tuple[str, ...]:
        return (bomb_id(self.bomb),)


class Load(Choice, frozen=True, tag="load"):
    """Load a built bomb (rules 9.3)."""

    bomb: str

    @property
    def at(self) -> tuple[str, ...]:
        return (bomb_id(self.bomb),)


class Retrieve(Choice, frozen=True, tag="retrieve"):
    """Take the workers back (rules 7)."""


class EndTurn(Choice, frozen=True, tag="end-turn"):
    """End a turn of placing."""


class Bonus(Choice, frozen=True, tag="bonus"):
    """The worker that a late seat starts with (rules 3.6)."""

    kind: str


class Buy(Choice, frozen=True, tag="buy"):
    """A card of the market, for its price or for nothing (rules 5.1)."""

    building: str
    payment: Literal["paid", "free"] = "paid"

    @property
    def at(self) -> tuple[str, ...]:
        return (building_id(self.building),)

    @property
    def facets(self) -> dict[str, Value]:
        return {"payment": self.payment}


class BuyNothing(Choice, frozen=True, tag="buy-nothing"):
    """Leave the market as it is."""


class Dogfight(Choice, frozen=True, tag="dogfight"):
    """An own fighter for an aircraft of `seat` (rules 8.4)."""

    seat: int
    aircraft: str

    @property
    def at(self) -> tuple[str, ...]:
        return (aircraft_id(self.seat, self.aircraft),)


class Raid(Choice, frozen=True, tag="raid"):
    """An own bomber for damage on a building (rules 8.4)."""

    building: str

    @property
    def at(self) -> tuple[str, ...]:
        return (building_id(self.building),)


class EndStrike(Choice, frozen=True, tag="end-strike"):
    """No more attacks."""


class OfferPact(Choice, frozen=True, tag="offer-pact"):
    """Offer `seat` not to attack each other (rules 8.5)."""

    seat: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"seat{self.seat}",)


class AnswerPact(Choice, frozen=True, tag="answer-pact"):
    """Accept or refuse a pact."""

    answer: Literal["accept", "refuse"]


class Strike(Choice, frozen=True, tag="strike"):
    """No more pacts: the strike begins."""


class Repair(Choice, frozen=True, tag="repair"):
    """One damage marker off an own building (rules 5.2)."""

    building: str

    @property
    def at(self) -> tuple[str, ...]:
        return (building_id(self.building),)


class EndRepairs(Choice, frozen=True, tag="end-repairs"):
    """No more repairs."""


class Keep(Choice, frozen=True, tag="keep"):
    """Keep a card of the packet and pass the others on (rules 5.3)."""

    bomb: str

    @property
    def at(self) -> tuple[str, ...]:
        return (bomb_id(self.bomb),)


AnyChoice = (
    Place
    | Build
    | Detonate
    | Load
    | Retrieve
    | EndTurn
    | Bonus
    | Buy
    | BuyNothing
    | Dogfight
    | Raid
    | EndStrike
    | OfferPact
    | AnswerPact
    | Strike
    | Repair
    | EndRepairs
    | Keep
    | Agree
)
