"""The scores over the game: one line per seat, told apart by colour and symbol."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from .. import fonts, ink
from ..theme import SeatLook, Theme

Sample = tuple[int, tuple[int, ...]]
"""(round, total of every seat) at the end of a round."""


class Chart(QWidget):
    """Scores at the end of every round."""

    def __init__(
        self,
        theme: Theme,
        scale: float,
        seats: Sequence[SeatLook],
        samples: Sequence[Sample],
        name: str,
        parts: Sequence[int] = (),
    ) -> None:
        """`parts` are rounds that end a part of the game: a line stands there."""
        super().__init__()
        self.parts = parts
        self.theme, self.scale, self.seats, self.samples = theme, scale, seats, list(samples)
        self.setMinimumHeight(round(150 * scale))
        self.setAccessibleName(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, k = self.theme, self.scale
        if not self.samples:
            return
        room = QRectF(self.rect()).adjusted(34 * k, 12 * k, -24 * k, -26 * k)
        values = [n for _, totals in self.samples for n in totals]
        low, high = min(0, *values), max(1, *values)
        step = next(s for s in (1, 2, 5, 10, 20, 50, 100, 200, 500, 10**6) if (high - low) / s <= 5)
        p.setFont(fonts.font(12 * k))
        for n in range(low - low % step, high + 1, step):
            y = room.bottom() - (n - low) / (high - low) * room.height()
            p.setPen(QPen(QColor(t.edge), t.line, Qt.PenStyle.DotLine))
            p.drawLine(QPointF(room.x(), y), QPointF(room.right(), y))
            p.setPen(QColor(t.ink2))
            right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
            p.drawText(QRectF(0, y - 10 * k, room.x() - 6 * k, 20 * k), right, str(n))
        xs = [room.x() + room.width() * i / max(1, len(self.samples) - 1) for i in range(len(self.samples))]
        every = max(1, round(len(xs) * 30 * k / max(room.width(), 1.0)))
        for i, (round_, _) in enumerate(self.samples):
            if i % every == 0:
                p.setPen(QColor(t.ink2))
                middle = Qt.AlignmentFlag.AlignCenter
                p.drawText(QRectF(xs[i] - 20 * k, room.bottom() + 4 * k, 40 * k, 20 * k), middle, str(round_))
        for x, (round_, _) in zip(xs, self.samples, strict=True):
            if round_ in self.parts:
                p.setPen(QPen(QColor(t.ink2), t.line * 1.4, Qt.PenStyle.DashLine))
                p.drawLine(QPointF(x, room.y()), QPointF(x, room.bottom()))
        for seat, look in enumerate(self.seats):
            colour = t.seat_ink(look.colour)
            points = [
                QPointF(x, room.bottom() - (totals[seat] - low) / (high - low) * room.height())
                for x, (_, totals) in zip(xs, self.samples, strict=True)
            ]
            p.setPen(QPen(QColor(colour), 2.4 * t.line, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            p.drawPolyline(QPolygonF(points))
            for i, point in enumerate(points):
                if i == len(points) - 1 or (i + seat) % max(1, len(points) // 4) == 0:
                    ink.symbol(p, ink.box(point.x(), point.y(), 12 * k), look.symbol, colour, t.panel)
