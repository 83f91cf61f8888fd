"""The facts of the game: the schema of rules_data/builders/*.yaml, their cross-checks, and the frozen catalogue."""

from __future__ import annotations

from typing import Annotated, Any, Literal, get_args

import msgspec

from hotseat.engine.catalogue import Reader, Record, Source, near
from hotseat.engine.game import Option

Natural = Annotated[int, msgspec.Meta(ge=0)]
Positive = Annotated[int, msgspec.Meta(ge=1)]
Goods = tuple[int, int, int, int]
"""Amounts of the resources in the order of `Catalogue.resources`."""

Counter = Literal["card_points", "coins", "score"]
Op = Literal["return_crew", "gain_coins", "score_points", "join_team"]
Step = tuple[Op, int]
"""What happens when a card is finished, with its amount."""


class Amounts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One number per resource."""

    stone: Natural
    wood: Natural
    knowledge: Natural
    tile: Natural

    def goods(self) -> Goods:
        """The numbers in the order of the cards."""
        return (self.stone, self.wood, self.knowledge, self.tile)


class SourceRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    id: str
    kind: Literal["text", "rulebook", "pictures", "list", "reviews", "help", "ruling"]
    address: str = ""


class Players(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    min: Positive
    max: Positive
    best: Positive


class GameRecord(Record, frozen=True, kw_only=True):
    designer: str
    artist: str
    publisher: str
    year: Positive
    players: Players
    minutes: Positive
    age: Positive


class ResourceRecord(Record, frozen=True, kw_only=True):
    colour: str


class ConstantRecord(Record, frozen=True, kw_only=True):
    id: Literal[
        "starting_coins",
        "apprentices_dealt_per_player",
        "free_actions_per_turn",
        "extra_action_cost",
        "open_site_action_cost",
        "recruit_action_cost",
        "recruit_coin_cost",
        "send_action_cost_first",
        "send_action_cost_step",
        "take_coins_totals",
        "take_coins_max_actions_per_turn",
        "end_trigger_points",
        "coins_per_end_point",
        "bank_limited",
    ]
    value: Natural | bool | tuple[Natural, ...]


class OptionRecord(Record, frozen=True, kw_only=True):
    id: Literal["start_player", "starting_coins", "target_points", "actions_per_turn"]
    default: str = ""
    choices: tuple[Literal["random", "seat"], ...] = ()
    constant: str = ""
    min: Natural = 0
    max: Natural = 0


class DeckRecord(Record, frozen=True, kw_only=True):
    id: Literal["building_deck", "worker_deck"]
    contains: tuple[Literal["buildings", "machines", "workers"], ...]
    row: Literal["building_row", "worker_row"]
    row_size: Positive
    top_card_public: bool


class FieldRef(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    field: Literal["coins", "points"]


class StepRecord(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    op: Op
    amount: FieldRef | None = None


class CardKindRecord(Record, frozen=True, kw_only=True):
    id: Literal["worker", "building", "machine"]
    records: Literal["workers", "buildings", "machines"]
    on_finish: tuple[StepRecord, ...]


class ScoreRecord(Record, frozen=True, kw_only=True):
    counter: Literal["card_points", "coins"]
    per: Positive
    points: Positive


class RankingRecord(Record, frozen=True, kw_only=True):
    id: Counter


class ClassRecord(Record, frozen=True, kw_only=True):
    wage: Natural
    total_production: Positive
    count: Positive


class WorkerRecord(Record, frozen=True, kw_only=True):
    of: str = msgspec.field(name="class")
    wage: Natural
    produces: Amounts


class BuildingRecord(Record, frozen=True, kw_only=True):
    coins: Natural
    points: Natural
    needs: Amounts


class MachineKindRecord(Record, frozen=True, kw_only=True):
    produces: Literal["stone", "wood", "knowledge", "tile"]


class MachineRecord(BuildingRecord, frozen=True, kw_only=True):
    kind: str
    wage: Natural
    produces: Amounts


class CoinRecord(Record, frozen=True, kw_only=True):
    value: Positive
    count: Positive


class OtherRecord(Record, frozen=True, kw_only=True):
    count: Positive


class CountRecord(Record, frozen=True, kw_only=True):
    id: Literal["workers", "buildings", "machines", "coins"]
    value: Natural


class SumRecord(Record, frozen=True, kw_only=True):
    id: Literal["worker_production", "building_needs", "building_points", "machine_points"]
    value: tuple[Natural, ...]


class Building(msgspec.Struct, frozen=True):
    """A building card: a plain building or a machine (`machine` = its kind, else empty)."""

    id: str
    machine: str
    needs: Goods
    coins: int
    points: int
    on_finish: tuple[Step, ...]


class Worker(msgspec.Struct, frozen=True):
    """Whatever can be sent: a worker, or a machine once it is finished. `of` is the class, "machine" for machines."""

    id: str
    of: str
    wage: int
    produces: Goods


class Constants(msgspec.Struct, frozen=True):
    """constants.yaml, by name."""

    starting_coins: int
    apprentices_dealt_per_player: int
    free_actions_per_turn: int
    extra_action_cost: int
    open_site_action_cost: int
    recruit_action_cost: int
    recruit_coin_cost: int
    send_action_cost_first: int
    send_action_cost_step: int
    take_coins_totals: tuple[int, ...]
    take_coins_max_actions_per_turn: int
    end_trigger_points: int
    coins_per_end_point: int
    bank_limited: bool


class Catalogue(msgspec.Struct, frozen=True):
    """Everything that does not change during a game."""

    constants: Constants
    options: tuple[Option, ...]
    resources: tuple[str, ...]
    buildings: dict[str, Building]
    """All cards of the building deck."""
    workers: dict[str, Worker]
    """All that can ever be sent: the cards of the worker deck and the machines."""
    wages: dict[str, int]
    produces: dict[str, Goods]
    """Wage and production of `workers`, at hand for what is asked most often."""
    worker_cards: tuple[str, ...]
    apprentices: tuple[str, ...]
    building_row: int
    worker_row: int
    score: tuple[ScoreRecord, ...]
    ranking: tuple[Counter, ...]


FILES = {
    "game.yaml": (("game", GameRecord),),
    "resources.yaml": (("resources", ResourceRecord),),
    "constants.yaml": (("constants", ConstantRecord),),
    "options.yaml": (("options", OptionRecord),),
    "decks.yaml": (("decks", DeckRecord),),
    "card_kinds.yaml": (("card_kinds", CardKindRecord),),
    "scoring.yaml": (("score", ScoreRecord), ("ranking", RankingRecord)),
    "worker_classes.yaml": (("worker_classes", ClassRecord),),
    "workers.yaml": (("workers", WorkerRecord),),
    "buildings.yaml": (("buildings", BuildingRecord),),
    "machines.yaml": (("machine_kinds", MachineKindRecord), ("machines", MachineRecord)),
    "coins.yaml": (("coins", CoinRecord), ("other_components", OtherRecord)),
    "counts.yaml": (("counts", CountRecord), ("sums", SumRecord)),
}
"""The lists of every file with the schema of their records."""

WHOLE = ("constants", "options", "decks", "card_kinds", "ranking", "counts", "sums")
"""Lists that must have a record for every id their schema knows."""

DECKS: dict[str, tuple[tuple[str, ...], str]] = {
    "building_deck": (("buildings", "machines"), "building_row"),
    "worker_deck": (("workers",), "worker_row"),
}
"""What every deck contains and which row it fills: the course of the game knows no other (rules 2)."""

_PLACE = {key: file for file, lists in FILES.items() for key, _ in lists}
_KIND: dict[str, Any] = {key: kind for lists in FILES.values() for key, kind in lists}


def load(folder: Source) -> Catalogue:
    """Read and cross-check the folder; raises DataError with every fault found."""
    reader = Reader(folder)
    sources = {s.id for s in reader.records("sources.yaml", "sources", SourceRecord)}
    reader.expect_keys("sources.yaml", ("sources",))
    found: dict[str, list[Any]] = {}
    for file, lists in FILES.items():
        reader.expect_keys(file, ("witnesses", *(key for key, _ in lists)))
        for key, kind in lists:
            found[key] = reader.records(file, key, kind)
            _check_sources(reader, file, key, sources)
    reader.done()
    _cross_check(reader, found)
    reader.done()
    return _catalogue(found)


def _check_sources(reader: Reader, file: str, key: str, known: set[str]) -> None:
    data = reader.document(file).data
    rows = data.get(key) if isinstance(data, dict) else None
    for i, raw in enumerate(rows if isinstance(rows, list) else ()):
        words = raw.get("source") if isinstance(raw, dict) else None
        for word in words if isinstance(words, list) else ():
            if isinstance(word, str) and word not in known:
                what = f"{word!r} is not in sources.yaml" + near(str(word), sorted(known))
                reader.fault(file, (key, i, "source"), what)


def _cross_check(reader: Reader, found: dict[str, list[Any]]) -> None:
    """What the schema cannot say. Every record was read, so list positions are those of the file."""

    def fault(key: str, i: int, field: str, what: str) -> None:
        reader.fault(_PLACE[key], (key, i, field), what)

    for key in WHOLE:
        ids = {r.id for r in found[key]}
        known: Any = next(f.type for f in msgspec.structs.fields(_KIND[key]) if f.name == "id")
        for word in get_args(known):
            if word not in ids:
                reader.fault(_PLACE[key], (key,), f"{word!r} is missing")
    resources = tuple(r.id for r in found["resources"])
    if resources != Amounts.__struct_fields__:
        reader.fault(
            "resources.yaml", ("resources",), f"must be {', '.join(Amounts.__struct_fields__)}, in this order"
        )
    _check_game(reader, found)
    _check_constants(reader, found)
    _check_options(reader, found)
    for i, deck in enumerate(found["decks"]):
        if not deck.top_card_public:
            fault("decks", i, "top_card_public", "the decks lie face up (R-TOP)")
        contains, row = DECKS[deck.id]
        if (deck.contains, deck.row) != (contains, row):
            fault("decks", i, "contains", f"{deck.id} contains {' and '.join(contains)} and fills {row}")
        if deck.row_size > (cards := sum(len(found[c]) for c in contains)):
            fault("decks", i, "row_size", f"{deck.id} has only {cards} cards")
    for i, kind in enumerate(found["card_kinds"]):
        for j, step in enumerate(kind.on_finish):
            if (step.amount is not None) != (step.op in ("gain_coins", "score_points")):
                path = ("card_kinds", i, "on_finish", j)
                reader.fault(
                    "card_kinds.yaml", path, f"{step.op} takes {'no' if step.amount else 'an'} amount"
                )
    _check_cards(reader, found)
    _check_counts(reader, found)


def _check_game(reader: Reader, found: dict[str, list[Any]]) -> None:
    if len(found["game"]) != 1:
        reader.fault("game.yaml", ("game",), f"one game is told here, not {len(found['game'])}")
        return
    players = found["game"][0].players
    if not players.min <= players.best <= players.max:
        reader.fault("game.yaml", ("game", 0, "players"), "best must lie between min and max")


def _check_constants(reader: Reader, found: dict[str, list[Any]]) -> None:
    records: list[ConstantRecord] = found["constants"]
    types: dict[str, Any] = {f.name: f.type for f in msgspec.structs.fields(Constants)}
    values = {r.id: r.value for r in records}
    good = True
    for i, r in enumerate(records):
        try:
            msgspec.convert(r.value, types[r.id])
        except msgspec.ValidationError as error:
            good = False
            reader.fault("constants.yaml", ("constants", i, "value"), str(error)[:1].lower() + str(error)[1:])
    if not good or len(values) < len(types):
        return
    k = msgspec.convert(values, Constants)
    at = {r.id: ("constants", i, "value") for i, r in enumerate(records)}
    if k.bank_limited:
        reader.fault("constants.yaml", at["bank_limited"], "the bank is unlimited (R-BANK)")
    if len(k.take_coins_totals) != k.take_coins_max_actions_per_turn + 1:
        what = (
            f"needs {k.take_coins_max_actions_per_turn + 1} totals, from 0 to take_coins_max_actions_per_turn"
        )
        reader.fault("constants.yaml", at["take_coins_totals"], what)
    elif k.take_coins_totals[0] or list(k.take_coins_totals) != sorted(k.take_coins_totals):
        reader.fault("constants.yaml", at["take_coins_totals"], "must begin with 0 and never go down")
    apprentices = sum(w.of == "apprentice" for w in found["workers"])
    most = max((g.players.max for g in found["game"]), default=0)
    if (wanted := k.apprentices_dealt_per_player * most) > apprentices:
        what = f"{wanted} apprentices for a full table, but workers.yaml has {apprentices}"
        reader.fault("constants.yaml", at["apprentices_dealt_per_player"], what)


def _check_options(reader: Reader, found: dict[str, list[Any]]) -> None:
    constants = {r.id: r.value for r in found["constants"]}
    for i, option in enumerate(found["options"]):
        path = ("options", i)
        if option.choices:
            if option.default not in option.choices:
                reader.fault("options.yaml", path, "the default must be one of the choices")
        elif type(constants.get(option.constant)) is not int:
            numbers = [name for name, value in constants.items() if type(value) is int]
            what = "needs choices with a default, or as 'constant' the name of a number in constants.yaml"
            reader.fault("options.yaml", path, what + near(option.constant, numbers))
        elif not option.min <= constants[option.constant] <= option.max:
            what = f"the official value {constants[option.constant]} must lie between min and max"
            reader.fault("options.yaml", path, what)
    per = {r.id: r.per for r in found["score"] if r.counter == "coins"}
    if set(per.values()) != {constants.get("coins_per_end_point")}:
        reader.fault(
            "scoring.yaml", ("score",), "the row of the coins must use coins_per_end_point of constants.yaml"
        )


def _check_cards(reader: Reader, found: dict[str, list[Any]]) -> None:
    classes = {c.id: c for c in found["worker_classes"]}
    machine_kinds = {k.id: k for k in found["machine_kinds"]}
    seen: dict[str, str] = {}
    for key in ("workers", "buildings", "machines"):
        for i, card in enumerate(found[key]):
            if card.id in seen:
                reader.fault(_PLACE[key], (key, i, "id"), f"{card.id!r} is used already in {seen[card.id]}")
            seen[card.id] = _PLACE[key]
    for i, w in enumerate(found["workers"]):
        made, digits = w.produces.goods(), "".join(map(str, w.produces.goods()))
        kind = classes.get(w.of)
        if kind is None:
            what = f"{w.of!r} is not in worker_classes.yaml" + near(w.of, [*classes])
            reader.fault("workers.yaml", ("workers", i, "class"), what)
        elif (w.wage, sum(made)) != (kind.wage, kind.total_production):
            what = f"{w.of} has wage {kind.wage} and produces {kind.total_production}, not {w.wage} and {sum(made)}"
            reader.fault("workers.yaml", ("workers", i, "wage"), what)
        if sum(made) != w.wage:
            reader.fault(
                "workers.yaml", ("workers", i, "produces"), f"adds up to {sum(made)}, the wage is {w.wage}"
            )
        if w.id.split("_")[:2] != [w.of, digits]:
            reader.fault("workers.yaml", ("workers", i, "id"), f"class and production make {w.of}_{digits}")
    for key in ("buildings", "machines"):
        for i, b in enumerate(found[key]):
            if not any(b.needs.goods()):
                reader.fault(_PLACE[key], (key, i, "needs"), "a building needs something")
    for i, m in enumerate(found["machines"]):
        kind = machine_kinds.get(m.kind)
        made = {r: n for r, n in msgspec.structs.asdict(m.produces).items() if n}
        if kind is None:
            what = f"{m.kind!r} is not among the machine_kinds" + near(m.kind, [*machine_kinds])
            reader.fault("machines.yaml", ("machines", i, "kind"), what)
        elif set(made) != {kind.produces}:
            reader.fault(
                "machines.yaml", ("machines", i, "produces"), f"{m.kind} produces {kind.produces} only"
            )
        if m.id != f"{m.kind}_{sum(made.values())}":
            reader.fault(
                "machines.yaml", ("machines", i, "id"), "must be the kind and the amount it produces"
            )


def _check_counts(reader: Reader, found: dict[str, list[Any]]) -> None:
    def total(cards: list[Any], field: str) -> tuple[int, ...]:
        return tuple(map(sum, zip(*(getattr(c, field).goods() for c in cards), strict=True)))

    for i, r in enumerate(found["counts"]):
        n = sum(c.count for c in found["coins"]) if r.id == "coins" else len(found[r.id])
        if n != r.value:
            what = f"{r.value} {r.id}, but {_PLACE[r.id]} has {n}"
            reader.fault("counts.yaml", ("counts", i, "value"), what)
    for i, c in enumerate(found["worker_classes"]):
        n = sum(w.of == c.id for w in found["workers"])
        if n != c.count:
            what = f"{c.count} cards of class {c.id}, but workers.yaml has {n}"
            reader.fault("worker_classes.yaml", ("worker_classes", i, "count"), what)
    sums = {
        "worker_production": total(found["workers"], "produces"),
        "building_needs": total(found["buildings"], "needs"),
        "building_points": (sum(b.points for b in found["buildings"]),),
        "machine_points": (sum(m.points for m in found["machines"]),),
    }
    for i, r in enumerate(found["sums"]):
        if r.value != sums[r.id]:
            what = f"{r.id} is {list(r.value)}, but the cards add up to {list(sums[r.id])}"
            reader.fault("counts.yaml", ("sums", i, "value"), what)


def _catalogue(found: dict[str, list[Any]]) -> Catalogue:
    constants = {r.id: r.value for r in found["constants"]}
    steps = {k.id: k.on_finish for k in found["card_kinds"]}
    buildings, workers = {}, {}
    for card in found["buildings"] + found["machines"]:
        machine = card.kind if isinstance(card, MachineRecord) else ""
        on_finish = tuple(
            (s.op, getattr(card, s.amount.field) if s.amount else 0)
            for s in steps["machine" if machine else "building"]
        )
        coins = sum(n for op, n in on_finish if op == "gain_coins")
        points = sum(n for op, n in on_finish if op == "score_points")
        buildings[card.id] = Building(card.id, machine, card.needs.goods(), coins, points, on_finish)
    for w in found["workers"]:
        workers[w.id] = Worker(w.id, w.of, w.wage, w.produces.goods())
    for m in found["machines"]:
        workers[m.id] = Worker(m.id, "machine", m.wage, m.produces.goods())
    rows = {d.row: d.row_size for d in found["decks"]}
    return Catalogue(
        constants=msgspec.convert(constants, Constants),
        options=tuple(_option(o, constants, found["game"][0].players.max) for o in found["options"]),
        resources=Amounts.__struct_fields__,
        buildings=buildings,
        workers=workers,
        wages={w.id: w.wage for w in workers.values()},
        produces={w.id: w.produces for w in workers.values()},
        worker_cards=tuple(w.id for w in found["workers"]),
        apprentices=tuple(w.id for w in found["workers"] if w.of == "apprentice"),
        building_row=rows["building_row"],
        worker_row=rows["worker_row"],
        score=tuple(found["score"]),
        ranking=tuple(r.id for r in found["ranking"]),
    )


def _option(record: OptionRecord, constants: dict[str, Any], seats: int) -> Option:
    """A choice `seat` stands for one value per seat: seat-1, seat-2 ..."""
    if not record.choices:
        return Option(record.id, constants[record.constant], low=record.min, high=record.max)
    values: list[str] = []
    for word in record.choices:
        values += [f"seat-{n + 1}" for n in range(seats)] if word == "seat" else [word]
    return Option(record.id, record.default, tuple(values))
