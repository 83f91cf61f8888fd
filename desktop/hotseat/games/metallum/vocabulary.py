"""The vocabulary of effects: every tile, installation and module does something said in these words (rules 6.3-6.5).

A record's `effect` is data; code exists per kind of effect, never per card. What each kind means is written in
`effects` and `rigs`; the words for places are explained in rules_data/metallum/planets.yaml.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Amount = Literal["exact", "as_possible", "up_to"]
Origin = Literal["fs", "this", "one_planet", "any_planets"]
Target = Literal["fs", "this", "one_discovered", "any_discovered", "adjacent_discovered"]

SUPPLY = "supply"
"""The other end of an effect that places or removes rigs."""


class Op(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """One kind of effect with its parameters."""


class MoveShip(Op, frozen=True, kw_only=True, tag="move_fs"):
    """The ship moves; where it arrives an undiscovered planet is discovered (rules 6.1)."""

    mode: Literal["exact_line", "adjacent", "any_planet", "any_discovered"]
    steps: Natural = 0


class PlaceOwn(Op, frozen=True, kw_only=True, tag="place_own"):
    """Own rigs from the supply, else from other planets (rules 6.2). `distinct`: at most one per planet."""

    count: Positive
    amount: Amount
    min: Natural = 1
    to: Target
    distinct: bool = False

    @property
    def origin(self) -> str:
        return SUPPLY


class MoveOwn(Op, frozen=True, kw_only=True, tag="move_own"):
    """Own rigs from planets to planets; every rig must leave its planet."""

    count: Positive
    amount: Amount
    min: Natural = 1
    origin: Origin = msgspec.field(name="from")
    to: Target


class MoveOpponent(Op, frozen=True, kw_only=True, tag="move_opponent"):
    """Opposing rigs from planets to planets; every rig must leave its planet."""

    count: Positive
    amount: Amount
    min: Natural = 1
    origin: Origin = msgspec.field(name="from")
    to: Target


class RemoveOwn(Op, frozen=True, kw_only=True, tag="remove_own"):
    """Own rigs back to the supply."""

    count: Positive
    amount: Amount
    min: Natural = 1
    origin: Origin = msgspec.field(name="from")

    @property
    def to(self) -> str:
        return SUPPLY


class RemoveOpponent(Op, frozen=True, kw_only=True, tag="remove_opponent"):
    """Opposing rigs back to their owner's supply."""

    count: Positive
    amount: Amount
    min: Natural = 1
    origin: Origin = msgspec.field(name="from")

    @property
    def to(self) -> str:
        return SUPPLY


class ReplaceOpponent(Op, frozen=True, kw_only=True, tag="replace_opponent"):
    """An opposing rig back to its owner's supply, an own one in its place (as in PlaceOwn)."""

    count: Positive
    amount: Amount
    min: Natural = 1
    origin: Origin = msgspec.field(name="from")

    @property
    def to(self) -> str:
        return SUPPLY


class Swap(Op, frozen=True, kw_only=True, tag="swap"):
    """`own` rigs of one planet change places with `opponent` opposing rigs of another planet."""

    own: Positive
    opponent: Positive


class Stock(Op, frozen=True, kw_only=True, tag="stock"):
    """One planet's stock token: put one down, take it away, turn it over."""

    modes: tuple[Literal["place", "remove", "flip"], ...]
    where: Literal["any_planet"]


class Income(Op, frozen=True, kw_only=True, tag="income"):
    """What a planet would pay its owner in the profits phase, now and without module triggers."""

    where: Literal["fs", "any_discovered"]


class Gain(Op, frozen=True, kw_only=True, tag="gain"):
    """Credits; `per` own_rig_here = for each own rig on the module's planet."""

    credits: Positive
    per: Literal["", "own_rig_here"] = ""


class Buy(Op, frozen=True, kw_only=True, tag="buy"):
    """One card of the market (rules 6.5)."""


class Teleport(Op, frozen=True, kw_only=True, tag="teleport_module"):
    """One own planetary module to another discovered planet."""

    to: Literal["other_discovered"]


class UseInstallation(Op, frozen=True, kw_only=True, tag="use_installation"):
    """The installation of the ship's planet. `unless_used`: not one used this round; `counts_as_use`: it is used then."""

    where: Literal["fs"]
    unless_used: bool
    counts_as_use: bool


class PriceDelta(Op, frozen=True, kw_only=True, tag="price_delta"):
    """Static: added to the price of every card its owner buys."""

    delta: int


class Protect(Op, frozen=True, kw_only=True, tag="protect"):
    """Static: the opponent's effects of these kinds can't choose the owner's rigs there (`stock`: the planet)."""

    where: Literal["this"]
    against: tuple[Literal["remove_opponent", "replace_opponent", "move_opponent", "swap", "stock"], ...]


Rigs = PlaceOwn | MoveOwn | MoveOpponent | RemoveOwn | RemoveOpponent | ReplaceOpponent
"""Effects that go rig by rig."""

Simple = (
    Rigs | MoveShip | Swap | Stock | Income | Gain | Buy | Teleport | UseInstallation | PriceDelta | Protect
)


class Sequence(Op, frozen=True, kw_only=True, tag="sequence"):
    """All steps in this order; usable only if each of them could be carried out as things stand (`min` 0 always can)."""

    steps: tuple[Simple, ...]


class OneOf(Op, frozen=True, kw_only=True, tag="choice"):
    """The player picks one option that can be used."""

    options: tuple[Simple | Sequence, ...]


Effect = Simple | Sequence | OneOf


def op(effect: Op) -> str:
    """The word of the effect's kind."""
    return str(effect.__struct_config__.tag)
