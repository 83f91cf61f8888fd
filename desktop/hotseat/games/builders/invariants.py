"""What must hold in every position (rules 3)."""

from __future__ import annotations

from collections import Counter

from .data import Catalogue
from .state import State
from .table import BuildersTable


def invariants(cat: Catalogue, state: State) -> list[str]:
    """What is broken, in plain English; empty = sound."""
    table = BuildersTable(state, cat)
    broken = []
    buildings = Counter(b for b in (*state.building_row, *state.building_deck) if b)
    workers = Counter(w for w in (*state.worker_row, *state.worker_deck) if w)
    for seat, player in enumerate(state.players):
        at_work = [w for site in player.sites for w in site.crew]
        machines = {b for b in player.finished if b in cat.buildings and cat.buildings[b].machine}
        buildings.update(player.finished)
        buildings.update(site.building for site in player.sites)
        for name in (*player.team, *at_work):
            if name not in machines:
                workers[name] += 1
        mobile = Counter((*player.team, *at_work))
        broken += [f"seat {seat}: machine {m} lies in {mobile[m]} places" for m in machines if mobile[m] != 1]
        if player.coins < 0:
            broken.append(f"seat {seat} has {player.coins} coins")
    for what, found, cards in (("building", buildings, cat.buildings), ("worker", workers, cat.worker_cards)):
        broken += [f"{what} {name} is there {found[name]} times" for name in cards if found[name] != 1]
        broken += [f"{name} is no {what} card" for name in found if name not in cards]
    if not broken:  # only known cards can be summed up
        for seat, player in enumerate(state.players):
            for site in player.sites:
                if not any(table.missing(site)):
                    broken.append(f"seat {seat}: {site.building} is open but needs nothing more")
    for row, deck, size in (
        (state.building_row, state.building_deck, cat.building_row),
        (state.worker_row, state.worker_deck, cat.worker_row),
    ):
        if len(row) != size:
            broken.append(f"a row has {len(row)} slots instead of {size}")
        if None in row and deck:
            broken.append("a slot is empty although its deck has cards")
    seats = range(len(state.players))
    if state.start not in seats or (state.end_seat is not None and state.end_seat not in seats):
        broken.append(
            f"the start or the end names a seat that is not there ({state.start}, {state.end_seat})"
        )
    chosen = {
        "target_points": state.options.target_points,
        "actions_per_turn": state.options.actions_per_turn,
    }
    for option in cat.options:
        if option.id in chosen and (wanted := option.why_not(chosen[option.id])):
            broken.append(f"{option.id} is {chosen[option.id]} instead of {wanted}")
    if state.round < 1:
        broken.append(f"there is no round {state.round}")
    if (state.end_cause == "points") != (state.end_seat is not None):
        broken.append(f"the end has the cause {state.end_cause!r} and the seat {state.end_seat}")
    if not state.flow and not state.end_cause:
        broken.append("nobody is to play, but nothing has ended the game")
    if len(state.flow) > 1:
        broken.append(f"{len(state.flow)} turns at once")
    for turn in state.flow:
        if turn.actions < 0 or not 0 <= turn.taken <= cat.constants.take_coins_max_actions_per_turn:
            broken.append(f"seat {turn.seat} has {turn.actions} actions and turned {turn.taken} into coins")
        if turn.bought < 0 or any(n < 1 for n in turn.sent.values()):
            broken.append(f"seat {turn.seat} bought {turn.bought} actions and sent {turn.sent}")
        if turn.seat not in seats:
            broken.append(f"there is no seat {turn.seat}")
        else:
            own = {site.building for site in state.players[turn.seat].sites}
            broken += [f"cards were sent to {b}, which is no open site" for b in turn.sent if b not in own]
    return broken
