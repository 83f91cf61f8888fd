"""Every screen for everybody: names for screen readers, Tab in a sensible order, nothing told by colour alone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton, QWidget

from hotseat.engine import registry
from hotseat.gui.screens.play import Play
from hotseat.gui.screens.setup import SetupScreen
from hotseat.gui.screens.window import Window
from hotseat.gui.settings import Settings
from hotseat.gui.table.piece import Hint
from hotseat.gui.text import SYMBOL_CHARS
from hotseat.gui.theme import SEAT_SYMBOLS

from .walk import Walk, match

GAMES = tuple(registry.IDS)


def opened(qtbot: Any, **settings: Any) -> Window:
    """A shown window without movement."""
    chosen = Settings()
    chosen.try_on(**({"language": "en", "theme": "light", "animation": 0} | settings))
    made = Window(chosen)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.begin()
    with qtbot.waitExposed(made):
        made.show()
    return made


def screens(window: Window, qtbot: Any) -> Iterator[str]:
    """Every screen there is, one after the other."""
    yield "home"
    for name in ("settings", "statistics", "about"):
        window.show_page(name)
        yield name
        window.back()
    window.set_up("builders")
    yield "setup"
    window.back()
    played = match("builders", 3, 11, target_points=5)
    for _ in range(12):
        played.choose(played.hint())
    window.play(played)
    yield "play"
    screen: Any = window.screen_shown
    screen.what_can_i_do()
    yield "palette"
    screen.palette_sheet.close_sheet()
    window.keys()
    yield "keys"
    window.ask_agree()
    yield "notice"
    window.notice.put_away()
    window.rules("")
    yield "rules"
    window.back()
    window.show_page("review")
    yield "review"
    window.back()
    while not played.over:
        played.choose(played.hint())
    screen.begin()
    yield "result"
    window.home()
    window.play(match("draft", 3, 5))
    yield "curtain"
    window.disk.finish()


def nodes(found: QAccessibleInterface | None, depth: int = 0) -> Iterator[QAccessibleInterface]:
    """Whatever a screen reader finds below this object and can see."""
    if found is None or depth > 16 or found.state().invisible:
        return
    yield found
    for i in range(found.childCount()):
        yield from nodes(found.child(i), depth + 1)


@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_whatever_takes_the_focus_has_a_name(qtbot: Any, language: str) -> None:
    window = opened(qtbot, language=language)
    seen, nameless = 0, []
    for name in screens(window, qtbot):
        QApplication.processEvents()
        for node in nodes(QAccessible.queryAccessibleInterface(window)):
            if node.state().focusable and not isinstance(node.object(), QMainWindow):
                seen += 1
                if not node.text(QAccessible.Text.Name).strip():
                    nameless.append(f"{name}: {type(node.object()).__name__}")
    assert seen > 150
    assert not nameless


# -- Tab ----------------------------------------------------------------------------------------------------------


def stops(window: Window, start: QWidget) -> list[QWidget]:
    """Where Tab goes from here, until it comes round; the table is one stop."""
    start.setFocus()
    out: list[QWidget] = []
    for _ in range(120):
        now = QApplication.focusWidget()
        assert now is not None
        if out and now is out[0] and now is not out[-1]:
            return out
        if not out or now is not out[-1]:
            out.append(now)
        QTest.keyClick(now, Qt.Key.Key_Tab)
    raise AssertionError(f"Tab never comes round: {[w.accessibleName() for w in out]}")


def test_tab_reaches_everything_on_the_play_screen_from_left_to_right(qtbot: Any) -> None:
    window = opened(qtbot)
    played = match("builders", 3, 11)
    for _ in range(13):
        played.choose(played.hint())
    window.play(played)
    screen = window.screen_shown
    assert isinstance(screen, Play)
    found = stops(window, screen.menu_button)
    tools = [screen.menu_button, screen.hint_button, screen.rules_button, screen.undo_button]
    assert found == [*tools, screen.view, *screen.question.buttons()]


def test_the_set_up_is_gone_through_as_it_is_read(qtbot: Any) -> None:
    window = opened(qtbot)
    window.set_up("builders")
    screen = window.screen_shown
    assert isinstance(screen, SetupScreen)
    assert QApplication.focusWidget() is screen.fields[0]
    screen._more()
    QApplication.processEvents()
    assert QApplication.focusWidget() is screen.fields[2]
    found = stops(window, screen.fields[0])
    places = [w.mapTo(screen, QPointF(0, w.height() / 2)) for w in found]
    names = [w.accessibleName() for w in found]
    for n in range(3):  # a person is a row: colour, name, kind, ...
        assert names.index(f"Name of player {n + 1}") == names.index(f"Player {n + 1} is: Person") - 1
    rows = [names.index(f"Name of player {n + 1}") for n in range(3)]
    assert rows == sorted(rows)
    assert names.index("Seed") + 2 == names.index("Start")
    assert names.index("Start") > names.index("One player more")
    assert places[names.index("Back")].y() > places[names.index("Seed")].y()


def test_a_row_that_moves_keeps_the_keyboard(qtbot: Any) -> None:
    window = opened(qtbot)
    window.set_up("builders")
    screen = window.screen_shown
    assert isinstance(screen, SetupScreen)
    colour = next(
        w for w in screen.findChildren(QPushButton) if w.accessibleName().startswith("Colour of player 2")
    )
    colour.setFocus()
    QTest.keyClick(colour, Qt.Key.Key_Space)
    QApplication.processEvents()
    now = QApplication.focusWidget()
    assert now is not None
    assert now is not colour
    assert now.accessibleName() == colour.accessibleName()


# -- colour -------------------------------------------------------------------------------------------------------


def grey(screen: QWidget) -> QImage:
    """What is left of a picture without its colours."""
    return screen.grab().toImage().convertToFormat(QImage.Format.Format_Grayscale8)


@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_states_of_a_piece_differ_without_colours_too(qtbot: Any, theme: str) -> None:
    walk = Walk(qtbot, match("builders", 2, 11), theme=theme)
    screen = walk.screen
    piece = next(p for p in screen.scene.order() if p.element.kind == "building")
    states = {
        "none": {},
        "legal": {piece.id: Hint("legal")},
        "good": {piece.id: Hint("legal", good=True)},
        "selected": {piece.id: Hint("selected")},
        "refused": {piece.id: Hint("refused")},
    }
    pictures: dict[str, Any] = {}
    for name, hints in states.items():
        screen.scene.hint(hints)
        screen.scene.finish()
        walk.settle()
        pictures[name] = grey(screen.view)
    for i, a in enumerate(states):
        for b in list(states)[i + 1 :]:
            assert different(pictures[a], pictures[b]) > 150, f"{a} looks like {b}"


def different(a: QImage, b: QImage) -> int:
    """Pixels that can be told apart."""
    data, other = bytes(a.constBits()), bytes(b.constBits())
    return sum(abs(x - y) > 24 for x, y in zip(data, other, strict=True))


@pytest.mark.parametrize("game", GAMES)
def test_nothing_on_the_screen_is_told_by_colour_alone(qtbot: Any, game: str) -> None:
    """Walks the tree: players have symbols, refused choices reasons, dimmed pieces a state and a reason, and good and bad
    news words of their own."""
    if game not in registry.ids():
        pytest.skip(f"{game} is not there yet")
    played = match(game, registry.find(game).seats[1], 11)
    for _ in range(20):
        played.choose(played.hint())
        played.open_curtain()
    walk = Walk(qtbot, played)
    screen = walk.screen
    targets = {eid for eid, t in screen.pointing.picker.targets().items() if t.refused and not t.legal}
    symbols = [card.seat.look.symbol for card in screen.seats.cards if card.seat is not None]
    assert len(set(symbols)) == len(symbols) == played.setup.seats
    assert set(symbols) <= set(SEAT_SYMBOLS)
    screen.scene.hint({p.id: Hint("refused") for p in screen.scene.order()[:3]} | screen.showing.hints())
    checked = 0
    for piece in screen.scene.order():
        if piece.hint.state == "refused":
            checked += 1
            node = QAccessible.queryAccessibleInterface(piece)
            assert node.state().disabled
            assert node.text(QAccessible.Text.Description) or piece.id not in targets, piece.id
    for button in screen.question.buttons():
        assert button.offer is not None
        assert button.accessibleName()
        if button.offer.refusal is not None:
            checked += 1
            assert button.accessibleDescription(), button.text()
    for label in screen.findChildren(QLabel):
        if label.isVisible() and label.property("role") in ("good", "bad"):
            assert label.text().strip(), "good or bad news without words"
    said = screen.log.toHtml()
    coloured = said.count("color:#")
    assert sum(said.count(char) for char in SYMBOL_CHARS.values()) >= min(coloured, 1)
    assert checked >= 3
