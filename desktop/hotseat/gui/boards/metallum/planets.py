"""The nine planets as discs, each with a surface of its own, and the veiled ones. Stars for the table top."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from hotseat.gui import ink
from hotseat.gui.theme import Theme, mix

Surface = Callable[[QPainter, QPointF, float, "World", random.Random], None]


@dataclass(frozen=True)
class World:
    """Colours of the ground and of what is on it, and how that is drawn (within a clip of the disc)."""

    ground: str
    mark: str
    surface: Surface
    air: str = "#FFFFFF"
    ring: str = ""


def _lands(p: QPainter, c: QPointF, r: float, w: World, luck: random.Random) -> None:
    """Continents and polar caps."""
    p.setPen(ink.NO_PEN)
    for _ in range(7):
        a, d, size = luck.uniform(0, 6.28), luck.uniform(0.1, 0.8) * r, luck.uniform(0.2, 0.42) * r
        at = c + QPointF(math.cos(a) * d, math.sin(a) * d)
        points = [
            at + QPointF(math.cos(k * 0.785) * size * luck.uniform(0.6, 1.2), math.sin(k * 0.785) * size * luck.uniform(0.45, 0.9))
            for k in range(8)
        ]  # fmt: skip
        p.setBrush(ink.colour(mix(w.mark, "#000000", luck.uniform(0, 0.18))))
        p.drawPolygon(QPolygonF(points))
    p.setBrush(ink.colour("#FFFFFF", 210))
    p.drawEllipse(c + QPointF(0, -r * 0.98), r * 0.46, r * 0.2)
    p.drawEllipse(c + QPointF(0, r * 0.99), r * 0.4, r * 0.17)


def _cracks(p: QPainter, c: QPointF, r: float, w: World, luck: random.Random) -> None:
    """Rivers of lava between plates."""
    p.setBrush(ink.NO_BRUSH)
    for _ in range(9):
        a = luck.uniform(0, 6.28)
        at = c + QPointF(math.cos(a) * r * luck.uniform(0, 0.9), math.sin(a) * r * luck.uniform(0, 0.9))
        line = [at]
        for _ in range(5):
            a += luck.uniform(-0.9, 0.9)
            line.append(line[-1] + QPointF(math.cos(a) * r * 0.2, math.sin(a) * r * 0.2))
        for wide, tint in ((0.09, w.mark), (0.035, "#FFE08A")):
            p.setPen(ink.pen(tint, max(1.0, r * wide)))
            p.drawPolyline(QPolygonF(line))


def _bands(p: QPainter, c: QPointF, r: float, w: World, luck: random.Random) -> None:
    """Belts of a gas giant, and its storm."""
    p.setPen(ink.NO_PEN)
    y = -r
    while y < r:
        high = r * luck.uniform(0.1, 0.26)
        p.setBrush(ink.colour(w.mark, luck.choice((60, 130, 200))))
        p.drawEllipse(QRectF(c.x() - r * 1.3, c.y() + y, r * 2.6, high * 1.25))
        y += high * luck.uniform(1.3, 1.9)
    p.setBrush(ink.colour(mix(w.mark, "#FFFFFF", 0.45), 220))
    p.drawEllipse(c + QPointF(r * 0.34, r * 0.36), r * 0.24, r * 0.13)


def _ice(p: QPainter, c: QPointF, r: float, w: World, luck: random.Random) -> None:
    """Floes: straight cracks through a white shell."""
    for _ in range(13):
        a, b = luck.uniform(0, 6.28), luck.uniform(0, 6.28)
        p.setPen(ink.pen(w.mark, max(1.0, r * luck.uniform(0.02, 0.06)), 170))
        p.drawLine(
            c + QPointF(math.cos(a) * r, math.sin(a) * r), c + QPointF(math.cos(b) * r, math.sin(b) * r)
        )


def _craters(p: QPainter, c: QPointF, r: float, w: World, luck: random.Random) -> None:
    """Rings of old strikes."""
    for _ in range(15):
        a, d, size = luck.uniform(0, 6.28), luck.uniform(0.05, 0.95) * r, luck.uniform(0.06, 0.22) * r
        at = c + QPointF(math.cos(a) * d, math.sin(a) * d)
        p.setPen(ink.pen(mix(w.mark, "#FFFFFF", 0.3), max(0.8, size * 0.16)))
        p.setBrush(ink.colour(w.mark))
        p.drawEllipse(at, size, size)


def _swirls(p: QPainter, c: QPointF, r: float, w: World, luck: random.Random) -> None:
    """Clouds over an ocean."""
    p.setBrush(ink.NO_BRUSH)
    for _ in range(11):
        y, x = luck.uniform(-0.9, 0.9) * r, luck.uniform(-0.8, 0.4) * r
        path = QPainterPath(c + QPointF(x, y))
        path.cubicTo(
            c + QPointF(x + r * 0.3, y - r * 0.22), c + QPointF(x + r * 0.45, y + r * 0.24), c + QPointF(x + r * 0.8, y)
        )  # fmt: skip
        p.setPen(ink.pen(w.mark, max(1.0, r * luck.uniform(0.04, 0.11)), luck.choice((120, 200))))
        p.drawPath(path)


def _crystals(p: QPainter, c: QPointF, r: float, w: World, luck: random.Random) -> None:
    """Facets."""
    p.setPen(ink.pen(mix(w.mark, "#FFFFFF", 0.5), max(0.8, r * 0.02), 150))
    step = r * 0.42
    for i in range(-3, 4):
        for k in range(-3, 4):
            at = c + QPointF(i * step + (k % 2) * step / 2, k * step * 0.86)
            p.setBrush(ink.colour(mix(w.ground, w.mark, luck.random())))
            up = luck.choice((1, -1))
            p.drawPolygon(
                QPolygonF([at + QPointF(0, -step * 0.6 * up), at + QPointF(step * 0.55, step * 0.4 * up), at + QPointF(-step * 0.55, step * 0.4 * up)])
            )  # fmt: skip


def _dunes(p: QPainter, c: QPointF, r: float, w: World, luck: random.Random) -> None:
    """Waves of sand."""
    p.setBrush(ink.NO_BRUSH)
    for i in range(12):
        y = -r + i * r * 0.18
        path = QPainterPath(c + QPointF(-r, y))
        for k in range(4):
            x = -r + k * r / 2
            lift = r * 0.12 * luck.uniform(0.4, 1.3)
            path.quadTo(c + QPointF(x + r / 4, y - lift), c + QPointF(x + r / 2, y))
        p.setPen(ink.pen(w.mark, max(1.0, r * 0.045), 190))
        p.drawPath(path)


def _lights(p: QPainter, c: QPointF, r: float, w: World, luck: random.Random) -> None:
    """A world of iron: plates, seams and the lights of its works."""
    p.setPen(ink.pen(mix(w.ground, "#FFFFFF", 0.22), max(0.8, r * 0.025)))
    for k in range(-3, 4):
        p.drawLine(c + QPointF(-r, k * r * 0.3), c + QPointF(r, k * r * 0.3))
        for i in range(-3, 4):
            x = (i + (k % 2) / 2) * r * 0.36
            p.drawLine(c + QPointF(x, k * r * 0.3), c + QPointF(x, (k + 1) * r * 0.3))
    p.setPen(ink.NO_PEN)
    for _ in range(26):
        a, d = luck.uniform(0, 6.28), luck.uniform(0, 0.95) * r
        p.setBrush(ink.colour(w.mark, luck.choice((150, 255))))
        size = max(0.7, r * 0.035)
        p.drawEllipse(c + QPointF(math.cos(a) * d, math.sin(a) * d), size, size)


WORLDS = {
    "alpha": World("#2F6FB5", "#5DA45A", _lands, "#9CD0FF"),
    "beta": World("#4A2A2A", "#E8632C", _cracks, "#FF9A5C"),
    "gamma": World("#E0B566", "#A8642A", _bands, "#FFE2A6", ring="#D9C08C"),
    "delta": World("#D7EBF5", "#6FA6C9", _ice, "#FFFFFF"),
    "epsilon": World("#9A78C8", "#5B3C93", _bands, "#D9C2FF"),
    "zeta": World("#A8837A", "#6E4A45", _craters, "#E6C3B8"),
    "eta": World("#1F8A8C", "#D9FBF4", _swirls, "#A5F2E6"),
    "theta": World("#3E8E52", "#B7E07A", _crystals, "#CFF7B5"),
    "omega": World("#39404C", "#FFD470", _lights, "#C3CCDA"),
}
_VEIL = World("#2A3350", "#465381", _swirls, "#7E8DC2")


def disc(p: QPainter, c: QPointF, r: float, planet: str | None, theme: Theme) -> None:
    """A planet of radius r; None = one that nobody has seen."""
    w = WORLDS.get(planet or "", _VEIL)
    if not theme.textured:
        p.setPen(ink.pen("#FFFFFF", 2.0))
        p.setBrush(ink.colour("#000000" if planet is None else "#262626"))
        p.drawEllipse(c, r, r)
        return
    if w.ring:
        p.setBrush(ink.NO_BRUSH)
        p.setPen(QPen(ink.colour(mix(w.ring, "#000000", 0.3)), r * 0.16))
        p.drawArc(QRectF(c.x() - r * 1.22, c.y() - r * 0.42, r * 2.44, r * 0.84), 0, 180 * 16)
    p.save()
    round_ = QPainterPath()
    round_.addEllipse(c, r, r)
    p.setClipPath(round_, Qt.ClipOperation.IntersectClip)
    p.fillRect(QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), ink.colour(w.ground))
    w.surface(p, c, r, w, random.Random(planet or "veil"))
    shade = QRadialGradient(c + QPointF(-r * 0.35, -r * 0.42), r * 1.75)
    shade.setColorAt(0, ink.colour("#FFFFFF", 70))
    shade.setColorAt(0.35, ink.colour("#FFFFFF", 0))
    shade.setColorAt(0.62, ink.colour("#000000", 70))
    shade.setColorAt(1, ink.colour("#000000", 225))
    p.fillRect(QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), shade)
    if planet is None:
        p.fillRect(QRectF(c.x() - r, c.y() - r, 2 * r, 2 * r), ink.colour("#0A0F1E", 120))
    p.restore()
    p.setBrush(ink.NO_BRUSH)
    p.setPen(ink.pen(w.air, max(1.0, r * 0.03), 150))
    p.drawEllipse(c, r, r)
    if w.ring:
        p.setPen(QPen(ink.colour(w.ring), r * 0.16))
        p.drawArc(QRectF(c.x() - r * 1.22, c.y() - r * 0.42, r * 2.44, r * 0.84), 180 * 16, 180 * 16)


def stars(p: QPainter, w: float, h: float, board: str, star: str, theme: Theme) -> None:
    """Deep space: a faint band of light, stars of three sizes."""
    p.fillRect(QRectF(0, 0, w, h), ink.colour(board))
    if not theme.textured:
        return
    luck = random.Random(7)
    p.setPen(ink.NO_PEN)
    for _ in range(9):
        at, size = QPointF(luck.random() * w, h * luck.uniform(0.1, 0.6)), luck.uniform(0.1, 0.26) * w
        glow = QRadialGradient(at, size)
        glow.setColorAt(0, ink.colour(luck.choice(("#6E86D6", "#8A5FB0", "#3E7FA8")), 34))
        glow.setColorAt(1, ink.colour("#000000", 0))
        p.setBrush(glow)
        p.drawEllipse(at, size, size * 0.6)
    for _ in range(int(w * h / 2600)):
        size = luck.choice((0.5, 0.5, 0.7, 0.7, 1.0, 1.4))
        p.setBrush(ink.colour(star, luck.randrange(60, 220)))
        p.drawEllipse(QPointF(luck.random() * w, luck.random() * h), size, size)
