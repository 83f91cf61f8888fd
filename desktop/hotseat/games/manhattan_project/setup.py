"""A new game (rules 3)."""

from __future__ import annotations

from hotseat.engine.chance import Chance
from hotseat.engine.game import Setup

from .data import Catalogue
from .flow.opening import Start
from .state import Player, State
from .table import Rules


def new_game(cat: Catalogue, setup: Setup) -> State:
    """Market, decks and designs are shuffled, bonuses given; the late seats choose their worker first.

    Raises ValueError for an option or value that is not there.
    """
    chosen = _options(cat, setup)
    chance, count = Chance(setup.seed), cat.counts[setup.seats]
    first = chance.below(setup.seats) if chosen["first"] == "random" else _seat(chosen["first"])
    starting = [b.id for b in cat.buildings.values() if b.starting]
    regular = [b.id for b in cat.buildings.values() if not b.starting]
    bombs = list(cat.bombs)
    for pile in (starting, regular, bombs):
        chance.shuffle(pile)
    market = [(starting if place.setup == "starting" else regular).pop(0) for place in cat.market]
    state = State(
        players=[_player(cat) for _ in range(setup.seats)],
        chance=chance.state,
        flow=[Start()],
        first=first,
        market=market,
        deck=regular,
        designs=bombs[: count.face_up_bombs],
        bomb_deck=bombs[count.face_up_bombs :],
        returned=[],
        tests=list(count.test_tiles),
        contractors={k: w.contractors for k, w in cat.workers.items()},
        crews={s: [] for s in cat.spaces},
        pacts_allowed=chosen["pacts"] == "on",
        warns=chosen["warning"] == "on",
    )
    table = Rules(state, cat)
    order = list(zip(table.seats(first), cat.bonus, strict=False))
    for seat, bonus in reversed(order):
        state.players[seat].stock["money"] += bonus.money
        if bonus.pick:
            table.choose_bonus(seat, bonus.pick)
    return state


def _player(cat: Catalogue) -> Player:
    return Player(
        stock={r: fact.start for r, fact in cat.resources.items()},
        hand={k: w.start_in_hand for k, w in cat.workers.items()},
        hired=dict.fromkeys(cat.workers, 0),
        reserve={k: w.permanent - w.start_in_hand for k, w in cat.workers.items()},
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
    if chosen["first"] != "random" and _seat(chosen["first"]) >= setup.seats:
        raise ValueError(f"first can't be {chosen['first']!r} with {setup.seats} seats")
    return chosen


def _seat(value: str) -> int:
    """The seat meant by `seat-1`, `seat-2` ..."""
    return int(value.removeprefix("seat-")) - 1
