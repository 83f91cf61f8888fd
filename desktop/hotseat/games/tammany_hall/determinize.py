"""What a seat can't know, dealt anew (rules 8)."""

from __future__ import annotations

from hotseat.engine import codec
from hotseat.engine.chance import Chance

from .data import Catalogue
from .flow.election import WardVote, bid_of
from .state import State
from .table import Rules


def determinize(cat: Catalogue, state: State, seat: int, chance: Chance) -> State:
    """The sealed bids of the others and the luck to come; what is in the bag is known, its order is chance itself."""
    new = codec.clone(state)
    table = Rules(new, cat)
    for frame in new.flow:
        if isinstance(frame, WardVote):
            for hidden in sorted(frame.sealed):
                if hidden != seat:
                    usable = table.usable(hidden, frame.ward)
                    size = chance.below(sum(usable.values()) + 1)
                    frame.sealed[hidden] = bid_of(frame.ward, usable, size)
    new.chance = chance.next()
    return new
