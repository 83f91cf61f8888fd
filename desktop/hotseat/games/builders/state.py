"""The plain data of a game in progress: ids instead of references."""

from __future__ import annotations

from typing import Literal

import msgspec

from .flow.turn import Turn


class Site(msgspec.Struct):
    """A building under construction with its crew in order of arrival."""

    building: str
    crew: list[str] = []


class Player(msgspec.Struct):
    """`team` holds the free workers and free finished machines; `finished` every finished card, machines too."""

    coins: int
    team: list[str]
    sites: list[Site] = []
    finished: list[str] = []


class Options(msgspec.Struct, frozen=True):
    """What the set-up changed and the course of the game needs (R-OPT)."""

    target_points: int
    actions_per_turn: int


class State(msgspec.Struct):
    """Decks are listed from the top; an empty slot of a row is None and stays so (R-DECK)."""

    players: list[Player]
    building_row: list[str | None]
    building_deck: list[str]
    worker_row: list[str | None]
    worker_deck: list[str]
    options: Options
    start: int
    chance: int
    round: int = 1
    end_cause: Literal["", "points", "dead", "agreement"] = ""
    """Why this round is the last; the first cause stays (R-END)."""
    end_seat: int | None = None
    """Who reached the target."""
    flow: list[Turn] = []
