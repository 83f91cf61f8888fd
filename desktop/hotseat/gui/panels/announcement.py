"""Announcements: what everybody should look at for a moment, both programs side by side, the profits planet by planet.

A board package may export `ANNOUNCED: {name: (trigger, {event key: how})}`. When a move tells of `trigger`, its events of
these keys are announced under the heading `announced-<name>`: "column" is a line in the column of its seat, "picture" the
drawn pieces it is about, below that line, and "end" a line for all at the foot. The words are `announce-<event key>`,
or those of the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPixmap
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from hotseat.engine.flow import Event

from .controls import button, label

Announced = Mapping[str, tuple[str, Mapping[str, str]]]


@dataclass
class News:
    """One announcement: events by seat in the order in which they happened, and those for all."""

    name: str
    columns: dict[int, list[tuple[str, Event]]] = field(default_factory=dict)
    """Seat -> (how, event)."""
    end: list[Event] = field(default_factory=list)


def gather(announced: Announced, events: Sequence[Event]) -> Iterator[News]:
    """What is to be announced of the events of one move."""
    for name, (trigger, keys) in announced.items():
        if not any(e.key == trigger for e in events):
            continue
        news = News(name)
        for e in events:
            how, seat = keys.get(e.key, ""), e.args.get("seat")
            if how in ("column", "picture") and isinstance(seat, int):
                news.columns.setdefault(seat, []).append((how, e))
            elif how == "end":
                news.end.append(e)
        yield news


class Announcement(QFrame):
    """A sheet over the table; "go on", Enter or Esc puts it away."""

    closed = Signal()

    def __init__(self, parent: QWidget, scale: float, onward: str) -> None:
        super().__init__(parent)
        self.setProperty("paper", "sheet")
        self.scale, self.waiting = scale, False
        """`waiting`: it is shown, and nothing goes on before it has been put away."""
        k = scale
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(round(22 * k), round(16 * k), round(22 * k), round(16 * k))
        self._column.setSpacing(round(10 * k))
        self.heading = label(role="title")
        self._column.addWidget(self.heading)
        self._body = QWidget()
        self._column.addWidget(self._body)
        self.onward = button(onward, "primary")
        self.onward.clicked.connect(partial(self.close_sheet))
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.onward)
        self._column.addLayout(row)
        self.hide()

    def tell(
        self,
        heading: str,
        news: News,
        names: Callable[[int], str],
        words: Callable[[Event], str],
        picture: Callable[[Event, float], QPixmap | None],
    ) -> None:
        """Show an announcement; all words are HTML. `picture` draws what an event is about, at most so wide."""
        self._clear()
        self.heading.setText(heading)
        grid = QGridLayout(self._body)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setHorizontalSpacing(round(34 * self.scale))
        seats = sorted(news.columns)
        for i, seat in enumerate(seats):
            grid.addLayout(self._side(names(seat), news.columns[seat], words, picture), 0, i)
        for n, event in enumerate(news.end):
            grid.addWidget(label(words(event), "strong", rich=True), 1 + n, 0, 1, max(1, len(seats)))
        self.waiting = True
        self.place()
        self.show()
        self.raise_()
        self.onward.setFocus()

    def _side(
        self,
        name: str,
        lines: Sequence[tuple[str, Event]],
        words: Callable[[Event], str],
        picture: Callable[[Event, float], QPixmap | None],
    ) -> QVBoxLayout:
        column = QVBoxLayout()
        column.setSpacing(round(4 * self.scale))
        side = (self._wide() - round(44 * self.scale)) / 2 - round(17 * self.scale)
        several = max(1, sum(how == "picture" for how, _ in lines))
        room = side / several - round(6 * self.scale)
        column.addWidget(label(name, "heading", rich=True))
        pictures: QHBoxLayout | None = None
        for how, event in lines:
            drawn = picture(event, room) if how == "picture" else None
            if drawn is None:
                column.addWidget(label(words(event), rich=True))
                pictures = None
                continue
            if pictures is None:
                pictures = QHBoxLayout()
                pictures.setSpacing(round(6 * self.scale))
                pictures.setAlignment(Qt.AlignmentFlag.AlignLeft)
                column.addLayout(pictures)
            shown = QLabel()
            shown.setPixmap(drawn)
            shown.setAccessibleName(words(event))
            pictures.addWidget(shown)
        column.addStretch(1)
        return column

    def close_sheet(self, _checked: bool = False) -> None:
        """Everybody has seen it."""
        if self.waiting:
            self.parentWidget().setFocus()
            self.put_away()
            self.closed.emit()

    def put_away(self) -> None:
        """Gone, without going on."""
        if self.waiting:
            self.waiting = False
            self._clear()
            self.hide()

    def _clear(self) -> None:
        self.heading.setText("")
        self._column.removeWidget(self._body)
        self._body.hide()
        self._body.deleteLater()
        self._body = QWidget()
        self._column.insertWidget(1, self._body)

    def _wide(self) -> int:
        return min(round(760 * self.scale), self.parentWidget().width() - 40)

    def place(self) -> None:
        """In the middle of its parent, as large as it must be."""
        room = self.parentWidget().rect()
        wide = self._wide()
        self.setFixedWidth(wide)
        self._column.activate()
        high = min(max(self.sizeHint().height(), self.heightForWidth(wide)), room.height() - 24)
        self.setGeometry((room.width() - wide) // 2, max(12, (room.height() - high) // 3), wide, high)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape)
            and not event.isAutoRepeat()
        ):
            self.close_sheet()
        event.accept()
