"""The words the rules speak in: stock, workers, sites, market, bombs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from hotseat.engine.flow import Table
from hotseat.engine.offer import Refusal

from .data import Catalogue, CountRecord, Site
from .flow.air_strike import AirRaid, AnswerOffer, Pacts
from .flow.construction import Construction
from .flow.design_bomb import DesignBomb
from .flow.opening import BonusWorker
from .flow.repair import RepairRound
from .flow.turn import Turn
from .state import Bomb, Building, Pact, Plan, Player, State, Tested
from .vocabulary import KINDS, RESOURCES, Bundle, Kind, Price, Resource
from .workers import CONTRACTOR, Counts, Worker, counted


class Hire(NamedTuple):
    """What a gain of workers can be (rules 6.4): `least` to `most` of the `received` are permanent ones."""

    received: int
    least: int
    most: int


class Rules(Table[State, Catalogue]):
    """State, catalogue and event sink of a game."""

    __slots__ = ()

    # -- players ---------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def seats(self, seat: int) -> Iterator[int]:
        """All seats clockwise from one."""
        n = len(self.state.players)
        return ((seat + i) % n for i in range(n))

    def others(self, seat: int) -> list[int]:
        """Every other seat, clockwise."""
        n = len(self.state.players)
        return [*range(seat + 1, n), *range(seat)]

    @property
    def count(self) -> CountRecord:
        """What depends on the number of players."""
        return self.cat.counts[len(self.state.players)]

    def short(self, seat: int, price: Price) -> Refusal | None:
        """None = the seat can pay that."""
        stock = self.player(seat).stock
        for resource, need in price.items():
            if stock[resource] < need:
                return Refusal("short", {"resource": resource, "need": need, "have": stock[resource]})
        return None

    def pay(self, seat: int, price: Price) -> None:
        """Into the general supply."""
        for resource, amount in price.items():
            self.player(seat).stock[resource] -= amount
            self.tell("pay", seat=seat, resource=resource, amount=amount)

    def lose(self, seat: int, loss: Price) -> None:
        """What an attack destroys."""
        for resource, amount in loss.items():
            self.player(seat).stock[resource] -= amount
            self.tell("shot-down", seat=seat, resource=resource, amount=amount)

    def room(self, seat: int, resource: Resource) -> int | None:
        """How much more the seat can hold (rules 11); None = any amount."""
        cap = self.cat.resources[resource].max
        return None if cap is None else cap - self.player(seat).stock[resource]

    def gain(self, seat: int, bundle: Bundle, permanent: int | None = None) -> None:
        """Receive a bundle; what is above a cap or not in the supply is lost (rules 11). `permanent` of the workers are
        own ones, None = as many as possible."""
        for resource in RESOURCES:
            if resource in bundle:
                self._receive(seat, resource, bundle[resource])
        for kind in KINDS:
            if kind in bundle:
                self._hire(seat, kind, bundle[kind], permanent)

    def _receive(self, seat: int, resource: Resource, amount: int) -> None:
        room = self.room(seat, resource)
        got = amount if room is None else min(amount, room)
        self.player(seat).stock[resource] += got
        if got:
            self.tell("gain", seat=seat, resource=resource, amount=got)
        if got < amount:
            self.tell("lost", seat=seat, resource=resource, amount=amount - got)

    # -- workers ---------------------------------------------------------------------------------------------

    def hand(self, seat: int) -> Counts:
        """The workers a player can place."""
        player = self.player(seat)
        return counted(player.hand, player.hired)

    def hire(self, seat: int, kind: Kind, amount: int) -> Hire:
        """What a gain of so many workers can be (rules 6.4)."""
        own, hired = self.player(seat).reserve[kind], self.state.contractors[kind]
        received = min(amount, own + hired)
        return Hire(received, max(0, received - hired), min(own, received))

    def _hire(self, seat: int, kind: Kind, amount: int, permanent: int | None) -> None:
        player, offer = self.player(seat), self.hire(seat, kind, amount)
        own = offer.most if permanent is None else max(offer.least, min(permanent, offer.most))
        hired = offer.received - own
        player.reserve[kind] -= own
        player.hand[kind] += own
        self.state.contractors[kind] -= hired
        player.hired[kind] += hired
        if own:
            self.tell("trained", seat=seat, worker=kind, amount=own)
        if hired:
            self.tell("hired", seat=seat, worker=kind, amount=hired)
        if offer.received < amount:
            self.tell("lost", seat=seat, resource=kind, amount=amount - offer.received)

    def crews(self) -> Iterator[list[Worker]]:
        """Everywhere workers can stand."""
        yield from self.state.crews.values()
        for seat in range(len(self.state.players)):
            yield from self.home(seat)

    def home(self, seat: int) -> Iterator[list[Worker]]:
        """The crews of a player's buildings, bombs and test tile."""
        player = self.player(seat)
        for building in player.buildings:
            yield building.crew
        for bomb in player.bombs:
            yield bomb.crew
        if player.tested:
            yield player.tested.crew

    def deploy(self, seat: int, counts: Counts, crew: list[Worker]) -> None:
        """Workers go from the hand onto a site or bomb."""
        player, standing = self.player(seat), [w for other in self.crews() for w in other]
        for owner, hand, numbers in ((seat, player.hand, counts[:3]), (CONTRACTOR, player.hired, counts[3:])):
            for kind, amount in zip(KINDS, numbers, strict=True):
                if amount:
                    hand[kind] -= amount
                    used = {w.n for w in standing if w.seat == owner and w.kind == kind}
                    free = [n for n in range(len(used) + amount) if n not in used]
                    crew += [Worker(kind, owner, n) for n in free[:amount]]

    def retrievable(self, seat: int) -> int:
        """Workers that a retrieval would move in its first two steps (rules 7.3)."""
        guests = sum(w.seat != seat for crew in self.home(seat) for w in crew)
        return guests + sum(w.seat == seat for crew in self.crews() for w in crew)

    def retrieve(self, seat: int) -> None:
        """Take the workers back (rules 7): own ones from everywhere, all from the own cards, contractors of the board."""
        player = self.player(seat)
        for crew in self.crews():
            self._go_home(crew, [w for w in crew if w.seat == seat])
        for crew in self.home(seat):
            self._go_home(crew, list(crew))
        for crew in self.state.crews.values():
            self._go_home(crew, [w for w in crew if w.seat == CONTRACTOR])
        for kind in KINDS:
            self.state.contractors[kind] += player.hired[kind]
            player.hired[kind] = 0

    def _go_home(self, crew: list[Worker], leaving: Iterable[Worker]) -> None:
        for worker in leaving:
            crew.remove(worker)
            if worker.seat == CONTRACTOR:
                self.state.contractors[worker.kind] += 1
            else:
                self.player(worker.seat).hand[worker.kind] += 1

    # -- sites -----------------------------------------------------------------------------------------------

    def building(self, building: str, first: int = 0) -> tuple[int, Building] | None:
        """Whose it is, and what lies and stands on it; None = it is not in front of a player. Looks at the seat `first`
        before the others."""
        for seat in self.seats(first):
            for found in self.player(seat).buildings:
                if found.id == building:
                    return seat, found
        return None

    def crew(self, site: Site) -> list[Worker]:
        """The workers on a site that is in play."""
        if site.kind == "space":
            return self.state.crews[site.face]
        found = self.building(site.face)
        assert found is not None
        return found[1].crew

    # -- market ----------------------------------------------------------------------------------------------

    def position(self, building: str) -> int:
        """The position of a card in the market, -1 if it is not there."""
        return self.state.market.index(building) if building in self.state.market else -1

    def buy(self, seat: int, building: str, free: bool) -> None:
        """Pay, tray, slide, reveal, in this order (rules 5.1, 10)."""
        state, place = self.state, self.cat.market[self.position(building)]
        price = 0 if free else place.price
        self.player(seat).stock["money"] -= price
        if free:
            self.tell("bought-free", seat=seat, building=building)
        else:
            self.tell("bought", seat=seat, building=building, money=price)
        if price and place.collect_bribes and state.tray:
            self.tell("tray", seat=seat, money=state.tray)
            self.player(seat).stock["money"] += state.tray
            state.tray = 0
        if place.add_bribe:
            self.bribe(place.add_bribe)
        state.market.remove(building)
        self.player(seat).buildings.append(Building(building))
        self.reveal()

    def bribe(self, amount: int) -> None:
        """Coins from the general supply onto the tray."""
        self.state.tray += amount
        self.tell("bribe", money=amount)

    def reveal(self) -> None:
        """A card of the deck comes to the dear end of the market."""
        state = self.state
        if state.deck and len(state.market) < len(self.cat.market):
            state.market.append(state.deck.pop(0))
            self.note(self.seats(0))
            self.tell("offered", building=state.market[-1])

    # -- bombs -----------------------------------------------------------------------------------------------

    def refill_designs(self) -> None:
        """All face-up cards at once, or none any more (rules 5.3.4)."""
        state, size = self.state, self.count.face_up_bombs
        if len(state.bomb_deck) + len(state.returned) < size:
            self.tell("designs-closed")
            return
        for _ in range(size):
            state.designs.append((state.bomb_deck or state.returned).pop(0))
        self.note(self.seats(0))
        for bomb in state.designs:
            self.tell("design", bomb=bomb)

    def take_plan(self, seat: int, bomb: str, pick: int) -> None:
        """A card of the packet comes into the hand."""
        self.player(seat).plans.append(Plan(bomb, self.state.drafts, pick))

    def plan(self, seat: int, bomb: str) -> Plan | None:
        """A card in the hand."""
        return next((p for p in self.player(seat).plans if p.bomb == bomb), None)

    def bomb(self, seat: int, bomb: str) -> Bomb | None:
        """A built bomb of the seat."""
        return next((b for b in self.player(seat).bombs if b.id == bomb), None)

    def value(self, seat: int, bomb: str) -> int:
        """Points of a built bomb without loading: plutonium is worth more after the own test (rules 9.1)."""
        fact = self.cat.bombs[bomb]
        return fact.points_tested if self.player(seat).tested else fact.points

    def points(self, seat: int) -> int:
        """The score, public at all times (rules 9.4)."""
        player = self.player(seat)
        built = sum(self.value(seat, b.id) for b in player.bombs)
        loaded = sum(b.loaded for b in player.bombs) * self.cat.constants.loaded_bonus
        return built + loaded + (self.cat.tests[player.tested.tile].points if player.tested else 0)

    def highest_test(self) -> str | None:
        """The tile that a test takes (rules 9.2)."""
        return max(self.state.tests, key=lambda t: self.cat.tests[t].points, default=None)

    def build(self, seat: int, bomb: str, counts: Counts) -> None:
        player, plan = self.player(seat), self.plan(seat, bomb)
        assert plan is not None
        built = Bomb(bomb)
        player.plans.remove(plan)
        self.note(self.others(seat))
        self.tell("built", seat=seat, bomb=bomb, points=self.value(seat, bomb))
        self.pay(seat, self.cat.bombs[bomb].fuel)
        self.deploy(seat, counts, built.crew)
        player.bombs.append(built)
        self.look_at_target(seat)

    def detonate(self, seat: int, bomb: str) -> None:
        """The card goes under the deck, its workers onto the tile; a loaded marker is lost (rules 9.2)."""
        player, built, tile = self.player(seat), self.bomb(seat, bomb), self.highest_test()
        assert built is not None
        assert tile is not None
        player.bombs.remove(built)
        self.state.returned.append(bomb)
        self.state.tests.remove(tile)
        player.tested = Tested(tile, built.crew)
        self.tell("tested", seat=seat, bomb=bomb, test=tile)
        self.look_at_target(seat)

    def load(self, seat: int, bomb: str) -> None:
        built = self.bomb(seat, bomb)
        assert built is not None
        built.loaded = True
        self.tell("loaded", seat=seat, bomb=bomb)
        self.pay(seat, self.cat.bombs[bomb].load)
        self.look_at_target(seat)

    def look_at_target(self, seat: int) -> None:
        """The target ends the game at once (rules 9.5, 14.8)."""
        points = self.points(seat)
        if points >= self.count.target_points:
            self.state.winner = seat
            self.state.flow.clear()
            self.note(self.seats(0))
            self.tell("won", seat=seat, points=points)

    # -- what goes on ----------------------------------------------------------------------------------------

    def begin_turn(self, seat: int) -> None:
        """Pacts of the seat's last strike end (rules 8.5); then it is its turn."""
        state = self.state
        state.pacts = [p for p in state.pacts if p.striker != seat]
        if seat == state.first:
            state.round += 1
        self.tell("turn", seat=seat, round=state.round)
        state.flow.append(Turn(seat=seat))

    def choose_bonus(self, seat: int, kinds: tuple[Kind, ...]) -> None:
        self.state.flow.append(BonusWorker(seat=seat, kinds=kinds))

    def construct(self, seat: int, amount: int, free: bool) -> None:
        self.state.flow.append(Construction(seat=seat, amount=amount, free=free))

    def strike(self, seat: int, attacks: tuple[str, ...]) -> None:
        """An air strike, after pacts where they are allowed (rules 8.4, 8.5)."""
        self.state.flow.append(AirRaid(seat=seat, attacks=attacks))
        if self.state.pacts_allowed:
            self.state.flow.append(Pacts(seat=seat))

    def offer_pact(self, striker: int, seat: int) -> None:
        self.state.flow.append(AnswerOffer(seat=seat, striker=striker))

    def repair(self, seats: list[int], prices: tuple[int, ...]) -> None:
        """These seats may repair, one after the other."""
        self.state.flow += [RepairRound(seat=s, prices=prices) for s in reversed(seats)]

    def draft(self, seat: int) -> None:
        """The face-up cards become a packet (rules 5.3.2)."""
        state = self.state
        state.drafts += 1
        packet, state.designs = state.designs, []
        state.flow.append(DesignBomb(first=seat, packet=packet))

    def agree_pact(self, striker: int, partner: int) -> None:
        self.state.pacts.append(Pact(striker, partner))

    def at_peace(self, seat: int, other: int) -> bool:
        """Does a pact forbid attacks between the two (rules 8.5)?"""
        return any(
            (seat, other) in ((p.striker, p.partner), (p.partner, p.striker)) for p in self.state.pacts
        )

    # -- the end ---------------------------------------------------------------------------------------------

    def why_not_agree(self, seat: int) -> Refusal | None:
        """Only between two questions of a turn (rules 13)."""
        return None if isinstance(self.state.flow[-1], Turn) else Refusal("agree-later")

    def agree(self, seat: int) -> None:
        self.note(self.seats(0))
        self.tell("agreed")
