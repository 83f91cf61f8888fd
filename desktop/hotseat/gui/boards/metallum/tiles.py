"""Subroutine tiles: puzzle pieces with coloured notches on their inner edges, which meet on the 2x2 board."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF

from hotseat.engine.element import Element
from hotseat.gui import ink
from hotseat.gui.fonts import font
from hotseat.gui.ink import Look
from hotseat.gui.theme import Theme, mix

from . import signs

Facts = Mapping[str, Any]

LARGE = 130.0
"""Height from which on a tile carries its name and its text."""

NOTCHES = {"red": "#E5484D", "blue": "#3F8CFF", "green": "#35B36A", "yellow": "#F2C230"}
"""Colours of the interfaces; every colour has a shape as well."""
BODIES = {"move": "#3D5C8C", "deploy": "#8A5A2E", "special": "#5B4A86", "enhancement": "#2F6B62"}
KINDS = {"move": "rocket-launch", "deploy": "pickaxe", "special": "star-four-points", "enhancement": "cog"}


def edges(facts: Facts) -> tuple[str, str]:
    """The two inner edges of a tile on the board: sideways and up or down."""
    return ("right" if facts["col"] == 0 else "left", "bottom" if facts["row"] == 0 else "top")


def _notch_path(colour: str) -> QPainterPath:
    """The shape of an interface around (0, 0) with radius 1; half of it lies on each tile."""
    out = QPainterPath()
    if colour == "red":
        out.addEllipse(QPointF(0, 0), 1.0, 1.0)
    elif colour == "blue":
        out.addPolygon(QPolygonF([QPointF(0, -1.2), QPointF(1.2, 0), QPointF(0, 1.2), QPointF(-1.2, 0)]))
    elif colour == "green":
        out.addRect(QRectF(-0.9, -0.9, 1.8, 1.8))
    else:
        points = [(0.5, -1.1), (1.15, 0), (0.5, 1.1), (-0.5, 1.1), (-1.15, 0), (-0.5, -1.1)]
        out.addPolygon(QPolygonF([QPointF(*q) for q in points]))
    out.closeSubpath()
    return out


def _notch(p: QPainter, r: QRectF, side: str, colour: str, theme: Theme) -> None:
    """An interface on an edge, cut off by the tile's clip."""
    at = {
        "right": QPointF(r.right(), r.center().y()),
        "left": QPointF(r.x(), r.center().y()),
        "bottom": QPointF(r.center().x(), r.bottom()),
        "top": QPointF(r.center().x(), r.y()),
    }[side]
    size = min(r.width(), r.height()) * (0.17 if r.height() < LARGE else 0.09)
    p.save()
    p.translate(at)
    p.scale(size, size)
    edge = ink.pen("#FFFFFF" if theme.textured else "#000000", 0.16)
    p.setPen(edge)
    p.setBrush(ink.colour(NOTCHES[colour]))
    p.drawPath(_notch_path(colour))
    p.restore()


def _wall(p: QPainter, r: QRectF, side: str, theme: Theme) -> None:
    """An inner edge without interface: nothing fits here."""
    k = min(r.width(), r.height())
    thick, inset = k * 0.07, k * 0.16
    bar = {
        "right": QRectF(r.right() - thick, r.y() + inset, thick, r.height() - 2 * inset),
        "left": QRectF(r.x(), r.y() + inset, thick, r.height() - 2 * inset),
        "bottom": QRectF(r.x() + inset, r.bottom() - thick, r.width() - 2 * inset, thick),
        "top": QRectF(r.x() + inset, r.y(), r.width() - 2 * inset, thick),
    }[side]
    p.setPen(ink.NO_PEN)
    p.setBrush(ink.colour("#12161E" if theme.textured else "#FFFFFF"))
    p.drawRect(bar)


def paint_tile(p: QPainter, w: float, h: float, element: Element, facts: Facts, look: Look) -> None:
    """A tile: complexity in its outer corner, what it does, its interfaces; greyed when it is executed."""
    theme, executed = look.theme, "executed" in element.marks
    flat = not theme.textured
    body = mix(BODIES[facts["type"]], "#000000", 1 - theme.shade)
    if executed:
        body = mix(body, "#8A8F99" if not theme.dark else "#3A3F49", 0.78)
    tint = "#FFFFFF" if not executed else "#C9CED8" if theme.dark else "#EEF0F4"
    r = QRectF(0.5, 0.5, w - 1, h - 1)
    shape = ink.rounded(r, min(w, h) * 0.1)
    p.save()
    p.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    if flat:
        p.fillRect(r, ink.colour("#000000"))
    else:
        p.fillRect(r, ink.vertical(r, mix(body, "#FFFFFF", 0.16), mix(body, "#000000", 0.18)))
        ink.icon(p, r.adjusted(w * 0.2, h * 0.2, -w * 0.2, -h * 0.2), KINDS[facts["type"]], "#FFFFFF", 20)
    if not executed:
        for side in edges(facts):
            colour = facts["interfaces"].get(side)
            if colour:
                _notch(p, r, side, colour, theme)
            else:
                _wall(p, r, side, theme)
    p.restore()
    edge = mix(body, "#000000", 0.5) if not flat else "#FFFFFF"
    if "programmed" in element.marks:
        edge = look.palette.get("brass", "#C9973A")
    p.setBrush(ink.NO_BRUSH)
    p.setPen(ink.pen(edge, (2.2 if "programmed" in element.marks else 1.2) * (1.3 if flat else 1.0)))
    p.drawPath(shape)
    _words(p, r, facts, look, tint, executed)


def paint_cell(p: QPainter, w: float, h: float, _element: Element, facts: Facts, look: Look) -> None:
    """An empty cell of the program board: the type of tile that belongs there, and the colours that must meet."""
    theme = look.theme
    ink_ = theme.ink2 if theme.textured else "#FFFFFF"
    r = QRectF(1, 1, w - 2, h - 2)
    shape = ink.rounded(r, min(w, h) * 0.1)
    p.setPen(QPen(ink.colour(ink_, 150), 1.3, Qt.PenStyle.DashLine))
    p.setBrush(ink.colour("#000000", 22))
    p.drawPath(shape)
    p.save()
    p.setClipPath(shape, Qt.ClipOperation.IntersectClip)
    p.setOpacity(0.45)
    for side, colour in facts["interfaces"].items():
        _notch(p, r, side, colour, theme)
    p.restore()
    ink.icon(p, ink.box(w / 2, h * (0.44 if h < 60 else 0.42), h * 0.36), KINDS[facts["kind"]], ink_, 150)
    if h >= 60:
        ink.title(p, QRectF(w * 0.05, h * 0.58, w * 0.9, h * 0.3), look.name(facts), h * 0.155, ink_)


def _words(p: QPainter, r: QRectF, facts: Facts, look: Look, tint: str, executed: bool) -> None:
    """What stands on a tile; a large one carries its name and its text as well."""
    w, h = r.width(), r.height()
    theme = look.theme
    outer_x, outer_y = facts["col"], facts["row"]
    knob = min(w, h) * (0.4 if h < 50 else 0.36 if h < LARGE else 0.2)
    inner = r.adjusted(
        w * 0.07 if outer_x == 0 else w * 0.17, h * 0.06, -w * 0.17 if outer_x == 0 else -w * 0.07, 0
    )
    cx = r.x() + knob * 0.62 if outer_x == 0 else r.right() - knob * 0.62
    if h >= LARGE:
        cy = r.y() + knob * 0.62
        name = QRectF(inner.x() + (knob if outer_x == 0 else 0), r.y() + h * 0.04, inner.width() - knob, knob)
        ink.title(p, name, look.name(facts), h * 0.1, tint)
        signs.draw(
            p, QRectF(inner.x(), r.y() + h * 0.27, inner.width(), h * 0.22), facts["signs"], tint, theme
        )
        paragraph(
            p,
            QRectF(inner.x(), r.y() + h * 0.5, inner.width(), h * 0.34),
            look.text(facts["text"]),
            h * 0.072,
            tint,
        )
    else:
        cy = r.y() + knob * 0.6 if outer_y == 0 else r.bottom() - knob * 0.6
        room = QRectF(inner.x(), r.y() + h * 0.34, inner.width(), h * 0.46)
        if outer_y == 1:
            room.translate(0, -h * 0.14)
        signs.draw_rows(p, room, facts["signs"], tint, theme, most=h * 0.42)
    brass = look.palette.get("brass", "#C9973A")
    p.setPen(ink.pen("#000000" if theme.textured else "#FFFFFF", 1.0, 120))
    p.setBrush(ink.colour(mix(brass, "#808890", 0.7) if executed else brass))
    p.drawEllipse(QPointF(cx, cy), knob / 2, knob / 2)
    ink.number(p, ink.box(cx, cy, knob), facts["complexity"], knob * 0.78, "#1B1206")
    if executed:
        side = min(w, h) * (0.3 if h < LARGE else 0.2)
        x = r.right() - side * 0.6 if outer_x == 0 else r.x() + side * 0.6
        ink.check(p, ink.box(x, cy if h < LARGE else r.bottom() - side * 0.7, side), tint)


def paragraph(p: QPainter, r: QRectF, words: str, px: float, tint: str) -> None:
    """A few lines of text, smaller until they fit."""
    size = max(8.0, px)
    flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
    while True:
        p.setFont(font(size))
        if size <= 8 or p.boundingRect(r, flags, words).height() <= r.height():
            break
        size -= 1
    p.setPen(ink.colour(tint))
    p.drawText(r, flags, words)
