"""The words in which spaces, buildings and bombs are written down (rules_data/manhattan_project/spaces.yaml).

A new building is a YAML record; code exists per kind of effect, never per card.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]

Kind = Literal["laborer", "engineer", "scientist"]
KINDS: tuple[Kind, ...] = ("laborer", "engineer", "scientist")
Slot = Literal["laborer", "engineer", "scientist", "scientist_or_engineer", "any"]
SLOTS: tuple[Slot, ...] = (*KINDS, "scientist_or_engineer", "any")
Resource = Literal["money", "yellowcake", "uranium", "plutonium", "spy", "fighter", "bomber"]
RESOURCES: tuple[Resource, ...] = (
    "money",
    "yellowcake",
    "uranium",
    "plutonium",
    "spy",
    "fighter",
    "bomber",
)
Good = Literal[
    "money",
    "yellowcake",
    "uranium",
    "plutonium",
    "spy",
    "fighter",
    "bomber",
    "laborer",
    "engineer",
    "scientist",
]
Price = dict[Resource, Positive]
Bundle = dict[Good, Positive]
Target = Literal["self", "others"]


class Op(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="op"):
    """One effect. `always`: it happens also when the action is declined (rules 4.6)."""

    always: bool = False


class Gain(Op, frozen=True, kw_only=True, tag="gain"):
    """The target receives one of the bundles completely, less what is above a cap or not in the supply (rules 11)."""

    one_of: tuple[Bundle, ...]
    target: Target = "self"


class Bribe(Op, frozen=True, kw_only=True, tag="bribe"):
    """Coins from the general supply onto the bribe tray."""

    amount: Positive


class UseSpies(Op, frozen=True, kw_only=True, tag="use_spies"):
    """For the rest of the turn buildings of others may be used (rules 8.3)."""

    limit: Literal["own_spy_value"]


class BuyBuilding(Op, frozen=True, kw_only=True, tag="buy_building"):
    """Buy cards of the market (rules 5.1)."""

    amount: Positive
    free_worker: Kind


class AirStrike(Op, frozen=True, kw_only=True, tag="air_strike"):
    """Any number of the attacks (rules 8.4)."""

    attacks: tuple[str, ...]


class Repairs(Op, frozen=True, kw_only=True, tag="repair"):
    """The target takes up to `amount` damage from his buildings, the n-th marker for prices[n-1] (rules 5.2)."""

    amount: Positive
    prices: tuple[Natural, ...]
    target: Target = "self"


class DraftBombs(Op, frozen=True, kw_only=True, tag="draft_bombs"):
    """The draft of the face-up bomb cards (rules 5.3)."""


Question = BuyBuilding | AirStrike | Repairs | DraftBombs
"""Effects that may ask something."""
Effect = Gain | Bribe | UseSpies | Question


ONLY = "only"
"""What an alternative is called where there is no choice."""


def word(bundle: Bundle | Price) -> str:
    """What an alternative is called: its first good."""
    return next(iter(bundle))
