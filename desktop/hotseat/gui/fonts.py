"""The program's own fonts and the icon font. Sizes are whole pixels and nothing is hinted, so that every machine
draws the same picture."""

from __future__ import annotations

import json
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from PySide6.QtGui import QFont, QFontDatabase

from hotseat.engine.registry import ASSETS

SANS, SERIF, ICONS = "Hotseat Sans", "Hotseat Serif", "Material Design Icons"

_FOLDER = ASSETS / "fonts"
_ICON_FONT = "materialdesignicons6-webfont-*.ttf"
_CHARMAP = "materialdesignicons6-webfont-charmap-*.json"
_loaded = False


def _icon_file(pattern: str) -> Path | None:
    """A file of the Material icons: beside our fonts, or in the QtAwesome package, which is never imported (0.4 s)."""
    spec = find_spec("qtawesome")
    places = [_FOLDER] + [Path(p) / "fonts" for p in (spec.submodule_search_locations or () if spec else ())]
    return next((f for place in places for f in sorted(place.glob(pattern))), None)


def load() -> None:
    """Register all fonts once; needs a QGuiApplication. A font that is not there is replaced by the system's."""
    global _loaded
    if _loaded:
        return
    _loaded = True
    icons = _icon_file(_ICON_FONT)
    for file in [*sorted(_FOLDER.glob("*.otf")), *([icons] if icons else [])]:
        QFontDatabase.addApplicationFont(str(file))
    _font.cache_clear()


@cache
def _charmap() -> dict[str, str]:
    file = _icon_file(_CHARMAP)
    return json.loads(file.read_text("utf-8")) if file else {}


@cache
def glyph(name: str) -> str:
    """The character of a Material icon; raises KeyError for a name that does not exist. Without the font: nothing."""
    charmap = _charmap()
    if not charmap:
        return ""
    return chr(int(charmap[name], 16))


def font(px: float, bold: bool = False, family: str = SANS) -> QFont:
    """A font by pixel height (rounded to whole pixels, at least 1). Shared: do not change it."""
    load()
    return _font(max(1, round(px)), bold, family)


@cache
def _font(px: int, bold: bool, family: str) -> QFont:
    out = QFont(family)
    if family == SERIF:
        out.setFamilies([SERIF, SANS])
    elif family == SANS:
        out.setFamilies([SANS])
    out.setPixelSize(px)
    out.setBold(bold and family != ICONS)
    out.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    out.setStyleStrategy(QFont.StyleStrategy.PreferAntialias)
    return out
