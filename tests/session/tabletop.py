"""Matches of the toys for the tests of the session."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from hotseat.engine import codec, flow
from hotseat.engine.chance import Chance
from hotseat.engine.game import GameDef, Setup
from hotseat.session.match import Match, Person
from toys import draft, sealed_bid

BID, DRAFT = sealed_bid.GAME, draft.GAME
Bid, Keep = sealed_bid.Bid, sealed_bid.Keep


class OpenRules(draft.Rules):
    """Only a card drawn from the deck is news to anybody."""

    __slots__ = ()

    def note(self, seats: Iterable[int]) -> None:
        pass

    def draw(self, seat: int) -> None:
        super().draw(seat)
        self.learned.add(seat)


class ToldRules(draft.Rules):
    """Nothing is whispered."""

    __slots__ = ()

    def whisper(self, only: Iterable[int], key: str, private: dict[str, Any], **args: Any) -> None:
        self.tell(key, **args)


def _public(cat: Any, state: Any, viewer: int | None) -> Any:
    return DRAFT.elements(cat, state, None)


OPEN = msgspec.structs.replace(DRAFT, secrets=False, table=OpenRules)
"""The draft as if it were played with open hands."""
UNSEEN = msgspec.structs.replace(DRAFT, elements=_public)
"""Nothing private lies on the table, but some news are whispered."""
BARE = msgspec.structs.replace(UNSEEN, table=ToldRules)
"""Secrets by rule (sealed picks), but nobody holds anything private between them."""


def people(*bots: str) -> tuple[Person, ...]:
    return tuple(Person(f"Name{s}", s, bot) for s, bot in enumerate(bots))


def match(game: GameDef = BID, *bots: str, seed: int = 7) -> Match:
    bots = bots or ("", "", "")
    return Match.new(game, Setup(len(bots), seed), people(*bots))


def step(m: Match, seed: int = 0) -> None:
    """One gesture or one bot's answer."""
    task = m.task()
    if task is not None:
        m.choose(task.run())
    else:
        m.choose(some(m, seed))


def some(m: Match, seed: int = 0) -> Any:
    """A legal choice of the seat, by lot."""
    table = m.game.table(m.state, m.cat)
    assert m.seat is not None
    return Chance(seed * 1000 + len(m.moves)).pick(flow.legal(table, m.seat))


def whole(game: GameDef = BID, *bots: str, seed: int = 7) -> Match:
    m = match(game, *bots, seed=seed)
    while not m.over:
        step(m, seed)
    return m


def digest(m: Match) -> str:
    return codec.digest(m.state)


def bid(m: Match, **chips: int) -> Any:
    """A bid for the ward in contest."""
    assert m.ask is not None
    return Bid(str(m.ask.args["ward"]), **chips)
