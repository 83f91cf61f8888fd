"""rules_data/metallum: the whole box, slips reported with their place, and changes that need no code."""

from __future__ import annotations

import re
import shutil
from pathlib import Path
from typing import Any

import pytest

from games.metallum.position import CAT, given
from hotseat.engine import registry
from hotseat.engine.catalogue import DataError
from hotseat.engine.flow import legal, play, settle, why_not
from hotseat.engine.game import Setup
from hotseat.games.metallum import GAME
from hotseat.games.metallum.choices import GiveUp, Place, Replace, Use
from hotseat.games.metallum.data import load

FOLDER = registry.rules_data("metallum")


def _changed(folder: Path, file: str, old: str, new: str) -> Path:
    copy = folder / "metallum"
    shutil.copytree(FOLDER, copy)
    text = (copy / file).read_text("utf-8")
    assert text.count(old) >= 1
    (copy / file).write_text(text.replace(old, new, 1), "utf-8")
    return copy


def test_the_whole_box_is_there() -> None:
    assert (len(CAT.tiles), len(CAT.planets), len(CAT.modules)) == (12, 9, 21)
    assert [s.modifier for s in CAT.slots] == [1, 0, 0, -1]
    assert {r: (p.majority, p.minority, p.tie) for r, p in CAT.profits.items()} == {
        "none": (3, 1, 0),
        "up": (5, 2, 0),
        "down": (1, 0, 0),
    }
    assert {p.id: (p.turn_order, p.omega_starts) for p in CAT.presets} == {
        "seed": ("lower_first", "face_up"),
        "rulebook": ("lower_chooses", "face_down"),
    }
    assert {o.id: o.default for o in GAME.options(CAT)} == {
        "turn_order": "lower_first",
        "omega_starts": "face_up",
    }


def test_what_is_reconstructed_says_so() -> None:
    assert {t.complexity_confidence for t in CAT.tiles.values()} == {"reconstructed"}
    for file in ("planetary_modules.yaml", "action_modules.yaml"):
        text = (FOLDER / file).read_text("utf-8")
        assert text.count("confidence: reconstructed") == text.count("  - id:")


SLIPS = {
    "misspelt op": ("planets.yaml", "op: swap,", "op: swop,", "unknown op 'swop' - did you mean 'swap'?"),
    "misspelt place": ("planets.yaml", "to: any_discovered}", "to: any_discoverd}", "did you mean 'any_discovered'?"),
    "foreign field": ("tiles.yaml", "{op: buy}", "{op: buy, count: 2}", "unknown field 'count'"),
    "missing tile": ("tiles.yaml", "id: move_1", "id: move_2", "is used already"),
    "impossible joint": ("program_board.yaml", "edges: [right, left]", "edges: [top, left]", "do not touch there"),
    "interface nowhere": ("tiles.yaml", "{right: red, bottom: blue}", "{right: red, bottom: green}", "no green joint"),
    "no such ruling": ("rulings.yaml", "value: allowed", "value: sometimes", "none of the alternatives"),
    "unknown source": ("market.yaml", "source: [seed, pt]", "source: [sed, pt]", "unknown source 'sed'"),
    "trigger without gain": ("planetary_modules.yaml", "{op: gain, credits: 2}", "{op: buy}", "needs a trigger and the effect gain"),
    "static in disguise": ("action_modules.yaml", "{op: move_fs, mode: any_discovered}", "{op: price_delta, delta: -1}", "does not go with kind"),
    "missing constant": ("constants.yaml", "  - {id: min_price", "  # {id: min_price", "needs a record with the id 'min_price'"),
    "rounds": ("sequences.yaml", "[7, 8, 9]", "[7, 8]", "the rounds must be 1 to 9"),
    "a line without length": ("tiles.yaml", "mode: exact_line, steps: 1}", "mode: exact_line}", "steps go with mode exact_line"),
    "more than there are": ("planets.yaml", "amount: up_to, min: 0", "amount: up_to, min: 3", "min 3 is more than count 2"),
    "min of an exact number": ("planets.yaml", "count: 3, amount: exact,", "count: 3, amount: exact, min: 2,", "min goes with amount up_to"),
    "no choice": ("tiles.yaml", "[{op: buy}, {op: teleport_module, to: other_discovered}]", "[{op: buy}]", "two options or more"),
    "no steps": ("planets.yaml", "{op: swap, own: 1, opponent: 1}", "{op: sequence, steps: []}", "a sequence needs steps"),
    "trigger of an activated one": ("planetary_modules.yaml", "    needs_fs_here: true", "    trigger: game_end", "a trigger does not go with kind activated"),
    "more cards than places": ("constants.yaml", "cards_at_swap, value: 4", "cards_at_swap, value: 6", "4 places, but cards_at_swap"),
    "rounds of a sequence": ("constants.yaml", "rounds_per_sequence, value: 3", "rounds_per_sequence, value: 4", "3 rounds, but constants.yaml says 4"),
    "decks in the wrong order": ("sequences.yaml", "[1, 2, 3], deck: planetary", "[1, 2, 3], deck: action", "can't come back after action modules"),
    "too many tiles wanted": ("constants.yaml", "program_min_tiles, value: 1", "program_min_tiles, value: 5", "without any legal program"),
    "a Special always": ("program_board.yaml", "{id: special, required: false", "{id: special, required: true", "without any legal program"),
    "a value of another option": ("options.yaml", "values: [{id: lower_first", "values: [{id: face_up", "must be lower_chooses, lower_first"),
    "a ruling nobody knows": ("rulings.yaml", "value: return, alternatives: [return,", "value: burn, alternatives: [burn,", "'burn' is none of return, spend"),
    "three players": ("game.yaml", "max: 2", "max: 3", "the rules are for 2 players"),
    "two defaults": ("options.yaml", "default: false", "default: true", "exactly one preset"),
}  # fmt: skip


BESIDE = {
    "more cards than places": "market.yaml",
    "rounds of a sequence": "sequences.yaml",
    "too many tiles wanted": "tiles.yaml",
    "a Special always": "tiles.yaml",
}
"""Slips that are reported where something else does not go with them any more."""


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_reported_with_its_place(slip: str, tmp_path: Path) -> None:
    file, old, new, sentence = SLIPS[slip]
    with pytest.raises(DataError) as caught:
        load(_changed(tmp_path, file, old, new))
    assert f"metallum/{BESIDE.get(slip, file)}:" in str(caught.value)
    assert sentence in str(caught.value)


KINDS = (
    "{op: move_opponent, count: 2, amount: exact, from: any_planets, to: any_discovered}",
    "{op: sequence, steps: [{op: move_fs, mode: any_discovered}, {op: place_own, count: 2, amount: as_possible, to: fs}]}",
    "{op: sequence, steps: [{op: place_own, count: 2, amount: up_to, min: 0, to: any_discovered}, {op: gain, credits: 1}]}",
    "{op: choice, options: [{op: stock, modes: [flip], where: any_planet}, {op: swap, own: 2, opponent: 1}]}",
    "{op: choice, options: [{op: gain, credits: 2, per: own_rig_here}, {op: income, where: any_discovered}]}",
    "{op: remove_opponent, count: 1, amount: exact, from: any_planets}",
    "{op: replace_opponent, count: 2, amount: up_to, from: any_planets}",
    "{op: move_own, count: 2, amount: exact, from: fs, to: one_discovered}",
    "{op: place_own, count: 3, amount: as_possible, to: any_discovered, distinct: true}",
)
"""Effects that no card of the box has."""


@pytest.mark.parametrize("effect", KINDS)
def test_a_known_kind_of_effect_is_only_an_edit_of_data(effect: str, tmp_path: Path) -> None:
    """The first installation, used whenever it can be, by one player in each of its ways."""
    planets = (FOLDER / "planets.yaml").read_text("utf-8")
    old = next(
        line for line in planets.splitlines() if "effect:" in line and "op: move_own, count: 4" in line
    )
    cat = load(_changed(tmp_path, "planets.yaml", old, f"    effect: {effect}"))
    used = 0
    for seed in range(6):
        table = GAME.table(GAME.new_game(cat, Setup(2, seed)), cat)
        ask = settle(table)
        while ask:
            found = legal(table, ask.seats[0])
            mine = [c for c in found if getattr(c, "by", "") == "installation/alpha"]
            used += bool(mine)
            ask = play(table, ask.seats[0], (mine or found)[table.state.chance % len(mine or found)], ask)
            table.state.chance += 7
            assert GAME.invariants(cat, table.state) == []
    assert used


def _installation(folder: Path, planet: str, effect: str) -> Any:
    """A catalogue in which a planet has another installation."""
    old = re.search(
        rf"id: {planet}\n(?:.*\n)*?    effect: (.*)", (FOLDER / "planets.yaml").read_text("utf-8")
    )
    assert old is not None
    return load(_changed(folder, "planets.yaml", old.group(1), effect))


def test_replacing_more_rigs_than_there_are_own_ones_ends(tmp_path: Path) -> None:
    """The two own rigs elsewhere are given up for three opposing ones; the third question had no answer."""
    cat = _installation(tmp_path, "alpha", "{op: replace_opponent, count: 3, amount: as_possible, from: fs}")
    table = GAME.table(given(rigs={0: (23, 4), 1: (1, 0), 2: (1, 0)}).state, cat)
    ask = play(table, 0, Use("installation/alpha"))
    ask = play(table, 0, GiveUp("beta"), ask)
    assert ask is not None
    ask = play(table, 0, GiveUp("gamma"), ask)
    assert ask is not None
    assert ask.key == "act"
    assert table.state.row[0].rigs == [25, 1]


def test_replacing_an_exact_number_needs_as_many_own_rigs(tmp_path: Path) -> None:
    cat = _installation(tmp_path, "alpha", "{op: replace_opponent, count: 2, amount: exact, from: fs}")
    table = GAME.table(given(rigs={0: (24, 4), 1: (1, 0)}).state, cat)
    refusal = why_not(table, 0, Use("installation/alpha"))
    assert refusal is not None
    assert (refusal.key, refusal.args) == ("too-few-rigs", {"need": 2, "have": 1})


def test_two_shields_of_different_kinds_on_one_planet_both_work(tmp_path: Path) -> None:
    """The first one found decided for both."""
    copy = _changed(tmp_path, "planetary_modules.yaml", "against: [remove_opponent, replace_opponent, move_opponent, swap, stock]", "against: [stock]")  # fmt: skip
    file = copy / "planetary_modules.yaml"
    file.write_text(
        file.read_text("utf-8").replace(
            "{op: price_delta, delta: -2}", "{op: protect, where: this, against: [replace_opponent]}"
        ),
        "utf-8",
    )
    state = given(
        ships=(1, 0), rigs={4: (0, 2)}, modules=[("shield_grid", 1, 4), ("trade_uplink", 1, 4)]
    ).state
    refusal = why_not(GAME.table(state, load(copy)), 0, Replace("installation/beta", "eta"))
    assert refusal is not None
    assert refusal.key == "shielded"


def test_rulings_are_data(tmp_path: Path) -> None:
    cat = load(_changed(tmp_path, "rulings.yaml", "value: false", "value: true"))
    game = given(hidden=[1, 2, 3], tiles=(["move_3"], []))
    table = GAME.table(game.state, cat)
    play(table, 0, next(c for c in legal(table, 0) if getattr(c, "planet", "") == "unknown-3"))
    assert [d.discovered for d in table.state.row[:4]] == [True] * 4
    assert table.state.players[0].credits == 3


def test_two_tiles_at_least_can_be_asked_for(tmp_path: Path) -> None:
    """Where a lone Move is no program any more, all that may have been executed is looked through."""
    cat = load(
        _changed(tmp_path, "constants.yaml", "program_min_tiles, value: 1", "program_min_tiles, value: 2")
    )
    assert {len(p) for p in cat.programs} == {2, 3, 4}


def test_numbers_are_data(tmp_path: Path) -> None:
    cat = load(_changed(tmp_path, "planets.yaml", "{op: place_own, count: 3, amount: exact, to: this}",
                        "{op: place_own, count: 5, amount: exact, to: this}"))  # fmt: skip
    table = GAME.table(given(ships=(6, 0)).state, cat)
    play(table, 0, Use("installation/omega"))
    assert table.state.row[6].rigs == [5, 0]
    assert given(ships=(4, 0)).allows(Place("installation/eta", "eta"))
