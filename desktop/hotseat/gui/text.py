"""Words: Fluent catalogues of one language; the NAME of an argument decides how its value is shown."""

from __future__ import annotations

import html
import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from hotseat.engine import registry
from hotseat.gui.theme import LIGHT, SYMBOL_CHARS, SeatLook, Theme

KEPT = 2000
"""Sentences of a screen that are remembered."""
LONGEST_NAME = 24
"""Characters of a person's name inside sentences; a longer one is elided."""

_HOUSE = ("hotseat", "session")
_FSI, _PDI = "\u2068", "\u2069"
_MARK = "\ue000"  # private use: stands for a value that is put in after escaping


def languages() -> tuple[str, ...]:
    """Languages there are catalogues for."""
    return tuple(sorted(p.parent.name for p in (registry.ASSETS / "locale").glob("*/hotseat.ftl")))


_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
_PLAIN = re.compile(r"[^{}\n]*(\{ ?\$[a-zA-Z][\w-]* ?\}[^{}\n]*)*")
_PLACE = re.compile(r"\{ ?\$([a-zA-Z][\w-]*) ?\}")
_REFERS = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")


class Catalogue:
    """Fluent messages, parsed when they are first said: a game has hundreds, a screen says some dozens.

    Messages of one line without choices are put together here; all others by fluent.runtime, which is imported for the
    first of them (0.1 s).
    """

    def __init__(self, lang: str, files: Iterable[Path]) -> None:
        self.lang = lang
        self._entries: dict[str, str] = {}
        self._bundle: Any = None
        self._parsed: set[str] = set()
        for file in files:
            text = file.read_text("utf-8")
            found = list(_ENTRY.finditer(text))
            for m, after in zip(found, [*found[1:], None], strict=True):
                entry = text[m.start() : after.start() if after else len(text)]
                self._entries[m[1]] = re.sub(r"^#.*\n?", "", entry, flags=re.MULTILINE).rstrip()

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return key in self._entries and not key.startswith("-")

    def format(self, key: str, args: Mapping[str, Any]) -> tuple[str, list[Any]]:
        """The sentence, and what was wrong with it."""
        value = self._entries[key].partition("=")[2].strip()
        if _PLAIN.fullmatch(value) and all(
            isinstance(args.get(n), str) or _small(args.get(n)) for n in _PLACE.findall(value)
        ):
            return _PLACE.sub(lambda m: str(args[m[1]]), value), []
        bundle = self._parse(key)
        said, faults = bundle.format_pattern(bundle.get_message(key).value, dict(args))
        return str(said), faults

    def _parse(self, key: str) -> Any:
        """The bundle with this message and all that it refers to."""
        from fluent.runtime import FluentBundle, FluentResource

        if self._bundle is None:
            self._bundle = FluentBundle([self.lang], use_isolating=False)
        wanted = [key]
        while wanted:
            name = wanted.pop()
            if name in self._entries and name not in self._parsed:
                self._parsed.add(name)
                self._bundle.add_resource(FluentResource(self._entries[name] + "\n"))
                wanted += _REFERS.findall(self._entries[name])
        return self._bundle


def _small(value: Any) -> bool:
    """A number that every language writes the same way."""
    return isinstance(value, int) and -1000 < value < 1000


@cache
def catalogue(lang: str, game_id: str, folders: tuple[Path, ...]) -> Catalogue:
    """The messages of the house and of one game (of all games for ""); read once per process."""
    names = [f"{n}.ftl" for n in (*_HOUSE, game_id, f"{game_id}-lesson")] if game_id else ["*.ftl"]
    return Catalogue(lang, [f for folder in folders for n in names for f in sorted((folder / lang).glob(n))])


def display_name(name: str) -> str:
    """A name that people typed, fit for a line of text: one line, elided, right-to-left scripts isolated."""
    name = " ".join("".join(c for c in name if unicodedata.category(c) not in ("Cc", "Cf", "Co")).split())
    if len(name) > LONGEST_NAME:
        end = LONGEST_NAME - 1
        while end and unicodedata.combining(name[end]):
            end -= 1
        name = name[:end].rstrip() + "…"
    if any(unicodedata.bidirectional(c) in ("R", "AL") for c in name):
        return f"{_FSI}{name}{_PDI}"
    return name


def is_seat(name: str) -> bool:
    """Is an argument of that name a player: `seat`, `victim_seat` ...?"""
    return name == "seat" or name.endswith("_seat")


class Text:
    """The words of one language for one game: `text(key, **args)` plain, `text.rich(key, **args)` HTML.

    A key is looked up as `<game>-<key>`, then as `<key>`. `seat`, and whatever ends in `_seat`, is shown as the player's
    name (below zero = the message `nobody`); a word v of argument a
    as the name of `facts[a/v]`, else as message `<game>-<a>-<v>`, else as it is; numbers as numbers. A key that is not
    there is returned as it is and noted in `missing`, and so is a message that lacks an argument.
    `folders` are further places of `<lang>/*.ftl`.
    """

    def __init__(
        self,
        lang: str,
        game_id: str = "",
        seats: Sequence[SeatLook] = (),
        facts: Mapping[str, Mapping[str, Any]] | None = None,
        *,
        theme: Theme = LIGHT,
        folders: Sequence[Path] = (),
    ) -> None:
        self.lang, self.game_id, self.seats, self.theme = lang, game_id, tuple(seats), theme
        self.facts: Mapping[str, Mapping[str, Any]] = facts or {}
        self.missing: set[str] = set()
        games = (game_id,) if game_id else registry.ids()
        places = dict.fromkeys((registry.ASSETS / "locale", *map(registry.locale, games), *folders))
        self._catalogue = catalogue(lang, game_id, tuple(places))
        self._names = tuple(display_name(s.name) for s in self.seats)
        self._plain: dict[tuple[Any, ...], str] = {}

    def has(self, key: str) -> bool:
        """Is there such a message?"""
        return self._id(key) is not None

    def __call__(self, key: str, **args: Any) -> str:
        """The sentence as plain text; the same sentence is put together once."""
        said = (key, *args.items())
        try:
            return self._plain[said]
        except KeyError:
            out = self._plain[said] = self._format(key, {a: self._shown(a, v) for a, v in args.items()})
            if len(self._plain) > KEPT:
                del self._plain[next(iter(self._plain))]
            return out
        except TypeError:  # a list among the arguments
            return self._format(key, {a: self._shown(a, v) for a, v in args.items()})

    def rich(self, key: str, **args: Any) -> str:
        """The sentence as HTML: players in their colour with their symbol, names of pieces bold, all else escaped."""
        later: list[str] = []
        given: dict[str, Any] = {}
        for a, v in args.items():
            shown = self._shown(a, v)
            markup = self._markup(a, v, shown)
            if markup is None:
                given[a] = shown
            else:
                given[a] = f"{_MARK}{len(later)}{_MARK}"
                later.append(markup)
        out = html.escape(self._format(key, given))
        for i, markup in enumerate(later):
            out = out.replace(f"{_MARK}{i}{_MARK}", markup)
        return out

    def seat(self, seat: int) -> str:
        """A player's name for a line of plain text."""
        if seat < 0 and self.has("nobody"):
            return self("nobody")
        return self._names[seat] if 0 <= seat < len(self._names) else str(seat + 1)

    def rich_seat(self, seat: int) -> str:
        """A player's name as HTML, with colour and symbol."""
        if not 0 <= seat < len(self.seats):
            return html.escape(self.seat(seat))
        look = self.seats[seat]
        symbol = SYMBOL_CHARS.get(look.symbol, look.symbol)
        colour = self.theme.seat_ink(look.colour)
        name = html.escape(self._names[seat])
        return f'<span style="color:{colour};font-weight:bold">{symbol}&nbsp;{name}</span>'

    def _id(self, key: str) -> str | None:
        for full in (f"{self.game_id}-{key}", key) if self.game_id else (key,):
            if self._catalogue.has(full):
                return full
        return None

    def _format(self, key: str, shown: dict[str, Any]) -> str:
        full = self._id(key)
        if full is None:
            self.missing.add(key)
            return key
        value, faults = self._catalogue.format(full, shown)
        for fault in faults:
            self.missing.add(f"{key}: {fault}")
        return value

    def _shown(self, name: str, value: Any) -> Any:
        if is_seat(name) and isinstance(value, int):
            return self.seat(value)
        if name == "seats" and isinstance(value, tuple | list):
            return (
                self("list-separator").join(map(self.seat, value))
                if self.has("list-separator")
                else ", ".join(map(self.seat, value))
            )
        if isinstance(value, str):
            return self.word(name, value)
        return value

    def word(self, name: str, value: str) -> str:
        """A word that is the value of an argument, as sentences show it."""
        known = self.facts.get(f"{name}/{value}")
        if known and "name" in known:
            return self(str(known["name"]))
        key = f"{name}-{value}"
        return self(key) if self.has(key) else value

    def _markup(self, name: str, value: Any, shown: Any) -> str | None:
        if is_seat(name) and isinstance(value, int):
            return self.rich_seat(value)
        if name == "seats" and isinstance(value, tuple | list):
            return ", ".join(map(self.rich_seat, value))
        if isinstance(value, str) and f"{name}/{value}" in self.facts:
            return f"<b>{html.escape(str(shown))}</b>"
        return None
