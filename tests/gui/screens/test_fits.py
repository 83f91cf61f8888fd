"""No text is cut: every label and button has the room its words need, in both languages, also with large text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QLabel, QPushButton, QWidget

from hotseat.engine import registry
from hotseat.engine.flow import Agree
from hotseat.gui.screens.home import CoverButton
from hotseat.gui.screens.window import Window
from hotseat.gui.settings import Settings

from .walk import match

CASES = [(scale, size) for scale, size in ((100, (1280, 720)), (150, (1366, 768)), (200, (1920, 1080)))]


def cut(screen: QWidget) -> Iterator[str]:
    """The words that do not fit into their widget."""
    for cover in screen.findChildren(CoverButton):
        room = QRectF(0, 0, cover.width() - 30, 54 * cover.settings.scale)
        metrics = QFontMetricsF(cover.title_font(room))
        needs = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), cover.name)
        if needs.height() > room.height() or needs.width() > room.width():
            yield f"cover {cover.name!r} needs {needs.width():.0f} x {needs.height():.0f} px"
    for widget in screen.findChildren(QWidget):
        if not widget.isVisible() or not isinstance(widget, QLabel | QPushButton) or not widget.text():
            continue
        if isinstance(widget, QLabel) and widget.wordWrap():
            if widget.heightForWidth(widget.width()) > widget.height() + 2:
                yield f"{widget.text()!r} needs {widget.heightForWidth(widget.width())} px height, has {widget.height()}"
        elif isinstance(widget, QLabel) and widget.minimumSizeHint().height() > widget.height() + 2:
            yield f"{widget.text()!r} needs {widget.minimumSizeHint().height()} px height, has {widget.height()}"
        elif widget.minimumSizeHint().width() > widget.width() + 2 and not isinstance(widget, QPushButton):
            yield f"{widget.text()!r} needs {widget.minimumSizeHint().width()} px, has {widget.width()}"
        elif isinstance(widget, QPushButton):
            if widget.fontMetrics().height() > widget.height() - 6:
                yield f"button {widget.text()!r} has only {widget.height()} px height"
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
    window.show_page("review")
    look("review")
    window.home()
    window.play(match("draft", 3, 5))
    look("curtain")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("language", ["en", "zh-TW"])
@pytest.mark.parametrize("game", [g for g in registry.IDS if g in registry.ids()])
def test_no_game_cuts_its_words_at_150_percent(qtbot: Any, language: str, game: str) -> None:
    settings = Settings()
    settings.try_on(language=language, theme="light", animation=0, text_scale=150)
    window = Window(settings)
    qtbot.addWidget(window)
    window.resize(1366, 768)
    window.begin()
    with qtbot.waitExposed(window):
        window.show()
    found: list[str] = []

    def look(name: str) -> None:
        qtbot.wait(20)
        assert (window.width(), window.height()) == (1366, 768), name
        found.extend(f"{name}: {what}" for what in cut(window.screen_shown))

    window.set_up(game)
    setup: Any = window.screen_shown
    while len(setup.draft.people) < setup.draft.game.seats[1]:
        setup._more()
    look("setup")
    window.back()
    played = match(game, registry.find(game).seats[1], 11)
    for _ in range(30):
        played.choose(played.hint())
        played.open_curtain()
    window.play(played)
    look("play")
    screen: Any = window.screen_shown
    for offer in played.offers()[:12]:
        screen._regard(offer)
        screen.pointing.armed = offer
        screen._show_preview()
        look("preview")
        screen.pointing.armed = None
    screen.what_can_i_do()
    look("palette")
    screen.palette_sheet.close_sheet()
    window.keys()
    look("keys")
    window.notice.say(window.text("crashed"), bad=True, acts=window._help())
    look("notice")
    window.notice.put_away()
    window.rules("")
    look("rules")
    window.back()
    window.show_page("review")
    look("review")
    window.back()
    agreed = Agree(tuple(range(played.setup.seats)))
    if played.why_not(agreed) is None:
        played.choose(agreed)
        screen.begin()
        look("result")
    window.lesson(game)
    look("lesson")
    assert not found, "\n".join(found)
