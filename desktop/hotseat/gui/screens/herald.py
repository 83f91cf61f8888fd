"""The herald: looks at the moves made since and shows what everybody should see before the match goes on."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from hotseat.engine.element import Element
from hotseat.engine.flow import Event
from hotseat.session.match import Match

from ..panels.announcement import Announcement, gather
from ..panels.walk import Page, WalkSheet, pages
from ..panels.wording import Wording
from ..table.piece import Hint
from ..table.scene import TableScene
from .board import Board

PICTURE = 80
"""Height of a drawn piece, in logical pixels at a text scale of 1."""


class Herald:
    """Announces each move once; `go_on` is called when the last announcement was put away."""

    def __init__(
        self,
        parent: QWidget,
        match: Match,
        board: Board,
        scene: TableScene,
        wording: Wording,
        scale: float,
        go_on: Callable[[], None],
    ) -> None:
        self.match, self.board, self.scene, self.wording = match, board, scene, wording
        self.heard = len(match.moves)
        self.sheet = Announcement(parent, scale, wording.text("lesson-next"))
        self.sheet.closed.connect(go_on)
        self.walk = WalkSheet(parent, scale, wording.text("lesson-next"), wording.text("walk-skip"))
        self.walk.turned.connect(self._light)
        self.walk.told.connect(self._settle)
        self.walk.closed.connect(go_on)
        self._high = round(PICTURE * scale)

    @property
    def waiting(self) -> bool:
        """Is something announced that nobody has put away yet?"""
        return self.sheet.waiting or self.walk.waiting

    @property
    def heading(self) -> str:
        """What is announced."""
        return (self.walk if self.walk.waiting else self.sheet).heading.text()

    def put_away(self) -> None:
        """Nothing is announced any more."""
        self.sheet.put_away()
        self.walk.put_away()

    def dismiss(self) -> None:
        """Everybody has seen enough."""
        self.sheet.close_sheet()
        self.walk.close_sheet()

    def place(self) -> None:
        """The screen has another size."""
        self.sheet.place()
        self.walk.place()

    def announce(self) -> bool:
        """Show what is new, if that is worth it; True = wait until it has been put away. During a walk the table stays as
        it was and changes place by place."""
        moves, since = self.match.moves, self.heard
        self.heard = len(moves)
        told = pages(self.board.walk, [e for move in moves[since:] for e in move.events])
        if told and self.scene.speed and self.match.humans:
            words = partial(self.wording.event, viewer=None, announced=True)
            self.walk.tell(told, self.scene.speed, self.board.quick, self._title, words)
            return True
        found = [n for move in moves[since:] for n in gather(self.board.announced, move.events)]
        if not found or not self.match.humans:
            return False
        text = self.wording.text
        heading = text(f"announced-{found[-1].name}")
        words = partial(self.wording.event, viewer=None, announced=True)
        self.sheet.tell(heading, found[-1], text.rich_seat, words, self._portrait)
        return True

    def _title(self, page: Page) -> str:
        return self.wording.text.rich(f"announced-{page.name}", **page.events[0].args)

    def _light(self, page: Page) -> None:
        """The piece that a page is about."""
        self.scene.hint({page.about: Hint("selected")} if page.about in self.scene.pieces else {})

    def _settle(self, page: Page) -> None:
        """What lies on the piece that was told about becomes as it is now, for everybody's eyes."""
        now = [e for e in self.match.view(None) if e.id == page.about or e.place.startswith(f"{page.about}:")]
        if now:
            new = {e.id for e in now}
            kept = [
                e for e in self.scene.elements if e.id not in new and not e.place.startswith(f"{page.about}:")
            ]
            self.scene.amend([*kept, *now])

    def _portrait(self, event: Event, room: float) -> QPixmap | None:
        """The piece that an event is about, as the table draws it, at most `room` wide."""
        facts, painters = self.board.facts, self.board.painters
        face = next((f"{a}/{v}" for a, v in event.args.items() if f"{a}/{v}" in facts and a in painters), "")
        if not face:
            return None
        kind, _, name = face.partition("/")
        seat = event.args.get("seat")
        element = Element(face, kind, face, name, seat if isinstance(seat, int) else None)
        aspect = self.board.layout.kind(kind).aspect or self.board.layout.aspect
        high = min(self._high, room / aspect)
        return self.scene.studio.picture(element, "full", round(high * aspect), round(high))
