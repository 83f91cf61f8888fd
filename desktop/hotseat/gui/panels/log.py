"""What happened: lines are only ever added or taken back, never set anew while the same eyes read them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QTextBlockFormat, QTextCursor
from PySide6.QtWidgets import QTextBrowser

KEPT = 120
"""Lines shown; older ones are seen in the review."""

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
        first = max(0, len(entries) - KEPT)
        keys = [key for key, _ in entries[first:]]
        if heading[0] >= 0:
            keys = [*keys[: heading[0] - first], ("heading", heading[0]), *keys[heading[0] - first :]]
        same = 0
        while same < min(len(keys), len(self._shown)) and keys[same] == self._shown[same]:
            same += 1
        if same == 0:
            dropped = next((i for i, key in enumerate(self._shown) if keys and key == keys[0]), None)
            if dropped is not None:  # older lines have scrolled out
                self._take(0, dropped)
                del self._shown[:dropped]
                while same < min(len(keys), len(self._shown)) and keys[same] == self._shown[same]:
                    same += 1
        if same < len(self._shown):
            self._take(same, len(self._shown))
            del self._shown[same:]
        for key in keys[same:]:
            if isinstance(key, tuple) and key[0] == "heading":
                self._append(heading[1], self._gap)
            else:
                i = next(n for n in range(first, len(entries)) if entries[n][0] == key)
                self._append(line(i), self._gap if entries[i][1] else 0)  # type: ignore[operator]
            self._shown.append(key)
        self._to_end()

    def _to_end(self) -> None:
        bar = self.verticalScrollBar()
        bar.setValue(bar.maximum())

    def _append(self, html: str, gap: int) -> None:
        cursor = QTextCursor(self.document())
        cursor.movePosition(QTextCursor.MoveOperation.End)
        form = QTextBlockFormat()
        form.setTopMargin(gap)
        form.setBottomMargin(1)
        if self._shown:
            cursor.insertBlock(form)
        else:
            cursor.setBlockFormat(form)
        cursor.insertHtml(html)

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
