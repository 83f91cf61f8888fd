"""Sheets that lie over the table: "what can I do?" in words, and the list of keys."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QGridLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ..text import Text
from .controls import label


class Overlay(QFrame):
    """A sheet in the middle of a screen; Esc or a click beside it closes it. Never asks for an answer."""

    def __init__(self, parent: QWidget, scale: float, wide: int, high: int) -> None:
        super().__init__(parent)
        self.setProperty("paper", "sheet")
        self._wide, self._high = round(wide * scale), round(high * scale)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(18, 16, 18, 16)
        self.column.setSpacing(10)
        parent.installEventFilter(self)
        self.hide()

    def open_sheet(self) -> None:
        """Show it above everything."""
        self.place()
        self.show()
        self.raise_()

    def close_sheet(self) -> None:
        """Put it away and give the keyboard back."""
        if not self.isHidden():
            self.parentWidget().setFocus()
            self.hide()

    def place(self) -> None:
        """In the middle, a little above."""
        room = self.parentWidget().rect()
        w, h = min(self._wide, room.width() - 24), min(self._high, room.height() - 24)
        self.setGeometry((room.width() - w) // 2, max(12, (room.height() - h) // 3), w, h)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.MouseButtonPress and self.isVisible():
            self.close_sheet()
            return True
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        else:
            super().keyPressEvent(event)


class Palette(Overlay):
    """All legal choices in words, narrowed by typing; Enter makes the one that is marked."""

    chosen = Signal(object)

    def __init__(self, parent: QWidget, text: Text, scale: float) -> None:
        super().__init__(parent, scale, 560, 440)
        self.column.addWidget(label(text("what-can-i-do"), "heading"))
        self.setAccessibleName(text("what-can-i-do"))
        self.field = QLineEdit()
        self.field.setPlaceholderText(text("type-to-find"))
        self.field.setAccessibleName(text("type-to-find"))
        self.field.setClearButtonEnabled(False)
        self.field.textChanged.connect(self._narrow)
        self.field.installEventFilter(self)
        self.list = QListWidget()
        self.list.setAccessibleName(text("what-can-i-do"))
        self.list.itemActivated.connect(self._choose)
        self.list.itemClicked.connect(self._choose)
        self.column.addWidget(self.field)
        self.column.addWidget(self.list)

    def open_with(self, lines: Sequence[tuple[str, Any]]) -> None:
        """Show these choices."""
        self.list.clear()
        for words, what in lines:
            item = QListWidgetItem(words)
            item.setData(Qt.ItemDataRole.UserRole, what)
            self.list.addItem(item)
        self.field.clear()
        self._narrow("")
        self.open_sheet()
        self.field.setFocus()

    def close_sheet(self) -> None:
        self.list.clear()
        self.field.setText("")  # unlike clear() it also forgets what could be brought back with Ctrl+Z
        super().close_sheet()

    def _narrow(self, typed: str) -> None:
        wanted = typed.casefold().split()
        first = None
        for i in range(self.list.count()):
            item = self.list.item(i)
            fits = all(w in item.text().casefold() for w in wanted)
            item.setHidden(not fits)
            first = item if fits and first is None else first
        if first is not None:
            self.list.setCurrentItem(first)

    def _choose(self, item: QListWidgetItem) -> None:
        what = item.data(Qt.ItemDataRole.UserRole)
        self.close_sheet()
        self.chosen.emit(what)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.field and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
                return bool(self.list.event(event))
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                item = self.list.currentItem()
                if item is not None and not item.isHidden():
                    self._choose(item)
                return True
            return False
        return super().eventFilter(watched, event)


class Keys(Overlay):
    """The list of keys, as `key-<n>` and `key-<n>-does` of the texts tell them."""

    NAMES = (
        "arrows",
        "tab",
        "enter",
        "digits",
        "esc",
        "undo",
        "redo",
        "hint",
        "rules",
        "palette",
        "zoom",
        "full",
        "panels",
        "cover",
        "capsule",
        "keys",
    )

    def __init__(self, parent: QWidget, text: Text, scale: float) -> None:
        super().__init__(parent, scale, 560, 520)
        self.column.addWidget(label(text("keys"), "heading"))
        self.setAccessibleName(text("keys"))
        grid = QGridLayout()
        grid.setHorizontalSpacing(20)
        grid.setVerticalSpacing(6)
        grid.setColumnStretch(1, 1)
        for line, name in enumerate(self.NAMES):
            grid.addWidget(label(text(f"key-{name}"), "strong", wrap=False), line, 0)
            grid.addWidget(label(text(f"key-{name}-does")), line, 1)
        self.column.addLayout(grid)
        self.column.addStretch(1)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def open_sheet(self) -> None:
        super().open_sheet()
        self.setFocus()
