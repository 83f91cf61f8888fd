"""The screens that are opened from menus, built for the window that shows them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from hotseat.engine import registry
from hotseat.session import disk
from hotseat.session import statistics as records

from .about import AboutScreen
from .preferences import PreferencesScreen
from .review import ReviewScreen
from .rules import RulesScreen
from .statistics import StatisticsScreen

if TYPE_CHECKING:
    from .window import Window


def preferences(window: Window) -> QWidget:
    """The settings."""
    screen = PreferencesScreen(window.settings)
    screen.back.clicked.connect(window.back)
    return screen


def statistics(window: Window) -> QWidget:
    """The statistics; read off the GUI thread."""
    screen = StatisticsScreen(window.settings)
    screen.back.clicked.connect(window.back)
    screen.export.connect(partial(_export, window))
    window.disk.submit(partial(records.read, disk.data_folder()), screen.show_records, window.fail)
    return screen


def _export(window: Window, name: str, data: bytes) -> None:
    window.write(Path(name), data, "saved-as")


def about(window: Window) -> QWidget:
    """Version, licences, data."""
    screen = AboutScreen(window.settings)
    screen.back.clicked.connect(window.back)
    return screen


def review(window: Window) -> QWidget:
    """The match that is open, move by move."""
    assert window.match is not None
    screen = ReviewScreen(window.match, window.settings)
    screen.back.clicked.connect(window.back)
    screen.branched.connect(window.branch)
    return screen


def rules(window: Window, key: str) -> QWidget:
    """The rules of the game that is played, or of the first one."""
    game = window.match.game.id if window.match is not None else registry.ids()[0]
    screen = RulesScreen(game, key, window.settings, window.has_lesson(game))
    screen.back.clicked.connect(window.back)
    screen.lesson.connect(partial(window.lesson, game))
    return screen


PAGES: dict[str, Callable[[Window], QWidget]] = {
    "settings": preferences,
    "statistics": statistics,
    "about": about,
    "review": review,
}
"""By the name that asks for them."""
