"""Messages: one sentence that says what happened, why and what to do. Never in the way of the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QWidget

from .controls import button, glyph_icon, label, set_role

BRIEF = 6000
"""Milliseconds that a message without a choice stays."""

Act = tuple[str, Callable[[], None]]


class Notice(QFrame):
    """A strip of paper at the foot of the window. Bad news stay until they are put away."""

    def __init__(self, parent: QWidget, ink: str, close: str) -> None:
        super().__init__(parent)
        self.setProperty("paper", "sheet")
        self._row = QHBoxLayout(self)
        self._row.setContentsMargins(18, 10, 12, 10)
        self._words = label()
        self._row.addWidget(self._words, 1)
        self._acts: list[QPushButton] = []
        self._close = button("", "quiet", glyph_icon("close", 18, ink), close)
        self._close.clicked.connect(partial(self.put_away))
        self._row.addWidget(self._close)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        parent.installEventFilter(self)
        self.hide()

    @property
    def words(self) -> str:
        """What is said now."""
        return self._words.text() if self.isVisible() else ""

    def say(self, words: str, bad: bool = False, acts: Sequence[Act] = ()) -> None:
        """Show a message, with buttons for what can be done about it."""
        for old in self._acts:
            self._row.removeWidget(old)
            old.deleteLater()
        self._acts = []
        self._words.setText(words)
        set_role(self._words, "role", "bad" if bad else "")
        self.setAccessibleName(words)
        for name, act in acts:
            made = button(name)
            made.clicked.connect(partial(self._do, act))
            self._row.insertWidget(self._row.count() - 1, made)
            self._acts.append(made)
        self.place()
        self.show()
        self.raise_()
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))
        self._timer.stop()
        if not bad and not acts:
            self._timer.start(BRIEF)

    def put_away(self, _checked: bool = False) -> None:
        """Read and done."""
        self.hide()

    def _do(self, act: Callable[[], None], _checked: bool = False) -> None:
        self.hide()
        act()

    def place(self) -> None:
        """At the foot, in the middle."""
        room = self.parentWidget().rect()
        wide = min(760 + 140 * len(self._acts), room.width() - 40)
        self.setFixedWidth(wide)
        self.adjustSize()
        high = max(self.sizeHint().height(), self.heightForWidth(wide))
        self.setGeometry((room.width() - wide) // 2, room.height() - high - 24, wide, high)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and self.isVisible():
            self.place()
        return False
