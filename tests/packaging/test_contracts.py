"""The import contracts bite: each one is broken once, in a copy, and must be reported."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

ENGINE = "the engine imports nothing of ours"
GAMES = "games know only the engine"
BOTS = "bots know only the engine"
SESSION = "the session knows no Qt"
GUI = "no screen, panel, table or board imports a game"
TABLE = "the table knows no rules"
BOARDS = "boards draw"
BELOW = "drawing, colours and words know nothing above them"

# The folders a violation is planted in, made where they do not exist yet.
PACKAGES = (
    "bots", "engine", "games", "games/one", "games/two", "session",
    "gui", "gui/table", "gui/screens", "gui/panels", "gui/boards", "gui/boards/one", "gui/boards/two",
)  # fmt: skip
MODULES = ("cli", "gui/app", "gui/ink", "gui/settings", "gui/text", "gui/theme", "gui/worker")

PLANTS = [
    ("engine", "import hotseat.games", ENGINE),
    ("engine", "from hotseat.session import match", ENGINE),
    ("engine", "import random", ENGINE),
    ("engine", "from time import monotonic", ENGINE),
    ("engine", "import socket", ENGINE),
    ("engine", "from PySide6.QtCore import QObject", ENGINE),
    ("games/one", "import hotseat.games.two", "no game knows another"),
    ("games/one", "import hotseat.bots", GAMES),
    ("games/one", "import hotseat.session", GAMES),
    ("games/one", "import hotseat.gui.theme", GAMES),
    ("games/one", "import PySide6.QtGui", GAMES),
    ("games/one", "import random", GAMES),
    ("bots", "import hotseat.games.one", BOTS),
    ("bots", "import hotseat.session", BOTS),
    ("bots", "import PySide6", BOTS),
    ("session", "from hotseat.games import one", SESSION),
    ("session", "import hotseat.gui.text", SESSION),
    ("session", "from PySide6.QtCore import Signal", SESSION),
    ("gui/screens", "import hotseat.games.one", GUI),
    ("gui/panels", "from hotseat.games.one import GAME", GUI),
    ("gui/boards/one", "import hotseat.games.one", GUI),
    ("gui/table", "import hotseat.games.two", GUI),
    ("gui/table", "import hotseat.session", TABLE),
    ("gui/table", "import hotseat.gui.panels", TABLE),
    ("gui/boards/one", "import hotseat.session", BOARDS),
    ("gui/boards/one", "import hotseat.gui.boards.two", "no board knows another"),
    ("gui/ink", "import hotseat.gui.table", BELOW),
    ("gui/text", "import hotseat.session", BELOW),
    ("gui/panels", "import qtawesome", "qtawesome is a box of icons"),
]


def lint(root: Path) -> str:
    env = {**os.environ, "PYTHONPATH": str(root / "desktop"), "NO_COLOR": "1", "COLUMNS": "300"}
    done = subprocess.run(
        [sys.executable, "-c", "from importlinter.cli import lint_imports_command as c; c()", "--no-cache"],
        cwd=root, env=env, capture_output=True, text=True, encoding="utf-8", check=False,
    )  # fmt: skip
    return done.stdout + done.stderr


def copy(to: Path) -> Path:
    """The package with stand-ins for what is not written yet, and two games and boards of its own."""
    house = to / "desktop" / "hotseat"
    shutil.copytree(ROOT / "desktop" / "hotseat", house, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", to)
    for package in PACKAGES:
        (house / package).mkdir(exist_ok=True)
        (house / package / "__init__.py").touch()
    for module in MODULES:
        if not (house / module).is_dir():
            (house / f"{module}.py").touch()
    return house


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What the linter says of each contract when all violations are planted, each in a module of its own."""
    root = tmp_path_factory.mktemp("planted")
    house = copy(root)
    for number, (where, line, _) in enumerate(PLANTS):
        place = house / where
        if place.is_dir():
            (place / f"planted_{number}.py").write_text(line + "\n", encoding="utf-8")
        else:  # a module
            with place.with_suffix(".py").open("a", encoding="utf-8") as module:
                module.write(f"\n{line}\n")
    text = lint(root)
    sections: dict[str, str] = {}
    title = ""
    details = text.split("Broken contracts", 1)[-1]
    for above, line in zip(["", *details.splitlines()], details.splitlines(), strict=False):
        if line and set(line) == {"-"}:
            title = above
            sections[title] = ""
        elif title:
            sections[title] += line + "\n"
    assert sections, text
    return sections


def test_nothing_is_broken(tmp_path: Path) -> None:
    copy(tmp_path)
    text = lint(tmp_path)
    assert " 0 broken." in text, text


@pytest.mark.parametrize("number", range(len(PLANTS)), ids=[f"{where}: {line}" for where, line, _ in PLANTS])
def test_a_violation_is_reported(report: dict[str, str], number: int) -> None:
    where, line, contract = PLANTS[number]
    told = "".join(text for title, text in report.items() if title.startswith(contract))
    module = f"hotseat.{where.replace('/', '.')}"
    if where in PACKAGES or (ROOT / "desktop" / "hotseat" / where).is_dir():
        module += f".planted_{number}"
    assert f"{module} -> {line.split()[1].split('.Qt')[0]}" in told, told or f"not broken: {contract}"
