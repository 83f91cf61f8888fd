"""Pictures that are drawn once per size and theme and kept: what is costly and never changes."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen

from hotseat.gui.ink import NO_BRUSH, colour, pen, rounded
from hotseat.gui.theme import Theme

from .buildings import BUILDINGS, MACHINES
from .portraits import portrait
from .sketch import Sketch, Style, landscape, paper

LIMIT = 12 << 20
"""Bytes of pictures that are kept; the least recently used go first."""

_kept: OrderedDict[tuple[object, ...], QImage] = OrderedDict()


def kept(p: QPainter, r: QRectF, key: tuple[object, ...], draw: Callable[[QPainter, QRectF], None]) -> QImage:
    """The image of `draw` for a rectangle of this size on this painter's device, from the store or drawn now."""
    scale = p.deviceTransform().m11()
    w, h = max(1, round(r.width() * scale)), max(1, round(r.height() * scale))
    full = (*key, w, h)
    image = _kept.get(full)
    if image is not None:
        _kept.move_to_end(full)
        return image
    image = QImage(w, h, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    q = QPainter(image)
    q.setRenderHint(QPainter.RenderHint.Antialiasing)
    q.scale(scale, scale)
    draw(q, QRectF(0, 0, w / scale, h / scale))
    q.end()
    _kept[full] = image
    total = sum(i.sizeInBytes() for i in _kept.values())
    while total > LIMIT and len(_kept) > 1:
        total -= _kept.popitem(last=False)[1].sizeInBytes()
    return image


def whole(p: QPainter, r: QRectF) -> QRectF:
    """The rectangle moved to whole pixels of the device, so that kept images stay crisp."""
    k = p.deviceTransform().m11() or 1.0
    x, y = round(r.x() * k), round(r.y() * k)
    return QRectF(x / k, y / k, (round(r.right() * k) - x) / k, (round(r.bottom() * k) - y) / k)


def _framed(r: QRectF, theme: Theme, draw: Callable[[QPainter], None]) -> Callable[[QPainter, QRectF], None]:
    """A picture with rounded corners, a thin frame, and as bright as the theme wants it."""

    def inside(q: QPainter, area: QRectF) -> None:
        k = min(r.width(), r.height()) * 0.05
        q.save()
        q.setClipPath(rounded(area, k))
        draw(q)
        if theme.shade < 1:
            q.fillRect(area, colour("#0A0806", round(255 * (1 - theme.shade))))
        q.restore()
        line = 1.0 if theme.textured else 2.0
        q.setBrush(NO_BRUSH)
        q.setPen(
            QPen(colour("#3C2814" if theme.textured else "#000000", 150 if theme.textured else 255), line)
        )
        q.drawPath(rounded(area.adjusted(line / 2, line / 2, -line / 2, -line / 2), k))

    return inside


def _building(q: QPainter, area: QRectF, face: str, style: Style) -> None:
    if style == "plan":
        paper(q, area)
    elif style == "flat":
        q.fillRect(area, colour("#FFFFFF"))
    else:
        landscape(q, area, face)
    side = min(area.width(), area.height())
    sketch = Sketch(q, area.adjusted(side * 0.02, side * 0.06, -side * 0.02, 0), style, face)
    if face in BUILDINGS:
        BUILDINGS[face](sketch)
    else:
        kind, _, size = face.rpartition("_")
        MACHINES[kind](sketch, int(size))


def building(p: QPainter, r: QRectF, face: str, built: float, theme: Theme) -> None:
    """A building or machine: its plan on squared paper, the finished part (0..1) in colour from the ground up."""
    r = whole(p, r)
    if r.width() < 4 or r.height() < 4:
        return

    def image(style: Style) -> QImage:
        area = QRectF(0, 0, r.width(), r.height())
        return kept(
            p, r, (face, style, theme.name), _framed(r, theme, lambda q: _building(q, area, face, style))
        )

    done: Style = "colour" if theme.textured else "flat"
    if built >= 1:
        p.drawImage(r, image(done))
        return
    p.drawImage(r, image("plan"))
    if built <= 0:
        return
    grown = image(done)
    part = round(grown.height() * (0.08 + 0.80 * built))
    cut = grown.height() - part
    y = r.bottom() - r.height() * part / grown.height()
    p.drawImage(QRectF(r.x(), y, r.width(), r.bottom() - y), grown, QRectF(0, cut, grown.width(), part))
    if r.height() >= 44:
        _scaffold(p, r, y, theme)


def _scaffold(p: QPainter, r: QRectF, y: float, theme: Theme) -> None:
    """Poles left and right and the plank the crew stands on."""
    wood = "#7A5430" if theme.textured else "#000000"
    w = max(1.2, r.width() * 0.022)
    p.setPen(pen(wood, w))
    top = max(r.y() + r.height() * 0.05, y - r.height() * 0.10)
    for k in (0.07, 0.93):
        x = r.x() + r.width() * k
        p.drawLine(x, r.bottom() - w, x, top)
    p.setPen(pen("#A9783F" if theme.textured else "#000000", w * 1.5))
    p.drawLine(r.x() + w * 1.5, y, r.right() - w * 1.5, y)


def worker(p: QPainter, r: QRectF, face: str, kind: str, best: str, theme: Theme) -> None:
    """A worker's portrait."""
    r = whole(p, r)
    if r.width() < 4 or r.height() < 4:
        return
    area = QRectF(0, 0, r.width(), r.height())
    draw = _framed(r, theme, lambda q: portrait(q, area, face, kind, best, not theme.textured))
    p.drawImage(r, kept(p, r, (face, theme.name), draw))
