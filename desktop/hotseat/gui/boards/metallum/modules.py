"""Module cards: on offer with the price of today, small on a planet's side, large when looked at."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hotseat.engine.element import Element
from hotseat.gui import ink
from hotseat.gui.ink import Look
from hotseat.gui.theme import mix

from . import signs
from .tiles import paragraph

Facts = Mapping[str, Any]
DECKS = {"planetary": "#2E5A94", "action": "#96661C"}
USES = {"activated": "gesture-tap", "triggered": "flash", "static": "all-inclusive"}
SMALL, BUILT, LARGE = 56.0, 120.0, 190.0
"""Heights below which only signs are drawn, also for a module on a planet, and from which on the card carries text."""


def paint_module(p: QPainter, w: float, h: float, element: Element, facts: Facts, look: Look) -> None:
    """A module card. `price` is what it costs the active player; a used one is greyed."""
    theme = look.theme
    fill = DECKS[facts["deck"]]
    used = "used" in element.marks
    owner = (
        look.seats[element.seat].colour
        if element.seat is not None and element.seat < len(look.seats)
        else None
    )
    if h < SMALL or (h < BUILT and {"built", "used"}.intersection(element.marks)):
        _token(p, w, h, facts, look, fill, owner, used)
        return
    inside = ink.card(p, w, h, theme)
    band = QRectF(inside.x(), inside.y(), inside.width(), h * (0.23 if h < LARGE else 0.15))
    ink.head(p, band, fill if theme.textured else "#000000", theme, ink.corner(w, h))
    price = element.badges.get("price", facts["cost"])
    side = band.height() * 1.06
    name = band.adjusted(side * 0.98, 0, -w * 0.02, 0)
    ink.title(p, name, look.name(facts), h * (0.098 if h < LARGE else 0.075))
    ink.coin(p, QRectF(band.x() + side * 0.02, band.y() - band.height() * 0.02, side, side), price, theme)
    tint = theme.card_ink
    foot = h * (0.16 if h < LARGE else 0.11)
    room = QRectF(w * 0.06, band.bottom(), w * 0.88, h - foot - band.bottom())
    if h >= LARGE:
        signs.draw(
            p, QRectF(room.x(), room.y() + h * 0.03, room.width(), h * 0.2), facts["signs"], tint, theme
        )
        paragraph(
            p,
            QRectF(room.x(), room.y() + h * 0.25, room.width(), room.height() - h * 0.27),
            look.text(facts["text"]),
            h * 0.064,
            tint,
        )
    else:
        signs.draw(p, room.adjusted(0, h * 0.03, 0, -h * 0.03), facts["signs"], tint, theme, most=h * 0.27)
    if "discarded" in element.marks:
        p.setPen(ink.NO_PEN)
        p.setBrush(ink.colour("#1C222D", 120))
        p.drawPath(ink.rounded(QRectF(0, 0, w, h), ink.corner(w, h)))
    _foot(p, QRectF(w * 0.06, h - foot, w * 0.88, foot * 0.84), facts, look, tint)


def _foot(p: QPainter, r: QRectF, facts: Facts, look: Look, tint: str) -> None:
    """How the card is used, whether the ship must be there, and its printed cost."""
    x, k = r.x(), r.height()
    if facts["use"] == "triggered":
        ink.icon(p, QRectF(x, r.y(), k, k), signs.TRIGGERS.get(facts["trigger"], "flash"), tint, 220)
    elif facts["deck"] == "action":
        ink.icon(p, QRectF(x, r.y(), k, k), "numeric-1-circle-outline", tint, 220)
    else:
        ink.icon(p, QRectF(x, r.y(), k, k), USES[facts["use"]], tint, 220)
    if facts["ship"]:
        signs.draw(
            p,
            QRectF(x + k * 1.15, r.y() + k * 0.1, k * 1.2, k * 0.8),
            [("ship", "", "exact_line")],
            tint,
            look.theme,
        )
    wide = ink.fitted(
        p, r, str(facts["cost"]), k * 0.8, mix(tint, look.theme.card, 0.25), bold=True, align="right"
    )
    ink.icon(
        p, QRectF(r.right() - wide - k * 0.85, r.y() + k * 0.08, k * 0.8, k * 0.84), "tag-outline", tint, 170
    )


def _token(
    p: QPainter, w: float, h: float, facts: Facts, look: Look, fill: str, owner: str | None, used: bool
) -> None:
    """A module on a planet: a small plate with its signs, framed in the owner's colour."""
    theme = look.theme
    r = QRectF(1.2, 1.2, w - 2.4, h - 2.4)
    edge = theme.band(owner)[0] if owner else "#FFFFFF"
    ground = mix(fill, "#6A7180", 0.75) if used else fill
    p.setPen(ink.pen(mix(edge, "#FFFFFF", 0.35) if theme.textured else edge, 2.2))
    p.setBrush(
        ink.colour("#000000")
        if not theme.textured
        else ink.vertical(r, mix(ground, "#FFFFFF", 0.15), mix(ground, "#000000", 0.2))
    )
    p.drawPath(ink.rounded(r, w * 0.16))
    tint = "#FFFFFF" if not used else "#B4BCCB"
    inner = r.adjusted(w * 0.07, h * 0.06, -w * 0.07, -h * 0.06)
    signs.draw_rows(p, inner, facts["signs"], tint, theme, most=h * 0.62)
    if used:
        ink.check(p, ink.box(r.right() - w * 0.18, r.y() + w * 0.2, w * 0.34), "#FFFFFF")
