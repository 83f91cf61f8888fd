"""Colours, pens, rectangles, fitted text and icons: what all other ink is made of."""

from __future__ import annotations

import math
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
    QTransform,
)

from hotseat.gui.fonts import ICONS, SANS, font, glyph
from hotseat.gui.theme import LIGHT, SeatLook, Theme

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


@lru_cache(1024)
def pen(name: str, width: float, alpha: int = 255) -> QPen:
    """A shared pen with round joins; do not change it."""
    out = QPen(colour(name, alpha), width)
    out.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    out.setCapStyle(Qt.PenCapStyle.RoundCap)
    return out


# --- text ---------------------------------------------------------------------------------------------------------


def is_tall(s: str) -> bool:
    return any(ord(c) > 0x2E7F for c in s)


@lru_cache(4096)
def fits(s: str, width: float, px: float, bold: bool, family: str, least: float) -> tuple[int, str, float]:
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
    size, s, wide = fits(s, round(r.width(), 1), px, bold, family, max(LEAST, least))
    y = r.y() + r.height() / 2 + _middle(size, bold, family, is_tall(s))
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


@cache
def _tiles_path() -> QPainterPath:
    out = QPainterPath()
    for y, xs in ((0.10, (0.04, 0.36, 0.68)), (0.52, (0.20, 0.52))):
        for x in xs:
            out.moveTo(x, y)
            out.lineTo(x + 0.28, y)
            out.lineTo(x + 0.28, y + 0.20)
            out.cubicTo(x + 0.28, y + 0.42, x, y + 0.42, x, y + 0.20)
            out.closeSubpath()
    return out


OWN: dict[str, Callable[[], QPainterPath]] = {"roof-tiles": _tiles_path}
"""Icons that the Material font lacks, as paths in the unit square."""


def icon(p: QPainter, r: QRectF, name: str, ink: str, alpha: int = 255) -> None:
    """A Material icon (or one of OWN) filling the rectangle's smaller side, in its middle."""
    if name in OWN:
        p.setPen(NO_PEN)
        p.setBrush(colour(ink, alpha))
        side = min(r.width(), r.height())
        p.drawPath(inside(box(r.center().x(), r.center().y(), side), OWN[name]()))
        return
    char = glyph(name)
    size = max(1, round(min(r.width(), r.height())))
    dx, dy = _icon_metrics(size, char)
    p.setFont(font(size, False, ICONS))
    p.setPen(colour(ink, alpha))
    p.drawText(QPointF(r.x() + r.width() / 2 - dx, r.y() + r.height() / 2 + dy), char)


def inside(r: QRectF, path: QPainterPath) -> QPainterPath:
    """A path drawn in the unit square, moved into a rectangle."""
    return QTransform(r.width(), 0, 0, r.height(), r.x(), r.y()).map(path)
