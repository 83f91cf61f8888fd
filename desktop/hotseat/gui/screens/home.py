"""Home: the games as covers, the matches that wait to be continued, and the way to everything else."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from functools import partial

from PySide6.QtCore import QLocale, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QImage,
    QKeyEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from hotseat.engine import registry
from hotseat.session.autosave import Entry

from .. import fonts, ink
from ..panels.controls import button, glyph_icon, label, sheet
from ..settings import Settings
from ..text import Text, display_name
from .covers import cover

ASPECT = 1.06
"""Width / height the covers are drawn for."""
TALL, TOLD = 1.38, 0.8
"""Height of the picture per width of the box: at most; at least, for the sentence about the game to be shown."""
SHOWN = 3
"""Matches to continue that the home screen lists."""


def facts_of() -> dict[str, tuple[int, int, int, float]]:
    """(least players, most players, minutes, weight) of every game that is there. Loads the games: not for the start."""
    games = [registry.find(game_id) for game_id in registry.ids()]
    return {g.id: (*g.seats, g.minutes, g.weight) for g in games}


class CoverButton(QAbstractButton):
    """A game's box: cover, name, players, minutes, weight. A game that is not there yet says so."""

    def __init__(self, game_id: str, settings: Settings, text: Text, there: bool) -> None:
        super().__init__()
        self.game_id, self.settings, self.there = game_id, settings, there
        theme = settings.theme
        self.theme = theme
        self.name = text("title") if there else text(f"cover-{game_id}")
        self.words, self.weight = text, 0.0
        self.facts = "" if there else text("not-there-yet")
        self.setAccessibleName(self.name if there else f"{self.name}: {self.facts}")
        self.blurb = text("blurb") if there and text.has("blurb") else ""
        if there:
            self.setToolTip(self.blurb)
        else:
            self.setEnabled(False)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if there else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if there else Qt.CursorShape.ArrowCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumSize(150, 200)
        self._picture: QImage | None = None

    def show_facts(self, low: int, high: int, minutes: int, weight: float) -> None:
        """How many play it for how long, and how heavy it is."""
        t = self.words
        key = "cover-facts" if low < high else "cover-facts-fixed"
        self.facts, self.weight = t(key, low=low, high=high, minutes=minutes), weight
        self.setAccessibleName(f"{self.name}. {self.facts}. {t('cover-weight', n=round(weight, 1))}")
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(240, 380)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """No taller than a box of games looks, with its words below."""
        self.setMaximumHeight(round(self.width() * TALL + self._foot()))

    def _foot(self) -> float:
        """Height of the words: name, players, minutes, weight, and four lines about the game."""
        return 116 * self.settings.scale + 4 * QFontMetricsF(self._small()).lineSpacing() + 10

    def title_font(self, room: QRectF) -> QFont:
        """The type of the name, so that it fits."""
        flags = int(Qt.TextFlag.TextWordWrap)
        for px in (18.0, 16.5, 15.0, 13.5, 12.0, 11.0):
            out = fonts.font(px * self.settings.scale, True, fonts.SERIF)
            needs = QFontMetricsF(out).boundingRect(room, flags, self.name)
            if needs.height() <= room.height() and needs.width() <= room.width():
                break
        return out

    def _small(self, room: QRectF | None = None) -> QFont:
        """The type of the sentence about the game, so that it fits."""
        k, flags = self.settings.scale, int(Qt.TextFlag.TextWordWrap)
        sizes = [fonts.font(px * k) for px in (13.5, 13.0, 12.5, 12.0, 11.5, 11.0)]
        if room is None:
            return sizes[0]
        fits = (
            f
            for f in sizes
            if QFontMetricsF(f).boundingRect(room, flags, self.blurb).height() <= room.height()
        )
        return next(fits, sizes[-1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def _cover(self, size: QSize) -> QImage:
        if self._picture is None or self._picture.size() != size * self.devicePixelRatioF():
            k = self.devicePixelRatioF()
            out = QImage(size * k, QImage.Format.Format_ARGB32_Premultiplied)
            out.setDevicePixelRatio(k)
            out.fill(Qt.GlobalColor.transparent)
            p = QPainter(out)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            w, h = float(size.width()), float(size.height())
            wide, high = max(w, h * ASPECT), max(h, w / ASPECT)  # fills the room, the rest is cut off
            p.translate((w - wide) / 2, (h - high) / 2)
            cover(self.game_id)(p, wide, high)
            p.end()
            if not self.there:
                out = out.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(
                    QImage.Format.Format_ARGB32_Premultiplied
                )
                out.setDevicePixelRatio(k)
            self._picture = out
        return self._picture

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        t, k = self.theme, self.settings.scale
        box = QRectF(self.rect()).adjusted(3, 3, -3, -5)
        if self.there and t.textured:
            p.setPen(Qt.PenStyle.NoPen)
            for i in range(4):
                p.setBrush(QColor(0, 0, 0, 22))
                p.drawRoundedRect(box.adjusted(-i + 1, 2, i - 1, i), 14, 14)
        if self.isDown():
            box.translate(0, 2)
        shape = ink.rounded(box, 13)
        p.fillPath(shape, QColor(t.panel))
        foot = self._foot()
        told = box.height() - foot >= box.width() * TOLD
        foot = foot if told else 116 * k
        art = QRectF(box.x(), box.y(), box.width(), box.height() - foot)
        p.save()
        clip = QPainterPath(shape)
        p.setClipPath(clip)
        p.setOpacity(1.0 if self.there else 0.42)
        picture = self._cover(QSize(round(art.width()), round(art.height())))
        p.drawImage(art.topLeft(), picture)
        p.restore()
        below = QRectF(box.x() + 14, art.bottom() + 6 * k, box.width() - 24, 54 * k)
        p.setFont(self.title_font(below))
        p.setPen(QColor(t.ink if self.there else t.ink2))
        flags = int(Qt.TextFlag.TextWordWrap) | int(Qt.AlignmentFlag.AlignVCenter)
        p.drawText(below, flags, self.name)
        line = QRectF(below.x(), below.bottom() + 2 * k, below.width(), 22 * k)
        ink.fitted(p, line, self.facts, 14 * k, t.ink2, align="left")
        for i in range(5 if self.weight else 0):
            dot = ink.box(line.x() + (i + 0.5) * 15 * k, line.bottom() + 13 * k, 10 * k)
            p.setPen(QPen(QColor(t.ink2), t.line))
            full = self.weight >= i + 0.75
            p.setBrush(QColor(t.accent) if full else Qt.BrushStyle.NoBrush)
            p.drawEllipse(dot)
            if not full and self.weight >= i + 0.25:
                p.setBrush(QColor(t.accent))
                p.drawChord(dot, 90 * 16, 180 * 16)
        if told and self.blurb:
            top = line.bottom() + 26 * k
            room = QRectF(below.x(), top, below.width(), box.bottom() - 5 - top)
            p.setFont(self._small(room))
            p.setPen(QColor(t.ink2))
            p.drawText(room, int(Qt.TextFlag.TextWordWrap), self.blurb)
        edge, width = QColor(t.edge), t.line
        if self.hasFocus():
            edge, width = QColor(t.focus), 3.0
        elif self.underMouse() and self.there:
            edge, width = QColor(t.glow), 2.5
        p.setBrush(Qt.BrushStyle.NoBrush)
        p.setPen(QPen(edge, width, Qt.PenStyle.SolidLine if self.there else Qt.PenStyle.DashLine))
        p.drawPath(shape)


class Home(QWidget):
    """The first screen."""

    chosen = Signal(str)
    """A game was chosen: its set-up."""
    resumed = Signal(object)
    """A match is to go on: an `autosave.Entry`."""
    wanted = Signal(str)
    """Another screen: "open", "statistics", "settings", "about", "quit"."""

    def __init__(self, settings: Settings, matches: Sequence[Entry] | None) -> None:
        super().__init__()
        self.settings = settings
        self.text = Text(settings.language)
        t, k = self.text, settings.scale
        self.setProperty("ground", "window")
        root = QVBoxLayout(self)
        root.setContentsMargins(36, 22, 36, 22)
        root.setSpacing(round(14 * k))
        top = QHBoxLayout()
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(label("Hotseat", "title", wrap=False))
        words.addWidget(label(t("slogan"), "quiet"))
        top.addLayout(words, 1)
        for name, icon in (
            ("open", "folder-open-outline"),
            ("statistics", "chart-box-outline"),
            ("settings", "cog-outline"),
            ("about", "information-outline"),
        ):
            made = button(t(name), "", glyph_icon(icon, 18, settings.theme.ink))
            made.clicked.connect(partial(self.wanted.emit, name))
            top.addWidget(made, 0, Qt.AlignmentFlag.AlignTop)
            if name == "open":
                self.recent = button(t("recent"))
                top.addWidget(self.recent, 0, Qt.AlignmentFlag.AlignTop)
        root.addLayout(top)
        self._paper, self._column = sheet(margins=(18, 12, 18, 12))
        self._column.setSpacing(6)
        self._paper.hide()
        self.covers: list[CoverButton] = []
        there = registry.ids()
        row = QHBoxLayout()
        row.setSpacing(16)
        for game_id in dict.fromkeys((*registry.IDS, *there)):
            folders = (registry.locale(game_id),) if game_id in there else ()
            words_of = Text(settings.language, game_id, folders=folders) if game_id in there else t
            made = CoverButton(game_id, settings, words_of, game_id in there)
            made.clicked.connect(partial(self._choose, game_id))
            self.covers.append(made)
            row.addWidget(made)
        root.addStretch(1)
        root.addLayout(row, 20)
        root.addStretch(1)
        root.addWidget(self._paper)
        if matches:
            self.show_matches(matches)

    def show_recent(self, files: QMenu) -> None:
        """The files that were opened or saved last; no button without any."""
        self.recent.setMenu(files)
        self.recent.setVisible(not files.isEmpty())

    def show_facts(self, facts: Mapping[str, tuple[int, int, int, float]]) -> None:
        """What `facts_of` found, after the first paint."""
        for made in self.covers:
            if made.game_id in facts:
                made.show_facts(*facts[made.game_id])

    def show_matches(self, matches: Sequence[Entry]) -> None:
        """Matches that can be continued, latest first; found after the first paint."""
        while self._column.count():
            item = self._column.takeAt(0)
            if item.widget() is not None:
                item.widget().deleteLater()
        there = registry.ids()
        matches = [m for m in matches if m.header.game in there]
        self._paper.setVisible(bool(matches))
        if not matches:
            return
        t = self.text
        self._column.addWidget(label(t("continue"), "strong"))
        locale = QLocale(self.settings.language.replace("-", "_"))
        for i, entry in enumerate(matches[:SHOWN]):
            box = QWidget()
            row = QHBoxLayout(box)
            row.setContentsMargins(0, 0, 0, 0)
            names = ", ".join(display_name(p.name) for p in entry.header.people)
            title = Text(
                self.settings.language, entry.header.game, folders=(registry.locale(entry.header.game),)
            )
            when = _when(entry.when, locale)
            row.addWidget(label(title("title"), "strong", wrap=False))
            row.addWidget(
                label(f"{names}  ·  {t('moves-made', n=entry.header.count)}  ·  {when}", "quiet"), 1
            )
            go = button(t("continue"), "primary" if i == 0 else "")
            go.setAccessibleName(f"{t('continue')}: {title('title')}, {names}, {when}")
            go.clicked.connect(partial(self._resume, entry))
            row.addWidget(go)
            self._column.addWidget(box)

    def _choose(self, game_id: str, _checked: bool = False) -> None:
        self.chosen.emit(game_id)

    def _resume(self, entry: Entry, _checked: bool = False) -> None:
        self.resumed.emit(entry)


def _when(when: datetime, locale: QLocale) -> str:
    here = when.astimezone()
    return str(locale.toString(here, QLocale.FormatType.ShortFormat))
