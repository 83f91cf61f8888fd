"""Phase 1 and phase 3 of a year, which need no decision: Castle Garden, end of the year (rules 4.1, 4.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from hotseat.engine.flow import Frame

if TYPE_CHECKING:
    from ..table import Rules


class CastleGarden(Frame, tag="castle-garden", kw_only=True):
    """Before a turn: an empty Castle Garden is filled from the bag (R-CG1)."""

    seat: int

    def leave(self, table: Rules) -> None:
        table.refill()


class YearEnd(Frame, tag="year-end"):
    """The year is over: the next one, or an election. E0 returns the cubes before the wards vote (R-CG3)."""

    def leave(self, table: Rules) -> None:
        state = table.state
        election = state.year == table.term.years[-1]
        if election or state.garden_return == "end_of_year":
            table.return_garden()
        if election:
            table.tell("election", year=state.year)
            table.begin_election()
        else:
            state.year += 1
            table.begin_year()
