"""A small drawing kit for buildings: the same strokes as a builder's plan on paper, in colour, or flat and bold."""

from __future__ import annotations

import math
import random
import zlib
from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from hotseat.gui.ink import NO_BRUSH, NO_PEN, colour, pen
from hotseat.gui.theme import mix

Style = Literal["plan", "colour", "flat"]

PLASTER, OCHRE, ROSE = "#EFE3C8", "#E0C48F", "#E3B79A"
STONE, GREY = "#BDB7A8", "#9C9A94"
WOOD, BEAM = "#9A6A3E", "#5F4029"
TILE, BRICK, SLATE, THATCH = "#BE5838", "#A9553B", "#5D7489", "#D2AB55"
LEAF, LEAF2, WATER, DARK, GLASS = "#7A9A4C", "#5F8240", "#79AFC6", "#3D2C21", "#F3D487"
SEPIA = "#7A6342"


class Sketch:
    """Draws in a square of unit size standing on the ground: x to the right, y up, (0, 0) bottom left.

    Light falls from the left. Below 60 pixels the fine strokes (masonry, tiles, boards) are left out.
    """

    def __init__(self, p: QPainter, r: QRectF, style: Style, seed: str) -> None:
        self.p, self.style = p, style
        self.s = min(r.width(), r.height())
        self.x0, self.y0 = r.center().x() - self.s / 2, r.bottom()
        self.fine = style == "colour" and self.s >= 60
        self.luck = random.Random(zlib.crc32(seed.encode()))

    # -- ground work --

    def at(self, x: float, y: float) -> QPointF:
        """A point of the unit square on the picture."""
        return QPointF(self.x0 + x * self.s, self.y0 - y * self.s)

    def path(self, points: Sequence[tuple[float, float]]) -> QPainterPath:
        out = QPainterPath()
        out.addPolygon(QPolygonF([self.at(*q) for q in points]))
        out.closeSubpath()
        return out

    def rect(self, x: float, y: float, w: float, h: float) -> QRectF:
        return QRectF(self.at(x, y + h), self.at(x + w, y))

    def fill(self, path: QPainterPath, fill: str, *, across: bool = True) -> None:
        """Ink a closed shape in the style of the picture."""
        p, s = self.p, self.s
        if self.style == "plan":
            p.setPen(pen(SEPIA, max(0.8, s * 0.012)))
            p.setBrush(colour("#FFFAEB", 90))
        elif self.style == "flat":
            p.setPen(pen("#000000", max(1.2, s * 0.022)))
            p.setBrush(colour(fill))
        else:
            p.setPen(pen(mix(fill, "#1E0F05", 0.55), max(0.7, s * 0.009)))
            r = path.boundingRect()
            g = QLinearGradient(r.topLeft(), r.topRight() if across else r.bottomLeft())
            g.setColorAt(0, colour(mix(fill, "#FFF6DC", 0.20)))
            g.setColorAt(1, colour(mix(fill, "#2A1206", 0.16)))
            p.setBrush(QBrush(g))
        p.drawPath(path)

    def line(self, points: Sequence[tuple[float, float]], ink: str = DARK, width: float = 0.02) -> None:
        """An open stroke; `width` in units."""
        thin = self.style == "plan"
        self.p.setPen(pen(SEPIA if thin else ink, max(0.8, self.s * (min(width, 0.014) if thin else width))))
        self.p.setBrush(NO_BRUSH)
        self.p.drawPolyline([self.at(*q) for q in points])

    def grain(self, path: QPainterPath, fill: str, kind: str) -> None:
        """Fine strokes inside a shape: "stone", "tile", "wood", "thatch"."""
        if not self.fine:
            return
        p, s, luck = self.p, self.s, self.luck
        r = path.boundingRect()
        p.save()
        p.setClipPath(path, Qt.ClipOperation.IntersectClip)
        p.setPen(QPen(colour(mix(fill, "#241005", 0.5), 105), max(0.6, s * 0.006)))
        if kind == "wood":
            x = r.left() + s * 0.035
            while x < r.right():
                p.drawLine(QPointF(x, r.top()), QPointF(x, r.bottom()))
                x += s * 0.042
        elif kind == "thatch":
            for _ in range(int(r.width() * r.height() / (s * s) * 260)):
                x, y = r.left() + luck.random() * r.width(), r.top() + luck.random() * r.height()
                p.drawLine(QPointF(x, y), QPointF(x + luck.uniform(-0.01, 0.01) * s, y + s * 0.05))
        else:
            step = s * (0.055 if kind == "stone" else 0.042)
            y, row = r.top() + step, 0
            while y < r.bottom() + step:
                if kind == "tile":
                    p.drawLine(QPointF(r.left(), y), QPointF(r.right(), y))
                x = r.left() + (row % 2) * step * 0.8 + luck.uniform(0, 0.3) * step
                while x < r.right():
                    if kind == "tile":
                        p.drawLine(QPointF(x, y), QPointF(x, y - step))
                        x += step * 1.1
                    else:
                        if luck.random() < 0.45:
                            p.drawLine(QPointF(x, y), QPointF(x + step * 0.9, y))
                        if luck.random() < 0.22:
                            p.drawLine(QPointF(x, y), QPointF(x, y - step))
                        x += step * 1.5
                y += step
                row += 1
        p.restore()

    def shape(
        self, points: Sequence[tuple[float, float]], fill: str, kind: str = "", across: bool = True
    ) -> None:
        """A closed polygon with its material."""
        path = self.path(points)
        self.fill(path, fill, across=across)
        if kind:
            self.grain(path, fill, kind)

    # -- parts of buildings --

    def wall(self, x: float, y: float, w: float, h: float, fill: str = PLASTER, kind: str = "") -> None:
        """A straight wall."""
        kind = kind or {STONE: "stone", GREY: "stone", BRICK: "tile", WOOD: "wood"}.get(fill, "")
        self.shape([(x, y), (x + w, y), (x + w, y + h), (x, y + h)], fill, kind)

    def roof(
        self, x: float, y: float, w: float, h: float, fill: str = TILE, hip: float = 0.1, over: float = 0.03
    ) -> None:
        """A roof seen from its long side; `hip` = how far the ridge is drawn in on both sides."""
        kind = "thatch" if fill == THATCH else "wood" if fill == WOOD else "tile"
        points = [(x - over, y), (x + w + over, y), (x + w - hip, y + h), (x + hip, y + h)]
        self.shape(points, fill, kind, across=False)

    def gable(
        self,
        x: float,
        y: float,
        w: float,
        h: float,
        fill: str = TILE,
        wall: str = PLASTER,
        over: float = 0.035,
    ) -> None:
        """A gable end: wall up to the ridge and the edges of the roof on both sides."""
        kind = {STONE: "stone", GREY: "stone", WOOD: "wood"}.get(wall, "")
        self.shape([(x, y), (x + w, y), (x + w / 2, y + h)], wall, kind)
        t = 0.05
        top = y + h + t
        self.shape(
            [(x - over, y - 0.02), (x - over, y - 0.02 + t), (x + w / 2, top), (x + w / 2, top - t * 1.3)],
            fill,
        )
        self.shape(
            [
                (x + w + over, y - 0.02),
                (x + w + over, y - 0.02 + t),
                (x + w / 2, top),
                (x + w / 2, top - t * 1.3),
            ],
            mix(fill, "#2A1206", 0.2),
        )

    def cone(self, x: float, y: float, w: float, h: float, fill: str = SLATE) -> None:
        """A pointed roof of a tower."""
        self.shape([(x - 0.025, y), (x + w + 0.025, y), (x + w / 2, y + h)], fill, "tile")

    def crenel(self, x: float, y: float, w: float, n: int, fill: str = STONE, h: float = 0.05) -> None:
        """Battlements: n merlons."""
        d = w / (2 * n - 1)
        for i in range(n):
            self.wall(x + 2 * i * d, y, d, h, fill, " ")

    def arch(self, x: float, y: float, w: float, h: float, fill: str = DARK, pointed: bool = False) -> None:
        """An arched opening: door, window, bridge arch."""
        path = QPainterPath(self.at(x, y))
        path.lineTo(self.at(x, y + h * 0.55))
        if pointed:
            path.quadTo(self.at(x, y + h * 0.85), self.at(x + w / 2, y + h))
            path.quadTo(self.at(x + w, y + h * 0.85), self.at(x + w, y + h * 0.55))
        else:
            path.cubicTo(self.at(x, y + h * 1.15), self.at(x + w, y + h * 1.15), self.at(x + w, y + h * 0.55))
        path.lineTo(self.at(x + w, y))
        path.closeSubpath()
        self.fill(path, fill)

    def door(self, x: float, y: float, w: float, h: float) -> None:
        """A boarded door under an arch."""
        self.arch(x, y, w, h, BEAM)
        if self.fine:
            for k in (1 / 3, 2 / 3):
                self.line([(x + w * k, y), (x + w * k, y + h * 0.8)], "#2C1B10", 0.006)

    def window(self, x: float, y: float, w: float = 0.08, h: float = 0.1, fill: str = GLASS) -> None:
        """A window with a cross of bars; lit unless told otherwise."""
        self.wall(x, y, w, h, fill, " ")
        if self.s >= 46:
            self.line([(x + w / 2, y), (x + w / 2, y + h)], BEAM, 0.008)
            self.line([(x, y + h / 2), (x + w, y + h / 2)], BEAM, 0.008)

    def timber(self, x: float, y: float, w: float, h: float, n: int = 3, braces: bool = True) -> None:
        """A frame of beams on a wall of n bays."""
        d = w / n
        for i in range(n + 1):
            self.line([(x + i * d, y), (x + i * d, y + h)], BEAM, 0.019)
        for k in (y, y + h):
            self.line([(x, k), (x + w, k)], BEAM, 0.019)
        if braces:
            self.line([(x, y), (x + d * 0.8, y + h)], BEAM, 0.015)
            self.line([(x + w, y), (x + w - d * 0.8, y + h)], BEAM, 0.015)

    def chimney(self, x: float, y: float, h: float = 0.14, smoke: bool = True) -> None:
        self.wall(x, y, 0.07, h, BRICK)
        if smoke and self.style == "colour":
            self.p.setPen(NO_PEN)
            for i, k in enumerate((0.022, 0.03, 0.038)):
                self.p.setBrush(colour("#FFFFFF", 150 - 40 * i))
                self.p.drawEllipse(
                    self.at(x + 0.04 + i * 0.03, y + h + 0.03 + i * 0.05), k * self.s, k * self.s
                )

    def disc(self, x: float, y: float, rx: float, ry: float | None = None, fill: str = LEAF) -> None:
        path = QPainterPath()
        path.addEllipse(self.at(x, y), rx * self.s, (rx if ry is None else ry) * self.s)
        self.fill(path, fill)

    def tree(self, x: float, y: float, h: float, fill: str = LEAF) -> None:
        """A round tree."""
        self.wall(x - h * 0.05, y, h * 0.1, h * 0.4, WOOD, " ")
        for dx, dy, k in ((-0.17, 0.52, 0.2), (0.17, 0.55, 0.2), (0, 0.72, 0.26)):
            self.disc(x + dx * h, y + dy * h, k * h, fill=fill if dx < 0.1 else mix(fill, "#23350F", 0.12))

    def cypress(self, x: float, y: float, h: float) -> None:
        """A tall dark tree."""
        self.disc(x, y + h * 0.52, h * 0.14, h * 0.5, LEAF2)

    def cross(self, x: float, y: float, h: float = 0.1) -> None:
        self.line([(x, y), (x, y + h)], BEAM, 0.018)
        self.line([(x - h * 0.3, y + h * 0.64), (x + h * 0.3, y + h * 0.64)], BEAM, 0.018)

    def flag(self, x: float, y: float, h: float, fill: str = "#B8352A") -> None:
        self.line([(x, y), (x, y + h)], BEAM, 0.014)
        top = y + h
        self.shape([(x, top), (x + 0.13, top - 0.035), (x, top - 0.08)], fill)

    def sign(self, x: float, y: float, fill: str = "#D9A441", round_: bool = False) -> None:
        """A sign on an iron arm."""
        self.line([(x, y + 0.1), (x + 0.12, y + 0.1)], DARK, 0.014)
        if round_:
            self.disc(x + 0.085, y + 0.045, 0.042, fill=fill)
        else:
            self.wall(x + 0.04, y, 0.09, 0.08, fill, " ")

    def water(self, y: float, h: float = 0.1, x: float = -0.6, w: float = 2.2) -> None:
        """A stream across the whole picture."""
        self.wall(x, y, w, h, WATER, " ")
        if self.style == "colour":
            for i in range(7):
                a = x + 0.3 + i * 0.24 + self.luck.uniform(0, 0.08)
                b = y + h * self.luck.uniform(0.25, 0.75)
                self.line([(a, b), (a + 0.1, b)], "#E4F3F8", 0.009)

    def wheel(self, x: float, y: float, rad: float, spokes: int = 8, fill: str = WOOD) -> None:
        """A spoked wheel with paddles."""
        for i in range(spokes * 2):
            a = math.pi * i / spokes
            c, s = math.cos(a), math.sin(a)
            self.line(
                [(x + c * rad * 0.9, y + s * rad * 0.9), (x + c * rad * 1.12, y + s * rad * 1.12)], fill, 0.03
            )
        self.p.setBrush(NO_BRUSH)
        for k, width in ((1.0, 0.036), (0.62, 0.02)):
            self.p.setPen(
                pen(
                    SEPIA if self.style == "plan" else BEAM,
                    max(0.8, self.s * (0.012 if self.style == "plan" else width)),
                )
            )
            self.p.drawEllipse(self.at(x, y), rad * k * self.s, rad * k * self.s)
        for i in range(spokes):
            a = 2 * math.pi * i / spokes
            self.line([(x, y), (x + math.cos(a) * rad, y + math.sin(a) * rad)], BEAM, 0.016)
        self.disc(x, y, rad * 0.17, fill=DARK)

    def beast(self, x: float, y: float, k: float, fill: str, kind: str) -> None:
        """A small animal looking left: "pig", "cow" or "horse"."""
        tall = {"pig": 0.5, "cow": 0.8, "horse": 1.0}[kind]
        for dx in (-0.32, -0.16, 0.22, 0.36):
            self.line([(x + dx * k, y), (x + dx * k, y + 0.5 * tall * k)], mix(fill, "#000000", 0.3), 0.024)
        self.disc(x, y + 0.62 * tall * k + 0.02, 0.46 * k, 0.27 * k, fill)
        if kind == "horse":
            self.shape(
                [
                    (x - 0.3 * k, y + 0.6 * k),
                    (x - 0.5 * k, y + 1.1 * k),
                    (x - 0.34 * k, y + 1.15 * k),
                    (x - 0.12 * k, y + 0.75 * k),
                ],
                fill,
            )
            self.shape(
                [
                    (x - 0.36 * k, y + 1.18 * k),
                    (x - 0.72 * k, y + 0.92 * k),
                    (x - 0.64 * k, y + 0.8 * k),
                    (x - 0.34 * k, y + 0.95 * k),
                ],
                fill,
            )
            self.line([(x + 0.44 * k, y + 0.7 * k), (x + 0.56 * k, y + 0.3 * k)], DARK, 0.024)
        else:
            self.disc(x - 0.5 * k, y + 0.72 * tall * k + 0.03, 0.2 * k, fill=fill)
            self.disc(x - 0.66 * k, y + 0.66 * tall * k + 0.02, 0.09 * k, fill=mix(fill, "#FFFFFF", 0.35))
            if kind == "cow":
                self.disc(x + 0.1 * k, y + 0.7 * tall * k, 0.14 * k, 0.1 * k, "#FFFFFF")

    def barrel(self, x: float, y: float, k: float = 0.1) -> None:
        self.wall(x, y, k, k * 1.25, WOOD)
        for dy in (0.25, 1.0):
            self.line([(x, y + dy * k), (x + k, y + dy * k)], DARK, 0.012)


def paper(p: QPainter, r: QRectF) -> None:
    """Squared paper for a plan."""
    p.fillRect(r, colour("#EFE4C9"))
    step = max(5.0, r.height() / 11)
    p.setPen(QPen(colour("#A08A5E", 70), 0.8))
    x = r.x() + step / 2
    while x < r.right():
        p.drawLine(QPointF(x, r.y()), QPointF(x, r.bottom()))
        x += step
    y = r.bottom() - step / 2
    while y > r.y():
        p.drawLine(QPointF(r.x(), y), QPointF(r.right(), y))
        y -= step


_SKIES = (
    ("#A5CFE4", "#F6EBCF"),
    ("#BBD7DE", "#FBE6C2"),
    ("#9CC4D6", "#EFEBD0"),
    ("#C3D3E6", "#FBDDBD"),
    ("#B0D8DC", "#F4F0D2"),
)


def landscape(p: QPainter, r: QRectF, seed: str) -> None:
    """Sky, sun or clouds, far hills and the meadow that buildings stand on."""
    luck = random.Random(zlib.crc32(seed.encode()) + 7)
    w, h = r.width(), r.height()
    top, low = luck.choice(_SKIES)
    g = QLinearGradient(r.topLeft(), r.bottomLeft())
    g.setColorAt(0, colour(top))
    g.setColorAt(0.8, colour(low))
    p.fillRect(r, g)
    p.setPen(NO_PEN)
    if luck.random() < 0.4:
        c = QPointF(r.x() + w * luck.uniform(0.12, 0.88), r.y() + h * luck.uniform(0.1, 0.22))
        for k, a in ((0.12, 60), (0.075, 235)):
            p.setBrush(colour("#FFF3C4", a))
            p.drawEllipse(c, h * k, h * k)
    for _ in range(luck.randrange(1, 4)):
        x, y, k = (
            r.x() + luck.random() * w,
            r.y() + h * luck.uniform(0.06, 0.38),
            h * luck.uniform(0.035, 0.06),
        )
        p.setBrush(colour("#FFFFFF", 175))
        for dx, dy, s in ((0, 0, 1.0), (1.2, 0.25, 0.8), (-1.2, 0.3, 0.7), (0.4, 0.45, 1.1)):
            p.drawEllipse(QPointF(x + dx * k, y + dy * k), k * s * 1.3, k * s * 0.75)
    base = r.bottom()
    for tone, lift, wide in (("#A9BE9A", 0.36, 1.0), ("#B9C58A", 0.25, 1.3), ("#9BB06A", 0.13, 2.0)):
        p.setBrush(colour(tone))
        x = r.x() + w * luck.uniform(-0.5, 0.4)
        p.drawEllipse(QRectF(x, base - h * lift, w * wide, h * lift * 2.4))
        if wide < 1.2:
            p.drawEllipse(QRectF(x + w * 0.6, base - h * lift * 0.9, w * wide, h * lift * 2.4))
    p.fillRect(QRectF(r.x(), base - h * 0.075, w, h * 0.08), colour("#8FA65E"))
