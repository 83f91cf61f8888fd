"""The table of The Manhattan Project: board, tracks, supplies, the areas of the seats. Knows no rules."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QFontMetricsF, QPainter, QPen

from hotseat.engine.element import Element
from hotseat.gui import ink
from hotseat.gui.fonts import SERIF, font
from hotseat.gui.ink import Look
from hotseat.gui.theme import Theme, mix

from . import signs
from .bombs import paint_back, paint_bomb, paint_test
from .signs import AREAS, GREY, KINDS, Facts
from .sites import flame, paint_building, paint_position, paint_space

WIDE = 380.0
"""Compact mats at least this wide have all numbers in one line."""


# -- main board --------------------------------------------------------------------------------------------------


def paint_board(p: QPainter, w: float, h: float, _element: Element, _facts: Facts, look: Look) -> None:
    """Sheet steel with rivets."""
    fill = look.palette.get("steel", look.theme.mat)
    r = QRectF(0, 0, w, h)
    if not look.theme.textured:
        p.setPen(QPen(ink.colour("#FFFFFF"), 2))
        p.setBrush(ink.colour("#000000"))
        p.drawPath(ink.rounded(r.adjusted(1, 1, -1, -1), 10))
        return
    ink.slate(p, r, fill, 5, 10)
    for x in (9.0, w - 9.0):
        for y in (9.0, h - 9.0):
            p.setPen(ink.pen("#000000", 0.8, 120))
            p.setBrush(ink.colour(mix(fill, "#FFFFFF", 0.3)))
            p.drawEllipse(QPointF(x, y), 2.6, 2.6)


def paint_area(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """The ground of an area of the main board, with its icon and name above the spaces."""
    icon, fill = AREAS[element.kind.removeprefix("panel-")]
    theme, flat = look.theme, not look.theme.textured
    r = QRectF(0.75, 0.75, w - 1.5, h - 1.5)
    p.setPen(QPen(ink.colour("#FFFFFF" if flat else mix(fill, "#000000", 0.45)), 1.5))
    p.setBrush(ink.colour("#000000" if flat else mix(fill, "#000000", 0.12 if not theme.dark else 0.42)))
    p.drawPath(ink.rounded(r, 6))
    line = QRectF(3, 1, w - 6, 15)
    tint = "#FFFFFF" if flat or theme.dark else signs.on(mix(fill, "#000000", 0.12))
    name = look.text(f"panel-{element.kind.removeprefix('panel-')}")
    size, shown, wide = ink.fits(name, line.width() - 17, 12.5, True, SERIF, 10)
    if shown != name:
        size, shown, wide = ink.fits(name, line.width(), 12.5, True, SERIF, 8)
        if shown != name:
            ink.icon(p, ink.box(line.center().x(), line.center().y(), 14), icon, tint)
            return
        icon = ""
    x = line.center().x() - (wide + 16 * bool(icon)) / 2
    if icon:
        ink.icon(p, QRectF(x, line.y() + 1, 13, 13), icon, tint)
    x -= 16 * (not icon)
    ink.fitted(
        p, QRectF(x + 16, line.y(), wide + 1, line.height()), shown, size, tint, bold=True, family=SERIF
    )


def paint_track(p: QPainter, w: float, h: float, element: Element, facts: Facts, look: Look) -> None:
    """A track of the main board with the markers of all seats: uranium, plutonium, spies."""
    flat = not look.theme.textured
    icon, _, fill = signs.GOODS[str(element.face)].partition(" ")
    most = int(facts["most"])
    r = QRectF(0.75, 0.75, w - 1.5, h - 1.5)
    p.setPen(QPen(ink.colour("#FFFFFF" if flat else mix(fill, "#000000", 0.5)), 1.5))
    p.setBrush(ink.colour("#000000" if flat else mix(fill, "#000000", 0.30)))
    p.drawPath(ink.rounded(r, 6))
    side = min(h * 0.8, w * 0.12)
    ink.icon(p, QRectF(4, (h - side) / 2, side, side), icon, "#FFFFFF")
    left, step = 6 + side, (w - side - 10) / (most + 1)
    number = min(h * 0.36, 14.0 if h < 60 else 18.0)
    for n in range(most + 1):
        cell = QRectF(left + n * step + 1, 2.5, step - 2, h - 5)
        p.setPen(ink.NO_PEN)
        p.setBrush(ink.colour("#FFFFFF", 34 if n % 2 else 58))
        p.drawPath(ink.rounded(cell, 3))
        ink.fitted(
            p,
            QRectF(cell.x(), cell.bottom() - number * 1.1, cell.width(), number * 1.1),
            str(n),
            number,
            "#FFFFFF",
            bold=True,
            alpha=215,
        )
        here = [s for s in range(len(look.seats)) if element.badges.get(f"seat-{s}", 0) == n]
        _markers(p, cell.adjusted(0, 0.5, 0, -number * 1.05), here, look)


def _markers(p: QPainter, r: QRectF, seats: list[int], look: Look) -> None:
    """Markers on one step, as large as they can be."""
    if not seats:
        return
    best = max(range(1, len(seats) + 1), key=lambda c: min(r.width() / c, r.height() / -(-len(seats) // c)))
    lines = -(-len(seats) // best)
    k = min(r.width() / best, r.height() / lines)
    for i, seat in enumerate(seats):
        line = i // best
        across = min(best, len(seats) - line * best)
        x = r.center().x() + (i % best - across / 2) * k
        y = r.center().y() + (line - lines / 2) * k
        fill, _ = look.theme.band(look.seats[seat].colour)
        ink.symbol(
            p,
            QRectF(x, y, k, k).adjusted(0.6, 0.6, -0.6, -0.6),
            look.seats[seat].symbol,
            fill,
            "#FFFFFF" if look.theme.textured else "#000000",
        )


def paint_tray(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """The bribe tray with its coins."""
    flat, tint = not look.theme.textured, look.palette.get("board_ink", look.theme.board_ink)
    n = element.badges.get("money", 0)
    r = QRectF(1, h * 0.08, w - 2, h * 0.84)
    p.setPen(QPen(ink.colour("#FFFFFF" if flat else "#1A1A1A"), 1.4))
    p.setBrush(ink.colour("#000000") if flat else ink.vertical(r, "#6E737A", "#3E4248"))
    p.drawPath(ink.rounded(r, h * 0.24))
    side = min(h * 0.66, w * 0.44)
    ink.icon(
        p,
        QRectF(w * 0.06, h / 2 - side / 2, side, side),
        "tray-full" if n else "tray",
        "#FFFFFF" if not flat else tint,
    )
    side = min(h * 0.72, w * 0.5)
    ink.token(p, QRectF(w * 0.96 - side, h / 2 - side / 2, side, side), "coin", n, look.theme)


def paint_deck(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """A face-down deck with its count."""
    fill, icon = {"building": ("#4F5A3A", "factory"), "bomb": ("#2C4A6B", "bomb")}[str(element.face)]
    ink.back(p, w, h, fill, icon, element.badges.get("cards", 0), look.theme)


# -- workers and aircraft ----------------------------------------------------------------------------------------


def paint_worker(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """A worker that stands on the table."""
    signs.worker(p, QRectF(0, 0, w, h), str(element.face), look, element.seat)


def paint_workers(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """Workers of a kind: in the hand own ones and contractors, behind them what is left in the supply."""
    kind, badges, theme = str(element.face), element.badges, look.theme
    pairs: list[tuple[int | None, int]] = [(None, badges.get("contractor", 0))]
    if element.seat is not None:
        pairs.insert(0, (element.seat, badges.get("permanent", 0)))
    on_mat = element.seat is not None
    ground = theme.mat if on_mat else look.palette.get("steel", theme.mat)
    tint = theme.ink if on_mat else look.palette.get("board_ink", theme.board_ink)
    if theme.textured:
        p.setPen(ink.NO_PEN)
        p.setBrush(ink.colour(mix(ground, "#000000", 0.10 if not theme.dark else 0.28)))
        p.drawPath(ink.rounded(QRectF(0, 0, w, h).adjusted(0.5, 0.5, -0.5, -0.5), h * 0.3))
    else:
        p.setPen(ink.pen("#FFFFFF", 1.0))
        p.setBrush(ink.NO_BRUSH)
        p.drawPath(ink.rounded(QRectF(0.5, 0.5, w - 1, h - 1), h * 0.3))
    reserve = badges.get("reserve")
    parts = len(pairs) + (0.62 if reserve is not None else 0)
    step = w / parts
    side = min(h * 0.92, step * 0.56)
    if not on_mat:  # the pair in the middle
        p.translate((w - side * 1.7) / 2, 0)
        step = side * 1.7
    for i, (seat, n) in enumerate(pairs):
        p.setOpacity(1.0 if n else 0.38)
        signs.worker(p, QRectF(i * step + step * 0.04, (h - side) / 2, side, side), kind, look, seat)
        ink.number(
            p,
            QRectF(i * step + side + step * 0.04, 0, step - side - step * 0.06, h),
            n,
            min(h * 0.72, step * 0.42),
            tint,
        )
    p.setOpacity(1.0)
    if reserve is not None:
        r = QRectF(len(pairs) * step, 0, w - len(pairs) * step - 2, h)
        ink.fitted(p, r, f"+{reserve}", min(h * 0.54, r.width() * 0.5), tint, alpha=170)


def paint_aircraft(p: QPainter, w: float, h: float, element: Element, facts: Facts, look: Look) -> None:
    """A player's fighters or bombers: how many, on a track of ten."""
    icon, _, fill = signs.GOODS[str(element.face)].partition(" ")
    n, most = element.badges.get("amount", 0), int(facts["most"]) or 10
    theme, flat = look.theme, not look.theme.textured
    r = QRectF(0.75, 0.75, w - 1.5, h - 1.5)
    fill = "#000000" if flat else mix(fill, "#000000", 1 - theme.shade)
    p.setPen(QPen(ink.colour("#FFFFFF" if flat else mix(fill, "#000000", 0.5)), 1.2))
    p.setBrush(
        ink.colour(fill) if flat else ink.vertical(r, mix(fill, "#FFFFFF", 0.12), mix(fill, "#000000", 0.14))
    )
    p.drawPath(ink.rounded(r, min(w, h) * 0.14))
    track = h * 0.16 if look.size == "full" and h >= 30 else 0.0
    area = QRectF(w * 0.05, h * 0.04, w * 0.90, h * 0.92 - track)
    if w > h * 0.9:
        side = min(area.height() * 0.94, area.width() * 0.52)
        ink.icon(p, QRectF(area.x(), area.center().y() - side / 2, side, side), icon, "#FFFFFF")
        ink.number(
            p,
            QRectF(area.x() + side, area.y(), area.width() - side, area.height()),
            n,
            min(area.height() * 0.82, w * 0.42),
            "#FFFFFF",
        )
    else:
        half = area.height() / 2
        ink.icon(p, QRectF(area.x(), area.y(), area.width(), half), icon, "#FFFFFF")
        ink.number(
            p, QRectF(area.x(), area.y() + half, area.width(), half), n, min(half * 0.94, w * 0.6), "#FFFFFF"
        )
    if track:
        step = (w * 0.9) / most
        for i in range(most):
            p.setPen(ink.NO_PEN)
            p.setBrush(ink.colour("#FFFFFF", 235 if i < n else 70))
            p.drawRect(QRectF(w * 0.05 + i * step + 0.5, h * 0.96 - track * 0.8, step - 1, track * 0.6))


def paint_lost(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """Aircraft that were shot down: nose down, on fire."""
    icon = signs.GOODS[str(element.face)].partition(" ")[0]
    n, side = element.badges.get("amount", 1), min(w, h) * 0.95
    fill = look.theme.band(look.seats[element.seat or 0].colour)[0]
    p.save()
    p.translate(w / 2, h / 2)
    p.rotate(152)
    r = ink.box(0, 0, side)
    ink.icon(p, r.translated(0, side * 0.5), "fire", "#F0651F", 230)
    ink.icon(p, r.adjusted(-2, -2, 2, 2), icon, "#FFFFFF" if look.theme.textured else "#000000")
    ink.icon(p, r, icon, mix(fill, "#000000", 0.25))
    p.restore()
    ink.fitted(p, QRectF(w * 0.5, h * 0.5, w * 0.48, h * 0.5), f"−{n}", h * 0.42, "#D8321A", bold=True)


# -- areas of the seats ------------------------------------------------------------------------------------------


def _ground(q: QPainter, r: QRectF, fill: str, bar: float, acting: bool, theme: Theme) -> None:
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


def _score(p: QPainter, right: float, bar: float, element: Element, tint: str) -> float:
    """Points and target at the right end; returns where the room to the left ends."""
    points, target = str(element.badges.get("points", 0)), f"/{element.badges.get('target', 0)}"
    px = bar * 0.70
    wide = QFontMetricsF(font(px * 0.74, True)).horizontalAdvance(target)
    ink.fitted(p, QRectF(right - wide, 1, wide + 2, bar), target, px * 0.74, tint, bold=True, align="left")
    right -= wide
    wide = QFontMetricsF(font(px, True)).horizontalAdvance(points)
    ink.fitted(p, QRectF(right - wide - 1, 0, wide + 2, bar), points, px, tint, bold=True, align="left")
    return right - wide - 6


def paint_mat(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """A player's area: symbol, name, goods, workers in hand, score against the target."""
    seat, theme, acting = look.seats[element.seat or 0], look.theme, "acting" in element.marks
    fill, tint = theme.band(seat.colour)
    large = look.size == "full"
    bar = 30.0 if large else 24.0
    key = ("manhattan-mat", seat.colour, acting, bar, theme.name)
    ink.stamp(p, QRectF(0, 0, w, h), key, lambda q, r: _ground(q, r, fill, bar, acting, theme))
    ink.symbol(p, QRectF(8, bar * 0.24, bar * 0.52, bar * 0.52), seat.symbol, tint)
    x = _score(p, w - 9, bar, element, tint)
    if "threat" in element.marks or "won" in element.marks:
        side = bar * 0.86
        won = "won" in element.marks
        p.setPen(ink.pen("#000000", 1.0, 150))
        p.setBrush(ink.colour("#FFE100"))
        p.drawEllipse(QRectF(x - side, (bar - side) / 2, side, side))
        ink.icon(p, ink.box(x - side / 2, bar / 2, side * 0.74), "trophy" if won else "alert", "#1B1208")
        x -= side + 5
    two_lines = not large and w < WIDE
    names = ("plans", "spy", "plutonium", "uranium", "yellowcake", "money")
    lower = bar * 0.98 if two_lines else 0.0
    if two_lines:
        _numbers(
            p, w - 8, lower, 20.0, element, ("plans", "yellowcake", "money"), look, theme.ink, workers=True
        )
    elif large:
        x = _numbers(p, x, 0.0, bar, element, names, look, tint, workers=False)
    else:
        x = _numbers(
            p, x, 0.0, bar, element, ("plans", "spy", "yellowcake", "money"), look, tint, workers=True
        )
    left = 13 + bar * 0.52
    ink.fitted(
        p,
        QRectF(left, 0, max(10.0, x - left - 6), bar),
        seat.name,
        bar * 0.60,
        tint,
        bold=True,
        align="left",
        least=10,
    )


def _numbers(
    p: QPainter,
    right: float,
    y: float,
    bar: float,
    element: Element,
    names: tuple[str, ...],
    look: Look,
    tint: str,
    workers: bool,
) -> float:
    """Goods as tokens and workers as their pieces with numbers, from the right end to the left; returns where it ends."""
    side = bar * 0.84
    x = right
    for name in names:
        n = element.badges.get(name, 0)
        if name == "plans":
            x -= side * 1.5
            ink.token(p, QRectF(x, y + (bar - side) / 2, side * 1.5, side), "bomb #2C4A6B", n, look.theme)
        else:
            kind = signs.GOODS[name]
            wide = ink.token_width(kind, n, side)
            x -= wide
            ink.token(p, QRectF(x, y + (bar - side) / 2, wide, side), kind, n, look.theme)
        x -= 4
    if workers:
        x -= 4
        for kind in reversed(KINDS):
            for hired in (True, False):
                n = element.badges.get(f"hired_{kind}" if hired else kind, 0)
                if not n:
                    continue
                wide = side * 0.62
                x -= wide
                ink.fitted(p, QRectF(x + 1, y, wide, bar), str(n), bar * 0.62, tint, bold=True, align="left")
                x -= side * 0.92
                signs.worker(
                    p,
                    QRectF(x, y + (bar - side * 0.92) / 2, side * 0.92, side * 0.92),
                    kind,
                    look,
                    None if hired else element.seat,
                )
                x -= 2
    return x - 4


def paint_chip(p: QPainter, w: float, h: float, element: Element, _facts: Facts, look: Look) -> None:
    """Cards of a kind folded to one: how many they are."""
    kind = element.id.rsplit("/", 1)[-1]
    theme = look.theme
    for i in (2, 1):
        p.save()
        p.translate(i * 1.5, i)
        ink.card(p, w - 3, h - 2, theme)
        p.restore()
    w, h = w - 3, h - 2
    ink.card(p, w, h, theme)
    icon, fill = AREAS.get(kind, ("bomb", "#2C4A6B"))
    head = QRectF(1, 1, w - 2, h * 0.44)
    ink.head(p, head, fill if theme.textured else "#000000", theme, ink.corner(w, h))
    ink.icon(p, head.adjusted(1, 2, -1, -2), icon, signs.on(fill) if theme.textured else "#FFFFFF")
    ink.number(
        p,
        QRectF(0, h * 0.44, w, h * 0.54),
        element.badges.get("count", 0),
        min(h * 0.46, w * 0.7),
        theme.card_ink,
    )


PAINTERS = {
    "mat": paint_mat,
    "space": paint_space,
    "space-large": paint_space,
    "position": paint_position,
    "building": paint_building,
    "bomb": paint_bomb,
    "back": paint_back,
    "test": paint_test,
    "worker": paint_worker,
    "workers": paint_workers,
    "aircraft": paint_aircraft,
    "aircraft-lost": paint_lost,
    "track": paint_track,
    "tray": paint_tray,
    "deck": paint_deck,
    "chip": paint_chip,
    "panel-steel": paint_board,
    **{f"panel-{area}": partial(paint_area) for area in AREAS},
}
__all__ = ["GREY", "PAINTERS", "flame"]
