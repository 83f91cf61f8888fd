"""Is there a screen, and can Qt draw on it? Asked before Qt is loaded: Qt aborts the whole process where not, and
whichever library is missing, it blames another."""

from __future__ import annotations

import ctypes
import socket
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path

SECONDS = 2.0
"""How long a server of the screen may take to answer."""


def there(environ: Mapping[str, str]) -> bool:
    """Can a window be opened here? Only Linux has to ask; a named Qt platform is taken at its word."""
    if not sys.platform.startswith("linux") or environ.get("QT_QPA_PLATFORM"):
        return True
    return _wayland(environ) or answers(environ.get("DISPLAY", ""))


def missing(environ: Mapping[str, str]) -> str:
    """What keeps Qt from drawing on the screens that answer, as the system says it; "" when one of them will do."""
    if not sys.platform.startswith("linux") or environ.get("QT_QPA_PLATFORM"):
        return ""
    there = (("wayland", _wayland(environ)), ("xcb", answers(environ.get("DISPLAY", ""))))
    faults = [_fault(name) for name, answering in there if answering]
    return faults[0] if faults and all(faults) else ""


def _fault(platform: str) -> str:
    """Why Qt's part for this kind of screen can't be loaded; "" = it can."""
    spec = find_spec("PySide6")
    for folder in spec.submodule_search_locations or () if spec else ():
        plugin = Path(folder) / "Qt" / "plugins" / "platforms" / f"libq{platform}.so"
        if plugin.is_file():
            try:
                ctypes.CDLL(str(plugin))
            except OSError as fault:
                return str(fault)
    return ""


def _wayland(environ: Mapping[str, str]) -> bool:
    """Does a compositor listen? Its socket is named by a path, or by a name in the session's runtime folder."""
    name = environ.get("WAYLAND_DISPLAY", "")
    folder = environ.get("XDG_RUNTIME_DIR", "")
    if not name or not (folder or name.startswith("/")):
        return False
    return _listens(str(Path(folder) / name))


def answers(display: str) -> bool:
    """Does an X server listen at `[host]:number[.screen]`?"""
    host, colon, rest = display.rpartition(":")
    number = rest.partition(".")[0]
    if not colon or not number.isdigit():
        return False
    path = f"/tmp/.X11-unix/X{number}"  # where X servers put their socket
    addresses = ["\0" + path, path] if host in ("", "unix") else [(host, 6000 + int(number))]
    return any(_listens(address) for address in addresses)


def _listens(address: str | tuple[str, int]) -> bool:
    family = socket.AF_UNIX if isinstance(address, str) else socket.AF_INET
    with socket.socket(family, socket.SOCK_STREAM) as probe:
        probe.settimeout(SECONDS)
        try:
            probe.connect(address)
        except (OSError, OverflowError):
            return False
        return True
