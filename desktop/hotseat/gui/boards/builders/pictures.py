"""Pictures of buildings, machines and people in their frames, drawn once per size and theme and kept."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter, QPen

from hotseat.gui.ink import NO_BRUSH, STAMPS, colour, pen, rounded, whole
from hotseat.gui.theme import Theme

from .buildings import BUILDINGS
from .machines import MACHINES
from .portraits import portrait
from .sketch import Sketch, Style, landscape, paper


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
        return STAMPS.image(
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
    side = min(r.width(), r.height() * 0.94) / r.height()
    part = round(grown.height() * side * (0.08 + 0.84 * built))
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
    p.drawImage(r, STAMPS.image(p, r, (face, theme.name), draw))
