"""What a choice would cost and do, said before it is made."""

from __future__ import annotations

from collections.abc import Iterator

from hotseat.engine.offer import Forecast, Line

from .choices import AnyChoice, Buy, EndTurn, Open, Recruit, Send, Take
from .table import BuildersTable


def forecast(table: BuildersTable, seat: int, choice: AnyChoice) -> Forecast:
    """Also for refused choices, as far as it can be said. It is what happens, and tells no hidden card."""
    turn, k, state = table.state.flow[-1], table.cat.constants, table.state
    match choice:
        case Send(worker, building):
            return _send(table, seat, worker, building)
        case Open():
            return _turn_up(k.open_site_action_cost, 0, len(state.building_deck))
        case Recruit():
            return _turn_up(k.recruit_action_cost, k.recruit_coin_cost, len(state.worker_deck))
        case Take(n):
            totals = k.take_coins_totals
            start = turn.taken if turn.taken + n < len(totals) else 0  # beyond the limit: as in another turn
            coins = totals[start + n] - totals[start] if 0 < n < len(totals) else 0
            return Forecast({"actions": n}, {"coins": coins} if coins else {})
        case Buy(n):
            return Forecast({"coins": n * k.extra_action_cost}, {"actions": n})
        case EndTurn():
            pays = {"actions": turn.actions} if turn.actions else {}
            return Forecast(pays, lines=tuple(_ends(table, seat)))
    return Forecast()


def _ends(table: BuildersTable, seat: int) -> Iterator[Line]:
    """Does the end of this turn make the round the last one, and is it over then? (R-END, R-DEAD)"""
    state, points = table.state, table.points(seat)
    last = bool(state.end_cause)
    if not last and points >= state.options.target_points:
        last = True
        yield Line("last-round", {"points": points})
    elif not last and table.dead():
        last = True
        yield Line("dead")
    if last and (seat + 1) % len(state.players) == state.start:
        yield Line("game-over")


def _turn_up(actions: int, coins: int, deck: int) -> Forecast:
    """The slot is filled with the card on top of the deck; a further one below it becomes visible (R-UNDO)."""
    pays = {"actions": actions} | ({"coins": coins} if coins else {})
    return Forecast(pays, {}, (Line("new-card"),), ("new-card",)) if deck > 1 else Forecast(pays)


def _send(table: BuildersTable, seat: int, worker: str, building: str) -> Forecast:
    site, card = table.site(seat, building), table.cat.workers.get(worker)
    if site is None or card is None:
        return Forecast()
    cost = table.state.flow[-1].send_cost(table, building)
    pays = {"actions": cost} | ({"coins": card.wage} if card.wage else {})
    missing = table.missing(site, worker)
    if any(missing):
        lacking = zip(table.cat.resources, missing, strict=True)
        return Forecast(pays, {}, tuple(Line("missing", {"resource": r, "n": n}) for r, n in lacking if n))
    goal = table.cat.buildings[building]
    gains = {token: n for token, n in (("coins", goal.coins), ("points", goal.points)) if n}
    lines = [Line("crew-home", {"n": len(site.crew) + 1})]
    if goal.machine:
        lines.append(Line("joins-team", {"building": building}))
    return Forecast(pays, gains, tuple(lines), ("finishes",))
