"""The rules reader: our own words with pieces drawn by the real painters, searchable, opened at a paragraph."""

from __future__ import annotations

import re
from functools import partial
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt, QUrl, Signal
from PySide6.QtGui import (
    QColor,
    QImage,
    QPainter,
    QResizeEvent,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from hotseat.engine import registry
from hotseat.engine.element import Element

from .. import fonts
from ..panels.controls import button, glyph_icon, label, sheet
from ..settings import Settings
from ..theme import SeatLook
from . import board

_ANCHOR = re.compile(r"^(#+)[ \t]*(.*?)(?:[ \t]*\{#([\w-]+)\})?[ \t]*$", re.MULTILINE)
LINE = 820
"""Longest line of text, in logical pixels."""
PICTURE = 190
"""Height of a drawn piece in the text, in logical pixels."""


def source(game_id: str, language: str) -> str:
    """The rules of a game and the page about its data, in English where a language has none; empty without any."""
    found = []
    for page in ("rules", "data"):
        paths = [registry.locale(game_id) / lang / f"{game_id}-{page}.md" for lang in (language, "en")]
        there: Path | None = next((p for p in paths if p.is_file()), None)
        found += [there.read_text("utf-8")] if there is not None else []
    return "\n\n".join(found)


class Pages(QTextBrowser):
    """Markdown with anchors `{#name}` after a heading and pictures `hotseat:kind/face`."""

    def __init__(self, shown: board.Board, settings: Settings) -> None:
        super().__init__()
        self.board, self.settings = shown, settings
        self.setOpenExternalLinks(False)
        self.setOpenLinks(False)
        self.anchors: list[tuple[str, str, int]] = []
        """(name, heading, its place in the text)."""
        theme, k = settings.theme, settings.scale
        seats = tuple(SeatLook.of("", i) for i in range(5))
        self._look = shown.look(shown.text(settings.language, theme, seats), theme, seats)
        font = self.font()
        font.setPixelSize(round(16 * k))
        self.document().setDefaultFont(font)

    def show_rules(self, text: str) -> None:
        """Read the rules; headings become anchors."""
        found = [(m[3] or m[2], m[2]) for m in _ANCHOR.finditer(text)]
        self.setMarkdown(_ANCHOR.sub(r"\1 \2", text))
        self._set_type()
        self.anchors = []
        block, wanted = self.document().begin(), list(found)
        while block.isValid() and wanted:
            if block.blockFormat().headingLevel() and block.text().strip() == _plain(wanted[0][1]):
                self.anchors.append((*wanted.pop(0), block.position()))
            block = block.next()

    def _set_type(self) -> None:
        """Serif headings, air between paragraphs, lines of a readable length."""
        k, theme = self.settings.scale, self.settings.theme
        block = self.document().begin()
        while block.isValid():
            level, listed = block.blockFormat().headingLevel(), block.textList() is not None
            cursor = QTextCursor(block)
            form = block.blockFormat()
            form.setTopMargin(round((26 if level == 1 else 22 if level else 0) * k))
            form.setBottomMargin(round((8 if level else 4 if listed else 11) * k))
            form.setLineHeight(122, int(QTextBlockFormat.LineHeightTypes.ProportionalHeight.value))
            cursor.setBlockFormat(form)
            if level:
                cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
                letters = QTextCharFormat()
                letters.setFont(fonts.font((30 if level == 1 else 22) * k, True, fonts.SERIF))
                letters.setForeground(QColor(theme.ink if level == 1 else theme.accent))
                cursor.mergeCharFormat(letters)
            block = block.next()

    def resizeEvent(self, event: QResizeEvent) -> None:
        spare = self.width() - round(LINE * self.settings.scale)
        self.setViewportMargins(0, 0, max(0, spare), 0)
        super().resizeEvent(event)

    def go_to(self, name: str) -> bool:
        """The paragraph of that name to the top; False when there is none."""
        place = next((at for anchor, _, at in self.anchors if anchor == name), None)
        if place is None:
            return False
        cursor = QTextCursor(self.document())
        cursor.setPosition(place)
        self.setTextCursor(cursor)
        self.verticalScrollBar().setValue(
            self.verticalScrollBar().value() + self.cursorRect(cursor).top() - 4
        )
        return True

    def search(self, typed: str, on: bool = False) -> bool:
        """The next place where these words stand, from the beginning again at the end."""
        cursor = self.textCursor()
        if not on:
            cursor.setPosition(cursor.selectionStart())
            self.setTextCursor(cursor)
        if self.find(typed):
            return True
        start = QTextCursor(self.document())
        self.setTextCursor(start)
        return bool(self.find(typed))

    def loadResource(self, kind: int, name: QUrl) -> Any:
        if kind == int(QTextDocument.ResourceType.ImageResource.value) and name.scheme() == "hotseat":
            return self._drawn(name.path().strip("/"))
        return super().loadResource(kind, name)

    def _drawn(self, which: str) -> QImage:
        """A piece as the table draws it."""
        piece, _, mark = which.partition("?")
        kind, _, face = piece.partition("/")
        shown = self.board.layout
        ratio = self.devicePixelRatioF()
        high = PICTURE * self.settings.scale
        wide = round(high * (shown.kind(kind).aspect or shown.aspect))
        out = QImage(round(wide * ratio), round(high * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        out.setDevicePixelRatio(ratio)
        out.fill(Qt.GlobalColor.transparent)
        facts = self.board.facts.get(piece)
        painter = self.board.painters.get(kind)
        if painter is not None and facts is not None:
            p = QPainter(out)
            p.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter(
                p,
                float(wide),
                float(high),
                Element(piece, kind, "", face, None, {}, (mark,) if mark else ()),
                facts,
                self._look,
            )
            p.end()
        return out


def _plain(heading: str) -> str:
    return re.sub(r"[*_`]", "", heading).strip()


class RulesScreen(QWidget):
    """Headings on the left, the text on the right."""

    lesson = Signal()

    def __init__(self, game_id: str, key: str, settings: Settings, has_lesson: bool) -> None:
        super().__init__()
        shown = board.load(game_id)
        t = shown.text(settings.language, settings.theme)
        self.text = t
        k = settings.scale
        self.setProperty("ground", "window")
        root = QVBoxLayout(self)
        root.setContentsMargins(30, 18, 30, 18)
        root.setSpacing(12)
        top = QHBoxLayout()
        top.addWidget(label(f"{t('title')} – {t('rules')}", "title"), 1)
        self.field = QLineEdit()
        self.field.setPlaceholderText(t("rules-search"))
        self.field.setAccessibleName(t("rules-search"))
        self.field.setFixedWidth(round(260 * k))
        self.field.textChanged.connect(self._search)
        self.field.returnPressed.connect(self._search_on)
        top.addWidget(self.field)
        root.addLayout(top)
        row = QHBoxLayout()
        row.setSpacing(14)
        left, column = sheet(margins=(10, 10, 10, 10))
        left.setFixedWidth(round(250 * k))
        self.contents = QListWidget()
        self.contents.setAccessibleName(t("rules"))
        self.contents.setWordWrap(True)
        self.contents.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.contents.currentItemChanged.connect(self._chosen)
        column.addWidget(self.contents)
        row.addWidget(left)
        right, column = sheet(margins=(26, 14, 12, 14))
        self.pages = Pages(shown, settings)
        self.pages.setAccessibleName(t("rules"))
        column.addWidget(self.pages)
        self.note = label(role="bad")
        self.note.hide()
        column.addWidget(self.note)
        row.addWidget(right, 1)
        root.addLayout(row, 1)
        foot = QHBoxLayout()
        self.back = button(t("back"), "primary", glyph_icon("arrow-left", 18, settings.theme.accent_ink))
        foot.addWidget(self.back)
        foot.addStretch(1)
        if has_lesson:
            play = button(t("lesson"), "", glyph_icon("school-outline", 18, settings.theme.ink))
            play.clicked.connect(partial(self._lesson))
            foot.addWidget(play)
        root.addLayout(foot)
        rules = source(game_id, settings.language)
        self._key = key
        if rules:
            self.pages.show_rules(rules)
        else:
            self.note.setText(t("rules-missing"))
            self.note.show()
        for name, heading, _ in self.pages.anchors:
            item = QListWidgetItem(_plain(heading))
            item.setData(Qt.ItemDataRole.UserRole, name)
            self.contents.addItem(item)

    def showEvent(self, event: Any) -> None:
        super().showEvent(event)
        if self._key:
            self.go_to(self._key)

    def go_to(self, key: str) -> None:
        """The paragraph of a question, the beginning when it has none."""
        for i in range(self.contents.count()):
            if self.contents.item(i).data(Qt.ItemDataRole.UserRole) == key:
                self.contents.setCurrentRow(i)
        self.pages.go_to(key)

    def _chosen(self, item: QListWidgetItem | None, _before: object = None) -> None:
        if item is not None:
            self.pages.go_to(str(item.data(Qt.ItemDataRole.UserRole)))

    def _search(self, typed: str) -> None:
        self._tell(not typed or self.pages.search(typed))

    def _search_on(self) -> None:
        self._tell(not self.field.text() or self.pages.search(self.field.text(), on=True))

    def _tell(self, found: bool) -> None:
        self.note.setVisible(not found)
        self.note.setText("" if found else self.text("rules-not-found"))

    def _lesson(self, _checked: bool = False) -> None:
        self.lesson.emit()
