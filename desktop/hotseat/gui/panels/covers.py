"""What a player keeps covered even on the own turn, because others look on: shown as those others see it until asked for.

A layout names the places (`covered: ["seat{s}/plans"]`). While they are covered, the choices about what lies there are
not offered either, and the log tells only what everybody knows. Every change of eyes covers them again.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtWidgets import QPushButton

from hotseat.engine.element import Element
from hotseat.session.match import Match

from ..text import Text
from .controls import button


@dataclass
class Covers:
    """The covered places of whoever looks at the screen."""

    match: Match
    places: Sequence[str]
    opened: bool = False
    _eyes: int | None = None

    def turn_to(self, viewer: int | None, alone: bool) -> None:
        """These eyes look at the screen now; whoever is `alone` has nobody to hide anything from."""
        if viewer != self._eyes:
            self._eyes, self.opened = viewer, False
        self.opened = self.opened or alone

    def label(self, shown: QPushButton, text: Text) -> None:
        """The button says what it does; it is there while anything can be covered."""
        words = text("cover" if self.opened else "uncover")
        shown.setText(words)
        shown.setAccessibleName(words)
        shown.setVisible(bool(self.secret) and len(self.match.humans) > 1)

    @property
    def closed(self) -> bool:
        """Is anything hidden now from the eyes that might see it?"""
        return bool(self.places) and not self.opened and self.match.viewer is not None

    @property
    def eyes(self) -> int | None:
        """Who reads the log: while something is covered, everybody."""
        return None if self.closed else self.match.viewer

    def _lies(self, element: Element) -> bool:
        heads = [f"{place.format(s=self.match.viewer)}/" for place in self.places]
        return any(element.place.startswith(head) for head in heads)

    @property
    def secret(self) -> frozenset[str]:
        """The pieces at covered places that only this viewer may see."""
        viewer = self.match.viewer
        if viewer is None or not self.places:
            return frozenset()
        public = {e.id for e in self.match.view(None)}
        return frozenset(e.id for e in self.match.view(viewer) if self._lies(e) and e.id not in public)

    @property
    def hidden(self) -> frozenset[str]:
        """The pieces that are covered now."""
        return self.secret if self.closed else frozenset()

    def shown(self) -> list[Element]:
        """The table for this viewer, with covered places as everybody sees them."""
        view = self.match.view(self.match.viewer)
        if not self.hidden:
            return view
        return [e for e in view if not self._lies(e)] + [e for e in self.match.view(None) if self._lies(e)]


def cover_button(text: Text, pressed: Callable[[], None]) -> QPushButton:
    """The button that shows what is covered, or covers it again."""
    out = button(text("uncover"), tip=text("uncover-tip"))
    out.clicked.connect(pressed)
    out.hide()
    return out
