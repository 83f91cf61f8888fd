"""The question, the preview that is always in the same place, and the choices below it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from hotseat.engine.offer import Offer

from ..theme import Theme
from . import amounts
from .amounts import Amounts, Part
from .choice import ChoiceButton
from .controls import button, label

COLUMNS = 30
"""Of the grid that shares out a line among buttons by the width of their faces."""
MOST = 9
"""Choices of one group that are shown as buttons; the palette lists all."""


@dataclass
class Preview:
    """What is said about one choice before it is made."""

    title: str = ""
    pays: list[Part] = field(default_factory=list)
    gains: list[Part] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    good: str = ""
    bad: str = ""
    act: str = ""
    """Words of the button that does it; empty = no button."""
    spoken: str = ""


@dataclass
class Choice:
    """One button: the offer, what it does in words, why not or why rather not, what is drawn, and its look."""

    offer: Offer
    words: str
    why: str = ""
    face: list[Part] = field(default_factory=list)
    look: str = "plain"


@dataclass
class Group:
    """Choices of one verb under a heading."""

    heading: str
    choices: list[Choice]


class Question(QFrame):
    """The right-hand panel of the play screen, above the log."""

    pressed = Signal(object)
    """An offer's button was pressed."""
    regarded = Signal(object)
    """The offer whose button mouse or keyboard rest on, or None."""
    confirmed = Signal()
    """The preview's button: do what is armed."""

    def __init__(self, theme: Theme, scale: float, price: str, gain: str) -> None:
        super().__init__()
        self.setProperty("paper", "sheet")
        self.theme, self.scale = theme, scale
        self._words = (price, gain)
        self.offers: list[Offer] = []
        """The offers on the buttons, in the order of their digits."""
        k = scale
        column = QVBoxLayout(self)
        column.setContentsMargins(round(12 * k), round(9 * k), round(12 * k), round(12 * k))
        column.setSpacing(round(6 * k))
        self.question = label(role="heading", rich=True)
        self.question.setMinimumHeight(round(50 * k))
        self.question.setAlignment(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft)
        column.addWidget(self.question)
        self.preview = QFrame()
        self.preview.setProperty("paper", "inset")
        inner = QVBoxLayout(self.preview)
        inner.setContentsMargins(round(10 * k), round(8 * k), round(10 * k), round(8 * k))
        inner.setSpacing(round(4 * k))
        self._title = label(role="strong")
        self._pays, self._gains = Amounts(theme, 26 * k), Amounts(theme, 26 * k)
        self._lines, self._good, self._bad = label(role="quiet"), label(role="good"), label(role="bad")
        self.act = button("", "primary")
        self.act.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # a click leaves the keyboard at the table
        self.act.clicked.connect(partial(self.confirmed.emit))
        for part in (self._title, self._pays, self._gains, self._lines, self._good, self._bad):
            inner.addWidget(part)
        inner.addStretch(1)
        inner.addWidget(self.act)
        column.addWidget(self.preview)
        self._groups = QVBoxLayout()
        self._groups.setSpacing(round(6 * k))
        column.addLayout(self._groups)
        self._pool: list[_GroupBox] = []
        self._extra: QWidget | None = None
        self.show_preview(Preview())

    def give_height(self, screen: int) -> None:
        """The preview keeps so much room that it rarely grows, but never much of a low screen."""
        self.preview.setMinimumHeight(round(max(84 * self.scale, min(176 * self.scale, screen * 0.23))))

    def show_question(self, html: str, plain: str) -> None:
        """The question in the words of the game."""
        if html != self.question.text():
            self.question.setText(html)
            self.question.setAccessibleName(plain)

    def show_preview(self, view: Preview) -> None:
        """What the choice under the hand would do; an empty preview keeps its place."""
        for part, words in (
            (self._title, view.title),
            (self._lines, "\n".join(view.lines)),
            (self._good, view.good),
            (self._bad, view.bad),
        ):
            if part.text() != words:
                part.setText(words)
            part.setVisible(bool(words))
        price, gain = self._words
        self._pays.set([price, *view.pays] if view.pays else [], view.spoken)
        self._gains.set([gain, *view.gains] if view.gains else [], view.spoken)
        if self.act.text() != view.act:
            self.act.setText(view.act)
            self.act.setAccessibleName(view.act)
        self.act.setVisible(bool(view.act))

    def show_choices(self, groups: Sequence[Group]) -> None:
        """The choices as buttons; those of the last question are used again."""
        self.show_dials(None)
        self.offers = []
        while len(self._pool) < len(groups):
            box = _GroupBox(self)
            self._pool.append(box)
            self._groups.addWidget(box)
        for box, group in zip(self._pool, groups, strict=False):
            box.set(group, len(self.offers))
            self.offers += [c.offer for c in group.choices[:MOST]]
        for box in self._pool[len(groups) :]:
            box.hide()

    def show_dials(self, dials: QWidget | None) -> None:
        """Rows of amounts in the place of the buttons, or none."""
        if self._extra is not None:
            self._extra.hide()
            self._extra.deleteLater()
        self._extra = dials
        if dials is not None:
            for box in self._pool:
                box.hide()
            self._groups.insertWidget(0, dials)

    def empty(self) -> None:
        """Nothing is left that the next pair of eyes could read."""
        self.show_question("", "")
        self.show_preview(Preview())
        self.show_choices([])
        for box in self._pool:
            box.forget()

    def buttons(self) -> list[ChoiceButton]:
        """The buttons that are shown, in the order of their digits."""
        return [b for box in self._pool if not box.isHidden() for b in box.shown()]


class _GroupBox(QWidget):
    """A heading with up to nine buttons, three in a row when they are drawn, one when they are sentences."""

    def __init__(self, panel: Question) -> None:
        super().__init__()
        self._panel = panel
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(round(5 * panel.scale))
        self._heading = label(role="quiet")
        self._grid.addWidget(self._heading, 0, 0, 1, COLUMNS)
        self._grid.setHorizontalSpacing(0)
        for i in range(COLUMNS):
            self._grid.setColumnStretch(i, 1)
        self._buttons: list[ChoiceButton] = []
        self._places: dict[ChoiceButton, tuple[int, int, int, int]] = {}

    def set(self, group: Group, first: int) -> None:
        """Show the group; digits go on from `first`."""
        choices = group.choices[:MOST]
        if group.heading != self._heading.text():
            self._heading.setText(group.heading)
        self._heading.setVisible(bool(group.heading))
        while len(self._buttons) < len(choices):
            made = ChoiceButton(self._panel.theme, self._panel.scale)
            made.clicked.connect(partial(self._pressed, made))
            made.regarded.connect(self._panel.regarded)
            self._buttons.append(made)
        drawn = all(c.face for c in choices)
        across = min(3, len(choices)) if drawn else 1
        for start in range(0, len(choices), across):
            line = choices[start : start + across]
            wide = [max(1.0, amounts.width(c.face, 28)) + 26 for c in line]
            at = 0
            for i, c in enumerate(line):
                made, digit = self._buttons[start + i], first + start + i + 1
                span = COLUMNS - at if i == len(line) - 1 else round(COLUMNS * wide[i] / sum(wide))
                place = (1 + start // across, at, 1, span)
                made.set(c.offer, c.words, c.why, c.face, digit if digit <= 9 else 0, c.look)
                if self._places.get(made) != place:
                    self._places[made] = place
                    self._grid.addWidget(made, *place)
                made.show()
                at += span
        for made in self._buttons[len(choices) :]:
            made.hide()
        self.show()

    def _pressed(self, made: ChoiceButton, _checked: bool = False) -> None:
        if made.offer is not None:
            self._panel.pressed.emit(made.offer)

    def forget(self) -> None:
        """Buttons keep no words of the last question."""
        self._heading.setText("")
        for made in self._buttons:
            made.forget()

    def shown(self) -> list[ChoiceButton]:
        """The buttons in use."""
        return [b for b in self._buttons if not b.isHidden()]
