"""What lies on the table. Nothing in this game is private: only the decks below their top card are unknown."""

from __future__ import annotations

from collections.abc import Iterator

from hotseat.engine.element import Element

from .choices import card
from .data import Catalogue
from .state import Player, State
from .table import BuildersTable


def elements(cat: Catalogue, state: State, _viewer: int | None) -> Iterator[Element]:
    """The same for every viewer. A finished machine keeps its id and becomes a worker."""
    yield from _market("building", state.building_row, state.building_deck)
    yield from _market("worker", state.worker_row, state.worker_deck)
    table = BuildersTable(state, cat)
    turn = state.flow[-1] if state.flow else None
    missing = tuple(f"missing-{r}" for r in cat.resources)
    for seat, player in enumerate(state.players):
        acting = turn is not None and turn.seat == seat
        badges = {
            "coins": player.coins,
            "points": table.points(seat),
            "actions": turn.actions if turn is not None and acting else 0,
            "team": len(player.team),
            "sites": len(player.sites),
            "finished": len(player.finished),
        }
        states = (
            ("acting", acting),
            ("start", state.start == seat),
            ("last-round", state.end_seat == seat),
        )
        marks = tuple([mark for mark, on in states if on])
        yield Element(f"seat{seat}", "mat", f"seat{seat}", None, seat, badges, marks)
        yield from _cards(cat, table, seat, player, missing)


def _market(kind: str, row: list[str | None], deck: list[str]) -> Iterator[Element]:
    for n, name in enumerate(row):
        if name is not None:
            yield Element(card(name), kind, f"row/{kind}/{n}", name, marks=("offer",))
    if deck:  # the decks lie face up (R-TOP)
        yield Element(card(deck[0]), kind, f"next/{kind}", deck[0], marks=("next",))
    yield Element(f"deck/{kind}", "deck", f"deck/{kind}", kind, badges={"cards": len(deck)})


def _cards(
    cat: Catalogue, table: BuildersTable, seat: int, player: Player, missing: tuple[str, ...]
) -> Iterator[Element]:
    for n, site in enumerate(player.sites):
        at, name = card(site.building), site.building
        badges = dict(zip(missing, table.missing(site), strict=True))
        badges["crew"] = len(site.crew)
        yield Element(at, "building", f"seat{seat}/sites/{n}", name, seat, badges, ("site",))
        for k, worker in enumerate(site.crew):
            yield Element(card(worker), "worker", f"{at}:crew/{k}", worker, seat, {}, ("crew",))
    for n, worker in enumerate(player.team):
        yield Element(card(worker), "worker", f"seat{seat}/team/{n}", worker, seat, {}, ("team",))
    plain = [b for b in player.finished if not cat.buildings[b].machine]
    for n, name in enumerate(plain):
        yield Element(card(name), "building", f"seat{seat}/finished/{n}", name, seat, {}, ("done",))
