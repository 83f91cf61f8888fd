"""Figures of the engine, and of the screen where Qt can be loaded: medians of three runs, process CPU time.

Positions come from a game of the greedy bot with the most players: what a table really looks like.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import perf_counter, process_time
from typing import Any

from hotseat import bots
from hotseat.engine import codec, flow, registry
from hotseat.engine.chance import Chance
from hotseat.engine.element import Element
from hotseat.engine.game import GameDef, Setup
from hotseat.session import disk, savefile
from hotseat.session.match import Match, Person
from hotseat.simulate import decision

RUNS = 3
SEED = 7
AHEAD = 20
"""Random decisions played on from each position."""


STARTS = 5


def figures(program: Path | None = None) -> dict[str, float]:
    """`<game>-<what>-<unit>` -> value, for every game; then what gui.bench adds, and the start of a packaged program."""
    out = {"machine-loop-ms": round(median(loop_ms() for _ in range(50)), 3)}
    for name in registry.ids():
        out |= {
            f"{name}-{what}": round(value, 3) for what, value in game_figures(registry.find(name)).items()
        }
    if program is not None:
        out |= start_figures(program)
    if find_spec("hotseat.gui.bench") and not packaged():
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
        out |= import_module("hotseat.gui.bench").figures()
    return out


def loop_ms() -> float:
    """CPU milliseconds of a fixed piece of Python: how fast this machine is just now. Figures of other days and of a
    machine with other things to do compare as multiples of it."""
    begin, seen = process_time(), {}
    for i in range(20_000):
        seen[i % 97] = str(i)
    return (process_time() - begin) * 1000


def packaged() -> bool:
    """Are we the packaged program? It can't start modules of its own, so the windows are measured from the sources."""
    return bool(getattr(sys, "frozen", False))


def start_figures(program: Path) -> dict[str, float]:
    """Wall time from the start of a packaged program until its home screen is painted, after one start to warm up.
    Raises SaveFault when it does not start."""
    environment = dict(os.environ)
    if not environment.get("DISPLAY") and not environment.get("WAYLAND_DISPLAY"):
        environment.setdefault("QT_QPA_PLATFORM", "offscreen")
    taken = []
    for _ in range(STARTS + 1):
        begin = perf_counter()
        done = subprocess.run(
            [program, "--first-paint"], env=environment, capture_output=True, text=True, check=False
        )
        taken.append((perf_counter() - begin) * 1000)
        if done.returncode:
            raise disk.SaveFault("fault-unreadable", program, what=done.stderr.strip()[-200:] or "it failed")
    return {"program-start-ms": round(median(taken[1:]), 1), "program-first-start-ms": round(taken[0], 1)}


def game_figures(game: GameDef) -> dict[str, float]:
    """Figures of one game's rules and of the session around it."""
    match = _played(game)
    cat = match.cat
    blobs = [p for p in match.history.positions[:-1] if p is not None]
    tables = [game.table(codec.unpack(b, game.state_type), cat) for b in blobs]
    open_asks = [(t, ask) for t in tables if (ask := flow.settle(t))]
    asked = [(t, ask.seats[0]) for t, ask in open_asks]
    choices = [(t, s, c) for t, s in asked for c in t.state.flow[-1].options(t, s)]
    judged = [
        (t, s, c, ask) for t, ask in open_asks for s in ask.seats[:1] for c in t.state.flow[-1].options(t, s)
    ]
    states = [t.state for t in tables]
    return {
        "decisions-per-s": _decisions(game, cat, blobs),
        "options-us": _each(lambda a: list(a[0].state.flow[-1].options(*a)), asked),
        "why-not-us": _each(lambda a: flow.why_not(*a), judged),
        "forecast-us": _each(lambda a: game.forecast(*a), choices),
        "hints-us": _each(lambda a: game.hints(*a), asked),
        "clone-us": _each(codec.clone, states),
        "digest-us": _each(codec.digest, states),
        "elements-us": _each(lambda s: _drawn(game, cat, s), states),
        "determinize-us": _each(lambda s: game.determinize(cat, s, 0, Chance(1)), states),
        "choose-ms": _us(lambda: _played_again(match), len(match.moves)) / 1e3,
        "undo-ms": _undo(match) / 1e3,
        "save-encode-ms": _us(lambda: savefile.encode(match), 1) / 1e3,
        "save-load-ms": _load(match) / 1e3,
        "save-kb": len(savefile.encode(match)) / 1e3,
    }


def _drawn(game: GameDef, cat: Any, state: Any) -> list[Element]:
    return list(game.elements(cat, state, 0))


def _us(run: Callable[[], object], n: int) -> float:
    """Microseconds of one of the n things that a run does."""
    taken = []
    for _ in range(RUNS):
        begin = process_time()
        run()
        taken.append((process_time() - begin) * 1e6 / n)
    return median(taken)


def _each(do: Callable[[Any], object], items: list[Any]) -> float:
    def run() -> None:
        for item in items:
            do(item)

    return _us(run, len(items))


def _people(game: GameDef) -> tuple[Person, ...]:
    return tuple(Person(f"Player {n + 1}", n) for n in range(game.seats[1]))


def _played(game: GameDef) -> Match:
    match = Match.new(game, Setup(game.seats[1], SEED), _people(game))
    while match.seat is not None:
        match.choose(decision(game, match.state, match.seat, "greedy", len(match.moves), 0.1))
    return match


def _played_again(match: Match) -> None:
    """The match with all the session does at a choice."""
    again = Match.new(match.game, match.setup, match.people)
    for move in match.moves:
        again.choose(move.choice)


def _decisions(game: GameDef, cat: Any, blobs: list[bytes]) -> float:
    """Random decisions per second, played on from each of the positions: list what is legal, draw, play."""
    chance, bot, taken = Chance(SEED), bots.BOTS["random"], []
    for _ in range(RUNS):
        tables = [game.table(codec.unpack(b, game.state_type), cat) for b in blobs]
        n, begin = 0, process_time()
        for table in tables:
            ask = flow.settle(table)
            for _ in range(AHEAD):
                if ask is None:
                    break
                seat = ask.seats[0]
                ask = flow.play(table, seat, bot.choose(game, cat, table, seat, chance, 0.0), ask)
                table.events.clear()
                n += 1
        taken.append(n / (process_time() - begin))
    return median(taken)


def _undo(match: Match) -> float:
    """Microseconds of taking back one gesture in the middle of the match."""
    taken = []
    for _ in range(RUNS):
        again = savefile.decode(savefile.encode(match), Path("bench.hotseat"))
        again.undo(by_consent=True)  # the first one finds the earlier positions
        steps = min(20, again.history.gesture)
        begin = process_time()
        for _ in range(steps):
            again.undo(by_consent=True)
        taken.append((process_time() - begin) * 1e6 / max(steps, 1))
    return median(taken)


def _load(match: Match) -> float:
    data = savefile.encode(match)
    return _us(lambda: savefile.decode(data, Path("bench.hotseat")), 1)
