"""Table tops and papers. The same seed gives the same wood, stone and fibres."""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QPainter,
    QPainterPath,
    QPen,
    QRadialGradient,
)

from hotseat.gui.theme import luminance, mix

from .basics import (
    NO_BRUSH,
    NO_PEN,
    colour,
    rounded,
    vertical,
)


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
    """Limewash or paper: soft clouds and fibres."""
    luck = random.Random(seed)
    p.save()
    p.setClipPath(rounded(r, radius), Qt.ClipOperation.IntersectClip)
    p.fillRect(r, colour(fill))
    p.setPen(NO_PEN)
    dark = luminance(fill) < 0.18
    for i in range(int(r.width() * r.height() / 14000) + 3):
        c = QPointF(r.x() + luck.random() * r.width(), r.y() + luck.random() * r.height())
        rad = luck.uniform(50, 150)
        tone, most = (
            ("#FFFFFF", 10 if dark else 60)
            if i % 2
            else ("#000000" if dark else "#7A5A2A", 20 if dark else 22)
        )
        g = QRadialGradient(c, rad)
        g.setColorAt(0, colour(tone, luck.randrange(most // 2, most)))
        g.setColorAt(1, colour(tone, 0))
        p.setBrush(g)
        p.drawEllipse(c, rad, rad)
    for _ in range(int(r.width() * r.height() / 1600) + 3):
        x, y = r.x() + luck.random() * r.width(), r.y() + luck.random() * r.height()
        p.setPen(
            QPen(
                colour(
                    "#FFFFFF" if dark else "#6B4A1E",
                    luck.randrange(6, 14) if dark else luck.randrange(14, 34),
                ),
                0.8,
            )
        )
        p.drawLine(QPointF(x, y), QPointF(x + luck.uniform(-7, 7), y + luck.uniform(-3, 3)))
    p.restore()
