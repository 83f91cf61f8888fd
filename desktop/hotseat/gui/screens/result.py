"""The end of a game: scores counted up row by row with their sources, the ranking, the chart, what next."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPixmap
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from hotseat.engine.game import Score
from hotseat.session.match import Match

from ..panels.chart import Chart
from ..panels.controls import SymbolMark, button, glyph_icon, label, sheet
from ..settings import Settings
from ..theme import SeatLook
from . import board

MEDALS = {1: "trophy", 2: "medal", 3: "medal-outline"}


class Result(QWidget):
    """Counted up as fast as the animation is set; a click or key shows all at once."""

    again = Signal()
    review = Signal()
    home = Signal()
    saved = Signal(str)

    def __init__(self, match: Match, settings: Settings) -> None:
        super().__init__()
        self.match, self.settings = match, settings
        self.theme, k = settings.theme, settings.scale
        looks = tuple(SeatLook.of(p.name, p.colour) for p in match.people)
        self.text = board.load(match.game.id, match.pack).text(settings.language, self.theme, looks)
        t = self.text
        self.scores = match.scores()
        self.setProperty("ground", "window")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAccessibleName(t("title"))
        outer = QVBoxLayout(self)
        outer.setContentsMargins(40, 22, 40, 22)
        outer.setSpacing(round(12 * k))
        self.told = QWidget()
        root = QVBoxLayout(self.told)
        root.setContentsMargins(0, 0, 0, 0)
        root.setSpacing(round(12 * k))
        self._scroll = QScrollArea()
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setWidget(self.told)
        outer.addWidget(self._scroll, 1)
        self.headline = label(self._headline(), "title", rich=True)
        root.addWidget(self.headline)
        self.reason = label(self._reason(), "quiet")
        root.addWidget(self.reason)
        paper, column = sheet(margins=(22, 16, 22, 16))
        self.grid = QGridLayout()
        self.grid.setHorizontalSpacing(round(22 * k))
        self.grid.setVerticalSpacing(round(7 * k))
        column.addLayout(self.grid)
        self._steps: list[list[QLabel]] = []
        self._medals: list[tuple[int, QHBoxLayout]] = []
        self._table(looks)
        root.addWidget(paper)
        self.awards = self._awards()
        if self.awards:
            line = QHBoxLayout()
            line.setSpacing(round(28 * k))
            line.addWidget(label(t("awards"), "strong", wrap=False))
            for words in self.awards:
                line.addWidget(label(words, rich=True), 1)
            root.addLayout(line)
        self.notes = self._notes()
        if self.notes:
            root.addWidget(label("&nbsp; ".join(self.notes), "quiet", rich=True))
        if len(match.score_history) > 1:
            sheet2, column2 = sheet(margins=(16, 12, 16, 8))
            column2.addWidget(label(t("score-chart"), "strong"))
            parts = board.load(match.game.id, match.pack).layout.parts
            column2.addWidget(Chart(self.theme, k, looks, match.score_history, t("score-chart"), parts), 1)
            root.addWidget(sheet2, 1)
        else:
            root.addStretch(1)
        foot = QHBoxLayout()
        foot.setSpacing(8)
        ink = self.theme.ink
        for words, icon, act, kind in (
            ("to-home", "home-outline", self.home.emit, "quiet"),
            ("save-picture", "image-outline", self._save, ""),
            ("review", "history", self.review.emit, ""),
            ("play-again", "replay", self.again.emit, "primary"),
        ):
            made = button(
                t(words), kind, glyph_icon(icon, 18, self.theme.accent_ink if kind == "primary" else ink)
            )
            made.clicked.connect(partial(act))
            foot.addWidget(made)
            if words == "to-home":
                foot.addStretch(1)
        outer.addLayout(foot)
        self._timer = QTimer(self)
        self._timer.setInterval(max(1, settings["animation"] * 3))
        self._timer.timeout.connect(self._next)
        self._shown = 0
        if settings["animation"]:
            for step in self._steps:
                for part in step:
                    part.setText("")
            self.headline.setText(t("counting"))
            self.reason.setText("")
            self._timer.start()
        else:
            self.finish()

    # -- what is said -------------------------------------------------------------------------------------------

    def _winners(self) -> list[Score]:
        return [s for s in self.scores if s.rank == 1]

    def _headline(self) -> str:
        winners = self._winners()
        if len(winners) == 1:
            return self.text.rich("wins", seat=winners[0].seat)
        return self.text.rich("share-victory", seats=tuple(s.seat for s in winners))

    def _reason(self) -> str:
        """The tie-break, where one decided the victory."""
        decided = next((s.decided_by for s in self._winners() if s.decided_by), None)
        return self.text("decided-by", rank=self.text(f"rank-{decided}")) if decided else ""

    def _awards(self) -> list[str]:
        """Who did something most often, for the events that the game has an award for (`<game>-award-<event>`)."""
        done: dict[str, Counter[int]] = {}
        for event in (e for move in self.match.moves for e in move.events):
            seat = event.args.get("seat")
            if isinstance(seat, int) and self.text.has(f"award-{event.key}"):
                done.setdefault(event.key, Counter())[seat] += 1
        out = []
        for key, seats in done.items():
            best = [seat for seat, n in seats.items() if n == max(seats.values())]
            if len(best) == 1:
                out.append(self.text.rich(f"award-{key}", seat=best[0], n=seats[best[0]]))
        return out

    def _notes(self) -> list[str]:
        """What came to light at the end, of the events that the game has a note for (`<game>-result-<event>`)."""
        told = self.match.moves[-1].events if self.match.moves else []
        return [self.text.rich(f"result-{e.key}", **e.args) for e in told if self.text.has(f"result-{e.key}")]

    def _table(self, looks: Sequence[SeatLook]) -> None:
        t, k, grid = self.text, self.settings.scale, self.grid
        grid.setColumnStretch(0, 2)
        for seat in range(len(looks)):
            grid.setColumnStretch(seat + 1, 1)
        centre = Qt.AlignmentFlag.AlignCenter
        for score in self.scores:
            box = QWidget()
            row = QHBoxLayout(box)
            row.setContentsMargins(0, 0, 0, 0)
            row.setSpacing(6)
            mark = SymbolMark(
                self.theme.seat_ink(looks[score.seat].colour), looks[score.seat].symbol, round(20 * k)
            )
            row.addWidget(mark)
            row.addWidget(label(t.seat(score.seat), "strong", wrap=False))
            self._medals.append((score.rank, row))
            grid.addWidget(box, 0, score.seat + 1, centre)
        keys = list(dict.fromkeys(row.key for score in self.scores for row in score.rows))
        for line, key in enumerate(keys, 1):
            amounts = {s.seat: next((r for r in s.rows if r.key == key), None) for s in self.scores}
            grid.addWidget(label(t(f"score-{key}"), wrap=False), line, 0)
            step = []
            for seat, found in amounts.items():
                amount = f"  ({found.amount})" if found and found.amount not in (0, found.points) else ""
                cell = label(f"{found.points}{amount}" if found else "–", wrap=False)
                if found:
                    cell.setAccessibleName(f"{t.seat(seat)}, {t(f'score-{key}')}: {cell.text()}")
                cell.setProperty("final", cell.text())
                cell.setAlignment(centre)
                grid.addWidget(cell, line, seat + 1)
                step.append(cell)
            self._steps.append(step)
        line = len(keys) + 1
        grid.addWidget(label(t("total"), "strong", wrap=False), line, 0)
        totals = []
        for score in self.scores:
            cell = label(str(score.total), "number", wrap=False)
            cell.setProperty("final", cell.text())
            cell.setAlignment(centre)
            grid.addWidget(cell, line, score.seat + 1)
            totals.append(cell)
        self._steps.append(totals)
        names = list(self.scores[0].keys)[1:] if self.scores else []
        tied = any(s.decided_by for s in self.scores) or len({s.rank for s in self.scores}) < len(self.scores)
        for name in names if tied else []:
            line += 1
            grid.addWidget(label(t("tie-break", rank=t(f"rank-{name}")), "quiet", wrap=False), line, 0)
            step = []
            for score in self.scores:
                cell = label(str(score.keys[name]), "quiet", wrap=False)
                cell.setProperty("final", cell.text())
                cell.setAlignment(centre)
                grid.addWidget(cell, line, score.seat + 1)
                step.append(cell)
            self._steps.append(step)
        line += 1
        grid.addWidget(label(t("rank"), "strong", wrap=False), line, 0)
        ranks = []
        for score in self.scores:
            cell = label(t("rank-n", n=score.rank), "strong", wrap=False)
            cell.setProperty("final", cell.text())
            cell.setAlignment(centre)
            grid.addWidget(cell, line, score.seat + 1)
            ranks.append(cell)
        self._steps.append(ranks)

    # -- counting -----------------------------------------------------------------------------------------------

    def _next(self) -> None:
        if self._shown < len(self._steps):
            self._show(self._steps[self._shown])
            self._shown += 1
        else:
            self.finish()

    @staticmethod
    def _show(step: list[QLabel]) -> None:
        for part in step:
            part.setText(str(part.property("final")))

    def finish(self) -> None:
        """All at once."""
        self._timer.stop()
        while self._medals:
            rank, row = self._medals.pop()
            if rank in MEDALS:
                icon = QLabel()
                icon.setPixmap(glyph_icon(MEDALS[rank], 22, self.theme.accent).pixmap(22, 22))
                row.addWidget(icon)
        for step in self._steps:
            self._show(step)
        self.headline.setText(self._headline())
        reason = self._reason()
        self.reason.setText(reason)
        self.reason.setVisible(bool(reason))

    def mousePressEvent(self, event: object) -> None:
        self.finish()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """All at once; after that, arrows and page keys scroll what does not fit."""
        if self._timer.isActive():
            self.finish()
        else:
            QApplication.sendEvent(self._scroll.verticalScrollBar(), event)

    def _save(self, _checked: bool = False) -> None:
        self.finish()
        t = self.text
        start = str(Path.home() / f"hotseat-{self.match.game.id}.png")
        name, _ = QFileDialog.getSaveFileName(self, t("save-picture"), start, "PNG (*.png)")
        if name:
            self.save_picture(name)

    def save_picture(self, name: str) -> None:
        """All that is told, also what has to be scrolled to, as a PNG file; says whether it worked."""
        k, around = self.devicePixelRatioF(), 24
        picture = QPixmap((self.told.size() + QSize(2 * around, 2 * around)) * k)
        picture.setDevicePixelRatio(k)
        picture.fill(QColor(self.theme.window))
        self.told.render(picture, QPoint(around, around))
        done = picture.save(name, "PNG")
        self.saved.emit(self.text("picture-saved" if done else "picture-not-saved", file=name))
