"""The numbered cases of ward elections, majority chips, mayor and the end of the game."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from games.tammany_hall import test_cases_turns
from games.tammany_hall.position import CAT, SHORT, A, B, C, D, bid, given, new
from hotseat.engine import codec
from hotseat.engine.chance import Chance
from hotseat.engine.flow import legal, play, settle, why_not
from hotseat.engine.game import Setup
from hotseat.games.tammany_hall import GAME
from hotseat.games.tammany_hall.choices import Assign, ChipBonus, Decline, Place, SettleBonus
from hotseat.games.tammany_hall.state import State

NUMBERS = (
    *range(1, 6), *range(8, 18), *range(19, 23), *range(24, 30), *range(31, 34), 35, 36, 37, 39, 40, 41,
    *range(43, 50), 51, *range(53, 69),
)  # fmt: skip
"""All cases there are; the gaps were merged into others."""


def test_every_case_is_tested() -> None:
    names = [*vars(test_cases_turns), *globals()]
    assert {int(m[1]) for n in names if (m := re.match(r"test_c(\d+)_", n))} == set(NUMBERS)


# -- ward elections -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("ward", "points"), [("15", 1), ("14", 2)])
def test_c33_worked_example(ward: str, points: int) -> None:
    """Red is A, yellow B."""
    game = given(
        cubes={ward: "ir2 en1"}, bosses={ward: "23"}, chips={A: "ir2 en2", B: "en2 it3"}, phase="election"
    )
    assert game.ask.seats == (A, B)
    said = {e["seat"]: (e["irish"], e["english"], e["german"], e["italian"]) for e in game.told("announced")}
    assert said == {A: (2, 2, 0, 0), B: (0, 2, 0, 0)}
    assert game.refused(bid(ward, "it1"), seat=B) == "colour-absent"
    assert game.refused(bid(ward, "en3"), seat=B) == "chips-short"
    game.do(bid(ward, "ir1 en2"), seat=A).do(bid(ward, "en1"), seat=B)
    assert {e["seat"]: e["votes"] for e in game.told("votes")} == {A: 5, B: 4}
    assert game.bosses(ward)[:2] == [1, 0]
    award = {e["colour"]: e["n"] for e in game.told("majority")}
    assert game.chips(A) == f"ir{1 + award['irish']} en{award['english']}"
    assert game.chips(B) == "en1 it3"
    assert game.points()[A] == points + 3


def test_c35_losing_and_tied_bids_are_lost() -> None:
    game = given(cubes={"2": "en1"}, bosses={"2": "12"}, chips={A: "en2", B: "en1"}, phase="election")
    game.bids(a="en2", b="en1")
    assert (game.chips(A), game.chips(B), game.bosses("2")) == ("", "", [0] * 4)
    assert game.told("tied") == [{"ward": "2", "votes": 3}]
    assert game.ask.key != "settle-bonus"


def test_c36_unopposed() -> None:
    game = given(cubes={"5": "en1"}, bosses={"5": "3"}, chips={A: "en2"}, phase="election")
    assert game.ask.key == "assign"
    assert (game.bosses("5"), game.told("unopposed")) == (
        [1, 0, 0, 0],
        [{"ward": "5", "seat": A, "votes": 3}],
    )


def test_c37_incumbent() -> None:
    game = given(bosses={"5": "1"}, points=(1, 0, 0, 0), phase="election")
    assert game.ask.key == "assign"
    assert game.points()[A] == 1 + 1 + 3
    even = given(bosses={"5": "11"}, phase="election")
    assert even.told("tied") == [{"ward": "5", "votes": 1}]


def test_c39_immigrant_bonus() -> None:
    game = given(
        cubes={"9": "ge1"}, bosses={"1": "1", "9": "11"}, chips={B: "it1"}, fill="en", phase="election"
    )
    before = game.bag
    assert (game.ask.key, game.asked) == ("settle-bonus", A)
    game.do(SettleBonus("italian", "9"))
    assert (game.cubes("9"), game.chips(A)) == ("ge1 it1", "")
    assert before.replace("it25", "it24") == game.bag
    assert (game.ask.key, game.asked) == ("bid", B)
    game.bids(b="it1")
    assert {(e["seat"], e["colour"]) for e in game.told("majority")} >= {(B, "italian"), (B, "german")}
    declining = given(bosses={"1": "1"}, phase="election").do(Decline())
    assert declining.told("declined") == [{"seat": A, "ward": "1"}]


def test_c40_bonus_and_locks() -> None:
    game = given(bosses={"1": "1"}, locked=["1", "9"], phase="election")
    assert game.refused(SettleBonus("irish", "9")) == "locked"
    assert game.refused(SettleBonus("irish", "1")) == "locked"
    assert {c.ward for c in game.legal(SettleBonus)} == set(CAT.order) - {"1", "9"}


def test_c41_vacant_ward() -> None:
    game = given(year=9, cubes={"11": "ge2"}, phase="election")
    assert game.ask is not None
    assert {"ward": "11"} in game.told("vacant")
    assert game.told("won") + game.told("unopposed") == []


def test_c43_sealed_bid_secrecy() -> None:
    game = given(bosses={"9": "111"}, chips={A: "it3", B: "it2", C: "it1"}, phase="election")
    assert game.ask.sealed

    def seen(viewer: int | None):
        return list(GAME.elements(CAT, game.state, viewer))

    views, told = {v: seen(v) for v in (B, C, D, None)}, len(game.table.events)
    game.do(bid("9", "it2"), seat=A)
    for viewer, before in views.items():
        assert seen(viewer) == before
    assert len(game.table.events) == told
    assert next(e for e in seen(A) if e.id == "bid/0").badges["italian"] == 2
    game.do(bid("9"), seat=B)
    assert game.chips(A) == "it3"
    game.do(bid("9", "it1"), seat=C)
    assert [(e["seat"], e["chips"]) for e in game.told("votes")] == [(A, 2), (B, 0), (C, 1)]


# -- majority chips ---------------------------------------------------------------------------------------------------


def test_c44_worked_example() -> None:
    """Black A, red B, yellow C. The wards hold what the players have won in all."""
    cubes = {
        "1": "ir2 en2", "2": "ir1 en1", "4": "ir1 en1", "7": "ir1 en1", "6": "en1", "9": "en1 it2",
        "15": "ir1 ge2", "8": "ir1 ge2", "5": "ir1 en1 ge1", "3": "en1",
        "17": "ir4 ge2", "11": "ir1 ge2", "13": "ir1 ge1 it2",
    }  # fmt: skip
    owners = {A: ("1", "2", "4", "7", "6", "9"), B: ("15", "8", "5", "3"), C: ("17", "11", "13")}
    bosses = {w: "0" * seat + "1" for seat, wards in owners.items() for w in wards}
    game = given(3, year=12, cubes=cubes, bosses=bosses, phase="points")
    assert game.ask.key == "assign"
    assert [game.chips(s) for s in (A, B, C)] == ["en3 it3", "ge3", "ir3 ge3 it3"]
    assert game.points() == [6 + 3, 4, 3]


def test_c45_implementers_own_unit_test() -> None:
    """A ward's letter is its winner; black A, and so on."""
    held = {
        "1": ("ir2 en1 it1", B), "2": ("ge2 it1", C), "3": ("ir2 ge1 it1", C), "4": ("en1 it1", A),
        "5": ("ir1 en2 it1", A), "6": ("en1 ge1", B), "7": ("ir1 en1 ge1", B), "8": ("ir2 en1", D),
        "9": ("en1 ge2", B), "14": ("ir1 en1", D), "15": ("en2 it1", A),
    }  # fmt: skip
    game = given(
        cubes={w: c for w, (c, _) in held.items()},
        bosses={w: "0" * s + "1" for w, (_, s) in held.items()},
        phase="points",
    )
    assert game.ask is not None
    assert [game.chips(s) for s in range(4)] == ["en3 it3", "ir3 ge3", "", "ir3"]
    assert game.state.leaders["irish"] == [B, D]


def test_c46_colour_nobody_controls() -> None:
    game = given(cubes={"3": "ge1"}, bosses={"3": "1"}, fill="en", phase="points")
    assert game.ask is not None
    assert [game.chips(s) for s in range(4)] == ["ge3", "", "", ""]
    assert {"colour": "italian"} in game.told("no-majority")


# -- points and mayor -------------------------------------------------------------------------------------------------


def test_c47_ward_14_counts_once() -> None:
    bosses = dict.fromkeys(("14", "1", "2", "4"), "1") | dict.fromkeys(("7", "6", "9", "15", "8"), "01")
    game = given(bosses=bosses, phase="points")
    assert (game.asked, game.points()) == (B, [5, 8, 0, 0])


def test_c48_colour_tie_break() -> None:
    game = given(
        cubes={"9": "ge1", "15": "ge1"},
        bosses={"9": "1", "15": "01"},
        chips={A: "ir2 en1 ge3", B: "ir2 en2 it2"},
        phase="points",
    )
    assert (game.chips(A), game.chips(B)) == ("ir2 en1 ge6", "ir2 en2 ge3 it2"), "after the majority chips"
    assert game.asked == B
    assert game.told("tie-broken")[0]["step"] == "chips_english"


def test_c49_no_mayor() -> None:
    cubes = {"14": "ir1", "6": "ir1", "4": "ge1", "7": "ge1", "1": "en1", "2": "en1"}
    bosses = {"14": "100", "4": "100", "6": "010", "7": "010", "1": "001", "2": "110"}
    game = given(3, year=4, cubes=cubes, bosses=bosses, phase="election")
    game.do(SettleBonus("english", "1"), ChipBonus("irish"), ChipBonus("irish"))
    assert [game.chips(s) for s in range(3)] == ["ir4 ge3", "ir4 ge3", "en3"]
    assert game.told("no-mayor") == [{}]
    assert (game.state.mayor, game.points()) == (-1, [3, 2, 1])
    assert (game.ask.key, game.state.year, game.asked) == ("turn", 5, A)
    assert [p.office for p in game.state.players] == [""] * 3
    assert game.cubes("9")


def test_c51_nobody_wins_a_ward() -> None:
    game = given(bosses={"9": "11"}, chips={A: "ge2", B: "ge1"}, phase="election")
    assert (game.asked, game.state.mayor, game.points()) == (A, A, [3, 0, 0, 0])


# -- the end ------------------------------------------------------------------------------------------------------------


def test_c53_colour_without_chips() -> None:
    game = given(year=16, chips={A: "ir1 en1 it1"}, slander=dict.fromkeys(range(4), 0), phase="points")
    assert game.ask is None
    assert game.points() == [3 + 6, 0, 0, 0]
    assert game.told("no-chip-majority") == [{"colour": "german"}]


@pytest.mark.parametrize(("mayor", "ranks"), [(B, [2, 1, 3]), (C, [1, 1, 3])])
def test_c54_last_tie_break(mayor: int, ranks: list[int]) -> None:
    game = given(3, year=16, chips={A: "ir1 ge1", B: "ir1 ge1"}, mayor=mayor, points=(20, 20, 5))
    game.state.flow.clear()
    assert game.ranks() == ranks


def test_c55_fourth_election() -> None:
    game = given(year=16, bosses={"9": "1"}, mayor=B, phase="election")
    assert game.ask is None
    assert game.told("mayor")[0]["seat"] == A
    assert game.points()[A] == 1 + 3 + 2 + 3, "ward, mayor, Italian majority, slander chips"
    assert [p.office for p in game.state.players] == [""] * 4


def test_c56_score_beyond_40() -> None:
    game = given(bosses={"9": "1"}, points=(38, 0, 0, 0), phase="points")
    assert game.points()[A] == 42
    mat = next(e for e in GAME.elements(CAT, game.state, None) if e.id == "seat0")
    assert mat.badges["points"] == 42


# -- properties ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.parametrize("year_end", ["end_of_term", "end_of_year"])
@pytest.mark.parametrize("own_boss", ["no", "yes"])
def test_c57_conservation(seats: int, year_end: str, own_boss: str) -> None:
    options = {"castle_garden_return": year_end, "slander_second_needs_own_boss": own_boss}
    for seed in range(3):
        chance = Chance(seed)
        state = GAME.new_game(CAT, Setup(seats, seed, dict(options)))
        table = GAME.table(state, CAT)
        ask = settle(table)
        while ask:
            seat = chance.pick(ask.seats)
            ask = play(table, seat, chance.pick(legal(table, seat)), ask)
            assert GAME.invariants(CAT, state) == []


def test_c58_determinism_and_save() -> None:
    game = given(bosses={"9": "111"}, chips={A: "it3", B: "it2", C: "it1"}, phase="election")
    game.do(bid("9", "it2"), seat=A)
    again = codec.build(codec.from_json(codec.to_json(game.state)), State)
    table = GAME.table(again, CAT)
    assert settle(table) == game.ask
    assert list(GAME.elements(CAT, again, B)) == list(GAME.elements(CAT, game.state, B))
    for seat, text in ((B, "it1"), (C, "")):
        game.do(bid("9", text), seat=seat)
        play(table, seat, bid("9", text))
    assert codec.digest(again) == codec.digest(game.state)


# -- order and corner cases ------------------------------------------------------------------------------------------------


def test_c60_majority_counts_at_the_end() -> None:
    game = given(cubes={"1": "ir1", "2": "en1"}, bosses={"1": "1", "2": "01"}, phase="election")
    game.do(Decline(), SettleBonus("german", "1"))
    assert game.ask is not None
    assert (game.chips(A), game.chips(B)) == ("ir3 ge3", "en3")


def test_c61_a_lock_does_not_protect_bosses_in_the_election() -> None:
    game = given(cubes={"9": "en1"}, bosses={"9": "13"}, locked=["9"], phase="election")
    assert game.ask is not None
    assert (game.bosses("9"), game.state.wards["9"].locked) == ([0, 1, 0, 0], False)


def test_c64_fourth_election_then_final_scoring() -> None:
    game = given(
        3,
        year=16,
        cubes={"3": "ir1"},
        bosses={"3": "1"},
        chips={A: "ir2", B: "ir4"},
        slander=dict.fromkeys(range(3), 0),
        points=(20, 20, 10),
        phase="election",
    )
    assert game.ask is None
    assert game.points() == [26, 20, 10]


@pytest.mark.parametrize(("chips", "winner"), [("", B), ("en1", None), ("en2", A)])
def test_c65_single_bidder(chips: str, winner: int | None) -> None:
    game = given(cubes={"3": "en1"}, bosses={"3": "12"}, chips={A: "en2", B: "it3"}, phase="election")
    assert (game.ask.seats, game.ask.sealed) == ((A,), False)
    game.do(bid("3", chips))
    won = game.told("won")
    assert (won[0]["seat"] if won else None) == winner
    assert bool(game.told("tied")) == (winner is None)


def test_c67_other_places() -> None:
    game = given(3, year=16, chips={A: "ir3", B: "ir2"}, points=(20, 20, 25))
    game.state.flow.clear()
    assert game.ranks() == [2, 3, 1]
    equal = given(3, year=16, chips={A: "ir2", B: "ir2"}, mayor=C, points=(20, 20, 25))
    equal.state.flow.clear()
    assert equal.ranks() == [2, 2, 1]


def test_c68_order_at_the_change_of_term() -> None:
    game = new(4, start_player="seat-2")
    while game.ask.key == "turn":
        ward = ("14", "6", "9", "15")[game.asked]
        game.turn(Place(ward, "boss", ward))
    game.quiet()
    assert game.state.boxes, "zone III waits for the offices"
    assert game.ask.key == "assign"
    mayor = game.asked
    game.do(game.legal(Assign)[0])
    keys = [e.key for e in game.table.events]
    order = [
        keys.index("election") - 1, keys.index("election"), keys.index("ward-points"), keys.index("mayor"),
        keys.index("appointed"), len(keys) - 1 - keys[::-1].index("opened"), len(keys) - 1 - keys[::-1].index("drew"),
    ]  # fmt: skip
    assert keys[order[0]] == "returned"
    assert all(a < b for a, b in pairwise(order))
    assert (game.asked, game.state.first) == (mayor, mayor)
    assert len(game.state.garden) == 6


def test_short_names() -> None:
    assert list(SHORT) == ["ir", "en", "ge", "it"]
    assert why_not(given().table, A, bid("9")) is not None
