"""What a choice would cost and do, said before it is made."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hotseat.engine.offer import Forecast, Line

from . import effects, rigs
from .choices import Again, Buy, Done, Fly, GiveUp, Mine, Operation, Program, Put, Shift, Take, Use
from .flow.actions import Actions
from .flow.parts import MoreRigs
from .flow.programming import tiles_of
from .table import Rules
from .vocabulary import Gain, Income, ReplaceOpponent, Rigs, Sequence


def forecast(table: Rules, seat: int, choice: Any) -> Forecast:
    """Credits and rigs of the chooser, the rigs on the planet it is about, the complexity of a program."""
    match choice:
        case Program():
            tiles = [t for t in tiles_of(seat, choice) if t in table.cat.tiles]
            return Forecast(lines=(Line("complexity", {"complexity": table.cat.complexity(tiles)}),))
        case Done():
            return _done(table, seat)
        case GiveUp():
            return Forecast()
        case Put() | Take() | Again() | Shift() if isinstance(table.state.flow[-1], MoreRigs):
            frame = table.state.flow[-1]
            return _rigs(table, frame.source(table), frame.progress(), choice)
        case _ if isinstance(choice, Operation):
            return _operation(table, seat, choice)
    return Forecast()


def _done(table: Rules, seat: int) -> Forecast:
    """The last action phase of a round is followed by the profits."""
    if sum(isinstance(f, Actions) for f in table.state.flow) != 1:
        return Forecast()
    payments = list(table.profits())
    if table.state.round == table.cat.constants.rounds:
        payments += table.last_payments()
    total: Counter[int] = Counter()
    for payment in payments:
        total[payment.seat] += payment.credits
    line = Line("profits", {"credits": total[seat], "theirs": total[1 - seat]})
    return Forecast(gains={"credits": total[seat]} if total[seat] else {}, lines=(line,))


def _operation(table: Rules, seat: int, choice: Any) -> Forecast:
    found = effects.reaches(table, seat, choice.by)
    legal = [r for r in found if effects.why_not(table, r, choice) is None]
    match choice:
        case Fly():
            return _fly(table, seat, choice)
        case Buy() if choice.module and choice.module in table.state.market:
            price = table.price(seat, choice.module)
            return Forecast(pays={"credits": price} if price else {})
        case _ if legal:
            return _effect(table, legal[0], choice)
    return Forecast()


def _fly(table: Rules, seat: int, choice: Fly) -> Forecast:
    planet = table.position(choice.planet)
    if planet < 0 or planet == table.player(seat).ship:
        return Forecast()
    found = len(list(table.passed(seat, planet)))
    gained = found * table.cat.constants.discovery_reward
    gained += sum(paid for _, paid in table.triggered(seat, planet, "own_fs_arrives_here"))
    return Forecast(
        gains={"credits": gained} if gained else {},
        lines=(Line("discovers"),) if found else (),
        marks=("new-card",) if found else (),
    )


def _effect(table: Rules, r: effects.Reach, choice: Any) -> Forecast:
    match r.effect:
        case Income():
            planet = table.position(choice.planet) if isinstance(choice, Mine) else table.player(r.seat).ship
            return Forecast(gains={"credits": table.income(r.seat, planet)})
        case Gain():
            return Forecast(gains={"credits": table.worth(r.effect, r.seat, r.here)})
        case Sequence():
            return _steps(table, r)
        case _ if isinstance(r.effect, Rigs):
            return _rigs(table, effects.source(r), effects.START, choice)
    return Forecast()


def _steps(table: Rules, r: effects.Reach) -> Forecast:
    """The steps at the beginning that leave nothing to choose."""
    assert isinstance(r.effect, Sequence)
    pays: Counter[str] = Counter()
    gains: Counter[str] = Counter()
    lines: tuple[Line, ...] = ()
    for i in range(len(r.effect.steps)):
        part = effects.reach(table, r.seat, r.by, (*r.path, i))
        if effects.why_not(table, part, Use(r.by)) is not None:
            break
        step = _effect(table, part, Use(r.by))
        pays.update(step.pays)
        gains.update(step.gains)
        lines += step.lines
    return Forecast(dict(pays), dict(gains), lines)


def _rigs(table: Rules, source: rigs.Source, progress: rigs.Progress, choice: Any) -> Forecast:
    found = rigs.ends(table, source, progress, choice)
    if found is None:
        return Forecast()
    origin, target = found
    seat, owner, count = source.seat, rigs.owner(source), rigs.at_once(source, progress)
    change: Counter[tuple[int, int]] = Counter()
    pays, gains = 0, 0
    if origin == rigs.SUPPLY:
        count = min(count, table.available(seat, target))
        change[owner, target] += count
        pays = min(count, table.player(seat).supply)
    else:
        count = min(count, table.rigs(owner, origin))
        change[owner, origin] -= count
        if target != rigs.SUPPLY:
            change[owner, target] += count
        elif owner == seat:
            gains = count
        if isinstance(source.effect, ReplaceOpponent):
            change[seat, origin] += count
            pays = min(count, table.player(seat).supply)
    lines = []
    for planet in sorted({p for _, p in change}):
        mine = table.rigs(seat, planet) + change[seat, planet]
        theirs = table.rigs(1 - seat, planet) + change[1 - seat, planet]
        lines.append(Line("rigs", {"planet": table.name(planet), "mine": mine, "theirs": theirs}))
    return Forecast({"supply": pays} if pays else {}, {"supply": gains} if gains else {}, tuple(lines))
