"""rules_data/builders: what it says, and that every slip is reported with its place and what to do."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from games.builders.position import CAT
from hotseat.engine import registry
from hotseat.engine.catalogue import DataError
from hotseat.games.builders import GAME

FOLDER = registry.rules_data("builders")


def test_the_whole_box_is_there() -> None:
    assert len(CAT.buildings) == 42
    assert sum(bool(b.machine) for b in CAT.buildings.values()) == 8
    assert (len(CAT.worker_cards), len(CAT.workers), len(CAT.apprentices)) == (42, 50, 6)
    assert CAT.resources == ("stone", "wood", "knowledge", "tile")


def test_what_a_card_does_when_it_is_finished_stands_in_the_data() -> None:
    inn, crane = CAT.buildings["inn"], CAT.buildings["crane_3"]
    assert inn.on_finish == (("return_crew", 0), ("gain_coins", 12), ("score_points", 3))
    assert crane.on_finish == (("return_crew", 0), ("score_points", 2), ("join_team", 0))
    assert (crane.coins, CAT.wages["crane_3"], CAT.produces["crane_3"]) == (0, 0, (3, 0, 0, 0))


def test_the_game_agrees_with_its_data() -> None:
    text = (FOLDER / "game.yaml").read_text("utf-8")
    assert (
        f"players: {{min: {GAME.seats[0]}, max: {GAME.seats[1]}, best: 2}}, minutes: {GAME.minutes}," in text
    )


SLIPS = {
    "misspelt field": ("buildings.yaml", "{id: inn,             coins: 12, points: 3", "{id: inn, coin: 12, points: 3",
                       ["builders/buildings.yaml:", "unknown field 'coin' - did you mean 'coins'?", "needs the field 'coins'"]),
    "misspelt resource": ("workers.yaml", "{stone: 1, wood: 1, knowledge: 0, tile: 0}, source: *all_six", "{stone: 1, wod: 1, knowledge: 0, tile: 0}, source: *all_six",
                          ["unknown field 'wod' - did you mean 'wood'?"]),
    "misspelt list": ("resources.yaml", "resources:", "resource:", ["needs 'resources' - did you mean 'resource'?"]),
    "missing card": ("buildings.yaml", "  - {id: bower,", "  # {id: bower,",
                     ["counts.yaml:", "34 buildings, but buildings.yaml has 33", "building_needs is [60, 59, 61, 60], but the cards add up to [59, 59, 61, 59]"]),
    "card twice": ("buildings.yaml", "id: bower,        ", "id: wooden_shack,",
                   ["id 'wooden_shack' is used already in line"]),
    "key twice": ("constants.yaml", "{id: extra_action_cost,      value: 5,", "{id: extra_action_cost, value: 5, value: 6,",
                  ["'value' is written twice"]),
    "wage and production": ("workers.yaml", "class: master,     wage: 5, produces: {stone: 3, wood: 2,", "class: master,     wage: 5, produces: {stone: 3, wood: 3,",
                            ["workers[34].produces: adds up to 6, the wage is 5", "class and production make master_3300", "worker_production is"]),
    "unknown class": ("workers.yaml", "id: laborer_2100,     class: laborer,", "id: laborer_2100, class: labourer,",
                      ["workers[6].class: 'labourer' is not in worker_classes.yaml - did you mean 'laborer'?", "12 cards of class laborer, but workers.yaml has 11"]),
    "unknown source": ("coins.yaml", "count: 23, source: [seed]", "count: 23, source: [sead]", ["coins[0].source: 'sead' is not in sources.yaml - did you mean 'seed'?"]),
    "unsure of what": ("coins.yaml", "source: [seed], confidence: confirmed, note: \"the French rulebook and early boxes have 25\"", "source: [seed], confidence: certain",
                       ["unknown word 'certain'"]),
    "no source": ("decks.yaml", "source: [seed, rulebook_fr], confidence: confirmed}\n  - {id: worker_deck", "confidence: confirmed}\n  - {id: worker_deck",
                  ["decks[0]: needs the field 'source'"]),
    "missing constant": ("constants.yaml", "- {id: starting_coins, ", "# - {id: starting_coins, ", ["'starting_coins' is missing"]),
    "unknown constant": ("constants.yaml", "{id: starting_coins, ", "{id: start_coins, ", ["unknown word 'start_coins' - did you mean 'starting_coins'?"]),
    "wrong kind of constant": ("constants.yaml", "value: [0, 1, 3, 6]", "value: 6", ["constants[9].value: expected `array`, got `int`"]),
    "too few totals": ("constants.yaml", "value: [0, 1, 3, 6]", "value: [0, 1, 3]", ["needs 4 totals"]),
    "limited bank": ("constants.yaml", "value: false", "value: true", ["the bank is unlimited"]),
    "default out of range": ("options.yaml", "min: 5, max: 30", "min: 5, max: 15", ["the official value 17 must lie between min and max"]),
    "machine makes another thing": ("machines.yaml", "{id: crane,                produces: stone,", "{id: crane, produces: wood,", ["crane produces wood only"]),
    "machine kind": ("machines.yaml", "{id: crane_2,                kind: crane,", "{id: crane_2, kind: cran,", ["'cran' is not among the machine_kinds - did you mean 'crane'?"]),
    "amount forgotten": ("card_kinds.yaml", "{op: gain_coins, amount: {field: coins}}", "{op: gain_coins}", ["gain_coins takes an amount"]),
    "unknown step": ("card_kinds.yaml", "{op: join_team}", "{op: join_teem}", ["unknown word 'join_teem' - did you mean 'join_team'?"]),
    "points of coins": ("scoring.yaml", "per: 10,", "per: 12,", ["must use coins_per_end_point"]),
    "order of resources": ("resources.yaml", "{id: stone,     colour: yellow,", "{id: stones, colour: yellow,", ["must be stone, wood, knowledge, tile"]),
    "needs nothing": ("buildings.yaml", "points: 0, needs: {stone: 1, wood: 0, knowledge: 0, tile: 1}", "points: 0, needs: {stone: 0, wood: 0, knowledge: 0, tile: 0}",
                      ["buildings[0].needs: a building needs something"]),
    "hidden decks": ("decks.yaml", "row: worker_row,   row_size: 5, top_card_public: true", "row: worker_row, row_size: 5, top_card_public: false", ["the decks lie face up (R-TOP)"]),
    "no game": ("game.yaml", "game:\n", "game: []\nwitnesses:\n", ["one game is told here, not 0"]),
    "no players": ("game.yaml", "min: 2, max: 4, best: 2", "min: 2, max: 1, best: 2", ["best must lie between min and max"]),
    "too few apprentices": ("game.yaml", "min: 2, max: 4, best: 2", "min: 2, max: 7, best: 2", ["7 apprentices for a full table, but workers.yaml has 6"]),
    "falling totals": ("constants.yaml", "value: [0, 1, 3, 6]", "value: [0, 1, 6, 3]", ["must begin with 0 and never go down"]),
    "coins for nothing": ("constants.yaml", "value: [0, 1, 3, 6]", "value: [1, 2, 3, 6]", ["must begin with 0 and never go down"]),
    "option of a list": ("options.yaml", "constant: starting_coins,", "constant: take_coins_totals,", ["the name of a number in constants.yaml"]),
    "option of a switch": ("options.yaml", "constant: starting_coins,", "constant: bank_limited,", ["the name of a number in constants.yaml"]),
    "option of nothing": ("options.yaml", "constant: starting_coins,", "constant: startin_coins,", ["did you mean 'starting_coins'?"]),
    "one row for both decks": ("decks.yaml", "row: building_row,", "row: worker_row,", ["building_deck contains buildings and machines and fills building_row"]),
    "machines left out": ("decks.yaml", "[buildings, machines]", "[buildings]", ["building_deck contains buildings and machines"]),
    "row too long": ("decks.yaml", "row: worker_row,   row_size: 5", "row: worker_row, row_size: 50", ["worker_deck has only 42 cards"]),
    "not YAML": ("coins.yaml", "coins:\n", "coins: [\n", ["builders/coins.yaml:", "not readable as YAML"]),
}  # fmt: skip


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_is_reported_with_its_place(slip: str, tmp_path: Path) -> None:
    file, old, new, said = SLIPS[slip]
    folder = tmp_path / "builders"
    shutil.copytree(FOLDER, folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(DataError) as caught:
        GAME.catalogue(folder)
    faults = "\n".join(caught.value.faults)
    for words in said:
        assert words in faults
    for fault in caught.value.faults:
        place, _, _ = fault.partition(": ")
        name, line = place.rsplit(":", 1)
        assert name.startswith("builders/")
        assert int(line) >= 1


def test_a_missing_file_is_reported(tmp_path: Path) -> None:
    folder = tmp_path / "builders"
    shutil.copytree(FOLDER, folder)
    (folder / "machines.yaml").unlink()
    with pytest.raises(DataError, match=r"builders/machines.yaml:1: can't be read"):
        GAME.catalogue(folder)


def test_several_slips_are_reported_together(tmp_path: Path) -> None:
    folder = tmp_path / "builders"
    shutil.copytree(FOLDER, folder)
    for file in ("coins.yaml", "decks.yaml"):
        text = (folder / file).read_text("utf-8")
        (folder / file).write_text(text.replace("confidence: confirmed", "confidence: sure", 1), "utf-8")
    with pytest.raises(DataError) as caught:
        GAME.catalogue(folder)
    assert len(caught.value.faults) == 2
