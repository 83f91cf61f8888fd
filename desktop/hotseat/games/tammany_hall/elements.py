"""What lies on the table for one viewer: a positive list (rules 8).

All is open but the bids: while a ward votes in secret, its bidders see their own bid on a slip of their own, and every
counter shows the chips before the bids.
"""

from __future__ import annotations

from collections.abc import Iterator

from hotseat.engine.element import Element

from .choices import NOBODY, boss_id, cube_id, ward_id
from .data import COLOURS, Catalogue
from .flow.election import BonusFrame, WardElections, WardVote
from .flow.results import AssignOffices, MajorityChips
from .flow.slander import SecondSlander
from .flow.turn import Turn
from .state import State
from .table import Rules, colour_of


def elements(cat: Catalogue, state: State, viewer: int | None) -> Iterator[Element]:
    """The city with its pieces, the boxes around it, then each seat."""
    table = Rules(state, cat)
    yield Element("map", "map", "map/0", "city")
    yield _year(table)
    for ward in cat.order:
        yield from _ward(table, ward)
    yield from _boxes(table)
    yield from _offices(table)
    for seat in table.seats():
        yield from _seat(table, seat)
    yield from _bid(table, viewer)


def _year(table: Rules) -> Element:
    year = table.state.year
    badges = {"year": year, "term": table.cat.terms.index(table.term) + 1, "election": table.term.years[-1]}
    voting = any(isinstance(f, WardElections | MajorityChips) for f in table.state.flow)
    return Element("year", "year", "year/0", "track", badges=badges, marks=("election",) if voting else ())


def _ward(table: Rules, ward: str) -> Iterator[Element]:
    """A ward tells who would win it by bosses, and what each candidate could still reach with chips."""
    state, district = table.state, table.ward(ward)
    at = ward_id(ward)
    if not district.cubes:
        opens = table.cat.counts[len(state.players)].zone_open_year[table.cat.zone_of[ward]]
        yield Element(at, "ward", f"ward/{ward}", ward, badges={"opens": opens}, marks=("veiled",))
        return
    colours = [colour_of(cube) for cube in district.cubes]
    seat, most = table.leader(ward)
    reach = table.reach(ward)
    badges = {f"cubes-{c}": colours.count(c) for c in COLOURS}
    badges |= {
        "cubes": len(colours),
        "bosses": sum(district.bosses),
        "leader_seat": seat,
        "leader-votes": table.votes(most, 0),
        "tied": int(bool(most) and seat == NOBODY),
        "reach": max(reach),
    }
    for s in table.seats():
        badges[f"bosses-{s}"] = district.bosses[s]
        badges[f"most-{s}"] = reach[s]
    yield Element(at, "ward", f"ward/{ward}", ward, badges=badges, marks=_marks(table, ward))
    for n, cube in enumerate(district.cubes):
        yield Element(cube_id(cube), "cube", f"{at}:cube/{n}", colour_of(cube))
    place = 0
    for s in table.seats():
        for n in range(district.bosses[s]):
            yield Element(boss_id(s, ward, n), "boss", f"{at}:boss/{place}", None, s)
            place += 1
    if district.locked:
        yield Element(f"lock/{ward}", "lock", f"{at}:lock/0")


def _marks(table: Rules, ward: str) -> tuple[str, ...]:
    """Locked or open; in an election also: voting now, waiting, or counted."""
    marks = ["locked" if table.ward(ward).locked else "open"]
    voting, waiting, counted = "", None, False
    for frame in table.state.flow:
        if isinstance(frame, WardVote | BonusFrame):
            voting = frame.ward
        elif isinstance(frame, WardElections):
            waiting = frame.wards
        elif isinstance(frame, MajorityChips):
            counted = True
    if ward == voting:
        marks.append("voting")
    elif waiting is not None and ward in waiting:
        marks.append("waiting")
    elif counted:
        marks.append("counted")
    return tuple(marks)


def _boxes(table: Rules) -> Iterator[Element]:
    state = table.state
    yield Element("garden", "garden", "garden/0", badges={"cubes": len(state.garden)})
    for n, cube in enumerate(state.garden):
        yield Element(cube_id(cube), "cube", f"garden:cube/{n}", colour_of(cube))
    bag = [colour_of(cube) for cube in state.bag]
    yield Element("bag", "bag", "bag/0", badges={"cubes": len(bag)} | {c: bag.count(c) for c in COLOURS})
    for n, c in enumerate(COLOURS):
        yield Element(f"bag/{c}", "bag-colour", f"bag:colour/{n}", c, badges={"cubes": bag.count(c)})
    for zone, cubes in state.boxes.items():
        opens = table.cat.counts[len(state.players)].zone_open_year[zone]
        yield Element(f"zone/{zone}", "zone", f"zones/{zone}", zone, badges={"opens": opens})
        for n, cube in enumerate(cubes):
            yield Element(cube_id(cube), "cube", f"zone/{zone}:cube/{n}", colour_of(cube))
    for n, c in enumerate(COLOURS):
        leaders = state.leaders.get(c, [])
        badges = {f"seat-{s}": int(s in leaders) for s in table.seats()}
        yield Element(f"leader/{c}", "leader", f"leaders/{n}", c, badges=badges)


def _offices(table: Rules) -> Iterator[Element]:
    state = table.state
    used = {f.seat for f in state.flow if isinstance(f, Turn) and f.office_used}
    for n, office in enumerate(table.cat.offices.values()):
        holder = next((s for s, p in enumerate(state.players) if p.office == office.id), None)
        if not office.assigned_by_mayor:
            holder = None if state.mayor == NOBODY else state.mayor
        badges = {}
        if office.uses_per_term and holder is not None:
            badges["left"] = office.uses_per_term - table.player(holder).locks
        marks = (
            ("vacant",)
            if holder is None
            else ("used",)
            if holder in used and office.power != "none"
            else ("held",)
        )
        yield Element(f"office/{office.id}", "office", f"offices/{n}", office.id, holder, badges, marks)


def _seat(table: Rules, seat: int) -> Iterator[Element]:
    state, player = table.state, table.player(seat)
    top = state.flow[-1] if state.flow else None
    acting = isinstance(top, Turn | SecondSlander | BonusFrame | AssignOffices) and top.seat == seat
    states = (
        ("acting", acting),
        ("first", seat == state.first),
        ("mayor", seat == state.mayor),
        (player.office, bool(player.office)),
        ("slandered", player.slandered),
    )
    badges: dict[str, int] = {
        "points": table.points(seat),
        **{c: player.chips[c] for c in COLOURS},
        "chips": sum(player.chips.values()),
        "slander": player.slander,
        "bosses": sum(d.bosses[seat] for d in state.wards.values()),
    }
    marks = tuple(mark for mark, on in states if on)
    yield Element(f"seat{seat}", "mat", f"seat{seat}", None, seat, badges, marks)
    for n, c in enumerate(COLOURS):
        held = {"chips": player.chips[c]}
        yield Element(f"chip/{seat}/{c}", "chip", f"seat{seat}/chips/{n}", c, seat, held)
    for n in range(player.slander):
        yield Element(f"slander/{seat}/{n}", "slander", f"seat{seat}/slander/{n}", None, seat)


def _bid(table: Rules, viewer: int | None) -> Iterator[Element]:
    """The own slip; a single bidder has none, for what he bids is shown at once."""
    frame = table.state.flow[-1] if table.state.flow else None
    if viewer is None or not isinstance(frame, WardVote):
        return
    bidders = frame.bidders(table)
    if viewer in bidders and len(bidders) > 1:
        bid = frame.sealed.get(viewer)
        badges: dict[str, int] = dict(bid.chips.items()) if bid else {}
        marks = ("sealed",) if bid else ("open",)
        yield Element(f"bid/{viewer}", "bid", f"{ward_id(frame.ward)}:bid/0", None, viewer, badges, marks)
