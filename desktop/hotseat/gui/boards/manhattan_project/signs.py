"""Signs used on all faces: workers by kind, goods, areas. Own workers are round, contractors are grey nuts with six sides."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QTransform

from hotseat.gui import ink
from hotseat.gui.fonts import ICONS, font, glyph
from hotseat.gui.ink import Look
from hotseat.gui.theme import Theme, contrast, mix

KINDS = {"laborer": "shovel", "engineer": "cog", "scientist": "flask"}
"""Worker -> the icon on it."""

GREY = "#8B9096"
"""Contractors."""

GOODS = {
    "money": "coin",
    "yellowcake": "cube #E2B024",
    "uranium": "radioactive #AE3A26",
    "plutonium": "atom #2B619E",
    "spy": "incognito #45454F",
    "fighter": "fighter #5C6C3A",
    "bomber": "bomber #46552C",
    **{kind: f"own-{kind} #7C5B30" for kind in KINDS},
    **{f"hired_{kind}": f"hired-{kind} #686D73" for kind in KINDS},
}
"""Good -> what `ink.token` draws for it; the same words stand in layout.yaml for the panels."""

AREAS = {
    "construction": ("crane", "#A2792C"),
    "factory": ("factory", "#4F7046"),
    "mine": ("pickaxe", "#C09016"),
    "university": ("school", "#73538C"),
    "enrichment": ("centrifuge", "#A3412B"),
    "reactor": ("cooling-tower", "#5A666F"),
    "air_strike": ("airplane-takeoff", "#3F6283"),
    "repair": ("wrench", "#85603C"),
    "design_bomb": ("math-compass", "#24606A"),
    "espionage": ("incognito", "#4A4757"),
}
"""Area of the main board, and kind of building -> icon and colour."""

BOMBS = {"uranium": ("radioactive", "#AE3A26"), "plutonium": ("atom", "#2B619E")}
DAMAGE = "#C8401C"


# -- icons that the font lacks -----------------------------------------------------------------------------------


def _polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    out = QPainterPath()
    out.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    out.closeSubpath()
    return out


def _mirrored(half: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return [*half, *((1 - x, y) for x, y in reversed(half))]


@cache
def _fighter() -> QPainterPath:
    """A slim aircraft with swept wings, seen from above."""
    half = [(0.5, 0.02), (0.56, 0.16), (0.58, 0.36), (0.97, 0.62), (0.97, 0.70), (0.59, 0.62), (0.57, 0.80), (0.72, 0.91), (0.72, 0.97), (0.5, 0.93)]  # fmt: skip
    return _polygon(_mirrored(half))


@cache
def _bomber() -> QPainterPath:
    """A heavy aircraft with straight wings and four engines, seen from above."""
    half = [(0.5, 0.05), (0.57, 0.11), (0.585, 0.30), (0.65, 0.31), (0.65, 0.24), (0.71, 0.24), (0.71, 0.315), (0.80, 0.325), (0.80, 0.26), (0.86, 0.26), (0.86, 0.335), (0.99, 0.36), (0.99, 0.43), (0.59, 0.50), (0.56, 0.78), (0.76, 0.84), (0.76, 0.92), (0.5, 0.95)]  # fmt: skip
    return _polygon(_mirrored(half))


@cache
def _cooling_tower() -> QPainterPath:
    """Two cooling towers and a puff of steam."""
    out = QPainterPath()
    for x, w, top in ((0.04, 0.46, 0.34), (0.54, 0.42, 0.46)):
        tower = QPainterPath(QPointF(x, 0.96))
        tower.cubicTo(x + w * 0.24, 0.72, x + w * 0.22, 0.56, x + w * 0.14, top)
        tower.lineTo(x + w * 0.86, top)
        tower.cubicTo(x + w * 0.78, 0.56, x + w * 0.76, 0.72, x + w, 0.96)
        tower.closeSubpath()
        out.addPath(tower)
    for cx, cy, k in ((0.26, 0.20, 0.10), (0.40, 0.14, 0.12), (0.54, 0.20, 0.10), (0.72, 0.33, 0.08)):
        out.addEllipse(QPointF(cx, cy), k, k)
    out.setFillRule(Qt.FillRule.WindingFill)
    return out


@cache
def _centrifuge() -> QPainterPath:
    """Three slender cylinders in a row."""
    out = QPainterPath()
    for x in (0.06, 0.38, 0.70):
        out.addRoundedRect(QRectF(x, 0.16, 0.24, 0.66), 0.09, 0.09)
        out.addRect(QRectF(x + 0.09, 0.04, 0.06, 0.14))
    out.addRect(QRectF(0.02, 0.86, 0.96, 0.10))
    out.setFillRule(Qt.FillRule.WindingFill)
    return out


@cache
def _round() -> QPainterPath:
    out = QPainterPath()
    out.addEllipse(QRectF(0.03, 0.03, 0.94, 0.94))
    return out


@cache
def _nut() -> QPainterPath:
    return _polygon(
        (0.5 + 0.5 * math.cos(math.pi * i / 3), 0.5 + 0.5 * math.sin(math.pi * i / 3)) for i in range(6)
    )


@cache
def _engraved(shape: str, kind: str) -> QPainterPath:
    """A worker's token with its sign cut out, in the unit square."""
    sign = QPainterPath()
    face = font(100, family=ICONS)
    sign.addText(QPointF(0, 0), face, glyph(KINDS[kind]))
    b = sign.boundingRect()
    if b.width() > 0:
        k = 0.62 / max(b.width(), b.height())
        sign = QTransform(k, 0, 0, k, 0.5 - b.center().x() * k, 0.5 - b.center().y() * k).map(sign)
    return (_round() if shape == "own" else _nut()).subtracted(sign)


ink.OWN |= {
    "fighter": _fighter,
    "bomber": _bomber,
    "cooling-tower": _cooling_tower,
    "centrifuge": _centrifuge,
}
for _kind in KINDS:
    ink.OWN[f"own-{_kind}"] = lambda kind=_kind: _engraved("own", kind)  # type: ignore[misc]
    ink.OWN[f"hired-{_kind}"] = lambda kind=_kind: _engraved("hired", kind)  # type: ignore[misc]


# -- workers -----------------------------------------------------------------------------------------------------


def worker(p: QPainter, r: QRectF, kind: str, look: Look, seat: int | None) -> None:
    """A worker: round in the colour and with the symbol of its seat; without a seat a grey nut, a contractor."""
    theme, flat = look.theme, not look.theme.textured
    side = min(r.width(), r.height())
    r = ink.box(r.center().x(), r.center().y(), side)
    fill, tint = (GREY, "#14171A") if seat is None else theme.band(look.seats[seat].colour)
    if flat and seat is None:
        fill, tint = "#FFFFFF", "#000000"
    body = ink.inside(
        r.adjusted(side * 0.05, side * 0.05, -side * 0.05, -side * 0.05), _nut() if seat is None else _round()
    )
    p.setPen(ink.pen("#000000" if flat else mix(fill, "#000000", 0.6), max(1.2, side * 0.055)))
    p.setBrush(
        ink.colour(fill) if flat else ink.vertical(r, mix(fill, "#FFFFFF", 0.24), mix(fill, "#000000", 0.14))
    )
    p.drawPath(body)
    p.setPen(ink.pen("#FFFFFF", max(0.8, side * 0.03), 150))
    p.setBrush(ink.NO_BRUSH)
    if not flat:
        inner = r.adjusted(side * 0.11, side * 0.11, -side * 0.11, -side * 0.11)
        p.drawPath(ink.inside(inner, _nut() if seat is None else _round()))
    ink.icon(
        p,
        ink.box(r.center().x(), r.center().y(), side * (0.6 if kind != "laborer" else 0.64)),
        KINDS[kind],
        tint,
    )
    if seat is not None and side >= 15:
        k = max(7.0, side * 0.34)
        edge = mix(fill, "#000000", 0.7) if not flat else "#000000"
        ink.symbol(p, QRectF(r.right() - k, r.bottom() - k, k, k), look.seats[seat].symbol, "#FFFFFF", edge)


def slot(p: QPainter, r: QRectF, kind: str, tint: str) -> None:
    """A place for a worker of a kind: a dashed ring with what may stand there."""
    side = min(r.width(), r.height())
    r = ink.box(r.center().x(), r.center().y(), side)
    ring = QPen(ink.colour(tint, 220), max(1.2, side * 0.06), Qt.PenStyle.CustomDashLine)
    ring.setDashPattern([2.2, 1.5])
    p.setPen(ring)
    p.setBrush(ink.colour(tint, 22))
    p.drawEllipse(r.adjusted(side * 0.06, side * 0.06, -side * 0.06, -side * 0.06))
    if kind == "any":
        ink.fitted(p, r, "?", side * 0.62, tint, bold=True)
    elif kind in KINDS:
        ink.icon(p, ink.box(r.center().x(), r.center().y(), side * 0.62), KINDS[kind], tint)
    else:  # engineer or scientist
        k = side * 0.42
        ink.icon(p, QRectF(r.x() + side * 0.12, r.y() + side * 0.14, k, k), KINDS["engineer"], tint)
        ink.icon(
            p,
            QRectF(r.right() - side * 0.12 - k, r.bottom() - side * 0.14 - k, k, k),
            KINDS["scientist"],
            tint,
        )
        p.setPen(ink.pen(tint, max(1.0, side * 0.05)))
        p.drawLine(
            QPointF(r.x() + side * 0.36, r.bottom() - side * 0.2),
            QPointF(r.right() - side * 0.36, r.y() + side * 0.2),
        )


def slots(workers: Mapping[str, int]) -> list[str]:
    """Required workers one by one: fixed kinds first."""
    return [kind for kind, n in workers.items() for _ in range(n)]


# -- amounts -----------------------------------------------------------------------------------------------------


LOW = 24.0
"""Height of a line of goods below which they rather get narrower than lower."""


def goods(p: QPainter, r: QRectF, amounts: list[Mapping[str, int]], theme: Theme, most: float = 99.0) -> None:
    """Alternatives of goods in one line, parted by strokes; narrower cells where the line is short of room."""
    items: list[tuple[str, int] | None] = []
    for i, bundle in enumerate(amounts):
        items += [None] * (i > 0)
        items += [(GOODS[good], n) for good, n in bundle.items()]
    if not items:
        return
    h = min(r.height(), most)
    whole = sum(0.26 if item is None else ink.token_width(item[0], item[1], 1.0) for item in items)
    h = max(min(h, LOW), min(h, r.width() / (whole + 0.07 * (len(items) - 1))))
    bar, gap = h * 0.26, h * 0.07
    wide = [bar if item is None else ink.token_width(item[0], item[1], h) for item in items]
    room = r.width() - gap * (len(items) - 1)
    fixed = sum(w for w, item in zip(wide, items, strict=True) if item is None)
    loose = sum(wide) - fixed
    if sum(wide) > room:
        k = max(0.1, (room - fixed) / loose)
        wide = [w if item is None else w * k for w, item in zip(wide, items, strict=True)]
    x, y = r.center().x() - (sum(wide) + gap * (len(items) - 1)) / 2, r.center().y() - h / 2
    for item, w in zip(items, wide, strict=True):
        if item is None:
            p.setPen(ink.pen(theme.card_ink, max(1.4, h * 0.07)))
            p.drawLine(QPointF(x + w * 0.2, y + h * 0.86), QPointF(x + w * 0.8, y + h * 0.14))
        else:
            kind, n = item
            name = kind.partition(" ")[0]
            if name in ink.TOKENS and w < h * 0.92:
                counted(p, QRectF(x, y, w, h), kind, n, theme)
            elif name in ink.TOKENS:
                ink.token(p, QRectF(x, y, w, h), kind, n, theme)
            else:
                ink.cell(p, QRectF(x, y + h * 0.04, w, h * 0.92), name, kind.partition(" ")[2], n, theme)
        x += w + gap


def charge(p: QPainter, r: QRectF, look: Look) -> None:
    """The ground on which stands what is paid."""
    flat = not look.theme.textured
    p.setPen(
        ink.pen(
            "#000000" if flat else "#9B3A28", max(1.0, min(r.height(), 30.0) * 0.045), 255 if flat else 150
        )
    )
    p.setBrush(ink.colour("#FFFFFF" if flat else "#B5402A", 255 if flat else 34))
    p.drawPath(ink.rounded(r, min(r.height(), r.width()) * 0.2))


def counted(p: QPainter, r: QRectF, kind: str, n: int, theme: Theme) -> None:
    """Where a token would be too small for its number: the number, and the token beside it."""
    px = min(r.height() * 0.74, max(19.0, r.height() * 0.5))
    side = min(r.width() * 0.42, px * 0.74)
    ink.fitted(p, QRectF(r.x(), r.y(), r.width() - side, r.height()), str(n), px, theme.card_ink, bold=True)
    ink.token(p, QRectF(r.right() - side, r.center().y() - side / 2, side, side), kind, None, theme)


def arrow(p: QPainter, r: QRectF, tint: str) -> None:
    """Down: what is below comes of what is above."""
    c, k = r.center(), min(r.height(), r.width() * 0.5)
    p.setPen(ink.NO_PEN)
    p.setBrush(ink.colour(tint, 200))
    p.drawPolygon(
        QPolygonF(
            [
                QPointF(c.x() - k * 0.7, c.y() - k * 0.36),
                QPointF(c.x() + k * 0.7, c.y() - k * 0.36),
                QPointF(c.x(), c.y() + k * 0.44),
            ]
        )
    )


def on(fill: str) -> str:
    """White or black, whichever is read on a colour."""
    return max(("#FFFFFF", "#1B1208"), key=lambda c: contrast(c, fill))


def band(
    p: QPainter, r: QRectF, kind: str, look: Look, w: float, h: float, name: str = "", px: float = 0.0
) -> None:
    """The head of a card of a kind of building or bomb: icon and, where there is room, its name."""
    icon, fill = (AREAS | BOMBS)[kind]
    flat = not look.theme.textured
    fill = "#000000" if flat else mix(fill, "#000000", 1 - look.theme.shade)
    ink.head(p, r, fill, look.theme, ink.corner(w, h))
    tint = on(fill)
    side = r.height() * 0.84
    if name:
        ink.icon(p, QRectF(r.x() + r.height() * 0.16, r.y() + r.height() * 0.08, side, side), icon, tint)
        left = side + r.height() * 0.22
        ink.title(p, r.adjusted(left, 0, -r.height() * 0.16, 0), name, px or r.height() * 0.6, tint)
    else:
        ink.icon(p, ink.box(r.center().x(), r.center().y(), side), icon, tint)


Facts = Mapping[str, Any]
