"""What a screen reader finds: the table is a list of pieces with names, reasons, places, states and actions."""

from __future__ import annotations

import gc

from PySide6.QtGui import QAccessible

from hotseat.gui.table import Hint
from hotseat.gui.table.access import PieceActions

from .conftest import Make, game_positions


def test_the_tree(make: Make) -> None:
    scene, view = make()
    view.setAccessibleName("Table")
    scene.show(game_positions("builders", 4)[30], 0)
    order = scene.order()
    scene.hint({order[3].id: Hint("selected"), order[4].id: Hint("refused")})
    scene.focus(order[5].id)
    root = QAccessible.queryAccessibleInterface(view)
    assert (root.role(), root.text(QAccessible.Text.Name)) == (QAccessible.Role.List, "Table")
    assert root.childCount() == len(order)
    for i, piece in enumerate(order):
        child = root.child(i)
        assert child.text(QAccessible.Text.Name) == f"name of {piece.id}"
        assert child.text(QAccessible.Text.Description) == f"why of {piece.id}"
        assert root.indexOfChild(child) == i
        assert child.rect().width() == piece.box.w
        state = child.state()
        assert (state.focusable, state.selected, state.disabled, state.focused) == (1, i == 3, i == 4, i == 5)
    assert root.focusChild().text(QAccessible.Text.Name) == f"name of {order[5].id}"


def test_actions_point_and_focus(make: Make) -> None:
    scene, view = make()
    scene.show(game_positions("builders", 4)[30], 0)
    heard: list[str] = []
    scene.pointed.connect(heard.append)
    piece = scene.order()[7]
    actions = QAccessible.queryAccessibleInterface(view).child(7).actionInterface()
    press, focus = actions.actionNames()
    actions.doAction(focus)
    assert (scene.focus_id, heard) == (piece.id, [])
    actions.doAction(press)
    assert heard == [piece.id]
    scene.empty()


def actions() -> int:
    """How many pieces can be acted on."""
    gc.collect()
    return sum(isinstance(o, PieceActions) for o in gc.get_objects())


def test_interfaces_go_with_their_pieces(make: Make) -> None:
    scene, view = make()
    positions = game_positions("builders", 4)
    before = actions()

    def walk() -> int:
        for elements in positions[::4]:
            scene.show(elements, 0)
            root = QAccessible.queryAccessibleInterface(view)
            assert all(root.child(i).text(QAccessible.Text.Name) for i in range(root.childCount()))
        scene.show(positions[0], 0)
        return actions()

    assert walk() == walk()
    scene.empty()
    assert actions() == before
    assert QAccessible.queryAccessibleInterface(view).childCount() == 0
