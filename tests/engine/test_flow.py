"""The kernel on a game of three lines: frames are taken off in order, only legal choices change anything."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from hotseat.engine import codec
from hotseat.engine.flow import (
    Agree,
    Ask,
    Choice,
    Event,
    Frame,
    IllegalChoice,
    Sealed,
    Table,
    legal,
    offers,
    play,
    settle,
    why_not,
)
from hotseat.engine.offer import GAME_OVER, NOT_OFFERED, NOT_YOUR_TURN, Caution, Refusal


class Say(Choice, frozen=True, tag="say"):
    number: int
    tone: str = "flat"

    @property
    def facets(self) -> dict[str, Any]:
        return {"number": self.number, "tone": self.tone}


class Count(Frame, tag="count"):
    """A seat says numbers above the last one; at three it is done and another count is pushed."""

    seat: int
    last: int = 0

    def ask(self, table: Any) -> Ask | None:
        return Ask("count", (self.seat,), {"last": self.last}) if self.last < 3 else None

    def options(self, table: Any, seat: int) -> Iterator[Say]:
        return (Say(n) for n in range(5))

    def why_not(self, table: Any, seat: int, choice: Any) -> Refusal | None:
        match choice:
            case Say(number=n) if n <= self.last:
                return Refusal("too-low", {"n": n, "last": self.last})
            case Say(number=n) if n <= 3:
                return None
        return NOT_OFFERED

    def caution(self, table: Any, seat: int, choice: Say) -> Caution | None:
        return Caution("quick") if choice.number == 3 else None

    def answer(self, table: Any, seat: int, choice: Say) -> None:
        self.last = choice.number
        table.tell("said", seat=seat, number=choice.number)

    def leave(self, table: Any) -> None:
        table.tell("counted", seat=self.seat)
        if self.seat == 0:
            table.state.flow.append(Whisper(seats=(1, 0)))


class Whisper(Sealed, tag="whisper", kw_only=True):
    """Everybody says a number in secret."""

    seats: tuple[int, ...]
    sealed: dict[int, Say] = {}

    def bidders(self, table: Any) -> tuple[int, ...]:
        return self.seats

    def question(self, table: Any) -> Ask:
        return Ask("whisper", (), {"n": len(self.seats)})

    def why_not(self, table: Any, seat: int, choice: Any) -> Refusal | None:
        return None if isinstance(choice, Say) else NOT_OFFERED

    def leave(self, table: Any) -> None:
        for seat in self.seats:
            table.whisper([seat], "heard", {"number": self.sealed[seat].number}, seat=seat)


class Player(msgspec.Struct):
    pass


class State(msgspec.Struct):
    players: list[Player]
    chance: int
    flow: list[Count | Whisper]
    agreeable: bool = True


class Rules(Table[State, None]):
    __slots__ = ()

    def why_not_agree(self, seat: int) -> Refusal | None:
        return None if self.state.agreeable else NOT_OFFERED


def table(*flow: Any) -> Rules:
    return Rules(State([Player(), Player()], 1, list(flow)), None)


def test_the_topmost_frame_asks_and_leaves_when_it_has_no_more() -> None:
    t = table(Count(1), Count(0))
    ask = settle(t)
    assert ask == Ask("count", (0,), {"last": 0})
    ask = play(t, 0, Say(3), ask)
    assert [e.key for e in t.events] == ["said", "counted"]
    assert ask == Ask("whisper", (1, 0), {"n": 2}, sealed=True)


def test_an_empty_flow_is_the_end() -> None:
    t = table()
    assert settle(t) is None
    assert why_not(t, 0, Say(1)) == GAME_OVER
    with pytest.raises(IllegalChoice):
        play(t, 0, Say(1))


def test_a_refused_choice_changes_nothing() -> None:
    t = table(Count(0))
    settle(t)
    before = codec.digest(t.state)
    with pytest.raises(IllegalChoice) as caught:
        play(t, 0, Say(0))
    assert caught.value.refusal == Refusal("too-low", {"n": 0, "last": 0})
    assert (caught.value.seat, caught.value.choice) == (0, Say(0))
    with pytest.raises(IllegalChoice) as caught:
        play(t, 1, Say(1))
    assert caught.value.refusal == NOT_YOUR_TURN
    assert codec.digest(t.state) == before
    assert not t.events


def test_offers_carry_refusal_or_caution() -> None:
    t = table(Count(0, last=1))
    settle(t)
    found = {o.choice.number: o for o in offers(t, 0)}
    assert legal(t, 0) == [Say(2), Say(3)]
    assert found[1].refusal == Refusal("too-low", {"n": 1, "last": 1})
    assert found[1].caution is None
    assert found[2].refusal is None
    assert found[3].caution == Caution("quick")
    assert found[4].refusal == NOT_OFFERED


def test_sealed_answers_wait_for_the_last_one() -> None:
    t = table(Whisper(seats=(1, 0)))
    ask = settle(t)
    ask = play(t, 0, Say(2), ask)
    assert ask == Ask("whisper", (1,), {"n": 2}, sealed=True)
    assert not t.events
    assert why_not(t, 0, Say(1)) == NOT_YOUR_TURN
    assert codec.digest(codec.clone(t.state)) == codec.digest(t.state)
    assert play(t, 1, Say(4), ask) is None
    assert [(e.seen_by(1), e.sentence_for(1)) for e in t.events] == [
        ({"seat": 1, "number": 4}, "heard-private"),
        ({"seat": 0}, "heard"),
    ]
    assert [e.seen_by(None) for e in t.events] == [{"seat": 1}, {"seat": 0}]


def test_agreement_needs_everybody_and_a_game_that_allows_it() -> None:
    t = table(Count(0))
    assert why_not(t, 0, Agree((0,))) == Refusal("agree-missing", {"seat": 1})
    assert why_not(t, 1, Agree((0, 1))) == NOT_YOUR_TURN
    t.state.agreeable = False
    assert why_not(t, 0, Agree((0, 1))) == NOT_OFFERED
    t.state.agreeable = True
    assert play(t, 0, Agree((0, 1))) is None
    assert not t.state.flow


class Loop(Count, tag="loop"):
    """A frame that puts itself back for ever."""

    def ask(self, table: Any) -> Ask | None:
        return None

    def leave(self, table: Any) -> None:
        table.state.flow.append(Loop(0))


def test_rules_that_go_round_in_circles_are_found_out() -> None:
    with pytest.raises(RuntimeError, match="circles"):
        settle(table(Loop(0)))


def test_choices_are_values() -> None:
    assert Say(1) == Say(1)
    assert Say(1) != Say(2)
    assert Say(1).verb == "say"
    assert Say(1).turned("tone", "high") == Say(1, "high")
    assert len({Say(1), Say(1), Say(2)}) == 2


def test_who_may_know_what_of_an_event() -> None:
    event = Event("draw", {"seat": 0}, {"card": "inn"}, (0,))
    assert event.seen_by(0) == {"seat": 0, "card": "inn"}
    assert event.seen_by(1) == event.seen_by(None) == {"seat": 0}
    assert (event.sentence_for(0), event.sentence_for(None)) == ("draw-private", "draw")
    assert Event("pass").sentence_for(0) == "pass"


def test_chance_and_learning_are_kept_on_the_table() -> None:
    t = table()
    with t.chance() as chance:
        first = chance.next()
    with t.chance() as chance:
        assert chance.next() != first
    assert t.state.chance != 1
    t.note([1])
    t.note([0, 1])
    assert t.learned == {0, 1}
