"""What goes into the packages, by which names the desktops find it, and the install script, tried on a stand-in."""

import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from xml.etree import ElementTree as ET

import pytest

from hotseat import __version__
from hotseat.engine import registry
from hotseat.gui import app

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"
LINUX = PACKAGING / "linux"
unix = pytest.mark.skipif(os.name == "nt", reason="a script for Unix")


@pytest.fixture(scope="module")
def contents() -> ModuleType:
    spec = spec_from_file_location("contents", PACKAGING / "contents.py")
    assert spec
    assert spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_every_module_is_asked_for(contents: ModuleType) -> None:
    """Games, boards, screens are imported by name at run time, so the packager must be told."""
    for game in registry.IDS:
        if game in registry.ids():
            assert f"hotseat.games.{game}" in contents.MODULES
            assert f"hotseat.gui.boards.{game}" in contents.MODULES
    assert {"hotseat.bots", "hotseat.gui.screens.pages", "hotseat.gui.selfcheck"} <= set(contents.MODULES)
    assert not [name for name in contents.MODULES if name.endswith(("__init__", "__main__"))]


def test_all_that_is_read_is_in_the_package(contents: ModuleType) -> None:
    files = {f"{folder}/{file.name}" for file, folder in contents.data_files()}
    for game in registry.ids():
        if game in registry.IDS:
            assert f"assets/{game}/layout.yaml" in files
            assert f"rules_data/{game}/sources.yaml" in files
            for language in ("en", "zh-TW"):
                assert f"assets/locale/{language}/{game}.ftl" in files
    for name in ("HotseatSans-Regular.otf", "HotseatSans-Bold.otf", "HotseatSerif-Bold.otf", "OFL.txt"):
        assert f"assets/fonts/{name}" in files
    icons = [name for name in files if "materialdesignicons" in name]
    assert len(icons) == 2, f"one icon font and its names, not {icons}"
    assert "assets/icons/hotseat-256.png" in files
    assert not [name for name in files if name.endswith(("-512.png", ".ico", ".pyc"))]


@pytest.mark.parametrize(
    ("name", "kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqwayland.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/tls/libqopensslbackend.so", False),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
        ("PySide6/Qt/lib/libQt6Network.so.6", True),
        ("PySide6/Qt/lib/libQt6Qml.so.6", False),
        ("libgtk-3.so.0", False),
        ("libglib-2.0.so.0", True),
        ("babel/locale-data/en.dat", True),
        ("babel/locale-data/zh_Hant_TW.dat", True),
        ("babel/locale-data/de.dat", False),
        ("assets/builders/layout.yaml", True),
    ],
)
def test_what_is_left_out(contents: ModuleType, name: str, kept: bool) -> None:
    assert contents.unwanted(name) is not kept


def test_the_version_stands_in_one_place() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    assert project["project"]["dynamic"] == ["version"]
    assert project["tool"]["setuptools"]["dynamic"]["version"] == {"attr": "hotseat.__version__"}
    for file in (*PACKAGING.glob("*.py"), PACKAGING / "hotseat.spec", PACKAGING / "windows" / "hotseat.iss"):
        lines = [line for line in file.read_text("utf-8").splitlines() if __version__ in line]
        assert all(line.startswith(";") for line in lines), f"{file.name} repeats the version"


def test_the_newest_release_of_the_metainfo_is_this_version(contents: ModuleType) -> None:
    root = ET.parse(LINUX / f"{contents.APP_ID}.metainfo.xml").getroot()
    release = root.find("releases/release")
    assert release is not None
    assert release.get("version") == __version__
    assert root.findtext("id") == contents.APP_ID
    assert root.findtext("launchable") == f"{contents.APP_ID}.desktop"
    assert len(root.findall("screenshots/screenshot")) >= 2
    assert root.find("content_rating") is not None
    assert root.findtext("provides/mediatype") == contents.MIME


def test_all_use_the_same_names(contents: ModuleType) -> None:
    entry = (LINUX / f"{contents.APP_ID}.desktop").read_text("utf-8")
    assert f"\nIcon={contents.APP_ID}\n" in entry
    assert f"\nMimeType={contents.MIME};\n" in entry
    assert "\nExec=hotseat %f\n" in entry
    assert "\nCategories=Game;BoardGame;\n" in entry
    assert contents.APP_ID == app.APP_ID
    assert f"\nid={contents.APP_ID}\n" in (LINUX / "install.sh").read_text("utf-8")


def test_the_windows_installer_finds_its_files(contents: ModuleType) -> None:
    """Inno Setup runs on Windows only: at least what the script names is there, and its sections are known."""
    script = (PACKAGING / "windows" / "hotseat.iss").read_text("utf-8")
    for name in re.findall(r"\{#Root\}\\([^\s;\"*]+)", script):
        path = ROOT / name.replace("\\", "/")
        assert path.exists() or path.is_relative_to(ROOT / "dist"), name
    sections = {"Setup", "Languages", "Tasks", "InstallDelete", "Files", "Icons", "Registry", "Run"}
    assert set(re.findall(r"(?m)^\[(\w+)\]$", script)) == sections
    body = script.partition("[Setup]")[2]
    for line in body.splitlines():
        assert not line or line.startswith((";", "[")) or re.match(r"\w+(=|: )", line), line
        assert line.count('"') % 2 == 0, line
    assert contents.MIME in script
    assert "APPDATA" not in re.sub(r"(?m)^;.*", "", script), (
        "what people keep is not the installer's business"
    )


def test_the_spec_is_python_and_knows_the_other_systems() -> None:
    spec = (PACKAGING / "hotseat.spec").read_text("utf-8")
    compile(spec, "hotseat.spec", "exec")
    for word in (
        "CFBundleDocumentTypes",
        "UTExportedTypeDeclarations",
        "hotseat.icns",
        "hotseat.ico",
        "BUNDLE(",
    ):
        assert word in spec


def test_icons_are_the_drawing_of_their_svg() -> None:
    done = subprocess.run(
        [sys.executable, PACKAGING / "icons.py", "--check"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


# -- the install script -------------------------------------------------------------------------------------------


@pytest.fixture
def unpacked(tmp_path: Path) -> Path:
    """The archive with a stand-in for the program, in a folder with an awkward name."""
    folder = tmp_path / "un packed & 張"
    (folder / "hotseat" / "_internal").mkdir(parents=True)
    program = folder / "hotseat" / "hotseat"
    program.write_text("#!/bin/sh\necho hotseat\n")
    program.chmod(0o755)
    for name, place in (
        ("org.hotseat_games.Hotseat.desktop", "applications"),
        ("org.hotseat_games.Hotseat.xml", "mime/packages"),
        ("org.hotseat_games.Hotseat.metainfo.xml", "metainfo"),
    ):
        (folder / "share" / place).mkdir(parents=True)
        shutil.copy(LINUX / name, folder / "share" / place / name)
    icons = folder / "share" / "icons" / "hicolor" / "16x16" / "mimetypes"
    icons.mkdir(parents=True)
    shutil.copy(ROOT / "assets" / "icons" / "document-16.png", icons / "application-x-hotseat.png")
    shutil.copy(LINUX / "install.sh", folder / "install.sh")
    return folder


def install(unpacked: Path, home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    env = {"HOME": str(home), "PATH": os.environ["PATH"]}
    script = str(unpacked / "install.sh")
    return subprocess.run(
        ["sh", script, *arguments], env=env, capture_output=True, text=True, encoding="utf-8", check=False
    )


def files(home: Path) -> set[str]:
    return {p.relative_to(home).as_posix() for p in home.rglob("*") if not p.is_dir()}


@unix
def test_installing_for_one_user_and_removing_it(unpacked: Path, tmp_path: Path) -> None:
    home = tmp_path / "Zoë $5 100% `x` & y|z"
    kept = home / ".local" / "share" / "hotseat" / "autosave" / "a.hotseat"
    kept.parent.mkdir(parents=True)
    kept.touch()
    before = files(home)
    for _ in range(2):  # the second time over the first
        done = install(unpacked, home)
        assert done.returncode == 0, done.stderr
    started = subprocess.run([home / ".local/bin/hotseat"], capture_output=True, text=True, check=True)
    assert started.stdout == "hotseat\n"
    entry = (home / ".local/share/applications/org.hotseat_games.Hotseat.desktop").read_text("utf-8")
    quoted = str(home / ".local/bin/hotseat").replace("$", "\\\\$").replace("`", "\\\\`").replace("%", "%%")
    assert f'\nExec="{quoted}" %f\n' in entry
    assert "TryExec" not in entry
    assert (home / ".local/share/icons/hicolor/16x16/mimetypes/application-x-hotseat.png").is_file()
    done = install(unpacked, home, "--uninstall")
    assert done.returncode == 0, done.stderr
    left = {f for f in files(home) - before if "hotseat" in f.lower()}
    assert not left
    assert kept.exists()
    assert install(unpacked, home, "--uninstall").returncode == 1


@unix
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--prefix"], "Hotseat: --prefix needs a folder."),
        (["--help"], "Hotseat: --help is neither --prefix FOLDER nor --uninstall."),
        (["--prefix", "/proc/nowhere"], "Hotseat: cannot write in /proc/nowhere"),
    ],
)
def test_wrong_words_get_one_sentence(
    unpacked: Path, tmp_path: Path, arguments: list[str], said: str
) -> None:
    done = install(unpacked, tmp_path, *arguments)
    assert done.returncode == 1
    assert done.stderr.startswith(said)
    assert done.stderr.count("\n") == 1
