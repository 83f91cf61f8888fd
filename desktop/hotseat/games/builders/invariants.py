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
    for row, deck in ((state.building_row, state.building_deck), (state.worker_row, state.worker_deck)):
        if None in row and deck:
            broken.append("a slot is empty although its deck has cards")
    for turn in state.flow:
        if turn.actions < 0 or not 0 <= turn.taken <= cat.constants.take_coins_max_actions_per_turn:
            broken.append(f"seat {turn.seat} has {turn.actions} actions and turned {turn.taken} into coins")
        if not 0 <= turn.seat < len(state.players):
            broken.append(f"there is no seat {turn.seat}")
    return broken
