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
from ..panels.wording import Wording
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
        self._high = round(PICTURE * scale)

    @property
    def waiting(self) -> bool:
        """Is something announced that nobody has put away yet?"""
        return self.sheet.waiting

    def announce(self) -> bool:
        """Show what is new, if that is worth it; True = wait until it has been put away."""
        moves, since = self.match.moves, self.heard
        self.heard = len(moves)
        found = [n for move in moves[since:] for n in gather(self.board.announced, move.events)]
        if not found or not self.match.humans:
            return False
        text = self.wording.text
        heading = text(f"announced-{found[-1].name}")
        words = partial(self.wording.event, viewer=None, announced=True)
        self.sheet.tell(heading, found[-1], text.rich_seat, words, self._portrait)
        return True

    def _portrait(self, event: Event) -> QPixmap | None:
        """The piece that an event is about, as the table draws it."""
        facts, painters = self.board.facts, self.board.painters
        face = next((f"{a}/{v}" for a, v in event.args.items() if f"{a}/{v}" in facts and a in painters), "")
        if not face:
            return None
        kind, _, name = face.partition("/")
        seat = event.args.get("seat")
        element = Element(face, kind, face, name, seat if isinstance(seat, int) else None)
        wide = self._high * (self.board.layout.kind(kind).aspect or self.board.layout.aspect)
        return self.scene.studio.picture(element, "full", round(wide), self._high)
