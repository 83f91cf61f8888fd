"""Both languages have a sentence for everything the game says, also for what random games rarely reach."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.manhattan_project.position import CAT, Game, given, seat
from hotseat.engine import registry
from hotseat.engine.offer import Refusal
from hotseat.games.manhattan_project import GAME
from hotseat.games.manhattan_project.choices import WORKERS, AnyChoice
from hotseat.games.manhattan_project.vocabulary import RESOURCES
from hotseat.gui.panels.wording import Wording
from hotseat.gui.text import Text
from hotseat.gui.theme import SeatLook

LANGUAGES = ("en", "zh-TW")
FACTS = {key: dict(value) for key, value in GAME.facts(CAT).items()}
SEATS = (SeatLook("Ann", 0, "circle"), SeatLook("Ben", 1, "triangle"), SeatLook("Cy", 2, "square"))
SOURCES = Path(__file__).parents[3] / "desktop/hotseat/games/manhattan_project"
VERBS = sorted({str(t.__struct_config__.tag) for t in AnyChoice.__args__} - {"agree"})


def _text(lang: str) -> Text:
    return Text(lang, "manhattan_project", SEATS, FACTS)


def _written(pattern: str) -> set[str]:
    """Keys as the code writes them."""
    code = "".join(p.read_text("utf-8") for p in SOURCES.rglob("*.py"))
    return set(re.findall(pattern, code))


KEYS = [
    *(f"{part}-{verb}" for verb in VERBS for part in ("choice", "group")),
    *(
        f"ask-{key}{part}"
        for key in _written(r'Ask\(\s*"([\w-]+)"') | {"retrieve"}
        for part in ("", "-picked")
    ),
    *(f"event-{key}" for key in _written(r'(?:tell|whisper)\(\s*(?:\[seat\], )?"([\w-]+)"')),
    *(f"refusal-{key}" for key in _written(r'Refusal\(\s*"([\w-]+)"')),
    *(f"caution-{key}" for key in _written(r'Caution\(\s*"([\w-]+)"')),
    *(f"forecast-{key}" for key in _written(r'Line\(\s*"([\w-]+)"')),
    *(f"dial-{facet}" for facet in (*WORKERS, "payment", "output", "permanent", "declined")),
    *(f"token-{token}" for token in (*RESOURCES, *WORKERS, "points", "plans")),
    *(
        f"area-{area}"
        for area in (*CAT.areas, *CAT.kinds, "board", "market", "packet", "plans", "bombs", "returned")
    ),
    *(f"building_kind-{kind}" for kind in CAT.kinds),
    *(str(fact["name"]) for fact in FACTS.values()),
]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_words(lang: str) -> None:
    text = _text(lang)
    assert len(KEYS) > 250
    assert sorted({key for key in KEYS if not text.has(key)}) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_are_told_apart(lang: str) -> None:
    text = _text(lang)
    for kind in ("space", "building", "bomb", "test", "position"):
        names = [text(str(f["name"])) for key, f in FACTS.items() if key.startswith(f"{kind}/")]
        assert len(set(names)) == len(names)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rare_sentences_are_whole(lang: str) -> None:
    words = Wording(_text(lang), FACTS)
    game = given(seat(hand="LEe", buildings=["b01"], U=1), seat(F=1))
    spoken = [
        words.choice(game.place("b01", "L", output="fighter")),
        words.choice(game.place("university_choice", "e", output="scientist", permanent=1)),
        words.choice(game.place("mine_public", "L", declined=1)),
        words.refusal(game.refused(game.place("factory_money_expert", "L"))),
        words.refusal(Refusal("permanents", {"least": 0, "most": 2})),
        words.refusal(Refusal("defended", {"seat": 1, "resource": "fighter", "have": 2})),
    ]
    assert words.text.missing == set()
    assert len(set(spoken)) == len(spoken)
    for sentence in spoken:
        assert not re.search(r"[{}\[\]]|only|×0|\?\?", sentence), sentence
        assert "  " not in sentence


def test_sentences_say_what_is_meant() -> None:
    words = Wording(_text("en"), FACTS)
    game: Game = given(seat(hand="LEe", buildings=["b45"]))
    said = words.choice(game.place("b45", "Ee", payment="uranium"))
    assert said == "Reactor B2 · engineer ×1 · contractor engineer ×1 · pay: Uranium"
    zh = Wording(_text("zh-TW"), FACTS)
    assert zh.choice(game.place("mine_public", "L", declined=1)) == "公開採礦 · 勞工 ×1 · 不執行行動"
    pieces = game.elements()
    assert "scientist ×2" in words.piece(pieces["building/b45"])
    assert "黃餅 ×4" in zh.piece(pieces["building/b45"])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terms_of_the_rules_are_used(lang: str) -> None:
    """Rules 15."""
    text = (registry.locale("manhattan_project") / lang / "manhattan_project.ftl").read_text("utf-8")
    terms = {
        "en": ("contractor", "yellowcake", "Design bomb", "Espionage", "Bribe tray", "Air strike"),
        "zh-TW": (
            "派遣",
            "永久",
            "公共供應區",
            "菸灰缸",
            "賄賂",
            "設計核彈",
            "間諜活動",
            "補充工人",
            "輪抽",
            "試爆標記",
        ),
    }
    assert [t for t in terms[lang] if t not in text] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_there_is_a_page_about_the_data(lang: str) -> None:
    """It names every source that the records cite."""
    page = (registry.locale("manhattan_project") / lang / "manhattan_project-data.md").read_text("utf-8")
    sources = (registry.rules_data("manhattan_project") / "sources.yaml").read_text("utf-8")
    ids = re.findall(r"\{id: (\w+)", sources)
    assert len(ids) >= 10
    assert [i for i in ids if f"`{i}`" not in page] == []
