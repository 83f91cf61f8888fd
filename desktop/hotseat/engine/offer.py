"""What is said about a choice before it is made: refused and why, legal but doubtful, what it costs and does."""

from __future__ import annotations

from typing import Any

import msgspec

Value = str | int


class Refusal(msgspec.Struct, frozen=True):
    """Why a choice is not legal.

    `key` names the sentence (`<game>-refusal-<key>`, or `refusal-<key>` for those of the kernel) and `args` its
    numbers. `remedy` lists choices which, played first and in this order, make the refused one legal.
    """

    key: str
    args: dict[str, Value] = {}
    remedy: tuple[Any, ...] = ()


class Caution(msgspec.Struct, frozen=True):
    """Legal, but the player may not want it. The sentence is `<game>-caution-<key>`."""

    key: str
    args: dict[str, Value] = {}


class Line(msgspec.Struct, frozen=True):
    """One sentence of a forecast, `<game>-forecast-<key>`."""

    key: str
    args: dict[str, Value] = {}


class Forecast(msgspec.Struct, frozen=True):
    """What a choice would cost and do, said before it is made.

    `pays` and `gains` are amounts of the chooser by token name; where the chooser's mat carries a badge of that name,
    the badge changes by `gains - pays`. `marks` are words of the screen ("finishes", "new-card"). A forecast is what
    happens, and it says nothing that the viewer may not know.
    """

    pays: dict[str, int] = {}
    gains: dict[str, int] = {}
    lines: tuple[Line, ...] = ()
    marks: tuple[str, ...] = ()


class Offer(msgspec.Struct, frozen=True):
    """A choice worth showing: legal when `refusal` is None."""

    choice: Any
    refusal: Refusal | None = None
    caution: Caution | None = None


class Dial(msgspec.Struct, frozen=True):
    """A row of values for one facet of a choice. The row is always full length, whatever is legal."""

    facet: str
    values: tuple[Value, ...]


GAME_OVER = Refusal("game-over")
NOT_YOUR_TURN = Refusal("not-your-turn")
NOT_OFFERED = Refusal("not-offered")
