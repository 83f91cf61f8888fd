"""What a choice would cost and do, said before it is made."""

from __future__ import annotations

from collections import Counter
from typing import Any

from hotseat.engine.offer import Forecast, Line

from .choices import (
    WORKERS,
    Bonus,
    Build,
    Buy,
    Detonate,
    Dogfight,
    Keep,
    Load,
    Place,
    Raid,
    Repair,
    Retrieve,
)
from .data import Site
from .flow.repair import RepairRound
from .flow.turn import points_after_test
from .table import Rules
from .vocabulary import (
    KINDS,
    RESOURCES,
    AirStrike,
    Bribe,
    Bundle,
    BuyBuilding,
    DraftBombs,
    Gain,
    Repairs,
    UseSpies,
    word,
)

GAINS = (*RESOURCES, *(name for kind in KINDS for name in (f"hired_{kind}", kind)))
"""Everything that a placement can bring, in the order in which it is said."""


def forecast(table: Rules, seat: int, choice: Any) -> Forecast:
    """Price and gain of the chooser, then a line for everything that happens to others."""
    cat = table.cat
    match choice:
        case Place(site=name) if name in cat.sites and choice.payment in cat.sites[name].prices:
            return _Placing(table, seat, choice).forecast()
        case Build(bomb=bomb) if bomb in cat.bombs:
            fact, gained = cat.bombs[bomb], table.value(seat, bomb)
            pays = {"plans": 1} | fact.fuel | _workers(choice.counts)
            return _scoring(table, seat, pays, gained, ())
        case Detonate(bomb=bomb) if table.bomb(seat, bomb) is not None:
            tile = table.highest_test()
            change = points_after_test(table, seat, bomb) - table.points(seat)
            lines = (Line("test", {"test": tile}),) if tile else ()
            return _scoring(table, seat, {}, change, lines)
        case Load(bomb=bomb) if bomb in cat.bombs:
            load: dict[str, int] = dict(cat.bombs[bomb].load.items())
            return _scoring(table, seat, load, cat.constants.loaded_bonus, ())
        case Retrieve():
            return _retrieve(table, seat)
        case Buy():
            return _buy(table, choice)
        case Bonus(kind=kind):
            return Forecast(gains={kind: 1})
        case Dogfight(seat=other, aircraft=aircraft):
            line = Line("shot-down", {"seat": other, "resource": aircraft, "amount": 1})
            return Forecast(dict(cat.attacks["fighter_attack"].pay.items()), {}, (line,))
        case Raid(building=building):
            found = table.building(building)
            hit = Line("hit", {"building": building, "damage": found[1].damage + 1 if found else 1})
            return Forecast(dict(cat.attacks["bomber_attack"].pay.items()), {}, (hit,))
        case Repair():
            top = table.state.flow[-1]
            price = top.price() if isinstance(top, RepairRound) else 0
            return Forecast({"money": price} if price else {})
        case Keep():
            return Forecast(gains={"plans": 1})
    return Forecast()


def _workers(counts: tuple[int, ...]) -> dict[str, int]:
    return {name: n for name, n in zip(WORKERS, counts, strict=True) if n > 0}


def _scoring(table: Rules, seat: int, pays: dict[str, int], change: int, lines: tuple[Line, ...]) -> Forecast:
    """A bomb action; points can also be lost, by a test."""
    gains = {"points": change} if change > 0 else {}
    if change < 0:
        pays = pays | {"points": -change}
    wins = table.points(seat) + change >= table.count.target_points
    return Forecast(pays, gains, (*lines, Line("wins")) if wins else lines, ("finishes",) if wins else ())


def _retrieve(table: Rules, seat: int) -> Forecast:
    player, home = table.player(seat), Counter[int]()
    gains: Counter[str] = Counter(w.kind for crew in table.crews() for w in crew if w.seat == seat)
    for crew in table.home(seat):
        home.update(w.seat for w in crew if w.seat not in (seat, -1))
    lines = tuple(Line("goes-home", {"seat": s, "amount": n}) for s, n in sorted(home.items()))
    leaving = {f"hired_{k}": n for k, n in player.hired.items() if n}
    return Forecast(leaving, dict(gains), lines)


def _buy(table: Rules, choice: Buy) -> Forecast:
    n = table.position(choice.building)
    if n < 0:
        return Forecast()
    place, state, lines = table.cat.market[n], table.state, []
    price = place.price if choice.payment == "paid" else 0
    tray = state.tray if price and place.collect_bribes else 0
    if place.add_bribe:
        lines.append(Line("bribe", {"money": place.add_bribe}))
    if tray:
        lines.append(Line("tray", {"money": tray}))
    pays = {"money": price} if price else {}
    return Forecast(pays, {"money": tray} if tray else {}, tuple(lines), ("new-card",) if state.deck else ())


class _Placing:
    """Adds up a placement, effect by effect in their order."""

    def __init__(self, table: Rules, seat: int, choice: Place) -> None:
        self.table, self.seat, self.choice = table, seat, choice
        self.site: Site = table.cat.sites[choice.site]
        self.pays = _workers(choice.counts) | self.site.prices[choice.payment]
        self.gains = dict.fromkeys(GAINS, 0)
        self.lines: list[Line] = []

    def forecast(self) -> Forecast:
        taken = not self.choice.declined
        for effect in self.site.effects:
            if taken or effect.always:
                self._effect(effect)
        gains = {k: n for k, n in self.gains.items() if n}
        return Forecast(self.pays, gains, tuple(self.lines))

    def _effect(self, effect: Any) -> None:
        table, seat = self.table, self.seat
        match effect:
            case Gain(target="self", one_of=bundles):
                found = [b for b in bundles if len(bundles) == 1 or word(b) == self.choice.output]
                for bundle in found:
                    self._gain(bundle)
            case Gain(one_of=bundles):
                for resource, amount in bundles[0].items():
                    self.lines.append(Line("others", {"resource": resource, "amount": amount}))
            case Bribe(amount=amount):
                self.lines.append(Line("bribe", {"money": amount}))
            case UseSpies():
                spies = table.player(seat).stock["spy"] + self.gains["spy"]
                self.lines.append(Line("spying", {"amount": spies}))
            case BuyBuilding():
                self.lines.append(Line("buy"))
            case AirStrike():
                self.lines.append(Line("strike"))
            case Repairs(target="self", amount=amount):
                self.lines.append(Line("repair", {"amount": amount}))
            case Repairs():
                self.lines.append(Line("others-repair"))
            case DraftBombs():
                self.lines.append(Line("draft", {"cards": len(table.state.designs)}))

    def _gain(self, bundle: Bundle) -> None:
        table, seat = self.table, self.seat
        for resource in RESOURCES:
            if resource in bundle:
                amount, room = bundle[resource], table.room(seat, resource)
                got = amount if room is None else min(amount, room + self.pays.get(resource, 0))
                self.gains[resource] += got
                self._lost(resource, amount - got)
        for kind in KINDS:
            if kind in bundle:
                offer = table.hire(seat, kind, bundle[kind])
                own = max(offer.least, min(self.choice.permanent, offer.most))
                self.gains[f"hired_{kind}"] += offer.received - own
                self.gains[kind] += own
                self._lost(kind, bundle[kind] - offer.received)

    def _lost(self, good: str, amount: int) -> None:
        if amount:
            self.lines.append(Line("lost", {"resource": good, "amount": amount}))
