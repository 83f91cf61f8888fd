"""Metallum on the play screen: the programmer, the reveal, secrets at the curtain, a whole game by element ids."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from gui.screens.test_handover import Spy, names, open_curtain
from gui.screens.walk import Walk, match
from hotseat.gui.screens import curtain
from hotseat.gui.screens.result import Result
from hotseat.gui.table import Hint


@pytest.fixture(autouse=True)
def _no_calm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curtain, "CALM", 1)


def began(qtbot: Any, **settings: Any) -> Walk:
    """Round 1, the first player has taken the device."""
    walk = Walk(qtbot, match("metallum", 2, seed=3), **settings)
    open_curtain(walk)
    return walk


def tile(name: str, seat: int = 0) -> str:
    return f"tile/{seat}/{name}"


def place(walk: Walk, name: str, seat: int = 0) -> str:
    return walk.screen.scene.pieces[tile(name, seat)].element.place


def state(walk: Walk, name: str, seat: int = 0) -> str:
    hint: Hint = walk.screen.scene.pieces[tile(name, seat)].hint
    return hint.state


def commit(walk: Walk) -> None:
    (button,) = walk.screen.question.buttons()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    walk.settle()


def next_news(walk: Walk) -> None:
    """Put the announcement away."""
    QTest.mouseClick(walk.screen.herald.sheet.onward, Qt.MouseButton.LeftButton)
    walk.settle()


# -- the programmer ---------------------------------------------------------------------------------------------------


def test_tiles_snap_to_their_cells_and_come_back(qtbot: Any) -> None:
    walk = began(qtbot)
    walk.click(tile("move_2"))
    walk.click(tile("deploy_1"))
    assert place(walk, "move_2") == "cell/0/0:tile/0"
    assert place(walk, "deploy_1") == "cell/0/1:tile/0"
    walk.click(tile("move_1"))
    assert place(walk, "move_1") == "cell/0/0:tile/0", "a tile takes the place of one of its type"
    assert place(walk, "move_2").startswith("seat0/tiles/")
    walk.click(tile("move_1"))
    assert place(walk, "move_1").startswith("seat0/tiles/")
    assert not walk.match.moves


def test_a_tile_that_does_not_fit_says_why(qtbot: Any) -> None:
    walk = began(qtbot)
    walk.click(tile("move_3"))
    assert state(walk, "stock_report") == "refused"
    walk.click(tile("stock_report"))
    assert place(walk, "stock_report").startswith("seat0/tiles/")
    refused = walk.screen.draft.refused
    assert refused.key == "no-interface"
    why = walk.screen.wording.refusal(refused)
    assert walk.screen.question._bad.text() == why
    assert walk.screen.say(tile("stock_report"))[1] == why


def test_the_running_total_and_what_is_missing_are_said(qtbot: Any) -> None:
    walk = began(qtbot)
    walk.click(tile("deploy_2"))
    lines = walk.screen.question._lines.text()
    assert "5" in lines
    assert walk.screen.draft.refusal.key == "needs-cell"
    assert walk.screen.wording.refusal(walk.screen.draft.refusal) in lines
    commit(walk)
    assert not walk.match.moves, "a program without a Move tile can't be committed"
    walk.click(tile("move_2"))
    assert "7" in walk.screen.question._lines.text()
    commit(walk)
    assert walk.match.moves[0].choice.tiles == (tile("move_2"), tile("deploy_2"))


def test_undo_and_escape_work_inside_the_draft(qtbot: Any) -> None:
    walk = began(qtbot)
    walk.click(tile("move_1"))
    walk.click(tile("deploy_1"))
    walk.key(Qt.Key.Key_U)
    assert place(walk, "deploy_1").startswith("seat0/tiles/")
    assert place(walk, "move_1").startswith("cell")
    walk.key(Qt.Key.Key_Escape)
    assert not walk.screen.draft.started
    assert not walk.match.moves


def test_tiles_can_be_dragged_onto_the_board_and_off(qtbot: Any) -> None:
    walk = began(qtbot)
    walk.drag(tile("move_2"), "cell/0/3")
    assert place(walk, "move_2") == "cell/0/0:tile/0", "a tile snaps to its own cell"
    walk.drag(tile("move_2"), "seat0")
    assert place(walk, "move_2").startswith("seat0/tiles/")


def test_a_program_is_laid_and_committed_by_keyboard(qtbot: Any) -> None:
    walk = began(qtbot)
    for name in ("move_1", "special", "deploy_2"):
        if name != "special":
            walk.go_to(tile(name))
            walk.key(Qt.Key.Key_Return)
    walk.key(Qt.Key.Key_1)
    walk.settle()
    assert walk.match.moves[0].choice.tiles == (tile("move_1"), tile("deploy_2"))


def test_only_faces_that_say_more_when_large_are_enlarged(qtbot: Any) -> None:
    scene = began(qtbot).screen.scene
    for eid, large in (
        ("installation/alpha", True),
        ("rigs/0/1", False),
        ("ship/0", False),
        (tile("move_1"), True),
    ):
        scene.hover(eid)
        assert scene._enlarged.isVisible() == large, eid
    assert scene.words("rigs/0/1")[0], "its words come after a while"


def test_a_hint_lights_up_a_program(qtbot: Any) -> None:
    walk = began(qtbot)
    walk.screen.hint()
    wanted = walk.match.hint().tiles
    lit = {i for i, p in walk.screen.scene.pieces.items() if p.hint.good}
    assert lit == set(wanted)
    assert not walk.screen.draft.started


# -- secrets ----------------------------------------------------------------------------------------------------------


def test_nothing_of_a_program_is_left_at_any_frame_of_the_hand_over(qtbot: Any) -> None:
    """Drawn, named, titled, logged: after the commit nothing tells which tiles were laid, how many, or their total."""
    walk = began(qtbot, animation=200)
    spy, screen, frames = Spy(walk), walk.screen, []

    def frame() -> None:
        screen.grab()
        frames.append({p.element for p in screen.scene.items() if hasattr(p, "element")})

    timer = QTimer(screen)
    timer.timeout.connect(frame)
    for name in ("move_2", "deploy_2", "power_boost"):
        walk.click(tile(name))
    spy.drawn.clear()
    timer.start(10)
    commit(walk)
    assert screen.curtain.isVisible()
    qtbot.waitUntil(lambda: len(frames) >= 6, timeout=20_000)
    timer.stop()
    assert not any(frames)
    assert not [e for e in spy.drawn if e.kind == "tile"]
    assert screen.draft is None
    said = "\n".join(names(QAccessible.queryAccessibleInterface(screen)))
    said += screen.window().windowTitle() + screen.log.toPlainText() + screen.question.question.text()
    for secret in ("Move 2", "Deploy 2", "Power boost", "11"):
        assert secret not in said


def test_the_other_sees_the_same_table_whatever_was_programmed(qtbot: Any) -> None:
    seen: list[tuple[Any, ...]] = []
    for program in (("move_1",), ("move_2", "deploy_2", "power_boost")):
        walk = began(qtbot)
        for name in program:
            walk.click(tile(name))
        commit(walk)
        open_curtain(walk)
        screen = walk.screen
        pieces = sorted((p.element for p in screen.scene.pieces.values()), key=lambda e: e.id)
        walk.settle()
        screen.scene.finish()
        image = screen.grab().toImage()  # kept while its bits are read
        picture = bytes(image.constBits())
        seen.append((pieces, screen.log.toPlainText(), screen.question.question.text(), picture))
        events = [e for m in walk.match.moves for e in m.events]
        assert not events, "nothing is told before both are in"
    assert seen[0] == seen[1]


def test_a_seat_may_take_its_program_back_until_the_device_is_handed_over(qtbot: Any) -> None:
    walk = began(qtbot)
    walk.click(tile("move_1"))
    commit(walk)
    back = walk.screen.curtain.back
    assert back.isVisible()
    QTest.mouseClick(back, Qt.MouseButton.LeftButton)
    walk.settle()
    assert not walk.match.moves
    assert walk.screen.curtain.isVisible(), "the device may have changed hands: the curtain stays"
    open_curtain(walk)
    assert walk.match.viewer == 0
    assert not walk.screen.draft.started
    walk.click(tile("move_2"))
    commit(walk)
    open_curtain(walk)
    assert walk.match.viewer == 1
    assert "move_2" not in str(walk.screen.scene.pieces["cell/0/0"].element)
    assert walk.match.undo_blocked


# -- reveal, profits, action phase ------------------------------------------------------------------------------------


def revealed(qtbot: Any) -> Walk:
    walk = began(qtbot)
    for seat, program in enumerate((("move_2", "deploy_2"), ("move_1", "deploy_3"))):
        for name in program:
            walk.click(tile(name, seat))
        commit(walk)
        if not seat:
            open_curtain(walk)
    return walk


def test_the_reveal_shows_both_programs_and_who_acts_first(qtbot: Any) -> None:
    walk = revealed(qtbot)
    sheet = walk.screen.herald.sheet
    assert sheet.isVisible()
    said = "\n".join(names(QAccessible.queryAccessibleInterface(sheet)))
    for word in ("Ann", "Bertrand", "Complexity 7", "Complexity 9", "Move 2", "Deploy 3", "acts first"):
        assert word in said
    walk.click(tile("move_2"))
    assert len(walk.match.moves) == 2, "nothing goes on under the announcement"
    next_news(walk)
    assert not sheet.isVisible()
    assert {place(walk, "move_2"), place(walk, "move_1", 1)} == {"cell/0/0:tile/0", "cell/1/0:tile/0"}


def test_pointing_at_what_lies_on_a_planet_means_the_planet(qtbot: Any) -> None:
    """A ship in the way keeps nobody from choosing the planet; an installation that can be used is meant itself."""
    scene = began(qtbot).screen.scene
    scene.hint({})
    assert scene.meant("ship/1") == "ship/1"
    scene.hint({"planet/alpha": Hint("legal")})
    assert scene.meant("ship/1") == scene.meant("installation/alpha") == "planet/alpha"
    scene.hint({"planet/alpha": Hint("legal"), "installation/alpha": Hint("refused")})
    assert scene.meant("installation/alpha") == "installation/alpha"


def test_before_anything_is_picked_only_what_begins_an_action_lights_up(qtbot: Any) -> None:
    """All seven planets glowed at once, as the goals of actions that nobody had begun."""
    walk = revealed(qtbot)
    next_news(walk)
    pieces = walk.screen.scene.pieces
    assert pieces[tile("move_2")].hint.state == "legal"
    assert {p.hint.state for i, p in pieces.items() if i.startswith("planet/")} == {""}
    walk.click(tile("move_2"))
    assert pieces["planet/unknown-2"].hint.state == "legal"


def test_a_tile_that_can_do_two_things_asks_which(qtbot: Any) -> None:
    """Power boost places a rig by a second click, or flies when a planet is pointed at."""
    walk = began(qtbot)
    for seat, program in enumerate((("move_1", "power_boost"), ("move_1", "deploy_3"))):
        for name in program:
            walk.click(tile(name, seat))
        commit(walk)
        if not seat:
            open_curtain(walk)
    next_news(walk)
    assert walk.match.seat == 0
    walk.click(tile("power_boost"))
    assert len(walk.match.moves) == 2
    assert walk.screen.pointing.armed is not None
    assert walk.screen.scene.pieces["planet/unknown-1"].hint.state == "legal"
    walk.click(tile("power_boost"))
    assert walk.match.moves[-1].choice.verb == "use"


@pytest.mark.parametrize("options", [{}, {"turn_order": "lower_chooses", "omega_starts": "face_down"}])
def test_a_whole_game_by_element_ids(qtbot: Any, options: dict[str, str]) -> None:
    played = match("metallum", 2, seed=9, **options)
    walk = Walk(qtbot, played)
    profits = 0
    for _ in range(900):
        screen = walk.screen
        if screen.herald.waiting:
            profits += screen.herald.sheet.heading.text() == screen.text("announced-profits")
            next_news(walk)
            continue
        if screen.curtain.isVisible():
            open_curtain(walk)
            continue
        if played.over:
            break
        before, choice = len(played.moves), played.hint()
        _make(walk, choice)
        walk.settle()
        assert len(played.moves) == before + 1, choice
        assert played.moves[-1].choice == choice
    assert played.over
    assert profits == 9
    assert walk.ends
    assert not walk.faults
    assert not walk.screen.text.missing


def _make(walk: Walk, choice: Any) -> None:
    """Make a choice as a person would: lay a program, point at pieces, press the button where several things fit."""
    screen, before = walk.screen, len(walk.match.moves)
    if screen.draft is not None:
        for element in choice.tiles:
            walk.click(element)
        commit(walk)
        return
    for element in choice.at:
        walk.click(element)
    if len(walk.match.moves) == before and screen.pointing.armed is None:
        walk.press_button(choice)
    if len(walk.match.moves) == before and choice.at:
        walk.click(choice.at[-1])
    elif len(walk.match.moves) == before:
        walk.press_button(choice)


def test_the_end_tells_what_breaks_ties_and_which_planets_were_left_out(qtbot: Any) -> None:
    played = match("metallum", 2, seed=9)
    while not played.over:
        played.choose(played.hint())
    walk = Walk(qtbot, match("metallum", 2, seed=9))
    result = Result(played, walk.settings)
    qtbot.addWidget(result)
    assert len(result.notes) == 4
    said = " ".join(result.notes)
    assert all(result.text(f"planet-{planet}") in said for planet in played.state.removed)
    assert played.scores()[0].keys["rigs_on_board"] == 25 - played.state.players[0].supply
    assert str(25 - played.state.players[0].supply) in result.notes[0]
