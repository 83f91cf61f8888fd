"""Design bomb: the draft of the face-up cards, in secret (rules 5.3, 12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hotseat.engine.flow import Ask, Frame
from hotseat.engine.offer import NOT_OFFERED, Refusal

from ..choices import Keep

if TYPE_CHECKING:
    from ..table import Rules


class DesignBomb(Frame, tag="design-bomb", kw_only=True):
    """The packet goes round once: everybody keeps a card, the first player gets the last one unasked."""

    first: int
    packet: list[str]
    picks: int = 0
    """How many have been made."""

    def chooser(self, table: Rules) -> int:
        """Who holds the packet."""
        return (self.first + self.picks) % len(table.state.players)

    def ask(self, table: Rules) -> Ask | None:
        if len(self.packet) < 2:
            return None
        return Ask("draft", (self.chooser(table),), {"seat": self.chooser(table), "cards": len(self.packet)})

    def options(self, table: Rules, seat: int) -> Iterator[Keep]:
        return (Keep(bomb) for bomb in self.packet)

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        return None if isinstance(choice, Keep) and choice.bomb in self.packet else NOT_OFFERED

    def answer(self, table: Rules, seat: int, choice: Keep) -> None:
        self._keep(table, seat, choice.bomb)
        table.note([self.chooser(table)])

    def leave(self, table: Rules) -> None:
        for bomb in list(self.packet):
            self._keep(table, self.first, bomb)
        table.refill_designs()

    def _keep(self, table: Rules, seat: int, bomb: str) -> None:
        self.packet.remove(bomb)
        table.take_plan(seat, bomb, self.picks)
        self.picks += 1
        table.whisper([seat], "kept", {"bomb": bomb}, seat=seat)
