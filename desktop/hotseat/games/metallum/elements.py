"""What lies on the table for one viewer: a positive list (rules 10).

Secret is only the program under construction, which its owner alone sees on his board. Hidden from both are the
undiscovered planets, whose ids tell nothing but their position, and the decks.
"""

from __future__ import annotations

from collections.abc import Iterator

from hotseat.engine.element import Element

from .choices import installation_id, module_id, planet_id, tile_id
from .data import Catalogue
from .flow.actions import Actions
from .flow.programming import Programming, tiles_of
from .state import State
from .table import BOTH, Rules


def elements(cat: Catalogue, state: State, viewer: int | None) -> Iterator[Element]:
    """Planets with their rigs, ships, tokens and modules, the market, then each seat with its tiles and cards."""
    table = Rules(state, cat)
    yield Element("round", "round", "round/0", badges=_round(cat, state))
    for i in table.planets():
        yield from _planet(table, i)
    for n, planet in enumerate(state.removed if not state.flow else ()):
        yield Element(planet_id(planet), "planet", f"removed/{n}", planet, marks=("removed",))
    yield from _market(table)
    for seat in BOTH:
        yield from _seat(table, seat, viewer)


def _round(cat: Catalogue, state: State) -> dict[str, int]:
    rounds = {"round": state.round, "rounds": cat.constants.rounds}
    return rounds | {"sequence": cat.sequence(state.round) + 1}


def acting(state: State) -> int | None:
    """Whose action phase it is."""
    return next((f.seat for f in reversed(state.flow) if isinstance(f, Actions)), None)


def _planet(table: Rules, i: int) -> Iterator[Element]:
    disc, name = table.state.row[i], table.name(i)
    badges = {"place": i + 1}
    if disc.discovered:
        for seat in BOTH:
            badges[f"rigs-{seat}"] = disc.rigs[seat]
            badges[f"income-{seat}"] = table.income(seat, i)
    marks = () if disc.discovered else ("veiled",)
    face = None if name.startswith("unknown-") else name
    yield Element(planet_id(name), "planet", f"row/{i}", face, badges=badges, marks=marks)
    if disc.discovered:
        used = ("used",) if name in table.state.used else ()
        spot = f"{planet_id(name)}:installation/0"
        yield Element(installation_id(name), "installation", spot, name, marks=used)
    if disc.token != "none":
        yield Element(f"stock/{i}", "stock", f"{planet_id(name)}:stock/0", disc.token)
    for seat in BOTH if disc.discovered else ():
        badges = {"rigs": disc.rigs[seat], "income": table.income(seat, i)}
        lead = ("majority",) if disc.rigs[seat] > disc.rigs[1 - seat] else ()
        yield Element(
            f"rigs/{i}/{seat}", "rigs", f"{planet_id(name)}:rigs-{seat}/0", None, seat, badges, lead
        )
        if table.player(seat).ship == i:
            yield Element(f"ship/{seat}", "ship", f"{planet_id(name)}:ship-{seat}/0", None, seat)
        own = [b for b in table.state.modules if (b.seat, b.planet) == (seat, i)]
        for n, built in enumerate(own):
            spot = f"{planet_id(name)}:modules-{seat}/{n}"
            state = "used" if built.used >= table.module(built.id).uses else "built"
            yield Element(module_id(built.id), "module", spot, built.id, seat, marks=(state,))


def _market(table: Rules) -> Iterator[Element]:
    state = table.state
    buyer = acting(state)
    for i, slot in enumerate(table.cat.slots):
        yield Element(f"slot/{i}", "slot", f"market/{i}", str(i))
        module = state.market[i]
        if module:
            price = table.cat.modules[module].cost + slot.modifier
            shown = max(table.cat.constants.min_price, price) if buyer is None else table.price(buyer, module)
            yield Element(module_id(module), "module", f"slot/{i}:card/0", module, badges={"price": shown})
    yield Element("deck", "deck", "deck/0", badges={"cards": len(state.deck)})
    for n, module in enumerate(state.discards):
        yield Element(module_id(module), "module", f"discards/{n}", module, marks=("discarded",))


def _seat(table: Rules, seat: int, viewer: int | None) -> Iterator[Element]:
    state, player = table.state, table.player(seat)
    badges = {"credits": player.credits, "supply": player.supply}
    if player.complexity:
        badges["complexity"] = player.complexity
    marks = ("acting",) if acting(state) == seat else ()
    yield Element(f"seat{seat}", "mat", f"seat{seat}", None, seat, badges, marks)
    programmed = player.program + (_sealed(state, seat) if viewer == seat else [])
    cells = list(table.cat.cells)
    for n, cell in enumerate(cells):
        yield Element(f"cell/{seat}/{n}", "cell", f"seat{seat}/program/{n}", cell, seat)
    for n, tile in enumerate(table.cat.tiles.values()):
        place, state_of = f"seat{seat}/tiles/{n}", "available"
        if tile.id in programmed:
            place, state_of = f"cell/{seat}/{cells.index(tile.type)}:tile/0", "programmed"
        elif tile.id in player.executed:
            state_of = "executed"
        yield Element(tile_id(seat, tile.id), "tile", place, tile.id, seat, marks=(state_of,))
    for n, card in enumerate(player.cards):
        yield Element(module_id(card), "module", f"seat{seat}/cards/{n}", card, seat, marks=("owned",))


def _sealed(state: State, seat: int) -> list[str]:
    """The own program while the other still plans."""
    for frame in state.flow:
        if isinstance(frame, Programming) and seat in frame.sealed:
            return list(tiles_of(seat, frame.sealed[seat]))
    return []
