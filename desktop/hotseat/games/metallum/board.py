"""The board on which a program is put together: which tiles fit (rules 5), from cells, joints and interfaces alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from .data import Catalogue


class Misfit(msgspec.Struct, frozen=True):
    """Why tiles make no program: `key` names the refusal, `tile` and `other` the tiles it is about, `kind` a cell."""

    key: Literal["same-cell", "no-interface", "not-joined", "needs-cell", "tile-count"]
    tile: str = ""
    other: str = ""
    kind: str = ""


def misfit(cat: Catalogue, tiles: tuple[str, ...]) -> Misfit | None:
    """None when the tiles make one legal program (rules 5, from the cells, joints and interfaces of the data).

    Misfits between tiles come first and what is still missing last, so that a half-laid program can be judged as well.
    """
    lying: dict[str, str] = {}
    for t in tiles:
        own = cat.tiles[t].type
        if own in lying:
            return Misfit("same-cell", t, lying[own])
        lying[own] = t
    for joint in cat.joints:
        (a, b), (edge, facing) = joint.between, joint.edges
        if a in lying and b in lying:
            for tile, side, other in ((lying[a], edge, lying[b]), (lying[b], facing, lying[a])):
                if cat.tiles[tile].interfaces.get(side) != joint.colour:
                    return Misfit("no-interface", tile, other)
    for kind, cell in cat.cells.items():
        if cell.required and kind not in lying:
            return Misfit("needs-cell", kind=kind)
    joined = set(list(lying)[:1])
    for _ in lying:
        joined |= {k for j in cat.joints if joined & set(j.between) for k in j.between if k in lying}
    for kind, t in lying.items():
        if kind not in joined:
            return Misfit("not-joined", t)
    least, most = cat.constants.program_min_tiles, cat.constants.program_max_tiles
    return None if least <= len(tiles) <= most else Misfit("tile-count")
