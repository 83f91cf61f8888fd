"""Phases 3 and 4, which need no decision: profits, and the end of the round (rules 7-9)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotseat.engine.flow import Frame

if TYPE_CHECKING:
    from ..table import Payment, Rules


class Profits(Frame, tag="profits"):
    """The planets pay, from Alpha to Omega."""

    def leave(self, table: Rules) -> None:
        before = [p.credits for p in table.state.players]
        for payment in list(table.profits()):
            pay(table, payment)
        for seat, player in enumerate(table.state.players):
            table.tell("profits", seat=seat, credits=player.credits - before[seat])


class RoundEnd(Frame, tag="round-end"):
    """Tiles come back at the end of a sequence, the market moves on; after the last round the game ends."""

    def leave(self, table: Rules) -> None:
        cat, state = table.cat, table.state
        if state.round == cat.constants.rounds:
            for payment in list(table.last_payments()):
                pay(table, payment)
            table.tell("game-over")
            table.end()
            return
        last = state.round == cat.sequences[cat.sequence(state.round)].rounds[-1]
        for seat, player in enumerate(state.players):
            player.complexity = 0
            if last and player.executed:
                player.executed = []
                table.tell("tiles-back", seat=seat)
        if cat.deck(state.round) == cat.deck(state.round + 1):
            market_step(table)
        else:
            swap_market(table)
        for built in state.modules:
            built.used = 0
        table.begin_round()


def pay(table: Rules, payment: Payment) -> None:
    """A planet or a module on it pays."""
    if payment.module:
        table.earn(payment.seat, payment.credits, payment.module)
        return
    table.gain(payment.seat, payment.credits, "profits")
    table.tell("profit", seat=payment.seat, planet=table.name(payment.planet), credits=payment.credits)


def market_step(table: Rules) -> None:
    """The card in the last place is discarded, the others move right, new ones come in from the left."""
    state = table.state
    if state.market[-1]:
        table.tell("discarded", module=state.market[-1])
        state.discards.append(state.market[-1])
        state.market[-1] = ""
    table.fill_market(len(table.cat.slots))


def swap_market(table: Rules) -> None:
    """The planetary modules leave the market, the action modules come."""
    state = table.state
    state.out += [*(m for m in state.market if m), *state.deck, *state.discards]
    state.market, state.discards = [""] * len(table.cat.slots), []
    state.deck, state.later = state.later, []
    table.tell("market-swap")
    table.fill_market(table.cat.constants.cards_at_swap)
