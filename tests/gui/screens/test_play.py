"""The play screen: arming, undo, remedy, palette, menus, texts, names for everybody who can't see it."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLineEdit, QWidget

from hotseat.gui.screens.play import Play
from hotseat.session.match import Match

from .walk import Walk, match


def advanced(seats: int, moves: int, seed: int = 11) -> Match:
    """A match of The Builders after some good moves."""
    played = match("builders", seats, seed)
    for _ in range(moves):
        played.choose(played.hint())
    return played


def offer_where(walk: Walk, **wanted: Any) -> Any:
    """The first open offer with these features."""
    for offer in walk.match.offers():
        if "verb" in wanted and offer.choice.verb != wanted["verb"]:
            continue
        if "legal" in wanted and (offer.refusal is None) != wanted["legal"]:
            continue
        if wanted.get("remedy") and not (offer.refusal and offer.refusal.remedy):
            continue
        return offer
    raise AssertionError(f"no offer with {wanted}")


def test_what_uncovers_something_is_armed_by_the_first_click_and_done_by_the_second(qtbot: Any) -> None:
    walk = Walk(qtbot, match("builders", 2))
    choice = offer_where(walk, verb="open", legal=True).choice
    walk.click(choice.at[0])
    assert not walk.match.moves
    assert walk.screen.pointing.armed is not None
    assert walk.screen.question.act.isVisible()
    assert walk.screen.scene.pieces[choice.at[0]].hint.state in ("selected", "armed")
    walk.click(choice.at[0])
    assert walk.match.moves[-1].choice == choice


def test_escape_disarms(qtbot: Any) -> None:
    walk = Walk(qtbot, match("builders", 2))
    choice = offer_where(walk, verb="open", legal=True).choice
    walk.click(choice.at[0])
    walk.key(Qt.Key.Key_Escape)
    assert walk.screen.pointing.armed is None
    assert not walk.screen.question.act.isVisible()
    assert not walk.match.moves


def test_free_choices_play_at_once_and_are_undone_with_u(qtbot: Any) -> None:
    walk = Walk(qtbot, match("builders", 2))
    choice = offer_where(walk, verb="take", legal=True).choice
    walk.press_button(choice)
    assert walk.match.moves[-1].choice == choice
    walk.screen.view.setFocus()
    walk.key(Qt.Key.Key_U)
    assert not walk.match.moves
    walk.key(Qt.Key.Key_R)
    assert walk.match.moves[-1].choice == choice


def test_undo_across_something_new_needs_everybodys_consent(qtbot: Any) -> None:
    walk = Walk(qtbot, match("builders", 2))
    walk.by_mouse(offer_where(walk, verb="open", legal=True).choice)
    assert walk.screen.undo_note.text()
    walk.screen.view.setFocus()
    walk.key(Qt.Key.Key_U)
    assert len(walk.match.moves) == 1
    assert walk.screen.undo_note.text() == walk.screen.text("undo-consent")
    walk.key(Qt.Key.Key_U)
    assert not walk.match.moves


@pytest.mark.parametrize("arming", ["revealed", "none"])
def test_the_end_of_a_turn_is_played_at_once_when_one_likes(qtbot: Any, arming: str) -> None:
    walk = Walk(qtbot, match("builders", 2), arming=arming)
    for verb in ("take", "take", "take"):
        walk.press_button(offer_where(walk, verb=verb, legal=True).choice)
    walk.press_button(offer_where(walk, verb="end-turn").choice)
    assert walk.match.moves[-1].choice.verb == "end-turn"


def test_a_remedy_is_one_gesture(qtbot: Any) -> None:
    played = match("builders", 2, starting_coins=30)
    walk = Walk(qtbot, played)
    walk.by_mouse(offer_where(walk, verb="open", legal=True).choice)
    walk.by_mouse(offer_where(walk, verb="recruit", legal=True).choice)
    walk.by_mouse(offer_where(walk, verb="recruit", legal=True).choice)
    refused = offer_where(walk, verb="send", remedy=True)
    before = len(played.moves)
    for element in refused.choice.at:
        walk.click(element)
    assert len(played.moves) == before
    assert walk.screen.question.act.isVisible()
    QTest.mouseClick(walk.screen.question.act, Qt.MouseButton.LeftButton)
    made = played.moves[before:]
    assert made[-1].choice == refused.choice
    assert len({m.gesture for m in made}) == 1
    walk.screen.undo()
    assert len(played.moves) == before


def test_either_card_may_be_clicked_first(qtbot: Any) -> None:
    played = advanced(2, 30)
    walk = Walk(qtbot, played)
    while not any(
        o.choice.verb == "send" and o.refusal is None and o.caution is None for o in played.offers()
    ):
        played.choose(played.hint())
        walk.screen.begin()
    choice = next(
        o.choice for o in played.offers() if o.choice.verb == "send" and not o.refusal and not o.caution
    )
    for element in reversed(choice.at):
        walk.click(element)
    assert played.moves[-1].choice == choice


def test_the_palette_lists_all_legal_choices_and_plays_one(qtbot: Any) -> None:
    walk = Walk(qtbot, match("builders", 2))
    walk.screen.what_can_i_do()
    sheet = walk.screen.palette_sheet
    legal = [o for o in walk.match.offers() if o.refusal is None]
    assert sheet.list.count() == len(legal)
    QTest.keyClicks(sheet.field, "into coins")
    QTest.keyClick(sheet.field, Qt.Key.Key_Return)
    assert walk.match.moves[-1].choice.verb == "take"
    assert not sheet.isVisible()


def test_a_hint_points_and_plays_nothing(qtbot: Any) -> None:
    walk = Walk(qtbot, match("builders", 2))
    walk.screen.hint()
    assert not walk.match.moves
    hint = walk.match.hint()
    assert all(walk.screen.scene.pieces[e].hint.good for e in hint.at)


def test_every_refused_piece_says_why(qtbot: Any) -> None:
    walk = Walk(qtbot, advanced(4, 60))
    for eid, target in walk.screen.pointing.picker.targets().items():
        name, why = walk.screen.say(eid)
        assert name
        assert why or not target.refused, eid


def test_a_refusal_that_can_be_remedied_says_how(qtbot: Any) -> None:
    played = match("builders", 2, starting_coins=30)
    walk = Walk(qtbot, played)
    walk.by_mouse(offer_where(walk, verb="open", legal=True).choice)
    walk.by_mouse(offer_where(walk, verb="recruit", legal=True).choice)
    walk.by_mouse(offer_where(walk, verb="recruit", legal=True).choice)
    refused = offer_where(walk, verb="send", remedy=True)
    screen = walk.screen
    screen.point(refused.choice.at[0])
    name, why = screen.say(refused.choice.at[1])
    remedy = screen.wording.remedy(refused)
    assert name
    assert screen.wording.refusal(refused.refusal) in why
    assert remedy in why
    piece = QAccessible.queryAccessibleInterface(screen.scene.pieces[refused.choice.at[1]])
    assert piece.text(QAccessible.Text.Description) == why
    screen._regard(refused)
    assert remedy in screen.question._bad.text()


def test_every_widget_that_takes_the_focus_has_a_name(qtbot: Any) -> None:
    walk = Walk(qtbot, advanced(4, 20))
    nameless = [w for w in walk.screen.findChildren(QWidget) if _needs_name(w) and not w.accessibleName()]
    assert not nameless


def _needs_name(widget: QWidget) -> bool:
    return widget.isVisible() and isinstance(widget, QAbstractButton | QLineEdit)


@pytest.mark.parametrize("language", ["en", "zh-TW"])
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
def test_all_words_are_there(qtbot: Any, language: str, theme: str) -> None:
    walk = Walk(qtbot, advanced(3, 25), language=language, theme=theme)
    for _ in range(6):
        for offer in walk.match.offers():
            walk.screen._regard(offer)
        for eid in walk.screen.scene.pieces:
            walk.screen.say(eid)
        walk.match.choose(walk.match.hint())
        walk.screen.begin()
    assert not walk.screen.text.missing


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (2560, 1080), (960, 1100)])
def test_nothing_is_lost_when_the_window_changes_its_size(qtbot: Any, size: tuple[int, int]) -> None:
    walk = Walk(qtbot, advanced(4, 50))
    walk.screen.resize(*size)
    walk.settle()
    screen: Play = walk.screen
    shown = {e.id for e in walk.match.view(walk.match.viewer)}
    assert shown <= set(screen.scene.pieces)
    assert screen.rect().contains(screen.right.geometry())
    for made in screen.question.buttons():
        assert screen.question.rect().contains(made.geometry().center() + made.parentWidget().pos())


def test_a_bot_answers_by_itself(qtbot: Any) -> None:
    walk = Walk(qtbot, match("builders", 2, seed=3, bots=("greedy",), start_player="seat-2"))
    qtbot.waitUntil(lambda: walk.match.seat == 0, timeout=20_000)
    assert walk.match.moves
    assert {m.seat for m in walk.match.moves} == {1}
    assert not walk.faults
