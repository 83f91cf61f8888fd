"""A button that shows what its choice does: price and gain as tokens, or the sentence, with its digit key."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QSizePolicy

from hotseat.engine.offer import Offer

from .. import fonts
from ..theme import Theme, mix
from . import amounts


class ChoiceButton(QAbstractButton):
    """Painted by itself: it changes at every question, and the style sheet would cost more than all else."""

    regarded = Signal(object)
    """The offer that mouse or keyboard rest on; None when they leave."""

    def __init__(self, theme: Theme, scale: float) -> None:
        super().__init__()
        self.theme, self.scale = theme, scale
        self.offer: Offer | None = None
        self._shown: object = None
        self.face: list[amounts.Part] = []
        self.digit = 0
        self.look = "plain"
        """"plain", "end" (hands the turn on) or "armed"."""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard at the table
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set(
        self, offer: Offer, words: str, why: str, face: list[amounts.Part], digit: int, look: str
    ) -> None:
        """Show an offer. `words` is what it does, `why` the refusal or caution, `face` what is drawn instead."""
        new = (words, why, face, digit, look, offer.refusal is None)
        self.offer = offer
        if new == self._shown:
            return
        self._shown = new
        self.face, self.digit, self.look = face, digit, look
        self.setText(words)
        self.setAccessibleName(words)
        self.setAccessibleDescription(why)
        self.setToolTip(f"{words} - {why}" if face and why else why or (words if face else ""))
        self._fit()
        self.update()

    def forget(self) -> None:
        """Keep no words of the last question."""
        self.offer, self._shown = None, None
        self.face = []
        self.setText("")
        self.setAccessibleName("")
        self.setAccessibleDescription("")
        self.setToolTip("")

    def sizeHint(self) -> QSize:
        wide = amounts.width(self.face, 26 * self.scale) if self.face else 120.0 * self.scale
        return QSize(round(wide + 26 * self.scale), self._height())

    def _height(self) -> int:
        return round((38 if self.face else 42) * self.scale)

    def resizeEvent(self, event: QResizeEvent) -> None:
        self._fit()

    def _fit(self) -> None:
        """As high as the face, or as the lines of the sentence at this width."""
        high = self._height()
        if not self.face and self.text():
            room = QRectF(0, 0, max(self.width() - 40 * self.scale, 40.0), 1000)
            lines = QFontMetricsF(self._font()).boundingRect(room, int(Qt.TextFlag.TextWordWrap), self.text())
            high = max(high, round(lines.height() + 16 * self.scale))
        if high != self.height():
            self.setFixedHeight(high)

    def _font(self) -> QFont:
        return fonts.font(15 * self.scale, True)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.regarded.emit(self.offer)
        super().enterEvent(event)

    def leaveEvent(self, event: object) -> None:
        self.regarded.emit(None)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        self.regarded.emit(self.offer)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        self.regarded.emit(None)
        super().focusOutEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        if self.offer is None:
            return
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, k = self.theme, self.scale
        refused = self.offer.refusal is not None
        box = QRectF(self.rect()).adjusted(2.5, 1.5, -2.5, -2.5)
        ground, text = (t.ink, t.panel) if self.look == "end" else (t.chip, t.ink)
        if refused:
            ground, text = t.panel, t.ink2
        elif self.underMouse() and t.textured:
            ground = mix(ground, "#FFFFFF", 0.12 if self.look == "end" or t.dark else 0.5)
        edge, wide = QColor(t.edge), t.line
        if self.look == "armed":
            edge, wide = QColor(t.glow), 3.0
        elif self.hasFocus():
            edge, wide = QColor(t.focus), 3.0
        elif self.underMouse() and not refused:
            edge = QColor(t.accent)
        if not refused and not self.isDown():
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(QColor(mix(t.edge, "#000000", 0.25)))
            p.drawRoundedRect(box.translated(0, 1.6), 8 * k, 8 * k)
        p.setBrush(QColor(ground))
        p.setPen(QPen(edge, wide, Qt.PenStyle.DashLine if refused else Qt.PenStyle.SolidLine))
        p.drawRoundedRect(box, 8 * k, 8 * k)
        inner = box.adjusted(8 * k, 4 * k, -8 * k, -4 * k)
        if self.digit:
            p.setFont(fonts.font(11 * k, True))
            p.setPen(QColor(text if self.look == "end" else t.ink2))
            at = QRectF(box.x() + 5 * k, box.y() + 2 * k, 16 * k, 14 * k)
            p.drawText(at, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, str(self.digit))
        if refused and self.face:
            p.setOpacity(0.45)
        if self.face:
            amounts.draw(p, box.adjusted(9 * k, 5 * k, -4 * k, -5 * k), self.face, t, centred=True)
        else:
            p.setFont(self._font())
            p.setPen(QColor(text))
            flags = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
            p.drawText(inner.adjusted(8 * k, -2 * k, -8 * k, 2 * k), flags, self.text())
