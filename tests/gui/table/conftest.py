"""A table of The Builders with plain test painters: positions of real games, looked at through the public face."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from pytestqt.qtbot import QtBot

from hotseat.engine import registry
from hotseat.engine.chance import Chance
from hotseat.engine.element import Element
from hotseat.engine.flow import play, settle
from hotseat.engine.game import Setup
from hotseat.gui import ink
from hotseat.gui.table import Layout, TableScene, TableView
from hotseat.gui.theme import LIGHT, SeatLook

SIZES = [(811, 704), (897, 752), (1110, 884), (1450, 1064), (600, 560), (760, 900)]
"""The table in windows of 1280x720, 1366x768, 1600x900, 1920x1080, a small one and an upright one."""


@cache
def game_positions(name: str, seats: int, seed: int = 1) -> tuple[tuple[Element, ...], ...]:
    """The elements of every second position of a game played by hints, as seat 0 sees them."""
    game, cat = registry.find(name), registry.catalogue(name)
    setup = Setup(seats, seed, {o.id: o.default for o in game.options(cat)})
    table, chance, out = game.table(game.new_game(cat, setup), cat), Chance(seed), []
    ask = settle(table)
    while ask is not None and len(out) < 110:
        out.append(tuple(game.elements(cat, table.state, 0)))
        for _ in range(2):
            if ask is not None:
                seat = ask.seats[0]
                best = max(game.hints(table, seat), key=lambda h: h.value + chance.below(100) / 50)
                ask = play(table, seat, best.choice, ask)
    return tuple(out)


def plain(p: QPainter, w: float, h: float, e: Element, facts: Any, look: ink.Look) -> None:
    """A face whose colour depends on what is shown, so that pictures can be told apart."""
    tone = sum(f"{e.kind}{e.face}{sorted(e.badges.items())}{e.marks}".encode()) % 200
    p.fillRect(QRectF(0, 0, w, h), ink.colour(f"#{tone:02X}{(tone * 7) % 255:02X}40"))
    p.drawRect(QRectF(0.5, 0.5, w - 1, h - 1))


def say(id_: str) -> tuple[str, str]:
    """Words of a piece."""
    return f"name of {id_}", f"why of {id_}"


Make = Callable[..., tuple[TableScene, TableView]]


@pytest.fixture
def make(qtbot: QtBot) -> Iterator[Make]:
    """make(seats=4, size=(897, 752), game="builders", secrets=False) -> (scene, view), shown, animation off."""

    def build(
        seats: int = 4, size: tuple[int, int] = (897, 752), game: str = "builders", secrets: bool = False
    ) -> tuple[TableScene, TableView]:
        layout = Layout.read(registry.assets(game))
        looks = tuple(SeatLook.of(n, i) for i, n in enumerate(("Ann", "Ben", "Cho", "Dia", "Eve")[:seats]))
        look = ink.Look(lambda key, **_: key, LIGHT, looks)
        facts = registry.find(game).facts(registry.catalogue(game))
        painters = dict.fromkeys(
            (*layout.kinds, "mat", "deck", "worker", "building", "contest", "card"), plain
        )
        painters.pop("chip", None)
        scene = TableScene(layout, painters, facts, look, secrets=secrets)
        scene.say, scene.speed = say, 0
        view = TableView(scene)
        view.resize(*size)
        qtbot.addWidget(view)
        with qtbot.waitExposed(view):
            view.show()
        return scene, view

    return build
