"""The numbered cases E to G and I: retrieval, espionage, air strike and repair, order and robustness."""

from __future__ import annotations

import pytest

from games.manhattan_project.position import CAT, Game, build, given, seat
from hotseat.engine import codec
from hotseat.engine.flow import Agree, play
from hotseat.games.manhattan_project import GAME
from hotseat.games.manhattan_project.choices import (
    AnswerPact,
    Buy,
    Detonate,
    Dogfight,
    EndRepairs,
    EndStrike,
    EndTurn,
    Load,
    OfferPact,
    Place,
    Raid,
    Repair,
    Retrieve,
    Strike,
)
from hotseat.session.history import History
from hotseat.session.match import Match, Person, Setup, UndoBlocked

# -- E. Retrieval --------------------------------------------------------------------------------------------


def retrieval() -> Game:
    """C26 before it happens."""
    return given(
        seat(hand="Ls", buildings=["b11", "b12"], bombs=["n00"]),
        seat(hand="LL", buildings=["b14"]),
        seat(hand="LLLLe"),
        on={
            "mine_public": "0L",
            "factory_fighters": "e",
            "university_engineer": "1L",
            "b11": "1L",
            "b12": "0L l",
            "n00": "0S",
            "b14": "0L l",
        },
    )


def test_c26_complete_retrieval() -> None:
    game = retrieval()
    said = game.says(Retrieve())
    assert said.pays == {"hired_scientist": 1}
    assert said.gains == {"laborer": 3, "scientist": 1}
    assert [(x.key, x.args) for x in said.lines] == [("goes-home", {"seat": 1, "amount": 1})]
    assert game.table.retrievable(0) == 6
    game.do(Retrieve())
    assert [game.hand(n) for n in range(3)] == ["LLLLS", "LLL", "LLLLe"]
    assert game.state.contractors == {"laborer": 3, "engineer": 3, "scientist": 4}
    assert [w.id for w in game.crew("university_engineer")] == ["worker/1/laborer/0"]
    assert [w.id for w in game.crew("b14")] == ["worker/grey/laborer/1"]
    for place in ("b11", "b12", "n00", "mine_public", "factory_fighters"):
        assert game.crew(place) == []
    assert [b.id for b in game.state.players[0].bombs] == ["n00"]
    assert game.asked == 1


def test_c28_a_left_over_contractor_keeps_blocking() -> None:
    game = retrieval().do(Retrieve())
    assert game.no("b14", "LL") == "occupied"
    spying = game.copy()
    spying.put("mine_public", "L").do(EndTurn()).put("espionage", "L")
    assert spying.no("b14", "LL") == "occupied"
    game.do(Retrieve())
    assert game.state.contractors["laborer"] == 4
    assert game.crew("b14") == []


def test_c29_forced_choices() -> None:
    assert given(seat(hand="")).legal() == [Retrieve()]
    fresh = given(seat())
    assert fresh.refused(Retrieve()).key == "nothing-to-retrieve"
    assert {type(c) for c in fresh.legal()} == {Place}
    both = given(seat(hand="L"))
    assert both.key == "turn"
    assert {type(c) for c in both.legal()} == {Place, Retrieve}


def test_only_an_opponents_spy_is_reason_enough() -> None:
    """Rules 7.3: contractors on the board or in hand alone are none."""
    assert given(seat(hand="LLLLe"), on={"mine_public": "l"}).refused(Retrieve()).key == "nothing-to-retrieve"
    game = given(seat(buildings=["b11"]), seat(hand="LLL"), on={"b11": "1L"}).do(Retrieve())
    assert game.hand(1) == "LLLL"


def test_c30_damage_survives_retrieval() -> None:
    game = given(seat(hand="LL", buildings=["b12"]), seat(F=1, B=1), on={"b12": "0L 0L"}, acting=1)
    game.state.players[0].stock["fighter"] = 0
    game.put("air_strike_1", "L").do(Raid("b12"))
    assert game.damage("b12") == 1
    assert len(game.crew("b12")) == 2
    assert game.key == "air-strike"  # a fighter attack on the bomber is still possible
    game.do(EndStrike(), EndTurn(), Retrieve())
    assert game.hand(0) == "LLLL"
    assert game.damage("b12") == 1


def test_c60_the_first_act_fixes_the_kind_of_turn() -> None:
    game = given(seat(1, "L", bombs=["n00"], B=1), on={"mine_public": "0L"})
    game.do(Load("n00"))
    assert game.points(0) == 14
    assert game.refused(Retrieve()).key == "placing"
    assert game.refused(EndTurn()).key == "place-first"
    game.put("university_engineer", "L").do(EndTurn())
    assert game.asked == 1


def test_with_an_empty_hand_there_are_no_bomb_actions() -> None:
    """Rules 4: an empty hand at the start of the turn leaves only RETRIEVE, or the turn could not be ended."""
    game = given(seat(9, "", bombs=["n15"], B=1))
    assert game.refused(Load("n15")).key == "hand-empty"
    assert game.refused(Detonate("n15")).key == "hand-empty"


# -- F. Espionage --------------------------------------------------------------------------------------------


def test_c31_the_limit_counts_foreign_buildings() -> None:
    game = given(
        seat(5, "LLLLEEEEl", buildings=["b01", "b03"], spies=2),
        seat(buildings=["b11", "b13", "b21"]),
        seat(buildings=["b22"]),
    )
    game.put("espionage", "L")
    assert game.has(0, money=2, spies=3)
    game.put("b01", "E", output="money").put("b21", "E").put("b13", "LLL").put("b11", "E")
    assert game.no("b22", "E") == "spies-used"
    game.put("b03", "E", output="fighter")


def test_c32_the_sixth_spy() -> None:
    game = given(seat(3, spies=6)).put("espionage", "L")
    assert game.has(0, money=0, spies=6)
    assert game.turn.spies == 6
    assert given(seat(2, spies=6)).no("espionage", "L") == "short"


def test_c33_costs_go_to_the_bank_and_the_owner_is_blocked() -> None:
    game = given(seat(4, "LS", Y=3), seat(7, "LLLLS", buildings=["b33"], Y=3))
    game.put("espionage", "L")
    assert game.has(0, money=1, spies=1)
    game.put("b33", "S")
    assert game.has(0, Y=0, money=0, U=1)
    assert game.has(1, money=7, U=0)
    game.do(EndTurn())
    assert game.no("b33", "S") == "occupied"
    game.put("mine_public", "L").do(EndTurn(), Retrieve())
    assert game.crew("b33") == []


def test_c34_no_spying_without_the_space() -> None:
    game = given(seat(spies=4), seat(buildings=["b11"])).put("mine_public", "L")
    assert game.no("b11", "L") == "no-spying"


# -- G. Air strike and repair --------------------------------------------------------------------------------


def test_c35_the_raid_of_the_seed() -> None:
    game = given(seat(F=3, B=4), seat(buildings=["b21", "b01", "b11"], F=2, B=1)).put("air_strike_1", "L")
    assert game.refused(Raid("b21")).key == "defended"
    game.do(Dogfight(1, "fighter"), Dogfight(1, "fighter"))
    assert game.has(0, F=1)
    assert game.has(1, F=0)
    game.do(Raid("b21"), Raid("b01"), Raid("b11"), Raid("b11"))
    assert game.has(0, F=1, B=0)
    assert game.has(1, F=0, B=1)
    assert [game.damage(b) for b in ("b21", "b01", "b11")] == [1, 1, 2]


def test_c36_fighters_against_bombers_and_several_opponents() -> None:
    game = given(seat(F=2, B=1), seat(F=1, B=3, buildings=["b11"]), seat(F=0, buildings=["b01"]))
    game.put("air_strike_1", "L").do(Dogfight(1, "bomber"))
    assert game.has(0, F=1)
    assert game.has(1, F=1, B=2)
    assert game.refused(Raid("b11")).key == "defended"
    game.do(Raid("b01"))
    assert game.has(0, B=0)
    assert game.damage("b01") == 1
    game.do(EndStrike())
    assert game.key == "go-on"
    assert game.has(0, F=1)


def test_c38_air_strike_without_aircraft_and_own_buildings() -> None:
    game = given(seat(F=0, B=0)).put("air_strike_1", "L")
    assert game.key == "go-on"
    assert game.do(EndTurn()).no("air_strike_1", "L") == "occupied"
    game = given(seat(F=1, B=2, buildings=["b11"]), seat(F=1, buildings=["b01"])).put("air_strike_2", "L")
    assert not any(isinstance(c, Raid) for c in game.legal())
    assert game.refused(Raid("b11")).key == "own-building"
    assert game.refused(Dogfight(0, "fighter")).key == "not-offered"


def test_c40_repair() -> None:
    def start(money: int = 4, damage: int = 2, mine: int = 2) -> Game:
        return given(
            seat(5, buildings=["b12", "b21"], damage={"b12": mine, "b21": mine}),
            seat(money, buildings=["b11"], damage={"b11": damage}),
            seat(9, buildings=["b01"]),
        ).put("repair", "L")

    game = start().do(Repair("b12"), Repair("b12"), Repair("b21"))
    assert game.has(0, money=0)
    assert [game.damage(b) for b in ("b12", "b21")] == [0, 1]
    assert (game.key, game.asked) == ("repair", 1)
    assert game.says(Repair("b11")).pays == {"money": 2}
    game.do(Repair("b11"))
    assert game.has(1, money=2)
    assert (game.key, game.asked) == ("go-on", 0)

    rich = start(10, 4).do(EndRepairs(), Repair("b11"), Repair("b11"), Repair("b11"))
    assert rich.has(1, money=0)
    assert rich.damage("b11") == 1
    assert rich.key == "go-on"

    whole = start(mine=0)
    assert whole.has(0, money=0)
    assert (whole.key, whole.asked) == ("repair", 1)
    assert whole.do(EndRepairs()).key == "go-on"


# -- I. Order and robustness ---------------------------------------------------------------------------------


def test_c52_step_order() -> None:
    game = given(seat(hand="LLLSE", buildings=["b11", "b01"], plans=["n03"], bombs=["n00"], U=3, B=1))
    first = game.copy().put("b11", "L")
    assert {first.no(space, "L") for space in CAT.spaces if space != "design_bomb"} == {"main-closed"}
    first.do(build("n03", "SE"), Load("n00")).put("b01", "L", output="money")
    game.do(build("n03", "SE")).put("mine_public", "L")
    assert game.no("mine_engineer", "L") == "main-used"
    game.put("b11", "L")


def test_c54_double_end_turn() -> None:
    game = given(seat()).put("mine_public", "L").do(EndTurn())
    assert game.refused(EndTurn()).key == "place-first"
    assert game.refused(EndTurn(), by=0).key == "not-your-turn"
    assert game.asked == 1


def test_c55_scripted_opening() -> None:
    game = given(
        seat(10),
        seat(12),
        market=["b11", "b22", "b01", "b12", "b21", "b02", "b06"],
        deck=["b33", "b16", "b41"],
    )
    game.put("construction", "L").do(Buy("b22"))
    assert game.has(0, money=7)
    assert game.state.market == ["b11", "b01", "b12", "b21", "b02", "b06", "b33"]
    game.put("b22", "L").do(EndTurn())
    assert game.hand(0) == "LLE"
    game.put("construction", "L").do(Buy("b21"))
    assert game.has(1, money=5)
    assert game.state.market == ["b11", "b01", "b12", "b02", "b06", "b33", "b16"]
    game.put("b21", "L").do(EndTurn())
    assert game.hand(1) == "LLS"
    game.put("construction", "E").do(Buy("b01", "free"))
    assert game.state.market == ["b11", "b12", "b02", "b06", "b33", "b16", "b41"]
    game.put("b01", "L", output="money").do(EndTurn())
    assert game.has(0, money=9)
    assert game.hand(0) == "L"
    game.put("mine_public", "L").do(EndTurn())
    assert game.has(1, Y=3)
    assert game.has(0, Y=1)
    game.put("factory_money_public", "L").do(EndTurn())
    assert game.has(0, money=14)
    assert game.has(1, money=7)
    assert (game.state.tray, game.hand(0)) == (1, "")
    game.put("reactor", "S").do(EndTurn())
    assert game.has(1, Y=1, Pu=1)
    assert (game.key, game.hand(1)) == ("retrieve", "L")
    game.do(Retrieve())
    assert game.hand(0) == "LLLLE"
    assert [w.seat for w in game.crew("construction")] == [1]
    owned = [[b.id for b in p.buildings] for p in game.state.players]
    assert owned == [["b22", "b01"], ["b21"]]
    for n in (0, 1):
        assert game.has(n, F=1, B=1)
        assert game.points(n) == 0


def test_c56_pacts() -> None:
    game = given(seat(F=2, B=1), seat(F=2, B=1), seat(F=2), pacts=True)
    game.put("air_strike_1", "L")
    assert (game.key, game.asked) == ("pacts", 0)
    game.do(OfferPact(1))
    assert (game.key, game.asked) == ("answer-pact", 1)
    game.do(AnswerPact("accept"), OfferPact(2), AnswerPact("refuse"))
    assert game.key == "air-strike"  # nobody is left to be asked
    assert game.refused(Dogfight(1, "fighter")).key == "at-peace"
    game.do(Dogfight(2, "fighter"), EndStrike(), EndTurn())
    game.put("air_strike_2", "L").do(Strike())
    assert game.refused(Dogfight(0, "fighter")).key == "at-peace"
    game.do(EndStrike(), EndTurn()).put("mine_public", "L").do(EndTurn())
    assert game.asked == 0
    assert game.state.pacts == []


def match_of(position: Game) -> Match:
    people = tuple(
        Person(name, n) for n, name in enumerate(("Ann", "Ben", "Cy")[: len(position.state.players)])
    )
    history = History([codec.pack(position.state)], [])
    return Match(GAME, Setup(len(people), 1), people, history, loaded=False)


def test_c62_undo_barriers() -> None:
    position = given(seat(10), deck=["b33"]).put("construction", "L")
    match = match_of(position)
    match.choose(Buy(position.state.market[0]))
    assert match.undo_blocked == "revealed"
    with pytest.raises(UndoBlocked):
        match.undo()

    position = given(seat(10), deck=[], tray=3)
    match = match_of(position)
    match.choose(position.place("construction", "L"))
    match.choose(Buy(position.state.market[0]))
    assert match.state.tray == 0
    match.undo()
    match.undo()
    assert codec.digest(match.state) == codec.digest(position.state)

    match = match_of(given(seat(hand="SE")).put("design_bomb", "SE"))
    match.choose(match.offers()[0].choice)
    assert match.undo_blocked == "revealed"

    match = match_of(given(seat(F=2), seat(F=2)).put("air_strike_1", "L"))
    match.choose(Dogfight(1, "fighter"))
    match.choose(Dogfight(1, "fighter"))
    match.undo()
    assert match.state.players[1].stock["fighter"] == 1
    match.undo()
    assert match.state.players[1].stock["fighter"] == 2


TWO, THREE, OTHER, LESS = ["n06", "n07"], ["n02", "n15", "n03"], ["n05", "n16", "n17"], ["n09"]
"""31 points with two bombs and twice with three, and 20 points."""


@pytest.mark.parametrize(
    ("bombs", "money", "ranks"),
    [
        ((TWO, THREE, LESS), (9, 1, 9), [2, 1, 3]),
        ((OTHER, THREE, LESS), (5, 2, 9), [1, 2, 3]),
        ((OTHER, THREE, LESS), (5, 5, 9), [1, 1, 3]),
    ],
)
def test_c63_end_by_agreement(bombs: tuple[list[str], ...], money: tuple[int, ...], ranks: list[int]) -> None:
    game = given(*(seat(m, bombs=b) for m, b in zip(money, bombs, strict=True)))
    play(game.table, 0, Agree((0, 1, 2)))
    assert game.ask() is None
    assert game.told() == ["agreed"]
    assert [s.total for s in game.scores()] == [31, 31, 20]
    assert [s.rank for s in game.scores()] == ranks


def test_hands_are_shown_when_the_game_is_over() -> None:
    game = given(seat(plans=["n29"]))
    assert "bomb/n29" not in game.elements(1)
    play(game.table, 0, Agree((0, 1)))
    assert game.elements(1)["bomb/n29"].face == "n29"


def test_agreement_waits_for_open_questions() -> None:
    game = given(seat(10)).put("construction", "L")
    assert game.refused(Agree((0, 1))).key == "agree-later"
