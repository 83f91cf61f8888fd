"""Names that people type: shown, told apart, remembered."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotseat.engine import codec
from hotseat.session import people
from hotseat.session.people import Memory, characters, clean, told_apart

FAMILY = "\U0001f468\u200d\U0001f469\u200d\U0001f467"
FLAGS = "\U0001f1f9\U0001f1fc\U0001f1e9\U0001f1ea"
THUMB = "\U0001f44d\U0001f3fd"


@pytest.mark.parametrize(
    ("typed", "shown"),
    [
        ("Ann", "Ann"),
        ("  Ann \t Lee\n", "Ann Lee"),
        ("", ""),
        (" \u200b\u3000 ", ""),
        ("a\x00b\x1b[31m", "a b [31m"),
        ("\u202eevil\u202c", "evil"),
        ("e\u0301", "\u00e9"),
        ("\u05d3\u05d5\u05d3", "\u05d3\u05d5\u05d3"),
        ("\u5f35\u5803\u7440", "\u5f35\u5803\u7440"),
        (FAMILY, FAMILY),
        (FLAGS, FLAGS),
        ("\u200d", ""),
        ("\ud800", ""),
        ("\ue000x", "x"),
        ("x" * 200, "x" * 40),
        (FAMILY * 50, FAMILY * 40),
        ("a" + "\u0335" * 200, "a" + "\u0335" * 6),
        ("x" * 39 + " yyy", "x" * 39),
        ("\u3164", ""),
        ("\u2800\u115f", ""),
        ("Ann\u3164Lee", "Ann Lee"),
        ("\u0301\u0300", ""),
        ("\u0301Ann", "Ann"),
    ],
)
def test_clean(typed: str, shown: str) -> None:
    assert clean(typed) == shown
    assert clean(shown) == shown


def test_characters_as_people_see_them() -> None:
    assert list(characters("a" + THUMB + FAMILY + FLAGS + "e\u0301")) == [
        "a",
        THUMB,
        FAMILY,
        FLAGS[:2],
        FLAGS[2:],
        "e\u0301",
    ]
    assert list(characters("")) == []


def test_empty_names_get_their_default_and_duplicates_a_number() -> None:
    defaults = ["Player 1", "Player 2", "Player 3", "Player 4"]
    assert told_apart(["Ann", "", " ", "Bob"], defaults) == ("Ann", "Player 2", "Player 3", "Bob")
    assert told_apart(["Ann", "ann", "ANN ", "Ann 2"], defaults) == ("Ann", "ann 3", "ANN 4", "Ann 2")
    assert told_apart(["Ann", "Ann", "Ann 2", "Ann"], defaults) == ("Ann", "Ann 3", "Ann 2", "Ann 4")
    assert told_apart(["", "player 1", "", ""], defaults)[:2] == ("Player 1", "player 1 2")
    long = told_apart(["x" * 200] * 4, defaults)
    assert len(set(long)) == 4
    assert all(len(list(characters(n))) <= people.SHOWN for n in long)


@pytest.mark.parametrize("twin", ["An\u200c\u200cn", "An\u034fn", "A\u200dnn", "Ann\u3164"])
def test_names_that_look_alike_are_told_apart(twin: str) -> None:
    ann, other = told_apart(("Ann", twin), ("", ""))
    assert other.endswith(" 2")
    assert not ann.endswith(" 2")


def test_names_and_setups_are_remembered(user_data: Path) -> None:
    memory = people.recall(user_data)
    assert (memory.names, memory.setups) == ([], {})
    memory.met(["Ann", "Bob", ""])
    memory.met(["Cid", "Ann"])
    memory.setups["builders"] = {"seats": 3, "options": {"target": 17}}
    people.remember(user_data, memory)
    again = people.recall(user_data)
    assert again.names == ["Cid", "Ann", "Bob"]
    assert again.setups == memory.setups
    again.met([f"N{n}" for n in range(100)])
    assert len(again.names) == people.KEPT


def test_somebody_is_new_to_a_game_for_three_matches(user_data: Path) -> None:
    memory = Memory()
    for n in range(4):
        assert memory.new_to("builders", "Ann") == (n < 4)
        memory.began("builders", ["Ann", ""])
    people.remember(user_data, memory)
    again = people.recall(user_data)
    assert not again.new_to("builders", "Ann")
    assert again.new_to("metallum", "Ann")
    assert again.new_to("builders", "Bob")
    again.met([f"N{n}" for n in range(100)])
    assert again.begun == {}


def test_files_are_remembered_latest_first(user_data: Path, tmp_path: Path) -> None:
    memory = Memory()
    for n in (1, 2, 3, 1, *range(20, 30)):
        memory.used(tmp_path / f"{n}.hotseat")
    memory.used(tmp_path / "1.hotseat")
    memory.lost(tmp_path / "28.hotseat")
    people.remember(user_data, memory)
    again = people.recall(user_data)
    assert [Path(f).stem for f in again.files] == ["1", "29", "27", "26", "25", "24", "23"]


def test_what_is_remembered_is_clean_whoever_wrote_it(user_data: Path) -> None:
    user_data.mkdir(exist_ok=True)
    names = ["\u202eevil", "x" * 1000, "", "Ann", *(f"n{n}" for n in range(100))]
    (user_data / "people.json").write_bytes(codec.to_json({"names": names}))
    assert people.recall(user_data).names[:4] == ["evil", "x" * 40, "Ann", "n0"]
    assert len(people.recall(user_data).names) == 30


def test_a_damaged_memory_is_an_empty_one(user_data: Path) -> None:
    for data in (b"", b"nonsense", b'{"names": 3}'):
        (user_data / "people.json").write_bytes(data)
        assert people.recall(user_data) == Memory()
