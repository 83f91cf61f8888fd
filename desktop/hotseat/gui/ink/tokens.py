"""Amounts as they look in their game: a coin with a number, some hammers, a cell with an icon."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import (
    QPainter,
    QPen,
)

from hotseat.gui.theme import LIGHT, Theme, mix

from .basics import (
    NO_PEN,
    box,
    colour,
    icon,
    number,
    rounded,
    vertical,
)
from .shapes import check, coin, cube, disc, hammer, shield
from .stamps import stamp


def cell(
    p: QPainter,
    r: QRectF,
    name: str,
    fill: str,
    n: Any,
    theme: Theme = LIGHT,
    *,
    done: bool = False,
    given: int = 0,
) -> None:
    """A resource: icon and number on its colour; a check when `done`. `given` pips tell how many are there already.

    Narrow cells (under 1.25 times as wide as high) show a smaller icon so that the number stays large.
    """
    w, h, flat = r.width(), r.height(), not theme.textured
    left = _left(r)
    right = QRectF(left.right(), r.y(), w * 0.93 - left.width(), h)
    if done:
        p.setPen(QPen(colour("#000000" if flat else fill), max(1.0, h * 0.05) * theme.line))
        p.setBrush(colour("#FFFFFF" if flat else mix(theme.card, "#FFFFFF", 0.55)))
        p.drawPath(rounded(r.adjusted(0.6, 0.6, -0.6, -0.6), min(w, h) * 0.2))
        icon(p, left.adjusted(0, h * 0.1, 0, -h * 0.1), name, "#000000" if flat else fill)
        check(
            p,
            box(right.center().x(), r.center().y(), min(right.width() * 0.86, h * 0.66)),
            "#00702C" if flat else "#26753C",
        )
        return
    stamp(p, r, ("cell", name, fill, theme.name), lambda q, area: _cell(q, area, name, fill, theme))
    pips = given > 0 and h * 0.72 >= 14  # never at the price of a number hard to read
    number(
        p,
        right.adjusted(0, 0, 0, -h * 0.14 if pips else 0),
        n,
        min(h * (0.72 if pips else 0.94 if flat else 0.88), w * 0.62),
        "#FFFFFF",
    )
    if pips and isinstance(n, int):
        total = given + n
        d = min(right.width() * 0.86 / total, h * 0.15)
        x = right.center().x() - d * total / 2
        p.setPen(NO_PEN)
        for i in range(total):
            p.setBrush(colour("#FFFFFF", 255 if i < given else 95))
            p.drawEllipse(QPointF(x + d * (i + 0.5), r.bottom() - d * 0.85), d * 0.36, d * 0.36)


def _left(r: QRectF) -> QRectF:
    """Where the icon of a cell is."""
    w, h = r.width(), r.height()
    return QRectF(r.x() + w * 0.05, r.y(), min(h * 0.66, w * (0.36 if w < h * 1.25 else 0.44)), h)


def _cell(p: QPainter, r: QRectF, name: str, fill: str, theme: Theme) -> None:
    """A cell without its number."""
    if theme.textured:
        p.setPen(NO_PEN)
        shaded = mix(fill, "#000000", 1 - theme.shade)
        p.setBrush(vertical(r, mix(shaded, "#FFFFFF", 0.12), mix(shaded, "#000000", 0.14)))
    else:
        p.setPen(QPen(colour("#FFFFFF"), 1.0))
        p.setBrush(colour("#000000"))
    p.drawPath(rounded(r, min(r.width(), r.height()) * 0.2))
    icon(p, _left(r), name, "#FFFFFF", 225 if theme.textured else 255)


GOODS = {
    "stone": ("wall", "#6A7078"),
    "wood": ("axe", "#80532A"),
    "knowledge": ("math-compass", "#2C668F"),
    "tile": ("roof-tiles", "#AE472A"),
}
"""Goods that are drawn as a cell: icon and colour."""


def good(
    p: QPainter, r: QRectF, n: Any, theme: Theme, name: str, *, done: bool = False, given: int = 0
) -> None:
    """An amount of one of GOODS, filling the rectangle."""
    key = ("good", name, n, theme.name, done, given)
    stamp(p, r, key, lambda q, area: cell(q, area, *GOODS[name], n, theme, done=done, given=given))


def _good(name: str) -> Callable[..., None]:
    def draw(p: QPainter, r: QRectF, n: Any = None, theme: Theme = LIGHT) -> None:
        wide, high = min(r.width(), r.height() * 1.5), r.height() * 0.94
        good(p, box(r.center().x(), r.center().y(), wide, high), "" if n is None else n, theme, name)

    return draw


TOKENS: dict[str, Callable[..., None]] = {
    "coin": coin,
    "shield": shield,
    "hammer": hammer,
    "cube": cube,
    "disc": disc,
    **{name: _good(name) for name in GOODS},
}
"""How an amount may look (`tokens:` in a layout.yaml). "cube #A04030" gives a colour; any other word is an icon:
"axe #85572B" is drawn as a cell with that icon on that colour."""

_TILED = ("hammer",)
"""Tokens that carry no number but are drawn as often as they count, up to four."""


def token_width(kind: str, n: int | None, height: float) -> float:
    """How wide `token` draws this amount at this height."""
    name = kind.partition(" ")[0]
    if name in _TILED:
        if n is None or n == 1:
            return height
        return height * (1 + 0.62 * (n - 1)) if n <= 4 else height * 1.75
    return height if name in TOKENS and name not in GOODS else height * 1.5


def token(p: QPainter, r: QRectF, kind: str, n: int | None = None, theme: Theme = LIGHT) -> None:
    """An amount as it looks in its game: a coin with a number, some hammers, a shield, a cell with an icon."""
    name, h = kind.partition(" ")[0], r.height()
    wide = token_width(kind, n, h)
    r = box(r.center().x(), r.center().y(), wide if name in _TILED else min(wide, r.width()), h)
    stamp(p, r, ("token", kind, n, theme.name), lambda q, area: _token(q, area, kind, n, theme))


def _token(p: QPainter, r: QRectF, kind: str, n: int | None, theme: Theme) -> None:
    name, _, fill = kind.partition(" ")
    h = r.height()
    if name in _TILED:
        if n is not None and n > 4:
            TOKENS[name](p, QRectF(r.x(), r.y(), h, h), None, theme)
            number(p, QRectF(r.x() + h * 0.9, r.y(), h * 0.85, h), n, h * 0.72, theme.ink)
            return
        for i in range(1 if n is None else n):
            TOKENS[name](p, QRectF(r.x() + i * h * 0.62, r.y(), h, h), None, theme)
    elif name in TOKENS:
        TOKENS[name](p, r, n, theme, *((fill,) if fill and name in ("cube", "disc", "shield") else ()))
    else:
        area = box(r.center().x(), r.center().y(), r.width(), h * 0.92)
        cell(p, area, name, fill or "#6A5A48", "" if n is None else n, theme)
