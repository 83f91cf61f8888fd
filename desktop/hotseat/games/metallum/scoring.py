"""Scores, ranks and what must always be true."""

from __future__ import annotations

from hotseat.engine.game import Score, ScoreRow, ranked

from .data import Catalogue
from .state import State
from .table import BOTH, Rules

ROWS = ("profits", "mining", "discoveries", "modules", "purchases")
"""Where credits come from and go to; `Player.earned` counts them."""


def scores(cat: Catalogue, state: State) -> tuple[Score, ...]:
    """Credits by their sources; ties as the data says: rigs on the planets, printed cost of the planetary modules."""
    table = Rules(state, cat)
    out = []
    for seat in BOTH:
        player = table.player(seat)
        keys = {
            "credits": player.credits,
            "rigs_on_board": table.on_board(seat),
            "planetary_module_printed_cost": table.printed_cost(seat),
        }
        rows = tuple(ScoreRow(key, player.earned.get(key, 0)) for key in ROWS)
        out.append(Score(seat, rows, {name: keys[name] for name in cat.ranking}))
    return ranked(out)


def invariants(cat: Catalogue, state: State) -> list[str]:
    """What is broken in this state; empty = sound."""
    out = []
    for seat, player in enumerate(state.players):
        rigs = [disc.rigs[seat] for disc in state.row]
        if player.supply + sum(rigs) != cat.constants.rigs_per_player or min(player.supply, *rigs) < 0:
            out.append(f"seat {seat} has {player.supply} rigs in the supply and {rigs} on the planets")
        if player.credits < 0 or player.credits != cat.constants.start_credits + sum(player.earned.values()):
            out.append(f"seat {seat} has {player.credits} credits but earned {player.earned}")
        if not 0 <= player.ship < len(state.row) or not state.row[player.ship].discovered:
            out.append(f"the ship of seat {seat} is at {player.ship}, which is not discovered")
        tiles = player.program + player.executed
        if len(set(tiles)) != len(tiles) or not set(tiles) <= set(cat.tiles):
            out.append(f"the tiles of seat {seat} are {tiles}")
    for i, disc in enumerate(state.row):
        if not disc.discovered and (any(disc.rigs) or any(b.planet == i for b in state.modules)):
            out.append(f"{disc.id} is not discovered but carries rigs or modules")
    if sorted([*(d.id for d in state.row), *state.removed]) != sorted(cat.planets):
        out.append(f"the planets are {[d.id for d in state.row]} and {state.removed}")
    cards = [*(m for m in state.market if m), *state.deck, *state.later, *state.discards, *state.out]
    cards += [b.id for b in state.modules] + [m for p in state.players for m in p.cards]
    if sorted(cards) != sorted(cat.modules) or len(state.market) != len(cat.slots):
        out.append(f"the modules are {sorted(cards)}")
    return out
