"""Images that are drawn once per size and kept: what is costly and looks the same each time."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

LIMIT = 16 << 20
"""Bytes that are kept; the least recently used go first."""

Draw = Callable[[QPainter, QRectF], None]


class Stamps:
    """A store of images under a byte limit."""

    def __init__(self, limit: int = LIMIT) -> None:
        self.limit, self.bytes = limit, 0
        self._kept: OrderedDict[tuple[Hashable, int, int], QImage] = OrderedDict()

    def image(self, p: QPainter, r: QRectF, key: Hashable, draw: Draw) -> QImage:
        """What `draw` draws into (0, 0, w, h), in the pixels of this painter's device; from the store or drawn now.

        `key` must say everything that `draw` depends on, except the size.
        """
        scale = abs(p.deviceTransform().m11()) or 1.0
        w, h = max(1, round(r.width() * scale)), max(1, round(r.height() * scale))
        full = (key, w, h)
        found = self._kept.get(full)
        if found is not None:
            self._kept.move_to_end(full)
            return found
        out = QImage(w, h, QImage.Format.Format_ARGB32_Premultiplied)
        out.fill(Qt.GlobalColor.transparent)
        q = QPainter(out)
        try:  # a painter that is left open when `draw` fails would end the whole process
            q.setRenderHint(QPainter.RenderHint.Antialiasing)
            q.scale(scale, scale)
            draw(q, QRectF(0, 0, w / scale, h / scale))
        finally:
            q.end()
        self._kept[full] = out
        self.bytes += out.sizeInBytes()
        while self.bytes > self.limit and len(self._kept) > 1:
            self.bytes -= self._kept.popitem(last=False)[1].sizeInBytes()
        return out

    def clear(self) -> None:
        """Forget everything."""
        self._kept.clear()
        self.bytes = 0


STAMPS = Stamps()
"""The store of the whole program."""


def whole(p: QPainter, r: QRectF) -> QRectF:
    """The rectangle moved to whole pixels of the device, so that kept images stay crisp."""
    t = p.deviceTransform()
    k = abs(t.m11()) or 1.0
    dx, dy = t.dx(), t.dy()
    x, y = round(r.x() * k + dx), round(r.y() * k + dy)
    right, bottom = round(r.right() * k + dx), round(r.bottom() * k + dy)
    return QRectF((x - dx) / k, (y - dy) / k, (right - x) / k, (bottom - y) / k)


def stamp(p: QPainter, r: QRectF, key: Hashable, draw: Draw) -> None:
    """Draw something through the store: `draw(q, area)` is called when it is not there in this size yet."""
    r = whole(p, r)
    if r.width() > 0 and r.height() > 0:
        p.drawImage(r, STAMPS.image(p, r, key, draw))
