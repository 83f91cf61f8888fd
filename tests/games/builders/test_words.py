"""Both languages have a sentence for everything the game says, with every argument in its place."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from games.builders.position import CAT
from hotseat.engine import registry
from hotseat.engine.chance import Chance
from hotseat.engine.element import Element
from hotseat.engine.flow import legal, offers, play, settle
from hotseat.engine.game import Setup
from hotseat.engine.offer import Offer, Refusal
from hotseat.games.builders import GAME
from hotseat.games.builders.choices import Buy, EndTurn
from hotseat.gui.panels.wording import Wording
from hotseat.gui.text import Text
from hotseat.gui.theme import SeatLook

LANGUAGES = ("en", "zh-TW")
FACTS = {key: dict(value) for key, value in GAME.facts(CAT).items()}
SEATS = (SeatLook("Ann", 0, "circle"), SeatLook("Ben", 1, "triangle"), SeatLook("Cy", 2, "square"))

VERBS = ("open", "recruit", "send", "take", "buy", "end-turn")
EVENTS = (
    *("open", "recruit", "send", "take", "buy", "finish", "finish-machine"),
    *("turn", "last-round", "dead", "agreed", "game-over"),
)
REFUSALS = ("not-available", "not-in-team", "not-your-site", "limit-reached", "actions-short", "coins-short")
KEYS = (
    "title",
    "blurb",
    "ask-turn",
    "ask-turn-picked",
    *(f"{part}-{verb}" for verb in VERBS for part in ("choice", "group")),
    *(f"event-{event}" for event in EVENTS),
    *(f"refusal-{refusal}" for refusal in REFUSALS),
    *(f"caution-{c}" for c in ("adds-nothing", "actions-left", "actions-lost")),
    *(
        f"forecast-{f}"
        for f in ("missing", "crew-home", "joins-team", "new-card", "last-round", "dead", "game-over")
    ),
    *(f"score-{row.id}" for row in CAT.score),
    *(f"rank-{key}" for key in CAT.ranking),
    *(f"option-{o.id}{part}" for o in CAT.options for part in ("", "-hint", *(f"-{v}" for v in o.values))),
    *(
        f"area-{a}"
        for a in ("market", "building", "worker", "next", "deck", "team", "sites", "crew", "finished")
    ),
    *(f"token-{t}" for t in ("coins", "actions", "points", *CAT.resources)),
    *(f"piece-{p}" for p in ("mat", "building", "worker", "deck")),
    *(f"resource-{r}" for r in CAT.resources),
    *(f"class-{w.of}" for w in CAT.workers.values()),
    *(f"machine-{b.machine}" for b in CAT.buildings.values() if b.machine),
    *(str(fact["name"]) for fact in FACTS.values()),
)


def _text(lang: str) -> Text:
    return Text(lang, "builders", SEATS, FACTS)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_words(lang: str) -> None:
    text = _text(lang)
    assert [key for key in KEYS if not text.has(f"builders-{key}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_told_apart(lang: str) -> None:
    """But for the two cards that are alike."""
    text = _text(lang)
    names = [text(str(FACTS[f"{kind}/{name}"]["name"])) for kind, name in _cards()]
    assert len(set(names)) == len(names) - 1


def _cards() -> list[tuple[str, str]]:
    return [("building", b) for b in CAT.buildings] + [("worker", w) for w in CAT.worker_cards]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_said_in_a_game_is_whole(lang: str) -> None:
    """Choices, refusals, cautions, forecasts, pieces and events of random games: no argument is missing."""
    text = _text(lang)
    words = Wording(text, FACTS)
    said: dict[str, str] = {}

    def say(key: str, sentence: Callable[[], str], often: int = 16) -> None:
        """Always the first one of a kind, later ones now and then: words take time."""
        if key not in said or not chance.below(often):
            said[key] = sentence()

    for seed in range(2):
        chance = Chance(seed)
        table = GAME.table(GAME.new_game(CAT, Setup(3, seed)), CAT)
        ask = settle(table)
        while ask:
            (seat,) = ask.seats
            say("ask", partial(text, "ask-turn", **ask.args))
            for offer in offers(table, seat) if chance.below(4) == 0 else ():
                say(f"choice-{offer.choice.verb}", partial(words.choice, offer.choice))
                if offer.refusal:
                    say(f"refusal-{offer.refusal.key}", partial(words.refusal, offer.refusal))
                if offer.caution:
                    say(f"caution-{offer.caution.key}", partial(words.caution, offer.caution))
                for line in GAME.forecast(table, seat, offer.choice).lines:
                    say(f"forecast-{line.key}", partial(words.line, line))
            for element in GAME.elements(CAT, table.state, None):
                say(_kind(element), partial(words.piece, element), 100)
            ask = play(table, seat, chance.pick(legal(table, seat)), ask)
        for event in table.events:
            say(f"event-{event.key}", partial(words.event, event, None, rich=False))
    assert text.missing == set()
    assert len(said) >= 30
    for key, sentence in said.items():
        assert not re.search(r"[{}\[\]]|\?\?", sentence), (key, sentence)
        assert not sentence.startswith(("choice-", "event-", "piece-")), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_lesson_and_rules_name_the_button_by_its_words(lang: str) -> None:
    text = _text(lang)
    button = Wording(text, FACTS).remedy(Offer(EndTurn(), Refusal("actions-short", {}, (Buy(1),))))
    assert button in text("lesson-buy-and-send")
    assert button in (registry.locale("builders") / lang / "builders-rules.md").read_text("utf-8")


def _kind(element: Element) -> str:
    return f"piece-{element.kind}-{element.marks[0] if element.marks else ''}"


def test_both_languages_use_the_same_variables() -> None:
    def variables(lang: str) -> dict[str, set[str]]:
        file: Path = registry.locale("builders") / lang / "builders.ftl"
        out: dict[str, set[str]] = {}
        key = ""
        for line in file.read_text("utf-8").splitlines():
            if found := re.match(r"(builders-[\w-]+) =", line):
                key = found[1]
                assert key not in out, f"{key} is there twice"
                out[key] = set()
            if key:
                out[key] |= set(re.findall(r"\$([\w-]+)", line))
        return out

    assert variables("en") == variables("zh-TW")


def test_the_turn_is_never_called_a_round_in_chinese() -> None:
    """回合 is a turn, 輪 a round; the paper game uses one word for both."""
    text = _text("zh-TW")
    assert "第 3 輪" in text("event-turn", seat=0, round=3)
    assert "最後一輪" in text("event-last-round", seat=0, points=17)
    assert "回合" in text("group-end-turn")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_page_about_the_data(lang: str) -> None:
    """It names every source that the records cite."""
    page = (registry.locale("builders") / lang / "builders-data.md").read_text("utf-8")
    sources = (registry.rules_data("builders") / "sources.yaml").read_text("utf-8")
    ids = re.findall(r"\{id: (\w+)", sources)
    assert len(ids) >= 10
    assert [i for i in ids if f"`{i}`" not in page] == []
