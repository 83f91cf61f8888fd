"""Where pieces are: under a point, in a direction, nearest, in the order of the focus."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF

from .piece import Piece

ASIDE = 2.2
"""How much more a step aside counts than a step along an arrow's direction."""


def under(pieces: Iterable[Piece], pos: QPointF) -> list[Piece]:
    """All pieces under a point."""
    x, y = pos.x(), pos.y()
    return [p for p in pieces if not p.hidden and p.box.has(x, y) and p.covers(x - p.box.x, y - p.box.y)]


def topmost(pieces: Sequence[Piece]) -> Piece | None:
    """The piece that is seen; a mat only where there is nothing else."""
    return max(pieces, key=lambda p: (not p.mat, p.zValue()), default=None)


def spot(pieces: Iterable[Piece], piece: Piece) -> QPointF | None:
    """A point where this piece is the topmost one; None when it is wholly covered."""
    b, pieces = piece.box, list(pieces)
    shares = (0.5, 0.85, 0.15, 0.95, 0.05, *((0.3, 0.7, 0.4, 0.6, 0.1, 0.9) if piece.placed.outline else ()))
    for fy in (0.5, 0.2, 0.8, *shares[3:]):
        for fx in shares:
            point = QPointF(b.x + fx * b.w, b.y + fy * b.h)
            if topmost(under(pieces, point)) is piece:
                return point
    return None


def seen(pieces: Iterable[Piece], piece: Piece) -> tuple[float, float]:
    """From where to where a piece is not covered by its neighbours, from left to right."""
    b, z, area = piece.box, piece.zValue(), piece.placed.area
    left, right = b.x, b.x + b.w
    for other in pieces:
        o = other.box
        if other.hidden or other.placed.area != area or other.zValue() <= z or abs(o.y - b.y) > b.h / 2:
            continue
        if o.x <= left < o.x + o.w < right - 4:
            left = o.x + o.w
        elif left + 4 < o.x < right <= o.x + o.w:
            right = o.x
    return left, right


def order(pieces: Iterable[Piece], areas: Sequence[str]) -> list[Piece]:
    """Pieces that can have the focus: by area, then line by line."""
    rank = {area: i for i, area in enumerate(areas)}
    shown = [p for p in pieces if not p.hidden and not p.mat]
    return sorted(
        shown, key=lambda p: (rank.get(p.placed.area, len(rank)), round(p.placed.box.y / 20), p.placed.box.x)
    )


def towards(pieces: Iterable[Piece], now: Piece, dx: int, dy: int) -> Piece:
    """The nearest piece in a direction, or `now` when there is none."""
    best, score = now, float("inf")
    ax, ay = _centre(now)
    for piece in pieces:
        bx, by = _centre(piece)
        along, across = (bx - ax) * dx + (by - ay) * dy, abs((bx - ax) * dy) + abs((by - ay) * dx)
        if piece is not now and along > 1 and along + ASIDE * across < score:
            best, score = piece, along + ASIDE * across
    return best


def nearest(pieces: Iterable[Piece], gone: Piece) -> Piece | None:
    """The piece nearest to one that is gone, of the same area if there is any."""
    ax, ay = _centre(gone)

    def far(piece: Piece) -> tuple[bool, float]:
        bx, by = _centre(piece)
        return piece.placed.area != gone.placed.area, abs(bx - ax) + abs(by - ay)

    return min(pieces, key=far, default=None)


def _centre(piece: Piece) -> tuple[float, float]:
    b = piece.placed.box
    return b.x + b.w / 2, b.y + b.h / 2
