"""Which cards and spaces are ever used: seeded games by hints and by chance; what they never use is in the cases."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from games.manhattan_project.position import CAT, build, given, seat
from hotseat.engine import codec
from hotseat.engine.chance import Chance
from hotseat.engine.flow import legal, play, settle
from hotseat.engine.game import Setup
from hotseat.games.manhattan_project import GAME
from hotseat.games.manhattan_project.choices import AnyChoice, Detonate, Load

GAMES = ((2, 1), (3, 1), (4, 1), (5, 1), (5, 2), (4, 2), (3, 2), (5, 3), (4, 3))
"""(seats, seed) of games by hints, a choice in six at random."""


@cache
def played() -> tuple[Counter[str], Counter[str]]:
    """How often sites and cards were used, and how often things were told, in all games."""
    used: Counter[str] = Counter()
    told: Counter[str] = Counter()
    for seats, seed in GAMES:
        table = GAME.table(GAME.new_game(CAT, Setup(seats, seed, {"pacts": "on"})), CAT)
        ask, chance = settle(table), Chance(seed)
        while ask:
            who = ask.seats[0]
            if chance.below(6):
                choice = max(GAME.hints(table, who), key=lambda h: h.value).choice
            else:
                choice = chance.pick(legal(table, who))
            used.update((f"do/{choice.verb}", *(f"{choice.verb}/{e}" for e in choice.at)))
            ask = play(table, who, choice, ask)
        told.update(e.key for e in table.events)
    return used, told


def test_every_space_is_used() -> None:
    used, _ = played()
    assert [s for s in CAT.spaces if not used[f"place/space/{s}"]] == []


def test_nearly_every_building_is_bought_and_used() -> None:
    used, _ = played()
    bought = {b for b in CAT.buildings if used[f"buy/building/{b}"]}
    worked = {b for b in CAT.buildings if used[f"place/building/{b}"]}
    assert len(bought) >= 46, sorted(set(CAT.buildings) - bought)
    assert {CAT.buildings[b].kind for b in worked} == set(CAT.kinds)
    assert len(worked) >= 45, sorted(set(CAT.buildings) - worked)


def test_every_bomb_is_drafted() -> None:
    used, _ = played()
    assert len({b for b in CAT.bombs if used[f"keep/bomb/{b}"]}) >= 25
    built = {CAT.bombs[b].kind for b in CAT.bombs if used[f"build/bomb/{b}"]}
    assert built == {"uranium", "plutonium"}


def test_every_verb_is_said() -> None:
    used, _ = played()
    verbs = {str(t.__struct_config__.tag) for t in AnyChoice.__args__} - {"agree"}
    assert {v for v in verbs if not used[f"do/{v}"]} == set()


def test_what_happens_happens() -> None:
    _, told = played()
    for key in (
        "tray",
        "bribe",
        "lost",
        "hired",
        "bought-free",
        "tested",
        "loaded",
        "repaired",
        "hit",
        "pact",
        "won",
    ):
        assert told[key], key


@pytest.mark.parametrize("name", CAT.buildings)
def test_every_building_works(name: str) -> None:
    """All alternatives of each card: what is paid and gained is what it says."""
    site = CAT.sites[f"building/{name}"]
    for payment in site.payments:
        for output in site.outputs:
            game = given(seat(20, "LLLLEEESSS", buildings=[name], Y=9, U=1))
            crew = "L" * site.need[0] + "E" * site.need[1] + "S" * site.need[2] + "L" * site.need[4]
            choice = game.place(name, crew, payment=payment, output=output)
            assert choice in game.legal()
            before = codec.clone(game.state.players[0])
            game.do(choice)
            after = game.state.players[0]
            price = site.price(payment)
            assert price is not None
            for resource in CAT.resources:
                gained = sum(b.get(resource, 0) for b in site.bundles(output))
                assert after.stock[resource] == before.stock[resource] + gained - price.get(resource, 0)
            hires = site.hires.get(output)
            if hires is not None:
                kind, n = hires
                placed = crew.count(kind[0].upper())
                got = after.hand[kind] + after.hired[kind] - before.hand[kind] + placed
                assert got == min(n, before.reserve[kind] + 4)


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
