"""Turns offers into pointing. Qt-free, knows no game.

A choice is 'about' all elements of its `at`. The selection is a set of elements; the candidates are the offers about
all of them. Mouse, drag, keyboard, touch and screen reader all go through `point`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from hotseat.engine.offer import Offer


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
