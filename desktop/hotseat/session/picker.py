"""Turns offers into pointing and turning of dials. Qt-free, knows no game.

A choice is 'about' all elements of its `at`. The selection is a set of elements; the candidates are the offers about
all of them. Mouse, drag, keyboard, touch and screen reader all go through `point`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from hotseat.engine.offer import Dial, Offer, Refusal, Value


@dataclass
class Target:
    """What pointing at an element could lead to."""

    legal: list[Offer] = field(default_factory=list)
    refused: list[Offer] = field(default_factory=list)


class Picker:
    """A selection that narrows the open offers."""

    def __init__(self, offers: Iterable[Offer] = ()) -> None:
        self.offers: tuple[Offer, ...] = ()
        self.selected: tuple[str, ...] = ()
        self.open(offers)

    def open(self, offers: Iterable[Offer]) -> None:
        """New offers; nothing is selected."""
        self.offers = tuple(offers)
        self.selected = ()

    def clear(self) -> None:
        """Nothing is selected."""
        self.selected = ()

    def candidates(self) -> list[Offer]:
        """The offers about all that is selected."""
        chosen = set(self.selected)
        return [o for o in self.offers if chosen.issubset(o.choice.at)]

    def targets(self) -> dict[str, Target]:
        """What to light up: by element the candidates that pointing at it would go on to."""
        out: dict[str, Target] = {}
        for offer in self.candidates():
            for element in dict.fromkeys(offer.choice.at):
                if element not in self.selected:
                    target = out.setdefault(element, Target())
                    (target.refused if offer.refusal else target.legal).append(offer)
        return out

    def complete(self) -> list[Offer]:
        """The candidates with nothing more to point at: none = go on, one = play it (or say why not), several = menu or
        dials. While something legal is complete, refused ones are left out."""
        chosen = set(self.selected)
        done = [o for o in self.candidates() if chosen and chosen == set(o.choice.at)]
        return [o for o in done if o.refusal is None] or done

    def point(self, element: str) -> list[Offer]:
        """Extend the selection, or take the element out of it, or begin a new one with it. Returns `complete()`."""
        if element in self.selected:
            self.selected = tuple(e for e in self.selected if e != element)
            return []
        if element in self.targets():
            self.selected = (*self.selected, element)
        else:
            self.selected = (element,) if any(element in o.choice.at for o in self.offers) else ()
        return self.complete()

    def drag(self, element: str, onto: str) -> list[Offer]:
        """One element dropped on another: both pointed at, in this order, and nothing else."""
        self.clear()
        self.point(element)
        return self.point(onto) if self.selected else []

    def buttons(self) -> list[tuple[str, list[Offer]]]:
        """Choices about no element, grouped by verb, in the order of the offers."""
        groups: dict[str, list[Offer]] = {}
        for offer in self.offers:
            if not offer.choice.at:
                groups.setdefault(offer.choice.verb, []).append(offer)
        return list(groups.items())


class Dials:
    """Rows of values, one for each amount or kind of a choice. Every row always shows all its values, so that the
    screen looks the same whatever is chosen."""

    def __init__(self, choice: Any, rows: Sequence[Dial], why_not: Callable[[Any], Refusal | None]) -> None:
        """`choice` = where the dials stand first; `rows` and `why_not` come from the match."""
        self.choice, self.rows, self._why_not = choice, tuple(rows), why_not

    @property
    def refusal(self) -> Refusal | None:
        """Why the choice can't be made as the dials stand."""
        return self._why_not(self.choice)

    def value(self, facet: str) -> Value:
        """Where a dial stands."""
        found: Value = self.choice.facets[facet]
        return found

    def turn(self, facet: str, value: Value) -> None:
        """Set a dial; values that are refused can be set too, `refusal` then says why."""
        self.choice = self.choice.turned(facet, value)

    def refusals(self, facet: str) -> dict[Value, Refusal | None]:
        """By value of a row why it would not do with the other dials as they are; None = legal."""
        row = next(r for r in self.rows if r.facet == facet)
        return {v: self._why_not(self.choice.turned(facet, v)) for v in row.values}


def rows_of(offers: Iterable[Offer]) -> tuple[Dial, ...]:
    """Dials for offers that differ in their facets only, where the game names none: the values found, in order."""
    found: dict[str, dict[Value, None]] = {}
    for offer in offers:
        for facet, value in offer.choice.facets.items():
            found.setdefault(facet, {})[value] = None
    return tuple(Dial(facet, tuple(values)) for facet, values in found.items())
