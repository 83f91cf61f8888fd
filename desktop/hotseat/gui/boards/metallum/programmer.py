"""The programmer: tiles laid on the 2x2 board as a local draft of the screen. Every step is checked with `why_not`; the
match knows nothing of it until the program is committed as one choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

import msgspec

from hotseat.engine.element import Element
from hotseat.gui.table import Hint

PENDING = ("needs-cell", "not-joined", "tile-count")
"""Refusals of a program that only lacks something yet."""

Facts = Mapping[str, Mapping[str, Any]]


class Programmer:
    """A draft of one seat's program (see gui.panels.drafting.Draft)."""

    def __init__(self, seat: int, choice: Any, why_not: Callable[[Any], Any], facts: Facts) -> None:
        """`choice` = any program of the seat; `why_not` says why a program can't be committed."""
        self.seat, self._any, self._why_not, self._facts = seat, choice, why_not, facts
        self.laid: tuple[str, ...] = ()
        """Ids of the tiles on the board, in the order in which they were laid."""
        self.refused: Any = None
        """Why the last gesture was not accepted."""

    @property
    def started(self) -> bool:
        """Is anything laid?"""
        return bool(self.laid)

    @property
    def choice(self) -> Any:
        """The program as it lies, in the order of the cells."""
        return self._program(self.laid)

    @property
    def refusal(self) -> Any:
        """Why it can't be committed as it lies."""
        return self._why_not(self.choice)

    def why_not(self, element: str) -> Any:
        """Why this tile can't be laid now; None = it fits, or lies already, or is no tile."""
        if element in self.laid or not self._mine(element):
            return None
        refusal = self._why_not(self._program(self._with(element)))
        return None if refusal is None or refusal.key in PENDING else refusal

    def point(self, element: str) -> None:
        """Lay a tile (it takes the place of one of its type), or take it back; a cell gives its tile back."""
        self.refused = None
        if element.startswith(f"cell/{self.seat}/"):
            element = next((t for t in self.laid if self._cell(t) == element), element)
        if element in self.laid:
            self.laid = tuple(t for t in self.laid if t != element)
        elif self._mine(element):
            self.refused = self.why_not(element)
            if self.refused is None:
                self.laid = self._with(element)

    def drop(self, element: str, target: str) -> None:
        """A tile was dropped: on the board it is laid, anywhere else it is taken back. It snaps to its own cell only."""
        on_board = target.startswith(f"cell/{self.seat}/") or target in self.laid
        if on_board != (element in self.laid):
            self.point(element)

    def back(self) -> bool:
        """Take the last tile back; was there one?"""
        self.refused = None
        there, self.laid = bool(self.laid), self.laid[:-1]
        return there

    def clear(self) -> bool:
        """Take everything back; was there anything?"""
        there = bool(self.laid) or self.refused is not None
        self.laid, self.refused = (), None
        return there

    def shown(self, elements: Iterable[Element]) -> list[Element]:
        """The table with the draft on it."""
        out = []
        for e in elements:
            if e.id in self.laid:
                e = msgspec.structs.replace(e, place=f"{self._cell(e.id)}:tile/0", marks=("programmed",))
            out.append(e)
        return out

    def hints(self, elements: Iterable[Element]) -> dict[str, Hint]:
        """Tiles that fit, tiles that do not, and those that lie."""
        out = {}
        for e in elements:
            if e.id in self.laid:
                out[e.id] = Hint("legal", good=self.refusal is None)
            elif self._mine(e.id):
                out[e.id] = Hint("refused" if self.why_not(e.id) else "legal")
            elif e.kind == "cell" and e.seat == self.seat:
                out[e.id] = Hint("target")
        return out

    def _mine(self, element: str) -> bool:
        return element.startswith(f"tile/{self.seat}/")

    def _tile(self, element: str) -> Mapping[str, Any]:
        return self._facts["tile/" + element.rpartition("/")[2]]

    def _cell(self, element: str) -> str:
        """The cell that a tile snaps to."""
        facts = self._tile(element)
        return f"cell/{self.seat}/{facts['row'] * 2 + facts['col']}"

    def _with(self, element: str) -> tuple[str, ...]:
        cell = self._cell(element)
        return (*(t for t in self.laid if self._cell(t) != cell), element)

    def _program(self, tiles: tuple[str, ...]) -> Any:
        return self._any.turned("tiles", tuple(sorted(tiles, key=self._cell)))
