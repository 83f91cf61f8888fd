"""Phase 2: the turn of one player; its three parts in any order, each at most once (rules 4.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hotseat.engine.flow import Ask, Frame
from hotseat.engine.offer import NOT_OFFERED, Caution, Dial, Refusal

from ..choices import EndTurn, Place, Slander
from . import offices, placing, slander

if TYPE_CHECKING:
    from ..table import Rules


class Turn(Frame, tag="turn", kw_only=True):
    """Placing is a must, office and slander a may; the player says when he is done (R-TU1, R-TU5, R-TU6)."""

    seat: int
    placed: bool = False
    office_used: bool = False
    done: bool = False

    def ask(self, table: Rules) -> Ask | None:
        if self.done:
            return None
        return Ask("turn-placed" if self.placed else "turn", (self.seat,), {"year": table.state.year})

    def options(self, table: Rules, seat: int) -> Iterator[Any]:
        if not self.placed:
            yield from placing.options(table)
        if not self.office_used:
            yield from offices.options(table, seat)
        yield from slander.options(table, seat)
        yield EndTurn()

    def dials(self, table: Rules, seat: int, verb: str) -> tuple[Dial, ...]:
        return placing.dials(table) if verb == "place" else ()

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        match choice:
            case Place():
                return Refusal("already-placed") if self.placed else placing.why_not(table, choice)
            case Slander():
                return slander.why_not(table, seat, choice)
            case EndTurn():
                return None if self.placed else Refusal("must-place")
            case _ if isinstance(choice, offices.OfficeChoice):
                return offices.why_not(table, seat, choice, self.office_used)
        return NOT_OFFERED

    def caution(self, table: Rules, seat: int, choice: Any) -> Caution | None:
        if isinstance(choice, EndTurn) and not self.office_used:
            for power in offices.options(table, seat):
                if self.why_not(table, seat, power) is None:
                    return Caution("office-left", {"office": table.player(seat).office})
        return None

    def answer(self, table: Rules, seat: int, choice: Any) -> None:
        match choice:
            case Place():
                self.placed = True
                placing.answer(table, seat, choice)
            case Slander():
                slander.answer(table, seat, choice)
            case EndTurn():
                self.done = True
                table.tell("end-turn", seat=seat)
            case _:
                self.office_used = True
                offices.answer(table, seat, choice)
