"""Gestures: played whole or not at all; what is said before they are made."""

from __future__ import annotations

import msgspec
import pytest

from hotseat.engine.flow import Agree, IllegalChoice
from hotseat.engine.game import Setup
from hotseat.session.match import EngineFault, Match
from session.tabletop import BID, DRAFT, OPEN, Bid, bid, digest, match, people, some, step, whole
from toys import draft, sealed_bid


def everything(m: Match) -> object:
    return (digest(m), m.viewer, len(m.moves), m.ask, m.undo_blocked, m.can_redo, m.score_history, m.view(0))


class Failing(sealed_bid.Rules):
    """Rules with a bug in the middle of opening the bids."""

    __slots__ = ()

    def draw(self, seat: int, n: int) -> None:
        if self.state.round and seat == 1:
            self.state.players[0].chips["red"] = 99
            raise ZeroDivisionError("a bug")
        super().draw(seat, n)


FAILING = msgspec.structs.replace(BID, table=Failing)


def test_people_and_seats_must_fit() -> None:
    with pytest.raises(ValueError, match="1 people for 3 seats"):
        Match.new(BID, Setup(3, 1), match(BID).people[:1])


def test_an_illegal_choice_changes_nothing() -> None:
    m = match(BID)
    m.open_curtain()
    before = everything(m)
    with pytest.raises(IllegalChoice) as fault:
        m.choose(bid(m, red=50))
    assert fault.value.refusal.key == "too-many"
    assert m.why_not(bid(m, red=50)) == fault.value.refusal
    assert everything(m) == before


def test_a_gesture_whose_second_choice_is_refused_is_taken_back_whole() -> None:
    m = match(OPEN)
    while m.ask and m.ask.sealed:
        m.choose(some(m))
    sell = next(o.choice for o in m.offers() if isinstance(o.choice, draft.Sell) and not o.refusal)
    before = everything(m)
    with pytest.raises(IllegalChoice):
        m.choose(sell, sell)
    assert everything(m) == before
    assert len(m.choose(sell)) == 1


def test_a_remedy_and_its_choice_are_one_gesture_and_one_undo() -> None:
    for seed in range(50):
        m = match(OPEN, seed=seed)
        while m.ask and m.ask.sealed:
            m.choose(some(m, seed))
        for _ in range(12):
            cure = next((o for o in m.offers() if o.refusal and o.refusal.remedy), None)
            if cure is not None and cure.refusal is not None:
                before = digest(m)
                moves = m.choose(*cure.refusal.remedy, cure.choice)
                assert len(moves) >= 2
                assert len({x.gesture for x in moves}) == 1
                m.undo(by_consent=True)
                assert digest(m) == before
                return
            m.choose(some(m, seed))
    pytest.fail("no remedy was offered")


def test_a_failing_engine_leaves_the_position_as_it_was() -> None:
    m = match(FAILING)
    m.choose(bid(m))
    m.choose(bid(m))
    m.undo()
    m.choose(bid(m))
    m.open_curtain()
    before, revision = everything(m), m.revision
    with pytest.raises(EngineFault) as fault:
        m.choose(bid(m))
    assert isinstance(fault.value.__cause__, ZeroDivisionError)
    assert everything(m) == before
    assert m.revision > revision
    assert m.offers()


def test_a_failing_view_is_a_fault_of_the_engine_too() -> None:
    def seen(cat, state, viewer):  # type: ignore[no-untyped-def]
        if state.flow and getattr(state.flow[-1], "seat", None) is not None:
            raise KeyError("a bug")
        return DRAFT.elements(cat, state, viewer)

    m = match(msgspec.structs.replace(DRAFT, elements=seen))
    while True:
        before = (digest(m), len(m.moves))
        try:
            m.choose(some(m))
        except EngineFault:
            break
    assert (digest(m), len(m.moves)) == before


def test_trying_a_choice_out_reports_a_failing_engine_and_changes_nothing() -> None:
    m = match(FAILING)
    m.choose(bid(m))
    m.choose(bid(m))
    before = digest(m)
    with pytest.raises(EngineFault):
        m.would_seal(bid(m))
    assert digest(m) == before


@pytest.mark.parametrize("game", [BID, DRAFT, OPEN], ids=["bid", "draft", "open"])
@pytest.mark.parametrize("bots", [("", "", ""), ("", "random")], ids=["three", "one-bot"])
def test_would_seal_is_what_happens(game, bots) -> None:  # type: ignore[no-untyped-def]
    """`would_seal` gives the reason that undo gives right after the choice, and touches nothing."""
    reasons = set()
    m = match(game, *bots, seed=11)
    while not m.over:
        if m.task():
            step(m)
            continue
        m.open_curtain()
        choice, before = some(m, 11), digest(m)
        reason = m.would_seal(choice)
        assert digest(m) == before
        m.choose(choice)
        assert m.undo_blocked == reason
        reasons.add(reason)
    assert "revealed" in reasons
    assert ("" in reasons) == (len(bots) == 3 or game is not BID)
    assert ("handed-over" in reasons) == (game is OPEN and len(bots) == 3)


def test_would_seal_of_an_illegal_choice_is_nothing() -> None:
    m = match(BID)
    assert m.would_seal(bid(m, red=50)) == ""


def test_the_first_sealed_bids_seal_nothing_whatever_they_are() -> None:
    m = match(BID)
    m.open_curtain()
    assert {m.would_seal(o.choice) for o in m.offers() if not o.refusal} == {""}


def test_what_is_said_of_choices_is_for_the_asked_seat() -> None:
    m = match(BID)
    m.open_curtain()
    assert [d.facet for d in m.dials("bid")] == ["red", "green", "blue", "yellow"]
    assert m.dials("keep") == ()
    assert m.forecast(bid(m)).lines[0].key == "strength"
    assert all(isinstance(o.choice, Bid) for o in m.offers())
    assert m.facts["chip/red"]["name"] == "colour-red"


def test_after_the_end_nothing_is_asked() -> None:
    m = whole(BID)
    assert (m.seat, m.ask, m.offers(), m.dials("bid"), m.hint(), m.task()) == (None, None, [], (), None, None)
    refusal = m.why_not(Bid("x"))
    assert refusal is not None
    assert refusal.key == "game-over"
    assert m.would_seal(Bid("x")) == ""
    assert m.forecast(Bid("x")).lines == ()
    with pytest.raises(IllegalChoice):
        m.choose(Bid("x"))
    assert [s.rank for s in m.scores()].count(1) >= 1


def test_the_score_of_every_round_is_kept_and_taken_back_with_it() -> None:
    m = match(BID)
    lengths = []
    while not m.over:
        step(m)
        lengths.append(len(m.score_history))
    rounds = [r for r, _ in m.score_history]
    assert rounds == list(range(1, 7))
    assert m.score_history[-1][1] == tuple(s.total for s in m.scores())
    for n in reversed(lengths[:-1]):
        m.undo(by_consent=True)
        assert len(m.score_history) == n


def test_agreement_ends_the_match() -> None:
    m = match(BID)
    m.choose(Agree((0, 1, 2)))
    assert m.over
    assert m.moves[-1].events[-1].key == "agreed"


def test_a_hint_is_legal_and_comes_from_what_the_seat_knows() -> None:
    m = match(BID)
    seen = []

    def hints(table, seat):  # type: ignore[no-untyped-def]
        seen.append([p.chips for p in table.state.players])
        return BID.hints(table, seat)

    m.game = msgspec.structs.replace(BID, hints=hints)
    while not m.over:
        hint = m.hint()
        assert m.why_not(hint) is None
        m.choose(hint)
    truth = [p.chips for p in match(BID).state.players]
    assert seen[0][0] == truth[0]
    assert seen[0][1:] != truth[1:]


@pytest.mark.parametrize("seats", [-1, 0, 1, 9])
def test_a_new_match_has_as_many_seats_as_the_game_allows(seats: int) -> None:
    with pytest.raises(ValueError, match=f"sealed_bid is for 2 to . seats, not {seats}"):
        Match.new(BID, Setup(seats, 1), people(*[""] * seats))
