"""rules_data/tammany_hall: the whole box, slips reported with their place, and the drawing."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path

import pytest

from games.tammany_hall.position import CAT
from hotseat.engine import registry
from hotseat.engine.catalogue import DataError, Document
from hotseat.games.tammany_hall import GAME
from hotseat.games.tammany_hall.data import load

FOLDER = registry.rules_data("tammany_hall")
Point = tuple[int, int]


def test_the_box() -> None:
    assert len(CAT.wards) == 15
    assert sum(len(found) for found in CAT.adjacent.values()) == 2 * 28
    assert [len(z.wards) for z in CAT.zones.values()] == [6, 5, 4]
    assert sum(n.cubes for n in CAT.nationalities.values()) == CAT.supply["immigrant_cube"] == 100
    assert sum(n.in_initial_bag for n in CAT.nationalities.values()) == 85
    assert CAT.order == ("1", "2", "4", "7", "6", "14", "9", "15", "8", "5", "3", "17", "11", "13", "10")
    assert {w.id: w.bonus for w in CAT.wards.values() if w.bonus != "none"} == {
        "1": "immigrant",
        "2": "immigrant",
        "4": "chip",
        "7": "chip",
    }
    assert [w.id for w in CAT.wards.values() if w.victory_points == 2] == ["14"]


def test_corners_are_no_borders() -> None:
    pairs = [
        p["wards"]
        for p in Document("adjacency", (FOLDER / "adjacency.yaml").read_text()).data["not_adjacent"]
    ]
    assert len(pairs) == 5
    assert all(b not in CAT.adjacent[a] for a, b in pairs)


SLIPS = [
    ("wards.yaml", "bonus: chip", "bonus: chips", "did you mean 'chip'"),
    ("zones.yaml", '"14": irish', '"9": irish', "a fixed cube lies in a ward of the zone"),
    ("nationalities.yaml", "in_initial_bag: 19", "in_initial_bag: 18", "are not 25"),
    ("adjacency.yaml", '["1", "2"]', '["1", "12"]', "are not two wards"),
    ("adjacency.yaml", '["1", "3"]', '["2", "1"]', "is there already"),
    ("player_counts.yaml", "castle_garden_draw: 6", "castle_garden_draw: 7", "castle_garden_extra"),
    ("player_counts.yaml", "ii: 5", "ii: 6", "zones open at the start of a term"),
    ("terms.yaml", "[5, 6, 7, 8]", "[5, 6, 7, 7]", "the years must be 1 to 16"),
    ("map.yaml", '"7-6", wards: ["7", "6"]', '"7-6", wards: ["6", "7"]', "an arrow for every step"),
    (
        "offices.yaml",
        "source: [rulebook, board",
        "source: [rulebok, board",
        "sources.yaml - did you mean 'rulebook'",
    ),
    ("offices.yaml", "id: chief_of_police", "id: chief_of_polise", "did you mean 'chief_of_police'"),
    (
        "offices.yaml",
        "{id: mayor, assigned_by_mayor: false",
        "{id: mayor, assigned_by_mayor: true",
        "but the own",
    ),
    ("offices.yaml", "power: remove_cube", "power: move_cube", "chief_of_police has the power 'remove_cube'"),
    ("offices.yaml", "  - {id: mayor,", "  # {id: mayor,", "needs a record with the id 'mayor'"),
    (
        "options.yaml",
        "[end_of_term, end_of_year]",
        "[end_of_term, end_of_yeer]",
        "did you mean 'end_of_year'",
    ),
    ("options.yaml", 'values: ["no", "yes"]', 'values: ["no", "no"]', "'no' is no new value"),
    (
        "constants.yaml",
        "{id: terms, value: 4",
        "{id: terms, value: 1000000000",
        "terms.yaml:3: terms: the years must be 1 to 4000000000",
    ),
    (
        "game.yaml",
        "max: 5",
        "max: 1000000000",
        "player_counts.yaml:3: player_counts: needs 3 to 1000000000 players",
    ),
    ("game.yaml", "  - {", "  # - {", "expected a list"),
    (
        "votes.yaml",
        "winner_keeps_bosses, value: 1",
        "winner_keeps_bosses, value: 2",
        "the winner keeps one boss",
    ),
    ("supplies.yaml", "total: 140", "total: 144", "the other files make 140 of them"),
    ("supplies.yaml", "total: 15,", "total: 16,", "the other files make 15 of them"),
    ("adjacency.yaml", '  - {id: "1-2",', '  # {id: "1-2",', "wards 1 and 2 share an edge on the map"),
    (
        "adjacency.yaml",
        '{id: "1-3", wards: ["1", "3"]',
        '{id: "1-17", wards: ["1", "17"]',
        "share no edge on the map",
    ),
    ("adjacency.yaml", '{id: "1-3",', '{id: "1-30",', "'1-30' does not name the wards"),
    ("map.yaml", 'touches: ["5", "6"', 'touches: ["5", "60"', "'60' is no ward"),
    ("map.yaml", "badge: [138, 528]", "badge: [138, 5280]", "lies outside of 1600 x 1160"),
    ("map.yaml", "badge: [138, 528]", "badge: [-138, 528]", "expected `int` >= 0"),
    ("map.yaml", "boss: [44, 54]", "boss: [0, 54]", "expected `int` >= 1"),
    ("wards.yaml", "victory_points", "victory_point", "did you mean 'victory_points'"),
    ("wards.yaml", "wards:", "ward:", "needs 'wards' - did you mean 'ward'"),
    ("zones.yaml", "irish: 2", "irsh: 2", "did you mean 'irish'"),
    ("terms.yaml", "slander_allowed: false", "slander_allowed: nope", "expected `bool`"),
    ("awards.yaml", "amount: 3", "amount: 3, amount: 4", "'amount' is written twice"),
    ("tie_breaks.yaml", "chips_english", "chips_inglish", "did you mean 'chips_english'"),
    ("sources.yaml", "sources:\n", "sources: [\n", "not readable as YAML"),
    ("slander.yaml", "id: second_favor_chips", "id: second_favour_chips", "did you mean"),
    ("votes.yaml", "value: 1", "value: -1", "expected `int` >= 0"),
]


@pytest.mark.parametrize(("file", "good", "bad", "said"), SLIPS)
def test_slips_are_told_with_their_place(tmp_path: Path, file: str, good: str, bad: str, said: str) -> None:
    shutil.copytree(FOLDER, tmp_path / "tammany_hall")
    path = tmp_path / "tammany_hall" / file
    text = path.read_text("utf-8")
    assert good in text
    path.write_text(text.replace(good, bad, 1), "utf-8")
    with pytest.raises(DataError) as caught:
        load(tmp_path / "tammany_hall")
    faults = [f for f in caught.value.faults if said.lower() in f.lower()]
    assert faults, caught.value.faults
    place = said.partition(".yaml:")[0] + ".yaml" if ".yaml:" in said else file
    assert faults[0].startswith(f"tammany_hall/{place}:")


# -- the drawing ------------------------------------------------------------------------------------------------------


def edges(polygon: list[Point]) -> Iterator[tuple[Point, Point]]:
    return zip(polygon, polygon[1:] + polygon[:1], strict=True)


def inside(point: Point, polygon: list[Point]) -> bool:
    x, y = point
    crossings = 0
    for (ax, ay), (bx, by) in edges(polygon):
        if (ay > y) != (by > y) and x < ax + (y - ay) * (bx - ax) / (by - ay):
            crossings += 1
    return crossings % 2 == 1


def test_neighbours_share_an_edge_and_others_no_point() -> None:
    drawn = {w: [tuple(p) for p in GAME.facts(CAT)[f"ward/{w}"]["polygon"]] for w in CAT.wards}
    for a, b in combinations(CAT.wards, 2):
        shared = {frozenset(e) for e in edges(drawn[a])} & {frozenset(e) for e in edges(drawn[b])}
        assert bool(shared) == (b in CAT.adjacent[a]), (a, b)
        assert bool(set(drawn[a]) & set(drawn[b])) == (b in CAT.adjacent[a]), (a, b)


def test_badges_icons_and_pieces_lie_in_their_ward() -> None:
    facts = GAME.facts(CAT)
    for ward in CAT.wards:
        printed = facts[f"ward/{ward}"]
        x, y, w, h = printed["pieces"]
        corners = [(x, y), (x + w, y), (x, y + h), (x + w, y + h)]
        for point in (tuple(printed["badge"]), tuple(printed["icon"]), *corners):
            assert inside(point, [tuple(p) for p in printed["polygon"]]), (ward, point)


def test_the_map_goes_on_to_the_table() -> None:
    city = GAME.facts(CAT)["map/city"]
    assert (city["width"], city["height"]) == (1600, 1160)
    assert len(city["arrows"]) == 12
    assert set(city["boxes"]) == {"castle_garden", "bag"}
