"""A turn: take the workers back, or place them and act with bombs at any moment in between (rules 4, 7, 9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hotseat.engine.flow import Ask, Frame
from hotseat.engine.offer import NOT_OFFERED, Caution, Refusal

from .. import sites
from ..choices import Build, Detonate, EndTurn, Load, Place, Retrieve, building_id
from ..workers import NOBODY, sets

if TYPE_CHECKING:
    from ..data import Site
    from ..table import Rules


class Turn(Frame, tag="turn", kw_only=True):
    """The first choice settles the kind of turn: RETRIEVE is the whole turn, anything else makes it one of placing."""

    seat: int
    acted: bool = False
    """Something was done, so workers can't be taken back any more (rules 4)."""
    placed: int = 0
    """Workers placed, on bombs too (rules 4.2, 14.10)."""
    main: int = 0
    """Placements on the main board."""
    built: bool = False
    """A building was used, which closes the main board (rules 4.1)."""
    spies: int = 0
    """Buildings of others that may be used this turn (rules 8.3)."""
    spied: int = 0
    ended: bool = False

    def ask(self, table: Rules) -> Ask | None:
        if self.ended:
            return None
        if self.acted:
            return Ask("go-on", (self.seat,), {"seat": self.seat})
        empty = table.hand(self.seat) == NOBODY
        return Ask("retrieve" if empty else "turn", (self.seat,), {"seat": self.seat})

    def options(self, table: Rules, seat: int) -> Iterator[Any]:
        return self._choices(table, seat, True)

    def candidates(self, table: Rules, seat: int) -> Iterator[Any]:
        return self._choices(table, seat, False)

    def _choices(self, table: Rules, seat: int, refused: bool) -> Iterator[Any]:
        """`refused` = with a choice for each site and bomb that can't be used, which says why."""
        player, hand, cat = table.player(seat), table.hand(seat), table.cat
        if not self.acted:
            yield Retrieve()
        if hand != NOBODY:
            for site, own in self._sites(table):
                found = sites.placements(table, self, site, hand, own)
                if refused and not found:
                    found = [sites.refused(table, seat, site, hand)]
                yield from found
        for plan in player.plans:
            crews = sets(cat.builders[plan.bomb], hand)
            for crew in crews or ((NOBODY,) if refused else ()):
                yield Build(bomb=plan.bomb).manned(crew)
        for bomb in player.bombs:
            if cat.bombs[bomb.id].kind == "plutonium":
                yield Detonate(bomb.id)
            yield Load(bomb.id)
        if self.acted:
            yield EndTurn()

    def _sites(self, table: Rules) -> Iterator[tuple[Site, bool]]:
        """The board, the own buildings and, with spies, those of others; is it a site that spies are not needed for?"""
        for site in table.cat.board:
            yield site, True
        for seat in table.seats(self.seat) if self.spies else (self.seat,):
            for building in table.player(seat).buildings:
                yield table.cat.sites[building_id(building.id)], seat == self.seat

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        match choice:
            case Retrieve():
                if self.acted:
                    return Refusal("placing")
                return None if table.retrievable(seat) else Refusal("nothing-to-retrieve")
            case Place():
                return sites.why_not(table, self, choice)
            case Build():
                return self._why_not_build(table, choice)
            case Detonate():
                return self._why_not_test(table, choice.bomb)
            case Load():
                return self._why_not_load(table, choice.bomb)
            case EndTurn():
                enough = self.placed >= table.cat.constants.min_workers_placed_per_turn
                return None if enough else Refusal("place-first")
        return NOT_OFFERED

    def caution(self, table: Rules, seat: int, choice: Any) -> Caution | None:
        match choice:
            case Place(declined=1):
                return Caution("declined")
            case Retrieve() if any(table.player(seat).hired.values()):
                return Caution("hired-leave", {"amount": sum(table.player(seat).hired.values())})
            case Detonate(bomb=bomb):
                lost = table.points(seat) - points_after_test(table, seat, bomb)
                return Caution("points-lost", {"points": lost}) if lost > 0 else None
        return None

    def answer(self, table: Rules, seat: int, choice: Any) -> None:
        self.acted = True
        match choice:
            case Retrieve():
                self.ended = True
                table.tell("retrieve", seat=seat, amount=table.retrievable(seat))
                table.retrieve(seat)
            case Place():
                self.placed += sum(choice.counts)
                site = table.cat.sites[choice.site]
                if site.kind == "space":
                    self.main += 1
                else:
                    self.built = True
                    found = table.building(site.face)
                    self.spied += found is not None and found[0] != seat
                sites.place(table, self, choice)
            case Build():
                self.placed += sum(choice.counts)
                table.build(seat, choice.bomb, choice.counts)
            case Detonate():
                table.detonate(seat, choice.bomb)
            case Load():
                table.load(seat, choice.bomb)
            case EndTurn():
                self.ended = True

    def leave(self, table: Rules) -> None:
        table.begin_turn((self.seat + 1) % len(table.state.players))

    # -- bomb actions (rules 9) ------------------------------------------------------------------------------

    def _why_not_build(self, table: Rules, choice: Build) -> Refusal | None:
        if table.plan(self.seat, choice.bomb) is None:
            return NOT_OFFERED
        refusal = sites.why_not_crew(table, self.seat, table.cat.builders[choice.bomb], choice.counts)
        return refusal or table.short(self.seat, table.cat.bombs[choice.bomb].fuel)

    def _why_not_test(self, table: Rules, bomb: str) -> Refusal | None:
        if table.bomb(self.seat, bomb) is None:
            return NOT_OFFERED
        if table.cat.bombs[bomb].kind != "plutonium":
            return Refusal("only-plutonium")
        if table.player(self.seat).tested:
            return Refusal("tested-already")
        return self._why_not_yet(table)

    def _why_not_load(self, table: Rules, bomb: str) -> Refusal | None:
        built = table.bomb(self.seat, bomb)
        if built is None:
            return NOT_OFFERED
        if built.loaded:
            return Refusal("loaded-already")
        return self._why_not_yet(table) or table.short(self.seat, table.cat.bombs[bomb].load)

    def _why_not_yet(self, table: Rules) -> Refusal | None:
        """With an empty hand the turn can only be one of taking back (rules 4, 7.4)."""
        return Refusal("hand-empty") if not self.placed and table.hand(self.seat) == NOBODY else None


def points_after_test(table: Rules, seat: int, bomb: str) -> int:
    """The score of the seat once it has tested this bomb (rules 9.2, 9.4)."""
    tile = table.highest_test()
    out = table.cat.tests[tile].points if tile else 0
    for built in table.player(seat).bombs:
        if built.id != bomb:
            out += table.cat.bombs[built.id].points_tested + built.loaded * table.cat.constants.loaded_bonus
    return out
