"""The curtain: covers the whole screen before anything of the next player is built, and opens by a deliberate act."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QClipboard, QColor, QGuiApplication, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from hotseat.session.match import Match

from .. import ink
from ..panels.controls import button, label
from ..text import Text
from ..theme import SeatLook, Theme

CALM = 350
"""Milliseconds in which the curtain does not open: a last click or key of the player before must not open it."""


def may_reopen(match: Match) -> int | None:
    """Who has just given a sealed answer and still holds the device: that seat may take it back."""
    sealed = match.ask is not None and match.ask.sealed
    if sealed and match.moves and match.moves[-1].seat == match.viewer and match.undo_blocked == "":
        return match.viewer
    return None


def put_tooltip_away() -> None:
    """Now: `QToolTip.hideText` leaves it on the screen for a third of a second."""
    for widget in QApplication.topLevelWidgets():
        if widget.inherits("QTipLabel"):
            widget.close()


def forget_copied() -> None:
    """What was copied or marked in this program is on no clipboard any more."""
    board = QGuiApplication.clipboard()
    for ours, mode in (
        (board.ownsClipboard(), QClipboard.Mode.Clipboard),
        (board.ownsSelection(), QClipboard.Mode.Selection),
    ):
        if ours:
            board.clear(mode)


class Curtain(QWidget):
    """Lies over everything; says only whose turn it is."""

    opened = Signal()
    reopened = Signal(int)
    """This seat wants its sealed answer back."""

    def __init__(self, parent: QWidget, text: Text, theme: Theme) -> None:
        super().__init__(parent)
        self.text, self.theme = text, theme
        self.seat: SeatLook | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAutoFillBackground(False)
        column = QVBoxLayout(self)
        column.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column.setSpacing(18)
        column.addSpacing(150)
        self._name = label(role="title")
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._note = label(role="quiet")
        self._note.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._open = button("", "primary")
        self._open.clicked.connect(partial(self._lift))
        self._note.setMinimumWidth(480)
        for part in (self._name, self._note):
            column.addWidget(part)
        column.addWidget(self._open, 0, Qt.AlignmentFlag.AlignHCenter)
        self.back = button("", "quiet")
        self.back.clicked.connect(partial(self._return))
        column.addWidget(self.back, 0, Qt.AlignmentFlag.AlignHCenter)
        self._giver: int | None = None
        self._calm = QTimer(self)
        self._calm.setSingleShot(True)
        self._calm.setInterval(CALM)
        self._calm.timeout.connect(self._ready)
        self.hide()

    @property
    def closed(self) -> bool:
        """Does it cover the table? Also while another screen lies over both."""
        return not self.isHidden()

    def close_for(self, seat: int, look: SeatLook, note: str, giver: int | None = None) -> None:
        """Cover everything and call the next player; the `giver` of a sealed answer may still take it back."""
        self._giver = giver
        self.back.setVisible(giver is not None)
        self.back.setText(self.text("curtain-back", seat=giver) if giver is not None else "")
        self.back.setAccessibleName(self.back.text())
        self.seat = look
        name = self.text.seat(seat)
        self._name.setText(self.text("curtain-title", seat=seat))
        self._note.setText(note)
        self._open.setText(self.text("curtain-open", seat=seat))
        self._open.setAccessibleName(self._open.text())
        self.setAccessibleName(self.text("curtain-title", seat=seat) if name else "")
        self._open.setEnabled(False)
        self.setGeometry(self.parentWidget().rect())
        self.show()
        self.raise_()
        self.setFocus()
        self._calm.start()

    def _ready(self) -> None:
        self._open.setEnabled(True)
        self._open.setFocus()

    def _lift(self, _checked: bool = False) -> None:
        if self.closed and self._open.isEnabled():
            self.hide()
            self.opened.emit()

    def _return(self, _checked: bool = False) -> None:
        if self.closed and self._giver is not None:
            self.hide()
            self.reopened.emit(self._giver)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens, but not an Enter that is still held from before; no key reaches what lies behind."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._lift()
        event.accept()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab stays on the curtain."""
        own = [b for b in (self._open, self.back) if b.isEnabled() and not b.isHidden()]
        now = QApplication.focusWidget()
        at = own.index(now) if now in own else -1
        if own:
            own[(at + (1 if forward or at < 0 else -1)) % len(own)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        t = self.theme
        box = QRectF(self.rect())
        p.fillRect(box, QColor(t.window))
        if t.textured:
            ink.planks(p, box, t.board, ink.mix(t.board, "#000000", 0.2), width=110.0)
        sheet = ink.box(box.center().x(), box.center().y(), min(620.0, box.width() - 40), 400)
        p.setPen(ink.pen(t.edge, t.line * 1.5))
        p.setBrush(QColor(t.panel))
        p.drawPath(ink.rounded(sheet, 18))
        if self.seat is not None:
            band, band_ink = t.band(self.seat.colour)
            mark = ink.box(sheet.center().x(), sheet.y() + 100, 120)
            p.setPen(ink.NO_PEN)
            p.setBrush(QColor(band))
            p.drawEllipse(mark)
            ink.symbol(p, mark.adjusted(30, 30, -30, -30), self.seat.symbol, band_ink)
