"""What a player may choose: one frozen struct per verb, fields named like the arguments of the events.

`by` is the id of the piece whose effect is used: `tile/0/move_1`, `installation/alpha`, `module/refinery`. `planet`, `origin` and `other` are planets: the name of a known one, `unknown-3` for the undiscovered
one at position 3. What a player thinks of as one act is one choice; of an effect that goes on rig by rig the first rig
is part of that choice and the others are asked one by one (`put`, `take`, `again`, `enough`), so that no list grows
beyond the pairs of planets.
"""

from __future__ import annotations

from typing import Literal

from hotseat.engine.flow import Agree, Choice
from hotseat.engine.offer import Value


def planet_id(planet: str) -> str:
    """The element of a planet."""
    return f"planet/{planet}"


def installation_id(planet: str) -> str:
    """The element of what stands on a discovered planet."""
    return f"installation/{planet}"


def module_id(module: str) -> str:
    """The element of a card; it never changes."""
    return f"module/{module}"


def tile_id(seat: int, tile: str) -> str:
    """The element of a player's tile; it never changes."""
    return f"tile/{seat}/{tile}"


class Program(Choice, frozen=True, tag="program"):
    """The program of this round (rules 5): ids of own tiles in any order."""

    tiles: tuple[str, ...]

    @property
    def at(self) -> tuple[str, ...]:
        return self.tiles


class Order(Choice, frozen=True, tag="order"):
    """Act first or second (rules 6, lower_chooses)."""

    turn: Literal["first", "second"]


class Use(Choice, frozen=True, tag="use"):
    """Use an effect that needs no target, or begin one that asks for its parts in turn."""

    by: str

    @property
    def at(self) -> tuple[str, ...]:
        return (self.by,)


class OnPlanet(Choice, frozen=True):
    """A choice of a piece and a planet."""

    by: str
    planet: str

    @property
    def at(self) -> tuple[str, ...]:
        return (self.by, planet_id(self.planet))


class Fly(OnPlanet, frozen=True, tag="fly"):
    """Move the ship."""


class Place(OnPlanet, frozen=True, tag="place"):
    """Put a rig on a planet, from the supply or from the one planet the effect takes from."""


class Remove(OnPlanet, frozen=True, tag="remove"):
    """Take a rig from a planet, to its owner's supply or to the one planet the effect puts it on."""


class Replace(OnPlanet, frozen=True, tag="replace"):
    """Replace an opposing rig by an own one."""


class Mine(OnPlanet, frozen=True, tag="mine"):
    """Take the income of a planet."""


class Shift(Choice, frozen=True, tag="shift"):
    """Move a rig from one planet to another."""

    by: str
    origin: str
    planet: str

    @property
    def at(self) -> tuple[str, ...]:
        return (self.by, planet_id(self.origin), planet_id(self.planet))


class Exchange(Choice, frozen=True, tag="exchange"):
    """Swap own rigs of `planet` with opposing rigs of `other`."""

    by: str
    planet: str
    other: str

    @property
    def at(self) -> tuple[str, ...]:
        return (self.by, planet_id(self.planet), planet_id(self.other))


class Report(OnPlanet, frozen=True, tag="report"):
    """Change the stock token of a planet: lay one down with a side up, remove it or turn it over."""

    token: Literal["up", "down", "remove", "flip"]

    @property
    def facets(self) -> dict[str, Value]:
        return {"token": self.token}


class Buy(Choice, frozen=True, tag="buy"):
    """Buy a card of the market (rules 6.5)."""

    by: str
    module: str

    @property
    def at(self) -> tuple[str, ...]:
        return (self.by, module_id(self.module))


class Teleport(Choice, frozen=True, tag="teleport"):
    """Move an own planetary module to another planet."""

    by: str
    module: str
    planet: str

    @property
    def at(self) -> tuple[str, ...]:
        return (self.by, module_id(self.module), planet_id(self.planet))


class Done(Choice, frozen=True, tag="done"):
    """End the own action phase."""


class Put(Choice, frozen=True, tag="put"):
    """The next rig goes to this planet."""

    planet: str

    @property
    def at(self) -> tuple[str, ...]:
        return (planet_id(self.planet),)


class Take(Choice, frozen=True, tag="take"):
    """The next rig is taken from this planet."""

    origin: str

    @property
    def at(self) -> tuple[str, ...]:
        return (planet_id(self.origin),)


class Again(Choice, frozen=True, tag="again"):
    """One more rig, as before."""


class Enough(Choice, frozen=True, tag="enough"):
    """No more rigs."""


class GiveUp(Choice, frozen=True, tag="give-up"):
    """The supply is empty: this planet gives up a rig (rules 6.2)."""

    origin: str

    @property
    def at(self) -> tuple[str, ...]:
        return (planet_id(self.origin),)


Operation = Use | Fly | Place | Remove | Replace | Mine | Shift | Exchange | Report | Buy | Teleport
"""Choices that begin an effect."""

AnyChoice = Program | Order | Operation | Done | Put | Take | Again | Enough | GiveUp | Agree
