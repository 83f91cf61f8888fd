"""Bosses, cubes, favor chips, locks and slips of Tammany Hall. Never colour alone: seats have their symbol, nationalities
theirs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from hotseat.engine.element import Element
from hotseat.gui import ink
from hotseat.gui.ink import Look
from hotseat.gui.theme import contrast, mix

Facts = Mapping[str, Any]

NATIONS = {
    "irish": ("#2C7A45", "clover"),
    "english": ("#F2EEE2", "flower"),
    "german": ("#E08A2C", "leaf-maple"),
    "italian": ("#2D5F9E", "fruit-cherries"),
}
"""Colour and symbol of the nationalities, in the order of the rules."""
GHOST = 0.55


@cache
def _coat() -> QPainterPath:
    """Shoulders and coat in the unit square."""
    out = QPainterPath(QPointF(0.03, 0.99))
    out.cubicTo(0.00, 0.70, 0.14, 0.56, 0.50, 0.55)
    out.cubicTo(0.86, 0.56, 1.00, 0.70, 0.97, 0.99)
    out.closeSubpath()
    return out


@cache
def _hat() -> QPainterPath:
    """A top hat in the unit square."""
    out = QPainterPath(QPointF(0.10, 0.36))
    for x, y in (
        (0.10, 0.29),
        (0.29, 0.29),
        (0.26, 0.02),
        (0.74, 0.02),
        (0.71, 0.29),
        (0.90, 0.29),
        (0.90, 0.36),
    ):
        out.lineTo(x, y)
    out.closeSubpath()
    return out


def draw_boss(p: QPainter, r: QRectF, seat: int | None, look: Look) -> None:
    """A ward boss in the owner's colour, the symbol on the coat."""
    theme = look.theme
    fill, on, symbol = theme.ink2, theme.panel, ""
    if seat is not None and seat < len(look.seats):
        fill, on = theme.band(look.seats[seat].colour)
        symbol = look.seats[seat].symbol
    key = ("tammany-boss", fill, on, symbol, theme.name)

    def draw(q: QPainter, area: QRectF) -> None:
        side = area.height()
        edge = "#1B120A" if theme.textured else "#FFFFFF"
        thin = ink.pen(edge, max(1.0, side * 0.045))
        shaded = mix(fill, "#000000", (1 - theme.shade) * 0.6)
        body = (
            ink.vertical(area, mix(shaded, "#FFFFFF", 0.18), shaded) if theme.textured else ink.colour(fill)
        )
        inner = area.adjusted(side * 0.03, side * 0.03, -side * 0.03, -side * 0.03)
        q.setPen(thin)
        q.setBrush(ink.colour("#F3D9BC" if theme.textured else "#FFFFFF"))
        q.drawEllipse(
            ink.box(
                inner.center().x(),
                inner.y() + inner.height() * 0.42,
                inner.width() * 0.44,
                inner.height() * 0.34,
            )
        )
        q.setBrush(body)
        q.drawPath(ink.inside(inner, _coat()))
        q.drawPath(ink.inside(inner, _hat()))
        if symbol:
            ink.symbol(q, ink.box(area.center().x(), area.y() + side * 0.775, side * 0.35), symbol, on)

    ink.stamp(p, r, key, draw)


def draw_cube(p: QPainter, r: QRectF, nation: str, look: Look) -> None:
    """An immigrant cube with the symbol of its nationality."""
    theme = look.theme
    fill, sign = NATIONS.get(nation, ("#888888", "help"))
    key = ("tammany-cube", nation, theme.name)

    def draw(q: QPainter, area: QRectF) -> None:
        side = min(area.width(), area.height())
        body = ink.box(area.center().x(), area.center().y(), side * 0.94)
        flat = not theme.textured
        edge = "#FFFFFF" if flat else mix(fill, "#1B120A", 0.7)
        q.setPen(ink.pen(edge, max(1.0, side * 0.06)))
        q.setBrush(
            ink.colour(fill)
            if flat
            else ink.vertical(body, mix(fill, "#FFFFFF", 0.22), mix(fill, "#000000", 0.1))
        )
        q.drawPath(ink.rounded(body, side * 0.14))
        ink.icon(q, ink.box(body.center().x(), body.center().y(), side * 0.74), sign, _sign_ink(fill))

    ink.stamp(p, r, key, draw)


def _sign_ink(fill: str) -> str:
    """White on dark, dark on light."""
    return max(("#FFFFFF", "#2B1D10"), key=lambda c: contrast(c, fill))


def count(p: QPainter, r: QRectF, n: int, look: Look) -> None:
    """How many a pile holds, on its lower right corner."""
    theme = look.theme
    side = max(13.0, min(r.width(), r.height()) * 0.56)
    at = QRectF(
        r.right() - side * (1.0 if n < 10 else 1.3), r.bottom() - side, side * (1.0 if n < 10 else 1.3), side
    )
    p.setPen(ink.pen(theme.edge if theme.textured else "#FFFFFF", 1.0))
    p.setBrush(ink.colour(theme.panel))
    p.drawPath(ink.rounded(at, side * 0.42))
    ink.number(p, at, n, side * 0.86, theme.ink)


def _faded(p: QPainter, e: Element) -> None:
    """A piece that is not laid for good yet is seen through."""
    if "ghost" in e.marks:
        p.setOpacity(GHOST)


def paint_boss(p: QPainter, w: float, h: float, e: Element, _facts: Facts, look: Look) -> None:
    """A boss, or a pile of them."""
    _faded(p, e)
    draw_boss(p, QRectF(0, 0, w, h), e.seat, look)
    if e.badges.get("count", 1) > 1:
        count(p, QRectF(0, 0, w, h), e.badges["count"], look)


def paint_cube(p: QPainter, w: float, h: float, e: Element, _facts: Facts, look: Look) -> None:
    """A cube, or a pile of them."""
    _faded(p, e)
    draw_cube(p, QRectF(0, 0, w, h), e.face or "", look)
    if e.badges.get("count", 1) > 1:
        count(p, QRectF(0, 0, w, h), e.badges["count"], look)


def paint_lock(p: QPainter, w: float, h: float, _e: Element, _facts: Facts, look: Look) -> None:
    """The seal of the Council President."""
    side, theme = min(w, h), look.theme
    p.setPen(ink.pen("#2B1D10" if theme.textured else "#FFFFFF", max(1.2, side * 0.06)))
    p.setBrush(ink.colour("#B9322B" if theme.textured else "#000000"))
    p.drawEllipse(ink.box(w / 2, h / 2, side * 0.9))
    ink.icon(p, ink.box(w / 2, h / 2, side * 0.66), "lock", "#FFFFFF")


def paint_chip(p: QPainter, w: float, h: float, e: Element, _facts: Facts, look: Look) -> None:
    """Favor chips of one colour: the chip above, how many below."""
    n = e.badges.get("chips", 0)
    fill, sign = NATIONS.get(e.face or "", ("#888888", "help"))
    theme = look.theme
    side = min(w * 0.98, h * 0.52)
    p.setOpacity(1.0 if n else 0.42)
    at = ink.box(w / 2, side / 2 + h * 0.01, side)
    draw_disc(p, at, fill, sign, look)
    ink.number(p, QRectF(0, h * 0.52, w, h * 0.48), n, min(h * 0.46, w * 0.86), theme.ink)


def draw_disc(p: QPainter, r: QRectF, fill: str, sign: str, look: Look) -> None:
    """A favor chip."""
    theme = look.theme
    side = min(r.width(), r.height())
    edge = mix(fill, "#1B120A", 0.65) if theme.textured else "#FFFFFF"
    p.setPen(ink.pen(edge, max(1.0, side * 0.06)))
    p.setBrush(ink.colour(fill))
    p.drawEllipse(ink.box(r.center().x(), r.center().y(), side * 0.94))
    ink.icon(p, ink.box(r.center().x(), r.center().y(), side * 0.64), sign, _sign_ink(fill))


def draw_slander(p: QPainter, r: QRectF, look: Look) -> None:
    """A slander chip: loud words."""
    flat = not look.theme.textured
    side = min(r.width(), r.height())
    at = ink.box(r.center().x(), r.center().y(), side * 0.94)
    p.setPen(ink.pen("#FFFFFF" if flat else "#2B1D10", max(1.0, side * 0.05)))
    p.setBrush(ink.colour("#000000" if flat else "#5B4636"))
    p.drawPath(ink.rounded(at, side * 0.16))
    ink.icon(p, ink.box(at.center().x(), at.center().y(), side * 0.7), "account-voice", "#FFF4DC")


def paint_slander(p: QPainter, w: float, h: float, _e: Element, _facts: Facts, look: Look) -> None:
    """One slander chip."""
    draw_slander(p, QRectF(0, 0, w, h), look)


def paint_bid(p: QPainter, w: float, h: float, e: Element, _facts: Facts, look: Look) -> None:
    """The own slip: folded and sealed, or still blank. What is on it is never drawn."""
    theme = look.theme
    r = QRectF(1, 1, w - 2, h - 2)
    p.setPen(ink.pen("#2B1D10" if theme.textured else "#FFFFFF", 1.2))
    p.setBrush(ink.colour("#FFF8E6" if theme.textured else "#000000"))
    p.drawPath(ink.rounded(r, 2))
    sealed = "sealed" in e.marks
    on = "#8E2A20" if theme.textured else "#FFFFFF"
    ink.icon(p, ink.box(w / 2, h / 2, min(w, h) * 0.8), "email-seal" if sealed else "vote-outline", on)
