"""Set-up of a new game (rules 2)."""

from __future__ import annotations

from hotseat.engine.chance import Chance
from hotseat.engine.game import Setup

from .data import Catalogue
from .flow.turn import Turn
from .state import Options, Player, State


def new_game(cat: Catalogue, setup: Setup) -> State:
    """Deal the apprentices, then shuffle the other workers; raises ValueError for options that do not fit."""
    option = _options(cat, setup)
    chance = Chance(setup.seed)
    buildings = list(cat.buildings)
    chance.shuffle(buildings)
    apprentices = list(cat.apprentices)
    chance.shuffle(apprentices)
    each = cat.constants.apprentices_dealt_per_player
    dealt = [apprentices[n * each : (n + 1) * each] for n in range(setup.seats)]
    taken = {name for hand in dealt for name in hand}
    workers = [name for name in cat.worker_cards if name not in taken]
    chance.shuffle(workers)
    start = chance.below(setup.seats) if option["start_player"] == "random" else _seat(option["start_player"])
    actions = int(option["actions_per_turn"])
    return State(
        players=[Player(int(option["starting_coins"]), hand) for hand in dealt],
        building_row=list(buildings[: cat.building_row]),
        building_deck=buildings[cat.building_row :],
        worker_row=list(workers[: cat.worker_row]),
        worker_deck=workers[cat.worker_row :],
        options=Options(int(option["target_points"]), actions),
        start=start,
        chance=chance.state,
        flow=[Turn(start, actions)],
    )


def _options(cat: Catalogue, setup: Setup) -> dict[str, str | int]:
    """The options with their defaults filled in."""
    known = {option.id: option for option in cat.options}
    for name, value in setup.options.items():
        if name not in known:
            raise ValueError(f"there is no option {name!r}; the options are {', '.join(known)}")
        wanted = known[name].why_not(value)
        if wanted is not None:
            raise ValueError(f"{name} can't be {value!r}; it is {wanted}")
    chosen = {name: setup.options.get(name, option.default) for name, option in known.items()}
    start = chosen["start_player"]
    if start != "random" and _seat(start) >= setup.seats:
        raise ValueError(f"start_player can't be {start!r} with {setup.seats} seats")
    return chosen


def _seat(value: str | int) -> int:
    """The seat meant by `seat-1`, `seat-2` ..."""
    return int(str(value).removeprefix("seat-")) - 1
