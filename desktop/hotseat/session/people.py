"""Who sits around the table: names that can be shown, told apart and remembered."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from hotseat.engine import codec

from . import disk

SHOWN = 40
"""Characters of a name that are kept, counted as people see them."""
MARKS = 6
"""Accents and joined parts kept on one character; more paints over the neighbouring lines."""
KEPT = 30
"""Names that are remembered."""
FILES = 8
"""Files that are remembered."""
FIRST = 3
"""Matches of a game in which a person is new to it."""

_JOINER = "\u200d"
_BLANK = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters by name that leave no ink; a person called so would be called nothing."""
_UNSEEN = re.compile("[\u034f\u200c\u200d\ufe00-\ufe0f]")
"""What may stand inside a name and makes it look no different."""


class Person(msgspec.Struct, frozen=True):
    """Who sits in a seat. `bot` is empty for a human, else the bot's name ("random", "greedy")."""

    name: str
    colour: int
    """Index into the colour-blind-safe set of seats 0..4; the symbol goes with the colour."""
    bot: str = ""


def clean(name: str) -> str:
    """A name on one line without control or direction characters, at most SHOWN characters; may be empty."""
    text = unicodedata.normalize("NFC", name)
    kept = "".join(c if _printable(c) else " " for c in text)
    cut = [c[: 1 + MARKS] for c in characters(" ".join(kept.split()))][:SHOWN]
    shown = "".join(cut).strip(" \u200c\u200d\ufe0f")
    while shown and unicodedata.combining(
        shown[0]
    ):  # an accent without a letter lands on what stands before it
        shown = shown[1:].lstrip()
    return shown


def _printable(c: str) -> bool:
    if c in _BLANK:
        return False
    # joiners and variation selectors are part of emoji and of Indic and Persian spelling
    return c in "\u200c\u200d" or unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")


def characters(text: str) -> Iterator[str]:
    """The text in the characters people see: letter with accents, family of emoji, flag."""
    out = ""
    for c in text:
        if out and _joins(out, c):
            out += c
        else:
            if out:
                yield out
            out = c
    if out:
        yield out


def _joins(before: str, c: str) -> bool:
    if unicodedata.category(c) in ("Mn", "Me", "Mc") or c in "\u200c\u200d" or _tone(c):
        return True
    if before[-1] == _JOINER:
        return not c.isspace()
    return _flag(c) and len(before) == 1 and _flag(before)


def _tone(c: str) -> bool:
    return "\U0001f3fb" <= c <= "\U0001f3ff"


def _flag(c: str) -> bool:
    return "\U0001f1e6" <= c <= "\U0001f1ff"


def told_apart(names: Sequence[str], defaults: Sequence[str]) -> tuple[str, ...]:
    """Cleaned names in order of seats: an empty one gets its default, a second "Ann" becomes "Ann 2"."""
    given = [clean(name) or default for name, default in zip(names, defaults, strict=True)]
    taken = {_same(name) for name in given}
    seen: set[str] = set()
    out = []
    for name in given:
        n = 2
        shown = name
        while _same(shown) in seen or (n > 2 and _same(shown) in taken):
            shown, n = f"{_short(name, len(str(n)) + 1)} {n}", n + 1
        seen.add(_same(shown))
        out.append(shown)
    return tuple(out)


def _short(name: str, room: int) -> str:
    return "".join(list(characters(name))[: SHOWN - room])


def _same(name: str) -> str:
    return unicodedata.normalize("NFKC", _UNSEEN.sub("", name)).casefold()


class Memory(msgspec.Struct):
    """What is remembered: names and opened files, latest first, and the last set-up of each game (plain data)."""

    names: list[str] = []
    setups: dict[str, dict[str, Any]] = {}
    files: list[str] = []
    begun: dict[str, dict[str, int]] = {}
    """Person -> game -> matches begun."""

    def met(self, names: Sequence[str]) -> None:
        """These people just sat down to play."""
        fresh = [clean(n) for n in names if clean(n)]
        self.names = list(dict.fromkeys([*fresh, *self.names]))[:KEPT]
        self.begun = {name: self.begun[name] for name in self.names if name in self.begun}

    def began(self, game: str, names: Sequence[str]) -> None:
        """These people begin a match of a game."""
        self.met(names)
        for name in {clean(n) for n in names}.intersection(self.names):
            games = self.begun.setdefault(name, {})
            games[game] = games.get(game, 0) + 1

    def new_to(self, game: str, name: str) -> bool:
        """Does this person play one of the first matches of a game?"""
        return self.begun.get(clean(name), {}).get(game, 0) <= FIRST

    def used(self, file: Path) -> None:
        """This file was just opened or saved."""
        self.files = list(dict.fromkeys([str(file.absolute()), *self.files]))[:FILES]

    def lost(self, file: Path) -> None:
        """This file is not there any more."""
        self.files = [f for f in self.files if f != str(file.absolute())]


def recall(folder: Path) -> Memory:
    """What is remembered in this folder; nothing when the file is missing or damaged."""
    try:
        found: Memory = codec.build(codec.from_json(disk.read(folder / "people.json")), Memory)
    except (disk.SaveFault, codec.CodecError):
        return Memory()
    names, found.names = found.names, []
    found.met(names)
    return found


def remember(folder: Path, memory: Memory) -> None:
    """Keep it; raises SaveFault."""
    disk.write(folder / "people.json", codec.to_json(memory))
