"""The log: lines are added and taken back; what is shown is always what a log built anew would show."""

from __future__ import annotations

import random
from typing import Any

from hotseat.gui.panels.log import KEPT, Log

Entries = list[tuple[object, bool]]


def entries(n: int, eyes: int = 0) -> Entries:
    """n lines of one viewer."""
    return [((eyes, i), i % 3 == 0) for i in range(n)]


def shown(log: Log) -> list[str]:
    """The lines as they stand there."""
    return log.toPlainText().split("\n") if log.toPlainText() else []


def test_whatever_happens_the_lines_are_the_latest_in_order(qtbot: Any) -> None:
    log = Log("log", 13)
    qtbot.addWidget(log)
    luck = random.Random(5)
    n = 0
    for _ in range(120):
        n = max(0, n + luck.choice((1, 1, 2, 3, 5, -1, -4, 40, -60)))
        log.show_entries(entries(n), lambda i: f"line {i}", (-1, ""))
        lines = shown(log)
        assert lines == [f"line {i}" for i in range(n - len(lines), n)]
        assert len(lines) >= min(n, KEPT // 2)


def test_lines_that_stay_are_not_set_anew(qtbot: Any) -> None:
    log = Log("log", 13)
    qtbot.addWidget(log)
    said: list[int] = []

    def line(i: int) -> str:
        said.append(i)
        return f"line {i}"

    for n in (10, 11, 13, 12, 90, 91, 90, 92):
        said.clear()
        log.show_entries(entries(n), line, (-1, ""))
        assert len(said) <= 78
    assert said == [90, 91]


def test_another_viewer_reads_another_log(qtbot: Any) -> None:
    log = Log("log", 13)
    qtbot.addWidget(log)
    log.show_entries(entries(5, eyes=0), lambda i: f"for Ann {i}", (-1, ""))
    log.show_entries(entries(5, eyes=1), lambda i: f"for Ben {i}", (-1, ""))
    assert "Ann" not in log.toPlainText()
    assert len(shown(log)) == 5


def test_what_happened_since_is_set_off(qtbot: Any) -> None:
    log = Log("log", 13)
    qtbot.addWidget(log)
    log.show_entries(entries(6), lambda i: f"line {i}", (4, "<b>since</b>"))
    assert shown(log) == ["line 0", "line 1", "line 2", "line 3", "since", "line 4", "line 5"]
    log.show_entries(entries(7), lambda i: f"line {i}", (4, "<b>since</b>"))
    assert shown(log)[4:] == ["since", "line 4", "line 5", "line 6"]


def test_emptied_means_nothing_is_left(qtbot: Any) -> None:
    log = Log("log", 13)
    qtbot.addWidget(log)
    log.show_entries(entries(6), lambda i: f"secret {i}", (-1, ""))
    log.empty()
    assert log.toPlainText() == ""
    assert "secret" not in log.toHtml()
