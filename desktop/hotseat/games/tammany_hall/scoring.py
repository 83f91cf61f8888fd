"""Scores and ranks (rules 7)."""

from __future__ import annotations

from hotseat.engine.game import Score, ScoreRow, ranked

from .data import Catalogue
from .state import State
from .table import Rules

ROWS = ("wards", "mayor", "chip_majority", "unused_slander")
"""Where victory points come from; `Player.earned` counts them."""


def scores(cat: Catalogue, state: State) -> tuple[Score, ...]:
    """Points by their sources; ties as the data says: chips, then each colour, then who is mayor (rules 7.3, 7.4)."""
    table = Rules(state, cat)
    number, start = cat.number, cat.number["start_victory_points"]
    out = []
    for seat, player in enumerate(state.players):
        per = {"wards": 1, "mayor": number["mayor_points"], "chip_majority": number["chip_majority"]}
        rows = [ScoreRow("start", start)] if start else []
        for key in ROWS:
            points = player.earned.get(key, 0)
            each = per.get(key, number["unused_slander"])
            amount = player.wards_won if key == "wards" else points // each if each else 0
            rows.append(ScoreRow(key, points, amount))
        keys = {"points": table.points(seat)}
        keys |= {step: table.measure(seat, step) for step in cat.ties["final"]}
        out.append(Score(seat, tuple(rows), keys))
    return ranked(out)
