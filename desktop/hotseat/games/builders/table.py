"""The words the rules are told in: gain, pay, open a site, recruit, send, finish, turn up."""

from __future__ import annotations

from operator import ge

from hotseat.engine.flow import Table
from hotseat.engine.offer import Refusal

from .data import Catalogue, Goods
from .state import Player, Site, State


class BuildersTable(Table[State, Catalogue]):
    """State, catalogue and event sink of a game of The Builders."""

    __slots__ = ()

    def player(self, seat: int) -> Player:
        """What lies before a seat."""
        return self.state.players[seat]

    def site(self, seat: int, building: str) -> Site | None:
        """The seat's open site of that building; None when it has none."""
        for site in self.state.players[seat].sites:
            if site.building == building:
                return site
        return None

    def points(self, seat: int) -> int:
        """Points on finished buildings and machines, wherever these are; coins never count (R-END)."""
        buildings = self.cat.buildings
        return sum([buildings[b].points for b in self.state.players[seat].finished])

    def missing(self, site: Site, extra: str | None = None) -> Goods:
        """What the site still lacks, per resource; as if `extra` had joined the crew. Surplus helps nothing."""
        a, b, c, d = self.cat.buildings[site.building].needs
        produces = self.cat.produces
        for name in site.crew if extra is None else (*site.crew, extra):
            p = produces[name]
            a, b, c, d = a - p[0], b - p[1], c - p[2], d - p[3]
        return (max(0, a), max(0, b), max(0, c), max(0, d))

    # -- what happens ------------------------------------------------------------------------------------
    def gain(self, seat: int, coins: int) -> None:
        """Coins from the bank, which never runs out (R-BANK)."""
        self.state.players[seat].coins += coins

    def pay(self, seat: int, coins: int) -> None:
        """Coins to the bank."""
        self.state.players[seat].coins -= coins

    def open_site(self, seat: int, building: str) -> None:
        """A building of the row becomes a site without a crew."""
        state = self.state
        self.turn_up(state.building_row, state.building_deck, building)
        state.players[seat].sites.append(Site(building))
        self.tell("open", seat=seat, building=building)

    def recruit(self, seat: int, worker: str) -> None:
        """A worker of the row joins the team."""
        state = self.state
        self.turn_up(state.worker_row, state.worker_deck, worker)
        state.players[seat].team.append(worker)
        self.tell("recruit", seat=seat, worker=worker)

    def turn_up(self, row: list[str | None], deck: list[str], taken: str) -> None:
        """Fill the slot of a taken card from the deck at once; an empty deck leaves it empty (R-DECK).

        The decks lie face up (R-TOP): a further card now on top is news to everybody (R-UNDO).
        """
        row[row.index(taken)] = deck.pop(0) if deck else None
        if deck:
            self.note(range(len(self.state.players)))

    def send(self, seat: int, worker: str, building: str, actions: int) -> None:
        """Pay the wage, join the crew; a site whose needs are covered is finished at once (rules 4.2, 4.3)."""
        site = self.site(seat, building)
        assert site is not None
        wage = self.cat.wages[worker]
        self.pay(seat, wage)
        self.player(seat).team.remove(worker)
        site.crew.append(worker)
        self.tell("send", seat=seat, worker=worker, building=building, actions=actions, coins=wage)
        if not any(self.missing(site)):
            self.finish(seat, site)

    def finish(self, seat: int, site: Site) -> None:
        """The crew comes home, the bank pays, the card is turned over (rules 4.3); the order stands in the data."""
        me, building = self.player(seat), self.cat.buildings[site.building]
        me.sites.remove(site)
        for op, amount in building.on_finish:
            match op:
                case "return_crew":
                    me.team += site.crew
                case "gain_coins":
                    self.gain(seat, amount)
                case "score_points":
                    me.finished.append(building.id)
                case "join_team":
                    me.team.append(building.id)
        key = "finish-machine" if building.machine else "finish"
        self.tell(key, seat=seat, building=building.id, coins=building.coins, points=building.points)

    # -- the end ---------------------------------------------------------------------------------------------
    def dead(self) -> bool:
        """Can nobody ever finish anything? (R-DEAD)

        Money and actions can always be earned, but only finishing sets cards free: so a site can be finished some
        day when its crew, its owner's free team and all workers still in row and deck together cover its needs.
        """
        state, cat = self.state, self.cat
        for_hire = self._sum([w for w in (*state.worker_row, *state.worker_deck) if w])
        on_offer = [cat.buildings[b].needs for b in (*state.building_row, *state.building_deck) if b]
        for player in state.players:
            reach = self._sum(player.team, for_hire)
            if any(_covers(reach, needs) for needs in on_offer):
                return False
            for site in player.sites:
                if _covers(self._sum(site.crew, reach), cat.buildings[site.building].needs):
                    return False
        return True

    def _sum(self, workers: list[str], start: Goods = (0, 0, 0, 0)) -> Goods:
        """What all these workers produce together."""
        a, b, c, d = start
        produces = self.cat.produces
        for name in workers:
            p = produces[name]
            a, b, c, d = a + p[0], b + p[1], c + p[2], d + p[3]
        return (a, b, c, d)

    def why_not_agree(self, seat: int) -> Refusal | None:
        """The game may be ended by agreement at any time (R-STALL)."""
        return None

    def agree(self, seat: int) -> None:
        """Scoring as the position stands, even in the middle of a round (R-STALL)."""
        self.state.end_cause, self.state.end_seat = "agreement", None
        self.tell("agreed")
        self.tell("game-over")


def _covers(goods: Goods, needs: Goods) -> bool:
    return all(map(ge, goods, needs))
