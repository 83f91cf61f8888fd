"""Laws of the arrangement, over positions of whole games, all seat counts and six sizes; faults of layout.yaml."""

from __future__ import annotations

from itertools import combinations, pairwise
from pathlib import Path

import pytest

from hotseat.engine import registry
from hotseat.engine.catalogue import DataError
from hotseat.engine.element import Element
from hotseat.gui.table import Arrangement, Box, Layout, arrange
from hotseat.gui.table.arrange import unfold

from .conftest import SIZES, game_positions

GAMES = [(g, n) for g in ("builders", "sealed_bid", "draft") for n in range(2, registry.find(g).seats[1] + 1)]


def positions(game: str, seats: int) -> list[tuple[Element, ...]]:
    """Some thirty positions of a game."""
    return list(game_positions(game, seats))[::4]


def overlap(a: Box, b: Box) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


def cell(e: Element) -> str:
    """The stack an element lies in."""
    return e.place.split(":")[0].rpartition("/")[0] if ":" not in e.place else ""


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(("game", "seats"), GAMES)
def test_laws(game: str, seats: int, size: tuple[int, int]) -> None:
    """All placed, all inside, whole pixels, no overlap but in stacks, one card height per mat, the same every time."""
    layout = Layout.read(registry.assets(game))
    for elements in positions(game, seats):
        for viewer in (0, seats - 1, None):
            arr = arrange(layout, size, elements, seats, viewer)
            assert arr == arrange(layout, size, elements, seats, viewer)
            assert arr.unplaced == []
            by_id = {e.id: e for e in elements}
            for b in [p.box for p in arr.items.values()] + arr.slots + [p.box for p in arr.panels]:
                assert (b.x, b.y, b.w, b.h) == tuple(map(int, (b.x, b.y, b.w, b.h)))
                assert b.x >= 0
                assert b.y >= 0
                assert b.x + b.w <= size[0]
                assert b.y + b.h <= size[1]
            seen = {
                i: p
                for i, p in arr.items.items()
                if p.size != "hidden" and (i not in by_id or by_id[i].kind != "mat")
            }
            loose = [(i, p) for i, p in seen.items() if i not in by_id or ":" not in by_id[i].place]
            for (i, p), (j, q) in combinations(loose, 2):
                same = i in by_id and j in by_id and cell(by_id[i]) == cell(by_id[j])
                if not (same and (p.area.startswith("seat") or cell(by_id[i]) == "discarded")):
                    assert not overlap(p.box, q.box), (i, j)
            for area in {p.area for p in seen.values() if p.area.startswith("seat")}:
                heights = {p.box.h for i, p in seen.items() if p.area == area}
                assert len(heights) <= 1, (area, heights)
            assert len({p.z for p in seen.values()}) == len(seen), "two pieces at the same height"


def least_digit(arr: Arrangement, layout: Layout, area: str) -> float:
    cards = [p for p in arr.items.values() if p.area == area and p.size in ("full", "small") and p.z > 0]
    return min((p.box.h * layout.digits[p.size] for p in cards), default=99.0)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("size", SIZES[:4])
def test_digits_can_be_read(seats: int, size: tuple[int, int]) -> None:
    """The Builders from 1280x720 on: 14 px in the large places; 11 px in compact yards, 14 px at 1920x1080."""
    layout = Layout.read(registry.assets("builders"))
    compact = 14.0 if size[1] >= 1000 else 11.0
    for elements in game_positions("builders", seats) + game_positions("builders", seats, 2):
        arr = arrange(layout, size, elements, seats, 0)
        assert least_digit(arr, layout, "seat0") >= 14
        assert least_digit(arr, layout, "market") >= 13.5
        for seat in range(1, seats):
            assert least_digit(arr, layout, f"seat{seat}") >= compact


def crowded(team: int, sites: int, crew: int) -> list[Element]:
    """One seat with a very full yard, another with nothing."""
    out = [Element(f"seat{s}", "mat", f"seat{s}", seat=s) for s in (0, 1, 2, 3)]
    out += [Element(f"card/t{i}", "worker", f"seat1/team/{i}", f"t{i}", 1) for i in range(team)]
    for n in range(sites):
        out.append(Element(f"card/s{n}", "building", f"seat1/sites/{n}", f"s{n}", 1))
        out += [Element(f"card/c{n}-{k}", "worker", f"card/s{n}:crew/{k}", f"c{k}", 1) for k in range(crew)]
    return out


def test_a_crowded_team_folds_to_a_chip_and_opens() -> None:
    """Overlap first, then smaller, then the team is one chip; its cards open large, inside the table."""
    layout, size = Layout.read(registry.assets("builders")), (897, 752)
    few, many = crowded(4, 1, 1), crowded(9, 3, 3)
    assert arrange(layout, size, few, 4, 0).chips == {}
    arr = arrange(layout, size, many, 4, 0)
    (chip,) = arr.chips.values()
    assert (chip.seat, chip.label, len(chip.members)) == (1, "team", 9)
    assert {arr.items[m].size for m in chip.members} == {"hidden"}
    assert least_digit(arr, layout, "seat1") >= 11
    sheet, open_ = unfold(layout, arr, chip, {e.id: e for e in many}, size)
    assert all(
        p.box.h >= 230 and sheet.x <= p.box.x and p.box.x + p.box.w <= sheet.x + sheet.w
        for p in open_.values()
    )
    assert sheet.x >= 0
    assert sheet.x + sheet.w <= size[0]
    assert sheet.y + sheet.h <= size[1]
    large = arrange(layout, size, many, 4, 1)
    assert large.chips == {}, "the large place never folds"


def test_without_a_viewer_the_large_place_is_geometry_only() -> None:
    layout = Layout.read(registry.assets("builders"))
    elements = game_positions("builders", 3)[20]
    nobody = arrange(layout, (897, 752), elements, 3, None, focus_seat=2)
    assert nobody == arrange(layout, (897, 752), elements, 3, 2)
    assert arrange(layout, (897, 752), elements, 3, None) == arrange(layout, (897, 752), elements, 3, 0)


def test_map_track_and_pieces_on_pieces(tmp_path: Path) -> None:
    """Stacks that other games need: points on a map, steps of a track, tokens lying on a card."""
    (tmp_path / "layout.yaml").write_text(
        """
tree:
  row:
    - {place: "map/*", stack: map, area: map, height: 0.1, points: {north: [0.5, 0.1], south: [0.5, 0.99]}}
    - {place: "track/*", stack: track, n: 5, path: [[0.1, 0.5], [0.9, 0.5]]}
    - {place: "card"}
mats: {}
kinds: {card: {spots: {top: [0.2, 0.2]}}, cube: {aspect: 1.0, lies: 0.2}}
"""
    )
    layout = Layout.read(tmp_path)
    elements = [
        *(Element(f"n{i}", "cube", f"map/north/{i}") for i in range(5)),
        Element("s", "cube", "map/south"),
        *(Element(f"t{i}", "cube", f"track/{i}") for i in range(5)),
        Element("card", "card", "card"),
        Element("on", "cube", "card:top/0"),
        Element("on2", "cube", "card:top/1"),
    ]
    arr = arrange(layout, (900, 400), elements, 2, None)
    assert arr.unplaced == []
    assert all(p.box.x >= 0 and p.box.y + p.box.h <= 400 for p in arr.items.values())
    steps = [arr.items[f"t{i}"].box.x for i in range(5)]
    assert steps == sorted(steps)
    assert len({b - a for a, b in pairwise(steps)}) <= 2
    card, on = arr.items["card"], arr.items["on"]
    assert card.box.has(on.box.x, on.box.y)
    assert on.z > card.z
    assert arr.items["on2"].box.x > on.box.x


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            "tree: {place: a}\nmats: {}\nkinds: {}\nkind: 3\n",
            "4: kind: unknown list 'kind' - did you mean 'kinds'?",
        ),
        (
            "tree: {palce: a}\nmats: {}\nkinds: {}\n",
            "1: tree.palce: unknown field 'palce' - did you mean 'place'?",
        ),
        ("tree: {place: a, stack: fam}\nmats: {}\nkinds: {}\n", "unknown word 'fam' - did you mean 'fan'?"),
        ("tree: {mat: big}\nmats: {large: {header: 3, row: []}}\nkinds: {}\n", "there is no mat 'big'"),
        ("tree:\n  row:\n    - {area: x}\nmats: {}\nkinds: {}\n", "3: tree.row[0]: needs exactly one of"),
        ("mats: {}\nkinds: {}\n", "needs 'tree'"),
        (
            "tree: {place: a}\nmats: {}\nkinds: {}\npalette: {light: {a: x}, dark: {}}\n",
            "4: palette.dark: lacks the colour 'a'",
        ),
    ],
)
def test_faults_are_told_with_file_and_line(tmp_path: Path, text: str, fault: str) -> None:
    (tmp_path / "layout.yaml").write_text(text)
    with pytest.raises(DataError) as info:
        Layout.read(tmp_path)
    assert fault in str(info.value)
    assert "layout.yaml:" in str(info.value)
