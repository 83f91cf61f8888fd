"""The numbered cases of a turn: set-up and rows, sending workers, finishing, machines, actions and coins."""

from __future__ import annotations

from collections import Counter

import pytest

from games.builders.position import CAT, Game, given, seat
from hotseat.engine import codec
from hotseat.engine.game import Setup
from hotseat.games.builders import GAME
from hotseat.games.builders.choices import Buy, EndTurn, Open, Recruit, Send, Take

# -- set-up and rows -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "deck", "apprentices"), [(2, 35, 4), (3, 34, 3), (4, 33, 2)])
def test_c01_set_up(players: int, deck: int, apprentices: int) -> None:
    for seed in range(20):
        state = GAME.new_game(CAT, Setup(players, seed))
        assert (len(state.building_row), len(state.building_deck)) == (5, 37)
        assert (len(state.worker_row), len(state.worker_deck)) == (5, deck)
        assert [p.coins for p in state.players] == [10] * players
        dealt = [p.team for p in state.players]
        assert all(len(team) == 1 and CAT.workers[team[0]].of == "apprentice" for team in dealt)
        workers = [*state.worker_row, *state.worker_deck]
        assert sum(CAT.workers[w].of == "apprentice" for w in workers) == apprentices
        cards = Counter([*state.building_row, *state.building_deck, *workers, *(t[0] for t in dealt)])
        assert len(cards) == 84
        assert set(cards.values()) == {1}
        assert {"craftsman_1111_a", "craftsman_1111_b"} <= set(cards)


def test_c02_the_slot_is_filled_from_the_deck() -> None:
    row = ["treehouse", "aqueduct", "cathedral", "wash_house", "watchtower"]
    game = given(building_row=row, building_next=["inn"])
    assert len(game.state.building_deck) == 37
    game.do(Open("cathedral"))
    assert game.crew("cathedral") == []
    assert game.state.building_row == ["treehouse", "aqueduct", "inn", "wash_house", "watchtower"]
    assert (len(game.state.building_deck), game.actions, game.coins) == (36, 2, 10)


def test_c03_recruiting_costs_no_coins() -> None:
    row = ["master_3200", "laborer_0021", "apprentice_1100", "craftsman_1111_a", "laborer_2100"]
    game = given(seat(coins=0), worker_row=row, worker_next=["master_0023"])
    game.do(Recruit("master_3200"))
    assert (game.coins, game.team, game.actions) == (0, {"master_3200"}, 2)
    assert game.state.worker_row == ["master_0023", *row[1:]]


def test_c39_an_empty_deck_leaves_the_slot_empty() -> None:
    game = given(building_row=["inn", "house", "farm", "church", "abbey"], building_deck=[])
    game.do(Open("house"))
    assert game.state.building_row == ["inn", None, "farm", "church", "abbey"]
    assert game.refused(Open("house")).key == "not-available"
    assert not game.over
    assert Open("inn") in game.legal()


def test_c40_only_the_top_cards_of_the_decks_are_public() -> None:
    game = given()
    shown = game.elements()
    for kind, deck in (("building", game.state.building_deck), ("worker", game.state.worker_deck)):
        assert shown[f"card/{deck[0]}"].place == f"next/{kind}"
        assert shown[f"deck/{kind}"].badges == {"cards": len(deck)}
        assert not {f"card/{name}" for name in deck[1:]} & set(shown)
        assert not {*deck[1:]} & {e.face for e in shown.values()}


# -- sending workers -----------------------------------------------------------------------------------------

SMALL = ["apprentice_1100", "apprentice_0011", "apprentice_1001"]


def test_c04_the_wage_is_paid_and_the_worker_joins_the_crew() -> None:
    game = given(seat(team=["craftsman_3100", "apprentice_0110"], sites={"chapel": []}))
    game.do(Send("craftsman_3100", "chapel"))
    assert (game.actions, game.coins, game.crew("chapel")) == (2, 6, ["craftsman_3100"])
    assert game.missing("chapel") == {"wood": 1, "knowledge": 2, "tile": 3}


def test_c05_the_last_worker_finishes_the_building() -> None:
    crew = ["craftsman_3100", "apprentice_0110"]
    game = given(seat(coins=4, team=["craftsman_0013"], sites={"chapel": crew}))
    game.do(Send("craftsman_0013", "chapel"))
    assert (game.coins, game.points, game.actions) == (18, 5, 2)
    assert game.team == {"craftsman_3100", "apprentice_0110", "craftsman_0013"}
    assert game.me.sites == []


def test_c06_more_workers_to_the_same_site_cost_more() -> None:
    game = given(seat(coins=20, team=SMALL, sites={"cathedral": []}))
    assert game.do(Send("apprentice_1100", "cathedral")).actions == 2
    game.do(Send("apprentice_0011", "cathedral"))
    assert (game.actions, game.coins) == (0, 16)
    assert game.refused(Send("apprentice_1001", "cathedral")).args == {"need": 3, "have": 0}


def test_c07_other_sites_cost_one_action_each() -> None:
    game = given(seat(coins=20, team=SMALL, sites={"cathedral": [], "castle": [], "abbey": []}))
    game.do(*(Send(w, b) for w, b in zip(SMALL, ("cathedral", "castle", "abbey"), strict=True)))
    assert (game.actions, game.coins) == (0, 14)


def test_c09_workers_of_earlier_turns_do_not_count() -> None:
    game = given(seat(team=["apprentice_1100"], sites={"cathedral": ["apprentice_0011", "apprentice_1001"]}))
    game.do(Send("apprentice_1100", "cathedral"))
    assert (game.actions, game.coins) == (2, 8)


def test_c10_one_and_two_and_three_actions() -> None:
    crew = ["apprentice_1100", "laborer_0012", "craftsman_2200"]
    game = given(seat(coins=30, team=crew, sites={"cathedral": []}))
    game.do(Buy(3), *(Send(w, "cathedral") for w in crew))
    assert (game.coins, game.actions) == (6, 0)
    assert game.production("cathedral") == (3, 3, 1, 2)


def test_c17_no_wage_no_work() -> None:
    game = given(seat(coins=3, team=["craftsman_3100"], sites={"chapel": []}))
    refusal = game.refused(Send("craftsman_3100", "chapel"))
    assert (refusal.key, refusal.args) == ("coins-short", {"need": 4, "have": 3})
    assert (game.actions, game.coins) == (3, 3)


def test_c24_a_worker_stays_where_he_was_sent() -> None:
    game = given(seat(sites={"castle": ["master_3200"], "abbey": []}))
    assert game.refused(Send("master_3200", "abbey")).key == "not-in-team"


def test_c45_only_own_sites_and_only_in_ones_own_turn() -> None:
    game = given(
        seat(team=["apprentice_1100"], sites={"abbey": []}), seat(team=["laborer_2100"], sites={"inn": []})
    )
    in_row = game.state.building_row[0]
    assert in_row
    assert game.refused(Send("apprentice_1100", "inn")).key == "not-your-site"
    assert game.refused(Send("apprentice_1100", in_row)).key == "not-your-site"
    assert game.refused(Send("laborer_2100", "inn"), by=1).key == "not-your-turn"


def test_c51_sending_somebody_useless_is_legal_but_warned_of() -> None:
    game = given(seat(team=["apprentice_1100"], sites={"wash_house": ["laborer_0210"]}))
    choice = Send("apprentice_1100", "wash_house")
    caution = game.turn.caution(game.table, 0, choice)
    assert caution is not None
    assert caution.key == "adds-nothing"
    game.do(choice)
    assert (game.actions, game.coins, game.points) == (2, 8, 0)
    assert game.missing("wash_house") == {"tile": 2}


# -- finishing -----------------------------------------------------------------------------------------------


def test_c25_surplus_is_lost() -> None:
    game = given(seat(coins=4, team=["craftsman_2020"], sites={"stone_bridge": []}))
    game.do(Send("craftsman_2020", "stone_bridge"))
    assert (game.coins, game.points, game.team) == (6, 1, {"craftsman_2020"})


def test_c26_surplus_replaces_nothing() -> None:
    game = given(seat(team=["laborer_2100"], sites={"stone_bridge": []}))
    game.do(Send("laborer_2100", "stone_bridge"))
    assert game.missing("stone_bridge") == {"knowledge": 1}
    assert (game.coins, game.points) == (7, 0)


def test_c27_a_building_without_points() -> None:
    game = given(seat(team=["apprentice_1001"], sites={"bower": []}))
    game.do(Send("apprentice_1001", "bower"))
    assert (game.coins, game.points, game.me.finished) == (16, 0, ["bower"])


def test_c23_who_came_home_may_be_sent_again() -> None:
    team = ["apprentice_0110", "laborer_0012"]
    game = given(seat(coins=6, team=team, sites={"wooden_shack": [], "treehouse": []}))
    game.do(Send("apprentice_0110", "wooden_shack"))
    assert (game.coins, game.actions) == (12, 2)
    game.do(Send("apprentice_0110", "treehouse"))
    assert (game.coins, game.actions) == (10, 1)


def test_c48_three_buildings_in_one_turn() -> None:
    plan = {"bower": "apprentice_1001", "wooden_shack": "apprentice_0110", "stone_bridge": "laborer_2010"}
    game = given(seat(coins=12, team=plan.values(), sites={b: [] for b in plan}))
    game.do(*(Send(w, b) for b, w in plan.items()))
    assert (game.coins, game.points, game.actions) == (27, 1, 0)
    assert game.me.finished == list(plan)


# -- machines ------------------------------------------------------------------------------------------------


def test_c19_a_machine_works_without_a_wage() -> None:
    game = given(seat(coins=0, team=["crane_2"], sites={"abbey": []}, finished=["crane_2"]))
    game.do(Send("crane_2", "abbey"))
    assert (game.actions, game.coins, game.points) == (2, 0, 1)
    assert game.production("abbey") == (2, 0, 0, 0)


def test_c20_a_machine_costs_actions_like_a_worker() -> None:
    team = ["laborer_0210", "crane_3"]
    game = given(seat(coins=3, team=team, sites={"abbey": []}, finished=["crane_3"]))
    assert game.do(Send("laborer_0210", "abbey")).actions == 2
    game.do(Send("crane_3", "abbey"))
    assert (game.actions, game.coins) == (0, 0)
    assert game.production("abbey") == (3, 2, 1, 0)


def test_c22_a_machine_comes_home_with_the_crew() -> None:
    crew = ["crane_2", "craftsman_2200", "laborer_0120"]
    me = seat(coins=20, team=["apprentice_1001"], sites={"abbey": crew, "castle": []}, finished=["crane_2"])
    game = given(me)
    assert game.refused(Send("crane_2", "castle")).key == "not-in-team"
    game.do(Send("apprentice_1001", "abbey"))
    assert (game.coins, game.points, game.actions) == (36, 6, 2)
    assert game.team == {*crew, "apprentice_1001"}
    game.do(Send("crane_2", "castle"))
    assert (game.coins, game.points, game.actions) == (36, 6, 1)


def test_c52_a_machine_helps_to_build_a_machine() -> None:
    team = ["crane_2", "apprentice_0011"]
    game = given(seat(coins=2, team=team, sites={"circular_saw_2": []}, finished=["crane_2"]))
    game.do(Send("crane_2", "circular_saw_2"))
    assert game.production("circular_saw_2") == (2, 0, 0, 0)
    assert game.missing("circular_saw_2") == {"knowledge": 1}
    game.do(EndTurn(), EndTurn())
    game.do(Send("apprentice_0011", "circular_saw_2"))
    assert (game.actions, game.coins, game.points) == (2, 0, 2)
    assert game.team == {"crane_2", "apprentice_0011", "circular_saw_2"}


# -- actions and coins ---------------------------------------------------------------------------------------


def test_c11_exactly_five_coins_buy_an_action() -> None:
    game = given(seat(coins=5)).do(Buy(1))
    assert (game.coins, game.actions) == (0, 4)
    assert given(seat(coins=4)).refused(Buy(1)).args == {"need": 5, "have": 4}


def test_c12_bought_actions_do_not_carry_over() -> None:
    game = given(seat(coins=12)).do(Buy(2))
    assert (game.coins, game.actions) == (2, 5)
    game.do(EndTurn(), EndTurn())
    assert (game.acting, game.coins, game.actions) == (0, 2, 3)


@pytest.mark.parametrize(("n", "coins", "actions"), [(1, 11, 2), (2, 13, 1), (3, 16, 0)])
def test_c13_turning_actions_into_coins(n: int, coins: int, actions: int) -> None:
    game = given().do(Take(n))
    assert (game.coins, game.actions) == (coins, actions)


def test_c14_the_count_goes_on_after_other_actions() -> None:
    game = given()
    building = game.state.building_row[0]
    assert building
    game.do(Take(1), Open(building), Take(1))
    assert (game.coins, game.actions) == (13, 0)


def test_c15_no_fourth_action_becomes_coins() -> None:
    game = given().do(Take(3), Buy(1))
    assert (game.coins, game.actions) == (11, 1)
    assert game.refused(Take(1)).args == {"limit": 3, "taken": 3}
    assert {c.verb for c in game.legal()} >= {"open", "recruit", "buy", "end-turn"}


def test_c16_no_endless_money() -> None:
    game = given(seat(coins=25)).do(Buy(3))
    assert (game.coins, game.actions) == (10, 6)
    game.refused(Take(4))
    assert game.do(Take(3)).coins == 16
    assert game.refused(Take(1)).key == "limit-reached"


def test_c43_the_bank_never_runs_out() -> None:
    crew = ["master_3200", "master_2300", "master_0032"]
    game = given(
        seat(coins=10, team=["craftsman_0013"], sites={"cathedral": crew}), seat(coins=50), seat(coins=50)
    )
    game.do(Send("craftsman_0013", "cathedral"))
    assert (game.coins, game.points) == (10 - 4 + 20, 8)


def test_c44_ending_early_is_legal_but_warned_of() -> None:
    game = given().do(Take(1))
    caution = game.turn.caution(game.table, 0, EndTurn())
    assert caution is not None
    assert (caution.key, caution.args) == ("actions-left", {"actions": 2, "coins": 5})
    game.do(EndTurn())
    assert (game.acting, game.actions) == (1, 3)
    assert game.state.players[0].coins == 11


@pytest.mark.parametrize("position", range(12))
def test_c55_in_one_go_or_one_by_one(position: int) -> None:
    """What is refused in one go is refused one by one too, at the latest at the last step."""
    state = GAME.new_game(CAT, Setup(2 + position % 3, position))
    state.players[state.start].coins = 4 + 3 * position
    start = Game(state)
    if position % 2:
        start.do(Take(1))
    for whole, single in ((Take(2), Take(1)), (Take(3), Take(1)), (Buy(2), Buy(1))):
        once, steps, done = start.copy(), start.copy(), 0
        while done < whole.actions and steps.turn.why_not(steps.table, steps.acting, single) is None:
            steps.do(single)
            done += 1
        if done < whole.actions:
            once.refused(whole)
        else:
            assert codec.digest(once.do(whole).state) == codec.digest(steps.state)
