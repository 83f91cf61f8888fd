"""Inside an effect: the next rig, a step of a sequence, a planet that gives up a rig (rules 4.1 D4, D5; 6.2; 6.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from hotseat.engine.flow import Ask, Frame
from hotseat.engine.offer import NOT_OFFERED, Refusal, Value

from .. import effects, rigs
from ..choices import Enough, GiveUp
from ..vocabulary import Sequence

if TYPE_CHECKING:
    from ..table import Rules


class MoreRigs(Frame, tag="more-rigs", kw_only=True):
    """An effect goes on rig by rig until it is done, nothing is left to move, or the player has enough."""

    seat: int
    by: str
    path: tuple[int, ...]
    moved: int
    origin: int
    target: int
    touched: tuple[int, ...]
    enough: bool = False

    def source(self, table: Rules) -> rigs.Source:
        return effects.source(effects.reach(table, self.seat, self.by, self.path))

    def progress(self) -> rigs.Progress:
        return rigs.Progress(self.moved, self.origin, self.target, self.touched)

    def ask(self, table: Rules) -> Ask | None:
        source = self.source(table)
        if self.enough or not any(self.why_not(table, self.seat, c) is None for c in self._rigs(table)):
            return None
        word = rigs.verb(source.effect, self.progress(), False).__struct_config__.tag
        args: dict[str, Value] = {
            "seat": self.seat,
            "by": self.by,
            "n": self.moved + 1,
            "most": source.effect.count,
            "whose": "opposing" if rigs.opposing(source.effect) else "own",
        }
        return Ask(f"rigs-{word}", (self.seat,), args)

    def _rigs(self, table: Rules) -> Iterator[Any]:
        return rigs.options(table, self.source(table), self.progress(), self.by, False)

    def options(self, table: Rules, seat: int) -> Iterator[Any]:
        yield from self._rigs(table)
        yield Enough()

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        source = self.source(table)
        if isinstance(choice, Enough):
            left = rigs.least(source.effect) - self.moved
            return Refusal("must-go-on", {"rigs": left}) if left > 0 else None
        return rigs.why_not(table, source, self.progress(), choice, False)

    def answer(self, table: Rules, seat: int, choice: Any) -> None:
        self.enough = True
        if not isinstance(choice, Enough):
            rigs.apply(table, self.source(table), self.progress(), choice)


class Steps(Frame, tag="steps", kw_only=True):
    """A sequence: its steps one after the other."""

    seat: int
    by: str
    path: tuple[int, ...]
    following: int

    def leave(self, table: Rules) -> None:
        whole = effects.reach(table, self.seat, self.by, self.path)
        assert isinstance(whole.effect, Sequence)
        if self.following < len(whole.effect.steps):
            table.step(self.seat, self.by, self.path, self.following + 1)
            effects.begin_step(table, effects.reach(table, self.seat, self.by, (*self.path, self.following)))


class Choose(Frame, tag="choose", kw_only=True):
    """A step of a sequence asks for its targets; it is left out when there are none any more."""

    seat: int
    by: str
    path: tuple[int, ...]
    chosen: bool = False

    def ask(self, table: Rules) -> Ask | None:
        legal = (self.why_not(table, self.seat, c) is None for c in self.options(table, self.seat))
        return None if self.chosen or not any(legal) else Ask("step", (self.seat,), {"by": self.by})

    def options(self, table: Rules, seat: int) -> Iterator[Any]:
        return effects.options(table, effects.reach(table, seat, self.by, self.path), self.by)

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        if getattr(choice, "by", "") != self.by:
            return NOT_OFFERED
        return effects.why_not(table, effects.reach(table, seat, self.by, self.path), choice)

    def answer(self, table: Rules, seat: int, choice: Any) -> None:
        self.chosen = True
        effects.apply(table, effects.reach(table, seat, self.by, self.path), choice)


class GiveUpRig(Frame, tag="give-up-rig", kw_only=True):
    """A rig must be placed but the supply is empty: another planet gives one up (rules 6.2)."""

    seat: int
    planet: int
    left: int
    given: bool = False

    def ask(self, table: Rules) -> Ask | None:
        legal = (self.why_not(table, self.seat, c) is None for c in self.options(table, self.seat))
        if self.given or not any(legal):
            return None
        return Ask(
            "give-up", (self.seat,), {"seat": self.seat, "planet": table.name(self.planet), "rigs": self.left}
        )

    def options(self, table: Rules, seat: int) -> Iterator[GiveUp]:
        yield from (GiveUp(table.name(i)) for i in table.planets() if table.rigs(seat, i))

    def why_not(self, table: Rules, seat: int, choice: Any) -> Refusal | None:
        if not isinstance(choice, GiveUp):
            return NOT_OFFERED
        origin = table.position(choice.origin)
        if origin < 0:
            return NOT_OFFERED
        if origin == self.planet:
            return Refusal("must-leave", {"planet": choice.origin})
        return None if table.rigs(seat, origin) else Refusal("no-own-rig", {"planet": choice.origin})

    def answer(self, table: Rules, seat: int, choice: GiveUp) -> None:
        self.given = True
        table.carry(seat, table.position(choice.origin), self.planet)
        table.tell("gave-up", seat=seat, origin=choice.origin, planet=table.name(self.planet))

    def leave(self, table: Rules) -> None:
        table.place(self.seat, self.planet, self.left - 1)
