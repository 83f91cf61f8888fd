"""Workers: which tokens stand where, and which sets of them a work site accepts (rules 4.5, 6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import le

import msgspec

from .vocabulary import KINDS, Kind

Counts = tuple[int, int, int, int, int, int]
"""Laborers, engineers, scientists of the own colour, then contractors of the same kinds."""
Need = tuple[int, int, int, int, int]
"""Laborers, engineers, scientists, specialists (engineer or scientist), any."""

NOBODY: Counts = (0, 0, 0, 0, 0, 0)
CONTRACTOR = -1
"""The seat of a worker who belongs to nobody."""


class Worker(msgspec.Struct, frozen=True, array_like=True):
    """A token on the table. Its number tells it from others of its kind and colour while it stands there."""

    kind: Kind
    seat: int
    n: int

    @property
    def id(self) -> str:
        """The element; a token keeps it as long as it stands on the table."""
        return f"worker/{'grey' if self.seat == CONTRACTOR else self.seat}/{self.kind}/{self.n}"


def kinds(counts: Counts) -> tuple[int, int, int]:
    """Laborers, engineers, scientists, whoever they belong to."""
    return counts[0] + counts[3], counts[1] + counts[4], counts[2] + counts[5]


def within(counts: Counts, hand: Counts) -> bool:
    """Are these workers in that hand?"""
    return min(counts) >= 0 and all(map(le, counts, hand))


def fits(need: Need, counts: Counts) -> bool:
    """Exactly these workers, in whatever order they are laid (rules 6.1)."""
    laborers, engineers, scientists = (n - fixed for n, fixed in zip(kinds(counts), need[:3], strict=True))
    if min(laborers, engineers, scientists, *counts) < 0:
        return False
    return laborers + engineers + scientists == need[3] + need[4] and engineers + scientists >= need[3]


USUAL = (0, 1, 2)
"""Laborers before specialists [ours]."""
ORDERS = (USUAL, (1, 0, 2), (2, 0, 1))
"""The usual order, and those that begin with another kind."""


@lru_cache(maxsize=65536)
def sets(need: Need, hand: Counts) -> tuple[Counts, ...]:
    """Sets of workers worth listing: first the usual one (laborers before specialists, contractors before permanents,
    rules 4.5 [ours]), then others that begin with another kind, or with permanent workers. Empty: not enough."""
    orders = ORDERS if need[3] or need[4] else (USUAL,)
    found = [_taken(need, hand, order, (3, 0)) for order in orders]
    if any(hand[3:]):
        found.append(_taken(need, hand, USUAL, (0, 3)))
    return tuple(dict.fromkeys(s for s in found if s is not None))


def _taken(need: Need, hand: Counts, order: tuple[int, ...], sides: tuple[int, int]) -> Counts | None:
    """`sides` 3 = contractors, 0 = own workers, in the order in which they are taken."""
    left, out = list(hand), [0] * 6
    specialists = tuple(k for k in order if k)
    for allowed, n in zip(((0,), (1,), (2,), specialists, order), need, strict=True):
        for kind in allowed:
            for side in sides:
                if n:
                    taken = min(n, left[side + kind])
                    left[side + kind] -= taken
                    out[side + kind] += taken
                    n -= taken
        if n:
            return None
    return _counts(out)


def _counts(numbers: Sequence[int]) -> Counts:
    a, b, c, d, e, f = numbers
    return a, b, c, d, e, f


def counted(own: dict[Kind, int], hired: dict[Kind, int]) -> Counts:
    """Own workers and contractors by kind as one row."""
    a, b, c = KINDS
    return own[a], own[b], own[c], hired[a], hired[b], hired[c]
