"""Nobody sees, is told or can work out what is not theirs to know.

The lever is `determinize`: a position in which everything that a seat can't know is dealt anew must look the same to
that seat, offer it the same, and - unless the move taught it something, which is noted - go on looking the same.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest

from conformance.cases import Record, Step, cases, choose, games, record
from hotseat.engine import codec, registry
from hotseat.engine.chance import Chance
from hotseat.engine.element import Element
from hotseat.engine.flow import Event, legal, offers, play, settle, why_not

PLACE = re.compile(r"[a-z0-9_-]+(/[a-z0-9_-]+)*")
KIND = re.compile(r"[a-z][a-z0-9-]*")
AHEAD = 50
"""Decisions played on from a position dealt anew."""


@pytest.fixture(params=cases(), ids=lambda c: "-".join(map(str, c)))
def game(request: pytest.FixtureRequest) -> Record:
    return record(*request.param)


def _otherwise(game: Record, step: Step, seat: int, seed: int = 1) -> Any:
    """A table with all that this seat can't know dealt anew."""
    state = game.game.determinize(game.cat, game.state(step), seat, Chance(seed))
    return game.game.table(state, game.cat)


def test_elements_are_well_formed(game: Record) -> None:
    facts = game.game.facts(game.cat)
    for step in game.sample():
        for viewer in game.viewers():
            view = game.view(game.state(step), viewer)
            ids = Counter(e.id for e in view)
            assert max(ids.values()) == 1, ids.most_common(1)
            for e in view:
                on, _, spot = e.place.partition(":")
                assert PLACE.fullmatch(on), e
                if spot:
                    assert PLACE.fullmatch(spot), e
                    assert on in ids, e
                    assert on != e.id, e
                assert KIND.fullmatch(e.kind), e
                assert e.face is None or f"{e.kind}/{e.face}" in facts, e
                assert e.seat is None or 0 <= e.seat < game.setup.seats, e
                assert all(type(n) is int for n in e.badges.values()), e
            mats = [e for e in view if e.kind == "mat"]
            assert [m.seat for m in mats] == list(range(game.setup.seats))


def test_a_seat_can_t_tell_what_it_can_t_know(game: Record) -> None:
    for step in game.sample():
        state = game.state(step)
        for seat in range(game.setup.seats):
            for seed in (1, 2):
                other = game.game.determinize(game.cat, state, seat, Chance(seed))
                assert game.game.invariants(game.cat, other) == []
                assert game.view(other, seat) == game.view(state, seat)
                assert game.view(other, None) == game.view(state, None)
                assert other.chance != state.chance, "the luck to come is dealt anew as well"


def test_the_same_is_offered_and_said_whatever_is_hidden(game: Record) -> None:
    for step in game.sample():
        for seat in step.ask.seats:
            table, other = game.table(step), _otherwise(game, step, seat)
            assert settle(other) == step.ask
            here, there = list(offers(table, seat)), list(offers(other, seat))
            assert here == there
            for offer in here:
                told = game.game.forecast(table, seat, offer.choice)
                assert told == game.game.forecast(other, seat, offer.choice), offer.choice


def test_hints_know_no_more_than_the_seat(game: Record) -> None:
    for step in game.sample(15):
        for seat in step.ask.seats:
            here = game.game.hints(game.table(step), seat)
            assert here == game.game.hints(_otherwise(game, step, seat), seat)


def test_the_public_view_is_part_of_every_seat_s(game: Record) -> None:
    for step in game.sample():
        state = game.state(step)
        public = game.view(state, None)
        for seat in range(game.setup.seats):
            seen = {e.id: e for e in game.view(state, seat)}
            for e in public:
                if e.face is not None or e.kind == "mat":
                    assert e.id in seen, e
                    assert (seen[e.id].kind, seen[e.id].face) == (e.kind, e.face)
                    assert e.badges.items() <= seen[e.id].badges.items()


def test_games_say_whether_they_have_secrets(game: Record) -> None:
    states = [game.state(s) for s in game.sample()]
    private = any(game.view(s, v) != game.view(s, None) for s in states for v in range(game.setup.seats))
    assert private == game.game.secrets


def _heard(events: list[Event], viewer: int | None) -> list[tuple[str, dict[str, Any]]]:
    return [(e.sentence_for(viewer), e.seen_by(viewer)) for e in events]


def _printed(view: list[Element]) -> Counter[tuple[str, str]]:
    return Counter((e.kind, e.face) for e in view if e.face is not None)


def test_who_is_not_noted_learns_nothing(game: Record) -> None:
    """The derived law of undo: a move may be taken back freely as long as nobody knows more because of it."""
    for step in game.sample():
        for viewer in range(game.setup.seats):
            if viewer in step.learned:
                continue
            table = game.table(step)
            before = _printed(game.view(table.state, viewer))
            play(table, step.seat, step.choice)
            after, heard = game.view(table.state, viewer), _heard(table.events, viewer)
            for seed in (1, 2):
                other = _otherwise(game, step, viewer, seed)
                if why_not(other, step.seat, step.choice) is None:
                    play(other, step.seat, step.choice)
                    assert _heard(other.events, viewer) == heard
                    assert game.view(other.state, viewer) == after
                else:
                    assert not _printed(after) - before, "the move needed something hidden and showed it"


def test_everybody_else_is_told_the_same_in_every_hidden_world(game: Record) -> None:
    """Events carry secrets only in their private part; the public view of a move never says more than a seat's."""
    for step in game.sample():
        for event in step.events:
            assert not event.private.keys() & event.args.keys()
            assert bool(event.private) == bool(event.only)
            assert all(0 <= s < game.setup.seats for s in event.only)


def test_sealed_answers_look_the_same_whatever_they_are(game: Record) -> None:
    for step in game.sample(120):
        if not step.ask.sealed or len(step.ask.seats) < 2:
            continue
        for seat in step.ask.seats:
            others = [v for v in game.viewers() if v != seat]
            seen = []
            for choice in legal(game.table(step), seat)[:8]:
                table = game.table(step)
                ask = play(table, seat, choice)
                assert not table.learned
                views = {v: game.view(table.state, v) for v in others}
                heard = {v: _heard(table.events, v) for v in others}
                scores = game.game.scores(game.cat, table.state)
                seen.append((ask, views, heard, scores))
            assert all(s == seen[0] for s in seen)
            before = {v: game.view(game.state(step), v) for v in others}
            assert seen[0][1] == before, "nothing moves before all have answered"


def test_a_hidden_world_can_be_played_on(game: Record) -> None:
    for n, step in enumerate(game.sample(4)):
        chance = Chance(n)
        for seat in range(game.setup.seats):
            table = _otherwise(game, step, seat, n)
            ask = settle(table)
            for _ in range(AHEAD):
                if ask is None:
                    break
                who = chance.pick(ask.seats)
                ask = play(table, who, choose(game.game, table, who, "random", chance), ask)
            assert game.game.invariants(game.cat, table.state) == []


def test_asks_go_to_the_seats_of_the_game(game: Record) -> None:
    for step in game.steps:
        assert step.ask.seats
        assert len(set(step.ask.seats)) == len(step.ask.seats)
        assert set(step.ask.seats) <= set(range(game.setup.seats))
        assert step.ask.sealed or len(step.ask.seats) == 1


@pytest.mark.parametrize("name", games())
def test_facts_are_plain_words_and_numbers(name: str) -> None:
    facts = registry.find(name).facts(registry.catalogue(name))
    assert codec.from_json(codec.to_json(facts)) == codec.plain(facts)
