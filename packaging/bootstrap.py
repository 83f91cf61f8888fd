#!/usr/bin/env python3
"""Sets everything up and starts Hotseat, or its tests, from a fresh checkout with nothing but Python 3.11 or newer.

    python3 packaging/bootstrap.py run [arguments of hotseat]
    python3 packaging/bootstrap.py test [--only ruff,mypy,imports,data,desktop,pytest] [arguments of pytest]
    python3 packaging/bootstrap.py package [arguments of packaging/package.py]

The first call makes .venv beside pyproject.toml with the exact libraries of the lock files and looks for the system
libraries Qt needs; later calls start at once. Only the standard library is used here, and whatever fails is said in
one sentence: what, where, and what to do.
"""

import sys

# This file must still be readable for Pythons that are too old, so that they can be told so: no newer syntax here.
if sys.version_info < (3, 11):  # noqa: UP036
    sys.exit(
        f"Hotseat needs Python 3.11 or newer, and this is Python {sys.version_info[0]}.{sys.version_info[1]} "
        f"({sys.executable}): start it with a newer one, for example  python3.11 packaging/bootstrap.py run"
    )

import contextlib
import hashlib
import importlib.util
import json
import os
import re
import shutil
import signal
import subprocess
import sysconfig
import threading
import time
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
STAMP = VENV / "hotseat.json"
LOCKS = {
    "run": ROOT / "packaging" / "requirements.lock",
    "dev": ROOT / "packaging" / "requirements-dev.lock",
    "package": ROOT / "packaging" / "requirements-package.lock",
}
LAYOUT = 1  # raise it when this file makes .venv in another way
WINDOWS = os.name == "nt"
LINUX = sys.platform.startswith("linux")
STEPS = ("ruff", "mypy", "imports", "data", "desktop", "pytest")
PYTEST_MINUTES = 60


class Trouble(Exception):
    """What went wrong, where, and what to do, in one sentence."""


def say(line: str) -> None:
    """To stderr, so that what a command prints can be piped."""
    print(line, file=sys.stderr, flush=True)


def python() -> Path:
    return VENV / ("Scripts/python.exe" if WINDOWS else "bin/python")


def site_packages() -> Path:
    places = {"base": str(VENV), "platbase": str(VENV), "installed_base": str(VENV)}
    return Path(sysconfig.get_path("purelib", scheme="venv", vars=places))


def as_root() -> bool:
    return not WINDOWS and os.geteuid() == 0


# --- the virtual environment --------------------------------------------------------------------------------------


def fingerprint(kind: str) -> str:
    """Changes when the libraries, the Python or the way .venv is made change."""
    digest = hashlib.sha256(f"{LAYOUT} {sys.version} {sys.platform}".encode())
    for name in dict.fromkeys(("run", kind)):
        try:
            digest.update(LOCKS[name].read_bytes().replace(b"\r\n", b"\n"))
        except OSError as fault:
            raise Trouble(
                f"cannot read {LOCKS[name]} ({reason(fault)}): get a complete copy of Hotseat"
            ) from fault
    return digest.hexdigest()


def reason(fault: OSError) -> str:
    return fault.strerror or str(fault)


def read_stamp() -> "dict[str, Any]":
    """What is known about .venv; empty when it is missing, half made or broken."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
        there = set(os.listdir(site_packages()))  # noqa: PTH208 - only names
        whole = python().exists() and there >= set(stamp["contents"])
    except (OSError, ValueError, TypeError, KeyError):
        return {}
    return stamp if whole else {}


def write_stamp(stamp: "dict[str, Any]") -> None:
    with contextlib.suppress(OSError):
        partial = STAMP.with_suffix(".part")
        partial.write_text(json.dumps(stamp, indent=1), encoding="utf-8")
        partial.replace(STAMP)


def prepare(kind: str) -> "dict[str, Any]":
    """A .venv with the libraries for running ("run") or for the tests too ("dev"). Returns its stamp."""
    wanted = fingerprint(kind)
    stamp = read_stamp()
    if stamp.get(kind) == wanted:
        return stamp
    with alone():
        stamp = read_stamp()  # somebody else may just have made it
        if stamp.get(kind) == wanted:
            return stamp
        started = time.monotonic()
        if stamp.get("run") != fingerprint("run"):
            require_venv()
            clear()
            say(f"Setting up Hotseat in {VENV} (only the first time) ...")
            create()
        STAMP.unlink(missing_ok=True)
        install(kind)
        # Relative, so that the checkout may be moved and may be called anything.
        up = "/".join(".." for _ in site_packages().relative_to(ROOT).parts)
        site_packages().joinpath("hotseat.pth").write_text(f"{up}/desktop\n", encoding="ascii")
        stamp = {"run": fingerprint("run"), kind: wanted, "contents": sorted(os.listdir(site_packages()))}  # noqa: PTH208
        write_stamp(stamp)
        say(f"Ready after {time.monotonic() - started:.0f} s.")
        return stamp


@contextlib.contextmanager
def alone() -> "Iterator[None]":
    """One set-up at a time in this checkout; freed by the system even if we are killed."""
    path = ROOT / ".venv.lock"
    try:
        handle = path.open("a")
    except OSError as fault:
        raise Trouble(
            f"cannot write in {ROOT} ({reason(fault)}): copy Hotseat to a folder of your own and start it there"
        ) from fault
    with handle:
        if WINDOWS:
            import msvcrt

            def lock(wait: bool) -> None:
                handle.seek(0)
                msvcrt.locking(handle.fileno(), msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            def lock(wait: bool) -> None:
                fcntl.flock(handle, fcntl.LOCK_EX | (0 if wait else fcntl.LOCK_NB))

        try:
            lock(wait=False)
        except OSError:
            say("Another start of Hotseat is setting up .venv: waiting for it ...")
            while True:
                with contextlib.suppress(OSError):  # Windows gives up after ten seconds
                    lock(wait=True)
                    break
        yield


def require_venv() -> None:
    if importlib.util.find_spec("venv") and importlib.util.find_spec("ensurepip"):
        return
    system = debian()
    if not system:
        raise Trouble(
            f"{sys.executable} comes without the modules venv and ensurepip: install a complete Python, then try again"
        )
    version = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
    apt([version], "for setting up Hotseat")
    importlib.invalidate_caches()
    if not importlib.util.find_spec("ensurepip"):
        raise Trouble(
            f"{sys.executable} still has no ensurepip after installing {version}: "
            f"use Debian's own Python (/usr/bin/python3 packaging/bootstrap.py ...)"
        )


def clear() -> None:
    try:
        if VENV.is_symlink() or VENV.is_file():
            VENV.unlink()
        elif VENV.exists():
            shutil.rmtree(VENV)
    except OSError as fault:
        raise Trouble(
            f"cannot remove the old {VENV} ({fault.filename or ''}: {reason(fault)}): "
            f"close Hotseat if it is running, delete that folder, then try again"
        ) from fault


def create() -> None:
    # Started from inside a virtual environment, the Python below it is the one to build on.
    base = getattr(sys, "_base_executable", None) or sys.executable
    quick = unpack_pip()
    for command in (
        [base, "-m", "venv", *(["--without-pip"] if quick else []), str(VENV)],
        [str(python()), "-m", "pip", "--version"],
    ):
        try:
            done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
            failed, last = done.returncode != 0, last_line(done.stdout + done.stderr)
        except OSError as fault:
            failed, last = True, reason(fault)
        if failed:
            raise Trouble(
                f"cannot make a virtual environment in {VENV} ({last}): "
                f"check the free space and your rights there, then try again"
            )


def unpack_pip() -> bool:
    """The pip that Python carries in itself, unpacked: what `python -m venv` does in 7 s takes 0.2 s this way."""
    import ensurepip

    places = [Path(ensurepip.__file__).parent / "_bundled", getattr(ensurepip, "_WHEEL_PKG_DIR", None)]
    wheels = [
        wheel for place in places if place for wheel in sorted(Path(place).glob("pip-*-py3-none-any.whl"))
    ]
    if not wheels:
        return False
    try:
        with zipfile.ZipFile(wheels[-1]) as wheel:
            wheel.extractall(site_packages())
    except (OSError, zipfile.BadZipFile):
        clear()
        return False
    return True


def install(kind: str) -> None:
    lock = LOCKS[kind]
    count = sum(1 for line in lock.read_text(encoding="utf-8").splitlines() if line[:1].isalnum())
    size = "120 MB" if kind == "dev" else "90 MB"
    what = "libraries" + {"dev": " and test tools", "package": " and PyInstaller"}.get(kind, "")
    say(f"Installing {count} {what} (up to {size} to download) ...")
    log = VENV / "install.log"
    command = [str(python()), *"-m pip install --no-deps --require-hashes --only-binary :all:".split()]
    command += "--no-input --disable-pip-version-check --no-compile --retries 2 --progress-bar off".split()
    with log.open("w", encoding="utf-8") as out:
        done = subprocess.run([*command, "-r", str(lock)], stdout=out, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        raise Trouble(why_not_installed(log.read_text(encoding="utf-8", errors="replace"), log))
    compile_files()


def why_not_installed(output: str, log: Path) -> str:
    """pip's many lines as one sentence."""
    low = output.lower()
    errors = [line for line in output.splitlines() if line.startswith("ERROR:")]
    if "no space left" in low:
        return f"there is no space left on the disk that holds {VENV}: free about 600 MB, then try again"
    if "do not match the hashes" in low:
        return (
            f"a downloaded library is not the one recorded in packaging/*.lock (see {log}): nothing was installed; "
            f"try again, and if it happens again do not trust the package index you use"
        )
    if any(
        sign in low
        for sign in ("connection broken", "max retries", "newconnectionerror", "timed out", "name resolution")
    ):
        return (
            "cannot download the libraries, the Python package index does not answer: "
            f"connect to the internet for this first start (or point pip at a mirror you can reach), then try again; details are in {log}"
        )
    if "no matching distribution found" in low or "could not find a version" in low:
        which = (
            errors[-1].rsplit(" for ", 1)[-1].split(";")[0].split("#")[0].strip() if errors else "a library"
        )
        return (
            f"the package index has no {which} for Python {sys.version_info[0]}.{sys.version_info[1]} on this "
            f"system ({sysconfig.get_platform()}): try again with another Python between 3.11 and 3.13, or with an index that has it; "
            f"details are in {log}"
        )
    return f"cannot install the libraries ({last_line(output)}): see {log}, then try again"


def compile_files() -> None:
    """Bytecode now, in all processes at once, so that the first start is as quick as the later ones."""
    command = [str(python()), *"-m compileall -q -j 0 -x".split(), r"[\\/](pip|tests?|scripts|qml)[\\/]"]
    subprocess.run([*command, str(site_packages())], capture_output=True, check=False)


def last_line(output: str) -> str:
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    told = [line for line in lines if "error" in line.lower()]
    return (told or lines or ["no message"])[-1]


# --- system libraries ---------------------------------------------------------------------------------------------

# The library Qt looks for, and the package of Debian 12 that has it. 64-bit time renamed some in Debian 13.
PACKAGES = {"libEGL.so.1": "libegl1", "libgthread-2.0.so.0": "libglib2.0-0"}
PACKAGES |= {
    "libGL.so.1": "libgl1",
    "libGLX.so.0": "libglx0",
    "libOpenGL.so.0": "libopengl0",
    "libICE.so.6": "libice6",
    "libSM.so.6": "libsm6",
    "libX11-xcb.so.1": "libx11-xcb1",
    "libX11.so.6": "libx11-6",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libfreetype.so.6": "libfreetype6",
    "libgcc_s.so.1": "libgcc-s1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libstdc++.so.6": "libstdc++6",
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-image.so.0": "libxcb-image0",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-randr.so.0": "libxcb-randr0",
    "libxcb-render-util.so.0": "libxcb-render-util0",
    "libxcb-render.so.0": "libxcb-render0",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-shm.so.0": "libxcb-shm0",
    "libxcb-sync.so.1": "libxcb-sync1",
    "libxcb-util.so.1": "libxcb-util1",
    "libxcb-xfixes.so.0": "libxcb-xfixes0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxcb.so.1": "libxcb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libz.so.1": "zlib1g",
    "libzstd.so.1": "libzstd1",
}
RENAMED = {"libglib2.0-0": "libglib2.0-0t64"}

# What Qt loads for each kind of screen, below site-packages/PySide6.
LOADED = {
    "offscreen": ("QtWidgets.abi3.so", "QtSvg.abi3.so", "Qt/plugins/platforms/libqoffscreen.so"),
    "xcb": ("QtWidgets.abi3.so", "QtSvg.abi3.so", "Qt/plugins/platforms/libqxcb.so"),
    "wayland": ("QtWidgets.abi3.so", "QtSvg.abi3.so", "Qt/plugins/platforms/libqwayland.so"),
}

WITHOUT_QT = ("simulate", "check-data", "replay", "--version", "--help", "-h")
OFFSCREEN = ("screenshot", "bench", "--self-check")


def screens(arguments: "Sequence[str]", env: "dict[str, str]") -> "list[str]":
    """Which kinds of screen would do for this command: none at all, or any one of several."""
    words = [word for word in arguments if not word.startswith("-") or word in (*WITHOUT_QT, *OFFSCREEN)]
    command = words[0] if words else ""
    if command in WITHOUT_QT:
        return []
    if command in OFFSCREEN:
        return ["offscreen"]
    chosen = env.get("QT_QPA_PLATFORM", "")
    if chosen:
        names = [name.split(":")[0] for name in chosen.split(";")]
        return [name if name in LOADED else "offscreen" for name in names]
    found = []
    if env.get("DISPLAY"):
        found.append("xcb")
    if env.get("WAYLAND_DISPLAY"):
        found.append("wayland")
    return found  # none: hotseat itself says that there is no screen


def require_libraries(wanted: "list[str]", stamp: "dict[str, Any]") -> None:
    """One of the wanted screens must find all its system libraries. What was found is remembered in the stamp."""
    if not LINUX or not wanted:
        return
    known: dict[str, list[str]] = stamp.get("libraries", {})
    if any(kind in known and all(map(os.path.exists, known[kind])) for kind in wanted):
        return
    lost: list[str] = []
    for kind in wanted:
        here, lost = libraries(kind)
        if not lost:
            remember(stamp, kind, here)
            return
    kind = wanted[0]
    _, lost = libraries(kind)
    system = debian()
    known_names = [PACKAGES[name] for name in lost if name in PACKAGES]
    if not system or len(known_names) < len(lost):
        raise Trouble(
            f"Qt needs system libraries that are missing here: {', '.join(lost)}; "
            f"install the packages of your system that have them, then try again"
        )
    apt(
        [RENAMED.get(name, name) if time64(system) else name for name in dict.fromkeys(known_names)],
        "for drawing",
    )
    here, lost = libraries(kind)
    if lost:
        raise Trouble(
            f"Qt still misses {', '.join(lost)}: install what your system calls them, then try again"
        )
    remember(stamp, kind, here)


def remember(stamp: "dict[str, Any]", kind: str, here: "list[str]") -> None:
    stamp.setdefault("libraries", {})[kind] = here
    write_stamp(stamp)


def libraries(kind: str) -> "tuple[list[str], list[str]]":
    """The system libraries that Qt finds for this kind of screen, and those it does not find.

    Qt's own message blames xcb-cursor whatever is missing, so the dynamic linker is asked.
    """
    if not shutil.which("ldd"):
        return [], []
    files = [site_packages() / "PySide6" / name for name in LOADED[kind]]
    env = {**os.environ, "LC_ALL": "C"}
    done = subprocess.run(
        ["ldd", *map(str, files)], capture_output=True, text=True, errors="replace", env=env, check=False
    )
    here, lost = set(), set()
    for line in done.stdout.splitlines():
        name, arrow, target = line.strip().partition(" => ")
        if not arrow:
            continue
        if target.startswith("not found"):
            lost.add(name)
        elif not target.startswith(str(VENV)) and ".venv" not in target:
            here.add(target.rsplit(" (", 1)[0])
    return sorted(here), sorted(lost)


def debian() -> "dict[str, str]":
    """What /etc/os-release says, on Debian and what is made from it; empty elsewhere."""
    if not LINUX or not shutil.which("apt-get"):
        return {}
    try:
        lines = Path("/etc/os-release").read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return {}
    system = {key: value.strip("\"'") for key, _, value in (line.partition("=") for line in lines)}
    family = {system.get("ID", ""), *system.get("ID_LIKE", "").split()}
    return system if "debian" in family else {}


def time64(system: "dict[str, str]") -> bool:
    """Debian 13 and Ubuntu 24.04 renamed the packages whose interface has a time in it."""
    try:
        version = float(system.get("VERSION_ID", "99"))
    except ValueError:
        version = 99.0
    return version >= (24.04 if system.get("ID") == "ubuntu" else 13)


def apt(packages: "list[str]", purpose: str) -> None:
    """As root, install; otherwise say the command."""
    names = " ".join(packages)
    if not as_root():
        raise Trouble(
            f"system packages {purpose} are missing, and only root may install them: type  sudo apt-get install {names}  and try again"
        )
    say(f"Installing system packages: {names} ...")
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C.UTF-8"}
    quiet = ["apt-get", "-q", "-y", "-o", "DPkg::Lock::Timeout=120", "-o", "Acquire::Retries=1"]
    tries = ([*quiet, "install", "--no-install-recommends", *packages], [*quiet, "update"])
    output = ""
    quiet_run = {"stdin": subprocess.DEVNULL, "capture_output": True, "text": True, "errors": "replace"}
    for command in (
        tries[0],
        tries[1],
        tries[0],
    ):  # a fresh system has no lists yet, an old one outdated ones
        done = subprocess.run(command, env=env, check=False, **quiet_run)  # type: ignore[call-overload]
        output = done.stdout + done.stderr
        if command is tries[0] and done.returncode == 0:
            return
    last = [line for line in output.splitlines() if line.startswith("E: ")] or [last_line(output)]
    raise Trouble(
        f"cannot install the system packages {names} ({last[0]}): connect to the internet, type  apt-get install {names}  and try again"
    )


def require_tools(tools: "dict[str, str]", needed: bool = False) -> None:
    """Programs and the Debian packages that have them: root installs them; nobody else must have them to test."""
    lost = [package for tool, package in tools.items() if LINUX and not shutil.which(tool)]
    if lost and debian() and (as_root() or needed):
        apt(lost, "for packaging")
    elif lost and needed:
        raise Trouble(f"{', '.join(lost)} is missing here: install it, then try again")


# --- run ----------------------------------------------------------------------------------------------------------


def run(arguments: "list[str]") -> int:
    stamp = prepare("run")
    require_libraries(screens(arguments, dict(os.environ)), stamp)
    # -P: a file called random.py in the player's folder must not get into the program.
    command = [str(python()), "-P", "-m", "hotseat", *arguments]
    try:
        if WINDOWS:
            return subprocess.call(command)
        os.execv(command[0], command)
    except OSError as fault:
        raise Trouble(
            f"cannot start {command[0]} ({reason(fault)}): if somebody else set Hotseat up here, "
            f"copy it to a folder of your own and start it there"
        ) from fault
    return 0


# --- test ---------------------------------------------------------------------------------------------------------


def test(arguments: "list[str]") -> int:
    only, arguments = chosen_steps(arguments)
    stamp = prepare("dev")
    if {"pytest", "desktop"} & set(only):
        require_libraries(["offscreen"], stamp)
    if "desktop" in only:
        require_tools({"desktop-file-validate": "desktop-file-utils", "appstreamcli": "appstream"})
    env = {**os.environ, "QT_QPA_PLATFORM": os.environ.get("QT_QPA_PLATFORM") or "offscreen"}
    results: list[tuple[str, int, float]] = []
    closing = ""
    for step in STEPS:
        if step not in only:
            continue
        started = time.monotonic()
        code = 0
        for title, command in commands(step, arguments):
            print(f"\n=== {title}", flush=True)
            if step == "pytest":
                one, closing = watched(command, env)
            else:
                one = subprocess.run(command, cwd=ROOT, env=env, check=False).returncode
            code = code or one
        results.append((step, code, time.monotonic() - started))
    print("\n=== Summary")
    for step, code, seconds in results:
        failed = f"  (exit code {code})" if code else ""
        print(f"{'FAILED' if code else 'ok    '}  {step:8} {seconds:6.1f} s{failed}")
    lost = [step for step, code, _ in results if code]
    print(f"Failed: {', '.join(lost)}" if lost else "Everything passed.")
    if closing:
        print(closing)
    return 1 if lost else 0


def chosen_steps(arguments: "list[str]") -> "tuple[list[str], list[str]]":
    only = list(STEPS)
    rest: list[str] = []
    words = iter(arguments)
    for word in words:
        if word == "--only" or word.startswith("--only="):
            value = word[7:] if "=" in word else next(words, "")
            only = [name.strip() for name in value.split(",") if name.strip()]
            strange = [name for name in only if name not in STEPS]
            if strange or not only:
                raise Trouble(f"--only {value or '(nothing)'}: the steps are {', '.join(STEPS)}")
        elif word != "--":
            rest.append(word)
    return only, rest


def commands(step: str, pytest_arguments: "list[str]") -> "list[tuple[str, list[str]]]":
    py = str(python())
    if step == "ruff":
        ruff, concise = [py, "-m", "ruff"], ["--output-format", "concise"]
        return [
            ("ruff format: is everything formatted?", [*ruff, "format", "--check", *concise, "."]),
            ("ruff check: lint", [*ruff, "check", "."]),
        ]
    if step == "mypy":
        return [("mypy: types of engine, games, bots and session", [py, "-m", "mypy"])]
    if step == "imports":
        lint = "from importlinter.cli import lint_imports_command; lint_imports_command()"
        return [("import-linter: who imports whom", [py, "-c", lint])]
    if step == "data":
        return [
            ("check-data: the facts of every component", [py, "-m", "hotseat", "check-data"]),
            ("fonts: can every character be drawn?", [py, "packaging/fonts.py", "--check"]),
        ]
    if step == "desktop":
        return [("desktop: icons, desktop entry, AppStream, MIME type", [py, "packaging/check_desktop.py"])]
    own = any(
        word in ("-n", "--pdb", "-s") or word.startswith(("-n", "--numprocesses"))
        for word in pytest_arguments
    )
    spread = [] if own else ["-n", "2", "--dist", "loadgroup"]
    return [("pytest", [py, "-m", "pytest", *spread, *pytest_arguments])]


CLOSING = re.compile(r"\b(passed|failed|errors?|skipped|deselected|no tests ran)\b.* in [0-9.]+s\b")


def watched(command: "list[str]", env: "dict[str, str]") -> "tuple[int, str]":
    """Runs pytest, shows what it prints, and keeps its closing line. A hang ends after a while, with all it started."""
    if sys.stdout.isatty():
        command = [*command, "--color=yes"]
    group: dict[str, Any] = {} if WINDOWS else {"start_new_session": True}
    process = subprocess.Popen(
        command, cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **group
    )
    late = threading.Event()

    def stop(sign: int) -> None:
        with contextlib.suppress(ProcessLookupError):
            process.kill() if WINDOWS else os.killpg(process.pid, sign)

    def too_late() -> None:
        late.set()
        stop(signal.SIGTERM if WINDOWS else signal.SIGKILL)

    timer = threading.Timer(PYTEST_MINUTES * 60, too_late)
    timer.daemon = True
    timer.start()
    closing = ""
    assert process.stdout
    while True:
        try:
            for raw in process.stdout:
                line = raw.decode("utf-8", "replace")
                print(line, end="", flush=True)
                bare = re.sub(r"\x1b\[[0-9;]*m", "", line).strip()
                if CLOSING.search(bare):
                    closing = bare
            code = process.wait()
            break
        except KeyboardInterrupt:  # let pytest say how far it came; a second Ctrl-C ends it at once
            if late.is_set():
                stop(signal.SIGTERM if WINDOWS else signal.SIGKILL)
                raise
            late.set()
            stop(signal.SIGINT)
    timer.cancel()
    if late.is_set():
        print(
            f"pytest was stopped; it is given {PYTEST_MINUTES} minutes. See above for the test it was at.",
            flush=True,
        )
        code = code or 1
    return code, closing


# --- package ------------------------------------------------------------------------------------------------------


def package(arguments: "list[str]") -> int:
    """Built from a virtual environment of its own that has nothing but what the package needs."""
    global VENV, STAMP
    VENV, STAMP = ROOT / "build" / "venv", ROOT / "build" / "venv" / "hotseat.json"
    VENV.parent.mkdir(exist_ok=True)
    stamp = prepare("package")
    for kind in ("xcb", "wayland"):  # both go into the package, with the system libraries they need
        require_libraries([kind], stamp)
    require_tools({"strip": "binutils", "xz": "xz-utils", "dpkg-deb": "dpkg"}, needed=True)
    return subprocess.call([str(python()), "packaging/package.py", *arguments], cwd=ROOT)


# --- the door -----------------------------------------------------------------------------------------------------


def main(arguments: "list[str]") -> int:
    for stream in (sys.stdout, sys.stderr):
        stream.reconfigure(errors="replace")  # type: ignore[union-attr]
    command, rest = (arguments[0], arguments[1:]) if arguments else ("", [])
    doors = {"run": run, "test": test, "package": package}
    try:
        if command in doors:
            return doors[command](rest)
    except Trouble as trouble:
        say(f"Hotseat: {trouble}.")
        return 1
    except KeyboardInterrupt:
        say("Stopped. Start again to go on.")
        return 130
    asked = command in ("", "-h", "--help")
    print(__doc__.strip(), file=sys.stdout if asked else sys.stderr)
    if asked:
        return 0
    say(f"\nHotseat: {command!r} is none of run, test and package.")
    return 2


def broken(kind: "type[BaseException]", fault: BaseException, _: object) -> None:
    """Nothing foreseen: still one sentence."""
    say(
        f"Hotseat: set-up failed in a way nobody foresaw ({kind.__name__}: {fault}): delete {VENV} and try again."
    )


if __name__ == "__main__":
    sys.excepthook = broken
    sys.exit(main(sys.argv[1:]))
