"""The teacher's words above the question, one step at a time."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from hotseat.session.lesson import Lesson

from ..text import Text
from .controls import button, label


class LessonStrip(QFrame):
    """What to look at or to do now; a step that only talks has a button to go on."""

    onward = Signal()

    def __init__(self, text: Text, scale: float) -> None:
        super().__init__()
        self.setProperty("paper", "sheet")
        self.text = text
        column = QVBoxLayout(self)
        column.setContentsMargins(round(12 * scale), round(9 * scale), round(12 * scale), round(10 * scale))
        column.setSpacing(round(5 * scale))
        self.words = label()
        self.note = label(role="bad")
        self.note.hide()
        column.addWidget(self.words)
        column.addWidget(self.note)
        row = QHBoxLayout()
        self.count = label(role="quiet", wrap=False)
        self.next = button(text("lesson-next"), "primary")
        self.next.clicked.connect(partial(self._onward))
        row.addWidget(self.count)
        row.addStretch(1)
        row.addWidget(self.next)
        column.addLayout(row)

    def show_step(self, teacher: Lesson) -> None:
        """Say what the step says."""
        step = teacher.step
        self.words.setText(self.text(f"lesson-{step.id}") if step is not None else self.text("lesson-over"))
        done = teacher.steps.index(step) + 1 if step is not None else len(teacher.steps)
        self.count.setText(f"{done} / {len(teacher.steps)}")
        self.next.setVisible(teacher.talks)
        self.note.hide()

    def remind(self) -> None:
        """Something else was tried: not now."""
        self.note.setText(self.text("lesson-first"))
        self.note.show()

    def _onward(self, _checked: bool = False) -> None:
        self.onward.emit()
