"""The user's data folder, files written all or not at all, and faults that can be told in one sentence."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

from hotseat.engine.offer import Value

LIMIT = 20_000_000
"""Bytes of the largest file that is read; a whole match takes less than a hundredth of it."""

_REASONS = {
    errno.ENOSPC: "fault-disk-full",
    errno.EDQUOT: "fault-disk-full",
    errno.EROFS: "fault-read-only",
    errno.EACCES: "fault-read-only",
    errno.EPERM: "fault-read-only",
    errno.ENOENT: "fault-no-folder",
    errno.ENOTDIR: "fault-no-folder",
}


class SaveFault(Exception):
    """A file that can't be read or written. The sentence is the message `key` with `details`.

    `details` always has `file`, often `place` (where in the file) and `what` (in plain English).
    """

    def __init__(self, key: str, path: Path | str, **args: Value) -> None:
        self.key, self.path = key, Path(path)
        self.details: dict[str, Value] = {"file": str(path), **args}
        super().__init__(f"{key}: " + ", ".join(f"{k} {v}" for k, v in self.details.items()))


def data_folder() -> Path:
    """Where saves, statistics and names are kept: HOTSEAT_DATA, else what the platform says."""
    given = os.environ.get("HOTSEAT_DATA")
    if given:
        return Path(given)
    if sys.platform == "win32":
        return Path(os.environ.get("APPDATA") or Path.home() / "AppData" / "Roaming") / "Hotseat"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "Hotseat"
    base = Path(os.environ.get("XDG_DATA_HOME", ""))
    return (base if base.is_absolute() else Path.home() / ".local" / "share") / "hotseat"


def read(path: Path) -> bytes:
    """The bytes of a file of reasonable size; raises SaveFault."""
    try:
        if not path.exists():
            raise SaveFault("fault-missing", path)
        if not path.is_file():
            raise SaveFault("fault-not-a-save", path)
        size = path.stat().st_size
        if size > LIMIT:
            raise SaveFault("fault-too-big", path, size=size // 1_000_000, limit=LIMIT // 1_000_000)
        return path.read_bytes()
    except OSError as fault:
        raise SaveFault("fault-unreadable", path, what=fault.strerror or str(fault)) from fault


def write(path: Path, data: bytes) -> None:
    """Write the whole file or nothing: whoever looks finds the old or the new one. Raises SaveFault.

    Takes 10 to 40 ms (two fsyncs): not for the GUI thread.
    """
    temporary = path.with_name(f"{path.name}.{os.getpid()}.tmp")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with temporary.open("wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        temporary.replace(path)
        _sync_folder(path.parent)
    except OSError as fault:
        raise write_fault(path, fault) from fault
    finally:
        try:
            temporary.unlink(missing_ok=True)
        except OSError:
            pass  # the folder is gone, and the temporary file with it


def write_fault(path: Path, fault: OSError) -> SaveFault:
    """The fault of a failed writing, told by its cause."""
    key = _REASONS.get(fault.errno or 0, "fault-not-written")
    return SaveFault(key, path, folder=str(path.parent), what=fault.strerror or str(fault))


def _sync_folder(folder: Path) -> None:
    """A rename outlives a power cut only when the folder was written too; Windows does that by itself."""
    if sys.platform != "win32":
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)
