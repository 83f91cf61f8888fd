"""What a player may do in a turn: one frozen struct per verb, fields named like the arguments of the events."""

from __future__ import annotations

from hotseat.engine.flow import Agree, Choice


def card(name: str) -> str:
    """The element id of a card. It never changes, also when a finished machine joins the team."""
    return f"card/{name}"


class Open(Choice, frozen=True, tag="open"):
    """Take a building of the row as a new site (rules 4.1)."""

    building: str

    @property
    def at(self) -> tuple[str, ...]:
        return (card(self.building),)


class Recruit(Choice, frozen=True, tag="recruit"):
    """Take a worker of the row into the team, free of coins (rules 4.1)."""

    worker: str

    @property
    def at(self) -> tuple[str, ...]:
        return (card(self.worker),)


class Send(Choice, frozen=True, tag="send"):
    """Send a worker or a machine of the team to an own site (rules 4.2)."""

    worker: str
    building: str

    @property
    def at(self) -> tuple[str, ...]:
        return (card(self.worker), card(self.building))


class Take(Choice, frozen=True, tag="take"):
    """Turn actions into coins (rules 4.4)."""

    actions: int


class Buy(Choice, frozen=True, tag="buy"):
    """Buy extra actions (rules 4.5)."""

    actions: int


class EndTurn(Choice, frozen=True, tag="end-turn"):
    """End the turn; actions left are lost (rules 4.6)."""


AnyChoice = Open | Recruit | Send | Take | Buy | EndTurn | Agree
