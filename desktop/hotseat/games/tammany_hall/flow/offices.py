"""Phase 2a: the powers of the four offices, once a year (rules 5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from hotseat.engine.offer import NOT_OFFERED, Refusal

from ..choices import Lock, MoveCube, RemoveCube, TakeChip
from ..data import COLOURS, Power

if TYPE_CHECKING:
    from ..table import Rules

OfficeChoice = TakeChip | Lock | RemoveCube | MoveCube
_POWER: dict[type[OfficeChoice], Power] = {
    TakeChip: "take_chip",
    Lock: "lock_ward",
    RemoveCube: "remove_cube",
    MoveCube: "move_cube",
}


def options(table: Rules, seat: int) -> Iterator[OfficeChoice]:
    """What the seat's office could do; of equal cubes in a ward the one that came first."""
    office = table.player(seat).office
    match table.cat.offices[office].power if office else "none":
        case "take_chip":
            yield from (TakeChip(c) for c in COLOURS)
        case "lock_ward":
            yield from (Lock(w) for w in table.cat.order)
        case "remove_cube":
            yield from (RemoveCube(cube, w) for w, cube in _cubes(table))
        case "move_cube":
            for ward, cube in _cubes(table):
                yield from (
                    MoveCube(cube, ward, to) for to in table.cat.adjacent[ward] if table.ward(to).cubes
                )


def _cubes(table: Rules) -> Iterator[tuple[str, str]]:
    for ward in table.active():
        for colour in table.colours(ward):
            yield ward, table.find(table.ward(ward).cubes, colour)


def why_not(table: Rules, seat: int, choice: OfficeChoice, used: bool) -> Refusal | None:
    """May the holder do this now?"""
    power = _POWER[type(choice)]
    office = next(o for o in table.cat.offices.values() if o.power == power)
    if table.player(seat).office != office.id:
        return Refusal("not-holder", {"office": office.id})
    if used:
        return Refusal("office-used", {"office": office.id})
    match choice:
        case TakeChip(colour=colour):
            return None if colour in COLOURS else NOT_OFFERED
        case Lock(ward=ward):
            refusal = table.why_not_open(ward)
            spent = table.player(seat).locks >= office.uses_per_term
            return refusal or (Refusal("locks-spent", {"n": office.uses_per_term}) if spent else None)
        case RemoveCube(cube=cube, ward=ward):
            return _why_not_take(table, cube, ward)
        case MoveCube(cube=cube, ward=ward, to_ward=to):
            refusal = _why_not_take(table, cube, ward)
            if refusal is None and to in table.cat.wards and to not in table.cat.adjacent[ward]:
                refusal = Refusal("not-adjacent", {"ward": ward, "to_ward": to})
            return refusal or table.why_not_open(to)


def _why_not_take(table: Rules, cube: str, ward: str) -> Refusal | None:
    """A cube may leave a ward that is not locked and keeps one (R-OF1, R-OF5, R-OF7)."""
    if ward not in table.cat.wards or cube not in table.ward(ward).cubes:
        return NOT_OFFERED
    refusal = table.why_not_open(ward)
    last = len(table.ward(ward).cubes) < 2
    return refusal or (Refusal("last-cube", {"ward": ward}) if last else None)


def answer(table: Rules, seat: int, choice: OfficeChoice) -> None:
    match choice:
        case TakeChip(colour=colour):
            table.gain(seat, colour)
            table.tell("took-chip", seat=seat, colour=colour)
        case Lock(ward=ward):
            table.ward(ward).locked = True
            table.player(seat).locks += 1
            table.tell("locked", seat=seat, ward=ward)
        case RemoveCube(cube=cube, ward=ward):
            table.ward(ward).cubes.remove(cube)
            table.state.bag.append(cube)
            table.tell("removed-cube", seat=seat, cube=cube, ward=ward)
        case MoveCube(cube=cube, ward=ward, to_ward=to):
            table.ward(ward).cubes.remove(cube)
            table.ward(to).cubes.append(cube)
            table.tell("moved-cube", seat=seat, cube=cube, ward=ward, to_ward=to)
