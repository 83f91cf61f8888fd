"""The final score: points on finished cards and a point for every full ten coins (R-END), ranked by R-TIE."""

from __future__ import annotations

from hotseat.engine.game import Score, ScoreRow, ranked

from .data import Catalogue
from .state import State


def scores(cat: Catalogue, state: State) -> tuple[Score, ...]:
    """As they stand. Unfinished sites and idle workers change nothing."""
    out = []
    for seat, player in enumerate(state.players):
        counters = {
            "card_points": sum(cat.buildings[b].points for b in player.finished),
            "coins": player.coins,
        }
        rows = tuple(
            ScoreRow(r.id, counters[r.counter] // r.per * r.points, counters[r.counter]) for r in cat.score
        )
        counters["score"] = sum(row.points for row in rows)
        out.append(Score(seat, rows, {key: counters[key] for key in cat.ranking}))
    return ranked(out)
