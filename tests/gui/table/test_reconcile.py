"""Pieces by id: enter, leave, glide, change; and nothing of another viewer stays when the screen changes hands."""

from __future__ import annotations

import gc

import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hotseat.engine.element import Element
from hotseat.gui.table import Hint, Piece, TableScene

from .conftest import Make, game_positions


def image(scene: TableScene) -> QImage:
    """The scene as it is painted now."""
    out = QImage(int(scene.width()), int(scene.height()), QImage.Format.Format_ARGB32)
    out.fill(0)
    p = QPainter(out)
    scene.render(p)
    p.end()
    return out


def at(id_: str, place: str, kind: str = "worker", **more: object) -> Element:
    return Element(id_, kind, place, id_, **more)  # type: ignore[arg-type]


def test_a_whole_game_ends_as_if_it_had_been_shown_at_once(make: Make) -> None:
    """After many reconciled positions the table is the same as one that shows only the last."""
    walked, _ = make()
    walked.speed = 200
    for elements in game_positions("builders", 4):
        walked.show(elements, 0)
        walked.hint({elements[5].id: Hint("selected")})
    walked.hint({})
    walked.finish()
    fresh, _ = make()
    fresh.show(game_positions("builders", 4)[-1], 0)
    fresh.finish()
    assert set(walked.pieces) == set(fresh.pieces)
    assert image(walked) == image(fresh)


def test_new_ones_enter_gone_ones_leave_moved_ones_glide(make: Make, qtbot: QtBot) -> None:
    scene, _ = make(2)
    scene.show([at("a", "row/worker/0"), at("b", "row/worker/1"), at("n", "next/worker")], 0)
    a, gone = scene.pieces["a"], scene.pieces["b"]
    scene.speed = 200
    start = a.box
    scene.show([at("a", "seat0/team/0", seat=0), at("c", "row/worker/4"), at("n", "next/worker")], 0)
    c, rest = scene.pieces["c"], scene.arrangement.items["a"].box
    assert scene.pieces["a"] is a
    assert a.box == start
    assert c.box == scene.arrangement.items["n"].box, "comes out of the place named by `enter`"
    assert gone.scene() is scene, "still leaving"
    assert "b" not in scene.pieces
    qtbot.waitUntil(lambda: a.box not in (start, rest), timeout=2000)
    qtbot.waitUntil(lambda: a.box == rest and gone.scene() is None, timeout=3000)
    assert (c.box, c.opacity(), c.moving) == (scene.arrangement.items["c"].box, 1.0, False)


def test_a_position_in_mid_glide_starts_from_where_pieces_are(make: Make, qtbot: QtBot) -> None:
    scene, _ = make(2)
    scene.show([at("a", "row/worker/0")], 0)
    scene.speed = 400
    scene.show([at("a", "row/worker/4")], 0)
    a = scene.pieces["a"]
    qtbot.waitUntil(lambda: a.moving and a.box.x > scene.arrangement.spots["row/worker/0"].x, timeout=2000)
    somewhere = a.box
    scene.show([at("a", "row/worker/0")], 0)
    assert a.box == somewhere
    scene.finish()
    assert a.box == scene.arrangement.spots["row/worker/0"]


def test_speed_zero_moves_at_once(make: Make) -> None:
    scene, _ = make(2)
    scene.show([at("a", "row/worker/0"), at("b", "row/worker/1")], 0)
    b = scene.pieces["b"]
    scene.show([at("a", "row/worker/3")], 0)
    assert scene.pieces["a"].box == scene.arrangement.spots["row/worker/3"]
    assert b.scene() is None


def test_one_id_may_change_its_kind(make: Make) -> None:
    """A finished machine becomes a worker: the same piece, another face."""
    scene, _ = make(2)
    scene.show([at("crane", "seat0/sites/0", "building", seat=0)], 0)
    piece, before = scene.pieces["crane"], scene.pieces["crane"].picture
    scene.show([at("crane", "seat0/team/0", "worker", seat=0)], 0)
    assert scene.pieces["crane"] is piece
    assert piece.element.kind == "worker"
    assert piece.picture is not before


def test_only_what_changed_is_drawn(make: Make) -> None:
    scene, _ = make(4)
    elements = game_positions("builders", 4)[30]
    scene.show(elements, 0)
    scene.finish()
    drawn: list[str] = []
    inner = scene.studio.draw
    scene.studio.draw = lambda e, *rest: drawn.append(e.id) or inner(e, *rest)  # type: ignore[method-assign, func-returns-value]
    scene.show(elements, 0)
    assert drawn == []
    scene.show(
        [
            Element(e.id, e.kind, e.place, e.face, e.seat, {"coins": 99}) if e.id == "seat0" else e
            for e in elements
        ],
        0,
    )
    assert drawn == ["seat0"]


def draft(viewer: int | None, position: int = 6) -> tuple[Element, ...]:
    """What a viewer sees of a game with secret hands."""
    from hotseat.engine import registry
    from hotseat.engine.flow import play, settle
    from hotseat.engine.game import Setup

    game, cat = registry.find("draft"), registry.catalogue("draft")
    table = game.table(game.new_game(cat, Setup(3, 5, {o.id: o.default for o in game.options(cat)})), cat)
    ask = settle(table)
    for _ in range(position):
        assert ask is not None
        ask = play(table, ask.seats[0], game.hints(table, ask.seats[0])[0].choice, ask)
    return tuple(game.elements(cat, table.state, viewer))


def test_nothing_of_the_previous_viewer_is_painted(make: Make, qtbot: QtBot) -> None:
    """At every frame after a hand-over the scene looks like one that never had the first viewer's cards."""
    mine, theirs = draft(0), draft(1)
    secret = {e.face for e in mine} - {e.face for e in theirs}
    assert secret, "there is something to hide"
    clean, clean_view = make(3, game="draft", secrets=True)
    clean.speed = 200
    clean.show(theirs, 1)
    scene, view = make(3, game="draft", secrets=True)
    scene.speed = 200
    scene.show(draft(0, 5), 0)
    scene.show(mine, 0)  # in mid-glide
    hidden = next(e for e in mine if e.face in secret)
    scene.hint({hidden.id: Hint("selected", (("coins", 2),))})
    scene.focus(hidden.id)
    scene.enlarge(hidden.id)
    scene.show(theirs, 1)
    for _ in range(12):
        assert image(scene) == image(clean)
        assert view.grab().toImage() == clean_view.grab().toImage()
        qtbot.wait(25)
    assert (scene.focus_id, scene.hover_id) == ("", "")
    assert hidden.id not in {i.id for i in scene.items() if isinstance(i, Piece)}


def test_the_curtain_empties_the_table(make: Make) -> None:
    """After empty() nothing is painted but the bare table top, and nothing can be pointed at or read."""
    bare, _ = make(3, game="draft", secrets=True)
    bare.show(draft(2), 2)
    bare.empty()
    scene, _ = make(3, game="draft", secrets=True)
    scene.speed = 200
    scene.show(draft(0, 5), 0)
    scene.show(draft(0, 6), 0)
    scene.empty()
    assert image(scene) == image(bare)
    assert scene.order() == []
    assert not [i for i in scene.items() if isinstance(i, Piece)]


def test_what_everybody_may_see_stays_when_the_eyes_change(make: Make) -> None:
    """No cut where nothing private was shown and nothing private is; one of both is enough for a cut."""
    scene, _ = make(3, game="draft", secrets=True)
    public, mine, theirs = draft(None), draft(0), draft(1)
    scene.show(public, 0, None, public)
    kept = dict(scene.pieces)
    scene.show(public, 1, None, public)
    assert all(scene.pieces[id_] is piece for id_, piece in kept.items())
    for before, after in ((mine, theirs), (mine, public), (public, theirs)):
        scene.show(before, 0, None, public)
        kept = dict(scene.pieces)
        scene.show(after, 1, None, public)
        assert not any(scene.pieces.get(id_) is piece for id_, piece in kept.items())


def test_without_secrets_another_viewer_glides(make: Make) -> None:
    scene, _ = make(3)
    elements = game_positions("builders", 3)[12]
    scene.show(elements, 0)
    scene.speed = 200
    mine = next(p for p in scene.pieces.values() if p.placed.area == "seat0" and not p.mat and not p.hidden)
    before = mine.box
    scene.show(elements, 1)
    assert mine.box == before
    scene.finish()
    assert mine.box == mine.placed.box != before


@pytest.mark.slow
def test_nothing_grows(make: Make, qtbot: QtBot) -> None:
    """Over 200 reconciles with glides, hints and focus: no item and no Python piece stays behind."""
    scene, view = make(4)
    positions = game_positions("builders", 4)
    scene.speed = 150

    def walk() -> tuple[int, int]:
        for i in range(100):
            elements = positions[i % len(positions)]
            scene.show(elements, i % 4)
            scene.hint({e.id: Hint("legal", (("coins", i),)) for e in elements[::3]})
            scene.focus_area(1 if i % 3 else -1)
            if i % 5 == 0:
                view.grab()
                QApplication.processEvents()
        scene.show(positions[0], 0)
        scene.hint({})
        scene.finish()
        gc.collect()
        return len(scene.items()), sum(isinstance(o, Piece) for o in gc.get_objects())

    assert walk() == walk()
