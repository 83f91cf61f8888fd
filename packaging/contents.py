"""What goes into a package, and by which names the desktops know it. Read by hotseat.spec, package.py and the tests."""

from __future__ import annotations

import re
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
APP_ID = "org.hotseat_games.Hotseat"
"""Reverse-DNS name of desktop entry, AppStream and macOS bundle; app.py tells Qt the same."""
MIME = "application/x-hotseat"
DOCUMENT = "Hotseat match"
ICON_FILES = ROOT / "assets" / "icons"


def _modules() -> list[str]:
    """Every module of the program: games, boards and screens are imported by name at run time."""
    found = []
    for file in sorted((ROOT / "desktop" / "hotseat").rglob("*.py")):
        parts = file.relative_to(ROOT / "desktop").with_suffix("").parts
        found.append(".".join(parts[:-1] if parts[-1] == "__init__" else parts))
    return [name for name in found if not name.endswith("__main__")]


MODULES = _modules()


def data_files() -> list[tuple[Path, str]]:
    """(file, folder inside the package): facts, assets, and of QtAwesome only the icon font with its names."""
    out = []
    for top in ("rules_data", "assets"):
        for file in sorted((ROOT / top).rglob("*")):
            wanted = not file.is_relative_to(ICON_FILES) or file.name in ("hotseat-256.png", "document.icns")
            if file.is_file() and wanted and file.suffix != ".pyc":
                out.append((file, file.parent.relative_to(ROOT).as_posix()))
    out.append((ROOT / "LICENSE", "."))
    spec = find_spec("qtawesome")
    for place in spec.submodule_search_locations or () if spec else ():
        for pattern in ("materialdesignicons6-webfont-*.ttf", "materialdesignicons6-webfont-charmap-*.json"):
            out += [(file, "assets/fonts") for file in sorted((Path(place) / "fonts").glob(pattern))]
    return out


_UNWANTED = re.compile(
    r"""
      PySide6/Qt/translations/            # our words are our own
    | PySide6/Qt/(qml|resources|libexec)/
    | plugins/(tls|networkinformation|generic|vectorimageformats|printsupport|sqldrivers|egldeviceintegrations)/
    | plugins/platformthemes/libqgtk3     # draws with GTK, which is not ours to bring along
    | plugins/platforms/libq(eglfs|linuxfb|minimalegl|minimal|vnc|vkkhrdisplay)
    | plugins/imageformats/(lib)?q(gif|icns|jpeg|pdf|tga|tiff|wbmp|webp|svg)
    | plugins/iconengines/ | plugins/wayland-decoration-client/libadwaita  # the latter needs Svg; there is another
    | plugins/platforminputcontexts/libqtvirtualkeyboard
    | lib(Qt6)?(EglFS|EglFs|Pdf|VirtualKeyboard|Qml|Quick|Svg)\w*\.so
    | Qt6(Pdf|VirtualKeyboard|Qml|Quick|Svg)\w*\.dll | opengl32sw\.dll
    | lib(gtk|gdk|pango|pangocairo|pangoft2|cairo|cairo-gobject|gdk_pixbuf|atk|atk-bridge|atspi|harfbuzz|fribidi|thai|datrie|epoxy|graphite2)-?[\d.]*[-\w]*\.so
    | babel/locale-data/(?!(root|en|en_US|zh|zh_Hant|zh_Hant_TW)\.dat)
    | pytz/zoneinfo/
    | (setuptools|pkg_resources)/ | [\w.]+\.dist-info/
    """,
    re.VERBOSE,
)


def unwanted(name: str) -> bool:
    """Is this file, named as PyInstaller does, of no use to the program?"""
    return _UNWANTED.search(name.replace("\\", "/")) is not None
