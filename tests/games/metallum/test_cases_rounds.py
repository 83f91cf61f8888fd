"""The numbered cases of set-up, programming, order, market and the end."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from games.metallum import test_cases_actions
from games.metallum.position import CAT, RULEBOOK, Game, card, given, new, power, program, tile, use
from hotseat.engine import codec
from hotseat.engine.chance import Chance
from hotseat.engine.flow import legal, play, settle
from hotseat.games.metallum import GAME
from hotseat.games.metallum.choices import Buy, Done, Fly, Order, Program, Teleport, Use
from hotseat.games.metallum.state import State

NUMBERS = (
    *range(1, 8), 9, 10, *range(12, 22), *range(23, 29), 30, 31, *range(33, 38), 39, 41, 42, 43, *range(45, 49), 50,
    *range(52, 56),
)  # fmt: skip
"""All cases there are; the gaps were merged into others."""


def test_every_case_is_tested() -> None:
    names = [*vars(test_cases_actions), *globals()]
    assert {int(m[1]) for n in names if (m := re.match(r"test_c(\d+)_", n))} == set(NUMBERS)


# -- set-up and rounds -----------------------------------------------------------------------------------------


def test_c01_setup_of_the_seed_preset() -> None:
    game = new()
    state = game.state
    assert [d.discovered for d in state.row] == [True, False, False, False, False, False, True]
    assert (state.row[0].id, state.row[6].id) == ("alpha", "omega")
    assert len(state.removed) == 2
    assert [(p.ship, p.credits, p.supply, p.executed) for p in state.players] == [(0, 0, 25, [])] * 2
    assert {d.token for d in state.row} == {"none"}
    assert [bool(m) for m in state.market] == [True, True, True, False]
    assert (len(state.deck), len(state.later), state.discards) == (9, 9, [])
    assert (state.round, CAT.sequence(state.round)) == (1, 0)
    assert game.ask.seats == (0, 1)


def test_c02_setup_of_the_rulebook_preset() -> None:
    fresh = new(options=RULEBOOK)
    assert not fresh.state.row[6].discovered
    for viewer in (0, 1, None):
        shown = {e.id: e for e in GAME.elements(CAT, fresh.state, viewer)}
        assert shown["planet/omega"].face == "omega"
        assert shown["planet/omega"].marks == ("veiled",)
    game = given(ships=(3, 5), hidden=[6], tiles=(["move_3"], ["move_1"]), options=RULEBOOK)
    game.do(Fly(tile("move_3"), "omega"), Done(), Fly(tile("move_1", 1), "omega"))
    assert game.state.row[6].discovered
    assert [p.credits for p in game.state.players] == [1, 0]


def test_c03_same_seed_same_game_and_saving_between_the_programs() -> None:
    first, second = new(5), new(5)
    assert codec.digest(first.state) == codec.digest(second.state)
    first.do(program("move_1"), seat=0)
    saved = codec.build(codec.from_json(codec.to_json(codec.plain(first.state))), State)
    loaded = Game(saved)
    for game in (first, loaded):
        game.do(program("move_1", seat=1), seat=1)
    assert codec.digest(first.state) == codec.digest(loaded.state)


@pytest.mark.parametrize("round", range(1, 9))
def test_c04_tiles_come_back_after_rounds_3_and_6(round: int) -> None:
    tiles = [
        "move_1",
        "move_2",
        "deploy_1",
        "deploy_2",
        "stock_report",
        "deep_mining",
        "buy_module",
        "extra_action",
    ]
    game = given(
        round=round, executed=(tiles, []), modules=[("refinery", 0, 2)], rigs={2: (3, 1)}, tokens={4: "up"}
    )
    game.do(Done(), Done())
    assert game.me(0).executed == ([] if round in (3, 6) else tiles)
    assert game.rigs(2) == (3, 1)
    assert game.state.row[4].token == "up"
    assert game.me(0).credits == 5


def test_c05_market_swap_after_round_6() -> None:
    action = [m.id for m in CAT.modules.values() if m.deck == "action"]
    game = given(
        round=6,
        market=("refinery", "jump_gate", "", "ore_exchange"),
        deck=["shield_grid"],
        discards=["scrap_laser", "freight_lift", "launch_rail"],
        later=action,
        modules=[("assembly_bay", 0, 2), ("docking_station", 1, 0)],
    )
    game.do(Done(), Done())
    assert game.state.round == 7
    assert game.state.market == [action[3], action[2], action[1], action[0]]
    assert len(game.state.deck) == 5
    gone = {
        "refinery",
        "jump_gate",
        "ore_exchange",
        "shield_grid",
        "scrap_laser",
        "freight_lift",
        "launch_rail",
    }
    assert gone <= set(game.state.out)
    assert game.state.discards == []
    game.do(program("move_2"), seat=0).do(program("move_3", seat=1), seat=1)
    game.do(Fly(tile("move_2"), "gamma"), Use(card("assembly_bay")))
    assert game.rigs(2) == (1, 0)


def test_c06_no_market_step_after_the_last_round() -> None:
    game = given(round=9, market=("overdrive", "", "", "mass_relay"), deck=["twin_probes"], last=True)
    game.do(Done())
    assert game.ask is None
    assert game.state.market == ["overdrive", "", "", "mass_relay"]
    assert game.state.deck == ["twin_probes"]


# -- programming ----------------------------------------------------------------------------------------------------

LEGAL = (
    "move_1", "move_3 deploy_3", "move_2 deploy_1 extra_action", "move_2 deep_mining buy_module",
    "move_3 deploy_2 buy_or_teleport", "move_1 deploy_3 power_boost", "move_1 deploy_2 deep_mining extra_action",
)  # fmt: skip
ILLEGAL = {
    "": "needs-cell",
    "deploy_2": "needs-cell",
    "move_1 move_2": "same-cell",
    "move_1 deploy_1 deploy_2": "same-cell",
    "move_2 extra_action": "not-joined",
    "move_3 stock_report": "no-interface",
    "move_1 deploy_3 buy_module": "no-interface",
    "move_1 deploy_1 power_boost buy_module": "no-interface",
    "move_1 deploy_1 stock_report buy_or_teleport": "no-interface",
}


@pytest.mark.parametrize("tiles", LEGAL)
def test_c07_legal_programs(tiles: str) -> None:
    assert new().allows(program(*tiles.split()), seat=0)


@pytest.mark.parametrize("tiles", ILLEGAL)
def test_c07_illegal_programs(tiles: str) -> None:
    assert new().refused(program(*tiles.split()), seat=0) == ILLEGAL[tiles]


def test_c07_strange_tiles_are_no_program() -> None:
    game = new()
    for tiles in (("tile/1/move_1",), ("tile/0/move_1", "tile/0/move_1"), ("tile/0/warp",), ("move_1/",)):
        assert game.refused(Program(tiles), seat=0) == "not-offered"


def test_c09_number_of_programs() -> None:
    game = new()
    listed = legal(game.table, 0)
    assert len(listed) == 78
    assert Counter(len(c.tiles) for c in listed) == {1: 3, 2: 15, 3: 44, 4: 16}
    assert Counter(t for c in listed for t in c.tiles if "move" in t) == {
        tile("move_1"): 34,
        tile("move_2"): 34,
        tile("move_3"): 10,
    }
    totals = {CAT.complexity(p) for p in CAT.programs}
    assert (min(totals), max(totals)) == (1, 14)
    free = {"move_3", "deploy_1", "deploy_2", "extra_action"}
    few = given(phase="program", executed=([t for t in CAT.tiles if t not in free], []))
    assert {c.tiles for c in legal(few.table, 0)} == {
        program(*tiles.split()).tiles
        for tiles in (
            "move_3", "move_3 deploy_1", "move_3 deploy_2", "move_3 deploy_1 extra_action", "move_3 deploy_2 extra_action",
        )
    }  # fmt: skip


def test_c10_executed_tiles_cannot_be_programmed() -> None:
    game = given(phase="program", round=2, executed=(["move_2", "deploy_1"], []))
    assert game.refused(program("move_2"), seat=0) == "tile-executed"
    assert game.refused(program("move_1", "deploy_1"), seat=0) == "tile-executed"
    assert game.allows(program("move_1", "deploy_2"), seat=0)


def test_c12_a_committed_program_is_secret_and_final() -> None:
    game = given(phase="program", round=2, executed=(["move_2"], []))
    before = {v: list(GAME.elements(CAT, game.state, v)) for v in (1, None)}
    game.do(program("move_1", "deploy_3"), seat=0)
    assert {v: list(GAME.elements(CAT, game.state, v)) for v in (1, None)} == before
    assert game.table.events == []
    assert game.ask.seats == (1,)
    assert game.refused(program("move_3"), seat=0) == "not-your-turn"
    mine = {e.id: e for e in GAME.elements(CAT, game.state, 0)}
    assert mine[tile("deploy_3")].marks == ("programmed",)
    theirs = {e.id: e for e in GAME.elements(CAT, game.state, 1)}
    assert theirs[tile("deploy_3")].marks == ("available",)
    assert theirs[tile("move_2")].marks == ("executed",)
    game.do(program("move_1", seat=1), seat=1)
    shown = {e.id: e for e in GAME.elements(CAT, game.state, 1)}
    assert shown[tile("deploy_3")].marks == ("programmed",)
    assert [e["complexity"] for e in game.told("program")] == [9, 1]


# -- order -------------------------------------------------------------------------------------------------------------


def _programs(first: str, second: str, **position: object) -> Game:
    game = given(phase="program", **position)  # type: ignore[arg-type]
    return game.do(program(*first.split()), seat=0).do(program(*second.split(), seat=1), seat=1)


def test_c13_the_lower_total_acts_first() -> None:
    game = _programs("move_3 deploy_3", "move_2 deploy_1 extra_action")
    assert [p.complexity for p in game.state.players] == [12, 7]
    assert game.asked == 1


@pytest.mark.parametrize(("credit", "first"), [((12, 9), 1), ((9, 12), 0)])
def test_c14_equal_totals_fewer_credits_first(credit: tuple[int, int], first: int) -> None:
    assert _programs("move_1 deploy_2", "move_3 deploy_1", credit=credit).asked == first


def test_c15_equal_totals_and_credits_by_chance() -> None:
    seen = set()
    for seed in range(12):
        game, again = new(seed), new(seed)
        for g in (game, again):
            g.do(program("move_1"), seat=0).do(program("move_1", seat=1), seat=1)
        assert game.asked == again.asked
        seen.add(game.asked)
    assert seen == {0, 1}


def test_c16_the_lower_total_chooses() -> None:
    game = _programs("move_1 deploy_1", "move_2 deploy_2", options=RULEBOOK)
    assert (game.ask.key, game.asked) == ("order", 0)
    game.do(Order("second"))
    assert (game.ask.key, game.asked) == ("act", 1)
    game.do(*(c for c in game.legal(Fly)[:1]), Done())
    assert game.asked == 0
    plain = _programs("move_1 deploy_1", "move_2 deploy_2")
    assert (plain.ask.key, plain.asked) == ("act", 0)


# -- market -----------------------------------------------------------------------------------------------------------

ROW = ("scrap_laser", "assembly_bay", "survey_archive", "salvage_depot")
"""Four cards of cost 4."""


def test_c39_prices() -> None:
    game = given(market=ROW, credit=(5, 0), tiles=(["buy_module"], []))
    assert [game.table.price(0, m) for m in ROW] == [5, 4, 4, 3]
    game.do(Buy(tile("buy_module"), ROW[0]))
    assert game.me().credits == 0
    assert game.state.market == ["", *ROW[1:]]
    poor = given(market=ROW, credit=(4, 0), tiles=(["buy_module"], []))
    assert poor.refused(Buy(tile("buy_module"), ROW[0])) == "credits"
    poor.do(Buy(tile("buy_module"), ROW[1]))
    uplink = given(market=ROW, modules=[("trade_uplink", 0, 0)])
    assert [uplink.table.price(0, m) for m in ROW] == [3, 2, 2, 1]
    cheap = given(market=("", "", "", "shield_grid"), modules=[("trade_uplink", 0, 0)])
    assert cheap.table.price(0, "shield_grid") == 0


def test_c41_where_modules_go() -> None:
    game = given(
        ships=(2, 0), tiles=(["move_1", "buy_module"], []), market=("refinery", "", "", ""), credit=(9, 0),
        modules=[("jump_gate", 0, 3)],
    )  # fmt: skip
    game.do(Fly(tile("move_1"), "delta"), Buy(tile("buy_module"), "refinery"))
    assert [(b.id, b.seat, b.planet) for b in game.state.modules] == [("jump_gate", 0, 3), ("refinery", 0, 3)]
    action = given(round=7, tiles=(["buy_module"], []), market=("overdrive", "", "", ""), credit=(9, 0))
    action.do(Buy(tile("buy_module"), "overdrive"))
    assert action.me().cards == ["overdrive"]
    shown = {e.id: e for e in GAME.elements(CAT, action.state, 1)}
    assert shown["module/overdrive"].place == "seat0/cards/0"


def test_c42_teleport() -> None:
    position = {
        "tiles": (["buy_or_teleport"], []), "modules": [("refinery", 0, 3), ("jump_gate", 1, 3)],
        "hidden": [4], "market": ("scrap_laser", "", "", ""), "credit": (9, 0),
    }  # fmt: skip
    by = tile("buy_or_teleport")
    game = given(**position)  # type: ignore[arg-type]
    assert game.refused(Teleport(by, "refinery", "unknown-4")) == "undiscovered"
    assert game.refused(Teleport(by, "refinery", "delta")) == "already-there"
    assert game.refused(Teleport(by, "jump_gate", "beta")) == "not-yours"
    game.do(Teleport(by, "refinery", "theta"))
    assert game.state.modules[0].planet == 5
    assert game.refused(Buy(by, "scrap_laser")) == "tile-executed"
    nothing = given(tiles=(["buy_or_teleport"], []), market=("scrap_laser", "", "", ""), credit=(3, 0))
    assert nothing.legal(by=by) == []
    assert nothing.refused(Buy(by, "scrap_laser")) == "credits"
    assert given(tiles=(["buy_or_teleport"], [])).refused(Use(by)) == "market-empty"


def test_c43_market_steps_without_purchases() -> None:
    a, b, c, d, e = "refinery", "jump_gate", "scrap_laser", "launch_rail", "ore_exchange"
    game = given(market=(a, b, c, ""), deck=[d, e], last=True).do(Done())
    assert game.state.market == [d, a, b, c]
    game = given(round=2, market=game.state.market, deck=[e], last=True).do(Done())
    assert game.state.market == [e, d, a, b]
    assert game.state.discards == [c]


def test_c45_the_deck_runs_out() -> None:
    a, b, c, d, x = "refinery", "jump_gate", "scrap_laser", "launch_rail", "ore_exchange"
    game = given(round=5, market=(a, b, c, d), discards=[x], last=True).do(Done())
    assert game.state.market[0] in (d, x)
    assert game.state.market[1:] == [a, b, c]
    assert {game.state.market[0], *game.state.deck} == {d, x}
    assert game.state.discards == []
    gaps = given(round=5, market=(a, b, "", ""), last=True).do(Done())
    assert gaps.state.market == ["", "", a, b]


# -- profits and the end ------------------------------------------------------------------------------------------------


def test_c50_credits_beyond_the_dial() -> None:
    game = given(credit=(97, 0), rigs={2: (2, 1)}, tokens={2: "up"}, last=True).do(Done())
    assert game.me().credits == 102
    assert (game.me().credits // 100, game.me().credits % 100) == (1, 2)


@pytest.mark.parametrize(
    ("rigs", "credit", "ranks"),
    [((5, 6), (85, 84), (1, 2)), ((4, 6), (84, 84), (2, 1)), ((0, 6), (80, 84), (2, 1))],
)
def test_c52_survey_archive(rigs: tuple[int, int], credit: tuple[int, int], ranks: tuple[int, int]) -> None:
    paid = (1, 3) if rigs[0] else (0, 3)  # by the profits phase of this last round
    game = given(
        round=9,
        credit=(80 - paid[0], 84 - paid[1]),
        modules=[("survey_archive", 0, 5)],
        rigs={5: rigs},
        last=True,
    ).do(Done())
    assert game.ask is None
    scores = GAME.scores(CAT, game.state)
    assert tuple(s.total for s in scores) == credit
    assert tuple(s.rank for s in scores) == ranks
    if credit[0] == credit[1]:
        assert scores[1].decided_by == "rigs_on_board"


def test_c52_the_third_tie_break_and_a_draw() -> None:
    game = given(
        round=9, credit=(10, 10), modules=[("refinery", 0, 1), ("ore_exchange", 1, 1)], last=True
    ).do(Done())
    scores = GAME.scores(CAT, game.state)
    assert (scores[0].rank, scores[0].decided_by) == (1, "planetary_module_printed_cost")
    draw = given(round=9, credit=(10, 10), last=True).do(Done())
    assert [s.rank for s in GAME.scores(CAT, draw.state)] == [1, 1]


@pytest.mark.parametrize("options", [{}, RULEBOOK], ids=["seed", "rulebook"])
def test_c53_random_games(options: dict[str, str]) -> None:
    totals = []
    for seed in range(12):
        game, chance = new(seed, options), Chance(seed)
        table, ask = game.table, settle(game.table)
        while ask:
            seat = chance.pick(ask.seats)
            ask = play(table, seat, chance.pick(legal(table, seat)), ask)
            game.check()
        assert table.state.round == 9
        totals += [s.total for s in GAME.scores(CAT, table.state)]
    assert 45 < sum(totals) / len(totals) < 80
    assert all(5 <= t <= 150 for t in totals)


def test_unexecuted_tiles_come_back_and_planets_left_out_are_told() -> None:
    game = given(round=9, tiles=(["deploy_2"], []), last=True).do(Done())
    assert game.told("unexecuted") == [{"seat": 0, "tile": "deploy_2"}]
    assert {e["planet"] for e in game.told("was-removed")} == {"epsilon", "zeta"}
    assert game.me().executed == []


def test_the_forecast_of_the_last_done_is_the_profits() -> None:
    game = given(rigs={1: (2, 1), 3: (0, 1)}, modules=[("refinery", 0, 1)], last=True)
    said = GAME.forecast(game.table, 0, Done())
    assert said.gains == {"credits": 5}
    assert GAME.forecast(given().table, 0, Done()).gains == {}
    assert game.refused(use("deploy_1")) == "not-programmed"
    assert game.refused(Use(power("omega"))) == "ship-elsewhere"
