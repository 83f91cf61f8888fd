"""What is printed on each piece and on the map, and what wards, cubes and offices are called inside sentences."""

from __future__ import annotations

from typing import Any

from .data import COLOURS, Catalogue

Facts = dict[str, dict[str, Any]]


def facts(cat: Catalogue) -> Facts:
    """`kind/face` -> facts; `name` is a message key. The arguments `second_ward` and `to_ward` are called like wards, the
    argument `cube` like its nationality."""
    out: Facts = {"map/city": _city(cat), "year/track": {"elections": [term.years[-1] for term in cat.terms]}}
    for ward in cat.wards.values():
        drawn = cat.drawing.outlines[ward.id]
        out[f"ward/{ward.id}"] = {
            "name": f"ward-{ward.id}",
            "zone": cat.zone_of[ward.id],
            "order": cat.order.index(ward.id) + 1,
            "points": ward.victory_points,
            "bonus": ward.bonus,
            "hall": ward.tammany_hall,
            "adjacent": list(cat.adjacent[ward.id]),
            "polygon": [list(p) for p in drawn.polygon],
            "badge": list(drawn.badge),
            "icon": list(drawn.icon),
            "pieces": list(drawn.pieces),
            "arrows": [[list(a.at), a.angle] for a in cat.drawing.arrows if ward.id in a.wards],
        }
        for alias in ("second_ward", "to_ward"):
            out[f"{alias}/{ward.id}"] = {"name": f"ward-{ward.id}"}
    for colour in COLOURS:
        nation = cat.nationalities[colour]
        look = {"name": f"colour-{colour}", "colour": nation.colour, "symbol": nation.symbol}
        for kind in ("cube", "chip", "bag-colour", "leader"):
            out[f"{kind}/{colour}"] = dict(look)
        for n in range(nation.cubes):
            out[f"cube/{colour}-{n}"] = dict(look)
    for office in cat.offices.values():
        out[f"office/{office.id}"] = {
            "name": f"office-{office.id}",
            "text": f"office-{office.id}-text",
            "power": office.power,
            "year_uses": office.uses_per_year,
            "term_uses": office.uses_per_term,
        }
    for zone in cat.zones.values():
        out[f"zone/{zone.id}"] = {"name": f"zone-{zone.id}", "wards": list(zone.wards)}
    return out


def _city(cat: Catalogue) -> dict[str, Any]:
    """The map around the wards: canvas, sizes of pieces, shores, squares, arrows, boxes."""
    drawing = cat.drawing
    canvas = drawing.canvas
    return {
        "name": "map-city",
        "width": canvas.width,
        "height": canvas.height,
        "boss": list(canvas.boss),
        "cube": list(canvas.cube),
        "badge_radius": canvas.badge_radius,
        "icon_radius": canvas.icon_radius,
        "land": [[list(p) for p in drawn.polygon] for drawn in drawing.outlines.values()],
        "plazas": [[list(p) for p in plaza.polygon] for plaza in drawing.plazas],
        "arrows": [[list(arrow.at), arrow.angle] for arrow in drawing.arrows],
        "boxes": {name: list(box.box) for name, box in drawing.boxes.items()},
    }
