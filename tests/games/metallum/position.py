"""Positions written down: what matters is named, everything else is filled in so that the invariants hold."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from hotseat.engine import registry
from hotseat.engine.flow import IllegalChoice, legal, play, settle, why_not
from hotseat.engine.game import Setup
from hotseat.games.metallum import GAME
from hotseat.games.metallum.choices import Done, Fly, Program, Use, module_id, tile_id
from hotseat.games.metallum.flow.actions import Actions
from hotseat.games.metallum.flow.programming import Programming
from hotseat.games.metallum.flow.rounds import Profits, RoundEnd
from hotseat.games.metallum.state import Built, Disc, Player, State

CAT = registry.catalogue("metallum")
T = ("alpha", "beta", "gamma", "delta", "eta", "theta", "omega")
U = ("alpha", "epsilon", "zeta", "beta", "gamma", "eta", "omega")
RULEBOOK = {"turn_order": "lower_chooses", "omega_starts": "face_down"}


def tile(name: str, seat: int = 0) -> str:
    return tile_id(seat, name)


def power(planet: str) -> str:
    return f"installation/{planet}"


def card(name: str) -> str:
    return module_id(name)


def program(*tiles: str, seat: int = 0) -> Program:
    return Program(tuple(tile_id(seat, t) for t in tiles))


class Game:
    """A game that is played on; the invariants hold after every choice."""

    def __init__(self, state: State) -> None:
        self.table = GAME.table(state, CAT)
        self.check()

    def check(self) -> None:
        assert GAME.invariants(CAT, self.state) == []

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def ask(self) -> Any:
        return settle(self.table)

    @property
    def asked(self) -> int:
        """The one seat that is asked."""
        (seat,) = self.ask.seats
        return int(seat)

    def me(self, seat: int = 0) -> Player:
        return self.state.players[seat]

    def rigs(self, planet: int) -> tuple[int, int]:
        mine, theirs = self.state.row[planet].rigs
        return mine, theirs

    def do(self, *choices: Any, seat: int | None = None) -> Game:
        for choice in choices:
            play(self.table, self.asked if seat is None else seat, choice)
            self.check()
        return self

    def refused(self, choice: Any, seat: int | None = None) -> str:
        """The key of the refusal; the state stays as it is."""
        with pytest.raises(IllegalChoice) as caught:
            self.do(choice, seat=seat)
        self.check()
        return str(caught.value.refusal.key)

    def allows(self, choice: Any, seat: int | None = None) -> bool:
        return why_not(self.table, self.asked if seat is None else seat, choice) is None

    def legal(self, kind: type | None = None, by: str = "") -> list[Any]:
        """The legal choices of the asked seat, of one kind or with one piece."""
        found = legal(self.table, self.asked)
        return [
            c
            for c in found
            if (kind is None or isinstance(c, kind)) and (not by or getattr(c, "by", "") == by)
        ]

    def goals(self, by: str) -> set[str]:
        """The planets that a piece may fly to."""
        return {c.planet for c in self.legal(Fly, by)}

    def told(self, key: str) -> list[dict[str, Any]]:
        """The arguments of the events with a key."""
        return [e.args for e in self.table.events if e.key == key]

    def end_round(self) -> Game:
        """Both players do nothing more than they must."""
        now = self.state.round
        while self.ask and self.state.round == now and isinstance(self.state.flow[-1], Actions):
            seat = self.asked
            left = [t for t in self.me(seat).program if CAT.tiles[t].mandatory]
            self.do(self.legal(Fly, tile(left[0], seat))[0] if left else Done())
        return self


def new(seed: int = 1, options: Mapping[str, str] | None = None) -> Game:
    return Game(GAME.new_game(CAT, Setup(2, seed, dict(options or {}))))


def given(
    row: Sequence[str] = T,
    *,
    rigs: Mapping[int, tuple[int, int]] | None = None,
    ships: tuple[int, int] = (0, 0),
    tiles: tuple[Sequence[str], Sequence[str]] = ((), ()),
    executed: tuple[Sequence[str], Sequence[str]] = ((), ()),
    credit: tuple[int, int] = (0, 0),
    hidden: Sequence[int] = (),
    tokens: Mapping[int, Any] | None = None,
    modules: Sequence[tuple[str, int, int]] = (),
    cards: tuple[Sequence[str], Sequence[str]] = ((), ()),
    market: Sequence[str] = ("", "", "", ""),
    deck: Sequence[str] = (),
    later: Sequence[str] = (),
    discards: Sequence[str] = (),
    round: int = 1,
    phase: str = "actions",
    last: bool = False,
    options: Mapping[str, str] | None = None,
) -> Game:
    """`phase` actions: seat 0 acts, then seat 1 unless it is the `last` action phase; program: both program."""
    on = {i: list((rigs or {}).get(i, (0, 0))) for i in range(7)}
    players = [
        Player(
            credits=credit[s],
            supply=25 - sum(on[i][s] for i in on),
            ship=ships[s],
            program=list(tiles[s]),
            executed=list(executed[s]),
            cards=list(cards[s]),
            earned={"profits": credit[s]},
        )
        for s in (0, 1)
    ]
    used = {*(m for m, _, _ in modules), *cards[0], *cards[1], *market, *deck, *later, *discards}
    chosen = {"turn_order": "lower_first", "omega_starts": "face_up"} | dict(options or {})
    acting = [Actions(seat=0)] if last else [Actions(seat=1), Actions(seat=0)]
    state = State(
        players=players,
        chance=7,
        flow=[RoundEnd(), Profits(), *(acting if phase == "actions" else [Programming()])],
        turn_order=chosen["turn_order"],
        omega_starts=chosen["omega_starts"],
        row=[Disc(p, i not in hidden, on[i], (tokens or {}).get(i, "none")) for i, p in enumerate(row)],
        removed=[p for p in CAT.planets if p not in row],
        market=list(market),
        deck=list(deck),
        later=list(later),
        discards=list(discards),
        out=[m for m in CAT.modules if m not in used],
        modules=[Built(name, seat, planet) for name, seat, planet in modules],
        round=round,
    )
    return Game(state)


def use(name: str, seat: int = 0) -> Use:
    """Execute a tile that needs no target."""
    return Use(tile(name, seat))
