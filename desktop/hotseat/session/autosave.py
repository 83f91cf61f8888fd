"""The ring of autosaves of a match: a new file after every gesture, the oldest of five goes.

File names are the match's random id and a number: nothing about people or position. A lock that the system takes
back when a program dies keeps two programs off one match.
"""

from __future__ import annotations

import os
import re
import sys
import time
from datetime import UTC, datetime
from pathlib import Path

import msgspec

from . import disk, savefile
from .disk import SaveFault
from .match import Match
from .savefile import SUFFIX, Header

SIZE = 5
"""Files kept per match."""
STALE = 3600
"""Seconds after which a half-written file of any match is nobody's."""

_NAME = re.compile(r"([0-9a-f]{1,32})-(\d{6,})" + re.escape(SUFFIX))

if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


def folder() -> Path:
    """Where autosaves are kept."""
    return disk.data_folder() / "autosave"


class Ring:
    """Writes the autosaves of one match; while it is open, no other program may. For a worker thread."""

    def __init__(self, folder: Path, match_id: str, size: int = SIZE) -> None:
        """Raises SaveFault: "fault-already-open" when another window has this match, else why the folder won't do."""
        self.folder, self.match_id, self._size = folder, match_id, size
        self._lock_file = folder / f"{match_id}.lock"
        self._handle = self._open()
        self._next = max((n for n, _ in files(folder, match_id)), default=0) + 1
        self._sweep()

    def _open(self) -> int:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            handle = os.open(self._lock_file, os.O_RDWR | os.O_CREAT, 0o600)
        except OSError as fault:
            raise disk.write_fault(self._lock_file, fault) from fault
        try:
            _lock(handle)
        except (BlockingIOError, PermissionError) as fault:
            os.close(handle)
            raise SaveFault("fault-already-open", self._lock_file) from fault
        except OSError:
            pass  # some network folders know no locks; saving without one is better than not saving
        return handle

    def _sweep(self) -> None:
        """Remove what programs that were killed left half written; a file of another match may be in the making."""
        try:
            for left in self.folder.glob(f"*{SUFFIX}.*.tmp"):
                if left.name.startswith(f"{self.match_id}-") or time.time() - left.stat().st_mtime > STALE:
                    left.unlink(missing_ok=True)
        except OSError:
            pass  # a stray file harms nobody

    def write(self, data: bytes) -> Path:
        """Keep these bytes (of `savefile.encode`) as the newest file. Raises SaveFault; the older files stay."""
        path = self.folder / f"{self.match_id}-{self._next:06d}{SUFFIX}"
        disk.write(path, data)
        self._next += 1
        for _, old in files(self.folder, self.match_id)[self._size :]:
            try:
                old.unlink(missing_ok=True)
            except OSError:
                pass  # one file too many harms nobody
        return path

    def close(self) -> None:
        """Let other programs have the match; the files stay."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1

    def discard(self) -> None:
        """The match is finished and told in the statistics, or given up: its autosaves go."""
        saves = [path for _, path in files(self.folder, self.match_id)]
        for path in reversed(saves):  # killed in between, the newest is what is found
            _remove(path)
        self.close()
        _remove(self._lock_file)


def _remove(path: Path) -> None:
    try:
        path.unlink(missing_ok=True)
    except OSError as fault:
        raise disk.write_fault(path, fault) from fault


def files(folder: Path, match_id: str = "") -> list[tuple[int, Path]]:
    """(number, file) of the autosaves of a match, or of all, newest number first."""
    try:
        there = list(folder.iterdir())
    except OSError:
        return []
    found = ((m, path) for path in there if (m := _NAME.fullmatch(path.name)))
    return sorted(((int(m[2]), p) for m, p in found if not match_id or m[1] == match_id), reverse=True)


class Found(msgspec.Struct):
    """The newest sound autosave; `damaged` tells which newer ones could not be used and why."""

    match: Match
    path: Path
    damaged: list[SaveFault]


def newest(folder: Path, match_id: str) -> Found:
    """Raises SaveFault when there is none ("fault-missing") or none is sound ("fault-none-sound")."""
    damaged: list[SaveFault] = []
    for _, path in files(folder, match_id):
        try:
            return Found(savefile.load(path), path, damaged)
        except SaveFault as fault:
            damaged.append(fault)
    if not damaged:
        raise SaveFault("fault-missing", folder / f"{match_id}{SUFFIX}")
    raise SaveFault("fault-none-sound", damaged[0].path, n=len(damaged), what=str(damaged[0])) from damaged[0]


class Entry(msgspec.Struct):
    """A match that can be resumed."""

    header: Header
    path: Path
    when: datetime


def resumable(folder: Path) -> tuple[list[Entry], list[SaveFault]]:
    """The unfinished matches of a folder, latest first, and the files that could not be read."""
    entries: dict[str, Entry] = {}
    faults: list[SaveFault] = []
    for _, path in files(folder):
        match_id = path.name.partition("-")[0]
        if match_id in entries:
            continue
        try:
            when = datetime.fromtimestamp(path.stat().st_mtime, UTC)
            entries[match_id] = Entry(savefile.header(path), path, when)
        except SaveFault as fault:
            faults.append(fault)
        except OSError:
            pass  # gone since it was listed
    found = [e for e in entries.values() if not e.header.over]
    return sorted(found, key=lambda e: e.when, reverse=True), faults
