"""How pieces lie inside a region of a map, however many there are: a pure function, always the same for the same pieces.

They stand in lines, each block of them on its own: first in the room that the drawing keeps for pieces, in their own
size; then smaller; then spread over the whole region; when they would be too small to be told apart, like pieces
become counted piles.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from math import ceil

Points = tuple[tuple[float, float], ...]
Rect = tuple[float, float, float, float]
"""Left, top, width, height."""

SCALES = (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64, 0.58, 0.52, 0.46, 0.4, 0.34, 0.28, 0.22, 0.16, 0.1)
AIR = 0.08
"""Between pieces of a line and between lines, as a share of the pieces."""
EDGE = 2.0
"""Pixels between the outermost pieces and the edge of the region."""
STEPS = 14
"""How many heights are tried for the first line in a region."""


@dataclass(frozen=True, slots=True)
class Lot:
    """`n` like pieces of one size. Lots of the same `block` stand together."""

    block: int
    n: int
    w: float
    h: float
    least: float = 0.0
    """No lower than this, in pixels, or they become a pile."""


@dataclass(frozen=True, slots=True)
class Packed:
    """A rectangle for every piece, lot by lot; a piled lot has one for the whole pile."""

    boxes: tuple[tuple[Rect, ...], ...]
    piled: tuple[bool, ...]


@lru_cache(4096)
def pack(outline: Points, room: Rect, taken: tuple[Rect, ...], lots: tuple[Lot, ...]) -> Packed:
    """Rectangles inside the polygon `outline`, clear of each other and of what is `taken`.

    `room` is where the drawing would have them, inside the outline.
    """
    blocks = sorted({lot.block for lot in lots})
    for piled in (set(), *({b for b in blocks if b >= first} for first in reversed(blocks))):
        heaps = tuple(Lot(lot.block, 1, lot.w, lot.h) if lot.block in piled else lot for lot in lots)
        last = piled == set(blocks)
        least = 0.0 if last else max((lot.least / lot.h for lot in heaps), default=0.0)
        for scale in SCALES:
            if scale < least:
                break
            found = _lines(_Whole(room), room, heaps, scale)
            if found is None and scale <= SCALES[2]:
                found = _anywhere(_Region(outline, taken), room, heaps, scale)
            if found is not None:
                return Packed(found, tuple(lot.block in piled and lot.n > 1 for lot in lots))
    tiny = (room[0], room[1], max(1.0, room[2] * 0.05), max(1.0, room[3] * 0.05))
    return Packed(tuple((tiny,) for _ in lots), tuple(lot.n > 1 for lot in lots))


Boxes = tuple[tuple[Rect, ...], ...]


def _anywhere(region: _Region, room: Rect, lots: tuple[Lot, ...], scale: float) -> Boxes | None:
    """Lines begun at several heights of the region; the one whose middle is nearest to that of the room."""
    best, far = None, 0.0
    middle = room[1] + room[3] / 2
    for i in range(STEPS):
        top = region.top + (region.bottom - region.top) * i / STEPS
        found = _lines(region, (room[0], top, room[2], region.bottom - top), lots, scale, exact=True)
        if found is None:
            continue
        every = [r for row in found for r in row]
        off = abs((min(r[1] for r in every) + max(r[1] + r[3] for r in every)) / 2 - middle)
        if best is None or off < far:
            best, far = found, off
    return best


def _lines(
    area: _Whole | _Region, room: Rect, lots: tuple[Lot, ...], scale: float, exact: bool = False
) -> Boxes | None:
    """Pieces in lines from the top of the room on; None when they do not fit. Not `exact` = in the room's middle."""
    out: list[list[Rect]] = [[] for _ in lots]
    y, end = room[1], room[1] + room[3]
    for block in sorted({lot.block for lot in lots}):
        pieces = [
            (i, lot.w * scale, lot.h * scale)
            for i, lot in enumerate(lots)
            if lot.block == block
            for _ in range(lot.n)
        ]
        if not pieces:
            continue
        high = max(h for _, _, h in pieces)
        step = high * (1 + AIR)
        wide = max(w for _, w, _ in pieces) * (1 + AIR)
        lines, at = [], y
        left = len(pieces)
        while left > 0:
            if at + high > end + 0.01:
                return None
            x0, x1 = area.span(at, high, room)
            fit = min(left, int((x1 - x0 + wide * AIR / (1 + AIR)) / wide))
            if fit < 1 and not isinstance(area, _Region):
                return None
            lines.append((at, x0, x1, fit))
            left -= max(0, fit)
            at += step
        fair = ceil(len(pieces) / max(1, sum(fit > 0 for *_, fit in lines)))
        if sum(min(fit, fair) for *_, fit in lines) < len(pieces):
            fair = len(pieces)
        rest = iter(pieces)
        left = len(pieces)
        for top, x0, x1, fit in lines:
            n = min(left, fit, fair)
            left -= max(0, n)
            x = (x0 + x1) / 2 - (n * wide - wide * AIR / (1 + AIR)) / 2
            for _ in range(n):
                i, w, h = next(rest)
                out[i].append((x, top + high - h, w, h))
                x += wide
        y = at + high * AIR
    if not exact:
        used = y - room[1]
        down = max(0.0, (room[3] - used) / 2)
        out = [[(x, t + down, w, h) for x, t, w, h in row] for row in out]
    return tuple(tuple(row) for row in out)


class _Whole:
    """A plain rectangle."""

    def __init__(self, room: Rect) -> None:
        self.room = room

    def span(self, y: float, h: float, room: Rect) -> tuple[float, float]:
        return room[0], room[0] + room[2]


class _Region:
    """A polygon without what is taken; knows for a strip of it the widest stretch that lies wholly inside."""

    def __init__(self, outline: Points, taken: tuple[Rect, ...]) -> None:
        self.edges = tuple(pairwise((*outline, outline[0])))
        self.taken = taken
        self.top, self.bottom = min(y for _, y in outline), max(y for _, y in outline)

    def span(self, y: float, h: float, room: Rect) -> tuple[float, float]:
        bottom = y + h
        inside = _across(self.edges, y + 0.01)
        walls: list[tuple[float, float]] = []
        for (ax, ay), (bx, by) in self.edges:
            low, high = min(ay, by), max(ay, by)
            if high <= y or low >= bottom:
                continue
            ends = [_at(ax, ay, bx, by, min(max(v, low), high)) for v in (y, bottom)]
            walls.append((min(ends), max(ends)))
        walls += [(x, x + w) for x, top, w, high in self.taken if top < bottom and top + high > y]
        best = (0.0, 0.0)
        for left, right in inside:
            cuts = sorted(wall for wall in walls if wall[1] > left and wall[0] < right)
            at = left
            for a, b in (*cuts, (right, right)):
                if a - at > best[1] - best[0]:
                    best = (at, a)
                at = max(at, b)
        return (best[0] + EDGE, best[1] - EDGE) if best[1] - best[0] > 4 * EDGE else best


def _across(
    edges: tuple[tuple[tuple[float, float], tuple[float, float]], ...], y: float
) -> list[tuple[float, float]]:
    """Where a level line is inside the polygon."""
    xs = sorted(_at(ax, ay, bx, by, y) for (ax, ay), (bx, by) in edges if (ay <= y) != (by <= y))
    return list(zip(xs[::2], xs[1::2], strict=False))


def _at(ax: float, ay: float, bx: float, by: float, y: float) -> float:
    """Where an edge meets a level line; its left end when it is level itself."""
    return min(ax, bx) if ay == by else ax + (bx - ax) * (y - ay) / (by - ay)


def within(outline: Points, x: float, y: float) -> bool:
    """Does the point lie in the polygon?"""
    return any(left <= x < right for left, right in _across(tuple(pairwise((*outline, outline[0]))), y))
