"""What a game looks like: its layout and its painters, found by id and loaded when the game is opened."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from hotseat.engine import registry
from hotseat.engine.game import Pack

from ..ink import Look
from ..panels.announcement import Announced
from ..table import Layout
from ..text import Text
from ..theme import SeatLook, Theme


@dataclass(frozen=True)
class Board:
    """Layout, painters by kind, and the facts printed on the pieces (`kind/face`)."""

    game_id: str
    layout: Layout
    painters: Mapping[str, Any]
    facts: Mapping[str, Mapping[str, Any]]
    drafts: Mapping[str, Any]
    """Question -> class of its draft (panels.drafting)."""
    announced: Announced
    """What is announced (panels.announcement)."""
    walk: Mapping[str, str]
    """Event key -> page of a walk (panels.walk)."""
    quick: Collection[str]
    """Events that pass by themselves on a walk."""

    def text(self, language: str, theme: Theme, seats: tuple[SeatLook, ...] = ()) -> Text:
        """The words of the game."""
        folder = registry.locale(self.game_id)
        return Text(language, self.game_id, seats, self.facts, theme=theme, folders=(folder,))

    def look(self, text: Text, theme: Theme, seats: tuple[SeatLook, ...] = ()) -> Look:
        """What its painters may know beside an element."""
        return Look(text=text, theme=theme, seats=seats, palette=self.layout.colours(theme.name))


def load(game_id: str, pack: Pack | None = None) -> Board:
    """The game's board, with the faces of a pack; read once per process; raises DataError with file:line faults."""
    return _load(game_id, pack)


@lru_cache(maxsize=registry.KEPT)
def _load(game_id: str, pack: Pack | None) -> Board:
    game, cat = registry.find(game_id), registry.catalogue(game_id, pack)
    module = f"hotseat.gui.boards.{game_id}"
    own = import_module(module) if find_spec(module) else None
    painters, drafts, announced = (getattr(own, name, {}) for name in ("PAINTERS", "DRAFTS", "ANNOUNCED"))
    walk, quick = getattr(own, "WALK", {}), getattr(own, "QUICK", ())
    layout = Layout.read(registry.assets(game_id))
    return Board(game_id, layout, painters, game.facts(cat), drafts, announced, walk, quick)
