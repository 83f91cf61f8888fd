"""Themes, fonts and drawing primitives."""

from __future__ import annotations

import re

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontDatabase, QImage, QPainter, QRawFont
from PySide6.QtWidgets import QPushButton

from hotseat.gui import fonts, ink
from hotseat.gui.theme import (
    CONTRAST,
    DARK,
    LIGHT,
    SEAT_COLOURS,
    SEAT_SYMBOLS,
    SYMBOL_CHARS,
    THEMES,
    Theme,
    contrast,
    mix,
    palette,
    qss,
    readable,
)

pytestmark = pytest.mark.usefixtures("qapp")
ALL = pytest.mark.parametrize("theme", THEMES.values(), ids=list(THEMES))


def canvas(w: int = 120, h: int = 40) -> QImage:
    out = QImage(w, h, QImage.Format.Format_ARGB32_Premultiplied)
    out.fill(0)
    return out


def painter(image: QImage) -> QPainter:
    p = QPainter(image)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    return p


def inked(image: QImage) -> set[tuple[int, int]]:
    return {(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixel(x, y) >> 24}


# --- themes -------------------------------------------------------------------------------------------------------


@ALL
def test_every_text_can_be_read_on_its_ground(theme: Theme) -> None:
    for text, ground in theme.pairs:
        assert contrast(getattr(theme, text), getattr(theme, ground)) >= 4.5, (text, ground)
    for i, colour in enumerate(SEAT_COLOURS):
        ground, tint = theme.band(colour)
        assert contrast(ground, tint) >= 4.5, i
        for paper in (theme.panel, theme.chip, theme.window):
            assert contrast(theme.seat_ink(colour), paper) >= 4.5, i


@ALL
def test_outlines_of_what_matters_stand_out(theme: Theme) -> None:
    for ground in (theme.panel, theme.chip, theme.window):
        assert contrast(theme.focus, ground) >= 3


def test_high_contrast_is_high() -> None:
    for text, ground in CONTRAST.pairs:
        assert contrast(getattr(CONTRAST, text), getattr(CONTRAST, ground)) >= 7


def test_goods_are_white_on_colours_dark_enough() -> None:
    for name, (_, fill) in ink.GOODS.items():
        assert contrast("#FFFFFF", fill) >= 4.5, name


def test_contrast_is_the_ratio_of_wcag() -> None:
    assert contrast("#000000", "#FFFFFF") == pytest.approx(21)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert contrast(readable("#E69F00", "#FFFFFF"), "#FFFFFF") >= 4.5
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"


@ALL
@pytest.mark.parametrize("scale", [0.8, 1.0, 2.0])
def test_the_style_sheet_is_understood_and_scales(theme: Theme, scale: float, qtbot, capfd) -> None:
    sheet = qss(theme, scale)
    assert sheet.count("{") == sheet.count("}")
    assert f"font-size: {round(14 * scale)}px" in sheet
    assert not re.search(r"[{:]\s*(None|nan)", sheet)
    for word in ("QPushButton:focus", "QCheckBox:focus", "QLineEdit:focus", "QTabBar::tab:focus"):
        assert theme.focus in sheet[sheet.index(word) :].split("}")[0]
    button = QPushButton("End turn")
    qtbot.addWidget(button)
    button.setPalette(palette(theme))
    button.setStyleSheet(sheet)
    with qtbot.waitExposed(button):
        button.show()
    assert not button.grab().isNull()
    assert "Could not parse" not in capfd.readouterr().err


# --- fonts --------------------------------------------------------------------------------------------------------


def test_our_fonts_are_registered_and_draw_both_languages() -> None:
    fonts.load()
    families = QFontDatabase.families()
    assert {fonts.SANS, fonts.SERIF, fonts.ICONS} <= set(families)
    for family in (fonts.SANS, fonts.SERIF):
        raw = QRawFont.fromFont(fonts.font(20, True, family))
        assert raw.familyName() == family
        assert all(raw.supportsCharacter(ord(c)) for c in "Ałő大教堂磚瓦張")
    assert all(QRawFont.fromFont(fonts.font(14)).supportsCharacter(ord(c)) for c in SYMBOL_CHARS.values())


def test_sizes_are_whole_pixels() -> None:
    assert fonts.font(13.4).pixelSize() == 13
    assert fonts.font(0.2).pixelSize() == 1


def test_an_icon_that_does_not_exist_is_a_fault() -> None:
    assert len(fonts.glyph("hammer")) == 1
    with pytest.raises(KeyError):
        fonts.glyph("no-such-icon")


def test_without_any_font_files_everything_still_works(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "_icon_file", lambda _pattern: None)
    fonts._charmap.cache_clear()
    fonts.glyph.cache_clear()
    try:
        assert fonts.glyph("hammer") == ""
        image = canvas()
        p = painter(image)
        ink.icon(p, QRectF(0, 0, 20, 20), "axe", "#000000")
        p.end()
    finally:
        fonts._charmap.cache_clear()
        fonts.glyph.cache_clear()


# --- primitives ---------------------------------------------------------------------------------------------------


def test_text_stays_inside_and_is_never_smaller_than_seven_pixels() -> None:
    for words, px in (("Measuring Instrument", 30), ("W" * 200, 14), ("一" * 90, 22), ("7", 30)):
        image = canvas()
        p = painter(image)
        ink.fitted(p, QRectF(20, 0, 80, 40), words, px, "#000000", bold=True)
        p.end()
        xs = [x for x, _ in inked(image)]
        assert xs
        assert min(xs) >= 18
        assert max(xs) <= 101
        size, shown, wide = ink.fits(words, 80.0, px, True, fonts.SANS, ink.LEAST)
        assert size >= 7
        assert wide <= 80.5
        assert shown == words or shown.endswith("…")


def test_nothing_to_say_and_no_room_are_harmless() -> None:
    image = canvas()
    p = painter(image)
    assert ink.fitted(p, QRectF(0, 0, 10, 10), "", 12, "#000000") == 0
    assert ink.fitted(p, QRectF(0, 0, 0, 10), "x", 12, "#000000") == 0
    p.end()


def test_digits_stand_in_the_middle() -> None:
    image = canvas(60, 60)
    p = painter(image)
    ink.number(p, QRectF(0, 0, 60, 60), 8, 40, "#000000")
    p.end()
    ys = [y for _, y in inked(image)]
    assert abs((min(ys) + max(ys)) / 2 - 29.5) <= 1.5


def test_symbols_of_the_seats_are_different_shapes() -> None:
    shapes = []
    for name in SEAT_SYMBOLS:
        image = canvas(24, 24)
        p = painter(image)
        ink.symbol(p, QRectF(0, 0, 24, 24), name, "#000000")
        p.end()
        shapes.append(frozenset(inked(image)))
    for i, one in enumerate(shapes):
        for other in shapes[:i]:
            assert len(one ^ other) > 40


@ALL
@pytest.mark.parametrize("kind", [*ink.TOKENS, "axe #85572B", "star", "cube #A04030"])
@pytest.mark.parametrize("height", [12, 18, 40])
def test_tokens_fill_their_width_and_stay_inside(theme: Theme, kind: str, height: int) -> None:
    for n in (None, 1, 3, 7, 17):
        wide = ink.token_width(kind, n, height)
        image = canvas(round(wide) + 20, height + 20)
        p = painter(image)
        ink.token(p, QRectF(10, 10, wide, height), kind, n, theme)
        p.end()
        found = inked(image)
        assert found
        assert all(9 <= x <= 11 + wide and 9 <= y <= 11 + height for x, y in found)


def test_a_token_shows_its_number() -> None:
    def drawn(n: int | None) -> set[tuple[int, int, int]]:
        image = canvas(40, 40)
        p = painter(image)
        ink.token(p, QRectF(0, 0, 40, 40), "coin", n)
        p.end()
        return {(x, y, image.pixel(x, y)) for x in range(40) for y in range(40)}

    assert len({frozenset(drawn(n)) for n in (None, 1, 2, 12)}) == 4


def test_stamps_forget_the_oldest_and_are_crisp_at_any_scale() -> None:
    stamps = ink.Stamps(limit=4 * 10 * 10 * 4)

    def red(q: QPainter, r: QRectF) -> None:
        q.fillRect(r, ink.colour("#FF0000"))

    image = canvas()
    p = painter(image)
    for i in range(20):
        stamps.image(p, QRectF(0, 0, 10, 10), i, red)
    assert stamps.bytes <= stamps.limit
    p.scale(2, 2)
    assert stamps.image(p, QRectF(0, 0, 10, 10), 0, red).width() == 20
    r = ink.whole(p, QRectF(0.3, 0.3, 10.2, 10.2))
    assert (r.x() * 2, r.y() * 2, r.width() * 2) == (1, 1, 20)
    p.end()


@ALL
def test_textures_are_the_same_each_time(theme: Theme) -> None:
    def drawn() -> bytes:
        image = canvas(200, 120)
        p = painter(image)
        ink.planks(p, QRectF(0, 0, 200, 40), "#8A6239", "#7A5430")
        ink.slate(p, QRectF(0, 40, 200, 40), "#3E4851")
        ink.paper(p, QRectF(0, 80, 200, 40), theme.mat)
        p.end()
        return bytes(image.constBits())

    assert drawn() == drawn()


def test_the_cards_of_all_themes_can_be_told_from_their_table() -> None:
    for theme in (LIGHT, DARK, CONTRAST):
        assert contrast(theme.card, theme.board) >= 3
