"""The checkout stands alone: nothing committed names a machine or a registry, and the locks lock."""

import os
import re
import shutil
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKS = sorted((ROOT / "packaging").glob("*.lock"))

# Put together here, so that this file does not name them.
HOSTS = (
    "pypi" + ".org",
    "python" + "hosted.org",
    "npm" + "js.org",
    "npm" + "js.com",
    "yarn" + "pkg.com",
    "deb.debian" + ".org",
    "archive.ubuntu" + ".com",
    "crates" + ".io",
    "proxy.golang" + ".org",
    "repo.maven" + ".apache.org",
    "repo1.maven" + ".org",
)
OUTSIDE = "|".join(("sha" + "red", "proto" + "type"))
MACHINES = re.compile(rf"(?<![\w.<>/-])/(?:work|root)/|[A-Z]:\\Users\\|\.\./(?:{OUTSIDE})\b")


def committed() -> Iterator[Path]:
    """The files of the checkout; without git (an unpacked archive), everything but what is made here."""
    if (ROOT / ".git").exists() and shutil.which("git"):
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
        names = [os.fsdecode(name) for name in listed.split(b"\0") if name]
    else:
        names = [path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*")]
        made_here = re.compile(r"(^|/)(\.(?!ci/|gitignore)|__pycache__/|build/|dist/)")
        names = [name for name in names if not made_here.search(name)]
    for name in names:
        path = ROOT / name
        if path.is_file():  # not one that somebody is just removing
            yield path


def words(path: Path) -> Iterator[tuple[int, str]]:
    data = path.read_bytes()
    if b"\0" in data[:8192]:
        return
    yield from enumerate(data.decode("utf-8", "replace").splitlines(), 1)


def test_no_committed_file_names_a_registry() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in committed()
        for number, line in words(path)
        if any(host in line.lower() for host in HOSTS)
    ]
    assert not found, "\n".join(found)


def test_no_committed_file_names_a_place_on_one_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in committed()
        for number, line in words(path)
        if MACHINES.search(line)
    ]
    assert not found, "\n".join(found)


def locked(lock: Path) -> dict[str, str]:
    """Each requirement of a lock with its block of hashes."""
    blocks: dict[str, str] = {}
    name = ""
    for line in lock.read_text(encoding="utf-8").splitlines():
        if line and not line[0].isspace():
            name = line.split(";")[0].strip().rstrip("\\").strip()
            blocks[name] = ""
        else:
            blocks[name] += line
    return blocks


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_locked_library_has_one_version_and_hashes(lock: Path) -> None:
    blocks = locked(lock)
    assert blocks
    for requirement, hashes in blocks.items():
        assert re.fullmatch(r"[a-z0-9.-]+==[A-Za-z0-9.+!]+", requirement), requirement
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", hashes), f"{requirement} has no hash"


def test_the_tests_run_with_the_libraries_the_program_runs_with() -> None:
    run, dev = (
        set(locked(ROOT / "packaging" / name)) for name in ("requirements.lock", "requirements-dev.lock")
    )
    assert run <= dev


def test_what_the_project_asks_for_is_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

    def names(requirements: list[str]) -> set[str]:
        return {
            re.split(r"[<>=!~ ;\[]", r)[0].lower().replace("_", "-").replace(".", "-") for r in requirements
        }

    for lock, asked in (
        ("requirements.lock", names(project["dependencies"])),
        ("requirements-dev.lock", names(project["optional-dependencies"]["dev"])),
    ):
        there = {name.split("==")[0].replace(".", "-") for name in locked(ROOT / "packaging" / lock)}
        assert asked <= there, f"renew {lock}, see packaging/README.md: {asked - there} missing"


def test_every_folder_with_code_is_a_package() -> None:
    """Otherwise the import contracts and mypy would not look into it."""
    folders = {path.parent for path in (ROOT / "desktop" / "hotseat").rglob("*.py")}
    assert not [folder for folder in folders if not (folder / "__init__.py").is_file()]


def test_no_folder_hides_the_library_called_packaging() -> None:
    """pytest needs it, and finds our folders of that name first as soon as they are packages."""
    for folder in (ROOT / "packaging", ROOT / "tests" / "packaging"):
        assert not (folder / "__init__.py").exists()


def test_ci_runs_the_test_command() -> None:
    script = ROOT / ".ci" / "run"
    assert "python3 packaging/bootstrap.py test\n" in script.read_text(encoding="utf-8")
    assert os.name == "nt" or os.access(script, os.X_OK)


def test_licences_are_here() -> None:
    assert "MIT License" in (ROOT / "LICENSE").read_text(encoding="utf-8")
    text = (ROOT / "assets" / "fonts" / "OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    for owner in ("Noto Sans CJK", "Noto Serif CJK", "Source Sans Pro", "Source Serif Pro"):
        assert owner in text
