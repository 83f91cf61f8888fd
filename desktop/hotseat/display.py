"""Is there a screen? Asked before Qt is loaded: Qt aborts the whole process where none answers."""

from __future__ import annotations

import socket
import sys
from collections.abc import Mapping

SECONDS = 2.0
"""How long an X server may take to answer."""


def there(environ: Mapping[str, str]) -> bool:
    """Can a window be opened here? Only Linux has to ask; a named Qt platform is taken at its word."""
    if not sys.platform.startswith("linux") or environ.get("QT_QPA_PLATFORM"):
        return True
    return bool(environ.get("WAYLAND_DISPLAY")) or answers(environ.get("DISPLAY", ""))


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
