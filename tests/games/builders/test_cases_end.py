"""The numbered cases of the end of the game, of scoring and of our own rulings, and one longer script."""

from __future__ import annotations

import re

import pytest

from games.builders import test_cases_play
from games.builders.position import CAT, Game, given, seat
from hotseat.engine.flow import Agree
from hotseat.engine.game import Setup
from hotseat.engine.offer import Refusal
from hotseat.games.builders import GAME
from hotseat.games.builders.choices import Buy, EndTurn, Open, Recruit, Send, Take
from hotseat.games.builders.state import Options

EIGHTEEN = ["cathedral", "castle", "grain_silo"]
NUMBERS = (
    *range(1, 8), *range(9, 18), 19, 20, *range(22, 30), 31, *range(34, 38), *range(39, 46), 48, *range(51, 61)
)  # fmt: skip
"""All cases there are; the gaps were merged into others."""


def test_every_case_is_tested() -> None:
    names = [*vars(test_cases_play), *globals()]
    assert {int(m[1]) for n in names if (m := re.match(r"test_c(\d+)_", n))} == set(NUMBERS)


# -- the end and scoring -------------------------------------------------------------------------------------


def test_c28_the_round_is_completed() -> None:
    game = given(seat(), seat(finished=EIGHTEEN), seat(), start=1).do(EndTurn())
    assert (game.state.end_cause, game.state.end_seat) == ("points", 1)
    assert game.acting == 2
    assert game.do(EndTurn()).acting == 0
    game.do(EndTurn())
    assert game.over
    assert (game.state.end_cause, game.state.end_seat) == ("points", 1)


def test_c29_the_last_of_the_round_ends_the_game_at_once() -> None:
    game = given(seat(finished=EIGHTEEN), seat(), seat(), start=1, acting=0).do(EndTurn())
    assert game.over
    assert (game.state.end_cause, game.state.end_seat) == ("points", 0)
    assert game.told() == ["last-round", "game-over"]


def test_c31_coins_do_not_count_for_the_end() -> None:
    game = given(seat(coins=40, finished=["cathedral", "castle", "treehouse"]))
    assert game.scores()[0].total == 20
    game.do(EndTurn(), EndTurn())
    assert (game.state.end_cause, game.state.round, game.acting) == ("", 2, 0)


def _scores(*players: tuple[list[str], int]) -> list[tuple[int, int]]:
    """(total, rank) of seats with these points on finished cards and coins."""
    found = given(*(seat(coins, finished=finished) for finished, coins in players)).scores()
    return [(s.total, s.rank) for s in found]


NINETEEN = ["cathedral", "castle", "tavern"]
OTHER_EIGHTEEN = ["church", "chapel", "abbey", "windmill"]


def test_c34_a_point_for_every_full_ten_coins() -> None:
    assert _scores((EIGHTEEN, 29), ([], 9))[0][0] == 20
    assert _scores((NINETEEN, 9), ([], 9))[0][0] == 19


def test_c35_a_tie_is_broken_by_points_on_buildings() -> None:
    assert _scores((NINETEEN, 10), (OTHER_EIGHTEEN, 27)) == [(20, 1), (20, 2)]


def test_c36_then_by_coins() -> None:
    assert _scores((EIGHTEEN, 15), (OTHER_EIGHTEEN, 12)) == [(19, 1), (19, 2)]


def test_c37_then_the_victory_is_shared() -> None:
    assert _scores((EIGHTEEN, 15), (OTHER_EIGHTEEN, 15)) == [(19, 1), (19, 1)]


def test_c42_unfinished_sites_change_nothing() -> None:
    busy = seat(sites={"castle": ["master_3200"], "inn": []}, team=["laborer_2100"], finished=["house"])
    plain = seat(finished=["cottage"])
    scores = given(busy, plain).scores()
    assert scores[0].total == scores[1].total == 3
    assert [s.rank for s in scores] == [1, 1]


def test_c41_sums_of_the_cards() -> None:
    def total(goods: list[tuple[int, ...]]) -> tuple[int, ...]:
        return tuple(map(sum, zip(*goods, strict=True)))

    assert total([CAT.workers[w].produces for w in CAT.worker_cards]) == (38, 38, 38, 38)
    plain = [b for b in CAT.buildings.values() if not b.machine]
    assert total([b.needs for b in plain]) == (60, 59, 61, 60)
    assert sum(b.points for b in plain) == 110
    assert sum(b.points for b in CAT.buildings.values() if b.machine) == 12


# -- rulings of our own --------------------------------------------------------------------------------------


def _dead_position(free: str = "", for_hire: str = "") -> Game:
    """Everybody is at work on the wrong sites. `free` waits in P1's team, `for_hire` lies in the row instead."""
    on_cathedral = ["craftsman_1111_a", "craftsman_1111_b", "craftsman_1021"]
    bower, stone_bridge, covered_bridge = [], [], []
    for name in CAT.worker_cards:
        stone, _, knowledge, tile = CAT.workers[name].produces
        if name in (free, for_hire, *on_cathedral):
            continue
        if not tile:
            bower.append(name)
        elif not stone:
            stone_bridge.append(name)
        elif not knowledge:
            covered_bridge.append(name)
    assert [len(bower), len(stone_bridge), len(covered_bridge) + bool(free or for_hire)] == [19, 13, 7]
    sites = {"stone_bridge": stone_bridge, "covered_bridge": covered_bridge, "cathedral": on_cathedral}
    p1 = seat(29, team=[free] if free else [], sites=sites)
    row = [for_hire or None, None, None, None, None]
    return given(seat(24, sites={"bower": bower}), p1, worker_row=row, worker_deck=[])


def test_c54_a_dead_position_ends_the_game() -> None:
    game = _dead_position().do(Take(3), EndTurn())
    assert (game.state.end_cause, game.acting) == ("dead", 1)
    game.do(Take(1), EndTurn())
    assert game.over
    assert [p.coins for p in game.state.players] == [30, 30]
    assert [(s.total, s.rank) for s in game.scores()] == [(3, 1), (3, 1)]


def test_c54_somebody_free_in_the_wrong_team_does_not_help() -> None:
    assert _dead_position(free="apprentice_1001").do(EndTurn()).state.end_cause == "dead"


def test_c54_somebody_for_hire_does_help() -> None:
    game = _dead_position(for_hire="apprentice_1001").do(EndTurn())
    assert (game.state.end_cause, game.acting) == ("", 1)


def test_c56_the_first_reason_counts() -> None:
    game = given(seat(coins=1, team=["craftsman_3100"], sites={"abbey": []}), actions=0)
    assert game.refused(Send("craftsman_3100", "abbey")) == Refusal("actions-short", {"need": 1, "have": 0})
    assert game.refused(Buy(1)) == Refusal("coins-short", {"need": 5, "have": 1})
    assert game.refused(Send("master_3200", "abbey")) == Refusal("not-in-team")
    assert game.refused(Take(1)) == Refusal("actions-short", {"need": 1, "have": 0})
    assert game.legal() == [EndTurn()]


def test_c57_a_new_card_can_t_be_taken_back() -> None:
    """The session undoes freely what nobody learned anything from; see tests/session for the button."""
    game = given(building_deck=["inn", "house", "farm"])
    first = game.state.building_row[0]
    assert first
    for choice, news in ((Buy(1), set()), (Take(1), set()), (Open(first), {0, 1}), (Take(1), set())):
        game.do(choice)
        assert game.table.learned == news, choice
    assert (game.coins, game.actions) == (8, 1)


def test_c58_options() -> None:
    options = {"starting_coins": 5, "actions_per_turn": 4, "target_points": 8, "start_player": "seat-1"}
    game = Game(GAME.new_game(CAT, Setup(2, 3, options)))
    assert (game.acting, game.coins, game.actions) == (0, 5, 4)
    game.do(Take(3))
    assert (game.coins, game.actions) == (11, 1)
    assert game.refused(Take(1)).key == "limit-reached"
    assert any(isinstance(c, Open) for c in game.legal())
    ending = given(seat(finished=["cathedral"]), options=Options(8, 4)).do(EndTurn())
    assert (ending.state.end_cause, ending.actions) == ("points", 4)


def test_c59_the_end_by_agreement() -> None:
    game = given(seat(), seat(coins=23), seat(finished=["inn"]), acting=1)
    assert game.refused(Agree((0, 1))) == Refusal("agree-missing", {"seat": 2})
    assert (game.acting, game.state.end_cause) == (1, "")
    game.agree(0, 1, 2)
    assert game.over
    assert game.state.end_cause == "agreement"
    assert [s.total for s in game.scores()] == [1, 2, 4]
    assert not any(isinstance(c, Agree) for c in given().legal())


def test_c60_buy_and_send() -> None:
    choice = Send("apprentice_0110", "wooden_shack")

    def position(coins: int) -> Game:
        return given(seat(coins, team=["apprentice_0110"], sites={"wooden_shack": []}), actions=0)

    game = position(7)
    assert game.refused(choice).remedy == (Buy(1),)
    game.do(Buy(1), choice)
    assert (game.coins, game.actions) == (8, 0)
    assert position(6).refused(choice).remedy == ()


# -- longer script -------------------------------------------------------------------------------------------


@pytest.fixture
def three() -> Game:
    p0 = seat(45, finished=["cathedral", "aqueduct", "treehouse"])
    p1 = seat(
        7,
        team=["craftsman_0112", "apprentice_1010"],
        sites={"inn": ["laborer_2001"]},
        finished=["castle", "church", "house"],
    )
    p2 = seat(
        21,
        team=["crane_3", "craftsman_0022", "apprentice_1100"],
        sites={"post": []},
        finished=["abbey", "farm", "hotel", "crane_3"],
    )
    return given(p0, p1, p2, start=1)


def test_c53_a_last_round(three: Game) -> None:
    three.do(Send("craftsman_0112", "inn"))
    assert (three.coins, three.points, three.actions) == (15, 17, 2)
    assert three.do(Take(2)).coins == 18
    three.do(EndTurn())
    assert (three.state.end_cause, three.state.end_seat, three.acting) == ("points", 1, 2)

    three.do(Send("crane_3", "post"), Buy(3))
    assert (three.coins, three.actions) == (6, 5)
    three.do(Send("craftsman_0022", "post"))
    assert (three.coins, three.actions) == (2, 3)
    three.do(Send("apprentice_1100", "post"))
    assert (three.coins, three.actions, three.points) == (16, 0, 19)
    three.do(EndTurn())

    assert three.do(Take(2)).coins == 48
    three.do(EndTurn())
    assert three.over
    assert [(s.total, s.rank) for s in three.scores()] == [(19, 2), (18, 3), (20, 1)]


def test_recruiting_is_the_way_out_of_c54() -> None:
    """The exact rule looks through what could still be hired; so the game goes on and can be won."""
    game = _dead_position(for_hire="apprentice_1001")
    game.do(Recruit("apprentice_1001"), Send("apprentice_1001", "bower"))
    assert game.me.finished == ["bower"]
