"""Who could win in his next turn, as far as everybody can tell: the hand is known only by its number of cards."""

from __future__ import annotations

from .flow.turn import points_after_test
from .table import Rules
from .workers import kinds


def threat(table: Rules, seat: int) -> bool:
    """Could the seat reach the target with what it has: loads, a test, bombs that may be in its hand? A rough bound."""
    return bool(table.state.flow) and _reach(table, seat) >= table.count.target_points


def _reach(table: Rules, seat: int) -> int:
    player, cat = table.player(seat), table.cat
    stock = dict(player.stock)
    loads = sorted(
        (cat.bombs[b.id].load for b in player.bombs if not b.loaded), key=lambda p: p.get("money", 0)
    )
    out = table.points(seat)
    if not player.tested:
        tests = [
            points_after_test(table, seat, b.id) for b in player.bombs if cat.bombs[b.id].kind == "plutonium"
        ]
        out = max([out, *tests])
    for price in loads:
        if all(stock[r] >= n for r, n in price.items()):
            out += cat.constants.loaded_bonus
            for r, n in price.items():
                stock[r] -= n
    return out + (_bombs(table, seat) if player.plans else 0)


def _bombs(table: Rules, seat: int) -> int:
    """The best bombs that the hand may hold and that fuel and workers suffice for."""
    player, cat, state = table.player(seat), table.cat, table.state
    seen = {*state.designs, *state.returned, *(b.id for p in state.players for b in p.bombs)}
    _, engineers, scientists = kinds(table.hand(seat))
    have = {"engineer": engineers, "scientist": scientists, "laborer": 0}
    stock = dict(player.stock)
    out, cards = 0, len(player.plans)
    for bomb in sorted((b for b in cat.bombs.values() if b.id not in seen), key=lambda b: -b.points):
        able = all(stock[r] >= n for r, n in bomb.fuel.items())
        if cards and able and all(have[k] >= n for k, n in bomb.workers.items()):
            cards -= 1
            out += bomb.points_tested if player.tested else bomb.points
            for r, n in bomb.fuel.items():
                stock[r] -= n
            for k, n in bomb.workers.items():
                have[k] -= n
    return out
