"""The people round the table, in the order of turns, never reordered."""

from __future__ import annotations

from dataclasses import dataclass, field

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from .. import fonts, ink
from ..theme import SeatLook, Theme
from . import amounts


@dataclass
class SeatView:
    """What a seat's card shows. `answered` = in a sealed round, the answer is in."""

    look: SeatLook
    badges: list[amounts.Part] = field(default_factory=list)
    spoken: str = ""
    acting: bool = False
    viewer: bool = False
    bot: bool = False
    answered: bool = False


class SeatCard(QWidget):
    """One seat: colour band with symbol, name, its numbers as tokens, whose turn."""

    def __init__(self, theme: Theme, scale: float) -> None:
        super().__init__()
        self.theme, self.scale = theme, scale
        self.seat: SeatView | None = None
        self.setFixedHeight(round(68 * scale))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set(self, seat: SeatView) -> None:
        """Show the seat as it is now."""
        if seat != self.seat:
            self.seat = seat
            self.setAccessibleName(seat.spoken)
            self.setToolTip(seat.spoken)
            self.update()

    def empty(self) -> None:
        """Nothing is left that the next pair of eyes could read."""
        self.seat = None
        self.setAccessibleName("")
        self.setToolTip("")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.seat is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        s, t, k = self.seat, self.theme, self.scale
        band, band_ink = t.band(s.look.colour)
        box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
        shape = QPainterPath()
        shape.addRoundedRect(box, 9 * k, 9 * k)
        p.fillPath(shape, QColor(t.panel))
        p.save()
        p.setClipPath(shape)
        p.fillRect(QRectF(box.x(), box.y(), 28 * k, box.height()), QColor(band))
        p.restore()
        p.setPen(QPen(QColor(band if s.acting else t.edge), 3.0 * t.line if s.acting else t.line))
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.drawPath(shape)
        ink.symbol(p, QRectF(box.x() + 6 * k, box.y() + 8 * k, 16 * k, 16 * k), s.look.symbol, band_ink)
        icon = "robot" if s.bot else "check-bold" if s.answered else "play" if s.acting else ""
        if icon:
            p.setPen(QColor(band_ink))
            p.setFont(fonts.font(17 * k, family=fonts.ICONS))
            at = QRectF(box.x(), box.bottom() - 28 * k, 28 * k, 24 * k)
            p.drawText(at, Qt.AlignmentFlag.AlignCenter, fonts.glyph(icon))
        left = box.x() + 36 * k
        name = QRectF(left, box.y() + 4 * k, box.right() - left - 6 * k, 24 * k)
        font = fonts.font(16 * k, True)
        p.setFont(font)
        p.setPen(QColor(t.ink))
        words = p.fontMetrics().elidedText(s.look.name, Qt.TextElideMode.ElideRight, int(name.width()))
        p.drawText(name, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        row = QRectF(left, box.y() + 31 * k, box.right() - left - 6 * k, 29 * k)
        amounts.draw(p, row, s.badges, t)


class Seats(QWidget):
    """All seats, one above the other."""

    def __init__(self, theme: Theme, scale: float, count: int) -> None:
        super().__init__()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(round(7 * scale))
        self.cards = [SeatCard(theme, scale) for _ in range(count)]
        for card in self.cards:
            column.addWidget(card)

    def set(self, seats: list[SeatView]) -> None:
        """Show the seats as they are now."""
        for card, seat in zip(self.cards, seats, strict=True):
            card.set(seat)

    def empty(self) -> None:
        """Nobody's numbers are shown."""
        for card in self.cards:
            card.empty()
