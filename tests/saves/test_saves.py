"""Saves of every version ever released load, go on, and are saved again."""

from __future__ import annotations

from pathlib import Path

import pytest

from hotseat import __version__
from hotseat.engine import codec, registry
from hotseat.session import savefile

FOLDER = Path(__file__).parent
SAVES = sorted(FOLDER.glob("*/*.hotseat"))


def test_there_are_saves_of_this_version_for_every_game() -> None:
    """A finished version leaves its saves here: tests/saves/record.py."""
    games = {file.name.split("-")[0] for file in SAVES if file.parent.name == __version__}
    assert games >= {name for name in registry.IDS if name in registry.ids()}


@pytest.mark.parametrize("file", SAVES, ids=lambda file: f"{file.parent.name}-{file.stem}")
def test_an_old_save_loads_and_goes_on(file: Path, tmp_path: Path) -> None:
    match = savefile.load(file)
    assert len(match.view(None)) > 0
    assert len(match.scores()) == match.setup.seats
    assert match.over is file.stem.endswith("over")
    assert match.log(None) or not match.moves
    if match.seat is not None:
        match.choose(match.hint())
    savefile.save(match, tmp_path / "again.hotseat")
    again = savefile.load(tmp_path / "again.hotseat")
    assert codec.digest(again.state) == codec.digest(match.state)
    if match.history.replayable:
        found = savefile.replay(tmp_path / "again.hotseat")
        assert found.differs is None, (
            f"{found}: raise the game's `rules`, or if {file.parent.name} is not released yet, run record.py"
        )
