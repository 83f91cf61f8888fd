"""A new game (rules 3) and the switches of the set-up (rules 2)."""

from __future__ import annotations

from hotseat.engine.chance import Chance
from hotseat.engine.game import Option, Preset, Setup

from .data import Catalogue
from .state import Disc, Player, State
from .table import Rules


def options(cat: Catalogue) -> tuple[Option, ...]:
    """Both switches; their defaults are the default preset."""
    return tuple(
        Option(name, str(getattr(cat.default, name)), values) for name, values in cat.options.items()
    )


def presets(cat: Catalogue) -> tuple[Preset, ...]:
    """Both switches at once, by the name of what they follow."""
    return tuple(Preset(p.id, {name: getattr(p, name) for name in cat.options}) for p in cat.presets)


def new_game(cat: Catalogue, setup: Setup) -> State:
    """Planets are drawn, decks shuffled, three modules offered, ships on the first planet."""
    chosen = {option.id: str(setup.options.get(option.id, option.default)) for option in options(cat)}
    chance = Chance(setup.seed)
    drawn = [p.id for p in cat.planets.values() if p.fixed == "no"]
    decks: dict[str, list[str]] = {"planetary": [], "action": []}
    for module in cat.modules.values():
        decks[module.deck].append(module.id)
    for pile in (drawn, *decks.values()):
        chance.shuffle(pile)
    removed = [drawn.pop() for _ in range(cat.constants.planets_removed)]
    ends = {p.fixed: p.id for p in cat.planets.values()}
    first = Disc(ends["first"], True, [0, 0])
    last = Disc(ends["last"], chosen["omega_starts"] == "face_up", [0, 0])
    state = State(
        players=[
            Player(credits=cat.constants.start_credits, supply=cat.constants.rigs_per_player)
            for _ in range(setup.seats)
        ],
        chance=chance.state,
        flow=[],
        turn_order=chosen["turn_order"],
        omega_starts=chosen["omega_starts"],
        row=[first, *(Disc(p, False, [0, 0]) for p in drawn), last],
        removed=removed,
        market=[""] * len(cat.slots),
        deck=decks[cat.deck(1)],
        later=decks["action" if cat.deck(1) == "planetary" else "planetary"],
    )
    table = Rules(state, cat)
    for place in reversed(range(len(cat.slots))):
        if cat.slots[place].filled_at_setup:
            state.market[place] = table.draw()
    table.begin_round()
    return state
