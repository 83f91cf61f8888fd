"""E2 to E4 and the end: majority chips, points and mayor, offices, final scoring (rules 6.2-7)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import TYPE_CHECKING, Any

from hotseat.engine.flow import Ask, Frame
from hotseat.engine.offer import NOT_OFFERED, Dial, Refusal

from ..choices import NOBODY, Assign
from ..data import COLOURS

if TYPE_CHECKING:
    from ..table import Rules


class MajorityChips(Frame, tag="majority-chips"):
    """Chips for most cubes of a colour in won wards; all who are tied get them, nobody for none (R-MA1 to R-MA3)."""

    def leave(self, table: Rules) -> None:
        number = table.cat.number
        cubes = {seat: table.cubes_won(seat) for seat in table.seats()}
        table.state.leaders = {}
        for colour in COLOURS:
            most = max(cubes[seat][colour] for seat in table.seats())
            if most < number["majority_chips_minimum"]:
                table.tell("no-majority", colour=colour)
                continue
            leaders = [seat for seat in table.order() if cubes[seat][colour] == most]
            table.state.leaders[colour] = sorted(leaders)
            for seat in leaders:
                table.gain(seat, colour, number["majority_chips"])
                table.tell("majority", seat=seat, colour=colour, cubes=most, n=number["majority_chips"])


class MayorElection(Frame, tag="mayor-election"):
    """Points of the wards, then the mayor and his points (R-VP1, R-VP2, R-MY1 to R-MY4)."""

    def leave(self, table: Rules) -> None:
        won = {seat: table.won(seat) for seat in table.order()}
        for seat, wards in won.items():
            points = sum(table.cat.wards[w].victory_points for w in wards)
            table.player(seat).wards_won += len(wards)
            if wards:
                table.score(seat, "wards", points)
            table.tell("ward-points", seat=seat, wards=len(wards), points=points)
        most = max(len(wards) for wards in won.values())
        seat = self._elect(table, [s for s, wards in won.items() if len(wards) == most])
        if seat == NOBODY:
            table.tell("no-mayor")
            return
        table.state.mayor = seat
        points = table.cat.number["mayor_points"]
        table.score(seat, "mayor", points)
        table.tell("mayor", seat=seat, wards=len(won[seat]), points=points)

    def _elect(self, table: Rules, tied: list[int]) -> int:
        """The one that the tie-breaks leave; else the mayor there is, even if he is not among the tied; else nobody."""
        if len(tied) == 1:
            return tied[0]
        for seat in tied:
            table.tell("mayor-tied", seat=seat)
        for step in table.cat.ties["mayor"]:
            most = max(table.measure(seat, step) for seat in tied)
            tied = [seat for seat in tied if table.measure(seat, step) == most]
            if len(tied) == 1:
                table.tell("tie-broken", seat=tied[0], step=step, n=most)
                return tied[0]
        if table.state.mayor != NOBODY:
            table.tell("mayor-stays", seat=table.state.mayor)
        return table.state.mayor


class TermEnd(Frame, tag="term-end"):
    """E4: lock tokens come off, offices are void, counters start anew; the mayor is first player (R-OF2, R-AS1-3)."""

    def leave(self, table: Rules) -> None:
        state = table.state
        for district in state.wards.values():
            district.locked = False
        for player in state.players:
            player.office, player.slandered, player.locks = "", False, 0
        if table.last_term():
            table.end()
            return
        if state.mayor != NOBODY:
            state.first = state.mayor
        table.next_term(table.term.offices_assigned_after_election)


class AssignOffices(Frame, tag="assign-offices", kw_only=True):
    """The mayor gives every opponent exactly one office, none twice (R-AS1, R-OF6)."""

    seat: int
    done: bool = False

    def ask(self, table: Rules) -> Ask | None:
        return None if self.done else Ask("assign", (self.seat,))

    def options(self, table: Rules, seat: int) -> Iterator[Assign]:
        opponents = [s for s in table.order() if s != seat]
        for offices in permutations(table.cat.assigned, len(opponents)):
            yield Assign(**{f"{o}_seat": s for o, s in zip(offices, opponents, strict=True)})

    def dials(self, table: Rules, seat: int, verb: str) -> tuple[Dial, ...]:
        """A row for every office: the opponents, and nobody where some stay vacant."""
        opponents = [s for s in table.order() if s != seat]
        vacant = (NOBODY,) if len(opponents) < len(table.cat.assigned) else ()
        rows = tuple(Dial(f"{o}_seat", (*opponents, *vacant)) for o in table.cat.assigned)
        return rows if verb == "assign" else ()

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        if not isinstance(choice, Assign):
            return NOT_OFFERED
        given = [s for s in choice.holders.values() if s != NOBODY]
        if not set(given) <= set(table.seats()):
            return NOT_OFFERED
        if seat in given:
            return Refusal("no-office-for-mayor")
        for opponent in table.seats():
            if given.count(opponent) > 1:
                return Refusal("one-office-each", {"seat": opponent})
        for opponent in table.seats():
            if opponent != seat and opponent not in given:
                return Refusal("needs-office", {"seat": opponent})
        return None

    def answer(self, table: Rules, seat: int, choice: Assign) -> None:
        self.done = True
        for office, holder in choice.holders.items():
            if holder != NOBODY:
                table.player(holder).office = office
                table.tell("appointed", seat=holder, office=office)


class NextTerm(Frame, tag="next-term"):
    """Zones whose year has come are opened before anybody's turn (rules 2.6)."""

    def leave(self, table: Rules) -> None:
        table.state.year += 1
        table.open_zones()
        table.begin_year()


class FinalScoring(Frame, tag="final-scoring"):
    """Most chips of each colour, then unused slander chips (rules 7.1, 7.2)."""

    def leave(self, table: Rules) -> None:
        number = table.cat.number
        for colour in COLOURS:
            most = max(p.chips[colour] for p in table.state.players)
            if most < number["chip_majority_minimum"]:
                table.tell("no-chip-majority", colour=colour)
                continue
            for seat in table.order():
                if table.player(seat).chips[colour] == most:
                    table.score(seat, "chip_majority", number["chip_majority"])
                    table.tell(
                        "chip-majority", seat=seat, colour=colour, chips=most, points=number["chip_majority"]
                    )
        for seat in table.order():
            left = table.player(seat).slander
            points = left * number["unused_slander"]
            if points:
                table.score(seat, "unused_slander", points)
                table.tell("unused-slander", seat=seat, n=left, points=points)
        table.tell("game-over")
