"""What is printed on each piece, and what planets and pieces are called inside sentences."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .choices import installation_id, module_id, tile_id
from .data import Catalogue, Tile
from .signs import signs
from .vocabulary import Effect

Facts = dict[str, dict[str, Any]]


def facts(cat: Catalogue) -> Facts:
    """`kind/face` -> facts; `name` and `text` are message keys.

    The arguments `by`, `tiles`, `origin` and `other` of choices and events get the names of the pieces they stand for.
    """
    out: Facts = {}
    for tile in cat.tiles.values():
        out[f"tile/{tile.id}"] = _tile(cat, tile)
    for cell in cat.cells.values():
        out[f"cell/{cell.id}"] = {
            "name": f"kind-{cell.id}",
            "kind": cell.id,
            "interfaces": dict(_joints(cat, cell.id)),
        }
    for planet in cat.planets.values():
        out[f"planet/{planet.id}"] = {"name": f"planet-{planet.id}", "letter": planet.letter}
        out[f"installation/{planet.id}"] = {
            "name": f"planet-{planet.id}",
            "text": f"planet-{planet.id}-text",
            "signs": _signs(planet.effect),
        }
    for i in range(cat.constants.planets_in_play):
        out[f"planet/unknown-{i}"] = {"name": f"planet-unknown-{i}", "place": i + 1}
    for module in cat.modules.values():
        out[f"module/{module.id}"] = {
            "name": f"module-{module.id}",
            "text": f"module-{module.id}-text",
            "deck": module.deck,
            "cost": module.cost,
            "use": module.kind,
            "ship": module.needs_ship,
            "trigger": module.trigger,
            "signs": _signs(module.effect),
        }
    for rate in cat.profits.values():
        if rate.id != "none":
            out[f"stock/{rate.id}"] = {
                "name": f"stock-{rate.id}",
                "majority": rate.majority,
                "minority": rate.minority,
            }
    for i, slot in enumerate(cat.slots):
        out[f"slot/{i}"] = {"name": f"slot-{i}", "modifier": slot.modifier}
    out.update({alias: {"name": name} for alias, name in _aliases(out)})
    return out


def _signs(effect: Effect) -> list[list[str]]:
    return [list(sign) for sign in signs(effect)]


def _tile(cat: Catalogue, tile: Tile) -> dict[str, Any]:
    cell = cat.cells[tile.type]
    return {
        "name": f"tile-{tile.id}",
        "text": f"tile-{tile.id}-text",
        "type": tile.type,
        "row": cell.row,
        "col": cell.col,
        "complexity": tile.complexity,
        "interfaces": dict(tile.interfaces),
        "signs": _signs(tile.effect),
    }


def _joints(cat: Catalogue, cell: str) -> Iterator[tuple[str, str]]:
    """The inner edges of a cell with the colours that must meet there."""
    for joint in cat.joints:
        for name, edge in zip(joint.between, joint.edges, strict=True):
            if name == cell:
                yield edge, joint.colour


def _aliases(known: Facts) -> Iterator[tuple[str, str]]:
    for key, printed in known.items():
        kind, _, face = key.partition("/")
        if kind == "planet":
            yield f"origin/{face}", printed["name"]
        if kind in ("planet", "tile"):
            yield f"other/{face}", printed["name"]
        if kind == "installation":
            yield f"by/{installation_id(face)}", printed["name"]
        if kind == "module":
            yield f"by/{module_id(face)}", printed["name"]
        if kind == "tile":
            yield f"by/{tile_id(0, face)}", printed["name"]
            yield f"by/{tile_id(1, face)}", printed["name"]
            yield f"tiles/{tile_id(0, face)}", printed["name"]
            yield f"tiles/{tile_id(1, face)}", printed["name"]
