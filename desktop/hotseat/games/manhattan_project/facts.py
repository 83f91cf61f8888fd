"""What is printed on each piece, and what goods and sites are called inside sentences."""

from __future__ import annotations

from typing import Any

from .data import Catalogue, SiteRecord
from .vocabulary import KINDS, ONLY, RESOURCES, SLOTS, Bribe, Gain

GOODS = (*RESOURCES, *KINDS)
Facts = dict[str, dict[str, Any]]


def facts(cat: Catalogue) -> Facts:
    """`kind/face` -> facts; `name` is a message key.

    Sites: `workers` (by slot), `cost` (alternatives), `gives` (alternatives of what the player gains), `others`,
    `bribe`, `does` (words of the effects that are neither). The same for sentences, with a number for every good: `need`,
    `price` and `either` (an alternative), `gain` and `or`, `each` of the others, and `act`, what else it does. Arguments
    like `site` and `resource` find their names here.
    """
    out: Facts = {}
    for space in cat.spaces.values():
        out[f"space/{space.id}"] = {"name": f"space-{space.id}", "area": space.area} | _site(space)
        out[f"site/space/{space.id}"] = {"name": f"space-{space.id}"}
    for building in cat.buildings.values():
        name = f"building-{building.id}"
        printed = {"name": name, "kind": building.kind, "starting": building.starting}
        out[f"building/{building.id}"] = printed | _site(building)
        out[f"site/building/{building.id}"] = {"name": name}
    for bomb in cat.bombs.values():
        out[f"bomb/{bomb.id}"] = {
            "name": f"bomb-{bomb.id}",
            "kind": bomb.kind,
            "workers": dict(bomb.workers),
            "fuel": dict(bomb.fuel),
            "points": bomb.points,
            "tested": bomb.points_tested,
            "load": dict(bomb.load),
            "pieces": sum(bomb.fuel.values()),
            "engineers": bomb.workers.get("engineer", 0),
            "scientists": bomb.workers.get("scientist", 0),
        }
    for place in cat.market:
        out[f"position/{place.position}"] = {
            "name": f"position-{place.position}",
            "price": place.price,
            "free": place.free_for_engineer,
            "tray": place.collect_bribes,
            "bribe": place.add_bribe,
        }
    for tile in cat.tests.values():
        out[f"test/{tile.id}"] = {"name": tile.id.replace("_", "-"), "points": tile.points}
    for kind in cat.workers:
        out[f"workers/{kind}"] = out[f"kind/{kind}"] = {"name": f"good-{kind}"}
        out[f"worker/{kind}"] = out[f"resource/{kind}"] = {"name": f"word-{kind}"}
    for resource, fact in cat.resources.items():
        printed = {"name": f"good-{resource}", "most": fact.max or 0}
        out[f"resource/{resource}"] = {"name": f"word-{resource}"}
        if fact.max is not None:
            out[f"track/{resource}"] = out[f"aircraft/{resource}"] = printed
    for name in ("deck-building", "deck-bomb"):
        out[name.replace("-", "/")] = {"name": name}
    out["tray/tray"] = {"name": "tray"}
    for name in _alternatives(cat):
        out[f"payment/{name}"] = out[f"output/{name}"] = {"name": f"good-{name}"}
    return out


def _site(record: SiteRecord) -> dict[str, Any]:
    own = [e for e in record.effects if isinstance(e, Gain) and e.target == "self"]
    others = [e.one_of[0] for e in record.effects if isinstance(e, Gain) and e.target == "others"]
    does = [str(e.__struct_config__.tag) for e in record.effects if not isinstance(e, Gain | Bribe)]
    prices, gains = [*record.cost, {}, {}], [*(b for e in own for b in e.one_of), {}, {}]
    return {
        "workers": dict(record.workers),
        "cost": [dict(c) for c in record.cost],
        "gives": [dict(b) for e in own for b in e.one_of],
        "others": {k: n for b in others for k, n in b.items()},
        "bribe": sum(e.amount for e in record.effects if isinstance(e, Bribe)),
        "does": does,
        "need": {slot: record.workers.get(slot, 0) for slot in SLOTS},
        "price": {r: prices[0].get(r, 0) for r in RESOURCES},
        "either": {r: prices[1].get(r, 0) for r in RESOURCES},
        "gain": {good: gains[0].get(good, 0) for good in GOODS},
        "or": {good: gains[1].get(good, 0) for good in GOODS},
        "each": {r: sum(b.get(r, 0) for b in others) for r in RESOURCES},
        "costs": len(record.cost),
        "act": next(iter(does), ""),
    }


def _alternatives(cat: Catalogue) -> list[str]:
    """Goods by which alternatives are named."""
    sites = cat.sites.values()
    found = {w for s in sites for w in (*s.outputs, *s.prices)} - {ONLY}
    return sorted(found)
