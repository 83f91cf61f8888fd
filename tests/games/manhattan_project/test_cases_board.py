"""The numbered cases A to D: set-up, main board, construction, buildings."""

from __future__ import annotations

import pytest

from games.manhattan_project.position import CAT, Game, given, seat
from hotseat.engine import codec
from hotseat.engine.game import Setup
from hotseat.games.manhattan_project import GAME
from hotseat.games.manhattan_project.choices import Bonus, Buy, BuyNothing, EndTurn, Retrieve
from hotseat.games.manhattan_project.state import State

STARTING = {"b01", "b02", "b11", "b12", "b21", "b22"}


def fresh(seats: int, seed: int = 1, **options: str) -> Game:
    return Game.new(GAME.new_game(CAT, Setup(seats, seed, {"first": "seat-1"} | options)))


# -- A. Set-up -----------------------------------------------------------------------------------------------


def test_c01_set_up_with_four_players() -> None:
    game = fresh(4)
    state = game.state
    assert state.tests == ["test_0", "test_2", "test_4", "test_6"]
    assert set(state.market[:6]) == STARTING
    assert len(state.market) == 7
    assert len(state.deck) == 43
    assert not STARTING & {*state.deck, state.market[6]}
    assert (len(state.designs), len(state.bomb_deck)) == (5, 25)
    assert [p.stock["money"] for p in state.players] == [10, 12, 14, 12]
    for n in range(4):
        assert game.hand(n) == "LLLL"
        assert game.has(n, F=1, B=1, U=0, Pu=0, spies=0, Y=0)
    assert state.contractors == {"laborer": 4, "engineer": 4, "scientist": 4}
    assert (state.tray, game.table.count.target_points) == (0, 50)
    assert (game.key, game.asked) == ("bonus", 3)
    game.do(Bonus("scientist"))
    assert game.hand(3) == "LLLLS"
    assert state.players[3].reserve == {"laborer": 0, "engineer": 4, "scientist": 3}
    assert (game.key, game.asked) == ("turn", 0)


def test_c03_save_and_load_while_the_bonus_is_chosen() -> None:
    game = fresh(5)
    assert game.asked == 3
    game.do(Bonus("scientist"))
    again = Game.new(codec.build(codec.from_json(codec.to_json(game.state)), State))
    assert (again.key, again.asked) == ("bonus", 4)
    assert again.hand(3) == "LLLLS"
    again.do(Bonus("engineer"))
    assert (again.key, again.asked) == ("turn", 0)
    assert again.hand(4) == "LLLLE"


def test_the_bonuses_go_round_from_the_first_player() -> None:
    game = fresh(5, first="seat-3")
    assert [p.stock["money"] for p in game.state.players] == [12, 14, 10, 12, 14]
    assert game.asked == 0
    assert game.refused(Bonus("laborer")).key == "not-offered"
    game.do(Bonus("engineer"))
    assert game.asked == 1
    assert game.do(Bonus("engineer")).asked == 2


# -- B. Main board -------------------------------------------------------------------------------------------


def test_c04_money_for_all() -> None:
    game = given(seat(10), seat(12), seat(14), seat(12)).put("factory_money_public", "L")
    assert [p.stock["money"] for p in game.state.players] == [15, 14, 16, 14]
    assert game.state.tray == 1
    assert len(game.state.crews["factory_money_public"]) == 1
    assert game.hand(0) == "LLL"


def test_c05_money_for_experts() -> None:
    game = given(seat(4, "EL"), tray=2)
    assert game.no("factory_money_expert", "L") == "needs-workers"
    game.put("factory_money_expert", "E")
    assert game.has(0, money=7)
    assert game.state.tray == 3


def test_c06_selling_yellowcake() -> None:
    game = given(seat(0, "L", Y=3)).put("factory_money_yellowcake", "L")
    assert game.has(0, Y=0, money=5)
    assert game.state.tray == 1
    poor = given(seat(0, "L", Y=2))
    assert poor.refused(poor.place("factory_money_yellowcake", "L")).args == {
        "resource": "yellowcake",
        "need": 3,
        "have": 2,
    }


def test_c07_mine_with_benefit_for_others() -> None:
    game = given(seats=3)
    taken = game.copy().put("mine_public", "L")
    assert [p.stock["yellowcake"] for p in taken.state.players] == [3, 1, 1]
    game.put("mine_public", "L", declined=1)
    assert [p.stock["yellowcake"] for p in game.state.players] == [0, 1, 1]
    assert len(game.state.crews["mine_public"]) == 1


def test_c08_fighters_and_bombers() -> None:
    game = given(seat(F=9, B=10))
    fighters = game.copy()
    said = fighters.says(fighters.place("factory_fighters", "L"))
    assert said.gains == {"fighter": 1}
    assert [(x.key, x.args) for x in said.lines] == [("lost", {"resource": "fighter", "amount": 1})]
    assert fighters.put("factory_fighters", "L").has(0, F=10)
    assert game.put("factory_bombers", "L").has(0, B=10)


def test_c09_reactor_and_enrichment() -> None:
    game = given(seat(3, "SSE", Y=4))
    assert game.no("reactor", "E") == "needs-workers"
    game.put("reactor", "S").do(EndTurn()).put("mine_public", "L").do(EndTurn())
    assert game.has(0, Y=3, Pu=1)
    game.state.players[0].stock["yellowcake"] = 2
    assert game.no("enrichment", "E") == "needs-workers"
    poor = game.copy()
    poor.state.players[0].stock["money"] = 2
    assert poor.no("enrichment", "S") == "short"
    assert game.put("enrichment", "S").has(0, Y=0, money=0, U=1)


def test_c10_an_occupied_space() -> None:
    game = given(seat(), seat(hand=""), on={"mine_public": "1L", "construction": "1L 1L 1L l l l l"})
    assert game.no("mine_public", "L") == "occupied"
    assert len(game.put("construction", "L").state.crews["construction"]) == 8


def test_c11_three_laborers_are_contractors() -> None:
    game = given(seat(), seat(hand="LLLLE", buildings=["b26"]))
    assert game.refused(game.place("university_laborers", "L", permanent=1)).key == "permanents"
    game.put("university_laborers", "L")
    assert game.hand(0) == "LLLlll"
    assert game.state.contractors["laborer"] == 1
    game.do(EndTurn())
    assert game.says(game.place("b26", "E")).gains == {"hired_laborer": 1}
    game.put("b26", "E")
    assert game.hand(1) == "LLLLl"
    assert game.state.contractors["laborer"] == 0


def test_c57_paid_mine_engineers_mine_paid_university() -> None:
    assert given(seat(4, "LE")).no("mine_paid", "L") == "short"
    assert given(seat(5, "LE")).put("mine_paid", "L").has(0, money=0, Y=4)
    game = given(seat(hand="LE"))
    assert game.no("mine_engineer", "L") == "needs-workers"
    assert game.put("mine_engineer", "E").has(0, Y=2)
    assert given(seat(2)).no("university_choice", "L", output="scientist") == "short"
    for output, hand in (("scientist", "LLLS"), ("engineer", "LLLE")):
        game = given(seat(3)).put("university_choice", "L", output=output)
        assert game.has(0, money=0)
        assert game.hand(0) == hand
    assert given(seat(3)).no("university_choice", "L") == "not-offered"


def test_c58_what_declining_does() -> None:
    game = given(seat(10, Y=3), seats=3)
    selling = game.copy().put("factory_money_yellowcake", "L", declined=1)
    assert selling.has(0, Y=0, money=10)
    assert selling.state.tray == 1
    printing = game.copy().put("factory_money_public", "L", declined=1)
    assert [p.stock["money"] for p in printing.state.players] == [10, 12, 12]
    assert printing.state.tray == 1
    spying = given(seat(10), seat(buildings=["b11"]), seat()).put("espionage", "L", declined=1)
    assert spying.has(0, money=7, spies=0)
    assert spying.no("b11", "L") == "no-spying"
    market = list(game.state.market)
    game.put("construction", "L").do(BuyNothing())
    assert game.has(0, money=10)
    assert (game.state.market, game.state.tray) == (market, 0)


def test_what_has_nothing_to_decline() -> None:
    game = given(seat(hand="SE"))
    for site, crew in (("construction", "E"), ("air_strike_1", "E"), ("repair", "E"), ("design_bomb", "SE")):
        assert game.no(site, crew, declined=1) == "not-offered"


# -- C. Construction -----------------------------------------------------------------------------------------

MARKET = ["b11", "b12", "b21", "b22", "b01", "b02", "b06"]


def test_c12_paying_two_takes_the_bribes() -> None:
    game = given(seat(10), market=MARKET, deck=["b33"], tray=4).put("construction", "L")
    said = game.says(Buy("b11"))
    assert (said.pays, said.gains, said.marks) == ({"money": 2}, {"money": 4}, ("new-card",))
    decks = len(game.state.deck)
    game.do(Buy("b11"))
    assert game.has(0, money=12)
    assert game.state.tray == 0
    assert game.state.market == [*MARKET[1:], "b33"]
    assert len(game.state.deck) == decks - 1
    poor = given(seat(1), market=MARKET, tray=4).put("construction", "L")
    assert poor.key == "go-on"  # nothing can be bought, so nothing is asked


def test_c13_a_dear_card_adds_a_bribe() -> None:
    game = given(seat(15), market=MARKET, deck=["b33"]).put("construction", "L").do(Buy("b02"))
    assert game.has(0, money=1)
    assert game.state.tray == 1
    assert game.state.market == ["b11", "b12", "b21", "b22", "b01", "b06", "b33"]


@pytest.mark.parametrize("crew", ["E", "e"])
def test_c14_an_engineer_takes_a_cheap_card(crew: str) -> None:
    game = given(seat(4, crew), market=MARKET).put("construction", crew)
    free = game.copy().do(Buy("b12", "free"))
    assert free.has(0, money=4)
    assert game.refused(Buy("b21")).key == "short"
    assert game.refused(Buy("b21", "free")).key == "not-free"
    assert game.refused(Buy("b12", "paid")).key == "not-offered"
    rich = given(seat(5, crew), market=MARKET).put("construction", crew).do(Buy("b21"))
    assert rich.has(0, money=0)


def test_c14_others_pay_and_an_engineer_may_pay_two_for_the_tray() -> None:
    for crew in "LS":
        game = given(seat(4, crew), market=MARKET).put("construction", crew)
        assert game.refused(Buy("b11", "free")).key == "not-free"
    game = given(seat(4, "E"), market=MARKET, tray=3).put("construction", "E")
    assert game.copy().do(Buy("b11", "free")).state.tray == 3
    assert game.do(Buy("b11", "paid")).has(0, money=5)


def test_c15_construction_without_money() -> None:
    game = given(seat(0, "L"), market=MARKET).put("construction", "L")
    assert game.key == "go-on"
    assert game.do(EndTurn()).asked == 1


def test_c17_a_new_building_is_used_at_once() -> None:
    game = given(seat(10), market=["b12", "b21", "b22", "b11", "b01", "b02", "b06"])
    game.put("construction", "L").do(Buy("b11"))
    assert game.has(0, money=3)
    game.put("b11", "L")
    assert game.has(0, Y=1)
    assert game.hand(0) == "LL"
    game.do(EndTurn())


def test_c18_a_new_worker_is_used_at_once() -> None:
    game = given(seat(hand="L", buildings=["b16"])).put("university_engineer", "L")
    assert game.hand(0) == "E"
    assert game.put("b16", "E").has(0, Y=2)
    game.do(EndTurn()).put("mine_public", "L").do(EndTurn())
    assert game.key == "retrieve"
    assert game.legal() == [Retrieve()]


def test_prices_belong_to_positions() -> None:
    """Rules 5.1, 14.16: with four cards no purchase adds a bribe, with five the dearest stands at 10."""
    game = given(seat(30), market=MARKET[:4], deck=[]).put("construction", "L")
    game.do(Buy("b22"))
    assert game.has(0, money=23)
    assert game.state.tray == 0
    five = given(seat(30), market=MARKET[:5], deck=[]).put("construction", "L").do(Buy("b01"))
    assert five.has(0, money=20)
    assert five.state.tray == 1
    assert five.state.market == MARKET[:4]


# -- D. Buildings --------------------------------------------------------------------------------------------


def test_c20_alternatives_in_the_cost() -> None:
    game = given(seat(hand="SS", buildings=["b45"], U=1, Y=4, Pu=3))
    assert game.copy().put("b45", "SS", payment="uranium").has(0, U=0, Y=4, Pu=5)
    assert game.copy().put("b45", "SS", payment="yellowcake").has(0, U=1, Y=0, Pu=5)
    assert game.no("b45", "SS") == "not-offered"
    none = given(seat(hand="SS", buildings=["b45"], Y=3))
    assert none.no("b45", "SS", payment="yellowcake") == "short"
    one = given(seat(hand="SS", buildings=["b45"], Y=4))
    assert {c.payment for c in one.legal() if c.at == ("building/b45",)} == {"yellowcake"}


def test_c22_choosing_a_contractor() -> None:
    game = given(seat())
    usual = next(c for c in game.legal() if c.at == ("space/university_engineer",))
    assert usual.permanent == 1
    game.put("university_engineer", "L", permanent=0)
    assert game.hand(0) == "LLLe"
    assert game.state.players[0].reserve["engineer"] == 4
    assert game.state.contractors["engineer"] == 3


def test_c23_caps() -> None:
    game = given(seat(2, "SS", buildings=["b31"], U=7, Y=5)).put("b31", "SS")
    assert game.has(0, U=8, Y=0, money=0)
    assert given(seat(1, "EE", buildings=["b09"], F=9)).put("b09", "EE").has(0, F=10, money=4)


def test_c24_any_slots_mixed() -> None:
    game = given(seat(hand="LEs", buildings=["b13"]))
    assert game.no("b13", "LE") == "needs-workers"
    assert game.put("b13", "LEs").has(0, Y=3)
    two = given(seat(hand="LE", buildings=["b13"]))
    assert two.no("b13", "LE") == "needs-workers"
    assert two.no("b13", "LEs") == "workers-missing"


def test_c25_a_damaged_building() -> None:
    for damage, refusal in ((2, "damaged"), (1, "damaged")):
        game = given(seat(buildings=["b12"], damage={"b12": damage}), seat(spies=2))
        assert game.no("b12", "LL") == refusal
        game.put("mine_public", "L").do(EndTurn()).put("espionage", "L")
        assert game.no("b12", "LL") == refusal
    assert given(seat(buildings=["b12"])).put("b12", "LL").has(0, Y=2)


def test_c59_how_many_permanents() -> None:
    game = given(seat(hand="E", buildings=["b28"]))
    assert tuple(game.table.hire(0, "engineer", 3)) == (3, 0, 3)
    listed = [c.permanent for c in game.legal() if c.at == ("building/b28",) and not c.declined]
    assert listed == [3, 0]
    for wrong in (-1, 4):
        assert game.no("b28", "E", permanent=wrong) == "permanents"
    game.put("b28", "E", permanent=1)
    assert game.hand(0) == "Eee"
    assert game.state.players[0].reserve["engineer"] == 2
    assert game.state.contractors["engineer"] == 2
