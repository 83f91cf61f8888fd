"""The kernel: unfinished business as a stack of frames in plain data.

A frame is one piece of unfinished business, named after a heading of the rulebook. The topmost frame asks; `play`
is the only way a state changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from .chance import Chance
from .offer import GAME_OVER, NOT_OFFERED, NOT_YOUR_TURN, Caution, Dial, Offer, Refusal, Value

LIMIT = 10_000
"""Frames that may be taken off in one settling; more means that the rules go round in circles."""


class Choice(msgspec.Struct, frozen=True, tag_field="do"):
    """One thing a seat may choose, also a line of the move list: small, typed, compared by value.

    Subclasses give a stable `tag` and name their fields like the arguments of the events.
    """

    @property
    def verb(self) -> str:
        """The stable tag; the words are `<game>-choice-<verb>`."""
        return str(self.__struct_config__.tag)

    @property
    def at(self) -> tuple[str, ...]:
        """Ids of the elements pointed at to make this choice: all of them, in the order the sentence names them."""
        return ()

    @property
    def facets(self) -> dict[str, Value]:
        """Amounts and kinds set by dials, by name."""
        return {}

    def turned(self, facet: str, value: Value) -> Choice:
        """The same choice with one facet set to another value."""
        return msgspec.structs.replace(self, **{facet: value})


class Agree(Choice, frozen=True, tag="agree"):
    """End the game by agreement. Legal at any question of a game that allows it, listed in none; `seats` agreed."""

    seats: tuple[int, ...]


class Ask(msgspec.Struct, frozen=True):
    """Which seats must answer which question (`<game>-ask-<key>`)."""

    key: str
    seats: tuple[int, ...]
    args: dict[str, Value] = {}
    sealed: bool = False
    """Answers are secret until the last seat has answered."""


class Event(msgspec.Struct, frozen=True):
    """Something that happened (`<game>-event-<key>`): never a sentence.

    `private` are further arguments, known to the seats in `only`.
    """

    key: str
    args: dict[str, Value] = {}
    private: dict[str, Value] = {}
    only: tuple[int, ...] = ()

    def seen_by(self, viewer: int | None) -> dict[str, Value]:
        """The arguments this viewer may know; None is everybody around the table."""
        return self.args | self.private if viewer in self.only else self.args

    def sentence_for(self, viewer: int | None) -> str:
        """The key of the sentence for this viewer: `<key>-private` names the private part."""
        return f"{self.key}-private" if self.private and viewer in self.only else self.key


class State(Protocol):
    """What the kernel needs of a game's state; the rest is the game's own plain data."""

    chance: int
    flow: list[Any]


S = TypeVar("S", bound=State)
C = TypeVar("C")


class Table(Generic[S, C]):
    """State, catalogue and event sink: a game's subclass adds the words its rules speak in (gain, pay, draw ...).

    `learned` collects the seats which, since the last choice, came to know something they did not put there.
    """

    __slots__ = ("cat", "events", "learned", "state")

    def __init__(self, state: S, cat: C) -> None:
        self.state, self.cat = state, cat
        self.events: list[Event] = []
        self.learned: set[int] = set()

    def tell(self, key: str, **args: Value) -> None:
        """Everybody sees this happen."""
        self.events.append(Event(key, args))

    def whisper(self, only: Iterable[int], key: str, private: dict[str, Value], **args: Value) -> None:
        """Everybody sees that it happened, only some know the private part."""
        self.events.append(Event(key, args, private, tuple(only)))

    def note(self, seats: Iterable[int]) -> None:
        """These seats now know more than they put there: the move can't be taken back freely."""
        self.learned.update(seats)

    @contextmanager
    def chance(self) -> Iterator[Chance]:
        """Seeded chance; its whole state is one integer of the state."""
        chance = Chance(self.state.chance)
        yield chance
        self.state.chance = chance.state

    def why_not_agree(self, seat: int) -> Refusal | None:
        """May the game be ended by agreement now? A game that allows it says so."""
        return NOT_OFFERED

    def agree(self, seat: int) -> None:
        """End the game by agreement; the flow is emptied by the kernel."""


class Frame(msgspec.Struct, tag_field="frame"):
    """One piece of unfinished business: one sentence of the rulebook. Fields hold ids and numbers, never references."""

    def ask(self, table: Any) -> Ask | None:
        """Who must answer what now; None = nothing more to ask. Pure and cheap."""
        return None

    def options(self, table: Any, seat: int) -> Iterable[Any]:
        """What could be said, legal or worth explaining; may list less than everything. Pure."""
        return ()

    def candidates(self, table: Any, seat: int) -> Iterable[Any]:
        """The options without those that are sure to be refused, where most of a list is there to explain. Pure."""
        return self.options(table, seat)

    def dials(self, table: Any, seat: int, verb: str) -> tuple[Dial, ...]:
        """Rows of values for a verb with more choices than a list could show. Pure."""
        return ()

    def why_not(self, table: Any, seat: int, choice: Any) -> Refusal | None:
        """The one place that decides legality, for any choice at all; None = legal. Pure."""
        return NOT_OFFERED

    def caution(self, table: Any, seat: int, choice: Any) -> Caution | None:
        """Why the seat may not want this legal choice. Pure."""
        return None

    def answer(self, table: Any, seat: int, choice: Any) -> None:
        """Apply a legal choice; may push frames."""

    def leave(self, table: Any) -> None:
        """Called once, when the frame has nothing more to ask and was taken off."""


class Sealed(Frame):
    """A question to several seats at once. Answers stay sealed until all are in; then `leave` opens them.

    A subclass declares `sealed: dict[int, <its choice>]`, names the seats in `bidders` and the question in `key`.
    """

    sealed: dict[int, Any] = {}

    def bidders(self, table: Any) -> tuple[int, ...]:
        """The seats that must answer, in the order in which the device goes round."""
        return ()

    def question(self, table: Any) -> Ask:
        """The question with its key and arguments; the seats are filled in."""
        raise NotImplementedError

    def ask(self, table: Any) -> Ask | None:
        waiting = tuple(s for s in self.bidders(table) if s not in self.sealed)
        return msgspec.structs.replace(self.question(table), seats=waiting, sealed=True) if waiting else None

    def answer(self, table: Any, seat: int, choice: Any) -> None:
        self.sealed[seat] = choice


class IllegalChoice(ValueError):
    """A choice that the rules refuse was played; the state is unchanged."""

    def __init__(self, seat: int, choice: Any, refusal: Refusal) -> None:
        super().__init__(f"seat {seat} may not choose {choice!r}: {refusal.key} {refusal.args}")
        self.seat, self.choice, self.refusal = seat, choice, refusal


def settle(table: Table[Any, Any]) -> Ask | None:
    """Take off the frames that have nothing to ask; the question of the topmost one, None when the game is over."""
    flow: list[Frame] = table.state.flow
    for _ in range(LIMIT):
        if not flow:
            return None
        question = flow[-1].ask(table)
        if question is not None:
            return question
        flow.pop().leave(table)
    raise RuntimeError("the rules go round in circles")


def why_not(table: Table[Any, Any], seat: int, choice: Any, ask: Ask | None = None) -> Refusal | None:
    """None = this seat may make this choice now. `ask` = the open question, if the caller still holds it."""
    flow: list[Frame] = table.state.flow
    ask = ask or (flow[-1].ask(table) if flow else None)
    if ask is None:
        return GAME_OVER
    if seat not in ask.seats:
        return NOT_YOUR_TURN
    if isinstance(choice, Agree):
        return table.why_not_agree(seat) or _missing_consent(table, choice)
    return flow[-1].why_not(table, seat, choice)


def _missing_consent(table: Table[Any, Any], choice: Agree) -> Refusal | None:
    for seat in range(len(table.state.players)):
        if seat not in choice.seats:
            return Refusal("agree-missing", {"seat": seat})
    return None


def play(table: Table[Any, Any], seat: int, choice: Any, ask: Ask | None = None) -> Ask | None:
    """The only way a state changes: refuse or answer, then settle. Returns the next question, None = game over.

    `ask` = the open question, if the caller still holds it. Raises IllegalChoice, with the state unchanged.
    """
    refusal = why_not(table, seat, choice, ask)
    if refusal is not None:
        raise IllegalChoice(seat, choice, refusal)
    if isinstance(choice, Agree):
        table.agree(seat)
        table.state.flow.clear()
        return None
    table.state.flow[-1].answer(table, seat, choice)
    return settle(table)


def offers(table: Table[Any, Any], seat: int) -> Iterator[Offer]:
    """Every listed choice of the open question with its refusal or its caution."""
    frame: Frame = table.state.flow[-1]
    for choice in frame.options(table, seat):
        refusal = frame.why_not(table, seat, choice)
        yield Offer(choice, refusal, None if refusal else frame.caution(table, seat, choice))


def legal(table: Table[Any, Any], seat: int) -> list[Any]:
    """The listed choices that are legal now."""
    frame: Frame = table.state.flow[-1]
    return [c for c in frame.candidates(table, seat) if frame.why_not(table, seat, c) is None]
