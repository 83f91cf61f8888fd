"""Handing the computer over: at no frame is anything private of either person painted, named or in the title."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest

from hotseat.engine.element import Element
from hotseat.gui.screens import curtain
from hotseat.session.match import Match

from .walk import Walk, match

TOYS = ("sealed_bid", "draft")


def private(played: Match) -> set[str]:
    """Ids of elements that only some seats may see, of all seats."""
    public = {(e.id, e.face) for e in played.view(None)}
    seats = range(played.setup.seats)
    return {e.id for s in seats for e in played.view(s) if (e.id, e.face) not in public}


class Spy:
    """Notes every face that a painter draws, with the seat that looked at it."""

    def __init__(self, walk: Walk) -> None:
        self.walk = walk
        self.drawn: list[Element] = []
        scene = walk.screen.scene.studio
        for kind in {e.kind for s in range(walk.match.setup.seats) for e in walk.match.view(s)} | {"chip"}:
            before = scene.painters.get(kind) or scene.painters["chip"]
            scene.painters[kind] = self._wrapped(before)

    def _wrapped(self, painter: Any) -> Any:
        def spied(p: Any, w: float, h: float, element: Element, facts: Any, look: Any) -> None:
            self.drawn.append(element)
            painter(p, w, h, element, facts, look)

        return spied


def names(found: QAccessibleInterface | None, depth: int = 0) -> Iterator[str]:
    """Everything a screen reader could read below this object, as far as it is visible."""
    if found is None or depth > 12 or found.state().invisible:
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield found.text(kind)
    for i in range(found.childCount()):
        yield from names(found.child(i), depth + 1)


def open_curtain(walk: Walk) -> None:
    """As a person does it."""
    curtain_ = walk.screen.curtain
    walk.qtbot.waitUntil(lambda: curtain_._open.isEnabled(), timeout=5000)
    QTest.mouseClick(curtain_._open, Qt.MouseButton.LeftButton)
    walk.settle()


@pytest.fixture(autouse=True)
def _no_calm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curtain, "CALM", 1)


@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize("animation", [0, 200])
def test_nothing_private_is_left_at_any_frame(qtbot: Any, toy: str, animation: int) -> None:
    played = match(toy, 3, seed=5)
    walk = Walk(qtbot, played, animation=animation)
    spy = Spy(walk)
    screen = walk.screen
    frames: list[tuple[set[str], bool]] = []
    handovers = 0

    def frame() -> None:
        screen.grab()
        on_table = {p.id for p in screen.scene.items() if hasattr(p, "element")}
        frames.append((on_table, screen.curtain.isVisible()))

    timer = QTimer(screen)
    timer.timeout.connect(frame)
    timer.start(15)
    for _ in range(9):
        if played.over:
            break
        if screen.curtain.isVisible():
            handovers += 1
            assert played.viewer is None
            assert screen.curtain.geometry() == screen.rect()
            spy.drawn.clear()
            frames.clear()
            hidden = private(played)
            assert hidden
            qtbot.waitUntil(lambda: len(frames) > 2)
            for on_table, covered in frames:
                assert covered
                assert not on_table & hidden
            assert not [e for e in spy.drawn if e.id in hidden]
            read = list(names(QAccessible.queryAccessibleInterface(screen)))
            for element in hidden:
                said = screen.say(element)
                assert said == ("", "")
            assert not any(b.offer for b in screen.question.buttons())
            assert not screen.log.toPlainText()
            assert not screen.question.question.text()
            assert [r for r in read if r]
            open_curtain(walk)
            assert not screen.curtain.isVisible()
        seat = played.seat
        assert played.viewer == seat
        others = private(played) - {e.id for e in played.view(seat)}
        assert not others & set(screen.scene.pieces)
        screen.perform((played.hint(),))
        walk.settle()
    timer.stop()
    assert handovers >= 3
    assert not walk.faults


def test_the_curtain_opens_only_by_a_deliberate_act(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curtain, "CALM", 400)
    walk = Walk(qtbot, match("sealed_bid", 2, seed=5))
    screen = walk.screen
    screen.curtain._calm.setInterval(400)
    screen.begin()
    assert screen.curtain.isVisible()
    for key in (
        Qt.Key.Key_Return,
        Qt.Key.Key_Space,
        Qt.Key.Key_1,
        Qt.Key.Key_U,
        Qt.Key.Key_H,
        Qt.Key.Key_Escape,
    ):
        QTest.keyClick(screen.curtain, key)
    QTest.mouseClick(screen.curtain, Qt.MouseButton.LeftButton)
    QTest.mouseClick(screen.curtain._open, Qt.MouseButton.LeftButton)
    assert screen.curtain.isVisible()
    assert not walk.match.moves
    qtbot.waitUntil(lambda: screen.curtain._open.isEnabled(), timeout=5000)
    QTest.keyClick(screen.curtain._open, Qt.Key.Key_Return)
    assert not screen.curtain.isVisible()
    assert walk.match.viewer == walk.match.seat


def test_the_curtain_names_the_next_player_and_no_window_title_names_anybody(qtbot: Any) -> None:
    walk = Walk(qtbot, match("sealed_bid", 2, seed=5))
    read = "\n".join(names(QAccessible.queryAccessibleInterface(walk.screen.curtain)))
    assert "Ann" in read
    assert "Bertrand" not in read
    assert "Ann" not in walk.screen.window().windowTitle()


def test_shortcuts_do_nothing_behind_the_curtain(qtbot: Any) -> None:
    walk = Walk(qtbot, match("sealed_bid", 2, seed=5))
    screen = walk.screen
    screen.digit(1)
    screen.hint()
    screen.undo()
    screen.redo()
    screen.cancel()
    screen.what_can_i_do()
    assert screen.curtain.isVisible()
    assert not walk.match.moves
    assert not screen.scene.pieces
    assert not screen.palette_sheet.isVisible()
    assert not screen.question.buttons()


def test_a_bid_looks_the_same_whatever_is_chosen(qtbot: Any) -> None:
    walk = Walk(qtbot, match("sealed_bid", 2, seed=5))
    open_curtain(walk)
    screen = walk.screen
    dials = screen.question._extra
    assert dials is not None
    shapes = [b.geometry() for b in dials._buttons.values()]
    seats = screen.seats.grab().toImage()
    for facet, value in list(dials._buttons)[::3]:
        QTest.mouseClick(dials.button(facet, value), Qt.MouseButton.LeftButton)
    assert [b.geometry() for b in dials._buttons.values()] == shapes
    assert screen.seats.grab().toImage() == seats


def test_what_happened_since_the_last_turn_is_set_off(qtbot: Any) -> None:
    walk = Walk(qtbot, match("sealed_bid", 2, seed=5))
    for _ in range(12):
        if walk.screen.curtain.isVisible():
            open_curtain(walk)
        if walk.screen.text("since-last-turn") in walk.screen.log.toPlainText():
            return
        if walk.match.over:
            break
        walk.screen.perform((walk.match.hint(),))
    raise AssertionError("nobody was told what happened since the last turn")


def test_never_a_curtain_when_nothing_is_secret(qtbot: Any) -> None:
    walk = Walk(qtbot, match("builders", 2, seed=5))
    for _ in range(6):
        walk.screen.perform((walk.match.hint(),))
        assert not walk.screen.curtain.isVisible()


def test_always_a_curtain_when_one_likes(qtbot: Any) -> None:
    played = match("builders", 2, seed=5)
    played.curtain = "always"
    walk = Walk(qtbot, played)
    while played.viewer == played.seat:
        walk.screen.perform((played.hint(),))
    assert walk.screen.curtain.isVisible()
