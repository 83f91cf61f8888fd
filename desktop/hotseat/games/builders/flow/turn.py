"""A turn: open sites, recruit, send workers, turn actions into coins, buy actions, in any order (rules 4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hotseat.engine.flow import Ask, Frame
from hotseat.engine.offer import NOT_OFFERED, Caution, Refusal

from ..choices import AnyChoice, Buy, EndTurn, Open, Recruit, Send, Take

if TYPE_CHECKING:
    from ..table import BuildersTable

NOT_AVAILABLE = Refusal("not-available")
NOT_IN_TEAM = Refusal("not-in-team")
NOT_YOUR_SITE = Refusal("not-your-site")


class Turn(Frame, tag="turn"):
    """The turn of one seat."""

    seat: int
    actions: int
    """Left to spend."""
    sent: dict[str, int] = {}
    """Cards sent to each site this turn: the next one costs more (R-SAMESITE)."""
    taken: int = 0
    """Actions turned into coins this turn (R-COINS)."""
    bought: int = 0
    ended: bool = False

    def ask(self, table: BuildersTable) -> Ask | None:
        """The turn never ends by itself: with no action left one may still buy (rules 4.5)."""
        if self.ended:
            return None
        return Ask("turn", (self.seat,), {"seat": self.seat, "actions": self.actions})

    def options(self, table: BuildersTable, seat: int) -> Iterator[AnyChoice]:
        state = table.state
        me = state.players[seat]
        for site in me.sites:
            building = site.building
            for worker in me.team:
                yield Send(worker, building)
        for name in state.building_row:
            if name is not None:
                yield Open(name)
        for name in state.worker_row:
            if name is not None:
                yield Recruit(name)
        for n in range(1, table.cat.constants.take_coins_max_actions_per_turn + 1):
            yield Take(n)
        yield Buy(1)
        yield EndTurn()

    def why_not(self, table: BuildersTable, seat: int, choice: Any) -> Refusal | None:
        """All of a cost is checked before anything is paid; of several reasons the first one counts (R-REFUSE)."""
        state, k = table.state, table.cat.constants
        match choice:
            case Send(worker, building):
                if worker not in state.players[seat].team:
                    return NOT_IN_TEAM
                if table.site(seat, building) is None:
                    return NOT_YOUR_SITE
                cost = k.send_action_cost_first + k.send_action_cost_step * self.sent.get(building, 0)
                return self._short(table, cost, table.cat.wages[worker])
            case Open(building):
                if building not in state.building_row or building is None:
                    return NOT_AVAILABLE
                return self._short(table, k.open_site_action_cost, 0)
            case Recruit(worker):
                if worker not in state.worker_row or worker is None:
                    return NOT_AVAILABLE
                return self._short(table, k.recruit_action_cost, k.recruit_coin_cost)
            case Take(n):
                if n < 1:
                    return NOT_AVAILABLE
                if self.taken + n > k.take_coins_max_actions_per_turn:
                    limit = k.take_coins_max_actions_per_turn
                    return Refusal("limit-reached", {"limit": limit, "taken": self.taken})
                if self.actions < n:
                    return Refusal("actions-short", {"need": n, "have": self.actions})
                return None
            case Buy(n):
                if n < 1:
                    return NOT_AVAILABLE
                price, coins = n * k.extra_action_cost, state.players[seat].coins
                return Refusal("coins-short", {"need": price, "have": coins}) if coins < price else None
            case EndTurn():
                return None
        return NOT_OFFERED

    def caution(self, table: BuildersTable, seat: int, choice: Any) -> Caution | None:
        match choice:
            case Send(worker, building):
                site = table.site(seat, building)
                if site is not None and table.missing(site, worker) == table.missing(site):
                    return Caution("adds-nothing")
            case EndTurn() if self.actions:
                # Ending early is legal, but one coin at least could have been taken instead (R-PASS).
                room = table.cat.constants.take_coins_max_actions_per_turn - self.taken
                coins = self.coins_for(table, min(self.actions, room))
                key = "actions-left" if coins else "actions-lost"
                return Caution(
                    key, {"actions": self.actions, "coins": coins} if coins else {"actions": self.actions}
                )
        return None

    def answer(self, table: BuildersTable, seat: int, choice: AnyChoice) -> None:
        k = table.cat.constants
        match choice:
            case Send(worker, building):
                cost = self.send_cost(table, building)
                self.actions -= cost
                self.sent[building] = self.sent.get(building, 0) + 1
                table.send(seat, worker, building, cost)
                if table.site(seat, building) is None:
                    del self.sent[building]  # a finished card is no site any more
            case Open(building):
                self.actions -= k.open_site_action_cost
                table.open_site(seat, building)
            case Recruit(worker):
                self.actions -= k.recruit_action_cost
                table.pay(seat, k.recruit_coin_cost)
                table.recruit(seat, worker)
            case Take(n):
                coins = self.coins_for(table, n)
                self.actions -= n
                self.taken += n
                table.gain(seat, coins)
                table.tell("take", seat=seat, actions=n, coins=coins)
            case Buy(n):
                price = n * k.extra_action_cost
                table.pay(seat, price)
                self.actions += n
                self.bought += n
                table.tell("buy", seat=seat, actions=n, coins=price)
            case EndTurn():
                self.ended = True

    def leave(self, table: BuildersTable) -> None:
        """Actions left are lost. The first cause to end the game makes this round the last one (R-END, R-DEAD)."""
        state = table.state
        if not state.end_cause:
            points = table.points(self.seat)
            if points >= state.options.target_points:
                state.end_cause, state.end_seat = "points", self.seat
                table.tell("last-round", seat=self.seat, points=points)
            elif table.dead():
                state.end_cause = "dead"
                table.tell("dead")
        following = (self.seat + 1) % len(state.players)
        if following == state.start:  # everybody has had equally many turns
            if state.end_cause:
                table.tell("game-over")
                return
            state.round += 1
        state.flow.append(Turn(following, state.options.actions_per_turn))
        table.tell("turn", seat=following, round=state.round)

    # -- prices ----------------------------------------------------------------------------------------------
    def send_cost(self, table: BuildersTable, building: str) -> int:
        """Actions for the next card sent to this site: cards of earlier turns do not count (R-SAMESITE)."""
        k = table.cat.constants
        return k.send_action_cost_first + k.send_action_cost_step * self.sent.get(building, 0)

    def coins_for(self, table: BuildersTable, actions: int) -> int:
        """What turning so many more actions into coins yields, after those turned already this turn (R-COINS)."""
        totals = table.cat.constants.take_coins_totals
        return totals[self.taken + actions] - totals[self.taken]

    def _short(self, table: BuildersTable, actions: int, coins: int) -> Refusal | None:
        """Too few actions, then too few coins. Actions can be bought if the coins suffice for both (rules 4.5)."""
        have = table.state.players[self.seat].coins
        if actions <= self.actions and coins <= have:
            return None
        if actions > self.actions:
            lacking = actions - self.actions
            enough = have >= lacking * table.cat.constants.extra_action_cost + coins
            return Refusal(
                "actions-short", {"need": actions, "have": self.actions}, (Buy(lacking),) if enough else ()
            )
        return Refusal("coins-short", {"need": coins, "have": have})
