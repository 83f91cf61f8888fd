"""Rule packs: records of people's own, checked with file and line, carried along by match, bots and save."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from hotseat.engine import codec, registry
from hotseat.engine.catalogue import DataError
from hotseat.engine.game import Pack, Setup
from hotseat.session import packs, savefile
from hotseat.session.match import Match, Person
from hotseat.session.savefile import SaveFault

GAME = "builders"
PEOPLE = (Person("Ann", 0), Person("Greedy", 1, "greedy"))
RICH = "# more to begin with\nconstants:\n  - {id: starting_coins, value: 25}\n"


def written(user_data: Path, files: dict[str, str], name: str = "rich", told: str = "name: Rich") -> Path:
    place = user_data / "packs" / name
    for file, text in files.items():
        (place / GAME).mkdir(parents=True, exist_ok=True)
        (place / GAME / file).write_text(text, "utf-8")
    (place / "pack.yaml").write_text(told, "utf-8")
    return place


def begun(pack: Pack) -> Match:
    return Match.new(registry.find(GAME), Setup(2, 7), PEOPLE, pack)


def only(user_data: Path, files: dict[str, str], told: str = "name: Rich") -> packs.Found:
    written(user_data, files, told=told)
    (found,) = packs.there(GAME)
    return found


def test_a_pack_changes_a_record(user_data: Path) -> None:
    found = only(user_data, {"constants.yaml": RICH})
    assert found.pack.name == "Rich"
    assert not found.faults
    match = begun(found.pack)
    assert match.state.players[0].coins == 25
    assert Match.new(match.game, match.setup, PEOPLE).state.players[0].coins == 10, (
        "the house's own are as before"
    )
    assert match.log(None)[0][1].args == {"pack": "Rich"}, "the log begins with the house rules"
    assert not packs.there("metallum")


def test_a_pack_adds_a_record(user_data: Path) -> None:
    added = """\
sources:
  - {id: house, title: Our own, kind: community}
"""
    base = registry.rules_data(GAME) / "sources.yaml"
    fields = base.read_text("utf-8")
    assert "sources:" in fields
    found = only(user_data, {"sources.yaml": added})
    lines = {fault.split(":")[1] for fault in found.faults}
    assert lines <= {"2"}, found.faults  # whatever the game asks of a source is told at the new record's line


@pytest.mark.parametrize(
    ("files", "fault"),
    [
        ({"constants.yaml": "constants:\n  - {id: starting_coins, valeu: 3}\n"}, "rich/builders/constants.yaml:2: constants[0].valeu: unknown field 'valeu' - did you mean 'value'?"),
        ({"constants.yaml": "constant:\n  - {id: starting_coins, value: 3}\n"}, "rich/builders/constants.yaml:1: constant: unknown list 'constant' - did you mean 'constants'?"),
        ({"constant.yaml": RICH}, "rich/builders/constant.yaml:1: there is no such file - did you mean 'constants.yaml'?"),
        ({"constants.yaml": "\n\nconstants:\n  - {value: 3}\n"}, "rich/builders/constants.yaml:4: constants[0]: a record needs an 'id'"),
        ({"constants.yaml": "constants: {id: 3}"}, "rich/builders/constants.yaml:1: constants: expected a list"),
        ({"constants.yaml": "- 3"}, "rich/builders/constants.yaml:1: (file): expected lists of records by name"),
        ({"constants.yaml": "constants: [}"}, "rich/builders/constants.yaml:1: not readable as YAML"),
        ({"buildings.yaml": "buildings:\n  - id: our_inn\n    coins: 3\n"}, "rich/builders/buildings.yaml:2: buildings[34]: needs the field"),
        ({}, "rich/builders: there are no *.yaml files"),
    ],
)  # fmt: skip
def test_faults_name_the_packs_own_file_and_line(user_data: Path, files: dict[str, str], fault: str) -> None:
    (user_data / "packs" / "rich" / GAME).mkdir(parents=True)
    found = only(user_data, files)
    first = "buildings[" if "buildings[" in fault else fault
    said = [f for f in found.faults if f.startswith(fault.partition("buildings[")[0]) and first in f]
    assert said, found.faults
    with pytest.raises(DataError) if files else pytest.raises(AssertionError):
        begun(found.pack)
        raise AssertionError


@pytest.mark.parametrize(
    ("told", "fault"),
    [
        ("nam: x", "rich/pack.yaml:1: nam: unknown list 'nam' - did you mean 'name'?"),
        ("name: 3", "rich/pack.yaml:1: name: expected `str`, got `int`"),
        (f"name: {'x' * 50}", "rich/pack.yaml:1: name: at most 40 characters"),
    ],
)
def test_what_names_a_pack_is_checked_too(user_data: Path, told: str, fault: str) -> None:
    assert fault in only(user_data, {"constants.yaml": RICH}, told=told).faults


def test_faults_in_the_houses_own_records_keep_their_lines(user_data: Path) -> None:
    """A cross-check fails at a record that the pack did not touch: the place is the house's file."""
    source = "constants:\n  - {id: starting_coins, source: [nobody]}\n"
    (fault,) = only(user_data, {"constants.yaml": source}).faults
    assert fault.startswith("rich/builders/constants.yaml:2: ")
    assert "nobody" in fault


def test_a_save_keeps_the_records_it_was_begun_with(user_data: Path) -> None:
    place = written(user_data, {"constants.yaml": RICH})
    match = begun(packs.there(GAME)[0].pack)
    match.choose(match.hint())
    path = user_data / "a.hotseat"
    savefile.save(match, path)
    shutil.rmtree(place)
    again = savefile.load(path)
    assert again.pack == match.pack
    assert json.loads(path.read_bytes())["pack"]["name"] == "Rich"
    assert codec.digest(again.state) == codec.digest(match.state)
    assert savefile.replay(path).differs is None
    assert len(again.review().log(0, None)) == len(match.review().log(0, None))
    again.undo(by_consent=True)
    assert again.state.players[0].coins == 25
    assert match.branch(0).pack == match.pack


def test_bots_play_by_the_packs_rules(user_data: Path) -> None:
    match = begun(only(user_data, {"constants.yaml": RICH}).pack)
    while match.seat == 0 and not match.over:
        match.choose(match.hint())
    task = match.task()
    assert task is not None
    assert task.pack == match.pack
    assert match.why_not(task.run(0.1)) is None


def test_a_match_without_a_pack_is_saved_without(user_data: Path) -> None:
    match = Match.new(registry.find(GAME), Setup(2, 7), PEOPLE)
    assert b'"pack"' not in savefile.encode(match).partition(b'"moves"')[0]


def test_a_save_whose_pack_is_broken_names_the_place(user_data: Path) -> None:
    match = begun(only(user_data, {"constants.yaml": RICH}).pack)
    raw = json.loads(savefile.encode(match))
    raw["pack"]["files"][0][1] = "constants: 3"
    with pytest.raises(SaveFault) as fault:
        savefile.decode(json.dumps(raw).encode(), Path("x.hotseat"))
    assert fault.value.details["place"] == "pack"


def test_a_folder_of_no_game_is_a_fault(user_data: Path) -> None:
    place = written(user_data, {"constants.yaml": RICH})
    assert packs.check(place) == []
    (place / "bulders").mkdir()
    assert "there is no game 'bulders'" in packs.check(place)[0]
