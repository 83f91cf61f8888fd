"""Pieces with the shape of a region on a drawn map, and what lies on them. Pure, without Qt."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hotseat.engine.element import Element

from .layout import Node
from .packing import Lot, Points, Rect, pack

Facts = Mapping[str, Mapping[str, Any]]


@dataclass(slots=True)
class Regions:
    """Everything on the map, in the order in which it lies on top of each other."""

    at: list[tuple[Element, Rect, Points]] = field(default_factory=list)
    """Piece, its rectangle, and its outline from the corner of the rectangle on; no outline = the rectangle itself."""
    piles: dict[str, int] = field(default_factory=dict)
    """The piece that stands for a pile of like ones -> how many they are."""
    hidden: dict[str, str] = field(default_factory=dict)
    """Piece -> the one that stands for it."""


def lay(
    node: Node,
    box: Rect,
    wards: Sequence[Element],
    others: Mapping[str, Element],
    lying: Mapping[str, Sequence[Element]],
    facts: Facts,
) -> Regions:
    """The regions of a node on a drawing that fills `box` as far as its proportions allow.

    `wards` are the pieces with a shape, `others` those at the places of `frames`, `lying` what lies on which piece.
    """
    assert node.canvas is not None
    left, top, width, height = node.canvas
    k = min(box[2] / width, box[3] / height)
    x0, y0 = box[0] + (box[2] - width * k) / 2 - left * k, box[1] + (box[3] - height * k) / 2 - top * k
    out = Regions()
    framed = [
        (others[place], (x0 + x * k, y0 + y * k, w * k, h * k), (x, y, w, h) == node.canvas)
        for place, (x, y, w, h) in node.frames.items()
        if place in others
    ]
    out.at += [(e, rect, ()) for e, rect, whole in framed if whole]
    for ward in wards:
        printed = facts.get(f"{ward.kind}/{ward.face}", {})
        if "polygon" not in printed:
            continue
        shape = tuple((x0 + x * k, y0 + y * k) for x, y in printed["polygon"])
        bounds = _bounds(shape)
        out.at.append((ward, bounds, tuple((x - bounds[0], y - bounds[1]) for x, y in shape)))
        bx, by = printed.get("badge", (0, 0))
        free: defaultdict[tuple[str, int | None, str | None], list[Element]] = defaultdict(list)
        for e in lying.get(ward.id, ()):
            spot = e.place.partition(":")[2].partition("/")[0]
            if spot in node.pins:
                dx, dy = node.pins[spot]
                w, h = (v * k for v in node.sizes.get(e.kind, (40.0, 40.0)))
                out.at.append((e, (x0 + (bx + dx) * k - w / 2, y0 + (by + dy) * k - h / 2, w, h), ()))
            else:
                free[e.kind, e.seat, e.face].append(e)
        room = printed.get("pieces", (bx, by, 1, 1))
        kept = tuple(
            _square(printed[name], half, x0, y0, k) for name, half in node.kept.items() if name in printed
        )
        _heap(node, out, free, shape, (x0 + room[0] * k, y0 + room[1] * k, room[2] * k, room[3] * k), kept, k)
    out.at += [(e, rect, ()) for e, rect, whole in framed if not whole]
    return out


def _heap(
    node: Node,
    out: Regions,
    free: Mapping[tuple[str, int | None, str | None], list[Element]],
    shape: Points,
    room: Rect,
    kept: tuple[Rect, ...],
    k: float,
) -> None:
    """Pack what lies on one region; like pieces stand side by side."""
    kinds = list(node.sizes)
    known = [key for key in free if key[0] in kinds]
    known.sort(key=lambda key: (kinds.index(key[0]), -1 if key[1] is None else key[1], key[2] or ""))
    lots = tuple(
        Lot(
            kinds.index(kind),
            len(free[kind, seat, face]),
            *(v * k for v in node.sizes[kind]),
            node.least.get(kind, 0.0),
        )
        for kind, seat, face in known
    )
    if not lots:
        return
    packed = pack(shape, room, kept, lots)
    for key, rects, piled in zip(known, packed.boxes, packed.piled, strict=True):
        es = free[key]
        if piled:
            out.piles[es[0].id] = len(es)
            out.hidden |= {e.id: es[0].id for e in es[1:]}
        out.at += [(e, r, ()) for e, r in zip(es, rects, strict=False)]


def _bounds(points: Points) -> Rect:
    """The whole-pixel rectangle around a polygon."""
    xs, ys = [x for x, _ in points], [y for _, y in points]
    left, top = float(int(min(xs))), float(int(min(ys)))
    return left, top, float(int(max(xs) - left) + 1), float(int(max(ys) - top) + 1)


def _square(middle: Iterable[float], half: float, x0: float, y0: float, k: float) -> Rect:
    x, y = middle
    return x0 + (x - half) * k, y0 + (y - half) * k, 2 * half * k, 2 * half * k
