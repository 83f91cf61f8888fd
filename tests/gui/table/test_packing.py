"""Packing pieces into a region: all inside, none over another, always the same, and piles when there is no room."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from hotseat.engine import registry
from hotseat.gui.table.packing import Lot, Packed, Points, Rect, pack, within

FACTS = registry.find("tammany_hall").facts(registry.catalogue("tammany_hall"))
WARDS = sorted(key for key in FACTS if key.startswith("ward/"))


def ward(key: str, k: float) -> tuple[Points, Rect, tuple[Rect, ...]]:
    facts = FACTS[key]
    outline = tuple((x * k, y * k) for x, y in facts["polygon"])
    x, y = facts["badge"]
    return outline, tuple(v * k for v in facts["pieces"]), (((x - 28) * k, (y - 28) * k, 56 * k, 56 * k),)  # type: ignore[return-value]


def lots(bosses: list[int], cubes: list[int], k: float) -> tuple[Lot, ...]:
    return (
        *(Lot(0, n, 44 * k, 54 * k, 20) for n in bosses if n),
        *(Lot(1, n, 32 * k, 32 * k, 12) for n in cubes if n),
    )


def check(packed: Packed, outline: Points, taken: tuple[Rect, ...], given_lots: tuple[Lot, ...]) -> None:
    rects = [r for row in packed.boxes for r in row]
    for x, y, w, h in rects:
        for dx in (0.05, w - 0.05):
            for dy in (0.05, h - 0.05):
                assert within(outline, x + dx, y + dy)
    for a, b in combinations([*rects, *taken], 2):
        if a in taken and b in taken:
            continue
        apart = a[0] + a[2] <= b[0] + 0.05 or b[0] + b[2] <= a[0] + 0.05
        assert apart or a[1] + a[3] <= b[1] + 0.05 or b[1] + b[3] <= a[1] + 0.05
    for lot, row, piled in zip(given_lots, packed.boxes, packed.piled, strict=True):
        assert len(row) == (1 if piled else lot.n)


few = st.lists(st.integers(0, 8), min_size=5, max_size=5)


@settings(max_examples=60, deadline=None)
@given(
    st.sampled_from(WARDS),
    few,
    st.lists(st.integers(0, 8), min_size=4, max_size=4),
    st.sampled_from([0.3, 0.45, 0.54, 0.8]),
)
def test_everything_lies_inside_and_nothing_on_another(
    key: str, bosses: list[int], cubes: list[int], k: float
) -> None:
    outline, room, taken = ward(key, k)
    pieces = lots(bosses, cubes, k)
    packed = pack(outline, room, taken, pieces)
    check(packed, outline, taken, pieces)
    pack.cache_clear()
    assert pack(outline, room, taken, pieces) == packed


def test_few_pieces_keep_their_size_and_stand_where_the_drawing_has_room() -> None:
    for key in WARDS:
        outline, room, taken = ward(key, 0.54)
        packed = pack(outline, room, taken, lots([1, 1, 0, 0, 0], [2, 0, 0, 0], 0.54))
        assert packed.boxes[0][0][3] == 54 * 0.54
        for x, y, w, h in (r for row in packed.boxes for r in row):
            assert room[0] - 0.1 <= x <= room[0] + room[2] - w + 0.1
            assert room[1] - 0.1 <= y <= room[1] + room[3] - h + 0.1


def test_twenty_bosses_and_fifteen_cubes_are_seen_one_by_one_at_the_smallest_window() -> None:
    for key in WARDS:
        outline, room, taken = ward(key, 0.54)
        pieces = lots([4, 4, 4, 4, 4], [4, 4, 4, 3], 0.54)
        packed = pack(outline, room, taken, pieces)
        check(packed, outline, taken, pieces)
        assert not packed.piled[0]
        assert packed.boxes[0][0][3] >= 20


def test_more_than_can_be_told_apart_becomes_piles() -> None:
    outline, room, taken = ward("ward/10", 0.3)
    pieces = lots([9, 9, 9, 9, 9], [9, 9, 9, 9], 0.3)
    packed = pack(outline, room, taken, pieces)
    check(packed, outline, taken, pieces)
    assert any(packed.piled)


def test_a_point_in_a_polygon() -> None:
    shape = ((0.0, 0.0), (10.0, 0.0), (10.0, 10.0), (5.0, 5.0), (0.0, 10.0))
    assert within(shape, 2, 2)
    assert within(shape, 9, 8)
    assert not within(shape, 5, 8)
    assert not within(shape, 12, 2)
