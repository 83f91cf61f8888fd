"""Phase 2c: slander, and its second step (rules 4.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hotseat.engine.flow import Ask, Frame
from hotseat.engine.offer import NOT_OFFERED, Refusal

from ..choices import Slander, SlanderAgain, Stop
from ..data import COLOURS, Colour

if TYPE_CHECKING:
    from ..table import Rules


def options(table: Rules, seat: int) -> Iterator[Slander]:
    """Bosses of others beside own ones, with every colour of the ward that the seat could pay, or else its first.

    When the seat can't slander at all, the first boss of another stands in the list to say why (R-TU5).
    """
    closed = why_not_now(table, seat) is not None
    for ward in table.active():
        bosses = table.ward(ward).bosses
        colours = table.colours(ward)
        payable = [c for c in colours if table.player(seat).chips[c]]
        for victim in table.seats():
            if victim == seat or not bosses[victim]:
                continue
            if closed:
                yield Slander(ward, victim, colours[0])
                return
            if bosses[seat]:
                yield from (Slander(ward, victim, c) for c in payable or colours[:1])


def why_not_now(table: Rules, seat: int) -> Refusal | None:
    """May the seat slander at all in this term (R-SL1, R-SL9)?"""
    number, player = table.cat.number, table.player(seat)
    if not table.term.slander_allowed:
        return Refusal(
            "slander-too-early", {"year": next(t for t in table.cat.terms if t.slander_allowed).years[0]}
        )
    if player.slandered:
        return Refusal("slander-used")
    need = number["first_slander_chips"]
    return None if player.slander >= need else Refusal("no-slander-chip", {"n": need})


def why_not(table: Rules, seat: int, choice: Slander) -> Refusal | None:
    """The first slander (R-SL2, R-SL6, R-SL8)."""
    ward, victim = choice.ward, choice.victim_seat
    if ward not in table.cat.wards or victim not in table.seats() or choice.colour not in COLOURS:
        return NOT_OFFERED
    if victim == seat:
        return Refusal("slander-yourself")
    refusal = why_not_now(table, seat) or table.why_not_open(ward)
    if refusal is not None:
        return refusal
    if not table.ward(ward).bosses[seat]:
        return Refusal("no-own-boss", {"ward": ward})
    return _why_not_hit(table, seat, ward, victim, choice.colour, table.cat.number["first_favor_chips"])


def _why_not_hit(
    table: Rules, seat: int, ward: str, victim: int, colour: Colour, need: int
) -> Refusal | None:
    if not table.ward(ward).bosses[victim]:
        return Refusal("no-victim", {"ward": ward, "victim_seat": victim})
    if colour not in table.colours(ward):
        return Refusal("colour-absent", {"ward": ward, "colour": colour})
    have = table.player(seat).chips[colour]
    return None if have >= need else Refusal("chips-short", {"colour": colour, "need": need, "have": have})


def answer(table: Rules, seat: int, choice: Slander) -> None:
    """A slander chip is out of the game, the favor chip goes back to the supply (R-SL1, R-SL5)."""
    player, number = table.player(seat), table.cat.number
    player.slander -= number["first_slander_chips"]
    player.slandered = True
    table.pay(seat, choice.colour, number["first_favor_chips"])
    table.remove_boss(choice.victim_seat, choice.ward)
    table.tell("slandered", seat=seat, victim_seat=choice.victim_seat, ward=choice.ward, colour=choice.colour)
    table.second_slander(seat, choice.victim_seat, choice.ward, choice.colour)


class SecondSlander(Frame, tag="second-slander", kw_only=True):
    """Directly after a slander: an adjacent ward, the same victim, the same colour (R-SL3, R-SL4). Not asked where
    there is no such ward."""

    seat: int
    victim: int
    ward: str
    colour: Colour
    done: bool = False

    def ask(self, table: Rules) -> Ask | None:
        if self.done or not any(self.why_not(table, self.seat, c) is None for c in self._targets(table)):
            return None
        return Ask("slander-again", (self.seat,), {"victim_seat": self.victim, "colour": self.colour})

    def _targets(self, table: Rules) -> Iterator[SlanderAgain]:
        for ward in table.cat.adjacent[self.ward]:
            if table.ward(ward).bosses[self.victim]:
                yield SlanderAgain(ward, self.victim)

    def options(self, table: Rules, seat: int) -> Iterator[SlanderAgain | Stop]:
        yield from self._targets(table)
        yield Stop()

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        match choice:
            case Stop():
                return None
            case SlanderAgain(ward=ward, victim_seat=victim) if ward in table.cat.wards:
                if victim != self.victim:
                    return Refusal("same-victim", {"victim_seat": self.victim})
                if ward not in table.cat.adjacent[self.ward]:
                    return Refusal("not-adjacent", {"ward": self.ward, "to_ward": ward})
                refusal = table.why_not_open(ward)
                if refusal is None and table.state.second_needs_boss and not table.ward(ward).bosses[seat]:
                    refusal = Refusal("no-own-boss", {"ward": ward})  # R-SL7
                need = table.cat.number["second_favor_chips"]
                return refusal or _why_not_hit(table, seat, ward, victim, self.colour, need)
        return NOT_OFFERED

    def answer(self, table: Rules, seat: int, choice: SlanderAgain | Stop) -> None:
        self.done = True
        if isinstance(choice, SlanderAgain):
            table.pay(seat, self.colour, table.cat.number["second_favor_chips"])
            table.remove_boss(self.victim, choice.ward)
            table.tell(
                "slandered-again", seat=seat, victim_seat=self.victim, ward=choice.ward, colour=self.colour
            )
