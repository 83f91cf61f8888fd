"""How the pieces of The Builders look: cards, decks, mats, folded teams. Knows no rules.

On every card the four resources stand at the same heights (`rows`), so that a crew tucked under its site continues
the site's rows. Full faces show name, picture, numbers; small faces only the numbers, as large as they can be.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen, QPolygonF

from hotseat.engine.element import Element
from hotseat.gui import ink
from hotseat.gui.fonts import font
from hotseat.gui.ink import Look
from hotseat.gui.theme import Theme, mix

from . import pictures
from .portraits import CLASSES

ORDER = tuple(ink.GOODS)
"""Stone, wood, knowledge, tile: top to bottom on every card."""

TOP, FOOT, COLUMN = 0.165, 0.185, 0.31
"""Full face: height of head and foot as shares of the card's height, width of the resource column of its width."""

SMALL_TOP = 0.155
"""Small face: height of the head; there is no foot."""

SITE, MACHINE, DONE, LEVELS = "#8A452B", CLASSES["machine"], "#2F6B40", tuple(CLASSES)
DECKS = {"building": (SITE, "castle"), "worker": ("#3E678C", "account-hard-hat")}

Facts = Mapping[str, Any]


def rows(w: float, h: float, size: str) -> list[QRectF]:
    """The four places of the resources on a card, in ORDER."""
    if size == "small":
        x, width, top, foot = w * 0.04, w * 0.92, h * SMALL_TOP + 1, h * 0.982
    else:
        x, width, top, foot = w * (1 - COLUMN) - w * 0.025, w * COLUMN, h * (TOP + 0.012), h * (1 - FOOT)
    step = (foot - top) / 4
    return [QRectF(x, top + i * step + 0.75, width, step - 1.5) for i in range(4)]


def _column(
    p: QPainter,
    w: float,
    h: float,
    look: Look,
    amounts: Mapping[str, int],
    missing: Mapping[str, int] | None = None,
) -> None:
    """Needs or yields; with `missing`, what is still to come is the number and what is there a check."""
    for r, name in zip(rows(w, h, look.size), ORDER, strict=True):
        n = amounts.get(name, 0)
        if n:
            left = n if missing is None else missing.get(name, n)
            given = n - left if look.size == "full" else 0
            ink.good(p, r, left, look.theme, name, done=left == 0, given=given)


def _head(p: QPainter, w: float, h: float, fill: str, look: Look) -> QRectF:
    """The empty card with its head band; returns the band."""
    share = SMALL_TOP if look.size == "small" else TOP
    key = ("blank", fill, share, look.theme.name)
    ink.stamp(
        p, QRectF(0, 0, w, h), key, lambda q, r: _blank(q, r.width(), r.height(), fill, share, look.theme)
    )
    return QRectF(1, 1, w - 2, h * share - 1)


def _blank(p: QPainter, w: float, h: float, fill: str, share: float, theme: Theme) -> None:
    inside = ink.card(p, w, h, theme)
    band = QRectF(inside.x(), inside.y(), inside.width(), h * share - inside.y())
    ink.head(p, band, fill if theme.textured else "#000000", theme, ink.corner(w, h))


def _art(w: float, h: float, wide: bool) -> QRectF:
    """Where the picture is: beside the resource column, or as wide as the card."""
    x, top, foot = w * 0.05, h * (TOP + 0.022), h * (1 - FOOT) - 0.75
    return QRectF(x, top, (w * 0.90 if wide else w * (1 - COLUMN) - w * 0.055 - x), foot - top)


def _level(p: QPainter, r: QRectF, kind: str, tint: str) -> None:
    """The class of a worker without colour: one to four chevrons, a cog wheel for machines."""
    ink.stamp(p, r, ("level", kind, tint), lambda q, area: _chevrons(q, area, kind, tint))


def _chevrons(p: QPainter, r: QRectF, kind: str, tint: str) -> None:
    if kind == "machine":
        ink.icon(p, r, "cog", tint)
        return
    n = LEVELS.index(kind) + 1
    w, step = r.width(), r.height() / 5.2
    p.setPen(ink.pen(tint, max(1.2, r.height() * 0.10)))
    p.setBrush(ink.NO_BRUSH)
    y = r.center().y() + step * (n - 1) / 2 + step * 0.4
    for i in range(n):
        cy = y - i * step
        points = ((0.18, step * 0.35), (0.5, -step * 0.65), (0.82, step * 0.35))
        p.drawPolyline(QPolygonF([QPointF(r.x() + w * a, cy + b) for a, b in points]))


def _foot(h: float) -> tuple[float, float]:
    """(middle, height) of coins and shields in a card's foot."""
    return h * (1 - FOOT / 2) - h * 0.004, h * FOOT * 0.84


def paint_building(p: QPainter, w: float, h: float, element: Element, facts: Facts, look: Look) -> None:
    """A building or machine: on offer (needs), as a site (what is missing), or finished."""
    theme, needs, machine = look.theme, facts["needs"], facts["machine"]
    done, site = "done" in element.marks, "site" in element.marks
    missing = {name: element.badges.get(f"missing-{name}", needs[name]) for name in ORDER} if site else None
    fill = DONE if done else MACHINE if machine else SITE
    band = _head(p, w, h, fill, look)
    if look.size == "small":
        _small_building(p, w, h, band, facts, look, done)
        if not done:
            _column(p, w, h, look, needs, missing)
        return
    ink.title(p, band.adjusted(w * 0.04, 0, -w * 0.04, 0), look.name(facts), h * 0.096)
    built = 1.0 if done or missing is None else 1 - sum(missing.values()) / max(1, sum(needs.values()))
    pictures.building(p, _art(w, h, done), str(element.face), built, theme)
    middle, high = _foot(h)
    shield = ink.box(w * (1 - COLUMN / 2) - w * 0.025, middle, high * 0.86, high)
    if done:
        ink.token(p, shield, "shield", facts["points"], theme)
        ink.check(
            p, ink.box(w * 0.05 + high * 0.45, middle, high * 0.6), DONE if theme.textured else "#000000"
        )
        return
    _column(p, w, h, look, needs, missing)
    ink.token(p, shield, "shield", facts["points"], theme)
    if facts["coins"]:
        ink.token(p, ink.box(w * 0.045 + high / 2, middle, high), "coin", facts["coins"], theme)
    for name, n in (facts.get("produces") or {}).items():
        if n:
            ink.icon(
                p,
                ink.box(w * 0.05 + high * 0.32, middle, high * 0.7),
                "account-arrow-right",
                theme.card_ink,
                200,
            )
            ink.good(p, ink.box(w * 0.05 + high * 1.42, middle, high * 1.36, high * 0.86), n, theme, name)
    if "next" in element.marks:
        _next(p, w, h, look)


def _small_building(
    p: QPainter, w: float, h: float, band: QRectF, facts: Facts, look: Look, done: bool
) -> None:
    side = band.height() * 0.86
    ink.icon(
        p,
        QRectF(w * 0.07, band.y(), side * 0.9, band.height()),
        "cog" if facts["machine"] else "crane",
        "#FFF9EC",
    )
    ink.token(
        p,
        QRectF(w * 0.93 - side * 0.9, band.y() + band.height() * 0.07, side * 0.9, side),
        "shield",
        facts["points"],
        look.theme,
    )
    if done:
        ink.check(p, ink.box(w / 2, h * 0.58, w * 0.6), DONE)


def paint_worker(p: QPainter, w: float, h: float, element: Element, facts: Facts, look: Look) -> None:
    """A worker, or a finished machine that works like one."""
    theme, kind, produces = look.theme, "machine" if facts["machine"] else facts["class"], facts["produces"]
    band = _head(p, w, h, CLASSES[kind], look)
    if look.size == "small":
        side = band.height() * 0.92
        _level(p, ink.box(w * 0.27, band.center().y(), side * 0.82), kind, "#FFF9EC")
        ink.token(p, ink.box(w * 0.96 - side / 2, band.center().y(), side), "coin", facts["wage"], theme)
        _column(p, w, h, look, produces)
        return
    name = look.name(facts) if kind == "machine" else look.text(f"class-{kind}")
    ink.title(p, band.adjusted(w * 0.04, 0, -w * 0.04, 0), name, h * 0.096)
    middle, high = _foot(h)
    if kind == "machine":
        pictures.building(p, _art(w, h, False), str(element.face), 1.0, theme)
        if facts.get("points"):
            ink.token(p, ink.box(w * 0.45, middle, high * 0.86, high), "shield", facts["points"], theme)
    else:
        best = max(ORDER, key=lambda r: produces[r])
        pictures.worker(p, _art(w, h, False), str(element.face), kind, best, theme)
    tint = CLASSES[kind] if theme.textured else "#000000"
    _level(p, ink.box(w * 0.05 + high * 0.45, middle, high * 0.8), kind, tint)
    _column(p, w, h, look, produces)
    # under the yields and not on the left: there it would be hidden when cards lie in a fan
    ink.token(p, ink.box(w * (1 - COLUMN / 2) - w * 0.025, middle, high), "coin", facts["wage"], theme)
    if "next" in element.marks:
        _next(p, w, h, look)


def _next(p: QPainter, w: float, h: float, look: Look) -> None:
    high = max(11.0, h * 0.115)
    word = look.text("area-next")
    wide = min(
        w * (0.66 if h > 80 else 0.95),
        QFontMetricsF(font(high * 0.72, True)).horizontalAdvance(word) + high * 1.3,
    )
    ink.ribbon(p, QRectF(0.5, h * (1 - FOOT) - high - h * 0.02, wide, high), word, high * 0.72, look.theme)


def paint_deck(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """A face-down deck with its count; an empty place when it is used up."""
    fill, name = DECKS[str(element.face)]
    ink.back(p, w, h, fill, name, element.badges.get("cards", 0), look.theme)


def paint_chip(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """A free team too large to show card by card: how many they are, and what they bring together."""
    theme = look.theme
    for i in (2, 1):
        p.save()
        p.translate(i * 1.5, i)
        ink.card(p, w - 3, h - 2, theme)
        p.restore()
    w, h = w - 3, h - 2
    ink.card(p, w, h, theme)
    small = Look(look.text, theme, look.seats, "small", look.palette)
    fill, tint = (
        theme.band(look.seats[element.seat].colour) if element.seat is not None else (MACHINE, "#FFFFFF")
    )
    band = QRectF(1, 1, w - 2, h * SMALL_TOP - 1)
    ink.head(p, band, fill, theme, ink.corner(w, h))
    ink.icon(p, QRectF(w * 0.08, band.y(), w * 0.36, band.height() * 0.92), "account-group", tint)
    ink.number(
        p,
        QRectF(w * 0.46, band.y(), w * 0.5, band.height()),
        element.badges.get("count", 0),
        band.height() * 0.9,
        tint,
    )
    _column(p, w, h, small, element.badges)


def paint_mat(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """A player's area: paper with a head bar in the owner's colour, symbol, name, counts, coins and points."""
    seat = look.seats[element.seat or 0]
    theme, acting = look.theme, "acting" in element.marks
    fill, tint = theme.band(seat.colour)
    bar = 28.0 if look.size == "full" else 26.0 if h >= 170 else 22.0
    area = QRectF(0, 0, w, h)
    key = ("mat", seat.colour, acting, bar, theme.name)
    ink.stamp(p, area, key, lambda q, r: _mat_ground(q, r, fill, bar, acting, theme))
    px, badges = bar * 0.58, element.badges
    ink.symbol(p, QRectF(9, bar * 0.22, bar * 0.56, bar * 0.56), seat.symbol, tint)
    x = w - 8
    for kind, name in (("shield", "points"), ("coin", "coins")):
        x -= bar * 0.98
        ink.token(p, QRectF(x, bar * 0.04, bar * 0.92, bar * 0.92), kind, badges.get(name, 0), theme)
    x -= bar * 0.35
    for name, key_ in (("office-building", "finished"), ("account-hard-hat", "team"), ("crane", "sites")):
        x -= px * 1.15
        ink.fitted(
            p, QRectF(x, 0, px * 1.1, bar), str(badges.get(key_, 0)), px, tint, bold=True, align="left"
        )
        x -= px * 1.25
        ink.icon(p, QRectF(x, (bar - px * 1.1) / 2, px * 1.1, px * 1.1), name, tint, 235)
        x -= px * 0.35
    left = 14 + bar * 0.56
    room = (
        x
        - left
        - 6
        - (bar if "start" in element.marks else 0)
        - (bar if "last-round" in element.marks else 0)
    )
    left += (
        ink.fitted(
            p, QRectF(left, 0, room, bar), seat.name, px * 1.08, tint, bold=True, align="left", least=10
        )
        + 7
    )
    for mark, name in (("start", "flag-variant"), ("last-round", "flag-checkered")):
        if mark in element.marks:
            ink.icon(p, QRectF(left, (bar - px * 1.2) / 2, px * 1.2, px * 1.2), name, tint)
            left += px * 1.5


def _mat_ground(q: QPainter, r: QRectF, fill: str, bar: float, acting: bool, theme: Theme) -> None:
    line = (2.4 if acting else 1.2) * (1.5 if not theme.textured else 1.0)
    inner = r.adjusted(line / 2, line / 2, -line / 2, -line / 2)
    if theme.textured:
        ink.paper(q, inner, theme.mat if acting else mix(theme.mat, "#000000", 0.05), 3, 10)
    else:
        q.setPen(ink.NO_PEN)
        q.setBrush(ink.colour(theme.mat))
        q.drawPath(ink.rounded(inner, 10))
    ink.head(q, QRectF(inner.x(), inner.y(), inner.width(), bar - inner.y()), fill, theme, 10)
    q.setBrush(ink.NO_BRUSH)
    q.setPen(QPen(ink.colour(fill if acting else theme.mat_edge), line))
    q.drawPath(ink.rounded(inner, 10))


PAINTERS = {
    "mat": paint_mat,
    "building": paint_building,
    "worker": paint_worker,
    "deck": paint_deck,
    "chip": paint_chip,
}
