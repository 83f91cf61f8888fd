"""The facts of the game: the schema of rules_data/metallum/*.yaml, their cross-checks, and the frozen catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import product
from typing import Any, Literal

import msgspec

from hotseat.engine.catalogue import Confidence, Reader, Record, Source, schema

from .board import misfit
from .cross_checks import Checks
from .vocabulary import (
    Effect,
    Natural,
    Positive,
)

Kind = Literal["move", "deploy", "special", "enhancement"]
Edge = Literal["left", "right", "top", "bottom"]
Colour = Literal["red", "blue", "green", "yellow"]
Token = Literal["none", "up", "down"]
Deck = Literal["planetary", "action"]
Trigger = Literal[
    "own_fs_arrives_here", "profits_majority_here", "profits_present_without_majority_here", "game_end"
]


class SourceRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["text", "rulebook", "review", "forum", "diary", "publisher", "ruling"]


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    min: Positive
    max: Positive


class GameRecord(Record, frozen=True, kw_only=True):
    designers: tuple[str, ...]
    publisher: str
    year: Positive
    players: Players
    minutes: Positive
    age: Positive


class ConstantRecord(Record, frozen=True, kw_only=True):
    id: Literal[
        "rounds",
        "rounds_per_sequence",
        "planets_in_play",
        "planets_removed",
        "rigs_per_player",
        "subroutines_per_player",
        "program_min_tiles",
        "program_max_tiles",
        "discovery_reward",
        "start_credits",
        "stock_tokens",
        "dial_max",
        "planetary_module_cards",
        "action_module_cards",
        "min_price",
        "cards_at_swap",
        "installation_uses_per_round",
    ]
    value: Natural


class RulingRecord(Record, frozen=True, kw_only=True):
    id: Literal[
        "unexecuted_tiles", "stock_report_on_face_down_planet", "passing_over_discovers", "used_action_module"
    ]
    value: str | bool
    alternatives: tuple[str | bool, ...]


class OptionValueRecord(Record, frozen=True, kw_only=True):
    id: Literal["lower_first", "lower_chooses", "face_up", "face_down"]


class OptionRecord(Record, frozen=True, kw_only=True):
    id: Literal["turn_order", "omega_starts"]
    values: tuple[OptionValueRecord, ...]


class PresetRecord(Record, frozen=True, kw_only=True):
    default: bool
    turn_order: Literal["lower_first", "lower_chooses"]
    omega_starts: Literal["face_up", "face_down"]


class RankingRecord(Record, frozen=True, kw_only=True):
    id: Literal["credits", "rigs_on_board", "planetary_module_printed_cost"]


class TieRecord(Record, frozen=True, kw_only=True):
    id: Literal["fewer_credits"]


class SequenceRecord(Record, frozen=True, kw_only=True):
    rounds: tuple[Positive, ...]
    deck: Deck


class ProfitRecord(Record, frozen=True, kw_only=True):
    id: Token
    majority: Natural
    minority: Natural
    tie: Natural


class SlotRecord(Record, frozen=True, kw_only=True):
    modifier: int
    filled_at_setup: bool


class CellRecord(Record, frozen=True, kw_only=True):
    id: Kind
    required: bool
    row: Natural
    col: Natural


class JointRecord(Record, frozen=True, kw_only=True):
    between: tuple[Kind, Kind]
    edges: tuple[Edge, Edge]
    colour: Colour


class Tile(Record, frozen=True, kw_only=True):
    """A subroutine; `sort` is the order on the screen, a `mandatory` one must be executed once it is programmed."""

    type: Kind
    sort: Positive
    mandatory: bool
    complexity: Natural
    complexity_confidence: Confidence
    interfaces: dict[Edge, Colour]
    interfaces_confidence: Confidence
    interfaces_source: tuple[str, ...] = ()
    effect: Effect


class Planet(Record, frozen=True, kw_only=True):
    letter: str
    fixed: Literal["no", "first", "last"]
    effect: Effect


class PlanetaryRecord(Record, frozen=True, kw_only=True):
    cost: Natural
    kind: Literal["activated", "triggered", "static"]
    uses_per_round: Positive = 1
    needs_fs_here: bool = False
    trigger: Trigger | None = None
    effect: Effect


class ActionRecord(Record, frozen=True, kw_only=True):
    cost: Natural
    effect: Effect


class Module(msgspec.Struct, frozen=True):
    """A card of the market. `deck` tells planetary from action modules."""

    id: str
    deck: Deck
    cost: int
    kind: Literal["activated", "triggered", "static"]
    uses: int
    needs_ship: bool
    trigger: Trigger | None
    effect: Effect


class Constants(msgspec.Struct, frozen=True):
    """constants.yaml, by name."""

    rounds: int
    rounds_per_sequence: int
    planets_in_play: int
    planets_removed: int
    rigs_per_player: int
    subroutines_per_player: int
    program_min_tiles: int
    program_max_tiles: int
    discovery_reward: int
    start_credits: int
    stock_tokens: int
    dial_max: int
    planetary_module_cards: int
    action_module_cards: int
    min_price: int
    cards_at_swap: int
    installation_uses_per_round: int


class Rulings(msgspec.Struct, frozen=True):
    """rulings.yaml, by name."""

    unexecuted_tiles: Literal["return", "spend"]
    stock_report_on_face_down_planet: Literal["allowed", "forbidden"]
    passing_over_discovers: bool
    used_action_module: Literal["out_of_game", "discard_pile"]


class Catalogue(msgspec.Struct, frozen=True):
    """Everything that does not change during a game."""

    constants: Constants
    rulings: Rulings
    options: dict[str, tuple[str, ...]]
    default: PresetRecord
    presets: tuple[PresetRecord, ...]
    sequences: tuple[SequenceRecord, ...]
    profits: dict[str, ProfitRecord]
    slots: tuple[SlotRecord, ...]
    cells: dict[str, CellRecord]
    joints: tuple[JointRecord, ...]
    tiles: dict[str, Tile]
    planets: dict[str, Planet]
    modules: dict[str, Module]
    ranking: tuple[str, ...]
    programs: dict[tuple[str, ...], int]
    """All legal programs of a full set, tiles in the order of the cells, with their complexity."""

    def sequence(self, round: int) -> int:
        """The index of the sequence a round belongs to."""
        return next(i for i, s in enumerate(self.sequences) if round in s.rounds)

    def deck(self, round: int) -> Deck:
        """Which modules the market sells in a round."""
        return self.sequences[self.sequence(round)].deck

    def complexity(self, tiles: Iterable[str]) -> int:
        """The total of a program."""
        return sum(self.tiles[t].complexity for t in tiles)


FILES: dict[str, tuple[tuple[str, Any], ...]] = {
    "game.yaml": (("game", GameRecord),),
    "constants.yaml": (("constants", ConstantRecord),),
    "rulings.yaml": (("rulings", RulingRecord),),
    "options.yaml": (("options", OptionRecord), ("presets", PresetRecord)),
    "ranking.yaml": (("ranking", RankingRecord), ("turn_order_ties", TieRecord)),
    "sequences.yaml": (("sequences", SequenceRecord),),
    "profits.yaml": (("profits", ProfitRecord),),
    "market.yaml": (("market", SlotRecord),),
    "program_board.yaml": (("cells", CellRecord), ("joints", JointRecord)),
    "tiles.yaml": (("tiles", Tile),),
    "planets.yaml": (("planets", Planet),),
    "planetary_modules.yaml": (("planetary_modules", PlanetaryRecord),),
    "action_modules.yaml": (("action_modules", ActionRecord),),
}
"""The lists of every file with the schema of their records."""

WHOLE = ("constants", "rulings", "options", "ranking", "profits", "cells")
"""Lists that must have a record for every id their schema knows."""

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
    whole = {key: _words(_SCHEMA[key]) for key in WHOLE}
    checks = Checks(reader, {key: file for file, lists in FILES.items() for key, _ in lists}, found)
    checks.sources(known)
    checks.counts(whole)
    checks.words({f.name: f.type for f in _fields(Rulings)}, {f.name: f.type for f in _fields(PresetRecord)})
    checks.board()
    checks.effects()
    reader.done()
    made = _catalogue(found)
    checks.programs(made)
    reader.done()
    return made


def _fields(kind: type) -> tuple[msgspec.inspect.Field, ...]:
    info = schema(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    return info.fields


def _words(kind: type) -> set[str]:
    """The ids that records of this schema may have."""
    ids = next(f.type for f in _fields(kind) if f.name == "id")
    assert isinstance(ids, msgspec.inspect.LiteralType)
    return {str(v) for v in ids.values}


def _modules(found: dict[str, list[Any]]) -> dict[str, Module]:
    planetary = {
        m.id: Module(
            m.id, "planetary", m.cost, m.kind, m.uses_per_round, m.needs_fs_here, m.trigger, m.effect
        )
        for m in found["planetary_modules"]
    }
    action = {
        m.id: Module(m.id, "action", m.cost, "activated", 1, False, None, m.effect)
        for m in found["action_modules"]
    }
    return planetary | action


def _catalogue(found: dict[str, list[Any]]) -> Catalogue:
    bare = Catalogue(
        constants=Constants(**{c.id: c.value for c in found["constants"]}),
        rulings=Rulings(**{r.id: r.value for r in found["rulings"]}),
        options={o.id: tuple(v.id for v in o.values) for o in found["options"]},
        default=next(p for p in found["presets"] if p.default),
        presets=tuple(found["presets"]),
        sequences=tuple(found["sequences"]),
        profits={p.id: p for p in found["profits"]},
        slots=tuple(found["market"]),
        cells={c.id: c for c in found["cells"]},
        joints=tuple(found["joints"]),
        tiles={t.id: t for t in found["tiles"]},
        planets={p.id: p for p in found["planets"]},
        modules=_modules(found),
        ranking=tuple(r.id for r in found["ranking"]),
        programs={},
    )
    by_cell = [[None, *(t.id for t in bare.tiles.values() if t.type == kind)] for kind in bare.cells]
    sets = [tuple(t for t in tiles if t is not None) for tiles in product(*by_cell)]
    legal = sorted((p for p in sets if misfit(bare, p) is None), key=len)
    return msgspec.structs.replace(bare, programs={p: bare.complexity(p) for p in legal})
