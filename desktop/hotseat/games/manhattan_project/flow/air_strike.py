"""Air strike: pacts where they are allowed, then single attacks until the striker stops (rules 8.4, 8.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, cast

from hotseat.engine.flow import Ask, Frame
from hotseat.engine.offer import NOT_OFFERED, Refusal

from ..choices import AnswerPact, Dogfight, EndStrike, OfferPact, Raid, Strike
from ..vocabulary import Resource

if TYPE_CHECKING:
    from ..data import AttackRecord
    from ..table import Rules


class Pacts(Frame, tag="pacts", kw_only=True):
    """Before the first attack the striker offers pacts to players who have none with him, once each (rules 8.5 [ours])."""

    seat: int
    asked: list[int] = []
    struck: bool = False

    def _open(self, table: Rules) -> list[int]:
        return [
            s for s in table.others(self.seat) if s not in self.asked and not table.at_peace(self.seat, s)
        ]

    def ask(self, table: Rules) -> Ask | None:
        return (
            None if self.struck or not self._open(table) else Ask("pacts", (self.seat,), {"seat": self.seat})
        )

    def options(self, table: Rules, seat: int) -> Iterator[OfferPact | Strike]:
        for other in self._open(table):
            yield OfferPact(other)
        yield Strike()

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        match choice:
            case Strike():
                return None
            case OfferPact(seat=other) if other in self._open(table):
                return None
        return NOT_OFFERED

    def answer(self, table: Rules, seat: int, choice: Any) -> None:
        match choice:
            case Strike():
                self.struck = True
            case OfferPact(seat=other):
                self.asked.append(other)
                table.tell("offers-pact", seat=other)
                table.offer_pact(seat, other)


class AnswerOffer(Frame, tag="answer-offer", kw_only=True):
    """A pact binds both only if the other player accepts it (rules 8.5)."""

    seat: int
    striker: int
    answered: bool = False

    def ask(self, table: Rules) -> Ask | None:
        return None if self.answered else Ask("answer-pact", (self.seat,), {"seat": self.seat})

    def options(self, table: Rules, seat: int) -> Iterator[AnswerPact]:
        yield AnswerPact("accept")
        yield AnswerPact("refuse")

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        return (
            None if isinstance(choice, AnswerPact) and choice.answer in ("accept", "refuse") else NOT_OFFERED
        )

    def answer(self, table: Rules, seat: int, choice: AnswerPact) -> None:
        self.answered = True
        table.tell("pact" if choice.answer == "accept" else "no-pact", seat=seat)
        if choice.answer == "accept":
            table.agree_pact(self.striker, seat)


class AirRaid(Frame, tag="air-raid", kw_only=True):
    """Any number of attacks against any opponents; the strike ends by itself when none is possible."""

    seat: int
    attacks: tuple[str, ...]
    ended: bool = False

    def _of(self, table: Rules, target: str) -> AttackRecord | None:
        for name in self.attacks:
            attack = table.cat.attacks[name]
            if attack.target == target:
                return attack
        return None

    def ask(self, table: Rules) -> Ask | None:
        # all buildings of a player are attacked under the same conditions, so the first one answers for them
        attacks = () if self.ended else self._attacks(table, 1)
        possible = any(self.why_not(table, self.seat, attack) is None for attack in attacks)
        return Ask("air-strike", (self.seat,), {"seat": self.seat}) if possible else None

    def _attacks(self, table: Rules, buildings: int | None = None) -> Iterator[Dogfight | Raid]:
        """On all opponents and their buildings, or on so many of each."""
        fight = self._of(table, "opponent")
        for other in table.others(self.seat):
            for loss in fight.loses if fight else ():
                yield Dogfight(other, next(iter(loss)))
        if self._of(table, "opponent_building"):
            for other in table.others(self.seat):
                for building in table.player(other).buildings[:buildings]:
                    yield Raid(building.id)

    def options(self, table: Rules, seat: int) -> Iterator[Dogfight | Raid | EndStrike]:
        yield from self._attacks(table)
        yield EndStrike()

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        match choice:
            case EndStrike():
                return None
            case Dogfight(seat=other, aircraft=aircraft) if other in table.others(seat):
                fight = self._of(table, "opponent")
                loss = next((x for x in fight.loses if aircraft in x), None) if fight else None
                if fight is None or loss is None:
                    return NOT_OFFERED
                missing = table.short(other, loss)
                return self._why_not(table, fight, other) or (
                    Refusal("target-gone", {"seat": other, "resource": aircraft}) if missing else None
                )
            case Raid(building=name):
                raid, found = self._of(table, "opponent_building"), table.building(name)
                if raid is None or found is None:
                    return NOT_OFFERED
                if found[0] == seat:
                    return Refusal("own-building")
                return self._why_not(table, raid, found[0])
        return NOT_OFFERED

    def _why_not(self, table: Rules, attack: AttackRecord, other: int) -> Refusal | None:
        if table.at_peace(self.seat, other):
            return Refusal("at-peace", {"seat": other})
        for resource, wanted in attack.owner_has.items():
            have = table.player(other).stock[resource]
            if have != wanted:
                return Refusal("defended", {"seat": other, "resource": resource, "have": have})
        return table.short(self.seat, attack.pay)

    def answer(self, table: Rules, seat: int, choice: Any) -> None:
        match choice:
            case EndStrike():
                self.ended = True
            case Dogfight(seat=other, aircraft=aircraft):
                fight = self._of(table, "opponent")
                assert fight is not None
                table.pay(seat, fight.pay)
                resource = cast("Resource", aircraft)
                table.lose(other, next(x for x in fight.loses if resource in x))
            case Raid(building=name):
                raid, found = self._of(table, "opponent_building"), table.building(name)
                assert raid is not None
                assert found is not None
                table.pay(seat, raid.pay)
                found[1].damage += raid.damage
                table.tell("hit", seat=found[0], building=name, damage=found[1].damage)
