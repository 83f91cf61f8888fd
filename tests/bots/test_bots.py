"""Bots: legal, reproducible, blind to what their seat may not know, and at home in another process."""

from __future__ import annotations

import multiprocessing
import pickle

import msgspec
import pytest

from hotseat import bots
from hotseat.engine import codec, flow, registry
from hotseat.engine.chance import Chance
from hotseat.engine.game import Hint
from session.tabletop import BID, DRAFT, bid, match, some, step, whole


@pytest.mark.parametrize("game", [BID, DRAFT])
@pytest.mark.parametrize("bot", sorted(bots.BOTS))
def test_every_bot_plays_whole_matches_the_same_way_again(game, bot) -> None:  # type: ignore[no-untyped-def]
    first, again = (whole(game, bot, bot, seed=3) for _ in range(2))
    assert first.over
    assert [m.choice for m in first.moves] == [m.choice for m in again.moves]
    other = whole(game, bot, bot, seed=4)
    assert [m.choice for m in first.moves] != [m.choice for m in other.moves]


def test_a_snapshot_hides_what_the_seat_does_not_know_and_keeps_the_match() -> None:
    m = match(BID)
    before = codec.digest(m.state)
    states = [codec.unpack(bots.snapshot(BID, m.cat, m.state, 1, s), BID.state_type) for s in range(20)]
    assert codec.digest(m.state) == before
    assert all(s.players[1].chips == m.state.players[1].chips for s in states)
    assert len({str(s.players[0].chips) for s in states}) > 1


def test_sealed_answers_of_others_do_not_move_a_bot() -> None:
    chosen = set()
    for red in (0, 1, 2):
        m = match(BID, "", "", "greedy", seed=2)
        m.people = (m.people[0], m.people[1], m.people[2])
        state = codec.clone(m.state)
        state.flow[-1].sealed = {0: bid(m, red=red)}
        blob = bots.snapshot(BID, m.cat, state, 2, 5)
        chosen.add(bots.decide("greedy", "sealed_bid", blob, 2, 5))
    assert len(chosen) == 1


def test_random_is_uniform_over_choices_or_over_verbs() -> None:
    m = match(DRAFT)
    while m.ask and m.ask.sealed:
        m.choose(some(m))
    table, seat = m.game.table(m.state, m.cat), m.seat
    assert seat is not None
    legal = flow.legal(table, seat)
    verbs = {c.verb for c in legal}
    assert len(legal) > len(verbs) > 1

    def share(bot: str) -> float:
        drawn = [bots.BOTS[bot].choose(DRAFT, m.cat, table, seat, Chance(n), 1.0) for n in range(600)]
        assert set(drawn) == set(legal)
        return sum(c.verb == "pass" for c in drawn) / len(drawn)

    assert share("random") == pytest.approx(1 / len(legal), abs=0.05)
    assert share("wander") == pytest.approx(1 / len(verbs), abs=0.07)


def test_greedy_takes_the_best_hint_and_draws_among_equals() -> None:
    m = match(BID)
    table = m.game.table(m.state, m.cat)
    a, b, c = (bid(m, red=n) for n in (0, 1, 2))
    game = msgspec.structs.replace(BID, hints=lambda *_: [Hint(a, 1.0), Hint(b, 2.0), Hint(c, 2.0)])
    found = {bots.BOTS["greedy"].choose(game, m.cat, table, 0, Chance(n), 1.0) for n in range(30)}
    assert found == {b, c}
    none = msgspec.structs.replace(BID, hints=lambda *_: [])
    assert bots.BOTS["greedy"].choose(none, m.cat, table, 0, Chance(1), 1.0) in flow.legal(table, 0)


def test_a_task_runs_in_another_process() -> None:
    m = match(BID, "greedy", "")
    task = m.task()
    assert task is not None
    assert pickle.loads(pickle.dumps(task)) == task
    with multiprocessing.get_context("fork").Pool(1) as pool:
        choice = pool.apply(task.run, (0.1,))
    assert choice == task.run()
    m.choose(choice)
    assert m.task() is None
    step(m)


@pytest.mark.parametrize("lang", ["en", "zh-TW"])
def test_every_bot_has_a_name_and_a_hint(lang: str) -> None:
    folder = registry.ASSETS / "locale" / lang
    words = "".join((folder / f"{name}.ftl").read_text("utf-8") for name in ("hotseat", "session"))
    for bot in bots.BOTS:
        assert f"\nbot-{bot} = " in words
        assert f"\nbot-{bot}-hint = " in words
