"""A walk: what a move has decided, told one step at a time beside the table, place after place.

A board package may export `WALK: {event key: page}`. The events of these keys in the newest moves become pages, one for each
run of the same page about the same thing: the page `ward` has a page for every value of their argument `ward`, and the
piece `ward/<value>` is lit while it is told. Its heading is `announced-<page>`, its lines are `announce-<event key>`, or
those of the log. What is in QUICK passes by itself; anything else stays at the end until somebody goes on.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from hotseat.engine.flow import Event

from .controls import button, label

LINE, PAGE = 4, 6
"""How long a line stays alone, and a page after its last line, as multiples of a glide."""
LEAST_ROOM = 230
"""Logical pixels of height that the sheet has at least."""


@dataclass
class Page:
    """Events about one thing, told line by line."""

    name: str
    about: str
    """The id of the piece it is about, if there is one of that id."""
    events: list[Event] = field(default_factory=list)


def pages(walk: Mapping[str, str], events: Iterable[Event]) -> list[Page]:
    """The events that are walked through, page by page."""
    out: list[Page] = []
    for event in events:
        name = walk.get(event.key, "")
        if not name:
            continue
        about = f"{name}/{event.args[name]}" if name in event.args else name
        if not out or (out[-1].name, out[-1].about) != (name, about):
            out.append(Page(name, about))
        out[-1].events.append(event)
    return out


class WalkSheet(QFrame):
    """The steps on a sheet of paper. "Next" and Enter show what comes next at once, Esc and "to the end" skip all."""

    closed = Signal()
    """The walk is over."""
    turned = Signal(object)
    """A page begins."""
    told = Signal(object)
    """A page has been told."""

    def __init__(self, parent: QWidget, scale: float, onward: str, skip: str) -> None:
        super().__init__(parent)
        self.setProperty("paper", "sheet")
        self.scale, self.waiting = scale, False
        self.over: QWidget | None = None
        """The panel that it covers."""
        self._pages: list[Page] = []
        self._at = self._line = 0
        self._words: Callable[[Event], str] = str
        self._headings: Callable[[Page], str] = str
        self._quick: Collection[str] = ()
        self._pace = 0
        k = scale
        column = QVBoxLayout(self)
        column.setContentsMargins(round(14 * k), round(10 * k), round(14 * k), round(12 * k))
        column.setSpacing(round(6 * k))
        self.heading = label(role="heading", rich=True)
        column.addWidget(self.heading)
        self._lines = QVBoxLayout()
        self._lines.setSpacing(round(5 * k))
        column.addLayout(self._lines)
        column.addStretch(1)
        self.onward, self.skip = button(onward, "primary"), button(skip)
        self.onward.clicked.connect(partial(self.step))
        self.skip.clicked.connect(partial(self.close_sheet))
        row = QHBoxLayout()
        row.addWidget(self.skip)
        row.addStretch(1)
        row.addWidget(self.onward)
        column.addLayout(row)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.step)
        self.hide()

    def tell(
        self,
        found: list[Page],
        pace: int,
        quick: Collection[str],
        headings: Callable[[Page], str],
        words: Callable[[Event], str],
    ) -> None:
        """Begin a walk; `pace` = milliseconds of a glide, words are HTML."""
        self._pages, self._pace, self._quick, self._headings, self._words = (
            found,
            pace,
            quick,
            headings,
            words,
        )
        self._at = self._line = 0
        self.waiting = True
        self._open()
        self.place()
        self.show()
        self.raise_()
        self.onward.setFocus()

    def step(self, _checked: bool = False) -> None:
        """The next line, the next page, or the end."""
        if not self.waiting:
            return
        page = self._pages[self._at]
        if self._line < len(page.events):
            self._say(page.events[self._line])
            self._line += 1
            done = self._line == len(page.events)
            if done:
                self.told.emit(page)
            if not (done and self._ends):
                self._timer.start(self._pace * (PAGE if done else LINE))
        elif self._at + 1 < len(self._pages):
            self._at += 1
            self._open()
        else:
            self.close_sheet()

    @property
    def _ends(self) -> bool:
        """Is this the last page, and worth a look at leisure?"""
        every = (e.key for page in self._pages for e in page.events)
        return self._at + 1 == len(self._pages) and not all(key in self._quick for key in every)

    def _open(self) -> None:
        self._line = 0
        self._clear()
        page = self._pages[self._at]
        self.heading.setText(self._headings(page))
        self.turned.emit(page)
        self.step()

    def _say(self, event: Event) -> None:
        line = label(self._words(event), rich=True)
        line.setWordWrap(True)
        self._lines.addWidget(line)
        self.place()

    def close_sheet(self, _checked: bool = False) -> None:
        """Everybody has seen it."""
        if self.waiting:
            self.parentWidget().setFocus()
            self.put_away()
            self.closed.emit()

    def put_away(self) -> None:
        """Gone, without going on."""
        self._timer.stop()
        self.waiting = False
        self._pages = []
        self._clear()
        self.heading.setText("")
        self.hide()

    def _clear(self) -> None:
        while (item := self._lines.takeAt(0)) is not None:
            widget = item.widget()
            widget.hide()
            widget.deleteLater()

    def place(self) -> None:
        """At the upper right of its parent, over the panel of the question, so that the table stays in sight."""
        if not self.waiting:
            return
        room = self.parentWidget().rect()
        wide = min(round(330 * self.scale), room.width() - 16)
        if self.over is not None and self.over.isVisible():
            wide = self.over.width()
        self.setFixedWidth(wide)
        self.layout().activate()
        high = max(self.layout().totalHeightForWidth(wide), round(LEAST_ROOM * self.scale))
        self.setGeometry(room.width() - wide - 8, 8, wide, min(high, room.height() - 16))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.step()
        elif event.key() == Qt.Key.Key_Escape:
            self.close_sheet()
        event.accept()
