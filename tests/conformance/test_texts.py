"""Everything that is said in play has its words in every language, with the variables that are there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from conformance.cases import Record, Step, games, pairs, records
from hotseat import checks
from hotseat.engine import codec, registry
from hotseat.engine.element import Element
from hotseat.engine.flow import Event, offers
from hotseat.engine.offer import Offer
from hotseat.gui.panels.wording import Wording
from hotseat.gui.text import Text
from hotseat.gui.theme import SeatLook

SEATS = tuple(SeatLook.of(name, n) for n, name in enumerate(("Ann", "Bob", "Cleo", "Dan", "Eve")))


class Speaker:
    """Says whatever is handed to it once, in one language."""

    def __init__(self, name: str, seats: int, lang: str) -> None:
        facts = registry.find(name).facts(registry.catalogue(name))
        self.text = Text(lang, name, SEATS[:seats], facts, folders=[registry.locale(name)])
        self.wording = Wording(self.text, facts)
        self.said: set[bytes] = set()

    def once(self, say: Callable[..., object], *args: Any) -> None:
        key = codec.pack([say.__name__, *args])
        if key not in self.said:
            self.said.add(key)
            say(*args)

    def key(self, key: str, args: dict[str, Any]) -> None:
        self.text(key, **args)

    def event(self, event: Event) -> None:
        for viewer in {None, *event.only}:
            self.wording.event(event, viewer, rich=False)

    def offer(self, offer: Offer) -> None:
        self.wording.choice(offer.choice)
        self.wording.remedy(offer)
        if offer.refusal:
            self.wording.refusal(offer.refusal)
        if offer.caution:
            self.wording.caution(offer.caution)

    def piece(self, element: Element) -> None:
        if not self.text.has(f"piece-{element.kind}"):
            self.text.missing.add(f"piece-{element.kind}")
        self.wording.piece(element)

    def pieces(self, game: Record, state: Any) -> None:
        for viewer in game.viewers() if game.game.secrets else (None,):
            for e in game.view(state, viewer):
                seat = None if e.seat is None else 0
                self.once(
                    self.piece, Element(e.kind, e.kind, "", e.face, seat, dict.fromkeys(e.badges, 2), e.marks)
                )

    def position(self, game: Record, step: Step) -> None:
        table = game.table(step)
        for seat in step.ask.seats:
            for key in (f"ask-{step.ask.key}", f"ask-{step.ask.key}-picked"):
                self.once(self.key, key, {"seat": seat} | step.ask.args)
            for offer in offers(table, seat):
                self.once(self.offer, offer)
                self.once(self.key, f"group-{offer.choice.verb}", {})
                said = game.game.forecast(table, seat, offer.choice)
                for line in said.lines:
                    self.once(self.wording.line, line)
                for token in said.pays | said.gains:
                    self.once(self.key, f"token-{token}", {"n": 2})
        for event in step.events:
            self.once(self.event, event)


@pytest.mark.parametrize("lang", checks.LANGUAGES)
@pytest.mark.parametrize(("name", "seats"), pairs())
def test_all_that_is_said_in_play_has_words(name: str, seats: int, lang: str) -> None:
    speaker = Speaker(name, seats, lang)
    for game in records(name, seats):
        for event in game.opening:
            speaker.once(speaker.event, event)
        for step in game.sample(25):
            speaker.position(game, step)
            speaker.pieces(game, game.state(step))
        final = codec.unpack(game.final, game.game.state_type)
        speaker.pieces(game, final)
        for score in game.game.scores(game.cat, final):
            for row in score.rows:
                speaker.once(speaker.key, f"score-{row.key}", {"amount": row.amount, "points": row.points})
            for key in score.keys:
                speaker.once(speaker.key, f"rank-{key}", {})
        _say_agreement(game, speaker)
    assert sorted(speaker.text.missing) == []


def _say_agreement(game: Record, speaker: Speaker) -> None:
    for step in (game.steps[0], game.steps[-1]):
        table = game.table(step)
        refusal = table.why_not_agree(step.seat)
        if refusal is not None:
            speaker.wording.refusal(refusal)
        else:
            table.agree(step.seat)
            for event in table.events:
                speaker.event(event)


@pytest.mark.parametrize("lang", checks.LANGUAGES)
@pytest.mark.parametrize("name", games())
def test_title_options_and_names_have_words(name: str, lang: str) -> None:
    text = Speaker(name, 2, lang).text
    game, cat = registry.find(name), registry.catalogue(name)
    for key in ("title", "blurb"):
        text(key)
    for option in game.options(cat):
        for key in (f"option-{option.id}", f"option-{option.id}-hint"):
            text(key)
        for value in option.values:
            text(f"option-{option.id}-{value}")
    for preset in game.presets(cat):
        text(f"preset-{preset.id}")
        text(f"preset-{preset.id}-hint")
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
