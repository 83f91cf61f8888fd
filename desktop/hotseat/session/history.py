"""What has happened in a match: moves and positions, gestures to undo and redo, stepping through in review."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from hotseat.engine import codec, flow
from hotseat.engine.element import Element
from hotseat.engine.flow import Event
from hotseat.engine.game import GameDef, Score, Setup


class Move(msgspec.Struct):
    """One choice that was made. Moves of one gesture (remedy + choice, what bots answered to it) share `gesture`."""

    seat: int
    choice: Any
    gesture: int
    events: list[Event]
    barrier: str = ""
    """Why it can't be taken back freely: "", "revealed" (somebody learned something), "handed-over"."""
    digest: str = ""
    """Fingerprint of the position after the move."""


Round = tuple[int, int, tuple[int, ...]]
"""(moves made, round, total per seat) at the end of a round."""


class Step(NamedTuple):
    """A move just made: the position after it and the round that it ended."""

    move: Move
    position: bytes
    ended: Round | None


class Gesture(msgspec.Struct):
    """Moves that were taken back, with the positions after each."""

    moves: list[Move]
    positions: list[bytes | None]
    rounds: list[Round]


class Differs(Exception):
    """Playing the moves from the set-up does not give what was recorded; `move` is the first such move, from 1."""

    def __init__(self, move: int, what: str) -> None:
        super().__init__(f"move {move}: {what}")
        self.move, self.what = move, what


def replay(game: GameDef, cat: Any, setup: Setup, moves: Sequence[Move]) -> Iterator[bytes]:
    """The positions from the set-up on, one more than moves; raises Differs where the record does not fit."""
    try:
        table = game.table(game.new_game(cat, setup), cat)
        ask = flow.settle(table)
    except Exception as fault:
        raise Differs(0, f"the set-up failed ({fault})") from fault
    yield codec.pack(table.state)
    for n, move in enumerate(moves, 1):
        table.events.clear()
        try:
            ask = flow.play(table, move.seat, move.choice, ask)
        except flow.IllegalChoice as fault:
            raise Differs(n, f"the rules refuse it ({fault.refusal.key})") from fault
        except Exception as fault:
            raise Differs(n, f"the rules failed ({fault})") from fault
        if move.digest and codec.digest(table.state) != move.digest:
            raise Differs(n, "it leads to another position")
        if table.events != move.events:
            raise Differs(n, "other things happened")
        yield codec.pack(table.state)


class History:
    """Moves with the positions between them: `positions[n]` is after n moves, None where it is not known."""

    def __init__(self, positions: list[bytes | None], moves: list[Move], replayable: bool = True) -> None:
        self.positions, self.moves = positions, moves
        self.future: list[Gesture] = []
        self.rounds: list[Round] = []
        self._lines: list[tuple[str, bytes]] = []
        self.replayable = replayable
        """Were all moves made under the present rules?"""

    @property
    def now(self) -> bytes:
        """The present position."""
        blob = self.positions[-1]
        assert blob is not None
        return blob

    @property
    def gesture(self) -> int:
        """The number of the last gesture; 0 before the first decision of a human."""
        return self.moves[-1].gesture if self.moves else 0

    def last(self) -> list[Move]:
        """The moves of the last gesture."""
        n = len(self.moves)
        while n and self.moves[n - 1].gesture == self.gesture:
            n -= 1
        return self.moves[n:]

    def lines(self) -> list[bytes]:
        """Every move as a line of JSON; kept from one saving to the next, so that a long match is saved as quickly."""
        for n, move in enumerate(self.moves):
            if n == len(self._lines):
                self._lines.append((move.barrier, codec.to_line(move)))
            elif self._lines[n][0] != move.barrier:
                self._lines[n] = (move.barrier, codec.to_line(move))
        return [line for _, line in self._lines]

    def add(self, steps: Sequence[Step]) -> None:
        """One gesture more, or a part of it; what was taken back is forgotten."""
        for step in steps:
            self.moves.append(step.move)
            self.positions.append(step.position)
            if step.ended:
                self.rounds.append(step.ended)
        self.future = []

    def cut(self, moves: int) -> None:
        """Only the first so many moves have happened."""
        del self.moves[moves:]
        del self.positions[moves + 1 :]
        del self._lines[moves:]
        self.rounds = [r for r in self.rounds if r[0] <= moves]

    def back(self) -> None:
        """Take the last gesture back."""
        n = len(self.moves) - len(self.last())
        rounds = [r for r in self.rounds if r[0] > n]
        self.future.append(Gesture(self.moves[n:], self.positions[n + 1 :], rounds))
        self.cut(n)

    def forth(self) -> list[Move]:
        """Do again what was taken back last."""
        gesture = self.future.pop()
        self.moves += gesture.moves
        self.positions += gesture.positions
        self.rounds += gesture.rounds
        return gesture.moves

    def recover(self, game: GameDef, cat: Any, setup: Setup) -> bool:
        """Find the unknown positions of a loaded match by playing its moves again; False = can't be done.

        They are taken only when they lead to the position that is known.
        """
        known = next(n for n, p in enumerate(self.positions) if p is not None)
        if known and self.replayable:
            state = codec.unpack(self.positions[known] or b"", game.state_type)
            try:
                found = list(replay(game, cat, setup, self.moves[:known]))
                again = codec.unpack(found[-1], game.state_type)
                self.replayable = codec.digest(again) == codec.digest(state)
            except Differs:
                self.replayable = False
            if self.replayable:
                self.positions[:known] = found[:known]
        return self.positions[0] is not None


def known_to(event: Event, viewer: int | None) -> Event:
    """The event without what this viewer may not know."""
    return event if viewer in event.only else Event(event.key, event.args)


class Review:
    """Stepping through a match without touching it: position n is after n moves, 0 the set-up.

    `first` is the earliest position that can be shown: 0, or later when the match was begun under other rules and
    only its log is left of the moves before (`review-no-positions`).
    """

    def __init__(
        self, game: GameDef, cat: Any, opening: Sequence[Event], history: History, setup: Setup
    ) -> None:
        self._game, self._cat = game, cat
        history.recover(game, cat, setup)
        self._positions = list(history.positions)
        self.moves = tuple(history.moves)
        self._opening = tuple(opening)
        self.first = next(n for n, p in enumerate(self._positions) if p is not None)

    def __len__(self) -> int:
        """Moves made; positions go from `first` to this."""
        return len(self.moves)

    def state(self, n: int) -> Any:
        """The position after n moves; IndexError where it is not known."""
        blob = self._positions[n] if 0 <= n < len(self._positions) else None
        if blob is None:
            raise IndexError(f"no position {n}; there are {self.first} to {len(self)}")
        return codec.unpack(blob, self._game.state_type)

    def view(self, n: int, viewer: int | None) -> list[Element]:
        """What this viewer could see then."""
        return list(self._game.elements(self._cat, self.state(n), viewer))

    def scores(self, n: int) -> tuple[Score, ...]:
        """The scores as they stood then."""
        return self._game.scores(self._cat, self.state(n))

    def log(self, n: int, viewer: int | None) -> list[tuple[int, Event]]:
        """(move number, event) up to position n; known without positions too."""
        return told(self._opening, self.moves[:n], viewer)


def told(opening: Sequence[Event], moves: Sequence[Move], viewer: int | None) -> list[tuple[int, Event]]:
    """(move number from 1, event as this viewer may know it); what happened before the first move has number 0."""
    out = [(0, known_to(e, viewer)) for e in opening]
    out += [(n, known_to(e, viewer)) for n, move in enumerate(moves, 1) for e in move.events]
    return out
