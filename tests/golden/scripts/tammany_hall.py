"""Golden games of Tammany Hall that luck and hints hardly ever bring about, and what all its golden games together show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hotseat.engine.flow import Event
from hotseat.games.tammany_hall import GAME
from hotseat.games.tammany_hall.choices import Bid, Decline, EndTurn, Place, Slander

Wanted = Callable[[Any], bool]


def _best(table: Any, seat: int, wanted: Wanted = lambda _: True) -> Any:
    """The best hint among the wanted ones, or else of all."""
    found = GAME.hints(table, seat)
    return max([h for h in found if wanted(h.choice)] or found, key=lambda h: h.value).choice


def _quiet(table: Any, seat: int, bosses: tuple[str, str]) -> Any:
    """Two bosses and nothing else; no chip is bid, no bonus taken."""
    frame = table.state.flow[-1]
    question = frame.ask(table).key
    if question == "bid":
        return Bid(frame.ward)
    if question in ("settle-bonus", "chip-bonus"):
        return Decline()
    if question == "assign":
        return _best(table, seat)
    return EndTurn() if frame.placed else Place(bosses[0], "boss", bosses[1])


def no_mayor(table: Any, seat: int) -> Any:
    """In the first term all go to the same wards: every ward is tied and nobody has a chip (R-MY3)."""
    year, wards = table.state.year, list(table.active())
    if year > 4:
        return _best(table, seat)
    return _quiet(table, seat, (wards[2 * year % 6], wards[2 * year % 6 + 1]))


def mayor_stays(table: Any, seat: int) -> Any:
    """Three seats. Seat 0 alone wins a ward and is mayor; then 1 and 2 win one each, with the same chips: the mayor stays,
    though he is not among the tied (R-MY2)."""
    year, wards = table.state.year, list(table.active())
    if year > 8:
        return _best(table, seat)
    if year < 4:
        return _quiet(table, seat, (wards[2 * year % 6], wards[2 * year % 6 + 1]))
    if year == 4:
        return _quiet(table, seat, ("14", "14") if seat else ("6", "6"))
    free = [w for w in wards if w not in ("6", "14")]
    colours = [table.colours(w) for w in free]
    one = next(i for i, c in enumerate(colours) if c in colours[i + 1 :])
    other = colours.index(colours[one], one + 1)
    first, second = free[one], free[other]
    rest = next(w for w in free if w not in (first, second))
    if year == 5:
        return _quiet(table, seat, ((first, second), (first, first), (second, second))[seat])
    return _quiet(table, seat, ("6" if (year, seat) == (6, 1) else rest, rest))


def empty_bag(table: Any, seat: int) -> Any:
    """Everybody settles in every turn, and nothing goes back to the bag: it runs out in the last term (R-CG4, R-EL9)."""

    def wanted(choice: Any) -> bool:
        settles = isinstance(choice, Place) and (choice.second != "boss" or not table.state.garden)
        return settles or (not isinstance(choice, Place) and choice.verb not in ("remove-cube", "decline"))

    return _best(table, seat, wanted)


def slanderers(table: Any, seat: int) -> Any:
    """Whoever could pay for both steps slanders, and goes on to the second one; then offices are used."""
    chips, found = table.player(seat).chips, [h.choice for h in GAME.hints(table, seat)]
    for wanted in (_goes_on, lambda c: isinstance(c, Slander) and chips[c.colour] > 2, _office):
        if any(map(wanted, found)):
            return _best(table, seat, wanted)
    return _best(table, seat)


def _goes_on(choice: Any) -> bool:
    return bool(choice.verb == "slander-again")


def _office(choice: Any) -> bool:
    return choice.verb in ("take-chip", "lock", "remove-cube", "move-cube")


SCRIPTS = {
    "no_mayor": (3, no_mayor),
    "mayor_stays": (3, mayor_stays),
    "slanderers": (4, slanderers),
    "empty_bag": (5, empty_bag),
}
"""Name -> number of seats and who chooses what."""

COVERED: dict[str, Callable[[Event], bool]] = {
    "a tied ward": lambda e: e.key == "tied",
    "a ward without candidates": lambda e: e.key == "vacant",
    "a ward with one candidate": lambda e: e.key == "unopposed",
    "a mayor by tie-break": lambda e: e.key == "tie-broken",
    "a tie that keeps the mayor": lambda e: e.key == "mayor-stays",
    "no mayor": lambda e: e.key == "no-mayor",
    "Deputy Mayor": lambda e: e.key == "took-chip",
    "Council President": lambda e: e.key == "locked",
    "Chief of Police": lambda e: e.key == "removed-cube",
    "Precinct Chairman": lambda e: e.key == "moved-cube",
    "the first slander": lambda e: e.key == "slandered",
    "the second slander": lambda e: e.key == "slandered-again",
    "a bonus cube": lambda e: e.key == "settled-bonus",
    "a bonus chip": lambda e: e.key == "chip-bonus",
    "a declined bonus": lambda e: e.key == "declined",
    "a colour that nobody leads": lambda e: e.key == "no-majority",
    "a zone that opens": lambda e: e.key == "opened",
    "an empty bag": lambda e: e.key == "drew" and e.args["left"] == 0,
}
"""What must happen in some golden game -> the event that proves it."""
