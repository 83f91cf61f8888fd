"""Tammany Hall (Doug Eckhart, 2007): ward bosses, sealed bids, four elections, for three to five."""

from hotseat.engine.game import GameDef

from . import data, determinize, elements, facts, forecast, hints, invariants, scoring, setup, state, table
from .choices import AnyChoice

GAME = GameDef(
    id="tammany_hall",
    seats=(3, 5),
    minutes=90,
    weight=2.8,
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
    invariants=invariants.invariants,
    round=lambda state: int(state.year),
    move_limit=900,
    secrets=True,
)
