"""Effects that go rig by rig: place, move, remove, replace (rules 6.2, 6.4).

A rig goes from an origin to a target, positions in the row; `SUPPLY` (-1) stands for the end that is a supply. An end
is open while the player chooses it: always for any_..., only for the first rig for one_....
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from hotseat.engine.flow import Choice
from hotseat.engine.offer import NOT_OFFERED, Refusal

from .choices import Again, Place, Put, Remove, Replace, Shift, Take, Use
from .vocabulary import MoveOpponent, PlaceOwn, RemoveOpponent, ReplaceOpponent, Rigs, op

if TYPE_CHECKING:
    from .table import Rules

SUPPLY = -1


class Progress(NamedTuple):
    """How far an effect has come: rigs moved, the ends of the last one, all targets so far."""

    moved: int = 0
    origin: int = SUPPLY
    target: int = SUPPLY
    touched: tuple[int, ...] = ()


class Source(NamedTuple):
    """A rig effect in use: whose, of which piece, which part of its effect, on which planet the piece is."""

    seat: int
    by: str
    path: tuple[int, ...]
    effect: Rigs
    here: int


def opposing(effect: Rigs) -> bool:
    """Are these the opponent's rigs?"""
    return isinstance(effect, MoveOpponent | RemoveOpponent | ReplaceOpponent)


def owner(source: Source) -> int:
    return 1 - source.seat if opposing(source.effect) else source.seat


def least(effect: Rigs) -> int:
    """Rigs that must be moved before the player may stop."""
    return effect.min if effect.amount == "up_to" else effect.count


def open_origin(effect: Rigs, progress: Progress) -> bool:
    return effect.origin == "any_planets" or (effect.origin == "one_planet" and not progress.moved)


def open_target(effect: Rigs, progress: Progress) -> bool:
    always = ("any_discovered", "adjacent_discovered")
    return effect.to in always or (effect.to == "one_discovered" and not progress.moved)


def verb(effect: Rigs, progress: Progress, first: bool) -> type[Choice]:
    """The kind of choice that names what is open: with its piece at first, bare for the rigs after it."""
    match open_origin(effect, progress), open_target(effect, progress):
        case True, True:
            return Shift
        case False, True:
            return Place if first else Put
        case True, False:
            return (Replace if isinstance(effect, ReplaceOpponent) else Remove) if first else Take
    return Use if first else Again


def _fixed(table: Rules, source: Source, word: str, last: int) -> int:
    if word == "supply":
        return SUPPLY
    if word == "fs":
        return table.player(source.seat).ship
    return source.here if word == "this" else last


def ends(table: Rules, source: Source, progress: Progress, choice: Choice) -> tuple[int, int] | None:
    """Origin and target that a choice names; None when it names no known planet."""
    origin = _fixed(table, source, source.effect.origin, progress.origin)
    target = _fixed(table, source, source.effect.to, progress.target)
    match choice:
        case Shift():
            origin, target = table.position(choice.origin), table.position(choice.planet)
        case Place() | Put():
            target = table.position(choice.planet)
        case Remove() | Replace():
            origin = table.position(choice.planet)
        case Take():
            origin = table.position(choice.origin)
    unknown = (origin == SUPPLY and source.effect.origin != "supply") or (
        target == SUPPLY and source.effect.to != "supply"
    )
    return None if unknown else (origin, target)


def options(table: Rules, source: Source, progress: Progress, by: str, first: bool) -> Iterator[Choice]:
    """Choices for the next rig: origins that have one, targets that are discovered."""
    kind, rig_owner = verb(source.effect, progress, first), owner(source)
    origins = [i for i in table.planets() if table.rigs(rig_owner, i)]
    match kind:
        case _ if kind is Shift:
            for o in origins:
                for t in table.discovered():
                    if o != t:
                        yield Shift(by, table.name(o), table.name(t))
        case _ if kind is Place:
            yield from (Place(by, table.name(t)) for t in table.discovered() if _listed(source, t))
        case _ if kind is Put:
            yield from (Put(table.name(t)) for t in table.discovered() if _listed(source, t))
        case _ if kind is Remove:
            yield from (Remove(by, table.name(o)) for o in origins)
        case _ if kind is Replace:
            yield from (Replace(by, table.name(o)) for o in origins)
        case _ if kind is Take:
            yield from (Take(table.name(o)) for o in origins)
        case _ if kind is Use:
            yield Use(by)
        case _:
            yield Again()


def _listed(source: Source, target: int) -> bool:
    """A far planet is not worth explaining where only neighbours count."""
    return source.effect.to != "adjacent_discovered" or abs(target - source.here) == 1


def why_not(table: Rules, source: Source, progress: Progress, choice: Choice, first: bool) -> Refusal | None:
    """May this be the next rig?"""
    if type(choice) is not verb(source.effect, progress, first):
        return NOT_OFFERED
    if not first and getattr(choice, "by", source.by) != source.by:
        return NOT_OFFERED
    found = ends(table, source, progress, choice)
    if found is None:
        return NOT_OFFERED
    origin, target = found
    return _why_not_origin(table, source, progress, origin) or _why_not_target(
        table, source, progress, origin, target
    )


def _why_not_origin(table: Rules, source: Source, progress: Progress, origin: int) -> Refusal | None:
    effect = source.effect
    if origin == SUPPLY:
        return None
    have = table.rigs(owner(source), origin)
    if not have:
        key = "no-opposing-rig" if opposing(effect) else "no-own-rig"
        return Refusal(key, {"planet": table.name(origin)})
    if opposing(effect) and table.shielded(source.seat, origin, op(effect)):
        return Refusal("shielded", {"planet": table.name(origin)})
    if effect.amount == "exact" and not progress.moved:
        if effect.origin == "any_planets":
            have = sum(
                table.rigs(owner(source), i)
                for i in table.planets()
                if not (opposing(effect) and table.shielded(source.seat, i, op(effect)))
            )
        if have < effect.count:
            return Refusal("too-few-rigs", {"need": effect.count, "have": have})
    if isinstance(effect, ReplaceOpponent):
        return _why_not_placed(table, source, progress, origin)
    return None


def _why_not_placed(table: Rules, source: Source, progress: Progress, planet: int) -> Refusal | None:
    """Are there own rigs to be placed on a planet, all of them where the number is exact?"""
    effect, have = source.effect, table.available(source.seat, planet)
    if not have:
        return Refusal("no-rig")
    need = effect.count - progress.moved
    if effect.amount == "exact" and have < need:
        return Refusal("too-few-rigs", {"need": need, "have": have})
    return None


def _why_not_target(
    table: Rules, source: Source, progress: Progress, origin: int, target: int
) -> Refusal | None:
    effect = source.effect
    if target == SUPPLY:
        return None
    planet = table.name(target)
    if not table.state.row[target].discovered:
        return Refusal("undiscovered", {"planet": planet})
    if origin == target:
        return Refusal("must-leave", {"planet": planet})
    if not _listed(source, target):
        return Refusal("not-adjacent", {"planet": planet, "other": table.name(source.here)})
    if isinstance(effect, PlaceOwn):
        if effect.distinct and target in progress.touched:
            return Refusal("once-each", {"planet": planet})
        return _why_not_placed(table, source, progress, target)
    return None


def at_once(source: Source, progress: Progress) -> int:
    """Rigs that the next choice moves: all of them when nothing about them is left to choose."""
    effect = source.effect
    closed = not open_origin(effect, progress) and not open_target(effect, progress)
    return effect.count - progress.moved if closed and effect.amount != "up_to" else 1


def apply(table: Rules, source: Source, progress: Progress, choice: Choice) -> None:
    """Move the rig, or all that are moved at once; ask for the next one when there are more."""
    found = ends(table, source, progress, choice)
    assert found is not None
    origin, target = found
    count = at_once(source, progress)
    moved = progress.moved + count
    if moved < source.effect.count:
        touched = (*progress.touched, target)
        table.go_on(source.seat, source.by, source.path, moved, origin, target, touched)
    if origin == SUPPLY:
        table.place(source.seat, target, count)
        return
    for _ in range(min(count, table.rigs(owner(source), origin))):
        _move(table, source, origin, target)


def _move(table: Rules, source: Source, origin: int, target: int) -> None:
    seat, rig_owner = source.seat, owner(source)
    whose = "opposing" if opposing(source.effect) else "own"
    if target != SUPPLY:
        table.carry(rig_owner, origin, target)
        table.tell(f"moved-{whose}", seat=seat, origin=table.name(origin), planet=table.name(target))
        return
    table.bring_home(rig_owner, origin)
    table.tell(f"removed-{whose}", seat=seat, planet=table.name(origin))
    if isinstance(source.effect, ReplaceOpponent):
        table.place(seat, origin, 1)
