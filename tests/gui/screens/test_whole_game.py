"""Whole games of four persons on the real play screen: by mouse, by keyboard, by dragging, each alone."""

from __future__ import annotations

from typing import Any

import pytest

from .walk import Walk, match

LONG = 400
"""More choices than a whole game takes."""


@pytest.mark.parametrize("way", ["mouse", "keys", "drag"])
def test_a_whole_game_of_the_builders(qtbot: Any, way: str) -> None:
    played = match("builders", 4, seed=11, target_points=8)
    walk = Walk(qtbot, played)
    act = {"mouse": walk.by_mouse, "keys": walk.by_keys, "drag": walk.by_drag}[way]
    for n in range(LONG):
        if played.over:
            break
        choice = played.hint()
        act(choice)
        walk.settle()
        assert len(played.moves) == n + 1, f"{choice} was not made"
        assert played.moves[-1].choice == choice
    assert played.over
    assert walk.ends
    assert not walk.faults
    assert not walk.screen.text.missing
