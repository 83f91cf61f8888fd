"""Luck and storage are the same on every machine."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

from hotseat.engine import codec
from hotseat.engine.chance import Chance


def test_chance_is_splitmix64() -> None:
    """The published sequence for seed 0, so that no Python version and no machine plays another game."""
    chance = Chance(0)
    assert [chance.next() for _ in range(3)] == [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F]


def test_chance_goes_on_from_its_state() -> None:
    chance = Chance(99)
    chance.next()
    again = Chance(chance.state)
    assert [again.next() for _ in range(5)] == [chance.next() for _ in range(5)]


def test_below_and_pick_reach_everything_evenly() -> None:
    chance = Chance(5)
    found = Counter(chance.below(6) for _ in range(6000))
    assert set(found) == set(range(6))
    assert all(850 < n < 1150 for n in found.values())
    assert {chance.pick("abc") for _ in range(50)} == {"a", "b", "c"}


def test_shuffle_reaches_every_order() -> None:
    chance, found = Chance(1), Counter[tuple[int, ...]]()
    for _ in range(2400):
        items = [1, 2, 3, 4]
        chance.shuffle(items)
        found[tuple(items)] += 1
    assert len(found) == 24
    assert all(60 < n < 145 for n in found.values())
    chance.shuffle([])


class Thing(msgspec.Struct):
    name: str
    numbers: dict[int, list[int]] = {}
    words: dict[str, int] = {}
    pair: tuple[int, str] | None = None


THING = Thing("a", {3: [1], 1: [2, 3]}, {"b": 1, "a": 2}, (1, "x"))


def test_clone_shares_nothing() -> None:
    copy = codec.clone(THING)
    assert copy == THING
    copy.numbers[3].append(9)
    assert THING.numbers[3] == [1]


def test_pack_and_json_bring_back_the_same() -> None:
    assert codec.unpack(codec.pack(THING), Thing) == THING
    for text in (codec.to_json(THING), codec.to_line(THING)):
        assert codec.build(codec.from_json(text), Thing) == THING
    assert b"\n" not in codec.to_line(THING)


def test_digest_sees_values_and_not_the_order_of_maps() -> None:
    other = Thing("a", {1: [2, 3], 3: [1]}, {"a": 2, "b": 1}, (1, "x"))
    assert codec.digest(other) == codec.digest(THING)
    other.numbers[3].append(1)
    assert codec.digest(other) != codec.digest(THING)
    assert codec.digest(Thing("a", {}, {"b": 1, "a": 2})) == codec.digest(Thing("a", {}, {"a": 2, "b": 1}))


@pytest.mark.parametrize(
    ("raw", "place"),
    [
        ({"name": 3}, "$.name"),
        ({}, "name"),
        ({"name": "a", "numbers": {"1": ["x"]}}, "$.numbers"),
        ({"name": "a", "pair": [1]}, "$.pair"),
    ],
)
def test_data_that_does_not_fit_name_their_place(raw: dict[str, Any], place: str) -> None:
    with pytest.raises(codec.CodecError) as caught:
        codec.build(raw, Thing)
    assert place in str(caught.value)


@pytest.mark.parametrize("text", [b"", b"{", b"[" * 100_000, b'{"a": \xff}', b"nul"])
def test_text_that_is_no_json(text: bytes) -> None:
    with pytest.raises(codec.CodecError):
        codec.from_json(text)


def test_migrations_go_one_version_at_a_time() -> None:
    def renamed(raw: dict[str, Any]) -> dict[str, Any]:
        return {"title": raw["name"]}

    def counted(raw: dict[str, Any]) -> dict[str, Any]:
        return raw | {"n": len(raw["title"])}

    steps = {1: renamed, 3: counted}
    assert codec.migrate({"name": "abc"}, 1, 4, steps) == {"title": "abc", "n": 3}
    assert codec.migrate({"title": "abc"}, 2, 4, steps) == {"title": "abc", "n": 3}
    assert codec.migrate({"title": "abc", "n": 3}, 4, 4, steps) == {"title": "abc", "n": 3}
