"""The numbered cases of the action phase: ships, rigs, tiles, installations, modules."""

from __future__ import annotations

import pytest

from games.metallum.position import CAT, Game, U, card, given, power, tile, use
from hotseat.games.metallum import GAME
from hotseat.games.metallum.choices import (
    Again,
    Buy,
    Done,
    Enough,
    Exchange,
    Fly,
    GiveUp,
    Mine,
    Place,
    Put,
    Remove,
    Replace,
    Report,
    Shift,
    Take,
    Teleport,
    Use,
)

# -- movement ---------------------------------------------------------------------------------------------------------


def test_c17_exact_and_inside_the_row() -> None:
    assert given(ships=(1, 0), tiles=(["move_3"], [])).goals(tile("move_3")) == {"eta"}
    assert given(ships=(3, 0), tiles=(["move_3"], [])).goals(tile("move_3")) == {"alpha", "omega"}
    assert given(ships=(6, 0), tiles=(["move_1"], [])).goals(tile("move_1")) == {"theta"}
    for ship in range(7):
        for move in ("move_1", "move_2", "move_3"):
            assert given(ships=(ship, 0), tiles=([move], [])).goals(tile(move))


def test_c18_discovery() -> None:
    game = given(hidden=[1, 2, 3, 4, 5], tiles=(["move_2"], ["move_2"]))
    game.do(Fly(tile("move_2"), "unknown-2"))
    assert [d.discovered for d in game.state.row[:4]] == [True, False, True, False]
    assert game.me().credits == 1
    game.do(Done(), Fly(tile("move_2", 1), "gamma"))
    assert game.me(1).credits == 0


def test_c19_move_is_compulsory() -> None:
    game = given(tiles=(["move_1", "deploy_1"], [])).do(use("deploy_1"))
    assert game.refused(Done()) == "execute-first"
    game.do(Fly(tile("move_1"), "beta"), Done())
    lazy = given(tiles=(["move_1", "deploy_1"], [])).do(Fly(tile("move_1"), "beta"), Done())
    assert lazy.me().executed == ["move_1"]
    assert lazy.me().program == []


def test_c20_freedom_of_order() -> None:
    game = given(ships=(4, 0), tiles=(["move_2", "deploy_2"], []))
    game.do(Place(power("eta"), "alpha"), use("deploy_2"), Fly(tile("move_2"), "omega"), Done())
    assert (game.rigs(0), game.rigs(4), game.rigs(6)) == ((1, 0), (2, 0), (0, 0))
    other = given(ships=(4, 0), tiles=(["move_2", "deploy_2"], []))
    other.do(Fly(tile("move_2"), "omega"), use("deploy_2"), Use(power("omega")), Done())
    assert other.rigs(6) == (5, 0)


# -- rigs and supply -------------------------------------------------------------------------------------------------


def test_c21_plain_deploy() -> None:
    game = given(ships=(2, 0), tiles=(["deploy_3"], [])).do(use("deploy_3"))
    assert game.rigs(2) == (3, 0)
    assert game.me().supply == 22


def test_c23_nothing_to_place() -> None:
    game = given(ships=(2, 0), rigs={2: (25, 0)}, tiles=(["deploy_1"], []))
    assert game.refused(use("deploy_1")) == "no-rig"
    game.do(Done())
    assert game.me().executed == []
    one = given(ships=(2, 0), rigs={2: (24, 0), 0: (1, 0)}, tiles=(["deploy_3"], [])).do(use("deploy_3"))
    assert (one.rigs(2), one.rigs(0)) == ((25, 0), (0, 0))


def test_c24_an_empty_supply_asks_rig_by_rig() -> None:
    game = given(ships=(2, 0), rigs={2: (10, 0), 0: (7, 0), 5: (7, 0)}, tiles=(["deploy_3"], []))
    game.do(use("deploy_3"))
    assert game.ask.key == "give-up"
    assert game.ask.args["rigs"] == 2
    assert game.refused(GiveUp("gamma")) == "must-leave"
    assert game.refused(GiveUp("beta")) == "no-own-rig"
    game.do(GiveUp("alpha"), GiveUp("theta"))
    assert (game.rigs(2), game.rigs(0), game.rigs(5)) == ((13, 0), (6, 0), (6, 0))
    assert game.ask.key == "act"


def test_c24_the_invariant_finds_what_is_broken() -> None:
    game = given(hidden=[4])
    game.state.row[4].rigs[0] = 1
    assert len(GAME.invariants(CAT, game.state)) == 2


# -- special actions -------------------------------------------------------------------------------------------------


def test_c25_stock_report() -> None:
    by = tile("stock_report")
    game = given(ships=(3, 0), rigs={3: (2, 1)}, tokens={5: "up"}, tiles=(["stock_report"], []), hidden=[4])
    offered = {(c.planet, c.token) for c in game.legal(Report)}
    assert {t for p, t in offered if p == "delta"} == {"up", "down"}
    assert {t for p, t in offered if p == "theta"} == {"remove"}
    assert ("unknown-4", "up") in offered
    assert game.refused(Report(by, "theta", "flip")) == "not-offered"
    assert game.refused(Report(by, "theta", "up")) == "has-token"
    assert game.refused(Report(by, "delta", "remove")) == "no-token"
    game.do(Report(by, "delta", "up"), Done(), Done())
    assert [p.credits for p in game.state.players] == [5, 2]


def test_c26_power_boost() -> None:
    by = tile("power_boost")
    game = given(ships=(3, 0), hidden=[4], tiles=(["power_boost"], []))
    assert set(game.legal(by=by)) == {Use(by), Fly(by, "gamma"), Fly(by, "unknown-4")}
    game.do(Fly(by, "unknown-4"))
    assert game.state.row[4].discovered
    assert game.me().credits == 1
    assert game.rigs(3) == (0, 0)
    assert given(tiles=(["power_boost"], [])).goals(by) == {"beta"}
    placed = given(ships=(3, 0), tiles=(["power_boost"], [])).do(Use(by))
    assert placed.rigs(3) == (1, 0)


@pytest.mark.parametrize(
    ("rigs", "token", "credits"),
    [
        ((1, 3), "up", 2), ((3, 0), "none", 3), ((2, 1), "down", 1), ((2, 2), "up", 0), ((1, 2), "down", 0),
        ((0, 2), "none", 0),
    ],
)  # fmt: skip
def test_c27_deep_mining(rigs: tuple[int, int], token: str, credits: int) -> None:
    game = given(ships=(3, 3), rigs={3: rigs}, tokens={3: token}, tiles=(["deep_mining"], []))
    if credits:
        game.do(use("deep_mining"))
        assert [p.credits for p in game.state.players] == [credits, 0]
    else:
        assert game.refused(use("deep_mining")) == "no-income"


# -- installations ----------------------------------------------------------------------------------------------------


def test_c28_one_installation_a_round() -> None:
    game = given(ships=(4, 0), rigs={0: (2, 0)}, tiles=(["move_1"], [])).do(Place(power("eta"), "alpha"))
    assert game.refused(Place(power("eta"), "alpha")) == "installation-used"
    game.do(Fly(tile("move_1"), "theta"))
    assert game.refused(Shift(power("theta"), "alpha", "beta")) == "installation-once"


def test_c30_alpha() -> None:
    game = given(rigs={3: (6, 2)}, hidden=[4])
    by = power("alpha")
    assert game.refused(Shift(by, "delta", "unknown-4")) == "undiscovered"
    assert game.refused(Shift(by, "delta", "delta")) == "must-leave"
    assert game.refused(Shift(by, "beta", "gamma")) == "no-own-rig"
    game.do(Shift(by, "delta", "beta"), Put("beta"))
    assert game.refused(Put("delta")) == "must-leave"
    assert game.refused(Put("unknown-4")) == "undiscovered"
    assert game.refused(Shift(by, "beta", "gamma")) == "not-offered"
    game.do(Put("gamma"), Put("theta"))
    assert [game.rigs(i) for i in (3, 1, 2, 5)] == [(2, 2), (2, 0), (1, 0), (1, 0)]
    assert game.ask.key == "act"


def test_c31_beta() -> None:
    game = given(ships=(1, 0), rigs={4: (1, 3), 6: (4, 4)})
    assert [p.supply for p in game.state.players] == [20, 18]
    game.do(Replace(power("beta"), "eta"))
    assert game.rigs(4) == (2, 2)
    assert [p.supply for p in game.state.players] == [19, 19]
    assert given(ships=(1, 0)).refused(Use(power("beta"))) == "no-opposing-rigs"


def test_c33_gamma() -> None:
    game = given(ships=(2, 0), rigs={2: (2, 1), 3: (0, 4)}).do(
        Use(power("gamma")), Take("gamma"), Take("delta")
    )
    assert (game.rigs(2), game.rigs(3)) == ((1, 0), (0, 3))
    assert [p.supply for p in game.state.players] == [24, 22]
    none = given(ships=(2, 0), rigs={2: (2, 1)}).do(Use(power("gamma")), Enough())
    assert none.rigs(2) == (1, 1)
    one = given(ships=(2, 0), rigs={2: (2, 0), 3: (0, 4)}).do(Use(power("gamma")), Take("delta"), Enough())
    assert one.rigs(3) == (0, 3)
    assert given(ships=(2, 0), rigs={3: (0, 4)}).refused(Use(power("gamma"))) == "no-own-rig"


def test_c34_delta() -> None:
    game = given(ships=(3, 0), rigs={0: (3, 4), 1: (0, 1)}).do(Shift(power("delta"), "alpha", "theta"))
    assert game.refused(Take("beta")) == "not-offered"
    game.do(Put("omega"))
    assert [game.rigs(i) for i in (0, 5, 6, 1)] == [(3, 2), (0, 1), (0, 1), (0, 1)]


def test_c35_epsilon() -> None:
    game = given(U, ships=(1, 0), hidden=[5], tiles=(["move_1"], []))
    assert game.goals(power("epsilon")) == {"alpha", "zeta", "beta", "gamma", "unknown-5", "omega"}
    game.do(Fly(power("epsilon"), "unknown-5"))
    assert (game.me().ship, game.me().credits, game.state.row[5].discovered) == (5, 1, True)
    assert game.goals(tile("move_1")) == {"gamma", "omega"}


def test_c36_zeta() -> None:
    game = given(U, ships=(2, 0), rigs={0: (3, 0), 6: (0, 2), 3: (1, 1)})
    assert game.refused(Exchange(power("zeta"), "beta", "beta")) == "must-leave"
    game.do(Exchange(power("zeta"), "alpha", "omega"))
    assert (game.rigs(0), game.rigs(6)) == ((2, 1), (1, 1))


def test_c37_eta_and_theta() -> None:
    eta = given(ships=(4, 0), hidden=[3])
    assert {c.planet for c in eta.legal(Place)} == {"alpha", "beta", "gamma", "eta", "theta", "omega"}
    game = given(ships=(5, 0), rigs={0: (2, 0), 3: (1, 0)}).do(Shift(power("theta"), "alpha", "omega"))
    assert game.refused(Shift(power("theta"), "delta", "beta")) == "not-offered"
    game.do(Take("delta"))
    assert [game.rigs(i) for i in (0, 3, 6)] == [(1, 0), (0, 0), (2, 0)]


def test_omega_places_all_three_or_none() -> None:
    short = given(ships=(6, 0), rigs={6: (23, 0), 0: (1, 0)})
    assert short.refused(Use(power("omega"))) == "too-few-rigs"
    game = given(ships=(6, 0), rigs={6: (22, 0), 0: (1, 0)}).do(Use(power("omega")))
    assert (game.rigs(6), game.rigs(0)) == ((25, 0), (0, 0))


# -- modules -----------------------------------------------------------------------------------------------------------


def test_c46_activated_modules() -> None:
    bay, lift = card("assembly_bay"), card("freight_lift")
    game = given(ships=(2, 2), modules=[("assembly_bay", 0, 2)]).do(Use(bay))
    assert game.rigs(2) == (1, 0)
    assert game.refused(Use(bay)) == "module-used"
    assert given(ships=(3, 0), modules=[("assembly_bay", 0, 2)]).refused(Use(bay)) == "ship-needed"
    moving = given(ships=(6, 0), rigs={2: (1, 0)}, modules=[("freight_lift", 0, 2)])
    assert set(moving.legal(by=lift)) == {Place(lift, "beta"), Place(lift, "delta")}
    assert moving.refused(Place(lift, "theta")) == "not-adjacent"
    moving.do(Place(lift, "delta"))
    assert (moving.rigs(2), moving.rigs(3)) == ((0, 0), (1, 0))
    assert moving.ask.key == "act"
    empty = given(ships=(6, 0), modules=[("freight_lift", 0, 2)])
    assert empty.refused(Place(lift, "beta")) == "no-own-rig"
    game.do(Done())
    assert game.refused(Use(bay)) == "not-yours"
    game.do(Done())
    assert game.state.modules[0].used == 0


def test_c47_an_action_module_is_used_once() -> None:
    position = {
        "round": 7,
        "tiles": (["buy_module"], []),
        "market": ("emergency_drop", "", "", ""),
        "credit": (9, 0),
    }
    game = given(**position).do(Buy(tile("buy_module"), "emergency_drop"), Use(card("emergency_drop")))  # type: ignore[arg-type]
    assert game.rigs(0) == (2, 0)
    assert game.me().cards == []
    assert "emergency_drop" in game.state.out
    assert game.refused(Use(card("emergency_drop"))) == "not-offered"
    kept = given(**position).do(Buy(tile("buy_module"), "emergency_drop"), Done(), Done())  # type: ignore[arg-type]
    assert kept.state.round == 8
    assert kept.me().cards == ["emergency_drop"]


def _shielded(row: tuple[str, ...], ship: int, **more: object) -> Game:
    rigs = {4: (1, 2), 6: (1, 1), 2: (1, 0)}
    return given(
        row, ships=(ship, 0), rigs=rigs, modules=[("shield_grid", 1, 4), *more.pop("modules", [])], **more
    )  # type: ignore[misc, arg-type]


def test_c48_shield_grid() -> None:
    t = ("alpha", "beta", "gamma", "delta", "eta", "theta", "omega")
    assert _shielded(t, 1).refused(Replace(power("beta"), "eta")) == "shielded"
    assert _shielded(t, 2).do(Use(power("gamma"))).refused(Take("eta")) == "shielded"
    delta = _shielded(t, 3)
    assert delta.refused(Shift(power("delta"), "eta", "alpha")) == "shielded"
    delta.do(Shift(power("delta"), "omega", "eta"))
    assert delta.rigs(4) == (1, 3)
    assert _shielded(U, 2).refused(Exchange(power("zeta"), "zeta", "gamma")) == "shielded"
    assert _shielded(t, 4, modules=[("scrap_laser", 0, 4)]).refused(Use(card("scrap_laser"))) == "shielded"
    cards = (["demolition_charge", "hostile_takeover", "insider_report"], [])
    late = _shielded(t, 4, cards=cards, round=7, tiles=(["stock_report"], []))
    assert late.refused(Use(card("demolition_charge"))) == "shielded"
    assert late.refused(Replace(card("hostile_takeover"), "eta")) == "shielded"
    assert late.refused(Report(card("insider_report"), "eta", "up")) == "shielded-token"
    assert late.refused(Report(tile("stock_report"), "eta", "up")) == "shielded-token"
    assert late.allows(Replace(card("hostile_takeover"), "omega"))
    owner = given(
        ships=(0, 4), rigs={4: (1, 2)}, modules=[("shield_grid", 1, 4)], tiles=([], ["stock_report"])
    )
    owner.do(Done(), Report(tile("stock_report", 1), "eta", "up"))
    assert owner.state.row[4].token == "up"


def test_c54_extra_action_and_system_override() -> None:
    game = given(
        round=7,
        ships=(6, 0),
        cards=(["system_override"], []),
        tiles=(["move_1", "deploy_1", "extra_action"], []),
    )
    extra, override = tile("extra_action"), card("system_override")
    game.do(Use(power("omega")), Use(override))
    assert game.rigs(6) == (6, 0)
    assert game.refused(Use(extra)) == "installation-used"
    game.do(Fly(tile("move_1"), "theta"), Shift(extra, "omega", "beta"), Enough())
    assert game.rigs(1) == (1, 0)
    assert game.state.used == ["omega", "theta"]
    early = given(ships=(6, 0), tiles=(["extra_action"], [])).do(Use(extra))
    assert early.refused(Use(power("omega"))) == "installation-used"


def test_c55_docking_station() -> None:
    game = given(
        ships=(3, 0), tiles=(["buy_module"], []), market=("docking_station", "", "", ""), credit=(3, 0)
    ).do(Buy(tile("buy_module"), "docking_station"))
    assert game.me().credits == 0
    modules = [("docking_station", 0, 3), ("jump_gate", 0, 3)]
    fly = given(ships=(4, 0), modules=modules, tiles=(["move_1", "power_boost"], []))
    fly.do(Fly(tile("move_1"), "delta"))
    assert fly.me().credits == 3
    fly.do(Fly(card("jump_gate"), "gamma"), Fly(tile("power_boost"), "delta"))
    assert fly.me().credits == 3
    here = given(ships=(1, 0), modules=modules, tiles=(["buy_or_teleport"], []))
    here.do(Teleport(tile("buy_or_teleport"), "docking_station", "beta"))
    assert here.me().credits == 0


# -- the other modules, one by one ---------------------------------------------------------------------------------------


def test_modules_that_pay_in_the_profits_phase() -> None:
    modules = [("refinery", 0, 1), ("salvage_depot", 1, 1), ("salvage_depot", 1, 1)]
    game = given(rigs={1: (2, 1)}, modules=modules[:2], last=True).do(Done())
    assert [p.credits for p in game.state.players] == [5, 3]
    tie = given(rigs={1: (1, 1)}, modules=modules[:2], last=True).do(Done())
    assert [p.credits for p in tie.state.players] == [0, 2]
    nobody = given(modules=modules[:2], last=True).do(Done())
    assert [p.credits for p in nobody.state.players] == [0, 0]


def test_ore_exchange_scrap_laser_and_launch_rail() -> None:
    modules = [("ore_exchange", 0, 1), ("scrap_laser", 0, 1), ("launch_rail", 0, 1)]
    game = given(ships=(1, 0), rigs={1: (1, 1)}, modules=modules, hidden=[2])
    assert game.refused(Place(card("launch_rail"), "unknown-2")) == "undiscovered"
    game.do(Use(card("ore_exchange")), Use(card("scrap_laser")), Place(card("launch_rail"), "alpha"))
    assert (game.rigs(1), game.rigs(0), game.me().credits) == ((0, 0), (1, 0), 3)
    assert game.me(1).supply == 25


def test_twin_probes_go_to_different_planets() -> None:
    game = given(round=7, cards=(["twin_probes"], [])).do(Place(card("twin_probes"), "beta"))
    assert game.refused(Put("beta")) == "once-each"
    game.do(Put("omega"))
    assert (game.rigs(1), game.rigs(6)) == ((1, 0), (1, 0))


def test_demolition_charge_and_mass_relay_rig_by_rig() -> None:
    game = given(round=7, rigs={0: (4, 3)}, cards=(["demolition_charge", "mass_relay"], []))
    game.do(Use(card("demolition_charge")))
    assert game.ask.key == "rigs-again"
    game.do(Again())
    assert game.rigs(0) == (4, 1)
    game.do(Shift(card("mass_relay"), "alpha", "beta"), Again(), Enough())
    assert (game.rigs(0), game.rigs(1)) == ((2, 1), (2, 0))


def test_quick_harvest_insider_report_and_overdrive() -> None:
    cards = (["quick_harvest", "insider_report", "overdrive"], [])
    game = given(round=7, rigs={2: (2, 1)}, tokens={2: "down"}, cards=cards, hidden=[5])
    game.do(Report(card("insider_report"), "gamma", "flip"), Mine(card("quick_harvest"), "gamma"))
    assert game.me().credits == 5
    assert game.refused(Fly(card("overdrive"), "unknown-5")) == "undiscovered"
    game.do(Fly(card("overdrive"), "gamma"))
    assert game.me().ship == 2


def test_static_and_triggered_modules_say_that_they_work_by_themselves() -> None:
    game = given(modules=[("trade_uplink", 0, 0), ("refinery", 0, 0)])
    assert game.refused(Use(card("trade_uplink"))) == "works-by-itself"
    assert game.refused(Use(card("refinery"))) == "works-by-itself"


def test_what_needs_a_target_says_so() -> None:
    game = given(ships=(4, 0))
    assert game.refused(Use(power("eta"))) == "needs-target"
    assert game.refused(Remove(power("eta"), "alpha")) == "not-offered"


def test_done_warns_of_what_is_left() -> None:
    game = given(ships=(6, 0), tiles=(["deploy_1"], []))
    frame = game.state.flow[-1]
    caution = frame.caution(game.table, 0, Done())
    assert caution is not None
    assert (caution.key, caution.args) == ("tile-left", {"tile": "deploy_1"})
    game.do(use("deploy_1"))
    left = frame.caution(game.table, 0, Done())
    assert left is not None
    assert left.key == "installation-left"
    game.do(Use(power("omega")))
    assert frame.caution(game.table, 0, Done()) is None
