"""Rule packs in the set-up: sound ones can be chosen, broken ones are named with what is wrong, and none is in the way."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from hotseat.gui.panels.controls import Segments
from hotseat.gui.screens.play import Play
from hotseat.gui.screens.setup import SetupScreen
from hotseat.gui.screens.window import Window
from hotseat.gui.settings import Settings


@pytest.fixture
def packs(user_data: Path) -> Path:
    folder = user_data / "packs"
    for name, value in (("rich", "25"), ("broken", "many")):
        place = folder / name / "builders"
        place.mkdir(parents=True)
        (place.parent / "pack.yaml").write_text(f"name: The {name} ones\n")
        (place / "constants.yaml").write_text(f"constants:\n  - {{id: starting_coins, value: {value}}}\n")
    return folder


def window_at_setup(qtbot: QtBot, game: str = "builders") -> tuple[Window, SetupScreen]:
    window = Window(Settings())
    qtbot.addWidget(window)
    window.begin()
    window.set_up(game)
    window.show()
    screen = window.screen_shown
    assert isinstance(screen, SetupScreen)
    return window, screen


def words(screen: SetupScreen) -> str:
    from PySide6.QtWidgets import QLabel

    return "\n".join(found.text() for found in screen.findChildren(QLabel))


def test_house_rules_are_chosen_like_an_option(qtbot: QtBot, packs: Path) -> None:
    window, screen = window_at_setup(qtbot)
    chips: Segments = screen.pack_chips
    assert list(chips.buttons) == ["", "The rich ones"]
    assert str(packs) in words(screen)
    assert "The broken ones can't be played: broken/builders/constants.yaml:2: constants[" in words(screen)
    chips.buttons["The rich ones"].click()
    qtbot.waitUntil(lambda: screen.pack_chips is not chips)
    assert screen.pack_chips.value == "The rich ones"
    screen._start()
    assert isinstance(window.screen_shown, Play)
    assert window.match is not None
    assert window.match.pack is not None
    assert window.match.state.players[0].coins == 25
    assert "Played with the house rules The rich ones." in window.screen_shown.log.toPlainText()
    window._again()
    assert isinstance(window.screen_shown, SetupScreen)
    assert window.screen_shown.pack_chips.value == "The rich ones", "the next game is played the same way"
    window.close()


def test_a_remembered_pack_that_is_gone_or_broken_is_not_played(qtbot: QtBot, packs: Path) -> None:
    window, screen = window_at_setup(qtbot)
    screen.draft.choose_pack("The rich ones")
    kept = screen.draft.remembered()
    (packs / "rich" / "pack.yaml").write_text("?")
    assert screen.draft.of(screen.draft.game, kept).pack is None
    window.close()


def test_without_packs_there_is_no_such_line(qtbot: QtBot, packs: Path) -> None:
    window, screen = window_at_setup(qtbot, "metallum")
    assert not hasattr(screen, "pack_chips")
    window.close()
