"""Wards, contested one after the other by sealed bids of coloured chips from private purses.

Everybody bids at once; chips of the ward's colour count double; the strongest takes the ward, a tie goes to nobody
(or, by option, to the first seat). Bids are spent, purses refilled from the bag; the winner may swap one chip with
the bag, unseen by the others.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Literal

import msgspec

from hotseat.engine import catalogue, codec
from hotseat.engine.chance import Chance
from hotseat.engine.element import Element
from hotseat.engine.flow import (
    NOT_OFFERED,
    Ask,
    Caution,
    Choice,
    Dial,
    Frame,
    Refusal,
    Sealed,
    Table,
)
from hotseat.engine.game import GameDef, Hint, Option, Score, ScoreRow, Setup, ranked
from hotseat.engine.offer import Forecast, Line, Value

Colour = Literal["red", "green", "blue", "yellow"]
COLOURS: tuple[Colour, ...] = ("red", "green", "blue", "yellow")
Chips = dict[Colour, int]


# -- data -------------------------------------------------------------------------------------------------------


class Ward(catalogue.Record, frozen=True, forbid_unknown_fields=True, kw_only=True):
    points: int
    colour: Colour


class Constants(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    bag: int
    hand: int
    most: int
    income: int


class Catalogue(msgspec.Struct, frozen=True):
    wards: dict[str, Ward]
    constants: Constants


def read(folder: Path) -> Catalogue:
    reader = catalogue.Reader(folder)
    reader.expect_keys("wards.yaml", ("wards", "constants"))
    wards = reader.records("wards.yaml", "wards", Ward)
    constants = reader.value("wards.yaml", "constants", Constants)
    for i, ward in enumerate(wards):
        if ward.points < 1:
            reader.fault(
                "wards.yaml",
                ("wards", i, "points"),
                "a ward is worth at least one point",
            )
    reader.done()
    assert constants is not None
    return Catalogue({w.id: w for w in wards}, constants)


def facts(cat: Catalogue) -> dict[str, dict[str, Any]]:
    wards = {
        f"ward/{w.id}": {"name": f"ward-{w.id}", "points": w.points, "colour": w.colour}
        for w in cat.wards.values()
    }
    return (
        wards | {f"chip/{c}": {"name": f"colour-{c}"} for c in COLOURS} | {"deck/ward": {"name": "deck-ward"}}
    )


# -- choices and state ------------------------------------------------------------------------------------------


class Bid(Choice, frozen=True, tag="bid"):
    """Chips of each colour for the ward in contest."""

    ward: str
    red: int = 0
    green: int = 0
    blue: int = 0
    yellow: int = 0

    @property
    def at(self) -> tuple[str, ...]:
        return (f"ward/{self.ward}",)

    @property
    def facets(self) -> dict[str, Value]:
        return {c: self.chips[c] for c in COLOURS}

    @property
    def chips(self) -> Chips:
        return {
            "red": self.red,
            "green": self.green,
            "blue": self.blue,
            "yellow": self.yellow,
        }

    @property
    def size(self) -> int:
        return self.red + self.green + self.blue + self.yellow


class Swap(Choice, frozen=True, tag="swap"):
    """Swap one chip with an unseen one of the bag."""

    seat: int
    colour: Colour

    @property
    def at(self) -> tuple[str, ...]:
        return (f"seat{self.seat}/chip/{self.colour}",)


class Keep(Choice, frozen=True, tag="keep"):
    """Swap nothing."""


class Player(msgspec.Struct):
    chips: Chips
    wards: list[str] = []


class State(msgspec.Struct):
    players: list[Player]
    chance: int
    flow: list[Contest | Favour]
    deck: list[str]
    bag: Chips
    spent: Chips
    income: int
    ties: str
    round: int = 0


# -- the rules --------------------------------------------------------------------------------------------------


class Rules(Table[State, Catalogue]):
    """The words of the rules."""

    __slots__ = ()

    def strength(self, bid: Bid) -> int:
        return bid.size + bid.chips[self.cat.wards[bid.ward].colour]

    def next_ward(self) -> None:
        """Turn up the next ward; the game is over when there is none."""
        if self.state.deck:
            ward = self.state.deck.pop(0)
            self.state.round += 1
            self.note(range(len(self.state.players)))
            self.tell("ward", ward=ward)
            self.state.flow.append(Contest(ward=ward))
        else:
            self.tell("game-over")

    def draw(self, seat: int, n: int) -> None:
        """Chips from the bag into a purse, seen by nobody else."""
        drawn: Chips = dict.fromkeys(COLOURS, 0)
        with self.chance() as chance:
            for _ in range(min(n, sum(self.state.bag.values()))):
                colour = chance.pick([c for c in COLOURS for _ in range(self.state.bag[c])])
                self.state.bag[colour] -= 1
                self.state.players[seat].chips[colour] += 1
                drawn[colour] += 1
        if any(drawn.values()):
            self.note([seat])
            self.whisper([seat], "draw", dict(drawn.items()), seat=seat, n=sum(drawn.values()))

    def spend(self, seat: int, bid: Bid) -> None:
        for c, n in bid.chips.items():
            self.state.players[seat].chips[c] -= n
            self.state.spent[c] += n
        self.note(s for s in range(len(self.state.players)) if s != seat)
        self.tell(
            "bid",
            seat=seat,
            ward=bid.ward,
            strength=self.strength(bid),
            **dict(bid.chips.items()),
        )

    def why_not_agree(self, seat: int) -> Refusal | None:
        return None

    def agree(self, seat: int) -> None:
        self.tell("agreed")


class Contest(Sealed, tag="contest", kw_only=True):
    """Everybody bids for the ward in secret; the strongest bid takes it."""

    ward: str
    sealed: dict[int, Bid] = {}

    def bidders(self, table: Rules) -> tuple[int, ...]:
        return tuple(range(len(table.state.players)))

    def question(self, table: Rules) -> Ask:
        return Ask("bid", (), {"ward": self.ward})

    def options(self, table: Rules, seat: int) -> Iterable[Bid]:
        chips, most = table.state.players[seat].chips, table.cat.constants.most
        single = [Bid(self.ward, **{c: n}) for c in COLOURS for n in (1, max(2, min(chips[c], most)))]
        return dict.fromkeys([Bid(self.ward), *single, self._strongest(table, seat)])

    def _strongest(self, table: Rules, seat: int) -> Bid:
        left, bid = table.cat.constants.most, {}
        first = table.cat.wards[self.ward].colour
        for c in sorted(COLOURS, key=lambda c: c != first):
            bid[c] = min(left, table.state.players[seat].chips[c])
            left -= bid[c]
        return Bid(self.ward, **bid)

    def dials(self, table: Rules, seat: int, verb: str) -> tuple[Dial, ...]:
        values = tuple(range(table.cat.constants.most + 1))
        return tuple(Dial(c, values) for c in COLOURS) if verb == "bid" else ()

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        match choice:
            case Bid(ward=self.ward) if min(choice.chips.values()) >= 0:
                if choice.size > table.cat.constants.most:
                    return Refusal("too-many", {"n": choice.size, "most": table.cat.constants.most})
                for c, n in choice.chips.items():
                    have = table.state.players[seat].chips[c]
                    if n > have:
                        return Refusal("chips", {"colour": c, "need": n, "have": have})
                return None
        return NOT_OFFERED

    def caution(self, table: Rules, seat: int, choice: Bid) -> Caution | None:
        return None if choice.size else Caution("nothing", {"ward": self.ward})

    def leave(self, table: Rules) -> None:
        strengths = {}
        for seat, bid in sorted(self.sealed.items()):
            table.spend(seat, bid)
            strengths[seat] = table.strength(bid)
        best = max(strengths.values())
        winners = [s for s, n in strengths.items() if n == best]
        for seat in strengths:
            table.draw(seat, table.state.income)
        if best and (len(winners) == 1 or table.state.ties == "first"):
            table.state.players[winners[0]].wards.append(self.ward)
            table.tell(
                "won",
                seat=winners[0],
                ward=self.ward,
                points=table.cat.wards[self.ward].points,
            )
            table.state.flow.append(Favour(winners[0]))
        else:
            table.tell("nobody", ward=self.ward)
            table.next_ward()


class Favour(Frame, tag="favour"):
    """The winner may swap one chip with the bag."""

    seat: int
    done: bool = False

    def ask(self, table: Rules) -> Ask | None:
        if (
            self.done
            or not sum(table.state.bag.values())
            or not sum(table.state.players[self.seat].chips.values())
        ):
            return None
        return Ask("favour", (self.seat,))

    def options(self, table: Rules, seat: int) -> Iterator[Swap | Keep]:
        yield Keep()
        for c in COLOURS:
            yield Swap(seat, c)

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        match choice:
            case Keep():
                return None
            case Swap(seat=self.seat, colour=colour):
                have = table.state.players[seat].chips[colour]
                return None if have else Refusal("chips", {"colour": colour, "need": 1, "have": 0})
        return NOT_OFFERED

    def answer(self, table: Rules, seat: int, choice: Swap | Keep) -> None:
        self.done = True
        match choice:
            case Swap(colour=colour):
                table.state.players[seat].chips[colour] -= 1
                table.whisper([seat], "swap", {"colour": colour}, seat=seat)
                table.draw(seat, 1)
                table.state.bag[colour] += 1
            case Keep():
                table.tell("keep", seat=seat)

    def leave(self, table: Rules) -> None:
        table.next_ward()


# -- what is seen and said ---------------------------------------------------------------------------------------


def elements(cat: Catalogue, state: State, viewer: int | None) -> Iterator[Element]:
    yield Element("deck/ward", "deck", "deck/ward", "ward", badges={"cards": len(state.deck)})
    yield Element("bag", "bag", "bag/0", badges={"chips": sum(state.bag.values())})
    for frame in state.flow:
        if isinstance(frame, Contest):
            yield Element(f"ward/{frame.ward}", "ward", "contest/0", frame.ward)
    for n, c in enumerate(COLOURS):
        if state.spent[c]:
            yield Element(f"spent/{c}", "chip", f"spent/{n}", c, badges={"chips": state.spent[c]})
    for s, p in enumerate(state.players):
        acting = state.flow and isinstance(state.flow[-1], Favour) and state.flow[-1].seat == s
        numbers = {
            "chips": sum(p.chips.values()),
            "points": points(cat, p),
            "wards": len(p.wards),
        }
        yield Element(
            f"seat{s}",
            "mat",
            f"seat{s}",
            None,
            s,
            numbers,
            ("acting",) if acting else (),
        )
        for n, ward in enumerate(p.wards):
            yield Element(f"ward/{ward}", "ward", f"seat{s}/wards/{n}", ward, s, marks=("won",))
        for n, c in enumerate(COLOURS if viewer == s else ()):
            own = f"seat{s}/chip/{c}"
            yield Element(own, "chip", f"seat{s}/chips/{n}", c, s, {"chips": p.chips[c]})


def forecast(table: Rules, seat: int, choice: Any) -> Forecast:
    match choice:
        case Bid():
            return Forecast(
                lines=(
                    Line(
                        "strength",
                        {"strength": table.strength(choice), "n": choice.size},
                    ),
                )
            )
        case Swap(colour=colour):
            return Forecast(
                {"chips": 1},
                {"chips": 1},
                (Line("unseen", {"colour": colour}),),
                ("new-card",),
            )
    return Forecast()


def points(cat: Catalogue, player: Player) -> int:
    return sum(cat.wards[w].points for w in player.wards)


def scores(cat: Catalogue, state: State) -> tuple[Score, ...]:
    out = []
    for s, p in enumerate(state.players):
        rows = (ScoreRow("wards", points(cat, p), len(p.wards)),)
        out.append(Score(s, rows, {"points": points(cat, p), "chips": sum(p.chips.values())}))
    return ranked(out)


def determinize(cat: Catalogue, state: State, seat: int, chance: Chance) -> State:
    """The bag, the other purses, the order of the deck and the others' sealed bids are dealt anew."""
    new = codec.clone(state)
    others = [p for s, p in enumerate(new.players) if s != seat]
    pool = [c for chips in (new.bag, *(p.chips for p in others)) for c in COLOURS for _ in range(chips[c])]
    chance.shuffle(pool)
    for chips in (*(p.chips for p in others), new.bag):
        size = sum(chips.values())
        chips.update({c: pool[:size].count(c) for c in COLOURS})
        del pool[:size]
    chance.shuffle(new.deck)
    for frame in new.flow:
        for bidder in getattr(frame, "sealed", ()):
            if bidder != seat:
                frame.sealed[bidder] = chance.pick(_bids(cat, frame.ward, new.players[bidder].chips))
    new.chance = chance.next()
    return new


def _bids(cat: Catalogue, ward: str, chips: Chips) -> list[Bid]:
    return [Bid(ward)] + [
        Bid(ward, **{c: n}) for c in COLOURS for n in range(1, min(chips[c], cat.constants.most) + 1)
    ]


def hints(table: Rules, seat: int) -> list[Hint]:
    frame = table.state.flow[-1]
    out = []
    for choice in frame.options(table, seat):
        if frame.why_not(table, seat, choice) is None:
            value = (
                table.strength(choice) - 1.2 * choice.size
                if isinstance(choice, Bid)
                else float(choice == Keep())
            )
            out.append(Hint(choice, value))
    return out


def invariants(cat: Catalogue, state: State) -> list[str]:
    out = []
    for c in COLOURS:
        n = state.bag[c] + state.spent[c] + sum(p.chips[c] for p in state.players)
        if n != cat.constants.bag:
            out.append(f"{n} {c} chips instead of {cat.constants.bag}")
        if min([state.bag[c], state.spent[c], *(p.chips[c] for p in state.players)]) < 0:
            out.append(f"fewer than no {c} chips")
    seen = [*state.deck, *(w for p in state.players for w in p.wards)]
    seen += [f.ward for f in state.flow if isinstance(f, Contest)]
    if len(set(seen)) != len(seen) or not set(seen) <= set(cat.wards):
        out.append(f"wards are {sorted(seen)}")
    return out


def new_game(cat: Catalogue, setup: Setup) -> State:
    k = cat.constants
    income, ties = (
        setup.options.get("income", k.income),
        setup.options.get("ties", "nobody"),
    )
    players = [Player(dict.fromkeys(COLOURS, 0)) for _ in range(setup.seats)]
    deck, bag = list(cat.wards), dict.fromkeys(COLOURS, k.bag)
    state = State(
        players,
        setup.seed,
        [],
        deck,
        bag,
        dict.fromkeys(COLOURS, 0),
        int(income),
        str(ties),
    )
    table = Rules(state, cat)
    with table.chance() as chance:
        chance.shuffle(state.deck)
    for seat in range(setup.seats):
        table.draw(seat, k.hand)
    table.next_ward()
    return state


def options(cat: Catalogue) -> Iterable[Option]:
    return (
        Option("income", cat.constants.income, low=0, high=4),
        Option("ties", "nobody", ("nobody", "first")),
    )


GAME = GameDef(
    id="sealed_bid",
    seats=(2, 5),
    minutes=5,
    weight=1.0,
    rules=1,
    state_type=State,
    choice_type=Bid | Swap | Keep,
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
    move_limit=40,
    secrets=True,
)
