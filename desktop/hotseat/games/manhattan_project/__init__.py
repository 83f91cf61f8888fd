"""The Manhattan Project (Brandon Tibbetts, 2012)."""

from hotseat.engine.game import GameDef

from . import data, determinize, elements, facts, forecast, hints, scoring, setup, state, table
from .choices import AnyChoice

GAME = GameDef(
    id="manhattan_project",
    seats=(2, 5),
    minutes=120,
    weight=3.0,
    rules=1,
    state_type=state.State,
    choice_type=AnyChoice,
    catalogue=data.load,
    options=lambda cat: cat.options,
    new_game=setup.new_game,
    table=table.Rules,
    elements=elements.elements,
    facts=facts.facts,
    forecast=forecast.forecast,
    scores=scoring.scores,
    determinize=determinize.determinize,
    hints=hints.hints,
    invariants=scoring.invariants,
    round=lambda state: max(1, state.round),
    move_limit=60_000,
    secrets=True,
)
