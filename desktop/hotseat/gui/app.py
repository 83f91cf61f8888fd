"""The application with windows: start, pictures of the play screen, self-check."""

from __future__ import annotations

import ctypes
import os
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QMessageLogContext, Qt, QTimer, QtMsgType, Signal, qInstallMessageHandler
from PySide6.QtGui import QFileOpenEvent, QIcon
from PySide6.QtWidgets import QApplication

from hotseat.engine import registry
from hotseat.session.match import Match

from . import fonts, instance, journal
from .settings import Settings
from .worker import Lane

if TYPE_CHECKING:
    from .screens.window import Window

APP_ID = "org.hotseat_games.Hotseat"
"""How the desktop knows us: the name of the desktop entry and its icon."""
OF_NO_USE = "propagateSizeHints"
"""In what Qt says on every start without a screen, and what means nothing to anybody."""
MMAP_THRESHOLD = -3, 64 << 10
"""For mallopt: pieces of memory from 64 KB on (pictures) go back to the system when they are free."""
SHOWN = 30.0
"""Seconds after which a window that was not painted is a fault."""


class Application(QApplication):
    """The application; macOS tells it by an event which files were double-clicked, also before there is a window."""

    file_opened = Signal()

    def __init__(self, arguments: list[str]) -> None:
        super().__init__(arguments)
        self.files: list[Path] = []

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.files.append(Path(event.file()))
            self.file_opened.emit()
            return True
        return super().event(event)


def application() -> QApplication:
    """The one QApplication of the process."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    if sys.platform == "linux":  # glibc would keep what pictures leave behind: 30 MB after some games
        with suppress(AttributeError):
            ctypes.CDLL(None).mallopt(*MMAP_THRESHOLD)
    QApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    qInstallMessageHandler(_tell)
    app = Application(["hotseat"])
    app.setApplicationName("hotseat")
    app.setApplicationDisplayName("Hotseat")
    app.setDesktopFileName(APP_ID)
    app.setWindowIcon(QIcon(str(registry.ASSETS / "icons" / "hotseat-256.png")))
    fonts.load()
    return app


def _tell(_kind: QtMsgType, _context: QMessageLogContext, words: str) -> None:
    """What Qt has to say, as it would say it by itself."""
    if OF_NO_USE not in words:
        sys.stderr.write(f"{words}\n")


def run(open_file: Path | None = None, match: Match | None = None) -> int:
    """Open the window on a match, a file or home; returns when it is closed.

    Where a window is open already, it gets the file, or comes to the front.
    """
    app = application()
    if match is None and instance.hand_over(open_file):
        return 0
    journal.open_log()
    from .screens.window import Window

    window = Window(Settings())

    def unexpected(kind: type[BaseException], fault: BaseException, trace: TracebackType | None) -> None:
        """Errors that nobody expected do not end the program."""
        if issubclass(kind, KeyboardInterrupt):
            app.quit()
            return
        window.crashed(fault.with_traceback(trace))

    sys.excepthook = unexpected
    window.begin(match, open_file)
    window.show()
    QTimer.singleShot(0, window, window.listen)
    return int(app.exec())


def first_paint() -> str:
    """Opens the home screen until it is painted, and closes it: what kind of screen it was. For measuring the start and
    for trying a package out; raises TimeoutError when nothing was painted."""
    app = application()
    from .screens.window import Window

    window = Window(Settings())
    window.begin()
    window.show()
    end = time.monotonic() + SHOWN
    while not _painted(window) and time.monotonic() < end:
        app.processEvents()
    app.processEvents()
    shown = _painted(window)
    window.hide()
    if not shown:
        raise TimeoutError(f"The window was not painted within {SHOWN:.0f} s")
    return app.platformName()


def _painted(window: Window) -> bool:
    handle = window.windowHandle()
    return handle is not None and handle.isExposed()


def screenshot(
    match: Match, viewer: int | None, size: tuple[int, int], lang: str, theme: str, out: Path
) -> None:
    """The real play screen of a match as a PNG file, in logical pixels; works without a screen.

    `viewer` = whose eyes it is drawn for, None = as the match stands. Raises OSError when the file can't be written.
    """
    application()
    from .screens.play import Play
    from .theme import dress

    settings = Settings()
    settings.try_on(language=lang, theme=theme, animation=0)
    app = application()
    dress(app, settings.theme, settings.scale)
    match.viewer = viewer if viewer is not None else match.viewer
    if match.handover and viewer is not None:
        match.curtain = "never"
    screen = Play(match, settings, Lane("bots"))
    screen.resize(*size)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.show()
    match.viewer = viewer if viewer is not None else match.viewer
    screen.refresh()
    app.processEvents()
    screen.scene.finish()
    app.processEvents()
    if not screen.grab().save(str(out), "PNG"):
        raise OSError(f"can't write {out}")
    screen.leave()
    screen.lane.close(0.1)
    screen.close()


def self_check() -> list[str]:
    """What is wrong with this installation's windows, in plain English; empty = all is well."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application()
    from . import selfcheck

    return list(selfcheck.faults())
