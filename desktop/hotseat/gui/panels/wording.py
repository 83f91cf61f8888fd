"""What the screen says about choices, pieces and events: keys and arguments become sentences here, and nowhere else."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from hotseat.engine.element import Element
from hotseat.engine.flow import Choice, Event
from hotseat.engine.offer import Caution, Line, Offer, Refusal

from ..text import Text


class Wording:
    """The sentences of one game in one language. `facts` is what is printed on the pieces, by `kind/face`."""

    def __init__(self, text: Text, facts: Mapping[str, Mapping[str, Any]]) -> None:
        self.text, self.facts = text, facts

    def choice(self, choice: Choice, rich: bool = False) -> str:
        """What the choice does, in the imperative: a button, a line of the palette, the title of the preview."""
        say = self.text.rich if rich else self.text
        fields = {name: self._plain(name, getattr(choice, name)) for name in choice.__struct_fields__}
        return say(f"choice-{choice.verb}", **(fields | choice.facets))

    def refusal(self, refusal: Refusal) -> str:
        """Why not, with the numbers."""
        return self.text(f"refusal-{refusal.key}", **refusal.args)

    def caution(self, caution: Caution) -> str:
        """Why one may not want it."""
        return self.text(f"caution-{caution.key}", **caution.args)

    def line(self, line: Line) -> str:
        """One sentence of a forecast."""
        return self.text(f"forecast-{line.key}", **line.args)

    def remedy(self, offer: Offer) -> str:
        """The button that does the remedy and the refused choice in one gesture; empty without a remedy."""
        if offer.refusal is None or not offer.refusal.remedy:
            return ""
        first = ", ".join(self.choice(c) for c in offer.refusal.remedy)
        return self.text("remedy", first=first)

    def event(self, event: Event, viewer: int | None, rich: bool = True, announced: bool = False) -> str:
        """What happened, as this viewer may know it; `announced` = in the words of an announcement, if there are any."""
        say = self.text.rich if rich else self.text
        if announced and self.text.has(f"announce-{event.key}"):
            return say(f"announce-{event.key}", **event.args)
        return say(f"event-{event.sentence_for(viewer)}", **event.seen_by(viewer))

    def piece(self, element: Element) -> str:
        """The spoken name of a piece with its numbers."""
        args: dict[str, Any] = {"name": "", "seat": "", "state": element.marks[0] if element.marks else ""}
        for key, value in self.facts.get(f"{element.kind}/{element.face}", {}).items():
            if key == "name":
                args["name"] = self.text(str(value))
            elif isinstance(value, Mapping):
                args |= {f"{key}-{part}": n for part, n in value.items() if isinstance(n, int | str)}
            elif isinstance(value, int | str):
                args[key] = value
        if element.seat is not None:
            args["seat"] = element.seat
        args |= element.badges
        key = f"piece-{element.kind}"
        return self.text(key, **args) if self.text.has(key) else str(args["name"]) or element.id

    def _plain(self, name: str, value: Any) -> Any:
        """A field of a choice as an argument of a sentence: lists are read one after the other."""
        listed = isinstance(value, tuple | list) and name != "seats"
        words = (self.text.word(name, str(v)) for v in value) if listed else ()
        return self.text("list-separator").join(words) if listed else value
