"""Pieces and tokens: seat symbols, meeples, coins, shields, hammers, cubes, discs."""

from __future__ import annotations

import math
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

from hotseat.gui.theme import LIGHT, Theme, contrast, mix

from .basics import (
    NO_BRUSH,
    NO_PEN,
    box,
    colour,
    icon,
    inside,
    number,
    pen,
    vertical,
)
from .stamps import stamp


@cache
def _symbol_path(name: str) -> QPainterPath:
    out = QPainterPath()
    if name == "circle":
        out.addEllipse(QRectF(0.06, 0.06, 0.88, 0.88))
    elif name == "square":
        out.addRect(QRectF(0.11, 0.11, 0.78, 0.78))
    else:
        points = {
            "triangle": [(0.5, 0.06), (0.98, 0.90), (0.02, 0.90)],
            "diamond": [(0.5, 0.0), (0.98, 0.5), (0.5, 1.0), (0.02, 0.5)],
            "star": [
                (0.5 + math.sin(a) * k, 0.53 - math.cos(a) * k)
                for a, k in ((math.pi * i / 5, 0.53 if i % 2 == 0 else 0.235) for i in range(10))
            ],
        }[name]
        out.addPolygon(QPolygonF([QPointF(*q) for q in points]))
        out.closeSubpath()
    return out


def symbol(p: QPainter, r: QRectF, name: str, ink: str, edge: str | None = None) -> None:
    """A seat's symbol (one of SEAT_SYMBOLS) as a filled shape."""
    side = min(r.width(), r.height())
    p.setPen(pen(edge, max(1.0, side * 0.08)) if edge else NO_PEN)
    p.setBrush(colour(ink))
    p.drawPath(inside(box(r.center().x(), r.center().y(), side), _symbol_path(name)))


@cache
def _meeple_path() -> QPainterPath:
    out = QPainterPath(QPointF(0.34, 0.30))
    out.cubicTo(0.28, 0.02, 0.72, 0.02, 0.66, 0.30)
    out.cubicTo(0.80, 0.34, 0.98, 0.42, 0.98, 0.52)
    out.cubicTo(0.98, 0.62, 0.82, 0.60, 0.74, 0.58)
    out.cubicTo(0.76, 0.70, 0.88, 0.84, 0.88, 0.93)
    out.cubicTo(0.88, 0.99, 0.60, 0.99, 0.58, 0.94)
    out.cubicTo(0.56, 0.86, 0.54, 0.80, 0.50, 0.80)
    out.cubicTo(0.46, 0.80, 0.44, 0.86, 0.42, 0.94)
    out.cubicTo(0.40, 0.99, 0.12, 0.99, 0.12, 0.93)
    out.cubicTo(0.12, 0.84, 0.24, 0.70, 0.26, 0.58)
    out.cubicTo(0.18, 0.60, 0.02, 0.62, 0.02, 0.52)
    out.cubicTo(0.02, 0.42, 0.20, 0.34, 0.34, 0.30)
    return out


def meeple(p: QPainter, r: QRectF, fill: str, kind: str = "", theme: Theme = LIGHT) -> None:
    """A worker in its owner's colour; `kind` is the icon of what it can do, drawn on its chest."""
    side = min(r.width(), r.height())
    r = box(r.center().x(), r.center().y(), side)
    p.setBrush(
        colour(fill)
        if not theme.textured
        else vertical(r, mix(fill, "#FFFFFF", 0.22), mix(fill, "#000000", 0.12))
    )
    p.setPen(
        pen(mix(fill, "#000000", 0.55) if theme.textured else "#000000", max(1.0, side * 0.045 * theme.line))
    )
    p.drawPath(inside(r.adjusted(side * 0.03, side * 0.03, -side * 0.03, -side * 0.03), _meeple_path()))
    if kind:
        ink = max(("#FFFFFF", "#1B1208"), key=lambda c: contrast(c, fill))
        icon(p, box(r.center().x(), r.y() + side * 0.53, side * 0.38), kind, ink)


def coin(p: QPainter, r: QRectF, n: Any = None, theme: Theme = LIGHT) -> None:
    """A gold coin with a number on it."""
    stamp(p, r, ("coin", theme.name), lambda q, area: _coin(q, area, theme))
    if n is not None:
        c, side = r.center(), min(r.width(), r.height())
        px = side * (0.70 if len(str(n)) < 2 else 0.56)
        number(p, box(c.x(), c.y(), side * 0.92), n, px, "#2E1D02" if theme.textured else "#000000")


def _coin(p: QPainter, r: QRectF, theme: Theme) -> None:
    side = min(r.width(), r.height())
    c, rad = r.center(), side / 2 - 0.5
    if not theme.textured:
        p.setPen(pen("#000000", max(1.5, side * 0.08)))
        p.setBrush(colour("#FFE100"))
        p.drawEllipse(c, rad - 1, rad - 1)
    else:
        g = QRadialGradient(c - QPointF(rad * 0.35, rad * 0.45), rad * 1.7)
        g.setColorAt(0, colour("#FFF0B8"))
        g.setColorAt(0.55, colour("#E8B945"))
        g.setColorAt(1, colour("#A56F12"))
        p.setPen(QPen(colour("#74500F"), max(1.0, side * 0.05)))
        p.setBrush(g)
        p.drawEllipse(c, rad - side * 0.02, rad - side * 0.02)
        if side >= 18:
            p.setPen(QPen(colour("#7A5210", 120), max(0.8, side * 0.03)))
            p.setBrush(NO_BRUSH)
            p.drawEllipse(c, rad * 0.80, rad * 0.80)


@cache
def _shield_path() -> QPainterPath:
    out = QPainterPath(QPointF(0.04, 0.04))
    out.quadTo(0.5, 0.10, 0.96, 0.04)
    out.lineTo(0.96, 0.50)
    out.quadTo(0.95, 0.84, 0.5, 0.99)
    out.quadTo(0.05, 0.84, 0.04, 0.50)
    out.closeSubpath()
    return out


def shield(p: QPainter, r: QRectF, n: Any = None, theme: Theme = LIGHT, fill: str = "#A23B22") -> None:
    """A heraldic shield with points on it."""
    stamp(p, r, ("shield", fill, theme.name), lambda q, area: _shield(q, area, theme, fill))
    if n is not None:
        h = min(r.height(), r.width() * 1.16)
        w, px = h / 1.16, h * (0.60 if len(str(n)) < 2 else 0.50)
        middle = box(r.center().x(), r.center().y() - h * 0.03, w * 0.84, h * 0.94)
        number(p, middle, n, px, "#FFF8EC" if theme.textured else "#000000")


def _shield(p: QPainter, r: QRectF, theme: Theme, fill: str) -> None:
    h = min(r.height(), r.width() * 1.16)
    w = h / 1.16
    r = box(r.center().x(), r.center().y(), w, h)
    flat = not theme.textured
    path = inside(r, _shield_path())
    p.setPen(pen("#000000" if flat else mix(fill, "#000000", 0.45), max(1.0, w * 0.06 * theme.line)))
    p.setBrush(
        colour("#FFFFFF") if flat else vertical(r, mix(fill, "#FFFFFF", 0.16), mix(fill, "#000000", 0.18))
    )
    p.drawPath(path)
    if not flat and w >= 15:
        k = w * 0.10
        p.setPen(pen("#F9E9C6", max(0.8, w * 0.045), 190))
        p.setBrush(NO_BRUSH)
        p.drawPath(inside(r.adjusted(k, k, -k, -k * 1.15), _shield_path()))


def hammer(p: QPainter, r: QRectF, n: Any = None, theme: Theme = LIGHT) -> None:
    """A mason's hammer: one action."""
    side = min(r.width(), r.height())
    p.save()
    p.translate(r.center())
    p.rotate(38)
    s = side * 0.94
    flat = not theme.textured
    edge = theme.ink if flat else "#3B2A1A"
    p.setPen(pen(edge, max(0.9, side * 0.05)))
    p.setBrush(colour(theme.accent if flat else "#B9793F"))
    p.drawRoundedRect(QRectF(-s * 0.065, -s * 0.30, s * 0.13, s * 0.80), s * 0.06, s * 0.06)
    p.setBrush(colour(theme.accent if flat else "#7F8A93"))
    head = QPainterPath(QPointF(-s * 0.30, -s * 0.46))
    head.lineTo(s * 0.20, -s * 0.46)
    head.quadTo(s * 0.36, -s * 0.42, s * 0.40, -s * 0.22)
    head.quadTo(s * 0.28, -s * 0.24, s * 0.18, -s * 0.18)
    head.lineTo(-s * 0.30, -s * 0.18)
    head.closeSubpath()
    p.drawPath(head)
    p.restore()
    if n is not None:
        number(
            p, QRectF(r.center().x(), r.center().y(), r.width() / 2, r.height() / 2), n, side * 0.5, theme.ink
        )


def cube(p: QPainter, r: QRectF, n: Any = None, theme: Theme = LIGHT, fill: str = "#C9A227") -> None:
    """A wooden cube seen from above one corner; a number on its front."""
    s = min(r.width(), r.height())
    x, y = r.center().x() - s / 2, r.center().y() - s / 2
    d = s * 0.24
    p.setPen(pen(mix(fill, "#000000", 0.55), max(0.9, s * 0.035 * theme.line)))
    for shade, points in (
        (mix(fill, "#FFFFFF", 0.35), [(0.02, d / s), (d / s, 0.02), (0.98, 0.02), (1 - d / s, d / s)]),
        (
            mix(fill, "#000000", 0.25),
            [(1 - d / s, d / s), (0.98, 0.02), (0.98, 1 - d / s), (1 - d / s, 0.98)],
        ),
        (fill, [(0.02, d / s), (1 - d / s, d / s), (1 - d / s, 0.98), (0.02, 0.98)]),
    ):
        p.setBrush(colour(shade))
        p.drawPolygon(QPolygonF([QPointF(x + a * s, y + b * s) for a, b in points]))
    if n is not None:
        ink = max(("#FFFFFF", "#1B1208"), key=lambda c: contrast(c, fill))
        number(p, QRectF(x, y + d, s - d, s - d), n, s * 0.56, ink)


def disc(p: QPainter, r: QRectF, n: Any = None, theme: Theme = LIGHT, fill: str = "#466B8C") -> None:
    """A round wooden marker with a number."""
    s = min(r.width(), r.height())
    c = r.center()
    p.setPen(pen(mix(fill, "#000000", 0.5), max(1.0, s * 0.05 * theme.line)))
    p.setBrush(colour(mix(fill, "#000000", 0.25)))
    p.drawEllipse(QPointF(c.x(), c.y() + s * 0.04), s * 0.45, s * 0.45)
    p.setBrush(colour(fill))
    p.drawEllipse(QPointF(c.x(), c.y() - s * 0.04), s * 0.45, s * 0.43)
    if n is not None:
        ink = max(("#FFFFFF", "#1B1208"), key=lambda k: contrast(k, fill))
        number(p, box(c.x(), c.y() - s * 0.04, s * 0.8), n, s * 0.54, ink)


def check(p: QPainter, r: QRectF, ink: str) -> None:
    """A drawn check mark: delivered, done."""
    s = min(r.width(), r.height())
    x, y = r.center().x() - s / 2, r.center().y() - s / 2
    p.setPen(pen(ink, max(1.6, s * 0.17)))
    p.setBrush(NO_BRUSH)
    p.drawPolyline([QPointF(x + s * a, y + s * b) for a, b in ((0.14, 0.54), (0.40, 0.80), (0.88, 0.22))])
