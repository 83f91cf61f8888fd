"""Finished matches per person and game, kept on this computer as one line of JSON each."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import datetime
from pathlib import Path
from typing import Annotated

import msgspec

from hotseat.engine import codec

from . import disk
from .match import Match

FILE = "statistics.jsonl"


class Result(msgspec.Struct, frozen=True):
    """How one seat of a finished match did."""

    name: str
    bot: str
    points: Annotated[int, msgspec.Meta(ge=-1_000_000, le=1_000_000)]
    rank: Annotated[int, msgspec.Meta(ge=1, le=9)]


class Finished(msgspec.Struct, frozen=True):
    """A match that was played to its end."""

    match: str
    when: str
    """ISO 8601 with time zone."""
    game: str
    moves: int
    results: tuple[Result, ...]
    """In order of seats."""


class Tally(msgspec.Struct, frozen=True):
    """What one person did in one game."""

    name: str
    game: str
    played: int
    won: int
    best: int
    mean: float
    """Of the points."""


def finished(match: Match, when: datetime) -> Finished:
    """The record of a match that is over."""
    results = tuple(
        Result(person.name, person.bot, score.total, score.rank)
        for person, score in zip(match.people, match.scores(), strict=True)
    )
    return Finished(match.id, when.isoformat(timespec="seconds"), match.game.id, len(match.moves), results)


def add(folder: Path, record: Finished) -> None:
    """Keep a finished match; one that ended again after an undo replaces its record. Raises SaveFault."""
    path = folder / FILE
    old = _lines(path)
    kept = [line for line in old if getattr(_record(line), "match", "") != record.match]
    disk.write(path, b"".join(line + b"\n" for line in (*kept, codec.to_line(record))))


def read(folder: Path) -> tuple[list[Finished], int]:
    """All finished matches, oldest first, and how many damaged lines were passed over. Raises SaveFault."""
    records = [_record(line) for line in _lines(folder / FILE)]
    sound = [r for r in records if r is not None]
    return sound, len(records) - len(sound)


def _lines(path: Path) -> list[bytes]:
    try:
        return [line for line in disk.read(path).splitlines() if line.strip()]
    except disk.SaveFault as fault:
        if fault.key == "fault-missing":  # nothing was finished yet
            return []
        raise


def _record(line: bytes) -> Finished | None:
    try:
        found: Finished = codec.build(codec.from_json(line), Finished)
        return found
    except codec.CodecError:
        return None


def tallies(records: Iterable[Finished]) -> list[Tally]:
    """Per person and game, by name; bots are not counted."""
    points: dict[tuple[str, str], list[tuple[int, bool]]] = {}
    for record in records:
        for result in record.results:
            if not result.bot:
                mine = points.setdefault((result.name, record.game), [])
                mine.append((result.points, result.rank == 1))
    return [
        Tally(
            name,
            game,
            len(played),
            sum(won for _, won in played),
            max(p for p, _ in played),
            sum(p for p, _ in played) / len(played),
        )
        for (name, game), played in sorted(points.items())
    ]


def as_csv(records: Iterable[Finished]) -> str:
    """One line per seat of every match, for a spreadsheet (write it as "utf-8-sig")."""
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    table.writerow(("when", "game", "match", "moves", "seat", "name", "bot", "points", "rank"))
    for r in records:
        for seat, s in enumerate(r.results, 1):
            # a spreadsheet would take a name such as "=1+1" for a formula
            name = f"'{s.name}" if s.name.startswith(("=", "+", "-", "@")) else s.name
            table.writerow((r.when, r.game, r.match, r.moves, seat, name, s.bot, s.points, s.rank))
    return out.getvalue()
