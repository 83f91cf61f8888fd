"""How the pieces of Metallum look: space, planets with what lies on them, market, mats. Knows no rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hotseat.engine.element import Element
from hotseat.gui import ink
from hotseat.gui.fonts import SERIF
from hotseat.gui.ink import Look
from hotseat.gui.theme import mix

from . import planets, signs
from .modules import paint_module
from .tiles import paint_cell, paint_tile, paragraph

Facts = Mapping[str, Any]
DISC = (0.5, 0.5, 0.405)
"""Middle of a planet's disc as shares of the piece, its radius as a share of the width."""


def paint_surface(p: QPainter, w: float, h: float, _element: Element, _facts: Facts, look: Look) -> None:
    """Deep space."""
    planets.stars(p, w, h, look.palette["board"], look.palette["star"], look.theme)


def paint_bar(p: QPainter, w: float, h: float, _element: Element, _facts: Facts, look: Look) -> None:
    """The market bar: a steel shelf with brass rails."""
    r, theme = QRectF(0, 0, w, h), look.theme
    if theme.textured:
        bar = look.palette["bar"]
        p.setPen(ink.NO_PEN)
        p.setBrush(ink.vertical(r, mix(bar, "#FFFFFF", 0.10), mix(bar, "#000000", 0.25)))
        p.drawPath(ink.rounded(r, 10))
    else:
        p.fillRect(r, ink.colour("#000000"))
    for y in (2.5, h - 2.5):
        p.setPen(ink.pen(look.palette["brass"], 2.4))
        p.drawLine(QPointF(12, y), QPointF(w - 12, y))


def paint_planet(p: QPainter, w: float, h: float, element: Element, facts: Facts, look: Look) -> None:
    """A lane with the planet in its middle: the far side above it, the near side below."""
    veiled = "veiled" in element.marks
    known = element.face is not None
    key = ("planet", element.face, veiled, look.theme.name, look.text.lang, element.badges.get("place", 0))
    ink.stamp(
        p, QRectF(0, 0, w, h), key, lambda q, r: _planet(q, r, element, facts if known else {}, look, veiled)
    )


def _planet(p: QPainter, r: QRectF, element: Element, facts: Facts, look: Look, veiled: bool) -> None:
    w, h, theme = r.width(), r.height(), look.theme
    lane, edge = look.palette.get("lane", "#263A66"), look.palette.get("lane_edge", "#5E7BB5")
    inner = r.adjusted(1, 1, -1, -1)
    p.setPen(
        QPen(
            ink.colour(edge, 170 if theme.textured else 255),
            1.2,
            Qt.PenStyle.DashLine if veiled else Qt.PenStyle.SolidLine,
        )
    )
    p.setBrush(ink.colour(lane, 165 if theme.textured else 255))
    p.drawPath(ink.rounded(inner, w * 0.1))
    c, radius = QPointF(w * DISC[0], h * DISC[1]), w * DISC[2]
    p.setPen(ink.pen(edge, 1.0, 120))
    for y in (c.y() - radius * 1.16, c.y() + radius * 1.16):
        p.drawLine(QPointF(w * 0.08, y), QPointF(w * 0.92, y))
    planets.disc(p, c, radius, None if veiled else element.face, theme)
    if facts:
        ink.fitted(
            p,
            QRectF(w * 0.38, h * 0.674, w * 0.58, h * 0.05),
            look.name(facts),
            h * 0.046,
            look.palette["star"],
            bold=True,
        )
    else:
        ink.fitted(p, ink.box(c.x(), c.y(), radius), "?", radius * 0.9, "#B9C6E6", bold=True, family=SERIF)
        return
    at = ink.box(c.x(), c.y() - radius * (0.0 if veiled else 0.44), radius * 1.2, radius * 0.8)
    for dx, dy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
        ink.fitted(p, at.translated(dx, dy), facts["letter"], radius * 0.74, "#000000", bold=True, alpha=150)
    ink.fitted(p, at, facts["letter"], radius * 0.74, "#FFFFFF", bold=True)
    if veiled:
        line = ink.box(c.x(), c.y() + radius * 0.55, radius * 1.2, radius * 0.36)
        ink.fitted(p, line, "?", radius * 0.42, "#B9C6E6", bold=True)


def _seat(element: Element, look: Look) -> tuple[str, str, str]:
    """(fill, text, symbol) of a piece's owner."""
    seat = look.seats[(element.seat or 0) % len(look.seats)] if look.seats else None
    if seat is None:
        return "#0072B2", "#FFFFFF", "circle"
    return *look.theme.band(seat.colour), seat.symbol


def paint_rigs(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """All rigs of one side on a planet: how many, and the income they would bring now."""
    fill, tint, symbol = _seat(element, look)
    n, income = element.badges.get("rigs", 0), element.badges.get("income", 0)
    lead = "majority" in element.marks
    r = QRectF(1, 1, w - 2, h - 2)
    flat = not look.theme.textured
    if not n:
        p.setPen(QPen(ink.colour(fill if not flat else "#FFFFFF", 150), 1.1, Qt.PenStyle.DashLine))
        p.setBrush(ink.NO_BRUSH)
        p.drawPath(ink.rounded(r, h * 0.3))
        ink.symbol(p, ink.box(h * 0.55, h / 2, h * 0.34), symbol, mix(fill, "#FFFFFF", 0.35))
        signs.rig(p, ink.box(w / 2, h / 2, h * 0.6), mix(fill, "#FFFFFF", 0.3), fill, hollow=True)
        return
    p.setPen(ink.pen("#FFFFFF" if lead else mix(fill, "#000000", 0.4), 2.0 if lead else 1.0))
    p.setBrush(
        ink.colour(fill) if flat else ink.vertical(r, mix(fill, "#FFFFFF", 0.2), mix(fill, "#000000", 0.14))
    )
    p.drawPath(ink.rounded(r, h * 0.3))
    ink.symbol(p, ink.box(h * 0.5, h / 2, h * 0.34), symbol, tint)
    signs.rig(p, ink.box(w * 0.36, h * 0.49, h * 0.72), tint, tint)
    ink.number(p, QRectF(w * 0.44, 0, w * 0.26, h), n, h * 0.72, tint)
    if income:
        ink.coin(p, ink.box(w - h * 0.52, h / 2, h * 0.78), income, look.theme)


def paint_ship(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """A factory ship in its owner's colour with the symbol on its hull."""
    fill, tint, symbol = _seat(element, look)
    signs.ship(
        p,
        QRectF(1, 1, w - 2, h - 2),
        mix(fill, "#FFFFFF", 0.16),
        "#FFFFFF",
    )
    ink.symbol(p, ink.box(w * 0.42, h * 0.54, h * 0.36), symbol, tint, None)


def paint_stock(p: QPainter, w: float, h: float, element: Element, facts: Facts, look: Look) -> None:
    """A stock token: up or down, and what the planet pays now."""
    up = element.face == "up"
    fill = ("#2E8B57" if up else "#B23A2E") if look.theme.textured else "#000000"
    r = QRectF(1, 1, w - 2, h - 2)
    p.setPen(ink.pen("#FFFFFF", 1.6))
    p.setBrush(ink.colour(fill))
    p.drawPath(ink.rounded(r, w * 0.24))
    ink.icon(p, QRectF(0, h * 0.02, w, h * 0.5), "arrow-up-bold" if up else "arrow-down-bold", "#FFFFFF")
    words = f"{facts['majority']}/{facts['minority']}"
    ink.fitted(
        p, QRectF(w * 0.06, h * 0.48, w * 0.88, h * 0.46), words, h * 0.42, "#FFFFFF", bold=True, least=1
    )


def paint_installation(p: QPainter, w: float, h: float, element: Element, facts: Facts, look: Look) -> None:
    """The installation of a planet as a plaque: what it does; greyed when it was used in this phase."""
    theme, used = look.theme, "used" in element.marks
    r = QRectF(0.8, 0.8, w - 1.6, h - 1.6)
    brass = look.palette.get("brass", "#C9973A")
    p.setPen(ink.pen(brass if not used else "#8791A5", 1.6))
    p.setBrush(ink.colour("#10182B" if theme.textured else "#000000", 215 if theme.textured else 255))
    p.drawPath(ink.rounded(r, min(w, h) * (0.22 if h < 100 else 0.06)))
    tint = "#FFE9B8" if not used else "#8D97AB"
    if h < 100:
        signs.draw(
            p, r.adjusted(w * 0.05, h * 0.1, -w * 0.05, -h * 0.1), facts["signs"], tint, theme, most=h * 0.66
        )
        if used:
            ink.check(p, ink.box(w - h * 0.26, h * 0.24, h * 0.38), "#FFFFFF")
        return
    ink.title(p, QRectF(w * 0.04, h * 0.05, w * 0.92, h * 0.18), look.name(facts), h * 0.13, tint)
    signs.draw(p, QRectF(w * 0.06, h * 0.26, w * 0.88, h * 0.26), facts["signs"], tint, theme)
    paragraph(p, QRectF(w * 0.06, h * 0.54, w * 0.88, h * 0.40), look.text(facts["text"]), h * 0.085, tint)


def paint_slot(p: QPainter, w: float, h: float, _element: Element, facts: Facts, look: Look) -> None:
    """A place of the market with its price modifier below the card."""
    theme, brass = look.theme, look.palette.get("brass", "#C9973A")
    p.setPen(QPen(ink.colour(brass, 170 if theme.textured else 255), 1.3, Qt.PenStyle.DashLine))
    p.setBrush(ink.colour("#000000", 60))
    p.drawPath(ink.rounded(QRectF(1, 1, w - 2, h - 2), w * 0.07))
    n = facts["modifier"]
    words = f"+{n}" if n > 0 else f"\u2212{-n}" if n < 0 else "±0"
    high = h * 0.125
    ink.fitted(
        p,
        QRectF(0, h - high - 2, w, high),
        words,
        high * 1.02,
        "#FFE9B8" if theme.textured else "#FFFFFF",
        bold=True,
    )


def paint_deck(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """The face-down modules."""
    ink.back(p, w, h, "#33507F", "memory", element.badges.get("cards", 0), look.theme)


def paint_round(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """Nine rounds in three sequences; the present one is lit."""
    theme, n, rounds = look.theme, element.badges.get("round", 0), element.badges.get("rounds", 9)
    tint, brass = "#E8EDF7", look.palette.get("brass", "#C9973A")
    args = {"round": n, "rounds": rounds, "sequence": element.badges.get("sequence", 1)}
    ink.fitted(
        p,
        QRectF(w * 0.03, 0, w * 0.94, h * 0.2),
        look.text("piece-round", **args),
        h * 0.135,
        tint,
        bold=True,
        least=9,
    )
    per = rounds // 3 or 1
    step, high = h * 0.255, h * 0.22
    for i in range(rounds):
        row, col = divmod(i, per)
        y = h * 0.245 + row * step
        wide = (w * 0.86 - high * 0.9) / per
        r = QRectF(w * 0.05 + high * 0.95 + col * wide, y, wide - h * 0.03, high)
        now, done = i + 1 == n, i + 1 < n
        p.setPen(ink.pen(brass if not now else "#FFFFFF", 1.2 if not now else 2.0))
        p.setBrush(
            ink.colour(brass) if now else ink.colour("#000000", 110) if not done else ink.colour(brass, 70)
        )
        p.drawPath(ink.rounded(r, high * 0.22))
        if done:
            ink.check(p, ink.box(r.center().x(), r.center().y(), high * 0.56), tint)
        else:
            ink.number(p, r, i + 1, high * 0.74, "#1B1206" if now else tint)
        if col == 0:
            ink.fitted(
                p,
                QRectF(w * 0.02, y, high * 1.05, high),
                ("I", "II", "III", "IV")[row],
                high * 0.7,
                brass if theme.textured else tint,
                bold=True,
                family=SERIF,
            )


def paint_mat(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """One side: a hull plate with a head bar in its colour, credits, supply, complexity of the program."""
    theme, acting = look.theme, "acting" in element.marks
    fill, tint, symbol = _seat(element, look)
    bar = 30.0 if look.size == "full" else 26.0
    area = QRectF(0, 0, w, h)
    key = ("metallum-mat", fill, acting, bar, theme.name)
    ink.stamp(p, area, key, lambda q, r: _mat(q, r, fill, bar, acting, look))
    px, badges = bar * 0.6, element.badges
    ink.symbol(p, QRectF(10, bar * 0.22, bar * 0.56, bar * 0.56), symbol, tint)
    x = w - 10 - bar
    ink.coin(p, QRectF(x, bar * 0.03, bar * 0.96, bar * 0.94), badges.get("credits", 0), theme)
    x -= px * 1.9
    ink.fitted(
        p, QRectF(x, 0, px * 1.5, bar), str(badges.get("supply", 0)), px, tint, bold=True, align="left"
    )
    x -= px * 1.2
    signs.rig(p, QRectF(x, bar * 0.17, px * 1.1, px * 1.1), tint, tint)
    if "complexity" in badges:
        x -= px * 1.7
        ink.fitted(
            p, QRectF(x, 0, px * 1.3, bar), str(badges["complexity"]), px, tint, bold=True, align="left"
        )
        x -= px * 1.3
        ink.icon(p, QRectF(x, bar * 0.18, px * 1.15, px * 1.15), "chip", tint)
    left = 16 + bar * 0.56
    name = look.seats[element.seat or 0].name if look.seats else ""
    left += (
        ink.fitted(
            p,
            QRectF(left, 0, max(20.0, x - left - bar), bar),
            name,
            px * 1.05,
            tint,
            bold=True,
            align="left",
            least=10,
        )
        + 8
    )
    if acting:
        ink.icon(p, QRectF(left, bar * 0.2, px, px), "play", tint)


def _mat(p: QPainter, r: QRectF, fill: str, bar: float, acting: bool, look: Look) -> None:
    theme, hull = look.theme, look.palette.get("hull", look.theme.mat)
    line = 2.4 if acting else 1.2
    inner = r.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    p.setPen(ink.NO_PEN)
    p.setBrush(
        ink.vertical(inner, mix(hull, "#FFFFFF", 0.2), mix(hull, "#000000", 0.07))
        if theme.textured
        else ink.colour(hull)
    )
    p.drawPath(ink.rounded(inner, 10))
    if theme.textured:
        _rivets(p, inner.adjusted(0, bar, 0, 0), mix(hull, "#000000", 0.2))
    ink.head(p, QRectF(inner.x(), inner.y(), inner.width(), bar - inner.y()), fill, theme, 10)
    p.setBrush(ink.NO_BRUSH)
    p.setPen(QPen(ink.colour(fill if acting else theme.mat_edge), line * theme.line))
    p.drawPath(ink.rounded(inner, 10))


def _rivets(p: QPainter, r: QRectF, tint: str) -> None:
    p.setPen(ink.NO_PEN)
    p.setBrush(ink.colour(tint, 110))
    n = max(2, int(r.width() / 120))
    for i in range(n + 1):
        x = r.x() + 7 + (r.width() - 14) * i / n
        for y in (r.y() + 5, r.bottom() - 5):
            p.drawEllipse(QPointF(x, y), 1.5, 1.5)


PAINTERS = {
    "surface": paint_surface,
    "panel-bar": paint_bar,
    "planet": paint_planet,
    "rigs": paint_rigs,
    "ship": paint_ship,
    "stock": paint_stock,
    "installation": paint_installation,
    "installation-large": paint_installation,
    "slot": paint_slot,
    "module": paint_module,
    "deck": paint_deck,
    "round": paint_round,
    "cell": paint_cell,
    "tile": paint_tile,
    "mat": paint_mat,
}
