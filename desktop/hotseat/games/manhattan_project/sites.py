"""Placing on a work site: may it be used, with whom, for what (rules 4.6, 5, 6, 8.3), and what then happens."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from hotseat.engine.offer import NOT_OFFERED, Refusal

from .choices import WORKERS, Place
from .data import Site
from .vocabulary import ONLY, AirStrike, Bribe, BuyBuilding, DraftBombs, Gain, Repairs, UseSpies, word
from .workers import NOBODY, Counts, Need, fits, sets, within

if TYPE_CHECKING:
    from .flow.turn import Turn
    from .table import Rules

MAIN_CLOSED = Refusal("main-closed")
MAIN_USED = Refusal("main-used")


def why_not_site(table: Rules, turn: Turn, site: Site) -> Refusal | None:
    """None = the site could be used in this turn by somebody with the right workers."""
    if site.kind == "space":
        if turn.built:
            return MAIN_CLOSED
        if turn.main >= table.cat.constants.main_board_placements_per_turn:
            return MAIN_USED
        if site.drafts and not table.state.designs:
            return Refusal("designs-closed")
        if site.capacity and table.state.crews[site.face]:
            return Refusal("occupied", {"site": site.id})
        return None
    found = table.building(site.face, turn.seat)
    if found is None:
        return NOT_OFFERED
    owner, building = found
    if owner != turn.seat and turn.spied >= turn.spies:
        return Refusal("spies-used", {"need": turn.spies}) if turn.spies else Refusal("no-spying")
    if building.damage:
        return Refusal("damaged", {"site": site.id, "damage": building.damage})
    if building.crew:
        return Refusal("occupied", {"site": site.id})
    return None


def why_not(table: Rules, turn: Turn, choice: Place) -> Refusal | None:
    """None = this placement is legal."""
    site = table.cat.sites.get(choice.site)
    if site is None or choice.declined not in (0, 1):
        return NOT_OFFERED
    refusal = why_not_site(table, turn, site) or why_not_crew(table, turn.seat, site.need, choice.counts)
    if refusal is not None:
        return refusal
    price = site.prices.get(choice.payment)
    if price is None:
        return NOT_OFFERED
    return table.short(turn.seat, price) or _why_not_gain(table, turn.seat, site, choice)


def why_not_crew(table: Rules, seat: int, need: Need, counts: Counts) -> Refusal | None:
    """None = these workers are in hand and exactly the required ones."""
    hand = table.hand(seat)
    if hand == NOBODY:
        return Refusal("hand-empty")
    return _other_crew(need, counts) or (None if within(counts, hand) else Refusal("workers-missing"))


@lru_cache(maxsize=4096)
def _other_crew(need: Need, counts: Counts) -> Refusal | None:
    names = ("laborer", "engineer", "scientist", "specialist", "any")
    return None if fits(need, counts) else Refusal("needs-workers", dict(zip(names, need, strict=True)))


def _why_not_gain(table: Rules, seat: int, site: Site, choice: Place) -> Refusal | None:
    if choice.declined:
        plain = choice.output == ONLY and not choice.permanent and site.declinable
        return None if plain else NOT_OFFERED
    if choice.output not in site.outputs:
        return NOT_OFFERED
    hires = site.hires.get(choice.output)
    if hires is None:
        return NOT_OFFERED if choice.permanent else None
    offer = table.hire(seat, *hires)
    if offer.least <= choice.permanent <= offer.most:
        return None
    return Refusal("permanents", {"least": offer.least, "most": offer.most})


def placements(table: Rules, turn: Turn, site: Site, hand: Counts, several: bool) -> list[Place]:
    """Choices worth listing for one site: the usual one first, then those that differ from it in one thing; none when
    the site can't be used. `several` = other worker sets and declining are listed as well."""
    crews = sets(site.need, hand) if why_not_site(table, turn, site) is None else ()
    payments = (
        [p for p, price in site.prices.items() if table.short(turn.seat, price) is None] if crews else ()
    )
    if not payments:
        return []
    out = [_place(table, turn.seat, site, crews[0], p, o) for p in payments for o in site.outputs]
    if not several:
        return out
    out += [_place(table, turn.seat, site, crew, payments[0], site.outputs[0]) for crew in crews[1:]]
    for name in site.outputs:
        hires = site.hires.get(name)
        if hires is not None:
            offer = table.hire(turn.seat, *hires)
            if offer.least < offer.most:
                out.append(_placed(site, crews[0], payments[0], name, offer.least))
    if site.declinable:
        out.append(_placed(site, crews[0], payments[0], ONLY, 0, 1))
    return out


def refused(table: Rules, seat: int, site: Site, hand: Counts) -> Place:
    """The choice that stands in the list for a site that can't be used."""
    crew = next(iter(sets(site.need, hand)), NOBODY)
    return _place(table, seat, site, crew, next(iter(site.prices)), site.outputs[0])


def _place(table: Rules, seat: int, site: Site, crew: Counts, payment: str, output: str) -> Place:
    """With as many own workers as possible (rules 6.4)."""
    hires = site.hires.get(output)
    return _placed(site, crew, payment, output, table.hire(seat, *hires).most if hires else 0)


def _placed(
    site: Site, crew: Counts, payment: str, output: str, permanent: int, declined: Literal[0, 1] = 0
) -> Place:
    a, b, c, d, e, f = crew
    return Place(
        site=site.id,
        payment=payment,
        output=output,
        permanent=permanent,
        declined=declined,
        laborer=a,
        engineer=b,
        scientist=c,
        hired_laborer=d,
        hired_engineer=e,
        hired_scientist=f,
    )


def place(table: Rules, turn: Turn, choice: Place) -> None:
    """Pay, then the effects in their order; what asks something is asked afterwards, in the same order (rules 10)."""
    site, seat = table.cat.sites[choice.site], turn.seat
    table.tell("place", seat=seat, site=site.id, **dict(zip(WORKERS, choice.counts, strict=True)))
    table.deploy(seat, choice.counts, table.crew(site))
    table.pay(seat, site.prices[choice.payment])
    taken = not choice.declined
    if not taken:
        table.tell("declined", seat=seat)
    questions = []
    for effect in site.effects:
        if not (taken or effect.always):
            continue
        match effect:
            case Gain(target="self"):
                bundles = effect.one_of
                chosen = (
                    bundles[0] if len(bundles) == 1 else next(b for b in bundles if word(b) == choice.output)
                )
                table.gain(seat, chosen, choice.permanent if taken else None)
            case Gain():
                for other in table.others(seat):
                    table.gain(other, effect.one_of[0])
            case Bribe():
                table.bribe(effect.amount)
            case UseSpies():
                turn.spies = table.player(seat).stock["spy"]
                table.tell("spying", seat=seat, amount=turn.spies)
            case _:
                questions.append(effect)
    for question in reversed(questions):
        match question:
            case BuyBuilding():
                kinds = ("laborer", "engineer", "scientist")
                worker = kinds.index(question.free_worker)
                free = choice.counts[worker] + choice.counts[worker + 3] > 0
                table.construct(seat, question.amount, free)
            case AirStrike():
                table.strike(seat, question.attacks)
            case Repairs():
                seats = [seat] if question.target == "self" else table.others(seat)
                table.repair(seats, question.prices)
            case DraftBombs():
                table.draft(seat)
