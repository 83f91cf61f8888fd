"""What the commands print and return; a wrong word gets one sentence with exit code 2, never a traceback."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from hotseat import __version__, bench, cli
from hotseat.engine import codec, registry
from hotseat.engine.game import Setup
from hotseat.session import savefile
from hotseat.session.disk import SaveFault
from hotseat.session.match import Match, Person
from hotseat.simulate import decision

DESKTOP = Path(cli.__file__).parents[1]


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    code = cli.main(words)
    out, err = capsys.readouterr()
    assert "Traceback" not in err
    return code, out, err


def shell(*words: str, **env: str) -> subprocess.CompletedProcess[str]:
    """The real command in a process of its own, without a screen."""
    clean = {
        k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    given = clean | {"PYTHONPATH": str(DESKTOP)} | env
    command = [sys.executable, "-m", "hotseat", *words]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", env=given, check=False)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    """A match of the draft in its middle."""
    game = registry.find("draft")
    match = Match.new(game, Setup(3, 11), tuple(Person(n, i) for i, n in enumerate(("Ann", "Bob", "Cleo"))))
    for n in range(15):
        assert match.seat is not None
        match.choose(decision(game, match.state, match.seat, "random", n, 0.1))
    file = tmp_path / "match.hotseat"
    savefile.save(match, file)
    return file


def test_version(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(capsys, "--version") == (0, f"hotseat {__version__}\n", "")


def test_help_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "--help")
    assert code == 0
    for command in ("play", "open", "simulate", "check-data", "replay", "screenshot", "bench"):
        assert command in out


# -- simulate -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", registry.ids())
def test_simulate_prints_one_json_line_per_game(capsys: pytest.CaptureFixture[str], name: str) -> None:
    low, _ = registry.find(name).seats
    words = (
        "simulate",
        name,
        "--players",
        str(low),
        "--seed",
        "5",
        "--games",
        "2",
        "--bots",
        "greedy",
        "--json",
    )
    code, out, err = run(capsys, *words)
    assert (code, err) == (0, "")
    lines: list[dict[str, Any]] = [json.loads(line) for line in out.splitlines()]
    assert [line["seed"] for line in lines] == [5, 6]
    for line in lines:
        assert set(line) == {"game", "players", "seed", "moves", "scores", "winners", "digest", "seconds"}
        assert (line["game"], line["players"]) == (name, low)
        assert len(line["scores"]) == low
        assert set(line["winners"]) <= set(range(low))
        assert line["winners"]
        assert line["moves"] > 0
    _, again, _ = run(capsys, *words)
    timeless = [{k: v for k, v in json.loads(line).items() if k != "seconds"} for line in again.splitlines()]
    assert timeless == [{k: v for k, v in line.items() if k != "seconds"} for line in lines]


def test_simulate_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "simulate", "draft", "--seed", "1", "--option", "coins=9")
    assert code == 0
    assert out.startswith("draft, seed 1: ")
    _, other, _ = run(capsys, "simulate", "draft", "--seed", "1")
    assert out != other


def test_the_same_game_in_every_process() -> None:
    words = ("simulate", registry.ids()[0], "--seed", "3", "--json")
    found = [json.loads(shell(*words, PYTHONHASHSEED=seed).stdout) for seed in ("1", "2")]
    assert found[0]["digest"] == found[1]["digest"]
    assert found[0]["moves"] == found[1]["moves"]


@pytest.mark.parametrize(
    ("words", "hint"),
    [
        (("simulat",), "did you mean 'simulate'"),
        (("simulate",), "required: GAME"),
        (("simulate", "drat"), "did you mean 'draft'"),
        (("simulate", "zzzz"), "there is "),
        (("simulate", "draft", "--players", "9"), "from 2 to 4, not 9"),
        (("simulate", "draft", "--players", "two"), "not 'two'"),
        (("simulate", "draft", "--player", "2"), "did you mean '--players'"),
        (("simulate", "draft", "--seed", "-1"), "not -1"),
        (("simulate", "draft", "--seed"), "--seed"),
        (("simulate", "draft", "--seed", "1" * 5000), "not '1111111111111111111111111111111111111111…'"),
        (("simulate", "draft", "--games", "0"), "at least 1"),
        (("simulate", "draft", "--bots", "randm"), "did you mean 'random'"),
        (("simulate", "draft", "--bots", "random,random,random"), "not 3"),
        (("simulate", "draft", "--option", "coins"), "name=value"),
        (("simulate", "draft", "--option", "coin=3"), "did you mean 'coins'"),
        (("simulate", "draft", "--option", "coins=x"), "not 'x'"),
        (("simulate", "draft", "--option", "coins=99"), "from 0 to 9"),
        (("simulate", "draft", "--option", "direction=lift"), "did you mean 'left'"),
        (("play", "draft", "--seats", "Ann"), "not 1"),
        (("play", "draft", "--seats", "Ann,bot:rando"), "did you mean 'random'"),
        (("play", "draft", "--seats", "Ann, bot:"), "There is no bot ''"),
        (("open", "no-such-file"), "no-such-file"),
        (("check-data", "no-such-folder"), "no-such-folder"),
        (("screenshot", "draft"), "--out"),
        (("screenshot", "draft", "--out", "x.png", "--size", "big"), "1366x768"),
        (("screenshot", "draft", "--out", "x.png", "--size", "99999x99999"), "from 64 to 8192"),
        (("screenshot", "draft", "--out", "x.png", "--size", "800x10"), "from 64 to 8192"),
        (("screenshot", "draft", "--out", "x.png", "--theme", "drak"), "did you mean 'dark'"),
        (("screenshot", "draft", "--out", "x.png", "--lang", "de"), "there is en, zh-TW"),
        (("screenshot", "draft", "--out", "x.png", "--viewer", "7"), "from 0 to 1"),
        (("screenshot", "draft", "--out", "no-such-folder/x.png"), "no-such-folder"),
    ],
    ids=lambda v: "_".join(v) if isinstance(v, tuple) else "",
)
def test_a_wrong_word_gets_one_sentence(
    capsys: pytest.CaptureFixture[str], words: tuple[str, ...], hint: str
) -> None:
    code, out, err = run(capsys, *words)
    assert (code, out) == (2, "")
    assert err.startswith("hotseat: ")
    assert err.count("\n") == 1
    assert hint in err


# -- check-data ---------------------------------------------------------------------------------------------------


def test_the_house_s_data_are_sound(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "check-data")
    assert (code, out) == (0, "All data are sound.\n")


@pytest.mark.parametrize("below", ["", "rules_data", "rules_data/draft"])
def test_faults_are_lines_with_file_and_number(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, below: str
) -> None:
    folder = tmp_path / "rules_data" / "draft"
    folder.mkdir(parents=True)
    text = (
        (registry.rules_data("draft") / "cards.yaml").read_text("utf-8").replace("good: tea", "good: tee", 1)
    )
    (folder / "cards.yaml").write_text(text, "utf-8")
    line = text[: text.index("good: tee")].count("\n") + 1
    code, out, _ = run(capsys, "check-data", str(tmp_path / below))
    assert code == 1
    assert out == f"draft/cards.yaml:{line}: cards[27].good: unknown word 'tee' - did you mean 'tea'?\n"


# -- replay -------------------------------------------------------------------------------------------------------


def test_a_console_that_cannot_show_a_fault_shows_it_all_the_same(tmp_path: Path) -> None:
    folder = tmp_path / "builders"
    shutil.copytree(registry.rules_data("builders"), folder)
    for file in folder.glob("*.yaml"):
        text = file.read_text("utf-8")
        file.write_text(text.replace("confidence: confirmed", "confidence: 確定"), "utf-8")
    found = shell("check-data", str(tmp_path), PYTHONIOENCODING="ascii")
    assert found.returncode == 1
    assert "unknown word '\\u78ba\\u5b9a'" in found.stdout
    assert "Traceback" not in found.stderr


def test_replay_verifies_a_save(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    code, out, err = run(capsys, "replay", str(save))
    assert (code, err) == (0, "")
    assert "draft, 15 moves, as recorded" in out


def test_replay_says_where_a_save_differs(capsys: pytest.CaptureFixture[str], save: Path) -> None:
    raw = codec.from_json(save.read_bytes())
    raw["moves"][6]["digest"] = "0123456789abcdef"
    save.write_bytes(codec.to_json(raw))
    code, out, _ = run(capsys, "replay", str(save))
    assert code == 1
    assert "differs at move 7 of 15" in out


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b"[" * 5000, b"[]", b'{"format": 1}', b"null"])
def test_replay_of_what_is_no_save(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, content: bytes
) -> None:
    file = tmp_path / "x.hotseat"
    file.write_bytes(content)
    code, out, err = run(capsys, "replay", str(file))
    assert (code, out) == (1, "")
    assert "x.hotseat" in err
    assert err.count("\n") == 1


def test_replay_of_nothing(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing.hotseat"):
        code, _, err = run(capsys, "replay", str(path))
        assert code == 1
        assert err.startswith("hotseat: The file ")


# -- without a screen, without Qt -----------------------------------------------------------------------------------


@pytest.mark.parametrize("words", [(), ("play", registry.ids()[0]), ("open", __file__)])
@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems always have a screen")
def test_no_screen_is_said_before_qt_is_loaded(words: tuple[str, ...]) -> None:
    script = (
        "import sys; from hotseat import cli; code = cli.main(sys.argv[1:]); "
        "assert not [m for m in sys.modules if m.startswith('PySide6')]; sys.exit(code)"
    )
    clean = {
        k: v for k, v in os.environ.items() if k not in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    }
    done = subprocess.run(
        [sys.executable, "-c", script, *words],
        capture_output=True,
        text=True,
        env=clean | {"PYTHONPATH": str(DESKTOP)},
        check=False,
    )
    assert done.returncode == 2
    assert done.stderr == f"hotseat: {cli.NO_SCREEN}\n"


def test_simulate_check_data_and_replay_never_import_qt(save: Path) -> None:
    game = registry.ids()[0]
    script = (
        "import sys; sys.path.insert(0, sys.argv[1]); import toys; toys.register(); from hotseat import cli\n"
        f"assert cli.main(['simulate', {game!r}, '--seed', '1', '--bots', 'greedy']) == 0\n"
        "assert cli.main(['check-data']) == 0\n"
        "assert cli.main(['replay', sys.argv[2]]) == 0\n"
        "found = [m for m in sys.modules if m.startswith(('PySide6', 'shiboken6', 'hotseat.gui'))]\n"
        "assert not found, found"
    )
    tests = str(Path(__file__).parents[1])
    done = subprocess.run(
        [sys.executable, "-c", script, tests, str(save)],
        capture_output=True,
        text=True,
        env=os.environ | {"PYTHONPATH": str(DESKTOP)},
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="no shell pipe")
def test_a_reader_that_goes_away_is_no_fault() -> None:
    words = [
        sys.executable,
        "-m",
        "hotseat",
        "simulate",
        registry.ids()[0],
        "--games",
        "40",
        "--seed",
        "1",
        "--json",
    ]
    env = os.environ | {"PYTHONPATH": str(DESKTOP)}
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=env) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline()
        process.stdout.close()
        assert process.stderr.read() == b""
        assert process.wait() == 1


def test_ctrl_c_is_no_fault(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("hotseat.simulate.simulate", interrupted)
    assert run(capsys, "simulate", "draft") == (130, "", "")


def test_screenshot_needs_no_screen(tmp_path: Path) -> None:
    out = tmp_path / "table.png"
    words = (
        "--players",
        "2",
        "--seed",
        "3",
        "--moves",
        "9",
        "--size",
        "1280x720",
        "--lang",
        "zh-TW",
        "--theme",
        "dark",
    )
    done = shell(
        "screenshot", registry.ids()[0], *words, "--out", str(out), HOTSEAT_DATA=str(tmp_path / "data")
    )
    assert done.returncode == 0, done.stderr
    head = out.read_bytes()[:24]
    assert head[:8] == b"\x89PNG\r\n\x1a\n"
    assert (int.from_bytes(head[16:20], "big"), int.from_bytes(head[20:24], "big")) == (1280, 720)


def test_self_check_finds_everything(tmp_path: Path) -> None:
    done = shell("--self-check", HOTSEAT_DATA=str(tmp_path))
    assert (done.returncode, done.stdout) == (0, f"hotseat {__version__}: everything is there.\n"), (
        done.stderr
    )


# -- rule packs ---------------------------------------------------------------------------------------------------


def test_rule_packs_are_named_checked_and_refused(
    capsys: pytest.CaptureFixture[str], user_data: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun: list[Any] = []
    monkeypatch.setattr(cli, "_need_screen", lambda: None)
    monkeypatch.setattr(cli, "_window", lambda match: begun.append(match) or 0)
    code, _, err = run(capsys, "play", "builders", "--pack", "Rich")
    assert (code, "There are no rule packs for builders in" in err) == (2, True)
    place = user_data / "packs" / "rich" / "builders"
    place.mkdir(parents=True)
    (place.parent / "pack.yaml").write_text("name: Rich\n")
    (place / "constants.yaml").write_text("constants:\n  - {id: starting_coins, value: 25}\n")
    code, _, err = run(capsys, "play", "builders", "--pack", "Reich")
    assert (code, "did you mean 'Rich'?" in err) == (2, True)
    assert run(capsys, "play", "builders", "--pack", "Rich")[0] == 0
    assert begun[0].state.players[0].coins == 25
    assert run(capsys, "check-data", str(place.parent))[0] == 0
    (place / "constants.yaml").write_text("constants:\n  - {id: starting_coins, value: much}\n")
    code, _, err = run(capsys, "play", "builders", "--pack", "Rich")
    assert (code, "can't be played: rich/builders/constants.yaml:2: " in err) == (1, True)
    for arguments in ((), (str(place.parent),)):
        code, out, _ = run(capsys, "check-data", *arguments)
        assert code == 1
        assert out.startswith("rich/builders/constants.yaml:2: ")


def test_a_save_as_the_only_argument_is_opened(
    capsys: pytest.CaptureFixture[str], save: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[Path] = []
    monkeypatch.setattr(cli, "_need_screen", lambda: None)
    monkeypatch.setattr(cli, "_window", lambda open_file: opened.append(open_file) or 0)
    assert run(capsys, str(save))[0] == 0
    assert opened == [save]
    code, _, err = run(capsys, "nowhere.hotseat")
    assert (code, "There is no file 'nowhere.hotseat'." in err) == (2, True)


@pytest.mark.skipif(os.name == "nt", reason="a script for Unix")
def test_bench_measures_the_start_of_a_program(tmp_path: Path) -> None:
    program = tmp_path / "hotseat"
    program.write_text("#!/bin/sh\necho painted on nothing\n")
    program.chmod(0o755)
    assert set(bench.start_figures(program)) == {"program-start-ms", "program-first-start-ms"}
    program.write_text("#!/bin/sh\necho it is broken >&2; exit 3\n")
    with pytest.raises(SaveFault, match="it is broken"):
        bench.start_figures(program)
