"""Walks through a play screen by element id: real mouse and key events, no pixel is looked up by hand."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hotseat.engine import registry
from hotseat.engine.game import Setup
from hotseat.gui.screens.play import Play
from hotseat.gui.settings import Settings
from hotseat.gui.theme import dress
from hotseat.gui.worker import Lane
from hotseat.session.match import Match
from hotseat.session.people import Person

NAMES = ("Ann", "Bertrand", "Chiara", "Dmitri", "Eve")


def match(game: str, seats: int, seed: int = 7, bots: tuple[str, ...] = (), **options: Any) -> Match:
    """A new match of persons, and of bots in the last seats."""
    humans = seats - len(bots)
    people = tuple(Person(NAMES[s], s, "" if s < humans else bots[s - humans]) for s in range(seats))
    return Match.new(registry.find(game), Setup(seats, seed, options), people)


class Walk:
    """A shown play screen and hands that use it."""

    def __init__(
        self,
        qtbot: Any,
        played: Match,
        size: tuple[int, int] = (1366, 768),
        teacher: Any = None,
        **settings: Any,
    ) -> None:
        self.qtbot, self.match = qtbot, played
        self.settings = Settings()
        self.settings.try_on(**({"language": "en", "theme": "light", "animation": 0} | settings))
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        dress(app, self.settings.theme, self.settings.scale)
        self.lane = Lane("bots")
        self.screen = Play(played, self.settings, self.lane, teacher)
        self.screen.resize(*size)
        self.ends: list[str] = []
        self.faults: list[BaseException] = []
        self.screen.over.connect(self._over)
        self.screen.failed.connect(self.faults.append)
        qtbot.addWidget(self.screen, before_close_func=self._close)
        with qtbot.waitExposed(self.screen):
            self.screen.show()
        self.screen.begin()
        self.settle()

    def _over(self) -> None:
        self.ends.append("over")

    def _close(self, _screen: object) -> None:
        self.screen.leave()
        self.lane.close(1.0)

    def settle(self) -> None:
        """Let Qt do what is waiting."""
        QApplication.processEvents()

    def at(self, element: str) -> QPoint:
        """Where a click meets this piece."""
        spot = self.screen.scene.spot(element)
        assert spot is not None, f"{element} can't be clicked"
        return self.screen.view.mapFromScene(spot)

    # -- mouse --------------------------------------------------------------------------------------------------

    def click(self, element: str) -> None:
        """Click a piece."""
        where = self.at(element)
        QTest.mouseMove(self.screen.view.viewport(), where)
        QTest.mouseClick(self.screen.view.viewport(), Qt.MouseButton.LeftButton, pos=where)

    def press_button(self, choice: Any) -> None:
        """Click the button of a choice."""
        found = next(
            b for b in self.screen.question.buttons() if b.offer is not None and b.offer.choice == choice
        )
        QTest.mouseClick(found, Qt.MouseButton.LeftButton)

    def by_mouse(self, choice: Any) -> None:
        """Make a choice by clicks alone, and a second click where it is armed."""
        before = len(self.match.moves)
        if choice.at:
            for element in choice.at:
                self.click(element)
            if len(self.match.moves) == before:
                self.click(choice.at[-1])
        else:
            self.press_button(choice)
            if len(self.match.moves) == before:
                self.press_button(choice)

    # -- drag ---------------------------------------------------------------------------------------------------

    def drag(self, element: str, target: str) -> None:
        """Drag a piece onto another, or onto the mat of a seat."""
        port = self.screen.view.viewport()
        start = self.at(element)
        QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
        end = self._mat(target) if target.startswith("seat") else self.at(target)
        for k in range(1, 5):
            QTest.mouseMove(port, start + (end - start) * (k / 4))
        QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)

    def _mat(self, seat: str) -> QPoint:
        """A bare spot of a mat: on its head bar."""
        box = self.screen.scene.pieces[seat].box
        return self.screen.view.mapFromScene(box.x + box.w * 0.45, box.y + 10)

    def by_drag(self, choice: Any) -> None:
        """Make a choice by dragging; a choice about no piece has only its button."""
        before = len(self.match.moves)
        if len(choice.at) == 2:
            self.drag(*choice.at)
        elif len(choice.at) == 1:
            self.drag(choice.at[0], f"seat{self.match.seat}")
        else:
            self.press_button(choice)
        if len(self.match.moves) == before:
            assert self.screen.question.act.isVisible()
            QTest.mouseClick(self.screen.question.act, Qt.MouseButton.LeftButton)

    # -- keyboard -----------------------------------------------------------------------------------------------

    def key(self, key: Qt.Key) -> None:
        """Press a key where the focus is."""
        found = QApplication.focusWidget() or self.screen
        QTest.keyClick(found, key)

    def go_to(self, element: str) -> None:
        """Bring the focus of the table to a piece with Tab and arrows."""
        view, scene = self.screen.view, self.screen.scene
        if not view.hasFocus():
            view.setFocus()
        wanted = scene.pieces[element]
        for _ in range(12):
            now = scene.pieces.get(scene.focus_id)
            if now is not None and now.placed.area == wanted.placed.area:
                break
            self.key(Qt.Key.Key_Tab)
            if not view.hasFocus():
                view.setFocus()
        self.key(Qt.Key.Key_Home)
        for _ in range(60):
            if scene.focus_id == element:
                return
            a, b = scene.pieces[scene.focus_id].placed.box, wanted.placed.box
            before = scene.focus_id
            across = abs(b.x - a.x) > abs(b.y - a.y)
            order = (across, not across)
            for sideways in order:
                if sideways:
                    self.key(Qt.Key.Key_Right if b.x > a.x else Qt.Key.Key_Left)
                else:
                    self.key(Qt.Key.Key_Down if b.y > a.y else Qt.Key.Key_Up)
                if scene.focus_id != before:
                    break
            else:
                break
        assert scene.focus_id == element, f"{element} can't be reached from {scene.focus_id}"

    def by_keys(self, choice: Any) -> None:
        """Make a choice by the keyboard alone."""
        before = len(self.match.moves)
        if choice.at:
            for element in choice.at:
                self.go_to(element)
                self.key(Qt.Key.Key_Return)
        else:
            n = [o.choice for o in self.screen.question.offers].index(choice) + 1
            self.key(Qt.Key(Qt.Key.Key_0.value + n))
        if len(self.match.moves) == before:
            self.key(Qt.Key.Key_Return)
