"""What a seat can't know, dealt anew (rules 10)."""

from __future__ import annotations

from hotseat.engine import codec
from hotseat.engine.chance import Chance

from .choices import Program, tile_id
from .data import Catalogue
from .flow.programming import Programming
from .state import State


def determinize(cat: Catalogue, state: State, seat: int, chance: Chance) -> State:
    """The undiscovered planets, the decks, the other's sealed program and the luck to come.

    All piles are sorted first, so the deal depends on nothing but what the seat knows and `chance`.
    """
    new = codec.clone(state)
    unknown = [d for d in new.row if not d.discovered and cat.planets[d.id].fixed == "no"]
    planets = [*(d.id for d in unknown), *new.removed]
    if new.flow:
        planets.sort()
        chance.shuffle(planets)
    for disc in unknown:
        disc.id = planets.pop(0)
    new.removed = planets
    for pile in (new.deck, new.later):
        pile.sort()
        chance.shuffle(pile)
    for frame in new.flow:
        if isinstance(frame, Programming):
            for hidden in frame.sealed:
                if hidden != seat:
                    executed = set(new.players[hidden].executed)
                    tiles = chance.pick([p for p in cat.programs if executed.isdisjoint(p)])
                    frame.sealed[hidden] = Program(tuple(tile_id(hidden, t) for t in tiles))
    new.chance = chance.next()
    return new
