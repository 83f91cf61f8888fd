"""Repair: up to three damage markers off the own buildings, the other players for money (rules 5.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hotseat.engine.flow import Ask, Frame
from hotseat.engine.offer import NOT_OFFERED, Refusal

from ..choices import EndRepairs, Repair

if TYPE_CHECKING:
    from ..table import Rules


class RepairRound(Frame, tag="repair-round", kw_only=True):
    """One player repairs, marker by marker: the n-th costs prices[n-1]. Whoever can't is not asked."""

    seat: int
    prices: tuple[int, ...]
    repaired: int = 0
    ended: bool = False

    def price(self) -> int:
        """What the next marker costs."""
        return self.prices[self.repaired]

    def ask(self, table: Rules) -> Ask | None:
        player = table.player(self.seat)
        if self.ended or self.repaired == len(self.prices) or not any(b.damage for b in player.buildings):
            return None
        if player.stock["money"] < self.price():
            return None
        left = len(self.prices) - self.repaired
        return Ask("repair", (self.seat,), {"seat": self.seat, "money": self.price(), "amount": left})

    def options(self, table: Rules, seat: int) -> Iterator[Repair | EndRepairs]:
        for building in table.player(seat).buildings:
            if building.damage:
                yield Repair(building.id)
        yield EndRepairs()

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        match choice:
            case EndRepairs():
                return None
            case Repair(building=name):
                found = table.building(name)
                if found is None or found[0] != seat:
                    return NOT_OFFERED
                return None if found[1].damage else Refusal("not-damaged")
        return NOT_OFFERED

    def answer(self, table: Rules, seat: int, choice: Any) -> None:
        match choice:
            case EndRepairs():
                self.ended = True
            case Repair(building=name):
                found = table.building(name)
                assert found is not None
                price = self.price()
                self.repaired += 1
                found[1].damage -= 1
                table.player(seat).stock["money"] -= price
                table.tell("repaired", seat=seat, building=name, money=price)
