"""The layout of The Manhattan Project: laws over positions of games with two to five players, and at the fullest ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest

from hotseat.engine import registry
from hotseat.engine.chance import Chance
from hotseat.engine.element import Element
from hotseat.engine.flow import play, settle
from hotseat.engine.game import Setup
from hotseat.gui.table import Arrangement, Box, Layout, arrange

GAME = "manhattan_project"
LAYOUT = Layout.read(registry.assets(GAME))
FACTS = registry.find(GAME).facts(registry.catalogue(GAME))
SIZES = [(811, 704), (897, 752), (1110, 884), (1450, 1064)]
"""The table in windows of 1280x720, 1366x768, 1600x900 and 1920x1080."""
GAMES_EACH = 5
"""Games for each number of players: twenty together."""


def game(seats: int, seed: int) -> Iterator[tuple[Element, ...]]:
    """Every third position of a hinted game, with the plans of whoever is asked."""
    found, cat = registry.find(GAME), registry.catalogue(GAME)
    setup = Setup(seats, seed, {o.id: o.default for o in found.options(cat)})
    table, chance = found.table(found.new_game(cat, setup), cat), Chance(seed)
    ask, n = settle(table), 0
    while ask is not None and n < 700:
        seat = ask.seats[0]
        if n % 3 == 0:
            yield tuple(found.elements(cat, table.state, seat))
        best = max(found.hints(table, seat), key=lambda h: h.value + chance.below(100) / 50)
        ask, n = play(table, seat, best.choice, ask), n + 1


def fullness(elements: tuple[Element, ...]) -> int:
    """Pieces in the areas of the seats."""
    return sum(e.place.startswith("seat") or ":" in e.place for e in elements)


@cache
def positions(seats: int) -> tuple[tuple[Element, ...], ...]:
    """Some positions of one game, and the fullest of each game."""
    out = []
    for seed in range(1, GAMES_EACH + 1):
        played = list(game(seats, seed))
        out.append(max(played, key=fullness))
        if seed == 1:
            out += played[:: max(1, len(played) // 5)]
    return tuple(out)


def overlap(a: Box, b: Box) -> bool:
    return a.x < b.x + b.w and b.x < a.x + a.w and a.y < b.y + b.h and b.y < a.y + a.h


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_laws(seats: int, size: tuple[int, int]) -> None:
    """All placed, all inside, nothing covers anything but in a fan of the same kind or as a piece on a piece."""
    for elements in positions(seats):
        by_id = {e.id: e for e in elements}
        for viewer in (0, seats - 1):
            arr = arrange(LAYOUT, size, elements, seats, viewer, facts=FACTS)
            assert arr.unplaced == []
            for id_, p in arr.items.items():
                b = p.box
                assert 0 <= b.x <= b.x + b.w <= size[0], (id_, b)
                assert 0 <= b.y <= b.y + b.h <= size[1], (id_, b)
            loose = [
                (i, p)
                for i, p in arr.items.items()
                if p.size != "hidden"
                and (i not in by_id or (by_id[i].kind != "mat" and ":" not in by_id[i].place))
            ]
            loose.sort(key=lambda pair: pair[1].box.x)
            for n, (i, p) in enumerate(loose):
                for j, q in loose[n + 1 :]:
                    if q.box.x >= p.box.x + p.box.w:
                        break
                    heaps = {by_id[k].place.rpartition("/")[0] if k in by_id else k for k in (i, j)}
                    if len(heaps) > 1 or not p.area.startswith("seat"):
                        assert not overlap(p.box, q.box), (i, j)


def least(arr: Arrangement, elements: tuple[Element, ...], area: str, kinds: tuple[str, ...]) -> float:
    """Height of the smallest digit on cards of an area."""
    cards = [arr.items[e.id] for e in elements if e.kind in kinds and arr.items[e.id].area == area]
    return min((p.box.h * LAYOUT.digits[p.size] for p in cards if p.size in ("full", "small")), default=99.0)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_digits_can_be_read(seats: int, size: tuple[int, int]) -> None:
    """11 px in the compact areas, 13 in the own one and on the market from 1280x720 on, 14 and more from 1600x900 on."""
    large = 14.0 if size[0] > 1000 else 13.0 if size[0] > 880 else 12.0
    for elements in positions(seats):
        arr = arrange(LAYOUT, size, elements, seats, 0, facts=FACTS)
        assert least(arr, elements, "seat0", ("building", "bomb", "back")) >= large
        assert least(arr, elements, "market", ("building", "bomb", "back")) >= large
        for seat in range(1, seats):
            assert least(arr, elements, f"seat{seat}", ("building", "bomb")) >= 11


def test_what_does_not_fit_folds_to_chips_by_kind() -> None:
    """A crowded area of somebody else shows how many buildings of a kind there are; the own one shows all of them."""
    buildings = [
        (key.partition("/")[2], f["kind"]) for key, f in FACTS.items() if key.startswith("building/")
    ]
    elements = [Element(f"seat{s}", "mat", f"seat{s}", seat=s) for s in range(5)]
    count: dict[str, int] = {}
    for face, kind in buildings[::2]:
        n = count[kind] = count.get(kind, -1) + 1
        elements.append(Element(f"building/{face}", "building", f"seat1/{kind}/{n}", face, 1))
    arr = arrange(LAYOUT, (897, 752), elements, 5, 0, facts=FACTS)
    assert {c.label for c in arr.chips.values()} == set(count)
    assert sum(len(c.members) for c in arr.chips.values()) == len(buildings[::2])


def test_the_packet_lies_where_the_open_designs_lay() -> None:
    """During a draft their place is not empty."""

    def at(place: str) -> Box:
        elements = [Element(f"bomb/n0{i}", "bomb", f"{place}/{i}", f"n0{i}") for i in range(4)]
        return arrange(LAYOUT, (897, 752), elements, 3, 0, facts=FACTS).items["bomb/n02"].box

    assert at("designs") == at("packet")
