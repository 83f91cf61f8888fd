"""About: version, licences, where the data lie."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from hotseat import __version__
from hotseat.session import disk

from ..panels.controls import button, glyph_icon, label, sheet
from ..settings import Settings
from ..text import Text


class AboutScreen(QWidget):
    """Who made it, what it is made of, where it keeps things."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        t = Text(settings.language)
        self.text = t
        self.setProperty("ground", "window")
        root = QVBoxLayout(self)
        root.setContentsMargins(40, 24, 40, 24)
        root.setSpacing(14)
        root.addWidget(label("Hotseat", "title"))
        paper, column = sheet(margins=(28, 24, 28, 24))
        column.setSpacing(14)
        column.addWidget(label(t("about-version", version=__version__), "strong"))
        for key in ("about-text", "about-games", "about-licences"):
            column.addWidget(label(t(key)))
        column.addWidget(label(t("about-data", folder=str(disk.data_folder())), "quiet"))
        folder = button(t("about-open-folder"), "", glyph_icon("folder-open-outline", 18, settings.theme.ink))
        folder.clicked.connect(partial(self._open_folder))
        row = QHBoxLayout()
        row.addWidget(folder)
        row.addStretch(1)
        column.addLayout(row)
        column.addStretch(1)
        root.addWidget(paper, 1)
        foot = QHBoxLayout()
        self.back = button(t("back"), "primary", glyph_icon("arrow-left", 18, settings.theme.accent_ink))
        foot.addWidget(self.back)
        foot.addStretch(1)
        root.addLayout(foot)

    def _open_folder(self, _checked: bool = False) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(disk.data_folder())))
