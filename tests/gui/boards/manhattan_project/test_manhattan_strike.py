"""An air strike: what both sides lose falls from their aircraft, once, and not where nothing is to move."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from hotseat.engine import registry
from hotseat.engine.element import Element
from hotseat.gui.boards.manhattan_project import PAINTERS
from hotseat.gui.ink import Look, SeatLook
from hotseat.gui.table import Layout, TableScene
from hotseat.gui.text import Text
from hotseat.gui.theme import LIGHT

GAME = "manhattan_project"
SEATS = tuple(SeatLook.of(n, i) for i, n in enumerate(("Ann", "Bob")))


def position(mine: int, theirs: int) -> list[Element]:
    """Fighters of two seats."""
    out = [Element(f"seat{s}", "mat", f"seat{s}", None, s, {"points": 0, "target": 70}) for s in (0, 1)]
    for seat, n in ((0, mine), (1, theirs)):
        place = f"seat{seat}/aircraft/0"
        out.append(Element(f"aircraft/{seat}/fighter", "aircraft", place, "fighter", seat, {"amount": n}))
    return out


@pytest.fixture
def scene(qtbot: QtBot) -> TableScene:
    game, cat = registry.find(GAME), registry.catalogue(GAME)
    facts, layout = game.facts(cat), Layout.read(registry.assets(GAME))
    look = Look(Text("en", GAME, SEATS, facts), LIGHT, SEATS, palette=layout.colours("light"))
    out = TableScene(layout, PAINTERS, facts, look, secrets=True)
    out.resize(897, 752)
    out.speed = 40
    out.show(position(3, 2), 0)
    return out


def test_both_sides_aircraft_fall_and_are_gone(scene: TableScene, qtbot: QtBot) -> None:
    scene.show(position(2, 1), 0)
    assert len(scene.falls) == 2
    qtbot.waitUntil(lambda: len(scene.falls) == 0, timeout=5000)


def test_gains_do_not_fall(scene: TableScene) -> None:
    scene.show(position(5, 2), 0)
    assert len(scene.falls) == 0


def test_nothing_falls_without_animation_or_behind_a_curtain(scene: TableScene) -> None:
    scene.show(position(2, 1), 0)
    scene.empty()
    assert len(scene.falls) == 0
    scene.show(position(2, 1), 1)
    scene.speed = 0
    scene.show(position(1, 0), 1)
    assert len(scene.falls) == 0
