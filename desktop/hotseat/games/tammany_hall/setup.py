"""A new game (rules 2)."""

from __future__ import annotations

from hotseat.engine.chance import Chance
from hotseat.engine.game import Setup

from .data import COLOURS, Catalogue, Colour
from .flow.results import NextTerm
from .state import District, Player, State


def new_game(cat: Catalogue, setup: Setup) -> State:
    """Set-up cubes aside, the others into the bag; the first term begins when the kernel settles. Raises ValueError for
    options that do not fit."""
    option = _options(cat, setup)
    chance = Chance(setup.seed)
    start = option["start_player"]
    first = chance.below(setup.seats) if start == "random" else _seat(start)
    boxes: dict[str, list[str]] = {}
    bag: list[str] = []
    left = {c: [f"{c}-{n}" for n in range(cat.nationalities[c].cubes)] for c in COLOURS}
    for zone in cat.zones.values():
        boxes[zone.id] = [left[c].pop(0) for c, n in zone.setup_cubes.items() for _ in range(n)]
    for cubes in left.values():
        bag += cubes
    return State(
        players=[
            Player(dict[Colour, int].fromkeys(COLOURS, 0), cat.number["start_slander_chips"])
            for _ in range(setup.seats)
        ],
        chance=chance.state,
        flow=[NextTerm()],
        bag=bag,
        wards={w: District([], [0] * setup.seats) for w in cat.order},
        boxes=boxes,
        first=first,
        garden_return=option["castle_garden_return"],
        second_needs_boss=option["slander_second_needs_own_boss"] == "yes",
        year=0,
    )


def _options(cat: Catalogue, setup: Setup) -> dict[str, str]:
    """The options with their defaults filled in."""
    known = {option.id: option for option in cat.options}
    for name, value in setup.options.items():
        if name not in known:
            raise ValueError(f"there is no option {name!r}; the options are {', '.join(known)}")
        wanted = known[name].why_not(value)
        if wanted is not None:
            raise ValueError(f"{name} can't be {value!r}; it is {wanted}")
    chosen = {name: str(setup.options.get(name, option.default)) for name, option in known.items()}
    start = chosen["start_player"]
    if start != "random" and _seat(start) >= setup.seats:
        raise ValueError(f"start_player can't be {start!r} with {setup.seats} seats")
    return chosen


def _seat(value: str) -> int:
    """The seat meant by `seat-1`, `seat-2` ..."""
    return int(value.removeprefix("seat-")) - 1
