"""Finished matches per person and game, as a table, and as CSV for a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFileDialog,
    QHBoxLayout,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from hotseat.engine import registry
from hotseat.session.statistics import Finished, as_csv, tallies

from ..panels.controls import button, glyph_icon, label, sheet
from ..settings import Settings
from ..text import Text, display_name

COLUMNS = ("person", "game", "played", "won", "best", "mean")


class StatisticsScreen(QWidget):
    """What everybody has played on this computer."""

    export = Signal(str, bytes)
    """A file name and what is to be written there."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.text = Text(settings.language)
        self._records: list[Finished] = []
        t = self.text
        self.setProperty("ground", "window")
        root = QVBoxLayout(self)
        root.setContentsMargins(40, 24, 40, 24)
        root.setSpacing(14)
        root.addWidget(label(t("statistics"), "title"))
        paper, column = sheet(margins=(20, 16, 20, 16))
        self.none = label(t("statistics-none"))
        self.damaged = label(role="bad")
        self.damaged.hide()
        self.table = QTableWidget(0, len(COLUMNS))
        self.table.setAccessibleName(t("statistics"))
        self.table.setHorizontalHeaderLabels([t(f"statistics-{c}") for c in COLUMNS])
        self.table.verticalHeader().hide()
        self.table.setShowGrid(False)
        self.table.setAlternatingRowColors(True)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setTabKeyNavigation(False)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        for part in (self.none, self.damaged, self.table):
            column.addWidget(part)
        column.addStretch(1)
        root.addWidget(paper, 1)
        root.addWidget(label(t("statistics-kept"), "quiet"))
        foot = QHBoxLayout()
        self.back = button(t("back"), "", glyph_icon("arrow-left", 18, settings.theme.ink))
        self.save = button(t("statistics-export"), "primary")
        self.save.clicked.connect(partial(self._export))
        foot.addWidget(self.back)
        foot.addStretch(1)
        foot.addWidget(self.save)
        root.addLayout(foot)
        self.show_records(([], 0))

    def show_records(self, found: tuple[Sequence[Finished], int]) -> None:
        """Show finished matches; the number is that of damaged lines."""
        self._records = list(found[0])
        rows = tallies(self._records)
        self.none.setVisible(not rows)
        self.table.setVisible(bool(rows))
        self.save.setEnabled(bool(self._records))
        self.damaged.setVisible(found[1] > 0)
        self.damaged.setText(self.text("statistics-damaged", n=found[1]) if found[1] else "")
        self.table.setRowCount(len(rows))
        for line, row in enumerate(rows):
            cells = (
                display_name(row.name),
                self._game(row.game),
                row.played,
                row.won,
                row.best,
                f"{row.mean:.1f}",
            )
            for i, cell in enumerate(cells):
                self.table.setItem(line, i, QTableWidgetItem(str(cell)))
        self.table.resizeRowsToContents()

    def _game(self, game_id: str) -> str:
        if game_id not in registry.ids():
            return game_id
        return Text(self.settings.language, game_id, folders=(registry.locale(game_id),))("title")

    def _export(self, _checked: bool = False) -> None:
        start = str(Path.home() / "hotseat.csv")
        name, _ = QFileDialog.getSaveFileName(self, self.text("statistics-export"), start, "CSV (*.csv)")
        if name:
            self.export.emit(name, as_csv(self._records).encode("utf-8-sig"))
