"""The Manhattan Project on the play screen: a whole game by element ids, ways of a placement, covered plans, hand-overs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtTest import QTest
from tests.gui.screens.walk import Walk, match

from hotseat.engine import registry
from hotseat.engine.element import Element
from hotseat.gui.screens import curtain
from hotseat.session.match import Match

GAME = "manhattan_project"
LONG = 900
"""More choices than a hinted game takes."""


@pytest.fixture(autouse=True)
def _no_calm(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(curtain, "CALM", 1)


def open_curtain(walk: Walk) -> None:
    """As a person does it."""
    cover = walk.screen.curtain
    walk.qtbot.waitUntil(lambda: cover._open.isEnabled(), timeout=5000)
    QTest.mouseClick(cover._open, Qt.MouseButton.LeftButton)
    walk.settle()


def reach(walk: Walk, element: str) -> None:
    """Uncover the plans or unfold the chip that hides a piece."""
    screen = walk.screen
    if element in screen.covers.hidden:
        QTest.mouseClick(screen.cover_button, Qt.MouseButton.LeftButton)
        walk.settle()
    chips = screen.scene.arrangement.chips
    folded = next((c for c in chips.values() if element in c.members), None)
    if folded is not None:
        screen.scene.focus(folded.id)


def do(walk: Walk, choice: Any) -> None:
    """Make a choice by clicks: the piece, then the ways that differ from the usual one, then once more."""
    screen, before = walk.screen, len(walk.match.moves)
    if not choice.at:
        walk.press_button(choice)
    else:
        (element,) = choice.at
        reach(walk, element)
        walk.click(element)
        for _ in range(4):
            armed = screen.pointing.armed
            if armed is None or armed.choice == choice or not screen.pointing.ways:
                break
            offered = [b for b in screen.question.buttons() if b.offer is not None]
            wanted = choice.facets
            nearest = max(
                offered, key=lambda b: sum(b.offer.choice.facets[f] == v for f, v in wanted.items())
            )
            QTest.mouseClick(nearest, Qt.MouseButton.LeftButton)
        menu = [b for b in screen.question.buttons() if b.offer is not None and b.offer.choice == choice]
        if len(walk.match.moves) == before and screen.pointing.armed is None and menu:
            QTest.mouseClick(menu[0], Qt.MouseButton.LeftButton)
    if len(walk.match.moves) == before:
        assert screen.pointing.armed is not None, f"{choice} is not armed"
        assert screen.pointing.armed.choice == choice
        QTest.mouseClick(screen.question.act, Qt.MouseButton.LeftButton)
    walk.settle()
    assert len(walk.match.moves) == before + 1, f"{choice} was not made"
    assert walk.match.moves[-1].choice == choice


def test_a_whole_game_of_three(qtbot: Any) -> None:
    played = match(GAME, 3, seed=4)
    walk = Walk(qtbot, played)
    for _ in range(LONG):
        if walk.screen.curtain.isVisible():
            open_curtain(walk)
        if played.over:
            break
        do(walk, played.hint())
    assert played.over
    assert walk.ends
    assert not walk.faults
    assert not walk.screen.text.missing


def advanced(until: Any, seats: int = 3, seed: int = 4) -> Match:
    """A game played by hints until a question is open that is wanted."""
    played = match(GAME, seats, seed=seed)
    for _ in range(LONG):
        played.open_curtain()
        if until(played):
            return played
        played.choose(played.hint())
    raise AssertionError("that never came")


def several_sorts(played: Match) -> bool:
    hand = played.state.players[played.seat].hand
    return (
        played.ask.key == "turn"
        and hand["laborer"] > 0
        and hand["engineer"] > 0
        and not played.state.crews["factory_bombers"]
    )


def test_one_sort_of_workers_places_at_once_and_several_arm_the_usual_way(qtbot: Any) -> None:
    walk = Walk(qtbot, match(GAME, 2, seed=1))
    open_curtain(walk)
    walk.click("space/factory_fighters")
    assert len(walk.match.moves) == 1, "only laborers in hand: pointing at the space is enough"
    played = advanced(several_sorts)
    walk = Walk(qtbot, played)
    if walk.screen.curtain.isVisible():
        open_curtain(walk)
    before = len(played.moves)
    walk.click("space/factory_bombers")
    armed = walk.screen.pointing.armed
    assert armed is not None
    assert armed.choice.laborer == 1, "laborers before specialists"
    engineer = next(b for b in walk.screen.question.buttons() if b.offer.choice.engineer == 1)
    QTest.mouseClick(engineer, Qt.MouseButton.LeftButton)
    assert len(played.moves) == before
    assert walk.screen.pointing.armed.choice.engineer == 1
    walk.click("space/factory_bombers")
    assert played.moves[-1].choice.engineer == 1


def test_declining_is_one_click_away(qtbot: Any) -> None:
    played = advanced(several_sorts)
    walk = Walk(qtbot, played)
    if walk.screen.curtain.isVisible():
        open_curtain(walk)
    walk.click("space/factory_bombers")
    decline = next(b for b in walk.screen.question.buttons() if b.offer.choice.declined == 1)
    assert decline.text() == walk.screen.text("declined-1")
    QTest.mouseClick(decline, Qt.MouseButton.LeftButton)
    assert walk.screen.pointing.armed.choice.declined == 1


# -- privacy -----------------------------------------------------------------------------------------------------


def private(played: Match, seat: int) -> set[str]:
    """Ids that this seat sees and the public does not."""
    public = {e.id for e in played.view(None)}
    return {e.id for e in played.view(seat) if e.id not in public}


def names(found: QAccessibleInterface | None, depth: int = 0) -> Iterator[str]:
    """Everything a screen reader could read below this object, as far as it is visible."""
    if found is None or depth > 12 or found.state().invisible:
        return
    for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
        yield found.text(kind)
    for i in range(found.childCount()):
        yield from names(found.child(i), depth + 1)


def said(walk: Walk, ids: set[str]) -> set[str]:
    """Names of bomb cards that can be read or heard anywhere on the screen."""
    text = walk.screen.text
    bombs = {text(f"bomb-{i.partition('/')[2]}"): i for i in ids}
    screen = walk.screen
    heard = "\n".join(names(QAccessible.queryAccessibleInterface(screen)))
    heard += screen.log.toPlainText() + screen.question.question.text()
    heard += "\n".join(" ".join(screen.say(p)) for p in screen.scene.pieces)
    return {i for name, i in bombs.items() if re.search(rf"{re.escape(name)}\b", heard)}


class Spy:
    """Notes every bomb that a painter draws face up."""

    def __init__(self, walk: Walk) -> None:
        self.drawn: list[Element] = []
        painters = walk.screen.scene.studio.painters
        before = painters["bomb"]

        def spied(p: Any, w: float, h: float, element: Element, facts: Any, look: Any) -> None:
            self.drawn.append(element)
            before(p, w, h, element, facts, look)

        painters["bomb"] = spied


def holding(played: Match) -> bool:
    return played.ask.key == "turn" and bool(played.state.players[played.seat].plans)


def test_plans_are_covered_on_the_own_turn_until_asked_for(qtbot: Any) -> None:
    played = advanced(holding)
    walk = Walk(qtbot, played)
    if walk.screen.curtain.isVisible():
        open_curtain(walk)
    screen, own = walk.screen, private(played, played.seat)
    assert own
    assert screen.covers.hidden == own
    assert not own & set(screen.scene.pieces)
    assert said(walk, own) == set()
    screen.what_can_i_do()
    assert said(walk, own) == set()
    screen.palette_sheet.close_sheet()
    assert screen.cover_button.isVisible()
    QTest.mouseClick(screen.cover_button, Qt.MouseButton.LeftButton)
    assert own <= set(screen.scene.pieces)
    QTest.keyClick(screen, Qt.Key.Key_P)
    assert not own & {p.id for p in screen.scene.items() if hasattr(p, "element")}
    assert said(walk, own) == set()


def test_a_hint_about_a_covered_plan_does_not_name_it(qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    played = advanced(lambda m: m.ask.key in ("turn", "go-on") and m.hint().verb == "build", seed=1)
    walk = Walk(qtbot, played)
    if walk.screen.curtain.isVisible():
        open_curtain(walk)
    own = private(played, played.seat)
    walk.screen.hint()
    assert said(walk, own) == set()
    assert walk.screen.text("covered-hint") in walk.screen.question._lines.text()


@pytest.mark.parametrize("animation", [0, 200])
def test_a_draft_hands_over_once_to_each_and_shows_nothing_of_another(qtbot: Any, animation: int) -> None:
    """Every frame of the hand-overs is grabbed: no bomb that only one seat sees is painted, named or on the table."""
    played = advanced(lambda m: m.ask.key == "draft" and m.state.players[m.seat].plans, seed=6)
    seats = played.setup.seats
    walk = Walk(qtbot, played, animation=animation)
    screen, spy = walk.screen, Spy(walk)
    frames: list[tuple[set[str], bool]] = []

    def frame() -> None:
        screen.grab()
        frames.append(
            ({p.id for p in screen.scene.items() if hasattr(p, "element")}, screen.curtain.isVisible())
        )

    timer = QTimer(screen)
    timer.timeout.connect(frame)
    timer.start(15)
    if screen.curtain.isVisible():
        open_curtain(walk)
    handovers = 0
    for _ in range(seats + 1):
        if screen.curtain.isVisible():
            handovers += 1
            hidden = set().union(*(private(played, s) for s in range(seats)))
            assert hidden
            spy.drawn.clear()
            frames.clear()
            QTest.qWait(60)
            assert frames
            assert all(covered and not on_table & hidden for on_table, covered in frames)
            assert not [e for e in spy.drawn if e.id in hidden]
            assert said(walk, hidden) == set()
            open_curtain(walk)
        seat = played.seat
        assert played.viewer == seat
        own = private(played, seat)
        others = set().union(*(private(played, s) for s in range(seats) if s != seat)) - own
        packet = {e.id for e in played.view(seat) if e.place.startswith("packet/")}
        assert not others & set(screen.scene.pieces)
        assert said(walk, others) == set()
        if played.ask.key != "draft":
            break
        assert packet <= set(screen.scene.pieces)
        assert not (own - packet) & set(screen.scene.pieces), "the own plans stay covered in the draft"
        choice = played.hint()
        do_by = choice.at[0]
        walk.click(do_by)
        if screen.pointing.armed is not None:
            walk.click(do_by)
        walk.settle()
    timer.stop()
    assert handovers == seats
    assert not walk.faults


def test_no_view_event_or_score_tells_another_hand() -> None:
    """At every decision of a game: what others see names no card of a hand."""
    played = match(GAME, 4, seed=3)
    for _ in range(160):
        if played.over:
            break
        for seat in range(4):
            hand = {f"bomb/{p.bomb}" for p in played.state.players[seat].plans}
            for viewer in [None, *(s for s in range(4) if s != seat)]:
                assert not hand & {e.id for e in played.view(viewer)}
        played.open_curtain()
        played.choose(played.hint())
    for seat in (None, 0, 1):
        for _, event in played.log(seat):
            assert event.key != "kept" or "bomb" not in event.args or seat is not None


# -- the rules to read -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", ["en", "zh-TW"])
def test_the_rules_have_a_paragraph_for_every_question_and_pictures_that_exist(lang: str) -> None:
    page = (registry.locale(GAME) / lang / f"{GAME}-rules.md").read_text("utf-8")
    anchors = set(re.findall(r"\{#([a-z-]+)\}", page))
    words = (registry.locale(GAME) / lang / f"{GAME}.ftl").read_text("utf-8")
    asked = {
        k for k in re.findall(rf"^{GAME}-ask-([a-z-]+) =", words, re.MULTILINE) if not k.endswith("-picked")
    }
    assert asked <= anchors
    facts = registry.find(GAME).facts(registry.catalogue(GAME))
    assert set(re.findall(r"hotseat:([\w/-]+)\)", page)) <= set(facts)
