"""One element on the table: its picture, its glow, its lift. It decides nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from hotseat.engine.element import Element
from hotseat.gui import ink

from .arrange import Box, Placed

if TYPE_CHECKING:
    from .scene import TableScene

MARGIN = 8.0
LIFT = 0.07
"""How far a chosen piece is lifted, as a share of its height."""
LIFTED_Z, GLIDING_Z, DRAGGED_Z = 40_000, 20_000, 60_000


@dataclass(frozen=True, slots=True)
class Hint:
    """What can be done with a piece now.

    `state`: "" | "legal" | "refused" | "selected" | "armed" (the next click does it). `good`: it would finish or score.
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

    @property
    def hidden(self) -> bool:
        """Placed, but without a picture of its own (folded, or under another)."""
        return self.placed.size == "hidden"

    @property
    def rest(self) -> Box:
        """Where it lies when nothing moves: its place, a little higher when chosen."""
        b = self.placed.box
        if self.hint.state in ("selected", "armed") and not self.mat:
            return Box(b.x, b.y - round(b.h * LIFT), b.w, b.h)
        return b

    @property
    def rest_z(self) -> int:
        """The z at rest."""
        return self.placed.z + (LIFTED_Z if self.hint.state in ("selected", "armed") and not self.mat else 0)

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

    def paint(self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        picture = self.picture
        if picture is None:
            return
        hint, theme = self.hint, self.table.look.theme
        r = QRectF(0, 0, self.box.w, self.box.h)
        lit = hint.state in ("legal", "selected", "armed")
        chosen = hint.state in ("selected", "armed")
        radius = ink.corner(r.width(), r.height())
        glow = theme.good if hint.good else theme.focus if hint.state == "armed" else theme.glow
        if hint.good and not theme.dark:
            glow = "#3FA35B"
        if lit:  # strokes, not fills: a filled glow costs the area of the card
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setBrush(Qt.BrushStyle.NoBrush)
            for out, alpha in ((1, 150), (3, 80), (5, 36)) if chosen or self.hot else ((1, 110), (3, 50)):
                p.setPen(QPen(ink.colour(glow, alpha), 2.2))
                p.drawRoundedRect(r.adjusted(-out, -out, out, out), radius + out, radius + out)
        if self.moving or self.table.zoomed:
            p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform, not self.mat)
            p.drawPixmap(r, picture, QRectF(picture.rect()))
        else:
            p.drawPixmap(0, 0, picture)
        if lit:
            p.setPen(QPen(ink.colour(glow), (2.6 if chosen or self.hot else 1.8) * theme.line))
            p.drawRoundedRect(r.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
        elif hint.state == "refused" and not self.mat:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(ink.colour("#463A2C" if theme.textured else "#808080", 52 if theme.textured else 110))
            p.drawRoundedRect(r, radius, radius)
        elif self.hot and not self.mat:
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            p.setBrush(Qt.BrushStyle.NoBrush)
            p.setPen(QPen(ink.colour(theme.mat_edge), 1.4 * theme.line))
            p.drawRoundedRect(r.adjusted(0.5, 0.5, -0.5, -0.5), radius, radius)
