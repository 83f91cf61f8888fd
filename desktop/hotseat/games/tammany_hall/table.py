"""The words the rules speak in: wards, bosses, cubes, chips, points, years."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from hotseat.engine.flow import Table
from hotseat.engine.offer import NOT_OFFERED, Refusal

from .choices import NOBODY
from .data import COLOURS, Catalogue, Colour, Step, Term
from .flow.election import ChipBonusFrame, SettleBonusFrame, WardElections, WardVote
from .flow.results import AssignOffices, FinalScoring, MajorityChips, MayorElection, NextTerm, TermEnd
from .flow.slander import SecondSlander
from .flow.turn import Turn
from .flow.years import CastleGarden, YearEnd
from .state import District, Player, State


@lru_cache(256)
def colour_of(cube: str) -> Colour:
    """The nationality of a cube; asked so often that it is remembered."""
    return cube.partition("-")[0]  # type: ignore[return-value]


class Rules(Table[State, Catalogue]):
    """State, catalogue and event sink of a game."""

    __slots__ = ()

    # -- who and when ------------------------------------------------------------------------------------------

    def player(self, seat: int) -> Player:
        return self.state.players[seat]

    def seats(self) -> range:
        return range(len(self.state.players))

    def order(self) -> list[int]:
        """All seats, clockwise from the first player."""
        n = len(self.state.players)
        return [(self.state.first + i) % n for i in range(n)]

    @property
    def term(self) -> Term:
        """The term of the present year."""
        return self.cat.term(self.state.year)

    def last_term(self) -> bool:
        return self.term is self.cat.terms[-1]

    # -- wards ---------------------------------------------------------------------------------------------------

    def ward(self, ward: str) -> District:
        return self.state.wards[ward]

    def active(self) -> Iterator[str]:
        """The wards of open zones, in election order."""
        return (w for w in self.cat.order if self.state.wards[w].cubes)

    def open_wards(self) -> list[str]:
        """Active wards without a lock: where pieces may go (R-PL2)."""
        return [w for w in self.active() if not self.state.wards[w].locked]

    def why_not_open(self, ward: str) -> Refusal | None:
        """May anything be put into the ward, taken out of it or hit in it (R-PL2, R-OF1, R-SL6)?"""
        district = self.state.wards.get(ward)
        if district is None:
            return NOT_OFFERED
        if not district.cubes:
            return Refusal("unopened", {"ward": ward})
        return Refusal("locked", {"ward": ward}) if district.locked else None

    def colours(self, ward: str) -> tuple[Colour, ...]:
        """The nationalities that live in the ward."""
        there = {colour_of(cube) for cube in self.state.wards[ward].cubes}
        return tuple(c for c in COLOURS if c in there)

    def leader(self, ward: str) -> tuple[int, int]:
        """(seat with the most bosses, their number); nobody when several have as many or there are none."""
        bosses = self.state.wards[ward].bosses
        most = max(bosses)
        return (bosses.index(most) if most and bosses.count(most) == 1 else NOBODY), most

    def place_boss(self, seat: int, ward: str) -> None:
        self.state.wards[ward].bosses[seat] += 1

    def remove_boss(self, seat: int, ward: str) -> None:
        """A boss goes home."""
        self.state.wards[ward].bosses[seat] -= 1

    # -- cubes ---------------------------------------------------------------------------------------------------

    def find(self, cubes: Iterable[str], colour: str) -> str:
        """A cube of the colour, "" if there is none."""
        for cube in cubes:
            if colour_of(cube) == colour:
                return cube
        return ""

    def refill(self) -> None:
        """Draw into the Castle Garden when it is empty (R-CG1, R-CG2, R-CG4, R-CG6)."""
        state = self.state
        if state.garden or not state.bag:
            return
        n = min(self.cat.counts[len(state.players)].castle_garden_draw, len(state.bag))
        with self.chance() as chance:
            state.garden = [state.bag.pop(chance.below(len(state.bag))) for _ in range(n)]
        self.note(self.seats())
        drawn = [colour_of(cube) for cube in state.garden]
        self.tell("drew", n=n, left=len(state.bag), **{c: drawn.count(c) for c in COLOURS})

    def return_garden(self) -> None:
        """The cubes of the Castle Garden go back to the bag (R-CG3, R-CG5)."""
        n = len(self.state.garden)
        if n:
            self.state.bag += self.state.garden
            self.state.garden = []
            self.tell("returned", n=n)

    def open_zones(self) -> None:
        """Zones whose year has come get their set-up cubes, at random, one to each ward (rules 2.5)."""
        opening = self.cat.counts[len(self.state.players)].zone_open_year
        for zone in [z for z in self.cat.zones.values() if opening[z.id] == self.state.year]:
            cubes = self.state.boxes.pop(zone.id)
            for ward, colour in zone.fixed_cubes.items():
                cube = self.find(cubes, colour)
                cubes.remove(cube)
                self.state.wards[ward].cubes.append(cube)
            with self.chance() as chance:
                chance.shuffle(cubes)
            for ward in zone.wards:
                if ward not in zone.fixed_cubes:
                    self.state.wards[ward].cubes.append(cubes.pop())
            self.note(self.seats())
            self.tell("opened", zone=zone.id)

    # -- chips ---------------------------------------------------------------------------------------------------

    def gain(self, seat: int, colour: Colour, n: int = 1) -> None:
        """Favor chips of the supply, which never runs out (rules 1)."""
        self.state.players[seat].chips[colour] += n

    def pay(self, seat: int, colour: Colour, n: int) -> None:
        """Favor chips go back to the supply."""
        self.state.players[seat].chips[colour] -= n

    def usable(self, seat: int, ward: str) -> dict[Colour, int]:
        """The chips whose colour lives in the ward (R-EL3)."""
        chips = self.state.players[seat].chips
        return {c: chips[c] for c in self.colours(ward) if chips[c]}

    def candidates(self, ward: str) -> list[int]:
        """Who has a boss there, clockwise from the first player (R-EL2)."""
        bosses = self.state.wards[ward].bosses
        return [seat for seat in self.order() if bosses[seat]]

    def votes(self, bosses: int, chips: int) -> int:
        """R-EL5; cubes have no vote."""
        return bosses * self.cat.number["per_boss"] + chips * self.cat.number["per_chip"]

    def most_votes(self, seat: int, ward: str) -> int:
        """The highest vote a seat could reach there now; 0 without a boss."""
        return self.reach(ward)[seat]

    def reach(self, ward: str) -> list[int]:
        """The highest vote that each seat could reach there now."""
        there, players = self.colours(ward), self.state.players
        return [
            self.votes(n, sum(players[seat].chips[c] for c in there)) if n else 0
            for seat, n in enumerate(self.state.wards[ward].bosses)
        ]

    # -- elections and points ------------------------------------------------------------------------------------

    def won(self, seat: int) -> list[str]:
        """After E1: the wards a seat has won are those where a boss of it is left (R-EL7)."""
        return [w for w in self.active() if self.state.wards[w].bosses[seat]]

    def cubes_won(self, seat: int) -> dict[Colour, int]:
        """Cubes by colour in the wards a seat has won."""
        cubes = [colour_of(cube) for w in self.won(seat) for cube in self.state.wards[w].cubes]
        return {c: cubes.count(c) for c in COLOURS}

    def score(self, seat: int, source: str, points: int) -> None:
        """Victory points; `source` is a row of the result."""
        earned = self.state.players[seat].earned
        earned[source] = earned.get(source, 0) + points

    def points(self, seat: int) -> int:
        """Victory points so far; there is no highest score (rules 1)."""
        start = self.cat.number["start_victory_points"]
        return start + sum(self.state.players[seat].earned.values())

    def measure(self, seat: int, step: Step) -> int:
        """What a tie-break compares."""
        chips = self.state.players[seat].chips
        match step:
            case "chips_total":
                return sum(chips.values())
            case "chips_irish":
                return chips["irish"]
            case "chips_english":
                return chips["english"]
            case "chips_german":
                return chips["german"]
            case "chips_italian":
                return chips["italian"]
            case "is_mayor":
                return int(seat == self.state.mayor)

    # -- what goes on --------------------------------------------------------------------------------------------

    def begin_year(self) -> None:
        """Everybody has a turn, each begun by a look at the Castle Garden."""
        self.tell("year", year=self.state.year)
        self.state.flow.append(YearEnd())
        for seat in reversed(self.order()):
            self.state.flow += [Turn(seat=seat), CastleGarden(seat=seat)]

    def begin_election(self) -> None:
        """E1 to E4 (rules 6)."""
        wards = tuple(self.active())
        self.state.flow += [TermEnd(), MayorElection(), MajorityChips(), WardElections(wards=wards)]

    def vote(self, ward: str, following: tuple[str, ...]) -> None:
        """A ward votes, then those that follow."""
        self.state.flow += [WardElections(wards=following), WardVote(ward=ward)]

    def bonus(self, seat: int, ward: str) -> None:
        """The bonus of the ward, at once (R-EL9)."""
        match self.cat.wards[ward].bonus:
            case "immigrant":
                self.state.flow.append(SettleBonusFrame(seat=seat, ward=ward))
            case "chip":
                self.state.flow.append(ChipBonusFrame(seat=seat, ward=ward))

    def second_slander(self, seat: int, victim: int, ward: str, colour: Colour) -> None:
        """The slanderer may go on (R-SL3)."""
        self.state.flow.append(SecondSlander(seat=seat, victim=victim, ward=ward, colour=colour))

    def next_term(self, assign: bool) -> None:
        """Offices, if there is a mayor, then the next year."""
        self.state.flow.append(NextTerm())
        if assign and self.state.mayor != NOBODY:
            self.state.flow.append(AssignOffices(seat=self.state.mayor))

    def end(self) -> None:
        """After the fourth election."""
        self.state.flow.append(FinalScoring())
