"""Builds what people install, into dist/. Started by `python3 packaging/bootstrap.py package`.

    --keep      use the program that was built last, make only the archives anew
    --quick     only the .deb, in seconds instead of minutes and a third larger: for trying out

Linux: a .deb and a .tar.xz with an install script. Windows: the folder and, where Inno Setup is installed, its
installer. macOS: Hotseat.app in a .zip.
"""

from __future__ import annotations

import gzip
import os
import platform
import shutil
import subprocess
import sys
import tarfile
import time
from pathlib import Path

from contents import APP_ID, ICON_FILES, ROOT

sys.path.insert(0, str(ROOT / "desktop"))

from hotseat import __version__

BUILD, DIST = ROOT / "build", ROOT / "dist"
PROGRAM = DIST / "hotseat"
LINUX_FILES = ROOT / "packaging" / "linux"
SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512)
LIMIT = 60_000_000
"""Bytes of the largest .deb we would ask anybody to download."""
PICTURES = {"builders": (4, 60), "metallum": (2, 40)}
"""Screenshots of the AppStream entry: game -> players, moves made."""
DEPENDS = (
    "libc6 (>= 2.36), libgl1, libegl1, libxcb1, libwayland-client0, libwayland-cursor0, libwayland-egl1, "
    "fontconfig-config"
)
"""All else is in the package. What opens a window must fit the system's graphics; fonts need a configuration."""

CONTROL = """\
Package: hotseat
Version: {version}
Architecture: {architecture}
Maintainer: The makers of Hotseat <hotseat@localhost>
Installed-Size: {kilobytes}
Depends: {depends}
Recommends: shared-mime-info, desktop-file-utils, hicolor-icon-theme
Section: games
Priority: optional
Description: modern board games for people around one computer
 Sit around one computer and pass it from hand to hand: Hotseat keeps the
 rules, the bookkeeping and the secrets of modern board games. Seats may be
 taken by bots. No account, no network, English and Traditional Chinese.
"""

COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: Hotseat
Comment: Python, Qt, PySide and the libraries they need are part of the package as separate files in
 /usr/lib/hotseat/_internal and may be replaced there.

Files: *
Copyright: the makers of Hotseat
License: MIT

Files: usr/lib/hotseat/_internal/assets/fonts/Hotseat*
Copyright: Adobe and the Noto project
License: OFL-1.1
Comment: made from Noto Sans CJK and Noto Serif CJK; the text is in usr/lib/hotseat/_internal/assets/fonts/OFL.txt

Files: usr/lib/hotseat/_internal/assets/fonts/materialdesignicons6*
Copyright: Pictogrammers
License: Apache-2.0

Files: usr/lib/hotseat/_internal/PySide6/* usr/lib/hotseat/_internal/shiboken6/*
Copyright: The Qt Company Ltd. and others
License: LGPL-3

Files: usr/lib/hotseat/_internal/libpython3* usr/lib/hotseat/_internal/python3*
Copyright: Python Software Foundation
License: PSF-2.0

License: LGPL-3
 See /usr/share/common-licenses/LGPL-3.

License: Apache-2.0
 See /usr/share/common-licenses/Apache-2.0.

License: OFL-1.1
 See /usr/lib/hotseat/_internal/assets/fonts/OFL.txt.

License: PSF-2.0
 See https://docs.python.org/3/license.html.

License: MIT
"""

MANUAL = """\
.TH HOTSEAT 6 "" "hotseat {version}" Games
.SH NAME
hotseat \\- modern board games for people around one computer
.SH SYNOPSIS
.B hotseat
.RI [ FILE.hotseat ]
.br
.B hotseat
.IR COMMAND " [" arguments ]
.SH DESCRIPTION
Without arguments a window opens; with a file it goes on with that match.
.B hotseat --help
lists the commands, and
.B hotseat --self-check
tells whether everything is there that the program needs.
.SH FILES
Saves, statistics and rule packs are kept in
.IR ~/.local/share/hotseat ,
preferences in
.IR ~/.config/hotseat .
Removing the program leaves them.
.SH ENVIRONMENT
.TP
.B HOTSEAT_DATA
another folder for all that is kept.
"""


class Trouble(Exception):
    """What went wrong, where, and what to do, in one sentence."""


def build() -> None:
    """The program as one folder: dist/hotseat."""
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--clean", "--log-level", "WARN"]
    command += ["--distpath", str(DIST), "--workpath", str(BUILD / "pyinstaller"), "packaging/hotseat.spec"]
    if subprocess.run(command, cwd=ROOT, check=False).returncode:
        raise Trouble("PyInstaller could not build the program: see above")


def smoke() -> None:
    """The program that was built answers."""
    executable = PROGRAM / ("hotseat.exe" if os.name == "nt" else "hotseat")
    done = subprocess.run([executable, "--version"], capture_output=True, text=True, check=False)
    if done.stdout.strip() != f"hotseat {__version__}":
        raise Trouble(f"{executable} does not start: {(done.stderr or done.stdout).strip()[-300:]}")


def share(root: Path) -> None:
    """What the desktop looks at, below `root` (usr/share): entry, AppStream, MIME type, icons."""
    for source, folder in (
        (f"{APP_ID}.desktop", "applications"),
        (f"{APP_ID}.metainfo.xml", "metainfo"),
        (f"{APP_ID}.xml", "mime/packages"),
    ):
        put(LINUX_FILES / source, root / folder / source)
    theme = root / "icons" / "hicolor"
    for drawing, kind, name in (
        ("hotseat", "apps", APP_ID),
        ("document", "mimetypes", "application-x-hotseat"),
    ):
        for size in SIZES:
            put(ICON_FILES / f"{drawing}-{size}.png", theme / f"{size}x{size}" / kind / f"{name}.png")
        put(ICON_FILES / f"{drawing}.svg", theme / "scalable" / kind / f"{name}.svg")


def pictures() -> None:
    """Screenshots for the place that the AppStream entry names, in dist/screenshots."""
    (DIST / "screenshots").mkdir(exist_ok=True)
    for game, (players, moves) in PICTURES.items():
        command = [PROGRAM / "hotseat", "screenshot", game, "--players", str(players), "--seed", "7"]
        command += ["--moves", str(moves), "--out", DIST / "screenshots" / f"{game}.png"]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            raise Trouble(f"no picture of {game}: {done.stderr.strip()}")


def put(source: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, target)


def architecture() -> str:
    """As Debian calls it."""
    done = subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=False)
    return done.stdout.strip() or {"x86_64": "amd64", "aarch64": "arm64"}.get(platform.machine(), "any")


def deb(quick: bool) -> Path:
    """The Debian package."""
    tree = BUILD / "deb"
    shutil.rmtree(tree, ignore_errors=True)
    usr, documents = tree / "usr", tree / "usr" / "share" / "doc" / "hotseat"
    shutil.copytree(PROGRAM, usr / "lib" / "hotseat", symlinks=True)
    (usr / "bin").mkdir()
    (usr / "bin" / "hotseat").symlink_to("../lib/hotseat/hotseat")
    share(usr / "share")
    licence = (ROOT / "LICENSE").read_text("utf-8").strip().splitlines()
    indented = "\n".join(f" {line}" if line.strip() else " ." for line in licence)
    documents.mkdir(parents=True)
    (documents / "copyright").write_text(f"{COPYRIGHT}{indented}\n", "utf-8")
    news = f"hotseat ({__version__}) stable; urgency=medium\n\n  * See the AppStream entry.\n\n -- The makers of Hotseat\n"
    squeeze(documents / "changelog.gz", news)
    squeeze(usr / "share" / "man" / "man6" / "hotseat.6.gz", MANUAL.format(version=__version__))
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            executable = path.is_dir() or path == usr / "lib" / "hotseat" / "hotseat"
            path.chmod(0o755 if executable else 0o644)
    files = [path for path in tree.rglob("*") if path.is_file() and not path.is_symlink()]
    kilobytes = sum(-(-path.stat().st_size // 1024) for path in files)
    (tree / "DEBIAN").mkdir(mode=0o755)
    control = CONTROL.format(
        version=__version__, architecture=architecture(), kilobytes=kilobytes, depends=DEPENDS
    )
    (tree / "DEBIAN" / "control").write_text(control, "utf-8")
    target = DIST / f"hotseat_{__version__}_{architecture()}.deb"
    command = [
        "dpkg-deb",
        "--root-owner-group",
        *(("-Zzstd", "-z3") if quick else ("-Zxz",)),
        "--build",
        str(tree),
        str(target),
    ]
    if subprocess.run(command, stdout=subprocess.DEVNULL, check=False).returncode:
        raise Trouble("dpkg-deb could not make the package: see above")
    if target.stat().st_size > LIMIT and not quick:
        raise Trouble(f"{target} has {target.stat().st_size} bytes, more than {LIMIT}")
    return target


def squeeze(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), mtime=0))


def archive() -> Path:
    """A .tar.xz with an install script for one user without root."""
    name = f"hotseat-{__version__}-linux-{platform.machine()}"
    tree = BUILD / name
    shutil.rmtree(tree, ignore_errors=True)
    shutil.copytree(PROGRAM, tree / "hotseat", symlinks=True)
    share(tree / "share")
    put(LINUX_FILES / "install.sh", tree / "install.sh")
    put(ROOT / "LICENSE", tree / "LICENSE")
    (tree / "install.sh").chmod(0o755)
    target = DIST / f"{name}.tar.xz"

    def plain(entry: tarfile.TarInfo) -> tarfile.TarInfo:
        entry.uid = entry.gid = 0
        entry.uname = entry.gname = "root"
        return entry

    with (
        target.open("wb") as file,
        subprocess.Popen(["xz", "-6", "-T0"], stdin=subprocess.PIPE, stdout=file) as squeezer,
        tarfile.open(fileobj=squeezer.stdin, mode="w|") as out,
    ):
        out.add(tree, name, filter=plain)
        out.close()
        assert squeezer.stdin
        squeezer.stdin.close()
    if squeezer.returncode:
        raise Trouble("xz failed: see above")
    return target


def windows() -> list[Path]:
    """The installer, where Inno Setup is there to make it."""
    compiler = shutil.which("iscc") or shutil.which("ISCC.exe")
    if not compiler:
        print("Inno Setup (iscc) is not here: dist/hotseat is complete, but there is no installer.")
        return []
    command = [
        compiler,
        f"/DVersion={__version__}",
        "/Q",
        str(ROOT / "packaging" / "windows" / "hotseat.iss"),
    ]
    if subprocess.run(command, check=False).returncode:
        raise Trouble("Inno Setup failed: see above")
    return [DIST / f"hotseat-{__version__}-setup.exe"]


def macos() -> list[Path]:
    """Hotseat.app in a .zip that keeps its links and rights."""
    target = DIST / f"hotseat-{__version__}-macos-{platform.machine()}.zip"
    command = ["ditto", "-c", "-k", "--keepParent", str(DIST / "Hotseat.app"), str(target)]
    if subprocess.run(command, check=False).returncode:
        raise Trouble("ditto failed: see above")
    return [target]


def main(arguments: list[str]) -> int:
    strange = [word for word in arguments if word not in ("--keep", "--quick")]
    if strange:
        print(__doc__.strip(), file=sys.stderr)
        return 2
    begin = time.monotonic()
    try:
        if "--keep" not in arguments:
            build()
        smoke()
        if sys.platform == "win32":
            made = windows()
        elif sys.platform == "darwin":
            made = macos()
        elif "--quick" in arguments:
            made = [deb(quick=True)]
        else:
            pictures()
            made = [deb(quick=False), archive()]
    except (Trouble, OSError) as fault:
        print(f"Hotseat: {fault}.", file=sys.stderr)
        return 1
    unpacked = sum(path.lstat().st_size for path in PROGRAM.rglob("*"))
    print(f"{PROGRAM.relative_to(ROOT)}  {unpacked / 1e6:.0f} MB")
    for path in made:
        print(f"{path.relative_to(ROOT)}  {path.stat().st_size / 1e6:.1f} MB")
    print(f"Built in {time.monotonic() - begin:.0f} s.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
