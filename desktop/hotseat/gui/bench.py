"""How fast the windows are: process CPU time over a whole game of good moves, animation off unless said otherwise.

`python -m hotseat.gui.bench clicks|start|memory` measures one thing in a process of its own and prints JSON.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

SEED, SEATS, GAME = 11, 4, "builders"
RUNS = 3
GAMES = 5
NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve")


def figures() -> dict[str, float]:
    """Milliseconds and megabytes by name; medians of three runs, starts after one that compiles the modules."""
    out: dict[str, float] = {}
    for mode in ("clicks", "start", "home", "memory"):
        with TemporaryDirectory() as folder:
            if mode in ("start", "home"):
                _child(mode, folder)
            runs = [_child(mode, folder) for _ in range(1 if mode == "memory" else RUNS)]
        for name in runs[0]:
            out[f"gui-{name}"] = round(statistics.median(run[name] for run in runs), 2)
    return out


def _child(mode: str, folder: str) -> dict[str, float]:
    """One measurement in a fresh process."""
    environment = dict(os.environ, QT_QPA_PLATFORM="offscreen", QT_LOGGING_RULES="qt.qpa.*=false")
    environment["HOTSEAT_DATA"] = environment["PYTHONPYCACHEPREFIX"] = folder
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    path = [str(Path(__file__).parents[2]), environment.get("PYTHONPATH", "")]
    environment["PYTHONPATH"] = os.pathsep.join(p for p in path if p)
    started = time.perf_counter()
    done = subprocess.run(
        [sys.executable, "-m", "hotseat.gui.bench", mode],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    found: dict[str, float] = json.loads(done.stdout.strip().splitlines()[-1])
    if mode in ("start", "home"):
        found[f"{mode}-wall-ms"] = (time.perf_counter() - started) * 1000
    return found


# -- what is measured ----------------------------------------------------------------------------------------------


def _match() -> Any:
    from hotseat.engine import registry
    from hotseat.engine.game import Setup
    from hotseat.session.match import Match
    from hotseat.session.people import Person

    people = tuple(Person(NAMES[s], s) for s in range(SEATS))
    return Match.new(registry.find(GAME), Setup(SEATS, SEED), people)


def _screen(match: Any, size: tuple[int, int], animation: int = 0) -> tuple[Any, Any]:
    """The application and a shown play screen."""
    from . import app
    from .screens.play import Play
    from .settings import Settings
    from .theme import dress
    from .worker import Lane

    application = app.application()
    settings = Settings()
    settings.try_on(language="en", theme="light", animation=animation, arming="none")
    dress(application, settings.theme, settings.scale)
    screen = Play(match, settings, Lane("bots"))
    screen.resize(*size)
    screen.show()
    screen.begin()
    application.processEvents()
    return application, screen


def _cpu_ms(act: Callable[[], object]) -> float:
    before = time.process_time()
    act()
    return (time.process_time() - before) * 1000


def _act(screen: Any, choice: Any, each: Callable[[Callable[[], object]], None]) -> None:
    """Make a choice click by click."""
    from functools import partial

    if not choice.at:
        offer = next(o for o in screen.match.offers() if o.choice == choice)
        each(partial(screen.press, offer))
    for element in choice.at:
        each(partial(screen.point, element))


def clicks() -> dict[str, float]:
    """A whole game at 1366x768 and at 1920x1080, every click until it is painted; then undo, load and glide.

    `loops` is the mean of a click as a multiple of the machine's fixed loop, run before each click.
    """
    from hotseat.bench import loop_ms

    out: dict[str, float] = {}
    for size in ((1366, 768), (1920, 1080)):
        match = _match()
        application, screen = _screen(match, size)
        spent: list[float] = []
        loops: list[float] = []

        def click(
            act: Callable[[], object],
            application: Any = application,
            spent: list[float] = spent,
            loops: list[float] = loops,
        ) -> None:
            def painted() -> None:
                act()
                application.processEvents()

            loops.append(loop_ms())
            spent.append(_cpu_ms(painted))

        while not match.over:
            _act(screen, match.hint(), click)
        out[f"click-{size[0]}-loops"] = sum(spent) / sum(loops)
        spent.sort()
        name = f"click-{size[0]}"
        out[f"{name}-p50-ms"] = spent[len(spent) // 2]
        out[f"{name}-p99-ms"] = spent[int(len(spent) * 0.99)]
        if size[0] == 1366:
            out |= _undo_and_load(application, screen, match, size)
        screen.leave()
        screen.close()
    out |= _glide()
    out |= _curtain()
    return out


def _curtain() -> dict[str, float]:
    """From the deliberate act to the painted table of the next player."""
    match = _match()
    match.curtain = "always"
    application, screen = _screen(match, (1366, 768))
    spent = []
    for _ in range(60):
        if screen.curtain.isVisible():

            def opened() -> None:
                screen.curtain.hide()
                screen.curtain.opened.emit()
                application.processEvents()

            spent.append(_cpu_ms(opened))
        _act(screen, match.hint(), lambda act: act())
        application.processEvents()
    screen.leave()
    return {"curtain-open-ms": statistics.median(spent)}


def _undo_and_load(application: Any, screen: Any, match: Any, size: tuple[int, int]) -> dict[str, float]:
    from hotseat.session import savefile

    def undo() -> None:
        match.undo(by_consent=True)
        screen.begin()
        application.processEvents()

    undone = [_cpu_ms(undo) for _ in range(20)]
    data = savefile.encode(match)

    def load() -> None:
        _, again = _screen(savefile.decode(data, Path("bench.hotseat")), size)
        again.leave()
        again.close()

    loaded = [_cpu_ms(load) for _ in range(3)]
    return {"undo-ms": statistics.median(undone), "load-and-paint-ms": statistics.median(loaded)}


def _glide() -> dict[str, float]:
    """CPU time of a frame while pieces glide, at ordinary moves and at turn changes together."""
    match = _match()
    application, screen = _screen(match, (1366, 768), animation=200)
    frames: list[float] = []
    scene = screen.scene

    def frame(k: float) -> None:
        scene._glide.setCurrentTime(round(k * scene.speed))
        application.processEvents()

    for _ in range(60):
        if match.over:
            break
        _act(screen, match.hint(), lambda act: act())
        application.processEvents()
        if scene._glide.state() != scene._glide.State.Running:
            continue
        scene._glide.pause()
        frames += [_cpu_ms(lambda k=k: frame(k)) for k in (0.2, 0.4, 0.6, 0.8)]  # type: ignore[misc]
        scene.finish()
        application.processEvents()
    frames.sort()
    screen.leave()
    return {"glide-p50-ms": frames[len(frames) // 2], "glide-p99-ms": frames[int(len(frames) * 0.99)]}


def start() -> dict[str, float]:
    """From the start of the process to the first painted play screen; importing Qt alone is told as a yardstick."""
    began = time.process_time()
    import PySide6.QtWidgets  # noqa: F401

    qt = (time.process_time() - began) * 1000
    _screen(_match(), (1366, 768))
    return {"start-cpu-ms": time.process_time() * 1000, "start-of-that-importing-qt-ms": qt}


def home() -> dict[str, float]:
    """From the start of the process to the painted home screen."""
    _, window = _window((1366, 768))
    spent = time.process_time() * 1000
    window.close()
    return {"home-cpu-ms": spent}


def _window(size: tuple[int, int]) -> tuple[Any, Any]:
    """The application and its window on the home screen."""
    from . import app
    from .screens.window import Window
    from .settings import Settings

    application = app.application()
    settings = Settings()
    settings.try_on(language="en", theme="light", animation=0)
    window = Window(settings)
    window.resize(*size)
    window.begin()
    window.show()
    application.processEvents()
    return application, window


def memory() -> dict[str, float]:
    """Resident megabytes of the window at 1920x1080 after the first paint, after a whole game, and after five."""
    from PySide6.QtCore import QEvent

    out = {}
    application, window = _window((1920, 1080))
    for game in range(GAMES):
        match = _match()
        window.play(match)
        application.processEvents()
        if game == 0:
            out["resident-first-paint-mb"] = resident()
        screen = window.screen_shown
        while not match.over:
            match.choose(match.hint())
            if not match.over:
                screen.begin()
            application.processEvents()
        if game == 0:
            out["resident-one-game-mb"] = resident()
        window.home()
        window.disk.finish()
        application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    out["resident-five-games-mb"] = resident()
    window.close()
    return out


def resident() -> float:
    """Megabytes this process has in memory now (its peak where the system does not tell)."""
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
        return int(next(line for line in lines if line.startswith("VmRSS")).split()[1]) / 1024
    except OSError:
        import resource

        peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return peak / (1024 * 1024 if sys.platform == "darwin" else 1024)


MEASURES = {"clicks": clicks, "start": start, "home": home, "memory": memory}

if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    sys.stdout.write(json.dumps(MEASURES[sys.argv[1]]()) + "\n")
    sys.stdout.flush()
    os._exit(0)  # nothing to be kept: the measurement is over
