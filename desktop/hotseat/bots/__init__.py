"""Players made of software; they know only the engine.

A bot is asked outside the GUI thread, in a thread or another process, on a snapshot of the position in which
everything that its seat can't know was dealt anew: it never sees more than its seat may. The same snapshot and seed
give the same choice.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from hotseat.engine import codec, flow, registry
from hotseat.engine.chance import Chance
from hotseat.engine.game import GameDef, Pack


class Bot(Protocol):
    """A player: one legal choice for `seat`, within the budget as far as it can tell."""

    def choose(self, game: GameDef, cat: Any, table: Any, seat: int, chance: Chance, budget: float) -> Any:
        """`table` is the bot's own, to play on as it likes; `budget` in seconds of thinking."""


class Random:
    """Every legal listed choice is as likely as the others; `verb_first` draws the verb before the choice."""

    def __init__(self, verb_first: bool = False) -> None:
        self.verb_first = verb_first

    def choose(self, game: GameDef, cat: Any, table: Any, seat: int, chance: Chance, budget: float) -> Any:
        """Where one verb has many choices (and another, like passing, has one), `verb_first` keeps games short."""
        choices = flow.legal(table, seat)
        if self.verb_first:
            verb = chance.pick(list(dict.fromkeys(c.verb for c in choices)))
            choices = [c for c in choices if c.verb == verb]
        return chance.pick(choices)


class Greedy:
    """Takes the best of the game's hints; equal ones are drawn by lot."""

    def choose(self, game: GameDef, cat: Any, table: Any, seat: int, chance: Chance, budget: float) -> Any:
        """Hints are legal choices with values; any legal choice when the game has none."""
        hints = game.hints(table, seat)
        if not hints:
            return chance.pick(flow.legal(table, seat))
        best = max(h.value for h in hints)
        return chance.pick([h.choice for h in hints if h.value == best])


BOTS: Mapping[str, Bot] = {"random": Random(), "wander": Random(verb_first=True), "greedy": Greedy()}
"""The bots by name (`bot-<name>`, `bot-<name>-hint`)."""


def snapshot(game: GameDef, cat: Any, state: Any, seat: int, seed: int) -> bytes:
    """The position as this seat may believe it to be, for a bot or a hint."""
    return codec.pack(game.determinize(cat, codec.clone(state), seat, Chance(seed)))


def decide(
    name: str,
    game_id: str,
    blob: bytes,
    seat: int,
    seed: int,
    budget: float = 1.0,
    pack: Pack | None = None,
) -> Any:
    """The choice of the named bot on a `snapshot`. Takes and gives plain data, so it runs in any process."""
    game, cat = registry.find(game_id), registry.catalogue(game_id, pack)
    table = game.table(codec.unpack(blob, game.state_type), cat)
    return BOTS[name].choose(game, cat, table, seat, Chance(seed), budget)
