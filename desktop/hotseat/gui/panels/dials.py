"""Amounts of one choice set row by row. Every row always shows all its values, whatever is chosen or legal."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from math import ceil

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGridLayout, QLabel, QPushButton, QWidget

from hotseat.engine.flow import Choice
from hotseat.engine.offer import Dial, Refusal, Value

from ..text import Text, is_seat
from .controls import label, set_role

PER_LINE = 8
"""Values side by side; longer rows are wrapped into lines of equal length."""


class Dials(QWidget):
    """Rows of values for the facets of a choice. A value is lit when the choice is legal with it, the others as set."""

    turned = Signal(object)
    """The choice as it is set now."""

    def __init__(
        self,
        text: Text,
        dials: tuple[Dial, ...],
        choice: Choice,
        why_not: Callable[[Choice], Refusal | None],
        picture: QPixmap | None = None,
    ) -> None:
        """`picture` = what the amounts are for, shown above the rows."""
        super().__init__()
        self.choice = choice
        self._why_not = why_not
        self._buttons: dict[tuple[str, Value], QPushButton] = {}
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 2, 0, 2)
        grid.setHorizontalSpacing(8)
        grid.setVerticalSpacing(4)
        if picture is not None:
            shown = QLabel()
            shown.setPixmap(picture)
            grid.addWidget(shown, 0, 0, 1, 2, Qt.AlignmentFlag.AlignHCenter)
        for line, dial in enumerate(dials):
            worded = any(isinstance(v, str) for v in dial.values) or is_seat(dial.facet)
            name = text(f"dial-{dial.facet}") if text.has(f"dial-{dial.facet}") else _word(text, dial.facet)
            grid.addWidget(label(name, "quiet", wrap=False), 2 * line + 1, 0, 1, 2 if worded else 1)
            row = QGridLayout()
            row.setSpacing(3)
            lines = ceil(len(dial.values) / PER_LINE)
            columns = ceil(len(dial.values) / lines) if lines else 1
            for i, value in enumerate(dial.values):
                words = _value(text, dial.facet, value)
                chip = QPushButton(words)
                chip.setProperty("kind", "dial")
                chip.setCheckable(True)
                chip.setMinimumWidth(10)
                chip.setAccessibleName(f"{name}: {words}")
                if worded:
                    chip.setToolTip(words)
                chip.clicked.connect(partial(self._turn, dial.facet, value))
                row.addWidget(chip, i // columns, i % columns)
                row.setColumnStretch(i % columns, 1)
                self._buttons[dial.facet, value] = chip
            if worded:  # names need the whole width
                grid.addLayout(row, 2 * line + 2, 0, 1, 2)
            else:
                grid.addLayout(row, 2 * line + 1, 1)
        grid.setColumnStretch(1, 1)
        self._light()

    def button(self, facet: str, value: Value) -> QPushButton:
        """The button of a value."""
        return self._buttons[facet, value]

    def _turn(self, facet: str, value: Value, _checked: bool = False) -> None:
        self.choice = self.choice.turned(facet, value)
        self._light()
        self.turned.emit(self.choice)

    def _light(self) -> None:
        for (facet, value), chip in self._buttons.items():
            chip.setChecked(self.choice.facets.get(facet) == value)
            refusal = self._why_not(self.choice.turned(facet, value))
            set_role(chip, "refused", refusal is not None)


def _word(text: Text, facet: str) -> str:
    """A facet without a heading of its own may be a word of the game ("red" of the colours)."""
    known = next((k for k in text.facts if k.endswith(f"/{facet}") and "name" in text.facts[k]), None)
    return text(str(text.facts[known]["name"])) if known else facet


def _value(text: Text, facet: str, value: Value) -> str:
    if isinstance(value, int):
        return text.seat(value) if is_seat(facet) else str(value)
    key = f"{facet}-{value}"
    return text(key) if text.has(key) else value
