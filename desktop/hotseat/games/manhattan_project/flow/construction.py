"""Construction: buy a card of the market (rules 5.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hotseat.engine.flow import Ask, Frame
from hotseat.engine.offer import NOT_OFFERED, Refusal

from ..choices import Buy, BuyNothing

if TYPE_CHECKING:
    from ..table import Rules


class Construction(Frame, tag="construction", kw_only=True):
    """Up to `amount` cards; `free` = the worker may take a cheap one for nothing. Asks only while something can be had."""

    seat: int
    amount: int
    free: bool

    def ask(self, table: Rules) -> Ask | None:
        if not self.amount:
            return None
        money = table.player(self.seat).stock["money"]
        reach = any(
            place.price <= money or (self.free and place.free_for_engineer)
            for place, _ in zip(table.cat.market, table.state.market, strict=False)
        )
        return Ask("buy", (self.seat,), {"seat": self.seat}) if reach else None

    def options(self, table: Rules, seat: int) -> Iterator[Buy | BuyNothing]:
        for place, building in zip(table.cat.market, table.state.market, strict=False):
            if self.free and place.free_for_engineer:
                yield Buy(building, "free")
            if not (self.free and place.free_for_engineer) or place.collect_bribes:
                yield Buy(building, "paid")
        yield BuyNothing()

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        match choice:
            case BuyNothing():
                return None
            case Buy(building=building, payment=payment):
                n = table.position(building)
                if n < 0:
                    return NOT_OFFERED
                place = table.cat.market[n]
                free = self.free and place.free_for_engineer
                if payment == "free":
                    return None if free else Refusal("not-free")
                if free and not place.collect_bribes:  # paying would bring nothing [ours]
                    return NOT_OFFERED
                return table.short(seat, {"money": place.price})
        return NOT_OFFERED

    def answer(self, table: Rules, seat: int, choice: Any) -> None:
        match choice:
            case BuyNothing():
                self.amount = 0
            case Buy(building=building, payment=payment):
                self.amount -= 1
                table.buy(seat, building, payment == "free")
