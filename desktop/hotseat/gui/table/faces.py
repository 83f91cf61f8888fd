"""Pictures of pieces, drawn once and kept as long as there is room; and the table top beneath them."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap

from hotseat.engine.element import Element
from hotseat.gui import ink

from .arrange import Arrangement
from .layout import Layout

Painter = Callable[[QPainter, float, float, Element, Mapping[str, Any], ink.Look], None]
NOTHING: Mapping[str, Any] = {}


class Pictures:
    """Pixmaps shared by all pieces that look the same; the least recently used go when `limit` bytes are passed."""

    def __init__(self, limit: int = 24 << 20) -> None:
        self.limit, self.bytes = limit, 0
        self._kept: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._any_size: dict[Hashable, Hashable] = {}

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, what: Hashable, size: Hashable) -> QPixmap | None:
        """The picture in exactly this size."""
        found = self._kept.get((what, size))
        if found is not None:
            self._kept.move_to_end((what, size))
        return found

    def rough(self, what: Hashable) -> QPixmap | None:
        """The same picture in some other size, to be scaled until there is time."""
        return self._kept.get(self._any_size.get(what))

    def keep(self, what: Hashable, size: Hashable, pixmap: QPixmap) -> None:
        """Remember a picture."""
        key = (what, size)
        self._drop(key)
        self._kept[key], self._any_size[what] = pixmap, key
        self.bytes += _bytes(pixmap)
        while self.bytes > self.limit and len(self._kept) > 1:
            self._drop(next(iter(self._kept)))

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self._any_size.clear()
        self.bytes = 0

    def _drop(self, key: Hashable) -> None:
        old = self._kept.pop(key, None)
        if old is not None:
            self.bytes -= _bytes(old)
            what = key[0]  # type: ignore[index]
            if self._any_size.get(what) == key:
                del self._any_size[what]


def _bytes(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


def canvas(w: float, h: float, scale: float) -> QPixmap:
    """A transparent pixmap of w x h logical pixels."""
    out = QPixmap(max(1, round(w * scale)), max(1, round(h * scale)))
    out.setDevicePixelRatio(scale)
    out.fill(Qt.GlobalColor.transparent)
    return out


def draw(
    painter: Painter,
    w: float,
    h: float,
    scale: float,
    element: Element,
    facts: Mapping[str, Any],
    look: ink.Look,
) -> QPixmap:
    """One face as a pixmap."""
    out = canvas(w, h, scale)
    p = QPainter(out)
    try:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter(p, w, h, element, facts, look)
    finally:
        p.end()
    return out


def draw_top(
    layout: Layout,
    arrangement: Arrangement,
    painters: Mapping[str, Painter],
    look: ink.Look,
    w: float,
    h: float,
    scale: float,
) -> QPixmap:
    """The table top with panels and the outlines of empty places, as one picture; opaque, so that it is copied fast."""
    out = QPixmap(max(1, round(w * scale)), max(1, round(h * scale)))
    out.setDevicePixelRatio(scale)
    out.fill(ink.colour(look.palette.get("board", look.theme.board)))
    p = QPainter(out)
    try:
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        everything = QRectF(0, 0, w, h)
        board = look.palette.get("board", look.theme.board)
        if "surface" in painters:
            painters["surface"](p, w, h, Element("surface", "surface", "table"), NOTHING, look)
        elif layout.surface == "planks" and look.theme.textured:
            ink.planks(p, everything, ink.mix(board, "#FFFFFF", 0.06), ink.mix(board, "#000000", 0.12))
        else:
            p.fillRect(everything, ink.colour(board))
        for panel in arrangement.panels:
            if panel.style == "mat":
                continue
            r = QRectF(panel.box.x, panel.box.y, panel.box.w, panel.box.h)
            own = painters.get(f"panel-{panel.style}")
            if look.theme.textured:
                shadow(p, r, 12)
            if own is not None:
                p.save()
                p.translate(r.topLeft())
                own(
                    p,
                    r.width(),
                    r.height(),
                    Element(panel.area, f"panel-{panel.style}", panel.area),
                    NOTHING,
                    look,
                )
                p.restore()
            else:
                fill = look.palette.get(panel.style, look.theme.mat)
                _ground(p, r, panel.style, fill, look)
        p.setBrush(ink.colour("#000000", 38))
        p.setPen(QPen(ink.colour("#FFFFFF", 40), 1, Qt.PenStyle.DashLine))
        for b in arrangement.slots:
            p.drawPath(ink.rounded(QRectF(b.x, b.y, b.w, b.h).adjusted(1, 1, -1, -1), ink.corner(b.w, b.h)))
    finally:
        p.end()
    return out


def shadow(p: QPainter, r: QRectF, radius: float, deep: int = 4) -> None:
    """A soft shadow below a raised rectangle."""
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(ink.colour("#000000", 24))
    for i in range(deep):
        p.drawPath(ink.rounded(r.adjusted(-i, -i + 2, i, i + 2), radius + i))


def _ground(p: QPainter, r: QRectF, style: str, fill: str, look: ink.Look) -> None:
    if not look.theme.textured:
        p.setBrush(ink.colour(fill))
        p.setPen(QPen(ink.colour(look.theme.edge), look.theme.line))
        p.drawPath(ink.rounded(r.adjusted(1, 1, -1, -1), 10))
    elif style == "slate":
        ink.slate(p, r, fill)
    else:
        ink.paper(p, r, fill)


def paint_chip(
    p: QPainter,
    w: float,
    h: float,
    element: Element,
    _facts: Mapping[str, Any],
    look: ink.Look,
    tokens: Mapping[str, str],
) -> None:
    """Many cards folded to one: how many, and what they have together."""
    theme = look.theme
    for i in (2, 1):  # a small heap: two edges look out to the right
        p.save()
        p.translate(i * 2.0, i * 1.0)
        ink.card(p, w - 4, h - 2, theme)
        p.restore()
    w, h = w - 4, h - 2
    ink.card(p, w, h, theme)
    fill, on = theme.bands[0], theme.band_inks[0]
    if element.seat is not None and element.seat < len(look.seats):
        fill, on = theme.band(look.seats[element.seat].colour)
    head = QRectF(0, 0, w, h * 0.19)
    ink.head(p, head, fill, theme, ink.corner(w, h))
    ink.icon(p, QRectF(w * 0.08, head.height() * 0.12, w * 0.4, head.height() * 0.76), "account-group", on)
    ink.number(p, QRectF(w * 0.46, 0, w * 0.5, head.height()), element.badges.get("count", 0), h * 0.16, on)
    sums = [(k, n) for k, n in element.badges.items() if k != "count"]
    step = (h * 0.97 - head.height() - 2) / max(4, len(sums))
    for i, (name, n) in enumerate(sums):
        if n:
            r = QRectF(w * 0.05, head.height() + 2 + i * step, w * 0.90, step)
            kind, _, colour = tokens.get(name, name).partition(" ")
            if kind in ink.TOKENS:
                ink.token(p, r, tokens[name], n, theme)
            else:
                ink.cell(p, r.adjusted(0, 0.5, 0, -0.5), kind, colour or "#6A5A48", n, theme)
