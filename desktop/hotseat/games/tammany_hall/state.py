"""The state of a game: plain data, ids instead of references."""

from __future__ import annotations

import msgspec

from .choices import NOBODY
from .data import Colour
from .flow.election import ChipBonusFrame, SettleBonusFrame, WardElections, WardVote
from .flow.results import AssignOffices, FinalScoring, MajorityChips, MayorElection, NextTerm, TermEnd
from .flow.slander import SecondSlander
from .flow.turn import Turn
from .flow.years import CastleGarden, YearEnd


class Player(msgspec.Struct):
    """What lies before a seat. Bosses at home are not counted: nobody runs out of them (rules 1)."""

    chips: dict[Colour, int]
    slander: int
    """Slander chips."""
    office: str = ""
    slandered: bool = False
    """In this term (R-SL1)."""
    locks: int = 0
    """Lock tokens put on wards in this term."""
    wards_won: int = 0
    """In all elections."""
    earned: dict[str, int] = {}
    """Victory points by their source, for the result."""


class District(msgspec.Struct):
    """A ward on the board; it is active as soon as it holds a cube, for ever (rules 2)."""

    cubes: list[str]
    """In the order in which they came."""
    bosses: list[int]
    """By seat."""
    locked: bool = False


class State(msgspec.Struct):
    players: list[Player]
    chance: int
    flow: list[
        Turn
        | SecondSlander
        | CastleGarden
        | YearEnd
        | WardElections
        | WardVote
        | SettleBonusFrame
        | ChipBonusFrame
        | MajorityChips
        | MayorElection
        | TermEnd
        | AssignOffices
        | NextTerm
        | FinalScoring
    ]
    bag: list[str]
    wards: dict[str, District]
    boxes: dict[str, list[str]]
    """Set-up cubes of the zones that are not open yet."""
    first: int
    garden_return: str
    second_needs_boss: bool
    garden: list[str] = []
    year: int = 1
    mayor: int = NOBODY
    leaders: dict[Colour, list[int]] = {}
    """Who got the majority chips of each colour in the last election."""
