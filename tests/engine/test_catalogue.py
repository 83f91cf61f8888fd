"""Every kind of fault in a data file is one line: file, line, where, what, and the word that was meant."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import pytest

from hotseat.engine.catalogue import DataError, Document, Reader, Record


class Small(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="what", tag="small"):
    n: int


class Big(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="what", tag="big"):
    n: int


class Card(Record, frozen=True, kw_only=True):
    points: Annotated[int, msgspec.Meta(ge=0)]
    colour: Literal["red", "blue"]
    needs: dict[Literal["stone", "wood"], int] = {}
    on: tuple[str, ...] = ()
    gift: Small | Big | None = None


GOOD = """\
cards:
  - id: inn
    points: 2
    colour: red
    needs: {stone: 1}
    gift: {what: big, n: 1}
    source: [house]
    confidence: confirmed
  - id: no
    points: 0
    colour: blue
    source: [house]
    confidence: single-source
limits: {n: 3}
"""


def read(tmp_path: Path, text: str) -> list[Card]:
    folder = tmp_path / "game"
    folder.mkdir(exist_ok=True)
    (folder / "cards.yaml").write_text(text, "utf-8")
    reader = Reader(folder)
    reader.expect_keys("cards.yaml", ("cards", "limits"))
    cards = reader.records("cards.yaml", "cards", Card)
    reader.value("cards.yaml", "limits", dict[str, int])
    reader.done()
    return cards


def faults(tmp_path: Path, old: str, new: str) -> list[str]:
    assert old in GOOD
    with pytest.raises(DataError) as caught:
        read(tmp_path, GOOD.replace(old, new, 1))
    assert str(caught.value) == "\n".join(caught.value.faults)
    return list(caught.value.faults)


def test_good_data_are_read(tmp_path: Path) -> None:
    inn, no = read(tmp_path, GOOD)
    assert (inn.id, inn.points, inn.needs, inn.gift) == ("inn", 2, {"stone": 1}, Big(1))
    assert no.id == "no", "a word of YAML 1.1, but a word"


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        (
            "points: 2",
            "point: 2",
            "game/cards.yaml:3: cards[0].point: unknown field 'point' - did you mean 'points'?",
        ),
        (
            "colour: red",
            "colour: rad",
            "game/cards.yaml:4: cards[0].colour: unknown word 'rad' - did you mean 'red'?",
        ),
        (
            "colour: red",
            "colour: 3",
            "game/cards.yaml:4: cards[0].colour: unknown word 3 - expected blue, red",
        ),
        ("points: 2", "points: two", "game/cards.yaml:3: cards[0].points: expected `int`, got `str`"),
        ("points: 2", "points: -2", "game/cards.yaml:3: cards[0].points: expected `int` >= 0"),
        ("points: 2", "points: yes", "game/cards.yaml:3: cards[0].points: expected `int`, got `str`"),
        (
            "stone: 1",
            "ston: 1",
            "game/cards.yaml:5: cards[0].needs.ston: unknown key 'ston' - did you mean 'stone'?",
        ),
        ("stone: 1", "stone: x", "game/cards.yaml:5: cards[0].needs.stone: expected `int`, got `str`"),
        (
            "what: big",
            "what: bigg",
            "game/cards.yaml:6: cards[0].gift.what: unknown what 'bigg' - did you mean 'big'?",
        ),
        ("n: 1}", "m: 1}", "game/cards.yaml:6: cards[0].gift.m: unknown field 'm' - expected n"),
        (
            "source: [house]",
            "source: house",
            "game/cards.yaml:7: cards[0].source: expected `array`, got `str`",
        ),
        ("id: no", "id: inn", "game/cards.yaml:9: cards[1].id: id 'inn' is used already in line 2"),
        ("    colour: red\n", "", "game/cards.yaml:2: cards[0]: needs the field 'colour'"),
        (
            "    points: 2\n",
            "    points: 2\n    points: 3\n",
            "game/cards.yaml:4: cards[0]: 'points' is written twice",
        ),
        ("limits:", "limit:", "game/cards.yaml:14: limit: unknown list 'limit' - did you mean 'limits'?"),
        ("cards:", "cads:", "game/cards.yaml:1: (file): needs 'cards' - did you mean 'cads'?"),
        ("{n: 3}", "{n: x}", "game/cards.yaml:14: limits.n: expected `int`, got `str`"),
        ("{n: 3}", "{n: 3", "game/cards.yaml:15: not readable as YAML: "),
        (
            "  - id: no",
            "  - ide: no",
            "game/cards.yaml:9: cards[1].ide: unknown field 'ide' - did you mean 'id'?",
        ),
        (
            "confidence: confirmed",
            "confidence: sure",
            "game/cards.yaml:8: cards[0].confidence: unknown word 'sure'",
        ),
    ],
)
def test_each_kind_of_fault(tmp_path: Path, old: str, new: str, fault: str) -> None:
    assert any(f.startswith(fault) for f in faults(tmp_path, old, new)), faults(tmp_path, old, new)


def test_all_faults_of_all_records_come_at_once(tmp_path: Path) -> None:
    bad = (
        GOOD.replace("points: 2", "points: x")
        .replace("colour: blue", "colour: blau")
        .replace("limits", "limts")
    )
    with pytest.raises(DataError) as caught:
        read(tmp_path, bad)
    assert len(caught.value.faults) == 4
    assert {f.split(":")[1] for f in caught.value.faults} == {"1", "3", "11", "14"}


@pytest.mark.parametrize(
    ("content", "what"),
    [
        (b"", "needs 'cards'"),
        (b"- 1\n", "needs 'cards'"),
        (b"cards: 3\n", "expected a list"),
        (b"\xff\xfe\x00", "UTF-8"),
    ],
)
def test_files_that_are_not_what_they_should_be(tmp_path: Path, content: bytes, what: str) -> None:
    folder = tmp_path / "game"
    folder.mkdir()
    (folder / "cards.yaml").write_bytes(content)
    reader = Reader(folder)
    assert reader.records("cards.yaml", "cards", Card) == []
    with pytest.raises(DataError, match=what):
        reader.done()


def test_a_file_that_is_missing(tmp_path: Path) -> None:
    reader = Reader(tmp_path)
    reader.records("cards.yaml", "cards", Card)
    with pytest.raises(DataError, match=r"cards\.yaml:1: can't be read: "):
        reader.done()


def test_cross_checks_name_the_line_of_a_value(tmp_path: Path) -> None:
    (tmp_path / "cards.yaml").write_text(GOOD, "utf-8")
    reader = Reader(tmp_path)
    reader.fault("cards.yaml", ("cards", 1, "points"), "too few")
    reader.fault("cards.yaml", ("cards", 1, "nowhere", "at", "all"), "not there")
    with pytest.raises(DataError) as caught:
        reader.done()
    name = tmp_path.name
    assert caught.value.faults == (
        f"{name}/cards.yaml:10: cards[1].points: too few",
        f"{name}/cards.yaml:9: cards[1].nowhere.at.all: not there",
    )


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("no", "no"),
        ("yes", "yes"),
        ("on", "on"),
        ("true", True),
        ("null", None),
        ("12", 12),
        ("-3", -3),
        ("012", "012"),
        ("1_000", "1_000"),
        ("0x10", "0x10"),
        ("1:30", "1:30"),
        ("1.5", 1.5),
        ("2024-01-02", "2024-01-02"),
        ("'12'", "12"),
        ("~", None),
    ],
)
def test_plain_words_stay_words(text: str, value: Any) -> None:
    found = Document("x", f"a: {text}\n").data["a"]
    assert found == value
    assert type(found) is type(value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("? [a, b]\n: c\n", "a name must be one word, not a list or map"),
        ("? {a: b}\n: c\n", "a name must be one word, not a list or map"),
        ("a: &a [x, x]\n" + "".join(f"{k}: &{k} [{', '.join(['*' + j] * 99)}]\n" for j, k in ("ab", "bc", "cd")),
         "more than 100000 values"),
        ("a: \0", "control characters are not allowed"),
        ("a: &a [*a]", "not readable as YAML"),
    ],
)  # fmt: skip
def test_what_nobody_would_write_is_one_fault_in_one_line(text: str, said: str) -> None:
    (fault,) = Document("f.yaml", text).faults
    assert said in fault
    assert "\n" not in fault


def test_a_number_nobody_means_is_a_word() -> None:
    assert Document("f.yaml", "a: " + "9" * 5000).data == {"a": "9" * 5000}


def test_a_record_without_a_source_is_a_fault(tmp_path: Path) -> None:
    (fault,) = faults(
        tmp_path, "source: [house]\n    confidence: confirmed", "source: []\n    confidence: confirmed"
    )
    assert "game/cards.yaml:2: cards[0]: " in fault
    assert "length >= 1" in fault
