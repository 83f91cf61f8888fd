"""Golden games are played again move by move. When rules are meant to change: raise `rules`, record anew, say why."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance.cases import games, start
from golden.record import HERE, Golden, played, read, script, variants
from hotseat.engine import codec, registry
from hotseat.engine.flow import Agree, Event, play
from hotseat.engine.game import Setup

SCRIPTED = sorted(f.stem for f in (HERE / "scripts").glob("*.py") if f.stem != "__init__")
FILES = sorted(HERE.glob("*/*.json.gz"))


@pytest.mark.parametrize("file", FILES, ids=lambda f: f"{f.parent.name}-{f.name.removesuffix('.json.gz')}")
def test_golden_game(file: Path) -> None:
    golden = read(file)
    game = registry.find(golden.game)
    assert game.rules == golden.rules, "the rules have a new version: record the golden games anew"
    table, ask = start(game, Setup(golden.seats, golden.seed, golden.options))
    assert codec.digest(table.state) == golden.digests[0]
    for n, (seat, raw) in enumerate(golden.moves, 1):
        choice = codec.build(raw, Agree if raw["do"] == "agree" else game.choice_type)
        ask = play(table, seat, choice, ask)
        if n in golden.digests:
            assert codec.digest(table.state) == golden.digests[n], f"after move {n}"
    assert ask is None
    scores = game.scores(table.cat, table.state)
    assert [dict(s.keys) for s in scores] == golden.scores
    assert [s.rank for s in scores] == golden.ranks


@pytest.mark.parametrize("name", games())
def test_every_variant_has_its_golden_game(name: str) -> None:
    game = registry.find(name)
    there = {f.name.removesuffix(".json.gz") for f in FILES if f.parent.name == name}
    wanted = {title for title, *_ in variants(game)}
    assert there <= wanted
    for title in wanted - there:
        variant = next(v for t, *v in variants(game) if t == title)
        assert title.endswith("-agreed"), title
        assert played(game, *variant) is None


def events(golden: Golden) -> list[Event]:
    """All that happens in a golden game."""
    game = registry.find(golden.game)
    table, ask = start(game, Setup(golden.seats, golden.seed, golden.options))
    for seat, raw in golden.moves:
        ask = play(table, seat, codec.build(raw, Agree if raw["do"] == "agree" else game.choice_type), ask)
    return table.events


@pytest.mark.parametrize("name", SCRIPTED)
def test_the_golden_games_show_everything(name: str) -> None:
    happened = [e for f in FILES if f.parent.name == name for e in events(read(f))]
    assert [what for what, proves in script(name).COVERED.items() if not any(map(proves, happened))] == []
