"""The pass-and-play controller: one match of one game, the people, whose eyes the screen serves, undo and redo.

INTERFACE AGREED BETWEEN SESSION AND SCREENS (to be filled in; keep names and meanings)
"""

from __future__ import annotations

from typing import Any

import msgspec

from hotseat.engine.element import Element
from hotseat.engine.flow import Ask, Event
from hotseat.engine.game import GameDef, Score, Setup
from hotseat.engine.offer import Dial, Forecast, Offer, Refusal


class Person(msgspec.Struct, frozen=True):
    """Who sits in a seat. `bot` is empty for a human, else the bot's name ("random", "greedy")."""

    name: str
    colour: int  # index into the colour-blind-safe set of seats 0..4; the symbol goes with the colour
    bot: str = ""


class Move(msgspec.Struct):
    """One choice that was made. Moves of one gesture (remedy + choice, triggered choices) share `gesture`."""

    seat: int
    choice: Any
    gesture: int
    events: list[Event]
    barrier: str = ""  # "", "revealed" (somebody learned something), "handed-over"


class Match:
    """A running match. All methods are synchronous and quick; nothing here touches the disk."""

    game: GameDef
    setup: Setup
    people: tuple[Person, ...]
    cat: Any
    state: Any
    ask: Ask | None  # the open question, None = over
    moves: list[Move]
    viewer: int | None  # whose eyes the screen serves; None = nobody (curtain, spectators)
    revision: int  # goes up with every change of the position

    @classmethod
    def new(cls, game: GameDef, setup: Setup, people: tuple[Person, ...]) -> Match: ...

    # -- who is at the screen --------------------------------------------------------------------------
    @property
    def seat(self) -> int | None:
        """The human or bot seat that is to answer now: the first of the asked ones still to answer, in the order of
        the device going round; a bot's seat comes before humans in a sealed round. None = over."""

    @property
    def handover(self) -> bool:
        """Must the device change hands (curtain) before `seat` may see its view? Depends on curtain policy
        "secret" (default: when private things change hands), "always", "never"."""

    def open_curtain(self) -> None:
        """`seat` has taken the device: viewer = seat; its sealed answers of others can't be taken back any more."""

    def view(self, viewer: int | None) -> list[Element]: ...
    def log(self, viewer: int | None) -> list[tuple[int, Event]]: ...  # (move number, event) as this viewer may know it
    def since_last_turn(self, seat: int) -> list[Event]: ...

    # -- choosing (for `seat`) ---------------------------------------------------------------------------
    def offers(self) -> list[Offer]: ...
    def dials(self, verb: str) -> tuple[Dial, ...]: ...
    def why_not(self, choice: Any) -> Refusal | None: ...
    def forecast(self, choice: Any) -> Forecast: ...
    def would_seal(self, choice: Any) -> str:
        """"" or the reason ("revealed", "handed-over") why this choice could not be taken back. Tried on a clone."""

    def choose(self, *choices: Any) -> list[Move]:
        """Play the choices as one gesture for `seat`. Raises IllegalChoice with everything as before; when the engine
        raises, the last snapshot is put back before the error goes on (EngineFault)."""

    def hint(self) -> Any | None: ...

    # -- undo ----------------------------------------------------------------------------------------------
    @property
    def undo_blocked(self) -> str:
        """"" = undo is free; else why not: "nothing", "revealed", "handed-over"."""

    def undo(self, by_consent: bool = False) -> None: ...
    @property
    def can_redo(self) -> bool: ...
    def redo(self) -> None: ...

    # -- results --------------------------------------------------------------------------------------------
    def scores(self) -> tuple[Score, ...]: ...
    @property
    def score_history(self) -> list[tuple[int, tuple[int, ...]]]:
        """(round, total per seat) at the end of every round, for the chart."""
