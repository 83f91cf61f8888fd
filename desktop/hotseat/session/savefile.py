"""Matches as `*.hotseat` files: plain JSON in which the state is the truth.

Loading decodes the state and never replays; whatever is wrong with a file is a SaveFault naming file and place.
"""

from __future__ import annotations

import platform
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal

import msgspec

from hotseat import __version__, bots
from hotseat.engine import codec, flow, registry
from hotseat.engine.catalogue import DataError
from hotseat.engine.flow import Agree, Event
from hotseat.engine.game import GameDef, Pack, Setup

from . import disk, history
from .disk import SaveFault
from .history import Differs, History, Move, Round
from .match import Match
from .people import Person, clean

__all__ = [
    "SUFFIX",
    "Header",
    "Replayed",
    "SaveFault",
    "capsule",
    "decode",
    "encode",
    "load",
    "replay",
    "save",
]

FORMAT = 1
SUFFIX = ".hotseat"
_ID = re.compile(r"[0-9a-f]{1,32}")
_BEGINS = re.compile(rb'\s*\{\s*"format"')


class Header(msgspec.Struct):
    """What a list of files shows of a match."""

    format: int
    app: str
    game: str
    rules: int
    match: str
    over: bool
    count: int
    """Moves made."""
    people: tuple[Person, ...]


class _Record(msgspec.Struct):
    """A recorded move whose choice is still plain data."""

    seat: int
    choice: dict[str, Any]
    gesture: int
    events: list[Event]
    barrier: Literal["", "revealed", "handed-over"] = ""
    digest: str = ""


class _File(Header):
    setup: Setup
    replayable: bool
    digest: str
    state: dict[str, Any]
    rounds: list[Round]
    opening: list[Event]
    moves: list[_Record]
    pack: Pack | None = None
    """The house rules with their records as they were when the match began."""


class Replayed(msgspec.Struct, frozen=True):
    """What playing the moves of a save again gave. `differs` is the first move (from 1, 0 = the set-up) that did not
    lead where the file says, None = all did."""

    game: str
    moves: int
    digest: str
    differs: int | None = None
    what: str = ""


# -- writing ------------------------------------------------------------------------------------------------------


def encode(match: Match) -> bytes:
    """The match as the bytes of a file; quick enough for the GUI thread (writing them is not)."""
    return _encode(match, match.people, {})


def save(match: Match, path: Path) -> None:
    """Write the file, whole or not at all. Raises SaveFault."""
    disk.write(path, encode(match))


def capsule(match: Match, about: Mapping[str, str] | None = None) -> bytes:
    """The match for a report of a bug: a save without names that opens at this very decision.

    `about` = whatever else may help (the error, versions of the screen's libraries).
    """
    people = tuple(Person(f"Player {s + 1}", p.colour, p.bot) for s, p in enumerate(match.people))
    told = {"python": sys.version.split()[0], "platform": platform.platform(), **(about or {})}
    home = str(Path.home())
    told = {k: v.replace(home, "~") if len(home) > 1 else v for k, v in told.items()}
    names = sorted((re.escape(p.name) for p in match.people if p.name), key=len, reverse=True)
    if names:  # a person called "e" must not take every e from the report
        word = re.compile(f"(?<![A-Za-z0-9])(?:{'|'.join(names)})(?![A-Za-z0-9])")
        told = {k: word.sub("***", v) for k, v in told.items()}
    return _encode(match, people, {"capsule": told})


def _encode(match: Match, people: tuple[Person, ...], more: dict[str, Any]) -> bytes:
    head = {
        "format": FORMAT,
        "app": __version__,
        "game": match.game.id,
        "rules": match.game.rules,
        "match": match.id,
        "over": match.over,
        "count": len(match.moves),
        "people": people,
        "setup": match.setup,
        **({"pack": match.pack} if match.pack else {}),
        **more,
        "replayable": match.history.replayable,
        "digest": codec.digest(match.state),
        "state": match.state,
        "rounds": match.history.rounds,
        "opening": match.opening,
    }
    lines = [b'"%s": %s' % (key.encode(), codec.to_line(value)) for key, value in head.items()]
    moves = b",\n".join(match.history.lines())
    return b"{\n%s,\n" % b",\n".join(lines) + b'"moves": [\n%s\n]\n}\n' % moves


# -- reading ------------------------------------------------------------------------------------------------------


def load(path: Path) -> Match:
    """The match of a file, with nobody at the screen. Raises SaveFault."""
    return decode(disk.read(path), path)


def decode(data: bytes, path: Path) -> Match:
    """The match of a file's bytes; `path` is only named in faults."""
    file, game = _parse(data, path)
    state = _state(file, game, _catalogue(file, path), path)
    moves = _moves(file, game, path)
    positions: list[bytes | None] = [None] * len(moves)
    past = History([*positions, codec.pack(state)], moves, file.replayable and file.rules == game.rules)
    past.rounds = file.rounds
    people = tuple(
        Person(clean(p.name) or str(s + 1), p.colour % 5, p.bot) for s, p in enumerate(file.people)
    )
    return Match(game, file.setup, people, past, file.opening, file.match, pack=file.pack)


def _catalogue(file: _File, path: Path) -> Any:
    """The facts the match was begun with; records of house rules may no longer fit a newer version of the game."""
    try:
        return registry.catalogue(file.game, file.pack)
    except DataError as fault:
        if file.pack is None:
            raise
        raise SaveFault("fault-damaged", path, place="pack", what=fault.faults[0]) from fault


def header(path: Path) -> Header:
    """What a list of files shows of this one; says nothing about whether the rest is sound. Raises SaveFault."""
    found: Header = _typed(_raw(disk.read(path), path), Header, path)
    return found


def _raw(data: bytes, path: Path) -> dict[str, Any]:
    try:
        raw = codec.from_json(data)
    except codec.CodecError as fault:
        if isinstance(fault.__cause__, RecursionError):
            raise SaveFault("fault-too-deep", path) from fault
        if not _BEGINS.match(data):
            raise SaveFault("fault-not-a-save", path) from fault
        if "truncated" in str(fault):
            raise SaveFault("fault-truncated", path, place=f"byte {len(data)}") from fault
        raise _damaged(path, fault) from fault
    if not isinstance(raw, dict) or not isinstance(raw.get("format"), int) or "game" not in raw:
        raise SaveFault("fault-not-a-save", path)
    if raw["format"] > FORMAT:
        raise SaveFault("fault-newer", path, app=str(raw.get("app", "?")), ours=__version__)
    if raw["format"] < 1:
        raise SaveFault("fault-damaged", path, place="format", what=f"there is no format {raw['format']}")
    return raw


def _typed(raw: Any, kind: Any, path: Path, below: str = "") -> Any:
    try:
        return codec.build(raw, kind)
    except codec.CodecError as fault:
        raise _damaged(path, fault, below) from fault


def _damaged(path: Path, fault: Exception, below: str = "") -> SaveFault:
    """The fault with its place as people read it: `state.players[0].coins`."""
    what, _, place = str(fault).partition(" - at `$")
    what, _, at_byte = what.partition(" (byte ")
    place = below + place.rstrip("`") or (f"byte {at_byte.rstrip(')')}" if at_byte else below)
    return SaveFault("fault-damaged", path, place=place.lstrip(".") or "file", what=what)


def _parse(data: bytes, path: Path) -> tuple[_File, GameDef]:
    raw = _raw(data, path)
    try:
        game = registry.find(str(raw["game"]))
    except registry.UnknownGame as fault:
        raise SaveFault("fault-unknown-game", path, name=fault.name[:80]) from fault
    file: _File = _typed(raw, _File, path)
    if file.rules > game.rules:
        raise SaveFault("fault-newer", path, app=file.app, ours=__version__)
    if file.rules < 1:
        raise SaveFault("fault-damaged", path, place="rules", what=f"there is no version {file.rules}")
    low, high = game.seats
    if not low <= file.setup.seats <= high or len(file.people) != file.setup.seats:
        raise SaveFault("fault-damaged", path, place="people", what=f"{len(file.people)} people")
    for seat, person in enumerate(file.people):
        if person.bot and person.bot not in bots.BOTS:
            place = f"people[{seat}].bot"
            raise SaveFault("fault-damaged", path, place=place, what=f"no bot {person.bot[:80]}")
    if not _ID.fullmatch(file.match):  # it becomes part of file names
        raise SaveFault("fault-damaged", path, place="match", what="not the name of a match")
    for n, (_, _, totals) in enumerate(file.rounds):
        if len(totals) != file.setup.seats:
            what = f"{len(totals)} scores of {file.setup.seats} seats"
            raise SaveFault("fault-damaged", path, place=f"rounds[{n}]", what=what)
    return file, game


def _state(file: _File, game: GameDef, cat: Any, path: Path) -> Any:
    """The state, brought to the present rules and proved sound."""
    raw = file.state
    try:
        raw = codec.migrate(raw, file.rules, game.rules, game.migrations)
    except Exception as fault:  # a migration may trip over anything in a damaged state
        raise SaveFault("fault-damaged", path, place="state", what=f"{fault}") from fault
    state = _typed(raw, game.state_type, path, "state")
    try:
        digest = codec.digest(state)
    except OverflowError as fault:  # JSON knows longer numbers than a position can hold
        raise SaveFault("fault-damaged", path, place="state", what=f"{fault}") from fault
    if file.rules == game.rules and digest != file.digest:
        raise SaveFault("fault-wrong-digest", path, place="state")
    try:
        broken = [] if len(state.players) == file.setup.seats else [f"{len(state.players)} players"]
        broken += game.invariants(cat, state)
        if not broken:
            ask = flow.settle(game.table(codec.clone(state), cat))
            for seat in ask.seats if ask else ():
                broken += [] if 0 <= seat < file.setup.seats else [f"seat {seat} is asked"]
            list(game.elements(cat, state, None))
            game.scores(cat, state)
    except Exception as fault:  # noqa: BLE001 - the rules may trip over anything in a damaged state
        broken = [f"{type(fault).__name__} {fault}"]
    if broken:
        raise SaveFault("fault-broken-state", path, place="state", what=broken[0])
    return state


def _moves(file: _File, game: GameDef, path: Path) -> list[Move]:
    """The recorded moves; choices of other rules stay plain data, for they can't be played any more."""
    for n, record in enumerate(file.moves):
        if not 0 <= record.seat < file.setup.seats:
            place = f"moves[{n}].seat"
            raise SaveFault("fault-damaged", path, place=place, what=f"there is no seat {record.seat}")
    choices: list[Any] = [r.choice for r in file.moves]
    if file.replayable and file.rules == game.rules:
        kind = game.choice_type | Agree
        try:
            choices = codec.build(choices, list[kind])  # type: ignore[valid-type]
        except codec.CodecError:
            for n, choice in enumerate(choices):  # once more, one by one, for the place
                _typed(choice, kind, path, f"moves[{n}].choice")
    return [
        Move(r.seat, choice, r.gesture, r.events, r.barrier, r.digest)
        for r, choice in zip(file.moves, choices, strict=True)
    ]


def replay(path: Path) -> Replayed:
    """Verify a file by playing its moves from the set-up. Raises SaveFault when it can't be read or was begun under
    other rules (`fault-other-rules`)."""
    file, game = _parse(disk.read(path), path)
    if file.rules != game.rules or not file.replayable:
        raise SaveFault("fault-other-rules", path, rules=file.rules, ours=game.rules)
    moves = _moves(file, game, path)
    try:
        *_, last = history.replay(game, _catalogue(file, path), file.setup, moves)
    except Differs as fault:
        return Replayed(game.id, len(moves), file.digest, fault.move, fault.what)
    digest = codec.digest(codec.unpack(last, game.state_type))
    if digest != file.digest:
        return Replayed(game.id, len(moves), digest, len(moves), "it leads to another position")
    return Replayed(game.id, len(moves), digest)
