"""The log of unexpected errors: a few rotating files in the data folder."""

from __future__ import annotations

import logging
import platform
from logging.handlers import RotatingFileHandler
from pathlib import Path

import PySide6

from hotseat import __version__
from hotseat.session import disk

_log = logging.getLogger("hotseat")
_last = [""]


def path() -> Path:
    """The newest log file."""
    return disk.data_folder() / "log" / "hotseat.log"


def open_log() -> None:
    """Begin to write; a folder that does not let us is no reason not to play."""
    if _log.handlers:
        return
    try:
        path().parent.mkdir(parents=True, exist_ok=True)
        handler: logging.Handler = RotatingFileHandler(
            path(), maxBytes=300_000, backupCount=3, encoding="utf-8", delay=True
        )
    except OSError:
        handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    _log.addHandler(handler)
    _log.propagate = False


def note(fault: BaseException) -> None:
    """Write down an error with everything that led to it."""
    _last[0] = f"{type(fault).__name__}: {fault}"
    _log.error("%s", _last[0], exc_info=(type(fault), fault, fault.__traceback__))


def about() -> dict[str, str]:
    """What a bug capsule should tell about this installation."""
    return {
        "hotseat": __version__,
        "qt": PySide6.__version__,
        "machine": platform.machine(),
        "error": _last[0],
    }
