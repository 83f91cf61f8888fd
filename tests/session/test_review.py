"""Stepping through a match, and going on from a position as a new match."""

from __future__ import annotations

import pytest

from hotseat.engine import codec
from hotseat.session import savefile
from hotseat.session.match import Match
from session.tabletop import BID, DRAFT, OPEN, digest, match, some, step, whole


def loaded(m: Match) -> Match:
    return savefile.decode(savefile.encode(m), savefile.Path("x"))


@pytest.mark.parametrize("game", [BID, DRAFT])
@pytest.mark.parametrize("load", [False, True])
def test_every_position_can_be_seen_again(game, load) -> None:  # type: ignore[no-untyped-def]
    m = match(game, seed=6)
    views, digests, scores = [m.view(1)], [digest(m)], [m.scores()]
    while not m.over:
        step(m)
        views.append(m.view(1))
        digests.append(digest(m))
        scores.append(m.scores())
    review = (loaded(m) if load else m).review()
    assert (review.first, len(review)) == (0, len(m.moves))
    for n in range(len(review) + 1):
        assert review.view(n, 1) == views[n]
        assert codec.digest(review.state(n)) == digests[n]
        assert review.scores(n) == scores[n]
        assert review.log(n, 1) == [x for x in m.log(1) if x[0] <= n]
    for n in (-1, len(review) + 1):
        with pytest.raises(IndexError):
            review.state(n)


def test_a_review_stays_as_it_is_while_the_match_goes_on() -> None:
    m = match(OPEN)
    step(m)
    review = m.review()
    before = review.view(1, 0)
    review.state(1).players.clear()
    step(m)
    m.undo(by_consent=True)
    m.undo(by_consent=True)
    assert len(review) == 1
    assert review.view(1, 0) == before


@pytest.mark.parametrize("load", [False, True])
def test_going_on_from_a_position_is_a_new_match(load: bool) -> None:
    m = whole(DRAFT, seed=6)
    m = loaded(m) if load else m
    end, rounds = digest(m), m.score_history
    n = len(m.moves) // 2
    new = m.branch(n)
    assert new.id != m.id
    assert (len(new.moves), codec.digest(new.state)) == (n, codec.digest(m.review().state(n)))
    assert (new.viewer, new.handover) == (None, True)
    assert new.score_history == [(r, totals) for at, r, totals in m.history.rounds if at <= n]
    for move in m.moves[n:]:
        new.viewer = move.seat
        new.choose(move.choice)
    assert digest(new) == end
    while new.undo_blocked != "nothing":
        new.undo(by_consent=True)
    assert (len(m.moves), digest(m), m.score_history) == (len(m.review()), end, rounds)
    assert savefile.decode(savefile.encode(m.branch(n)), savefile.Path("x")).review().first == 0


def test_a_branch_does_not_share_the_reasons_of_undo() -> None:
    m = match(BID)
    m.choose(some(m))
    new = m.branch(1)
    new.open_curtain()
    assert new.moves[0].barrier == "handed-over"
    assert m.moves[0].barrier == ""
