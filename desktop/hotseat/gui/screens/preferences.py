"""The settings: every preference with one line that says what it does; all change at once."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ..panels.controls import Segments, Stepper, button, glyph_icon, label, sheet
from ..settings import LANGUAGES, PREFERENCES, Settings
from ..text import Text

UNITS = {"text_scale": " %", "animation": " ms"}


class PreferencesScreen(QWidget):
    """One row per preference."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.text = Text(settings.language)
        t, k = self.text, settings.scale
        self.setProperty("ground", "window")
        root = QVBoxLayout(self)
        root.setContentsMargins(40, 24, 40, 24)
        root.setSpacing(14)
        root.addWidget(label(t("settings"), "title"))
        paper, column = sheet(margins=(24, 18, 24, 18))
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setHorizontalSpacing(round(26 * k))
        grid.setVerticalSpacing(round(14 * k))
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 4)
        self.controls: dict[str, QWidget] = {}
        for line, name in enumerate(PREFERENCES):
            words = QVBoxLayout()
            words.setSpacing(1)
            words.addWidget(label(t(f"setting-{name}"), "strong"))
            words.addWidget(label(t(f"setting-{name}-hint"), "quiet"))
            if name == "curtain" and settings["curtain"] == "never":
                words.addWidget(label(t("setting-curtain-warning"), "bad"))
            grid.addLayout(words, line, 0)
            control = self._control(name)
            self.controls[name] = control
            grid.addWidget(control, line, 1, Qt.AlignmentFlag.AlignVCenter)
        grid.setRowStretch(len(PREFERENCES), 1)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        column.addWidget(scroll)
        root.addWidget(paper, 1)
        foot = QHBoxLayout()
        self.back = button(t("back"), "primary", glyph_icon("arrow-left", 18, settings.theme.accent_ink))
        foot.addWidget(self.back)
        foot.addStretch(1)
        root.addLayout(foot)

    def _control(self, name: str) -> QWidget:
        preference, value, t = PREFERENCES[name], self.settings[name], self.text
        title = t(f"setting-{name}")
        if isinstance(preference.default, bool):
            chips = Segments(title, [("yes", t("yes")), ("no", t("no"))], "yes" if value else "no")
            chips.chosen.connect(partial(self._set_bool, name))
            return chips
        if preference.words:
            names = {w: LANGUAGES.get(w) or t(f"setting-{name}-{w}") for w in preference.words}
            chips = Segments(title, list(names.items()), str(value))
            chips.chosen.connect(partial(self._set, name))
            return chips
        step = Stepper(
            title, int(value), preference.low, preference.high, preference.step, UNITS.get(name, "")
        )
        step.changed.connect(partial(self._set, name))
        return step

    def _set_bool(self, name: str, value: str) -> None:
        self.settings.set(name, value == "yes")

    def _set(self, name: str, value: str | int) -> None:
        self.settings.set(name, value)
