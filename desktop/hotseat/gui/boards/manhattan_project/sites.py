"""Work sites: the spaces of the main board and the buildings. Who must be placed, what is paid, what comes of it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hotseat.engine.element import Element
from hotseat.gui import ink
from hotseat.gui.fonts import SANS
from hotseat.gui.ink import Look
from hotseat.gui.theme import mix

from . import signs
from .signs import AREAS, DAMAGE, Facts, goods, slot, slots

DOES = {
    "buy_building": ("crane", "cart-arrow-down"),
    "air_strike": ("fighter", "bomber"),
    "repair": ("wrench", "fire-off"),
    "draft_bombs": ("cards-playing-outline", "sync"),
    "use_spies": ("incognito", "factory"),
}
"""Effects that are neither gain nor bribe -> their icons."""


def _ground(p: QPainter, w: float, h: float, fill: str, look: Look) -> QRectF:
    """A tile tinted in the colour of its area."""
    theme = look.theme
    if not theme.textured:
        return ink.card(p, w, h, theme)
    line = max(1.2, h * 0.018)
    r = QRectF(line / 2, line / 2, w - line, h - line)
    top, low = mix(mix(theme.card, "#FFFFFF", 0.35), fill, 0.10), mix(theme.card, fill, 0.34)
    p.setBrush(ink.vertical(r, top, low))
    p.setPen(QPen(ink.colour(mix(fill, "#000000", 0.35)), line))
    p.drawPath(ink.rounded(r, ink.corner(w, h)))
    return r


def _price(p: QPainter, r: QRectF, cost: list[Mapping[str, int]], look: Look, most: float = 99.0) -> None:
    """What is paid, on a ground of its own with a minus in front; where it is high, the goods one below the other."""
    flat = not look.theme.textured
    high = r.height() > r.width() * 1.3
    signs.charge(p, r, look)
    bar = min(r.height() * 0.30, r.width() * 0.16)
    p.setPen(ink.pen(look.theme.card_ink if flat else "#8C2E1C", max(1.6, min(r.height(), 30.0) * 0.09)))
    if high:
        p.drawLine(QPointF(r.center().x() - bar, r.y() + 5), QPointF(r.center().x() + bar, r.y() + 5))
        parts = [{good: n} for bundle in cost for good, n in bundle.items()]
        step = (r.height() - 9) / len(parts)
        for i, part in enumerate(parts):
            goods(
                p, QRectF(r.x() + 1, r.y() + 8 + i * step, r.width() - 2, step - 1), [part], look.theme, most
            )
        return
    y = r.center().y()
    p.drawLine(QPointF(r.x() + bar * 0.30, y), QPointF(r.x() + bar * 0.95, y))
    inner = r.adjusted(bar * 1.1, r.height() * 0.05, -r.height() * 0.06, -r.height() * 0.05)
    goods(p, inner, cost, look.theme, most)


def _does(p: QPainter, r: QRectF, words: list[str], look: Look) -> None:
    """What a space does, in icons."""
    icons = [icon for word in dict.fromkeys(words) for icon in DOES[word]]
    tint = "#000000" if not look.theme.textured else "#2B2118"
    side = min(r.height() * 0.9, r.width() / max(1, len(icons)) * 0.92)
    x = r.center().x() - side * len(icons) / 2
    for icon in icons:
        ink.icon(
            p, QRectF(x + side * 0.06, r.center().y() - side * 0.44, side * 0.88, side * 0.88), icon, tint
        )
        x += side


def _aside(p: QPainter, r: QRectF, icon: str, amounts: Mapping[str, int], look: Look) -> None:
    """A lesser effect: for the others, or onto the tray."""
    side = min(r.height() * 0.84, r.width() * 0.38)
    tint = "#000000" if not look.theme.textured else "#3A2E22"
    ink.icon(p, QRectF(r.x(), r.center().y() - side / 2, side, side), icon, tint)
    good, n = next(iter(amounts.items()))
    wide = min(r.width() - side, r.height() * 1.5)
    at = QRectF(r.x() + side * 1.05, r.y(), wide, r.height())
    signs.counted(p, at, signs.GOODS[good], n, look.theme)


def paint_space(p: QPainter, w: float, h: float, element: Element, facts: Facts, look: Look) -> None:
    """A space of the main board: worker and price above, gain below, at its side what others get and the bribe."""
    fill, theme = AREAS[facts["area"]][1], look.theme
    r = _ground(p, w, h, fill, look)
    top = 0.0
    if element.kind == "space-large":
        top = h * 0.17
        band = QRectF(r.x(), r.y(), r.width(), top)
        shade = "#000000" if not theme.textured else mix(fill, "#000000", 1 - theme.shade)
        ink.head(p, band, shade, theme, ink.corner(w, h))
        ink.fitted(
            p,
            band.adjusted(w * 0.05, 0, -w * 0.05, 0),
            look.name(facts),
            top * 0.66,
            signs.on(fill),
            bold=True,
        )
    pad, half = w * 0.05, (h - top) * 0.45
    upper = QRectF(pad, top + h * 0.05, w - 2 * pad, half - h * 0.03)
    lower = QRectF(pad, top + half + h * 0.045, w - 2 * pad, h - top - half - h * 0.10)
    wanted = slots(facts["workers"])
    side = min(upper.height(), upper.width() * (0.46 if len(wanted) == 1 else 0.36))
    tint = "#000000" if not theme.textured else "#2B2118"
    for i, kind in enumerate(wanted):
        slot(p, QRectF(upper.x() + i * side * 1.04, upper.center().y() - side / 2, side, side), kind, tint)
    rest = upper.adjusted(
        side * 1.04 * len(wanted) + w * 0.05, upper.height() * 0.06, 0, -upper.height() * 0.06
    )
    tray, aside = {"money": facts["bribe"]}, []
    if any(
        len(bundle) > 1 for bundle in facts["cost"]
    ):  # a column as high as the tile, so that numbers stay large
        column = QRectF(rest.x(), upper.y(), rest.width(), lower.bottom() - upper.y())
        _price(p, column, facts["cost"], look)
        lower = QRectF(lower.x(), lower.y(), rest.x() - lower.x() - w * 0.04, lower.height())
    elif facts["cost"]:
        _price(p, rest, facts["cost"], look)
    elif facts["bribe"]:
        _aside(p, rest, "tray-arrow-down", tray, look)
    elif "buy_building" in facts["does"]:
        ink.icon(p, rest, "infinity", tint, 200)
    if facts["bribe"] and facts["cost"]:
        aside.append(("tray-arrow-down", tray))
    if facts["others"]:
        aside.append(("account-group", facts["others"]))
    if aside:
        share = 0.53
        column = lower.adjusted(lower.width() * share, 0, 0, 0)
        for i, (name, amounts) in enumerate(aside):
            step = column.height() / len(aside)
            _aside(
                p,
                QRectF(column.x(), column.y() + i * step, column.width(), step).adjusted(
                    0, step * 0.06, 0, -step * 0.06
                ),
                name,
                amounts,
                look,
            )
        lower = lower.adjusted(0, 0, -lower.width() * (1 - share), 0)
    if facts["gives"] and facts["does"]:
        goods(p, lower.adjusted(0, 0, -lower.width() * 0.5, 0), facts["gives"], theme)
        _does(p, lower.adjusted(lower.width() * 0.5, 0, 0, 0), facts["does"], look)
    elif facts["gives"]:
        goods(p, lower, facts["gives"], theme)
    else:
        _does(p, lower, facts["does"], look)
    if "closed" in element.marks:
        p.setPen(ink.pen(DAMAGE, max(2.0, h * 0.05)))
        p.drawLine(QPointF(w * 0.12, h * 0.88), QPointF(w * 0.88, h * 0.12))
        ink.icon(p, ink.box(w / 2, h / 2, h * 0.44), "lock", tint)


# -- buildings ---------------------------------------------------------------------------------------------------

TOP = 0.17
"""Height of a building's head as a share of its height."""


def paint_building(p: QPainter, w: float, h: float, element: Element, facts: Facts, look: Look) -> None:
    """A building: head in the colour of its kind, the workers it takes, its price, its yield."""
    fill, theme = AREAS[facts["kind"]][1], look.theme
    r = _ground(p, w, h, fill, look)
    if look.size == "small":
        _small(p, w, h, r, facts, look)
    else:
        _full(p, w, h, r, facts, look)
    damage = element.badges.get("damage", 0)
    if damage:
        side = min(w * 0.86, h * 0.46)
        at = ink.box(w / 2, h * 0.58, side)
        p.setPen(ink.NO_PEN)
        p.setBrush(ink.colour("#000000", 90 if theme.textured else 200))
        p.drawPath(ink.rounded(r, ink.corner(w, h)))
        flame(p, at, damage)


def flame(p: QPainter, r: QRectF, n: int) -> None:
    """Damage: a fire with its number."""
    side = min(r.width(), r.height())
    r = ink.box(r.center().x(), r.center().y(), side)
    ink.icon(p, r.adjusted(-side * 0.16, -side * 0.16, side * 0.16, side * 0.16), "fire", "#2A0B02")
    ink.icon(p, r.adjusted(-side * 0.08, -side * 0.08, side * 0.08, side * 0.08), "fire", "#F0651F")
    ink.number(p, r.adjusted(0, side * 0.26, 0, side * 0.1), n, side * 0.5, "#FFFFFF")


def _full(p: QPainter, w: float, h: float, r: QRectF, facts: Facts, look: Look) -> None:
    theme = look.theme
    head = QRectF(r.x(), r.y(), r.width(), h * TOP)
    named = h >= 150
    signs.band(p, head, facts["kind"], look, w, h, look.name(facts) if named else "", h * 0.075)
    if facts["starting"]:
        side = head.height() * (0.5 if not named else 0.4)
        ink.icon(
            p,
            QRectF(r.right() - side * 1.2, head.bottom() + h * 0.01, side, side),
            "flag-variant",
            theme.card_ink,
            150,
        )
    tint = "#000000" if not theme.textured else "#2B2118"
    wanted = slots(facts["workers"])
    side = min(h * 0.185, w * 0.3)
    step = min(side * 0.9, (w - w * 0.2 - side / 2) / max(1, len(wanted) - 1))
    x, middle = w * 0.2 - side / 2, h * 0.3  # where layout.yaml puts the workers
    for i, kind in enumerate(wanted):
        slot(
            p,
            QRectF(x + i * step, middle - side / 2, side, side).adjusted(
                side * 0.03, side * 0.03, -side * 0.03, -side * 0.03
            ),
            kind,
            tint,
        )
    area = QRectF(w * 0.05, h * 0.42, w * 0.90, h * 0.55)
    if facts["cost"]:
        _price(
            p, QRectF(area.x(), area.y(), area.width(), area.height() * 0.42), facts["cost"], look, h * 0.24
        )
        signs.arrow(
            p, QRectF(area.x(), area.y() + area.height() * 0.42, area.width(), area.height() * 0.14), tint
        )
        area = area.adjusted(0, area.height() * 0.56, 0, 0)
    else:
        signs.arrow(p, QRectF(area.x(), area.y(), area.width(), area.height() * 0.16), tint)
        area = area.adjusted(0, area.height() * 0.18, 0, 0)
    goods(p, area, facts["gives"], theme, h * 0.30)


def _small(p: QPainter, w: float, h: float, r: QRectF, facts: Facts, look: Look) -> None:
    """Only kind, workers and the yield, as large as they can be."""
    tint = "#000000" if not look.theme.textured else "#2B2118"
    head = QRectF(r.x(), r.y(), r.width(), h * 0.24)
    signs.band(p, head, facts["kind"], look, w, h)
    wanted = slots(facts["workers"])
    line = QRectF(w * 0.06, h * 0.27, w * 0.88, h * 0.33)
    kind = wanted[0]
    n = len(wanted)
    side = min(line.height(), line.width() * (0.5 if n > 1 else 1.0))
    left = line.center().x() - (side * (2 if n > 1 else 1)) / 2
    if n > 1:
        ink.number(p, QRectF(left, line.y(), side, line.height()), n, h * 0.28, tint)
        left += side
    if kind == "any":
        slot(p, QRectF(left, line.y(), side, line.height()), kind, tint)
    else:
        ink.icon(
            p, QRectF(left, line.y(), side, line.height()).adjusted(1, 1, -1, -1), signs.KINDS[kind], tint
        )
    amounts: list[tuple[str, Any]] = [pair for bundle in facts["gives"] for pair in bundle.items()]
    foot = QRectF(w * 0.05, h * 0.62, w * 0.90, h * 0.35)
    if len(amounts) == 1:
        goods(p, foot, facts["gives"], look.theme)
        return
    for i, (good, n) in enumerate(amounts[:2]):
        part = QRectF(foot.x() + i * foot.width() / 2, foot.y(), foot.width() / 2, foot.height())
        _, _, fill = signs.GOODS[good].partition(" ")
        p.setPen(ink.NO_PEN)
        p.setBrush(ink.colour("#000000" if not look.theme.textured else fill or "#C9992A"))
        p.drawPath(ink.rounded(part.adjusted(0.5, 0.5, -0.5, -0.5), 2.5))
        ink.number(p, part, n, h * 0.27, "#FFFFFF" if fill or not look.theme.textured else "#1B1208")


def paint_position(p: QPainter, w: float, h: float, _element: Element, facts: Facts, look: Look) -> None:
    """A position of the market: its price below the card, and what is special about it."""
    theme = look.theme
    line = QRectF(0, h * 0.82, w, h * 0.18)
    p.setPen(
        QPen(
            ink.colour("#FFFFFF" if not theme.textured else "#000000", 255 if not theme.textured else 60),
            1,
            Qt.PenStyle.DashLine,
        )
    )
    p.setBrush(ink.colour("#000000", 40))
    p.drawPath(ink.rounded(QRectF(0.5, 0.5, w - 1, h * 0.82 - 1), ink.corner(w, h)))
    signs_ = (("free", "cog"), ("tray", "tray-arrow-up"), ("bribe", "tray-arrow-down"))
    marks = [icon for name, icon in signs_ if facts[name]]
    tint, side = look.palette.get("board_ink", theme.board_ink), min(line.height() * 0.8, w * 0.26)
    price = str(facts["price"])
    _, _, digits = ink.fits(price, w, line.height() * 0.86, True, SANS, 8)
    x = w / 2 - (digits + side * (len(marks) + 1.0)) / 2
    ink.token(p, ink.box(x + side * 0.46, line.center().y(), side * 0.92), "coin", None, theme)
    x += side * 0.98
    ink.fitted(
        p, QRectF(x, line.y(), digits + 1, line.height()), price, line.height() * 0.86, tint, bold=True
    )
    x += digits + side * 0.12
    for icon in marks:
        ink.icon(p, ink.box(x + side * 0.45, line.center().y(), side * 0.9), icon, tint)
        x += side * 0.94
