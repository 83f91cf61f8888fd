"""What is said before a choice is made, and what happens then: refusals, remedies, forecasts, agreement."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from conformance.cases import Record, cases, games, record
from hotseat.engine import codec, registry
from hotseat.engine.flow import Agree, Choice, IllegalChoice, Table, legal, offers, play, why_not
from hotseat.engine.offer import NOT_YOUR_TURN, Refusal


@pytest.fixture(params=cases(), ids=lambda c: "-".join(map(str, c)))
def game(request: pytest.FixtureRequest) -> Record:
    return record(*request.param)


class Foreign(Choice, frozen=True, tag="no-such-verb"):
    """A choice that no game knows."""

    card: str = "nothing"


def _refused(table: Table[Any, Any], seat: int, choice: Any) -> Refusal:
    before, events = codec.digest(table.state), list(table.events)
    with pytest.raises(IllegalChoice) as caught:
        play(table, seat, choice)
    assert codec.digest(table.state) == before
    assert table.events == events
    return caught.value.refusal


def test_a_choice_in_no_list_is_refused_without_change(game: Record) -> None:
    others = [record(g, registry.find(g).seats[0], "random") for g in games() if g != game.game.id]
    strange = [Foreign(), *(r.sample(5)[i].choice for r in others for i in range(min(5, len(r.steps))))]
    for step in game.sample(20):
        table = game.table(step)
        for choice in strange:
            assert _refused(table, step.seat, choice).key == "not-offered"


def test_only_who_is_asked_may_choose(game: Record) -> None:
    for step in game.sample():
        table = game.table(step)
        for seat in range(game.setup.seats):
            if seat not in step.ask.seats:
                assert _refused(table, seat, step.choice) == NOT_YOUR_TURN
                assert _refused(table, seat, Agree(tuple(range(game.setup.seats)))) == NOT_YOUR_TURN


def test_refused_offers_change_nothing(game: Record) -> None:
    for step in game.sample(20):
        table = game.table(step)
        for offer in list(offers(table, step.seat)):
            if offer.refusal:
                assert _refused(table, step.seat, offer.choice) == offer.refusal
                assert offer.caution is None


def _mutated(choice: Any, kind: Any) -> list[Any]:
    """The choice with one field changed, as far as a save could hold it."""
    out = []
    for field in choice.__struct_fields__:
        value = getattr(choice, field)
        if isinstance(value, bool):
            others: list[Any] = [not value]
        elif isinstance(value, int):
            others = [value + 1, value - 1, -1, 99]
        elif isinstance(value, str):
            others = ["", "nonsense", value + "x"]
        elif isinstance(value, tuple):
            others = [(), value + value, value[1:]]
        else:
            others = [None]
        for other in others:
            raw = codec.plain(choice) | {field: codec.plain(other)}
            try:
                out.append(codec.build(raw, kind))
            except codec.CodecError:
                continue
    return [c for c in out if c != choice]


def test_changed_and_stale_choices_are_judged_without_trouble(game: Record) -> None:
    """Whatever is sent, the rules answer with yes or a reason; yes can be played and leaves a sound position."""
    stale = [s.choice for s in game.sample(12)]
    for step in game.sample(20):
        table = game.table(step)
        listed = list(table.state.flow[-1].options(table, step.seat))
        tried = [m for c in listed[:12] for m in _mutated(c, game.game.choice_type)] + stale
        for choice in tried:
            before = codec.digest(table.state)
            refusal = why_not(table, step.seat, choice)
            assert codec.digest(table.state) == before
            if refusal is None:
                copy = game.table(step)
                play(copy, step.seat, choice)
                assert game.game.invariants(game.cat, copy.state) == [], choice


def test_a_remedy_remedies(game: Record) -> None:
    for step in game.sample():
        for offer in offers(game.table(step), step.seat):
            if offer.refusal and offer.refusal.remedy:
                table = game.table(step)
                for choice in offer.refusal.remedy:
                    assert why_not(table, step.seat, choice) is None, (offer, choice)
                    play(table, step.seat, choice)
                assert why_not(table, step.seat, offer.choice) is None, offer


def _mat(game: Record, state: Any, seat: int) -> dict[str, int]:
    mats = [e for e in game.view(state, seat) if e.kind == "mat" and e.seat == seat]
    assert [m.id for m in mats] == [f"seat{seat}"]
    return mats[0].badges


def test_a_forecast_is_what_happens(game: Record) -> None:
    for step in game.sample():
        if step.ask.sealed:
            continue
        table = game.table(step)
        before = _mat(game, table.state, step.seat)
        for choice in legal(table, step.seat):
            said = game.game.forecast(table, step.seat, choice)
            assert all(n > 0 for n in (*said.pays.values(), *said.gains.values())), (choice, said)
            after_table = game.table(step)
            play(after_table, step.seat, choice)
            after = _mat(game, after_table.state, step.seat)
            for name in (said.pays.keys() | said.gains.keys()) & before.keys():
                change = said.gains.get(name, 0) - said.pays.get(name, 0)
                assert after.get(name, 0) - before[name] == change, (choice, name, said)


def test_pointing_reaches_every_choice(game: Record) -> None:
    """All elements of `at` are on the table of the one who chooses."""
    for step in game.sample():
        table = game.table(step)
        seen = {e.id for e in game.view(table.state, step.seat)}
        for offer in offers(table, step.seat):
            assert set(offer.choice.at) <= seen, offer.choice
            assert len(set(offer.choice.at)) == len(offer.choice.at)


def test_agreement_ends_the_game_only_where_allowed(game: Record) -> None:
    everybody = Agree(tuple(range(game.setup.seats)))
    for step in game.sample():
        table = game.table(step)
        allowed = table.why_not_agree(step.seat)
        assert not any(isinstance(c, Agree) for c in table.state.flow[-1].options(table, step.seat))
        if allowed is not None:
            assert _refused(table, step.seat, everybody) == allowed
            continue
        for missing in range(game.setup.seats):
            some = Agree(tuple(s for s in everybody.seats if s != missing))
            assert _refused(table, step.seat, some) == Refusal("agree-missing", {"seat": missing})
        assert play(table, step.seat, everybody) is None
        assert not table.state.flow
        assert table.events
        assert len(game.game.scores(game.cat, table.state)) == game.setup.seats
        assert game.game.invariants(game.cat, table.state) == []


def test_when_the_game_is_over_nothing_goes(game: Record) -> None:
    table = game.game.table(codec.unpack(game.final, game.game.state_type), game.cat)
    for seat in range(game.setup.seats):
        assert _refused(table, seat, game.steps[-1].choice).key == "game-over"


def test_verbs_are_told_apart(game: Record) -> None:
    types = set(getattr(game.game.choice_type, "__args__", (game.game.choice_type,)))
    tags = [t.__struct_config__.tag for t in types]
    assert len(set(tags)) == len(tags)
    assert all(issubclass(t, Choice) and t.__struct_config__.frozen for t in types)
    for step in game.sample():
        for choice in (o.choice for o in offers(game.table(step), step.seat)):
            assert type(choice) in types
            assert set(choice.facets) <= set(choice.__struct_fields__) | _turnable(choice)
            assert msgspec.to_builtins(choice)["do"] == choice.verb


def _turnable(choice: Any) -> set[str]:
    """Facets that `turned` of the choice sets although no field is named like them."""
    if type(choice).turned is Choice.turned:
        return set()
    return {f for f, v in choice.facets.items() if choice.turned(f, v) == choice}
