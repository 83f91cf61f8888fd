"""The set-up script: what it requires for which command, and that every failure is one plain sentence."""

import ast
import json
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from .test_fonts import load

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def bootstrap(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The script with a .venv of its own in an empty folder."""
    module = load("bootstrap")
    monkeypatch.setattr(module, "VENV", tmp_path / ".venv")
    monkeypatch.setattr(module, "STAMP", tmp_path / ".venv" / "hotseat.json")
    return module


def test_old_pythons_can_read_it_and_are_told() -> None:
    source = (ROOT / "packaging" / "bootstrap.py").read_text(encoding="utf-8")
    tree = ast.parse(source, feature_version=(3, 7))
    assert isinstance(tree.body[2], ast.If), "the version check stands before every other import"


@pytest.mark.parametrize(
    ("arguments", "env", "wanted"),
    [
        (["simulate", "builders"], {"DISPLAY": ":0"}, []),
        (["--version"], {"DISPLAY": ":0"}, []),
        (["check-data"], {}, []),
        (["replay", "a.hotseat"], {"QT_QPA_PLATFORM": "xcb"}, []),
        (["screenshot"], {"DISPLAY": ":0"}, ["offscreen"]),
        (["bench"], {}, ["offscreen"]),
        (["--self-check"], {}, ["offscreen"]),
        ([], {"DISPLAY": ":0"}, ["xcb"]),
        ([], {"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}, ["xcb", "wayland"]),
        (["open", "simulate.hotseat"], {"WAYLAND_DISPLAY": "wayland-0"}, ["wayland"]),
        (["play"], {"QT_QPA_PLATFORM": "offscreen", "DISPLAY": ":0"}, ["offscreen"]),
        (["play"], {"QT_QPA_PLATFORM": "wayland;xcb"}, ["wayland", "xcb"]),
        (["play"], {}, []),
    ],
)
def test_the_screen_a_command_needs(
    bootstrap: ModuleType, arguments: list[str], env: dict[str, str], wanted: list[str]
) -> None:
    assert bootstrap.screens(arguments, env) == wanted


def test_a_half_made_or_damaged_environment_is_noticed(bootstrap: ModuleType) -> None:
    assert bootstrap.read_stamp() == {}
    bootstrap.site_packages().mkdir(parents=True)
    (bootstrap.site_packages() / "msgspec").mkdir()
    bootstrap.python().parent.mkdir(exist_ok=True)
    bootstrap.python().touch()
    assert bootstrap.read_stamp() == {}, "no stamp: stopped in the middle"
    stamp = {"run": bootstrap.fingerprint("run"), "contents": ["msgspec"]}
    bootstrap.write_stamp(stamp)
    assert bootstrap.read_stamp() == stamp
    bootstrap.STAMP.write_text("{", encoding="utf-8")
    assert bootstrap.read_stamp() == {}, "damaged stamp"
    bootstrap.write_stamp({**stamp, "contents": ["msgspec", "yaml"]})
    assert bootstrap.read_stamp() == {}, "a library has gone"
    bootstrap.write_stamp(stamp)
    bootstrap.python().unlink()
    assert bootstrap.read_stamp() == {}, "its Python has gone"


def test_another_lock_is_another_environment(
    bootstrap: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = bootstrap.fingerprint("run"), bootstrap.fingerprint("dev")
    assert before[0] != before[1]
    other = tmp_path / "requirements.lock"
    other.write_bytes(bootstrap.LOCKS["run"].read_bytes() + b"more==1\n")
    monkeypatch.setitem(bootstrap.LOCKS, "run", other)
    assert bootstrap.fingerprint("run") != before[0]
    assert bootstrap.fingerprint("dev") != before[1]
    monkeypatch.setitem(bootstrap.LOCKS, "run", tmp_path / "nowhere")
    with pytest.raises(bootstrap.Trouble, match="complete copy"):
        bootstrap.fingerprint("run")


OFFLINE = """WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError(...)': /simple/attrs/
ERROR: Could not find a version that satisfies the requirement attrs==26.1.0 (from versions: none)
ERROR: No matching distribution found for attrs==26.1.0
"""


@pytest.mark.parametrize(
    ("output", "said"),
    [
        (OFFLINE, "does not answer"),
        (
            "ERROR: No matching distribution found for pyside6-essentials==6.11.3",
            "has no pyside6-essentials==6.11.3",
        ),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "not the one recorded"),
        ("ERROR: Could not install packages: [Errno 28] No space left on device", "no space left"),
        ("Collecting\nERROR: something new\n", "ERROR: something new"),
    ],
)
def test_what_pip_says_becomes_one_sentence(bootstrap: ModuleType, output: str, said: str) -> None:
    sentence = bootstrap.why_not_installed(output, Path("install.log"))
    assert said in sentence
    assert "\n" not in sentence
    assert "try again" in sentence


def test_without_rights_the_command_is_said(bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bootstrap, "as_root", lambda: False)
    monkeypatch.setattr(bootstrap, "LINUX", True)
    monkeypatch.setattr(bootstrap, "libraries", lambda _kind: ([], ["libglib-2.0.so.0", "libEGL.so.1"]))
    for version, glib in (("12", "libglib2.0-0"), ("13", "libglib2.0-0t64")):
        monkeypatch.setattr(bootstrap, "debian", lambda v=version: {"ID": "debian", "VERSION_ID": v})
        with pytest.raises(bootstrap.Trouble, match=f"sudo apt-get install {glib} libegl1 "):
            bootstrap.require_libraries(["xcb"], {})
    monkeypatch.setattr(bootstrap, "debian", dict)
    with pytest.raises(bootstrap.Trouble, match="libEGL"):
        bootstrap.require_libraries(["xcb"], {})


def test_one_complete_screen_of_several_is_enough(
    bootstrap: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bootstrap, "LINUX", True)
    monkeypatch.setattr(
        bootstrap, "libraries", lambda kind: ([], ["libxcb-cursor.so.0"] if kind == "xcb" else [])
    )
    bootstrap.VENV.mkdir()
    stamp: dict[str, object] = {}
    bootstrap.require_libraries(["xcb", "wayland"], stamp)
    assert json.loads(bootstrap.STAMP.read_text(encoding="utf-8")) == {"libraries": {"wayland": []}}
    monkeypatch.setattr(bootstrap, "libraries", None)
    bootstrap.require_libraries(["wayland"], stamp)  # remembered: the linker is not asked again


def test_names_of_packages_that_64_bit_time_renamed(bootstrap: ModuleType) -> None:
    for system, version, renamed in (
        ("debian", "12", False),
        ("debian", "13", True),
        ("ubuntu", "24.04", True),
    ):
        assert bootstrap.time64({"ID": system, "VERSION_ID": version}) is renamed
    assert bootstrap.time64({"ID": "ubuntu", "VERSION_ID": "22.04"}) is False


def test_some_steps_only(bootstrap: ModuleType) -> None:
    assert bootstrap.chosen_steps(["tests/engine", "-x"]) == (list(bootstrap.STEPS), ["tests/engine", "-x"])
    assert bootstrap.chosen_steps(["--only", "ruff,mypy", "-k", "a"]) == (["ruff", "mypy"], ["-k", "a"])
    assert bootstrap.chosen_steps(["--only=pytest"]) == (["pytest"], [])
    for wrong in (["--only", "rufff"], ["--only"]):
        with pytest.raises(bootstrap.Trouble, match="the steps are"):
            bootstrap.chosen_steps(wrong)


@pytest.mark.parametrize(
    ("line", "closing"),
    [
        ("======= 12 passed, 3 deselected in 4.02s =======", True),
        ("1 failed, 63 passed in 30.62s", True),
        ("2 errors in 0.51s", True),
        ("no tests ran in 0.01s", True),
        ("5 passed in 75.22s (0:01:15)", True),
        ("FAILED tests/a.py::test_passed - it took in all", False),
    ],
)
def test_the_closing_line_of_pytest_is_recognised(bootstrap: ModuleType, line: str, closing: bool) -> None:
    assert bool(bootstrap.CLOSING.search(line)) is closing


def test_none_of_the_commands() -> None:
    script = str(ROOT / "packaging" / "bootstrap.py")
    env = {**os.environ, "PYTHONIOENCODING": "utf-8"}
    wrong = subprocess.run(
        [sys.executable, script, "play"], capture_output=True, text=True, env=env, check=False
    )
    assert wrong.returncode == 2
    assert wrong.stderr.strip().endswith("'play' is none of run, test and package.")
    helped = subprocess.run([sys.executable, script], capture_output=True, text=True, env=env, check=False)
    assert helped.returncode == 0
    assert "bootstrap.py run" in helped.stdout
