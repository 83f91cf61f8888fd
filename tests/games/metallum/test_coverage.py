"""Every installation, tile and module is used in seeded games of both presets; the sensible game is sensible."""

from __future__ import annotations

from functools import cache

import pytest

from games.metallum.position import CAT, RULEBOOK, new
from hotseat.engine.chance import Chance
from hotseat.engine.flow import legal, play, settle
from hotseat.games.metallum import GAME
from hotseat.games.metallum.choices import AnyChoice
from hotseat.games.metallum.vocabulary import Protect

PRESETS = {"seed": {}, "rulebook": RULEBOOK}
GAMES = 40
"""Random games of each preset; the hinted ones are fewer."""


@cache
def _played(preset: str, style: str, seed: int) -> tuple[frozenset[str], tuple[int, ...]]:
    """Names of the pieces used, of modules that paid or were bought, and verbs; and the final credits."""
    game, chance = new(seed, PRESETS[preset]), Chance(seed)
    table, ask = game.table, settle(game.table)
    verbs = set()
    while ask:
        seat = ask.seats[0]
        if style == "hints":
            choice = max(GAME.hints(table, seat), key=lambda h: h.value).choice
        else:
            choice = chance.pick(legal(table, seat))
        verbs.add(choice.verb)
        ask = play(table, seat, choice, ask)
    seen = {str(e.args["by"]).rpartition("/")[2] for e in table.events if e.key == "use"}
    seen |= {str(e.args["module"]) for e in table.events if e.key in ("earned", "bought")}
    return frozenset(seen | verbs), tuple(s.total for s in GAME.scores(CAT, table.state))


@pytest.mark.parametrize("preset", PRESETS)
def test_everything_is_used_at_least_once(preset: str) -> None:
    seen: set[str] = set()
    for seed in range(GAMES):
        seen |= _played(preset, "random", seed)[0]
    for seed in range(2):
        seen |= _played(preset, "hints", seed)[0]
    never = [name for name in (*CAT.tiles, *CAT.planets, *CAT.modules) if name not in seen]
    assert never == []


def test_every_verb_is_chosen() -> None:
    seen = {v for preset in PRESETS for seed in range(GAMES) for v in _played(preset, "random", seed)[0]}
    verbs = {str(kind.__struct_config__.tag) for kind in AnyChoice.__args__}
    assert verbs - seen <= {"agree", "give-up", "remove"}, (
        "no effect of the box begins by removing from anywhere"
    )
    assert "give-up" in {
        v for preset in PRESETS for v in _played(preset, "hints", 0)[0] | _played(preset, "hints", 1)[0]
    }


def test_hinted_games_look_sensible() -> None:
    """Close to the yardsticks of docs/metallum.md: greedy players end at 92, random ones at 61."""
    totals = [t for preset in PRESETS for seed in range(2) for t in _played(preset, "hints", seed)[1]]
    assert 75 < sum(totals) / len(totals) < 120


def test_the_hinted_player_beats_the_random_one() -> None:
    for seed in range(3):
        game, chance = new(seed), Chance(seed)
        ask = settle(game.table)
        while ask:
            seat = ask.seats[0]
            if seat == seed % 2:
                choice = max(GAME.hints(game.table, seat), key=lambda h: h.value).choice
            else:
                choice = chance.pick(legal(game.table, seat))
            ask = play(game.table, seat, choice, ask)
        assert GAME.scores(CAT, game.state)[seed % 2].rank == 1


def test_shield_grid_is_the_only_protection() -> None:
    assert [m.id for m in CAT.modules.values() if isinstance(m.effect, Protect)] == ["shield_grid"]
