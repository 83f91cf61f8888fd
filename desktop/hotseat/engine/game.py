"""What a game provides, and how its results are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from .catalogue import Source
from .chance import Chance
from .codec import Migration
from .element import Element
from .flow import Table
from .offer import Forecast, Value


class Setup(msgspec.Struct, frozen=True):
    """Everything that decides a new game; the same set-up gives the same game."""

    seats: int
    seed: int
    options: dict[str, Value] = {}


class Pack(msgspec.Struct, frozen=True):
    """House rules: records that change or add to the facts of one game. `files` are texts by name, like
    `("constants.yaml", "constants: [...]")`. A match carries its pack along, and so does its save."""

    name: str
    files: tuple[tuple[str, str], ...] = ()


class Option(msgspec.Struct, frozen=True):
    """A choice of the set-up (`<game>-option-<id>`, values `<game>-option-<id>-<value>`, `-hint` for one line why).

    Either named `values`, or whole numbers from `low` to `high`.
    """

    id: str
    default: Value
    values: tuple[str, ...] = ()
    low: int = 0
    high: int = 0

    def why_not(self, value: Value) -> str | None:
        """None = fine; otherwise what would be."""
        if self.values:
            return None if value in self.values else f"one of {', '.join(self.values)}"
        fits = type(value) is int and self.low <= value <= self.high
        return None if fits else f"a whole number from {self.low} to {self.high}"


class Preset(msgspec.Struct, frozen=True):
    """Values of several options at once (`<game>-preset-<id>`, `-hint` says what they mean for play)."""

    id: str
    options: dict[str, Value]


class ScoreRow(msgspec.Struct, frozen=True):
    """One source of points (`<game>-score-<key>`); `amount` is what was counted."""

    key: str
    points: int
    amount: int = 0


class Score(msgspec.Struct, frozen=True):
    """The result of one seat. `keys` are compared in order, higher first (`<game>-rank-<name>`).

    `rank` is 1 for the winners, shared when all keys are equal; `decided_by` names the key that put this seat
    above the next lower one, None when the first key did.
    """

    seat: int
    rows: tuple[ScoreRow, ...]
    keys: dict[str, int]
    rank: int = 0
    decided_by: str | None = None

    @property
    def total(self) -> int:
        """The first key: the points."""
        return next(iter(self.keys.values()))


def ranked(scores: Iterable[Score]) -> tuple[Score, ...]:
    """Fill in ranks and the tie-break that decided; in order of seats."""
    given = list(scores)
    out = []
    for mine in given:
        values = tuple(mine.keys.values())
        rank = 1 + sum(tuple(s.keys.values()) > values for s in given)
        below = max((tuple(s.keys.values()) for s in given if tuple(s.keys.values()) < values), default=None)
        decided = None
        if below is not None:
            first = next(i for i, (a, b) in enumerate(zip(values, below, strict=True)) if a != b)
            decided = list(mine.keys)[first] if first else None
        out.append(msgspec.structs.replace(mine, rank=rank, decided_by=decided))
    return tuple(out)


class Hint(msgspec.Struct, frozen=True):
    """A choice that an experienced player would look at, with a value; the highest is the best known."""

    choice: Any
    value: float


class GameDef(msgspec.Struct, frozen=True, kw_only=True):
    """A game as the house knows it: data and pure functions."""

    id: str
    seats: tuple[int, int]
    minutes: int
    weight: float
    """How heavy it is to learn and play, 1 (light) to 5."""
    rules: int
    """Version of the rules; raised whenever old moves would give another state."""
    state_type: Any
    choice_type: Any
    """The union of the game's choices."""
    catalogue: Callable[[Source], Any]
    """Read the folder rules_data/<id>; raises DataError with all faults."""
    options: Callable[[Any], tuple[Option, ...]]
    presets: Callable[[Any], tuple[Preset, ...]] = lambda _cat: ()
    """Combinations of options that are offered by one name; each gives all the options it is about."""
    new_game: Callable[[Any, Setup], Any]
    """(catalogue, setup) -> state."""
    table: Callable[[Any, Any], Table[Any, Any]]
    """(state, catalogue) -> table."""
    elements: Callable[[Any, Any, int | None], Iterable[Element]]
    """(catalogue, state, viewer) -> a positive list of what this viewer may see; None = everybody, the public view."""
    facts: Callable[[Any], Mapping[str, Mapping[str, Any]]]
    """`kind/face` -> what is printed on it."""
    forecast: Callable[[Any, int, Any], Forecast]
    """(table, seat, choice) -> what it would cost and do; also for refused choices as far as it can be said."""
    scores: Callable[[Any, Any], tuple[Score, ...]]
    """(catalogue, state) -> the scores as they stand, at any time."""
    determinize: Callable[[Any, Any, int, Chance], Any]
    """(catalogue, state, seat, chance) -> a state with all that this seat can't know dealt anew."""
    hints: Callable[[Any, int], list[Hint]]
    """(table, seat) -> legal choices worth a look, with values; never empty while the seat is asked."""
    invariants: Callable[[Any, Any], list[str]]
    """(catalogue, state) -> what is broken, in plain English for developers and damaged saves; empty = sound."""
    round: Callable[[Any], int]
    """The round or year a state is in, from 1."""
    move_limit: int
    """No game of random choices takes more; a longer one is a fault."""
    migrations: Mapping[int, Migration] = {}
    """From rules version n to n + 1, on the raw state."""
    secrets: bool = False
    """Does any seat ever know something that another does not?"""
