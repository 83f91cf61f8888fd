"""What lies beside the map: the years, the offices, the seats; and a ward seen close, with what could still be bid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hotseat.engine.element import Element
from hotseat.gui import ink
from hotseat.gui.fonts import SANS, SERIF
from hotseat.gui.ink import Look
from hotseat.gui.theme import mix

from .pieces import NATIONS, draw_boss, draw_cube, draw_slander

Facts = Mapping[str, Any]

OFFICES = {
    "mayor": "crown",
    "deputy_mayor": "hand-coin",
    "council_president": "gavel",
    "chief_of_police": "police-badge",
    "precinct_chairman": "swap-horizontal-bold",
}
"""Icons of the offices; the keys are also marks of a seat."""

HEAD, EDGE, GAP, CHIP = 26.0, 10.0, 6.0, 0.62
"""Of a mat, as in the layout: its head, the margin beside its row, the gap, width / height of a chip."""


def _paper(p: QPainter, r: QRectF, look: Look, k: float = 7.0) -> None:
    flat = not look.theme.textured
    p.setPen(ink.pen(look.theme.mat_edge if not flat else "#FFFFFF", 1.2))
    p.setBrush(ink.colour(look.theme.mat))
    p.drawPath(ink.rounded(r.adjusted(1, 1, -1, -1), k))


def _seat(p: QPainter, r: QRectF, seat: int, look: Look) -> None:
    """The symbol of a seat on its colour."""
    fill, on = look.theme.band(look.seats[seat].colour)
    p.setPen(ink.NO_PEN)
    p.setBrush(ink.colour(fill))
    p.drawPath(ink.rounded(r, r.height() * 0.24))
    ink.symbol(
        p,
        ink.box(r.center().x(), r.center().y(), min(r.width(), r.height()) * 0.66),
        look.seats[seat].symbol,
        on,
    )


def paint_year(p: QPainter, w: float, h: float, e: Element, facts: Facts, look: Look) -> None:
    """The years in a line; elections carry a ballot box, the present year is lit."""
    theme, flat = look.theme, not look.theme.textured
    _paper(p, QRectF(0, 0, w, h), look)
    elections = facts.get("elections", (4, 8, 12, 16))
    last, now = max(elections), e.badges.get("year", 1)
    step = (w - 8) / last
    for year in range(1, last + 1):
        r = QRectF(4 + (year - 1) * step + 0.5, 3, step - 1, h - 6)
        vote = year in elections
        lit = year == now
        if lit or vote:
            p.setPen(ink.NO_PEN)
            gold = look.palette.get("gold", "#F0C35A")
            fill = gold if lit else mix(theme.mat, theme.ink, 0.14) if not flat else "#000000"
            p.setBrush(ink.colour(fill))
            p.drawPath(ink.rounded(r, 4))
        on = "#1B120A" if lit else theme.ink if vote or year > now else theme.ink2
        if vote:
            ink.icon(p, QRectF(r.x(), r.y() + 1, r.width(), r.height() * 0.46), "vote", on)
        size = max(11.0, min(h * 0.36, step * 0.78))
        at = QRectF(
            r.x() - 2,
            r.y() + (r.height() * 0.46 if vote else 0),
            r.width() + 4,
            r.height() * (0.54 if vote else 1),
        )
        ink.fitted(p, at, str(year), size, on, bold=lit or vote, least=9, alpha=255 if year >= now else 150)


def paint_office(p: QPainter, w: float, h: float, e: Element, facts: Facts, look: Look) -> None:
    """An office: icon, name, who holds it, whether its power was used this year."""
    theme = look.theme
    _paper(p, QRectF(0, 0, w, h), look)
    held = e.seat is not None and e.seat < len(look.seats)
    band = QRectF(3, 3, min(h - 6, w * 0.28), h - 6)
    fill, on = mix(theme.mat, theme.ink, 0.12), theme.ink2
    if held:
        assert e.seat is not None
        fill, on = theme.band(look.seats[e.seat].colour)
    p.setPen(ink.NO_PEN)
    p.setBrush(ink.colour(fill))
    p.drawPath(ink.rounded(band, 5))
    ink.icon(
        p,
        ink.box(band.center().x(), band.center().y(), band.height() * 0.72),
        OFFICES.get(e.face or "", "bank"),
        on,
    )
    side = min(18.0, h * 0.42)
    left, right = band.right() + 5, w - side - 6
    lines = _two_lines(look.name(facts))
    wish = min(h * 0.33, max(14.0, h * 0.19))
    size = min(ink.fits(line, right - left, wish, True, SANS, 8)[0] for line in lines)
    share = min((h - 6) / len(lines), size * 1.5)
    top = (h - share * len(lines)) / 2
    for i, line in enumerate(lines):
        at = QRectF(left, top + i * share, right - left, share)
        ink.fitted(p, at, line, size, theme.ink, bold=True, align="left", least=8)
    corner = QRectF(w - side - 5, 4, side, side)
    if held:
        assert e.seat is not None
        ink.symbol(p, corner, look.seats[e.seat].symbol, theme.seat_ink(look.seats[e.seat].colour))
    foot = QRectF(w - side - 5, h - side - 3, side, side)
    if "used" in e.marks:
        ink.check(p, foot.adjusted(2, 2, -2, -2), theme.good)
    elif "left" in e.badges:
        ink.number(p, foot, e.badges["left"], 14, theme.ink)


def _two_lines(name: str) -> tuple[str, ...]:
    """A name of several words on two lines, broken where they are most alike."""
    breaks = [i for i, letter in enumerate(name) if letter == " "]
    if not breaks and ink.is_tall(name) and len(name) > 3:
        return name[: (len(name) + 1) // 2], name[(len(name) + 1) // 2 :]
    if not breaks:
        return (name,)
    at = min(breaks, key=lambda i: abs(2 * i - len(name)))
    return name[:at], name[at + 1 :]


def paint_office_large(p: QPainter, w: float, h: float, e: Element, facts: Facts, look: Look) -> None:
    """An office seen close: its power in words."""
    theme = look.theme
    _paper(p, QRectF(0, 0, w, h), look, 12)
    ink.icon(p, ink.box(w * 0.14, h * 0.17, h * 0.22), OFFICES.get(e.face or "", "bank"), theme.ink)
    ink.fitted(
        p,
        QRectF(w * 0.25, h * 0.05, w * 0.71, h * 0.24),
        look.name(facts),
        h * 0.13,
        theme.ink,
        bold=True,
        family=SERIF,
        align="left",
        least=12,
    )
    if e.seat is not None and e.seat < len(look.seats):
        _seat(p, QRectF(w * 0.07, h * 0.33, h * 0.15, h * 0.15), e.seat, look)
        ink.fitted(
            p,
            QRectF(w * 0.09 + h * 0.16, h * 0.33, w * 0.7, h * 0.15),
            look.seats[e.seat].name,
            h * 0.1,
            theme.ink,
            bold=True,
            align="left",
            least=11,
        )
    else:
        ink.fitted(
            p,
            QRectF(w * 0.07, h * 0.33, w * 0.86, h * 0.15),
            look.text("office-vacant"),
            h * 0.1,
            theme.ink2,
            align="left",
            least=11,
        )
    words(
        p,
        QRectF(w * 0.07, h * 0.52, w * 0.86, h * 0.45),
        look.text(str(facts.get("text", ""))),
        h * 0.088,
        theme.ink,
    )


def words(p: QPainter, r: QRectF, text: str, px: float, on: str) -> None:
    """Some lines of text in a rectangle."""
    from PySide6.QtCore import Qt

    from hotseat.gui.fonts import font

    p.setFont(font(max(11, round(px))))
    p.setPen(ink.colour(on))
    p.drawText(
        r, int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft), text
    )


def paint_mat(p: QPainter, w: float, h: float, e: Element, _facts: Facts, look: Look) -> None:
    """The head of a seat: symbol, name, offices, points; chips and slander chips lie below."""
    theme = look.theme
    assert e.seat is not None
    seat = look.seats[e.seat]
    r = QRectF(0, 0, w, h)
    _paper(p, r, look, 9)
    fill, on = theme.band(seat.colour)
    head = QRectF(1.5, 1.5, w - 3, 25)
    p.save()
    p.setClipPath(ink.rounded(r.adjusted(1.5, 1.5, -1.5, -1.5), 8))
    p.fillRect(head, ink.colour(fill))
    p.restore()
    ink.symbol(p, QRectF(7, 6, 16, 16), seat.symbol, on)
    x = w - 5
    points = e.badges.get("points", 0)
    ink.shield(p, QRectF(x - 25, 2.5, 25, 23), points, theme)
    x -= 29
    signs = [OFFICES[m] for m in e.marks if m in OFFICES]
    signs += ["flag-variant"] if "first" in e.marks else []
    for sign in signs:
        if x - 20 < w * 0.4:
            break
        ink.icon(p, QRectF(x - 19, 5, 18, 18), sign, on)
        x -= 20
    ink.fitted(p, QRectF(28, 2, x - 30, 24), seat.name, 15, on, bold=True, align="left", least=11)
    _slander(p, w, h, e.badges.get("slander", 0), look)
    if "acting" in e.marks:
        p.setPen(ink.pen(look.palette.get("gold", theme.glow), 3.0))
        p.setBrush(ink.NO_BRUSH)
        p.drawPath(ink.rounded(r.adjusted(1.5, 1.5, -1.5, -1.5), 8))


def _slander(p: QPainter, w: float, h: float, n: int, look: Look) -> None:
    """Slander chips, in the fifth place beside the four favor chips; the layout keeps it free."""
    room = h - HEAD - GAP
    high = float(int(min(room, (w - 2 * EDGE - 4 * GAP) / (5 * CHIP))))
    wide = high * CHIP
    r = QRectF(EDGE + 4 * (wide + GAP), HEAD + (room - high) / 2, wide, high)
    p.save()
    p.setOpacity(1.0 if n else 0.42)
    draw_slander(p, QRectF(r.x(), r.y(), wide, high * 0.54), look)
    ink.number(
        p,
        QRectF(r.x(), r.y() + high * 0.52, wide, high * 0.48),
        n,
        min(high * 0.46, wide * 0.86),
        look.theme.ink,
    )
    p.restore()


def paint_ward_large(p: QPainter, w: float, h: float, e: Element, facts: Facts, look: Look) -> None:
    """A ward seen close: cubes by nationality, then each candidate's bosses, usable chips and highest possible vote."""
    theme = look.theme
    _paper(p, QRectF(0, 0, w, h), look, 12)
    top = h * 0.155
    ink.fitted(
        p,
        QRectF(w * 0.05, 0, w * 0.62, top),
        look.text(str(facts.get("name", ""))),
        top * 0.56,
        theme.ink,
        bold=True,
        family=SERIF,
        align="left",
        least=11,
    )
    ink.shield(p, QRectF(w * 0.84, top * 0.12, w * 0.12, top * 0.8), facts.get("points", 1), theme)
    bonus = facts.get("bonus", "none")
    if bonus != "none":
        ink.icon(
            p,
            QRectF(w * 0.68, top * 0.15, w * 0.14, top * 0.7),
            "cube-outline" if bonus == "immigrant" else "circle-multiple-outline",
            theme.ink2,
        )
    if "veiled" in e.marks:
        ink.icon(p, ink.box(w / 2, h * 0.5, h * 0.3), "calendar-clock", theme.ink2)
        ink.number(p, QRectF(0, h * 0.66, w, h * 0.2), e.badges.get("opens", ""), h * 0.14, theme.ink)
        return
    cell = w * 0.235
    for i, nation in enumerate(NATIONS):
        n = e.badges.get(f"cubes-{nation}", 0)
        x = w * 0.05 + i * cell
        p.setOpacity(1.0 if n else 0.35)
        draw_cube(p, QRectF(x, top, cell * 0.42, h * 0.11), nation, look)
        ink.number(p, QRectF(x + cell * 0.42, top, cell * 0.36, h * 0.11), n, h * 0.082, theme.ink)
    p.setOpacity(1.0)
    y = top + h * 0.135
    head = h * 0.075
    columns = ((0.58, "account-tie-hat"), (0.73, "circle-multiple"), (0.9, "vote"))
    for share, sign in columns:
        ink.icon(p, ink.box(w * share, y + head / 2, head), sign, theme.ink2)
    y += head + 2
    seats = sorted(
        (s for s in range(len(look.seats)) if e.badges.get(f"bosses-{s}")),
        key=lambda s: (-e.badges.get(f"most-{s}", 0), -e.badges[f"bosses-{s}"]),
    )
    foot = QRectF(w * 0.05, h * 0.885, w * 0.9, h * 0.1)
    step = min(h * 0.13, (foot.y() - y) / max(1, len(seats)))
    leader, votes = e.badges.get("leader_seat", -1), e.badges.get("leader-votes", 0)
    verdict = look.text("ward-ahead", seat=leader, votes=votes) if leader >= 0 else ""
    verdict = verdict or look.text("ward-tied" if seats else "ward-nobody", votes=votes)
    ink.fitted(p, foot, verdict, h * 0.075, theme.ink2, align="left", least=11)
    for s in seats:
        bosses, most = e.badges[f"bosses-{s}"], e.badges.get(f"most-{s}", 0)
        row = QRectF(w * 0.04, y, w * 0.92, step - 2)
        if s == leader:
            p.setPen(ink.NO_PEN)
            p.setBrush(ink.colour(look.palette.get("gold", "#F0C35A"), 90 if theme.textured else 0))
            p.drawPath(ink.rounded(row, 4))
        draw_boss(p, QRectF(row.x() + 2, row.y() + 1, row.height() * 0.8, row.height() - 2), s, look)
        ink.fitted(
            p,
            QRectF(row.x() + row.height() + 2, row.y(), w * 0.4, row.height()),
            look.seats[s].name,
            step * 0.56,
            theme.ink,
            align="left",
            least=11,
        )
        for (share, _), n, bold in zip(
            columns, (bosses, f"+{most - bosses}", f"≤{most}"), (False, False, True), strict=True
        ):
            ink.fitted(
                p,
                ink.box(w * share, row.center().y(), w * 0.16, row.height()),
                str(n),
                step * 0.62,
                theme.ink,
                bold=bold,
                least=11,
            )
        y += step
