"""The shared pictures: a cap in bytes, scaled ones at once, crisp ones when idle; every state of the device is right."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from hotseat.engine.element import Element
from hotseat.gui.table.faces import Pictures
from hotseat.gui.theme import DARK

from .conftest import Make, game_positions


def test_the_cap_holds_and_the_oldest_go_first(qtbot: QtBot) -> None:
    pictures = Pictures(limit=100 * 100 * 4 * 3)
    for i in range(10):
        pictures.keep(i, "size", QPixmap(100, 100))
        pictures.get(0, "size")
        assert pictures.bytes <= pictures.limit
    assert pictures.get(0, "size") is not None, "used all the time"
    assert pictures.get(9, "size") is not None
    assert pictures.get(1, "size") is None
    assert pictures.rough(1) is None
    assert pictures.rough(9) is not None
    pictures.clear()
    assert (pictures.bytes, len(pictures)) == (0, 0)


def test_a_whole_game_at_many_sizes_stays_below_the_cap(make: Make) -> None:
    scene, view = make()
    scene.studio.pictures.limit = 3 << 20
    for i, elements in enumerate(game_positions("builders", 4)):
        view.resize(800 + 7 * i, 700 + 3 * i)
        scene.show(elements, i % 4)
        assert scene.studio.pictures.bytes <= scene.studio.pictures.limit
    scene.finish()
    assert all(p.picture is not None for p in scene.pieces.values() if not p.hidden)


def test_another_size_is_scaled_at_once_and_crisp_when_idle(make: Make, qtbot: QtBot) -> None:
    scene, _ = make(2)
    scene.show([Element("a", "building", "row/building/0", "inn")], 0)
    piece, inner = scene.pieces["a"], scene.studio.draw
    drawn: list[str] = []
    scene.studio.draw = lambda e, *rest: drawn.append(e.id) or inner(e, *rest)  # type: ignore[method-assign, func-returns-value]
    scene.show([Element("a", "building", "seat0/sites/0", "inn")], 0)
    b = piece.placed.box
    assert drawn == []
    assert piece.picture is not None
    assert (piece.picture.width(), piece.picture.height()) == (b.w, b.h)
    qtbot.waitUntil(lambda: drawn == ["a"], timeout=3000)
    assert (piece.picture.width(), piece.picture.height()) == (b.w, b.h)


def test_high_density_screens_get_more_pixels(make: Make) -> None:
    scene, _ = make()
    scene.show(game_positions("builders", 4)[20], 0)
    scene.rescale(2.0, False)
    scene.finish()
    for piece in scene.pieces.values():
        if not piece.hidden:
            assert piece.picture is not None
            assert piece.picture.devicePixelRatio() == 2.0
            assert piece.picture.width() == 2 * piece.placed.box.w


def test_another_theme_redraws_everything(make: Make) -> None:
    scene, view = make()
    scene.show(game_positions("builders", 4)[20], 0)
    scene.finish()
    light = view.grab().toImage()
    old = {p.id: p.picture for p in scene.pieces.values()}
    scene.restyle(replace(scene.look, theme=DARK, palette={}))
    assert all(p.picture is not old[p.id] for p in scene.pieces.values() if not p.hidden)
    assert view.grab().toImage() != light
