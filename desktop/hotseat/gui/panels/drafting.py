"""Drafts: choices that are put together on the table, piece by piece, before anything is chosen.

A board package may export `DRAFTS: {ask key: class}`. While that question is open the play screen gives all pointing and
dropping to the draft, shows the table with the draft on it, and offers one button that plays its choice. A draft lives
on the screen of one person only: it is thrown away with the question, at the curtain, and whenever the match changes.

A draft with a `verb` puts together the choices of this verb only and shares the question with all others: what it `takes`
goes to it as long as nothing else is selected, the rest is pointed at and pressed as ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from hotseat.engine.element import Element
from hotseat.engine.offer import Forecast, Offer, Refusal
from hotseat.session.match import Match

from ..table import Hint
from .question import Preview
from .wording import Wording


class Draft(Protocol):
    """Made with (seat, any choice of the question, why_not of a choice, facts)."""

    refused: Refusal | None
    """Why the last gesture was not accepted."""

    @property
    def started(self) -> bool:
        """Is anything laid?"""

    @property
    def choice(self) -> Any:
        """What would be chosen as it stands."""

    @property
    def refusal(self) -> Refusal | None:
        """Why that can't be chosen yet."""

    def why_not(self, element: str) -> Refusal | None:
        """Why this piece can't be added now."""

    def point(self, element: str) -> None:
        """A piece was clicked, tapped or entered."""

    def drop(self, element: str, target: str) -> None:
        """A piece was dropped on another, on a mat, or on nothing ("")."""

    def back(self) -> bool:
        """Take the last step back; was there one?"""

    def clear(self) -> bool:
        """Take everything back; was there anything?"""

    def shown(self, elements: Iterable[Element]) -> list[Element]:
        """The table with the draft on it."""

    def hints(self, elements: Iterable[Element]) -> dict[str, Hint]:
        """What lights up."""


def begin(drafts: Mapping[str, Any], match: Match, offers: Sequence[Offer]) -> Draft | None:
    """The draft of the open question, if its choices are put together on the table."""
    made = drafts.get(match.ask.key) if match.ask is not None else None
    if made is None or not offers:
        return None
    verb = getattr(made, "verb", "")
    own = [o.choice for o in offers if not verb or o.choice.verb == verb]
    draft: Draft | None = made(match.seat, own[0], match.why_not, match.facts) if own else None
    return draft


def verb(draft: Draft | None) -> str:
    """The verb of a draft that shares its question, else ""."""
    return str(getattr(draft, "verb", ""))


def takes(draft: Draft | None, element: str, selected: bool) -> bool:
    """Does pointing at this piece belong to the draft? `selected` = something else is being put together."""
    if draft is None or not verb(draft):
        return draft is not None
    return not selected and bool(draft.takes(element))  # type: ignore[attr-defined]


def preview(draft: Draft, under: str, wording: Wording, forecast: Forecast, idle: Preview) -> Preview:
    """What lies, what it comes to, what is still missing, and why the piece `under` the hand does not fit."""
    refused = draft.refused or draft.why_not(under)
    out = Preview() if draft.started or refused else idle
    if draft.started:
        out.title = "" if verb(draft) and draft.refusal else wording.choice(draft.choice)
        out.lines = [wording.line(line) for line in forecast.lines]
        out.lines += [wording.refusal(draft.refusal)] if draft.refusal else []
    out.bad = wording.refusal(refused) if refused else ""
    return out
