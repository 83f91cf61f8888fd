"""Metallum: secret programs on a puzzle board, seven planets, nine rounds, for two."""

from hotseat.engine.game import GameDef

from .choices import AnyChoice
from .data import load
from .determinize import determinize
from .elements import elements
from .facts import facts
from .forecast import forecast
from .hints import hints
from .scoring import invariants, scores
from .setup import new_game, options, presets
from .state import State
from .table import Rules

GAME = GameDef(
    id="metallum",
    seats=(2, 2),
    minutes=60,
    weight=2.5,
    rules=1,
    state_type=State,
    choice_type=AnyChoice,
    catalogue=load,
    options=options,
    presets=presets,
    new_game=new_game,
    table=Rules,
    elements=elements,
    facts=facts,
    forecast=forecast,
    scores=scores,
    determinize=determinize,
    hints=hints,
    invariants=invariants,
    round=lambda state: state.round,
    move_limit=700,
    secrets=True,
)
