"""A screen that does not answer is found before Qt aborts on it."""

from __future__ import annotations

import socket
import sys
from pathlib import Path

import pytest

from hotseat import display

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only X11 is asked")


@pytest.mark.parametrize(
    "named", ["", ":", "nonsense", ":x", ":987654", "localhost:987.0", "localhost:99999"]
)
def test_no_server_no_screen(named: str) -> None:
    assert not display.there({"DISPLAY": named})


def test_a_server_that_listens_is_a_screen() -> None:
    number = 54321
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(f"\0/tmp/.X11-unix/X{number}")
        server.listen(1)
        assert display.there({"DISPLAY": f":{number}.0"})
    assert not display.there({"DISPLAY": f":{number}"})


@pytest.mark.parametrize("names", [{"WAYLAND_DISPLAY": "wayland-0"}, {"QT_QPA_PLATFORM": "offscreen"}])
def test_wayland_and_a_named_platform_are_taken_at_their_word(names: dict[str, str]) -> None:
    assert display.there(names)


def test_the_module_loads_no_qt() -> None:
    assert "PySide6" not in Path(display.__file__).read_text("utf-8")
