"""What the kinds of effects do (rules 6.1-6.5): which choices they offer, which are legal, and what happens."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple

from hotseat.engine.offer import NOT_OFFERED, Refusal

from . import rigs
from .choices import Buy as BuyCard
from .choices import Exchange, Fly, Mine, Report, Use, installation_id
from .choices import Teleport as Send
from .vocabulary import (
    Buy,
    Effect,
    Gain,
    Income,
    MoveShip,
    OneOf,
    Rigs,
    Sequence,
    Simple,
    Stock,
    Swap,
    Teleport,
    UseInstallation,
    op,
)

if TYPE_CHECKING:
    from .table import Rules

START = rigs.Progress()


class Reach(NamedTuple):
    """An effect within reach of a seat: of which piece, which part of its effect (`path`: indexes of options and
    steps), and the position of the planet that the piece is on (`this`)."""

    seat: int
    by: str
    path: tuple[int, ...]
    effect: Simple | Sequence
    here: int


def root(table: Rules, by: str) -> Effect | None:
    """The effect of a piece by its id."""
    kind, _, name = by.partition("/")
    if kind == "tile":
        tile = table.cat.tiles.get(name.partition("/")[2])
        return tile.effect if tile else None
    if kind == "installation":
        planet = table.cat.planets.get(name)
        return planet.effect if planet else None
    module = table.cat.modules.get(name) if kind == "module" else None
    return module.effect if module else None


def _here(table: Rules, seat: int, by: str) -> int:
    kind, _, name = by.partition("/")
    if kind == "installation":
        return table.position(name)
    built = table.built(name) if kind == "module" else None
    return built.planet if built else table.player(seat).ship


def reaches(table: Rules, seat: int, by: str) -> list[Reach]:
    """The effects of a piece: one, or the options of a choice; an installation's where the piece uses that."""
    effect = root(table, by)
    if isinstance(effect, UseInstallation):
        return reaches(table, seat, installation_id(table.name(table.player(seat).ship)))
    here = _here(table, seat, by)
    if isinstance(effect, OneOf):
        return [Reach(seat, by, (i,), option, here) for i, option in enumerate(effect.options)]
    return [Reach(seat, by, (), effect, here)] if effect else []


def reach(table: Rules, seat: int, by: str, path: tuple[int, ...]) -> Reach:
    """The part of a piece's effect at a path."""
    effect = root(table, by)
    for i in path:
        if isinstance(effect, OneOf):
            effect = effect.options[i]
        elif isinstance(effect, Sequence):
            effect = effect.steps[i]
    assert effect is not None
    assert not isinstance(effect, OneOf)
    return Reach(seat, by, path, effect, _here(table, seat, by))


def source(r: Reach) -> rigs.Source:
    """A reach whose effect goes rig by rig."""
    assert isinstance(r.effect, Rigs)
    return rigs.Source(r.seat, r.by, r.path, r.effect, r.here)


# -- what can be chosen ----------------------------------------------------------------------------------------------


def options(table: Rules, r: Reach, by: str) -> Iterator[Any]:
    """Choices worth showing; `by` is the piece that the player points at."""
    match r.effect:
        case _ if isinstance(r.effect, Rigs):
            yield from rigs.options(table, source(r), START, by, True)
        case MoveShip():
            ship = table.player(r.seat).ship
            yield from (Fly(by, table.name(i)) for i in table.planets() if i != ship)
        case Swap():
            for own in table.planets():
                for theirs in table.planets():
                    if own != theirs and table.rigs(r.seat, own) and table.rigs(1 - r.seat, theirs):
                        yield Exchange(by, table.name(own), table.name(theirs))
        case Stock(modes=modes):
            for i in table.planets():
                laid = table.state.row[i].token != "none"
                if not laid and "place" in modes:
                    yield Report(by, table.name(i), "up")
                    yield Report(by, table.name(i), "down")
                if laid and "remove" in modes:
                    yield Report(by, table.name(i), "remove")
                if laid and "flip" in modes:
                    yield Report(by, table.name(i), "flip")
        case Income(where="any_discovered"):
            yield from (Mine(by, table.name(i)) for i in table.discovered())
        case Buy():
            yield from (BuyCard(by, m) for m in table.state.market if m)
        case Teleport():
            for built in table.state.modules:
                if built.seat == r.seat:
                    for i in table.discovered():
                        if i != built.planet:
                            yield Send(by, built.id, table.name(i))
        case Income() | Gain() | Sequence():
            yield Use(by)


def why_not(table: Rules, r: Reach, choice: Any) -> Refusal | None:
    """May the effect be used in this way?"""
    match r.effect, choice:
        case _ if isinstance(r.effect, Rigs):
            return rigs.why_not(table, source(r), START, choice, True)
        case MoveShip(), Fly():
            return _why_not_fly(table, r.seat, r.effect, choice)
        case Swap(), Exchange():
            return _why_not_exchange(table, r.seat, r.effect, choice)
        case Stock(), Report():
            return _why_not_report(table, r.seat, r.effect, choice)
        case Income(where="fs"), Use():
            return _why_not_income(table, r.seat, table.player(r.seat).ship)
        case Income(where="any_discovered"), Mine():
            return _why_not_income(table, r.seat, table.position(choice.planet))
        case Gain(), Use():
            worth = table.worth(r.effect, r.seat, r.here)
            return None if worth else Refusal("no-income", {"planet": table.name(r.here)})
        case Buy(), BuyCard():
            if choice.module not in table.state.market or not choice.module:
                return NOT_OFFERED
            price, have = table.price(r.seat, choice.module), table.player(r.seat).credits
            return None if price <= have else Refusal("credits", {"need": price, "have": have})
        case Teleport(), Send():
            return _why_not_teleport(table, r.seat, choice)
        case Sequence(), Use():
            return _why_not_steps(table, r)
    return NOT_OFFERED


def blocked(table: Rules, r: Reach) -> Refusal:
    """Why an effect that asks for targets can't be used by its piece alone: no target at all, or one is to be chosen."""
    refusals = [why_not(table, r, c) for c in options(table, r, r.by)]
    if None in refusals:
        return Refusal("needs-target")
    if refusals:
        return refusals[0] or NOT_OFFERED
    match r.effect:
        case Buy():
            return Refusal("market-empty")
        case Teleport():
            return Refusal("no-module")
        case Swap():
            return Refusal("no-swap")
        case _ if isinstance(r.effect, Rigs):
            return Refusal("no-opposing-rigs" if rigs.opposing(r.effect) else "no-own-rigs")
    return Refusal("needs-target")


def _why_not_fly(table: Rules, seat: int, effect: MoveShip, choice: Fly) -> Refusal | None:
    planet, ship = table.position(choice.planet), table.player(seat).ship
    if planet < 0:
        return NOT_OFFERED
    if planet == ship:
        return Refusal("already-here", {"planet": choice.planet})
    steps = {"exact_line": effect.steps, "adjacent": 1}.get(effect.mode)
    if steps and abs(planet - ship) != steps:
        return Refusal("exact-steps", {"steps": steps, "away": abs(planet - ship), "planet": choice.planet})
    if effect.mode == "any_discovered" and not table.state.row[planet].discovered:
        return Refusal("undiscovered", {"planet": choice.planet})
    return None


def _why_not_exchange(table: Rules, seat: int, effect: Swap, choice: Exchange) -> Refusal | None:
    own, theirs = table.position(choice.planet), table.position(choice.other)
    if own < 0 or theirs < 0:
        return NOT_OFFERED
    if own == theirs:
        return Refusal("must-leave", {"planet": choice.planet})
    if table.rigs(seat, own) < effect.own:
        return Refusal("no-own-rig", {"planet": choice.planet})
    if table.rigs(1 - seat, theirs) < effect.opponent:
        return Refusal("no-opposing-rig", {"planet": choice.other})
    if table.shielded(seat, theirs, op(effect)):
        return Refusal("shielded", {"planet": choice.other})
    return None


def _why_not_report(table: Rules, seat: int, effect: Stock, choice: Report) -> Refusal | None:
    planet = table.position(choice.planet)
    mode = choice.token if choice.token in ("remove", "flip") else "place"
    if planet < 0 or mode not in effect.modes:
        return NOT_OFFERED
    disc = table.state.row[planet]
    if not disc.discovered and table.cat.rulings.stock_report_on_face_down_planet == "forbidden":
        return Refusal("undiscovered", {"planet": choice.planet})
    if table.shielded(seat, planet, op(effect)):
        return Refusal("shielded-token", {"planet": choice.planet})
    if mode == "place" and disc.token != "none":
        return Refusal("has-token", {"planet": choice.planet})
    if mode != "place" and disc.token == "none":
        return Refusal("no-token", {"planet": choice.planet})
    return None


def _why_not_income(table: Rules, seat: int, planet: int) -> Refusal | None:
    if planet < 0:
        return NOT_OFFERED
    return None if table.income(seat, planet) else Refusal("no-income", {"planet": table.name(planet)})


def _why_not_teleport(table: Rules, seat: int, choice: Send) -> Refusal | None:
    built, planet = table.built(choice.module), table.position(choice.planet)
    if built is None or planet < 0:
        return NOT_OFFERED
    if built.seat != seat:
        return Refusal("not-yours", {"module": choice.module})
    if built.planet == planet:
        return Refusal("already-there", {"module": choice.module, "planet": choice.planet})
    if not table.state.row[planet].discovered:
        return Refusal("undiscovered", {"planet": choice.planet})
    return None


def _why_not_steps(table: Rules, r: Reach) -> Refusal | None:
    for i in range(len(r.effect.steps) if isinstance(r.effect, Sequence) else 0):
        part = reach(table, r.seat, r.by, (*r.path, i))
        if isinstance(part.effect, Rigs) and not rigs.least(part.effect):
            continue
        direct = why_not(table, part, Use(r.by))
        if direct is not None:
            trouble = blocked(table, part) if direct == NOT_OFFERED else direct
            if trouble.key != "needs-target":
                return trouble
    return None


# -- what happens ----------------------------------------------------------------------------------------------------


def apply(table: Rules, r: Reach, choice: Any) -> None:
    """A legal choice happens; what is left to choose is asked by frames on top of the flow."""
    seat = r.seat
    match r.effect, choice:
        case MoveShip(), Fly():
            table.fly(seat, table.position(choice.planet))
        case Swap(own=own, opponent=theirs), Exchange():
            a, b = table.position(choice.planet), table.position(choice.other)
            for _ in range(own):
                table.carry(seat, a, b)
            for _ in range(theirs):
                table.carry(1 - seat, b, a)
            table.tell("swapped", seat=seat, planet=choice.planet, other=choice.other)
        case Stock(), Report():
            disc = table.state.row[table.position(choice.planet)]
            turned = "down" if disc.token == "up" else "up"
            disc.token = {"remove": "none", "flip": turned}.get(choice.token, choice.token)  # type: ignore[assignment]
            table.tell("reported", seat=seat, planet=choice.planet, token=choice.token)
        case Income(), Use() | Mine():
            planet = table.position(choice.planet) if isinstance(choice, Mine) else table.player(seat).ship
            income = table.income(seat, planet)
            table.gain(seat, income, "mining")
            table.tell("mined", seat=seat, planet=table.name(planet), credits=income)
        case Gain(), Use():
            table.earn(seat, table.worth(r.effect, seat, r.here), r.by.partition("/")[2])
        case Buy(), BuyCard():
            table.buy(seat, choice.module)
        case Teleport(), Send():
            built = table.built(choice.module)
            assert built is not None
            built.planet = table.position(choice.planet)
            table.tell("teleported", seat=seat, module=choice.module, planet=choice.planet)
        case Sequence(), Use():
            table.step(seat, r.by, r.path, 0)
        case _:
            rigs.apply(table, source(r), START, choice)


def begin_step(table: Rules, r: Reach) -> None:
    """A step of a sequence: done at once when it leaves nothing to choose, asked for otherwise."""
    if isinstance(r.effect, Rigs) and rigs.verb(r.effect, START, True) is not Use:
        table.go_on(r.seat, r.by, r.path, 0)
    elif why_not(table, r, Use(r.by)) is None:
        apply(table, r, Use(r.by))
    else:
        table.choose(r.seat, r.by, r.path)
