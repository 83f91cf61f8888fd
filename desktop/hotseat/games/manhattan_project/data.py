"""The facts of the game: the schema of rules_data/manhattan_project/*.yaml, their cross-checks, the frozen catalogue."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from hotseat.engine.catalogue import Reader, Record, Source, schema
from hotseat.engine.game import Option

from .choices import building_id, space_id
from .vocabulary import (
    KINDS,
    ONLY,
    SLOTS,
    AirStrike,
    Bribe,
    BuyBuilding,
    DraftBombs,
    Effect,
    Gain,
    Kind,
    Natural,
    Positive,
    Price,
    Question,
    Repairs,
    Resource,
    Slot,
    UseSpies,
    word,
)
from .workers import Need


class SourceRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["text", "program", "faq", "review", "ruling"]


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    min: Positive
    max: Positive


class GameRecord(Record, frozen=True, kw_only=True):
    designer: str
    publisher: str
    year: Positive
    players: Players
    minutes: Positive
    age: Positive


class CountRecord(Record, frozen=True, kw_only=True):
    players: Positive
    target_points: Positive
    face_up_bombs: Positive
    test_tiles: tuple[str, ...]


class BonusRecord(Record, frozen=True, kw_only=True):
    seat: Positive
    money: Natural
    pick: tuple[Kind, ...]


class ConstantRecord(Record, frozen=True, kw_only=True):
    id: Literal[
        "loaded_bonus",
        "main_board_placements_per_turn",
        "min_workers_placed_per_turn",
    ]
    value: Natural


class WorkerRecord(Record, frozen=True, kw_only=True):
    id: Kind
    permanent: Positive
    start_in_hand: Natural
    contractors: Natural


class ResourceRecord(Record, frozen=True, kw_only=True):
    id: Resource
    start: Natural
    max: Positive | None


class TestRecord(Record, frozen=True, kw_only=True):
    points: Natural


class PositionRecord(Record, frozen=True, kw_only=True):
    position: Positive
    price: Positive
    free_for_engineer: bool
    collect_bribes: bool
    add_bribe: Natural
    setup: Literal["starting", "regular"]


class AttackRecord(Record, frozen=True, kw_only=True):
    id: Literal["fighter_attack", "bomber_attack"]
    pay: Price
    target: Literal["opponent", "opponent_building"]
    owner_has: dict[Resource, Natural]
    loses: tuple[Price, ...]
    damage: Natural


class AreaRecord(Record, frozen=True, kw_only=True):
    pass


class SiteRecord(Record, frozen=True, kw_only=True):
    workers: dict[Slot, Positive]
    cost: tuple[Price, ...]
    effects: tuple[Effect, ...]


class SpaceRecord(SiteRecord, frozen=True, kw_only=True):
    area: str
    capacity: Positive | None


class BuildingRecord(SiteRecord, frozen=True, kw_only=True):
    kind: str
    starting: bool


class KindRecord(Record, frozen=True, kw_only=True):
    color: Literal["yellow", "green", "purple", "red", "grey"]
    cards: Positive


class BombRecord(Record, frozen=True, kw_only=True):
    kind: Literal["uranium", "plutonium"]
    workers: dict[Kind, Positive]
    fuel: Price
    points: Positive
    points_tested: Positive
    load: Price


class OptionRecord(Record, frozen=True, kw_only=True):
    values: tuple[str, ...]
    default: str


class Constants(msgspec.Struct, frozen=True):
    """constants.yaml, by name."""

    loaded_bonus: int
    main_board_placements_per_turn: int
    min_workers_placed_per_turn: int


class Site(msgspec.Struct, frozen=True):
    """A space of the main board or a building, as somewhere to work. `id` is its element."""

    id: str
    face: str
    kind: Literal["space", "building"]
    need: Need
    effects: tuple[Effect, ...]
    capacity: int | None
    prices: dict[str, Price]
    """The alternative costs by name, just `only` without a choice."""
    outputs: tuple[str, ...]
    """Names of the alternatives among which the player chooses, just `only` without a choice."""
    hires: dict[str, tuple[Kind, int]]
    """By output the workers that the active player gains: their kind and number."""
    declinable: bool
    """Is there an action that could be declined with a difference (rules 4.6)?"""
    drafts: bool
    """Does it begin a draft of bombs?"""


class Catalogue(msgspec.Struct, frozen=True):
    """Everything that does not change during a game."""

    constants: Constants
    counts: dict[int, CountRecord]
    bonus: tuple[BonusRecord, ...]
    workers: dict[Kind, WorkerRecord]
    resources: dict[Resource, ResourceRecord]
    tests: dict[str, TestRecord]
    market: tuple[PositionRecord, ...]
    attacks: dict[str, AttackRecord]
    areas: tuple[str, ...]
    spaces: dict[str, SpaceRecord]
    kinds: dict[str, KindRecord]
    buildings: dict[str, BuildingRecord]
    bombs: dict[str, BombRecord]
    builders: dict[str, Need]
    """The workers that build a bomb."""
    sites: dict[str, Site]
    """By element, spaces in the order of the board and then the buildings."""
    board: tuple[Site, ...]
    """The spaces alone."""
    options: tuple[Option, ...]


FILES: dict[str, tuple[str, Any]] = {
    "game.yaml": ("game", GameRecord),
    "counts.yaml": ("counts", CountRecord),
    "seat_bonus.yaml": ("seat_bonus", BonusRecord),
    "constants.yaml": ("constants", ConstantRecord),
    "workers.yaml": ("workers", WorkerRecord),
    "resources.yaml": ("resources", ResourceRecord),
    "tests.yaml": ("tests", TestRecord),
    "market.yaml": ("market", PositionRecord),
    "attacks.yaml": ("attacks", AttackRecord),
    "areas.yaml": ("areas", AreaRecord),
    "spaces.yaml": ("spaces", SpaceRecord),
    "building_kinds.yaml": ("building_kinds", KindRecord),
    "buildings.yaml": ("buildings", BuildingRecord),
    "bombs.yaml": ("bombs", BombRecord),
    "options.yaml": ("options", OptionRecord),
}
"""The list of every file with the schema of its records."""

WHOLE = ("constants", "workers", "resources", "attacks")
"""Lists that must have a record for every id their schema knows."""

_FILE = {key: file for file, (key, _) in FILES.items()}
_SCHEMA = dict(FILES.values())


def load(folder: Source) -> Catalogue:
    """Read and cross-check the folder; raises DataError with every fault found."""
    reader = Reader(folder)
    known = {s.id for s in reader.records("sources.yaml", "sources", SourceRecord)}
    reader.expect_keys("sources.yaml", ("sources",))
    found: dict[str, list[Any]] = {}
    for file, (key, kind) in FILES.items():
        reader.expect_keys(file, (key,))
        found[key] = reader.records(file, key, kind)
    reader.done()
    _check_sources(reader, found, known)
    _check_whole(reader, found)
    _check_numbers(reader, found)
    for key in ("spaces", "buildings"):
        for i, record in enumerate(found[key]):
            for fault in site_faults(record, found):
                _fault(reader, key, i, "effects", fault)
    reader.done()
    return _catalogue(found)


def _fault(reader: Reader, key: str, i: int, field: str, what: str) -> None:
    reader.fault(_FILE[key], (key, i, field) if field else (key,), what)


def _check_sources(reader: Reader, found: dict[str, list[Any]], known: set[str]) -> None:
    for key, records in found.items():
        for i, record in enumerate(records):
            for name in record.source:
                if name not in known:
                    _fault(reader, key, i, "source", f"unknown source {name!r}, see sources.yaml")


def _check_whole(reader: Reader, found: dict[str, list[Any]]) -> None:
    for key in WHOLE:
        info = schema(_SCHEMA[key])
        assert isinstance(info, msgspec.inspect.StructType)
        words = next(f.type for f in info.fields if f.name == "id")
        assert isinstance(words, msgspec.inspect.LiteralType)
        for name in sorted({str(v) for v in words.values} - {r.id for r in found[key]}):
            _fault(reader, key, 0, "", f"needs a record with the id {name!r}")


def _check_numbers(reader: Reader, found: dict[str, list[Any]]) -> None:
    if not found["game"]:
        _fault(reader, "game", 0, "", "needs a record")
        return
    box = found["game"][0].players
    if sorted(c.players for c in found["counts"]) != list(range(box.min, box.max + 1)):
        _fault(
            reader,
            "counts",
            0,
            "",
            f"needs one record for each number of players from {box.min} to {box.max}",
        )
    tiles = {t.id for t in found["tests"]}
    for i, count in enumerate(found["counts"]):
        for tile in count.test_tiles:
            if tile not in tiles:
                _fault(reader, "counts", i, "test_tiles", f"unknown test tile {tile!r}")
        if len(count.test_tiles) < count.players:
            _fault(reader, "counts", i, "test_tiles", "needs a tile for every player")
        if count.face_up_bombs != count.players + 1:
            _fault(
                reader,
                "counts",
                i,
                "face_up_bombs",
                "the packet must have a card more than there are players",
            )
    if [b.seat for b in found["seat_bonus"]] != list(range(1, box.max + 1)):
        _fault(reader, "seat_bonus", 0, "", f"the seats must be 1 to {box.max} in order")
    market = found["market"]
    if [p.position for p in market] != list(range(1, len(market) + 1)):
        _fault(reader, "market", 0, "", "the positions must be 1, 2, 3 ... in order")
    for i, worker in enumerate(found["workers"]):
        if worker.start_in_hand > worker.permanent:
            _fault(reader, "workers", i, "start_in_hand", f"there are only {worker.permanent} permanent ones")
    for i, resource in enumerate(found["resources"]):
        if resource.max is not None and resource.start > resource.max:
            _fault(reader, "resources", i, "start", f"the track ends at {resource.max}")
    starting = sum(b.starting for b in found["buildings"])
    if starting != sum(p.setup == "starting" for p in market):
        _fault(reader, "market", 0, "", f"{starting} starting buildings need as many starting positions")
    areas = {a.id for a in found["areas"]}
    for i, space in enumerate(found["spaces"]):
        if space.area not in areas:
            _fault(reader, "spaces", i, "area", f"unknown area {space.area!r}")
    kinds = {k.id for k in found["building_kinds"]}
    for i, building in enumerate(found["buildings"]):
        if building.kind not in kinds:
            _fault(reader, "buildings", i, "kind", f"unknown kind {building.kind!r}")
    for i, kind in enumerate(found["building_kinds"]):
        cards = sum(b.kind == kind.id for b in found["buildings"])
        if cards != kind.cards:
            _fault(reader, "building_kinds", i, "cards", f"{cards} records in buildings.yaml")
    for i, bomb in enumerate(found["bombs"]):
        if bomb.kind == "uranium" and bomb.points != bomb.points_tested:
            _fault(reader, "bombs", i, "points_tested", "a uranium bomb has one value")
        if bomb.points > bomb.points_tested:
            _fault(reader, "bombs", i, "points_tested", "a bomb is not worth less after the test")
    for i, option in enumerate(found["options"]):
        if option.default not in option.values:
            _fault(reader, "options", i, "default", f"{option.default!r} is none of the values")


def site_faults(record: SiteRecord, found: dict[str, list[Any]]) -> list[str]:
    """What is wrong with a work site; empty = sound."""
    out = []
    asked = False
    for effect in record.effects:
        if isinstance(effect, Question):
            asked = True
        elif asked:
            out.append("what asks a question (buy_building, air_strike, repair, draft_bombs) must come last")
        match effect:
            case Gain(one_of=bundles, target=target):
                if len(bundles) != 1 and (target == "others" or effect.always or not bundles):
                    out.append(
                        "only the player himself chooses among bundles, and only when he takes the action"
                    )
                if any(sum(k in b for k in KINDS) > 1 for b in bundles):
                    out.append("a bundle has one kind of workers at most")
                if len({word(b) for b in bundles}) != len(bundles):
                    out.append("alternatives must begin with different goods")
            case AirStrike(attacks=attacks):
                for name in attacks:
                    if name not in {a.id for a in found["attacks"]}:
                        out.append(f"unknown attack {name!r}")
            case Repairs(amount=amount, prices=prices) if len(prices) != amount:
                out.append(f"needs {amount} prices")
            case Bribe() | UseSpies() | BuyBuilding() | DraftBombs():
                pass
    own = [e for e in record.effects if isinstance(e, Gain) and e.target == "self"]
    if sum(len(e.one_of) > 1 for e in own) > 1:
        out.append("only one gain may have alternatives")
    if sum(any(k in b for b in e.one_of for k in KINDS) for e in own) > 1:
        out.append("only one gain may bring workers")
    if not record.workers:
        out.append("needs at least one worker")
    if len({word(c) for c in record.cost}) != len(record.cost):
        out.append("alternative costs must begin with different resources")
    return out


def _need(workers: Mapping[Any, int]) -> Need:
    a, b, c, d, e = (workers.get(slot, 0) for slot in SLOTS)
    return a, b, c, d, e


def _site(element: str, kind: Literal["space", "building"], record: SiteRecord, capacity: int | None) -> Site:
    costs, effects = record.cost, record.effects
    prices = {word(c): c for c in costs} if len(costs) > 1 else {ONLY: costs[0] if costs else {}}
    gains = [e.one_of for e in effects if isinstance(e, Gain) and e.target == "self"]
    outputs = tuple(word(b) for g in gains if len(g) > 1 for b in g) or (ONLY,)
    hires = {
        output: (worker, bundle[worker])
        for output in outputs
        for gain in gains
        for bundle in gain
        for worker in KINDS
        if worker in bundle and (len(gain) == 1 or word(bundle) == output)
    }
    declinable = any(isinstance(e, Gain | UseSpies) and not e.always for e in effects)
    drafts = any(isinstance(e, DraftBombs) for e in effects)
    return Site(
        element,
        record.id,
        kind,
        _need(record.workers),
        effects,
        capacity,
        prices,
        outputs,
        hires,
        declinable,
        drafts,
    )


def _catalogue(found: dict[str, list[Any]]) -> Catalogue:
    spaces = {s.id: s for s in found["spaces"]}
    buildings = {b.id: b for b in found["buildings"]}
    sites = [_site(space_id(s.id), "space", s, s.capacity) for s in spaces.values()]
    sites += [_site(building_id(b.id), "building", b, 1) for b in buildings.values()]
    return Catalogue(
        constants=Constants(**{c.id: c.value for c in found["constants"]}),
        counts={c.players: c for c in found["counts"]},
        bonus=tuple(found["seat_bonus"]),
        workers={w.id: w for w in found["workers"]},
        resources={r.id: r for r in found["resources"]},
        tests={t.id: t for t in found["tests"]},
        market=tuple(found["market"]),
        attacks={a.id: a for a in found["attacks"]},
        areas=tuple(a.id for a in found["areas"]),
        spaces=spaces,
        kinds={k.id: k for k in found["building_kinds"]},
        buildings=buildings,
        bombs={b.id: b for b in found["bombs"]},
        builders={b.id: _need(b.workers) for b in found["bombs"]},
        sites={s.id: s for s in sites},
        board=tuple(s for s in sites if s.kind == "space"),
        options=tuple(Option(o.id, o.default, o.values) for o in found["options"]),
    )
