"""Phase 1: both players program in secret (rules 5), and who acts first (rules 6)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hotseat.engine.flow import Ask, Sealed
from hotseat.engine.offer import NOT_OFFERED, Refusal

from ..board import misfit
from ..choices import Program, tile_id

if TYPE_CHECKING:
    from ..table import Rules


def tiles_of(seat: int, choice: Program) -> tuple[str, ...]:
    """The names of the tiles of a program; tiles of another seat or unknown ids keep their id."""
    mine = f"tile/{seat}/"
    return tuple([t.removeprefix(mine) for t in choice.tiles])


class Programming(Sealed, tag="programming", kw_only=True):
    """Both players plan the round behind their screens; when both are ready the programs are shown."""

    sealed: dict[int, Program] = {}

    def bidders(self, table: Rules) -> tuple[int, ...]:
        return (0, 1)

    def question(self, table: Rules) -> Ask:
        return Ask("program", (), {"round": table.state.round})

    def options(self, table: Rules, seat: int) -> Iterator[Program]:
        executed = set(table.player(seat).executed)
        for tiles in table.cat.programs:
            if executed.isdisjoint(tiles):
                yield Program(tuple(tile_id(seat, t) for t in tiles))

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        if not isinstance(choice, Program):
            return NOT_OFFERED
        tiles, executed = tiles_of(seat, choice), table.player(seat).executed
        fits = tiles in table.cat.programs
        if not fits and (not set(tiles) <= set(table.cat.tiles) or len(set(tiles)) < len(tiles)):
            return NOT_OFFERED
        for tile in tiles:
            if tile in executed:
                return Refusal("tile-executed", {"tile": tile})
        found = None if fits else misfit(table.cat, tiles)
        if found is None:
            return None
        args = {"tile": found.tile, "other": found.other, "kind": found.kind}
        return Refusal(found.key, {a: v for a, v in args.items() if v})

    def leave(self, table: Rules) -> None:
        table.note((0, 1))
        for seat, choice in sorted(self.sealed.items()):
            player, tiles = table.player(seat), tiles_of(seat, choice)
            player.program = sorted(tiles, key=list(table.cat.tiles).index)
            player.complexity = table.cat.complexity(tiles)
            table.tell("program", seat=seat, complexity=player.complexity)
            for tile in player.program:
                table.tell("programmed", seat=seat, tile=tile)
        lower = self._lower(table)
        if table.state.turn_order == "lower_chooses":
            table.choose_order(lower)
        else:
            table.begin_actions(lower)

    def _lower(self, table: Rules) -> int:
        """The seat with the lower total; equal: with fewer credits; still equal: by chance."""
        ranks = [(table.player(s).complexity, table.player(s).credits) for s in (0, 1)]
        if ranks[0] != ranks[1]:
            lower = ranks.index(min(ranks))
            if ranks[0][0] == ranks[1][0]:
                table.tell("order-credits", seat=lower)
            return lower
        with table.chance() as chance:
            lower = chance.below(2)
        table.tell("order-chance", seat=lower)
        return lower
