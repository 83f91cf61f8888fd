"""The pass-and-play controller: one match of one game, the people, whose eyes the screen serves, undo and redo.

It is all that the screens know of a game in progress. How they use it:

* `handover` True: show the curtain for `seat`; `open_curtain()` on the deliberate action. Until then `viewer` is the
  one who had the device before (and may still take the last gesture back), or None (new, loaded, undone across seats:
  show nothing private). Where no curtain is due, `viewer` follows the turn by itself.
* `seat` is a bot: `task()` and its `revision` to a worker; `choose` the answer only if `revision` is still the same.
* What is asked about `seat` (`offers`, `forecast`, `hint` ...) is answered behind the curtain too: show it only when
  `handover` is False.
* `choose` for a human while the curtain is closed opens it: whoever answers has taken the device.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import Any, Literal, NamedTuple
from uuid import uuid4

import msgspec

from hotseat import bots
from hotseat.engine import codec, flow, registry
from hotseat.engine.chance import Chance
from hotseat.engine.element import Element
from hotseat.engine.flow import Ask, Event, IllegalChoice
from hotseat.engine.game import GameDef, Pack, Score, Setup
from hotseat.engine.offer import GAME_OVER, Dial, Forecast, Offer, Refusal

from .history import History, Move, Review, Step, known_to, told
from .people import Person

__all__ = ["BotTask", "Curtain", "EngineFault", "Match", "Move", "Person", "UndoBlocked"]

Curtain = Literal["secret", "always", "never"]
"""When the device is covered before it changes hands: when something private does, at every turn, never."""


class UndoBlocked(Exception):
    """Undo is not free; `reason` as in `undo_blocked`."""

    def __init__(self, reason: str) -> None:
        super().__init__(reason)
        self.reason = reason


class EngineFault(Exception):
    """The rules failed in the middle of a choice (a bug); the position is as it was before. `__cause__` tells more."""


class BotTask(NamedTuple):
    """What a bot needs to choose in another thread or process: plain data, nothing its seat may not know."""

    bot: str
    game: str
    position: bytes
    seat: int
    seed: int
    revision: int
    """The match must still have this revision when the answer comes."""
    pack: Pack | None = None

    def run(self, budget: float = 1.0) -> Any:
        """The bot's choice, within about so many seconds."""
        return bots.decide(self.bot, self.game, self.position, self.seat, self.seed, budget, self.pack)


class Match:
    """A running match. All methods are synchronous and quick; nothing here touches the disk."""

    game: GameDef
    setup: Setup
    people: tuple[Person, ...]
    pack: Pack | None
    """The house rules it is played with."""
    cat: Any
    state: Any
    ask: Ask | None
    """The open question; None = the game is over."""
    viewer: int | None
    """Whose eyes the screen serves; None = nobody (curtain, spectators)."""
    revision: int
    """Goes up with every change of the position."""
    id: str
    """A random name for files: says nothing about people or position."""

    def __init__(
        self,
        game: GameDef,
        setup: Setup,
        people: tuple[Person, ...],
        history: History,
        opening: Iterable[Event] = (),
        match_id: str = "",
        loaded: bool = True,
        pack: Pack | None = None,
    ) -> None:
        """A match at the last position of `history`; `loaded` = nobody is known to sit at the screen."""
        self.game, self.setup, self.people, self.pack = game, setup, people, pack
        self.cat = registry.catalogue(game.id, pack)
        self.history, self.opening = history, list(opening)
        self.id = match_id or uuid4().hex
        self.revision = 0
        self.viewer = None
        self._curtain: Curtain = "secret"
        self._views: dict[int | None, list[Element]] = {}
        self._due: tuple[Any, bool] = (None, False)
        self._set(history.now)
        self._first_viewer(loaded)

    @classmethod
    def new(cls, game: GameDef, setup: Setup, people: tuple[Person, ...], pack: Pack | None = None) -> Match:
        """A new match of these people in order of seats; raises ValueError for a set-up that does not fit, and
        DataError for a pack with faults."""
        low, high = game.seats
        if not low <= setup.seats <= high:
            raise ValueError(f"{game.id} is for {low} to {high} seats, not {setup.seats}")
        if len(people) != setup.seats:
            raise ValueError(f"{len(people)} people for {setup.seats} seats")
        cat = registry.catalogue(game.id, pack)
        table = game.table(game.new_game(cat, setup), cat)
        flow.settle(table)
        history = History([codec.pack(table.state)], [])
        opening = [Event("house-rules", {"pack": pack.name}), *table.events] if pack else table.events
        return cls(game, setup, people, history, opening, loaded=False, pack=pack)

    # -- who is at the screen ---------------------------------------------------------------------------------
    @property
    def moves(self) -> list[Move]:
        """All moves made so far."""
        return self.history.moves

    @property
    def over(self) -> bool:
        """Has the game ended?"""
        return self.ask is None

    @cached_property
    def facts(self) -> dict[str, dict[str, Any]]:
        """`kind/face` -> what is printed on it; the same for the whole match."""
        return {key: dict(facts) for key, facts in self.game.facts(self.cat).items()}

    def human(self, seat: int) -> bool:
        """Does a person sit there (and not a bot)?"""
        return not self.people[seat].bot

    @property
    def humans(self) -> list[int]:
        """The seats of persons."""
        return [s for s in range(self.setup.seats) if self.human(s)]

    @property
    def seat(self) -> int | None:
        """The human or bot seat that is to answer now: of the asked ones bots first, then whoever has the device and
        on around the table. None = over."""
        return self._next(self.ask)

    def _next(self, ask: Ask | None) -> int | None:
        if ask is None:
            return None
        waiting = [s for s in ask.seats if not self.human(s)] or list(ask.seats)
        if self.viewer is None:
            return waiting[0]
        viewer, n = self.viewer, self.setup.seats
        return min(waiting, key=lambda s: (s - viewer) % n)

    @property
    def curtain(self) -> Curtain:
        """When `handover` is due; "never" lets the next player see what the last one saw."""
        return self._curtain

    @curtain.setter
    def curtain(self, policy: Curtain) -> None:
        self._curtain = policy
        self._pass_on()

    @property
    def handover(self) -> bool:
        """Must the device change hands (curtain) before `seat` may see its view?"""
        key = (self.revision, self.viewer, self._curtain)
        if self._due[0] != key:
            self._due = (key, self._curtain_due(self.ask, self.view, ()))
        return self._due[1]

    def _curtain_due(
        self, ask: Ask | None, view: Callable[[int | None], list[Element]], news: Iterable[Event]
    ) -> bool:
        seat = self._next(ask)
        if ask is None or seat is None or seat == self.viewer or not self.human(seat):
            return False
        if self._curtain == "never" or (self._curtain == "secret" and not self.game.secrets):
            return False
        if self._curtain == "always" or self.viewer is None or ask.sealed:
            return True
        public = {e.id: e for e in view(None)}
        both = (self.viewer, seat)
        if any({e.id: e for e in view(s)} != public for s in both):
            return True
        told_before = (e for m in self.moves for e in m.events)
        return any(s in e.only for events in (news, self.opening, told_before) for e in events for s in both)

    def open_curtain(self) -> None:
        """`seat` has taken the device: it sees its view, and nobody else's answers can be taken back any more."""
        seat = self.seat
        if seat is not None and self.human(seat):
            self._take(seat)

    def _take(self, seat: int) -> None:
        last = self.history.last()
        if self.history.gesture and last[0].seat != seat and not last[-1].barrier:
            last[-1].barrier = "handed-over"
        self.viewer = seat

    def _pass_on(self) -> None:
        """Where no curtain is due, the eyes follow the turn; while bots move, they stay where they are."""
        seat = self.seat
        if seat is not None and seat != self.viewer and self.human(seat) and not self.handover:
            self._take(seat)

    def _first_viewer(self, loaded: bool) -> None:
        humans, first = self.humans, self.seat or 0
        private = self.game.secrets and (loaded or len(humans) > 1)
        if humans and not private:
            self.viewer = min(humans, key=lambda s: (s - first) % self.setup.seats)
        self._pass_on()

    def view(self, viewer: int | None) -> list[Element]:
        """What this viewer may see; None = everybody."""
        if viewer not in self._views:
            self._views[viewer] = list(self.game.elements(self.cat, self.state, viewer))
        return list(self._views[viewer])

    def log(self, viewer: int | None, since: int = 0) -> list[tuple[int, Event]]:
        """(move number from 1, event) as this viewer may know it, of moves after number `since`; 0 = the set-up."""
        if since:
            return [(since + n, e) for n, e in told((), self.moves[since:], viewer)]
        return told(self.opening, self.moves, viewer)

    def since_last_turn(self, seat: int) -> list[Event]:
        """What happened since this seat's last move (from the start, if it made none), as it may know it."""
        n = len(self.moves)
        while n and self.moves[n - 1].seat != seat:
            n -= 1
        events = [] if n else list(self.opening)
        events += [e for move in self.moves[n:] for e in move.events]
        return [known_to(e, seat) for e in events]

    # -- choosing (for `seat`) --------------------------------------------------------------------------------
    def offers(self) -> list[Offer]:
        """Every listed choice of `seat` with its refusal or caution; empty when the game is over."""
        seat = self.seat
        return [] if seat is None else list(flow.offers(self._table, seat))

    def dials(self, verb: str) -> tuple[Dial, ...]:
        """Rows of values for a verb with more choices than a list could show; empty for the others."""
        seat = self.seat
        frame: flow.Frame | None = self.state.flow[-1] if seat is not None else None
        return () if frame is None or seat is None else frame.dials(self._table, seat, verb)

    def why_not(self, choice: Any) -> Refusal | None:
        """None = `seat` may choose this now; any choice may be asked about, listed or not."""
        seat = self.seat
        return GAME_OVER if seat is None else flow.why_not(self._table, seat, choice, self.ask)

    def forecast(self, choice: Any) -> Forecast:
        """What the choice would cost `seat` and do."""
        seat = self.seat
        return Forecast() if seat is None else self.game.forecast(self._table, seat, choice)

    def would_seal(self, *choices: Any) -> str:
        """The reason ("revealed", "handed-over") why this gesture could not be taken back, "" when it could (or is not
        legal). Tried on a clone; only the reason leaves this method."""
        seat, ask = self.seat, self.ask
        if seat is None:
            return ""
        table = self.game.table(codec.unpack(self.history.now, self.game.state_type), self.cat)
        try:
            for choice in choices:
                ask = flow.play(table, seat, choice, ask)
        except IllegalChoice:
            return ""
        except Exception as fault:
            raise EngineFault(f"{self.game.id} failed while trying {choices}") from fault
        if self._learned(table):
            return "revealed"
        after = self._next(ask)
        if after is None or after == seat or not self.human(after) or not self.human(seat):
            return ""

        def view(viewer: int | None) -> list[Element]:
            return list(self.game.elements(self.cat, table.state, viewer))

        return "" if self._curtain_due(ask, view, table.events) else "handed-over"

    def choose(self, *choices: Any) -> list[Move]:
        """Play the choices as one gesture for `seat`; what a bot chooses belongs to the gesture it answers.

        Raises IllegalChoice or EngineFault with everything as before.
        """
        seat, before, viewer = self.seat, self.history.now, self.viewer
        if seat is None or not choices:
            raise IllegalChoice(-1, choices[0] if choices else None, GAME_OVER)
        n, future = len(self.moves), self.history.future
        gesture = self.history.gesture + self.human(seat)
        try:
            made = [self._play(seat, c, gesture, n + i) for i, c in enumerate(choices, 1)]
            if self.human(seat) and seat != viewer:
                self._take(seat)
            self.history.add(made)
            self._changed()
            self._pass_on()
        except Exception as fault:
            self.history.cut(n)
            self.history.future, self.viewer = future, viewer
            self._set(before)
            self._changed()
            if isinstance(fault, IllegalChoice):
                raise
            raise EngineFault(f"{self.game.id} failed at {choices} of seat {seat}") from fault
        return [step.move for step in made]

    def _play(self, seat: int, choice: Any, gesture: int, number: int) -> Step:
        table = self._table
        table.events.clear()
        table.learned.clear()
        round_before = self.game.round(self.state)
        self.ask = flow.play(table, seat, choice, self.ask)
        barrier = "revealed" if self._learned(table) else ""
        move = Move(seat, choice, gesture, list(table.events), barrier, codec.digest(self.state))
        ended = None
        if self.ask is None or self.game.round(self.state) != round_before:
            totals = tuple(s.total for s in self.game.scores(self.cat, self.state))
            ended = (number, round_before, totals)
        return Step(move, codec.pack(self.state), ended)

    def _learned(self, table: Any) -> bool:
        """Did a person come to know something? Bots remember nothing, so what they learn can be taken back."""
        return any(self.human(s) for s in table.learned)

    def hint(self) -> Any | None:
        """A good choice for `seat`, by what it may know; None = over."""
        seat = self.seat
        if seat is None:
            return None
        state = bots.snapshot(self.game, self.cat, self.state, seat, self._seed(seat))
        table = self.game.table(codec.unpack(state, self.game.state_type), self.cat)
        found = bots.BOTS["greedy"].choose(self.game, self.cat, table, seat, Chance(0), 0.0)
        legal = self.why_not(found) is None
        return found if legal else next(iter(flow.legal(self._table, seat)), None)

    def task(self) -> BotTask | None:
        """What to ask the bot whose turn it is; None when it is a person's turn or the game is over."""
        seat = self.seat
        if seat is None or self.human(seat):
            return None
        seed = self._seed(seat)
        position = bots.snapshot(self.game, self.cat, self.state, seat, seed)
        return BotTask(self.people[seat].bot, self.game.id, position, seat, seed, self.revision, self.pack)

    def _seed(self, seat: int) -> int:
        """A seed of its own for every decision, the same whenever the match is played again."""
        return Chance(self.setup.seed * 1_000_003 + len(self.moves) * 16 + seat + 1).next()

    # -- undo -------------------------------------------------------------------------------------------------
    @property
    def undo_blocked(self) -> str:
        """ "" = undo is free for whoever has the device; else why not: "nothing" was done, somebody has learned
        something ("revealed"), the device was "handed-over", or the position before is not known because the match
        was "loaded" from older rules. Consent lifts "revealed" and "handed-over"."""
        if not self.history.gesture:
            return "nothing"
        last = self.history.last()
        known = self.history.positions[len(self.moves) - len(last)] is not None
        if not known and not self.history.recover(self.game, self.cat, self.setup):
            return "loaded"
        barriers = {m.barrier for m in last} - {""}
        if "revealed" in barriers:
            return "revealed"
        return "handed-over" if barriers or (self.viewer is None and self.handover) else ""

    def undo(self, by_consent: bool = False) -> None:
        """Take the last gesture back with everything it triggered; `by_consent` = everybody agreed to an open table.

        Raises UndoBlocked.
        """
        reason = self.undo_blocked
        if reason in ("nothing", "loaded") or (reason and not by_consent):
            raise UndoBlocked(reason)
        mover = self.history.last()[0].seat
        self.history.back()
        if self.game.secrets and mover != self.viewer:
            self.viewer = None
        self._set(self.history.now)
        self._changed()
        self._pass_on()

    @property
    def can_redo(self) -> bool:
        """Was something taken back that whoever has the device may do again? Nobody does it for another seat."""
        future = self.history.future
        return bool(future) and not self.handover and future[-1].moves[0].seat == self.seat

    def redo(self) -> None:
        """Do again what was taken back last. Raises UndoBlocked."""
        if not self.can_redo:
            raise UndoBlocked("nothing")
        self.history.forth()
        self._set(self.history.now)
        self._changed()
        self._pass_on()

    def _set(self, position: bytes) -> None:
        self.state = codec.unpack(position, self.game.state_type)
        self._table: Any = self.game.table(self.state, self.cat)
        self.ask = flow.settle(self._table)

    def _changed(self) -> None:
        self.revision += 1
        self._views.clear()

    # -- results ----------------------------------------------------------------------------------------------
    def scores(self) -> tuple[Score, ...]:
        """The scores as they stand."""
        return self.game.scores(self.cat, self.state)

    @property
    def score_history(self) -> list[tuple[int, tuple[int, ...]]]:
        """(round, total per seat) at the end of every round, for the chart."""
        return [(round_, totals) for _, round_, totals in self.history.rounds]

    def review(self) -> Review:
        """Step through the match as it is now. Show others' past views only when the game is over."""
        return Review(self.game, self.cat, self.opening, self.history, self.setup)

    def branch(self, n: int) -> Match:
        """A new match that goes on from the position after n moves; IndexError where that is not known."""
        review = self.review()
        review.state(n)
        moves = [msgspec.structs.replace(m) for m in self.moves[:n]]
        history = History(self.history.positions[: n + 1], moves, self.history.replayable)
        history.rounds = [r for r in self.history.rounds if r[0] <= n]
        return Match(self.game, self.setup, self.people, history, self.opening, pack=self.pack)
