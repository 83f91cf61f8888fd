"""From places to boxes: a pure function without Qt. Overlap first, then smaller cards; whole pixels at rest."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import pairwise
from math import ceil, sqrt
from typing import Any, TypeVar

from hotseat.engine.element import Element

from . import regions
from .layout import Cell, Layout, Mat, Node
from .packing import Points

N = TypeVar("N", int, float)

LABEL = 18.0
"""Height of the line of text over the cells of a mat."""
EDGE = 10.0
"""Room between the edge of a mat and its cards."""
FANNED = 0.16
"""Visible share of a card in a pile."""
SLIVER = 0.07
"""Visible share of a card's height when a crew is squeezed together."""
LEAST_CARD = 24.0
NO_FACTS: Mapping[str, Mapping[str, Any]] = {}
OPENED = 230.0
"""Height of the cards of an opened chip, if the table is high enough."""


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle in logical pixels."""

    x: float
    y: float
    w: float
    h: float

    def inset(self, left: float, top: float, right: float, bottom: float) -> Box:
        """Without its margins; never smaller than one pixel."""
        return Box(
            self.x + left, self.y + top, max(1.0, self.w - left - right), max(1.0, self.h - top - bottom)
        )

    def has(self, x: float, y: float) -> bool:
        """Does the point lie in it?"""
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def whole(self) -> Box:
        """On whole pixels."""
        return Box(round(self.x), round(self.y), max(1, round(self.w)), max(1, round(self.h)))


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a piece rests: higher `z` lies on top; `size` is the face to draw, or "hidden"."""

    box: Box
    z: int
    area: str
    size: str = "full"
    outline: Points = ()
    """The shape of a region, from the corner of its box on; empty = the box itself."""


@dataclass(frozen=True, slots=True)
class Panel:
    """A painted ground. `style` is "mat" for the area of a seat."""

    area: str
    box: Box
    style: str


@dataclass(frozen=True, slots=True)
class Chip:
    """Cards folded to one small piece because the mat is too crowded. `fact` names the amounts that it adds up."""

    id: str
    seat: int
    label: str
    fact: str
    members: tuple[str, ...]


@dataclass(slots=True)
class Arrangement:
    """The whole table, ready to be drawn."""

    items: dict[str, Placed] = field(default_factory=dict)
    panels: list[Panel] = field(default_factory=list)
    slots: list[Box] = field(default_factory=list)
    """Outlines of places that keep their room when empty."""
    labels: list[tuple[str, Box]] = field(default_factory=list)
    """Text key `area-<label>` and the line it stands on."""
    chips: dict[str, Chip] = field(default_factory=dict)
    piles: dict[str, int] = field(default_factory=dict)
    """The piece that stands for a pile of like ones -> how many they are; it is drawn with the badge `count`."""
    spots: dict[str, Box] = field(default_factory=dict)
    """Place -> box, for empty places too."""
    areas: list[str] = field(default_factory=list)
    """In the order of the layout: the order of Tab."""
    unplaced: list[str] = field(default_factory=list)
    """Elements that the layout has no place for."""


def arrange(
    layout: Layout,
    size: tuple[float, float],
    elements: Sequence[Element],
    seats: int,
    viewer: int | None,
    focus_seat: int | None = None,
    facts: Mapping[str, Mapping[str, Any]] = NO_FACTS,
) -> Arrangement:
    """Places every element on a table of `size`; `facts` are printed on the pieces and give regions their shape.

    The viewer has the large place; without a viewer it is `focus_seat` or seat 0, which is geometry only.
    """
    base = viewer if viewer is not None else focus_seat if focus_seat is not None else 0
    work = _Arranging(layout, elements, seats, base, size)
    work.facts = facts
    work.node(work.tree, Box(0, 0, *size).inset(*[layout.gap] * 4), "table")
    work.lay_on_pieces()
    out = work.out
    out.items = {k: replace(p, box=p.box.whole()) for k, p in out.items.items()}
    out.slots = [b.whole() for b in out.slots]
    out.spots = {k: b.whole() for k, b in out.spots.items()}
    out.panels = [Panel(p.area, p.box.whole(), p.style) for p in out.panels]
    out.unplaced = [e.id for e in elements if e.id not in out.items]
    return out


def unfold(
    layout: Layout,
    arrangement: Arrangement,
    chip: Chip,
    elements: Mapping[str, Element],
    size: tuple[float, float],
) -> tuple[Box, dict[str, Placed]]:
    """An opened chip: the sheet beneath, and its members large, side by side, near the chip and inside the table."""
    at = arrangement.items[chip.id].box
    margin = layout.gap
    h = min(OPENED, size[1] - 4 * margin)
    widths = [h * (layout.kind(elements[i].kind).aspect or layout.aspect) for i in chip.members]
    room = size[0] - 4 * margin
    steps = [w + margin for w in widths]
    total = sum(steps) - margin
    if total > room:  # overlap, and if there are very many, smaller cards
        strip = max(0.0, (room - widths[-1]) / max(1.0, sum(widths[:-1])))
        steps = [w * strip for w in widths]
        total = sum(steps[:-1]) + widths[-1]
    x = min(max(2 * margin, at.x + at.w / 2 - total / 2), size[0] - 2 * margin - total)
    y = at.y + at.h + 2 * margin
    if y + h > size[1] - 2 * margin:
        y = max(2 * margin, at.y - h - 2 * margin)
    sheet = Box(x - margin, y - margin, total + 2 * margin, h + 2 * margin).whole()
    out, n = {}, len(chip.members)
    for i, (member, w, step) in enumerate(zip(chip.members, widths, steps, strict=True)):
        out[member] = Placed(Box(x, y, w, h).whole(), 30_000 + n - i, arrangement.items[chip.id].area, "full")
        x += step
    return sheet, out


@dataclass(frozen=True, slots=True)
class _Width:
    """Width of a cell as a function of the height of its cards: `per * h + fixed`; wished, and the least that will do."""

    wish: float
    wish_fixed: float
    least: float
    least_fixed: float


class _Arranging:
    def __init__(
        self, layout: Layout, elements: Sequence[Element], seats: int, base: int, size: tuple[float, float]
    ) -> None:
        self.layout, self.elements, self.seats, self.base = layout, elements, seats, base
        self.tree, self.mats = layout.fitting(*size, seats)
        self.table_height = size[1]
        self.by_place: dict[str, Element] = {}
        self.rows: defaultdict[str, list[Element]] = defaultdict(list)
        self.lying: defaultdict[str, list[Element]] = defaultdict(list)
        for e in elements:
            if ":" in e.place:
                self.lying[e.place.split(":", 1)[0]].append(e)
            else:
                self.by_place[e.place] = e
                head, _, last = e.place.rpartition("/")
                self.rows[head if last.isdigit() else e.place].append(e)
        self.facts = NO_FACTS
        self.out = Arrangement()
        self.z = 0

    # -- the tree ----------------------------------------------------------------------------------------
    def node(self, n: Node, box: Box, area: str) -> None:
        area = n.area or area
        if n.panel:
            self.out.panels.append(Panel(area, box, n.panel))
        box = box.inset(*n.pad)
        if n.each:
            first = 1 if n.each == "others" else 0
            whose = [(self.base + k) % self.seats for k in range(first, self.seats)]
            lines = self.per_seats(n.lines)
            across = ceil(len(whose) / lines)
            other = "col" if n.dir == "row" else "row"
            for i, strip in enumerate(split(box, [1.0] * lines, other, self.layout.gap)):
                part = whose[i * across : (i + 1) * across]
                boxes = split(strip, [1.0] * len(part), n.dir, self.layout.gap)
                for seat, at in zip(part, boxes, strict=True):
                    self.mat(self.mats[n.mat], at, seat)
        elif n.mat:
            self.mat(self.mats[n.mat], box, self.base)
        elif n.place:
            self.stack(n, box, area)
        else:
            children, direction = (n.row, "row") if n.row else (n.col, "col")
            weights = [self.weight(c) for c in children]
            for child, part in zip(children, split(box, weights, direction, self.layout.gap), strict=True):
                self.node(child, part, area)

    def weight(self, n: Node) -> float:
        return self.per_seats(n.weight)

    def per_seats(self, given: N | dict[int, N]) -> N:
        """A number that may depend on how many play."""
        return given.get(self.seats, next(iter(given.values()))) if isinstance(given, dict) else given

    def stack(self, n: Node, box: Box, area: str) -> None:
        """A leaf outside the mats."""
        self.stop(area)
        es = self.named(n.place)
        if n.stack == "slots":
            self.slots(n.place, n, box, area)
        elif n.stack in ("map", "track"):
            self.points(n, box, area)
        elif n.stack == "regions":
            self.regions(n, box, area)
        elif n.stack == "hide":
            self.hide(es, box, area)
        else:
            cell = Cell(n.place, n.stack, n.face)
            width = self.width(cell, es, 1.0)
            h = min(box.h, max(LEAST_CARD, (box.w - width.least_fixed) / (width.least or 1.0)))
            room = min(box.w, width.wish * h + width.wish_fixed)
            self.cell(cell, es, Box(box.x + (box.w - room) / 2, box.y + (box.h - h) / 2, room, h), area, 1.0)

    def slots(self, place: str, n: Node | Cell, box: Box, area: str) -> None:
        """Places that keep their room and are outlined when empty, in `lines` lines."""
        gap, slots, lines = self.layout.gap, self.per_seats(n.n), self.per_seats(n.lines)
        columns = ceil(slots / lines)
        names = [place.replace("*", str(i)) for i in range(slots)]
        others = (
            [n.instead.replace("*", str(i)) for i in range(slots)]
            if isinstance(n, Node) and n.instead
            else names
        )
        if not any(name in self.by_place for name in names):
            names = others
        aspect = self.slot_aspect(names, n.face)
        h = (box.h - gap * (lines - 1)) / lines
        w = min(h * aspect, (box.w - gap * (columns - 1)) / columns)
        h = w / aspect
        x0 = box.x + (box.w - columns * w - (columns - 1) * gap) / 2
        y0 = box.y + (box.h - lines * h - (lines - 1) * gap) / 2
        for i, name in enumerate(names):
            b = Box(x0 + i % columns * (w + gap), y0 + i // columns * (h + gap), w, h)
            self.out.slots.append(b)
            self.out.spots[name] = b
            e = self.by_place.get(name)
            if e is not None:
                self.put(e, b, area, n.face)

    def slot_aspect(self, names: Sequence[str], face: str) -> float:
        """Width / height of a row of slots: that of the first piece there."""
        first = next((self.by_place[p] for p in names if p in self.by_place), None)
        return self.wide(first, face) if first else self.layout.aspect

    def points(self, n: Node, box: Box, area: str) -> None:
        """A map or a track: heaps of pieces around given points."""
        head = n.place.removesuffix("/*")
        points = dict(n.points) if n.stack == "map" else along(n.path, self.per_seats(n.n))
        h = box.h * n.height
        for name, (fx, fy) in points.items():
            place = f"{head}/{name}"
            cx, cy = box.x + fx * box.w, box.y + fy * box.h
            self.out.spots[place] = Box(cx - h / 2, cy - h / 2, h, h)
            heap = [self.by_place[place]] if place in self.by_place else []
            heap += [e for e in self.rows.get(place, ()) if e not in heap]
            columns = ceil(sqrt(len(heap)))
            for i, e in enumerate(heap):
                w = h * self.wide(e, n.face)
                lines = ceil(len(heap) / columns)
                x = cx + (i % columns - (columns - 1) / 2) * w * 0.8 - w / 2
                y = cy + (i // columns - (lines - 1) / 2) * h * 0.8 - h / 2
                x, y = min(max(x, box.x), box.x + box.w - w), min(max(y, box.y), box.y + box.h - h)
                self.put(e, Box(x, y, w, h), area, n.face)

    def regions(self, n: Node, box: Box, area: str) -> None:
        """A drawn map: pieces with the shapes of its regions, what lies on them, and other places on the drawing."""
        head = n.place.removesuffix("/*")
        wards = [e for place, e in self.by_place.items() if place.startswith(f"{head}/")]
        found = regions.lay(n, (box.x, box.y, box.w, box.h), wards, self.by_place, self.lying, self.facts)
        for e, rect, outline in found.at:
            self.out.items[e.id] = Placed(Box(*rect), self.next_z(1), area, "full", outline)
            self.out.spots[e.place] = Box(*rect)
        for hidden, seen in found.hidden.items():
            at = self.out.items[seen]
            self.out.items[hidden] = Placed(at.box, at.z - 1, area, "hidden")
        self.out.piles |= found.piles

    # -- mats --------------------------------------------------------------------------------------------
    def mat(self, mat: Mat, box: Box, seat: int) -> None:
        """The area of a seat: a line of cells, all cards of one height; several lines when they get larger by it."""
        area = f"seat{seat}"
        self.stop(area)
        self.out.panels.append(Panel(area, box, "mat"))
        self.out.spots[area] = box
        own = self.by_place.get(area)
        if own is not None:
            self.out.items[own.id] = Placed(box, -1, area, mat.face)
        inner = box.inset(EDGE, mat.header, EDGE, self.layout.gap)
        cells = [(c, self.named(c.place.format(s=seat))) for c in mat.row]
        shown = [(c, es) for c, es in cells if c.stack != "hide"]
        lines = [[(c, es) for c, es in shown if c.line == n] for n in sorted({c.line for c, _ in shown})]
        high = self.roomy(mat, shown, inner.w)
        if len(lines) > 1 and high >= (inner.h - self.layout.gap) / len(lines):
            lines, spare = [shown], max(0.0, inner.h - high)
            inner = inner.inset(0, spare / 2, 0, spare / 2)
        for line, part in zip(lines, split(inner, [1.0] * len(lines), "col", self.layout.gap), strict=True):
            self.line_of_cells(mat, line, part, area, seat)
        corner = Box(box.x + box.w - 3 * EDGE, box.y + 6, 2 * EDGE, mat.header - 8)
        for c, es in cells:
            if c.stack == "hide":
                self.hide(es, corner, area)

    def between(self, mat: Mat) -> float:
        """Room between two cells."""
        return 2 * self.layout.gap if mat.gap is None else mat.gap

    def roomy(self, mat: Mat, cells: Sequence[tuple[Cell, list[Element]]], room: float) -> float:
        """How high cards can be in one line without any overlap."""
        parts = [self.width(c, es, 1.0) for c, es in cells]
        gaps = self.between(mat) * max(0, sum(p.wish > 0 or p.wish_fixed > 0 for p in parts) - 1)
        return (room - gaps - sum(p.wish_fixed for p in parts)) / (sum(p.wish for p in parts) or 1.0)

    def line_of_cells(
        self, mat: Mat, shown: Sequence[tuple[Cell, list[Element]]], inner: Box, area: str, seat: int
    ) -> None:
        top = LABEL if any(c.label for c, _ in shown) else 0.0
        h, squeeze, widths = self.fit(mat, shown, inner.w, inner.h - top, seat)
        y = inner.y + top + (inner.h - top - h) / 2
        x = inner.x
        for (c, es), w in zip(shown, widths, strict=True):
            if c.label and w > 1:
                self.out.labels.append((c.label, Box(x, y - LABEL, w, LABEL - 2)))
            self.out.spots[c.place.format(s=seat).removesuffix("/*")] = Box(x, y, max(w, 1.0), h)
            chip = self.chip_id(c, seat)
            if chip in self.out.chips:
                self.out.items[chip] = Placed(Box(x, y, w, h), self.next_z(1), area, "chip")
                for e in es:
                    self.out.items[e.id] = Placed(Box(x, y, w, h), self.z, area, "hidden")
            elif c.stack == "slots":
                self.slots(c.place.format(s=seat), c, Box(x, y, w, h), area)
            elif es:
                self.cell(c, es, Box(x, y, w, h), area, squeeze)
            x += w + self.between(mat) if w else 0.0

    def fit(
        self, mat: Mat, cells: Sequence[tuple[Cell, list[Element]]], room: float, h: float, seat: int
    ) -> tuple[float, float, list[float]]:
        """(card height, squeeze of crews, width of each cell).

        Fans overlap first, then cards get smaller; when digits would be too small to read, crowded cells fold to chips,
        then crews slide together; only then are the digits small after all.
        """
        least_digit = max((v for k, v in mat.least.items() if k <= self.table_height), default=0.0)
        faces = {c.face for c, es in cells if es}
        least = least_digit / min((self.layout.digits[f] for f in faces), default=1.0)
        folding = [c for c, es in cells if c.fold and len(es) > 1]
        crews = any(c.stack == "groups" for c, _ in cells)
        tries = [(False, 1.0), *[(True, 1.0)] * bool(folding), *[(bool(folding), 0.0)] * crews]
        for fold, squeeze in tries:
            parts = [
                self.chip_width() if fold and c in folding else self.width(c, es, squeeze) for c, es in cells
            ]
            gaps = self.between(mat) * max(0, sum(p.wish > 0 or p.wish_fixed > 0 for p in parts) - 1)
            fixed, per = sum(p.least_fixed for p in parts) + gaps, sum(p.least for p in parts)
            fits = int(max(LEAST_CARD, min(h, (room - fixed) / per) if per else h))
            if fits >= least:
                break
        if fold:
            for c, es in cells:
                if c in folding:
                    chip = Chip(
                        self.chip_id(c, seat),
                        seat,
                        c.place.rsplit("/", 2)[-2],
                        c.fold,
                        tuple(e.id for e in es),
                    )
                    self.out.chips[chip.id] = chip
        height = float(fits)
        wishes = [p.wish * height + p.wish_fixed for p in parts]
        leasts = [p.least * height + p.least_fixed for p in parts]
        spare, give = room - gaps - sum(leasts), sum(wishes) - sum(leasts)
        share = 1.0 if give <= max(0.0, spare) else max(0.0, spare / give)
        return height, squeeze, [lo + (hi - lo) * share for lo, hi in zip(leasts, wishes, strict=True)]

    def chip_id(self, c: Cell, seat: int) -> str:
        return f"chip/{c.place.format(s=seat).removesuffix('/*')}" if c.fold else ""

    def chip_width(self) -> _Width:
        w = self.layout.kind("chip").narrow
        return _Width(w, 0, w, 0)

    def width(self, c: Cell, es: Sequence[Element], squeeze: float) -> _Width:
        """How wide a cell wants to be, and how narrow it may get, by the height of its cards."""
        gap, n = self.layout.gap, len(es)
        if c.stack == "slots":
            columns = ceil(c.n / c.lines)
            aspect = self.slot_aspect([e.place for e in es], c.face)
            w = aspect * columns / c.lines
            fixed = gap * (columns - 1) - w * gap * (c.lines - 1)
            return _Width(w, fixed, w, fixed)
        if not n:
            return _Width(0, 90, 0, 64) if c.label else _Width(0, 0, 0, 0)
        ws = [self.wide(e, c.face) for e in es]
        if c.stack == "groups":
            crews = sum(self.crew_step(m, c.face, squeeze) for e in es for m in self.lying[e.id])
            fixed = gap * (n - 1) + (sum(len(self.lying[e.id]) + 1 for e in es) if c.face == "small" else 0)
            return _Width(sum(ws) + crews, fixed, sum(ws) + crews, fixed)
        if c.stack == "pile":
            return _Width(ws[-1] + FANNED * sum(ws[:-1]), 0, max(ws), 0)
        if c.face == "small":
            return _Width(sum(ws), 2 * (n - 1), sum(ws), 2 * (n - 1))
        return _Width(sum(ws), gap * (n - 1), ws[-1] + self.layout.strip * sum(ws[:-1]), 0)

    def crew_step(self, e: Element, face: str, squeeze: float) -> float:
        """Visible share of the card height of one of a crew: its whole narrow face, or the column of its numbers."""
        w = self.wide(e, face)
        shown = w if face == "small" else w * self.layout.strip
        return SLIVER + (shown - SLIVER) * squeeze

    # -- stacks ------------------------------------------------------------------------------------------
    def cell(self, c: Cell, es: Sequence[Element], box: Box, area: str, squeeze: float) -> None:
        if c.stack == "groups":
            self.groups(c, es, box, area, squeeze)
        else:
            self.line(c, es, box, area)

    def line(self, c: Cell, es: Sequence[Element], box: Box, area: str) -> None:
        """Side by side, overlapping as far as the room asks for."""
        ws = [box.h * self.wide(e, c.face) for e in es]
        wish = (
            [w * FANNED for w in ws]
            if c.stack == "pile"
            else [w + (2 if c.face == "small" else self.layout.gap) for w in ws]
        )
        total = sum(wish[:-1])
        k = min(1.0, max(0.0, box.w - ws[-1]) / total) if total else 1.0
        n = len(es)
        base = self.next_z(n)
        x = box.x
        for i, e in enumerate(
            es
        ):  # in a fan the leftmost lies on top, so that the columns at the right stay visible
            z = base + (i if c.stack == "pile" else n - i)
            self.out.items[e.id] = Placed(Box(x, box.y, ws[i], box.h), z, area, c.face)
            x += wish[i] * k

    def groups(self, c: Cell, es: Sequence[Element], box: Box, area: str, squeeze: float) -> None:
        """Each card with those that lie on it tucked under its right edge."""
        h, x = box.h, box.x
        small = c.face == "small"
        for e in es:
            crew = self.lying[e.id]
            base = self.next_z(len(crew) + 1)
            w = h * self.wide(e, c.face)
            edge = x + w
            for i, member in enumerate(crew):
                shown = h * self.crew_step(member, c.face, squeeze)
                edge += shown + small
                mw = h * self.wide(member, c.face)
                self.out.items[member.id] = Placed(
                    Box(edge - mw, box.y, mw, h), base + len(crew) - i, area, c.face
                )
            self.out.items[e.id] = Placed(Box(x, box.y, w, h), base + len(crew) + 1, area, c.face)
            x = edge + self.layout.gap

    def hide(self, es: Sequence[Element], box: Box, area: str) -> None:
        for e in es:
            self.out.items[e.id] = Placed(box, -2, area, "hidden")

    def lay_on_pieces(self) -> None:
        """Pieces that lie on a piece outside of groups; and on hidden ones, hidden."""
        for e in self.elements:
            on = (
                self.out.items.get(e.place.split(":", 1)[0])
                if ":" in e.place and e.id not in self.out.items
                else None
            )
            if on is None:
                continue
            if on.size == "hidden":
                self.out.items[e.id] = on
                continue
            parent, _, spot = e.place.partition(":")
            name, _, last = spot.rpartition("/")
            kind = next(p.kind for p in self.elements if p.id == parent)
            if self.layout.kind(kind).covers:
                self.out.items[e.id] = Placed(on.box, on.z - 1, on.area, "hidden")
                continue
            small = self.layout.kind(kind).spots.get(f"{name}-small") if on.size == "small" else None
            fx, fy, *high = small or self.spot(kind, name, e.seat)
            b = on.box
            h = b.h * (high[0] if high else self.layout.kind(e.kind).lies)
            w = h * self.wide(e, "full")
            x = b.x + fx * b.w - w / 2
            ends = (o.place.rpartition("/") for o in self.lying[parent])
            furthest = max(
                (int(n) for head, _, n in ends if head == f"{parent}:{name}" and n.isdigit()), default=0
            )
            step = min(w * 0.9, (b.x + b.w - w - x) / max(1, furthest))
            x += (int(last) if last.isdigit() else 0) * max(1.0, step)
            y = b.y + fy * b.h - h / 2
            x, y = min(max(x, b.x), b.x + b.w - w), min(max(y, b.y), b.y + b.h - h)
            self.out.items[e.id] = Placed(Box(x, y, w, h), self.next_z(1), on.area, "full")

    def spot(self, kind: str, name: str, seat: int | None) -> tuple[float, ...]:
        """Where pieces lie on a piece. A spot of a seat, `name-<seat>`, may be given as `name-near` for the seat with the
        large place and `name-far` for the others."""
        spots = self.layout.kind(kind).spots
        side = f"{name.removesuffix(f'-{seat}')}-{'near' if seat == self.base else 'far'}"
        return spots.get(name) or spots.get(side) or (0.25, 0.75)

    # -- small things ------------------------------------------------------------------------------------
    def named(self, place: str) -> list[Element]:
        return self.rows.get(place.removesuffix("/*"), [])

    def wide(self, e: Element, face: str) -> float:
        """Width / height of a face."""
        kind = self.layout.kind(e.kind)
        return kind.narrow if face == "small" else kind.aspect or self.layout.aspect

    def next_z(self, n: int) -> int:
        """The z below a block of n pieces."""
        self.z += n + 1
        return self.z - n

    def put(self, e: Element, box: Box, area: str, size: str) -> None:
        self.out.items[e.id] = Placed(box, self.next_z(1), area, size)

    def stop(self, area: str) -> None:
        if area not in self.out.areas:
            self.out.areas.append(area)


def along(path: Sequence[tuple[float, float]], n: int) -> dict[str, tuple[float, float]]:
    """n points spread evenly along a line of straight parts, named "0" to "n-1"."""
    lengths = [sqrt((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2) for a, b in pairwise(path)]
    out, part, walked = {}, 0, 0.0
    for i in range(n):
        goal = sum(lengths) * i / max(1, n - 1)
        while part < len(lengths) - 1 and walked + lengths[part] < goal:
            walked += lengths[part]
            part += 1
        k = min(1.0, (goal - walked) / (lengths[part] or 1.0))
        (ax, ay), (bx, by) = path[part], path[part + 1]
        out[str(i)] = (ax + (bx - ax) * k, ay + (by - ay) * k)
    return out


def split(box: Box, weights: Sequence[float], direction: str, gap: float) -> list[Box]:
    """Parts of a box by weight, side by side ("row") or one above the other ("col")."""
    total, out = sum(weights) or 1.0, []
    at = box.x if direction == "row" else box.y
    room = (box.w if direction == "row" else box.h) - gap * (len(weights) - 1)
    for w in weights:
        s = room * w / total
        out.append(Box(at, box.y, s, box.h) if direction == "row" else Box(box.x, at, box.w, s))
        at += s + gap
    return out
