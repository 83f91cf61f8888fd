"""The window around the table: set-up, settings in mid-game, resuming, messages for whatever is broken."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QLineEdit, QPushButton, QSlider, QWidget

from hotseat.engine import registry
from hotseat.gui import keeper
from hotseat.gui.panels.controls import Segments
from hotseat.gui.screens.home import Home
from hotseat.gui.screens.play import Play
from hotseat.gui.screens.preferences import PreferencesScreen
from hotseat.gui.screens.result import Result
from hotseat.gui.screens.review import ReviewScreen
from hotseat.gui.screens.rules import RulesScreen
from hotseat.gui.screens.setup import Draft, SetupScreen
from hotseat.gui.screens.statistics import StatisticsScreen
from hotseat.gui.screens.window import Window
from hotseat.gui.settings import PREFERENCES, Settings
from hotseat.gui.text import Text
from hotseat.session import autosave, savefile, statistics
from hotseat.session.match import EngineFault, Match

from .walk import match


def advanced(moves: int, game: str = "builders", seats: int = 2) -> Match:
    """A match after some good moves."""
    played = match(game, seats, 11)
    for _ in range(moves):
        played.choose(played.hint())
    return played


def finished() -> Match:
    """A short match that is over."""
    played = match("builders", 2, 11, target_points=5)
    while not played.over:
        played.choose(played.hint())
    return played


@pytest.fixture
def window(qtbot: Any) -> Iterator[Window]:
    """A shown window without movement."""
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


def written(window: Window, qtbot: Any) -> None:
    """Wait until the disk has what it should have."""
    assert window.disk.finish(20)
    qtbot.waitUntil(lambda: not window.disk.busy, timeout=20_000)


def press(screen: QWidget, words: str) -> None:
    """Click the button with these words."""
    found = next(
        b for b in screen.findChildren(QPushButton) if words in (b.text().strip(), b.accessibleName())
    )
    QTest.mouseClick(found, Qt.MouseButton.LeftButton)


# -- from home to the table ---------------------------------------------------------------------------------------


def test_from_home_over_the_set_up_to_the_table(window: Window, qtbot: Any) -> None:
    home = window.screen_shown
    assert isinstance(home, Home)
    QTest.mouseClick(home.covers[0], Qt.MouseButton.LeftButton)
    setup = window.screen_shown
    assert isinstance(setup, SetupScreen)
    press(setup, "One player more")
    QTest.keyClicks(setup.fields[0], "Ann")
    QTest.keyClicks(setup.fields[1], "Ann")
    setup.seed.setText("")
    QTest.keyClicks(setup.seed, "42")
    press(setup, "Start")
    assert isinstance(window.screen_shown, Play)
    assert window.match is not None
    assert [p.name for p in window.match.people] == ["Ann", "Ann 2", "Player 3"]
    assert window.match.setup.seed == 42
    assert "Ann" not in window.windowTitle()


def test_the_last_set_up_is_remembered(window: Window, qtbot: Any) -> None:
    window.set_up("builders")
    setup = window.screen_shown
    assert isinstance(setup, SetupScreen)
    setup.fields[0].setText("Zoë")
    setup.draft.options["target_points"] = 10
    press(setup, "Start")
    written(window, qtbot)
    window.home()
    window.set_up("builders")
    setup = window.screen_shown
    assert isinstance(setup, SetupScreen)
    assert setup.fields[0].text() == "Zoë"
    assert setup.draft.options["target_points"] == 10


def test_a_preset_sets_its_options_and_a_mix_of_ones_own_is_none(window: Window) -> None:
    window.set_up("metallum")
    setup = window.screen_shown
    assert isinstance(setup, SetupScreen)
    assert setup._named is not None
    assert setup._named.value == "seed"
    setup._named.buttons["rulebook"].click()
    assert setup.draft.options == {"turn_order": "lower_chooses", "omega_starts": "face_down"}
    assert {o: c.value for o, c in setup.controls.items()} == setup.draft.options
    assert setup._meaning.text() == setup.text("preset-rulebook-hint")
    control = setup.controls["omega_starts"]
    assert isinstance(control, Segments)
    control.buttons["face_up"].click()
    assert not any(chip.isChecked() for chip in setup._named.buttons.values())
    assert setup._meaning.text() == setup.text("setup-preset-own")
    control.buttons["face_down"].click()
    assert setup._named.value == "rulebook"
    press(setup, "Start")
    assert window.match is not None
    assert window.match.state.turn_order == "lower_chooses"


@pytest.mark.parametrize("game", ["builders", "metallum"])
def test_the_words_of_an_option_have_room(window: Window, game: str) -> None:
    """Beside wide chips the reason of an option was a column a few letters wide."""
    window.set_up(game)
    window.resize(1366, 768)
    window.show()
    setup = window.screen_shown
    assert isinstance(setup, SetupScreen)
    setup.grab()
    words = [w for w in setup.findChildren(QLabel) if w.isVisible() and len(w.text()) > 40]
    assert words
    assert min(w.width() for w in words) >= 200


def test_games_that_are_not_there_yet_say_so_and_can_t_be_chosen(window: Window) -> None:
    home = window.screen_shown
    assert isinstance(home, Home)
    missing = [c for c in home.covers if c.game_id not in registry.ids()]
    for cover in missing:
        assert not cover.isEnabled()
        assert home.text("not-there-yet") in cover.accessibleName()


@pytest.mark.parametrize(
    "names",
    [
        ("", ""),
        ("x" * 200, "y"),
        ("🐙🐙", "👨‍👩‍👧‍👦"),
        ("שלום", "مرحبا"),
        ("Ann", "Ann"),
        ("<b>Bo</b>", "a\nb\t\u202ec"),
    ],
)
def test_any_name_can_be_typed(window: Window, names: tuple[str, str]) -> None:
    window.set_up("builders")
    setup = window.screen_shown
    assert isinstance(setup, SetupScreen)
    for field, name in zip(setup.fields, names, strict=True):
        field.setText(name)
    press(setup, "Start")
    screen = window.screen_shown
    assert isinstance(screen, Play)
    assert window.match is not None
    shown = [p.name for p in window.match.people]
    assert all(shown)
    assert len(set(shown)) == len(shown)
    screen.grab()
    assert not screen.text.missing


def test_a_set_up_that_no_longer_fits_is_mended() -> None:
    game = registry.find("builders")
    raw = {
        "people": [{"name": "A", "colour": 1, "bot": "gone"}, 7, {"colour": 0}],
        "options": {"starting_coins": "x", "?": 1},
    }
    draft = Draft.of(game, raw)
    assert len(draft.people) == 2
    assert all(o.why_not(draft.options[o.id]) is None for o in draft.known())
    draft.match(["A", "B"])


def test_covers_say_how_many_play_for_how_long(window: Window, qtbot: Any) -> None:
    written(window, qtbot)
    for language in ("en", "zh-TW"):
        window.settings.set("language", language)
        home = window.screen_shown
        assert isinstance(home, Home)
        for cover in home.covers:
            if cover.game_id in registry.ids():
                game = registry.find(cover.game_id)
                assert str(game.minutes) in cover.facts
                assert str(game.seats[1]) in cover.accessibleName()


# -- settings in mid-game -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("language", "zh-TW"),
        ("theme", "dark"),
        ("theme", "contrast"),
        ("text_scale", 150),
        ("animation", 200),
    ],
)
def test_settings_change_the_running_match_at_once(window: Window, name: str, value: Any) -> None:
    played = advanced(9)
    window.play(played)
    before, moves = window.screen_shown, len(played.moves)
    window.settings.set(name, value)
    after = window.screen_shown
    assert isinstance(after, Play)
    assert after is not before
    assert after.match is played
    assert len(played.moves) == moves
    assert after.text.lang == window.settings.language
    assert after.theme == window.settings.theme
    after.grab()
    assert not after.text.missing


def test_every_preference_has_a_control_with_a_reason(window: Window) -> None:
    window.show_page("settings")
    screen = window.screen_shown
    assert isinstance(screen, PreferencesScreen)
    assert set(screen.controls) == set(PREFERENCES)
    assert not screen.text.missing


def test_switching_the_curtain_off_is_warned_about(window: Window) -> None:
    window.show_page("settings")
    window.settings.set("curtain", "never")
    words = [
        w.text() for w in window.screen_shown.findChildren(QWidget) if hasattr(w, "text") and callable(w.text)
    ]
    assert Text("en")("setting-curtain-warning") in words


def test_preferences_outlive_the_program() -> None:
    first = Settings()
    first.set("text_scale", 130)
    first.set("sound", True)
    first.set("beginner_hints", "never")
    first.close()
    again = Settings()
    assert again["text_scale"] == 130
    assert again["sound"] is True
    assert again["beginner_hints"] == "never"
    with pytest.raises(ValueError, match="text_scale"):
        again.set("text_scale", 900)


# -- keeping and resuming -----------------------------------------------------------------------------------------


def test_a_match_is_kept_after_every_gesture_and_can_be_continued(window: Window, qtbot: Any) -> None:
    played = advanced(5)
    window.play(played)
    written(window, qtbot)
    screen = window.screen_shown
    assert isinstance(screen, Play)
    screen.perform((played.hint(),))
    written(window, qtbot)
    found = autosave.newest(autosave.folder(), played.id)
    assert len(found.match.moves) == 6
    window.home()
    written(window, qtbot)
    assert window._entries
    assert [e.header.match for e in window._entries] == [played.id]
    home = window.screen_shown
    assert isinstance(home, Home)
    press(home, "Continue")
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, Play), timeout=20_000)
    assert window.match is not None
    assert len(window.match.moves) == 6


def test_an_impatient_hand_continues_a_match_once_and_can_leave_it_at_once(
    window: Window, qtbot: Any
) -> None:
    played = advanced(5)
    window.play(played)
    written(window, qtbot)
    window.home()
    written(window, qtbot)
    assert window._entries
    for _ in range(2):
        window.resume(window._entries[0])
    written(window, qtbot)
    assert isinstance(window.screen_shown, Play)
    assert not window.notice.isVisible()
    window.home()
    written(window, qtbot)
    window.play(savefile.decode(savefile.encode(played), Path("x.hotseat")))
    window.home()  # before its autosaves were opened
    written(window, qtbot)
    window.resume(window._entries[0])
    written(window, qtbot)
    assert isinstance(window.screen_shown, Play)
    assert not window.notice.isVisible()


def test_a_damaged_autosave_is_told_and_the_one_before_is_used(window: Window, qtbot: Any) -> None:
    played = advanced(5)
    window.play(played)
    written(window, qtbot)
    screen = window.screen_shown
    assert isinstance(screen, Play)
    screen.perform((played.hint(),))
    written(window, qtbot)
    window.home()
    written(window, qtbot)
    assert window._entries
    entry = window._entries[0]
    newest = autosave.newest(autosave.folder(), played.id).path
    newest.write_bytes(newest.read_bytes()[:300])
    window.resume(entry)
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, Play), timeout=20_000)
    assert window.match is not None
    assert len(window.match.moves) == 5
    assert "damaged" in window.notice.words


def test_a_finished_match_is_counted_and_no_longer_offered(window: Window, qtbot: Any) -> None:
    played = finished()
    window.play(played)
    assert isinstance(window.screen_shown, Result)
    written(window, qtbot)
    window._keep()
    written(window, qtbot)
    window.home()
    written(window, qtbot)
    window.show_page("statistics")
    screen = window.screen_shown
    assert isinstance(screen, StatisticsScreen)
    qtbot.waitUntil(lambda: screen.table.rowCount() == 2, timeout=20_000)
    assert not autosave.resumable(autosave.folder())[0]


def test_two_windows_never_play_one_match(window: Window, qtbot: Any) -> None:
    played = advanced(3)
    ring = autosave.Ring(autosave.folder(), played.id)
    window.play(savefile.decode(savefile.encode(played), Path("x.hotseat")))
    qtbot.waitUntil(lambda: isinstance(window.screen_shown, Home), timeout=20_000)
    assert "another window" in window.notice.words
    ring.close()


def test_a_full_disk_is_told_and_the_match_goes_on(window: Window, qtbot: Any, user_data: Path) -> None:
    played = advanced(3)
    window.play(played)
    written(window, qtbot)
    shutil.rmtree(autosave.folder())
    autosave.folder().write_text("in the way")
    screen = window.screen_shown
    assert isinstance(screen, Play)
    screen.perform((played.hint(),))
    written(window, qtbot)
    assert "The match goes on" in window.notice.words
    assert str(autosave.folder()) in window.notice.words
    assert len(played.moves) == 4


# -- messages -----------------------------------------------------------------------------------------------------


def bad_files(folder: Path) -> dict[str, Path]:
    """Files of every kind of fault."""
    good = savefile.encode(advanced(4))
    made = {
        "not-a-save": b"GIF89a",
        "empty": b"",
        "truncated": good[: len(good) // 2],
        "newer": good.replace(b'"format": 1', b'"format": 99'),
        "unknown-game": good.replace(b'"builders"', b'"chess"', 1),
        "broken": good.replace(b'"coins":', b'"coins":-', 1),
        "deep": b'{"format": 1, "game": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    }
    out = {}
    for name, data in made.items():
        out[name] = folder / f"{name}.hotseat"
        out[name].write_bytes(data)
    return out | {"missing": folder / "missing.hotseat", "folder": folder}


def test_every_bad_file_gets_a_sentence_that_names_it(window: Window, qtbot: Any, tmp_path: Path) -> None:
    for name, path in bad_files(tmp_path).items():
        window.notice.put_away()
        window.open_file(path)
        written(window, qtbot)
        assert str(path) in window.notice.words, name
        assert "Traceback" not in window.notice.words
        assert isinstance(window.screen_shown, Home), name


def test_an_engine_fault_puts_back_the_position_and_offers_help(
    window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = advanced(5)
    window.play(played)
    screen = window.screen_shown
    assert isinstance(screen, Play)
    hint = played.hint()

    def stumble(*choices: Any) -> None:
        raise EngineFault("builders failed")

    monkeypatch.setattr(played, "choose", stumble)
    screen.perform((hint,))
    assert len(played.moves) == 5
    assert window.notice.words == window.text("engine-fault")
    offered = [b.text() for b in window.notice.findChildren(QPushButton)]
    assert window.text("show-log") in offered
    assert window.text("capsule") in offered
    assert window.text("last-autosave") in offered


def test_a_bug_capsule_opens_at_this_very_decision_without_names(
    window: Window, qtbot: Any, user_data: Path
) -> None:
    played = advanced(7)
    window.play(played)
    window.ask_capsule()
    written(window, qtbot)
    path = next((user_data / "capsules").glob("*.hotseat"))
    again = savefile.load(path)
    assert again.state == played.state
    assert "Bertrand" not in path.read_text("utf-8")
    assert "Ann" not in path.name


def test_an_unexpected_error_is_written_down(window: Window, user_data: Path) -> None:
    from hotseat.gui import journal

    journal._log.handlers.clear()
    journal.open_log()
    window.crashed(RuntimeError("out of the blue"))
    assert window.notice.words == window.text("crashed")
    assert "out of the blue" in journal.path().read_text("utf-8")
    for handler in journal._log.handlers:
        handler.close()
    journal._log.handlers.clear()


# -- the other screens --------------------------------------------------------------------------------------------


def test_the_result_tells_rows_totals_and_places(window: Window) -> None:
    played = finished()
    window.play(played)
    screen = window.screen_shown
    assert isinstance(screen, Result)
    assert not screen.text.missing
    words = [w.text() for step in screen._steps for w in step]
    for score in played.scores():
        assert str(score.total) in words
    winner = next(s for s in played.scores() if s.rank == 1)
    assert screen.text.seat(winner.seat) in screen.headline.text()


@pytest.mark.parametrize("game", [g for g in registry.IDS if g in registry.ids()])
def test_a_whole_match_has_awards_for_what_happened_in_it(window: Window, game: str) -> None:
    played = match(game, registry.find(game).seats[0], 11)
    while not played.over:
        played.choose(played.hint())
    window.play(played)
    screen = window.screen_shown
    assert isinstance(screen, Result)
    assert screen.awards
    assert not screen.text.missing
    words = [label.text() for label in screen.findChildren(QLabel)]
    assert all(award in words for award in screen.awards)


def test_the_result_can_be_saved_as_a_picture(window: Window, tmp_path: Path) -> None:
    window.play(finished())
    screen = window.screen_shown
    assert isinstance(screen, Result)
    screen.save_picture(str(tmp_path / "end.png"))
    assert (tmp_path / "end.png").stat().st_size > 10_000
    screen.save_picture(str(tmp_path / "nowhere" / "end.png"))
    assert "could not be written" in window.notice.words


def test_review_steps_through_and_branches(window: Window, qtbot: Any) -> None:
    played = finished()
    window.play(played)
    window.show_page("review")
    screen = window.screen_shown
    assert isinstance(screen, ReviewScreen)
    QTest.keyClick(screen, Qt.Key.Key_Home)
    assert screen.at == 0
    QTest.keyClick(screen, Qt.Key.Key_Right)
    assert screen.at == 1
    slider = screen.findChild(QSlider)
    assert slider is not None
    slider.setValue(4)
    assert screen.at == 4
    assert not screen.text.missing
    QTest.mouseClick(screen.branch, Qt.MouseButton.LeftButton)
    assert isinstance(window.screen_shown, Play)
    assert window.match is not played
    assert window.match is not None
    assert len(window.match.moves) == 4


def test_a_review_of_a_running_match_shows_nothing_secret(window: Window) -> None:
    played = match("draft", 2, 5)
    window.play(played)
    window.show_page("review")
    screen = window.screen_shown
    assert isinstance(screen, ReviewScreen)
    public = {e.id for e in played.view(None)}
    assert set(screen.scene.pieces) <= public


def test_a_finished_match_is_reviewed_by_the_eyes_of_anybody(window: Window) -> None:
    played = match("draft", 2, 5)
    while not played.over:
        played.choose(played.hint())
    window.play(played)
    window.show_page("review")
    screen = window.screen_shown
    assert isinstance(screen, ReviewScreen)
    n = next(n for n in range(len(played.moves)) if screen.past.view(n, 0) != screen.past.view(n, 1))
    screen.show_move(n)
    shown = []
    for name in (screen.text("review-everybody"), screen.text.seat(0), screen.text.seat(1)):
        press(screen, name)
        shown.append({e.id for e in screen.scene.elements})
        assert screen.at == n
    everybody, ann, bertrand = shown
    assert shown == [{e.id for e in screen.past.view(n, eyes)} for eyes in (None, 0, 1)]
    assert ann - everybody
    assert ann != bertrand


@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_the_rules_open_at_the_question(window: Window, qtbot: Any, language: str) -> None:
    window.settings.try_on(language=language)
    window.play(advanced(2))
    screen = window.screen_shown
    assert isinstance(screen, Play)
    QTest.keyClick(screen.view, Qt.Key.Key_F1)
    rules = window.screen_shown
    assert isinstance(rules, RulesScreen)
    assert "turn" in [name for name, _, _ in rules.pages.anchors]
    item = rules.contents.currentItem()
    assert item is not None
    assert item.data(Qt.ItemDataRole.UserRole) == "turn"
    rules.grab()
    QTest.keyClicks(rules.field, "zzzz")
    assert rules.note.text() == rules.text("rules-not-found")
    QTest.mouseClick(rules.back, Qt.MouseButton.LeftButton)
    assert window.screen_shown is screen


def test_pictures_in_the_rules_are_drawn_by_the_painters(window: Window) -> None:
    window.play(advanced(2))
    window.rules("")
    rules = window.screen_shown
    assert isinstance(rules, RulesScreen)
    drawn = rules.pages._drawn("building/inn")
    blank = rules.pages._drawn("building/there_is_none")
    assert not drawn.isNull()
    assert drawn != blank


@pytest.mark.parametrize("name", ["settings", "statistics", "about"])
@pytest.mark.parametrize("language", ["en", "zh-TW"])
def test_screens_have_all_words_and_names(window: Window, name: str, language: str) -> None:
    window.settings.try_on(language=language)
    window.show_page(name)
    screen = window.screen_shown
    screen.grab()
    assert not screen.text.missing  # type: ignore[attr-defined]
    for widget in screen.findChildren(QWidget):
        if isinstance(widget, QAbstractButton | QLineEdit) and widget.isVisible():
            assert widget.accessibleName(), widget


def test_ending_by_agreement_asks_everybody(window: Window) -> None:
    played = advanced(6)
    window.play(played)
    window.ask_agree()
    assert window.notice.words == window.text("agree-ask")
    press(window.notice, window.text("agree-not"))
    assert not played.over
    window.ask_agree()
    press(window.notice, window.text("agree-do"))
    assert played.over
    assert isinstance(window.screen_shown, Result)


def test_a_keeper_never_writes_a_match_without_moves(window: Window, qtbot: Any) -> None:
    played = match("builders", 2)
    kept = keeper.Keeper(played, window.disk, window.fail)
    written(window, qtbot)
    kept.close()
    written(window, qtbot)
    assert not autosave.files(autosave.folder(), played.id)
    assert statistics.read(autosave.folder().parent)[0] == []
