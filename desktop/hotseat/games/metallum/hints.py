"""What an experienced player would look at: a value of the position, tried out one choice deep.

A position is worth its credits, what the planets will pay (majorities of today count fully in the last action phase and
less the more can still happen), and what programmed tiles and the installation can still do. The figures were set with
the yardsticks of the rules notes (docs/metallum.md, "Balance"). Hidden things are dealt anew before anything is tried.
"""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Any

from hotseat.engine import codec, flow
from hotseat.engine.chance import Chance
from hotseat.engine.game import Hint

from .choices import Done, Enough, Order
from .data import Catalogue
from .determinize import determinize
from .flow.actions import Actions
from .flow.programming import Programming, tiles_of
from .state import State
from .table import Rules
from .vocabulary import Buy, Effect, Income, MoveShip, OneOf, PlaceOwn, Sequence, Stock, UseInstallation

FADE = 0.75
"""What a majority of today is worth a round later."""
WORTH = {
    "deploy_1": 2.2,
    "deploy_2": 4.2,
    "deploy_3": 6.0,
    "power_boost": 2.2,
    "deep_mining": 2.2,
    "stock_report": 1.4,
}
"""Credits that a tile brings on an average use; what is not named brings `USUAL`."""
USUAL = 1.5
SECOND = 0.18
"""Credits for a point of complexity where the higher total acts second."""


def hints(table: Rules, seat: int) -> list[Hint]:
    """Every legal choice with its value for the seat."""
    if isinstance(table.state.flow[-1], Programming):
        plans = _Plans(table, seat)
        return [Hint(c, plans.value(tiles_of(seat, c))) for c in flow.legal(table, seat)]
    trial = determinize(table.cat, table.state, seat, Chance(table.state.round))
    blob = codec.pack(trial)
    return [Hint(c, _tried(table.cat, blob, seat, c)) for c in flow.legal(Rules(trial, table.cat), seat)]


def _tried(cat: Catalogue, blob: bytes, seat: int, choice: Any) -> float:
    table = Rules(codec.unpack(blob, State), cat)
    match choice:
        case Order(turn=turn):
            return float(turn == "second")
        case Done():
            return value(table, seat)
        case Enough():
            return value(table, seat) + potential(table, seat)
    table.state.flow[-1].answer(table, seat, choice)
    return value(table, seat) + potential(table, seat)


# -- the worth of a position -----------------------------------------------------------------------------------------


def _share(lead: int, spread: float) -> float:
    """How likely a lead in rigs is a majority in the end."""
    return 1 / (1 + exp(-lead / spread))


def _planet(table: Rules, planet: int, mine: int, theirs: int) -> float:
    """What a planet will bring to the one with `mine` rigs more than to the other, until the end."""
    cat, state = table.cat, table.state
    rate = cat.profits[state.row[planet].token]
    last = sum([isinstance(f, Actions) for f in state.flow]) == 1
    return _prospects(rate.majority, rate.minority, cat.constants.rounds - state.round, last, mine, theirs)


@lru_cache(maxsize=8192)
def _prospects(majority: int, minority: int, left: int, last: bool, mine: int, theirs: int) -> float:
    """`left` rounds are to come after this one, of which the `last` action phase has begun."""
    later = sum(FADE**k for k in range(1, left + 1))
    out = 0.0
    for spread, weight in ((0.25 if last else 0.9, 1.0), (2.0, later)):
        ahead = _share(mine - theirs, spread)
        if mine:
            out += weight * (ahead * majority + (1 - ahead) * minority)
        if theirs:
            out -= weight * ((1 - ahead) * majority + ahead * minority)
    return out


def value(table: Rules, seat: int) -> float:
    """Credits, planets and modules of the seat, less those of the other."""
    state, cat = table.state, table.cat
    out = float(table.player(seat).credits - table.player(1 - seat).credits)
    for planet, disc in enumerate(state.row):
        if disc.rigs[0] or disc.rigs[1]:
            out += _planet(table, planet, disc.rigs[seat], disc.rigs[1 - seat])
    left = cat.constants.rounds - state.round
    for built in state.modules:
        gain = min(6.0, 1.3 * left) if cat.modules[built.id].kind != "static" else min(3.0, 0.6 * left)
        if built.used:
            gain -= 0.3
        out += gain if built.seat == seat else -gain
    for s, player in enumerate(state.players):
        cards = len(player.cards) * (3.0 if left else 0.2)
        out += cards if s == seat else -cards
    return out


def _added(table: Rules, seat: int, planet: int, count: int) -> float:
    """What more own rigs on a planet are worth."""
    disc = table.state.row[planet]
    count = min(count, table.available(seat, planet))
    mine, theirs = disc.rigs[seat], disc.rigs[1 - seat]
    now = _planet(table, planet, mine, theirs)
    return _planet(table, planet, mine + count, theirs) - now


def potential(table: Rules, seat: int) -> float:
    """What the unexecuted tiles and the unused installation may still bring, from where the ship can be."""
    player, state = table.player(seat), table.state
    places = [player.ship]
    for tile in player.program:
        effect = table.cat.tiles[tile].effect
        if isinstance(effect, MoveShip):
            places += [
                p for p in (player.ship - effect.steps, player.ship + effect.steps) if p in table.planets()
            ]
    out = sum(max(_tile(table, seat, table.cat.tiles[t].effect, p) for p in places) for t in player.program)
    if not state.normal:
        open_places = [p for p in places if table.name(p) not in state.used]
        out += 0.8 * max([installation(table, seat, p) for p in open_places], default=0.0)
    return 0.9 * out


def installation(table: Rules, seat: int, planet: int) -> float:
    """A rough worth of using a planet's installation."""
    disc = table.state.row[planet]
    if not disc.discovered:
        return 0.7
    effect = table.cat.planets[disc.id].effect
    if isinstance(effect, PlaceOwn):
        if effect.to == "this":
            return (
                _added(table, seat, planet, effect.count)
                if table.available(seat, planet) >= effect.count
                else 0.0
            )
        return effect.count * max(_added(table, seat, p, 1) for p in table.discovered())
    if isinstance(effect, MoveShip):
        return 0.3
    if isinstance(effect, Sequence):
        return 1.0 if disc.rigs[seat] and table.on_board(1 - seat) > 1 else 0.0
    return 1.5 if table.on_board(0) and table.on_board(1) else 0.2


def _tile(table: Rules, seat: int, effect: Effect, planet: int) -> float:
    """What executing a tile with the ship on a planet would bring."""
    match effect:
        case PlaceOwn(count=count):
            return _added(table, seat, planet, count)
        case Income():
            return float(table.income(seat, planet))
        case OneOf(options=options):
            return max(_tile(table, seat, o, planet) for o in options)
        case Buy():
            return _best_card(table, seat)
        case UseInstallation():
            return 0.8 * installation(table, seat, planet)
        case Stock():
            return 1.2
        case MoveShip(mode="exact_line"):
            found = table.state.row[planet].discovered
            return 0.3 + (0.0 if found else 1.0)
    return 0.4


def _best_card(table: Rules, seat: int) -> float:
    left = table.cat.constants.rounds - table.state.round
    worth = (
        min(6.0, 1.3 * left) if table.cat.deck(table.state.round) == "planetary" else (3.0 if left else 1.5)
    )
    prices = [table.price(seat, m) for m in table.state.market if m]
    return max([worth - p for p in prices if p <= table.player(seat).credits], default=0.0)


# -- the worth of a program ---------------------------------------------------------------------------------------------


class _Plans:
    """Judges the programs of a position; it lives no longer than the position.

    What a tile or an installation brings is worked out once for each planet and not for each program.
    """

    def __init__(self, table: Rules, seat: int) -> None:
        self.table, self.ship = table, table.player(seat).ship
        moves = [t.effect for t in table.cat.tiles.values() if isinstance(t.effect, MoveShip)]
        reached = {self.ship} | {self.ship + way * m.steps for m in moves for way in (-1, 1)}
        places = [p for p in table.planets() if p in reached]
        self.power = {p: installation(table, seat, p) for p in places}
        self.use = {
            (t.id, p): _tile(table, seat, t.effect, p)
            for t in table.cat.tiles.values()
            for p in places
            if not isinstance(t.effect, MoveShip | UseInstallation)
        }
        self.later = {t: _later(table, seat, t) for t in table.cat.tiles}

    def value(self, tiles: tuple[str, ...]) -> float:
        """The best that the tiles could do in some order, less what they could do later in the sequence."""
        cat, state, ship = self.table.cat, self.table.state, self.ship
        effects = [cat.tiles[t].effect for t in tiles]
        move = next(e for e in effects if isinstance(e, MoveShip))
        extra = any(isinstance(e, UseInstallation) for e in effects)
        best = -99.0
        for goal in (ship - move.steps, ship + move.steps):
            if goal not in self.power:
                continue
            out = 0.0 if state.row[goal].discovered else 1.0
            for t in tiles:
                if (t, goal) in self.use:
                    out += max(self.use[t, ship], self.use[t, goal])
            here, there = self.power[ship], self.power[goal]
            out += max(here, there) + (min(here, there) if extra else 0.0)
            out += 0.3 * there + 0.02 * goal
            best = max(best, out)
        side = SECOND if state.turn_order == "lower_first" else -SECOND
        return best - sum(self.later[t] for t in tiles) + side * cat.programs[tiles]


def _later(table: Rules, seat: int, tile: str) -> float:
    """What a tile would bring in the rounds that are left of the sequence, above the one wasted otherwise."""
    cat, executed = table.cat, table.player(seat).executed
    rounds = cat.sequences[cat.sequence(table.state.round)].rounds
    left = rounds[-1] - table.state.round
    if not left:
        return 0.0
    same = [t for t in cat.tiles.values() if t.type == cat.tiles[tile].type and t.id not in executed]
    wasted = min(WORTH.get(t.id, USUAL) for t in same) if len(same) > left else 0.0
    return 0.8 * (WORTH.get(tile, USUAL) - wasted)
