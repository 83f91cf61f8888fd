"""What a seat cannot know, dealt anew."""

from __future__ import annotations

from hotseat.engine.chance import Chance
from hotseat.engine.codec import clone

from .data import Catalogue
from .state import State


def determinize(_cat: Catalogue, state: State, _seat: int, chance: Chance) -> State:
    """Both top cards stay, for the decks lie face up (R-TOP); what lies below is shuffled (rules 8)."""
    out = clone(state)
    for deck in (out.building_deck, out.worker_deck):
        below = deck[1:]
        chance.shuffle(below)
        deck[1:] = below
    out.chance = chance.next()
    return out
