"""What a piece has lost falls from it: shot down aircraft, say. Seen once, and never in the way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEasingCurve, QObject, QRectF, QVariantAnimation

from hotseat.engine.element import Element

from .arrange import Box
from .overlays import Overlay

if TYPE_CHECKING:
    from .scene import TableScene

LOST = "-lost"
"""A painter `<kind>-lost` draws what falls; without it the piece itself falls with the number that it lost."""
SLOWER = 5
"""A fall takes so many times as long as a glide."""
DEEP = 1.3
"""How far it falls, in heights of the piece."""
FALLING_Z = 61_000


class Falls(QObject):
    """Everything that is falling now."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table)
        self.table = table
        self._items: list[tuple[Overlay, Box]] = []
        self._time = QVariantAnimation(self)
        self._time.setStartValue(0.0)
        self._time.setEndValue(1.0)
        self._time.setEasingCurve(QEasingCurve.Type.InQuad)
        self._time.valueChanged.connect(self._tick)
        self._time.finished.connect(self.stop)

    def __len__(self) -> int:
        return len(self._items)

    def compare(self, box: Box, before: Element, after: Element) -> None:
        """Let fall what the badge named by the layout has lost."""
        badge = self.table.layout.kind(after.kind).falls
        lost = before.badges.get(badge, 0) - after.badges.get(badge, 0) if badge else 0
        if lost <= 0 or self.table.speed <= 0:
            return
        studio = self.table.studio
        kind = f"{after.kind}{LOST}"
        shown = replace(after, kind=kind if kind in studio.painters else after.kind, badges={badge: lost})
        item = Overlay(self.table, FALLING_Z)
        item.show_picture(QRectF(box.x, box.y, box.w, box.h), studio.picture(shown, "full", box.w, box.h))
        self._items.append((item, box))
        self._time.stop()
        self._time.setDuration(self.table.speed * SLOWER)
        self._time.start()

    def stop(self) -> None:
        """Nothing falls any more."""
        items, self._items = self._items, []
        if self._time.state() != QVariantAnimation.State.Stopped:
            self._time.stop()
        for item, _ in items:
            item.show_picture(QRectF(), None)
            self.table.removeItem(item)

    def _tick(self, k: float) -> None:
        for item, box in self._items:
            item.setPos(0.0, box.h * DEEP * k)
            item.setOpacity(1.0 - k * k)
