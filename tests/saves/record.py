"""Saves of this version, to be kept for ever:  .venv/bin/python tests/saves/record.py

Run it once when a version is finished, and again only while that version is not released. What stands in the folders of
released versions is never changed: every later version must load it (tests/saves/test_saves.py).
"""

from __future__ import annotations

import sys
from pathlib import Path

from hotseat import __version__
from hotseat.engine import registry
from hotseat.engine.game import GameDef, Pack, Setup
from hotseat.session import savefile
from hotseat.session.match import Match, Person

FOLDER = Path(__file__).parent
NAMES = ("Ann", "Ben", "佳慧", "Дмитрий", "Zoë")


def begun(game: GameDef, seats: int, seed: int, bot: int | None = None, pack: Pack | None = None) -> Match:
    people = tuple(Person(NAMES[s], s, "greedy" if s == bot else "") for s in range(seats))
    return Match.new(game, Setup(seats, seed), people, pack)


def advance(match: Match, moves: int) -> Match:
    while match.seat is not None and len(match.moves) < moves:
        match.choose(match.hint())
    return match


def matches(game: GameDef) -> dict[str, Match]:
    """The set-up, the middle, an undone move, house rules, the end; few and many seats, people and bots."""
    low, high = game.seats
    middle = advance(begun(game, high, 2, bot=high - 1), 40)
    undone = advance(begun(game, high, 3), 25)
    undone.undo(by_consent=True)
    over = advance(begun(game, max(low, 2), 4), game.move_limit)
    assert over.over
    return {"begun": begun(game, low, 1), "middle": middle, "undone": undone, "over": over}


def main() -> int:
    folder = FOLDER / __version__
    folder.mkdir(exist_ok=True)
    for name in registry.ids():
        for what, match in matches(registry.find(name)).items():
            savefile.save(match, folder / f"{name}-{what}.hotseat")
    house = Pack("House", (("constants.yaml", "constants:\n  - {id: starting_coins, value: 25}\n"),))
    savefile.save(
        advance(begun(registry.find("builders"), 3, 5, pack=house), 20), folder / "builders-house.hotseat"
    )
    print(f"{len(list(folder.glob('*.hotseat')))} saves in {folder}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
