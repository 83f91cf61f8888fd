"""Draws what pieces show and what lies beneath them; knows when a picture must be drawn anew."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from msgspec.structs import replace as replace_fields
from PySide6.QtCore import QObject, Qt, QTimer
from PySide6.QtGui import QPixmap

from hotseat.engine.element import Element
from hotseat.gui import ink

from .arrange import Arrangement
from .faces import NOTHING, Painter, Pictures, draw, draw_top, paint_chip
from .layout import Layout
from .piece import Piece, draw_frame, draw_shore

LARGE = "-large"
IDLE = 30
"""Milliseconds after which blurred pictures are drawn crisp."""


class Studio(QObject):
    """The painters of one table with their pictures."""

    def __init__(
        self,
        layout: Layout,
        painters: Mapping[str, Painter],
        facts: Mapping[str, Mapping[str, Any]],
        look: ink.Look,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self.layout, self.facts = layout, facts
        self.painters: dict[str, Painter] = {"chip": partial(paint_chip, tokens=layout.tokens), **painters}
        self.pictures = Pictures()
        self.scale = 1.0
        self.style = 0
        """Goes up with every other look."""
        self.paused = False
        """While pieces glide nothing is drawn crisp."""
        self._blurred: list[Piece] = []
        self._top: QPixmap | None = None
        self._top_shows: Any = None
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.timeout.connect(self._one_crisp)
        self.restyle(look)

    def restyle(self, look: ink.Look) -> None:
        """Other words, colours or names: all pictures are void."""
        self.look = replace(look, palette=look.palette or self.layout.colours(look.theme.name))
        self._looks = {size: replace(self.look, size=size) for size in ("full", "small")}
        self.style += 1
        self.pictures.clear()
        self._top = None

    def stop(self) -> None:
        """Forget which pieces were to be drawn crisp."""
        self._idle.stop()
        self._blurred.clear()

    # -- faces -------------------------------------------------------------------------------------------
    def picture(self, e: Element, size: str, w: float, h: float) -> QPixmap:
        """A crisp face, from the shared pictures or drawn now."""
        what, exact = _what(e, size), (w, h, self.scale)
        found = self.pictures.get(what, exact)
        if found is None:
            found = self.draw(e, size, w, h)
            self.pictures.keep(what, exact, found)
        return found

    def large(self, e: Element) -> Element:
        """What is shown when the piece is enlarged: itself, or where there is a painter `<kind>-large`, that face of it."""
        kind = f"{e.kind}{LARGE}"
        return replace_fields(e, kind=kind) if kind in self.painters else e

    def close_up(self, e: Element, w: int) -> QPixmap | None:
        """The piece enlarged, so many pixels wide; None where that is nothing but its face."""
        large = self.large(e)
        if large is e:
            return None
        return self.picture(
            large, "full", w, round(w / (self.layout.kind(large.kind).aspect or self.layout.aspect))
        )

    def draw(self, e: Element, size: str, w: float, h: float) -> QPixmap:
        """A face drawn now."""
        painter = self.painters.get(e.kind) or self.painters["chip"]
        facts = self.facts.get(f"{e.kind.removesuffix(LARGE)}/{e.face}", NOTHING)
        return draw(painter, w, h, self.scale, e, facts, self._looks["small" if size == "small" else "full"])

    def dress(self, piece: Piece, crisp: bool = False) -> None:
        """Give the piece its picture. One that exists in another size is scaled at once and drawn crisp when idle."""
        if piece.hidden:
            piece.shown = None
            piece.show_picture(None)
            return
        e, size, b = piece.element, piece.placed.size, piece.placed.box
        shown = (_what(e, size), b.w, b.h, self.scale, self.style)
        if shown == piece.shown and not crisp:
            return
        piece.shown = shown
        if piece.mat:  # large and always changing: not worth keeping for others
            piece.show_picture(self.draw(e, size, b.w, b.h))
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
            self._blurred.append(piece)
            if not self._idle.isActive():
                self._idle.start(IDLE)
        piece.show_picture(found if found is not None else self.picture(e, size, b.w, b.h))

    def frame(self, piece: Piece) -> QPixmap:
        """The glow around a piece, shared by all of its size and state."""
        hint, b = piece.hint, piece.placed.box
        outline = piece.placed.outline
        what, exact = ("frame", hint.state, hint.good, piece.hot, outline), (b.w, b.h, self.scale)
        found = self.pictures.get(what, exact)
        if found is None and outline:
            found = draw_shore(b.w, b.h, self.scale, outline, hint, piece.hot, self.look.theme)
            self.pictures.keep(what, exact, found)
        elif found is None:
            found = draw_frame(b.w, b.h, self.scale, hint, piece.hot, self.look.theme)
            self.pictures.keep(what, exact, found)
        return found

    def sharpen(self) -> None:
        """Draw everything crisp now."""
        while self._blurred:
            self._crisp()
        self._idle.stop()

    def _one_crisp(self) -> None:
        """Draw one blurred picture crisp, then let the window breathe."""
        if self.paused:
            self._idle.start(IDLE)
        elif self._blurred:
            self._crisp()
            self._idle.start(0)

    def _crisp(self) -> None:
        piece = self._blurred.pop()
        if piece.table.holds(piece):
            self.dress(piece, crisp=True)

    # -- table top ---------------------------------------------------------------------------------------
    def top_changed(self, arrangement: Arrangement, w: float, h: float) -> bool:
        """Must the table top be drawn anew: are panels or slots others than before?"""
        panels = [p for p in arrangement.panels if p.style != "mat"]
        shows = (panels, arrangement.slots, w, h)
        if shows == self._top_shows:
            return False
        self._top_shows, self._top = shows, None
        return True

    def top(self, arrangement: Arrangement, w: float, h: float) -> QPixmap:
        """The table top."""
        if self._top is None or self._top.devicePixelRatio() < self.scale:
            self._top = draw_top(self.layout, arrangement, self.painters, self.look, w, h, self.scale)
        return self._top


def _what(e: Element, size: str) -> tuple[Any, ...]:
    """All that a painter looks at."""
    return e.kind, e.face, e.seat, tuple(e.badges.items()), e.marks, size
