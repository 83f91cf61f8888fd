"""All tests: no screen, no user's folders, the toys in the registry, the same examples every time."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import toys

toys.register()

settings.register_profile(
    "hotseat", derandomize=True, database=None, deadline=None, suppress_health_check=list(HealthCheck)
)
settings.load_profile("hotseat")


@pytest.fixture(autouse=True)
def user_data(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for saves and settings, one per test."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("HOTSEAT_DATA", str(folder))
    return folder
