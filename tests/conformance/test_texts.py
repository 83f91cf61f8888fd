"""Everything that is said in play has its words in every language, with the variables that are there."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from conformance.cases import Record, games, pairs, record, records
from hotseat import checks
from hotseat.engine import codec, registry
from hotseat.engine.flow import Event, offers
from hotseat.gui.panels.wording import Wording
from hotseat.gui.text import Text
from hotseat.gui.theme import SeatLook

SEATS = tuple(SeatLook.of(name, n) for n, name in enumerate(("Ann", "Bob", "Cleo", "Dan", "Eve")))


def _text(name: str, seats: int, lang: str) -> tuple[Text, Wording]:
    facts = registry.find(name).facts(registry.catalogue(name))
    text = Text(lang, name, SEATS[:seats], facts, folders=[registry.locale(name)])
    return text, Wording(text, facts)


def _say_event(event: Event, say: Wording) -> None:
    for viewer in {None, *event.only}:
        say.event(event, viewer, rich=False)


def _say_position(game: Record, step: Any, text: Text, say: Wording) -> None:
    table = game.table(step)
    for seat in step.ask.seats:
        for key in (f"ask-{step.ask.key}", f"ask-{step.ask.key}-picked"):
            text(key, **({"seat": seat} | step.ask.args))
        for offer in offers(table, seat):
            say.choice(offer.choice)
            say.remedy(offer)
            text(f"group-{offer.choice.verb}")
            if offer.refusal:
                say.refusal(offer.refusal)
            if offer.caution:
                say.caution(offer.caution)
            said = game.game.forecast(table, seat, offer.choice)
            for line in said.lines:
                say.line(line)
            for token, n in (said.pays | said.gains).items():
                text(f"token-{token}", n=n)
    for event in step.events:
        _say_event(event, say)


def _say_pieces(game: Record, state: Any, text: Text, say: Wording) -> None:
    for viewer in game.viewers():
        for element in game.view(state, viewer):
            if not text.has(f"piece-{element.kind}"):
                text.missing.add(f"piece-{element.kind}")
            say.piece(element)


def _say_scores(game: Record, state: Any, text: Text) -> None:
    for score in game.game.scores(game.cat, state):
        for row in score.rows:
            text(f"score-{row.key}", amount=row.amount, points=row.points)
        for key in score.keys:
            text(f"rank-{key}")


@pytest.mark.parametrize("lang", checks.LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), pairs())
def test_all_that_is_said_in_play_has_words(name: str, seats: int, lang: str) -> None:
    text, say = _text(name, seats, lang)
    for game in records(name, seats):
        for event in game.opening:
            _say_event(event, say)
        for step in game.sample(15):
            _say_position(game, step, text, say)
            _say_pieces(game, game.state(step), text, say)
        final = codec.unpack(game.final, game.game.state_type)
        _say_pieces(game, final, text, say)
        _say_scores(game, final, text)
        agreed = game.table(game.steps[-1])
        if agreed.why_not_agree(game.steps[-1].seat) is None:
            agreed.agree(game.steps[-1].seat)
            for event in agreed.events:
                say.event(event, None)
        else:
            say.refusal(agreed.why_not_agree(game.steps[-1].seat))
    assert sorted(text.missing) == []


@pytest.mark.parametrize("lang", checks.LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_title_options_and_names_have_words(name: str, lang: str) -> None:
    text, _ = _text(name, 2, lang)
    game, cat = registry.find(name), registry.catalogue(name)
    for key in ("title", "blurb"):
        text(key)
    for option in game.options(cat):
        for key in (f"option-{option.id}", f"option-{option.id}-hint"):
            text(key)
        for value in option.values:
            text(f"option-{option.id}-{value}")
    for printed in game.facts(cat).values():
        if "name" in printed:
            text(printed["name"])
    assert sorted(text.missing) == []


@pytest.mark.parametrize(
    "folder", sorted({registry.locale(g) for g in games()}), ids=lambda p: p.parent.parent.name
)
def test_catalogues_of_texts_are_complete(folder: Path) -> None:
    assert checks.text_faults(folder) == []


@pytest.mark.parametrize("name", games())
def test_component_facts_are_sound(name: str) -> None:
    assert checks.data_faults(name, registry.rules_data(name)) == []


def test_a_greedy_game_says_the_same_in_review() -> None:
    """Events of a whole game can be said long after it, by anybody."""
    name, seats = pairs()[0]
    text, say = _text(name, seats, "en")
    lines = [say.event(e, None) for s in record(name, seats, "hints").steps for e in s.events]
    assert all(lines)
    assert not text.missing
