"""What an experienced player would look at: the best plan for every building in reach, and its next step.

A plan is a building, the workers to hire for it and the workers to send, found by always adding the one who brings
most of what is still missing for his price. Plans are compared by profit per action; values are rough coins.
"""

from __future__ import annotations

from typing import Any

import msgspec

from hotseat.engine.game import Hint

from .choices import EndTurn, Open, Recruit, Send, Take
from .data import Goods
from .flow.turn import Turn
from .table import BuildersTable

POINT, RESOURCE = 5.0, 4.0
"""What a point, and a resource that a machine brings for ever, are worth in coins."""
ACTION = 2.0
"""What an action brings when it is turned into coins three at a time."""
HIRE = 1.3
"""Actions a hired worker costs: later buildings share the one spent on hiring him."""


class Plan(msgspec.Struct, frozen=True):
    """How to finish one building. `new` = not opened yet."""

    building: str
    new: bool
    hire: tuple[str, ...]
    send: tuple[str, ...]
    wages: int
    value: float
    """Profit in coins per action."""


def hints(table: BuildersTable, seat: int) -> list[Hint]:
    """Legal choices with values, never empty while the seat is asked."""
    turn = table.state.flow[-1]
    found: dict[Any, float] = {EndTurn(): 0.0 if not turn.actions else -1.0}
    found |= _coins(table, turn)
    rest = max(0, turn.actions)
    for plan in _plans(table, seat):
        for choice, value in _steps(table, turn, plan, rest):
            if value > found.get(choice, -1e9) and table.state.flow[-1].why_not(table, seat, choice) is None:
                found[choice] = value
    return [Hint(choice, value) for choice, value in found.items()]


def _coins(table: BuildersTable, turn: Turn) -> dict[Any, float]:
    """Turning all that is left into coins: never bad, seldom good."""
    room = table.cat.constants.take_coins_max_actions_per_turn - turn.taken
    n = min(turn.actions, room)
    return {Take(n): ACTION * 0.5 * turn.coins_for(table, n) / n} if n > 0 else {}


def _plans(table: BuildersTable, seat: int) -> list[Plan]:
    """The best way found to finish every building that is open or on offer."""
    me, state = table.player(seat), table.state
    free = list(me.team)
    row = [w for w in state.worker_row if w is not None]
    out = []
    for site in me.sites:
        out.append(_plan(table, site.building, table.missing(site), False, free, row))
    if len(me.sites) < 3 and not state.end_cause:
        for name in state.building_row:
            if name is not None:
                out.append(_plan(table, name, table.cat.buildings[name].needs, True, free, row))
    return [plan for plan in out if plan is not None]


def _plan(
    table: BuildersTable, building: str, missing: Goods, new: bool, free: list[str], row: list[str]
) -> Plan | None:
    workers, goal = table.cat.workers, table.cat.buildings[building]
    lacking, hire, send, wages = list(missing), [], [], 0
    pool = [(w, 0.0) for w in free] + [(w, HIRE) for w in row]
    while any(lacking):
        best, best_value, best_price = "", 0.0, 0.0
        for name, price in pool:
            if name in send:
                continue
            who = workers[name]
            used = sum([min(a, b) for a, b in zip(lacking, who.produces, strict=True)])
            value = used / (who.wage + ACTION * (1 + price) + 1)
            if value > best_value:
                best, best_value, best_price = name, value, price
        if not best:
            return None
        send.append(best)
        wages += workers[best].wage
        if best_price:
            hire.append(best)
        lacking = [max(0, a - b) for a, b in zip(lacking, workers[best].produces, strict=True)]
    actions = (1 if new else 0) + HIRE * len(hire) + len(send) * (1 + 0.25 * (len(send) - 1))
    profit = POINT * goal.points + goal.coins - wages
    if goal.machine:
        profit += RESOURCE * sum(workers[building].produces)
    return Plan(building, new, tuple(hire), tuple(send), wages, profit / max(actions, 0.5))


def _steps(table: BuildersTable, turn: Turn, plan: Plan, rest: int) -> list[tuple[Any, float]]:
    """The next step of a plan: open the site, hire, send; or the coins that it lacks."""
    coins = table.player(turn.seat).coins
    value = plan.value
    if coins < plan.wages:
        lacking = plan.wages - coins
        room = table.cat.constants.take_coins_max_actions_per_turn - turn.taken
        n = min(rest, room)
        steps: list[tuple[Any, float]] = [(Take(n), value - 0.1)] if n > 0 else []
        value -= lacking * 0.4
    else:
        steps = []
    if plan.new:
        steps.append((Open(plan.building), value))
    for name in plan.hire:
        steps.append((Recruit(name), value + 0.05))
    if not plan.hire and not plan.new:
        for name in plan.send:
            cheap = turn.send_cost(table, plan.building)
            worth = value + 0.1 - ACTION * (cheap - 1) * 0.3
            if len(plan.send) * (len(plan.send) + 1) // 2 <= rest and coins >= plan.wages:
                worth += 3  # it can be finished this very turn
            steps.append((Send(name, plan.building), worth))
    return steps
