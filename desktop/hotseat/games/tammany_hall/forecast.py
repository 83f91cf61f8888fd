"""What a choice would cost and do, said before it is made."""

from __future__ import annotations

from typing import Any

from hotseat.engine.offer import Forecast, Line

from .choices import (
    Bid,
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
from .data import COLOURS
from .flow.slander import SecondSlander
from .flow.turn import Turn
from .table import Rules, colour_of


def forecast(table: Rules, seat: int, choice: Any) -> Forecast:
    """Chips of the chooser, bosses where they change, votes of a bid. Chips of a bid and of a bonus are not counted:
    the election goes on at once and may bring others."""
    match choice:
        case Place():
            return _place(table, seat, choice)
        case Slander() if choice.ward in table.cat.wards and choice.victim_seat in table.seats():
            number = table.cat.number
            pays = {"slander": number["first_slander_chips"], choice.colour: number["first_favor_chips"]}
            return Forecast(pays, {}, (_hit(table, choice.ward, choice.victim_seat),))
        case SlanderAgain() if (
            isinstance(table.state.flow[-1], SecondSlander) and choice.ward in table.cat.wards
        ):
            frame = table.state.flow[-1]
            pays = {frame.colour: table.cat.number["second_favor_chips"]}
            return Forecast(pays, {}, (_hit(table, choice.ward, frame.victim),))
        case TakeChip():
            return Forecast({}, {choice.colour: 1})
        case Lock():
            return Forecast(lines=(Line("lock"),))
        case RemoveCube() if choice.ward in table.cat.wards:
            return Forecast(lines=_gone(table, choice.cube, choice.ward))
        case MoveCube() if choice.ward in table.cat.wards and choice.to_ward in table.cat.wards:
            new = _new(table, colour_of(choice.cube), choice.to_ward)
            return Forecast(lines=_gone(table, choice.cube, choice.ward) + new)
        case SettleBonus() if choice.ward in table.cat.wards:
            return Forecast(lines=_new(table, choice.colour, choice.ward))
        case Bid() if choice.ward in table.cat.wards:
            bosses = table.ward(choice.ward).bosses[seat]
            votes = table.votes(bosses, choice.size)
            return Forecast(lines=(Line("votes", {"bosses": bosses, "chips": choice.size, "votes": votes}),))
        case EndTurn():
            return _end(table)
    return Forecast()


def _place(table: Rules, seat: int, choice: Place) -> Forecast:
    if choice.ward not in table.cat.wards or choice.second_ward not in table.cat.wards:
        return Forecast()
    added: dict[str, int] = {choice.ward: 1}
    if choice.second == "boss":
        added[choice.second_ward] = added.get(choice.second_ward, 0) + 1
    lines = []
    for ward, n in added.items():
        bosses = table.ward(ward).bosses
        theirs = max(b for s, b in enumerate(bosses) if s != seat)
        lines.append(Line("bosses", {"ward": ward, "bosses": bosses[seat] + n, "theirs": theirs}))
    if choice.second == "boss":
        return Forecast(lines=tuple(lines))
    return Forecast({}, {choice.second: 1}, (*lines, *_new(table, choice.second, choice.second_ward)))


def _new(table: Rules, colour: str, ward: str) -> tuple[Line, ...]:
    """A colour that was not there becomes usable (R-PL5)."""
    known = colour in table.colours(ward) or colour not in COLOURS
    return () if known else (Line("colour-comes", {"colour": colour, "ward": ward}),)


def _gone(table: Rules, cube: str, ward: str) -> tuple[Line, ...]:
    """The last cube of a colour leaves: its chips can't be used there any more."""
    colour = colour_of(cube)
    same = sum(colour_of(c) == colour for c in table.ward(ward).cubes)
    return (Line("colour-goes", {"colour": colour, "ward": ward}),) if same == 1 else ()


def _hit(table: Rules, ward: str, victim: int) -> Line:
    left = max(0, table.ward(ward).bosses[victim] - 1)
    return Line("victim", {"victim_seat": victim, "ward": ward, "bosses": left})


def _end(table: Rules) -> Forecast:
    """What comes of ending the turn: the last one of a term is followed by the election, an empty Castle Garden by a draw."""
    state = table.state
    if sum(isinstance(f, Turn) for f in state.flow) == 1 and state.year == table.term.years[-1]:
        return Forecast(lines=(Line("election"),))
    draws = not state.garden and bool(state.bag)
    return Forecast(lines=(Line("draws"),), marks=("new-card",)) if draws else Forecast()
