"""The state of a game: plain data, ids instead of references."""

from __future__ import annotations

import msgspec

from .flow.air_strike import AirRaid, AnswerOffer, Pacts
from .flow.construction import Construction
from .flow.design_bomb import DesignBomb
from .flow.opening import BonusWorker, Start
from .flow.repair import RepairRound
from .flow.turn import Turn
from .vocabulary import Kind, Resource
from .workers import Worker


class Plan(msgspec.Struct):
    """A bomb card in hand: the draft it comes from and the how manieth pick it was, which all may remember."""

    bomb: str
    draft: int
    pick: int


class Building(msgspec.Struct):
    """A building in front of a player."""

    id: str
    damage: int = 0
    crew: list[Worker] = []


class Bomb(msgspec.Struct):
    """A built bomb."""

    id: str
    loaded: bool = False
    crew: list[Worker] = []


class Tested(msgspec.Struct):
    """A test tile with the workers of the bomb it replaced."""

    tile: str
    crew: list[Worker] = []


class Player(msgspec.Struct):
    """One player; whose colour's workers are neither in hand nor in reserve stand on the table."""

    stock: dict[Resource, int]
    hand: dict[Kind, int]
    hired: dict[Kind, int]
    """Contractors in hand."""
    reserve: dict[Kind, int]
    """Own permanent workers in the general supply."""
    buildings: list[Building] = []
    plans: list[Plan] = []
    bombs: list[Bomb] = []
    tested: Tested | None = None


class Pact(msgspec.Struct):
    """Two seats don't attack each other until the striker's next turn (rules 8.5)."""

    striker: int
    partner: int


class State(msgspec.Struct):
    players: list[Player]
    chance: int
    flow: list[
        Start | BonusWorker | Turn | Construction | Pacts | AnswerOffer | AirRaid | RepairRound | DesignBomb
    ]
    first: int
    """The seat that begins."""
    market: list[str]
    """Cheapest position first."""
    deck: list[str]
    """Buildings; the first is revealed next."""
    designs: list[str]
    """Bomb cards face up."""
    bomb_deck: list[str]
    """The first is revealed next."""
    returned: list[str]
    """Tested bombs under the deck, in that order, which everybody knows."""
    tests: list[str]
    """Tiles nobody has taken."""
    contractors: dict[Kind, int]
    """In the general supply."""
    crews: dict[str, list[Worker]]
    """Workers on the spaces of the main board."""
    tray: int = 0
    drafts: int = 0
    pacts_allowed: bool = False
    warns: bool = True
    """Is it shown who could win in his next turn?"""
    pacts: list[Pact] = []
    round: int = 0
    """How often the turn has come to the first player."""
    winner: int = -1
    """The seat that has reached the target."""
