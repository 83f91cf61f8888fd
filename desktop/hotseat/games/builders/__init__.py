"""The Builders: Middle Ages (Frédéric Henry, 2013)."""

from hotseat.engine.game import GameDef

from . import data, determinize, elements, facts, forecast, hints, invariants, scoring, setup, state, table
from .choices import AnyChoice

GAME = GameDef(
    id="builders",
    seats=(2, 4),
    minutes=30,
    weight=1.5,
    rules=1,
    state_type=state.State,
    choice_type=AnyChoice,
    catalogue=data.load,
    options=lambda cat: cat.options,
    new_game=setup.new_game,
    table=table.BuildersTable,
    elements=elements.elements,
    facts=facts.facts,
    forecast=forecast.forecast,
    scores=scoring.scores,
    determinize=determinize.determinize,
    hints=hints.hints,
    invariants=invariants.invariants,
    round=lambda state: int(state.round),
    move_limit=5_000,
)
