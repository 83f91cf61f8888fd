"""One machine for all games: choose, try what is refused, save and load, take back, look at hidden worlds, in any order."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from conformance.cases import choose, pairs
from hotseat.engine import codec, registry
from hotseat.engine.chance import Chance
from hotseat.engine.flow import Choice, IllegalChoice, legal, offers, settle, why_not
from hotseat.engine.game import Setup
from hotseat.session import savefile
from hotseat.session.match import Match, Person, UndoBlocked

NAMES = ("Ann", "Bob", "Cleo", "Dan", "Eve")


class Nonsense(Choice, frozen=True, tag="nonsense"):
    """No game knows it."""


class Play(RuleBasedStateMachine):
    """A match of any game of the registry. `digests[n]` is the position after n moves, as far as it was seen."""

    match: Match

    @initialize(pair=st.sampled_from(pairs()), seed=st.integers(0, 2**64 - 1), ahead=st.integers(0, 60))
    def begin(self, pair: tuple[str, int], seed: int, ahead: int) -> None:
        name, seats = pair
        people = tuple(Person(NAMES[n], n) for n in range(seats))
        self.match = Match.new(registry.find(name), Setup(seats, seed), people)
        self.digests = {0: codec.digest(self.match.state)}
        for n in range(ahead):
            self.choose(n * 7919, n % 3 == 0)

    def _table(self) -> Any:
        return self.match.game.table(codec.clone(self.match.state), self.match.cat)

    @precondition(lambda self: self.match.ask is not None)
    @rule(luck=st.integers(0, 2**32), well=st.booleans())
    def choose(self, luck: int, well: bool) -> None:
        match = self.match
        if match.seat is None:
            return
        choice = choose(match.game, self._table(), match.seat, "hints" if well else "random", Chance(luck))
        expected = self._table()
        settle(expected)
        assert why_not(expected, match.seat, choice) is None
        match.choose(choice)
        self.digests[len(match.moves)] = codec.digest(match.state)

    @precondition(lambda self: self.match.seat is not None)
    @rule(luck=st.integers(0, 2**32))
    def refuse(self, luck: int) -> None:
        match, before, moves = self.match, codec.digest(self.match.state), len(self.match.moves)
        refused = [o.choice for o in match.offers() if o.refusal]
        choice = refused[luck % len(refused)] if refused and luck % 4 else Nonsense()
        assert match.why_not(choice) is not None
        with pytest.raises(IllegalChoice) as caught:
            match.choose(choice)
        assert caught.value.refusal == match.why_not(choice)
        assert codec.digest(match.state) == before
        assert len(match.moves) == moves

    @rule()
    def save_and_load(self) -> None:
        before = self.match
        self.match = savefile.decode(savefile.encode(before), Path("somewhere.hotseat"))
        assert codec.digest(self.match.state) == codec.digest(before.state)
        assert self.match.ask == before.ask
        assert [(m.seat, m.choice) for m in self.match.moves] == [(m.seat, m.choice) for m in before.moves]
        assert self.match.people == before.people
        assert self.match.setup == before.setup

    @rule(consent=st.booleans())
    def undo(self, consent: bool) -> None:
        match, moves = self.match, len(self.match.moves)
        before = codec.digest(match.state)
        if match.undo_blocked == "nothing" or (match.undo_blocked and not consent):
            with pytest.raises(UndoBlocked):
                match.undo(by_consent=consent)
            assert codec.digest(match.state) == before
            assert len(match.moves) == moves
            return
        match.undo(by_consent=consent)
        assert len(match.moves) < moves
        assert codec.digest(match.state) == self.digests[len(match.moves)]

    @precondition(lambda self: self.match.can_redo)
    @rule()
    def redo(self) -> None:
        moves = len(self.match.moves)
        self.match.redo()
        assert len(self.match.moves) > moves
        assert codec.digest(self.match.state) == self.digests[len(self.match.moves)]

    @rule(seat=st.integers(0, 4), luck=st.integers(0, 2**32))
    def determinize(self, seat: int, luck: int) -> None:
        match = self.match
        seat %= match.setup.seats
        other = match.game.determinize(match.cat, match.state, seat, Chance(luck))
        assert list(match.game.elements(match.cat, other, seat)) == match.view(seat)
        assert match.game.invariants(match.cat, other) == []

    @invariant()
    def sound(self) -> None:
        match = getattr(self, "match", None)
        if match is None:
            return
        assert match.game.invariants(match.cat, match.state) == []
        assert len(match.moves) <= match.game.move_limit
        assert len(match.scores()) == match.setup.seats
        table = self._table()
        assert settle(table) == match.ask
        if match.ask is not None:
            assert all(legal(table, seat) for seat in match.ask.seats)
            assert {type(o.choice) for o in offers(table, match.ask.seats[0])}


TestAnyGame = Play.TestCase
TestAnyGame.settings = settings(max_examples=25, stateful_step_count=25)
