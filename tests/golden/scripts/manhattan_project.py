"""Golden games of The Manhattan Project that luck and hints hardly ever bring about, and what all its golden games show."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from hotseat.engine.flow import Event
from hotseat.games.manhattan_project import GAME
from hotseat.games.manhattan_project.choices import Build, Detonate, Keep, Load, Place
from hotseat.games.manhattan_project.flow.turn import points_after_test

DRAFT = "space/design_bomb"


def _plutonium(table: Any, choice: Any) -> bool:
    return bool(table.cat.bombs[choice.bomb].kind == "plutonium")


def _points(table: Any, seat: int, choice: Any) -> int:
    """The score after a bomb action."""
    match choice:
        case Build(bomb=bomb):
            return int(table.points(seat) + table.value(seat, bomb))
        case Load():
            return int(table.points(seat) + table.cat.constants.loaded_bonus)
        case Detonate(bomb=bomb):
            return points_after_test(table, seat, bomb)
    return int(table.points(seat))


def _best(table: Any, seat: int, value: Callable[[Any], float]) -> Any:
    """The best hint, with what the script adds to it."""
    return max(GAME.hints(table, seat), key=lambda h: h.value + value(h.choice)).choice


def test_wins(table: Any, seat: int) -> Any:
    """Only plutonium is built, and nobody tests before the test wins, or wins without it (rules 9.2, 9.5)."""

    def value(choice: Any) -> float:
        wins = _points(table, seat, choice) >= table.count.target_points
        match choice:
            case Detonate():
                return 5000.0 if wins else -5000.0
            case Build() | Load() if wins:
                return -5000.0
            case Build() | Keep():
                return 200.0 if _plutonium(table, choice) else -500.0
        return 0.0

    return _best(table, seat, value)


def eighth_draft(table: Any, seat: int) -> Any:
    """Three seats: two bombs are tested before the seventh refill, so there is an eighth draft and none after it (rules 11)."""
    state = table.state
    if state.drafts >= 8:
        return _best(table, seat, lambda _: 0.0)

    def value(choice: Any) -> float:
        if isinstance(choice, Build | Load | Detonate) and _points(table, seat, choice) >= (
            table.count.target_points
        ):
            return -5000.0
        match choice:
            case Detonate():
                return 2000.0
            case Build() | Keep():
                return 200.0 if _plutonium(table, choice) else -500.0
            case Place(site=site) if site == DRAFT:
                return -5000.0 if state.drafts == 6 and len(state.returned) < 2 else 50.0
        return 0.0

    return _best(table, seat, value)


SCRIPTS = {"test_wins": (5, test_wins), "eighth_draft": (3, eighth_draft)}
"""Name -> number of seats and who chooses what."""

WORKERS = ("laborer", "engineer", "scientist")

COVERED: dict[str, Callable[[Event], bool]] = {
    "a kind of workers that has run out": lambda e: e.key == "lost" and e.args["resource"] in WORKERS,
    "a full track": lambda e: e.key == "lost" and e.args["resource"] not in WORKERS,
    "contractors taken": lambda e: e.key == "hired",
    "a card that an engineer takes for nothing": lambda e: e.key == "bought-free",
    "bribes on the tray": lambda e: e.key == "bribe",
    "bribes taken": lambda e: e.key == "tray",
    "a declined action": lambda e: e.key == "declined",
    "spying": lambda e: e.key == "spying",
    "aircraft shot down": lambda e: e.key == "shot-down",
    "a damaged building": lambda e: e.key == "hit",
    "a repair that is paid for": lambda e: e.key == "repaired" and e.args["money"] > 0,
    "a pact": lambda e: e.key == "pact",
    "a bomb built": lambda e: e.key == "built",
    "a bomb tested": lambda e: e.key == "tested",
    "a bomb loaded": lambda e: e.key == "loaded",
    "Design bomb closed": lambda e: e.key == "designs-closed",
    "a win": lambda e: e.key == "won",
    "an end by agreement": lambda e: e.key == "agreed",
}
"""What must happen in some golden game -> the event that proves it."""
