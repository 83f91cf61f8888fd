"""Two instances: the second hands its file to the first; a dead or foreign socket keeps nobody from playing."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QUrl
from PySide6.QtGui import QFileOpenEvent
from pytestqt.qtbot import QtBot

from hotseat.gui import app, instance
from hotseat.gui.screens.window import Window
from hotseat.gui.settings import Settings

HAND = "import sys, pathlib; from hotseat.gui import instance; print(instance.hand_over(pathlib.Path(sys.argv[1]) if sys.argv[1:] else None))"


@pytest.fixture(autouse=True)
def runtime_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    return tmp_path


def second_start(*arguments: str) -> subprocess.Popen[str]:
    env = {**os.environ, "PYTHONPATH": str(Path(instance.__file__).parents[2]), "PYTHONUTF8": "1"}
    return subprocess.Popen(
        [sys.executable, "-c", HAND, *arguments], env=env, stdout=subprocess.PIPE, encoding="utf-8"
    )


def test_the_second_start_hands_over_its_file(qtbot: QtBot, tmp_path: Path) -> None:
    heard: list[Path | None] = []
    listener = instance.Listener(heard.append)
    assert listener.listening
    file = tmp_path / "Æon 張 – 1.hotseat"
    for arguments, expected in (([str(file)], file), ([], None)):
        second = second_start(*arguments)
        qtbot.waitUntil(lambda: bool(heard), timeout=20_000)
        assert second.communicate(timeout=20)[0].strip() == "True"
        assert heard.pop() == expected
    listener.close()
    assert not instance.hand_over(file), "nobody is there any more"


@pytest.mark.skipif(os.name == "nt", reason="Windows removes its pipes")
def test_a_socket_left_behind_is_replaced(qtbot: QtBot) -> None:
    dead = socket.socket(socket.AF_UNIX)
    dead.bind(instance.address())
    dead.close()
    assert not instance.hand_over(None)
    listener = instance.Listener(lambda _file: None)
    assert listener.listening
    listener.close()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="root may write everywhere")
def test_without_a_place_for_the_socket_there_is_just_a_window(
    qtbot: QtBot, runtime_folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(instance.tempfile, "gettempdir", lambda: "")
    runtime_folder.chmod(0o500)
    assert not instance.Listener(lambda _file: None).listening


def test_a_file_in_the_way_is_not_a_window(qtbot: QtBot) -> None:
    if os.name == "posix":
        Path(instance.address()).write_text("no socket")
        assert not instance.hand_over(None)


def test_names_belong_to_the_user_and_the_data_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    mine = instance.address()
    monkeypatch.setenv("HOTSEAT_DATA", "/elsewhere")
    assert instance.address() != mine
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/" + "long/" * 40)
    assert len(os.fsencode(instance.address())) <= 108


def test_a_file_that_cannot_be_read_leaves_the_screen_as_it_is(qtbot: QtBot, tmp_path: Path) -> None:
    window = Window(Settings())
    qtbot.addWidget(window)
    window.begin()
    window.show()
    window.show_page("about")
    shown = window.screen_shown
    bad = tmp_path / "bad.hotseat"
    bad.write_text("?")
    window.called(bad)
    qtbot.waitUntil(lambda: window.notice.isVisible(), timeout=10_000)
    assert window.screen_shown is shown
    window.close()


def test_macos_tells_of_files_by_an_event(qtbot: QtBot) -> None:
    files: list[Path] = []

    class Heard:
        def __init__(self) -> None:
            self.files = files

        class file_opened:  # noqa: N801 - the signal
            @staticmethod
            def emit() -> None:
                files.append(Path("told"))

    event = QFileOpenEvent(QUrl.fromLocalFile("/somewhere/a.hotseat"))
    assert app.Application.event(Heard(), event)  # type: ignore[arg-type]
    assert files == [Path("/somewhere/a.hotseat"), Path("told")]
