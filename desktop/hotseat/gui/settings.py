"""Preferences: what a person likes, never what a match is. Kept by QSettings together with the window's geometry."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QLocale, QObject, QSettings, Qt, Signal
from PySide6.QtGui import QGuiApplication

from .theme import CONTRAST, DARK, LIGHT, Theme

LANGUAGES = {"en": "English", "zh-TW": "繁體中文"}
"""The languages of the house by their own names."""


@dataclass(frozen=True)
class Preference:
    """One preference: its default and what else it may be (`words`, or a number from `low` to `high`)."""

    default: str | int | bool
    words: tuple[str, ...] = ()
    low: int = 0
    high: int = 0
    step: int = 1

    def fits(self, value: object) -> bool:
        """Is this a value the preference may have?"""
        if self.words:
            return value in self.words
        if isinstance(self.default, bool):
            return isinstance(value, bool)
        return isinstance(value, int) and self.low <= value <= self.high


PREFERENCES: dict[str, Preference] = {
    "language": Preference("system", ("system", *LANGUAGES)),
    "theme": Preference("system", ("system", "light", "dark", "contrast")),
    "text_scale": Preference(100, low=80, high=200, step=10),  # per cent, of panels; the table is zoomed
    "animation": Preference(200, low=0, high=400, step=50),  # milliseconds of a glide; 0 = none
    "sound": Preference(False),
    "arming": Preference("all", ("all", "revealed", "none")),  # what asks for a second click
    "curtain": Preference("secret", ("secret", "always", "never")),
    "beginner_hints": Preference(
        "first", ("first", "always", "never")
    ),  # in a person's first matches of a game
}
"""Every preference there is, in the order of the screen."""


class Settings(QObject):
    """The preferences of this person on this computer. `changed` carries the name of what changed."""

    changed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        folder = os.environ.get("HOTSEAT_DATA")
        if folder:
            self._store = QSettings(str(Path(folder) / "settings.ini"), QSettings.Format.IniFormat)
        else:
            scope = QSettings.Scope.UserScope
            self._store = QSettings(QSettings.Format.IniFormat, scope, "hotseat", "hotseat")
        self._values: dict[str, Any] = {}
        for name, preference in PREFERENCES.items():
            found = _read(self._store.value(name), preference)
            self._values[name] = found if preference.fits(found) else preference.default
        hints = QGuiApplication.styleHints()
        if hints is not None:
            hints.colorSchemeChanged.connect(self._system_changed)

    def __getitem__(self, name: str) -> Any:
        return self._values[name]

    def set(self, name: str, value: str | int | bool) -> None:
        """Change a preference; a value that does not fit raises ValueError."""
        if not PREFERENCES[name].fits(value):
            raise ValueError(f"{name} can't be {value!r}")
        if value != self._values[name]:
            self._values[name] = value
            self._store.setValue(name, value)
            self.changed.emit(name)

    def try_on(self, **values: str | int | bool) -> None:
        """Use values for this run only (tests, screenshots); nothing is written."""
        for name, value in values.items():
            if not PREFERENCES[name].fits(value):
                raise ValueError(f"{name} can't be {value!r}")
            self._values[name] = value

    @property
    def language(self) -> str:
        """The language in use; "system" is resolved."""
        chosen = str(self._values["language"])
        if chosen != "system":
            return chosen
        return "zh-TW" if QLocale.system().language() == QLocale.Language.Chinese else "en"

    @property
    def theme(self) -> Theme:
        """The colours in use; "system" is resolved."""
        chosen = self._values["theme"]
        if chosen == "system":
            hints = QGuiApplication.styleHints()
            dark = hints is not None and hints.colorScheme() == Qt.ColorScheme.Dark
            return DARK if dark else LIGHT
        return {"light": LIGHT, "dark": DARK, "contrast": CONTRAST}[str(chosen)]

    @property
    def scale(self) -> float:
        """Text scale of the panels, 0.8 to 2."""
        return int(self._values["text_scale"]) / 100

    def geometry(self) -> Any:
        """Where the window was, or None."""
        return self._store.value("geometry")

    def keep_geometry(self, geometry: Any) -> None:
        """Remember where the window is."""
        self._store.setValue("geometry", geometry)

    def close(self) -> None:
        """Write what is still to be written."""
        self._store.sync()

    def _system_changed(self) -> None:
        if self._values["theme"] == "system":
            self.changed.emit("theme")


def _read(raw: object, preference: Preference) -> object:
    """A value as an INI file gives it back: everything is text there."""
    if isinstance(preference.default, bool):
        return {"true": True, "false": False}.get(str(raw).lower(), raw)
    if isinstance(preference.default, int):
        try:
            return int(str(raw))
        except ValueError:
            return raw
    return raw
