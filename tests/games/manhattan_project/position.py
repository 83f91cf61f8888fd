"""Positions written down: what matters is named, everything else is filled up so that the invariants hold.

Workers are letters: L, E, S own ones, l, e, s contractors. On the table a digit before the letter is the owner's seat.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import pytest

from hotseat.engine import codec, registry
from hotseat.engine.element import Element
from hotseat.engine.flow import Ask, IllegalChoice, legal, play, settle
from hotseat.engine.game import Score
from hotseat.engine.offer import Forecast, Refusal
from hotseat.games.manhattan_project import GAME
from hotseat.games.manhattan_project.choices import Build, Place
from hotseat.games.manhattan_project.flow.turn import Turn
from hotseat.games.manhattan_project.state import Bomb, Building, Plan, Player, State, Tested
from hotseat.games.manhattan_project.vocabulary import KINDS, ONLY
from hotseat.games.manhattan_project.workers import CONTRACTOR, Counts, Worker

CAT = registry.catalogue("manhattan_project")
LETTERS = "LESles"
GOODS = {"Y": "yellowcake", "U": "uranium", "Pu": "plutonium", "F": "fighter", "B": "bomber", "spies": "spy"}
USUAL = {"yellowcake": 0, "uranium": 0, "plutonium": 0, "spy": 0, "fighter": 1, "bomber": 1}


def counts(crew: str) -> Counts:
    """Workers of the hand by their letters."""
    a, b, c, d, e, f = (crew.count(letter) for letter in LETTERS)
    return a, b, c, d, e, f


def seat(
    money: int = 10,
    hand: str = "LLLL",
    buildings: Iterable[str] = (),
    damage: Mapping[str, int] | None = None,
    plans: Iterable[str] = (),
    bombs: Iterable[str] = (),
    loaded: Iterable[str] = (),
    tested: str | None = None,
    **stock: int,
) -> Player:
    """What lies before a player; goods are Y, U, Pu, F, B and spies."""
    hurt, own = damage or {}, counts(hand)
    return Player(
        stock={"money": money} | USUAL | {GOODS[k]: n for k, n in stock.items()},
        hand=dict(zip(KINDS, own[:3], strict=True)),
        hired=dict(zip(KINDS, own[3:], strict=True)),
        reserve=dict.fromkeys(KINDS, 0),
        buildings=[Building(b, hurt.get(b, 0)) for b in buildings],
        plans=[Plan(b, 0, 0) for b in plans],
        bombs=[Bomb(b, b in loaded) for b in bombs],
        tested=Tested(tested) if tested else None,
    )


def given(
    *players: Player,
    seats: int = 0,
    on: Mapping[str, str] | None = None,
    market: Sequence[str] | None = None,
    deck: Sequence[str] | None = None,
    designs: Sequence[str] | None = None,
    bombs_left: int | None = None,
    tests: Sequence[str] | None = None,
    tray: int = 0,
    acting: int = 0,
    pacts: bool = False,
) -> Game:
    """A position in which `acting` has done nothing yet. `on` puts workers onto spaces, buildings, bombs and `test0`;
    laborers named nowhere stand on Construction. A `deck` or `bombs_left` given is whole, what is over is nobody's."""
    n = max(seats, len(players), 2)
    people = [*players, *(seat() for _ in range(n - len(players)))]
    count = CAT.counts[n]
    owned = {b.id for p in people for b in p.buildings}
    shown = (
        list(market)
        if market is not None
        else [b for b in CAT.buildings if b not in owned and b not in (deck or ())]
    )
    shown = shown[: len(CAT.market)]
    rest = [b for b in CAT.buildings if b not in owned and b not in shown]
    pile = [*deck, *(b for b in rest if b not in deck)] if deck else [] if deck is not None else rest
    taken = {x for p in people for x in (*(q.bomb for q in p.plans), *(b.id for b in p.bombs))}
    free = [b for b in CAT.bombs if b not in taken]
    open_cards = list(designs) if designs is not None else free[-count.face_up_bombs :]
    bomb_deck = [b for b in free if b not in open_cards]
    tiles = [t for t in count.test_tiles if t not in {p.tested.tile for p in people if p.tested}]
    state = State(
        players=people,
        chance=1,
        flow=[Turn(seat=acting)],
        first=0,
        market=shown,
        deck=pile,
        designs=open_cards,
        bomb_deck=bomb_deck if bombs_left is None else bomb_deck[:bombs_left],
        returned=[],
        tests=list(tests) if tests is not None else tiles,
        contractors={},
        crews={s: [] for s in CAT.spaces},
        tray=tray,
        pacts_allowed=pacts,
        round=1,
    )
    game = Game(state, whole=deck != [] and bombs_left is None and tests is None)
    for place, crew in (on or {}).items():
        for token in crew.split():
            game.stand(place, token)
    game.fill()
    game.check()
    return game


class Game:
    """A position that is played on. `whole` = all cards are in it, so the invariants hold."""

    def __init__(self, state: State, whole: bool = True) -> None:
        self.table, self.whole = GAME.table(state, CAT), whole

    @classmethod
    def new(cls, state: State) -> Game:
        game = cls(state)
        game.ask()
        game.check()
        return game

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def turn(self) -> Turn:
        return next(f for f in self.state.flow if isinstance(f, Turn))

    def check(self) -> None:
        if self.whole:
            assert GAME.invariants(CAT, self.state) == []

    def ask(self) -> Ask | None:
        return settle(self.table)

    @property
    def key(self) -> str:
        """The open question."""
        ask = self.ask()
        return ask.key if ask else "over"

    @property
    def asked(self) -> int:
        ask = self.ask()
        assert ask is not None
        return ask.seats[0]

    # -- writing a position down -----------------------------------------------------------------------------

    def crew(self, place: str) -> list[Worker]:
        """Where workers stand: a space, a building, a bomb or `test<seat>`."""
        if place in self.state.crews:
            return self.state.crews[place]
        for n, p in enumerate(self.state.players):
            if p.tested and place == f"test{n}":
                return p.tested.crew
            for card in (*p.buildings, *p.bombs):
                if card.id == place:
                    return card.crew
        raise KeyError(place)

    def stand(self, place: str, token: str) -> None:
        """Put a worker like `0L` or `l` somewhere."""
        letter = token[-1]
        owner = CONTRACTOR if letter.islower() else int(token[0])
        kind = KINDS["LES".index(letter.upper())]
        same = sum((w.kind, w.seat) == (kind, owner) for c in self.table.crews() for w in c)
        self.crew(place).append(Worker(kind, owner, same))

    def fill(self) -> None:
        """Everybody not named is in the general supply, laborers on Construction."""
        standing = [w for c in self.table.crews() for w in c]
        for kind in KINDS:
            hired = sum(p.hired[kind] for p in self.state.players)
            grey = sum((w.kind, w.seat) == (kind, CONTRACTOR) for w in standing)
            self.state.contractors[kind] = CAT.workers[kind].contractors - hired - grey
            for n, player in enumerate(self.state.players):
                own = sum((w.kind, w.seat) == (kind, n) for w in standing)
                player.reserve[kind] = CAT.workers[kind].permanent - player.hand[kind] - own
        for n, player in enumerate(self.state.players):
            for _ in range(player.reserve["laborer"]):
                self.stand("construction", f"{n}L")
            player.reserve["laborer"] = 0

    # -- playing -----------------------------------------------------------------------------------------------

    def place(
        self,
        site: str,
        crew: str,
        payment: str = ONLY,
        output: str = ONLY,
        permanent: int | None = None,
        declined: int = 0,
    ) -> Place:
        """A placement; as many own workers are gained as possible unless it says otherwise."""
        element = f"space/{site}" if site in CAT.spaces else f"building/{site}"
        hires = CAT.sites[element].hires.get(output)
        if permanent is None:
            permanent = self.table.hire(self.asked, *hires).most if hires and not declined else 0
        choice = Place(
            site=element,
            payment=payment,
            output=output,
            permanent=permanent,
            declined=declined,
        )
        return choice.manned(counts(crew))

    def put(self, site: str, crew: str, *args: Any, **kwargs: Any) -> Game:
        """Whoever is asked places."""
        return self.do(self.place(site, crew, *args, **kwargs))

    def do(self, *choices: Any) -> Game:
        """Whoever is asked makes these choices."""
        for choice in choices:
            self.table.learned.clear()
            play(self.table, self.asked, choice)
            self.check()
        return self

    def refused(self, choice: Any, by: int | None = None) -> Refusal:
        """The choice is refused and nothing changes; why."""
        before, events = codec.digest(self.state), len(self.table.events)
        with pytest.raises(IllegalChoice) as caught:
            play(self.table, self.asked if by is None else by, choice)
        assert codec.digest(self.state) == before
        assert len(self.table.events) == events
        return caught.value.refusal

    def no(self, site: str, crew: str, *args: Any, **kwargs: Any) -> str:
        """The key of the refusal of a placement."""
        return self.refused(self.place(site, crew, *args, **kwargs)).key

    def copy(self) -> Game:
        """The same position, to try another continuation."""
        return Game(codec.clone(self.state), self.whole)

    def legal(self) -> list[Any]:
        return legal(self.table, self.asked)

    def says(self, choice: Any) -> Forecast:
        return GAME.forecast(self.table, self.asked, choice)

    # -- looking -----------------------------------------------------------------------------------------------

    def has(self, n: int, **goods: int) -> bool:
        """Does the seat have exactly that? `money` and the short names of `seat`."""
        stock = self.state.players[n].stock
        found = {k: stock[GOODS.get(k, k)] for k in goods}
        assert found == goods
        return True

    def hand(self, n: int) -> str:
        """The workers in a hand, as letters."""
        return "".join(letter * m for letter, m in zip(LETTERS, self.table.hand(n), strict=True))

    def points(self, n: int) -> int:
        return int(self.table.points(n))

    def damage(self, building: str) -> int:
        found = self.table.building(building)
        assert found is not None
        return found[1].damage

    def elements(self, viewer: int | None = None) -> dict[str, Element]:
        return {e.id: e for e in GAME.elements(CAT, self.state, viewer)}

    def scores(self) -> tuple[Score, ...]:
        return GAME.scores(CAT, self.state)

    def told(self) -> list[str]:
        """Keys of the events so far."""
        return [e.key for e in self.table.events]


def build(bomb: str, crew: str) -> Build:
    """Build a bomb with these workers."""
    return Build(bomb=bomb).manned(counts(crew))
