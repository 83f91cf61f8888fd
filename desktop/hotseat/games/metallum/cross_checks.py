"""What single records of rules_data/metallum can't tell: numbers, words and effects that must go together."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import product
from typing import TYPE_CHECKING, Any

import msgspec

from hotseat.engine.catalogue import Reader

from .board import misfit
from .vocabulary import (
    Effect,
    Gain,
    MoveShip,
    OneOf,
    PriceDelta,
    Protect,
    Rigs,
    Sequence,
    Simple,
    UseInstallation,
    op,
)

if TYPE_CHECKING:
    from .data import Catalogue

SEATS = (2, 2)
_FACING = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}


class Checks:
    """Faults of records that were read: `found` by list, `files` tells where a list stands."""

    def __init__(self, reader: Reader, files: Mapping[str, str], found: Mapping[str, list[Any]]) -> None:
        self.reader, self.files, self.found = reader, files, found

    def fault(self, key: str, i: int, field: str, what: str) -> None:
        self.reader.fault(self.files[key], (key, i, field) if field else (key,), what)

    def sources(self, known: set[str]) -> None:
        """Every source is one of sources.yaml."""
        for key, records in self.found.items():
            for i, record in enumerate(records):
                for word in record.source:
                    if word not in known:
                        self.fault(key, i, "source", f"unknown source {word!r}, see sources.yaml")

    def counts(self, whole: Mapping[str, set[str]]) -> None:
        """As many records as constants.yaml says; of `whole` lists, all ids; no id twice; rounds and places add up."""
        found = self.found
        for key, words in whole.items():
            for word in sorted(words - {r.id for r in found[key]}):
                self.fault(key, 0, "", f"needs a record with the id {word!r}")
        number = {c.id: c.value for c in found["constants"]}
        planets = number.get("planets_in_play", 0) + number.get("planets_removed", 0)
        wanted = {"planets": planets} | {
            key: number.get(name, len(found[key]))
            for key, name in (
                ("tiles", "subroutines_per_player"),
                ("planetary_modules", "planetary_module_cards"),
                ("action_modules", "action_module_cards"),
            )
        }
        for key, n in wanted.items():
            if len(found[key]) != n:
                self.fault(key, 0, "", f"{len(found[key])} records, but constants.yaml says {n}")
        if sorted(p.fixed for p in found["planets"] if p.fixed != "no") != ["first", "last"]:
            self.fault("planets", 0, "", "exactly one planet must be fixed `first` and one `last`")
        if sum(p.default for p in found["presets"]) != 1:
            self.fault("presets", 0, "", "exactly one preset must be the default")
        for i, game in enumerate(found["game"]):
            if (game.players.min, game.players.max) != SEATS:
                self.fault("game", i, "players", f"the rules are for {SEATS[0]} players")
        places = len(found["market"])
        if not 1 <= number.get("cards_at_swap", 1) <= places:
            self.fault(
                "market",
                0,
                "",
                f"{places} places, but cards_at_swap in constants.yaml says {number['cards_at_swap']}",
            )
        self._rounds(number)
        ids = [
            r.id for key in ("tiles", "planets", "planetary_modules", "action_modules") for r in found[key]
        ]
        for name in sorted({i for i in ids if ids.count(i) > 1}):
            self.fault("action_modules", 0, "", f"the id {name!r} is used by two tiles, planets or modules")

    def _rounds(self, number: Mapping[str, int]) -> None:
        sequences = self.found["sequences"]
        rounds = [r for s in sequences for r in s.rounds]
        if rounds != list(range(1, number.get("rounds", 0) + 1)):
            self.fault("sequences", 0, "", f"the rounds must be 1 to {number.get('rounds')} in order")
        per = number.get("rounds_per_sequence")
        decks = [s.deck for s in sequences]
        for i, sequence in enumerate(sequences):
            if len(sequence.rounds) != per:
                self.fault(
                    "sequences", i, "rounds", f"{len(sequence.rounds)} rounds, but constants.yaml says {per}"
                )
            if "action" in decks[:i] and sequence.deck == "planetary":
                self.fault("sequences", i, "deck", "planetary modules can't come back after action modules")

    def words(self, rulings: Mapping[str, Any], options: Mapping[str, Any]) -> None:
        """A ruling is one of its alternatives, and only what the rules know can be one; so with values of options."""
        for i, ruling in enumerate(self.found["rulings"]):
            known = _values(rulings[ruling.id])
            for word in ruling.alternatives:
                if word not in known:
                    self.fault(
                        "rulings", i, "alternatives", f"{word!r} is none of {', '.join(map(str, known))}"
                    )
            if ruling.value not in ruling.alternatives:
                self.fault("rulings", i, "value", f"{ruling.value!r} is none of the alternatives")
        for i, option in enumerate(self.found["options"]):
            values, words = [v.id for v in option.values], _values(options[option.id])
            if sorted(values) != sorted(words):
                self.fault("options", i, "values", f"must be {', '.join(words)}")

    def board(self) -> None:
        """Joints lie between touching cells; a tile shows only colours of joints at its cell."""
        cell = {c.id: c for c in self.found["cells"]}
        shown: dict[str, dict[str, str]] = {kind: {} for kind in cell}
        for i, joint in enumerate(self.found["joints"]):
            (a, b), (edge, other) = joint.between, joint.edges
            step = {"right": (0, 1), "left": (0, -1), "bottom": (1, 0), "top": (-1, 0)}[edge]
            if _FACING[edge] != other or (cell[b].row - cell[a].row, cell[b].col - cell[a].col) != step:
                self.fault("joints", i, "edges", f"{a} and {b} do not touch there")
            shown[a][edge] = shown[b][other] = joint.colour
        for i, tile in enumerate(self.found["tiles"]):
            for edge, colour in tile.interfaces.items():
                if shown[tile.type].get(edge) != colour:
                    self.fault(
                        "tiles", i, "interfaces", f"no {colour} joint at the {edge} edge of {tile.type}"
                    )

    def effects(self) -> None:
        """Words that need company: a trigger for triggered modules, static effects only where they are static."""
        for key in ("tiles", "planets", "planetary_modules", "action_modules"):
            for i, record in enumerate(self.found[key]):
                for what in _effect_faults(key, record):
                    self.fault(key, i, "effect", what)

    def programs(self, cat: Catalogue) -> None:
        """Whatever was executed before in a sequence, there is a legal program in every round of it."""
        needed = [
            [t.id for t in cat.tiles.values() if t.type == c.id] for c in cat.cells.values() if c.required
        ]
        rounds = cat.constants.rounds_per_sequence
        enough = bool(needed) and all(len(tiles) >= rounds for tiles in needed)
        if enough and all(misfit(cat, tiles) is None for tiles in product(*needed)):
            return  # any tiles of the required types make a program
        bit = {tile: 1 << n for n, tile in enumerate(cat.tiles)}
        masks = [sum(bit[t] for t in program) for program in cat.programs]
        executed = {0}
        for _ in range(rounds):
            following: set[int] = set()
            for gone in executed:
                open_now = [m for m in masks if not m & gone]
                if not open_now:
                    self.fault(
                        "tiles",
                        0,
                        "",
                        "a player may be left without any legal program before the tiles come back",
                    )
                    return
                following.update(gone | m for m in open_now)
            executed = following


def _values(kind: Any) -> list[Any]:
    return [False, True] if isinstance(kind, msgspec.inspect.BoolType) else list(kind.values)


def _effect_faults(key: str, record: Any) -> Iterable[str]:
    """What is wrong with the effect of a record of that list."""
    effect, kind = record.effect, getattr(record, "kind", "activated")
    if isinstance(effect, OneOf) and len(effect.options) < 2:
        yield "a choice needs two options or more"
    for part in parts(effect):
        whole = part is effect
        match part:
            case PriceDelta() | Protect() if not whole:
                yield f"{op(part)} can't be a part of another effect"
            case UseInstallation() if not whole or key in ("planets", "planetary_modules"):
                yield "use_installation must be the whole effect of a tile or action module"
            case Sequence(steps=()):
                yield "a sequence needs steps"
            case MoveShip(mode=mode, steps=steps) if (mode == "exact_line") != (steps > 0):
                yield "steps go with mode exact_line, and only with it"
            case _ if isinstance(part, Rigs):
                if part.amount != "up_to" and part.min != 1:
                    yield "min goes with amount up_to only"
                elif part.min > part.count:
                    yield f"min {part.min} is more than count {part.count}"
    static = isinstance(effect, PriceDelta | Protect)
    trigger = getattr(record, "trigger", None)
    if static != (kind == "static"):
        yield f"{op(effect)} does not go with kind {kind}"
    if kind == "triggered" and (trigger is None or not isinstance(effect, Gain)):
        yield "a triggered module needs a trigger and the effect gain"
    if kind != "triggered" and trigger is not None:
        yield f"a trigger does not go with kind {kind}"


def parts(effect: Effect) -> Iterable[Simple | Sequence]:
    """The effect and everything in it, from the outside to the inside."""
    if isinstance(effect, OneOf):
        for option in effect.options:
            yield from parts(option)
        return
    yield effect
    if isinstance(effect, Sequence):
        yield from effect.steps
