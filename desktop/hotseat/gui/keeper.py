"""Keeps a running match: an autosave after every gesture, written in a lane of its own."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial

from hotseat.session import autosave, disk, people, savefile, statistics
from hotseat.session.autosave import Ring
from hotseat.session.match import Match

from .worker import Lane

Told = Callable[[BaseException], None]


class Keeper:
    """The autosaves of one match. Every fault goes to `failed`; the match goes on all the same."""

    def __init__(self, match: Match, lane: Lane, failed: Told) -> None:
        self.match, self.lane, self._failed = match, lane, failed
        self._ring: Ring | None = None
        self._taken: list[Ring] = []
        self._kept = -1
        self._counted = self._closed = False
        self.lane.submit(self._take, self._opened, failed)

    def _take(self) -> Ring:
        """In the lane: the match is ours from now on."""
        self._taken.append(Ring(autosave.folder(), self.match.id))
        return self._taken[0]

    def _let_go(self, over: bool) -> None:
        """In the lane, after all that was submitted before: others may have the match, and that is us, too."""
        while self._taken:
            ring = self._taken.pop()
            if over:
                ring.discard()
            else:
                ring.close()

    def _opened(self, ring: Ring) -> None:
        if self._closed:
            return
        self._ring = ring
        if self.match.moves:
            self.keep()

    def keep(self) -> None:
        """Write the match as it is now; a finished one is counted in the statistics."""
        if self._ring is None or self._kept == self.match.revision:
            return
        self._kept = self.match.revision
        self.lane.submit(partial(self._ring.write, savefile.encode(self.match)), None, self._failed)
        if self.match.over:
            record = statistics.finished(self.match, datetime.now(UTC))
            self._counted = True
            self.lane.submit(partial(statistics.add, disk.data_folder(), record), None, self._failed)

    def close(self) -> None:
        """The match is left, perhaps before it could be opened: it can be continued, unless it is over and was counted."""
        if not self._closed:
            self._closed, self._ring = True, None
            self.lane.submit(partial(self._let_go, self.match.over and self._counted), None, self._failed)


def remember(lane: Lane, memory: people.Memory, failed: Told) -> None:
    """Keep names and the last set-ups."""
    lane.submit(partial(people.remember, disk.data_folder(), memory), None, failed)
