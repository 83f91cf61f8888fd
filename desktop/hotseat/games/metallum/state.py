"""The state of a game: plain data, ids instead of references."""

from __future__ import annotations

import msgspec

from .data import Token
from .flow.actions import Actions, ChooseOrder
from .flow.parts import Choose, GiveUpRig, MoreRigs, Steps
from .flow.programming import Programming
from .flow.rounds import Profits, RoundEnd


class Player(msgspec.Struct):
    """One side. Tiles are neither in `program` nor in `executed` while they are available."""

    credits: int
    supply: int
    """Rigs not on the planets."""
    ship: int = 0
    """Position in the row."""
    program: list[str] = []
    """Revealed tiles of this round that are not executed yet."""
    executed: list[str] = []
    """Tiles out of use until the end of the sequence."""
    complexity: int = 0
    """Total of this round's revealed program, 0 while programming."""
    cards: list[str] = []
    """Action modules."""
    earned: dict[str, int] = {}
    """Where the credits came from, for the result."""


class Disc(msgspec.Struct):
    """A planet of the row."""

    id: str
    discovered: bool
    rigs: list[int]
    """By seat."""
    token: Token = "none"


class Built(msgspec.Struct):
    """A planetary module in play."""

    id: str
    seat: int
    planet: int
    """Position in the row."""
    used: int = 0
    """Uses this round."""


class State(msgspec.Struct):
    players: list[Player]
    chance: int
    flow: list[
        Programming | ChooseOrder | Actions | Profits | RoundEnd | Choose | MoreRigs | Steps | GiveUpRig
    ]
    turn_order: str
    omega_starts: str
    row: list[Disc]
    removed: list[str]
    """Planets that are not in this game; unknown to all until its end."""
    market: list[str]
    """Left to right; "" is an empty place."""
    deck: list[str]
    """The first is drawn next."""
    later: list[str]
    """Action modules, until the market sells them."""
    discards: list[str] = []
    out: list[str] = []
    """Cards out of the game."""
    modules: list[Built] = []
    round: int = 0
    used: list[str] = []
    """Planets whose installation the active player used in this phase."""
    normal: int = 0
    """His uses that needed no tile or card."""
