"""What a seat can't know, dealt anew (rules 12)."""

from __future__ import annotations

from hotseat.engine import codec
from hotseat.engine.chance import Chance

from .data import Catalogue
from .flow.design_bomb import DesignBomb
from .state import Plan, State


def determinize(_cat: Catalogue, state: State, seat: int, chance: Chance) -> State:
    """The decks, the bomb cards of the others and a packet in other hands, and the luck to come.

    All designs of a draft lay face up before it, and whoever held the packet remembers it: so the cards taken before him
    are only dealt among those who chose before him, and the cards of his packet among those after him. The cards under
    the bomb deck were seen by all.
    """
    new = codec.clone(state)
    for deck in (new.deck, new.bomb_deck):
        deck.sort()
        chance.shuffle(deck)
    if new.flow:
        packet = next((f for f in new.flow if isinstance(f, DesignBomb)), None)
        for draft in range(1, new.drafts + 1):
            _deal(new, seat, draft, packet if draft == new.drafts else None, chance)
    new.chance = chance.next()
    return new


def _deal(new: State, seat: int, draft: int, frame: DesignBomb | None, chance: Chance) -> None:
    """One draft. `frame` = it is still going on."""
    n = len(new.players)
    held = [(s, p) for s, player in enumerate(new.players) for p in player.plans if p.draft == draft]
    if frame is not None:
        first, picks = frame.first, frame.picks
    elif held:
        first, picks = (held[0][0] - held[0][1].pick) % n, n + 1
    else:
        return
    turn = (seat - first) % n
    packet = frame.packet if frame is not None else []
    others = [p for s, p in held if s != seat]
    if turn > picks:  # he has not held the packet yet
        _shuffle(others, packet, chance)
        return
    _shuffle([p for p in others if p.pick < turn], [], chance)
    _shuffle([p for p in others if p.pick > turn], packet if turn < picks else [], chance)


def _shuffle(plans: list[Plan], packet: list[str], chance: Chance) -> None:
    """Deal these cards anew among the same places."""
    cards = sorted([p.bomb for p in plans] + packet)
    chance.shuffle(cards)
    for plan in plans:
        plan.bomb = cards.pop()
    packet[:] = cards
