"""Attempts to look behind the curtain: by keys, Tab, screen reader, tooltips, the clipboard, undo, other screens, settings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible, QClipboard, QGuiApplication, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QApplication,
    QLabel,
    QLineEdit,
    QPushButton,
    QTextEdit,
    QToolTip,
    QWidget,
)

from hotseat.gui.screens import curtain
from hotseat.gui.screens.play import Play
from hotseat.gui.screens.review import ReviewScreen
from hotseat.gui.screens.window import Window
from hotseat.gui.settings import Settings
from hotseat.gui.table import access
from hotseat.session.match import Match

from .test_handover import names, open_curtain, private
from .walk import Walk, match

TOYS = ("sealed_bid", "draft")
KEYS = (
    "U",
    "R",
    "H",
    "F1",
    "Esc",
    "Ctrl+K",
    "P",
    "1",
    "2",
    "3",
    "U",
    "U",
    "Return",
    "Space",
    "Tab",
    "Space",
    "Down",
    "Ctrl+C",
)


@pytest.fixture(autouse=True)
def _no_calm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curtain, "CALM", 1)


def begun(toy: str, handovers: int = 1) -> Match:
    """A match of the toy in which somebody has just answered and the computer is to be handed on."""
    played = match(toy, 3, seed=5)
    for _ in range(handovers):
        played.open_curtain()
        played.choose(played.hint())
    return played


def secrets(screen: Play) -> set[str]:
    """The words for what only some may see: its names, and the choices about it."""
    played = screen.match
    out = set()
    for seat in range(played.setup.seats):
        hidden = private(played)
        out |= {screen.wording.piece(e) for e in played.view(seat) if e.id in hidden}
    out |= {screen.wording.choice(o.choice) for o in played.offers()}
    return {words for words in out if len(words) > 3}


def seen(screen: QWidget) -> str:
    """Everything that could be read on the screen, by eye or by a screen reader, also what is only hidden by the curtain."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    read = list(names(QAccessible.queryAccessibleInterface(screen)))
    for widget in screen.findChildren(QWidget):
        read += [widget.toolTip(), widget.accessibleName(), widget.accessibleDescription()]
        if isinstance(widget, QLabel | QAbstractButton | QLineEdit):
            read.append(widget.text())
        elif isinstance(widget, QTextEdit):
            read.append(widget.toPlainText())
    return "\n".join(read)


def press(widget: QWidget, keys: str) -> None:
    """A key with its modifiers."""
    combination = QKeySequence(keys)[0]
    QTest.keyClick(widget, combination.key(), combination.keyboardModifiers())


@pytest.mark.parametrize("toy", TOYS)
def test_no_key_does_or_shows_anything(qtbot: Any, toy: str) -> None:
    walk = Walk(qtbot, begun(toy))
    screen, played = walk.screen, walk.match
    wanted: list[str] = []
    screen.rules_wanted.connect(wanted.append)
    told = secrets(screen)
    assert told
    assert screen.curtain.closed
    screen.curtain._calm.stop()
    for own in (
        screen.curtain._open,
        screen.curtain.back,
    ):  # nobody presses the buttons of the curtain itself
        own.setEnabled(False)
    moves = len(played.moves)
    reader = [
        screen.hint_button,
        screen.undo_button,
        screen.redo_button,
        screen.cover_button,
        screen.question.act,
    ]
    for keys in (*KEYS, *reader):
        for where in (screen.curtain, screen, QApplication.focusWidget() or screen):
            if isinstance(keys, QPushButton):
                keys.click()  # as a screen reader does it
            else:
                press(where, keys)
            walk.settle()
            assert screen.curtain.closed, keys
            assert len(played.moves) == moves, keys
            assert played.viewer is None, keys
            assert not screen.scene.pieces, keys
            read = seen(screen)
            assert not [words for words in told if words in read], keys
    assert not wanted


@pytest.mark.parametrize("toy", TOYS)
def test_the_focus_never_gets_behind_the_curtain(qtbot: Any, toy: str) -> None:
    walk = Walk(qtbot, begun(toy))
    screen = walk.screen
    qtbot.waitUntil(lambda: screen.curtain._open.isEnabled())
    for keys in ("Tab",) * 5 + ("Shift+Tab",) * 5:
        press(QApplication.focusWidget() or screen.curtain, keys)
        focus = QApplication.focusWidget()
        assert focus in (screen.curtain, screen.curtain._open, screen.curtain.back)


@pytest.mark.parametrize("toy", TOYS)
def test_screen_readers_hear_of_no_piece_while_it_closes(
    qtbot: Any, toy: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    walk = Walk(qtbot, begun(toy))
    screen = walk.screen
    open_curtain(walk)
    heard: list[str] = []
    monkeypatch.setattr(access, "focus_moved", lambda piece: heard.append(piece.id))
    screen.view.setFocus()
    for _ in range(3):
        press(screen.view, "Tab")
    press(screen.view, "Home")
    assert heard
    heard.clear()
    screen.perform((walk.match.hint(),))
    walk.settle()
    assert screen.curtain.closed
    assert not heard


def test_a_tooltip_is_gone_at_once(qtbot: Any) -> None:
    walk = Walk(qtbot, begun("draft"))
    open_curtain(walk)
    QToolTip.showText(QPoint(40, 40), "Keep Salt", walk.screen)
    assert [w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel") and w.isVisible()]
    walk.screen.perform((walk.match.hint(),))
    assert walk.screen.curtain.closed
    assert not [w for w in QApplication.topLevelWidgets() if w.inherits("QTipLabel") and w.isVisible()]


class Clipboard:
    """A clipboard of the system on which the text is ours, and the marked text is somebody else's."""

    def __init__(self) -> None:
        self.cleared: list[QClipboard.Mode] = []
        self.clear = self.cleared.append

    def ownsClipboard(self) -> bool:
        return True

    def ownsSelection(self) -> bool:
        return False


def test_what_was_copied_is_forgotten(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    board = Clipboard()
    monkeypatch.setattr(QGuiApplication, "clipboard", lambda: board)
    walk = Walk(qtbot, begun("draft"))
    open_curtain(walk)
    screen = walk.screen
    board.cleared.clear()
    screen.what_can_i_do()
    QTest.keyClicks(screen.palette_sheet.field, "salt")
    screen.perform((walk.match.hint(),))
    assert screen.curtain.closed
    assert board.cleared == [QClipboard.Mode.Clipboard]
    open_curtain(walk)
    screen.what_can_i_do()
    screen.palette_sheet.field.undo()
    assert not screen.palette_sheet.field.text()


def test_a_seat_card_keeps_no_numbers(qtbot: Any) -> None:
    walk = Walk(qtbot, begun("sealed_bid"))
    open_curtain(walk)
    assert all(card.accessibleName() for card in walk.screen.seats.cards)
    walk.screen.perform((walk.match.hint(),))
    assert walk.screen.curtain.closed
    assert not any(card.accessibleName() or card.toolTip() for card in walk.screen.seats.cards)
    open_curtain(walk)
    assert all(card.accessibleName() for card in walk.screen.seats.cards)


def test_a_sealed_answer_taken_back_at_the_curtain_shows_it_to_nobody(qtbot: Any) -> None:
    walk = Walk(qtbot, begun("sealed_bid"))
    screen, played = walk.screen, walk.match
    open_curtain(walk)
    giver = played.seat
    screen.perform((played.hint(),))
    assert screen.curtain.closed
    told, before = secrets(screen), len(played.moves)
    QTest.mouseClick(screen.curtain.back, Qt.MouseButton.LeftButton)
    walk.settle()
    assert len(played.moves) == before - 1
    assert screen.curtain.closed
    assert (played.seat, played.viewer) == (giver, None)
    assert not [words for words in told if words in seen(screen)]
    open_curtain(walk)
    assert played.viewer == giver
    assert all(s.isEnabled() for s in screen._shortcuts)


def test_undo_across_seats_closes_the_curtain(qtbot: Any) -> None:
    walk = Walk(qtbot, match("draft", 3, seed=5))
    screen, played = walk.screen, walk.match
    for _ in range(30):
        if screen.curtain.closed:
            open_curtain(walk)
        last = played.moves[-1].seat if played.moves else played.seat
        if played.undo_blocked == "handed-over" and last != played.seat:
            break
        screen.perform((played.hint(),))
        walk.settle()
    else:
        raise AssertionError("no turn passed on")
    screen.undo()
    assert not screen.curtain.closed
    screen.undo()  # everybody agrees
    assert screen.curtain.closed
    assert played.viewer is None
    assert not screen.scene.pieces


# -- in the window ------------------------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: Any) -> Iterator[Window]:
    settings = Settings()
    settings.try_on(language="en", theme="light", animation=0)
    made = Window(settings)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.begin()
    with qtbot.waitExposed(made):
        made.show()
    yield made
    made.disk.finish()


@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize(
    ("name", "value"), [("language", "zh-TW"), ("theme", "dark"), ("text_scale", 150), ("animation", 200)]
)
def test_a_setting_changed_at_the_curtain_leaves_it_closed(
    window: Window, toy: str, name: str, value: Any
) -> None:
    window.play(begun(toy))
    window.show_page("settings")
    window.settings.set(name, value)
    window.back()
    screen = window.screen_shown
    assert isinstance(screen, Play)
    assert screen.curtain.closed
    assert not screen.scene.pieces
    window.settings.set("animation", 50)
    screen = window.screen_shown
    assert isinstance(screen, Play)
    told = secrets(screen)
    assert screen.curtain.closed
    assert not [words for words in told if words in seen(window)]


@pytest.mark.parametrize("toy", TOYS)
def test_menus_and_keys_of_the_window_show_nothing_private(window: Window, toy: str, user_data: Path) -> None:
    played = begun(toy)
    window.play(played)
    screen = window.screen_shown
    assert isinstance(screen, Play)
    told = secrets(screen)
    for act in (window.what_can_i_do, window.ask_agree, window.keys, window.fit, window.ask_capsule):
        act()
        assert not [words for words in told if words in seen(window)], act
    window.toggle_panel("left")
    window.toggle_panel("left")
    window.rules("")
    assert not [words for words in told if words in seen(window)]
    window.back()
    assert screen.curtain.closed
    window.disk.finish()
    for path in user_data.rglob("*"):
        assert not [p.name for p in played.people if p.name in path.name], path
    assert not [p.name for p in played.people if p.name in window.windowTitle()]


@pytest.mark.parametrize("toy", TOYS)
@pytest.mark.parametrize("covered", [True, False])
def test_the_review_of_a_running_match_is_what_everybody_knows(
    window: Window, toy: str, covered: bool
) -> None:
    played = begun(toy)
    if not covered:
        played.open_curtain()
    window.play(played)
    screen = window.screen_shown
    assert isinstance(screen, Play)
    hidden, told = private(played), secrets(screen)
    window.show_page("review")
    review = window.screen_shown
    assert isinstance(review, ReviewScreen)
    for n in range(len(played.moves) + 1):
        review.show_move(n)
        assert not hidden & set(review.scene.pieces)
        assert review.eyes is None
        assert not [words for words in told if words in seen(review)]
    QTest.mouseClick(review.branch, Qt.MouseButton.LeftButton)
    screen = window.screen_shown
    assert isinstance(screen, Play)
    assert screen.curtain.closed
