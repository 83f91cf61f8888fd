"""No text is cut: every label and button has the room its words need, in both languages, also with large text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from hotseat.gui.screens.window import Window
from hotseat.gui.settings import Settings

from .walk import match

CASES = [(scale, size) for scale, size in ((100, (1280, 720)), (150, (1366, 768)), (200, (1920, 1080)))]


def cut(screen: QWidget) -> Iterator[str]:
    """The words that do not fit into their widget."""
    for widget in screen.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QPushButton) or not widget.text():
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            if widget.heightForWidth(widget.width()) > widget.height() + 2:
                yield f"{widget.text()!r} needs {widget.heightForWidth(widget.width())} px height, has {widget.height()}"
        elif widget.minimumSizeHint().width() > widget.width() + 2 and not isinstance(widget, QPushButton):
            yield f"{widget.text()!r} needs {widget.minimumSizeHint().width()} px, has {widget.width()}"
        elif isinstance(widget, QPushButton):
            words = widget.fontMetrics().horizontalAdvance(widget.text().strip())
            if words > widget.width() - 4:
                yield f"button {widget.text()!r} needs {words} px, has {widget.width()}"


@pytest.mark.parametrize("language", ["en", "zh-TW"])
@pytest.mark.parametrize(("scale", "size"), CASES)
def test_no_screen_cuts_its_words(qtbot: Any, language: str, scale: int, size: tuple[int, int]) -> None:
    settings = Settings()
    settings.try_on(language=language, theme="light", animation=0, text_scale=scale)
    window = Window(settings)
    qtbot.addWidget(window)
    window.resize(*size)
    window.begin()
    with qtbot.waitExposed(window):
        window.show()
    found: list[str] = []

    def look(name: str) -> None:
        qtbot.wait(20)
        window.resize(*size)
        qtbot.wait(20)
        found.extend(f"{name}: {what}" for what in cut(window.screen_shown))

    look("home")
    for name in ("settings", "statistics", "about"):
        window.show_page(name)
        look(name)
        window.back()
    window.set_up("builders")
    look("setup")
    window.back()
    played = match("builders", 4, 11, target_points=5)
    for _ in range(12):
        played.choose(played.hint())
    window.play(played)
    look("play")
    screen: Any = window.screen_shown
    for offer in played.offers()[:40]:
        screen._regard(offer)
        screen.pointing.armed = offer
        screen._show_preview()
        look("preview")
        screen.pointing.armed = None
    while not played.over:
        played.choose(played.hint())
    screen.begin()
    look("result")
    assert not found, "\n".join(found)
