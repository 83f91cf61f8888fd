"""Makes the painted table readable: the view is a list of its pieces, in the order of the focus.

Qt calls the factory when a screen reader (or a test) asks for an object; the interface lives as long as its piece.
PySide offers no action interface, so acting goes through the keyboard: the piece is focused, Enter points at it.
"""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent, QAccessibleInterface, QAccessibleObject
from PySide6.QtWidgets import QAccessibleWidget

from .piece import Piece

_interfaces: dict[Any, QAccessibleInterface] = {}
_installed = False


class PieceInterface(QAccessibleObject):
    """A piece: name, what can be done with it, where it is."""

    def __init__(self, piece: Piece) -> None:
        super().__init__(piece)
        self.piece = piece

    def _view(self) -> Any:
        return next(iter(self.piece.table.views()), None)

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
        out, piece = QAccessible.State(), self.piece
        out.focusable = out.selectable = True
        out.focused = piece.table.focus_id == piece.id
        out.selected = piece.hint.state in ("selected", "armed")
        out.disabled = piece.hint.state == "refused"
        out.invisible = piece.hidden
        return out

    def text(self, kind: QAccessible.Text) -> str:
        if kind == QAccessible.Text.Name:
            return self.piece.table.words(self.piece.id)[0]
        if kind == QAccessible.Text.Description:
            return self.piece.table.words(self.piece.id)[1]
        return ""

    def rect(self) -> QRect:
        view = self._view()
        if view is None:
            return QRect()
        b = self.piece.box
        r = view.mapFromScene(b.x, b.y, b.w, b.h).boundingRect()
        return QRect(view.viewport().mapToGlobal(r.topLeft()), r.size())


class ViewInterface(QAccessibleWidget):
    """The table: a list of pieces."""

    def __init__(self, view: Any) -> None:
        super().__init__(view, QAccessible.Role.List)
        self.view = view

    def childCount(self) -> int:
        return len(self.view.table.order())

    def child(self, index: int) -> Any:
        order = self.view.table.order()
        return QAccessible.queryAccessibleInterface(order[index]) if 0 <= index < len(order) else None

    def indexOfChild(self, child: Any) -> int:
        piece = child.object() if child is not None else None
        order = self.view.table.order()
        return order.index(piece) if piece in order else -1

    def focusChild(self) -> Any:
        piece = self.view.table.pieces.get(self.view.table.focus_id)
        return QAccessible.queryAccessibleInterface(piece) if piece is not None else None

    def text(self, kind: QAccessible.Text) -> str:
        return str(self.view.accessibleName()) if kind == QAccessible.Text.Name else ""


def _factory(_name: str, thing: Any) -> Any:
    from .view import TableView

    if isinstance(thing, Piece):
        _interfaces[thing] = PieceInterface(thing)
    elif isinstance(thing, TableView):
        _interfaces[thing] = ViewInterface(thing)
        thing.destroyed.connect(_gone)
    else:
        return None
    return _interfaces[thing]


def _gone() -> None:
    """A view was closed: let go of what no longer has an object."""
    for thing in [t for t, i in _interfaces.items() if not i.isValid()]:
        del _interfaces[thing]


def install() -> None:
    """Tell Qt about the interfaces; once per process."""
    global _installed
    if not _installed:
        _installed = True
        QAccessible.installFactory(_factory)


def forget(piece: Piece) -> None:
    """The piece leaves the table: nobody can read it any more."""
    interface = _interfaces.pop(piece, None)
    if interface is not None:
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(interface))


def focus_moved(piece: Piece) -> None:
    """Tell screen readers where the focus is."""
    if QAccessible.isActive():
        QAccessible.updateAccessibility(QAccessibleEvent(piece, QAccessible.Event.Focus))
