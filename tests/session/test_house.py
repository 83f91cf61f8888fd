"""Every game of the registry in the hands of the session: nothing here knows which."""

from __future__ import annotations

import pytest

from hotseat.engine import registry
from hotseat.session import savefile
from hotseat.session.match import Match
from session.tabletop import digest, match


@pytest.mark.parametrize("game_id", registry.ids())
@pytest.mark.parametrize("bots", [(0, 0), (0, 1), (1, 1)], ids=["humans", "human-and-bot", "bots"])
def test_a_match_with_hints_undo_redo_and_saves(game_id: str, bots: tuple[int, int]) -> None:
    """At every decision: what sealing was announced is what undo says; back and forth is the same position; what is
    kept from saving to saving is what a new saving would give; the file loads and verifies."""
    game = registry.find(game_id)
    seats = max(2, game.seats[0])
    m = match(game, *(["", "greedy"][bots[s % 2]] for s in range(seats)), seed=12)
    while not m.over and len(m.moves) < 60:
        m.open_curtain()
        if task := m.task():
            m.choose(task.run())
            continue
        before, choice = digest(m), m.hint()
        reason = m.would_seal(choice)
        m.choose(choice)
        assert m.undo_blocked == reason
        after = digest(m)
        m.undo(by_consent=True)
        assert digest(m) == before
        m.open_curtain()
        m.redo()
        assert digest(m) == after
        kept = savefile.encode(m)
        m.history._lines.clear()
        assert savefile.encode(m) == kept
    again = loaded(m)
    assert digest(again) == digest(m)
    assert again.review().first == 0


def loaded(m: Match) -> Match:
    return savefile.decode(savefile.encode(m), savefile.Path("x.hotseat"))
