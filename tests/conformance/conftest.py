"""Tests of one game and number of seats run in one process: each game is played and recorded only once."""

from __future__ import annotations

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        params = (
            item.callspec.params if isinstance(item, pytest.Function) and hasattr(item, "callspec") else {}
        )
        case = params.get("game")
        name, seats = case[:2] if isinstance(case, tuple) else (params.get("name"), params.get("seats"))
        if name is not None and seats is not None:
            item.add_marker(pytest.mark.xdist_group(f"{name}-{seats}"))
