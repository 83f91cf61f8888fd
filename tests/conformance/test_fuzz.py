"""A thousand games of every game and number of seats, half uniformly at random, half with the game's hints.

Two games of four have the usual options, the other two any values of them.

The default run plays a few of them; `pytest -m fuzz` plays all.
"""

from __future__ import annotations

import pytest

from conformance.cases import choose, pairs, start, varied
from hotseat.engine import registry
from hotseat.engine.chance import Chance
from hotseat.engine.flow import legal, play
from hotseat.engine.game import Setup

CHECKED = 25
"""Moves between two looks at the invariants."""
FEW = 1500
"""Moves that are enough for the default run: short games are played more often, long ones twice."""
BLOCK = 20
"""Games of one test of the long run."""


def _play(name: str, seats: int, seed: int) -> int:
    """Play one game; the number of moves."""
    game = registry.find(name)
    style, chance = ("random", "hints")[seed % 2], Chance(seed)
    options = varied(game, seats, chance) if seed % 4 > 1 else {}
    table, ask = start(game, Setup(seats, seed, options))
    moves = 0
    while ask is not None:
        assert moves < game.move_limit, f"{name}, {seats} seats, seed {seed}: no end after {moves} moves"
        seat = chance.pick(ask.seats)
        assert legal(table, seat), (
            f"{name}, {seats} seats, seed {seed}, move {moves}: nothing is legal at {ask.key}"
        )
        ask = play(table, seat, choose(game, table, seat, style, chance), ask)
        table.events.clear()
        moves += 1
        if moves % CHECKED == 0 or ask is None:
            assert game.invariants(table.cat, table.state) == [], f"seed {seed}, after move {moves}"
    scores = game.scores(table.cat, table.state)
    assert min(s.rank for s in scores) == 1
    return moves


@pytest.mark.parametrize(("name", "seats"), pairs())
def test_a_few_games(name: str, seats: int) -> None:
    seed = moves = 0
    while seed < 2 or (seed < 6 and moves < FEW):
        moves += _play(name, seats, seed)
        seed += 1


@pytest.mark.fuzz
@pytest.mark.parametrize("block", range(1000 // BLOCK))
@pytest.mark.parametrize(("name", "seats"), pairs())
def test_a_thousand_games(name: str, seats: int, block: int) -> None:
    for seed in range(block * BLOCK, (block + 1) * BLOCK):
        assert _play(name, seats, 10_000 + seed) > 0
