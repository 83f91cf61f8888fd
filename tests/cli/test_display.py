"""A screen that does not answer is found before Qt aborts on it."""

from __future__ import annotations

import re
import socket
import sys
from collections.abc import Iterator
from importlib.machinery import ModuleSpec
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


def test_a_named_platform_is_taken_at_its_word() -> None:
    assert display.there({"QT_QPA_PLATFORM": "offscreen"})
    assert not display.missing({"QT_QPA_PLATFORM": "offscreen"})


@pytest.fixture
def wayland(tmp_path: Path) -> Iterator[dict[str, str]]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as server:
        server.bind(str(tmp_path / "wayland-5"))
        server.listen(5)
        yield {"XDG_RUNTIME_DIR": str(tmp_path), "WAYLAND_DISPLAY": "wayland-5"}


def test_a_compositor_that_listens_is_a_screen(wayland: dict[str, str]) -> None:
    assert display.there(wayland)
    path = f"{wayland['XDG_RUNTIME_DIR']}/wayland-5"
    assert display.there({"WAYLAND_DISPLAY": path})
    for other in ({"WAYLAND_DISPLAY": "wayland-6"}, {"XDG_RUNTIME_DIR": ""}, {"WAYLAND_DISPLAY": ""}):
        assert not display.there(wayland | other)


def test_a_missing_library_is_named(
    wayland: dict[str, str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    platforms = tmp_path / "PySide6" / "Qt" / "plugins" / "platforms"
    platforms.mkdir(parents=True)
    spec = ModuleSpec("PySide6", None, is_package=True)
    spec.submodule_search_locations = [str(tmp_path / "PySide6")]
    monkeypatch.setattr(display, "find_spec", lambda _name: spec)
    assert display.missing(wayland) == ""
    (platforms / "libqwayland.so").write_bytes(b"\x7fELF")
    assert "libqwayland.so" in display.missing(wayland)
    monkeypatch.setattr(display, "answers", lambda _name: True)
    assert display.missing(wayland) == "", "the other screen will do"


def test_the_module_loads_no_qt() -> None:
    assert not re.search(r"(?m)^\s*(import|from) +PySide6", Path(display.__file__).read_text("utf-8"))
