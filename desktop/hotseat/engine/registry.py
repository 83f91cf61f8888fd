"""The list of games, found by id and loaded when they are opened; their catalogues are read once per process."""

from __future__ import annotations

import sys
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from .catalogue import Overlay
from .game import GameDef, Pack

IDS = ("builders", "metallum", "tammany_hall", "manhattan_project", "space_missions")
"""The house's games in the order of the home screen, whether or not they are there yet."""

ROOT = Path(getattr(sys, "_MEIPASS", Path(__file__).parents[3]))
ASSETS = ROOT / "assets"

KEPT = 64
"""Catalogues that are kept: one per game, and those with a pack that were used last."""

_added: dict[str, tuple[GameDef, Path]] = {}


class UnknownGame(KeyError):
    """No game of that name."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.name = name

    def __str__(self) -> str:
        return f"there is no game {self.name!r}; the games are {', '.join(ids())}"


def ids() -> tuple[str, ...]:
    """The games that can be played."""
    return (*filter(_is_there, IDS), *_added)


def _is_there(name: str) -> bool:
    """Is the game's package installed? A folder without code, left behind by an older version, is none."""
    spec = find_spec(f"hotseat.games.{name}")
    return spec is not None and spec.origin is not None


def add(game: GameDef, root: Path) -> None:
    """Add a game that is not part of the house; `root` holds its rules_data/ and assets/, laid out like the house's."""
    _added[game.id] = (game, root)


def rules_data(name: str) -> Path:
    """The folder of the game's component facts (*.yaml)."""
    return _root(name) / "rules_data" / name


def assets(name: str) -> Path:
    """The folder of the game's layout.yaml and pictures."""
    return _root(name) / "assets" / name


def locale(name: str) -> Path:
    """The folder that holds `<language>/<id>.ftl` and `<language>/<id>-rules.md` of the game."""
    return _root(name) / "assets" / "locale"


def _root(name: str) -> Path:
    return _added[name][1] if name in _added else ROOT


def find(name: str) -> GameDef:
    """The game of that id; raises UnknownGame."""
    if name in _added:
        return _added[name][0]
    if name not in ids():
        raise UnknownGame(name)
    game: GameDef = import_module(f"hotseat.games.{name}").GAME
    return game


def catalogue(name: str, pack: Pack | None = None) -> Any:
    """The game's catalogue, with the records of a pack laid over it; read once per process. Raises DataError."""
    return _catalogue(name, pack)


@lru_cache(maxsize=KEPT)
def _catalogue(name: str, pack: Pack | None) -> Any:
    return find(name).catalogue(overlay(name, pack, pack.name) if pack else rules_data(name))


def overlay(name: str, pack: Pack, told: str) -> Overlay:
    """The game's facts with the pack's laid over them; faults name the pack's files as `<told>/<game>/<file>`."""
    return Overlay(rules_data(name), told, pack.files)
