"""What happened: lines are only ever added or taken back, never set anew while the same eyes read them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser

KEPT, MOST = 60, 240
"""Lines shown at first and at most; older ones are seen in the review."""

Entry = tuple[object, str]
"""What makes the line the same line (move number and place in it), and its HTML."""


class Log(QTextBrowser):
    """The log of one viewer. `heading` sets off what happened since this person's last turn."""

    def __init__(self, name: str, px: int) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setOpenLinks(False)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        self.document().setDocumentMargin(2)
        self.document().setMaximumBlockCount(0)
        font = self.font()
        font.setPixelSize(px)
        self.document().setDefaultFont(font)
        self._shown: list[object] = []
        self.verticalScrollBar().rangeChanged.connect(self._to_end)
        self._gap = round(px * 0.55)

    def empty(self) -> None:
        """Nothing is left that the next pair of eyes could read."""
        self.clear()
        self._shown.clear()

    def show_entries(
        self, entries: Sequence[tuple[object, bool]], line: object, heading: tuple[int, str]
    ) -> None:
        """Bring the log up to date. `entries` are (key, does a new actor begin?); `line(i)` gives the HTML of one.

        `heading` = (before which entry, HTML), with an index of -1 for none.
        """
        first = self._first(entries)
        keys = [key for key, _ in entries[first:]]
        if heading[0] >= first:
            keys.insert(heading[0] - first, ("heading", heading[0]))
        gone = next((i for i, key in enumerate(self._shown) if keys and key == keys[0]), 0)
        if gone:  # older lines have scrolled out
            self._take(0, gone)
            del self._shown[:gone]
        same = 0
        while same < min(len(keys), len(self._shown)) and keys[same] == self._shown[same]:
            same += 1
        if same < len(self._shown):
            self._take(same, len(self._shown))
            del self._shown[same:]
        index = {key: first + n for n, (key, _) in enumerate(entries[first:])}
        for key in keys[same:]:
            if isinstance(key, tuple) and key[0] == "heading":
                self._append(heading[1], self._gap)
            else:
                i = index[key]
                self._append(line(i), self._gap if entries[i][1] else 0)  # type: ignore[operator]
            self._shown.append(key)
        self._to_end()

    def _first(self, entries: Sequence[tuple[object, bool]]) -> int:
        """Where the log begins: where it began before, as long as it has neither too many lines nor too few."""
        latest = max(0, len(entries) - KEPT)
        if not self._shown or len(entries) - latest < KEPT:
            return latest
        top = next((i for i, (key, _) in enumerate(entries) if key == self._shown[0]), -1)
        return top if 0 <= top <= latest + KEPT // 2 and len(entries) - top <= MOST else latest

    def _to_end(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _append(self, html: str, gap: int) -> None:
        cursor = QTextCursor(self.document())
        cursor.beginEditBlock()  # laid out once, not after every step
        cursor.movePosition(QTextCursor.MoveOperation.End)
        form = QTextBlockFormat()
        form.setTopMargin(gap)
        form.setBottomMargin(1)
        if self._shown:
            cursor.insertBlock(form)
        else:
            cursor.setBlockFormat(form)
        cursor.insertHtml(html)
        cursor.endEditBlock()

    def _take(self, start: int, end: int) -> None:
        """Remove the lines start..end-1."""
        doc = self.document()
        if start == 0 and end >= len(self._shown):
            self.clear()
            return
        cursor = QTextCursor(doc.findBlockByNumber(start))
        if start:
            cursor.movePosition(QTextCursor.MoveOperation.Left)  # with the line break before it
        last = doc.findBlockByNumber(end - 1)
        where = last.position() + last.length() - (1 if start else 0)
        cursor.setPosition(min(where, doc.characterCount() - 1), QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()
