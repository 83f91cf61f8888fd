"""What must hold in every position (rules 10)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from .choices import NOBODY
from .data import COLOURS, Catalogue
from .flow.election import WardVote
from .flow.results import AssignOffices
from .state import State
from .table import Rules


def invariants(cat: Catalogue, state: State) -> list[str]:
    """What is broken in this state; empty = sound. The numbers are those of rules.md section 10."""
    table = Rules(state, cat)
    return [*_cubes(table), *_wards(table), *_players(table), *_election(table)]


def _cubes(table: Rules) -> Iterator[str]:
    """1: a closed system of cubes. 2: an opened ward never loses its last one."""
    state, cat = table.state, table.cat
    places = [state.bag, state.garden, *state.boxes.values(), *(d.cubes for d in state.wards.values())]
    there = Counter(cube for place in places for cube in place)
    wanted = [f"{c}-{n}" for c in COLOURS for n in range(cat.nationalities[c].cubes)]
    if sorted(there) != sorted(wanted) or max(there.values()) > 1:
        yield f"the cubes are {sorted(there.elements())}"
    opening = cat.counts[len(state.players)].zone_open_year
    for zone in cat.zones.values():
        is_open = opening[zone.id] <= state.year
        if is_open == (zone.id in state.boxes):
            yield f"zone {zone.id} in year {state.year}: set-up box {state.boxes.get(zone.id)}"
        for ward in zone.wards:
            if bool(state.wards[ward].cubes) != is_open:
                yield f"ward {ward} in year {state.year} holds {state.wards[ward].cubes}"
    if len(state.garden) > cat.counts[len(state.players)].castle_garden_draw:
        yield f"{len(state.garden)} cubes lie in the Castle Garden"


def _wards(table: Rules) -> Iterator[str]:
    """2, 4: bosses only where somebody lives. 6: two lock tokens."""
    state = table.state
    if set(state.wards) != set(table.cat.order):
        yield f"the wards are {sorted(state.wards)}"
    for ward, district in state.wards.items():
        if len(district.bosses) != len(state.players) or min(district.bosses) < 0:
            yield f"the bosses of ward {ward} are {district.bosses}"
        if not district.cubes and (any(district.bosses) or district.locked):
            yield f"ward {ward} is not open but has bosses or a lock"
    locked = sum(d.locked for d in state.wards.values())
    if locked > table.cat.supply["lock_token"]:
        yield f"{locked} wards are locked"
    if locked != sum(p.locks for p in state.players):
        yield f"{locked} wards are locked, but {[p.locks for p in state.players]} locks were put down"


def _players(table: Rules) -> Iterator[str]:
    """4: nothing is negative. 5: at most one slander a term. Offices: R-AS1."""
    state, cat = table.state, table.cat
    number = cat.number
    for seat, player in enumerate(state.players):
        if sorted(player.chips) != sorted(COLOURS) or min(player.chips.values()) < 0:
            yield f"seat {seat} has the chips {player.chips}"
        used = number["start_slander_chips"] - player.slander
        terms = [t for t in cat.terms if t.slander_allowed and t.years[0] <= state.year]
        if not 0 <= used <= len(terms) * number["first_slander_chips"]:
            yield f"seat {seat} has {player.slander} slander chips in year {state.year}"
        if player.slandered and (not used or not table.term.slander_allowed):
            yield f"seat {seat} slandered in year {state.year} with {player.slander} slander chips left"
        if any(n < 0 for n in player.earned.values()) or player.wards_won < 0:
            yield f"seat {seat} earned {player.earned}"
        if player.office and (player.office not in cat.assigned or seat == state.mayor):
            yield f"seat {seat} is {player.office}"
    held = [p.office for p in state.players if p.office]
    opponents = len(state.players) - 1
    if len(set(held)) != len(held) or len(held) not in (0, opponents):
        yield f"the offices are {held}"
    if held and not table.term.offices_in_use:
        yield f"offices are held in year {state.year}"
    if state.mayor != NOBODY and state.mayor not in table.seats():
        yield f"the mayor is seat {state.mayor}"
    if state.first not in table.seats():
        yield f"the first player is seat {state.first}"


def _election(table: Rules) -> Iterator[str]:
    """3: one boss at most after E1. 4, 8: bids are legal. 6: no lock after E4."""
    state = table.state
    if not state.flow or isinstance(state.flow[-1], AssignOffices):
        for ward in table.active():
            if sum(state.wards[ward].bosses) > 1:
                yield f"ward {ward} has the bosses {state.wards[ward].bosses} after its election"
            if state.wards[ward].locked:
                yield f"ward {ward} is locked after its election"
    for frame in state.flow:
        if isinstance(frame, WardVote):
            bidders = frame.bidders(table)
            for seat, bid in frame.sealed.items():
                if seat not in bidders or frame.why_not(table, seat, bid) is not None:
                    yield f"seat {seat} has bid {bid}"
