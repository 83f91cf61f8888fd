"""Every game of the registry at every number of seats, played and recorded once; the laws are read off the records."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec

from hotseat.engine import codec, registry
from hotseat.engine.chance import Chance
from hotseat.engine.element import Element
from hotseat.engine.flow import Ask, Event, Table, legal, play, settle, why_not
from hotseat.engine.game import GameDef, Setup
from hotseat.engine.offer import Value

STYLES = ("random", "hints")
SEED = 20240
SAMPLE = 40
"""Positions of a record that a costly law looks at."""


def games() -> list[str]:
    return list(registry.ids())


def pairs() -> list[tuple[str, int]]:
    """(game, seats) for all games and numbers of seats."""
    found = ((g, registry.find(g).seats) for g in games())
    return [(g, n) for g, (low, high) in found for n in range(low, high + 1)]


def cases() -> list[tuple[str, int, str]]:
    return [(g, n, style) for g, n in pairs() for style in STYLES]


class Step(msgspec.Struct):
    """A decision: the position before, the question, who chose what, what followed."""

    before: bytes
    ask: Ask
    seat: int
    choice: Any
    events: list[Event]
    learned: set[int]


class Record(msgspec.Struct):
    """A whole game."""

    game: GameDef
    cat: Any
    setup: Setup
    opening: list[Event]
    steps: list[Step]
    final: bytes

    def state(self, step: Step) -> Any:
        return codec.unpack(step.before, self.game.state_type)

    def table(self, step: Step) -> Table[Any, Any]:
        return self.game.table(self.state(step), self.cat)

    def sample(self, n: int = SAMPLE) -> list[Step]:
        """At most n steps, evenly spread, the first and the last among them."""
        if len(self.steps) <= n:
            return self.steps
        return [self.steps[i * (len(self.steps) - 1) // (n - 1)] for i in range(n)]

    def view(self, state: Any, viewer: int | None) -> list[Element]:
        return list(self.game.elements(self.cat, state, viewer))

    def viewers(self) -> tuple[int | None, ...]:
        return (*range(self.setup.seats), None)


def choose(game: GameDef, table: Table[Any, Any], seat: int, style: str, chance: Chance) -> Any:
    """A legal choice: uniformly, dials turned now and then, or mostly the best hint."""
    if style == "hints" and chance.below(8):
        return max(game.hints(table, seat), key=lambda h: h.value).choice
    choice = chance.pick(legal(table, seat))
    if choice.facets and chance.below(2):
        for dial in table.state.flow[-1].dials(table, seat, choice.verb):
            turned = choice.turned(dial.facet, chance.pick(dial.values))
            if why_not(table, seat, turned) is None:
                choice = turned
    return choice


def varied(game: GameDef, seats: int, chance: Chance) -> dict[str, Value]:
    """Any values of the options, as far as they go with the number of seats."""
    cat, out = registry.catalogue(game.id), dict[str, Value]()
    for option in game.options(cat):
        value = chance.pick(option.values or tuple(range(option.low, option.high + 1)))
        try:
            game.new_game(cat, Setup(seats, 0, out | {option.id: value}))
        except ValueError:
            continue
        out[option.id] = value
    return out


def start(game: GameDef, setup: Setup) -> tuple[Table[Any, Any], Ask | None]:
    cat = registry.catalogue(game.id)
    table = game.table(game.new_game(cat, setup), cat)
    return table, settle(table)


@cache
def record(
    name: str, seats: int, style: str, seed: int = SEED, options: tuple[tuple[str, Value], ...] = ()
) -> Record:
    """Play a game; fails where nothing legal is listed or the limit of moves is passed."""
    game = registry.find(name)
    cat, chance = registry.catalogue(name), Chance(seed)
    setup = Setup(seats, seed, dict(options))
    table, ask = start(game, setup)
    opening, steps = list(table.events), []
    while ask:
        assert len(steps) < game.move_limit, f"{name}, {seats} seats: more than {game.move_limit} moves"
        seat = chance.pick(ask.seats)
        assert legal(table, seat), f"{name}, move {len(steps)}: nothing legal is listed at {ask.key}"
        before, choice = codec.pack(table.state), choose(game, table, seat, style, chance)
        table.events.clear()
        table.learned.clear()
        after = play(table, seat, choice, ask)
        steps.append(Step(before, ask, seat, choice, list(table.events), set(table.learned)))
        ask = after
    return Record(game, cat, setup, opening, steps, codec.pack(table.state))


def records(name: str, seats: int) -> Iterator[Record]:
    for style in STYLES:
        yield record(name, seats, style)
