"""The bots at the table: they think in a lane of their own, and play after a pause in which people can follow."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QApplication

from hotseat.session.match import Match

from ..settings import Settings
from ..worker import Lane

PAUSE = 3
"""Glides between two choices of bots."""


class Opponents(QObject):
    """Whoever holds the screen plays what they choose."""

    chosen = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject, match: Match, settings: Settings, lane: Lane) -> None:
        super().__init__(parent)
        self.match, self.settings, self.lane = match, settings, lane
        self._choice: Any = None
        self._pace = QTimer(self)
        self._pace.setSingleShot(True)
        self._pace.timeout.connect(self._play)

    def ask(self) -> None:
        """It is the turn of a bot."""
        task = self.match.task()
        if task is not None:
            self.lane.submit(task.run, partial(self._chose, task.revision), self.failed.emit)

    def wait(self) -> None:
        """Nothing is played before they are asked again."""
        self._pace.stop()
        self._choice = None

    def forget(self) -> None:
        """Whatever they think about, it is no longer wanted."""
        self.wait()
        self.lane.forget()

    def call(self) -> None:
        """The system's tone, for people who looked away while bots moved, and at the end of the game."""
        m = self.match
        turn = m.people[m.moves[-1].seat].bot and m.seat is not None and m.human(m.seat)
        if self.settings["sound"] and (m.over or turn):
            QApplication.beep()

    def _chose(self, revision: int, choice: Any) -> None:
        if revision == self.match.revision:
            self._choice = choice
            self._pace.start(self.settings["animation"] * PAUSE)

    def _play(self) -> None:
        choice, self._choice = self._choice, None
        if choice is not None:
            self.chosen.emit((choice,))
