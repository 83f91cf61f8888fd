"""Drawing primitives used by the boards of several games and by panels.

Everything draws into a rectangle with the painter's own pixels, takes its colours as arguments or from a Theme, and
reads down to about 57 pixels of card height. No primitive throws a soft shadow: the table does that, once.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, lru_cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from hotseat.gui.fonts import ICONS, SANS, SERIF, font, glyph
from hotseat.gui.theme import LIGHT, SEAT_COLOURS, SEAT_SYMBOLS, SeatLook, Theme, contrast, mix

__all__ = ["SEAT_COLOURS", "SEAT_SYMBOLS", "Look", "SeatLook", "token", "token_width"]

LEAST = 7.0
"""No text is drawn smaller than this many pixels; it is elided instead."""

NO_PEN, NO_BRUSH = QPen(Qt.PenStyle.NoPen), QBrush(Qt.BrushStyle.NoBrush)


@dataclass(frozen=True)
class Look:
    """What a painter may know beside its element: words, colours, who sits where, which face ("full" or "small")."""

    text: Any
    """A gui.text.Text (or anything that can be called like it)."""
    theme: Theme = LIGHT
    seats: tuple[SeatLook, ...] = ()
    size: str = "full"
    palette: Mapping[str, str] = field(default_factory=dict)
    """The game's own colours in this theme, from its layout.yaml."""

    def name(self, facts: Mapping[str, Any]) -> str:
        """The printed name of a piece; "" for a piece without one."""
        return self.text(str(facts["name"])) if "name" in facts else ""


@cache
def colour(name: str, alpha: int = 255) -> QColor:
    """A shared QColor; do not change it."""
    out = QColor(name)
    out.setAlpha(alpha)
    return out


def rounded(r: QRectF, k: float) -> QPainterPath:
    """A rectangle with corners of radius k."""
    out = QPainterPath()
    out.addRoundedRect(r, k, k)
    return out


def box(cx: float, cy: float, w: float, h: float | None = None) -> QRectF:
    """A rectangle around its centre."""
    h = w if h is None else h
    return QRectF(cx - w / 2, cy - h / 2, w, h)


def vertical(r: QRectF, top: str, bottom: str) -> QBrush:
    """A shading from the top of a rectangle to its bottom."""
    g = QLinearGradient(r.topLeft(), r.bottomLeft())
    g.setColorAt(0, colour(top))
    g.setColorAt(1, colour(bottom))
    return QBrush(g)


def pen(name: str, width: float, alpha: int = 255) -> QPen:
    """A pen with round joins."""
    out = QPen(colour(name, alpha), width)
    out.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    out.setCapStyle(Qt.PenCapStyle.RoundCap)
    return out


# --- text ---------------------------------------------------------------------------------------------------------


def _tall(s: str) -> bool:
    return any(ord(c) > 0x2E7F for c in s)


@lru_cache(4096)
def _fit(s: str, width: float, px: float, bold: bool, family: str, least: float) -> tuple[int, str, float]:
    """(pixel size, text as shown, its width): shrunk down to `least`, then elided."""
    size = max(round(px), 1)
    floor = min(size, max(1, math.ceil(least)))
    while True:
        metrics = QFontMetricsF(font(size, bold, family))
        wide = metrics.horizontalAdvance(s)
        if wide <= width or size <= floor:
            break
        size = max(floor, min(size - 1, int(size * width / wide) + 1))
    if wide > width + 0.5:
        s = metrics.elidedText(s, Qt.TextElideMode.ElideRight, width)
        wide = metrics.horizontalAdvance(s)
    return size, s, wide


@cache
def _middle(size: int, bold: bool, family: str, tall: bool) -> float:
    """How far the baseline lies below the optical middle of a line."""
    metrics = QFontMetricsF(font(size, bold, family))
    return size * 0.38 if tall else metrics.capHeight() / 2


def fitted(
    p: QPainter,
    r: QRectF,
    s: str,
    px: float,
    ink: str,
    *,
    bold: bool = False,
    family: str = SANS,
    align: str = "centre",
    least: float = LEAST,
    alpha: int = 255,
) -> float:
    """One line of text inside a rectangle, optically centred in its height; returns the width it took.

    Too long a text first shrinks to `least` pixels and is then elided. `align` is "left", "centre" or "right".
    """
    if not s or r.width() <= 0:
        return 0.0
    size, s, wide = _fit(s, round(r.width(), 1), px, bold, family, max(LEAST, least))
    y = r.y() + r.height() / 2 + _middle(size, bold, family, _tall(s))
    x = r.x() if align == "left" else r.right() - wide if align == "right" else r.x() + (r.width() - wide) / 2
    p.setFont(font(size, bold, family))
    p.setPen(colour(ink, alpha))
    p.drawText(QPointF(x, y), s)
    return wide


def number(p: QPainter, r: QRectF, n: Any, px: float, ink: str) -> None:
    """A bold number in the middle of a rectangle."""
    fitted(p, r, str(n), px, ink, bold=True)


@cache
def _icon_metrics(size: int, char: str) -> tuple[float, float]:
    """From the middle of the glyph's square to where it is drawn."""
    metrics = QFontMetricsF(font(size, False, ICONS))
    return metrics.horizontalAdvance(char) / 2, (metrics.ascent() - metrics.descent()) / 2


def icon(p: QPainter, r: QRectF, name: str, ink: str, alpha: int = 255) -> None:
    """A Material icon filling the rectangle's smaller side, in its middle."""
    char = glyph(name)
    size = max(1, round(min(r.width(), r.height())))
    dx, dy = _icon_metrics(size, char)
    p.setFont(font(size, False, ICONS))
    p.setPen(colour(ink, alpha))
    p.drawText(QPointF(r.x() + r.width() / 2 - dx, r.y() + r.height() / 2 + dy), char)


# --- shapes -------------------------------------------------------------------------------------------------------


def _in(r: QRectF, path: QPainterPath) -> QPainterPath:
    """A path drawn in the unit square, moved into a rectangle."""
    return QTransform(r.width(), 0, 0, r.height(), r.x(), r.y()).map(path)


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
    p.drawPath(_in(box(r.center().x(), r.center().y(), side), _symbol_path(name)))


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
    p.drawPath(_in(r.adjusted(side * 0.03, side * 0.03, -side * 0.03, -side * 0.03), _meeple_path()))
    if kind:
        ink = max(("#FFFFFF", "#1B1208"), key=lambda c: contrast(c, fill))
        icon(p, box(r.center().x(), r.y() + side * 0.53, side * 0.38), kind, ink)


def coin(p: QPainter, r: QRectF, n: Any = None, theme: Theme = LIGHT) -> None:
    """A gold coin with a number on it."""
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
    if n is not None:
        px = side * (0.70 if len(str(n)) < 2 else 0.60)
        number(p, box(c.x(), c.y(), side * 0.92), n, px, "#2E1D02" if theme.textured else "#000000")


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
    h = min(r.height(), r.width() * 1.16)
    w = h / 1.16
    r = box(r.center().x(), r.center().y(), w, h)
    flat = not theme.textured
    path = _in(r, _shield_path())
    p.setPen(pen("#000000" if flat else mix(fill, "#000000", 0.45), max(1.0, w * 0.06 * theme.line)))
    p.setBrush(
        colour("#FFFFFF") if flat else vertical(r, mix(fill, "#FFFFFF", 0.16), mix(fill, "#000000", 0.18))
    )
    p.drawPath(path)
    if not flat and w >= 15:
        k = w * 0.10
        p.setPen(pen("#F9E9C6", max(0.8, w * 0.045), 190))
        p.setBrush(NO_BRUSH)
        p.drawPath(_in(r.adjusted(k, k, -k, -k * 1.15), _shield_path()))
    if n is not None:
        px = h * (0.60 if len(str(n)) < 2 else 0.50)
        number(p, r.adjusted(w * 0.08, 0, -w * 0.08, -h * 0.06), n, px, "#000000" if flat else "#FFF8EC")


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


# --- cards --------------------------------------------------------------------------------------------------------


def corner(w: float, h: float) -> float:
    """The radius of a card's corners."""
    return max(2.0, min(w, h) * 0.065)


def card(p: QPainter, w: float, h: float, theme: Theme, edge: str | None = None) -> QRectF:
    """An empty card that fills (0, 0, w, h): paper, thin edge, rounded corners; returns its inside."""
    line = max(1.0, min(w, h) * 0.011) * theme.line
    r = QRectF(line / 2, line / 2, w - line, h - line)
    p.setBrush(
        vertical(r, mix(theme.card, "#FFFFFF", 0.25), mix(theme.card, "#6B4A20", 0.09))
        if theme.textured
        else colour(theme.card)
    )
    p.setPen(QPen(colour(edge or theme.card_edge), line))
    p.drawPath(rounded(r, corner(w, h)))
    return r.adjusted(line / 2, line / 2, -line / 2, -line / 2)


def head(p: QPainter, r: QRectF, fill: str, theme: Theme, radius: float = 0.0) -> None:
    """A coloured band along the top of a card, rounded above, square below."""
    path = QPainterPath(QPointF(r.x(), r.bottom()))
    path.lineTo(r.x(), r.y() + radius)
    path.quadTo(r.x(), r.y(), r.x() + radius, r.y())
    path.lineTo(r.right() - radius, r.y())
    path.quadTo(r.right(), r.y(), r.right(), r.y() + radius)
    path.lineTo(r.right(), r.bottom())
    path.closeSubpath()
    if not theme.textured:
        p.fillPath(path, colour(fill))
        return
    fill = mix(fill, "#000000", 1 - theme.shade)
    p.fillPath(path, vertical(r, mix(fill, "#FFFFFF", 0.14), mix(fill, "#000000", 0.10)))
    line = max(1.0, r.height() * 0.04)
    p.fillRect(QRectF(r.x(), r.bottom() - line, r.width(), line), colour("#000000", 80))


def title(p: QPainter, r: QRectF, s: str, px: float, ink: str = "#FFF9EC") -> None:
    """A card's name: serif, shrunk to fit."""
    fitted(p, r, s, px * (1.06 if _tall(s) else 1.0), ink, bold=True, family=SERIF, least=px * 0.5)


def cell(
    p: QPainter,
    r: QRectF,
    name: str,
    fill: str,
    n: Any,
    theme: Theme = LIGHT,
    *,
    done: bool = False,
    given: int = 0,
) -> None:
    """A resource: icon and number on its colour; a check when `done`. `given` pips tell how many are there already.

    Narrow cells (under 1.25 times as wide as high) show a smaller icon so that the number stays large.
    """
    w, h = r.width(), r.height()
    k = min(w, h) * 0.2
    flat = not theme.textured
    narrow = w < h * 1.25
    side = min(h * 0.66, w * (0.36 if narrow else 0.44))
    left = QRectF(r.x() + w * 0.05, r.y(), side, h)
    right = QRectF(left.right(), r.y(), w - side - w * 0.07, h)
    if done:
        p.setPen(QPen(colour("#000000" if flat else fill), max(1.0, h * 0.05) * theme.line))
        p.setBrush(colour("#FFFFFF" if flat else mix(theme.card, "#FFFFFF", 0.55)))
        p.drawPath(rounded(r.adjusted(0.6, 0.6, -0.6, -0.6), k))
        icon(p, left.adjusted(0, h * 0.1, 0, -h * 0.1), name, "#000000" if flat else fill)
        check(
            p,
            box(right.center().x(), r.center().y(), min(right.width() * 0.86, h * 0.66)),
            "#00702C" if flat else "#26753C",
        )
        return
    if flat:
        p.setPen(QPen(colour("#FFFFFF"), 1.0))
        p.setBrush(colour("#000000"))
    else:
        p.setPen(NO_PEN)
        shaded = mix(fill, "#000000", 1 - theme.shade)
        p.setBrush(vertical(r, mix(shaded, "#FFFFFF", 0.12), mix(shaded, "#000000", 0.14)))
    p.drawPath(rounded(r, k))
    icon(p, left, name, "#FFFFFF", 255 if flat else 225)
    pips = given > 0 and h >= 15
    number(
        p,
        right.adjusted(0, 0, 0, -h * 0.14 if pips else 0),
        n,
        min(h * (0.72 if pips else 0.94 if flat else 0.88), w * 0.62),
        "#FFFFFF",
    )
    if pips and isinstance(n, int):
        total = given + n
        d = min(right.width() * 0.86 / total, h * 0.15)
        x = right.center().x() - d * total / 2
        p.setPen(NO_PEN)
        for i in range(total):
            p.setBrush(colour("#FFFFFF", 255 if i < given else 95))
            p.drawEllipse(QPointF(x + d * (i + 0.5), r.bottom() - d * 0.85), d * 0.36, d * 0.36)


def ribbon(p: QPainter, r: QRectF, s: str, px: float, theme: Theme = LIGHT) -> None:
    """A dark band with a swallow tail and a word on it."""
    tail = r.height() * 0.34
    p.setPen(QPen(colour("#F2D48A", 200), max(0.8, r.height() * 0.05)))
    p.setBrush(colour("#000000" if not theme.textured else "#33261B"))
    points = [
        (r.x(), r.y()),
        (r.right(), r.y()),
        (r.right() - tail, r.center().y()),
        (r.right(), r.bottom()),
        (r.x(), r.bottom()),
    ]
    p.drawPolygon(QPolygonF([QPointF(*q) for q in points]))
    fitted(p, r.adjusted(tail * 0.4, 0, -tail, 0), s, px, "#FFE9A3", bold=True)


def back(p: QPainter, w: float, h: float, fill: str, name: str, n: int | None, theme: Theme) -> None:
    """A face-down deck: as thick as it has cards, its back with an icon, the count below."""
    layers = 0 if n is None else min(5, (n + 5) // 6)
    step = max(1.0, w * 0.016)
    thick = 5 * step
    k = corner(w, h)
    r = QRectF(1, 1 + thick, w - thick - 2, h - thick - 2)
    if n == 0:
        p.setPen(QPen(colour(theme.board_ink, 110), 1.4, Qt.PenStyle.DashLine))
        p.setBrush(NO_BRUSH)
        p.drawPath(rounded(r, k))
        number(p, r, n, h * 0.17, theme.board_ink)
        return
    for i in range(layers, 0, -1):
        p.setPen(QPen(colour("#2B2118"), 1))
        p.setBrush(colour(mix("#D9C69C", "#8F7A50", i / 6) if theme.textured else "#FFFFFF"))
        p.drawPath(rounded(r.translated(i * step, -i * step * 0.9), k))
    flat = not theme.textured
    fill = mix(fill, "#000000", 1 - theme.shade)
    p.setPen(QPen(colour("#2B2118" if not flat else "#FFFFFF"), max(1.0, w * 0.011) * theme.line))
    p.setBrush(
        colour("#000000") if flat else vertical(r, mix(fill, "#FFFFFF", 0.14), mix(fill, "#000000", 0.26))
    )
    p.drawPath(rounded(r, k))
    inner = r.adjusted(w * 0.06, w * 0.06, -w * 0.06, -w * 0.06)
    if not flat:
        p.save()
        p.setClipPath(rounded(inner, k * 0.7))
        p.setPen(QPen(colour("#FFF0D2", 26), max(1.0, w * 0.012)))
        d = w * 0.11
        for i in range(int((inner.width() + inner.height()) / d) + 1):
            x = inner.x() + i * d
            p.drawLine(QPointF(x, inner.y()), QPointF(x - inner.height(), inner.bottom()))
            p.drawLine(QPointF(x - inner.height(), inner.y()), QPointF(x, inner.bottom()))
        p.restore()
    p.setPen(QPen(colour("#FFF0D2", 150), max(1.0, w * 0.014)))
    p.setBrush(NO_BRUSH)
    p.drawPath(rounded(inner, k * 0.7))
    side = min(inner.width() * 0.66, inner.height() * 0.5)
    icon(
        p,
        box(r.center().x(), inner.y() + inner.height() * (0.36 if n is not None else 0.5), side),
        name,
        "#FFF4DC",
        235,
    )
    if n is not None:
        number(
            p,
            QRectF(inner.x(), inner.bottom() - inner.height() * 0.34, inner.width(), inner.height() * 0.28),
            n,
            h * 0.19,
            "#FFF3D8",
        )


# --- textures -----------------------------------------------------------------------------------------------------


def planks(p: QPainter, r: QRectF, light: str, dark: str, seed: int = 1, width: float = 86.0) -> None:
    """A table top of boards with grain; the same seed gives the same wood."""
    luck = random.Random(seed)
    p.save()
    p.setClipRect(r, Qt.ClipOperation.IntersectClip)
    x = r.x()
    while x < r.right():
        w = width * luck.uniform(0.82, 1.2)
        tone = mix(light, dark, luck.random())
        p.fillRect(QRectF(x, r.y(), w + 1, r.height()), colour(tone))
        p.setBrush(NO_BRUSH)
        for _ in range(int(w / 7)):
            gx, sway = x + luck.uniform(2, w - 2), luck.uniform(-4, 4)
            p.setPen(
                QPen(
                    colour(mix(tone, "#000000", luck.uniform(0.12, 0.3)), luck.randrange(40, 110)),
                    luck.uniform(0.5, 1.3),
                )
            )
            grain = QPainterPath(QPointF(gx, r.y()))
            grain.cubicTo(
                gx + sway,
                r.y() + r.height() * 0.3,
                gx - sway,
                r.y() + r.height() * 0.7,
                gx + sway * 0.5,
                r.bottom(),
            )
            p.drawPath(grain)
        y = r.y() + luck.uniform(0.1, 0.9) * r.height()
        p.fillRect(QRectF(x, y, w, 1.2), colour("#000000", 90))
        for dy in (-6, 7):
            p.setPen(NO_PEN)
            p.setBrush(colour("#000000", 90))
            p.drawEllipse(QPointF(x + w / 2, y + dy), 1.4, 1.4)
        p.fillRect(QRectF(x, r.y(), 1.0, r.height()), colour("#FFFFFF", 22))
        p.fillRect(QRectF(x + w - 1.2, r.y(), 1.6, r.height()), colour("#000000", 100))
        x += w
    p.restore()


def slate(p: QPainter, r: QRectF, fill: str, seed: int = 1, radius: float = 10.0) -> None:
    """A slab of slate with fine cleavage lines and a worn edge."""
    luck = random.Random(seed)
    p.save()
    p.setPen(NO_PEN)
    p.setBrush(vertical(r, mix(fill, "#FFFFFF", 0.05), mix(fill, "#000000", 0.14)))
    p.drawPath(rounded(r, radius))
    p.setClipPath(rounded(r.adjusted(1, 1, -1, -1), radius), Qt.ClipOperation.IntersectClip)
    p.setBrush(NO_BRUSH)
    for _ in range(int(r.height() / 5)):
        y, x = r.y() + luck.random() * r.height(), r.x() + luck.random() * r.width()
        length, slope = luck.uniform(40, 240), luck.uniform(-5, 5)
        p.setPen(
            QPen(colour(luck.choice(("#FFFFFF", "#000000")), luck.randrange(8, 26)), luck.uniform(0.6, 1.6))
        )
        crack = QPainterPath(QPointF(x, y))
        crack.quadTo(x + length / 2, y + slope * 1.5, x + length, y + slope)
        p.drawPath(crack)
    p.restore()
    p.setBrush(NO_BRUSH)
    p.setPen(QPen(colour("#FFFFFF", 34), 1.2))
    p.drawPath(rounded(r.adjusted(1, 1, -1, -1), radius - 1))


def paper(p: QPainter, r: QRectF, fill: str, seed: int = 1, radius: float = 10.0) -> None:
    """Limewash or paper: soft blotches and fibres."""
    luck = random.Random(seed)
    p.save()
    p.setClipPath(rounded(r, radius), Qt.ClipOperation.IntersectClip)
    p.fillRect(r, colour(fill))
    p.setPen(NO_PEN)
    for _ in range(int(r.width() * r.height() / 9000) + 3):
        w, h = luck.uniform(40, 170), luck.uniform(20, 80)
        p.setBrush(colour(luck.choice(("#FFFFFF", "#7A5A2A")), luck.randrange(6, 15)))
        p.drawEllipse(QPointF(r.x() + luck.random() * r.width(), r.y() + luck.random() * r.height()), w, h)
    for _ in range(int(r.width() * r.height() / 2600) + 3):
        x, y = r.x() + luck.random() * r.width(), r.y() + luck.random() * r.height()
        p.setPen(QPen(colour("#6B4A1E", luck.randrange(14, 34)), 0.8))
        p.drawLine(QPointF(x, y), QPointF(x + luck.uniform(-7, 7), y + luck.uniform(-3, 3)))
    p.restore()


# --- tokens -------------------------------------------------------------------------------------------------------

GOODS = {
    "stone": ("wall", "#6A7078"),
    "wood": ("axe", "#80532A"),
    "knowledge": ("math-compass", "#2C668F"),
    "tile": ("home-roof", "#AE472A"),
}
"""Goods that are drawn as a cell: icon and colour."""


def good(
    p: QPainter, r: QRectF, n: Any, theme: Theme, name: str, *, done: bool = False, given: int = 0
) -> None:
    """An amount of one of GOODS, filling the rectangle."""
    cell(p, r, *GOODS[name], n, theme, done=done, given=given)


def _good(name: str) -> Callable[..., None]:
    def draw(p: QPainter, r: QRectF, n: Any = None, theme: Theme = LIGHT) -> None:
        wide, high = min(r.width(), r.height() * 1.5), r.height() * 0.94
        good(p, box(r.center().x(), r.center().y(), wide, high), "" if n is None else n, theme, name)

    return draw


TOKENS: dict[str, Callable[..., None]] = {
    "coin": coin,
    "shield": shield,
    "hammer": hammer,
    "cube": cube,
    "disc": disc,
    **{name: _good(name) for name in GOODS},
}
"""How an amount may look (`tokens:` in a layout.yaml). "cube #A04030" gives a colour; any other word is an icon:
"axe #85572B" is drawn as a cell with that icon on that colour."""

_TILED = ("hammer",)
"""Tokens that carry no number but are drawn as often as they count, up to four."""


def token_width(kind: str, n: int | None, height: float) -> float:
    """How wide `token` draws this amount at this height."""
    name = kind.partition(" ")[0]
    if name in _TILED:
        if n is None or n == 1:
            return height
        return height * (1 + 0.62 * (n - 1)) if n <= 4 else height * 1.75
    return height if name in TOKENS and name not in GOODS else height * 1.5


def token(p: QPainter, r: QRectF, kind: str, n: int | None = None, theme: Theme = LIGHT) -> None:
    """An amount as it looks in its game: a coin with a number, some hammers, a shield, a cell with an icon."""
    name, _, fill = kind.partition(" ")
    h = r.height()
    if name in _TILED:
        wide = token_width(kind, n, h)
        x = r.center().x() - wide / 2
        if n is not None and n > 4:
            TOKENS[name](p, QRectF(x, r.y(), h, h), None, theme)
            number(p, QRectF(x + h * 0.9, r.y(), h * 0.85, h), n, h * 0.72, theme.ink)
            return
        for i in range(1 if n is None else n):
            TOKENS[name](p, QRectF(x + i * h * 0.62, r.y(), h, h), None, theme)
    elif name in TOKENS:
        TOKENS[name](p, r, n, theme, *((fill,) if fill and name in ("cube", "disc", "shield") else ()))
    else:
        wide = min(r.width(), h * 1.5)
        cell(
            p,
            box(r.center().x(), r.center().y(), wide, h * 0.92),
            name,
            fill or "#6A5A48",
            "" if n is None else n,
            theme,
        )
