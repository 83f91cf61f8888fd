"""Review: step through a match, seen by whom one likes as far as it may be seen; go on from any point."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSlider, QVBoxLayout, QWidget

from hotseat.session.match import Match

from ..panels import amounts
from ..panels.controls import button, glyph_icon, label, sheet
from ..panels.log import Log
from ..panels.seats import Seats, SeatView
from ..panels.wording import Wording
from ..settings import Settings
from ..table.scene import TableScene
from ..table.view import TableView
from ..theme import SeatLook
from . import board

EVERYBODY = "all"


class ReviewScreen(QWidget):
    """The table as it was after every move. While a match goes on, secrets of others are never shown."""

    branched = Signal(int)
    """Continue from after so many moves as a new match."""

    def __init__(self, match: Match, settings: Settings) -> None:
        super().__init__()
        self.match, self.settings = match, settings
        self.past = match.review()
        theme, k = settings.theme, settings.scale
        self.looks = tuple(SeatLook.of(p.name, p.colour) for p in match.people)
        self.board = board.load(match.game.id, match.pack)
        self.text = self.board.text(settings.language, theme, self.looks)
        self.wording = Wording(self.text, self.board.facts)
        self.eyes: int | None = None if match.game.secrets else 0
        self.at = len(self.past)
        t = self.text
        self.setProperty("ground", "window")
        look = self.board.look(self.text, theme, self.looks)
        self.scene = TableScene(
            self.board.layout, self.board.painters, self.board.facts, look, secrets=match.game.secrets
        )
        self.scene.setParent(self)
        self.scene.speed, self.scene.text_scale = settings["animation"], k
        self.scene.say = self.say
        self.view = TableView(self.scene)
        self.view.setAccessibleName(t("title"))
        root = QVBoxLayout(self)
        root.setContentsMargins(8, 8, 8, 8)
        root.setSpacing(8)
        row = QHBoxLayout()
        row.setSpacing(8)
        left = QWidget()
        left.setFixedWidth(round(190 * k))
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(label(f"{t('review')}: {t('title')}", "heading"))
        self.round = label(role="quiet")
        column.addWidget(self.round)
        self.seats = Seats(theme, k, len(self.looks))
        column.addWidget(self.seats)
        column.addStretch(1)
        if match.game.secrets and match.over:
            column.addWidget(label(t("review-eyes"), "strong"))
            people = [
                (EVERYBODY, t("review-everybody")),
                *((str(s), t.seat(s)) for s in range(len(self.looks))),
            ]
            for key, words in people:
                made = button(words)
                made.clicked.connect(partial(self._see, None if key == EVERYBODY else int(key)))
                column.addWidget(made)
        row.addWidget(left)
        row.addWidget(self.view, 1)
        paper, column = sheet(margins=(12, 8, 6, 8))
        paper.setFixedWidth(round(280 * k))
        column.addWidget(label(t("log"), "strong", wrap=False))
        self.log = Log(t("log"), round(13 * k))
        column.addWidget(self.log)
        row.addWidget(paper)
        root.addLayout(row, 1)
        bar, column = sheet(margins=(14, 8, 14, 8))
        line = QHBoxLayout()
        line.setSpacing(8)
        column.addLayout(line)
        ink = theme.ink
        self.back = button(t("back"), "", glyph_icon("arrow-left", 18, ink))
        line.addWidget(self.back)
        first = self.past.first
        for name, icon, by in (
            ("review-first", "skip-backward", -(10**6)),
            ("review-before", "step-backward", -1),
            ("review-after", "step-forward", 1),
            ("review-last", "skip-forward", 10**6),
        ):
            made = button("", "", glyph_icon(icon, 18, ink), t(name))
            made.clicked.connect(partial(self._by, by))
            line.addWidget(made)
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setRange(first, len(self.past))
        self.slider.setValue(self.at)
        self.slider.setMinimumHeight(round(30 * k))
        self.slider.setAccessibleName(t("review-slider"))
        self.slider.valueChanged.connect(self.show_move)
        line.addWidget(self.slider, 1)
        self.where = label(wrap=False)
        line.addWidget(self.where)
        self.branch = button(t("review-branch"), "primary")
        self.branch.clicked.connect(partial(self._branch))
        line.addWidget(self.branch)
        root.addWidget(bar)
        if first:
            column.addWidget(label(t("review-no-positions", first=first), "bad"))
        for key, by in (("Left", -1), ("Right", 1), ("Home", -(10**6)), ("End", 10**6)):
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.activated.connect(partial(self._by, by))
        self.show_move(self.at)

    def show_move(self, n: int) -> None:
        """The position after n moves."""
        self.at = n
        elements = self.past.view(n, self.eyes)
        self.scene.show(elements, viewer=self.eyes, focus_seat=self.past.moves[n - 1].seat if n else None)
        mats = {e.seat: e for e in elements if e.kind == "mat"}
        tokens, shown = self.board.layout.tokens, []
        for seat, look in enumerate(self.looks):
            kept = {a: v for a, v in mats[seat].badges.items() if a in tokens} if seat in mats else {}
            words = f"{self.text.seat(seat)}, {amounts.spoken(kept, self.text)}"
            acting = n > 0 and self.past.moves[n - 1].seat == seat
            shown.append(
                SeatView(
                    look, amounts.parts(kept, tokens), words, acting, bot=bool(self.match.people[seat].bot)
                )
            )
        self.seats.set(shown)
        state = self.past.state(n)
        self.round.setText(self.text("round", n=self.match.game.round(state)))
        told = self.past.log(n, self.eyes)
        entries = [((self.eyes, i), False) for i in range(len(told))]
        self.log.show_entries(entries, partial(self._line, told), (-1, ""))
        words = self.text("review-move", n=n, all=len(self.past)) if n else self.text("review-start")
        self.where.setText(words)
        self.slider.blockSignals(True)
        self.slider.setValue(n)
        self.slider.blockSignals(False)

    def _line(self, told: list[Any], i: int) -> str:
        return self.wording.event(told[i][1], self.eyes)

    def say(self, eid: str) -> tuple[str, str]:
        """What a piece is."""
        piece = self.scene.pieces.get(eid)
        return (self.wording.piece(piece.element), "") if piece is not None else ("", "")

    def _by(self, by: int, _checked: bool = False) -> None:
        self.show_move(max(self.past.first, min(len(self.past), self.at + by)))

    def _see(self, seat: int | None, _checked: bool = False) -> None:
        self.eyes = seat
        self.log.empty()
        self.show_move(self.at)

    def _branch(self, _checked: bool = False) -> None:
        self.branched.emit(self.at)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
