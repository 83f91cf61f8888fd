"""E1: ward after ward votes, with sealed bids where several stand, and the bonus of the ward at once (rules 6.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

import msgspec

from hotseat.engine.flow import Ask, Frame, Sealed
from hotseat.engine.offer import NOT_OFFERED, Caution, Dial, Refusal

from ..choices import Bid, ChipBonus, Decline, SettleBonus
from ..data import COLOURS, Colour

if TYPE_CHECKING:
    from ..table import Rules

LISTED = 4
"""Sizes of a bid that are listed one by one; dials set any other."""


class WardElections(Frame, tag="ward-elections", kw_only=True):
    """The wards that have not voted yet, in election order (R-EL1). Where somebody can bid, it is announced first who
    stands, with what, and what he could reach (R-EL3)."""

    wards: tuple[str, ...]

    def leave(self, table: Rules) -> None:
        if not self.wards:
            return
        ward = self.wards[0]
        stand = table.candidates(ward)
        usable = {seat: table.usable(seat, ward) for seat in stand} if len(stand) > 1 else {}
        for seat, chips in usable.items() if any(usable.values()) else ():
            bosses, n = table.ward(ward).bosses[seat], sum(chips.values())
            table.tell(
                "announced",
                ward=ward,
                seat=seat,
                bosses=bosses,
                chips=n,
                votes=table.votes(bosses, n),
                **{c: chips.get(c, 0) for c in COLOURS},
            )
        table.vote(ward, self.wards[1:])


class WardVote(Sealed, tag="ward-vote", kw_only=True):
    """One ward votes. Where two or more stand, everybody with usable chips bids in secret (R-EL4, R-EL11)."""

    ward: str
    sealed: dict[int, Bid] = {}

    def bidders(self, table: Rules) -> tuple[int, ...]:
        stand = table.candidates(self.ward)
        if len(stand) < 2:
            return ()
        there, players = table.colours(self.ward), table.state.players
        return tuple(s for s in stand if any(players[s].chips[c] for c in there))

    def question(self, table: Rules) -> Ask:
        return Ask("bid", (), {"ward": self.ward})

    def ask(self, table: Rules) -> Ask | None:
        """A single bidder has nobody to hide from: the reveal follows at once (rules 8)."""
        ask = super().ask(table)
        if ask is not None and not self.sealed and len(ask.seats) == 1:
            return msgspec.structs.replace(ask, sealed=False)
        return ask

    def options(self, table: Rules, seat: int) -> Iterator[Bid]:
        """Nothing, the smallest sizes, everything; chips of the colour one has most of first."""
        usable = table.usable(seat, self.ward)
        total = sum(usable.values())
        for size in sorted({*range(min(LISTED, total) + 1), total}):
            yield bid_of(self.ward, usable, size)

    def dials(self, table: Rules, seat: int, verb: str) -> tuple[Dial, ...]:
        """A row for every colour, as long as the seat has chips: the same whatever is bid."""
        chips = table.player(seat).chips
        return tuple(Dial(c, tuple(range(chips[c] + 1))) for c in COLOURS) if verb == "bid" else ()

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        if not isinstance(choice, Bid) or choice.ward != self.ward:
            return NOT_OFFERED
        chips, there = table.player(seat).chips, table.colours(self.ward)
        for colour, n in choice.chips.items():
            if n < 0:
                return NOT_OFFERED
            if n and colour not in there:
                return Refusal("colour-absent", {"ward": self.ward, "colour": colour})
            if n > chips[colour]:
                return Refusal("chips-short", {"colour": colour, "need": n, "have": chips[colour]})
        return None

    def caution(self, table: Rules, seat: int, choice: Bid) -> Caution | None:
        """Chips that can't change anything, by what everybody knows."""
        if not choice.size:
            return None
        bosses = table.ward(self.ward).bosses
        mine = table.votes(bosses[seat], choice.size)
        others = [s for s in table.seats() if s != seat and bosses[s]]
        least = max(table.votes(bosses[s], 0) for s in others)
        most = max(table.most_votes(s, self.ward) for s in others)
        if mine < least:
            return Caution("too-few-votes", {"votes": mine, "least": least})
        need = max(0, most + 1 - table.votes(bosses[seat], 0))
        return Caution("more-than-needed", {"n": need}) if choice.size > need else None

    def leave(self, table: Rules) -> None:
        if self.sealed:
            table.note(table.seats())
        district, votes = table.ward(self.ward), {}
        stand, nothing = table.candidates(self.ward), Bid(self.ward)
        for seat in stand:
            bid = self.sealed.get(seat, nothing)
            chips = bid.chips
            votes[seat] = table.votes(district.bosses[seat], bid.size)
            for colour, n in chips.items():
                table.pay(seat, colour, n)  # R-EL6
            if len(stand) > 1:
                table.tell(
                    "votes",
                    ward=self.ward,
                    seat=seat,
                    bosses=district.bosses[seat],
                    chips=bid.size,
                    votes=votes[seat],
                    **chips,
                )
        most = max(votes.values(), default=0)
        best = [seat for seat, n in votes.items() if n == most]
        district.bosses = [0] * len(district.bosses)  # R-EL7
        if not stand:
            table.tell("vacant", ward=self.ward)
        elif len(best) > 1:
            table.tell("tied", ward=self.ward, votes=most)
        else:
            district.bosses[best[0]] = table.cat.number["winner_keeps_bosses"]
            table.tell("won" if len(stand) > 1 else "unopposed", ward=self.ward, seat=best[0], votes=most)
            table.bonus(best[0], self.ward)


def bid_of(ward: str, usable: dict[Colour, int], size: int) -> Bid:
    """A bid of so many chips that takes each from the colour of which most is left."""
    left = dict(usable)
    bid = dict.fromkeys(usable, 0)
    for _ in range(size):
        colour = max(left, key=lambda c: left[c])
        left[colour] -= 1
        bid[colour] += 1
    return Bid(ward, **bid)


class BonusFrame(Frame, kw_only=True):
    """A bonus may be taken or declined."""

    seat: int
    ward: str
    done: bool = False

    def bonuses(self, table: Rules) -> Iterable[Any]:
        """What may be taken."""
        return ()

    def options(self, table: Rules, seat: int) -> Iterator[Any]:
        yield from self.bonuses(table)
        yield Decline()


class SettleBonusFrame(BonusFrame, tag="settle-bonus-frame", kw_only=True):
    """Wards 1 and 2: a cube of a colour in the bag to any active unlocked ward, without a chip (R-EL9, R-OF2)."""

    def ask(self, table: Rules) -> Ask | None:
        if self.done or not table.state.bag:
            return None
        return Ask("settle-bonus", (self.seat,), {"ward": self.ward})

    def bonuses(self, table: Rules) -> Iterator[SettleBonus]:
        for colour in COLOURS:
            if table.find(table.state.bag, colour):
                yield from (SettleBonus(colour, ward) for ward in table.open_wards())

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        match choice:
            case Decline():
                return None
            case SettleBonus(colour=colour, ward=ward) if colour in COLOURS:
                there = table.find(table.state.bag, colour)
                return table.why_not_open(ward) or (
                    None if there else Refusal("bag-lacks", {"colour": colour})
                )
        return NOT_OFFERED

    def answer(self, table: Rules, seat: int, choice: SettleBonus | Decline) -> None:
        self.done = True
        if isinstance(choice, Decline):
            table.tell("declined", seat=seat, ward=self.ward)
            return
        cube = table.find(table.state.bag, choice.colour)
        table.state.bag.remove(cube)
        table.ward(choice.ward).cubes.append(cube)
        table.tell("settled-bonus", seat=seat, colour=choice.colour, ward=choice.ward)


class ChipBonusFrame(BonusFrame, tag="chip-bonus-frame", kw_only=True):
    """Wards 4 and 7: a chip of any colour (R-EL9)."""

    def ask(self, table: Rules) -> Ask | None:
        return None if self.done else Ask("chip-bonus", (self.seat,), {"ward": self.ward})

    def bonuses(self, table: Rules) -> Iterator[ChipBonus]:
        return (ChipBonus(colour) for colour in COLOURS)

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        fits = isinstance(choice, Decline) or (isinstance(choice, ChipBonus) and choice.colour in COLOURS)
        return None if fits else NOT_OFFERED

    def answer(self, table: Rules, seat: int, choice: ChipBonus | Decline) -> None:
        self.done = True
        if isinstance(choice, Decline):
            table.tell("declined", seat=seat, ward=self.ward)
            return
        table.gain(seat, choice.colour)
        table.tell("chip-bonus", seat=seat, colour=choice.colour)
