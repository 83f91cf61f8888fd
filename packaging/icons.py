"""Draws assets/icons/ from its two SVG files: PNG for icon themes, .ico for Windows, .icns for macOS.

    .venv/bin/python packaging/icons.py           draw them anew
    .venv/bin/python packaging/icons.py --check   are they the drawing of the SVG files?

Both containers hold the PNG files as they are.
"""

import os
import struct
import sys
from pathlib import Path

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QBuffer, QByteArray, QIODevice
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

FOLDER = Path(__file__).resolve().parents[1] / "assets" / "icons"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
"""Pixels, as the hicolor theme has them."""
WINDOWS = (16, 24, 32, 48, 64, 128, 256)
MACOS = {b"icp4": 16, b"icp5": 32, b"ic07": 128, b"ic08": 256, b"ic09": 512, b"ic11": 32, b"ic12": 64}
MACOS |= {b"ic13": 256, b"ic14": 512}
DRAWINGS = ("hotseat", "document")


def png(drawing: str, size: int) -> bytes:
    """The drawing as a square PNG."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    QSvgRenderer(str(FOLDER / f"{drawing}.svg")).render(painter)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    image.convertToFormat(QImage.Format.Format_ARGB32).save(buffer, "PNG")
    return bytes(data.data())


def ico(pictures: dict[int, bytes]) -> bytes:
    """An icon file of Windows: a directory, then the PNG files."""
    head = struct.pack("<HHH", 0, 1, len(WINDOWS))
    at = len(head) + 16 * len(WINDOWS)
    entries, body = b"", b""
    for size in WINDOWS:
        data = pictures[size]
        entries += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(data), at + len(body))
        body += data
    return head + entries + body


def icns(pictures: dict[int, bytes]) -> bytes:
    """An icon file of macOS: blocks of type, length, PNG."""
    body = b"".join(
        kind + struct.pack(">I", 8 + len(pictures[size])) + pictures[size] for kind, size in MACOS.items()
    )
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


def drawn() -> dict[str, bytes]:
    """Every file that is made here, by its name below assets/icons."""
    out: dict[str, bytes] = {}
    for drawing in DRAWINGS:
        pictures = {size: png(drawing, size) for size in SIZES}
        out |= {f"{drawing}-{size}.png": data for size, data in pictures.items()}
        out |= {f"{drawing}.ico": ico(pictures), f"{drawing}.icns": icns(pictures)}
    return out


def main(arguments: list[str]) -> int:
    application = QGuiApplication.instance() or QGuiApplication(["icons"])
    files = drawn()
    if "--check" in arguments:
        old = [name for name, data in files.items() if not same(FOLDER / name, data)]
        for name in old:
            print(f"assets/icons/{name} is not the drawing of its SVG: run packaging/icons.py")
        return 1 if old else 0
    for name, data in files.items():
        (FOLDER / name).write_bytes(data)
    print(f"{len(files)} files in {FOLDER}")
    del application
    return 0


def same(path: Path, data: bytes) -> bool:
    return path.is_file() and path.read_bytes() == data


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
