"""Golden games: recorded once, played again by every test run. A changed rule shows as a changed digest.

`python -m golden.record [GAME ...]` in the folder of the tests records them anew; say so, and why, in the commit
message. The games are chosen by a fixed seed: every number of seats at random and with the game's hints, every value
of every option, an end by agreement where the game allows it. What luck and hints don't bring about is played by a
script: `scripts/<game>.py` exports SCRIPTS, and COVERED, what the golden games of the game must show.
"""

from __future__ import annotations

import gzip
import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import msgspec

from conformance.cases import choose, start
from hotseat.engine import codec, registry
from hotseat.engine.chance import Chance
from hotseat.engine.flow import Agree, play, why_not
from hotseat.engine.game import GameDef, Setup
from hotseat.engine.offer import Value

HERE = Path(__file__).parent
EVERY = 20
"""Moves between two digests."""
RULEBOOK = {"turn_order": "lower_chooses", "omega_starts": "face_down"}
MORE: dict[str, tuple[tuple[str, int, dict[str, Value]], ...]] = {
    "metallum": (
        *(("hints", seed, {}) for seed in (1, 6, 8, 10)),
        *(("random", seed, RULEBOOK) for seed in (0, 24)),
    ),
}
"""Games by style, seed and options at the lowest number of seats, which together use every component of the box."""


class Golden(msgspec.Struct):
    """A game as it must always go. `digests` are by number of moves made, the last one of the final position."""

    game: str
    rules: int
    style: str
    seats: int
    seed: int
    options: dict[str, Value]
    moves: list[tuple[int, Any]]
    digests: dict[int, str]
    scores: list[dict[str, int]]
    ranks: list[int]


def script(name: str) -> Any:
    """The scripts of a game, None where it has none."""
    module = f"golden.scripts.{name}"
    return import_module(module) if find_spec(module) else None


def policies(name: str) -> dict[str, tuple[int, Callable[[Any, int], Any]]]:
    """Name of a script -> number of seats and (table, seat) -> choice."""
    found = script(name)
    return dict(found.SCRIPTS) if found else {}


def variants(game: GameDef) -> Iterator[tuple[str, str, int, dict[str, Value], int, int]]:
    """(name, style, seats, options, moves until agreement or 0, seed)."""
    for name, style, seats, options, agree_at in _usual(game):
        yield name, style, seats, options, agree_at, 1 + seats
    for style, seed, options in MORE.get(game.id, ()):
        yield f"{game.seats[0]}-{style}-{seed}", style, game.seats[0], options, 0, seed


def _usual(game: GameDef) -> Iterator[tuple[str, str, int, dict[str, Value], int]]:
    low, high = game.seats
    for seats in range(low, high + 1):
        for style in ("random", "hints"):
            yield f"{seats}-{style}", style, seats, {}, 0
    for option in game.options(registry.catalogue(game.id)):
        for value in option.values or (option.low, option.high):
            if value != option.default:
                yield f"{high}-{option.id}-{value}", "hints", high, {option.id: value}, 0
    for name, (seats, _) in policies(game.id).items():
        yield f"{seats}-{name}", name, seats, {}, 0
    for preset in game.presets(registry.catalogue(game.id)):
        yield f"{high}-preset-{preset.id}", "hints", high, dict(preset.options), 0
    yield f"{low}-agreed", "hints", low, {}, 12


def played(
    game: GameDef, style: str, seats: int, options: dict[str, Value], agree_at: int, seed: int
) -> Golden | None:
    """A new recording; None when an agreement was wanted and is not allowed at any question."""
    table, ask = start(game, Setup(seats, seed, options))
    chance, everybody = Chance(seed), Agree(tuple(range(seats)))
    _, chooses = policies(game.id).get(style, (seats, None))
    moves: list[tuple[int, Any]] = []
    digests = {0: codec.digest(table.state)}
    while ask is not None:
        seat = ask.seats[0]
        choice = chooses(table, seat) if chooses else choose(game, table, seat, style, chance)
        if agree_at and len(moves) >= agree_at and why_not(table, seat, everybody, ask) is None:
            choice = everybody
        moves.append((seat, codec.plain(choice)))
        ask = play(table, seat, choice, ask)
        if ask is None or len(moves) % EVERY == 0:
            digests[len(moves)] = codec.digest(table.state)
    if agree_at and moves[-1][1]["do"] != "agree":
        return None
    scores = game.scores(table.cat, table.state)
    results, ranks = [dict(s.keys) for s in scores], [s.rank for s in scores]
    return Golden(game.id, game.rules, style, seats, seed, options, moves, digests, results, ranks)


def read(file: Path) -> Golden:
    golden: Golden = codec.build(codec.from_json(gzip.decompress(file.read_bytes())), Golden)
    return golden


def main(names: list[str]) -> None:
    for name in names or registry.ids():
        game, folder = registry.find(name), HERE / name
        folder.mkdir(exist_ok=True)
        for old in folder.glob("*.json.gz"):
            old.unlink()
        for title, *variant in variants(game):
            golden = played(game, *variant)
            if golden is not None:
                file = folder / f"{title}.json.gz"
                file.write_bytes(gzip.compress(codec.to_json(golden), mtime=0))
                print(f"{file.relative_to(HERE)}: {len(golden.moves)} moves")


if __name__ == "__main__":
    import toys

    toys.register()
    main(sys.argv[1:])
