"""The numbered cases of group H: draft, building, testing, loading, score."""

from __future__ import annotations

from collections import Counter

import pytest

from games.manhattan_project.position import build, given, seat
from hotseat.engine.flow import IllegalChoice, play
from hotseat.games.manhattan_project.choices import (
    BuyNothing,
    Detonate,
    EndTurn,
    Keep,
    Load,
    Retrieve,
)

# -- H. Bombs ------------------------------------------------------------------------------------------------


def test_c41_draft_with_three_players() -> None:
    cards = ["n00", "n01", "n02", "n03"]
    game = given(seat(), seat(hand="LLLLSE"), seat(), designs=cards, acting=1)
    assert len(game.state.bomb_deck) == 26
    game.put("design_bomb", "SE")
    assert (game.key, game.asked) == ("draft", 1)
    game.do(Keep("n01"))
    assert game.table.learned == {2}
    assert game.refused(Keep("n01")).key == "not-offered"
    assert game.asked == 2
    assert not any(e.place.startswith("designs") for e in game.elements().values())
    for viewer in (0, 1, None):
        backs = [e for e in game.elements(viewer).values() if e.place.startswith("packet")]
        assert [e.face for e in backs] == [None] * 3
    held = [e.face for e in game.elements(2).values() if e.place.startswith("packet")]
    assert held == ["n00", "n02", "n03"]
    game.do(Keep("n03"))
    assert game.asked == 0
    game.do(Keep("n00"))
    assert (game.key, game.asked) == ("go-on", 1)
    hands = [sorted(p.bomb for p in player.plans) for player in game.state.players]
    assert hands == [["n00"], ["n01", "n02"], ["n03"]]
    assert len(game.state.designs) == 4
    assert len(game.state.bomb_deck) == 22


def test_c42_the_draft_closes_with_five_players() -> None:
    game = given(*(seat(hand="SSSEEE") for _ in range(5)), on={})
    left = [len(game.state.bomb_deck)]
    for n in range(5):
        game.state.crews["design_bomb"].clear()
        game.whole = False
        while game.asked != n:
            game.put("construction", "S").do(EndTurn())
        game.put("design_bomb", "SE")
        while game.key == "draft":
            game.do(game.legal()[0])
        left.append(len(game.state.bomb_deck))
        game.do(EndTurn())
    assert left == [24, 18, 12, 6, 0, 0]
    assert game.state.designs == []
    assert "designs-closed" in game.told()
    assert game.elements()["space/design_bomb"].marks == ("closed",)
    game.state.crews["design_bomb"].clear()
    assert game.no("design_bomb", "SE") == "designs-closed"


def test_an_eighth_draft_with_three_players() -> None:
    """Rules 11: two tested bombs under the deck before the seventh refill make another draft possible."""
    game = given(seat(hand="SE"), seat(), seat(), designs=["n02", "n03", "n04", "n05"], bombs_left=2)
    game.state.returned = ["n15", "n16"]
    game.put("design_bomb", "SE")
    while game.key == "draft":
        game.do(game.legal()[0])
    assert game.state.designs[2:] == ["n15", "n16"]
    assert game.state.returned == []


def test_c43_build() -> None:
    game = given(seat(hand="SE", plans=["n03"], U=5))
    game.do(build("n03", "SE"))
    assert game.has(0, U=2)
    assert Counter(w.kind for w in game.crew("n03")) == {"scientist": 1, "engineer": 1}
    assert game.points(0) == 12
    assert game.elements()["bomb/n03"].badges == {"value": 12}
    assert given(seat(hand="SE", plans=["n03"], U=2)).refused(build("n03", "SE")).key == "short"
    assert given(seat(hand="S", plans=["n03"], U=5)).refused(build("n03", "S")).key == "needs-workers"
    mixed = given(seat(hand="Es", plans=["n03"], U=5)).do(build("n03", "Es"), EndTurn())
    assert mixed.state.contractors["scientist"] == 3
    mixed.put("mine_public", "L").do(EndTurn(), Retrieve())
    assert mixed.state.contractors["scientist"] == 4


def test_c45_test() -> None:
    game = given(seat(bombs=["n17"]), seats=4, on={"n17": "0S 0E 0E"})
    assert game.points(0) == 9
    said = game.says(Detonate("n17"))
    assert (said.pays, said.gains) == ({"points": 3}, {})
    game.do(Detonate("n17"))
    tested = game.state.players[0].tested
    assert tested is not None
    assert tested.tile == "test_6"
    assert Counter(w.kind for w in tested.crew) == {"scientist": 1, "engineer": 2}
    assert game.state.returned == ["n17"]
    assert game.points(0) == 6
    assert game.state.tests == ["test_0", "test_2", "test_4"]
    game.put("mine_public", "L").do(EndTurn())
    for n in (1, 2, 3):
        assert game.asked == n
        game.put("construction", "L").do(BuyNothing(), EndTurn())
    game.do(Retrieve())
    assert game.hand(0) == "LLLLEES"
    assert game.points(0) == 6


def test_c46_testing_a_loaded_bomb() -> None:
    game = given(seat(bombs=["n15"], loaded=["n15"], B=0), seats=5)
    assert game.points(0) == 13
    game.do(Detonate("n15"))
    assert game.points(0) == 8
    assert game.has(0, B=0, money=10)


def test_c47_test_limits() -> None:
    game = given(seat(bombs=["n15", "n16", "n00"]), seat(bombs=["n17", "n18"]))
    assert game.refused(Detonate("n00")).key == "only-plutonium"
    game.do(Detonate("n15"))
    assert game.state.tests == ["test_0"]
    assert game.refused(Detonate("n16")).key == "tested-already"
    game.put("mine_public", "L").do(EndTurn(), Detonate("n17"))
    assert game.state.tests == []
    assert game.points(1) == 19


def test_c49_load() -> None:
    game = given(seat(2, bombs=["n05"], B=1)).do(Load("n05"))
    assert game.has(0, money=0, B=0)
    assert game.points(0) == 19
    assert game.refused(Load("n05")).key == "loaded-already"
    for money, bombers in ((2, 0), (1, 1)):
        assert given(seat(money, bombs=["n05"], B=bombers)).refused(Load("n05")).key == "short"


def test_c50_immediate_win_by_building() -> None:
    game = given(seat(bombs=["n14", "n07", "n05"], plans=["n01"], hand="LLLS", U=3))
    assert game.says(build("n01", "S")).marks == ("finishes",)
    game.do(build("n01", "S"))
    assert game.points(0) == 70
    assert game.ask() is None
    assert game.state.winner == 0
    with pytest.raises(IllegalChoice) as caught:
        play(game.table, 0, EndTurn())
    assert caught.value.refusal.key == "game-over"
    assert [s.rank for s in game.scores()] == [1, 2]


def test_immediate_win_by_loading_and_by_testing() -> None:
    loading = given(seat(bombs=["n14", "n13", "n00"], B=1)).do(Load("n00"))
    assert (loading.points(0), loading.state.winner) == (72, 0)
    testing = given(seat(bombs=["n29", "n28", "n15"]))
    assert testing.points(0) == 46
    assert testing.elements()["seat0"].marks == ("acting", "threat")
    testing.do(Detonate("n15"))
    assert (testing.points(0), testing.state.winner) == (72, 0)


def test_c51_plutonium_built_after_the_own_test() -> None:
    game = given(
        seat(hand="SSEEEE", plans=["n29"], tested="test_0", Pu=7), seat(hand="LSSEEEE", plans=["n28"], Pu=7)
    )
    game.do(build("n29", "SSEEEE"))
    assert game.points(0) == 34
    game.do(EndTurn(), build("n28", "SSEEEE"))
    assert game.points(1) == 18


def test_c61_score_table() -> None:
    bombs = ["n00", "n24", "n29"]
    plain = given(seat(bombs=bombs, loaded=["n00", "n24"]), seats=2)
    assert plain.points(0) == 9 + 5 + 12 + 5 + 20 == 51
    tested = given(seat(bombs=bombs, loaded=["n00", "n24"], tested="test_4"), seats=2, tests=["test_0"])
    assert tested.points(0) == 9 + 5 + 24 + 5 + 34 + 4 == 81
    assert {r.key: r.points for r in tested.scores()[0].rows} == {"bombs": 67, "loaded": 10, "test": 4}
