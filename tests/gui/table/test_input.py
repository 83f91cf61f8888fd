"""Pointing, dragging, focus and zoom through real events; only intents come out."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from hotseat.engine.element import Element
from hotseat.gui.table import Hint, TableScene, TableView

from .conftest import Make, game_positions
from .test_layout import crowded

LEFT = Qt.MouseButton.LeftButton


class Heard:
    """All signals of a scene, in order."""

    def __init__(self, scene: TableScene) -> None:
        self.all: list[tuple[str, ...]] = []
        for name in ("pointed", "lifted", "dropped", "hovered", "focused"):
            getattr(scene, name).connect(self._hear(name))

    def _hear(self, name: str) -> Any:
        return lambda *args: self.all.append((name, *args))

    def of(self, *names: str) -> list[tuple[str, ...]]:
        """Only these signals."""
        return [s for s in self.all if s[0] in names]


def spot(scene: TableScene, view: TableView, id_: str) -> QPoint:
    """A point of the view where this piece is met."""
    found = scene.spot(id_)
    assert found is not None, f"{id_} is covered"
    return view.mapFromScene(found)


def table(make: Make, **more: Any) -> tuple[TableScene, TableView, Heard]:
    scene, view = make(**more)
    scene.show(game_positions("builders", 4)[30], 0)
    return scene, view, Heard(scene)


def own(scene: TableScene, n: int = 0) -> str:
    return [p.id for p in scene.order() if p.placed.area == "seat0"][n]


def test_every_piece_that_is_seen_can_be_clicked(make: Make) -> None:
    scene, view, heard = table(make)
    ids = [p.id for p in scene.order()]
    assert len(ids) > 30
    for id_ in ids:
        QTest.mouseClick(view.viewport(), LEFT, pos=spot(scene, view, id_))
    assert heard.of("pointed", "lifted", "dropped") == [("pointed", i) for i in ids]


def test_a_click_on_a_mat_or_on_nothing_says_nothing(make: Make) -> None:
    scene, view, heard = table(make)
    mat = scene.pieces["seat0"].box
    QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(int(mat.x + mat.w - 5), int(mat.y + 5)))
    QTest.mouseClick(view.viewport(), LEFT, pos=QPoint(2, 2))
    assert heard.of("pointed", "lifted", "dropped") == []


def drag(view: TableView, a: QPoint, b: QPoint) -> None:
    QTest.mousePress(view.viewport(), LEFT, pos=a)
    for k in range(1, 9):
        QTest.mouseMove(view.viewport(), a + (b - a) * (k / 8))
    QApplication.processEvents()
    QTest.mouseRelease(view.viewport(), LEFT, pos=b)


def test_drag_lifts_follows_and_drops_on_a_target(make: Make) -> None:
    scene, view, heard = table(make)
    card = own(scene)
    target = next(p.id for p in scene.order() if p.placed.area == "seat0" and p.element.kind == "building")
    scene.hint({target: Hint("legal")})
    a, b = spot(scene, view, card), spot(scene, view, target)
    QTest.mousePress(view.viewport(), LEFT, pos=a)
    QTest.mouseMove(view.viewport(), a + (b - a) / 2)
    assert heard.of("lifted") == [("lifted", card)]
    centre = scene.pieces[card].sceneBoundingRect().center()
    assert (centre - view.mapToScene(a + (b - a) / 2)).manhattanLength() < 3, "the piece is under the mouse"
    QTest.mouseMove(view.viewport(), b)
    QTest.mouseRelease(view.viewport(), LEFT, pos=b)
    assert heard.of("pointed", "lifted", "dropped") == [("lifted", card), ("dropped", card, target)]
    assert scene.pieces[card].box == scene.pieces[card].placed.box, "nobody took it: back in its place"


@pytest.mark.parametrize(("place", "expected"), [("seat1", "seat1"), ("", "")])
def test_drop_on_a_mat_or_on_the_bare_table(make: Make, place: str, expected: str) -> None:
    """Pieces without a hint are no obstacle: the mat beneath them is meant."""
    scene, view, heard = table(make)
    at = next(p.id for p in scene.order() if p.placed.area == "seat1")
    drag(view, spot(scene, view, own(scene)), spot(scene, view, at) if place else QPoint(3, 3))
    assert heard.of("dropped") == [("dropped", own(scene), expected)]


def test_escape_gives_up_a_drag(make: Make) -> None:
    scene, view, heard = table(make)
    a = spot(scene, view, own(scene))
    QTest.mousePress(view.viewport(), LEFT, pos=a)
    QTest.mouseMove(view.viewport(), a + QPoint(0, -120))
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.mouseRelease(view.viewport(), LEFT, pos=a + QPoint(0, -120))
    assert heard.of("pointed", "dropped") == [("dropped", own(scene), "")]


def test_a_piece_may_vanish_while_it_is_dragged(make: Make) -> None:
    scene, view, heard = table(make)
    card, a = own(scene), spot(scene, view, own(scene))
    QTest.mousePress(view.viewport(), LEFT, pos=a)
    QTest.mouseMove(view.viewport(), a + QPoint(0, -120))
    scene.show([e for e in scene._elements if e.id != card], 0)
    QTest.mouseMove(view.viewport(), a + QPoint(0, -160))
    QTest.mouseRelease(view.viewport(), LEFT, pos=a + QPoint(0, -160))
    assert heard.of("dropped") == []
    assert card not in scene.pieces


def test_hover_tells_and_enlarges_small_faces_at_once(make: Make) -> None:
    scene, view, heard = table(make)
    small = next(p for p in scene.order() if p.placed.size == "small")
    QTest.mouseMove(view.viewport(), spot(scene, view, small.id))
    assert heard.of("hovered")[-1] == ("hovered", small.id)
    sheet = scene._enlarged
    assert sheet.isVisible()
    assert sheet.r.height() >= 230
    assert not sheet.r.intersects(small.mapRectToScene(small.boundingRect()).adjusted(8, 8, -8, -8))
    assert scene.sceneRect().contains(sheet.r)
    QTest.mouseMove(view.viewport(), QPoint(2, 2))
    assert heard.of("hovered")[-1] == ("hovered", "")
    assert not sheet.isVisible()


def test_keyboard_reaches_every_piece_and_points(make: Make) -> None:
    """Tab goes through the areas, arrows to the nearest piece, Home and End to the ends, Enter and Space point."""
    scene, view, heard = table(make)
    view.setFocus()
    areas = []
    for _ in range(5):
        QTest.keyClick(view, Qt.Key.Key_Tab)
        areas.append(scene.pieces[scene.focus_id].placed.area)
    assert areas == ["seat1", "seat2", "seat3", "market", "seat0"]
    QTest.keyClick(view, Qt.Key.Key_Home)
    assert scene.focus_id == own(scene)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert scene.focus_id == own(scene, 1)
    QTest.keyClick(view, Qt.Key.Key_End)
    assert scene.focus_id == own(scene, -1)
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert scene.pieces[scene.focus_id].placed.area == "market"
    QTest.keyClick(view, Qt.Key.Key_Return)
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert heard.of("pointed") == [("pointed", scene.focus_id)] * 2


def test_arrows_alone_reach_every_piece(make: Make) -> None:
    scene, _, _ = table(make)
    start = own(scene)
    reached, todo = {start}, [start]
    while todo:
        here = todo.pop()
        for way in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            scene.focus(here)
            scene.focus_towards(*way)
            if scene.focus_id not in reached:
                reached.add(scene.focus_id)
                todo.append(scene.focus_id)
    assert reached == {p.id for p in scene.order()}


def test_tab_leaves_the_table_at_its_ends(make: Make, qtbot: QtBot) -> None:
    scene, view, _heard = table(make)
    window = QWidget()
    qtbot.addWidget(window)
    layout = QVBoxLayout(window)
    before, after = QLineEdit(), QLineEdit()
    for w in (before, view, after):
        layout.addWidget(w)
    window.resize(900, 800)
    with qtbot.waitExposed(window):
        window.show()
    window.activateWindow()
    before.setFocus()
    QTest.keyClick(before, Qt.Key.Key_Tab)
    assert view.hasFocus()
    assert scene.pieces[scene.focus_id].placed.area == "seat1"
    for _ in range(5):
        QTest.keyClick(view, Qt.Key.Key_Tab)
    assert after.hasFocus()
    assert scene.focus_id == ""
    QTest.keyClick(after, Qt.Key.Key_Backtab)
    assert view.hasFocus()
    assert scene.pieces[scene.focus_id].placed.area == "seat0"
    view.setParent(None)
    qtbot.addWidget(view)


def test_focus_stays_with_its_piece_or_goes_to_the_nearest(make: Make) -> None:
    scene, _, heard = table(make)
    card = own(scene, 1)
    scene.focus(card)
    scene.show(scene._elements, 2)
    assert scene.focus_id == card
    scene.show([e for e in scene._elements if e.id != card], 0)
    assert scene.focus_id != card
    assert scene.pieces[scene.focus_id].placed.area == "seat0"
    assert heard.of("focused")[-1] == ("focused", scene.focus_id)


def test_a_folded_team_opens_by_hover_and_by_focus(make: Make) -> None:
    """Its cards become pieces like all others; it closes when mouse or focus have left it."""
    scene, view = make()
    scene.show(crowded(9, 3, 3), 0)
    heard = Heard(scene)
    (chip,) = scene.arrangement.chips
    member = scene.arrangement.chips[chip].members[4]
    assert scene.pieces[member].hidden
    assert scene.words(chip) == ("area-team: 9", ", ".join(f"name of card/t{i}" for i in range(9)))
    QTest.mouseMove(view.viewport(), spot(scene, view, chip))
    assert scene.pieces[member].box.h >= 230
    QTest.mouseMove(view.viewport(), spot(scene, view, member))
    QTest.mouseClick(view.viewport(), LEFT, pos=spot(scene, view, member))
    assert heard.of("pointed") == [("pointed", member)]
    QTest.mouseMove(view.viewport(), QPoint(450, 740))
    assert scene.pieces[member].hidden
    scene.focus(chip)
    assert not scene.pieces[member].hidden
    scene.focus(member)
    assert not scene.pieces[member].hidden
    scene.focus(
        next(p.id for p in scene.order() if p.placed.area == "seat1" and p.element.kind == "building")
    )
    assert scene.pieces[member].hidden


def wheel(view: TableView, at: QPoint, delta: int) -> None:
    event = QWheelEvent(
        QPointF(at), QPointF(view.mapToGlobal(at)), QPoint(), QPoint(0, delta), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(view.viewport(), event)


def test_wheel_zooms_around_the_mouse_drag_pans_ctrl_0_fits(make: Make) -> None:
    scene, view, heard = table(make)
    at = spot(scene, view, own(scene))
    under = view.mapToScene(at)
    for _ in range(4):
        wheel(view, at, 120)
    assert view.zoom == pytest.approx(1.2**4)
    assert (view.mapToScene(at) - under).manhattanLength() < 3
    QTest.mouseClick(view.viewport(), LEFT, pos=at)
    assert heard.of("pointed") == [("pointed", own(scene))]
    scene.finish()
    assert scene.pieces[own(scene)].picture is not None
    assert scene.pieces[own(scene)].picture.devicePixelRatio() == 2.0
    empty = view.mapFromScene(QPointF(scene.pieces["seat0"].box.x + 500, scene.pieces["seat0"].box.y + 12))
    before = view.mapToScene(QPoint(0, 0))
    QTest.mousePress(view.viewport(), LEFT, pos=empty)
    QTest.mouseMove(view.viewport(), empty + QPoint(60, 40))
    QTest.mouseRelease(view.viewport(), LEFT, pos=empty + QPoint(60, 40))
    moved = before - view.mapToScene(QPoint(0, 0))
    assert moved.x() == pytest.approx(60 / view.zoom, abs=2)
    QTest.keyClick(view, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert view.zoom == 1.0
    assert view.mapToScene(QPoint(0, 0)) == QPointF(0, 0)


def test_touch_tap_points_long_press_enlarges_drag_drops_pinch_zooms(make: Make, qtbot: QtBot) -> None:
    scene, view, heard = table(make)
    device, port = QTest.createTouchDevice(), view.viewport()
    at = spot(scene, view, own(scene))
    QTest.touchEvent(port, device).press(0, at, port).commit()
    QTest.touchEvent(port, device).release(0, at, port).commit()
    assert heard.of("pointed") == [("pointed", own(scene))]
    QTest.touchEvent(port, device).press(0, at, port).commit()
    qtbot.waitUntil(scene._enlarged.isVisible, timeout=3000)
    QTest.touchEvent(port, device).release(0, at, port).commit()
    assert not scene._enlarged.isVisible()
    assert len(heard.of("pointed")) == 1, "a long press does not point"
    QTest.touchEvent(port, device).press(0, at, port).commit()
    for k in range(1, 6):
        QTest.touchEvent(port, device).move(0, at - QPoint(0, 50 * k), port).commit()
    QTest.touchEvent(port, device).release(0, at - QPoint(0, 250), port).commit()
    assert heard.of("dropped") == [("dropped", own(scene), "")]
    a, b = QPoint(300, 300), QPoint(400, 300)
    QTest.touchEvent(port, device).press(0, a, port).press(1, b, port).commit()
    for k in range(1, 6):
        QTest.touchEvent(port, device).move(0, a - QPoint(10 * k, 0), port).move(
            1, b + QPoint(10 * k, 0), port
        ).commit()
    QTest.touchEvent(port, device).release(0, a - QPoint(50, 0), port).release(
        1, b + QPoint(50, 0), port
    ).commit()
    assert view.zoom == pytest.approx(2.0, abs=0.05)
    assert len(heard.of("pointed")) == 1


def test_refused_and_lifted_pieces_are_seen(make: Make) -> None:
    """Each state of a hint changes the piece's picture on the screen; the others stay as they were."""
    scene, view, _ = table(make)
    card = own(scene)
    seen = []
    for state in ("", "legal", "refused", "selected", "armed"):
        scene.hint({card: Hint(state)})
        seen.append(view.grab().toImage())
    assert all(a != b for i, a in enumerate(seen) for b in seen[:i])
    assert scene.pieces[card].box.y < scene.pieces[card].placed.box.y, "lifted"


def test_a_tag_lies_on_its_target_and_goes_with_its_hint(make: Make) -> None:
    scene, _, _ = table(make)
    card = own(scene)
    scene.hint({card: Hint("legal", (("coins", 3), ("actions", 2)), good=True)})
    tag, piece = scene._tags[card], scene.pieces[card]
    assert tag.isVisible()
    assert abs(tag.r.center().x() - piece.sceneBoundingRect().center().x()) <= 1
    assert tag.r.intersects(piece.sceneBoundingRect())
    scene.hint({})
    assert scene._tags == {}
    assert tag.scene() is None


def test_tags_of_a_fan_do_not_cover_each_other(make: Make) -> None:
    """Every card of a tight fan may have a price: each stands at the part of its card that is seen."""
    scene, _ = make()
    fan = [Element(f"t{i}", "worker", f"seat0/team/{i}", f"t{i}", 0) for i in range(9)]
    fan += [Element(f"s{i}", "building", f"seat0/sites/{i}", f"s{i}", 0) for i in range(3)]
    scene.show([Element("seat0", "mat", "seat0", seat=0), *fan], 0)
    scene.hint({e.id: Hint("legal", (("coins", 3),)) for e in fan})
    tags = [scene._tags[e.id].r for e in fan]
    assert not [1 for i, a in enumerate(tags) for b in tags[:i] if a.intersects(b)]
    for e in fan[1:9]:
        point = scene._tags[e.id].r.center()
        assert scene.piece_at(QPointF(point.x(), scene.pieces[e.id].box.y + 60)) is scene.pieces[e.id]


def test_resizing_keeps_all_pieces_inside(make: Make) -> None:
    scene, view, _ = table(make)
    for size in ((811, 704), (1700, 1000), (600, 900), (897, 752)):
        view.resize(*size)
        QApplication.processEvents()
        view.grab()
        assert (scene.width(), scene.height()) == (view.viewport().width(), view.viewport().height())
        assert all(
            scene.sceneRect().contains(p.sceneBoundingRect().adjusted(8, 8, -8, -8))
            for p in scene.pieces.values()
        )
    scene.finish()
    fresh, fresh_view = make()
    fresh.show(scene._elements, 0)
    fresh.finish()
    assert view.grab().toImage() == fresh_view.grab().toImage()


def test_an_exception_in_a_painter_is_not_swallowed(make: Make) -> None:
    scene, _ = make()

    def broken(*_: Any) -> None:
        raise RuntimeError("broken painter")

    scene.studio.painters["worker"] = broken
    with pytest.raises(RuntimeError, match="broken painter"):
        scene.show([Element("x", "worker", "row/worker/0", "x")], 0)
