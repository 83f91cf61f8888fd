"""Recent files, and what goes wrong around a match: nothing is lost, and the window goes on."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QPushButton

from hotseat.engine import registry
from hotseat.engine.catalogue import DataError
from hotseat.gui.screens import board
from hotseat.gui.screens.home import Home
from hotseat.gui.screens.play import Play
from hotseat.gui.screens.window import Window
from hotseat.gui.settings import Settings
from hotseat.session import people, savefile

from .test_window import advanced, written
from .walk import Walk, match


def opened(qtbot: Any) -> Window:
    """A shown window without movement."""
    settings = Settings()
    settings.try_on(language="en", theme="light", animation=0)
    made = Window(settings)
    qtbot.addWidget(made)
    made.resize(1280, 720)
    made.begin()
    with qtbot.waitExposed(made):
        made.show()
    return made


@pytest.fixture
def window(qtbot: Any) -> Iterator[Window]:
    made = opened(qtbot)
    yield made
    made.disk.finish()


def entries(window: Window) -> list[str]:
    """The recent files as the menu lists them."""
    return [a.text() for a in window.recent.actions()]


# -- recent files -------------------------------------------------------------------------------------------------


def test_opened_and_saved_files_are_offered_again(window: Window, qtbot: Any, tmp_path: Path) -> None:
    home = window.screen_shown
    assert isinstance(home, Home)
    written(window, qtbot)
    assert home.recent.isHidden()
    first, second = tmp_path / "a & b.hotseat", tmp_path / "second.hotseat"
    savefile.save(advanced(3), first)
    window.open_file(first)
    written(window, qtbot)
    assert isinstance(window.screen_shown, Play)
    assert window.match is not None
    window.write(second, savefile.encode(window.match), "saved-as")
    written(window, qtbot)
    assert [text.rpartition("/")[2] for text in entries(window)] == ["second.hotseat", "a && b.hotseat"]
    window.home()
    home = window.screen_shown
    assert isinstance(home, Home)
    assert not home.recent.isHidden()
    assert home.recent.menu() is window.recent
    again = opened(qtbot)
    written(again, qtbot)
    assert entries(again) == entries(window)
    again.recent.actions()[1].trigger()
    qtbot.waitUntil(lambda: isinstance(again.screen_shown, Play), timeout=20_000)
    assert again.match is not None
    assert len(again.match.moves) == 3
    again.disk.finish()


def test_a_recent_file_that_vanished_is_told_and_forgotten(
    window: Window, qtbot: Any, tmp_path: Path, user_data: Path
) -> None:
    path = tmp_path / "gone.hotseat"
    savefile.save(advanced(3), path)
    window.open_file(path)
    written(window, qtbot)
    played = window.match
    path.unlink()
    window.recent.actions()[0].trigger()
    written(window, qtbot)
    assert str(path) in window.notice.words
    assert entries(window) == []
    assert people.recall(user_data).files == []
    assert window.match is played
    assert isinstance(window.screen_shown, Play)


def test_a_bad_file_leaves_the_match_that_is_open(window: Window, qtbot: Any, tmp_path: Path) -> None:
    played = advanced(4)
    window.play(played)
    bad = tmp_path / "bad.hotseat"
    bad.write_bytes(b"GIF89a")
    window.open_file(bad)
    written(window, qtbot)
    assert str(bad) in window.notice.words
    assert window.match is played
    assert isinstance(window.screen_shown, Play)


# -- broken data --------------------------------------------------------------------------------------------------


@pytest.fixture
def broken_layout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The Builders with a layout file that somebody edited badly."""
    folder = tmp_path / "builders"
    shutil.copytree(registry.assets("builders"), folder)
    (folder / "layout.yaml").write_text("tree: [\n  nonsense: {", "utf-8")
    monkeypatch.setattr(registry, "assets", lambda _game: folder)
    board._load.cache_clear()
    yield folder / "layout.yaml"
    monkeypatch.undo()
    board._load.cache_clear()


def test_a_broken_yaml_file_is_named_wherever_it_is_met(
    window: Window, qtbot: Any, broken_layout: Path
) -> None:
    with pytest.raises(DataError):
        board.load("builders")
    for act in (lambda: window.rules(""), lambda: window.play(match("builders", 2))):
        window.notice.put_away()
        act()
        assert "layout.yaml" in window.notice.words
        assert "Traceback" not in window.notice.words
        assert isinstance(window.screen_shown, Home)
        assert window.match is None
    window.set_up("builders")
    window.back()
    assert isinstance(window.screen_shown, Home)


# -- what nobody expected -----------------------------------------------------------------------------------------


def test_after_an_unexpected_error_the_match_is_shown_anew(
    window: Window, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = advanced(5)
    window.play(played)
    before = window.screen_shown
    assert isinstance(before, Play)
    refresh, fails = Play.refresh, [True]

    def stumble(screen: Play) -> None:
        if fails:
            fails.clear()
            raise RuntimeError("out of the blue")
        refresh(screen)

    monkeypatch.setattr(Play, "refresh", stumble)
    with pytest.raises(RuntimeError) as caught:
        before.perform((played.hint(),))
    window.crashed(caught.value)
    qtbot.waitUntil(lambda: window.screen_shown is not before, timeout=5000)
    after = window.screen_shown
    assert isinstance(after, Play)
    assert after.match is played
    assert len(played.moves) == 6
    assert after.scene.pieces
    assert window.notice.words == window.text("crashed")
    offered = [b.text() for b in window.notice.findChildren(QPushButton)]
    assert {window.text(k) for k in ("show-log", "capsule", "last-autosave")} <= set(offered)
    after.perform((played.hint(),))
    assert len(played.moves) == 7
    window.crashed(caught.value)
    again = window.screen_shown
    qtbot.waitUntil(lambda: window.screen_shown is not again, timeout=5000)
    shown = window.screen_shown
    window.crashed(caught.value)  # a screen that fails at once again is not built for ever
    qtbot.wait(30)
    assert window.screen_shown is shown


def test_a_screen_that_can_t_be_built_leaves_the_one_below(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.play(advanced(3))
    below = window.screen_shown
    monkeypatch.setattr(
        "hotseat.gui.screens.pages.ReviewScreen", lambda *_args: (_ for _ in ()).throw(RuntimeError("no"))
    )
    window.show_page("review")
    assert window.screen_shown is below
    assert window.notice.words == window.text("crashed")
    window.back()
    assert isinstance(window.screen_shown, Home)


# -- said when it matters -----------------------------------------------------------------------------------------


def test_without_a_curtain_a_game_of_secrets_begins_with_a_warning(window: Window) -> None:
    window.settings.try_on(curtain="never")
    window.play(match("builders", 2))
    assert not window.notice.words
    window.play(match("draft", 2))
    assert window.notice.words == window.text("setting-curtain-warning")
    window.notice.put_away()
    window.play(match("draft", 2, bots=("random",)))
    assert not window.notice.words


def test_the_tone_is_off_unless_asked_for_and_calls_people_after_bots(
    qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    tones: list[int] = []
    monkeypatch.setattr(QApplication, "beep", lambda: tones.append(1))
    played = match("builders", 2, seed=3, bots=("greedy",), start_player="seat-2")
    walk = Walk(qtbot, played)
    qtbot.waitUntil(lambda: played.seat == 0, timeout=20_000)
    assert not tones
    played = match("builders", 2, seed=3, bots=("greedy",), start_player="seat-2")
    walk = Walk(qtbot, played, sound=True)
    qtbot.waitUntil(lambda: played.seat == 0, timeout=20_000)
    walk.settle()
    assert len(tones) == 1
    walk.screen.perform((played.hint(),))
    assert len(tones) == 1


@pytest.mark.parametrize(("setting", "first", "fourth"), [("first", 1, 0), ("always", 1, 1), ("never", 0, 0)])
def test_hints_for_beginners_are_there_in_the_first_games(
    window: Window, qtbot: Any, setting: str, first: int, fourth: int
) -> None:
    window.settings.try_on(beginner_hints=setting)
    seen = []
    for _ in range(4):
        window.set_up("builders")
        setup: Any = window.screen_shown
        setup.fields[0].setText("Zoë")
        setup.start.click()
        screen = window.screen_shown
        assert isinstance(screen, Play)
        seen.append(len(screen._idle().lines))
        window.home()
        written(window, qtbot)
    assert (seen[0], seen[3]) == (first, fourth)


def test_f11_is_the_full_screen_and_back(window: Window) -> None:
    window.actions_by_name["full-screen"].trigger()
    assert window.isFullScreen()
    window.actions_by_name["full-screen"].trigger()
    assert not window.isFullScreen()
