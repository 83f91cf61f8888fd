"""What a player may choose: one frozen struct per verb, fields named like the arguments of the events.

Wards, colours and offices are named by their ids ("14", "irish", "chief_of_police"); a cube is one piece with a name of
its own ("irish-3"). Fields that end in `_seat` are players. Where there is nothing to point at (chips of the supply,
offices) `at` is empty and the choice is a button.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from hotseat.engine.flow import Choice
from hotseat.engine.offer import Value

from .data import COLOURS, Colour

Second = Literal["boss", "irish", "english", "german", "italian"]
"""What is placed beside the first boss: another one, or a cube of the Castle Garden."""
NOBODY = -1
"""No seat: a vacant office."""


def ward_id(ward: str) -> str:
    """The element of a ward."""
    return f"ward/{ward}"


def cube_id(cube: str) -> str:
    """The element of a cube; it never changes."""
    return f"cube/{cube}"


def boss_id(seat: int, ward: str, n: int = 0) -> str:
    """The element of the n-th boss of a seat in a ward."""
    return f"boss/{seat}/{ward}/{n}"


def _once(*ids: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(ids))


class Place(Choice, frozen=True, tag="place"):
    """Both pieces of a turn (R-PL1): a boss to `ward`, and a second piece to `second_ward`. One act: nothing can come
    between the pieces (R-TU2)."""

    ward: str
    second: Second
    second_ward: str

    @property
    def at(self) -> tuple[str, ...]:
        return _once(ward_id(self.ward), ward_id(self.second_ward))

    @property
    def facets(self) -> dict[str, Value]:
        return {"ward": self.ward, "second": self.second, "second_ward": self.second_ward}


class Slander(Choice, frozen=True, tag="slander"):
    """The first slander (R-SL2): a boss of the victim leaves the ward, paid with a chip of the colour."""

    ward: str
    victim_seat: int
    colour: Colour

    @property
    def at(self) -> tuple[str, ...]:
        return (boss_id(self.victim_seat, self.ward),)

    @property
    def facets(self) -> dict[str, Value]:
        return {"colour": self.colour}


class SlanderAgain(Choice, frozen=True, tag="slander-again"):
    """The second slander (R-SL3), against the same victim and in the same colour."""

    ward: str
    victim_seat: int

    @property
    def at(self) -> tuple[str, ...]:
        return (boss_id(self.victim_seat, self.ward),)


class Stop(Choice, frozen=True, tag="stop"):
    """No second slander."""


class TakeChip(Choice, frozen=True, tag="take-chip"):
    """Deputy Mayor: a favor chip from the supply."""

    colour: Colour


class Lock(Choice, frozen=True, tag="lock"):
    """Council President: a lock token on a ward."""

    ward: str

    @property
    def at(self) -> tuple[str, ...]:
        return ("office/council_president", ward_id(self.ward))


class RemoveCube(Choice, frozen=True, tag="remove-cube"):
    """Chief of Police: a cube of a ward back to the bag."""

    cube: str
    ward: str

    @property
    def at(self) -> tuple[str, ...]:
        return (cube_id(self.cube),)


class MoveCube(Choice, frozen=True, tag="move-cube"):
    """Precinct Chairman: a cube to an adjacent ward."""

    cube: str
    ward: str
    to_ward: str

    @property
    def at(self) -> tuple[str, ...]:
        return (cube_id(self.cube), ward_id(self.to_ward))


class EndTurn(Choice, frozen=True, tag="end-turn"):
    """The turn is over."""


class Bid(Choice, frozen=True, tag="bid"):
    """Favor chips for a ward, by colour (R-EL4); nothing is a bid too."""

    ward: str
    irish: int = 0
    english: int = 0
    german: int = 0
    italian: int = 0

    @property
    def at(self) -> tuple[str, ...]:
        return (ward_id(self.ward),)

    @property
    def facets(self) -> dict[str, Value]:
        return dict(self.chips.items())

    @property
    def chips(self) -> dict[Colour, int]:
        """Chips of each colour."""
        return dict(zip(COLOURS, (self.irish, self.english, self.german, self.italian), strict=True))

    @property
    def size(self) -> int:
        """All chips of the bid."""
        return self.irish + self.english + self.german + self.italian


class SettleBonus(Choice, frozen=True, tag="settle-bonus"):
    """Bonus of wards 1 and 2: a cube of the bag to a ward (R-EL9)."""

    colour: Colour
    ward: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"bag/{self.colour}", ward_id(self.ward))


class ChipBonus(Choice, frozen=True, tag="chip-bonus"):
    """Bonus of wards 4 and 7: a favor chip (R-EL9)."""

    colour: Colour


class Decline(Choice, frozen=True, tag="decline"):
    """No bonus."""


class Assign(Choice, frozen=True, tag="assign"):
    """The mayor hands out the offices (R-AS1): each to one opponent, or to nobody."""

    deputy_mayor_seat: int = NOBODY
    council_president_seat: int = NOBODY
    chief_of_police_seat: int = NOBODY
    precinct_chairman_seat: int = NOBODY

    @property
    def facets(self) -> dict[str, Value]:
        return {f"{office}_seat": seat for office, seat in self.holders.items()}

    def turned(self, facet: str, value: Value) -> Assign:
        """The office goes to another seat; what that one held goes the other way, so that nobody is left without."""
        new = {facet: value}
        for office, seat in self.facets.items():
            if office != facet and seat == value != NOBODY:
                new[office] = self.facets[facet]
        return msgspec.structs.replace(self, **new)

    @property
    def holders(self) -> dict[str, int]:
        """The seat of each office."""
        return {
            "deputy_mayor": self.deputy_mayor_seat,
            "council_president": self.council_president_seat,
            "chief_of_police": self.chief_of_police_seat,
            "precinct_chairman": self.precinct_chairman_seat,
        }


AnyChoice = (
    Place
    | Slander
    | SlanderAgain
    | Stop
    | TakeChip
    | Lock
    | RemoveCube
    | MoveCube
    | EndTurn
    | Bid
    | SettleBonus
    | ChipBonus
    | Decline
    | Assign
)
