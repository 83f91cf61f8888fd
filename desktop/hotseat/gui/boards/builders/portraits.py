"""The workers: busts by class, each card a person of its own with the tool of what it does best."""

from __future__ import annotations

import random
import zlib

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from hotseat.gui.ink import NO_BRUSH, NO_PEN, colour, pen, vertical
from hotseat.gui.theme import mix

CLASSES = {
    "apprentice": "#5F8446",
    "laborer": "#8F6219",
    "craftsman": "#3E678C",
    "master": "#77417A",
    "machine": "#545B63",
}
"""The colour of the head band of each class of worker."""

_SKIN = ("#F2CDA8", "#E8B98F", "#D7A077", "#BC8459", "#8F5E3D")
_HAIR = ("#4B3325", "#2B2320", "#9A5B2C", "#C79A52", "#8D8378", "#D8D2C8")
_COATS = {
    "apprentice": ("#7C9A55", "#8A8F4E", "#5E8C6A"),
    "laborer": ("#B98A42", "#A36B3A", "#8C7B55"),
    "craftsman": ("#4C7397", "#3F7A80", "#5B6C92"),
    "master": ("#7A4880", "#8C3B4A", "#4D4A86"),
}


class _Bust:
    """Draws in units: width of the head 2, origin in the middle of the face, y down."""

    def __init__(self, p: QPainter, r: QRectF, flat: bool) -> None:
        self.p, self.flat = p, flat
        self.k = min(r.width() * 0.212, r.height() * 0.172)
        self.cx, self.cy = r.center().x(), r.bottom() - self.k * 3.0
        self.line = max(0.8, self.k * (0.11 if flat else 0.075))

    def use(self, fill: str, edge: bool = True) -> None:
        self.p.setPen(
            pen("#000000" if self.flat else mix(fill, "#1B0D04", 0.6), self.line) if edge else NO_PEN
        )
        self.p.setBrush(colour(fill))

    def at(self, x: float, y: float) -> QPointF:
        return QPointF(self.cx + x * self.k, self.cy + y * self.k)

    def oval(self, x: float, y: float, rx: float, ry: float, fill: str, edge: bool = True) -> None:
        self.use(fill, edge)
        self.p.drawEllipse(self.at(x, y), rx * self.k, ry * self.k)

    def poly(self, points: list[tuple[float, float]], fill: str, edge: bool = True) -> None:
        self.use(fill, edge)
        self.p.drawPolygon(QPolygonF([self.at(*q) for q in points]))

    def curve(self, points: list[tuple[float, float]], fill: str, edge: bool = True) -> None:
        """A closed shape: a start, then triples of control, control, end."""
        path = QPainterPath(self.at(*points[0]))
        for i in range(1, len(points) - 2, 3):
            path.cubicTo(*(self.at(*q) for q in points[i : i + 3]))
        path.closeSubpath()
        self.use(fill, edge)
        self.p.drawPath(path)

    def stroke(self, points: list[tuple[float, float]], ink: str, width: float) -> None:
        self.p.setPen(pen(ink, max(0.8, width * self.k)))
        self.p.setBrush(NO_BRUSH)
        self.p.drawPolyline([self.at(*q) for q in points])


def portrait(p: QPainter, r: QRectF, face: str, kind: str, best: str, flat: bool) -> None:
    """A worker of a class; `face` makes the person, `best` (stone, wood, knowledge, tile) the tool in hand."""
    luck = random.Random(zlib.crc32(face.encode()))
    coat = luck.choice(_COATS[kind])
    skin, hair = luck.choice(_SKIN), luck.choice(_HAIR if kind != "apprentice" else _HAIR[:4])
    woman = luck.random() < 0.4
    beard = (
        not woman
        and kind != "apprentice"
        and luck.random() < (0.75 if kind in ("laborer", "master") else 0.5)
    )
    if flat:
        p.fillRect(r, colour("#FFFFFF"))
    else:
        _backdrop(p, r, kind, luck)
    b = _Bust(p, r, flat)
    _tool(b, best, behind=True)
    if woman:
        b.curve([(-0.95, -0.4), (-1.5, 0.6), (-1.2, 1.5), (-0.7, 1.7), (-0.2, 1.8), (0.2, 1.8), (0.7, 1.7), (1.2, 1.5), (1.5, 0.6), (0.95, -0.4), (0.5, -1.4), (-0.5, -1.4), (-0.95, -0.4)], hair)  # fmt: skip
    _body(b, kind, coat, luck)
    b.poly([(-0.34, 0.8), (0.34, 0.8), (0.42, 1.42), (-0.42, 1.42)], mix(skin, "#5A2A10", 0.16), edge=False)
    for s in (-1, 1):
        b.oval(s * 0.95, 0.06, 0.17, 0.24, mix(skin, "#8A3A1C", 0.12))
    b.curve([(-0.95, -0.3), (-1.0, -1.35), (1.0, -1.35), (0.95, -0.3), (0.98, 0.75), (0.5, 1.12), (0, 1.14), (-0.5, 1.12), (-0.98, 0.75), (-0.95, -0.3)], skin)  # fmt: skip
    if beard:
        b.curve([(-0.93, 0.05), (-0.7, 0.5), (-0.5, 0.34), (0, 0.34), (0.5, 0.34), (0.7, 0.5), (0.93, 0.05), (1.0, 1.0), (0.4, 1.5), (0, 1.5), (-0.4, 1.5), (-1.0, 1.0), (-0.93, 0.05)], hair)  # fmt: skip
        b.stroke([(-0.22, 0.68), (0, 0.74), (0.22, 0.68)], "#7A3526", 0.11)
    elif not woman and luck.random() < 0.35 and kind != "apprentice":
        b.curve([(-0.5, 0.5), (-0.3, 0.3), (-0.1, 0.34), (0, 0.42), (0.1, 0.34), (0.3, 0.3), (0.5, 0.5), (0.3, 0.56), (0.1, 0.5), (0, 0.5), (-0.1, 0.5), (-0.3, 0.56), (-0.5, 0.5)], hair, edge=False)  # fmt: skip
        b.stroke([(-0.2, 0.72), (0.2, 0.72)], "#8A4030", 0.09)
    else:
        b.stroke([(-0.26, 0.62), (-0.1, 0.72), (0.1, 0.72), (0.26, 0.62)], "#8A4030", 0.10)
    for s in (-1, 1):
        b.oval(s * 0.40, -0.06, 0.115, 0.145, "#2A1B12", edge=False)
        b.oval(s * 0.40 + 0.04, -0.11, 0.04, 0.045, "#FFFFFF", edge=False)
        b.stroke([(s * 0.22, -0.34), (s * 0.42, -0.42), (s * 0.60, -0.32)], mix(hair, "#1B0D04", 0.3), 0.11)
        if not flat:
            p.setPen(NO_PEN)
            p.setBrush(colour("#D8674A", 60))
            p.drawEllipse(b.at(s * 0.58, 0.28), 0.2 * b.k, 0.14 * b.k)
    b.stroke([(0.02, -0.02), (0.14, 0.28), (-0.04, 0.32)], mix(skin, "#5A2A10", 0.42), 0.08)
    _hat(b, kind, hair, luck)
    _tool(b, best, behind=False)


def _backdrop(p: QPainter, r: QRectF, kind: str, luck: random.Random) -> None:
    """A wall of the place where such people work."""
    tone = CLASSES[kind]
    p.fillRect(r, vertical(r, mix("#F7EDD3", tone, 0.08), mix("#E8D7B0", tone, 0.34)))
    w, h = r.width(), r.height()
    p.setPen(pen(mix("#B79B68", tone, 0.3), max(0.8, w * 0.012), 130))
    p.setBrush(NO_BRUSH)
    if kind == "apprentice":
        for i in range(1, 6):
            x = r.x() + w * i / 6 + luck.uniform(-2, 2)
            p.drawLine(QPointF(x, r.y()), QPointF(x, r.bottom()))
    elif kind == "laborer":
        step = h / 8
        for i in range(9):
            y = r.y() + i * step
            p.drawLine(QPointF(r.x(), y), QPointF(r.right(), y))
            for j in range(4):
                x = r.x() + w * (j + (0.5 if i % 2 else 0.1)) / 3.4
                p.drawLine(QPointF(x, y), QPointF(x, y + step))
    elif kind == "craftsman":
        for y in (0.20, 0.44):
            p.drawLine(QPointF(r.x(), r.y() + h * y), QPointF(r.right(), r.y() + h * y))
        for x, y in ((0.1, 0.08), (0.86, 0.08), (0.08, 0.32), (0.9, 0.32)):
            p.drawRect(QRectF(r.x() + w * x - w * 0.05, r.y() + h * y, w * 0.1, h * 0.12))
    else:
        arch = QPainterPath(QPointF(r.x() + w * 0.12, r.bottom()))
        arch.lineTo(r.x() + w * 0.12, r.y() + h * 0.42)
        arch.cubicTo(
            r.x() + w * 0.12,
            r.y() - h * 0.1,
            r.right() - w * 0.12,
            r.y() - h * 0.1,
            r.right() - w * 0.12,
            r.y() + h * 0.42,
        )
        arch.lineTo(r.right() - w * 0.12, r.bottom())
        p.fillPath(arch, colour("#BFDCE6", 150))
        p.drawPath(arch)


def _body(b: _Bust, kind: str, coat: str, luck: random.Random) -> None:
    wide = 2.0 if kind != "apprentice" else 1.75
    b.curve([(-wide, 3.4), (-wide, 1.7), (-1.2, 1.4), (-0.5, 1.15), (-0.2, 1.2), (0.2, 1.2), (0.5, 1.15), (1.2, 1.4), (wide, 1.7), (wide, 3.4), (wide, 3.4), (-wide, 3.4), (-wide, 3.4)], coat)  # fmt: skip
    linen = "#F1E6CB"
    if kind == "apprentice":
        b.poly([(-0.55, 1.18), (0.55, 1.18), (0.12, 1.9), (-0.12, 1.9)], linen)
        b.stroke([(-1.15, 1.5), (-0.75, 3.3)], "#7A5634", 0.24)
        b.stroke([(1.15, 1.5), (0.75, 3.3)], "#7A5634", 0.24)
    elif kind == "laborer":
        b.poly([(-0.6, 1.16), (0.6, 1.16), (0.2, 1.7), (-0.2, 1.7)], linen)
        scarf = luck.choice(("#B8402E", "#3F7A80", "#8A8F4E"))
        b.curve([(-0.75, 1.15), (-0.3, 1.6), (0.3, 1.6), (0.75, 1.15), (0.85, 1.5), (0.3, 1.85), (0, 1.85), (-0.3, 1.85), (-0.85, 1.5), (-0.75, 1.15)], scarf)  # fmt: skip
    elif kind == "craftsman":
        b.poly([(-0.55, 1.18), (0.55, 1.18), (0, 1.75)], linen)
        b.poly([(-0.95, 1.95), (0.95, 1.95), (1.1, 3.4), (-1.1, 3.4)], "#8A5E38")
        b.stroke([(-0.9, 2.0), (-0.6, 1.25)], "#6B4628", 0.15)
        b.stroke([(0.9, 2.0), (0.6, 1.25)], "#6B4628", 0.15)
        b.poly([(-0.45, 2.4), (0.45, 2.4), (0.4, 3.0), (-0.4, 3.0)], "#7A5130")
    else:
        b.curve([(-1.5, 1.5), (-1.0, 1.9), (-0.6, 1.5), (-0.5, 1.15), (0, 1.7), (0, 1.7), (0.5, 1.15), (0.6, 1.5), (1.0, 1.9), (1.5, 1.5), (1.2, 2.3), (0.5, 2.6), (0.35, 3.4), (0.1, 3.4), (-0.1, 3.4), (-0.35, 3.4), (-0.5, 2.6), (-1.2, 2.3), (-1.5, 1.5)], "#E9DCC0")  # fmt: skip
        for x, y in ((-1.0, 1.85), (-0.55, 2.3), (0.55, 2.3), (1.0, 1.85)):
            b.oval(x, y, 0.07, 0.11, "#4A3A2C", edge=False)
        b.stroke([(-0.55, 1.5), (0, 2.25), (0.55, 1.5)], "#D9A441", 0.12)
        b.oval(0, 2.32, 0.24, 0.24, "#E8B945")


def _hat(b: _Bust, kind: str, hair: str, luck: random.Random) -> None:
    fringe = [(-1.0, 0.0), (-1.15, -1.4), (-0.4, -1.5), (0, -1.45), (0.4, -1.5), (1.15, -1.4), (1.0, 0.0), (0.9, -0.5), (0.6, -0.75), (0, -0.72), (-0.6, -0.75), (-0.9, -0.5), (-1.0, 0.0)]  # fmt: skip
    b.curve(fringe, hair)
    other = luck.random() < 0.45
    if kind == "apprentice":
        cap = luck.choice(("#6E8F4E", "#A8553B", "#5E7A96"))
        if other:
            return
        b.curve(
            [
                (-1.08, -0.55),
                (-1.15, -1.75),
                (1.15, -1.75),
                (1.08, -0.55),
                (0.6, -0.8),
                (-0.6, -0.8),
                (-1.08, -0.55),
            ],
            cap,
        )
        b.curve([(-1.12, -0.5), (-0.5, -0.95), (0.5, -0.95), (1.12, -0.5), (1.1, -0.85), (0.5, -1.2), (0, -1.2), (-0.5, -1.2), (-1.1, -0.85), (-1.12, -0.5)], mix(cap, "#FFFFFF", 0.2))  # fmt: skip
    elif kind == "laborer":
        if other:
            wrap = luck.choice(("#D9C7A0", "#B8402E", "#8C9A6A"))
            b.curve(
                [
                    (-1.08, -0.42),
                    (-1.2, -1.6),
                    (1.2, -1.6),
                    (1.08, -0.42),
                    (0.6, -0.72),
                    (-0.6, -0.72),
                    (-1.08, -0.42),
                ],
                wrap,
            )
            b.poly([(0.95, -0.5), (1.5, -0.2), (1.35, 0.25)], wrap)
            b.stroke([(-0.95, -0.75), (0, -1.0), (0.95, -0.75)], mix(wrap, "#000000", 0.3), 0.07)
        else:
            straw = "#E2BF68"
            b.curve(
                [
                    (-0.95, -0.72),
                    (-0.9, -1.85),
                    (0.9, -1.85),
                    (0.95, -0.72),
                    (0.4, -0.6),
                    (-0.4, -0.6),
                    (-0.95, -0.72),
                ],
                straw,
            )
            b.oval(0, -0.72, 1.75, 0.32, straw)
            b.stroke([(-0.9, -0.92), (0, -0.82), (0.9, -0.92)], "#8C3B2A", 0.2)
    elif kind == "craftsman":
        hat = luck.choice(("#34536E", "#2F5F5C", "#6B3B32"))
        if other:
            b.curve([(-1.05, -0.5), (-1.1, -1.2), (-0.9, -1.85), (0, -1.9), (0.9, -1.85), (1.1, -1.2), (1.05, -0.5), (0.5, -0.8), (-0.5, -0.8), (-1.05, -0.5)], hat)  # fmt: skip
            b.curve([(-1.15, -0.45), (-0.5, -0.8), (0.5, -0.8), (1.15, -0.45), (1.15, -0.8), (0.5, -1.15), (0, -1.15), (-0.5, -1.15), (-1.15, -0.8), (-1.15, -0.45)], mix(hat, "#FFFFFF", 0.18))  # fmt: skip
        else:
            b.curve([(-1.1, -0.55), (-1.7, -1.5), (-0.6, -2.0), (0.3, -1.9), (1.3, -1.85), (1.7, -1.2), (1.15, -0.55), (0.6, -0.85), (-0.6, -0.85), (-1.1, -0.55)], hat)  # fmt: skip
            b.oval(0.1, -1.92, 0.12, 0.1, hat)
    else:
        hat = luck.choice(("#5A335E", "#6B2A36", "#2F3160"))
        if other:
            b.curve([(-1.2, -0.5), (-1.6, -1.5), (-0.9, -2.2), (0, -2.0), (0.9, -2.3), (1.7, -1.4), (1.2, -0.5), (0.6, -0.85), (-0.6, -0.85), (-1.2, -0.5)], hat)  # fmt: skip
            b.curve([(-1.25, -0.45), (-0.5, -0.85), (0.5, -0.85), (1.25, -0.45), (1.2, -0.85), (0.5, -1.2), (0, -1.2), (-0.5, -1.2), (-1.2, -0.85), (-1.25, -0.45)], "#D9A441")  # fmt: skip
        else:
            b.poly([(-0.85, -0.75), (0.85, -0.75), (0.7, -1.75), (-0.7, -1.75)], hat)
            b.curve(
                [
                    (-1.55, -0.62),
                    (-0.6, -0.95),
                    (0.6, -0.95),
                    (1.55, -0.62),
                    (1.2, -0.42),
                    (-1.2, -0.42),
                    (-1.55, -0.62),
                ],
                hat,
            )
            b.stroke([(-0.82, -0.98), (0.82, -0.98)], "#D9A441", 0.18)
            b.curve(
                [
                    (0.62, -0.95),
                    (0.8, -1.9),
                    (1.5, -2.2),
                    (1.75, -1.75),
                    (1.6, -1.3),
                    (1.1, -1.0),
                    (0.62, -0.95),
                ],
                "#F4EFE2",
            )
            b.oval(0.64, -0.98, 0.15, 0.15, "#C6402F")


def _tool(b: _Bust, best: str, behind: bool) -> None:
    """What the person works with, over the shoulder (behind) or held in front."""
    if behind and best == "wood":
        b.stroke([(1.35, 3.2), (1.95, -0.9)], "#9A6A3E", 0.26)
        b.curve([(1.75, -1.0), (2.3, -1.5), (2.7, -1.1), (2.75, -0.6), (2.75, -0.3), (2.3, -0.2), (1.9, -0.4), (1.85, -0.6), (1.8, -0.8), (1.75, -1.0)], "#A9B2B9")  # fmt: skip
    elif not behind and best == "stone":
        b.stroke([(1.55, 3.3), (1.75, 1.9)], "#9A6A3E", 0.28)
        b.poly([(1.15, 1.25), (2.3, 1.42), (2.2, 2.15), (1.05, 1.98)], "#C29A63")
    elif not behind and best == "tile":
        for i, y in enumerate((2.55, 2.2, 1.85)):
            x = 1.35 + 0.06 * i
            b.curve([(x - 0.65, y), (x - 0.3, y - 0.3), (x + 0.3, y - 0.3), (x + 0.65, y), (x + 0.62, y + 0.25), (x + 0.3, y), (x, y), (x - 0.3, y), (x - 0.62, y + 0.25), (x - 0.65, y)], "#C2593A" if i % 2 else "#A9492E")  # fmt: skip
    elif not behind and best == "knowledge":
        b.stroke([(1.55, 1.0), (1.15, 2.6)], "#D9A441", 0.17)
        b.stroke([(1.55, 1.0), (2.0, 2.6)], "#D9A441", 0.17)
        b.oval(1.55, 1.0, 0.2, 0.2, "#E8B945")
        b.stroke([(1.3, 2.05), (1.85, 2.05)], "#B9822A", 0.1)
