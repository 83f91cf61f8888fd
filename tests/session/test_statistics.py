"""Finished matches per person and game."""

from __future__ import annotations

import csv
import io
import json
from datetime import UTC, datetime
from pathlib import Path

import msgspec
import pytest

from hotseat.engine import codec
from hotseat.session import statistics
from hotseat.session.disk import SaveFault
from hotseat.session.match import Person
from hotseat.session.statistics import Finished, Result, Tally
from session.tabletop import BID, DRAFT, whole

WHEN = datetime(2030, 1, 2, 3, 4, 5, 678, tzinfo=UTC)


def record(match: str, game: str, *results: tuple[str, int, int], bot: str = "") -> Finished:
    return Finished(
        match, "2030-01-01T00:00:00+00:00", game, 9, tuple(Result(n, bot, p, r) for n, p, r in results)
    )


def test_a_finished_match_is_kept_once(user_data: Path) -> None:
    m = whole(BID)
    m.people = (Person("Ann", 0), Person("Bob", 1), Person("Bot", 2, "random"))
    first, other = statistics.finished(m, WHEN), statistics.finished(whole(DRAFT), WHEN)
    assert first.when == "2030-01-02T03:04:05+00:00"
    assert [(r.name, r.points, r.rank) for r in first.results] == [
        (p.name, s.total, s.rank) for p, s in zip(m.people, m.scores(), strict=True)
    ]
    assert statistics.read(user_data) == ([], 0)
    statistics.add(user_data, first)
    statistics.add(user_data, other)
    again = msgspec.structs.replace(first, moves=99)
    statistics.add(user_data, again)
    assert statistics.read(user_data) == ([other, again], 0)


def test_damaged_lines_are_passed_over_and_kept(user_data: Path) -> None:
    one, two = record("a", "x", ("Ann", 3, 1)), record("b", "x", ("Ann", 5, 1))
    statistics.add(user_data, one)
    with (user_data / statistics.FILE).open("ab") as file:
        file.write(b'{"half\n\xff\n')
    statistics.add(user_data, two)
    assert statistics.read(user_data) == ([one, two], 2)
    assert b'{"half' in (user_data / statistics.FILE).read_bytes()


@pytest.mark.parametrize("result", [{"points": 10**400}, {"points": 10**7}, {"rank": 0}, {"rank": 10**30}])
def test_results_that_cannot_be_are_damaged_lines(user_data: Path, result: dict[str, int]) -> None:
    line = json.loads(codec.to_line(record("a", "x", ("Ann", 3, 1))))
    line["results"][0] |= result
    user_data.mkdir(exist_ok=True)
    (user_data / statistics.FILE).write_text(json.dumps(line), "utf-8")
    assert statistics.read(user_data) == ([], 1)


def test_a_folder_that_may_not_be_read_is_a_fault(user_data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    statistics.add(user_data, record("a", "x", ("Ann", 3, 1)))

    def refuse(*_args: object, **_more: object) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(Path, "stat", refuse)
    with pytest.raises(SaveFault) as fault:
        statistics.read(user_data)
    assert fault.value.key == "fault-unreadable"


def test_tallies_per_person_and_game_without_bots() -> None:
    found = statistics.tallies(
        [
            record("a", "x", ("Ann", 3, 2), ("Bob", 4, 1)),
            record("b", "x", ("Ann", 6, 1), ("Bob", 6, 1)),
            record("c", "y", ("Ann", 1, 1)),
            record("d", "y", ("HAL", 9, 1), bot="random"),
        ]
    )
    assert found == [
        Tally("Ann", "x", 2, 1, 6, 4.5),
        Tally("Ann", "y", 1, 1, 1, 1.0),
        Tally("Bob", "x", 2, 2, 6, 5.0),
    ]


def test_csv_is_safe_and_complete() -> None:
    text = statistics.as_csv([record("a", "x", ("=1+1", 3, 2), ('張 "A", B', 4, 1))])
    rows = list(csv.reader(io.StringIO(text)))
    assert rows[0] == ["when", "game", "match", "moves", "seat", "name", "bot", "points", "rank"]
    assert rows[1][4:] == ["1", "'=1+1", "", "3", "2"]
    assert rows[2][4:] == ["2", '張 "A", B', "", "4", "1"]
