"""Whose eyes the screen serves, and when the device is covered before it changes hands."""

from __future__ import annotations

import pytest

from hotseat.engine.flow import Event
from hotseat.session import savefile
from hotseat.session.match import Curtain, Match
from session.tabletop import BARE, BID, DRAFT, OPEN, UNSEEN, Keep, bid, match, some, step, whole


def again(m: Match) -> Match:
    """The match as loaded from a file."""
    return savefile.decode(savefile.encode(m), savefile.Path("x.hotseat"))


def test_a_new_match_with_secrets_begins_behind_the_curtain() -> None:
    m = match(BID)
    assert (m.viewer, m.seat, m.handover) == (None, 0, True)
    m.open_curtain()
    assert (m.viewer, m.seat, m.handover) == (0, 0, False)


def test_a_sealed_round_goes_round_the_table_with_a_curtain_for_each() -> None:
    m = match(BID)
    m.open_curtain()
    for seat in (0, 1):
        assert m.seat == seat
        m.choose(bid(m))
        assert (m.seat, m.viewer, m.handover) == (seat + 1, seat, True)
        m.open_curtain()
        assert (m.seat, m.viewer, m.handover) == (seat + 1, seat + 1, False)


def test_a_sealed_round_starts_with_whoever_has_the_device() -> None:
    m = match(BID)
    m.viewer = 1
    order = []
    for _ in range(3):
        order.append(m.seat)
        m.choose(bid(m))
    assert order == [1, 2, 0]


def test_bots_answer_first_and_the_only_human_never_hands_over() -> None:
    m = match(BID, "random", "", "random")
    order, viewers = [], set()
    while not m.over:
        order.append((m.ask.key if m.ask else "", m.seat))
        viewers.add(m.viewer)
        assert not m.handover
        step(m)
    assert order[:3] == [("bid", 2), ("bid", 0), ("bid", 1)]
    assert viewers == {1}


def test_only_bots_show_the_public_view_to_nobody() -> None:
    m = match(BID, "random", "random")
    while not m.over:
        assert (m.viewer, m.handover) == (None, False)
        step(m)
    assert m.undo_blocked == "nothing"


def test_while_bots_move_the_viewer_stays_the_last_human() -> None:
    m = match(DRAFT, "", "random", "", seed=3)
    seen = set()
    while not m.over:
        if m.seat == 1:
            assert not m.handover
            before = m.viewer
            step(m)
            assert m.viewer == before
            seen.add(before)
        else:
            m.open_curtain()
            step(m)
    assert seen >= {0, 2}


def test_without_secrets_the_viewer_follows_the_turn() -> None:
    m = match(OPEN)
    while not m.over:
        assert m.handover is False
        assert m.viewer == m.seat
        step(m)


def test_without_secrets_the_view_before_a_bots_first_move_is_the_next_humans() -> None:
    m = match(OPEN, "random", "", "random")
    assert (m.seat, m.viewer) in {(0, 1), (2, 1)}


@pytest.mark.parametrize(("policy", "due"), [("secret", True), ("always", True), ("never", False)])
def test_policy_with_secrets(policy: Curtain, due: bool) -> None:
    m = match(BID)
    m.curtain = policy
    assert m.handover is due
    assert m.viewer == (None if due else 0)
    m.choose(bid(m))
    assert m.handover is due
    assert m.viewer == (0 if due else 1)


def test_policy_always_covers_every_change_of_person_and_may_be_changed_at_any_time() -> None:
    m = match(OPEN)
    m.curtain = "always"
    m.choose(some(m))
    assert m.handover
    m.curtain = "secret"
    assert not m.handover
    assert m.viewer == m.seat


def test_a_turn_passes_without_curtain_while_nobody_holds_anything_private() -> None:
    m, sealed = match(BARE), 0
    m.open_curtain()
    while not m.over:
        assert (m.handover, m.viewer) == (False, m.seat)
        before = m.seat
        m.choose(some(m))
        if m.ask and m.ask.sealed and m.seat != before:  # the answer to come is secret, and others look on
            assert m.handover
            sealed += 1
            m.open_curtain()
    assert sealed > 4


def test_whispered_news_make_the_curtain_due() -> None:
    m, due = match(UNSEEN), 0
    while not m.over:
        assert m.ask is not None
        due += m.handover and not m.ask.sealed
        m.open_curtain()
        m.choose(some(m))
    assert due


def test_news_whispered_at_the_set_up_make_the_curtain_due() -> None:
    """Nothing private lies on the table, but seat 1 was told something before the first move."""
    bare, covered = match(BARE), set()
    told = Event("dealt", {"seat": 1}, {"role": "spy"}, (1,))
    m = Match(BARE, bare.setup, bare.people, bare.history, [told], loaded=False)
    m.open_curtain()
    while not m.over:
        before = m.viewer
        m.choose(some(m))
        if m.ask is not None and not m.ask.sealed and m.seat != before:
            assert m.handover == (1 in (before, m.seat))
            covered.add(m.handover)
        m.open_curtain()
    assert covered == {True, False}


def test_after_loading_nobody_is_known_to_be_at_the_screen() -> None:
    m = match(BID)
    m.choose(bid(m))
    assert (again(m).viewer, again(m).handover) == (None, True)
    alone = match(BID, "", "random")
    assert (alone.viewer, again(alone).handover or again(alone).seat == 1) == (0, True)
    open_match = match(OPEN)
    open_match.choose(some(open_match))
    back = savefile.decode(savefile.encode(open_match), savefile.Path("x.hotseat"))
    assert back.viewer is None  # the registry's game of that id has secrets


def test_the_curtain_stays_for_a_bots_turn_after_loading_until_the_human_comes() -> None:
    m = again(match(BID, "", "random"))
    assert (m.seat, m.viewer, m.handover) == (1, None, False)
    step(m)
    assert (m.seat, m.viewer, m.handover) == (0, None, True)


def test_whoever_answers_has_taken_the_device() -> None:
    m = match(BID)
    m.choose(bid(m))
    assert m.viewer == 0


def test_the_winner_alone_is_asked_and_sees_own_chips_only() -> None:
    m = match(BID)
    m.choose(bid(m))
    m.choose(bid(m))
    m.choose(bid(m, **{c: 1 for c in ("red",) if _has(m, "red")} or {"blue": 1}))
    if m.ask and m.ask.key == "favour":
        assert m.seat == m.viewer == 2
        m.choose(Keep())
    private = {e.id for e in m.view(2)} - {e.id for e in m.view(None)}
    assert private
    assert all(i.startswith("seat2/") for i in private)


def _has(m: Match, colour: str) -> bool:
    return bool(m.state.players[2].chips[colour])


def test_views_are_fresh_after_every_move() -> None:
    m = whole(BID)
    assert m.view(None) == list(m.game.elements(m.cat, m.state, None))
    m.view(None).clear()
    assert m.view(None)
