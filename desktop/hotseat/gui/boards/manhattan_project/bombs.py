"""Bomb cards: designs, plans, built and loaded bombs; their backs, the test tiles."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPen

from hotseat.engine.element import Element
from hotseat.gui import ink
from hotseat.gui.ink import Look
from hotseat.gui.theme import mix

from . import signs
from .signs import BOMBS, Facts

TOP = 0.15
BLUEPRINT = "#2C4A6B"


def paint_bomb(p: QPainter, w: float, h: float, element: Element, facts: Facts, look: Look) -> None:
    """A bomb: what it is worth, before and after the own test, what it takes to build it, what loading costs."""
    fill = BOMBS[facts["kind"]][1]
    theme, flat = look.theme, not look.theme.textured
    built = next((m for m in element.marks if m in ("built", "loaded")), "")
    inside = ink.card(p, w, h, theme)
    if not flat:
        p.setPen(ink.NO_PEN)
        p.setBrush(ink.colour(fill, 26))
        p.drawPath(ink.rounded(QRectF(1, 1, w - 2, h - 2), ink.corner(w, h)))
    small = look.size == "small"
    head = QRectF(inside.x(), inside.y(), inside.width(), h * (0.24 if small else TOP))
    named = not small and h >= 150
    signs.band(p, head, facts["kind"], look, w, h, look.name(facts) if named else "", h * 0.07)
    value = element.badges.get("value") if built else None
    tint = "#000000" if flat else "#2B2118"
    if small:
        shown = facts["points"] if value is None else value
        area = QRectF(w * 0.04, h * 0.26, w * 0.92, h * (0.42 if built else 0.7))
        _points(p, area, shown, look, built == "loaded")
        if built:
            _loaded(p, QRectF(w * 0.08, h * 0.70, w * 0.84, h * 0.28), facts, built == "loaded", look)
        return
    points = QRectF(w * 0.04, h * (TOP + 0.02), w * 0.92, h * 0.27)
    if value is not None:
        _points(p, points, value, look, built == "loaded")
    elif facts["points"] == facts["tested"]:
        _points(p, points, facts["points"], look, False)
    else:
        part = points.width() * 0.42
        _points(p, QRectF(points.x(), points.y(), part, points.height()), facts["points"], look, False)
        ink.icon(
            p, ink.box(points.center().x(), points.center().y(), points.width() * 0.17), "chevron-right", tint
        )
        _points(
            p, QRectF(points.right() - part, points.y(), part, points.height()), facts["tested"], look, True
        )
    area = QRectF(w * 0.05, h * 0.46, w * 0.90, h * 0.52)
    half, step = area.width() / 2, area.height() / 2
    if built:
        _loaded(
            p,
            QRectF(area.x(), area.y() + step * 1.02, area.width(), step * 0.9),
            facts,
            built == "loaded",
            look,
        )
        return
    fuel = {facts["kind"]: facts["pieces"]}
    cells = [(fuel, 0.0, 0.0)]
    workers = [k for k in ("engineer", "scientist", "laborer") if facts["workers"].get(k)]
    spots = ((half, 0.0), (0.0, step), (half, step))
    for kind, (dx, dy) in zip(workers[:2], spots[:2] if len(workers) > 1 else spots[:1], strict=True):
        cells.append(({kind: facts["workers"][kind]}, dx, dy))
    for amounts, dx, dy in cells:
        r = QRectF(area.x() + dx, area.y() + dy, half, step).adjusted(
            half * 0.04, step * 0.06, -half * 0.04, -step * 0.06
        )
        kind, n = next(iter(amounts.items()))
        if kind in signs.KINDS:
            _need(p, r, kind, n, look)
        else:
            signs.goods(p, r, [amounts], theme)
    at = QRectF(area.x() + half, area.y() + step, half, step).adjusted(
        half * 0.04, step * 0.06, 0, -step * 0.06
    )
    _load(p, at, facts, look)


def _points(p: QPainter, r: QRectF, n: int, look: Look, strong: bool) -> None:
    side = min(r.height(), r.width() * 1.1)
    ink.token(
        p,
        ink.box(r.center().x(), r.center().y(), side * 0.9, side),
        "shield #3D4A2A" if strong else "shield #7A6A3A",
        n,
        look.theme,
    )


def _need(p: QPainter, r: QRectF, kind: str, n: int, look: Look) -> None:
    """So many workers of a kind, permanent or not."""
    tint = "#000000" if not look.theme.textured else "#2B2118"
    side = min(r.height(), r.width() * 0.56)
    ink.icon(p, QRectF(r.x(), r.center().y() - side / 2, side, side), signs.KINDS[kind], tint)
    ink.number(
        p,
        QRectF(r.x() + side, r.y(), r.width() - side, r.height()),
        n,
        min(r.height() * 0.84, r.width() * 0.7),
        tint,
    )


def _load(p: QPainter, r: QRectF, facts: Facts, look: Look) -> None:
    """The price of loading: money, and a bomber."""
    signs.charge(p, r, look)
    r = r.adjusted(r.width() * 0.05, r.height() * 0.04, -r.width() * 0.06, -r.height() * 0.04)
    icon = min(r.height() * 0.5, r.width() * 0.48)
    tint = "#000000" if not look.theme.textured else "#46552C"
    number = QRectF(r.x(), r.y(), r.width() - icon, r.height())
    money = facts["load"].get("money", 0)
    ink.fitted(p, number, str(money), min(r.height() * 0.78, 30.0), look.theme.card_ink, bold=True)
    ink.token(p, QRectF(r.right() - icon * 0.92, r.y(), icon * 0.84, icon * 0.84), "coin", None, look.theme)
    ink.icon(p, QRectF(r.right() - icon, r.bottom() - icon, icon, icon), "bomber", tint)


def _loaded(p: QPainter, r: QRectF, facts: Facts, loaded: bool, look: Look) -> None:
    """Below a built bomb: the loaded marker, or what loading costs."""
    if not loaded:
        side = min(r.height(), r.width() * 0.46)
        ink.token(
            p,
            QRectF(r.center().x() - side * 1.04, r.center().y() - side / 2, side, side),
            "coin",
            facts["load"].get("money", 0),
            look.theme,
        )
        ink.icon(
            p,
            QRectF(r.center().x() + side * 0.04, r.center().y() - side / 2, side, side),
            "bomber",
            "#000000" if not look.theme.textured else "#46552C",
        )
        return
    p.setPen(ink.pen("#000000", 1.0, 120))
    p.setBrush(ink.colour("#3D4A2A" if look.theme.textured else "#000000"))
    p.drawPath(ink.rounded(r.adjusted(0.5, 0.5, -0.5, -0.5), r.height() * 0.3))
    side = min(r.height() * 0.86, r.width() * 0.42)
    ink.icon(p, QRectF(r.x() + r.width() * 0.08, r.center().y() - side / 2, side, side), "bomber", "#F2D48A")
    ink.fitted(
        p,
        r.adjusted(side + r.width() * 0.08, 0, -r.width() * 0.04, 0),
        "+5",
        r.height() * 0.72,
        "#F2D48A",
        bold=True,
    )


def paint_back(p: QPainter, w: float, h: float, _element: Element, _facts: Facts, look: Look) -> None:
    """A bomb card face down: a folded blueprint."""
    flat = not look.theme.textured
    r = QRectF(1, 1, w - 2, h - 2)
    fill = "#000000" if flat else mix(BLUEPRINT, "#000000", 1 - look.theme.shade)
    p.setPen(QPen(ink.colour("#FFFFFF" if flat else "#16263A"), max(1.2, w * 0.02)))
    p.setBrush(
        ink.colour(fill) if flat else ink.vertical(r, mix(fill, "#FFFFFF", 0.12), mix(fill, "#000000", 0.2))
    )
    p.drawPath(ink.rounded(r, ink.corner(w, h)))
    p.setPen(ink.pen("#DCE9F7", max(0.6, w * 0.01), 60))
    step = max(5.0, w / 7)
    x = r.x() + step
    while x < r.right() - 1:
        p.drawLine(QPointF(x, r.y() + 2), QPointF(x, r.bottom() - 2))
        x += step
    y = r.y() + step
    while y < r.bottom() - 1:
        p.drawLine(QPointF(r.x() + 2, y), QPointF(r.right() - 2, y))
        y += step
    ink.icon(p, ink.box(w / 2, h / 2, min(w, h) * 0.62), "bomb", "#EAF2FB")


def paint_test(p: QPainter, w: float, h: float, _element: Element, facts: Facts, look: Look) -> None:
    """A test tile: the points of the first tests."""
    flat = not look.theme.textured
    r = QRectF(1, 1, w - 2, h - 2)
    p.setPen(QPen(ink.colour("#FFFFFF" if flat else "#3A2A10"), max(1.2, h * 0.03)))
    p.setBrush(ink.colour("#000000") if flat else ink.vertical(r, "#E7BE4C", "#B9822A"))
    p.drawPath(ink.rounded(r, ink.corner(w, h)))
    tint = "#FFFFFF" if flat else "#2B1C05"
    if w > h * 1.15:
        ink.icon(p, QRectF(w * 0.06, h * 0.12, w * 0.42, h * 0.76), "blur-radial", tint)
        ink.number(p, QRectF(w * 0.48, 0, w * 0.46, h), facts["points"], h * 0.7, tint)
        return
    side = min(w * 0.8, h * 0.46)
    ink.icon(p, ink.box(w / 2, h * 0.30, side), "blur-radial", tint)
    ink.number(p, QRectF(0, h * 0.52, w, h * 0.44), facts["points"], min(h * 0.42, w * 0.6), tint)
