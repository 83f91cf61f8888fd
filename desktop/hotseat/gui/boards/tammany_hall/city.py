"""The map: water and shore, wards with number, bonus and zone, the boxes in the water."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPolygonF

from hotseat.engine.element import Element
from hotseat.gui import ink
from hotseat.gui.ink import Look
from hotseat.gui.theme import mix

from .pieces import NATIONS, draw_cube

Facts = Mapping[str, Any]
Spot = Callable[[Iterable[float]], QPointF]

ZONES = {"i": "zone1", "ii": "zone2", "iii": "zone3"}
HATCH = {"i": (12.0, 26.0), "ii": (0.0, 26.0), "iii": (-38.0, 26.0)}
"""Streets of a zone: their angle, and how far they are apart in units of the drawing."""
CANVAS = QRectF(10, 22, 1584, 1108)
"""The part of the drawing that the layout shows."""


def _spots(facts: Facts, w: float, h: float) -> tuple[Spot, float]:
    """From units of the drawing into the ward's own box, and the scale."""
    xs, ys = [x for x, _ in facts["polygon"]], [y for _, y in facts["polygon"]]
    left, top = min(xs), min(ys)
    kx, ky = w / (max(xs) - left), h / (max(ys) - top)

    def spot(point: Iterable[float]) -> QPointF:
        x, y = point
        return QPointF((x - left) * kx, (y - top) * ky)

    return spot, (kx + ky) / 2


def paint_map(p: QPainter, w: float, h: float, _e: Element, facts: Facts, look: Look) -> None:
    """Water with its depth lines, the shore, the squares, the arrows of the election."""
    k = w / CANVAS.width()
    colours, flat = look.palette, not look.theme.textured
    p.fillRect(QRectF(0, 0, w, h), ink.colour(colours.get("water", "#E7DAB9")))

    def spot(point: Iterable[float]) -> QPointF:
        x, y = point
        return QPointF((x - CANVAS.x()) * k, (y - CANVAS.y()) * k)

    shore = QPainterPath()
    for polygon in facts.get("land", ()):
        part = QPainterPath()
        part.addPolygon(QPolygonF([spot(q) for q in polygon]))
        part.closeSubpath()
        shore = shore.united(part)
    wave = colours.get("wave", "#B9A67C")
    if not flat:
        p.setBrush(Qt.BrushStyle.NoBrush)
        for i in range(9, 0, -1):
            p.setPen(ink.pen(wave, 16.0 * i * k, 20))
            p.drawPath(shore)
        for i in (2, 4, 6, 8):
            p.setPen(ink.pen(wave, 16.0 * i * k + 1.2, 34))
            p.drawPath(shore)
    p.setPen(ink.pen(colours.get("ink", "#2B1D10"), 9 * k))
    p.setBrush(ink.colour(colours.get("land", "#C9A877")))
    p.drawPath(shore)
    p.setPen(ink.pen(colours.get("ink", "#2B1D10"), 3.5 * k))
    p.setBrush(ink.colour("#6E7F63" if not flat else "#000000"))
    for plaza in facts.get("plazas", ()):
        p.drawPolygon(QPolygonF([spot(q) for q in plaza]))
    for at, angle in facts.get("arrows", ()):
        _arrow(p, spot(at), angle, k, look)


def _arrow(p: QPainter, at: QPointF, angle: float, k: float, look: Look) -> None:
    """The election goes on this way."""
    p.save()
    p.translate(at)
    p.rotate(angle)
    s = 19 * k
    p.setPen(
        ink.pen(look.palette.get("ink", "#2B1D10") if look.theme.textured else "#000000", max(1.0, 2.4 * k))
    )
    p.setBrush(ink.colour(look.palette.get("arrow", "#5C9150")))
    p.drawPolygon(
        QPolygonF(
            [
                QPointF(x * s, y * s)
                for x, y in (
                    (-1, -0.34),
                    (0.1, -0.34),
                    (0.1, -0.8),
                    (1.05, 0),
                    (0.1, 0.8),
                    (0.1, 0.34),
                    (-1, 0.34),
                )
            ]
        )
    )
    p.restore()


def paint_ward(p: QPainter, w: float, h: float, e: Element, facts: Facts, look: Look) -> None:
    """A ward: zone colour and streets, number in a ring of who would win, bonus or hall; a veil before its zone opens."""
    if "polygon" not in facts:
        return
    spot, k = _spots(facts, w, h)
    colours, flat = look.palette, not look.theme.textured
    line = colours.get("ink", "#2B1D10")
    shape = QPainterPath()
    shape.addPolygon(QPolygonF([spot(q) for q in facts["polygon"]]))
    shape.closeSubpath()
    p.save()
    p.setClipPath(shape)
    ground = colours.get(ZONES.get(facts.get("zone", ""), "zone1"), "#EBC78A")
    if not flat and facts.get("order", 0) % 2:
        ground = mix(ground, "#000000", 0.06)
    p.fillRect(QRectF(0, 0, w, h), ink.colour(ground))
    _streets(p, w, h, facts.get("zone", ""), k, look)
    for at, angle in facts.get("arrows", ()):
        _arrow(p, spot(at), angle, k, look)
    veiled, locked = "veiled" in e.marks, "locked" in e.marks
    if veiled:
        p.fillRect(QRectF(0, 0, w, h), ink.colour(colours.get("veil", "#6F6250"), 255 if flat else 165))
    if locked:
        _chain(p, shape, k, look)
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(ink.pen(line, (7.0 if not flat else 5.0) * k))
    p.drawPath(shape)
    if "voting" in e.marks:
        for width, alpha in ((30, 60), (20, 110), (11, 255)):
            p.setPen(ink.pen(colours.get("gold", "#F0C35A"), width * k, alpha))
            p.drawPath(shape)
    p.restore()
    _label(p, spot(facts["badge"]), k, e, facts, look)
    icon = spot(facts["icon"])
    if facts.get("hall"):
        _hall(p, icon, k, facts, look)
    elif facts.get("bonus", "none") != "none":
        _bonus(p, icon, k, facts["bonus"], look)
    if veiled:
        _opens(p, spot, k, e, facts, look)


def _streets(p: QPainter, w: float, h: float, zone: str, k: float, look: Look) -> None:
    """The streets run another way in each zone."""
    angle, step = HATCH.get(zone, HATCH["i"])
    p.save()
    p.translate(w / 2, h / 2)
    p.rotate(angle)
    reach = math.hypot(w, h) / 2
    p.setPen(
        ink.pen(look.palette.get("street", "#FFF4DC"), max(0.8, 1.6 * k), 120 if look.theme.textured else 255)
    )
    at = -reach
    while at < reach:
        p.drawLine(QPointF(-reach, at), QPointF(reach, at))
        at += step * k * 1.7
    if look.theme.textured:
        at = -reach
        while at < reach:
            p.drawLine(QPointF(at, -reach), QPointF(at, reach))
            at += step * k * 2.6
    p.restore()


def _chain(p: QPainter, shape: QPainterPath, k: float, look: Look) -> None:
    """A band around a locked ward: nothing goes in or out."""
    p.setBrush(Qt.BrushStyle.NoBrush)
    p.setPen(ink.pen("#B9322B" if look.theme.textured else "#FFFFFF", 22 * k, 210))
    p.drawPath(shape)
    dash = ink.pen("#FFF4DC" if look.theme.textured else "#000000", 9 * k)
    dash = type(dash)(dash)
    dash.setDashPattern([1.2, 2.2])
    p.setPen(dash)
    p.drawPath(shape)


def _label(p: QPainter, at: QPointF, k: float, e: Element, _facts: Facts, look: Look) -> None:
    """The number of the ward; its ring has the colour and the symbol of who has most bosses there."""
    flat = not look.theme.textured
    r = ink.box(at.x(), at.y(), 52 * k)
    seat = e.badges.get("leader_seat", -1)
    if 0 <= seat < len(look.seats) and "veiled" not in e.marks:
        fill, _on = look.theme.band(look.seats[seat].colour)
        p.setPen(ink.pen("#1B120A" if not flat else "#FFFFFF", 1.0))
        p.setBrush(ink.colour(fill))
        p.drawEllipse(r.adjusted(-6 * k, -6 * k, 6 * k, 6 * k))
    p.setPen(ink.pen(look.palette.get("ink", "#2B1D10") if not flat else "#FFFFFF", max(1.0, 3 * k)))
    p.setBrush(ink.colour(look.palette.get("label", "#F3DC93")))
    p.drawEllipse(r)
    name = e.face or ""
    ink.fitted(p, r.adjusted(2, 0, -2, 0), name, 33 * k, "#1B120A", bold=True, least=9)


def _hall(p: QPainter, at: QPointF, k: float, facts: Facts, look: Look) -> None:
    """Tammany Hall, with the points of its ward."""
    on = look.palette.get("ink", "#2B1D10") if look.theme.textured else "#FFFFFF"
    ink.icon(p, ink.box(at.x() + 4 * k, at.y(), 56 * k), "bank", on)
    ink.shield(p, ink.box(at.x() + 54 * k, at.y(), 42 * k), facts.get("points", 2), look.theme)


def _bonus(p: QPainter, at: QPointF, k: float, bonus: str, look: Look) -> None:
    """What the winner may take at once: a cube (square) or a favor chip (round)."""
    flat = not look.theme.textured
    r = ink.box(at.x(), at.y(), 42 * k)
    p.setPen(ink.pen("#2B1D10" if not flat else "#FFFFFF", max(1.2, 3 * k)))
    p.setBrush(ink.colour("#FFF8E6" if not flat else "#000000"))
    if bonus == "chip":
        p.drawEllipse(r)
    else:
        p.drawPath(ink.rounded(r, 4 * k))
    ink.icon(p, r, "plus-thick", "#2B1D10" if not flat else "#FFFFFF")


def _opens(p: QPainter, spot: Spot, k: float, e: Element, facts: Facts, look: Look) -> None:
    """When the zone opens, in the middle of the veil."""
    x, y, w, h = facts["pieces"]
    middle = spot((x + w / 2, y + h / 2))
    on = "#F8F1E1" if look.theme.textured else "#FFFFFF"
    ink.icon(p, ink.box(middle.x() - 24 * k, middle.y(), 44 * k), "calendar-clock", on)
    ink.number(p, ink.box(middle.x() + 26 * k, middle.y(), 60 * k), e.badges.get("opens", ""), 40 * k, on)


# -- boxes in the water --------------------------------------------------------------------------------------------


def _box(p: QPainter, w: float, h: float, fill: str, look: Look) -> None:
    flat = not look.theme.textured
    p.setPen(ink.pen(look.theme.edge if not flat else "#FFFFFF", 1.4))
    p.setBrush(ink.colour(fill))
    p.drawPath(ink.rounded(QRectF(1, 1, w - 2, h - 2), 7))


def paint_garden(p: QPainter, w: float, h: float, _e: Element, _facts: Facts, look: Look) -> None:
    """Castle Garden: the immigrants that can be settled now."""
    _box(p, w, h, look.palette.get("garden", "#DCCFE0"), look)
    ink.fitted(
        p,
        QRectF(w * 0.06, h * 0.05, w * 0.88, h * 0.27),
        look.text("area-garden"),
        h * 0.2,
        look.theme.ink,
        bold=True,
        align="left",
        least=11,
    )


def paint_bag(p: QPainter, w: float, h: float, e: Element, _facts: Facts, look: Look) -> None:
    """The bag: how many cubes it holds."""
    _box(p, w, h, look.palette.get("box", "#F4E9CF"), look)
    name = ink.fitted(
        p,
        QRectF(w * 0.06, h * 0.04, w * 0.6, h * 0.3),
        look.text("area-bag"),
        h * 0.24,
        look.theme.ink,
        bold=True,
        align="left",
        least=11,
    )
    ink.fitted(
        p,
        QRectF(w * 0.1 + name, h * 0.04, w * 0.3, h * 0.3),
        str(e.badges.get("cubes", 0)),
        h * 0.26,
        look.theme.ink2,
        bold=True,
        align="left",
        least=11,
    )


def paint_bag_colour(p: QPainter, w: float, h: float, e: Element, _facts: Facts, look: Look) -> None:
    """Cubes of one nationality in the bag."""
    draw_cube(p, ink.box(w / 2, h * 0.27, min(w * 0.7, h * 0.5)), e.face or "", look)
    ink.number(
        p, QRectF(0, h * 0.53, w, h * 0.45), e.badges.get("cubes", 0), max(11.0, h * 0.4), look.theme.ink
    )


def paint_leader(p: QPainter, w: float, h: float, e: Element, _facts: Facts, look: Look) -> None:
    """Who led this nationality in the last election: the symbols of those who took the majority chips."""
    flat = not look.theme.textured
    fill, _sign = NATIONS.get(e.face or "", ("#888888", "help"))
    p.setPen(ink.pen(look.theme.edge if not flat else "#FFFFFF", 1.2))
    p.setBrush(ink.colour(look.palette.get("box", "#F4E9CF")))
    p.drawPath(ink.rounded(QRectF(1, 1, w - 2, h - 2), 5))
    p.setPen(ink.NO_PEN)
    p.setBrush(ink.colour(fill if not flat else "#FFFFFF"))
    p.drawRect(QRectF(3, h * 0.1, w - 6, max(2.0, h * 0.07)))
    seats = [s for s in range(len(look.seats)) if e.badges.get(f"seat-{s}")]
    ink.icon(p, ink.box(w / 2, h * 0.38, h * 0.36), "crown", look.theme.ink if seats else look.theme.edge)
    each = min(h * 0.36, (w - 6) / max(1, len(seats)))
    for i, seat in enumerate(seats):
        look_ = look.seats[seat]
        at = ink.box(w / 2 + (i - (len(seats) - 1) / 2) * each, h * 0.74, each * 0.9)
        ink.symbol(
            p, at, look_.symbol, look.theme.band(look_.colour)[0], "#1B120A" if not flat else "#FFFFFF"
        )


def paint_zone(p: QPainter, w: float, h: float, e: Element, facts: Facts, look: Look) -> None:
    """The set-up cubes of a zone that is still closed."""
    _box(p, w, h, look.palette.get("box", "#F4E9CF"), look)
    name = look.name(facts)
    ink.fitted(
        p,
        QRectF(w * 0.05, h * 0.06, w * 0.5, h * 0.34),
        name,
        h * 0.28,
        look.theme.ink,
        bold=True,
        align="left",
        least=11,
    )
    ink.icon(p, ink.box(w * 0.7, h * 0.24, h * 0.34), "calendar-clock", look.theme.ink2)
    ink.number(
        p, ink.box(w * 0.88, h * 0.24, w * 0.2, h * 0.36), e.badges.get("opens", ""), h * 0.32, look.theme.ink
    )
