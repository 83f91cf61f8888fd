"""Tammany Hall on the play screen: a whole game by element ids, election night, and bids that nobody sees."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from tests.gui.screens.test_handover import Spy, names, open_curtain
from tests.gui.screens.walk import Walk, match

from hotseat.games.tammany_hall.choices import EndTurn
from hotseat.gui.screens import curtain
from hotseat.session.match import Match
from hotseat.simulate import decision


@pytest.fixture(autouse=True)
def _no_calm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curtain, "CALM", 1)


def played_to(seats: int, key: str, year: int, seed: int = 3) -> Match:
    """A match of persons that stands at a question."""
    played = match("tammany_hall", seats, seed=seed)
    while played.seat is not None and not (played.ask.key == key and played.state.year >= year):  # type: ignore[union-attr]
        played.choose(decision(played.game, played.state, played.seat, "greedy", len(played.moves), 0.1))
    assert played.seat is not None
    return played


def act(walk: Walk, choice: Any) -> None:
    """Make a choice as a person does: pieces are clicked, dials turned, buttons pressed."""
    screen = walk.screen
    if choice.verb == "place":
        cube = next(
            (
                e.id
                for e in screen.scene.elements
                if e.place.startswith("garden:cube") and e.face == choice.second
            ),
            "",
        )
        for element in (
            (cube, f"ward/{choice.second_ward}", f"ward/{choice.ward}")
            if cube
            else (f"ward/{choice.ward}", f"ward/{choice.second_ward}")
        ):
            walk.click(element)
        walk.settle()
        walk.press_button(choice)
    elif choice.verb in ("bid", "assign"):
        dials = screen.question._extra
        assert dials is not None
        for facet, value in choice.facets.items():
            dials.button(facet, value).click()
        screen.confirm()
    else:
        for element in choice.at:
            walk.click(element)
        before = len(walk.match.moves)
        if not choice.at or screen.pointing.menu:
            walk.press_button(choice)
        if len(walk.match.moves) == before:
            screen.confirm()


def test_a_whole_game_by_its_pieces(qtbot: Any) -> None:
    played = match("tammany_hall", 4, seed=5)
    walk = Walk(qtbot, played, arming="none")
    for _ in range(700):
        if played.over:
            break
        if walk.screen.curtain.isVisible():
            open_curtain(walk)
        before = len(played.moves)
        choice = played.hint()
        act(walk, choice)
        walk.settle()
        assert len(played.moves) > before, f"{choice} was not made"
        assert played.moves[before].choice == choice
    assert played.over
    assert walk.ends
    assert not walk.faults
    assert not walk.screen.text.missing


def test_a_bid_leaves_nothing_at_any_frame(qtbot: Any) -> None:
    played = played_to(5, "bid", 12)
    walk = Walk(qtbot, played)
    spy, screen, frames = Spy(walk), walk.screen, []

    def frame() -> None:
        screen.grab()
        on_table = {p.id for p in screen.scene.items() if hasattr(p, "element")}
        frames.append((on_table, screen.curtain.isVisible()))

    timer = QTimer(screen)
    timer.timeout.connect(frame)
    timer.start(15)
    sealed = 0
    for _ in range(60):
        if played.over or sealed >= 2:
            break
        if screen.curtain.isVisible():
            spy.drawn.clear()
            frames.clear()
            qtbot.waitUntil(lambda: len(frames) > 2)
            for on_table, covered in frames:
                assert covered
                assert not any(id_.startswith("bid/") for id_ in on_table)
            assert not [e for e in spy.drawn if e.kind == "bid"]
            read = "\n".join(names(QAccessible.queryAccessibleInterface(screen)))
            assert "Irish" not in read
            assert not screen.log.toPlainText()
            assert screen.question._extra is None
            open_curtain(walk)
        assert played.viewer == played.seat
        if played.ask is None or not played.ask.sealed:
            screen.perform((played.hint(),))
            walk.settle()
            continue
        before = {e.id: e for e in played.view(None)}
        log = played.log(None)
        others = [b for b in screen.scene.pieces if b.startswith("bid/")]
        assert others in ([], [f"bid/{played.seat}"])
        title = screen.window().windowTitle()
        shown = screen.seats.grab().toImage()
        most = max((o.choice for o in played.offers() if o.refusal is None), key=lambda c: c.size)
        dials = screen.question._extra
        assert dials is not None
        for colour, n in most.chips.items():
            dials.button(colour, n).click()
        assert screen.seats.grab().toImage() == shown, "a bid moves a number outside of the bidder's panel"
        assert screen.window().windowTitle() == title
        still_open = len(played.ask.seats) > 1
        screen.confirm()
        walk.settle()
        if still_open and played.ask is not None and played.ask.sealed:
            sealed += 1
            assert {e.id: e for e in played.view(None)} == before, "somebody could count the chips"
            assert played.log(None)[: len(log)] == log
            assert not any(e.key == "votes" for _, e in played.log(None)[len(log) :])
    timer.stop()
    assert sealed >= 2
    assert not walk.faults


def test_whatever_was_bid_the_next_bidder_is_shown_the_same(qtbot: Any) -> None:
    """Two matches that differ in a sealed bid alone: curtain, table, panels, hint, spoken words are equal to the pixel."""
    seen: list[list[Any]] = []
    for which in (0, -1):
        played = played_to(5, "bid", 12)
        walk = Walk(qtbot, played)
        while not (
            played.ask and played.ask.sealed and len(played.ask.seats) > 1 and len(played.offers()) > 2
        ):
            if walk.screen.curtain.isVisible():
                open_curtain(walk)
            walk.screen.perform((played.hint(),))
        if walk.screen.curtain.isVisible():
            open_curtain(walk)
        screen, bidder = walk.screen, played.seat
        choices = [o.choice for o in played.offers() if o.refusal is None]
        screen.perform((choices[which],))
        assert screen.curtain.isVisible()
        qtbot.waitUntil(screen.curtain._open.isEnabled, timeout=5000)
        shown = [screen.grab().toImage(), list(names(QAccessible.queryAccessibleInterface(screen)))]
        open_curtain(walk)
        assert played.seat != bidder
        screen.scene.finish()
        shown += [screen.grab().toImage(), list(names(QAccessible.queryAccessibleInterface(screen)))]
        shown += [screen.log.toPlainText(), screen.undo_note.text(), screen.window().windowTitle()]
        screen.undo()  # asks everybody first
        shown += [screen.undo_note.text(), played.hint(), played.since_last_turn(played.seat or 0)]
        seen.append(shown)
    assert seen[0] == seen[1]


def test_the_table_stays_from_turn_to_turn_but_not_from_bid_to_bid(qtbot: Any) -> None:
    played = played_to(4, "turn-placed", 6)
    walk = Walk(qtbot, played)
    if walk.screen.curtain.isVisible():
        open_curtain(walk)
    pieces, viewer = dict(walk.screen.scene.pieces), played.viewer
    walk.screen.perform((EndTurn(),))
    assert played.viewer != viewer
    assert walk.screen.scene.pieces["ward/1"] is pieces["ward/1"]
    bidding = Walk(qtbot, played_to(4, "bid", 12))
    for _ in range(20):
        if bidding.screen.curtain.isVisible():
            open_curtain(bidding)
        asked = bidding.match.ask
        assert asked is not None
        if asked.sealed and any(id_.startswith("bid/") for id_ in bidding.screen.scene.pieces):
            break
        bidding.screen.perform((bidding.match.hint(),))
    pieces = dict(bidding.screen.scene.pieces)
    bidding.screen.perform((bidding.match.hint(),))
    assert not any(bidding.screen.scene.pieces.get(id_) is piece for id_, piece in pieces.items())


def test_election_night_goes_step_by_step(qtbot: Any) -> None:
    played = played_to(4, "bid", 12)
    walk = Walk(qtbot, played, animation=60, arming="none")
    screen, sheet = walk.screen, walk.screen.herald.walk
    for _ in range(8):
        if screen.curtain.isVisible():
            open_curtain(walk)
        lying = {e.id for e in screen.scene.elements if e.kind == "boss"}
        screen.perform((played.hint(),))
        if sheet.waiting:
            break
    assert sheet.waiting
    assert sheet.isVisible()
    assert {e.id for e in screen.scene.elements if e.kind == "boss"} == lying, "the table tells too early"
    assert not screen.question.buttons()
    page = sheet._pages[0]
    assert screen.scene.pieces[page.about].hint.state == "selected"
    steps = 0
    while sheet.waiting and steps < 100:
        QTest.keyClick(sheet, Qt.Key.Key_Return)
        steps += 1
    assert steps >= len(page.events)
    assert not sheet.isVisible()
    walk.settle()
    if screen.curtain.isVisible():
        open_curtain(walk)
    assert screen.question.question.text()


def test_a_walk_can_be_skipped_and_is_not_there_without_animation(qtbot: Any) -> None:
    played = played_to(4, "bid", 4)
    walk = Walk(qtbot, played, animation=60, arming="none")
    sheet = walk.screen.herald.walk
    for _ in range(8):
        if walk.screen.curtain.isVisible():
            open_curtain(walk)
        walk.screen.perform((played.hint(),))
        if sheet.waiting:
            break
    assert sheet.waiting
    QTest.keyClick(sheet, Qt.Key.Key_Escape)
    assert not sheet.waiting
    quick = Walk(qtbot, played_to(4, "bid", 4), arming="none")
    for _ in range(8):
        if quick.screen.curtain.isVisible():
            open_curtain(quick)
        if quick.match.ask is None or quick.match.ask.key != "bid":
            break
        quick.screen.perform((quick.match.hint(),))
        assert not quick.screen.herald.walk.waiting
