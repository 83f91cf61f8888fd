"""What the golden games use: every space and building, every bomb, every verb, every way to end; and every card by itself."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from games.manhattan_project.position import CAT, build, given, seat
from golden.record import HERE, read
from hotseat.engine import codec
from hotseat.engine.flow import Agree, play, settle
from hotseat.engine.game import Setup
from hotseat.games.manhattan_project import GAME
from hotseat.games.manhattan_project.choices import AnyChoice, Detonate, Load
from hotseat.games.manhattan_project.vocabulary import KINDS, ONLY, Gain, word


@cache
def played() -> Counter[str]:
    """How often sites and cards were used in the golden games, `verb/element`; how these ended, `end/verb`; and how many
    drafts there were, `drafts/seats/number`."""
    used: Counter[str] = Counter()
    for file in sorted((HERE / "manhattan_project").glob("*.json.gz")):
        golden = read(file)
        table = GAME.table(GAME.new_game(CAT, Setup(golden.seats, golden.seed, golden.options)), CAT)
        ask, verb = settle(table), ""
        for who, raw in golden.moves:
            verb = raw["do"]
            choice = codec.build(raw, Agree if verb == "agree" else GAME.choice_type)
            used.update((f"do/{verb}", *(f"{verb}/{e}" for e in choice.at)))
            ask = play(table, who, choice, ask)
        used.update((f"end/{verb}", f"drafts/{golden.seats}/{table.state.drafts}"))
    return used


@pytest.mark.parametrize(
    "what",
    [
        *(f"place/space/{s}" for s in CAT.spaces),
        *(f"{verb}/building/{b}" for b in CAT.buildings for verb in ("buy", "place")),
        *(f"keep/bomb/{b}" for b in CAT.bombs),
        *(f"do/{t.__struct_config__.tag}" for t in AnyChoice.__args__),
        *(f"end/{verb}" for verb in ("build", "test", "load", "agree")),
        "drafts/3/8",
    ],
)
def test_the_golden_games_use(what: str) -> None:
    assert played()[what]


@pytest.mark.parametrize(
    ("verb", "kind", "most"),
    [("build", "uranium", 3), ("build", "plutonium", 1), ("load", "uranium", 3), ("load", "plutonium", 3)],
)
def test_nearly_every_bomb_is_used(verb: str, kind: str, most: int) -> None:
    """The dearest ones seldom come to it; that each works is shown below."""
    never = [b for b, fact in CAT.bombs.items() if fact.kind == kind and not played()[f"{verb}/bomb/{b}"]]
    assert len(never) <= most, never


@pytest.mark.parametrize("name", CAT.buildings)
def test_every_building_works(name: str) -> None:
    """All alternatives of each card: what is paid and gained is what it says."""
    site, fact = CAT.sites[f"building/{name}"], CAT.buildings[name]
    (effect,) = fact.effects
    assert isinstance(effect, Gain)
    for price in fact.cost or ({},):
        for bundle in effect.one_of:
            payment = word(price) if len(fact.cost) > 1 else ONLY
            output = word(bundle) if len(effect.one_of) > 1 else ONLY
            game = given(seat(20, "LLLLEEESSS", buildings=[name], Y=9, U=1))
            crew = "L" * site.need[0] + "E" * site.need[1] + "S" * site.need[2] + "L" * site.need[4]
            choice = game.place(name, crew, payment=payment, output=output)
            assert choice in game.legal()
            before = codec.clone(game.state.players[0])
            game.do(choice)
            after = game.state.players[0]
            for resource in CAT.resources:
                change = bundle.get(resource, 0) - price.get(resource, 0)
                assert after.stock[resource] == before.stock[resource] + change
            for kind in set(KINDS) & set(bundle):
                placed = crew.count(kind[0].upper())
                got = after.hand[kind] + after.hired[kind] - before.hand[kind] + placed
                assert got == min(bundle[kind], before.reserve[kind] + 4)


@pytest.mark.parametrize("name", CAT.bombs)
def test_every_bomb_works(name: str) -> None:
    """Built, loaded, and if it is plutonium tested."""
    fact = CAT.bombs[name]
    crew = "E" * fact.workers.get("engineer", 0) + "S" * fact.workers.get("scientist", 0)
    game = given(seat(9, "L" + crew, plans=[name], U=8, Pu=8, B=1))
    game.do(build(name, crew))
    assert game.points(0) == fact.points
    assert game.has(0, U=8 - fact.fuel.get("uranium", 0), Pu=8 - fact.fuel.get("plutonium", 0))
    game.do(Load(name))
    assert game.points(0) == fact.points + 5
    assert game.has(0, money=9 - fact.load["money"], B=0)
    if fact.kind == "plutonium":
        game.do(Detonate(name))
        assert game.points(0) == 6
