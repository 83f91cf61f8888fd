"""A program that is killed at any moment loses at most the gesture in progress."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import pytest

from hotseat.session import autosave, savefile
from hotseat.session.autosave import Ring
from hotseat.session.match import Match
from session.tabletop import DRAFT, match, step

KILLS = 50


def opened(folder: Path) -> tuple[Match, Ring]:
    """The match to go on with, or a new one."""
    entries, faults = autosave.resumable(folder)
    assert faults == []
    if not entries:
        m = match(DRAFT, "random", "random", "random", seed=os.getpid())
        return m, Ring(folder, m.id)
    found = autosave.newest(folder, entries[0].header.match)
    assert found.damaged == []
    return found.match, Ring(folder, found.match.id)


def play(folder: Path, pipe: int) -> None:
    """A program: goes on with the match, keeps every gesture and reports what it kept."""
    m, ring = opened(folder)
    while not m.over:
        step(m)
        ring.write(savefile.encode(m))
        os.write(pipe, f"{m.id} {len(m.moves)} {m.moves[-1].digest}\n".encode())
    os.write(pipe, f"{m.id} over -\n".encode())
    ring.discard()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork and SIGKILL")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
def test_killed_fifty_times(tmp_path: Path) -> None:
    moment, resumed, gained = random.Random(5), 0, 0
    for kill in range(KILLS):
        before = autosave.resumable(tmp_path)[0]
        read, write = os.pipe()
        child = os.fork()
        if not child:
            try:
                os.close(read)
                play(tmp_path, write)
            except BaseException as fault:  # noqa: BLE001 - told to the parent, which fails the test
                os.write(write, f"failed {fault!r}\n".encode())
            finally:
                os._exit(0)
        os.close(write)
        pipe = os.fdopen(read)
        told = (
            [pipe.readline().split()] if kill % 2 else []
        )  # every other one may die before its first gesture
        time.sleep(moment.uniform(0.001, 0.06))
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        with pipe:
            told += [line.split() for line in pipe.read().splitlines()]
        assert not any(line[0] == "failed" for line in told), told
        if not told or told[-1][1] == "over":
            continue
        match_id, count, digest = told[-1]
        gained += len(told)
        found = autosave.newest(tmp_path, match_id)
        assert found.damaged == []
        lost = int(count) - len(found.match.moves)
        assert lost in (0, -1)  # -1: written, but killed before it was reported
        assert found.match.moves[int(count) - 1].digest == digest
        assert found.match.review().first == 0
        if before:
            assert len(found.match.moves) >= before[0].header.count
            resumed += before[0].header.match == match_id
        Ring(tmp_path, match_id).close()  # the dead program's lock is gone, its half-written file swept up
        assert not list(tmp_path.glob(f"{match_id}-*.tmp"))
    assert resumed > 5
    assert gained > KILLS // 4
