"""What the play screen shows, as plain data: from match, pointing and words to question, choices, hints and preview."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from hotseat.engine.element import Element
from hotseat.engine.flow import Event
from hotseat.engine.offer import Forecast, Offer
from hotseat.session.match import Match

from ..table.piece import Hint
from ..theme import SeatLook
from . import amounts, variants
from .pointing import Pointing
from .question import Choice, Group, Preview
from .seats import SeatView
from .wording import Wording


@dataclass
class Showing:
    """The one place that turns offers and forecasts into what is seen; computes no legality, price or score."""

    match: Match
    pointing: Pointing
    wording: Wording
    tokens: Mapping[str, str]
    """Amount -> what is drawn for it."""
    carded: Sequence[str] = ()
    """Amounts that the cards of the seats show; none given = all that have a token."""
    in_order: bool = False
    """While nothing is picked, only what comes first in a choice lights up."""
    _seats: dict[int, tuple[Any, SeatView]] = field(default_factory=dict)
    """What was shown of a seat last, so that its words are found only when something changed."""

    # -- seats and log ------------------------------------------------------------------------------------------

    def seats(self, elements: Iterable[Element], looks: Sequence[SeatLook]) -> list[SeatView]:
        """The seats with the numbers of their mats, as far as the layout has tokens for them."""
        text, people = self.wording.text, self.match.people
        mats = {e.seat: e for e in elements if e.kind == "mat"}
        waiting = self.match.ask.seats if self.match.ask is not None else ()
        out = []
        for seat, look in enumerate(looks):
            badges = mats[seat].badges if seat in mats else {}
            kept = {name: n for name, n in badges.items() if name in (self.carded or self.tokens)}
            key = (kept, seat in waiting)
            if seat in self._seats and self._seats[seat][0] == key:
                out.append(self._seats[seat][1])
                continue
            words = [text.seat(seat), amounts.spoken(kept, text)]
            words += [text("seat-acting")] if seat in waiting else []
            view = SeatView(look, amounts.parts(kept, self.tokens), ", ".join(w for w in words if w))
            view.acting, view.bot = seat in waiting, bool(people[seat].bot)
            self._seats[seat] = (key, view)
            out.append(view)
        return out

    def entries(self, told: Sequence[tuple[int, Event]], viewer: int | None) -> list[tuple[object, bool]]:
        """What makes the lines of the log the same lines for these eyes, and whether a new actor begins. What everybody
        knows reads the same for all."""
        moves = self.match.moves
        eyes = viewer if self.match.game.secrets else None
        out: list[tuple[object, bool]] = []
        place, seat = (0, 0), None
        for number, event in told:
            place = (number, place[1] + 1) if number == place[0] else (number, 0)
            actor = moves[number - 1].seat if 0 < number <= len(moves) else None
            out.append(((eyes if event.private else None, *place), actor != seat))
            seat = actor
        return out

    # -- choices ------------------------------------------------------------------------------------------------

    def groups(self) -> list[Group]:
        """The buttons: what fits what was pointed at, else the choices about no piece."""
        if self.pointing.ways and self.pointing.armed is not None:
            found = variants.rows(self.pointing.ways, self.pointing.armed.choice)
            return [self._ways(row, self.pointing.armed.choice) for row in found]
        if self.pointing.menu:
            return [self._group("", list(self.pointing.menu))]
        groups = [self._group(verb, offers) for verb, offers in self.pointing.picker.buttons()]
        if groups and len(groups[-1].choices) == 1:
            last = groups[-1].choices[0]
            if last.look == "plain" and not last.face and last.offer.refusal is None:
                last.look = "end"  # what is left when one wants nothing more
        return groups

    def _group(self, verb: str, offers: list[Offer]) -> Group:
        key, text = f"group-{verb}", self.wording.text
        choices = [self._choice(o) for o in offers]
        several = len(offers) > 1 or any(c.face for c in choices)
        return Group(text(key) if verb and several and text.has(key) else "", choices)

    def _ways(self, row: variants.Row, now: Any) -> Group:
        """The ways of one choice that differ in one thing, drawn as that in which they differ."""
        text, first = self.wording.text, row.facets[0]
        key = f"ways-{first}" if text.has(f"ways-{first}") else f"dial-{first}"
        amounts_of = [self._amounts(way) for way in row.ways]
        common = set.intersection(*(set(a) for a in amounts_of))
        faces = [
            [(self.tokens[k], n) for side, k, n in told if (side, k, n) not in common] for told in amounts_of
        ]
        drawn = all(faces)  # where one brings nothing, words say it of all
        choices = []
        for way, face in zip(row.ways, faces, strict=True):
            values = [(f, way.facets[f]) for f in row.facets]
            words = next((text(f"{f}-{v}") for f, v in values if text.has(f"{f}-{v}")), "")
            words = self.wording.choice(way) if drawn or not words else words
            offer = next((o for o in self.pointing.picker.offers if o.choice == way), Offer(way))
            chosen = all(way.facets[f] == now.facets[f] for f in row.facets)
            shown: list[amounts.Part] = [*face] if drawn else []
            choices.append(Choice(offer, words, self.why(offer), shown, "armed" if chosen else "plain"))
        return Group(text(key), choices)

    def _amounts(self, choice: Any) -> list[tuple[str, str, int]]:
        f = self.match.forecast(choice)
        sides = (("pays", f.pays), ("gains", f.gains))
        return [(side, k, n) for side, told in sides for k, n in told.items() if k in self.tokens]

    def _choice(self, offer: Offer) -> Choice:
        f = self.match.forecast(offer.choice)
        face: list[amounts.Part] = []
        if f.pays and f.gains:
            pays, gains = amounts.parts(f.pays, self.tokens), amounts.parts(f.gains, self.tokens)
            face = [*pays, amounts.ARROW, *gains] if pays and gains else []
        look = "armed" if offer == self.pointing.armed else "plain"
        if look == "plain" and not face and offer.refusal is None and not self.pointing.menu:
            look = "end" if self.match.would_seal(offer.choice) == "handed-over" else "plain"
        return Choice(offer, self.wording.choice(offer.choice), self.why(offer), face, look)

    def why(self, offer: Offer, remedied: bool = True) -> str:
        """Why not, with what would help if it is to be `remedied`; or why rather not."""
        if offer.refusal is not None:
            said, remedy = self.wording.refusal(offer.refusal), self.wording.remedy(offer)
            return self.wording.text("why-remedy", why=said, remedy=remedy) if remedied and remedy else said
        return self.wording.caution(offer.caution) if offer.caution is not None else ""

    # -- the table ----------------------------------------------------------------------------------------------

    def hints(self) -> dict[str, Hint]:
        """What lights up comes from the offers, the numbers on it from the forecasts."""
        picker, armed = self.pointing.picker, self.pointing.armed
        hints: dict[str, Hint] = {}
        firsts = {o.choice.at[0] for o in picker.candidates() if o.choice.at}
        for eid, target in picker.targets().items():
            if self.in_order and not picker.selected and eid not in firsts:
                continue
            offers, legal = target.legal or target.refused, bool(target.legal)
            forecasts = [self.match.forecast(o.choice) for o in offers] if picker.selected or legal else []
            tags = self._tags(forecasts[0]) if picker.selected and len(offers) == 1 else ()
            good = legal and any("finishes" in f.marks for f in forecasts)
            hints[eid] = Hint("legal" if legal else "refused", tags=tags, good=good)
        hints |= {eid: Hint("selected") for eid in picker.selected}
        if armed is not None:
            tags = self._tags(self.match.forecast(armed.choice))
            for eid in armed.choice.at[-1:]:
                hints[eid] = Hint("selected" if armed.refusal is None else "refused", tags=tags)
        return hints

    def _tags(self, forecast: Forecast) -> tuple[tuple[str, int], ...]:
        return tuple((name, n) for name, n in forecast.pays.items() if name in self.tokens)

    def say(self, element: Element) -> tuple[str, str]:
        """What a piece is, and what can be done with it or why not."""
        name = self.wording.piece(element)
        target = self.pointing.picker.targets().get(element.id)
        if target is None:
            return name, ""
        usual = self.pointing.usual(target.legal)
        if usual is not None:
            return name, self.wording.choice(usual.choice)
        if target.legal:
            return name, "; ".join(self.wording.choice(o.choice) for o in target.legal[:6])
        return name, self.why(target.refused[0])

    # -- question and preview -----------------------------------------------------------------------------------

    def question(self, picked: Mapping[str, Any] | None) -> tuple[str, str]:
        """The open question as HTML and as plain words; `picked` = what is selected, None = nothing is."""
        m, text = self.match, self.wording.text
        assert m.ask is not None
        key, args = f"ask-{m.ask.key}", dict(m.ask.args) | {"seat": m.seat}
        if picked is not None and text.has(f"{key}-picked"):
            about = (f"{key}-picked-{kind}" for kind in picked)  # a question of what is selected
            key, args = next(filter(text.has, about), f"{key}-picked"), args | dict(picked)
        return text.rich(key, **args), text(key, **args)

    def preview(self, offer: Offer) -> Preview:
        """What a choice would cost and do, why not, and the button that does it when it is armed."""
        p, text, f = self.pointing, self.wording.text, self.match.forecast(offer.choice)
        view = Preview(self.wording.choice(offer.choice))
        view.pays, view.gains = amounts.parts(f.pays, self.tokens), amounts.parts(f.gains, self.tokens)
        view.spoken = amounts.spoken(f.pays, text) + " " + amounts.spoken(f.gains, text)
        view.lines = [self.wording.line(line) for line in f.lines]
        view.bad = self.why(offer, remedied=offer != p.armed)  # an armed one has a button for it
        if "finishes" in f.marks and text.has("mark-finishes"):
            view.good = text("mark-finishes")
        if offer == p.armed and offer.refusal is None:
            seal = p.doubt(offer)
            if seal and seal != "caution":
                view.lines.append(text(f"seal-{seal}"))
            view.act = text("do-it")
        elif offer == p.dialled and offer.refusal is None:
            view.act = text("do-it")
        elif offer == p.armed:
            view.act = self.wording.remedy(offer)
        return view
