"""What lies on the table for one viewer: a positive list (rules 12).

Secret are only the bomb cards in other hands, the packet of a draft for all but the one who is choosing, and the decks.
"""

from __future__ import annotations

from collections.abc import Iterator

from hotseat.engine.element import Element

from .choices import WORKERS, aircraft_id, bomb_id, building_id, space_id
from .data import Catalogue
from .flow.design_bomb import DesignBomb
from .flow.turn import Turn
from .state import Building, State
from .table import Rules
from .threat import threat
from .vocabulary import KINDS, RESOURCES, Resource
from .workers import CONTRACTOR, Worker

TRACKS: tuple[Resource, ...] = ("uranium", "plutonium", "spy")
AIRCRAFT: tuple[Resource, ...] = ("fighter", "bomber")


def elements(cat: Catalogue, state: State, viewer: int | None) -> Iterator[Element]:
    """The main board with market, bombs and tracks, then each seat with its buildings, bombs and hand."""
    table = Rules(state, cat)
    yield from _spaces(table)
    yield from _market(table)
    yield from _bombs(table, viewer)
    for n, resource in enumerate(TRACKS):
        values = {f"seat-{s}": p.stock[resource] for s, p in enumerate(state.players)}
        yield Element(f"track/{resource}", "track", f"tracks/{n}", resource, badges=values)
    for n, kind in enumerate(KINDS):
        badges = {"contractor": state.contractors[kind]}
        yield Element(
            f"workers/grey/{kind}", "workers", f"supply/{n}", kind, badges=badges, marks=("supply",)
        )
    yield Element("tray", "tray", "tray/0", "tray", badges={"money": state.tray})
    for n, tile in enumerate(state.tests):
        yield Element(f"test/{tile}", "test", f"tests/{n}", tile)
    for seat in range(len(state.players)):
        yield from _seat(table, seat, viewer)


def acting(state: State) -> int | None:
    """Whose turn it is."""
    return next((f.seat for f in state.flow if isinstance(f, Turn)), None)


def _crew(on: str, crew: list[Worker]) -> Iterator[Element]:
    for n, worker in enumerate(crew):
        seat = None if worker.seat == CONTRACTOR else worker.seat
        marks = ("contractor",) if seat is None else ("permanent",)
        yield Element(worker.id, "worker", f"{on}:worker/{n}", worker.kind, seat, marks=marks)


def _spaces(table: Rules) -> Iterator[Element]:
    cat, state = table.cat, table.state
    counts = dict.fromkeys(cat.areas, 0)
    for space in cat.spaces.values():
        crew, site = state.crews[space.id], cat.sites[space_id(space.id)]
        marks: tuple[str, ...] = ()
        if site.drafts and not state.designs and not any(isinstance(f, DesignBomb) for f in state.flow):
            marks = ("closed",)
        elif space.capacity and crew:
            marks = ("occupied",)
        place = f"board/{space.area}/{counts[space.area]}"
        counts[space.area] += 1
        yield Element(site.id, "space", place, space.id, badges={"workers": len(crew)}, marks=marks)
        yield from _crew(site.id, crew)


def _market(table: Rules) -> Iterator[Element]:
    state = table.state
    for n, position in enumerate(table.cat.market):
        name = str(position.position)
        yield Element(f"position/{name}", "position", f"market/{n}", name, badges={"price": position.price})
        if n < len(state.market):
            card = state.market[n]
            place = f"position/{name}:card/0"
            yield Element(
                building_id(card),
                "building",
                place,
                card,
                badges={"price": position.price},
                marks=("offered",),
            )
    yield Element("deck/building", "deck", "deck/building", "building", badges={"cards": len(state.deck)})


def _bombs(table: Rules, viewer: int | None) -> Iterator[Element]:
    """Designs, the packet for the one who is choosing, the deck and what everybody saw going under it."""
    state = table.state
    for n, bomb in enumerate(state.designs):
        yield Element(bomb_id(bomb), "bomb", f"designs/{n}", bomb, marks=("design",))
    for frame in state.flow:
        if isinstance(frame, DesignBomb):
            holds = viewer is not None and viewer == frame.chooser(table)
            for n, bomb in enumerate(frame.packet):
                if holds:
                    yield Element(bomb_id(bomb), "bomb", f"packet/{n}", bomb, marks=("packet",))
                else:
                    yield Element(f"packet/{n}", "back", f"packet/{n}", marks=("packet",))
    cards = {"cards": len(state.bomb_deck) + len(state.returned)}
    yield Element("deck/bomb", "deck", "deck/bomb", "bomb", badges=cards)
    for n, bomb in enumerate(state.returned):
        yield Element(bomb_id(bomb), "bomb", f"returned/{n}", bomb, marks=("returned",))


def _seat(table: Rules, seat: int, viewer: int | None) -> Iterator[Element]:
    state, player = table.state, table.player(seat)
    badges = {"points": table.points(seat), "target": table.count.target_points}
    badges |= {good: player.stock[good] for good in RESOURCES}
    badges |= dict(zip(WORKERS, table.hand(seat), strict=True))
    badges["plans"] = len(player.plans)
    marks = ["acting"] if acting(state) == seat else ["won"] if state.winner == seat else []
    if state.warns and threat(table, seat):
        marks.append("threat")
    yield Element(f"seat{seat}", "mat", f"seat{seat}", None, seat, badges, tuple(marks))
    for n, kind in enumerate(KINDS):
        held = {
            "permanent": player.hand[kind],
            "contractor": player.hired[kind],
            "reserve": player.reserve[kind],
        }
        yield Element(f"workers/{seat}/{kind}", "workers", f"seat{seat}/workers/{n}", kind, seat, held)
    for n, plane in enumerate(AIRCRAFT):
        planes = {"amount": player.stock[plane]}
        yield Element(aircraft_id(seat, plane), "aircraft", f"seat{seat}/aircraft/{n}", plane, seat, planes)
    counts = dict.fromkeys(table.cat.kinds, 0)
    for building in player.buildings:
        kind_of = table.cat.buildings[building.id].kind
        yield from _building(seat, building, f"seat{seat}/{kind_of}/{counts[kind_of]}")
        counts[kind_of] += 1
    for n, bomb in enumerate(player.bombs):
        worth = table.value(seat, bomb.id) + bomb.loaded * table.cat.constants.loaded_bonus
        state_of = ("loaded",) if bomb.loaded else ("built",)
        yield Element(
            bomb_id(bomb.id), "bomb", f"seat{seat}/bombs/{n}", bomb.id, seat, {"value": worth}, state_of
        )
        yield from _crew(bomb_id(bomb.id), bomb.crew)
    if player.tested:
        tile = f"test/{player.tested.tile}"
        yield Element(tile, "test", f"seat{seat}/test/0", player.tested.tile, seat, marks=("taken",))
        yield from _crew(tile, player.tested.crew)
    for n, plan in enumerate(player.plans):
        place = f"seat{seat}/plans/{n}"
        if viewer == seat or not state.flow:
            worth = table.value(seat, plan.bomb)
            yield Element(bomb_id(plan.bomb), "bomb", place, plan.bomb, seat, {"value": worth}, ("plan",))
        else:
            yield Element(place, "back", place, None, seat, marks=("plan",))


def _building(seat: int, building: Building, place: str) -> Iterator[Element]:
    badges = {"damage": building.damage} if building.damage else {}
    marks = ("damaged",) if building.damage else ("occupied",) if building.crew else ("ready",)
    name = building_id(building.id)
    yield Element(name, "building", place, building.id, seat, badges, marks)
    yield from _crew(name, building.crew)
