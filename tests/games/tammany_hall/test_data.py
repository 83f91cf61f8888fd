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
    ("offices.yaml", "source: [rulebook, board", "source: [rulebok, board", "unknown source 'rulebok'"),
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
    assert faults[0].startswith(f"tammany_hall/{file}:")


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
