"""The covers of the five games on the home screen, drawn by us."""

from __future__ import annotations

import math
import random
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

Cover = Callable[[QPainter, float, float], None]


def _sky(p: QPainter, w: float, h: float, top: str, bottom: str) -> None:
    shade = QLinearGradient(0, 0, 0, h)
    shade.setColorAt(0, QColor(top))
    shade.setColorAt(1, QColor(bottom))
    p.fillRect(QRectF(0, 0, w, h), shade)


def _shape(
    p: QPainter, fill: str, points: list[tuple[float, float]], w: float, h: float, edge: str = "#00000000"
) -> None:
    p.setPen(QPen(QColor(edge), max(1.0, h * 0.008)) if edge != "#00000000" else Qt.PenStyle.NoPen)
    p.setBrush(QColor(fill))
    p.drawPolygon(QPolygonF([QPointF(x * w, y * h) for x, y in points]))


def builders(p: QPainter, w: float, h: float) -> None:
    """A castle half built, a treadwheel crane beside it."""
    _sky(p, w, h, "#9FC3CF", "#F3E3BC")
    _shape(p, "#8FA672", [(0, 0.78), (0.3, 0.7), (0.7, 0.74), (1, 0.68), (1, 1), (0, 1)], w, h)
    _shape(p, "#7A925F", [(0, 0.9), (0.5, 0.84), (1, 0.88), (1, 1), (0, 1)], w, h)
    stone, dark = "#B9AD98", "#8A7F6C"
    for x, top, wide in ((0.12, 0.34, 0.15), (0.44, 0.50, 0.14)):
        _shape(p, stone, [(x, top), (x + wide, top), (x + wide, 0.84), (x, 0.84)], w, h, dark)
        for i in range(4):
            a = x - 0.01 + i * (wide + 0.02) / 3.6
            _shape(
                p,
                stone,
                [(a, top - 0.06), (a + 0.03, top - 0.06), (a + 0.03, top + 0.01), (a, top + 0.01)],
                w,
                h,
                dark,
            )
        _shape(
            p,
            "#4A4034",
            [
                (x + wide * 0.4, top + 0.12),
                (x + wide * 0.6, top + 0.12),
                (x + wide * 0.6, top + 0.22),
                (x + wide * 0.4, top + 0.22),
            ],
            w,
            h,
        )
    _shape(p, "#A7452E", [(0.10, 0.28), (0.195, 0.10), (0.29, 0.28)], w, h, "#6B2A1A")
    _shape(p, stone, [(0.27, 0.6), (0.44, 0.6), (0.44, 0.84), (0.27, 0.84)], w, h, dark)
    arch = QPainterPath(QPointF(0.315 * w, 0.84 * h))
    arch.lineTo(0.315 * w, 0.74 * h)
    arch.cubicTo(0.315 * w, 0.66 * h, 0.395 * w, 0.66 * h, 0.395 * w, 0.74 * h)
    arch.lineTo(0.395 * w, 0.84 * h)
    p.fillPath(arch, QColor("#4A4034"))
    wood = QPen(QColor("#6B4623"), h * 0.022, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap)
    p.setPen(wood)
    p.setBrush(Qt.BrushStyle.NoBrush)
    for x1, y1, x2, y2 in (
        (0.76, 0.86, 0.76, 0.24),
        (0.76, 0.24, 0.50, 0.14),
        (0.76, 0.40, 0.62, 0.19),
        (0.68, 0.86, 0.76, 0.66),
        (0.84, 0.86, 0.76, 0.66),
    ):
        p.drawLine(QPointF(x1 * w, y1 * h), QPointF(x2 * w, y2 * h))
    p.drawEllipse(QPointF(0.83 * w, 0.72 * h), 0.13 * h, 0.13 * h)
    for i in range(4):
        a = math.pi * i / 4
        d = QPointF(math.cos(a) * 0.13 * h, math.sin(a) * 0.13 * h)
        p.drawLine(QPointF(0.83 * w, 0.72 * h) - d, QPointF(0.83 * w, 0.72 * h) + d)
    p.setPen(QPen(QColor("#3A2C1E"), h * 0.007))
    p.drawLine(QPointF(0.505 * w, 0.145 * h), QPointF(0.505 * w, 0.34 * h))
    _shape(p, "#CBBFA8", [(0.475, 0.34), (0.535, 0.34), (0.535, 0.41), (0.475, 0.41)], w, h, dark)


def _stars(p: QPainter, w: float, h: float, n: int, seed: int) -> None:
    luck = random.Random(seed)
    p.setPen(Qt.PenStyle.NoPen)
    for _ in range(n):
        p.setBrush(QColor(255, 255, 255, luck.randrange(70, 220)))
        r = luck.uniform(0.002, 0.006) * h
        p.drawEllipse(QPointF(luck.random() * w, luck.random() * h), r, r)


def _planet(p: QPainter, x: float, y: float, r: float, light: str, dark: str) -> None:
    shade = QRadialGradient(QPointF(x - r * 0.4, y - r * 0.4), r * 1.6)
    shade.setColorAt(0, QColor(light))
    shade.setColorAt(1, QColor(dark))
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(shade)
    p.drawEllipse(QPointF(x, y), r, r)


def metallum(p: QPainter, w: float, h: float) -> None:
    """A ringed world, asteroids with veins of metal, a factory ship."""
    _sky(p, w, h, "#0B1430", "#23315E")
    _stars(p, w, h, 70, 3)
    _planet(p, 0.74 * w, 0.38 * h, 0.24 * h, "#E9B872", "#7A3F1C")
    p.setPen(QPen(QColor("#D9C08A"), h * 0.02))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.save()
    p.translate(0.74 * w, 0.38 * h)
    p.rotate(-18)
    p.drawArc(QRectF(-0.42 * h, -0.09 * h, 0.84 * h, 0.18 * h), 150 * 16, 240 * 16)
    p.restore()
    luck = random.Random(8)
    for x, y, r in ((0.18, 0.72, 0.16), (0.36, 0.86, 0.09), (0.9, 0.86, 0.12)):
        edge = [
            (
                x + math.cos(a) * r * h / w * luck.uniform(0.8, 1.1),
                y + math.sin(a) * r * luck.uniform(0.8, 1.1),
            )
            for a in (math.tau * i / 9 for i in range(9))
        ]
        _shape(p, "#5A5F6E", edge, w, h, "#32363F")
        for _ in range(3):
            vein = QPointF(
                (x + luck.uniform(-0.5, 0.5) * r * h / w) * w, (y + luck.uniform(-0.5, 0.5) * r) * h
            )
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor("#E3B341"))
            p.drawEllipse(vein, r * h * 0.14, r * h * 0.09)
    _shape(p, "#C9CEDA", [(0.22, 0.36), (0.40, 0.30), (0.52, 0.36), (0.40, 0.42)], w, h, "#6B7180")
    _shape(p, "#B0342C", [(0.24, 0.36), (0.30, 0.24), (0.35, 0.33)], w, h)
    _shape(p, "#8C93A4", [(0.14, 0.33), (0.24, 0.33), (0.24, 0.39), (0.14, 0.39)], w, h)
    _shape(p, "#7FD0F2", [(0.14, 0.345), (0.05, 0.36), (0.14, 0.375)], w, h)


def tammany_hall(p: QPainter, w: float, h: float) -> None:
    """Old Manhattan on map paper, gaslight, a top hat."""
    _sky(p, w, h, "#E9D9AE", "#C9AC73")
    luck = random.Random(4)
    for i in range(9):
        x, top = i / 9, luck.uniform(0.32, 0.58)
        _shape(
            p,
            ("#8C6B43", "#7A5A38", "#9B7B50")[i % 3],
            [(x, top), (x + 0.105, top), (x + 0.105, 0.84), (x, 0.84)],
            w,
            h,
            "#4F3A22",
        )
        for row in range(3):
            for col in range(2):
                a, b = x + 0.02 + col * 0.045, top + 0.07 + row * 0.1
                if b < 0.76:
                    _shape(
                        p,
                        "#F6D98A" if luck.random() < 0.55 else "#4F3A22",
                        [(a, b), (a + 0.022, b), (a + 0.022, b + 0.055), (a, b + 0.055)],
                        w,
                        h,
                    )
    _shape(p, "#5B4730", [(0, 0.84), (1, 0.84), (1, 1), (0, 1)], w, h)
    p.setPen(QPen(QColor("#2B2118"), h * 0.018))
    for x in (0.12, 0.88):
        p.drawLine(QPointF(x * w, 0.92 * h), QPointF(x * w, 0.48 * h))
        glow = QRadialGradient(QPointF(x * w, 0.45 * h), 0.16 * h)
        glow.setColorAt(0, QColor(255, 236, 170, 230))
        glow.setColorAt(1, QColor(255, 236, 170, 0))
        p.fillRect(QRectF(x * w - 0.2 * h, 0.25 * h, 0.4 * h, 0.4 * h), glow)
    hat = "#1E1914"
    _shape(p, hat, [(0.39, 0.34), (0.61, 0.34), (0.59, 0.74), (0.41, 0.74)], w, h)
    _shape(p, "#9A2A1C", [(0.407, 0.62), (0.593, 0.62), (0.59, 0.71), (0.41, 0.71)], w, h)
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor(hat))
    p.drawEllipse(QPointF(0.5 * w, 0.76 * h), 0.2 * w, 0.055 * h)
    p.setBrush(QColor("#2E2720"))
    p.drawEllipse(QPointF(0.5 * w, 0.345 * h), 0.11 * w, 0.03 * h)


def manhattan_project(p: QPainter, w: float, h: float) -> None:
    """Desert, a test tower, an atom over it."""
    _sky(p, w, h, "#4E5B4A", "#D8B56A")
    _shape(p, "#7C7350", [(0, 0.7), (0.2, 0.6), (0.42, 0.72), (0.66, 0.58), (1, 0.72), (1, 1), (0, 1)], w, h)
    _shape(p, "#A58D55", [(0, 0.8), (1, 0.76), (1, 1), (0, 1)], w, h)
    p.setPen(QPen(QColor("#2B2A22"), h * 0.016))
    for x1, y1, x2, y2 in (
        (0.42, 0.9, 0.475, 0.5),
        (0.58, 0.9, 0.525, 0.5),
        (0.43, 0.84, 0.555, 0.7),
        (0.57, 0.84, 0.445, 0.7),
        (0.455, 0.68, 0.535, 0.56),
        (0.545, 0.68, 0.465, 0.56),
    ):
        p.drawLine(QPointF(x1 * w, y1 * h), QPointF(x2 * w, y2 * h))
    _shape(p, "#3A3A30", [(0.46, 0.43), (0.54, 0.43), (0.54, 0.5), (0.46, 0.5)], w, h)
    p.save()
    p.translate(0.5 * w, 0.28 * h)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(QPen(QColor("#F6E27A"), h * 0.014))
    for angle in (0, 60, 120):
        p.save()
        p.rotate(angle)
        p.drawEllipse(QPointF(0, 0), 0.24 * h, 0.085 * h)
        p.setBrush(QColor("#FFF6C2"))
        p.drawEllipse(QPointF(0.24 * h, 0), 0.018 * h, 0.018 * h)
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.restore()
    p.setPen(Qt.PenStyle.NoPen)
    p.setBrush(QColor("#E4572E"))
    p.drawEllipse(QPointF(0, 0), 0.045 * h, 0.045 * h)
    p.restore()
    for i in range(12):
        x = i / 12
        _shape(
            p,
            "#E8C22E" if i % 2 else "#22221C",
            [(x, 0.95), (x + 1 / 12, 0.95), (x + 1 / 12 - 0.02, 1), (x - 0.02, 1)],
            w,
            h,
        )


def space_missions(p: QPainter, w: float, h: float) -> None:
    """A rocket leaving the pad, the moon above."""
    _sky(p, w, h, "#08101F", "#2E4A73")
    _stars(p, w, h, 60, 11)
    _planet(p, 0.82 * w, 0.22 * h, 0.12 * h, "#F2EFE4", "#9A9686")
    for x, y, r in ((0.80, 0.2, 0.02), (0.84, 0.27, 0.028), (0.85, 0.17, 0.014)):
        p.setBrush(QColor("#B9B5A4"))
        p.drawEllipse(QPointF(x * w, y * h), r * h, r * h)
    flame = QPainterPath(QPointF(0.46 * w, 0.66 * h))
    flame.quadTo(0.5 * w, 1.06 * h, 0.54 * w, 0.66 * h)
    p.fillPath(flame, QColor("#F6B73C"))
    inner = QPainterPath(QPointF(0.48 * w, 0.66 * h))
    inner.quadTo(0.5 * w, 0.9 * h, 0.52 * w, 0.66 * h)
    p.fillPath(inner, QColor("#FFF1BF"))
    body = QPainterPath(QPointF(0.5 * w, 0.08 * h))
    body.cubicTo(0.56 * w, 0.2 * h, 0.56 * w, 0.3 * h, 0.555 * w, 0.66 * h)
    body.lineTo(0.445 * w, 0.66 * h)
    body.cubicTo(0.44 * w, 0.3 * h, 0.44 * w, 0.2 * h, 0.5 * w, 0.08 * h)
    p.fillPath(body, QColor("#F4F5F2"))
    _shape(p, "#C0392B", [(0.445, 0.5), (0.385, 0.72), (0.445, 0.66)], w, h)
    _shape(p, "#C0392B", [(0.555, 0.5), (0.615, 0.72), (0.555, 0.66)], w, h)
    _shape(p, "#C9CED2", [(0.443, 0.44), (0.557, 0.44), (0.557, 0.48), (0.443, 0.48)], w, h)
    p.setBrush(QColor("#2E6A93"))
    p.setPen(QPen(QColor("#8B949B"), h * 0.012))
    p.drawEllipse(QPointF(0.5 * w, 0.31 * h), 0.04 * h, 0.04 * h)
    p.setPen(Qt.PenStyle.NoPen)
    luck = random.Random(2)
    for _ in range(26):
        p.setBrush(QColor(235, 238, 240, luck.randrange(60, 170)))
        r = luck.uniform(0.04, 0.1) * h
        p.drawEllipse(QPointF(luck.gauss(0.5, 0.2) * w, luck.uniform(0.88, 1.02) * h), r, r * 0.7)
    p.setPen(QPen(QColor("#4FD08A"), h * 0.008))
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.drawArc(QRectF(-0.3 * w, 0.3 * h, 1.6 * w, 1.2 * h), 30 * 16, 120 * 16)


def plain(p: QPainter, w: float, h: float) -> None:
    """A game without a cover of its own: pawns on a board."""
    _sky(p, w, h, "#7A5430", "#A87A48")
    for i in range(8):
        for j in range(5):
            if (i + j) % 2:
                p.fillRect(QRectF(i * w / 8, j * h / 5, w / 8, h / 5), QColor(255, 240, 210, 40))
    for x, fill in ((0.3, "#0072B2"), (0.5, "#D55E00"), (0.7, "#009E73")):
        p.setPen(QPen(QColor("#2B2118"), h * 0.012))
        p.setBrush(QColor(fill))
        p.drawEllipse(QPointF(x * w, 0.42 * h), 0.08 * h, 0.08 * h)
        _shape(
            p, fill, [(x - 0.02, 0.48), (x + 0.02, 0.48), (x + 0.05, 0.72), (x - 0.05, 0.72)], w, h, "#2B2118"
        )


COVERS: dict[str, Cover] = {
    f.__name__: f for f in (builders, metallum, tammany_hall, manhattan_project, space_missions)
}
"""By game id; others get `plain`."""


def cover(game_id: str) -> Cover:
    """The painter of a game's cover: fills (0, 0, w, h)."""
    return COVERS.get(game_id, plain)
