"""From intents (pointed at, dropped, pressed) to choices: what is selected, what is armed. Knows no Qt and no game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from hotseat.engine.offer import Offer
from hotseat.session.match import Match
from hotseat.session.picker import Picker

from . import variants

Choices = tuple[Any, ...]


@dataclass
class Pointing:
    """One person's hand over the table.

    Free choices are done at once. What can't be taken back, what the rules caution against and what needs a remedy
    first is *armed*: the first click shows it, the second click, Enter or a drop does it. `arming` says how careful:
    "all", "revealed" (only what uncovers something) or "none".
    """

    match: Match
    picker: Picker
    arming: str = "all"
    armed: Offer | None = None
    menu: tuple[Offer, ...] = ()
    """Several choices fit what was pointed at; the buttons show them."""
    dialled: Offer | None = None
    """A choice whose amounts are being set with dials."""
    varied: tuple[str, ...] = ()
    """Verbs whose choices about the same pieces are ways of one choice: the usual one is armed, the others a click away."""
    ways: tuple[Any, ...] = ()
    """The ways of the armed choice."""
    unseen: frozenset[str] = frozenset()
    """Pieces that are covered now: choices about them are not offered."""

    def open(self) -> None:
        """A new question, or the same one anew."""
        offers = self.match.offers() if self.match.ask is not None else []
        offers = [o for o in offers if not self.unseen.intersection(o.choice.at)]
        self.picker.open(offers)
        self.cancel()
        if len({(o.choice.verb, o.choice.at) for o in offers}) == 1 and self._dial(offers):
            self.picker.selected = offers[0].choice.at

    def cancel(self) -> bool:
        """Let go of everything; was there anything?"""
        held = bool(self.picker.selected or self.armed or self.menu or self.dialled)
        self.picker.selected = ()
        self.armed, self.menu, self.dialled, self.ways = None, (), None, ()
        return held

    def point(self, element: str, sure: bool = False) -> Choices:
        """An element was pointed at; `sure` = by a drop. Returns what is to be played, if anything."""
        if self.armed is not None and element in self.armed.choice.at:
            return self.confirm()
        self.armed, self.menu, self.dialled, self.ways = None, (), None, ()
        complete = self.picker.point(element)
        legal = [o for o in complete if o.refusal is None]
        usual = self.usual(legal)
        if len(legal) > 1 and usual is not None:
            if sure or sum(o.caution is None for o in legal) == 1:
                return self.press(usual, sure)
            self.armed = usual
            self.ways = tuple(variants.reachable([o.choice for o in legal], self._legal))
            return ()
        if len(legal) > 1:
            if not self._dial(legal):
                self.menu = tuple(complete)
            return ()
        if legal and not sure and any(t.legal for t in self.picker.targets().values()):
            self.armed = legal[0]  # done by a second click, unless another element is pointed at for more
            return ()
        return self.press(legal[0], sure) if legal else self._explain(complete)

    def usual(self, offers: list[Offer]) -> Offer | None:
        """The first of several ways of one choice that nothing is said against; None when they are several choices."""
        if not offers or len({(o.choice.verb, o.choice.at) for o in offers}) > 1:
            return None
        if offers[0].choice.verb not in self.varied:
            return None
        return next((o for o in offers if o.caution is None), offers[0])

    def _legal(self, choice: Any) -> bool:
        return self.match.why_not(choice) is None

    def _dial(self, offers: list[Offer]) -> bool:
        """Set the amounts with dials, when the game has dials for all these choices."""
        verbs = {o.choice.verb for o in offers}
        if len(verbs) != 1 or not self.match.dials(verbs.pop()):
            return False
        self.dialled = offers[0]
        return True

    def lift(self, element: str) -> None:
        """A drag begins: the piece is selected and nothing is played yet."""
        self.cancel()
        self.picker.point(element)

    def press(self, offer: Offer, sure: bool = False) -> Choices:
        """A choice was pressed (button, digit, palette, or its last element). One of the ways becomes the armed one."""
        if self.ways and offer.choice in self.ways:
            self.armed = offer
            return ()
        if self.armed == offer:
            return self.confirm()
        if offer.refusal is not None:
            return self._explain([offer])
        if self.dialled is None and self.match.dials(offer.choice.verb):
            self.dialled, self.menu = offer, ()
            return ()
        if not sure and self.doubt(offer):
            self.armed = offer
            return ()
        return (offer.choice,)

    def confirm(self) -> Choices:
        """Do what is armed, with its remedy before it."""
        offer, self.armed, self.ways = self.armed, None, ()
        if offer is None:
            return ()
        return (*(offer.refusal.remedy if offer.refusal else ()), offer.choice)

    def doubt(self, offer: Offer) -> str:
        """Why this choice is asked for twice: "caution", "revealed", "handed-over", or "" for once."""
        if self.arming == "none":
            return ""
        if offer.caution is not None:
            return "caution"
        seal = self.match.would_seal(offer.choice)
        return "" if self.arming == "revealed" and seal != "revealed" else seal

    def _explain(self, offers: list[Offer]) -> Choices:
        """A refused choice is shown with its reason; the last thing pointed at is let go, so that another can be tried."""
        if offers:
            self.armed = offers[0]
            held = self.picker.selected
            self.picker.selected = held[:-1] if len(held) > 1 else held
        return ()

    def dropped(self, element: str, target: str, own: str) -> Choices:
        """A piece was dropped on another, or on the mat `own` of the seat that chooses: a choice of that one piece."""
        if self.picker.selected != (element,):
            self.lift(element)
        if target == own:
            alone = [o for o in self.picker.candidates() if o.choice.at == (element,)]
            legal = [o for o in alone if o.refusal is None]
            if len(legal) == 1:
                return self.press(legal[0], sure=True)
            if alone and not legal:
                return self._explain(alone)
        elif target:
            return self.point(target, sure=True)
        self.cancel()
        return ()
