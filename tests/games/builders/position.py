"""Positions written down: what matters is named, everything else is filled with cards not used elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from hotseat.engine import codec, registry
from hotseat.engine.element import Element
from hotseat.engine.flow import Agree, IllegalChoice, legal, play, settle
from hotseat.engine.game import Score
from hotseat.engine.offer import Refusal
from hotseat.games.builders import GAME
from hotseat.games.builders.choices import AnyChoice
from hotseat.games.builders.flow.turn import Turn
from hotseat.games.builders.state import Options, Player, Site, State

CAT = registry.catalogue("builders")


def seat(
    coins: int = 10,
    team: Iterable[str] = (),
    sites: Mapping[str, Sequence[str]] | None = None,
    finished: Iterable[str] = (),
) -> Player:
    """What lies before a player; `sites` maps a building to its crew, which was sent in earlier turns."""
    opened = [Site(building, list(crew)) for building, crew in (sites or {}).items()]
    return Player(coins, list(team), opened, list(finished))


class Game:
    """A position that is played on. `whole` = all 84 cards are in it, so the invariants hold."""

    def __init__(self, state: State, whole: bool = True) -> None:
        self.table, self.whole = GAME.table(state, CAT), whole
        if whole:
            assert GAME.invariants(CAT, state) == []

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def over(self) -> bool:
        return settle(self.table) is None

    @property
    def turn(self) -> Turn:
        return self.state.flow[-1]

    @property
    def acting(self) -> int:
        return self.turn.seat

    @property
    def actions(self) -> int:
        return self.turn.actions

    @property
    def coins(self) -> int:
        """Of the acting player."""
        return self.me.coins

    @property
    def me(self) -> Player:
        return self.state.players[self.acting]

    @property
    def team(self) -> set[str]:
        return set(self.me.team)

    @property
    def points(self) -> int:
        return self.table.points(self.acting)

    def missing(self, building: str) -> dict[str, int]:
        """What an own site still lacks."""
        site = self.table.site(self.acting, building)
        assert site is not None
        lacking = zip(CAT.resources, self.table.missing(site), strict=True)
        return {r: n for r, n in lacking if n}

    def crew(self, building: str) -> list[str]:
        site = self.table.site(self.acting, building)
        assert site is not None
        return site.crew

    def production(self, building: str) -> tuple[int, ...]:
        """What the crew of an own site brings together."""
        brought = [CAT.workers[w].produces for w in self.crew(building)]
        return tuple(map(sum, zip(*brought, strict=True)))

    def do(self, *choices: AnyChoice) -> Game:
        """The acting player makes these choices."""
        for choice in choices:
            self.table.learned.clear()
            play(self.table, self.acting, choice)
            if self.whole:
                assert GAME.invariants(CAT, self.state) == []
        return self

    def refused(self, choice: Any, by: int | None = None) -> Refusal:
        """The choice is refused and nothing changes; why."""
        before, events = codec.digest(self.state), len(self.table.events)
        with pytest.raises(IllegalChoice) as caught:
            play(self.table, self.acting if by is None else by, choice)
        assert codec.digest(self.state) == before
        assert len(self.table.events) == events
        return caught.value.refusal

    def agree(self, *seats: int) -> None:
        play(self.table, self.acting, Agree(seats))

    def copy(self) -> Game:
        """The same position, to try another continuation."""
        return Game(codec.clone(self.state), self.whole)

    def legal(self) -> list[Any]:
        return legal(self.table, self.acting)

    def elements(self, viewer: int | None = None) -> dict[str, Element]:
        return {e.id: e for e in GAME.elements(CAT, self.state, viewer)}

    def scores(self) -> tuple[Score, ...]:
        return GAME.scores(CAT, self.state)

    def told(self) -> list[str]:
        """Keys of the events so far."""
        return [e.key for e in self.table.events]


def given(
    *players: Player,
    start: int = 0,
    acting: int | None = None,
    building_row: Sequence[str | None] | None = None,
    worker_row: Sequence[str | None] | None = None,
    building_next: Sequence[str] = (),
    worker_next: Sequence[str] = (),
    building_deck: Sequence[str] | None = None,
    worker_deck: Sequence[str] | None = None,
    options: Options | None = None,
    actions: int | None = None,
) -> Game:
    """A position; players not given are fresh ones, so that there are two. `..._next` are the top cards of a deck that
    is filled up, `..._deck` a whole deck: cards that are then nowhere are simply not in the position."""
    seats = [*players, *(seat() for _ in range(2 - len(players)))]
    named = {*(building_row or ()), *(worker_row or ()), *building_next, *worker_next}
    named |= {*(building_deck or ()), *(worker_deck or ())}
    for p in seats:
        named |= {*p.team, *p.finished, *(s.building for s in p.sites), *(w for s in p.sites for w in s.crew)}
    spare_buildings = [b for b in CAT.buildings if b not in named]
    spare_workers = [w for w in CAT.worker_cards if w not in named]
    rows: list[list[str | None]] = []
    whole = True
    decks: list[list[str]] = []
    for row, top, deck, spare, size in (
        (building_row, building_next, building_deck, spare_buildings, CAT.building_row),
        (worker_row, worker_next, worker_deck, spare_workers, CAT.worker_row),
    ):
        rows.append(list(row) if row is not None else [spare.pop() if spare else None for _ in range(size)])
        decks.append([*top, *spare] if deck is None else list(deck))
        whole = whole and (deck is None or not spare)
    k = CAT.constants
    chosen = options or Options(k.end_trigger_points, k.free_actions_per_turn)
    first = start if acting is None else acting
    free = chosen.actions_per_turn if actions is None else actions
    state = State(
        seats, rows[0], decks[0], rows[1], decks[1], chosen, start, chance=1, flow=[Turn(first, free)]
    )
    return Game(state, whole)
