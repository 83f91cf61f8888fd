"""The application with windows: start, pictures of the play screen, self-check."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from hotseat.engine import registry
from hotseat.session.match import Match

from . import fonts, journal
from .settings import Settings
from .worker import Lane


def application() -> QApplication:
    """The one QApplication of the process."""
    found = QApplication.instance()
    if isinstance(found, QApplication):
        return found
    QApplication.setHighDpiScaleFactorRoundingPolicy(Qt.HighDpiScaleFactorRoundingPolicy.PassThrough)
    app = QApplication(["hotseat"])
    app.setApplicationName("hotseat")
    app.setApplicationDisplayName("Hotseat")
    app.setDesktopFileName("hotseat")
    fonts.load()
    return app


def run(open_file: Path | None = None, match: Match | None = None) -> int:
    """Open the window on a match, a file or home; returns when it is closed."""
    app = application()
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
    return int(app.exec())


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
    faults: list[str] = []
    application()
    from PySide6.QtGui import QFontDatabase

    families = set(QFontDatabase.families())
    for family in (fonts.SANS, fonts.SERIF, fonts.ICONS):
        if family not in families:
            faults.append(f"the font {family!r} is missing: text may look different or be boxes")
    from .screens import board
    from .text import Text, languages

    for language in languages():
        if not Text(language).has("slogan"):
            faults.append(f"the words of the language {language!r} are missing")
    for game_id in registry.ids():
        try:
            board.load(game_id)
        except Exception as fault:  # noqa: BLE001 - whatever is wrong is what is asked for
            faults.append(f"{game_id}: {fault}")
    return faults
