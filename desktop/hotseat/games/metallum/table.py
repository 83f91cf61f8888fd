"""The words the rules speak in: rigs, ships, planets, credits, market."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from hotseat.engine.flow import Table
from hotseat.engine.offer import Refusal

from .data import Catalogue, Module, Trigger
from .flow.actions import Actions, ChooseOrder
from .flow.parts import Choose, GiveUpRig, MoreRigs, Steps
from .flow.programming import Programming
from .flow.rounds import Profits, RoundEnd
from .state import Built, Player, State
from .vocabulary import Gain, PriceDelta, Protect

BOTH = (0, 1)


class Payment(NamedTuple):
    """Credits a seat gets in the profits phase or at the end, from a planet or from a module on it."""

    seat: int
    planet: int
    credits: int
    module: str = ""


def other(seat: int) -> int:
    """The opponent."""
    return 1 - seat


class Rules(Table[State, Catalogue]):
    """State, catalogue and event sink of a game."""

    __slots__ = ()

    # -- planets and ships ---------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def name(self, planet: int) -> str:
        """What everybody may call the planet at a position: Omega is known also while it is face down."""
        disc = self.state.row[planet]
        known = disc.discovered or self.cat.planets[disc.id].fixed != "no"
        return disc.id if known else f"unknown-{planet}"

    def position(self, name: str) -> int:
        """The position of a planet by that name, -1 if there is none."""
        hidden = name.startswith("unknown-")
        for i, disc in enumerate(self.state.row):
            if (hidden or disc.id == name) and self.name(i) == name:
                return i
        return -1

    def planets(self) -> range:
        """All positions of the row."""
        return range(len(self.state.row))

    def discovered(self) -> list[int]:
        """Positions of the discovered planets."""
        return [i for i, disc in enumerate(self.state.row) if disc.discovered]

    def discover(self, seat: int, planet: int) -> None:
        """Turn a planet face up, for a credit (rules 6.1)."""
        self.state.row[planet].discovered = True
        self.note(BOTH)
        reward = self.cat.constants.discovery_reward
        self.tell("discovered", seat=seat, planet=self.name(planet), credits=reward)
        self.gain(seat, reward, "discoveries")

    def passed(self, seat: int, planet: int) -> Iterator[int]:
        """The undiscovered planets that a flight to a planet turns up."""
        here = self.player(seat).ship
        step = 1 if planet > here else -1
        over = self.cat.rulings.passing_over_discovers
        for i in range(here + step, planet + step, step):
            if not self.state.row[i].discovered and (over or i == planet):
                yield i

    def fly(self, seat: int, planet: int) -> None:
        """Move the ship: discovery, then what is triggered by the arrival (rules 6.1)."""
        found = list(self.passed(seat, planet))
        self.player(seat).ship = planet
        self.tell("flew", seat=seat, planet=self.name(planet))
        for i in found:
            self.discover(seat, i)
        for built, paid in self.triggered(seat, planet, "own_fs_arrives_here"):
            built.used += 1
            self.earn(seat, paid, built.id)

    # -- rigs ------------------------------------------------------------------------------------------------

    def rigs(self, seat: int, planet: int) -> int:
        return self.state.row[planet].rigs[seat]

    def on_board(self, seat: int) -> int:
        """All rigs of a seat on the planets."""
        return sum(disc.rigs[seat] for disc in self.state.row)

    def available(self, seat: int, planet: int) -> int:
        """Rigs that could be placed on a planet: the supply and the own rigs elsewhere (rules 6.2)."""
        return self.player(seat).supply + self.on_board(seat) - self.rigs(seat, planet)

    def place(self, seat: int, planet: int, count: int) -> None:
        """Place up to `count` rigs, rig by rig; an empty supply makes another planet give one up (rules 6.2)."""
        placed = min(count, self.player(seat).supply)
        if placed:
            self.player(seat).supply -= placed
            self.state.row[planet].rigs[seat] += placed
            self.tell("placed", seat=seat, planet=self.name(planet), rigs=placed)
        for left in range(count - placed, 0, -1):
            givers = [i for i in self.planets() if i != planet and self.rigs(seat, i)]
            if len(givers) > 1:
                self.state.flow.append(GiveUpRig(seat=seat, planet=planet, left=left))
                return
            if not givers:
                return
            self.carry(seat, givers[0], planet)
            self.tell("gave-up", seat=seat, origin=self.name(givers[0]), planet=self.name(planet))

    def carry(self, owner: int, origin: int, planet: int) -> None:
        """A rig changes its planet."""
        self.state.row[origin].rigs[owner] -= 1
        self.state.row[planet].rigs[owner] += 1

    def bring_home(self, owner: int, origin: int) -> None:
        """A rig goes back to its owner's supply."""
        self.state.row[origin].rigs[owner] -= 1
        self.player(owner).supply += 1

    def shielded(self, seat: int, planet: int, word: str) -> bool:
        """Does the opponent protect his rigs (or the token) there against this kind of effect of the seat?"""
        for built in self.state.modules:
            effect = self.cat.modules[built.id].effect
            there = built.seat != seat and built.planet == planet
            if there and isinstance(effect, Protect) and word in effect.against:
                return True
        return False

    # -- credits ---------------------------------------------------------------------------------------------

    def gain(self, seat: int, credits: int, source: str) -> None:
        """Credits come in; `source` is a row of the result."""
        player = self.player(seat)
        player.credits += credits
        player.earned[source] = player.earned.get(source, 0) + credits

    def earn(self, seat: int, credits: int, module: str) -> None:
        """A module pays."""
        self.gain(seat, credits, "modules")
        self.tell("earned", seat=seat, module=module, credits=credits)

    def income(self, seat: int, planet: int) -> int:
        """What a planet would pay the seat in the profits phase, without modules (rules 7)."""
        disc = self.state.row[planet]
        mine, theirs = disc.rigs[seat], disc.rigs[other(seat)]
        rate = self.cat.profits[disc.token]
        if not mine:
            return 0
        return rate.majority if mine > theirs else rate.minority if mine < theirs else rate.tie

    def worth(self, effect: Gain, seat: int, planet: int) -> int:
        """Credits of a gain on a planet."""
        return effect.credits * (self.rigs(seat, planet) if effect.per else 1)

    def triggered(self, seat: int, planet: int, trigger: Trigger) -> Iterator[tuple[Built, int]]:
        """The seat's modules there that a trigger sets off, with the credits they pay."""
        for built in self.state.modules:
            module = self.cat.modules[built.id]
            if (built.seat, built.planet, module.trigger) == (seat, planet, trigger):
                paid = self.worth(module.effect, seat, planet) if isinstance(module.effect, Gain) else 0
                if paid and built.used < module.uses:
                    yield built, paid

    def profits(self) -> Iterator[Payment]:
        """What the profits phase would pay now, planet by planet from Alpha to Omega (rules 7)."""
        for planet in self.planets():
            for seat in BOTH:
                paid = self.income(seat, planet)
                if paid:
                    yield Payment(seat, planet, paid)
            for seat in BOTH:
                mine, theirs = self.rigs(seat, planet), self.rigs(other(seat), planet)
                trigger: Trigger = (
                    "profits_majority_here" if mine > theirs else "profits_present_without_majority_here"
                )
                for built, paid in self.triggered(seat, planet, trigger) if mine else ():
                    yield Payment(seat, planet, paid, built.id)

    def last_payments(self) -> Iterator[Payment]:
        """What modules pay at the end of the game (rules 9)."""
        for planet in self.planets():
            for seat in BOTH:
                for built, paid in self.triggered(seat, planet, "game_end"):
                    yield Payment(seat, planet, paid, built.id)

    # -- market and modules ------------------------------------------------------------------------------------

    def price(self, seat: int, module: str) -> int:
        """What a card of the market costs the seat (rules 6.5)."""
        price = self.cat.modules[module].cost + self.cat.slots[self.state.market.index(module)].modifier
        for built in self.state.modules:
            effect = self.cat.modules[built.id].effect
            if built.seat == seat and isinstance(effect, PriceDelta):
                price += effect.delta
        return max(self.cat.constants.min_price, price)

    def buy(self, seat: int, module: str) -> None:
        """A card of the market goes to the ship's planet, or in front of the player."""
        price, player = self.price(seat, module), self.player(seat)
        player.credits -= price
        player.earned["purchases"] = player.earned.get("purchases", 0) - price
        self.state.market[self.state.market.index(module)] = ""
        self.tell("bought", seat=seat, module=module, credits=price)
        if self.cat.modules[module].deck == "planetary":
            self.state.modules.append(Built(module, seat, player.ship))
        else:
            player.cards.append(module)

    def built(self, module: str) -> Built | None:
        """A planetary module in play."""
        return next((b for b in self.state.modules if b.id == module), None)

    def module(self, module: str) -> Module:
        return self.cat.modules[module]

    def draw(self) -> str:
        """The next card of the market deck; the discards are shuffled when it is empty. "" = no card left."""
        state = self.state
        if not state.deck and state.discards:
            state.deck, state.discards = state.discards, []
            with self.chance() as chance:
                chance.shuffle(state.deck)
            self.tell("reshuffled")
        if not state.deck:
            return ""
        self.note(BOTH)
        card = state.deck.pop(0)
        self.tell("offered", module=card)
        return card

    def fill_market(self, size: int) -> None:
        """Close the gaps to the right and draw from the left until `size` cards lie there (rules 8)."""
        cards = [m for m in self.state.market if m]
        while len(cards) < size:
            card = self.draw()
            if not card:
                break
            cards.insert(0, card)
        places = len(self.cat.slots)
        self.state.market = [""] * (places - len(cards)) + cards

    # -- what goes on -------------------------------------------------------------------------------------------

    def begin_round(self) -> None:
        """The next round with its four phases."""
        self.state.round += 1
        self.tell("round", round=self.state.round)
        self.state.flow += [RoundEnd(), Profits(), Programming()]

    def choose_order(self, seat: int) -> None:
        self.state.flow.append(ChooseOrder(seat=seat))

    def begin_actions(self, first: int) -> None:
        """Both action phases."""
        self.tell("order", seat=first)
        self.state.flow += [Actions(seat=other(first)), Actions(seat=first)]

    def go_on(
        self,
        seat: int,
        by: str,
        path: tuple[int, ...],
        moved: int,
        origin: int = -1,
        target: int = -1,
        touched: tuple[int, ...] = (),
    ) -> None:
        """An effect that goes rig by rig is not finished."""
        self.state.flow.append(
            MoreRigs(seat=seat, by=by, path=path, moved=moved, origin=origin, target=target, touched=touched)
        )

    def choose(self, seat: int, by: str, path: tuple[int, ...]) -> None:
        """A step of an effect asks for its choice."""
        self.state.flow.append(Choose(seat=seat, by=by, path=path))

    def step(self, seat: int, by: str, path: tuple[int, ...], following: int) -> None:
        """The following step of a sequence is next."""
        self.state.flow.append(Steps(seat=seat, by=by, path=path, following=following))

    # -- the end ---------------------------------------------------------------------------------------------------

    def printed_cost(self, seat: int) -> int:
        """Of all planetary modules of a seat (rules 9)."""
        return sum(self.cat.modules[b.id].cost for b in self.state.modules if b.seat == seat)

    def end(self) -> None:
        """The game is over: show what breaks ties, and which planets had been removed."""
        self.note(BOTH)
        for seat in BOTH:
            self.tell("standing", seat=seat, rigs=self.on_board(seat), cost=self.printed_cost(seat))
        for planet in self.state.removed:
            self.tell("was-removed", planet=planet)

    def why_not_agree(self, seat: int) -> Refusal | None:
        return None

    def agree(self, seat: int) -> None:
        self.tell("agreed")
        self.end()
