"""Scores, ranks and what must always be true."""

from __future__ import annotations

from collections import Counter

from hotseat.engine.game import Score, ScoreRow, ranked

from .data import Catalogue
from .flow.design_bomb import DesignBomb
from .state import State
from .table import Rules
from .vocabulary import KINDS
from .workers import CONTRACTOR


def scores(cat: Catalogue, state: State) -> tuple[Score, ...]:
    """Bombs, loaded markers, test (rules 9.4); ties of an agreed end by built bombs, then money (rules 13)."""
    table, out = Rules(state, cat), []
    for seat, player in enumerate(state.players):
        loaded = sum(b.loaded for b in player.bombs)
        rows = (
            ScoreRow("bombs", sum(table.value(seat, b.id) for b in player.bombs), len(player.bombs)),
            ScoreRow("loaded", loaded * cat.constants.loaded_bonus, loaded),
            ScoreRow(
                "test", cat.tests[player.tested.tile].points if player.tested else 0, bool(player.tested)
            ),
        )
        keys = {"points": table.points(seat), "bombs": len(player.bombs), "money": player.stock["money"]}
        out.append(Score(seat, rows, keys))
    return ranked(out)


def invariants(cat: Catalogue, state: State) -> list[str]:
    """What is broken in this state (rules 2); empty = sound."""
    return [*_cards(cat, state), *_workers(cat, state), *_numbers(cat, state)]


def _cards(cat: Catalogue, state: State) -> list[str]:
    out = []
    buildings = [*state.market, *state.deck, *(b.id for p in state.players for b in p.buildings)]
    if sorted(buildings) != sorted(cat.buildings):
        out.append(f"the buildings are {sorted(buildings)}")
    if len(state.market) > len(cat.market) or (state.deck and len(state.market) < len(cat.market)):
        out.append(f"the market has {len(state.market)} cards")
    bombs = [*state.designs, *state.bomb_deck, *state.returned]
    bombs += [b for frame in state.flow if isinstance(frame, DesignBomb) for b in frame.packet]
    for player in state.players:
        bombs += [*(p.bomb for p in player.plans), *(b.id for b in player.bombs)]
    if sorted(bombs) != sorted(cat.bombs):
        out.append(f"the bombs are {sorted(bombs)}")
    tiles = [*state.tests, *(p.tested.tile for p in state.players if p.tested)]
    count = cat.counts[len(state.players)]
    if sorted(tiles) != sorted(count.test_tiles):
        out.append(f"the test tiles are {tiles}")
    if state.designs and len(state.designs) != count.face_up_bombs:
        out.append(f"{len(state.designs)} designs lie face up")
    if set(state.crews) != set(cat.spaces):
        out.append(f"the spaces are {sorted(state.crews)}")
    return out


def _workers(cat: Catalogue, state: State) -> list[str]:
    out = []
    tokens = [w for crew in Rules(state, cat).crews() for w in crew]
    if len(set(tokens)) != len(tokens):
        out.append("a worker stands in two places")
    standing = Counter((w.seat, w.kind) for w in tokens)
    for kind in KINDS:
        hired = [p.hired[kind] for p in state.players]
        total = state.contractors[kind] + sum(hired) + standing[CONTRACTOR, kind]
        if total != cat.workers[kind].contractors or min(state.contractors[kind], *hired) < 0:
            out.append(f"there are {total} contractors of kind {kind}")
        for seat, player in enumerate(state.players):
            total = player.hand[kind] + player.reserve[kind] + standing[seat, kind]
            if total != cat.workers[kind].permanent or min(player.hand[kind], player.reserve[kind]) < 0:
                out.append(f"seat {seat} has {total} workers of kind {kind}")
    for seat, player in enumerate(state.players):
        if player.reserve["laborer"]:
            out.append(f"a laborer of seat {seat} is in the general supply")
    for space, crew in state.crews.items():
        if cat.spaces[space].capacity and len(crew) > sum(cat.spaces[space].workers.values()):
            out.append(f"too many workers on {space}")
    return out


def _numbers(cat: Catalogue, state: State) -> list[str]:
    out = []
    seats = range(len(state.players))
    for seat, player in enumerate(state.players):
        for resource, fact in cat.resources.items():
            if player.stock[resource] < 0 or (fact.max is not None and player.stock[resource] > fact.max):
                out.append(f"seat {seat} has {player.stock[resource]} {resource}")
        if any(b.damage < 0 for b in player.buildings):
            out.append(f"seat {seat} has negative damage")
    if state.tray < 0:
        out.append(f"the tray holds {state.tray}")
    points = [Rules(state, cat).points(s) for s in seats]
    target = cat.counts[len(state.players)].target_points
    if [s for s in seats if points[s] >= target] != [state.winner] * (state.winner >= 0):
        out.append(f"seat {state.winner} has won, but the points are {points}")
    if state.first not in seats or any(
        frame.seat not in seats for frame in state.flow if hasattr(frame, "seat")
    ):
        out.append("a seat is named that is not there")
    return out
