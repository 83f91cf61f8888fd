"""Before the first turn: the worker that late seats choose (rules 3.6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hotseat.engine.flow import Ask, Frame
from hotseat.engine.offer import NOT_OFFERED, Refusal

from ..choices import Bonus
from ..vocabulary import Kind

if TYPE_CHECKING:
    from ..table import Rules


class Start(Frame, tag="start", kw_only=True):
    """When all bonuses are chosen, the first turn begins."""

    def leave(self, table: Rules) -> None:
        table.begin_turn(table.state.first)


class BonusWorker(Frame, tag="bonus-worker", kw_only=True):
    """One permanent worker of the own colour, in the open (rules 3.6, 14.12)."""

    seat: int
    kinds: tuple[Kind, ...]
    chosen: bool = False

    def ask(self, table: Rules) -> Ask | None:
        return None if self.chosen else Ask("bonus", (self.seat,), {"seat": self.seat})

    def options(self, table: Rules, seat: int) -> Iterator[Bonus]:
        return (Bonus(kind) for kind in self.kinds)

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        return None if isinstance(choice, Bonus) and choice.kind in self.kinds else NOT_OFFERED

    def answer(self, table: Rules, seat: int, choice: Bonus) -> None:
        self.chosen = True
        for kind in self.kinds:
            if kind == choice.kind:
                table.gain(seat, {kind: 1})
