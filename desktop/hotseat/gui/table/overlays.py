"""Small things above the pieces: price tags, focus ring, the enlarged card, labels. Never one item over the scene."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen, QPixmap, QTextDocument, QTextOption
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from hotseat.gui import ink
from hotseat.gui.fonts import font

from .arrange import Box
from .faces import canvas, shadow
from .packing import Points
from .piece import Piece, path_of

if TYPE_CHECKING:
    from .scene import TableScene

SHEET_Z, RING_Z, TAG_Z, ENLARGED_Z = 29_000, 62_000, 63_000, 70_000
ENLARGED = 240.0
"""Height of the enlarged card; more where the table is higher."""
ENLARGED_SHARE = 0.34


class Overlay(QGraphicsItem):
    """A picture at a place; not to be pointed at."""

    def __init__(self, table: TableScene, z: float) -> None:
        super().__init__()
        self.table = table
        self.r = QRectF()
        self.picture: QPixmap | None = None
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        table.addItem(self)

    def boundingRect(self) -> QRectF:
        return self.r

    def show_picture(self, r: QRectF, picture: QPixmap | None) -> None:
        """Show a picture in a rectangle of the scene; None hides it and lets go of it."""
        if picture is None:
            self.picture = None
            self.setVisible(False)
            return
        if r != self.r:
            self.prepareGeometryChange()
            self.r = r
        self.picture = picture
        self.setVisible(True)
        self.update()

    def paint(self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        if self.picture is not None:
            if self.table.zoomed:
                p.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            p.drawPixmap(self.r, self.picture, QRectF(self.picture.rect()))


class Tag(Overlay):
    """The price on a target's lower edge; moves with its piece."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table, TAG_Z)
        self.drawn: Any = None

    def follow(self, piece: Piece, seen: tuple[float, float], taken: Sequence[QRectF]) -> QRectF:
        """Be at the lower edge of the part of the piece that is seen, clear of the other tags; returns where."""
        hint, b, t = piece.hint, piece.box, self.table
        px = round(max(15.0, min(20.0, piece.placed.box.h * 0.12)) * t.text_scale)
        key = (hint.tags, hint.good, hint.state, px, t.studio.scale, t.studio.style)
        if key != self.drawn:
            self.drawn = key
            self.picture = self._draw(hint.tags, hint.good, hint.state == "refused", px)
        assert self.picture is not None
        w = self.picture.width() / self.picture.devicePixelRatio()
        h = self.picture.height() / self.picture.devicePixelRatio()
        x = min(max(0, round((seen[0] + seen[1]) / 2 - w / 2)), max(0, round(t.width() - w)))
        r = QRectF(x, min(round(b.y + b.h - h * 0.62), round(t.height() - h)), w, h)
        while (other := next((o for o in taken if o.intersects(r)), None)) is not None and r.y() > b.y:
            r.moveBottom(other.y() - 1)
        self.show_picture(r, self.picture)
        return r

    def _draw(self, tags: tuple[tuple[str, int | None], ...], good: bool, refused: bool, px: int) -> QPixmap:
        theme, tokens = self.table.look.theme, self.table.layout.tokens
        parts = [(tokens.get(name, name), n) for name, n in tags]
        widths = [ink.token_width(kind, n, px) for kind, n in parts]
        gap, pad = px * 0.28, px * 0.42
        inner = sum(widths) + gap * (len(parts) - 1) + (px + gap if good else 0)
        w, h = round(inner + 2 * pad) + 2, round(px * 1.36) + 2
        out = canvas(w, h, self.table.studio.scale)
        p = QPainter(out)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        r = QRectF(1, 1, w - 2, h - 2)
        p.setPen(QPen(ink.colour(theme.good if good else theme.edge), 2.0 if good else 1.4))
        p.setBrush(ink.colour(theme.panel))
        p.drawRoundedRect(r, r.height() / 2, r.height() / 2)
        x, y = 1 + pad, (h - px) / 2
        if refused:
            p.setOpacity(0.55)
        for (kind, n), wide in zip(parts, widths, strict=True):
            ink.token(p, QRectF(x, y, wide, px), kind, n, theme)
            x += wide + gap
        if good:
            ink.check(p, QRectF(x, y, px, px).adjusted(1, 1, -1, -1), theme.good)
        p.end()
        return out


class FocusRing(QGraphicsItem):
    """Around the piece that has the keyboard."""

    def __init__(self, table: TableScene) -> None:
        super().__init__()
        self.table, self.r = table, QRectF()
        self.outline: Points = ()
        self.setZValue(RING_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        table.addItem(self)

    def follow(self, piece: Piece | None) -> None:
        """Lie around this piece; None hides the ring."""
        self.setVisible(piece is not None)
        if piece is not None:
            b, outline = piece.box, piece.placed.outline
            r = QRectF(b.x - 4, b.y - 4, b.w + 8, b.h + 8)
            if r != self.r or outline != self.outline:
                self.prepareGeometryChange()
                self.r, self.outline = r, outline

    def boundingRect(self) -> QRectF:
        return self.r.adjusted(-4, -4, 4, 4)

    def paint(self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme = self.table.look.theme
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.setBrush(Qt.BrushStyle.NoBrush)
        for colour, width in (("#FFFFFF" if not theme.dark else "#000000", 6.0), (theme.focus, 3.0)):
            p.setPen(QPen(ink.colour(colour), width))
            if self.outline:
                p.drawPath(path_of(self.outline).translated(self.r.x() + 4, self.r.y() + 4))
            else:
                p.drawRoundedRect(self.r, 9, 9)


class Enlarged(Overlay):
    """The card under the mouse or the keyboard, large, with its words below; or the words alone."""

    def __init__(self, table: TableScene) -> None:
        super().__init__(table, ENLARGED_Z)
        self.piece_id = ""

    def show_for(self, piece: Piece | None, words_only: bool = False) -> None:
        """Show it beside this piece; None hides it and forgets the picture."""
        self.piece_id = piece.id if piece is not None else ""
        if piece is None:
            self.show_picture(self.r, None)
            return
        t, b = self.table, piece.placed.box
        name, why = t.words(piece.id)
        if words_only and not (name or why):
            self.show_picture(self.r, None)
            return
        shown = t.studio.large(piece.element)
        if shown is not piece.element:  # a close-up says by itself what it is
            name, words_only = "", False
        h = min(max(ENLARGED, t.height() * ENLARGED_SHARE), t.height() - 16)
        w = round(h * (t.layout.kind(shown.kind).aspect or t.layout.aspect))
        h = 0 if words_only else round(h)
        document = words(name, why, max(w, 220.0), t)
        text_h = round(document.size().height()) if name or why else 0
        wide = round(max(w if h else 0, document.idealWidth() + 8 if text_h else 0))
        edge = 10
        total_w, total_h = wide + 2 * edge, h + text_h + 2 * edge
        out = canvas(total_w + 12, total_h + 12, t.studio.scale)
        p = QPainter(out)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        p.translate(6, 5)
        theme = t.look.theme
        sheet = QRectF(0, 0, total_w, total_h)
        shadow(p, sheet, 12, 5)
        p.setPen(QPen(ink.colour(theme.edge), theme.line))
        p.setBrush(ink.colour(theme.panel))
        p.drawRoundedRect(sheet, 12, 12)
        if h:
            card = t.studio.picture(shown, "full", w, h)
            p.drawPixmap(QRectF(edge + (wide - w) / 2, edge, w, h), card, QRectF(card.rect()))
        if text_h:
            p.translate(edge, edge + h)
            document.drawContents(p)
        p.end()
        x, y = beside(b, total_w + 12, total_h + 12, t.width(), t.height(), below=words_only)
        self.show_picture(QRectF(x, y, total_w + 12, total_h + 12), out)


def words(name: str, why: str, width: float, table: TableScene) -> QTextDocument:
    """Name and reason as a small text of the given width."""
    theme, px = table.look.theme, round(14 * table.text_scale)
    out = QTextDocument()
    out.setDefaultFont(font(px))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    out.setDefaultTextOption(option)
    out.setTextWidth(width)
    lines = []
    if name:
        lines.append(f'<b style="color:{theme.ink}">{escape(name)}</b>')
    if why:
        lines.append(f'<span style="color:{theme.ink2}">{escape(why)}</span>')
    out.setHtml("<br>".join(lines))
    return out


def escape(text: str) -> str:
    """Plain text as HTML."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;").replace("\n", "<br>")


def beside(
    b: Box, w: float, h: float, table_w: float, table_h: float, below: bool = False
) -> tuple[float, float]:
    """Where a sheet of w x h lies: beside the box (or below it), inside the table, not over the box if that can be."""
    if below:
        x = b.x + b.w / 2 - w / 2
        y = b.y + b.h + 8 if b.y + b.h + 8 + h <= table_h else b.y - h - 8
    else:
        right = b.x + b.w + 10 + w <= table_w or b.x - 10 - w < 0
        x = b.x + b.w + 10 if right else b.x - 10 - w
        y = b.y + b.h / 2 - h / 2
    return round(min(max(2, x), max(2, table_w - w - 2))), round(min(max(2, y), max(2, table_h - h - 2)))


class Sheet(QGraphicsItem):
    """The paper under the cards of an opened chip."""

    def __init__(self, table: TableScene) -> None:
        super().__init__()
        self.table, self.box = table, Box(0, 0, 1, 1)
        self.setZValue(SHEET_Z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setVisible(False)
        table.addItem(self)

    def spread(self, box: Box | None) -> None:
        """Lie there; None takes it away."""
        if box is not None:
            self.prepareGeometryChange()
            self.box = box
        self.setVisible(box is not None)

    def boundingRect(self) -> QRectF:
        return QRectF(self.box.x - 6, self.box.y - 6, self.box.w + 12, self.box.h + 14)

    def paint(self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        theme, b = self.table.look.theme, self.box
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        r = QRectF(b.x, b.y, b.w, b.h)
        shadow(p, r, 12, 5)
        p.setPen(QPen(ink.colour(theme.edge), 1.4 * theme.line))
        p.setBrush(ink.colour(theme.mat))
        p.drawRoundedRect(r, 12, 12)


class Label(QGraphicsItem):
    """A line of small text over the cells of a mat."""

    def __init__(self, table: TableScene, key: str, box: Box) -> None:
        super().__init__()
        self.table, self.key, self.box = table, key, box
        self.setZValue(-0.5)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        table.addItem(self)

    def boundingRect(self) -> QRectF:
        return QRectF(self.box.x, self.box.y, max(self.box.w, 40.0), self.box.h)

    def paint(self, p: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        look = self.table.look
        ink.fitted(
            p,
            self.boundingRect(),
            look.text(f"area-{self.key}"),
            13,
            look.theme.ink2,
            bold=True,
            align="left",
            least=9,
        )
