"""Phase 2b: two pieces to one or two wards (rules 4.3)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from hotseat.engine.offer import NOT_OFFERED, Dial, Refusal

from ..choices import Place
from ..data import COLOURS

if TYPE_CHECKING:
    from ..table import Rules


def options(table: Rules) -> Iterator[Place]:
    """All pairs of bosses and, with a cube, both in the same ward; the other pairs are reached with dials.

    A locked or unopened ward stands once in the list, so that it can say why.
    """
    here = table.open_wards()
    for ward, other in combinations_with_replacement(here, 2):
        yield Place(ward, "boss", other)
    for colour in COLOURS:
        if table.find(table.state.garden, colour):
            for ward in here:
                yield Place(ward, colour, ward)
    for ward in table.cat.order:
        if ward not in here:
            yield Place(ward, "boss", ward)


def dials(table: Rules) -> tuple[Dial, ...]:
    """Where the boss goes, what the second piece is, where it goes."""
    wards = tuple(sorted(table.active(), key=int))
    return (Dial("ward", wards), Dial("second", ("boss", *COLOURS)), Dial("second_ward", wards))


def why_not(table: Rules, choice: Place) -> Refusal | None:
    """R-PL1, R-PL2; neither two cubes nor a single piece can be said at all (R-PL4)."""
    refusal = table.why_not_open(choice.ward)
    if refusal is None and choice.second_ward != choice.ward:
        refusal = table.why_not_open(choice.second_ward)
    if refusal is not None or choice.second == "boss":
        return refusal
    if choice.second not in COLOURS:
        return NOT_OFFERED
    there = table.find(table.state.garden, choice.second)
    return None if there else Refusal("garden-lacks", {"colour": choice.second})


def answer(table: Rules, seat: int, choice: Place) -> None:
    """The pieces go down; a cube brings a chip of its colour (R-PL3)."""
    table.place_boss(seat, choice.ward)
    if choice.second == "boss":
        table.place_boss(seat, choice.second_ward)
        same = choice.ward == choice.second_ward
        key = "placed-two" if same else "placed-bosses"
        table.tell(key, seat=seat, ward=choice.ward, second_ward=choice.second_ward)
        return
    cube = table.find(table.state.garden, choice.second)
    table.state.garden.remove(cube)
    table.ward(choice.second_ward).cubes.append(cube)
    table.gain(seat, choice.second)
    table.tell(
        "placed-cube", seat=seat, ward=choice.ward, colour=choice.second, second_ward=choice.second_ward
    )
