"""Draws the elements of one viewer, reconciled by id. Knows painters and places, no rules; tells only intents."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsScene

from hotseat.engine.element import Element
from hotseat.gui import ink

from . import access
from .arrange import Arrangement, Box, Chip, Placed, arrange, unfold
from .faces import NOTHING, Painter, Pictures, draw, draw_top, paint_chip
from .layout import Layout
from .overlays import Enlarged, FocusRing, Label, Sheet, Tag
from .piece import DRAGGED_Z, GLIDING_Z, PLAIN, Hint, Piece, draw_frame

EASY_TO_READ = 128.0
"""A full face at least this high needs no enlargement."""
PATIENCE = 700
"""Milliseconds until the words of a large piece appear beside it."""
IDLE = 30
"""Milliseconds after which blurred pictures are drawn crisp."""

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
        self.painters: dict[str, Painter] = {"chip": partial(paint_chip, tokens=layout.tokens), **painters}
        self.pieces: dict[str, Piece] = {}
        self.arrangement = Arrangement()
        self.viewer: int | None = None
        self.say: Say | None = None
        self.speed = 200
        self.pictures = Pictures()
        self.style = 0
        self.scale, self.zoomed = 1.0, False
        self._text_scale = 1.0
        self.hover_id = self.focus_id = self.opened = ""
        self.by_keyboard = False
        self._elements: Sequence[Element] = ()
        self._focus_seat: int | None = None
        self._hints: dict[str, Hint] = {}
        self._leaving: set[Piece] = set()
        self._moves: dict[Piece, Glide] = {}
        self._tags: dict[str, Tag] = {}
        self._labels: dict[tuple[str, Box], Label] = {}
        self._blurred: list[str] = []
        self._dragged: Piece | None = None
        self._top: QPixmap | None = None
        self._top_shows: Any = None
        self._ring, self._enlarged, self._sheet = FocusRing(self), Enlarged(self), Sheet(self)
        self._glide = QVariantAnimation(self)
        self._glide.setStartValue(0.0)
        self._glide.setEndValue(1.0)
        self._glide.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._glide.valueChanged.connect(self._tick)
        self._glide.finished.connect(self._landed)
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self._sharpen)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(PATIENCE)
        self._patience.timeout.connect(self._show_words)
        self.look = look
        self.restyle(look)

    # -- what is shown -----------------------------------------------------------------------------------
    def show(self, elements: Iterable[Element], viewer: int | None, focus_seat: int | None = None) -> None:
        """Show this position: new pieces enter, gone ones leave, moved ones glide.

        With secrets in the game, another viewer than before gets a table that was emptied first, without animation.
        """
        cut = self.secrets and viewer != self.viewer
        if cut:
            self.empty()
        animate = not cut and bool(self.pieces) and self.speed > 0
        self._elements, self.viewer, self._focus_seat = tuple(elements), viewer, focus_seat
        self._arrange()
        self._lay(animate)

    def hint(self, hints: Mapping[str, Hint]) -> None:
        """What can be done with which piece; pieces not named have no hint."""
        self._hints = dict(hints)
        for piece in self.pieces.values():
            self._give_hint(piece)
        self._sync()

    def empty(self) -> None:
        """Everything is gone at once: pieces (fading ones too), hints, focus, enlargement, drag, accessible names."""
        self._glide.stop()
        self._idle.stop()
        self._patience.stop()
        for piece in [*self.pieces.values(), *self._leaving]:
            self._remove(piece)
        self.pieces.clear()
        self._leaving.clear()
        self._moves.clear()
        self._blurred.clear()
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
        self._landed()
        while self._blurred:
            self._sharpen()
        self._idle.stop()

    def restyle(self, look: ink.Look) -> None:
        """Other words, colours or names."""
        palette = look.palette or self.layout.colours(look.theme.name)
        self.look = replace(look, palette=palette)
        self._looks = {size: replace(self.look, size=size) for size in ("full", "small")}
        self.style += 1
        self.pictures.clear()
        self._top = None
        for piece in self.pieces.values():
            self._picture(piece)
        for label in self._labels.values():
            label.update()
        self._enlarged.show_for(None)
        self._sync()
        self.update()

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
        if scale != self.scale:
            self.scale = scale
            for piece in self.pieces.values():
                self._picture(piece)
            self._start_idle()
        self.update()

    # -- reconcile ---------------------------------------------------------------------------------------
    def _arrange(self) -> None:
        size = (self.width(), self.height())
        seats = max(1, len(self.look.seats))
        self.arrangement = arrange(self.layout, size, self._elements, seats, self.viewer, self._focus_seat)

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
            else:
                if piece.element != element or piece.placed != placed:
                    piece.element, piece.placed = element, placed
                self._picture(piece)
                if piece is not self._dragged:
                    self._move(piece, animate, moves)
        for id_ in [i for i in self.pieces if i not in places]:
            self._take_away(self.pieces.pop(id_), False, moves)
        self._moves = moves
        if moves:
            self._glide.setDuration(self.speed)
            self._glide.start()
        self._start_idle()
        self._sync_labels()
        self._keep_focus(last)
        self._sync()
        self._check_top()

    def _bring(self, element: Element, placed: Placed, animate: bool, moves: dict[Piece, Glide]) -> None:
        piece = Piece(self, element, placed)
        self.pieces[element.id] = piece
        self.addItem(piece)
        self._picture(piece)
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

    # -- pictures ----------------------------------------------------------------------------------------
    def picture(self, e: Element, size: str, w: float, h: float) -> QPixmap:
        """A crisp face, from the shared pictures or drawn now."""
        what, exact = self._what(e, size), (w, h, self.scale)
        found = self.pictures.get(what, exact)
        if found is None:
            found = self._draw(e, size, w, h)
            self.pictures.keep(what, exact, found)
        return found

    @staticmethod
    def _what(e: Element, size: str) -> tuple[Any, ...]:
        return e.kind, e.face, e.seat, tuple(e.badges.items()), e.marks, size

    def _draw(self, e: Element, size: str, w: float, h: float) -> QPixmap:
        painter = self.painters.get(e.kind) or self.painters["chip"]
        facts = self.facts.get(f"{e.kind}/{e.face}", NOTHING)
        return draw(painter, w, h, self.scale, e, facts, self._looks["small" if size == "small" else "full"])

    def _picture(self, piece: Piece, crisp: bool = False) -> None:
        """Give the piece its picture. One that exists in another size is scaled at once and drawn crisp when idle."""
        if piece.hidden:
            piece.show_picture(None)
            piece.shown = None
            return
        e, size, b = piece.element, piece.placed.size, piece.placed.box
        shown = (self._what(e, size), b.w, b.h, self.scale, self.style)
        if shown == piece.shown and not crisp:
            return
        piece.shown = shown
        if piece.mat:  # large and always changing: not worth keeping for others
            piece.show_picture(self._draw(e, size, b.w, b.h))
            return
        found = self.pictures.get(shown[0], (b.w, b.h, self.scale))
        rough = None if crisp or found is not None else self.pictures.rough(shown[0])
        if rough is not None:
            found = rough.scaled(
                max(1, round(b.w * self.scale)),
                max(1, round(b.h * self.scale)),
                Qt.AspectRatioMode.IgnoreAspectRatio,
                Qt.TransformationMode.SmoothTransformation,
            )
            found.setDevicePixelRatio(self.scale)
            self._blurred.append(piece.id)
        piece.show_picture(found if found is not None else self.picture(e, size, b.w, b.h))

    def frame(self, piece: Piece) -> QPixmap:
        """The glow around a piece, shared by all of its size and state."""
        hint, b = piece.hint, piece.placed.box
        what = ("frame", hint.state, hint.good, piece.hot)
        exact = (b.w, b.h, self.scale)
        found = self.pictures.get(what, exact)
        if found is None:
            found = draw_frame(b.w, b.h, self.scale, hint, piece.hot, self.look.theme)
            self.pictures.keep(what, exact, found)
        return found

    def _start_idle(self) -> None:
        if self._blurred and not self._idle.isActive():
            self._idle.start(IDLE)

    def _sharpen(self) -> None:
        """Draw one blurred picture crisp, then let the window breathe."""
        if self._moves:
            self._idle.start(IDLE)
            return
        while self._blurred:
            piece = self.pieces.get(self._blurred.pop())
            if piece is not None and not piece.hidden:
                self._picture(piece, crisp=True)
                break
        if self._blurred:
            self._idle.start(0)

    def _check_top(self) -> None:
        """The table top is drawn anew only when panels or slots are others than before."""
        panels = [p for p in self.arrangement.panels if p.style != "mat"]
        shows = (panels, self.arrangement.slots, self.width(), self.height())
        if shows != self._top_shows:
            self._top_shows, self._top = shows, None
            self.update()

    def drawBackground(self, p: QPainter, rect: QRectF | Any) -> None:
        top, scale = self._top, self.scale
        if top is None or top.devicePixelRatio() < scale:
            arr = self.arrangement
            top = draw_top(self.layout, arr, self.painters, self.look, self.width(), self.height(), scale)
            self._top = top
        r = QRectF(rect).intersected(self.sceneRect())
        k = top.devicePixelRatio()
        p.fillRect(rect, ink.colour(self.look.palette.get("board", self.look.theme.board)))
        p.drawPixmap(r, top, QRectF(r.x() * k, r.y() * k, r.width() * k, r.height() * k))

    # -- gliding -----------------------------------------------------------------------------------------
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
        self._moves = {}
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
            taken.append(self._tags[id_].follow(self.pieces[id_], self._seen(self.pieces[id_]), taken))
        self._ring.follow(self.pieces.get(self.focus_id) if self.by_keyboard else None)

    def _seen(self, piece: Piece) -> tuple[float, float]:
        """From where to where a piece is not covered by its neighbours, from left to right."""
        b, z, area = piece.box, piece.zValue(), piece.placed.area
        left, right = b.x, b.x + b.w
        for other in self.pieces.values():
            o = other.box
            if other.hidden or other.placed.area != area or other.zValue() <= z or abs(o.y - b.y) > b.h / 2:
                continue
            if o.x <= left < o.x + o.w < right - 4:
                left = o.x + o.w
            elif left + 4 < o.x < right <= o.x + o.w:
                right = o.x
        return left, right

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
    def piece_at(self, pos: QPointF, without: Piece | None = None) -> Piece | None:
        """The topmost piece under a point; a mat only where there is nothing else."""
        x, y = pos.x(), pos.y()
        under = [p for p in self.pieces.values() if p is not without and not p.hidden and p.box.has(x, y)]
        return max(under, key=lambda p: (not p.mat, p.zValue()), default=None)

    def target_at(self, pos: QPointF, without: Piece | None = None) -> str:
        """Where something dropped here goes: the topmost piece with a hint, else the mat, else nothing ("")."""
        x, y = pos.x(), pos.y()
        under = [p for p in self.pieces.values() if p is not without and not p.hidden and p.box.has(x, y)]
        hinted = [p for p in under if p.hint.state]
        found = max(hinted, key=lambda p: p.zValue(), default=next((p for p in under if p.mat), None))
        return found.id if found is not None else ""

    def spot(self, id_: str) -> QPointF | None:
        """A point where a click meets this piece; None when it is wholly covered or not there."""
        piece = self.pieces.get(id_)
        if piece is None or piece.hidden:
            return None
        b = piece.box
        for fy in (0.5, 0.2, 0.8, 0.05, 0.95):
            for fx in (0.5, 0.85, 0.15, 0.95, 0.05):
                point = QPointF(b.x + fx * b.w, b.y + fy * b.h)
                if self.piece_at(point) is piece:
                    return point
        return None

    def holds(self, piece: Piece) -> bool:
        """Is this very piece (still) on the table?"""
        return self.pieces.get(piece.id) is piece

    def order(self) -> list[Piece]:
        """Pieces that can have the focus: by area in the order of the layout, then line by line."""
        rank = {area: i for i, area in enumerate(self.arrangement.areas)}
        shown = [p for p in self.pieces.values() if not p.hidden and not p.mat]
        return sorted(
            shown,
            key=lambda p: (rank.get(p.placed.area, 99), round(p.placed.box.y / 20), p.placed.box.x),
        )

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
        elif piece.placed.size == "small" or piece.placed.box.h < EASY_TO_READ:
            self._enlarged.show_for(piece)
        else:
            self._enlarged.show_for(None)
            self._patience.start()

    def _show_words(self) -> None:
        piece = self.pieces.get(self.hover_id or (self.focus_id if self.by_keyboard else ""))
        if piece is not None and not piece.mat and self._dragged is None:
            self._enlarged.show_for(piece, words_only=True)

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
        best, score = now, float("inf")
        for piece in order:
            along, across = _way(now.placed.box, piece.placed.box, dx, dy)
            if piece is not now and along > 1 and along + 2.2 * across < score:
                best, score = piece, along + 2.2 * across
        self.focus(best.id)

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
        near = min(
            self.order(),
            key=lambda p: (
                (p.placed.area != gone.placed.area, *_distance(gone.placed.box, p.placed.box)) if gone else 0
            ),
            default=None,
        )
        self.focus_id = near.id if near is not None else ""
        self.by_keyboard = self.by_keyboard and near is not None
        if near is not None and self.by_keyboard:
            access.focus_moved(near)
        self.focused.emit(self.focus_id)


def _centre(b: Box) -> tuple[float, float]:
    return b.x + b.w / 2, b.y + b.h / 2


def _way(a: Box, b: Box, dx: int, dy: int) -> tuple[float, float]:
    """From one box to another: how far along a direction, and how far aside."""
    (ax, ay), (bx, by) = _centre(a), _centre(b)
    return (bx - ax) * dx + (by - ay) * dy, abs((bx - ax) * dy) + abs((by - ay) * dx)


def _distance(a: Box, b: Box) -> tuple[float]:
    (ax, ay), (bx, by) = _centre(a), _centre(b)
    return (abs(bx - ax) + abs(by - ay),)
