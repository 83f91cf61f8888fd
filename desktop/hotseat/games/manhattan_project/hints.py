"""What an experienced player would look at: rough worths of goods, buildings and bombs, none of them hidden.

All values are in dollars, roughly. They were set by looking at games played by them.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

from hotseat.engine import flow
from hotseat.engine.game import Hint

from .choices import (
    AnswerPact,
    Bonus,
    Build,
    Buy,
    Detonate,
    Dogfight,
    Keep,
    Load,
    OfferPact,
    Place,
    Raid,
    Repair,
    Retrieve,
)
from .data import BombRecord, Site
from .flow.air_strike import AnswerOffer
from .flow.turn import points_after_test
from .forecast import forecast
from .table import Rules
from .vocabulary import (
    KINDS,
    RESOURCES,
    AirStrike,
    Bundle,
    BuyBuilding,
    DraftBombs,
    Gain,
    Good,
    Kind,
    Price,
    Repairs,
    UseSpies,
)
from .workers import sets

STEADY = {
    "money": 0.8,
    "yellowcake": 1.3,
    "uranium": 6.0,
    "plutonium": 5.5,
    "spy": 1.0,
    "fighter": 0.8,
    "bomber": 0.9,
    "laborer": 1.0,
    "engineer": 3.0,
    "scientist": 3.5,
}
"""What goods are worth over a whole game."""
EFFORT = {"laborer": 0.6, "engineer": 1.1, "scientist": 1.4}
"""What it costs to have a worker stand somewhere until the next retrieval."""
ENOUGH = 9
"""Buildings beyond which another one is hardly used."""
WIN = 1000.0


def hints(table: Rules, seat: int) -> list[Hint]:
    """Every legal choice with its value for the seat."""
    judge = _Judge(table, seat)
    return [Hint(c, judge.value(c)) for c in flow.legal(table, seat)]


class _Judge:
    """One seat's view of a position; it lives no longer than the position."""

    def __init__(self, table: Rules, seat: int) -> None:
        self.table, self.seat, self.me = table, seat, table.player(seat)
        self.goal = max((table.cat.bombs[p.bomb] for p in self.me.plans), key=self.ratio, default=None)
        self.ready = self.goal is not None and table.short(seat, self.goal.fuel) is None

    # -- bombs -----------------------------------------------------------------------------------------------

    def points(self, bomb: BombRecord) -> float:
        """What a bomb will be worth: plutonium promises its higher value once there are several of it."""
        if self.me.tested or bomb.kind == "uranium":
            return float(bomb.points_tested)
        other = sum(self.table.cat.bombs[b.id].kind == "plutonium" for b in self.me.bombs)
        return bomb.points + (0.7 if other else 0.35) * (bomb.points_tested - bomb.points)

    def missing(self, bomb: BombRecord) -> int:
        """Fuel still to be made for a bomb."""
        return sum(max(0, n - self.me.stock[r]) for r, n in bomb.fuel.items())

    def effort(self, bomb: BombRecord) -> float:
        owned = {
            k: self.table.cat.workers[k].permanent - self.me.reserve[k] + self.me.hired[k] for k in KINDS
        }
        lacking = sum(max(0, n - owned[k]) for k, n in bomb.workers.items())
        return 5 + 4 * self.missing(bomb) + 3 * lacking

    def ratio(self, bomb: BombRecord) -> float:
        need = self.table.count.target_points - self.table.points(self.seat)
        return min(self.points(bomb), need + 3) / self.effort(bomb)

    # -- goods -----------------------------------------------------------------------------------------------

    def worth(self, good: Good, amount: int, paid: bool = False) -> float:
        """What so much of a good is worth to the seat now."""
        stock, goal, each = self.me.stock, self.goal, STEADY[good]
        match good:
            case "uranium" | "plutonium":
                if goal is None:
                    each = 4.0
                elif good not in goal.fuel:
                    each = 3.0
                else:
                    lacking = max(0, goal.fuel[good] - stock[good])
                    each = 9.0 if paid or lacking >= amount else 4.5
            case "yellowcake":
                each = 1.5 if stock[good] < 8 else 0.8 if stock[good] < 14 else 0.2
            case "money":
                each = 1.0 if stock[good] < 8 else 0.7 if stock[good] < 18 else 0.3
            case "bomber":
                waiting = sum(not b.loaded for b in self.me.bombs) + 1
                each = 1.4 if stock[good] < waiting else 0.5
            case "fighter":
                each = 0.8 if stock[good] < 3 else 0.3
            case "laborer" | "engineer" | "scientist":
                owned, wanted = self.owned(good), 6 if good == "laborer" else 4
                each *= 1.5 if owned < 2 else 1.0 if owned < wanted else 0.4
        return each * amount

    def owned(self, kind: Kind) -> int:
        return self.table.cat.workers[kind].permanent - self.me.reserve[kind] + self.me.hired[kind]

    def use(self, site: Site) -> float:
        """What a use of a site brings over a whole game, on the average."""
        out = 0.0
        for effect in site.effects:
            if isinstance(effect, Gain) and effect.target == "self":
                out += max(_steady(b) for b in effect.one_of)
        workers = dict(zip((*KINDS, "specialist", "any"), site.need, strict=True))
        crew = sum(n * EFFORT.get(k, 0.7) for k, n in workers.items())
        return out - crew - (min(_steady(p) for p in site.prices.values()))

    def building(self, name: str) -> float:
        """What owning a building is worth; fuel plants matter most, and not everything of one kind."""
        cat, fact = self.table.cat, self.table.cat.buildings[name]
        same = sum(cat.buildings[b.id].kind == fact.kind for b in self.me.buildings)
        fuel = fact.kind in ("enrichment", "reactor")
        room = (
            max(0.5 if fuel else 0.15, 1 - len(self.me.buildings) / ENOUGH) * (0.8 if fuel else 0.7) ** same
        )
        return (
            (3.2 if fuel else 2.6)
            * room
            * max(0.3, self.use(cat.sites[f"building/{name}"]) + (1.5 if not same else 0.0))
        )

    # -- choices ---------------------------------------------------------------------------------------------

    def value(self, choice: Any) -> float:
        """The worth of a choice; ending a turn or stopping is worth nothing."""
        table, seat = self.table, self.seat
        match choice:
            case Place():
                return self._place(choice)
            case Build(bomb=bomb):
                said = forecast(table, seat, choice)
                own = sum(choice.counts[:3])
                return (
                    (WIN if "finishes" in said.marks else 100.0)
                    + self.points(table.cat.bombs[bomb])
                    - 0.1 * own
                )
            case Detonate(bomb=bomb):
                return self._test(bomb)
            case Load(bomb=bomb):
                if "finishes" in forecast(table, seat, choice).marks:
                    return WIN
                left = self.me.stock["money"] - table.cat.bombs[bomb].load.get("money", 0)
                return 12.0 if left >= 3 else 0.5
            case Retrieve():
                return self._retrieve()
            case Buy():
                said = forecast(table, seat, choice)
                change = said.gains.get("money", 0) - said.pays.get("money", 0)
                return self.building(choice.building) + 0.8 * change
            case Keep(bomb=bomb):
                return 20 * self.ratio(table.cat.bombs[bomb])
            case Dogfight(seat=other):
                return self._dogfight(other, choice.aircraft)
            case Raid(building=name):
                found = table.building(name)
                fresh = found is not None and not found[1].damage
                return (0.6 if fresh else 0.1) * self.use(table.cat.sites[f"building/{name}"]) - 0.9
            case Repair(building=name):
                found = table.building(name)
                damage = found[1].damage if found else 1
                price = forecast(table, seat, choice).pays.get("money", 0)
                return 1.5 * self.use(table.cat.sites[f"building/{name}"]) / damage - 0.6 * price + 0.2
            case Bonus(kind=kind):
                return STEADY[kind]
            case OfferPact(seat=other):
                return -1.0 if other == self._rival() else 0.1 * table.player(other).stock["bomber"]
            case AnswerPact(answer="accept"):
                offer = table.state.flow[-1]
                return -0.1 if isinstance(offer, AnswerOffer) and offer.striker == self._rival() else 0.1
        return 0.0

    def _place(self, choice: Place) -> float:
        table, site = self.table, self.table.cat.sites[choice.site]
        if choice.declined:
            return -10.0
        said = forecast(table, self.seat, choice)
        out, counts = 0.0, choice.counts
        for side, share in ((0, 1.0), (3, 0.8)):
            for i, effort in enumerate(self.efforts):
                out -= share * counts[side + i] * effort
        for good in (*RESOURCES, *KINDS):
            if good in said.gains:
                out += self.worth(good, said.gains[good])
            if f"hired_{good}" in said.gains:
                out += self.worth(good, said.gains[f"hired_{good}"]) * 0.75
        price = site.prices[choice.payment]
        out -= sum(self.worth(r, n, paid=True) for r, n in price.items())
        for effect in site.effects:
            match effect:
                case Gain(target="others"):
                    out -= 0.15 * _steady(effect.one_of[0]) * (len(table.state.players) - 1)
                case BuyBuilding():
                    out += self.best_free_buy if choice.engineer or choice.hired_engineer else self.best_buy
                case DraftBombs():
                    out += self.drafting
                case UseSpies():
                    out += self.spying
                case Repairs(target="self"):
                    out += self.repairing
                case AirStrike():
                    out += self.striking
        return out

    @cached_property
    def efforts(self) -> tuple[float, ...]:
        """By kind of worker, what it costs to place one."""
        return tuple(map(self._effort, KINDS))

    def _effort(self, kind: Kind) -> float:
        """Specialists are kept back while a bomb only waits for them."""
        held = self.me.hand[kind] + self.me.hired[kind]
        needed = self.goal.workers.get(kind, 0) if self.goal and self.ready else 0
        return EFFORT[kind] + (4.0 if needed and held <= needed else 0.0)

    @cached_property
    def best_buy(self) -> float:
        return self._shopping(False)

    @cached_property
    def best_free_buy(self) -> float:
        """With an engineer at work."""
        return self._shopping(True)

    def _shopping(self, engineer: bool) -> float:
        """The best buy within reach."""
        best = 0.0
        for place, card in zip(self.table.cat.market, self.table.state.market, strict=False):
            price = 0 if engineer and place.free_for_engineer else place.price
            if price <= self.me.stock["money"]:
                best = max(best, self.building(card) - 0.8 * price)
        return best

    @cached_property
    def drafting(self) -> float:
        held = len(self.me.plans)
        spare = sum(self.ratio(self.table.cat.bombs[p.bomb]) > 0.5 for p in self.me.plans)
        return 11.0 if not held else 5.0 if held < 2 or not spare else 1.0

    @cached_property
    def repairing(self) -> float:
        """The three best buildings that are damaged."""
        sites = self.table.cat.sites
        broken = [self.use(sites[f"building/{b.id}"]) for b in self.me.buildings if b.damage]
        return 1.2 * sum(sorted(broken)[-3:])

    @cached_property
    def spying(self) -> float:
        """The best buildings of others that stand free, within spies, workers and means."""
        table, hand = self.table, self.table.hand(self.seat)
        free = []
        for other in table.others(self.seat):
            for building in table.player(other).buildings:
                site = table.cat.sites[f"building/{building.id}"]
                able = sets(site.need, hand) and any(
                    table.short(self.seat, price) is None for price in site.prices.values()
                )
                if able and not building.crew and not building.damage:
                    free.append(self.use(site))
        most = min(self.me.stock["spy"] + 1, max(0, sum(hand) - 1))
        return 0.7 * sum(sorted(free)[max(0, len(free) - most) :]) if most else 0.0

    def _rival(self) -> int:
        """The player who is nearest to the target."""
        return max(self.table.others(self.seat), key=lambda s: (self.table.points(s), -s))

    @cached_property
    def striking(self) -> float:
        mine, rival = self.me.stock, self.table.player(self._rival())
        bombers = mine["bomber"] if mine["fighter"] >= rival.stock["fighter"] else 0
        return 1.1 * min(bombers, len(rival.buildings)) if bombers > 1 and rival.buildings else 0.0

    def _dogfight(self, other: int, aircraft: str) -> float:
        mine, theirs = self.me.stock, self.table.player(other)
        opens = aircraft == "fighter" and mine["fighter"] >= theirs.stock["fighter"] and mine["bomber"] > 1
        return 0.8 if opens and other == self._rival() and theirs.buildings else -0.5

    def _test(self, bomb: str) -> float:
        table = self.table
        after = points_after_test(table, self.seat, bomb)
        if after >= table.count.target_points:
            return WIN
        planned = [table.cat.bombs[p.bomb] for p in self.me.plans]
        later = sum(0.4 * (b.points_tested - b.points) for b in planned if b.kind == "plutonium")
        change = after - table.points(self.seat) + later
        return 30.0 + change if change > 0 else change - 5

    def _retrieve(self) -> float:
        out = 0.0
        for crew in self.table.crews():
            out += sum(EFFORT[w.kind] for w in crew if w.seat == self.seat)
        hand = self.table.hand(self.seat)
        held = sum(EFFORT[k] * (hand[i] + hand[i + 3]) for i, k in enumerate(KINDS))
        return 1.5 * out - 1.6 * held + 0.5


def _steady(bundle: Bundle | Price) -> float:
    return sum(STEADY[good] * n for good, n in bundle.items())
