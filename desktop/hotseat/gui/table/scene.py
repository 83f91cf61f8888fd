"""Draws the elements of one viewer, reconciled by id. Knows painters and places, no rules; tells only intents."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene

from hotseat.engine.element import Element
from hotseat.gui import ink

from . import access, where
from .arrange import Arrangement, Box, Chip, Placed, arrange, unfold
from .faces import NOTHING, Painter
from .falling import Falls
from .layout import Layout
from .overlays import Enlarged, FocusRing, Label, Sheet, Tag
from .piece import DRAGGED_Z, GLIDING_Z, PLAIN, Hint, Piece
from .studio import Studio

EASY_TO_READ, READABLE = 128.0, 100.0
"""A full face at least so high needs no enlargement; one at least so high can wait for it."""
PATIENCE, DWELL = 700, 400
"""Milliseconds until the words of a large piece appear beside it; until a readable piece is enlarged."""

Say = Callable[[str], tuple[str, str]]
Glide = tuple[Box, Box, float, float]


class TableScene(QGraphicsScene):
    """The table. See the package's docstring for how a screen uses it."""

    pointed = Signal(str)
    lifted = Signal(str)
    dropped = Signal(str, str)
    hovered = Signal(str)
    focused = Signal(str)

    def __init__(
        self,
        layout: Layout,
        painters: Mapping[str, Painter],
        facts: Mapping[str, Mapping[str, Any]],
        look: ink.Look,
        *,
        secrets: bool = False,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        access.install()
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.layout, self.facts, self.secrets = layout, facts, secrets
        self.studio = Studio(layout, painters, facts, look, self)
        self.painters, self.pictures = self.studio.painters, self.studio.pictures
        self.pieces: dict[str, Piece] = {}
        self.arrangement = Arrangement()
        self.viewer: int | None = None
        self.say: Say | None = None
        self.speed = 200
        self.zoomed = False
        self._text_scale = 1.0
        self.hover_id = self.focus_id = self.opened = ""
        self.by_keyboard = False
        self._elements: Sequence[Element] = ()
        self._public = False
        """Is it what everybody may see?"""
        self._focus_seat: int | None = None
        self._hints: dict[str, Hint] = {}
        self._leaving: set[Piece] = set()
        self._moves: dict[Piece, Glide] = {}
        self._tags: dict[str, Tag] = {}
        self._labels: dict[tuple[str, Box], Label] = {}
        self._dragged: Piece | None = None
        self._ring, self._enlarged, self._sheet = FocusRing(self), Enlarged(self), Sheet(self)
        self.falls = Falls(self)
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._tick)
        self._glide.finished.connect(self._landed)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._waited)

    # -- what is shown -----------------------------------------------------------------------------------
    def show(
        self,
        elements: Iterable[Element],
        viewer: int | None,
        focus_seat: int | None = None,
        public: Sequence[Element] = (),
    ) -> None:
        """Show this position: new pieces enter, gone ones leave, moved ones glide.

        With secrets in the game, another viewer than before gets a table that was emptied first, without animation,
        unless it was and is what everybody may see (`public`).
        """
        elements = tuple(elements)
        was_public, self._public = self._public, elements == tuple(public)
        cut = self.secrets and viewer != self.viewer and not (was_public and self._public)
        if cut:
            self.empty()
        animate = not cut and bool(self.pieces) and self.speed > 0
        self._elements, self.viewer, self._focus_seat = elements, viewer, focus_seat
        self._arrange()
        self._lay(animate)

    @property
    def elements(self) -> Sequence[Element]:
        """What is shown."""
        return self._elements

    def amend(self, elements: Iterable[Element]) -> None:
        """Other elements for the same eyes."""
        elements = tuple(elements)
        self.show(elements, self.viewer, self._focus_seat, elements if self._public else ())

    def hint(self, hints: Mapping[str, Hint]) -> None:
        """What can be done with which piece; pieces not named have no hint."""
        self._hints = dict(hints)
        for piece in self.pieces.values():
            self._give_hint(piece)
        self._sync()

    def empty(self) -> None:
        """Everything is gone at once: pieces (fading ones too), hints, focus, enlargement, drag, accessible names."""
        self._glide.stop()
        self.falls.stop()
        self._patience.stop()
        self.studio.stop()
        for piece in [*self.pieces.values(), *self._leaving]:
            self._remove(piece)
        self.pieces.clear()
        self._leaving.clear()
        self._moves.clear()
        self._hints = {}
        self._elements = ()
        self._dragged = None
        self.opened = self.focus_id = ""
        self.by_keyboard = False
        self.hover("")
        self._enlarged.show_for(None)
        self.arrangement = Arrangement()
        self._sheet.spread(None)
        self._sync_labels()
        self._sync()
        self.update()

    def finish(self) -> None:
        """End all animation and draw everything crisp, now."""
        self._glide.stop()
        self.falls.stop()
        self._landed()
        self.studio.sharpen()

    def restyle(self, look: ink.Look) -> None:
        """Other words, colours or names."""
        self.studio.restyle(look)
        for piece in self.pieces.values():
            self.studio.dress(piece)
        for label in self._labels.values():
            label.update()
        self._enlarged.show_for(None)
        self._sync()
        self.update()

    @property
    def look(self) -> ink.Look:
        """Words, colours and seats as they are drawn."""
        return self.studio.look

    @property
    def text_scale(self) -> float:
        """Size of tags and of the words beside the enlarged card, 0.8 to 2."""
        return self._text_scale

    @text_scale.setter
    def text_scale(self, scale: float) -> None:
        self._text_scale = scale
        self._sync()

    def resize(self, width: float, height: float) -> None:
        """The table has another size: everything is laid out anew, without animation."""
        if (width, height) != (self.width(), self.height()):
            self.setSceneRect(0, 0, width, height)
            if self.pieces:
                self._enlarged.show_for(None)
                self._arrange()
                self._lay(False)

    def rescale(self, scale: float, zoomed: bool) -> None:
        """Device pixels per logical pixel of the table; pictures follow when idle."""
        self.zoomed = zoomed
        if scale != self.studio.scale:
            self.studio.scale = scale
            for piece in self.pieces.values():
                self.studio.dress(piece)
            self._follow()
        self.update()

    # -- reconcile ---------------------------------------------------------------------------------------
    def _arrange(self) -> None:
        size = (self.width(), self.height())
        seats = max(1, len(self.look.seats))
        self.arrangement = arrange(
            self.layout, size, self._elements, seats, self.viewer, self._focus_seat, self.facts
        )

    def _lay(self, animate: bool) -> None:
        """Bring the pieces to what the arrangement says."""
        arr = self.arrangement
        wanted = {e.id: e for e in self._elements}
        places = dict(arr.items)
        if self.opened in arr.chips:
            sheet, members = unfold(
                self.layout, arr, arr.chips[self.opened], wanted, (self.width(), self.height())
            )
            places.update(members)
            self._sheet.spread(sheet)
        else:
            self.opened = ""
            self._sheet.spread(None)
        for chip in arr.chips.values():
            wanted[chip.id] = self._chip_element(chip, wanted)
        for id_, n in arr.piles.items():
            wanted[id_] = replace(wanted[id_], badges={**wanted[id_].badges, "count": n})
        moves: dict[Piece, Glide] = {}
        self._glide.stop()
        for piece in self._leaving:
            self._remove(piece)
        self._leaving.clear()
        last = self.pieces.get(self.focus_id)
        for id_ in self.pieces.keys() - wanted.keys():
            self._take_away(self.pieces.pop(id_), animate, moves)
        for id_, element in wanted.items():
            placed = places.get(id_)
            if placed is None:
                continue
            piece = self.pieces.get(id_)
            if piece is None:
                self._bring(element, placed, animate, moves)
            elif not (piece.still and piece.element == element and piece.placed == placed):
                if animate and not piece.hidden:
                    self.falls.compare(piece.box, piece.element, element)
                if piece.element != element or piece.placed != placed:
                    piece.element, piece.placed = element, placed
                self.studio.dress(piece)
                if piece is not self._dragged:
                    self._move(piece, animate, moves)
        for id_ in [i for i in self.pieces if i not in places]:
            self._take_away(self.pieces.pop(id_), False, moves)
        self._moves, self.studio.paused = moves, bool(moves)
        if moves:
            self._glide.setDuration(self.speed)
            self._glide.start()
        self._sync_labels()
        self._keep_focus(last)
        self._sync()
        if self.studio.top_changed(arr, self.width(), self.height()):
            self.update()

    def _bring(self, element: Element, placed: Placed, animate: bool, moves: dict[Piece, Glide]) -> None:
        piece = Piece(self, element, placed)
        self.pieces[element.id] = piece
        self.addItem(piece)
        self.studio.dress(piece)
        self._give_hint(piece)
        if animate and not piece.mat:
            start = self._spot(self.layout.kind(element.kind).enter, element.seat) or placed.box
            piece.put(start)
            piece.setOpacity(0.2)
            piece.setZValue(piece.rest_z + GLIDING_Z)
            piece.moving = True
            moves[piece] = (start, piece.rest, 0.2, 1.0)
        else:
            piece.settle()
        piece.setVisible(not piece.hidden)

    def _move(self, piece: Piece, animate: bool, moves: dict[Piece, Glide]) -> None:
        piece.setVisible(not piece.hidden)
        if animate and not piece.hidden and (piece.box != piece.rest or piece.opacity() < 1):
            piece.setZValue(piece.rest_z + (0 if piece.mat else GLIDING_Z))
            piece.moving = True
            moves[piece] = (piece.box, piece.rest, piece.opacity(), 1.0)
        elif piece.moving or piece.box != piece.rest or piece.zValue() != piece.rest_z:
            piece.settle()

    def _take_away(self, piece: Piece, animate: bool, moves: dict[Piece, Glide]) -> None:
        if piece is self._dragged:
            self._dragged = None
        access.forget(piece)
        if animate and not piece.hidden:
            end = self._spot(self.layout.kind(piece.element.kind).leave, piece.element.seat) or piece.box
            piece.moving = True
            moves[piece] = (piece.box, end, piece.opacity(), 0.0)
            self._leaving.add(piece)
        else:
            self._remove(piece)

    def _remove(self, piece: Piece) -> None:
        access.forget(piece)
        piece.show_picture(None)
        self.removeItem(piece)

    def _spot(self, place: str, seat: int | None) -> Box | None:
        place = place.format(s=seat)
        found = self.arrangement.spots.get(place)
        if found is None and place:
            ids = (e.id for e in self._elements if e.place == place)
            placed = self.arrangement.items.get(next(ids, ""))
            return placed.box if placed else None
        return found

    def _chip_element(self, chip: Chip, elements: Mapping[str, Element]) -> Element:
        sums: dict[str, int] = {"count": len(chip.members)}
        for id_ in chip.members:
            e = elements[id_]
            printed = self.facts.get(f"{e.kind}/{e.face}", NOTHING).get(chip.fact, {})
            for name, n in printed.items() if isinstance(printed, Mapping) else [(chip.fact, printed)]:
                sums[name] = sums.get(name, 0) + (n or 0)
        return Element(chip.id, "chip", chip.id, None, chip.seat, sums)

    def _give_hint(self, piece: Piece) -> None:
        hint = self._hints.get(piece.id, PLAIN)
        if hint == piece.hint:
            return
        piece.hint = hint
        if piece in self._moves:
            start, _, o1, o2 = self._moves[piece]
            self._moves[piece] = (start, piece.rest, o1, o2)
            piece.update()
        elif piece is self._dragged:
            piece.update()
        else:
            piece.settle()

    # -- gliding -----------------------------------------------------------------------------------------
    def drawBackground(self, p: QPainter, rect: QRectF | Any) -> None:
        top = self.studio.top(self.arrangement, self.width(), self.height())
        r = QRectF(rect).intersected(self.sceneRect())
        k = top.devicePixelRatio()
        p.fillRect(rect, ink.colour(self.look.palette.get("board", self.look.theme.board)))
        p.drawPixmap(r, top, QRectF(r.x() * k, r.y() * k, r.width() * k, r.height() * k))

    def _tick(self, k: float) -> None:
        for piece, (a, b, o1, o2) in self._moves.items():
            piece.put(
                Box(
                    a.x + (b.x - a.x) * k, a.y + (b.y - a.y) * k, a.w + (b.w - a.w) * k, a.h + (b.h - a.h) * k
                )
            )
            if o1 != o2:
                piece.setOpacity(o1 + (o2 - o1) * k)
        if self._tags or self.by_keyboard:
            self._follow()

    def _landed(self) -> None:
        moved = [p for p in self._moves if p not in self._leaving]
        self._moves, self.studio.paused = {}, False
        for piece in moved:
            if piece is not self._dragged:
                piece.settle()
        for piece in self._leaving:
            self._remove(piece)
        self._leaving.clear()
        self._follow()

    # -- overlays ----------------------------------------------------------------------------------------
    def _sync(self) -> None:
        """Tags and ring for the pieces that have a price or the keyboard."""
        wanted = [i for i, p in self.pieces.items() if (p.hint.tags or p.hint.good) and not p.hidden]
        for id_ in self._tags.keys() - set(wanted):
            self.removeItem(self._tags.pop(id_))
        for id_ in wanted:
            if self.pieces[id_].hint.tags and id_ not in self._tags:
                self._tags[id_] = Tag(self)
            elif not self.pieces[id_].hint.tags and id_ in self._tags:
                self.removeItem(self._tags.pop(id_))
        self._follow()

    def _follow(self) -> None:
        taken: list[QRectF] = []
        for id_ in sorted(self._tags, key=lambda i: self.pieces[i].box.x):
            taken.append(
                self._tags[id_].follow(
                    self.pieces[id_], where.seen(self.pieces.values(), self.pieces[id_]), taken
                )
            )
        self._ring.follow(self.pieces.get(self.focus_id) if self.by_keyboard else None)

    def _sync_labels(self) -> None:
        wanted = set(self.arrangement.labels)
        for key in self._labels.keys() - wanted:
            self.removeItem(self._labels.pop(key))
        for key in wanted - self._labels.keys():
            self._labels[key] = Label(self, *key)

    def words(self, id_: str) -> tuple[str, str]:
        """Name and description of a piece, for tooltips and the screen reader."""
        chip = self.arrangement.chips.get(id_)
        if chip is not None:
            names = ", ".join(self.words(m)[0] for m in chip.members)
            return f"{self.look.text(f'area-{chip.label}')}: {len(chip.members)}", names
        return self.say(id_) if self.say is not None else ("", "")

    # -- where things are --------------------------------------------------------------------------------
    def piece_at(self, pos: QPointF) -> Piece | None:
        """The topmost piece under a point; a mat only where there is nothing else."""
        return where.topmost(where.under(self.pieces.values(), pos))

    def target_at(self, pos: QPointF, without: Piece | None = None) -> str:
        """Where something dropped here goes: the topmost piece with a hint, else the mat, else nothing ("")."""
        under = [p for p in where.under(self.pieces.values(), pos) if p is not without]
        found = where.topmost([p for p in under if p.hint.state] or [p for p in under if p.mat])
        return found.id if found is not None else ""

    def spot(self, id_: str) -> QPointF | None:
        """A point where a click meets this piece; None when it is wholly covered or not there."""
        piece = self.pieces.get(id_)
        return where.spot(self.pieces.values(), piece) if piece is not None and not piece.hidden else None

    def meant(self, id_: str) -> str:
        """What pointing at a piece is about: itself or, when nothing can be done with it, the piece it lies on."""
        piece = self.pieces.get(id_)
        while piece is not None and not piece.hint.state and ":" in piece.element.place:
            piece = self.pieces.get(piece.element.place.partition(":")[0])
        return piece.id if piece is not None and piece.hint.state else id_

    def holds(self, piece: Piece) -> bool:
        """Is this very piece (still) on the table?"""
        return self.pieces.get(piece.id) is piece

    def order(self) -> list[Piece]:
        """Pieces that can have the focus: by area in the order of the layout, then line by line."""
        return where.order(self.pieces.values(), self.arrangement.areas)

    # -- mouse, as told by the view ----------------------------------------------------------------------
    def hover(self, id_: str) -> None:
        """The mouse rests on this piece, or on none."""
        if id_ == self.hover_id:
            return
        for old_or_new in (self.hover_id, id_):
            piece = self.pieces.get(old_or_new)
            if piece is not None:
                piece.hot = old_or_new == id_
                piece.update()
        self.hover_id = id_
        self._enlarge(id_ if id_ or not self.by_keyboard else self.focus_id)
        self.hovered.emit(id_)

    def consider_chip(self, pos: QPointF | None) -> None:
        """Open the chip under the mouse; close an opened one when the mouse has left it and its cards."""
        over = self.hover_id if self.hover_id in self.arrangement.chips else ""
        if over and over != self.opened:
            self._open(over)
        elif self.opened and not over and not self.by_keyboard:
            chip = self.pieces[self.opened].box
            sheet = self._sheet.box
            near = Box(
                min(chip.x, sheet.x) - 6,
                min(chip.y, sheet.y) - 6,
                max(chip.x + chip.w, sheet.x + sheet.w) - min(chip.x, sheet.x) + 12,
                max(chip.y + chip.h, sheet.y + sheet.h) - min(chip.y, sheet.y) + 12,
            )
            if pos is None or not near.has(pos.x(), pos.y()):
                self._open("")

    def _open(self, chip: str) -> None:
        self.opened = chip
        self._enlarge("")
        self._lay(self.speed > 0)

    def enlarge(self, id_: str) -> None:
        """Show this piece large at once, whatever its size (long press)."""
        piece = self.pieces.get(id_)
        self._patience.stop()
        self._enlarged.show_for(piece if piece is not None and not piece.mat else None)

    def _enlarge(self, id_: str) -> None:
        self._patience.stop()
        piece = self.pieces.get(id_)
        if (
            piece is None
            or piece.mat
            or piece.hidden
            or self._dragged is not None
            or id_ in self.arrangement.chips
        ):
            self._enlarged.show_for(None)
        elif self.layout.kind(piece.element.kind).plain:
            self._enlarged.show_for(None)
            self._patience.start(PATIENCE)
        elif self._hard_to_read(piece, READABLE if id_ == self.hover_id else EASY_TO_READ):
            self._enlarged.show_for(piece)
        else:  # the hand passes over it: what lies beside it is not covered at once
            self._enlarged.show_for(None)
            self._patience.start(DWELL if self._hard_to_read(piece, EASY_TO_READ) else PATIENCE)

    @staticmethod
    def _hard_to_read(piece: Piece, high: float) -> bool:
        return piece.placed.size == "small" or piece.placed.box.h < high

    def _waited(self) -> None:
        """The hand has rested on a piece: a readable one is enlarged, a large one gets its words."""
        piece = self.pieces.get(self.hover_id or (self.focus_id if self.by_keyboard else ""))
        if piece is not None and not piece.mat and self._dragged is None:
            plain = self.layout.kind(piece.element.kind).plain
            self._enlarged.show_for(piece, words_only=plain or not self._hard_to_read(piece, EASY_TO_READ))

    def quiet(self) -> None:
        """Put away what lies beside the piece under the mouse, until the mouse goes to another."""
        self._patience.stop()
        self._enlarged.show_for(None)

    def lift(self, piece: Piece) -> None:
        """A drag begins."""
        self._dragged = piece
        self._moves.pop(piece, None)
        self._enlarge("")
        piece.moving = False
        piece.setOpacity(1.0)
        piece.setZValue(DRAGGED_Z)
        self.lifted.emit(piece.id)

    def drag(self, centre: QPointF) -> None:
        """The dragged piece follows."""
        piece = self._dragged
        if piece is not None:
            b = piece.box
            piece.put(Box(round(centre.x() - b.w / 2), round(centre.y() - b.h / 2), b.w, b.h))
            self._follow()

    def drop(self, pos: QPointF | None) -> None:
        """The drag ends here, or is given up (None); what was not taken elsewhere glides back."""
        piece, self._dragged = self._dragged, None
        if piece is None:
            return
        self.dropped.emit(piece.id, self.target_at(pos, piece) if pos is not None else "")
        if self.holds(piece) and piece not in self._moves and piece.box != piece.rest:
            self._lay(self.speed > 0)

    # -- keyboard ----------------------------------------------------------------------------------------
    def focus(self, id_: str, by_keyboard: bool = True) -> None:
        """Give the focus to a piece, or to none ("", or one that is not there)."""
        id_ = id_ if id_ in self.pieces else ""
        changed = id_ != self.focus_id
        self.focus_id, self.by_keyboard = id_, by_keyboard and bool(id_)
        if by_keyboard:
            if id_ in self.arrangement.chips:
                if self.opened != id_:
                    self._open(id_)
            elif self.opened and id_ not in self.arrangement.chips[self.opened].members:
                self._open("")
            self._enlarge(id_)
        self._follow()
        if changed:
            if id_:
                access.focus_moved(self.pieces[id_])
            self.focused.emit(id_)

    def focus_towards(self, dx: int, dy: int) -> None:
        """The nearest piece in a direction gets the focus."""
        order, now = self.order(), self.pieces.get(self.focus_id)
        if now is None or now.hidden:
            if order:
                self.focus(order[0].id)
            return
        self.focus(where.towards(order, now, dx, dy).id)

    def focus_area(self, step: int) -> bool:
        """Focus goes to the first piece of the next (1) or previous (-1) area; False when there is none."""
        order, now = self.order(), self.pieces.get(self.focus_id)
        areas = list(dict.fromkeys(p.placed.area for p in order))
        if now is None or now.placed.area not in areas:
            i = 0 if step > 0 else len(areas) - 1
        else:
            i = areas.index(now.placed.area) + step
        if not 0 <= i < len(areas):
            return False
        self.focus(next(p.id for p in order if p.placed.area == areas[i]))
        return True

    def focus_end(self, last: bool) -> None:
        """The first or last piece of the area gets the focus."""
        now = self.pieces.get(self.focus_id)
        there = [p for p in self.order() if now is None or p.placed.area == now.placed.area]
        if there:
            self.focus(there[-1 if last else 0].id)

    def _keep_focus(self, last: Piece | None) -> None:
        """Focus stays with its piece; when that is gone it goes to the nearest one of the area, then anywhere."""
        now = self.pieces.get(self.focus_id)
        if self.hover_id and self.hover_id not in self.pieces:
            self.hover("")
        if self._enlarged.piece_id and self._enlarged.piece_id not in self.pieces:
            self._enlarged.show_for(None)
        if not self.focus_id or (now is not None and not now.hidden):
            return
        gone = now or last
        near = where.nearest(self.order(), gone) if gone is not None else None
        self.focus_id = near.id if near is not None else ""
        self.by_keyboard = self.by_keyboard and near is not None
        if near is not None and self.by_keyboard:
            access.focus_moved(near)
        self.focused.emit(self.focus_id)
