"""What an experienced player would look at: a plan for every building in reach, and the next step of each plan.

A plan names the workers to send, found by always adding the one who brings most of what is still missing for the
price. Plans are compared by their profit per action. All values are in coins, roughly.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from hotseat.engine.game import Hint

from .choices import Buy, EndTurn, Open, Recruit, Send, Take
from .data import Goods
from .flow.turn import Turn
from .table import BuildersTable

POINT = 5.0
"""What a point is worth in coins during the game; in the last turn it is worth the coins of an end point."""
RESOURCE = 4.0
"""What a machine is worth for each resource it brings from now on."""
ACTION = 2.0
"""What an action brings when it is turned into coins, three at a time."""
HIRE = 1.3
"""Actions for a worker to be hired; more than one, for another building may come first."""
RICH = 20
"""Coins beyond which further ones are hardly needed and actions are bought."""
SITES = 3
"""Sites that a sensible firm has open at the same time."""


class Plan(msgspec.Struct, frozen=True):
    """How to finish one building."""

    building: str
    new: bool
    """Not opened yet."""
    hire: tuple[str, ...]
    send: tuple[str, ...]
    unknown: int
    """Resources that nobody in sight can bring."""
    wages: int
    value: float
    """Profit per action."""


def hints(table: BuildersTable, seat: int) -> list[Hint]:
    """Legal choices with values, never empty while the seat is asked."""
    turn = table.state.flow[-1]
    found: dict[Any, float] = {EndTurn(): -1.0 if turn.actions else 0.0}
    room = min(turn.actions, table.cat.constants.take_coins_max_actions_per_turn - turn.taken)
    if room > 0:
        gain = turn.coins_for(table, room) / room
        found[Take(room)] = gain if table.player(seat).coins < RICH else gain / 4
    for plan in _plans(table, turn):
        for choice, value in _steps(table, turn, plan):
            if value > found.get(choice, -1e9) and turn.why_not(table, seat, choice) is None:
                found[choice] = value
    return [Hint(choice, value) for choice, value in found.items()]


def _plans(table: BuildersTable, turn: Turn) -> Iterator[Plan]:
    """One plan for every own site, and for every building on offer while there are not too many sites."""
    me, state = table.player(turn.seat), table.state
    pool = [(w, 0.0) for w in me.team]
    pool += [(w, HIRE) for w in state.worker_row if w is not None]
    for site in me.sites:
        yield _plan(table, site.building, table.missing(site), pool, new=False)
    if len(me.sites) < SITES:
        for name in state.building_row:
            if name is not None:
                yield _plan(table, name, table.cat.buildings[name].needs, pool, new=True)


def _plan(
    table: BuildersTable, building: str, missing: Goods, pool: list[tuple[str, float]], new: bool
) -> Plan:
    cat, goal = table.cat, table.cat.buildings[building]
    left, wages, hire, send = list(missing), 0, [], []
    rest = list(pool)
    while any(left):
        best, best_value = rest[0] if rest else ("", 0.0), 0.0
        for candidate in rest:
            name, actions = candidate
            used = sum(map(min, left, cat.produces[name]))
            value = used / (cat.wages[name] + ACTION * (1 + actions) + 1)
            if value > best_value:
                best, best_value = candidate, value
        if not best_value:
            break
        rest.remove(best)
        name, actions = best
        send.append(name)
        if actions:
            hire.append(name)
        wages += cat.wages[name]
        left = [max(0, a - b) for a, b in zip(left, cat.produces[name], strict=True)]
    unknown = sum(left)
    last = bool(table.state.end_cause)
    profit = (
        (cat.constants.coins_per_end_point if last else POINT) * goal.points + goal.coins - wages - unknown
    )
    if goal.machine and not last:
        profit += RESOURCE * sum(cat.produces[building])
    workers = len(send) + unknown / 2  # whoever brings the unknown must still turn up
    cost = new + HIRE * (len(hire) + unknown) + workers + 0.25 * workers * max(0, workers - 1)
    return Plan(building, new, tuple(hire), tuple(send), unknown, wages, profit / max(cost, 0.5))


def _steps(table: BuildersTable, turn: Turn, plan: Plan) -> Iterator[tuple[Any, float]]:
    """The next steps of a plan with values: coins it lacks, open, hire, send; or an action to go on with."""
    coins, value, k = table.player(turn.seat).coins, plan.value, len(plan.send)
    needed = plan.new + len(plan.hire)  # actions to finish it this very turn
    needed += sum(turn.send_cost(table, plan.building) + i for i in range(k))
    at_once = needed <= turn.actions and coins >= plan.wages and not plan.unknown
    spare = coins - plan.wages - (needed - turn.actions) * table.cat.constants.extra_action_cost
    if table.state.end_cause and not at_once and (plan.unknown or spare < 0):
        return  # it can't be finished any more
    if not turn.actions or (table.state.end_cause and needed > turn.actions):
        if spare >= (0 if table.state.end_cause else RICH / 2):
            yield Buy(1), value
        return
    lacking = plan.wages - coins
    if lacking > 0:
        room = min(turn.actions, table.cat.constants.take_coins_max_actions_per_turn - turn.taken)
        if room > 0:
            yield Take(room), value - 0.1
        value -= lacking * 0.4
    if plan.new:
        yield Open(plan.building), value
    for name in plan.hire:
        yield Recruit(name), value + 0.05
    if plan.unknown:
        for other in table.state.worker_row:
            if other is not None:  # somebody useful may follow
                yield Recruit(other), value / 2 - table.cat.wages[other] / 10
    elif not plan.new and not plan.hire:
        surcharge = turn.send_cost(table, plan.building) - 1
        for name in plan.send:
            yield Send(name, plan.building), value + 0.1 - 0.6 * surcharge + 3 * at_once
