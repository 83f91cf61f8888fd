"""The numbered cases of set-up, Castle Garden, placing, slander and offices."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.tammany_hall.position import CAT, A, B, C, D, E, counted, given, new
from hotseat.games.tammany_hall.choices import (
    Assign,
    EndTurn,
    Lock,
    MoveCube,
    Place,
    RemoveCube,
    Slander,
    SlanderAgain,
    Stop,
    TakeChip,
)

ZONES = {z.id: z.wards for z in CAT.zones.values()}


def zone(game, name: str) -> str:
    return counted([c for w in ZONES[name] for c in game.state.wards[w].cubes])


# -- set-up -----------------------------------------------------------------------------------------------------


def test_c01_set_up_5p() -> None:
    game = new(5)
    assert [len(d.cubes) for d in game.state.wards.values()] == [1] * 15
    assert game.cubes("14") == "ir1"
    assert (zone(game, "i"), zone(game, "ii"), zone(game, "iii")) == (
        "ir2 en2 ge2",
        "ir2 en2 ge1",
        "ir2 en1 ge1",
    )
    assert counted(game.state.bag + game.state.garden) == "ir19 en20 ge21 it25"
    assert game.state.boxes == {}
    assert [(p.slander, sum(p.chips.values()), p.office) for p in game.state.players] == [(3, 0, "")] * 5
    assert (game.points(), game.state.year) == ([0] * 5, 1)
    assert game.ask.key == "turn"
    assert (len(game.state.garden), len(game.state.bag)) == (7, 78)


def test_c02_set_up_3p_and_zone_opening() -> None:
    game = new(3)
    assert [w for w, d in game.state.wards.items() if d.cubes] == list(ZONES["i"])
    assert sum(len(box) for box in game.state.boxes.values()) == 9
    assert (len(game.state.garden), len(game.state.bag)) == (5, 80)
    bag = {5: 0, 9: 0}
    while game.state.year < 9 or game.ask.key != "turn":
        before = len(game.state.bag) + len(game.state.garden) if game.ask.key == "assign" else None
        if game.ask.key == "turn":
            game.turn()
        elif game.ask.key == "assign":
            game.do(game.legal()[0])
        else:
            game.quiet()
        if before is not None:
            bag[game.state.year] = len(game.state.bag) + len(game.state.garden) - before
        if game.state.year == 5 and game.ask.key == "turn":
            assert zone(game, "ii") == "ir2 en2 ge1"
            assert list(game.state.boxes) == ["iii"]
    assert zone(game, "iii") == "ir2 en1 ge1"
    assert bag == {5: 0, 9: 0}


def test_c03_set_up_4p() -> None:
    game = new(4)
    assert set(game.table.active()) == {*ZONES["i"], *ZONES["ii"]}
    assert list(game.state.boxes) == ["iii"]
    assert CAT.counts[4].zone_open_year["iii"] == 5
    assert game.ask is not None
    assert len(game.state.garden) == 6


def test_c04_start_player_and_order() -> None:
    game = new(5, start_player="seat-3")
    seen = []
    while game.ask.key == "turn":
        seen.append(game.asked)
        game.turn(Place("14", "boss", "14") if game.asked == A else None)
    assert seen == [C, D, E, A, B] * 4
    following = given(5, year=4, bosses={"14": "1", "9": "1"}, turns=(B,), first=C)
    following.turn(Place("3", "boss", "3")).quiet()
    assert following.state.mayor == A
    following.do(following.legal(Assign)[0])
    order = []
    for _ in range(5):
        order.append(following.asked)
        following.turn()
    assert order == [A, B, C, D, E]


# -- Castle Garden ------------------------------------------------------------------------------------------------


def test_c05_cubes_stay_between_years() -> None:
    game = new(4, start_player="seat-1")
    assert game.ask is not None
    first, wards = list(game.state.garden), ["14", "6", "9", "15"]
    for _ in range(16):
        assert (game.state.garden, len(game.state.bag)) == (first, 79)
        ward = wards[game.asked]
        game.turn(Place(ward, "boss", ward))
    assert game.told("returned") == [{"n": 6}]
    if game.ask.key == "assign":
        assert (len(game.state.garden), len(game.state.bag)) == (0, 85)
        game.do(game.legal()[0])
    assert game.state.year == 5
    assert game.ask.key == "turn"
    assert (len(game.state.garden), len(game.state.bag)) == (6, 79)
    assert zone(game, "iii") == "ir2 en1 ge1"


# -- placing ------------------------------------------------------------------------------------------------------


def test_c08_two_bosses() -> None:
    game = given(year=1).do(Place("8", "boss", "8"))
    assert game.bosses("8") == [2, 0, 0, 0]
    assert game.chips(A) == ""
    game = given(year=1).do(Place("8", "boss", "9"))
    assert (game.bosses("8"), game.bosses("9")) == ([1, 0, 0, 0], [1, 0, 0, 0])


def test_c09_settle() -> None:
    game = given(year=1, garden="ir2 ge3", cubes={"9": "en1"})
    game.do(Place("6", "german", "9"))
    assert (game.bosses("6")[A], game.cubes("9"), game.garden, game.chips(A)) == (
        1,
        "en1 ge1",
        "ir2 ge2",
        "ge1",
    )
    same = given(year=1, garden="ir2 ge3", cubes={"9": "en1"}).do(Place("9", "german", "9"))
    assert (same.bosses("9")[A], same.cubes("9")) == (1, "en1 ge1")


def test_c10_illegal_placements() -> None:
    game = given(3, year=1, garden="ir1")
    assert game.refused(EndTurn()) == "must-place"
    assert game.refused(Place("6", "german", "6")) == "garden-lacks"
    assert game.refused(Place("9", "boss", "9")) == "unopened"
    assert game.refused(Place("6", "irish", "9")) == "unopened"
    assert given(locked=["6"]).refused(Place("6", "boss", "9")) == "locked"
    assert given(locked=["6"]).refused(Place("9", "boss", "6")) == "locked"
    assert given(locked=["6"], garden="ir1").refused(Place("9", "irish", "6")) == "locked"
    assert game.do(Place("6", "irish", "1")).refused(Place("6", "boss", "6")) == "already-placed"


def test_c11_new_colour_in_a_ward() -> None:
    game = given(year=1, cubes={"14": "ir1"}, garden="it1", bosses={"14": "01"}, chips={B: "it2"})
    assert game.table.usable(B, "14") == {}
    game.do(Place("14", "italian", "14"))
    assert (game.cubes("14"), game.chips(A)) == ("ir1 it1", "it1")
    assert game.table.usable(B, "14") == {"italian": 2}


@pytest.mark.parametrize("order", list(permutations(("office", "place", "slander"))))
def test_c12_order_of_sub_phases(order: tuple[str, ...]) -> None:
    game = given(
        cubes={"3": "ge2", "6": "ir2"}, bosses={"3": "11"}, chips={A: "ge1"}, offices={A: "chief_of_police"}
    )
    act = {
        "office": RemoveCube(game.cube("6", "ir"), "6"),
        "place": Place("1", "boss", "1"),
        "slander": Slander("3", B, "german"),
    }
    for n, part in enumerate(order):
        if "place" not in order[:n]:
            assert game.refused(EndTurn()) == "must-place"
        game.do(act[part])
    assert game.ask.key == "turn-placed"
    assert game.refused(act["office"]) in ("office-used", "not-offered")
    game.do(EndTurn())


def test_c13_no_interleaving() -> None:
    """Both pieces are one choice: there is no position with one of them down."""
    game = given(bosses={"8": "0"})
    game.do(Place("8", "boss", "9"))
    assert sum(d.bosses[A] for d in game.state.wards.values()) == 2
    assert game.ask.key == "turn-placed"


# -- slander -------------------------------------------------------------------------------------------------------


def worked(**how):
    """The position of the rulebook's example: red A, yellow B."""
    base = {
        "cubes": {"8": "en1 ge1", "5": "ir1", "14": "ir1 ge1", "10": "en1 ge1 it1"},
        "bosses": dict.fromkeys(("8", "5", "14", "10"), "11"),
        "chips": {A: "ge3"},
    }
    return given(**{**base, **how})


def test_c14_worked_example() -> None:
    game = worked().do(Slander("8", B, "german"))
    assert {c.ward for c in game.legal(SlanderAgain)} == {"14"}
    assert game.refused(SlanderAgain("5", B)) == "colour-absent"
    assert game.refused(SlanderAgain("10", B)) == "not-adjacent"
    game.do(SlanderAgain("14", B))
    assert [game.bosses(w)[:2] for w in ("8", "14", "5", "10")] == [[1, 0], [1, 0], [1, 1], [1, 1]]
    assert (game.chips(A), game.slander(A)) == ("", 2)
    assert game.ask.key == "turn", "no third slander"


def test_c15_term_limits() -> None:
    for year in (1, 2, 3, 4):
        game = worked(year=year, cubes={"8": "ge1"}, bosses={"8": "11"})
        assert game.legal(Slander) == []
        assert game.refused(Slander("8", B, "german")) == "slander-too-early"
    game = worked(year=6).do(Slander("8", B, "german"), Stop())
    game.turn()
    while game.state.year < 9:
        if game.ask.key == "turn" and game.asked == A:
            assert game.legal(Slander) == []
            assert game.refused(Slander("5", B, "irish")) == "slander-used"
        game.turn() if game.ask.key == "turn" else game.quiet() if game.ask.key != "assign" else game.do(
            game.legal()[0]
        )
    assert not game.state.players[A].slandered
    assert worked(year=9, slander={A: 2}).legal(Slander)


def test_c16_colour_of_the_first_chip() -> None:
    base = {"bosses": {"3": "11"}, "chips": {A: "ir3 ge1"}}
    game = given(cubes={"3": "en2"}, **base)
    assert game.legal(Slander) == []
    assert game.refused(Slander("3", B, "irish")) == "colour-absent"
    assert game.refused(Slander("3", B, "english")) == "chips-short"
    more = given(cubes={"3": "en2"}, bosses={"3": "11"}, chips={A: "ir3 en1 ge1"})
    assert {c.colour for c in more.legal(Slander)} == {"english"}


def test_c17_same_colour_for_the_second_slander() -> None:
    game = worked(chips={A: "ge1 ir2"}).do(Slander("8", B, "german"))
    assert game.ask.key == "turn"
    assert game.bosses("14")[B] == 1


def test_c19_same_opponent() -> None:
    game = worked(bosses={"8": "11", "14": "1001"}).do(Slander("8", B, "german"))
    assert game.ask.key == "turn"
    second = worked(bosses={"8": "11", "14": "1101"}).do(Slander("8", B, "german"))
    assert second.refused(SlanderAgain("14", D)) == "same-victim"


def test_c20_own_boss_needed_for_the_first_slander() -> None:
    game = given(cubes={"8": "ge1"}, bosses={"8": "02"}, chips={A: "ge5"})
    assert game.legal(Slander) == []
    assert game.refused(Slander("8", B, "german")) == "no-own-boss"


def test_c21_second_ward_without_own_boss() -> None:
    bosses = {"8": "11", "14": "01"}
    game = worked(bosses=bosses).do(Slander("8", B, "german"), SlanderAgain("14", B))
    assert game.bosses("14")[B] == 0
    strict = worked(bosses=bosses, options={"slander_second_needs_own_boss": "yes"})
    assert strict.do(Slander("8", B, "german")).ask.key == "turn"
    both = worked(options={"slander_second_needs_own_boss": "yes"}).do(Slander("8", B, "german"))
    assert both.legal(SlanderAgain)


def test_c22_place_then_slander_with_the_new_boss() -> None:
    game = given(year=12, cubes={"14": "ge2"}, bosses={"14": "01"}, chips={C: "ge1"}, turns=(C,))
    assert game.legal(Slander) == []
    game.do(Place("14", "boss", "3"), Slander("14", B, "german"))
    assert (game.bosses("14"), game.chips(C)) == ([0, 0, 1, 0], "")
    game.do(EndTurn())
    assert {"ward": "14", "seat": C, "votes": 1} in game.told("unopposed")


def test_c24_locked_wards_and_slander() -> None:
    cubes = {"8": "en1 ge1", "5": "ir1 ge1", "14": "ir1 ge1", "10": "en1 ge1 it1"}
    game = worked(cubes=cubes, locked=["8"], offices={A: "council_president"})
    assert game.refused(Slander("8", B, "german")) == "locked"
    game.do(Slander("5", B, "german"))
    assert game.ask.key == "turn", "the only adjacent target is locked"
    free = worked(cubes=cubes, bosses={"8": "11", "5": "11", "3": "01"}, locked=["8"], fill="ge")
    free.do(Slander("5", B, "german"))
    assert free.refused(SlanderAgain("8", B)) == "locked"
    assert {c.ward for c in free.legal(SlanderAgain)} == {"3"}


def test_c25_victims() -> None:
    game = worked()
    assert game.refused(Slander("8", A, "german")) == "slander-yourself"
    assert game.refused(Slander("8", C, "german")) == "no-victim"
    assert game.refused(Slander("8", 7, "german")) == "not-offered"


# -- offices --------------------------------------------------------------------------------------------------------


def test_c26_deputy_mayor() -> None:
    game = given(year=5, offices={A: "deputy_mayor"}, turns=(A,))
    game.do(TakeChip("italian"))
    assert game.chips(A) == "it1"
    assert game.refused(TakeChip("irish")) == "office-used"
    game.turn()
    assert (game.state.year, game.asked) == (6, A)
    game.do(TakeChip("irish"))
    skipping = given(year=5, offices={A: "deputy_mayor"}).turn()
    assert skipping.state.year == 6
    assert new(3).refused(TakeChip("irish")) == "not-holder"


def test_c27_council_president() -> None:
    game = given(year=5, bosses={"9": "01"}, offices={A: "council_president"}, turns=(A,))
    game.do(Lock("9"))
    assert game.refused(Lock("14")) == "office-used"
    game.turn()
    while game.state.year < 7 or game.asked != A:
        game.turn()
    assert game.refused(Lock("9")) == "locked"
    game.do(Lock("14")).turn()
    while game.state.year < 8 or game.asked != A:
        game.turn()
    assert game.refused(Lock("3")) == "locks-spent"
    while game.state.year == 8 and game.ask.key == "turn":
        game.turn()
    game.quiet()
    assert not any(d.locked for d in game.state.wards.values())
    assert [p.locks for p in game.state.players] == [0] * 4
    three = given(3, year=6, offices={A: "council_president"})
    assert three.refused(Lock("17")) == "unopened"


def test_c28_effects_of_a_lock() -> None:
    cubes = {"9": "ir1 en1", "8": "ir1 en1"}
    police = given(
        cubes=cubes, locked=["9"], garden="ir1", offices={A: "chief_of_police", B: "council_president"}
    )
    assert police.refused(Place("9", "boss", "8")) == "locked"
    assert police.refused(Place("8", "irish", "9")) == "locked"
    assert police.refused(RemoveCube(police.cube("9", "ir"), "9")) == "locked"
    chair = given(cubes=cubes, locked=["9"], offices={A: "precinct_chairman", B: "council_president"})
    assert chair.refused(MoveCube(chair.cube("9", "ir"), "9", "8")) == "locked"
    assert chair.refused(MoveCube(chair.cube("8", "ir"), "8", "9")) == "locked"
    vote = given(
        year=8, cubes={"9": "en1"}, bosses={"9": "11"}, chips={A: "en1"}, locked=["9"], phase="election"
    )
    assert vote.ask.args["ward"] == "9"
    vote.bids(a="en1")
    assert vote.told("won")[0]["seat"] == A


def test_c29_chief_of_police() -> None:
    game = given(cubes={"6": "ir1 ge1", "3": "ge2 it1"}, offices={A: "chief_of_police"})
    german = game.cube("6", "ge")
    assert {c.cube for c in game.legal(RemoveCube) if c.ward == "6"} == {german, game.cube("6", "ir")}
    before = len(game.state.bag)
    game.do(RemoveCube(german, "6"))
    assert (game.cubes("6"), len(game.state.bag)) == ("ir1", before + 1)
    single = given(cubes={"6": "ir1"}, offices={A: "chief_of_police"})
    assert single.refused(RemoveCube(single.cube("6", "ir"), "6")) == "last-cube"
    italians = given(
        cubes={"3": "ge2 it1"}, chips={B: "it2"}, bosses={"3": "01"}, offices={A: "chief_of_police"}
    )
    assert italians.table.usable(B, "3") == {"italian": 2}
    italians.do(RemoveCube(italians.cube("3", "it"), "3"))
    assert italians.table.usable(B, "3") == {}


def test_c31_vacant_offices() -> None:
    game = given(3, year=4, bosses={"14": "1"}, phase="points")
    assert game.asked == A
    assert len(game.legal(Assign)) == 12
    assert game.refused(Assign(B, B, C)) == "one-office-each"
    assert game.refused(Assign(A, B, C)) == "no-office-for-mayor"
    assert game.refused(Assign(chief_of_police_seat=B)) == "needs-office"
    game.do(Assign(chief_of_police_seat=C, precinct_chairman_seat=B))
    assert [p.office for p in game.state.players] == ["", "precinct_chairman", "chief_of_police"]
    for seat in range(3):
        assert game.asked == seat
        assert game.refused(TakeChip("irish")) == "not-holder"
        assert game.refused(Lock("14")) == "not-holder"
        game.turn()


def test_c32_re_election() -> None:
    game = given(
        3,
        year=8,
        bosses={"14": "1"},
        offices={B: "chief_of_police", C: "deputy_mayor"},
        mayor=A,
        points=(5, 0, 0),
        phase="points",
    )
    assert (game.ask.key, game.asked, game.points()[A]) == ("assign", A, 10)
    assert [p.office for p in game.state.players] == ["", "", ""]
    game.do(Assign(deputy_mayor_seat=C, chief_of_police_seat=B))
    assert [p.office for p in game.state.players] == ["", "chief_of_police", "deputy_mayor"]


# -- options and corner cases -----------------------------------------------------------------------------------------


def test_c59_option_end_of_year() -> None:
    game = new(3, castle_garden_return="end_of_year")
    lying = []
    while game.ask.key == "turn":
        lying.append(len(game.state.garden))
        colour = next(
            c for c in ("irish", "english", "german", "italian") if game.table.find(game.state.garden, c)
        )
        ward = ("14", "6", "7")[game.asked]
        game.turn(Place(ward, colour, ward))
    assert lying == [5, 4, 3] * 4
    assert [e["n"] for e in game.told("returned")] == [2] * 4
    assert (len(game.state.garden), len(game.state.bag)) == (0, 73)
    four = new(4, castle_garden_return="end_of_year")
    for turn in range(15):
        assert len(four.state.bag) == 79
        four.turn(Place("14", "boss", "14"))
        assert four.told("returned") == [{"n": 6}] * ((turn + 1) // 4)


def test_c62_chief_and_an_empty_castle_garden() -> None:
    game = given(5, turns=(C, D), cubes={"6": "ir1 ge1"}, sink="13", offices={C: "chief_of_police"})
    assert (game.garden, game.bag) == ("", "")
    game.do(RemoveCube(game.cube("6", "ge"), "6"))
    assert (game.garden, game.bag) == ("", "ge1")
    assert {c.second for c in game.legal(Place)} == {"boss"}
    game.turn()
    assert (game.asked, game.garden, game.bag) == (D, "ge1", "")


def test_c63_chairman_without_a_target() -> None:
    base = {"year": 6, "cubes": {"1": "ir1 en1"}, "offices": {A: "precinct_chairman", B: "council_president"}}
    both = given(3, locked=["2", "3"], **base)
    assert [c for c in both.legal(MoveCube) if c.ward == "1"] == []
    one = given(3, locked=["2"], **base)
    assert {c.to_ward for c in one.legal(MoveCube) if c.ward == "1"} == {"3"}


def test_c66_slander_paid_with_a_chip_just_gained() -> None:
    game = given(year=7, cubes={"3": "ge1", "5": "ir1"}, bosses={"3": "11"}, garden="ge1")
    assert game.legal(Slander) == []
    game.do(Place("5", "german", "5"), Slander("3", B, "german"))
    assert (game.bosses("3")[:2], game.chips(A)) == ([1, 0], "")
