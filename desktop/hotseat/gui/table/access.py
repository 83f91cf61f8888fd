"""Makes the painted table readable: the view is a list of its pieces, in the order of the focus.

Qt calls the factory when a screen reader (or a test) asks for an object. The interface goes with its piece; since PySide
never lets go of the Python half of an interface, that half knows its piece only weakly.
"""

from __future__ import annotations

from typing import Any
from weakref import ref

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleEvent, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget
from shiboken6 import VoidPtr

from .piece import Piece

NOTHING = VoidPtr(0)
_installed = False


class PieceActions(QAccessibleActionInterface):
    """What a screen reader can do with a piece: point at it, or give it the focus."""

    def __init__(self, piece: Piece) -> None:
        super().__init__()
        self._piece = ref(piece)

    def actionNames(self) -> list[str]:
        return [self.pressAction(), self.setFocusAction()]

    def doAction(self, name: str) -> None:
        piece = self._piece()
        if piece is None or not piece.table.holds(piece):
            return
        piece.table.focus(piece.id)
        if name == self.pressAction():
            piece.table.pointed.emit(piece.id)

    def keyBindingsForAction(self, name: str) -> list[str]:
        return ["Return"] if name == self.pressAction() else []


class PieceInterface(QAccessibleObject):
    """A piece: name, what can be done with it, where it is."""

    def __init__(self, piece: Piece) -> None:
        super().__init__(piece)
        self._piece = ref(piece)
        self._actions: PieceActions | None = PieceActions(piece)

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        """The action interface; NOTHING for the others (None or 0 would become a wild pointer in PySide 6.11)."""
        found = self._actions if kind == QAccessible.InterfaceType.ActionInterface else None
        return NOTHING if found is None else found

    def release(self) -> None:
        """The piece is gone."""
        self._actions = None

    def _view(self) -> Any:
        piece = self._piece()
        return next(iter(piece.table.views()), None) if piece is not None else None

    def parent(self) -> Any:
        view = self._view()
        return QAccessible.queryAccessibleInterface(view) if view is not None else None

    def child(self, index: int) -> Any:
        return None

    def childCount(self) -> int:
        return 0

    def indexOfChild(self, child: Any) -> int:
        return -1

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        out, piece = QAccessible.State(), self._piece()
        if piece is None:
            out.invalid = True
            return out
        out.focusable = out.selectable = True
        out.focused = piece.table.focus_id == piece.id
        out.selected = piece.hint.state in ("selected", "armed")
        out.disabled = piece.hint.state == "refused"
        out.invisible = piece.hidden
        return out

    def text(self, kind: QAccessible.Text) -> str:
        piece = self._piece()
        if piece is None or kind not in (QAccessible.Text.Name, QAccessible.Text.Description):
            return ""
        return piece.table.words(piece.id)[kind == QAccessible.Text.Description]

    def rect(self) -> QRect:
        piece, view = self._piece(), self._view()
        if piece is None or view is None:
            return QRect()
        b, k = piece.box, view.zoom
        corner = view.viewport().mapToGlobal(view.mapFromScene(b.x, b.y))
        return QRect(corner, QSize(round(b.w * k), round(b.h * k)))


class ViewInterface(QAccessibleWidget):
    """The table: a list of pieces."""

    def __init__(self, view: Any) -> None:
        super().__init__(view, QAccessible.Role.List)
        self._view = ref(view)

    def _order(self) -> list[Piece]:
        view = self._view()
        return view.table.order() if view is not None else []

    def childCount(self) -> int:
        return len(self._order())

    def child(self, index: int) -> Any:
        order = self._order()
        return QAccessible.queryAccessibleInterface(order[index]) if 0 <= index < len(order) else None

    def indexOfChild(self, child: Any) -> int:
        piece, order = child.object() if child is not None else None, self._order()
        return order.index(piece) if piece in order else -1

    def focusChild(self) -> Any:
        view = self._view()
        piece = view.table.pieces.get(view.table.focus_id) if view is not None else None
        return QAccessible.queryAccessibleInterface(piece) if piece is not None else None

    def text(self, kind: QAccessible.Text) -> str:
        view = self._view()
        return str(view.accessibleName()) if view is not None and kind == QAccessible.Text.Name else ""


def _factory(_name: str, thing: Any) -> Any:
    """The interface of a piece or of the view, kept by the thing itself."""
    from .view import TableView

    if isinstance(thing, Piece):
        thing.accessible = PieceInterface(thing)
    elif isinstance(thing, TableView):
        thing.accessible = ViewInterface(thing)
    else:
        return None
    return thing.accessible


def install() -> None:
    """Tell Qt about the interfaces; once per process."""
    global _installed
    if not _installed:
        _installed = True
        QAccessible.installFactory(_factory)


def forget(piece: Piece) -> None:
    """The piece leaves the table: nobody can read it any more."""
    interface, piece.accessible = piece.accessible, None
    if interface is not None:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(interface))
        interface.release()


def focus_moved(piece: Piece) -> None:
    """Tell screen readers where the focus is."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(piece, QAccessible.Event.Focus))
