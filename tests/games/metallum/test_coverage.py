"""Every installation, tile and module is used in the golden games of both presets; the sensible game is sensible."""

from __future__ import annotations

from conformance.cases import start
from games.metallum.position import CAT, RULEBOOK, new
from golden.record import HERE, Golden, read
from hotseat.engine import codec
from hotseat.engine.chance import Chance
from hotseat.engine.flow import Agree, legal, play, settle
from hotseat.engine.game import Setup
from hotseat.games.metallum import GAME
from hotseat.games.metallum.choices import AnyChoice
from hotseat.games.metallum.vocabulary import Protect

PRESETS = {"seed": {}, "rulebook": RULEBOOK}
GOLDEN = [read(f) for f in sorted((HERE / "metallum").glob("*.json.gz"))]


def _used(golden: Golden) -> set[str]:
    """Names of what was at work in a golden game: pieces used, modules that paid, static ones built, and verbs chosen."""
    table, ask = start(GAME, Setup(golden.seats, golden.seed, golden.options))
    for seat, raw in golden.moves:
        ask = play(table, seat, codec.build(raw, Agree if raw["do"] == "agree" else GAME.choice_type), ask)
    told: dict[str, set[str]] = {key: set() for key in ("use", "earned", "bought")}
    for event in table.events:
        if event.key in told:
            told[event.key].add(str(event.args["by" if event.key == "use" else "module"]).rpartition("/")[2])
    at_work = {"activated": told["use"], "triggered": told["earned"], "static": told["bought"]}
    modules = {m.id for m in CAT.modules.values() if m.id in at_work[m.kind]}
    return modules | (told["use"] - set(CAT.modules)) | {str(raw["do"]) for _, raw in golden.moves}


def test_golden_games_use_everything_at_least_once() -> None:
    seen = set().union(*map(_used, GOLDEN))
    never = [name for name in (*CAT.tiles, *CAT.planets, *CAT.modules) if name not in seen]
    assert never == []
    verbs = {str(kind.__struct_config__.tag) for kind in AnyChoice.__args__}
    assert verbs - seen == {"remove"}, "no effect of the box begins by removing from anywhere"


def test_golden_games_are_of_both_presets() -> None:
    whole = [g for g in GOLDEN if g.moves[-1][1]["do"] != "agree"]
    played = [{o.id: o.default for o in GAME.options(CAT)} | g.options for g in whole]
    for preset in CAT.presets:
        wanted = {"turn_order": preset.turn_order, "omega_starts": preset.omega_starts}
        assert {g.style for g, options in zip(whole, played, strict=True) if options == wanted} == {
            "random",
            "hints",
        }


def _hinted(preset: str, seed: int) -> list[int]:
    """The final credits of a game played by the hints."""
    table = new(seed, PRESETS[preset]).table
    ask = settle(table)
    while ask:
        seat = ask.seats[0]
        ask = play(table, seat, max(GAME.hints(table, seat), key=lambda h: h.value).choice, ask)
    return [s.total for s in GAME.scores(CAT, table.state)]


def test_hinted_games_look_sensible() -> None:
    """Close to the yardsticks of docs/metallum.md: greedy players end at 92, random ones at 61."""
    totals = [t for preset in PRESETS for seed in range(2) for t in _hinted(preset, seed)]
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
