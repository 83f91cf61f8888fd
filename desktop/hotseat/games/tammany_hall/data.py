"""The facts of the game: the schema of rules_data/tammany_hall/*.yaml, their cross-checks, and the frozen catalogue."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal, get_args

import msgspec

from hotseat.engine.catalogue import Reader, Record, Source, near, schema
from hotseat.engine.game import Option

Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Colour = Literal["irish", "english", "german", "italian"]
"""A nationality: the colour of cubes and favor chips."""
COLOURS: tuple[Colour, ...] = get_args(Colour)
Bonus = Literal["none", "immigrant", "chip"]
Power = Literal["none", "take_chip", "lock_ward", "remove_cube", "move_cube"]
Step = Literal["chips_total", "chips_irish", "chips_english", "chips_german", "chips_italian", "is_mayor"]
Point = tuple[Natural, Natural]
Size = tuple[Positive, Positive]
VALUES = {
    "start_player": ("random", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5"),
    "castle_garden_return": ("end_of_term", "end_of_year"),
    "slander_second_needs_own_boss": ("no", "yes"),
}
"""What the rules know of each option; the data say which value is the usual one."""
POWERS: dict[str, Power] = {
    "mayor": "none",
    "deputy_mayor": "take_chip",
    "council_president": "lock_ward",
    "chief_of_police": "remove_cube",
    "precinct_chairman": "move_cube",
}


class SourceRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["rulebook", "board", "publisher", "text", "implementation", "ruling"]


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    min: Positive
    max: Positive


class GameRecord(Record, frozen=True, kw_only=True):
    id: Literal["tammany_hall"]
    designers: tuple[str, ...]
    year: Positive
    players: Players
    minutes: Positive
    age: Positive


class Nationality(Record, frozen=True, kw_only=True):
    id: Colour
    colour: str
    symbol: str
    cubes: Positive
    favor_chips: Positive
    in_initial_bag: Natural


class SupplyRecord(Record, frozen=True, kw_only=True):
    id: Literal[
        "immigrant_cube",
        "favor_chip",
        "ward_boss",
        "slander_chip",
        "lock_token",
        "year_marker",
        "office_card",
    ]
    total: Positive
    hard_limit: bool


class PlayerCount(Record, frozen=True, kw_only=True):
    players: Positive
    zone_open_year: dict[str, Positive]
    castle_garden_draw: Positive
    offices_assigned: Positive


class Term(Record, frozen=True, kw_only=True):
    years: tuple[Positive, ...]
    slander_allowed: bool
    offices_in_use: bool
    offices_assigned_after_election: bool


class Zone(Record, frozen=True, kw_only=True):
    wards: tuple[str, ...]
    setup_cubes: dict[Colour, Positive]
    fixed_cubes: dict[str, Colour]


class Ward(Record, frozen=True, kw_only=True):
    victory_points: Positive
    bonus: Bonus
    tammany_hall: bool


class PairRecord(Record, frozen=True, kw_only=True):
    wards: tuple[str, str]


class SlanderRecord(Record, frozen=True, kw_only=True):
    id: Literal["uses_per_term", "first_slander_chips", "first_favor_chips", "second_favor_chips"]
    value: Natural


class Office(Record, frozen=True, kw_only=True):
    id: Literal["mayor", "deputy_mayor", "council_president", "chief_of_police", "precinct_chairman"]
    assigned_by_mayor: bool
    power: Power
    uses_per_year: Natural
    uses_per_term: Natural


class VoteRecord(Record, frozen=True, kw_only=True):
    id: Literal["per_boss", "per_chip", "winner_keeps_bosses"]
    value: Natural


class AwardRecord(Record, frozen=True, kw_only=True):
    id: Literal["majority_chips", "mayor_points", "chip_majority", "unused_slander"]
    when: Literal["election", "game_end"]
    amount: Natural
    minimum: Natural


class TieRecord(Record, frozen=True, kw_only=True):
    id: Literal["mayor", "final"]
    steps: tuple[Step, ...]


class ConstantRecord(Record, frozen=True, kw_only=True):
    id: Literal[
        "terms",
        "years_per_term",
        "castle_garden_extra",
        "score_track_max",
        "start_slander_chips",
        "start_victory_points",
    ]
    value: Natural


class OptionRecord(Record, frozen=True, kw_only=True):
    id: Literal["start_player", "castle_garden_return", "slander_second_needs_own_boss"]
    values: tuple[str, ...]


class CanvasRecord(Record, frozen=True, kw_only=True):
    width: Positive
    height: Positive
    boss: Size
    cube: Size
    badge_radius: Positive
    icon_radius: Positive


class Outline(Record, frozen=True, kw_only=True):
    badge: Point
    icon: Point
    pieces: tuple[Natural, Natural, Positive, Positive]
    polygon: tuple[Point, ...]


class PlazaRecord(Record, frozen=True, kw_only=True):
    touches: tuple[str, ...]
    polygon: tuple[Point, ...]


class ArrowRecord(Record, frozen=True, kw_only=True):
    wards: tuple[str, str]
    at: Point
    angle: int


class BoxRecord(Record, frozen=True, kw_only=True):
    id: Literal["castle_garden", "bag"]
    box: tuple[Natural, Natural, Positive, Positive]


class Drawing(msgspec.Struct, frozen=True):
    """The map as it is drawn: map.yaml."""

    canvas: CanvasRecord
    outlines: dict[str, Outline]
    plazas: tuple[PlazaRecord, ...]
    arrows: tuple[ArrowRecord, ...]
    boxes: dict[str, BoxRecord]


class Catalogue(msgspec.Struct, frozen=True):
    """Everything that does not change during a game."""

    number: dict[str, int]
    """Constants, slander, votes and awards by name; `<award>_minimum` is the least measure that counts."""
    supply: dict[str, int]
    """What lies in the box."""
    nationalities: dict[Colour, Nationality]
    counts: dict[int, PlayerCount]
    terms: tuple[Term, ...]
    zones: dict[str, Zone]
    wards: dict[str, Ward]
    zone_of: dict[str, str]
    order: tuple[str, ...]
    """All wards in election order (R-EL1)."""
    adjacent: dict[str, tuple[str, ...]]
    offices: dict[str, Office]
    assigned: tuple[str, ...]
    """The offices that the mayor hands out."""
    ties: dict[str, tuple[Step, ...]]
    options: tuple[Option, ...]
    drawing: Drawing

    def term(self, year: int) -> Term:
        """The term a year belongs to."""
        return next(t for t in self.terms if year in t.years)


FILES: dict[str, tuple[tuple[str, Any], ...]] = {
    "game.yaml": (("game", GameRecord),),
    "nationalities.yaml": (("nationalities", Nationality),),
    "supplies.yaml": (("supplies", SupplyRecord),),
    "player_counts.yaml": (("player_counts", PlayerCount),),
    "terms.yaml": (("terms", Term),),
    "zones.yaml": (("zones", Zone),),
    "wards.yaml": (("wards", Ward),),
    "adjacency.yaml": (("adjacency", PairRecord), ("not_adjacent", PairRecord)),
    "slander.yaml": (("slander", SlanderRecord),),
    "offices.yaml": (("offices", Office),),
    "votes.yaml": (("votes", VoteRecord),),
    "awards.yaml": (("awards", AwardRecord),),
    "tie_breaks.yaml": (("tie_breaks", TieRecord),),
    "constants.yaml": (("constants", ConstantRecord),),
    "options.yaml": (("options", OptionRecord),),
    "map.yaml": (
        ("canvas", CanvasRecord),
        ("outlines", Outline),
        ("plazas", PlazaRecord),
        ("arrows", ArrowRecord),
        ("boxes", BoxRecord),
    ),
}
"""The lists of every file with the schema of their records."""

WHOLE = (
    "nationalities",
    "supplies",
    "slander",
    "votes",
    "awards",
    "tie_breaks",
    "constants",
    "offices",
    "options",
    "boxes",
)
"""Lists that must have a record for every id their schema knows."""

_FILE = {key: file for file, lists in FILES.items() for key, _ in lists}
_SCHEMA = {key: kind for lists in FILES.values() for key, kind in lists}


def load(folder: Source) -> Catalogue:
    """Read and cross-check the folder; raises DataError with every fault found."""
    reader = Reader(folder)
    known = {s.id for s in reader.records("sources.yaml", "sources", SourceRecord)}
    reader.expect_keys("sources.yaml", ("sources",))
    found: dict[str, list[Any]] = {}
    for file, lists in FILES.items():
        reader.expect_keys(file, [key for key, _ in lists])
        for key, kind in lists:
            found[key] = reader.records(file, key, kind)
    reader.done()
    check = _Checks(reader, found)
    check.sources(known)
    check.wholeness()
    reader.done()
    check.cubes()
    check.city()
    check.words()
    check.years()
    check.drawing()
    reader.done()
    return _catalogue(found)


class _Checks:
    """What a schema can't say: lists that must fit together."""

    def __init__(self, reader: Reader, found: dict[str, list[Any]]) -> None:
        self.reader, self.found = reader, found
        self.wards = {w.id for w in found["wards"]}

    def fault(self, key: str, what: str, i: int = 0, field: str = "") -> None:
        self.reader.fault(_FILE[key], (key, i, field) if field else (key,), what)

    def sources(self, known: set[str]) -> None:
        for key, records in self.found.items():
            for i, record in enumerate(records):
                for word in record.source:
                    if word not in known:
                        what = f"{word!r} is not in sources.yaml" + near(word, sorted(known))
                        self.fault(key, what, i, "source")

    def wholeness(self) -> None:
        for key in WHOLE:
            info = schema(_SCHEMA[key])
            assert isinstance(info, msgspec.inspect.StructType)
            words = next(f.type for f in info.fields if f.name == "id")
            assert isinstance(words, msgspec.inspect.LiteralType)
            for word in sorted({str(v) for v in words.values} - {r.id for r in self.found[key]}):
                self.fault(key, f"needs a record with the id {word!r}")
        for key in ("canvas", "game"):
            if len(self.found[key]) != 1:
                self.fault(key, f"one record is needed, not {len(self.found[key])}")

    def cubes(self) -> None:
        """The bag and the set-up boxes hold all cubes of each nationality."""
        total = 0
        for i, nation in enumerate(self.found["nationalities"]):
            boxes = sum(z.setup_cubes.get(nation.id, 0) for z in self.found["zones"])
            total += nation.cubes
            if nation.in_initial_bag + boxes != nation.cubes:
                what = f"{nation.in_initial_bag} in the bag and {boxes} in the set-up boxes are not {nation.cubes}"
                self.fault("nationalities", what, i, "in_initial_bag")
        number = {c.id: c.value for c in self.found["constants"]}
        wanted = {
            "immigrant_cube": total,
            "favor_chip": sum(n.favor_chips for n in self.found["nationalities"]),
            "slander_chip": self.found["game"][0].players.max * number["start_slander_chips"],
            "lock_token": sum(o.uses_per_term for o in self.found["offices"] if o.power == "lock_ward"),
            "office_card": len(self.found["offices"]),
        }
        for i, supply in enumerate(self.found["supplies"]):
            if supply.total != wanted.get(supply.id, supply.total):
                self.fault("supplies", f"the other files make {wanted[supply.id]} of them", i, "total")
        for i, zone in enumerate(self.found["zones"]):
            if sum(zone.setup_cubes.values()) != len(zone.wards):
                self.fault("zones", "one set-up cube for each ward is needed", i, "setup_cubes")

    def city(self) -> None:
        """Every ward lies in one zone; neighbours are wards; the fixed cubes lie in wards of their zone."""
        inside = [w for z in self.found["zones"] for w in z.wards]
        if sorted(inside) != sorted(self.wards):
            self.fault("zones", "every ward of wards.yaml belongs to exactly one zone")
        for i, zone in enumerate(self.found["zones"]):
            if not set(zone.fixed_cubes) <= set(zone.wards):
                self.fault("zones", "a fixed cube lies in a ward of the zone", i, "fixed_cubes")
        pairs: set[frozenset[str]] = set()
        for key in ("adjacency", "not_adjacent"):
            for i, pair in enumerate(self.found[key]):
                both = frozenset(pair.wards)
                if not both <= self.wards or len(both) != 2:
                    self.fault(key, f"{pair.wards} are not two wards", i, "wards")
                elif pair.id != "-".join(pair.wards):
                    self.fault(key, f"{pair.id!r} does not name the wards {pair.wards}", i, "id")
                if both in pairs:
                    self.fault(key, f"{pair.id} is there already", i, "wards")
                pairs.add(both)
        if sum(w.tammany_hall for w in self.found["wards"]) != 1:
            self.fault("wards", "exactly one ward has the hall")

    def words(self) -> None:
        """Offices and options are known to the rules by name; won wards are told by the boss that stays (R-EL7)."""
        for i, office in enumerate(self.found["offices"]):
            if office.power != POWERS[office.id]:
                self.fault("offices", f"{office.id} has the power {POWERS[office.id]!r}", i, "power")
            if office.assigned_by_mayor != (office.id != "mayor"):
                self.fault("offices", "the mayor hands out all offices but the own", i, "assigned_by_mayor")
        for i, option in enumerate(self.found["options"]):
            for n, value in enumerate(option.values):
                if value not in VALUES[option.id] or value in option.values[:n]:
                    what = f"{value!r} is no new value of it" + near(value, VALUES[option.id])
                    self.fault("options", what, i, "values")
        for i, vote in enumerate(self.found["votes"]):
            if vote.id == "winner_keeps_bosses" and vote.value != 1:
                self.fault("votes", "the winner keeps one boss, which tells that the ward is won", i, "value")

    def years(self) -> None:
        """Terms cover the years in order; every zone opens at the start of a term."""
        number = {c.id: c.value for c in self.found["constants"]}
        years = [y for t in self.found["terms"] for y in t.years]
        wanted = number.get("terms", 0) * number.get("years_per_term", 0)
        if len(years) != wanted or years != list(range(1, len(years) + 1)):
            self.fault("terms", f"the years must be 1 to {wanted} in order")
        firsts = {t.years[0] for t in self.found["terms"] if t.years}
        game = self.found["game"][0].players
        counts = [c.players for c in self.found["player_counts"]]
        if counts != [game.min + i for i in range(len(counts))] or counts[-1:] != [game.max]:
            self.fault("player_counts", f"needs {game.min} to {game.max} players in order")
        assigned = sum(o.assigned_by_mayor for o in self.found["offices"])
        for i, count in enumerate(self.found["player_counts"]):
            if set(count.zone_open_year) != {z.id for z in self.found["zones"]}:
                self.fault("player_counts", "needs a year for every zone", i, "zone_open_year")
            if not set(count.zone_open_year.values()) <= firsts:
                self.fault("player_counts", "zones open at the start of a term", i, "zone_open_year")
            if count.castle_garden_draw != count.players + number.get("castle_garden_extra", 0):
                self.fault("player_counts", "is not players + castle_garden_extra", i, "castle_garden_draw")
            if count.offices_assigned != count.players - 1 or count.offices_assigned > assigned:
                self.fault("player_counts", "every opponent gets one office", i, "offices_assigned")

    def drawing(self) -> None:
        """Every ward is drawn; arrows go from ward to ward in election order."""
        if {o.id for o in self.found["outlines"]} != self.wards:
            self.fault("outlines", "every ward of wards.yaml is drawn once")
        steps = {pair for z in self.found["zones"] for pair in zip(z.wards, z.wards[1:], strict=False)}
        if {a.wards for a in self.found["arrows"]} != steps:
            self.fault("arrows", "an arrow for every step of the election order inside a zone is needed")
        for i, plaza in enumerate(self.found["plazas"]):
            for ward in plaza.touches:
                if ward not in self.wards:
                    self.fault("plazas", f"{ward!r} is no ward", i, "touches")
        self._borders()
        self._canvas()

    def _borders(self) -> None:
        """Wards that share an edge on the map are neighbours, and no others."""
        edges: dict[frozenset[Point], list[str]] = {}
        for drawn in self.found["outlines"]:
            for edge in zip(drawn.polygon, drawn.polygon[1:] + drawn.polygon[:1], strict=True):
                edges.setdefault(frozenset(edge), []).append(drawn.id)
        shared = {frozenset(wards) for wards in edges.values() if len(wards) == 2}
        given = {frozenset(pair.wards): i for i, pair in enumerate(self.found["adjacency"])}
        for both, i in given.items():
            if both not in shared:
                self.fault("adjacency", "these wards share no edge on the map", i, "wards")
        for both in shared - set(given):
            self.fault("adjacency", f"wards {' and '.join(sorted(both, key=int))} share an edge on the map")

    def _canvas(self) -> None:
        """Everything is drawn on the canvas."""
        canvas = self.found["canvas"][0]
        for key in ("outlines", "plazas", "arrows", "boxes"):
            for i, record in enumerate(self.found[key]):
                for field, points in _points(record):
                    if any(x > canvas.width or y > canvas.height for x, y in points):
                        self.fault(key, f"lies outside of {canvas.width} x {canvas.height}", i, field)


def _points(record: Any) -> Iterator[tuple[str, tuple[Point, ...]]]:
    """The corners of what is drawn, by field."""
    for field in ("badge", "icon", "at"):
        if hasattr(record, field):
            yield field, (getattr(record, field),)
    for field in ("pieces", "box"):
        if hasattr(record, field):
            x, y, w, h = getattr(record, field)
            yield field, ((x, y), (x + w, y + h))
    if hasattr(record, "polygon"):
        yield "polygon", record.polygon


def _catalogue(found: dict[str, list[Any]]) -> Catalogue:
    number = {r.id: r.value for key in ("constants", "slander", "votes") for r in found[key]}
    for award in found["awards"]:
        number |= {award.id: award.amount, f"{award.id}_minimum": award.minimum}
    zones = {z.id: z for z in found["zones"]}
    beside: dict[str, list[str]] = {w.id: [] for w in found["wards"]}
    for pair in found["adjacency"]:
        a, b = pair.wards
        beside[a].append(b)
        beside[b].append(a)
    offices = {o.id: o for o in found["offices"]}
    return Catalogue(
        number=number,
        supply={s.id: s.total for s in found["supplies"]},
        nationalities={c: next(n for n in found["nationalities"] if n.id == c) for c in COLOURS},
        counts={c.players: c for c in found["player_counts"]},
        terms=tuple(found["terms"]),
        zones=zones,
        wards={w.id: w for w in found["wards"]},
        zone_of={w: z.id for z in zones.values() for w in z.wards},
        order=tuple(w for z in zones.values() for w in z.wards),
        adjacent={w: tuple(sorted(found, key=int)) for w, found in beside.items()},
        offices=offices,
        assigned=tuple(o.id for o in offices.values() if o.assigned_by_mayor),
        ties={t.id: t.steps for t in found["tie_breaks"]},
        options=tuple(Option(o.id, o.values[0], o.values) for o in found["options"]),
        drawing=Drawing(
            canvas=found["canvas"][0],
            outlines={o.id: o for o in found["outlines"]},
            plazas=tuple(found["plazas"]),
            arrows=tuple(found["arrows"]),
            boxes={b.id: b for b in found["boxes"]},
        ),
    )
