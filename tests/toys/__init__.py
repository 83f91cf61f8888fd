"""Two small but whole games. They keep honest the mechanisms that The Builders does not use.

`sealed_bid`: several seats asked at once, multisets set by dials, private chips, chance in mid-game.
`draft`: secret hands and packets that go round the table, decks, a remedy, agreement only where allowed.
"""

from pathlib import Path

from hotseat.engine import registry

ROOT = Path(__file__).parent
IDS = ("sealed_bid", "draft")


def register() -> None:
    """Add both to the registry; doing it twice is harmless."""
    from . import draft, sealed_bid

    registry.add(sealed_bid.GAME, ROOT)
    registry.add(draft.GAME, ROOT)
