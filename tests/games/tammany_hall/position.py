"""Positions written down: what matters is named, everything else is filled in so that the invariants hold.

Cubes and chips are written like "ir2 ge1"; the bosses of a ward by seat: "0012" = one of seat 2 and two of seat 3.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from hotseat.engine import registry
from hotseat.engine.flow import IllegalChoice, legal, play, settle, why_not
from hotseat.engine.game import Setup
from hotseat.games.tammany_hall import GAME
from hotseat.games.tammany_hall.choices import NOBODY, Bid, Decline, EndTurn, Place
from hotseat.games.tammany_hall.data import COLOURS
from hotseat.games.tammany_hall.flow.turn import Turn
from hotseat.games.tammany_hall.flow.years import CastleGarden, YearEnd
from hotseat.games.tammany_hall.state import District, Player, State
from hotseat.games.tammany_hall.table import Rules, colour_of

CAT = registry.catalogue("tammany_hall")
SHORT = {c[:2]: c for c in COLOURS}
A, B, C, D, E = range(5)


def amounts(text: str) -> dict[str, int]:
    """The numbers of "ir2 ge1" by colour; colours that are not named are 0."""
    return dict.fromkeys(COLOURS, 0) | {SHORT[word[:2]]: int(word[2:]) for word in text.split()}


def named(found: Mapping[str, int]) -> str:
    """The other way round, without zeros."""
    return " ".join(f"{c[:2]}{found[c]}" for c in COLOURS if found.get(c))


def counted(cubes: Sequence[str]) -> str:
    colours = [colour_of(c) for c in cubes]
    return named({c: colours.count(c) for c in COLOURS})


def bid(ward: str, text: str = "") -> Bid:
    return Bid(ward, **amounts(text))


class Game:
    """A game that is played on; the invariants hold after every choice."""

    def __init__(self, state: State) -> None:
        self.table: Rules = GAME.table(state, CAT)
        settle(self.table)
        self.check()

    def check(self) -> None:
        assert GAME.invariants(CAT, self.state) == []

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def ask(self) -> Any:
        return settle(self.table)

    @property
    def asked(self) -> int:
        """The one seat that is asked."""
        (seat,) = self.ask.seats
        return int(seat)

    def chips(self, seat: int) -> str:
        return named(self.state.players[seat].chips)

    def slander(self, seat: int) -> int:
        return self.state.players[seat].slander

    def cubes(self, ward: str) -> str:
        return counted(self.state.wards[ward].cubes)

    def bosses(self, ward: str) -> list[int]:
        return self.state.wards[ward].bosses

    @property
    def garden(self) -> str:
        return counted(self.state.garden)

    @property
    def bag(self) -> str:
        return counted(self.state.bag)

    def cube(self, ward: str, colour: str) -> str:
        """A cube of the colour in the ward."""
        return self.table.find(self.state.wards[ward].cubes, SHORT[colour])

    def points(self) -> list[int]:
        return [s.total for s in GAME.scores(CAT, self.state)]

    def ranks(self) -> list[int]:
        return [s.rank for s in GAME.scores(CAT, self.state)]

    def do(self, *choices: Any, seat: int | None = None) -> Game:
        for choice in choices:
            play(self.table, self.asked if seat is None else seat, choice)
            self.check()
        return self

    def refused(self, choice: Any, seat: int | None = None) -> str:
        """The key of the refusal; the state stays as it is."""
        with pytest.raises(IllegalChoice) as caught:
            self.do(choice, seat=seat)
        self.check()
        return str(caught.value.refusal.key)

    def allows(self, choice: Any, seat: int | None = None) -> bool:
        return why_not(self.table, self.asked if seat is None else seat, choice) is None

    def legal(self, kind: type | None = None) -> list[Any]:
        """The legal listed choices of the asked seat."""
        found = legal(self.table, self.asked)
        return [c for c in found if kind is None or isinstance(c, kind)]

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of the events with a key."""
        return [e.args for e in self.table.events if e.key == key]

    def turn(self, choice: Any | None = None) -> Game:
        """A whole turn: the pieces are placed (two bosses somewhere unless said), and nothing else."""
        here = self.table.open_wards()[0]
        return self.do(choice or Place(here, "boss", here), EndTurn())

    def bids(self, **by_seat: str) -> Game:
        """The ward that is asked now votes: `a="en2"`; who is not named bids nothing."""
        ward = str(self.ask.args["ward"])
        while self.ask and self.ask.key == "bid" and self.ask.args["ward"] == ward:
            seat = self.ask.seats[0]
            self.do(bid(ward, by_seat.get("abcde"[seat], "")), seat=seat)
        return self

    def quiet(self) -> Game:
        """The election goes on: nobody bids, every bonus is declined."""
        while self.ask and self.ask.key in ("bid", "settle-bonus", "chip-bonus"):
            if self.ask.key == "bid":
                self.bids()
            else:
                self.do(Decline())
        return self


def new(seats: int, seed: int = 1, **options: str) -> Game:
    return Game(GAME.new_game(CAT, Setup(seats, seed, dict(options))))


def given(
    seats: int = 4,
    *,
    year: int = 6,
    cubes: Mapping[str, str] | None = None,
    bosses: Mapping[str, str] | None = None,
    chips: Mapping[int, str] | None = None,
    garden: str = "",
    fill: str = "it",
    sink: str = "",
    offices: Mapping[int, str] | None = None,
    mayor: int = NOBODY,
    locked: Sequence[str] = (),
    slander: Mapping[int, int] | None = None,
    points: Sequence[int] = (),
    first: int = 0,
    turns: Sequence[int] = (0,),
    phase: str = "turn",
    options: Mapping[str, str] | None = None,
) -> Game:
    """`turns` are the seats still to act this year, the first of them now; phase `election`: the wards vote next, phase
    `points`: they have voted. Open wards that are not named hold one cube of the colour `fill`; all other cubes are in
    the bag, or in the ward `sink`."""
    left = {c: [f"{c}-{n}" for n in range(25)] for c in COLOURS}

    def take(text: str) -> list[str]:
        return [left[c].pop() for c, n in amounts(text).items() for _ in range(n)]

    opening = CAT.counts[seats].zone_open_year
    boxes = {
        z.id: [left[c].pop() for c, n in z.setup_cubes.items() for _ in range(n)]
        for z in CAT.zones.values()
        if opening[z.id] > year
    }
    shut = {w for z in boxes for w in CAT.zones[z].wards}
    districts = {w: District(take((cubes or {}).get(w, "")), [0] * seats) for w in CAT.order}
    drawn = take(garden)
    for ward, district in districts.items():
        if not district.cubes and ward not in shut:
            district.cubes = take(f"{fill}1")
        for seat, n in enumerate((bosses or {}).get(ward, "")):
            district.bosses[seat] = int(n)
        district.locked = ward in locked
    rest = [cube for c in COLOURS for cube in left[c]]
    if sink:
        districts[sink].cubes += rest
    held = dict(offices or {})
    if held and mayor == NOBODY:
        mayor = next(s for s in range(seats) if s not in held)
    spare = [o for o in CAT.assigned if o not in held.values()]
    for seat in range(seats):
        if held and seat != mayor and seat not in held:
            held[seat] = spare.pop(0)
    president = next((s for s, o in held.items() if o == "council_president"), 0)
    players = [
        Player(
            chips=amounts((chips or {}).get(s, "")),
            slander=(slander or {}).get(s, 3),
            office=held.get(s, ""),
            locks=len(locked) if s == president else 0,
            earned={"wards": points[s]} if s < len(points) and points[s] else {},
        )
        for s in range(seats)
    ]
    chosen = {o.id: str(o.default) for o in CAT.options} | dict(options or {})
    state = State(
        players=players,
        chance=7,
        flow=[],
        bag=[] if sink else rest,
        garden=drawn,
        wards=districts,
        boxes=boxes,
        first=first,
        garden_return=chosen["castle_garden_return"],
        second_needs_boss=chosen["slander_second_needs_own_boss"] == "yes",
        year=year,
        mayor=mayor,
    )
    table = GAME.table(state, CAT)
    if phase == "election":
        table.begin_election()
    elif phase == "points":
        table.begin_election()
        state.flow.pop()  # the wards have voted
    else:
        state.flow.append(YearEnd())
        for seat in reversed(turns):
            state.flow += [Turn(seat=seat), CastleGarden(seat=seat)]
        state.flow.pop()
    return Game(state)
