"""Caravan: packets of cards go round the table, everybody keeps one of each in secret; then the hands are traded.

Two rounds. In each, packets are dealt; all seats pick a card at once, the packets pass on, until they are empty. Then
every seat in turn has two actions: play a card for its price, or draw one from the deck. Cards may be sold at any
time of one's turn. The cards played count, and so does every pair of goods.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from hotseat.engine import catalogue, codec
from hotseat.engine.chance import Chance
from hotseat.engine.element import Element
from hotseat.engine.flow import NOT_OFFERED, Ask, Caution, Choice, Frame, Refusal, Sealed, Table
from hotseat.engine.game import GameDef, Hint, Option, Score, ScoreRow, Setup, ranked
from hotseat.engine.offer import Forecast, Line

Good = Literal["silk", "spice", "salt", "tea"]


# -- data -------------------------------------------------------------------------------------------------------


class Card(catalogue.Record, frozen=True, forbid_unknown_fields=True, kw_only=True):
    good: Good
    value: int
    cost: int


class Constants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    packet: int
    rounds: int
    actions: int
    coins: int
    sale: int
    set_size: int
    set_points: int


class Catalogue(msgspec.Struct, frozen=True):
    cards: dict[str, Card]
    constants: Constants


def read(folder: Path) -> Catalogue:
    reader = catalogue.Reader(folder)
    reader.expect_keys("cards.yaml", ("cards", "constants"))
    cards = reader.records("cards.yaml", "cards", Card)
    constants = reader.value("cards.yaml", "constants", Constants)
    reader.done()
    assert constants is not None
    return Catalogue({c.id: c for c in cards}, constants)


def facts(cat: Catalogue) -> dict[str, dict[str, Any]]:
    cards = {
        f"card/{c.id}": {"name": f"good-{c.good}", "good": c.good, "value": c.value, "cost": c.cost}
        for c in cat.cards.values()
    }
    return cards | {"deck/card": {"name": "deck-card"}}


# -- choices and state ------------------------------------------------------------------------------------------


class Pick(Choice, frozen=True, tag="pick"):
    """Keep one card of the packet."""

    card: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"card/{self.card}",)


class Play(Choice, frozen=True, tag="play"):
    """Play a card of the hand for its price."""

    card: str
    seat: int

    @property
    def at(self) -> tuple[str, ...]:
        return (f"card/{self.card}", f"seat{self.seat}")


class Sell(Choice, frozen=True, tag="sell"):
    """Discard a card of the hand for coins; costs no action."""

    card: str

    @property
    def at(self) -> tuple[str, ...]:
        return (f"card/{self.card}", "discard")


class Draw(Choice, frozen=True, tag="draw"):
    """Draw the top card of the deck."""

    @property
    def at(self) -> tuple[str, ...]:
        return ("deck/card",)


class Pass(Choice, frozen=True, tag="pass"):
    """End the turn."""


class Player(msgspec.Struct):
    coins: int
    packet: list[str] = []
    hand: list[str] = []
    row: list[str] = []


class State(msgspec.Struct):
    players: list[Player]
    chance: int
    flow: list[Picking | Turn | Round]
    deck: list[str]
    discard: list[str]
    direction: str
    round: int = 0


# -- the rules --------------------------------------------------------------------------------------------------


class Rules(Table[State, Catalogue]):
    """The words of the rules."""

    __slots__ = ()

    def others(self, seat: int) -> list[int]:
        return [s for s in range(len(self.state.players)) if s != seat]

    def begin_round(self) -> None:
        """Deal the packets; pick, then trade."""
        state = self.state
        state.round += 1
        self.tell("round", round=state.round)
        for player in state.players:
            player.packet = [state.deck.pop() for _ in range(self.cat.constants.packet)]
        self.note(range(len(state.players)))
        n = len(state.players)
        turns = [Turn((state.round - 1 + i) % n, self.cat.constants.actions) for i in range(n)]
        state.flow += [Round(), *reversed(turns), Picking()]

    def draw(self, seat: int) -> None:
        card = self.state.deck.pop()
        self.state.players[seat].hand.append(card)
        self.note([seat])
        self.whisper([seat], "draw", {"card": card}, seat=seat)

    def price_refused(self, seat: int, card: str) -> Refusal | None:
        """None = the seat can pay; else with the sales that would bring enough, if any do."""
        player, k = self.state.players[seat], self.cat.constants
        need, have = self.cat.cards[card].cost, player.coins
        if have >= need:
            return None
        worst = sorted((c for c in player.hand if c != card), key=lambda c: (self.cat.cards[c].value, c))
        n = -((have - need) // k.sale)
        remedy = tuple(Sell(c) for c in worst[:n]) if len(worst) >= n else ()
        return Refusal("coins", {"need": need, "have": have}, remedy)

    def why_not_agree(self, seat: int) -> Refusal | None:
        return None if self.state.round > 1 else Refusal("agree-early")

    def agree(self, seat: int) -> None:
        self.tell("agreed")


class Round(Frame, tag="round"):
    """The round is over when everybody has traded."""

    def leave(self, table: Rules) -> None:
        if table.state.round < table.cat.constants.rounds:
            table.begin_round()
        else:
            table.tell("game-over")


class Picking(Sealed, tag="picking"):
    """Everybody keeps one card of the packet; the packets pass on."""

    sealed: dict[int, Pick] = {}

    def bidders(self, table: Rules) -> tuple[int, ...]:
        return tuple(range(len(table.state.players)))

    def question(self, table: Rules) -> Ask:
        return Ask("pick", (), {"round": table.state.round})

    def options(self, table: Rules, seat: int) -> Iterator[Pick]:
        return (Pick(c) for c in table.state.players[seat].packet)

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        match choice:
            case Pick(card=card) if card in table.state.players[seat].packet:
                return None
        return NOT_OFFERED

    def leave(self, table: Rules) -> None:
        players = table.state.players
        for seat, choice in sorted(self.sealed.items()):
            players[seat].packet.remove(choice.card)
            players[seat].hand.append(choice.card)
            table.whisper([seat], "pick", {"card": choice.card}, seat=seat)
        if not players[0].packet:
            return
        packets = [p.packet for p in players]
        step = 1 if table.state.direction == "left" else -1
        for seat, packet in enumerate(packets):
            players[(seat + step) % len(players)].packet = packet
        table.note(range(len(players)))
        table.tell("packets", direction=table.state.direction)
        table.state.flow.append(Picking())


class Turn(Frame, tag="turn"):
    """Play and draw with what actions are left; sell freely."""

    seat: int
    actions: int

    def ask(self, table: Rules) -> Ask | None:
        return Ask("turn", (self.seat,), {"actions": self.actions}) if self.actions else None

    def options(self, table: Rules, seat: int) -> Iterator[Play | Sell | Draw | Pass]:
        for card in table.state.players[seat].hand:
            yield Play(card, seat)
            yield Sell(card)
        yield Draw()
        yield Pass()

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        hand = table.state.players[seat].hand
        match choice:
            case Play(card=card, seat=self.seat) if card in hand:
                return table.price_refused(seat, card)
            case Sell(card=card) if card in hand:
                return None
            case Draw():
                return None if table.state.deck else Refusal("deck-empty")
            case Pass():
                return None
        return NOT_OFFERED

    def caution(self, table: Rules, seat: int, choice: Any) -> Caution | None:
        if isinstance(choice, Pass):
            for card in table.state.players[seat].hand:
                if table.price_refused(seat, card) is None:
                    return Caution("could-play", {"card": card})
        return None

    def answer(self, table: Rules, seat: int, choice: Any) -> None:
        me, k = table.state.players[seat], table.cat.constants
        match choice:
            case Play(card=card):
                self.actions -= 1
                me.coins -= table.cat.cards[card].cost
                me.hand.remove(card)
                me.row.append(card)
                table.note(table.others(seat))
                table.tell("play", seat=seat, card=card, coins=table.cat.cards[card].cost)
            case Sell(card=card):
                me.coins += k.sale
                me.hand.remove(card)
                table.state.discard.append(card)
                table.note(table.others(seat))
                table.tell("sell", seat=seat, card=card, coins=k.sale)
            case Draw():
                self.actions -= 1
                table.draw(seat)
            case Pass():
                self.actions = 0
                table.tell("pass", seat=seat)


# -- what is seen and said ---------------------------------------------------------------------------------------


def elements(cat: Catalogue, state: State, viewer: int | None) -> Iterator[Element]:
    yield Element("deck/card", "deck", "deck/card", "card", badges={"cards": len(state.deck)})
    yield Element("discard", "discard", "discard", badges={"cards": len(state.discard)})
    for n, card in enumerate(state.discard):
        yield Element(f"card/{card}", "card", f"discarded/{n}", card)
    top = state.flow[-1] if state.flow else None
    for s, p in enumerate(state.players):
        actions = top.actions if isinstance(top, Turn) and top.seat == s else 0
        numbers = {"coins": p.coins, "points": values(cat, p), "actions": actions, "cards": len(p.hand)}
        yield Element(f"seat{s}", "mat", f"seat{s}", None, s, numbers, ("acting",) if actions else ())
        for n, card in enumerate(p.row):
            yield Element(f"card/{card}", "card", f"seat{s}/row/{n}", card, s, marks=("played",))
        for area, cards in (("packet", p.packet), ("hand", p.hand)):
            for n, card in enumerate(cards):
                place = f"seat{s}/{area}/{n}"
                yield (
                    Element(f"card/{card}", "card", place, card, s)
                    if viewer == s
                    else Element(place, "back", place, None, s)
                )


def forecast(table: Rules, seat: int, choice: Any) -> Forecast:
    match choice:
        case Play(card=card) if card in table.cat.cards:
            fact = table.cat.cards[card]
            return Forecast({"coins": fact.cost, "actions": 1}, {"points": fact.value})
        case Sell():
            return Forecast({}, {"coins": table.cat.constants.sale})
        case Draw():
            return Forecast(
                {"actions": 1}, {}, (Line("unseen", {"cards": len(table.state.deck)}),), ("new-card",)
            )
        case Pass():
            turn = table.state.flow[-1] if table.state.flow else None
            return Forecast({"actions": turn.actions} if isinstance(turn, Turn) else {})
    return Forecast()


def values(cat: Catalogue, player: Player) -> int:
    return sum(cat.cards[c].value for c in player.row)


def scores(cat: Catalogue, state: State) -> tuple[Score, ...]:
    k, out = cat.constants, []
    for s, p in enumerate(state.players):
        goods = [cat.cards[c].good for c in p.row]
        sets = sum(goods.count(g) // k.set_size for g in set(goods))
        rows = (ScoreRow("cards", values(cat, p), len(p.row)), ScoreRow("sets", sets * k.set_points, sets))
        out.append(Score(s, rows, {"points": sum(r.points for r in rows), "coins": p.coins}))
    return ranked(out)


def determinize(cat: Catalogue, state: State, seat: int, chance: Chance) -> State:
    """The deck and the others' packets, hands and sealed picks are dealt anew."""
    new = codec.clone(state)
    hidden = [new.deck]
    for s, p in enumerate(new.players):
        if s != seat:
            hidden += [p.packet, p.hand]
    pool = [card for cards in hidden for card in cards]
    chance.shuffle(pool)
    for cards in hidden:
        cards[:] = [pool.pop() for _ in cards]
    for frame in new.flow:
        for picker in getattr(frame, "sealed", ()):
            if picker != seat:
                frame.sealed[picker] = Pick(chance.pick(new.players[picker].packet))
    new.chance = chance.next()
    return new


def hints(table: Rules, seat: int) -> list[Hint]:
    frame, out = table.state.flow[-1], []
    for choice in frame.options(table, seat):
        if frame.why_not(table, seat, choice) is None:
            match choice:
                case Pick(card=card) | Play(card=card):
                    value = float(table.cat.cards[card].value)
                case Draw():
                    value = 0.5
                case _:
                    value = 0.0
            out.append(Hint(choice, value))
    return out


def invariants(cat: Catalogue, state: State) -> list[str]:
    cards = [*state.deck, *state.discard]
    for p in state.players:
        cards += [*p.packet, *p.hand, *p.row]
    out = [] if sorted(cards) == sorted(cat.cards) else ["not every card is there exactly once"]
    return out + [f"seat {s} has {p.coins} coins" for s, p in enumerate(state.players) if p.coins < 0]


def new_game(cat: Catalogue, setup: Setup) -> State:
    coins = int(setup.options.get("coins", cat.constants.coins))
    direction = str(setup.options.get("direction", "left"))
    state = State([Player(coins) for _ in range(setup.seats)], setup.seed, [], list(cat.cards), [], direction)
    table = Rules(state, cat)
    with table.chance() as chance:
        chance.shuffle(state.deck)
    table.begin_round()
    return state


def options(cat: Catalogue) -> Iterable[Option]:
    return (
        Option("coins", cat.constants.coins, low=0, high=9),
        Option("direction", "left", ("left", "right")),
    )


GAME = GameDef(
    id="draft",
    seats=(2, 4),
    minutes=5,
    weight=1.0,
    rules=1,
    state_type=State,
    choice_type=Pick | Play | Sell | Draw | Pass,
    catalogue=read,
    options=lambda cat: tuple(options(cat)),
    new_game=new_game,
    table=Rules,
    elements=elements,
    facts=facts,
    forecast=forecast,
    scores=scores,
    determinize=determinize,
    hints=hints,
    invariants=invariants,
    round=lambda state: state.round,
    move_limit=160,
    secrets=True,
)
