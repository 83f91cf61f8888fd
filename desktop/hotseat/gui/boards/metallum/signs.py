"""Pictures of what effects do: rigs, ships, coins and icons side by side. Own things are filled, opposing ones hollow."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPolygonF

from hotseat.gui import ink
from hotseat.gui.fonts import font
from hotseat.gui.theme import Theme, mix

Sign = Sequence[str]
Part = tuple[str, str]
"""("rig" | "foe" | "ship" | "coin" | "icon" | "text", icon name or words)."""

_ICONS = {
    "stock": "chart-line-variant",
    "buy": "cart",
    "teleport": "cube-send",
    "installation": "factory",
    "price": "tag",
    "shield": "shield",
    "or": "slash-forward",
    "then": "chevron-right",
}
TRIGGERS = {
    "profits_majority_here": "podium-gold",
    "profits_present_without_majority_here": "podium",
    "own_fs_arrives_here": "airplane-landing",
    "game_end": "flag-checkered",
}
"""What sets a triggered module off."""


@cache
def _rig_path() -> QPainterPath:
    """A drilling tower: two legs, a head, a base."""
    out = QPainterPath()
    points = [(0.40, 0.05), (0.60, 0.05), (0.66, 0.20), (0.60, 0.20), (0.84, 0.84), (0.95, 0.84), (0.95, 0.97),
              (0.05, 0.97), (0.05, 0.84), (0.16, 0.84), (0.40, 0.20), (0.34, 0.20)]  # fmt: skip
    out.addPolygon(QPolygonF([QPointF(*q) for q in points]))
    out.closeSubpath()
    for hole in (
        [(0.5, 0.30), (0.575, 0.52), (0.425, 0.52)],
        [(0.40, 0.60), (0.60, 0.60), (0.67, 0.84), (0.33, 0.84)],
    ):
        out.addPolygon(QPolygonF([QPointF(*q) for q in hole]))
        out.closeSubpath()
    return out


ink.OWN["rig"] = _rig_path


@cache
def _ship_path() -> QPainterPath:
    """A factory ship that flies to the right: blunt hull, bridge, two engines."""
    out = QPainterPath(QPointF(0.02, 0.30))
    out.lineTo(0.16, 0.30)
    out.lineTo(0.22, 0.16)
    out.lineTo(0.52, 0.16)
    out.lineTo(0.60, 0.30)
    out.cubicTo(0.82, 0.32, 0.95, 0.42, 0.99, 0.54)
    out.cubicTo(0.94, 0.68, 0.80, 0.76, 0.60, 0.78)
    out.lineTo(0.50, 0.90)
    out.lineTo(0.20, 0.90)
    out.lineTo(0.16, 0.78)
    out.lineTo(0.02, 0.78)
    out.lineTo(0.09, 0.66)
    out.lineTo(0.02, 0.54)
    out.lineTo(0.09, 0.42)
    out.closeSubpath()
    return out


def rig(p: QPainter, r: QRectF, fill: str, edge: str, hollow: bool = False) -> None:
    """One mining rig."""
    side = min(r.width(), r.height())
    p.setPen(ink.pen(edge if not hollow else fill, max(1.0, side * 0.055)))
    p.setBrush(ink.NO_BRUSH if hollow else ink.colour(fill))
    p.drawPath(ink.inside(ink.box(r.center().x(), r.center().y(), side * 0.92, side), _rig_path()))


def ship(p: QPainter, r: QRectF, fill: str, edge: str) -> None:
    """A factory ship."""
    h = min(r.height(), r.width() / 1.15)
    p.setPen(ink.pen(edge, max(1.0, h * 0.05)))
    p.setBrush(ink.vertical(r, mix(fill, "#FFFFFF", 0.28), mix(fill, "#000000", 0.18)))
    p.drawPath(ink.inside(ink.box(r.center().x(), r.center().y(), h * 1.15, h), _ship_path()))


def parts(signs: Sequence[Sign]) -> list[Part]:
    """What is drawn for a line of signs."""
    out: list[Part] = []
    for what, n, how in signs:
        match what:
            case "ship":
                out.append(("ship", ""))
                if how == "exact_line":
                    out.append(("text", n))
                else:
                    out.append(("text", "±1") if how == "adjacent" else ("icon", "asterisk"))
            case "place":
                out += [("text", n), ("rig", "")]
                out += [("icon", "earth")] if how == "any_discovered" else []
                out += [("icon", "arrow-left-right")] if how == "adjacent_discovered" else []
            case "move":
                out += [
                    ("rig" if how == "own" else "foe", ""),
                    ("text", f"≤{n}"),
                    ("icon", "arrow-right-bold"),
                ]
            case "remove":
                out += [("text", n), ("rig" if how == "own" else "foe", "")]
            case "replace":
                out += [("foe", ""), ("icon", "arrow-right-bold"), ("rig", "")]
            case "swap":
                out += [("rig", ""), ("icon", "swap-horizontal-bold"), ("foe", "")]
            case "income":
                out += [("icon", "pickaxe"), ("coin", "")]
                out += [("icon", "earth")] if how == "any_discovered" else []
            case "coin":
                out += [("text", n), ("coin", "")]
                out += [("text", "/"), ("rig", "")] if how else []
            case _:
                out.append(("icon", _ICONS[what]))
                out += [("text", n)] if n else []
    return out


def _wide(part: Part, h: float) -> float:
    what, value = part
    if what == "text":
        return QFontMetricsF(font(h * 0.86, True)).horizontalAdvance(value) + h * 0.06
    if what == "icon":
        return h * (
            0.5 if value in ("slash-forward", "chevron-right") else 0.82 if "arrow" in value else 0.94
        )
    return h * {"ship": 1.12, "coin": 0.92}.get(what, 0.82)


def draw(p: QPainter, r: QRectF, signs: Sequence[Sign], tint: str, theme: Theme, most: float = 99.0) -> None:
    """A line of signs in the middle of a rectangle, as large as fits but no higher than `most`."""
    items = parts(signs)
    h = min(r.height(), most)
    whole = sum(_wide(part, h) for part in items)
    if whole > r.width():
        h *= r.width() / whole
        whole = sum(_wide(part, h) for part in items)
    x, cy = r.center().x() - whole / 2, r.center().y()
    for what, value in items:
        w = _wide((what, value), h)
        at = QRectF(x, cy - h / 2, w, h)
        if what == "text":
            ink.fitted(p, at, value, h * 0.86, tint, bold=True, least=1)
        elif what == "icon":
            ink.icon(p, at.adjusted(0, h * 0.04, 0, -h * 0.04), value, tint)
        elif what == "coin":
            ink.coin(p, ink.box(at.center().x(), cy, h * 0.84), None, theme)
        elif what == "ship":
            p.setPen(ink.NO_PEN)
            p.setBrush(ink.colour(tint))
            p.drawPath(ink.inside(ink.box(at.center().x(), cy, h * 1.0, h * 0.86), _ship_path()))
        else:
            rig(p, ink.box(at.center().x(), cy, h * 0.82), tint, tint, hollow=what == "foe")
        x += w


def draw_rows(
    p: QPainter, r: QRectF, signs: Sequence[Sign], tint: str, theme: Theme, most: float = 99.0
) -> None:
    """The same where there is more height than width: two parts of an either-or, or of a sequence, below each other."""
    words = [what for what, _, _ in signs]
    cut = next((i for i, what in enumerate(words) if what in ("or", "then")), -1)
    if cut < 0:
        draw(p, r, signs, tint, theme, most)
        return
    h = r.height() / 2
    draw(p, QRectF(r.x(), r.y(), r.width(), h), signs[:cut], tint, theme, most)
    draw(p, QRectF(r.x(), r.y() + h, r.width(), h), signs[cut + 1 :], tint, theme, most)
    p.setPen(ink.pen(tint, 1.0, 120))
    p.drawLine(QPointF(r.x() + r.width() * 0.1, r.y() + h), QPointF(r.right() - r.width() * 0.1, r.y() + h))
