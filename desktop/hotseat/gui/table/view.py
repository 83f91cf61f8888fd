"""The window on the table: mouse, touch and keyboard become intents; fit, zoom and pan."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QEvent, QPointF, Qt, QTimer
from PySide6.QtGui import QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent, QTouchEvent, QWheelEvent
from PySide6.QtWidgets import QApplication, QGraphicsView, QWidget

from .piece import Piece
from .scene import TableScene

CLOSEST = 4.0
"""The largest zoom; 1 = the whole table fits."""
SHARPEST = 2.0
"""Up to this zoom pictures are drawn as sharp as the screen; beyond, memory is worth more."""
LONG_PRESS = 500
"""Milliseconds a finger must rest to enlarge a card."""
ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}


class TableView(QGraphicsView):
    """Shows a TableScene. The table always has the size of the view; zooming in shows a part of it."""

    def __init__(self, table: TableScene, parent: QWidget | None = None) -> None:
        super().__init__(table, parent)
        self.table = table
        self.zoom = 1.0
        self.accessible: Any = None
        self._pressed: Piece | None = None
        self._start: QPointF | None = None
        self._last = QPointF()
        self._dragging = self._panning = False
        self._fingers: list[QPointF] = []
        self._long_press = QTimer(self)
        self._long_press.setSingleShot(True)
        self._long_press.setInterval(LONG_PRESS)
        self._long_press.timeout.connect(self._held)
        self.setFrameShape(self.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.BoundingRectViewportUpdate)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.NoAnchor)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_AcceptTouchEvents)
        self.setMinimumSize(240, 240)

    # -- size, zoom, pan ---------------------------------------------------------------------------------
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.table.resize(self.viewport().width(), self.viewport().height())
        self._scaled()
        super().resizeEvent(event)

    def zoom_by(self, factor: float, at: QPointF) -> None:
        """Closer or farther, so that the point `at` of the view stays where it is."""
        before = self.mapToScene(at.toPoint())
        self.zoom = min(CLOSEST, max(1.0, self.zoom * factor))
        if self.zoom < 1.02:
            self.zoom = 1.0
        self.resetTransform()
        self.scale(self.zoom, self.zoom)
        moved = self.mapFromScene(before) - at.toPoint()
        self._pan(moved.x(), moved.y())
        self._scaled()

    def fit(self) -> None:
        """The whole table again."""
        self.zoom_by(1 / self.zoom, QPointF(0, 0))

    def _pan(self, dx: float, dy: float) -> None:
        for bar, d in ((self.horizontalScrollBar(), dx), (self.verticalScrollBar(), dy)):
            bar.setValue(bar.value() + round(d))

    def _scaled(self) -> None:
        sharp = min(self.zoom, SHARPEST)
        self.table.rescale(self.devicePixelRatioF() * sharp, self.zoom != 1.0)

    def wheelEvent(self, event: QWheelEvent) -> None:
        steps = event.angleDelta().y() / 120
        if steps:
            self.zoom_by(1.2**steps, event.position())
        event.accept()

    # -- mouse -------------------------------------------------------------------------------------------
    def _scene(self, at: QPointF) -> QPointF:
        return self.mapToScene(at.toPoint())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._down(event.position())
        event.accept()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        self.mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._start is not None:
            self._moved(event.position(), QApplication.startDragDistance())
        else:
            self._hover(event.position())
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            self._up(event.position())
            self._hover(event.position())
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        self.table.hover("")
        self.table.consider_chip(None)
        super().leaveEvent(event)

    def _hover(self, at: QPointF) -> None:
        pos = self._scene(at)
        piece = self.table.piece_at(pos)
        self.table.hover(piece.id if piece is not None else "")
        self.table.consider_chip(pos)
        hand = piece is not None and piece.hint.state in ("legal", "selected", "armed")
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if hand else Qt.CursorShape.ArrowCursor)

    def _down(self, at: QPointF) -> None:
        self._start = self._last = at
        found = self.table.piece_at(self._scene(at))
        self._pressed = found if found is not None and not found.mat else None
        self._dragging = self._panning = False
        if self._pressed is not None:
            self.table.quiet()  # what is chosen next may lie under it
            self.table.focus(self._pressed.id, by_keyboard=False)

    def _moved(self, at: QPointF, slack: float) -> None:
        assert self._start is not None
        if not (self._dragging or self._panning):
            if (at - self._start).manhattanLength() < slack:
                return
            self._long_press.stop()
            piece = self._pressed
            if piece is not None and self.table.holds(piece):
                self._dragging = True
                self.table.lift(piece)
            else:
                self._panning = True
        if self._dragging:
            self.table.drag(self._scene(at))
        else:
            step = self._last - at
            self._pan(step.x(), step.y())
        self._last = at

    def _up(self, at: QPointF | None) -> None:
        piece, dragging, panning = self._pressed, self._dragging, self._panning
        started = self._start is not None
        self._pressed = self._start = None
        self._dragging = self._panning = False
        self._long_press.stop()
        if dragging:
            self.table.drop(self._scene(at) if at is not None else None)
        elif started and not panning and at is not None and piece is not None and self.table.holds(piece):
            self.table.pointed.emit(piece.id)

    # -- touch -------------------------------------------------------------------------------------------
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.TouchBegin, QEvent.Type.TouchUpdate, QEvent.Type.TouchEnd):
            assert isinstance(event, QTouchEvent)
            self._touched(event)
            return True
        if event.type() == QEvent.Type.TouchCancel:
            self._fingers = []
            self._up(None)
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._scaled()
        return bool(super().viewportEvent(event))

    def _touched(self, event: QTouchEvent) -> None:
        points = [p.position() for p in event.points()]
        if len(points) >= 2:
            self._up(None)
            self._pinch(points[:2])
            if event.type() == QEvent.Type.TouchEnd:
                self._fingers = []
        elif event.type() == QEvent.Type.TouchBegin:
            self._down(points[0])
            self._long_press.start()
        elif event.type() == QEvent.Type.TouchEnd:
            self._up(points[0] if not self._fingers else None)
            self._fingers = []
            self.table.enlarge("")
        elif self._start is not None:
            self._moved(points[0], 2.0 * QApplication.startDragDistance())

    def _pinch(self, now: list[QPointF]) -> None:
        before = self._fingers or now
        self._fingers = now
        middle, old = (now[0] + now[1]) / 2, (before[0] + before[1]) / 2
        spread = max(1.0, (before[0] - before[1]).manhattanLength())
        self._pan(old.x() - middle.x(), old.y() - middle.y())
        self.zoom_by(max(1.0, (now[0] - now[1]).manhattanLength()) / spread, middle)

    def _held(self) -> None:
        """A finger rests on a card: show it large; lifting the finger then points at nothing."""
        if self._pressed is not None and not self._dragging:
            self.table.enlarge(self._pressed.id)
            self._pressed = None

    # -- keyboard ----------------------------------------------------------------------------------------
    def keyPressEvent(self, event: QKeyEvent) -> None:
        table, key = self.table, event.key()
        ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        middle = QPointF(self.viewport().rect().center())
        if ctrl and key == Qt.Key.Key_0:
            self.fit()
        elif ctrl and key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.zoom_by(1.2, middle)
        elif ctrl and key == Qt.Key.Key_Minus:
            self.zoom_by(1 / 1.2, middle)
        elif not ctrl and key in ARROWS:
            table.focus_towards(*ARROWS[Qt.Key(key)])
            self._show_focus()
        elif not ctrl and key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            table.focus_end(key == Qt.Key.Key_End)
            self._show_focus()
        elif not ctrl and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and table.focus_id:
            table.focus(table.focus_id)
            table.pointed.emit(table.focus_id)
        elif key == Qt.Key.Key_Escape and self._dragging:
            self._up(None)
        else:
            event.ignore()

    def focusNextPrevChild(self, forward: bool) -> bool:
        """Tab goes from area to area, and leaves the table at its ends."""
        if self.table.focus_area(1 if forward else -1):
            self._show_focus()
            return True
        self.table.focus("")
        return bool(super().focusNextPrevChild(forward))

    def focusInEvent(self, event: QFocusEvent) -> None:
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            if self.table.focus_id:
                self.table.focus(self.table.focus_id)
            else:
                self.table.focus_area(1 if event.reason() == Qt.FocusReason.TabFocusReason else -1)

    def _show_focus(self) -> None:
        piece: Any = self.table.pieces.get(self.table.focus_id)
        if piece is not None and self.zoom > 1:
            self.ensureVisible(piece.sceneBoundingRect(), 20, 20)
