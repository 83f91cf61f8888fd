"""One element on the table: its picture, its glow, its lift. It decides nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hotseat.engine.element import Element
from hotseat.gui import ink
from hotseat.gui.theme import Theme

from .arrange import Box, Placed
from .faces import canvas
from .packing import Points, within

if TYPE_CHECKING:
    from .scene import TableScene

MARGIN = 8.0
LIFT = 0.07
"""How far a chosen piece is lifted, as a share of its height."""
LIFTED_Z, GLIDING_Z, DRAGGED_Z = 40_000, 20_000, 60_000


@dataclass(frozen=True, slots=True)
class Hint:
    """What can be done with a piece now.

    `state`: "" | "legal" | "refused" | "selected" | "armed" (the next click does it) | "target" (something may be dropped
    on it; not lit). `good`: it would finish or score.
    `tags`: amounts shown on its lower edge, (token name of the layout, number or None).
    """

    state: str = ""
    tags: tuple[tuple[str, int | None], ...] = ()
    good: bool = False


PLAIN = Hint()


class Piece(QGraphicsObject):
    """A piece by its element's id. The scene tells it what it shows and where it rests."""

    def __init__(self, table: TableScene, element: Element, placed: Placed) -> None:
        super().__init__()
        self.table, self.element, self.placed = table, element, placed
        self.box = placed.box
        self.hint = PLAIN
        self.hot = self.moving = False
        self.picture: QPixmap | None = None
        self._veiled: QPixmap | None = None
        self.shown: Any = None
        """What the picture shows, so that only changes are drawn."""
        self.accessible: Any = None
        """Its accessible interface, once somebody asked for it."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemUsesExtendedStyleOption, False)
        self.setPos(self.box.x, self.box.y)

    @property
    def id(self) -> str:
        """The element's id."""
        return self.element.id

    @property
    def mat(self) -> bool:
        """Is it the area of a seat: ground, not a piece to point at?"""
        return self.element.kind == "mat"

    def covers(self, x: float, y: float) -> bool:
        """Does a region cover this point of its box? Any other piece covers all of it."""
        return not self.placed.outline or within(self.placed.outline, x, y)

    @property
    def hidden(self) -> bool:
        """Placed, but without a picture of its own (folded, or under another)."""
        return self.placed.size == "hidden"

    @property
    def rest(self) -> Box:
        """Where it lies when nothing moves: its place, a little higher when chosen."""
        b = self.placed.box
        if self.lifted:
            return Box(b.x, b.y - round(b.h * LIFT), b.w, b.h)
        return b

    @property
    def ground(self) -> bool:
        """Does it lie still, with others on it: the area of a seat, a region of a map, a piece with spots for others?"""
        return self.mat or bool(self.placed.outline) or bool(self.table.layout.kind(self.element.kind).spots)

    @property
    def lifted(self) -> bool:
        """Is it chosen, and raised for that?"""
        return self.hint.state in ("selected", "armed") and not self.ground

    @property
    def still(self) -> bool:
        """Does it lie where it rests?"""
        return not self.moving and self.box == self.rest

    @property
    def rest_z(self) -> int:
        """The z at rest."""
        return self.placed.z + (LIFTED_Z if self.lifted else 0)

    def put(self, box: Box) -> None:
        """Move and resize."""
        if box.w != self.box.w or box.h != self.box.h:
            self.prepareGeometryChange()
        self.box = box
        self.setPos(box.x, box.y)

    def settle(self) -> None:
        """Be where it rests."""
        self.moving = False
        self.put(self.rest)
        self.setZValue(self.rest_z)
        self.setOpacity(1.0)
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-MARGIN, -MARGIN, self.box.w + 2 * MARGIN, self.box.h + 2 * MARGIN)

    def show_picture(self, picture: QPixmap | None) -> None:
        """Show another picture of the face."""
        self.picture, self._veiled = picture, None
        self.update()

    def paint(self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.picture is None:
            return
        state, table = self.hint.state, self.table
        picture = self._veil(self.picture) if state == "refused" and not self.mat else self.picture
        if self.moving or table.zoomed:
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            p.drawPixmap(QRectF(0, 0, self.box.w, self.box.h), picture, QRectF(picture.rect()))
        else:
            p.drawPixmap(0, 0, picture)
        if not self.mat and (self.hot or state in ("legal", "selected", "armed")):
            if self.placed.outline:
                shore = table.studio.frame(self)
                p.drawPixmap(QRectF(0, 0, self.box.w, self.box.h), shore, QRectF(shore.rect()))
            else:
                self._frame(p, table.studio.frame(self))

    def _veil(self, picture: QPixmap) -> QPixmap:
        """The picture slightly greyed, in exactly its shape."""
        if self._veiled is None:
            flat = not self.table.look.theme.textured
            self._veiled = picture.copy()
            p = QPainter(self._veiled)
            p.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            w, h = self._veiled.width(), self._veiled.height()
            p.fillRect(QRectF(0, 0, w, h), ink.colour("#808080", 120) if flat else ink.colour("#463A2C", 58))
            p.end()
        return self._veiled

    def _frame(self, p: QPainter, frame: QPixmap) -> None:
        """Only the four sides of the frame's picture: its empty middle would cost as much as the card."""
        k = frame.devicePixelRatio()
        w, h, side = self.box.w + 2 * MARGIN, self.box.h + 2 * MARGIN, MARGIN + 8
        kx, ky = frame.width() / w, frame.height() / h
        if k != self.table.studio.scale or self.moving or self.table.zoomed:
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for x, y, pw, ph in (
            (0.0, 0.0, w, side),
            (0.0, h - side, w, side),
            (0.0, side, side, h - 2 * side),
            (w - side, side, side, h - 2 * side),
        ):
            p.drawPixmap(
                QRectF(x - MARGIN, y - MARGIN, pw, ph), frame, QRectF(x * kx, y * ky, pw * kx, ph * ky)
            )


def path_of(outline: Points) -> QPainterPath:
    """A polygon as a path."""
    out = QPainterPath()
    out.addPolygon(QPolygonF([QPointF(x, y) for x, y in outline]))
    out.closeSubpath()
    return out


def draw_shore(
    w: float, h: float, scale: float, outline: Points, hint: Hint, hot: bool, theme: Theme
) -> QPixmap:
    """The glow along the inside of a region's border: legal, good, chosen, armed, or just hovered."""
    path = path_of(outline)
    chosen = hint.state in ("selected", "armed")
    bright = theme.good if theme.dark else "#2F8F4E"
    glow = bright if hint.good else theme.focus if hint.state == "armed" else theme.glow
    if hint.state not in ("legal", "selected", "armed"):
        glow = theme.mat_edge
    out = canvas(w, h, scale)
    p = QPainter(out)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setClipPath(path)
    if chosen:
        p.fillPath(path, ink.colour(glow, 60))
    p.setBrush(Qt.BrushStyle.NoBrush)
    wide = (9.0 if chosen else 6.0 if hot else 3.0) * min(1.5, theme.line)
    if hint.state == "legal" or chosen:
        p.setPen(ink.pen(glow, wide + 5, 60))
        p.drawPath(path)
    p.setPen(ink.pen(glow, wide))
    p.drawPath(path)
    if hint.good:  # a double line, for those who can't tell the colours apart
        p.setPen(ink.pen(theme.panel, wide * 0.3))
        p.drawPath(path)
    p.end()
    return out


def draw_frame(w: float, h: float, scale: float, hint: Hint, hot: bool, theme: Theme) -> QPixmap:
    """The glow around a card of w x h, with a margin on every side: legal, good, chosen, armed, or just hovered."""
    out = canvas(w + 2 * MARGIN, h + 2 * MARGIN, scale)
    p = QPainter(out)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    p.setBrush(Qt.BrushStyle.NoBrush)
    r, radius = QRectF(MARGIN, MARGIN, w, h), ink.corner(w, h)
    strong = hot or hint.state in ("selected", "armed")
    if hint.state in ("legal", "selected", "armed"):
        bright = theme.good if theme.dark else "#3FA35B"
        glow = bright if hint.good else theme.focus if hint.state == "armed" else theme.glow
        for out_by, alpha in ((1, 150), (3, 80), (5, 36)) if strong else ((1, 110), (3, 50)):
            p.setPen(QPen(ink.colour(glow, alpha), 2.2))
            p.drawRoundedRect(r.adjusted(-out_by, -out_by, out_by, out_by), radius + out_by, radius + out_by)
        wide = (2.8 if strong else 1.9) * theme.line
        if hint.good:  # a double line, for those who can't tell the colours apart
            p.setPen(QPen(ink.colour(glow), wide))
            p.drawRoundedRect(r.adjusted(4, 4, -4, -4), radius - 3, radius - 3)
        p.setPen(QPen(ink.colour(glow), wide))
    else:
        p.setPen(QPen(ink.colour(theme.mat_edge), 1.6 * theme.line))
    p.drawRoundedRect(r.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
    p.end()
    return out
