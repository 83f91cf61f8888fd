"""The program itself, killed while bots play in its window: what was played before is there again."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

import hotseat
from hotseat.session import autosave

KILLS = 3
"""Each is a start of the program; the session's own test (test_kill) kills fifty times."""
PATIENCE = 120.0
"""Seconds after which a window that kept nothing is a fault."""


def latest(folder: Path) -> int:
    """The highest number of an autosave."""
    return max((n for n, _ in autosave.files(folder)), default=0)


@pytest.mark.skipif(os.name != "posix", reason="needs SIGKILL")
def test_a_killed_window_is_resumed(user_data: Path) -> None:
    (user_data / "settings.ini").write_text("[General]\nanimation=0\nlanguage=en\n", "utf-8")
    path = [str(Path(hotseat.__file__).parents[1]), os.environ.get("PYTHONPATH", "")]
    environment = dict(
        os.environ, QT_QPA_PLATFORM="offscreen", PYTHONPATH=os.pathsep.join(p for p in path if p)
    )
    moment, folder = random.Random(7), autosave.folder()
    begin = ["play", "builders", "--seats", "bot:greedy,bot:greedy,bot:greedy", "--seed", "5"]
    moves = 0
    for _ in range(KILLS):
        entries, faults = autosave.resumable(folder)
        assert not faults
        command = ["open", str(entries[0].path)] if entries else begin
        before = latest(folder)
        program = subprocess.Popen(
            [sys.executable, "-m", "hotseat", *command], env=environment, stderr=subprocess.PIPE, text=True
        )
        try:
            end = time.monotonic() + PATIENCE
            while latest(folder) <= before and program.poll() is None and time.monotonic() < end:
                time.sleep(0.01)
            time.sleep(moment.uniform(0.0, 0.2))
        finally:
            program.kill()
            _, said = program.communicate()
        assert "Traceback" not in said, said
        entries, faults = autosave.resumable(folder)
        assert not faults
        assert len(entries) == 1
        found = autosave.newest(folder, entries[0].header.match)
        assert not found.damaged
        assert len(found.match.moves) > moves
        assert found.match.review().first == 0
        moves = len(found.match.moves)
