"""The ways of one choice: with whom, for what price, for which gain. One row for each, one click changes it.

Rows are found from the choices themselves: facets that turn together (workers of different kinds) are one row, and a row
holds every legal way that can be reached by turning the facets of the listed choices.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from hotseat.engine.offer import Value

MOST = 120
"""Ways that are looked for."""
SHOWN = 9
"""Ways that a row shows."""


@dataclass(frozen=True)
class Row:
    """Facets that turn together, and by alternative the choice that comes nearest to the present one."""

    facets: tuple[str, ...]
    ways: tuple[Any, ...]


def reachable(listed: Sequence[Any], legal: Callable[[Any], bool]) -> list[Any]:
    """The listed choices and those that turning their facets leads to, as far as they are legal."""
    values: dict[str, set[Value]] = {}
    for choice in listed:
        for facet, value in choice.facets.items():
            values.setdefault(facet, set()).add(value)
    for found in values.values():
        numbers = [v for v in found if isinstance(v, int)]
        if numbers:
            found.update(range(min(numbers), max(numbers) + 1))
    out = dict.fromkeys(listed)
    new = list(out)
    while new and len(out) < MOST:
        found_now = [c.turned(f, v) for c in new for f, some in values.items() for v in sorted(some, key=str)]
        new = [c for c in dict.fromkeys(found_now) if c not in out and legal(c)]
        out |= dict.fromkeys(new)
    return list(out)


def rows(ways: Sequence[Any], now: Any) -> list[Row]:
    """The rows in which these ways of one choice differ; `now` is the present one."""
    varying = [f for f in now.facets if len({w.facets[f] for w in ways}) > 1]
    groups: list[list[str]] = []
    for facet in varying:
        moved = {facet} | {
            other
            for w in ways
            for v in {o.facets[facet] for o in ways}
            for other, value in w.turned(facet, v).facets.items()
            if value != w.facets[other] and other in varying
        }
        joined = [g for g in groups if moved.intersection(g)]
        groups = [g for g in groups if g not in joined]
        groups.append([f for f in varying if f in moved or any(f in g for g in joined)])
    out: list[Row] = []
    taken = {now}
    for row in reversed([_row(tuple(group), ways, now) for group in groups]):
        left = tuple(
            w for w in row.ways if w == now or w not in taken
        )  # a way stands in the last row that leads to it
        taken.update(left)
        if len(left) > 1:
            out.insert(0, Row(row.facets, left))
    return out


def _row(facets: tuple[str, ...], ways: Sequence[Any], now: Any) -> Row:
    found: dict[tuple[Value, ...], Any] = {}
    for way in ways:
        key = tuple(way.facets[f] for f in facets)
        best = found.get(key)
        if best is None or _unlike(way, now) < _unlike(best, now):
            found[key] = way
    return Row(facets, tuple(found.values())[:SHOWN])


def _unlike(one: Any, other: Any) -> int:
    """In how many facets two choices differ."""
    return sum(value != other.facets[facet] for facet, value in one.facets.items())
