"""What an experienced player would look at: how much a choice changes what the wards, chips and slander chips are worth.

A ward is worth its points, its share in the mayor's, its bonus and its cubes, times the chance to win it; the chance
grows with bosses and with the chips that could be spent there. Nothing hidden is looked at.
"""

from __future__ import annotations

from collections.abc import Iterator
from heapq import nlargest
from math import exp
from typing import Any

from hotseat.engine import flow
from hotseat.engine.game import Hint

from .choices import (
    Assign,
    Bid,
    ChipBonus,
    EndTurn,
    Lock,
    MoveCube,
    Place,
    RemoveCube,
    SettleBonus,
    Slander,
    SlanderAgain,
    TakeChip,
)
from .data import COLOURS, Colour
from .flow import offices, slander
from .flow.election import WardVote, bid_of
from .flow.slander import SecondSlander
from .flow.turn import Turn
from .table import Rules, colour_of

Where = tuple[Colour, ...]

KEEN = 0.5
"""How much a lead of one vote is worth: higher = the leader is surer to win."""
SPENT = 0.3
"""The part of the usable chips that a player will spend in one ward of many; never more than `PURSE`."""
PURSE = 6
MAYOR = 0.8
"""What a ward adds to the hope for the mayor's points."""
BONUS = 0.4
CUBE = 0.2
"""What a cube adds, by the majority chips."""
CHIP = 1.2
CHIP_USE = 0.1
"""A favor chip, and what it gains with each ward where it can be used."""
SLANDER_CHIP = 0.8
RIVAL = 0.35
"""What a ward in the hands of the likeliest other is felt as a loss."""
FADE = 0.8
"""Each chip more that another might bid is less likely by this."""
TEMPER = (0.6, 0.9, 0.7, 1.0, 0.8)
"""How dear chips are to a seat in a ward: equals do not always bid the same."""
POWER = {"deputy_mayor": 1.0, "council_president": 0.8, "chief_of_police": 0.6, "precinct_chairman": 0.5}
"""How much the mayor fears an office."""


def hints(table: Rules, seat: int) -> list[Hint]:
    """Legal choices with their values; of bids and placings only those worth a look."""
    frame = table.state.flow[-1]
    eye = _Eye(table, seat)
    if isinstance(frame, WardVote):
        return list(_bids(eye, frame))
    if isinstance(frame, Turn):
        found = [] if frame.placed else list(_places(eye))
        if not frame.office_used:
            found += [Hint(c, eye.value(c)) for c in offices.options(table, seat)]
        found += [Hint(c, eye.value(c)) for c in slander.options(table, seat)]
        found.append(Hint(EndTurn(), 0.0))
        return [h for h in found if frame.why_not(table, seat, h.choice) is None]
    return [Hint(c, eye.value(c)) for c in flow.legal(table, seat)]


class _Eye:
    """The wards as one seat sees them; values are in victory points."""

    def __init__(self, table: Rules, seat: int) -> None:
        self.table, self.seat = table, seat
        self.chips = [p.chips for p in table.state.players]
        self.now = {w: self.worth(w) for w in table.active()}

    def prize(self, ward: str, cubes: int) -> float:
        """What winning the ward brings."""
        printed = self.table.cat.wards[ward]
        bonus = BONUS if printed.bonus != "none" else 0.0
        return printed.victory_points + MAYOR + bonus + CUBE * cubes

    def worth(
        self, ward: str, colours: Where | None = None, extra: int = 0, at: int = -1, cubes: int = 0
    ) -> float:
        """The ward with `extra` bosses of the seat `at`, with other `colours`, with more `cubes`."""
        district = self.table.ward(ward)
        there = self.table.colours(ward) if colours is None else colours
        odds = []
        for seat, chips in enumerate(self.chips):
            bosses = district.bosses[seat] + (extra if seat == at else 0)
            odds.append(
                exp(KEEN * (bosses + SPENT * min(PURSE, sum([chips[c] for c in there])))) if bosses else 0.0
            )
        total = sum(odds) or 1.0
        mine = odds[self.seat] / total
        rival = max(o for s, o in enumerate(odds) if s != self.seat) / total
        return self.prize(ward, len(district.cubes) + cubes) * (mine - RIVAL * rival)

    def change(self, ward: str, **how: Any) -> float:
        """What a change of the ward is worth."""
        return self.worth(ward, **how) - self.now[ward]

    def chip(self, colour: Colour) -> float:
        """One more favor chip of the colour."""
        table = self.table
        places = sum(
            1 for w in table.active() if table.ward(w).bosses[self.seat] and colour in table.colours(w)
        )
        return CHIP + CHIP_USE * places

    def comes(self, colour: Colour, ward: str) -> float:
        """A cube of the colour more in the ward."""
        colours = self.table.colours(ward)
        there = colours if colour in colours else (*colours, colour)
        return self.change(ward, colours=there, cubes=1)

    def goes(self, colour: Colour, ward: str) -> float:
        """A cube of the colour less in the ward."""
        left = list(map(colour_of, self.table.ward(ward).cubes))
        left.remove(colour)
        return self.change(ward, colours=tuple(c for c in COLOURS if c in left), cubes=-1)

    def value(self, choice: Any) -> float:
        """What a choice is worth; nothing for one that leaves all as it is."""
        table, number = self.table, self.table.cat.number
        match choice:
            case TakeChip(colour=colour) | ChipBonus(colour=colour):
                return self.chip(colour)
            case Lock(ward=ward):
                return self._lock(ward)
            case RemoveCube(cube=cube, ward=ward):
                return self.goes(colour_of(cube), ward)
            case MoveCube(cube=cube, ward=ward, to_ward=to) if table.ward(to).cubes:
                return self.goes(colour_of(cube), ward) + self.comes(colour_of(cube), to)
            case SettleBonus(colour=colour, ward=ward):
                return self.comes(colour, ward)
            case Slander(ward=ward, victim_seat=victim, colour=colour):
                return (
                    self.change(ward, extra=-1, at=victim)
                    - SLANDER_CHIP * number["first_slander_chips"]
                    - self.chip(colour)
                )
            case SlanderAgain(ward=ward, victim_seat=victim):
                frame = table.state.flow[-1]
                assert isinstance(frame, SecondSlander)
                return self.change(ward, extra=-1, at=victim) - number["second_favor_chips"] * self.chip(
                    frame.colour
                )
            case Assign():
                return -sum(POWER[o] * self._threat(s) for o, s in choice.holders.items() if s >= 0)
        return 0.0

    def _lock(self, ward: str) -> float:
        """A lock keeps a lead, and keeps the others from catching up."""
        if ward not in self.now:
            return 0.0
        bosses = self.table.ward(ward).bosses
        lead = bosses[self.seat] - max(b for s, b in enumerate(bosses) if s != self.seat)
        return 0.3 * self.prize(ward, 0) * min(2, lead) if bosses[self.seat] else -1.0

    def _threat(self, seat: int) -> float:
        return 1.0 + self.table.points(seat) + 0.2 * sum(self.chips[seat].values())


def _places(eye: _Eye) -> Iterator[Hint]:
    """The best wards for bosses, alone, in pairs, and with each cube of the Castle Garden in its best wards."""
    table, seat = eye.table, eye.seat
    one = {w: eye.change(w, extra=1, at=seat) for w in table.open_wards()}
    wards = nlargest(5, one, key=one.__getitem__)
    for n, ward in enumerate(wards):
        yield Hint(Place(ward, "boss", ward), eye.change(ward, extra=2, at=seat))
        for other in wards[n + 1 :]:
            yield Hint(Place(ward, "boss", other), one[ward] + one[other])
    for colour in COLOURS:
        if table.find(table.state.garden, colour):
            gain = eye.chip(colour)
            cube = {w: eye.comes(colour, w) for w in one}
            for ward in nlargest(3, cube, key=cube.__getitem__):
                for boss in wards[:3]:
                    yield Hint(Place(boss, colour, ward), one[boss] + cube[ward] + gain)


def _bids(eye: _Eye, frame: WardVote) -> Iterator[Hint]:
    """Every size of a bid: the chance to win by it, against what its chips could still do elsewhere."""
    table, seat, ward = eye.table, eye.seat, frame.ward
    bosses, usable = table.ward(ward).bosses, table.usable(seat, ward)
    prize = eye.prize(ward, len(table.ward(ward).cubes))
    others = [(bosses[s], sum(table.usable(s, ward).values())) for s in table.candidates(ward) if s != seat]
    price = CHIP * TEMPER[(seat + table.cat.order.index(ward)) % len(TEMPER)]
    for size in range(min(sum(usable.values()), 20) + 1):
        chance = 1.0
        for theirs, chips in others:
            chance *= _below(table.votes(bosses[seat], size) - table.votes(theirs, 0), chips)
        yield Hint(bid_of(ward, usable, size) if size else Bid(ward), prize * chance - price * size)


def _below(votes: int, chips: int) -> float:
    """The chance that somebody with so many chips bids less than `votes`."""
    if votes <= 0:
        return 0.0
    weights = [FADE**n for n in range(chips + 1)]
    return sum(weights[:votes]) / sum(weights)
