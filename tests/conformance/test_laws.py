"""The laws of the kernel: nothing but `play` changes a state, the same seed is the same game, games end with scores."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from conformance.cases import Record, cases, games, record, start
from hotseat.engine import codec, registry
from hotseat.engine.chance import Chance
from hotseat.engine.flow import legal, offers, play, settle, why_not
from hotseat.engine.game import Setup, ranked


@pytest.fixture(params=cases(), ids=lambda c: "-".join(map(str, c)))
def game(request: pytest.FixtureRequest) -> Record:
    return record(*request.param)


def test_same_seed_and_choices_give_the_same_game(game: Record) -> None:
    table, ask = start(game.game, game.setup)
    assert table.events == game.opening
    for step in game.steps:
        assert ask == step.ask
        assert codec.digest(table.state) == codec.digest(game.state(step))
        table.events.clear()
        table.learned.clear()
        ask = play(table, step.seat, step.choice, ask)
        assert table.events == step.events
        assert table.learned == step.learned
    assert ask is None
    assert codec.digest(table.state) == codec.digest(codec.unpack(game.final, game.game.state_type))


def test_another_seed_gives_another_game(game: Record) -> None:
    first, _ = start(game.game, game.setup)
    other, _ = start(game.game, Setup(game.setup.seats, game.setup.seed + 1, game.setup.options))
    assert codec.digest(first.state) != codec.digest(other.state)


def test_asking_changes_nothing(game: Record) -> None:
    for step in game.sample():
        table = game.table(step)
        before = codec.digest(table.state)
        first, again = _ask_everything(game, table, step.seat), _ask_everything(game, table, step.seat)
        assert codec.digest(table.state) == before
        assert not table.events
        assert not table.learned
        assert first == again


def _ask_everything(game: Record, table: Any, seat: int) -> list[Any]:
    frame, state = table.state.flow[-1], table.state
    out: list[Any] = [settle(table), list(frame.options(table, seat)), list(offers(table, seat))]
    verbs = {o.choice.verb for o in out[2]}
    out += [frame.dials(table, seat, verb) for verb in sorted(verbs)]
    out += [game.game.forecast(table, seat, o.choice) for o in out[2]]
    out += [why_not(table, s, o.choice) for o in out[2] for s in range(game.setup.seats)]
    out += [game.view(state, v) for v in game.viewers()]
    out += [game.game.scores(game.cat, state), game.game.hints(table, seat)]
    out += [game.game.invariants(game.cat, state), game.game.round(state), table.why_not_agree(seat)]
    out += [
        codec.digest(game.game.determinize(game.cat, state, s, Chance(s))) for s in range(game.setup.seats)
    ]
    return out


def test_catalogue_and_facts_stay_as_they_were_read(game: Record) -> None:
    fresh = game.game.catalogue(registry.rules_data(game.game.id))
    assert codec.plain(game.game.facts(game.cat)) == codec.plain(game.game.facts(fresh))


def test_a_saved_decision_goes_on_the_same_way(game: Record) -> None:
    for i, step in enumerate(game.steps):
        state = game.state(step)
        again = codec.build(codec.from_json(codec.to_json(codec.plain(state))), game.game.state_type)
        assert codec.digest(again) == codec.digest(state)
        choice = codec.build(codec.from_json(codec.to_json(codec.plain(step.choice))), game.game.choice_type)
        assert choice == step.choice
        table = game.game.table(again, game.cat)
        assert settle(table) == step.ask
        play(table, step.seat, choice)
        following = game.steps[i + 1].before if i + 1 < len(game.steps) else game.final
        assert codec.digest(again) == codec.digest(codec.unpack(following, game.game.state_type))


def test_earlier_positions_never_change(game: Record) -> None:
    table, ask = start(game.game, game.setup)
    kept = []
    for step in game.steps:
        copy = codec.clone(table.state)
        kept.append((copy, codec.digest(copy), codec.digest(step.choice)))
        ask = play(table, step.seat, step.choice, ask)
    for (copy, position, choice), step in zip(kept, game.steps, strict=True):
        assert codec.digest(copy) == position
        assert codec.digest(step.choice) == choice


def test_listed_choices_are_told_apart(game: Record) -> None:
    for step in game.sample():
        table = game.table(step)
        listed = list(table.state.flow[-1].options(table, step.seat))
        assert len({codec.pack(c) for c in listed}) == len(listed)


def test_what_is_legal_are_the_listed_choices_that_are_not_refused(game: Record) -> None:
    for step in game.sample(200):
        table = game.table(step)
        for seat in step.ask.seats:
            assert legal(table, seat) == [o.choice for o in offers(table, seat) if o.refusal is None]


def test_hints_are_legal_and_never_missing(game: Record) -> None:
    for step in game.sample():
        table = game.table(step)
        for seat in step.ask.seats:
            assert legal(table, seat)
            hints = game.game.hints(table, seat)
            assert hints
            for hint in hints:
                assert why_not(table, seat, hint.choice) is None, hint


def test_dials_show_full_rows_of_the_choice_s_facets(game: Record) -> None:
    for step in game.sample():
        table = game.table(step)
        frame = table.state.flow[-1]
        for offer in offers(table, step.seat):
            dials = frame.dials(table, step.seat, offer.choice.verb)
            for dial in dials:
                assert dial.facet in offer.choice.facets
                assert len(set(dial.values)) == len(dial.values)
                for value in dial.values:
                    assert offer.choice.turned(dial.facet, value).facets[dial.facet] == value
                if offer.refusal is None:
                    assert offer.choice.facets[dial.facet] in dial.values


def test_positions_are_sound(game: Record) -> None:
    for step in game.sample(200):
        assert game.game.invariants(game.cat, game.state(step)) == []
    assert game.game.invariants(game.cat, codec.unpack(game.final, game.game.state_type)) == []


def test_rounds_go_up_from_one(game: Record) -> None:
    states = [game.state(s) for s in game.steps] + [codec.unpack(game.final, game.game.state_type)]
    rounds = [game.game.round(s) for s in states]
    assert rounds[0] == 1
    assert all(0 <= b - a <= 1 for a, b in pairwise(rounds)), rounds


def test_scores_at_any_time(game: Record) -> None:
    states = [game.state(s) for s in game.sample()] + [codec.unpack(game.final, game.game.state_type)]
    for state in states:
        scores = game.game.scores(game.cat, state)
        assert [s.seat for s in scores] == list(range(game.setup.seats))
        assert ranked(scores) == scores
        assert min(s.rank for s in scores) == 1
        for score in scores:
            assert list(score.keys) == list(scores[0].keys)
            assert sum(r.points for r in score.rows) == score.total
            assert len({r.key for r in score.rows}) == len(score.rows)
            better = sum(tuple(s.keys.values()) > tuple(score.keys.values()) for s in scores)
            assert score.rank == 1 + better


def test_the_limit_of_moves_is_no_guess(game: Record) -> None:
    assert len(game.steps) <= game.game.move_limit


@pytest.mark.parametrize("name", games())
def test_set_up_options_have_sound_defaults(name: str) -> None:
    game = registry.find(name)
    options = game.options(registry.catalogue(name))
    assert len({o.id for o in options}) == len(options)
    for option in options:
        assert option.why_not(option.default) is None
        assert option.why_not("no such value") is not None
        values = option.values or (option.low, option.high)
        for value in values:
            table, ask = start(game, Setup(game.seats[1], 1, {option.id: value}))
            assert ask is not None
            assert game.invariants(table.cat, table.state) == []
    defaults = {o.id: o.default for o in options}
    plain, _ = start(game, Setup(game.seats[0], 7))
    told, _ = start(game, Setup(game.seats[0], 7, defaults))
    assert codec.digest(plain.state) == codec.digest(told.state)
