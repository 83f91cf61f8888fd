"""The rules beyond the numbered cases: who knows what, forecasts, facets, lists, threats, hints."""

from __future__ import annotations

from itertools import pairwise

import pytest

from games.manhattan_project.position import CAT, Game, build, counts, given, seat
from hotseat.engine.chance import Chance
from hotseat.engine.flow import legal, play, settle
from hotseat.engine.game import Setup
from hotseat.games.manhattan_project import GAME
from hotseat.games.manhattan_project.choices import Buy, Detonate, EndTurn, Keep, Retrieve
from hotseat.games.manhattan_project.workers import fits, sets

# -- who knows what (rules 12) -------------------------------------------------------------------------------


def worlds(game: Game, viewer: int) -> list[list[list[str]]]:
    """The hands as this seat may believe them to be, in 40 deals."""
    deals = [GAME.determinize(CAT, game.state, viewer, Chance(n)) for n in range(40)]
    for state in deals:
        assert GAME.invariants(CAT, state) == []
    return [[sorted(p.bomb for p in player.plans) for player in state.players] for state in deals]


def drafting(seats: int, picks: int) -> Game:
    game = given(*(seat(hand="LLLLSE") for _ in range(seats)), designs=[f"n{n:02}" for n in range(seats + 1)])
    game.put("design_bomb", "SE")
    for n in range(picks):
        game.do(Keep(f"n{n:02}"))
    return game


def test_with_two_players_everybody_knows_all_hands() -> None:
    game = drafting(2, 2)
    hands = [["n00", "n02"], ["n01"]]
    for viewer in (0, 1):
        assert worlds(game, viewer) == [hands] * 40


def test_the_cards_of_a_draft_stay_in_its_hands() -> None:
    """The first player saw all; later ones know what was taken before them only as a whole."""
    game = drafting(4, 4)  # n00 and the last card n04, n01, n02, n03
    assert [sorted(p.bomb for p in player.plans) for player in game.state.players] == [
        ["n00", "n04"],
        ["n01"],
        ["n02"],
        ["n03"],
    ]
    first = worlds(game, 0)
    assert {tuple(h[0]) for h in first} == {("n00", "n04")}
    assert {h[n][0] for h in first for n in (1, 2, 3)} == {"n01", "n02", "n03"}
    third = worlds(game, 2)
    assert {tuple(h[2]) for h in third} == {("n02",)}
    assert {h[1][0] for h in third} == {"n00", "n01"}
    assert {h[3][0] for h in third} == {"n03", "n04"}
    for h in third:
        assert {*h[0], *h[1]} & {"n00", "n01"} == {"n00", "n01"}


def test_a_packet_is_dealt_anew_for_those_who_do_not_hold_it() -> None:
    game = drafting(4, 1)
    packets = {tuple(GAME.determinize(CAT, game.state, 3, Chance(n)).flow[-1].packet) for n in range(40)}
    assert len(packets) > 3
    assert {c for p in packets for c in p} == {f"n{n:02}" for n in range(5)}
    held = {tuple(GAME.determinize(CAT, game.state, 1, Chance(n)).flow[-1].packet) for n in range(40)}
    assert held == {("n01", "n02", "n03", "n04")}


def test_what_was_tested_is_remembered() -> None:
    game = given(seat(bombs=["n15"])).do(Detonate("n15"))
    for n in range(10):
        assert GAME.determinize(CAT, game.state, 1, Chance(n)).returned == ["n15"]
    assert game.elements()["bomb/n15"].marks == ("returned",)
    assert game.elements()["deck/bomb"].badges == {"cards": 27}


def test_a_built_card_is_news_for_the_others() -> None:
    game = given(seat(hand="SE", plans=["n03"], U=3), seats=3).do(build("n03", "SE"))
    assert game.table.learned == {1, 2}


# -- placing -------------------------------------------------------------------------------------------------


def test_sets_of_workers() -> None:
    assert sets((0, 0, 0, 0, 1), counts("LEl")) == (counts("l"), counts("E"), counts("L"))
    assert sets((0, 0, 1, 0, 0), counts("LE")) == ()
    assert sets((0, 0, 0, 1, 0), counts("LLSE"))[0] == counts("E")
    assert fits((0, 1, 0, 1, 1), counts("ESL"))
    assert fits((0, 1, 0, 1, 1), counts("EEs"))
    assert not fits((0, 1, 0, 1, 1), counts("ELL"))
    assert not fits((0, 0, 0, 0, 1), (2, -1, 0, 0, 0, 0))


def test_turning_a_worker_keeps_their_number() -> None:
    game = given(seat(hand="LLLELe", buildings=["b12"]))
    pair = game.place("b12", "LL")
    turned = pair.turned("engineer", 1)
    assert turned.counts == counts("LE")
    assert turned.turned("engineer", 0).counts == counts("Le")
    assert pair.turned("permanent", 3).permanent == 3


def test_every_worker_set_is_judged() -> None:
    game = given(seat(hand="LLEele", buildings=["b13"]))
    for crew in ("LLE", "LEe", "Eee", "Lle"):
        game.copy().put("b13", crew)
    assert game.no("b13", "LLL") == "workers-missing"


def test_unknown_sites_and_alternatives_are_not_offered() -> None:
    game = given(seat(buildings=["b01"]))
    for site, kwargs in (
        ("b50", {}),
        ("b01", {}),
        ("b01", {"output": "bomber"}),
        ("mine_public", {"payment": "money"}),
    ):
        assert game.no(site, "L", **kwargs) == "not-offered"
    assert game.no("mine_public", "L", declined=2) == "not-offered"


def test_what_is_said_before_placing() -> None:
    game = given(seat(5, spies=1), seat(buildings=["b11"]), seats=3)
    said = game.says(game.place("factory_money_public", "L"))
    assert (said.pays, said.gains) == ({"laborer": 1}, {"money": 5})
    assert [(x.key, x.args) for x in said.lines] == [
        ("bribe", {"money": 1}),
        ("others", {"resource": "money", "amount": 2}),
    ]
    said = game.says(game.place("espionage", "L"))
    assert (said.pays, said.gains) == ({"laborer": 1, "money": 3}, {"spy": 1})
    assert [(x.key, x.args) for x in said.lines] == [("spying", {"amount": 2})]
    said = game.says(game.place("university_laborers", "L"))
    assert said.gains == {"hired_laborer": 3}


def test_workers_keep_their_element_while_they_stand() -> None:
    game = given(seat()).put("mine_public", "L").do(EndTurn())
    standing = [w.id for w in game.crew("mine_public")]
    game.put("mine_paid", "L").do(EndTurn()).put("construction", "L")
    assert [w.id for w in game.crew("mine_public")] == standing
    assert len({w.id for c in game.table.crews() for w in c}) == 3
    assert game.elements()["worker/0/laborer/0"].place == "space/mine_public:worker/0"


def test_lists_stay_short_with_many_buildings() -> None:
    """Five players, ten buildings each, all workers and all goods, before and after Espionage."""
    names = list(CAT.buildings)
    rich = {"Y": 40, "U": 8, "F": 5, "B": 5, "spies": 6}
    players = [
        seat(60, "LLLLEEEESSSSles" if n == 0 else "LLLL", buildings=names[n::5], **rich) for n in range(5)
    ]
    game = given(*players, market=[], deck=[])
    for _ in range(2):
        listed = list(game.turn.options(game.table, 0))
        assert len(listed) <= 200
        assert len({c.at for c in listed if c.at}) >= 30
        if not game.turn.acted:
            game.put("espionage", "l")


# -- threats ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("player", "threat"),
    [
        (seat(9, bombs=["n14", "n13"], B=2), False),
        (seat(9, bombs=["n14", "n13", "n01"], B=2), True),
        (seat(0, bombs=["n14", "n13", "n01"], B=2), False),
        (seat(0, bombs=["n14", "n13"], plans=["n00"], hand="S", U=4), False),
        (seat(0, bombs=["n14", "n12"], plans=["n00"], hand="SSEE", U=6), True),
        (seat(0, bombs=["n29", "n28", "n15"]), True),
    ],
)
def test_who_could_win_next_turn(player: object, threat: bool) -> None:
    game = given(player, seats=2)
    for viewer in (0, 1, None):
        assert ("threat" in game.elements(viewer)["seat0"].marks) == threat


# -- set-up and hints ------------------------------------------------------------------------------------------


def test_options_are_checked() -> None:
    for options in ({"first": "seat-3"}, {"first": "seat-9"}, {"pacts": "maybe"}, {"nation": "none"}):
        with pytest.raises(ValueError, match=r"first|pacts|nation"):
            GAME.new_game(CAT, Setup(2, 1, options))
    assert {GAME.new_game(CAT, Setup(3, n)).first for n in range(20)} == {0, 1, 2}


def hinted(seats: int, seed: int) -> tuple[Game, list[str]]:
    """A game in which everybody follows the best hint; the verbs used."""
    table = GAME.table(GAME.new_game(CAT, Setup(seats, seed)), CAT)
    ask, verbs = settle(table), []
    while ask:
        best = max(GAME.hints(table, ask.seats[0]), key=lambda h: h.value)
        verbs.append(best.choice.verb)
        ask = play(table, ask.seats[0], best.choice, ask)
        assert len(verbs) < 1500
    return Game(table.state), verbs


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_hinted_games_look_sensible(seats: int) -> None:
    """They end by the target in a few dozen rounds, everybody builds up, and nobody declines anything."""
    game, verbs = hinted(seats, 5)
    assert game.state.winner >= 0
    assert 10 <= game.state.round <= 80
    assert all(len(p.buildings) >= 3 for p in game.state.players)
    assert verbs.count("retrieve") < verbs.count("place") / 3
    assert {"buy", "keep", "build"} <= set(verbs)


def test_hints_see_what_wins_and_what_is_free() -> None:
    game = given(seat(bombs=["n14", "n07", "n05"], plans=["n01"], hand="LLLS", U=3))
    assert max(GAME.hints(game.table, 0), key=lambda h: h.value).choice == build("n01", "S")
    game = given(seat(9, "E"), market=["b12", "b36", "b21", "b22", "b01", "b02", "b06"]).put(
        "construction", "E"
    )
    assert max(GAME.hints(game.table, 0), key=lambda h: h.value).choice == Buy("b36", "free")
    assert [h.choice for h in GAME.hints(given(seat(hand="")).table, 0)] == [Retrieve()]


def test_rounds_are_counted_at_the_first_player() -> None:
    table = GAME.table(GAME.new_game(CAT, Setup(3, 4, {"first": "seat-2"})), CAT)
    ask, chance, seen = settle(table), Chance(1), []
    for _ in range(60):
        assert ask is not None
        seen.append((table.state.round, ask.seats[0]))
        ask = play(table, ask.seats[0], chance.pick(legal(table, ask.seats[0])), ask)
    for (a, _), (b, who) in pairwise(seen):
        assert b == a or (b == a + 1 and who == 1)
