"""Prices and gains as the game's tokens: two hammers, a coin with a 3 in it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from .. import fonts, ink
from ..text import Text
from ..theme import Theme

Part = tuple[str, int] | str
"""A token by kind with its number, or plain words."""

ARROW = "→"
GAP = 0.1
"""Air after a token, as a share of its height."""


def parts(amounts: Mapping[str, int], tokens: Mapping[str, str]) -> list[Part]:
    """Amounts by name as what is drawn for them; an amount without a token is left out."""
    return [(tokens[name], n) for name, n in amounts.items() if name in tokens]


def spoken(amounts: Mapping[str, int], text: Text) -> str:
    """The same amounts in words."""
    return ", ".join(text(f"token-{name}", n=n) for name, n in amounts.items() if text.has(f"token-{name}"))


def width(items: Iterable[Part], h: float) -> float:
    """How wide `draw` will be at this height."""
    return sum(_wide(item, h) for item in items)


def draw(p: QPainter, rect: QRectF, items: Iterable[Part], theme: Theme, centred: bool = False) -> None:
    """Tokens and words side by side, as high as `rect`; squeezed when they are too wide for it."""
    items = list(items)
    h = rect.height()
    whole = width(items, h)
    k = min(1.0, rect.width() / whole) if whole else 1.0
    h *= k
    x = rect.x() + max(0.0, (rect.width() - whole * k) / 2) * centred
    y = rect.y() + (rect.height() - h) / 2
    for item in items:
        w = _wide(item, h)
        if isinstance(item, str):
            p.setFont(fonts.font(h * 0.52))
            p.setPen(QColor(theme.ink2))
            p.drawText(QRectF(x, y, w, h), Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, item)
        else:
            ink.token(p, QRectF(x, y, w - h * GAP, h), *item, theme)
        x += w


def _wide(item: Part, h: float) -> float:
    if isinstance(item, str):
        air = GAP if item == ARROW else 0.3
        return QFontMetricsF(fonts.font(h * 0.52)).horizontalAdvance(item) + h * air
    return ink.token_width(item[0], item[1], h) + h * GAP


class Amounts(QWidget):
    """A line of tokens and words."""

    def __init__(self, theme: Theme, px: float = 28.0) -> None:
        super().__init__()
        self.theme, self.px = theme, px
        self.items: list[Part] = []
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setFixedHeight(round(px))

    def set(self, items: list[Part], spoken_as: str = "") -> None:
        """Show these; hidden when there is nothing."""
        self.setVisible(bool(items))
        self.setAccessibleName(spoken_as)
        if items != self.items:
            self.items = items
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(round(width(self.items, self.px)), round(self.px))

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw(p, QRectF(self.rect()), self.items, self.theme)
