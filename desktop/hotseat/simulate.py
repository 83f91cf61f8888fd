"""Whole games played by bots, without a screen."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

import msgspec

from hotseat import bots
from hotseat.engine import codec, flow, registry
from hotseat.engine.chance import Chance
from hotseat.engine.game import GameDef, Setup


class Result(msgspec.Struct, frozen=True):
    """How a game went. `scores` are points by seat, `winners` seats from 0, `digest` the final position's."""

    game: str
    players: int
    seed: int
    moves: int
    scores: list[int]
    winners: list[int]
    digest: str
    seconds: float


def simulate(game: GameDef, setup: Setup, players: Sequence[str], budget: float = 0.1) -> Result:
    """Play one game of the bots named in `players`, in order of seats; the same set-up gives the same game.

    `budget` = seconds of thinking per decision, for bots that think.
    """
    begin = perf_counter()
    cat, chance = registry.catalogue(game.id), Chance(setup.seed)
    table = game.table(game.new_game(cat, setup), cat)
    ask, moves = flow.settle(table), 0
    while ask is not None:
        seat = ask.seats[0]
        choice = decision(game, table.state, seat, players[seat], chance.next(), budget)
        ask = flow.play(table, seat, choice, ask)
        table.events.clear()
        moves += 1
    scores = game.scores(cat, table.state)
    totals, winners = [s.total for s in scores], [s.seat for s in scores if s.rank == 1]
    digest, seconds = codec.digest(table.state), round(perf_counter() - begin, 4)
    return Result(game.id, setup.seats, setup.seed, moves, totals, winners, digest, seconds)


def decision(game: GameDef, state: object, seat: int, bot: str, seed: int, budget: float) -> object:
    """What the bot chooses, knowing only what its seat may."""
    blob = bots.snapshot(game, registry.catalogue(game.id), state, seat, seed)
    return bots.decide(bot, game.id, blob, seat, seed, budget)
