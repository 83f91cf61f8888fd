"""Phase 2: who acts first, and the action phase of one player (rules 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hotseat.engine.flow import Ask, Frame
from hotseat.engine.offer import NOT_OFFERED, Caution, Refusal

from .. import effects
from ..choices import Done, Operation, Order, Use, installation_id, module_id, tile_id
from ..vocabulary import Effect, UseInstallation

if TYPE_CHECKING:
    from ..table import Rules


class ChooseOrder(Frame, tag="choose-order", kw_only=True):
    """The player with the lower total decides who acts first; he has seen both programs."""

    seat: int
    chosen: bool = False

    def ask(self, table: Rules) -> Ask | None:
        return None if self.chosen else Ask("order", (self.seat,), {"seat": self.seat})

    def options(self, table: Rules, seat: int) -> Iterator[Order]:
        yield Order("first")
        yield Order("second")

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        fits = isinstance(choice, Order) and choice.turn in ("first", "second")
        return None if fits else NOT_OFFERED

    def answer(self, table: Rules, seat: int, choice: Order) -> None:
        self.chosen = True
        table.begin_actions(seat if choice.turn == "first" else 1 - seat)


class Actions(Frame, tag="actions", kw_only=True):
    """One player acts: operations in any number and order, until he is done."""

    seat: int
    done: bool = False

    def ask(self, table: Rules) -> Ask | None:
        return None if self.done else Ask("act", (self.seat,), {"seat": self.seat})

    def options(self, table: Rules, seat: int) -> Iterator[Any]:
        for by in sources(table, seat):
            yield from self.uses(table, seat, by) or (
                Use(by),
            )  # the bare use of a piece says why it can't be used
        yield Done()

    def candidates(self, table: Rules, seat: int) -> Iterator[Any]:
        for by in sources(table, seat):
            yield from self.uses(table, seat, by)
        yield Done()

    def uses(self, table: Rules, seat: int, by: str) -> list[Any]:
        """The choices with one piece."""
        if why_not_source(table, seat, by) is not None:
            return []
        return [c for r in effects.reaches(table, seat, by) for c in effects.options(table, r, by)]

    def usable(self, table: Rules, seat: int, by: str) -> bool:
        """Can the piece be used now?"""
        return any(self.why_not(table, seat, c) is None for c in self.uses(table, seat, by))

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        if isinstance(choice, Done):
            for tile in table.player(seat).program:
                if table.cat.tiles[tile].mandatory:
                    return Refusal("execute-first", {"tile": tile})
            return None
        if not isinstance(choice, Operation):
            return NOT_OFFERED
        refusal = why_not_source(table, seat, choice.by)
        if refusal is not None:
            return refusal
        refusals = []
        for r in effects.reaches(table, seat, choice.by):
            refusal = effects.why_not(table, r, choice)
            if refusal is None:
                return None
            bare = isinstance(choice, Use) and refusal == NOT_OFFERED
            refusals.append(effects.blocked(table, r) if bare else refusal)
        return next((r for r in refusals if r != NOT_OFFERED), NOT_OFFERED)

    def caution(self, table: Rules, seat: int, choice: Any) -> Caution | None:
        if not isinstance(choice, Done):
            return None
        for tile in table.player(seat).program:
            if self.usable(table, seat, tile_id(seat, tile)):
                return Caution("tile-left", {"tile": tile})
        planet = table.name(table.player(seat).ship)
        if self.usable(table, seat, installation_id(planet)):
            return Caution("installation-left", {"planet": planet})
        return None

    def answer(self, table: Rules, seat: int, choice: Any) -> None:
        if isinstance(choice, Done):
            self.done = True
            return
        r = next(
            r for r in effects.reaches(table, seat, choice.by) if effects.why_not(table, r, choice) is None
        )
        table.tell("use", seat=seat, by=choice.by)
        spend(table, seat, choice.by)
        effects.apply(table, r, choice)

    def leave(self, table: Rules) -> None:
        player = table.player(self.seat)
        if table.cat.rulings.unexecuted_tiles == "spend":
            player.executed += player.program
        for tile in player.program:
            table.tell("unexecuted", seat=self.seat, tile=tile)
        player.program = []
        table.state.used, table.state.normal = [], 0
        table.tell("done", seat=self.seat)


def sources(table: Rules, seat: int) -> Iterator[str]:
    """The pieces whose effects the seat could think of using."""
    player = table.player(seat)
    yield from (tile_id(seat, t) for t in player.program)
    yield installation_id(table.name(player.ship))
    yield from (module_id(b.id) for b in table.state.modules if b.seat == seat)
    yield from (module_id(m) for m in player.cards)


def why_not_source(table: Rules, seat: int, by: str) -> Refusal | None:
    """May the piece be used now at all? Each tile once, an installation once a round, modules as they say."""
    kind, _, name = by.partition("/")
    if kind == "tile":
        return _why_not_tile(table, seat, by)
    if kind == "installation":
        return _why_not_installation(table, seat, name)
    if kind == "module":
        return _why_not_module(table, seat, name)
    return NOT_OFFERED


def _why_not_tile(table: Rules, seat: int, by: str) -> Refusal | None:
    player, tile = table.player(seat), by.rpartition("/")[2]
    if by != tile_id(seat, tile) or tile not in table.cat.tiles:
        return NOT_OFFERED
    if tile in player.executed:
        return Refusal("tile-executed", {"tile": tile})
    if tile not in player.program:
        return Refusal("not-programmed", {"tile": tile})
    return _why_not_again(table, player.ship, table.cat.tiles[tile].effect)


def _why_not_again(table: Rules, ship: int, effect: Effect) -> Refusal | None:
    """An effect that uses the installation of the ship's planet, but not a second time."""
    if not isinstance(effect, UseInstallation) or not effect.unless_used:
        return None
    planet = table.name(ship)
    return Refusal("installation-used", {"planet": planet}) if planet in table.state.used else None


def _why_not_installation(table: Rules, seat: int, planet: str) -> Refusal | None:
    position = table.position(planet)
    if position < 0:
        return NOT_OFFERED
    if position != table.player(seat).ship:
        return Refusal("ship-elsewhere", {"planet": planet})
    if planet in table.state.used:
        return Refusal("installation-used", {"planet": planet})
    if table.state.normal >= table.cat.constants.installation_uses_per_round:
        return Refusal("installation-once", {"planet": planet})
    return None


def _why_not_module(table: Rules, seat: int, name: str) -> Refusal | None:
    if name in table.player(seat).cards:
        return _why_not_again(table, table.player(seat).ship, table.module(name).effect)
    built = table.built(name)
    if built is None:
        return NOT_OFFERED
    module = table.module(name)
    if built.seat != seat:
        return Refusal("not-yours", {"module": name})
    if module.kind != "activated":
        return Refusal("works-by-itself", {"module": name})
    if built.used >= module.uses:
        return Refusal("module-used", {"module": name})
    if module.needs_ship and built.planet != table.player(seat).ship:
        return Refusal("ship-needed", {"module": name, "planet": table.name(built.planet)})
    return None


def spend(table: Rules, seat: int, by: str) -> None:
    """The piece has been used: turn the tile over, count the use, put the card away."""
    kind, _, name = by.partition("/")
    player, state = table.player(seat), table.state
    effect = effects.root(table, by)
    if isinstance(effect, UseInstallation) and effect.counts_as_use:
        state.used.append(table.name(player.ship))
    if kind == "tile":
        tile = name.partition("/")[2]
        player.program.remove(tile)
        player.executed.append(tile)
    elif kind == "installation":
        state.used.append(name)
        state.normal += 1
    elif name in player.cards:
        player.cards.remove(name)
        gone = table.cat.rulings.used_action_module == "out_of_game"
        (state.out if gone else state.discards).append(name)
    else:
        built = table.built(name)
        assert built is not None
        built.used += 1
