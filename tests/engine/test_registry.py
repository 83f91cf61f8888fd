"""Games are found by id; a game that is not part of the house brings its own files."""

from __future__ import annotations

from pathlib import Path

import pytest

import toys
from hotseat import games
from hotseat.engine import registry
from hotseat.engine.game import Option, Score, ScoreRow, ranked


def test_ids_are_the_house_s_in_order_then_what_was_added() -> None:
    house = [i for i in registry.ids() if i in registry.IDS]
    assert house == [i for i in registry.IDS if i in house]
    assert registry.ids() == (*house, *toys.IDS)


@pytest.mark.parametrize("name", registry.ids())
def test_every_game_has_its_files(name: str) -> None:
    game = registry.find(name)
    assert game.id == name
    assert list(registry.rules_data(name).glob("*.yaml"))
    assert (registry.assets(name) / "layout.yaml").is_file()
    assert (registry.locale(name) / "en" / f"{name}.ftl").is_file()
    low, high = game.seats
    assert 1 <= low <= high <= 5
    assert 1 <= game.weight <= 5
    assert game.minutes > 0
    assert game.rules >= 1


def test_a_folder_without_code_is_no_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "emptied").mkdir()
    monkeypatch.setattr(games, "__path__", [*games.__path__, str(tmp_path)])
    monkeypatch.setattr(registry, "IDS", (*registry.IDS, "emptied"))
    assert "emptied" not in registry.ids()
    with pytest.raises(registry.UnknownGame):
        registry.find("emptied")


def test_catalogues_are_read_once() -> None:
    for name in registry.ids():
        assert registry.catalogue(name) is registry.catalogue(name)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(registry.UnknownGame, match="there is no game 'chess'; the games are "):
        registry.find("chess")


def test_options_say_what_would_fit() -> None:
    words, number = Option("a", "x", ("x", "y")), Option("b", 2, low=1, high=3)
    assert words.why_not("y") is None
    assert words.why_not("z") == "one of x, y"
    assert number.why_not(3) is None
    assert number.why_not(True) is not None
    assert number.why_not(4) == number.why_not("3") == "a whole number from 1 to 3"


def test_ranks_are_shared_and_name_what_decided() -> None:
    def score(seat: int, points: int, coins: int) -> Score:
        return Score(seat, (ScoreRow("all", points),), {"points": points, "coins": coins})

    found = ranked([score(0, 5, 1), score(1, 7, 0), score(2, 5, 3), score(3, 7, 0), score(4, 1, 9)])
    assert [s.rank for s in found] == [4, 1, 3, 1, 5]
    assert [s.decided_by for s in found] == [None, None, "coins", None, None]
    assert [s.total for s in found] == [5, 7, 5, 7, 1]
