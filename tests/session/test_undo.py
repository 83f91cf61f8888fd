"""Undo and redo: one gesture with what it triggered; barriers and their reasons; nobody's secrets."""

from __future__ import annotations

import pytest

from hotseat.session import savefile
from hotseat.session.match import Match, UndoBlocked
from session.tabletop import BID, DRAFT, OPEN, bid, digest, match, some, step, whole


def opened(*bots: str, seed: int = 7) -> Match:
    """The open game in its turns, after the sealed part."""
    m = match(OPEN, *bots, seed=seed)
    while m.ask and m.ask.sealed:
        step(m)
    return m


def test_nothing_to_undo_at_the_start() -> None:
    m = match(BID)
    m.open_curtain()
    assert m.undo_blocked == "nothing"
    with pytest.raises(UndoBlocked) as fault:
        m.undo(by_consent=True)
    assert fault.value.reason == "nothing"
    with pytest.raises(UndoBlocked):
        m.redo()


def test_a_sealed_answer_is_the_seats_own_until_the_device_is_handed_over() -> None:
    m = match(BID)
    m.open_curtain()
    start = digest(m)
    m.choose(bid(m, red=0))
    assert m.undo_blocked == ""
    m.undo()
    assert (digest(m), m.seat, m.viewer, m.handover) == (start, 0, 0, False)
    m.choose(bid(m))
    m.open_curtain()
    assert m.undo_blocked == "handed-over"
    with pytest.raises(UndoBlocked):
        m.undo()
    m.choose(bid(m))
    assert m.undo_blocked == ""
    m.undo()
    assert (m.seat, m.viewer, m.undo_blocked) == (1, 1, "handed-over")


def test_a_sealed_answer_is_not_taken_back_after_loading_by_whoever_comes() -> None:
    m = match(BID)
    m.choose(bid(m))
    again = savefile.decode(savefile.encode(m), savefile.Path("x"))
    assert again.undo_blocked == "handed-over"
    again.open_curtain()
    assert (again.seat, again.undo_blocked) == (1, "handed-over")


def test_opened_bids_are_a_barrier_that_consent_lifts() -> None:
    m = match(BID)
    for _ in range(3):
        before = digest(m)
        m.choose(bid(m))
    assert m.undo_blocked == "revealed"
    with pytest.raises(UndoBlocked):
        m.undo()
    m.undo(by_consent=True)
    assert digest(m) == before


def test_consent_across_seats_puts_the_curtain_up() -> None:
    m = match(BID)
    m.choose(bid(m))
    m.open_curtain()
    m.undo(by_consent=True)
    assert (m.seat, m.viewer, m.handover) == (0, None, True)
    assert not m.can_redo  # not before the seat itself is there
    m.open_curtain()
    assert m.can_redo
    m.redo()
    assert (m.seat, m.viewer, m.handover) == (1, 0, True)


def test_nobody_does_again_what_another_seat_took_back() -> None:
    m = match(BID)
    m.choose(bid(m))
    m.choose(bid(m))
    m.undo(by_consent=True)
    m.undo(by_consent=True)
    m.open_curtain()
    m.redo()
    m.open_curtain()
    assert (m.seat, m.can_redo) == (1, True)
    m.viewer = 2  # somebody else sits there
    assert not m.can_redo


def test_in_an_open_game_the_passing_turn_is_a_hand_over() -> None:
    m = opened()
    first = m.seat
    while m.seat == first:
        m.choose(next(o.choice for o in m.offers() if o.choice.verb == "pass"))
    assert m.undo_blocked == "handed-over"
    m.undo(by_consent=True)
    assert (m.seat, m.viewer, m.handover) == (first, first, False)


def test_a_drawn_card_is_a_barrier() -> None:
    m = opened()
    m.choose(next(o.choice for o in m.offers() if o.choice.verb == "draw"))
    assert m.undo_blocked == "revealed"


def test_undo_takes_the_bots_answers_back_with_the_gesture() -> None:
    m = match(OPEN, "", "random", "random", seed=4)
    checked = 0
    while not m.over:
        assert m.seat == 0 or m.task()
        if m.task():
            step(m)
            continue
        before, n = digest(m), len(m.moves)
        m.choose(some(m, 4))
        while m.task():
            step(m)
        after = digest(m)
        if m.undo_blocked == "" and len(m.moves) > n + 1:
            checked += 1
        m.undo(by_consent=True)
        assert (digest(m), m.seat, len(m.moves)) == (before, 0, n)
        assert m.can_redo
        m.redo()
        assert digest(m) == after
    assert checked


def test_what_only_a_bot_learned_is_no_barrier() -> None:
    m = match(DRAFT, "", "random", seed=4)
    while m.task() or (m.ask and m.ask.sealed):
        step(m)
    before = digest(m)
    while m.seat == 0:
        m.choose(next(o.choice for o in m.offers() if o.choice.verb == "pass"))
    move = m.choose(next(o.choice for o in m.offers() if o.choice.verb == "draw"))[0]
    assert move.events[0].only == (1,)
    assert m.undo_blocked == ""
    m.undo()
    assert digest(m) == before


def test_undo_while_a_bot_thinks_makes_its_answer_late() -> None:
    m = match(OPEN, "", "random", seed=4)
    while m.task() or (m.ask and m.ask.sealed):
        step(m)
    while not m.task():
        m.choose(next(o.choice for o in m.offers() if o.choice.verb == "pass"))
    task = m.task()
    assert task is not None
    m.undo()
    assert task.revision != m.revision
    assert m.seat == 0


@pytest.mark.parametrize("game", [BID, DRAFT])
def test_all_the_way_back_and_forth(game) -> None:  # type: ignore[no-untyped-def]
    m = whole(game, seed=5)
    end, log, history = digest(m), m.log(0), m.score_history
    digests = [x.digest for x in m.moves]
    for n in range(len(digests) - 1, -1, -1):
        m.undo(by_consent=True)
        assert len(m.moves) == n
        assert digest(m) == (digests[n - 1] if n else digest(match(game, seed=5)))
    while m.moves != [] or m.history.future:
        m.open_curtain()
        if not m.can_redo:
            break
        m.redo()
    assert digest(m) == end
    assert (m.log(0), m.score_history) == (log, history)


def test_a_new_choice_forgets_what_was_taken_back() -> None:
    m = match(BID)
    m.choose(bid(m))
    m.undo()
    assert m.can_redo
    m.choose(bid(m))
    assert not m.can_redo


def test_an_earlier_gesture_of_the_same_turn_is_free_again() -> None:
    m = opened()
    seat = m.seat
    sell = [o.choice for o in m.offers() if o.choice.verb == "sell" and not o.refusal]
    m.choose(sell[0])
    m.choose(next(o.choice for o in m.offers() if o.choice.verb == "draw"))
    assert m.undo_blocked == "revealed"
    m.undo(by_consent=True)
    assert (m.seat, m.undo_blocked) == (seat, "")
    m.undo()


def test_undo_after_loading_finds_the_positions_again() -> None:
    m = whole(DRAFT, seed=9)
    again = savefile.decode(savefile.encode(m), savefile.Path("x"))
    digests = [x.digest for x in m.moves]
    for n in range(len(digests) - 1, 0, -1):
        again.undo(by_consent=True)
        assert digest(again) == digests[n - 1]
