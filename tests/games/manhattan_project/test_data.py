"""The facts: what is there, and that every slip is named with its place."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copytree

import pytest

from games.manhattan_project.position import CAT, Game, seat
from hotseat.engine import registry
from hotseat.engine.catalogue import DataError
from hotseat.engine.flow import settle
from hotseat.engine.game import Setup
from hotseat.games.manhattan_project import GAME
from hotseat.games.manhattan_project.data import load
from hotseat.games.manhattan_project.flow.turn import Turn
from hotseat.games.manhattan_project.state import Building

FOLDER = registry.rules_data("manhattan_project")


def test_the_box() -> None:
    """Rules 2: 20 spaces, 50 buildings of five kinds, 15 + 15 bombs."""
    assert len(CAT.spaces) == 20
    assert len(CAT.areas) == 10
    assert len(CAT.buildings) == 50
    assert sum(b.starting for b in CAT.buildings.values()) == 6
    assert [b.kind for b in CAT.bombs.values()] == ["uranium"] * 15 + ["plutonium"] * 15
    assert [p.price for p in CAT.market] == [2, 3, 5, 7, 10, 14, 20]
    assert {n: c.target_points for n, c in CAT.counts.items()} == {2: 70, 3: 60, 4: 50, 5: 45}
    assert CAT.options[0].default == "off"


SLIPS = [
    ("spaces.yaml", "area: mine, capacity: 1", "area: mines, capacity: 1", "unknown area 'mines'"),
    ("spaces.yaml", "op: bribe", "op: bribes", "did you mean 'bribe'"),
    (
        "spaces.yaml",
        "{op: gain, one_of: [{plutonium: 1}]}",
        "{op: gain, one_of: [{plutonum: 1}]}",
        "did you mean 'plutonium'",
    ),
    ("spaces.yaml", "prices: [2, 3, 5]", "prices: [2, 3]", "needs 3 prices"),
    ("spaces.yaml", "attacks: [fighter_attack, bomber_attack]", "attacks: [ram]", "unknown attack 'ram'"),
    (
        "buildings.yaml",
        "one_of: [{fighter: 1}, {money: 2}]",
        "one_of: [{fighter: 1}, {fighter: 2}]",
        "different goods",
    ),
    (
        "buildings.yaml",
        "one_of: [{scientist: 3}]",
        "one_of: [{scientist: 3, engineer: 1}]",
        "one kind of workers",
    ),
    (
        "buildings.yaml",
        "cost: [{uranium: 1}, {yellowcake: 2}]",
        "cost: [{uranium: 1}, {uranium: 2}]",
        "different resources",
    ),
    ("buildings.yaml", "kind: mine", "kind: mines", "unknown kind 'mines'"),
    ("market.yaml", "setup: regular", "setup: starting", "starting buildings need as many"),
    ("bombs.yaml", "points_tested: 9,", "points_tested: 10,", "a uranium bomb has one value"),
    ("counts.yaml", "face_up_bombs: 3", "face_up_bombs: 4", "a card more than there are players"),
    (
        "counts.yaml",
        "test_tiles: [test_0, test_6]",
        "test_tiles: [test_0, test_7]",
        "unknown test tile 'test_7'",
    ),
    ("workers.yaml", "id: laborer", "id: labourer", "did you mean 'laborer'"),
    ("workers.yaml", "start_in_hand: 4", "start_in_hand: 5", "only 4 permanent ones"),
    ("resources.yaml", "start: 1, max: 10", "start: 11, max: 10", "the track ends at 10"),
    ("resources.yaml", "id: money", "id: gold", "unknown word 'gold'"),
    ("market.yaml", "position: 2", "position: 3", "1, 2, 3 ... in order"),
    ("game.yaml", "source: [seed, bdml]", "source: [seed, nobody]", "unknown source 'nobody'"),
    ("options.yaml", 'default: "off"', 'default: "never"', "'never' is none of the values"),
]


@pytest.mark.parametrize(("file", "old", "new", "what"), SLIPS)
def test_slips_are_named(tmp_path: Path, file: str, old: str, new: str, what: str) -> None:
    folder = copytree(FOLDER, tmp_path / "manhattan_project")
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(DataError) as caught:
        load(folder)
    assert any(
        what in fault and re.match(rf"manhattan_project/{file}:\d+: ", fault) for fault in caught.value.faults
    ), caught.value.faults


def test_a_new_building_is_a_record(tmp_path: Path) -> None:
    """A building with words of the vocabulary needs no code: two questions, something for the others, a bribe."""
    folder = copytree(FOLDER, tmp_path / "manhattan_project")
    text = (folder / "buildings.yaml").read_text("utf-8")
    record = (
        "  - {id: b51, kind: mine, starting: false, workers: {laborer: 1, scientist_or_engineer: 1},"
        " cost: [{money: 1}, {yellowcake: 1}], effects: [{op: bribe, amount: 2},"
        " {op: gain, target: others, one_of: [{spy: 1}]}, {op: gain, one_of: [{bomber: 1}, {engineer: 1}]},"
        " {op: buy_building, amount: 1, free_worker: laborer}, {op: draft_bombs}],"
        " source: [ours], confidence: reconstructed}\n"
    )
    (folder / "buildings.yaml").write_text(text + record, "utf-8")
    kinds = (folder / "building_kinds.yaml").read_text("utf-8")
    (folder / "building_kinds.yaml").write_text(kinds.replace("cards: 10", "cards: 11", 1), "utf-8")
    cat = load(folder)
    assert GAME.facts(cat)["building/b51"]["gives"] == [{"bomber": 1}, {"engineer": 1}]
    state = GAME.new_game(cat, Setup(2, 1, {"first": "seat-1"}))
    table = GAME.table(state, cat)
    settle(table)
    state.deck.remove("b51") if "b51" in state.deck else state.market.remove("b51")
    state.players[0].buildings.append(Building("b51"))
    state.flow[:] = [Turn(seat=0)]
    game = Game(state, whole=False)
    game.table = table
    state.players[0].hand["engineer"], state.players[0].reserve["engineer"] = 1, 3
    choices = [c for c in game.legal() if c.at == ("building/b51",)]
    assert {c.payment for c in choices} == {"money"}
    usual = next(c for c in choices if c.output == "bomber")
    game.do(usual)
    assert (state.tray, state.players[1].stock["spy"], state.players[0].stock["bomber"]) == (2, 1, 2)
    assert game.key == "buy"
    free = [c for c in game.legal() if getattr(c, "payment", "") == "free"]
    assert len(free) == 2
    game.do(free[0])
    assert game.key == "draft"


def test_stock_of_positions_is_complete() -> None:
    assert set(seat().stock) == set(CAT.resources)
