"""Ways of one choice: what can be reached by turning its facets, and the rows that differ in one thing each."""

from __future__ import annotations

import msgspec

from hotseat.engine.flow import Choice
from hotseat.engine.offer import Value
from hotseat.gui.panels import variants


class Send(Choice, frozen=True, tag="send"):
    """Two of red and blue, for a price, or for nothing at all."""

    red: int
    blue: int
    price: str = "coin"
    declined: int = 0

    @property
    def facets(self) -> dict[str, Value]:
        return {"red": self.red, "blue": self.blue, "price": self.price, "declined": self.declined}

    def turned(self, facet: str, value: Value) -> Choice:
        out = msgspec.structs.replace(self, **{facet: value})
        if facet in ("red", "blue"):
            out = msgspec.structs.replace(out, **{"blue" if facet == "red" else "red": 2 - int(value)})
        return out


def legal(choice: Send) -> bool:
    return choice.red + choice.blue == 2 and (choice.price == "none") == bool(choice.declined)


LISTED = [Send(2, 0), Send(0, 2), Send(2, 0, "gold"), Send(2, 0, "none", 1)]


def test_ways_between_the_listed_ones_are_found_and_illegal_ones_are_not() -> None:
    found = variants.reachable(LISTED, legal)
    assert found[: len(LISTED)] == LISTED
    assert set(found) == {Send(r, 2 - r, p) for r in (0, 1, 2) for p in ("coin", "gold")} | {
        Send(r, 2 - r, "none", 1) for r in (0, 1, 2)
    }


def test_facets_that_turn_together_are_one_row_and_a_way_stands_in_one_row_only() -> None:
    ways = variants.reachable(LISTED, legal)
    now = Send(2, 0)
    crew, price, declined = variants.rows(ways, now)
    assert set(crew.facets) == {"red", "blue"}
    assert {(w.red, w.price, w.declined) for w in crew.ways} == {(r, "coin", 0) for r in (0, 1, 2)}
    assert (price.facets, {w.price for w in price.ways}) == (("price",), {"coin", "gold"})
    assert declined.facets == ("declined",)
    assert {w.declined for w in declined.ways} == {0, 1}
    assert now in crew.ways
    assert now in price.ways
    assert now in declined.ways


def test_a_click_keeps_what_was_chosen_before() -> None:
    """The ways of a row differ from the present one in as little as possible."""
    ways = variants.reachable(LISTED, legal)
    _, price, _ = variants.rows(ways, Send(1, 1, "gold"))
    assert set(price.ways) == {Send(1, 1, "coin"), Send(1, 1, "gold")}


def test_nothing_differs_no_rows() -> None:
    assert variants.rows([Send(2, 0)], Send(2, 0)) == []
