"""What is printed on the faces."""

from __future__ import annotations

from typing import Any

from .data import Catalogue


def facts(cat: Catalogue) -> dict[str, dict[str, Any]]:
    """`kind/face` -> what painters and readers need; `name` is a message of the locale without the game's prefix."""
    out: dict[str, dict[str, Any]] = {
        "deck/building": {"name": "deck-building"},
        "deck/worker": {"name": "deck-worker"},
    }
    for b in cat.buildings.values():
        printed = {
            "name": f"building-{b.id}",
            "machine": b.machine,
            "coins": b.coins,
            "points": b.points,
            "needs": dict(zip(cat.resources, b.needs, strict=True)),
        }
        if b.machine:
            printed["produces"] = dict(zip(cat.resources, cat.workers[b.id].produces, strict=True))
        out[f"building/{b.id}"] = printed
    for w in cat.workers.values():
        machine = cat.buildings.get(w.id)
        out[f"worker/{w.id}"] = {
            "name": f"building-{w.id}" if machine else f"worker-{w.id}",
            "class": w.of,
            "machine": machine.machine if machine else "",
            "points": machine.points if machine else 0,
            "wage": w.wage,
            "produces": dict(zip(cat.resources, w.produces, strict=True)),
        }
    return out
