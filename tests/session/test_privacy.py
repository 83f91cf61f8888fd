"""What leaves a match for one viewer holds nothing that this viewer may not know."""

from __future__ import annotations

import pytest

from hotseat.engine import codec
from hotseat.session.match import Match
from session.tabletop import BID, DRAFT, bid, match, some, step, whole


def secrets_of(m: Match, viewer: int | None) -> list[tuple[str, dict[str, object]]]:
    return [(e.key, e.private) for move in m.moves for e in move.events if e.private and viewer not in e.only]


@pytest.mark.parametrize("game", [BID, DRAFT])
@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_log_has_the_private_part_for_its_owner_only(game, viewer) -> None:  # type: ignore[no-untyped-def]
    m = whole(game, seed=2)
    assert secrets_of(m, viewer)
    events = [e for _, e in m.log(viewer)]
    assert len(events) == sum(len(x.events) for x in m.moves) + len(m.opening)
    assert all(viewer in e.only for e in events if e.private or e.only)
    assert any(e.private for e in events) == (viewer is not None)
    for seat in range(3):
        assert all(e.private == {} or seat in e.only for e in m.since_last_turn(seat))
    for n in (0, len(m) if hasattr(m, "__len__") else 5):
        assert all(viewer in e.only for _, e in m.review().log(n, viewer) if e.private)


def test_the_log_numbers_moves_and_can_be_appended() -> None:
    m = whole(BID, seed=2)
    log = m.log(0)
    assert [n for n, _ in log] == sorted(n for n, _ in log)
    cut = len(m.moves) // 2
    assert [x for x in log if x[0] > cut] == m.log(0, since=cut)
    assert max(n for n, _ in log) <= len(m.moves)


def test_since_the_last_turn_begins_after_the_seats_own_move() -> None:
    m = match(DRAFT, seed=2)
    while m.ask and m.ask.sealed:
        m.choose(some(m))
    first = m.seat
    assert first is not None
    m.choose(some(m))
    assert m.since_last_turn(first) == []
    while m.seat == first:
        m.choose(some(m))
    told = len(m.moves)
    while m.seat != first:
        m.choose(some(m))
    assert [e.key for e in m.since_last_turn(first)] == [e.key for x in m.moves[told:] for e in x.events]


def test_sealed_bids_and_taking_them_back_show_in_no_view_log_or_reason() -> None:
    """Whatever seat 0 bids, takes back and bids again, seat 1 finds the same match."""

    def found(*bids: dict[str, int]) -> object:
        m = match(BID)
        m.open_curtain()
        for n, chips in enumerate(bids):
            if n:
                m.undo()
            m.choose(bid(m, **chips))
        m.open_curtain()
        return (
            m.seat,
            m.view(1),
            m.view(None),
            m.log(1),
            m.since_last_turn(1),
            m.offers(),
            m.undo_blocked,
            m.can_redo,
            m.scores(),
            m.score_history,
            m.hint(),
            len(m.moves),
        )

    chips = match(BID).state.players[0].chips
    colour = max(chips, key=lambda c: chips[c])
    plain = found({})
    assert found({colour: 2}) == plain
    assert found({colour: 2}, {}) == plain
    assert found({}, {colour: 1}, {colour: 2}) == plain


def test_a_bot_gets_nothing_of_what_its_seat_may_not_know() -> None:
    m = match(BID, "", "random", "", seed=8)
    found = 0
    while not m.over:
        task = m.task()
        if task is None:
            m.choose(some(m, 8))
            continue
        state = codec.unpack(task.position, m.game.state_type)
        assert list(m.game.elements(m.cat, state, 1)) == m.view(1)
        truth = [p.chips for s, p in enumerate(m.state.players) if s != 1]
        found += [p.chips for s, p in enumerate(state.players) if s != 1] != truth
        assert state.chance != m.state.chance
        step(m)
    assert found
