"""Rulings without a numbered case, options, what is counted in an election, what is seen of it."""

from __future__ import annotations

from collections import Counter

import pytest

from games.tammany_hall.position import CAT, A, B, C, D, bid, given, new
from hotseat.engine.chance import Chance
from hotseat.engine.flow import legal, offers, play, settle
from hotseat.engine.game import Setup
from hotseat.games.tammany_hall import GAME
from hotseat.games.tammany_hall.choices import (
    NOBODY,
    Assign,
    Bid,
    ChipBonus,
    Decline,
    EndTurn,
    Lock,
    MoveCube,
    Place,
    RemoveCube,
    SettleBonus,
    Slander,
    Stop,
    TakeChip,
)


def test_a_start_player_may_be_named() -> None:
    assert [new(4, start_player=f"seat-{n}").asked for n in (1, 2, 3, 4)] == [0, 1, 2, 3]
    assert {new(4, seed).asked for seed in range(20)} == {0, 1, 2, 3}
    with pytest.raises(ValueError, match="3 seats"):
        new(3, start_player="seat-4")
    with pytest.raises(ValueError, match="castle_garden_return"):
        new(3, castle_garden_return="never")
    with pytest.raises(ValueError, match="no option"):
        new(3, colour="red")


def test_cg2_a_garden_that_is_not_empty_is_not_topped_up() -> None:
    game = given(turns=(A, B), garden="ir1 ge1")
    game.turn(Place("1", "irish", "1"))
    assert game.garden == "ge1"
    game.turn(Place("1", "german", "1"))
    assert len(game.state.garden) == 6, "the first turn of the next year fills it"


def test_cg4_fewer_cubes_than_needed() -> None:
    game = given(5, turns=(A, B), cubes={"6": "ir3 ge3"}, sink="13", offices={A: "chief_of_police"})
    game.do(RemoveCube(game.cube("6", "ge"), "6")).turn()
    assert (game.garden, game.bag) == ("ge1", "")


def test_pl_a_shared_ward_is_pointed_at_once() -> None:
    assert Place("8", "boss", "8").at == ("ward/8",)
    assert Place("8", "irish", "9").at == ("ward/8", "ward/9")


def test_placing_is_listed_below_two_hundred_and_the_rest_is_legal() -> None:
    game = given(5, garden="ir1 en1 ge1 it1")
    listed = [o.choice for o in offers(game.table, A) if isinstance(o.choice, Place)]
    assert 100 < len(listed) <= 200
    every = [
        Place(ward, second, other)
        for ward in CAT.order
        for second in ("boss", "irish", "english", "german", "italian")
        for other in CAT.order
    ]
    assert all(game.allows(choice) for choice in every)
    turned = listed[0].turned("second", "german").turned("second_ward", "17")
    assert game.allows(turned)


def test_tu5_what_is_not_possible_says_why() -> None:
    game = given(year=1, bosses={"9": "01"})
    said = {type(o.choice): o.refusal.key for o in offers(game.table, A) if o.refusal}
    assert said[Slander] == "slander-too-early"
    assert said[EndTurn] == "must-place"
    game.do(Place("1", "boss", "1"))
    assert {o.choice.verb for o in offers(game.table, A) if not o.refusal} == {"end-turn"}


def test_an_unused_office_is_cautioned_against() -> None:
    game = given(offices={A: "deputy_mayor"}).do(Place("1", "boss", "1"))
    caution = next(o.caution for o in offers(game.table, A) if o.choice == EndTurn())
    assert caution is not None
    assert caution.key == "office-left"
    game.do(TakeChip("irish"))
    assert next(o.caution for o in offers(game.table, A) if o.choice == EndTurn()) is None


def test_sl1_a_player_may_be_slandered_by_everybody() -> None:
    game = given(
        cubes={"3": "ge1"}, bosses={"3": "1131"}, chips={A: "ge1", B: "ge1", D: "ge1"}, turns=(A, B, D)
    )
    for _ in range(3):
        game.do(Slander("3", C, "german")).turn()
    assert game.bosses("3")[C] == 0


def test_sl1_without_slander_chips() -> None:
    game = given(year=13, cubes={"3": "ge1"}, bosses={"3": "11"}, chips={A: "ge3"}, slander={A: 0})
    assert game.refused(Slander("3", B, "german")) == "no-slander-chip"


def test_stopping_ends_the_slander() -> None:
    game = given(cubes={"3": "ge1", "1": "ge1"}, bosses={"3": "11", "1": "01"}, chips={A: "ge3"}).do(
        Slander("3", B, "german"), Stop()
    )
    assert (game.ask.key, game.chips(A), game.slander(A)) == ("turn", "ge2", 2)


def test_of5_the_chairman() -> None:
    game = given(3, year=1, cubes={"6": "ir1 ge1"}, fill="en")
    assert game.refused(MoveCube(game.cube("6", "ge"), "6", "14")) == "not-holder"
    chair = given(3, year=6, cubes={"6": "ir1 ge1"}, fill="en", offices={A: "precinct_chairman"})
    german = chair.cube("6", "ge")
    assert chair.refused(MoveCube(german, "6", "10")) == "unopened"
    assert chair.refused(MoveCube(german, "6", "7")) == "not-adjacent"
    assert chair.refused(MoveCube(german, "14", "6")) == "not-offered"
    chair.do(MoveCube(german, "6", "14"))
    assert (chair.cubes("6"), chair.cubes("14")) == ("ir1", "en1 ge1")


def test_of3_a_lock_needs_no_boss_and_nothing_takes_it_off() -> None:
    game = given(offices={A: "council_president"}).do(Lock("9"))
    assert game.state.wards["9"].locked
    assert game.state.players[A].locks == 1


def test_el8_a_boss_that_stayed_is_a_boss() -> None:
    game = given(year=5, cubes={"9": "ge1"}, bosses={"9": "11"}, chips={A: "ge1"})
    game.do(Slander("9", B, "german"))
    assert game.bosses("9") == [1, 0, 0, 0]


def test_el9_the_chip_of_ward_4_can_be_bid_in_ward_7() -> None:
    game = given(cubes={"4": "ge1", "7": "ir1"}, bosses={"4": "1", "7": "11"}, phase="election")
    game.do(ChipBonus("irish"))
    assert (game.ask.key, game.ask.seats) == ("bid", (A,))
    game.do(bid("7", "ir1"))
    assert game.told("won")[0]["seat"] == A


def test_el9_an_empty_bag() -> None:
    game = given(bosses={"1": "1"}, sink="13", phase="election")
    assert game.ask.key == "assign", "the bonus lapses"
    some = given(year=12, bosses={"1": "1"}, phase="election")
    some.state.bag = [c for c in some.state.bag if not c.startswith("irish")]
    taken = [
        f"irish-{n}" for n in range(25) if all(f"irish-{n}" not in d.cubes for d in some.state.wards.values())
    ]
    some.state.wards["13"].cubes += taken
    assert some.refused(SettleBonus("irish", "9")) == "bag-lacks"
    assert {c.colour for c in some.legal(SettleBonus)} == {"english", "german", "italian"}


def test_el11_also_a_bid_that_can_t_change_anything_is_asked_for() -> None:
    game = given(cubes={"9": "en1"}, bosses={"9": "51"}, chips={B: "en1"}, phase="election")
    assert game.ask.seats == (B,)
    lost = next(o for o in offers(game.table, B) if o.choice.size == 1)
    assert lost.caution is not None
    assert lost.caution.key == "too-few-votes"
    rich = given(cubes={"9": "en1"}, bosses={"9": "21"}, chips={A: "en3", B: "en1"}, phase="election")
    said = {o.choice.size: o.caution and o.caution.args.get("n") for o in offers(rich.table, A)}
    assert said == {0: None, 1: None, 2: 1, 3: 1}


def test_my1_those_who_fall_behind_stay_out() -> None:
    """C has most English chips but fewer in all."""
    game = given(
        bosses={"9": "1", "15": "01", "8": "001"},
        cubes={"9": "ir1", "15": "ir1", "8": "ir1"},
        chips={A: "ir1 en1", B: "ir1 en1", C: "en1"},
        mayor=D,
        year=8,
        phase="points",
    )
    assert [e["seat"] for e in game.told("mayor-tied")] == [A, B, C]
    assert (game.told("mayor-stays"), game.state.mayor) == ([{"seat": D}], D)
    assert (game.points()[D], game.asked, game.state.first) == (3, D, D)


def test_as3_everything_of_the_term_is_put_away() -> None:
    game = given(
        year=8, cubes={"3": "ge1"}, bosses={"3": "11"}, chips={A: "ge1"}, locked=["9", "15"], turns=(A,),
        offices={A: "council_president"}, mayor=B,
    )  # fmt: skip
    game.do(Slander("3", B, "german"), Place("3", "boss", "3"), EndTurn())
    assert game.ask.key == "assign"
    assert [(p.slandered, p.locks, p.office) for p in game.state.players] == [(False, 0, "")] * 4
    assert not any(d.locked for d in game.state.wards.values())


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_elections_are_counted_right(seats: int) -> None:
    """Invariants 3, 7, 8: bosses left, points given out, seats asked; and E1 in the order of the board."""
    for seed in range(4):
        state = GAME.new_game(CAT, Setup(seats, seed))
        table, chance = GAME.table(state, CAT), Chance(seed)
        ask = settle(table)
        asked: Counter[tuple[int, str]] = Counter()
        while ask:
            if ask.key == "bid":
                ward = str(ask.args["ward"])
                stand = table.candidates(ward)
                wanted = {s for s in stand if table.usable(s, ward)}
                assert len(stand) > 1
                assert set(ask.seats) | set(table.state.flow[-1].sealed) == wanted
                asked[state.year, ward] += 1
                assert asked[state.year, ward] <= len(wanted)
            seat = chance.pick(ask.seats)
            ask = play(table, seat, chance.pick(legal(table, seat)), ask)
        points = [e.args["points"] for e in table.events if e.key == "ward-points"]
        years = (4, 8, 12, 16)
        for n, year in enumerate(years):
            opened = sum(
                len(z.wards) for z in CAT.zones.values() if CAT.counts[seats].zone_open_year[z.id] <= year
            )
            assert sum(points[n * seats : (n + 1) * seats]) <= opened + 1
        voted = [e.args["ward"] for e in table.events if e.key in ("vacant", "unopposed", "won", "tied")]
        assert len(voted) == sum(
            sum(len(z.wards) for z in CAT.zones.values() if CAT.counts[seats].zone_open_year[z.id] <= year)
            for year in years
        )
        assert voted[-15:] == list(CAT.order)


def test_more_cubes_of_a_colour_change_no_result() -> None:
    """Invariant 9."""
    results = []
    for cubes in ("en1", "en5"):
        game = given(cubes={"9": cubes}, bosses={"9": "12"}, chips={A: "en2"}, phase="election")
        game.do(bid("9", "en2"))
        results.append(game.told("votes") + game.told("won"))
    assert results[0] == results[1]


def test_a_bid_leaves_no_trace_before_the_reveal() -> None:
    """Whatever is bid: the same elements, offers, questions and events for all others."""
    seen = []
    for text in ("", "it1", "it3", "ir1 it2"):
        game = given(
            cubes={"9": "it1 ir1"},
            bosses={"9": "111"},
            chips={A: "it3 ir1", B: "it2", C: "it1"},
            phase="election",
        )
        told = len(game.table.events)
        game.do(bid("9", text), seat=A)
        views = [list(GAME.elements(CAT, game.state, v)) for v in (B, C, D, None)]
        asked = [list(offers(game.table, s)) for s in (B, C)]
        hints = [GAME.hints(game.table, s) for s in (B, C)]
        seen.append((views, asked, hints, game.ask, game.table.events[told:], game.points()))
    assert all(s == seen[0] for s in seen)
    assert seen[0][4] == []


def test_a_single_bidder_has_no_slip() -> None:
    game = given(cubes={"3": "en1"}, bosses={"3": "12"}, chips={A: "en2"}, phase="election")
    assert not [e for e in GAME.elements(CAT, game.state, A) if e.kind == "bid"]


def test_rows_of_a_bid_are_as_long_as_the_purse() -> None:
    game = given(bosses={"9": "11"}, chips={A: "it3 ir2", B: "it1"}, phase="election")
    rows = {d.facet: d.values for d in game.state.flow[-1].dials(game.table, A, "bid")}
    assert rows == {"irish": (0, 1, 2), "english": (0,), "german": (0,), "italian": (0, 1, 2, 3)}
    assert game.refused(Bid("9", irish=1), seat=A) == "colour-absent"


def test_a_ward_tells_who_would_win_it() -> None:
    game = given(cubes={"9": "en1"}, bosses={"9": "121"}, chips={A: "en2 ir5", D: "en9"})
    ward = next(e for e in GAME.elements(CAT, game.state, None) if e.id == "ward/9")
    assert (ward.badges["leader_seat"], ward.badges["leader-votes"]) == (B, 2)
    assert [ward.badges[f"most-{s}"] for s in range(4)] == [3, 2, 1, 0]
    even = next(e for e in GAME.elements(CAT, given(bosses={"9": "11"}).state, None) if e.id == "ward/9")
    assert even.badges["leader_seat"] == -1


def test_pieces_keep_their_ids_while_they_move() -> None:
    game = given(year=1, garden="ir1")
    before = {e.id for e in GAME.elements(CAT, game.state, None) if e.kind == "cube"}
    game.do(Place("9", "irish", "9"))
    after = {e.id: e.place for e in GAME.elements(CAT, game.state, None) if e.kind == "cube"}
    assert set(after) == before
    assert [p for p in after.values() if p.startswith("garden")] == []


def test_the_turn_s_end_says_what_comes() -> None:
    quiet = given(year=6, garden="ir1", turns=(A, B)).do(Place("1", "boss", "1"))
    assert not GAME.forecast(quiet.table, A, EndTurn()).lines
    drawing = given(year=6, turns=(A, B)).do(Place("1", "boss", "1"))
    assert GAME.forecast(drawing.table, A, EndTurn()).marks == ("new-card",)
    voting = given(year=8, turns=(A,)).do(Place("1", "boss", "1"))
    assert [line.key for line in GAME.forecast(voting.table, A, EndTurn()).lines] == ["election"]


def test_offices_are_all_listed() -> None:
    game = given(4, year=4, bosses={"14": "1"}, phase="points")
    assert len(game.legal(Assign)) == 24
    rows = {d.facet: d.values for d in game.state.flow[-1].dials(game.table, A, "assign")}
    assert rows["deputy_mayor_seat"] == (B, C, D, -1)
    five = given(5, year=4, bosses={"14": "1"}, phase="points")
    rows = {d.facet: d.values for d in five.state.flow[-1].dials(five.table, A, "assign")}
    assert rows["deputy_mayor_seat"] == (1, 2, 3, 4)


def test_declining_is_always_possible() -> None:
    game = given(bosses={"4": "1"}, phase="election").do(Decline())
    assert game.chips(A) == "it3", "only the majority chips"


def test_offices_are_exchanged_by_their_dials() -> None:
    """Four opponents, four offices: every turn of a dial is legal, nobody is left without an office."""
    game = given(5, year=4, phase="points", bosses={"1": "1"})
    assign = game.legal(Assign)[0]
    seat = assign.chief_of_police_seat
    turned = assign.turned("deputy_mayor_seat", seat)
    assert (turned.deputy_mayor_seat, turned.chief_of_police_seat) == (seat, assign.deputy_mayor_seat)
    for dial in game.state.flow[-1].dials(game.table, game.asked, "assign"):
        assert all(game.allows(turned.turned(dial.facet, value)) for value in dial.values)


def test_a_vacant_office_is_given_by_its_dial() -> None:
    """Two opponents: who gets another office leaves the old one, unless that would leave somebody without."""
    game = given(3, year=4, phase="points", bosses={"1": "1"})
    assign = Assign(deputy_mayor_seat=1, council_president_seat=2)
    moved = assign.turned("chief_of_police_seat", 1)
    assert moved == Assign(chief_of_police_seat=1, council_president_seat=2)
    assert game.allows(moved)
    assert game.refused(assign.turned("deputy_mayor_seat", NOBODY)) == "needs-office"


def test_what_could_be_bid_is_announced_only_where_somebody_can() -> None:
    game = given(
        4, phase="election", bosses={"1": "11", "2": "11"}, cubes={"1": "en1", "2": "ge1"}, chips={A: "ge2"}
    )
    assert not [e for e in game.told("announced") if e["ward"] == "1"]
    said = {e["seat"]: (e["bosses"], e["chips"], e["german"], e["votes"]) for e in game.told("announced")}
    assert said == {A: (1, 2, 2, 3), B: (1, 0, 0, 1)}


def test_a_ward_says_whether_it_is_tied_and_what_could_be_reached() -> None:
    game = given(4, bosses={"1": "22", "2": "21"}, cubes={"1": "en1", "2": "ge1"}, chips={B: "ge4"})
    found = {e.id: e.badges for e in GAME.elements(CAT, game.state, None) if e.kind == "ward"}
    assert [
        (found[w]["tied"], found[w]["leader-votes"], found[w]["reach"])
        for w in ("ward/1", "ward/2", "ward/4")
    ] == [
        (1, 2, 2),
        (0, 2, 5),
        (0, 0, 0),
    ]
