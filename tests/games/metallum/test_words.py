"""Both languages have a sentence for everything the rules can say, also for what seldom happens."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from games.metallum.position import CAT, card, given, new, program, tile
from hotseat.engine.flow import offers
from hotseat.games.metallum import GAME
from hotseat.games.metallum.choices import AnyChoice, Buy, Fly, Report
from hotseat.games.metallum.scoring import ROWS
from hotseat.gui.panels.wording import Wording
from hotseat.gui.text import Text
from hotseat.gui.theme import SeatLook

LANGUAGES = ("en", "zh-TW")
SEATS = (SeatLook("Ann", 0, "circle"), SeatLook("Ben", 1, "triangle"))
FACTS = GAME.facts(CAT)
CODE = "\n".join(
    f.read_text("utf-8")
    for f in Path(GAME.new_game.__code__.co_filename).parent.rglob("*.py")
    if f.name != "hints.py"
)
SAID = {
    "refusal": set(re.findall(r'Refusal\(\s*"([a-z-]+)"', CODE))
    | set(re.findall(r'Misfit\("([a-z-]+)"', CODE)),
    "caution": set(re.findall(r'Caution\(\s*"([a-z-]+)"', CODE)),
    "forecast": set(re.findall(r'Line\(\s*"([a-z-]+)"', CODE)),
    "event": set(re.findall(r'tell\(\s*"([a-z-]+)"', CODE)),
    "ask": {
        "program",
        "order",
        "act",
        "step",
        "give-up",
        *(f"rigs-{v}" for v in ("put", "take", "again", "shift")),
    },
}


@pytest.fixture(params=LANGUAGES)
def text(request: pytest.FixtureRequest) -> Text:
    return Text(request.param, "metallum", SEATS, FACTS)


def test_every_sentence_of_the_code_is_there(text: Text) -> None:
    assert min(len(keys) for keys in SAID.values()) >= 2
    keys = [f"{kind}-{key}" for kind, said in SAID.items() for key in said]
    keys += [f"{k}-picked" for k in keys if k.startswith("ask-")]
    verbs = [str(kind.__struct_config__.tag) for kind in AnyChoice.__args__ if kind.__name__ != "Agree"]
    keys += [f"{part}-{verb}" for verb in verbs for part in ("choice", "group")]
    keys += [f"event-{whose}" for whose in ("moved-own", "moved-opposing", "removed-own", "removed-opposing")]
    keys += [f"score-{row}" for row in ROWS] + [f"rank-{key}" for key in CAT.ranking]
    keys += [f"kind-{kind}" for kind in CAT.cells] + [f"token-{t}" for t in ("up", "down", "remove", "flip")]
    keys += [str(fact[key]) for fact in FACTS.values() for key in ("name", "text") if key in fact]
    assert [k for k in keys if not text.has(k)] == []


def test_a_misfit_names_the_tiles(text: Text) -> None:
    say = Wording(text, FACTS)
    game = new()
    frame = game.state.flow[-1]
    refusal = frame.why_not(game.table, 0, program("move_3", "stock_report"))
    assert refusal is not None
    sentence = say.refusal(refusal)
    assert text("tile-move_3") in sentence
    assert text("tile-stock_report") in sentence
    needs = frame.why_not(game.table, 0, program("deploy_2"))
    assert needs is not None
    assert text("kind-move") in say.refusal(needs)
    assert not text.missing


def test_choices_name_their_pieces(text: Text) -> None:
    say = Wording(text, FACTS)
    fly = say.choice(Fly(tile("move_2"), "unknown-3"))
    assert text("tile-move_2") in fly
    assert text("planet-unknown-3") in fly
    assert text("module-refinery") in say.choice(Buy(tile("buy_module"), "refinery"))
    assert text("token-flip") in say.choice(Report(card("insider_report"), "omega", "flip"))
    game = given(
        ships=(4, 0), cards=(["overdrive"], []), round=7, hidden=[3], tiles=(["move_1", "power_boost"], [])
    )
    for offer in offers(game.table, 0):
        said = say.choice(offer.choice) + (say.refusal(offer.refusal) if offer.refusal else "")
        assert "{" not in said
        assert "_" not in said
    assert not text.missing
