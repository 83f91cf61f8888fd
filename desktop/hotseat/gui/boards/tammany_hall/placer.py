"""Placing: a boss and a second piece laid on the map as ghosts of the screen, in any order, before the choice is made. The
match knows nothing of them; every step is checked with `why_not`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from hotseat.engine.element import Element
from hotseat.engine.offer import Refusal
from hotseat.gui.table import Hint

BOSS = "boss"
LAST = 999
"""Behind everything else in its ward."""


class Placer:
    """A draft of both pieces of a turn (see gui.panels.drafting.Draft). A cube of the Castle Garden is taken up first and
    then set down; a ward pointed at with empty hands gets a boss."""

    verb = "place"

    def __init__(
        self, seat: int, choice: Any, why_not: Callable[[Any], Any], facts: Mapping[str, Any]
    ) -> None:
        """`choice` = any placing; `why_not` says why a placing is not legal."""
        self.seat, self._any, self._why_not = seat, choice, why_not
        self.refused: Any = None
        """Why the last gesture was not accepted."""
        self.laid: tuple[tuple[str, str], ...] = ()
        """(boss or colour, ward) in the order in which they were laid."""
        self.held = ""
        """Colour of the cube that was taken up."""
        self._garden: dict[str, str] = {}
        """Colour -> the cube of the Castle Garden that would be taken."""
        self._cubes: dict[str, str] = {}
        """All cubes of the Castle Garden -> their colour."""
        self._lies: dict[str, str] = {}
        """Piece -> ward it lies in."""
        self._bosses: dict[str, int] = {}
        """Own bosses by ward."""

    # -- what stands ---------------------------------------------------------------------------------------------

    @property
    def started(self) -> bool:
        """Is anything laid or taken up?"""
        return bool(self.laid or self.held)

    @property
    def choice(self) -> Any:
        """The placing as far as it stands: the boss first, then the second piece."""
        pieces = sorted(self.laid, key=lambda piece: piece[0] != BOSS)
        ward = pieces[0][1] if pieces and pieces[0][0] == BOSS else ""
        second = pieces[1] if len(pieces) > 1 else (self.held or BOSS, ward)
        if not ward and pieces:
            second = pieces[0]
        return self._placing(ward, *second)

    @property
    def refusal(self) -> Any:
        """Why it can't be done as it stands."""
        if len(self.laid) < 2:
            return Refusal("incomplete", {"n": 2 - len(self.laid)})
        return self._why_not(self.choice)

    def takes(self, element: str) -> bool:
        """Is this piece part of placing?"""
        return element.startswith("ward/") or self._colour(element) != "" or element in self._ghosts()

    # -- gestures ------------------------------------------------------------------------------------------------

    def why_not(self, element: str) -> Any:
        """Why nothing can be placed in this ward."""
        if not element.startswith("ward/"):
            return None
        ward = element.partition("/")[2]
        return self._why_not(self._placing(ward, BOSS, ward))

    def point(self, element: str) -> None:
        """Take up a cube, set something down in a ward, or take a ghost back."""
        self.refused = None
        colour, ghosts = self._colour(element), self._ghosts()
        if element in ghosts:
            self.laid = tuple(piece for i, piece in enumerate(self.laid) if i != ghosts[element])
        elif colour:
            self.held = "" if self.held == colour else colour
            self.laid = tuple(piece for piece in self.laid if piece[0] == BOSS)[:1]
        elif element.startswith("ward/"):
            self._set_down(element.partition("/")[2])

    def _set_down(self, ward: str) -> None:
        self.refused = self.why_not(f"ward/{ward}")
        if self.refused is not None:
            return
        piece, self.held = self.held or BOSS, ""
        kept = self.laid
        if len(kept) > 1:  # the boss last laid moves on; a cube stays where it is
            last = max((i for i, laid in enumerate(kept) if laid[0] == BOSS), default=0)
            kept = tuple(laid for i, laid in enumerate(kept) if i != last)
        self.laid = (*kept, (piece, ward))

    def drop(self, element: str, target: str) -> None:
        """A piece was dropped: on a ward, or on anything that lies there."""
        self.refused = None
        ward = target.partition("/")[2] if target.startswith("ward/") else self._lies.get(target, "")
        ghosts = self._ghosts()
        if element in ghosts:
            refused = self.why_not(f"ward/{ward}") if ward else None
            if ward and refused is None:
                self.laid = tuple(
                    (piece, ward) if i == ghosts[element] else (piece, at)
                    for i, (piece, at) in enumerate(self.laid)
                )
            elif not ward:
                self.point(element)
            self.refused = refused
        elif ward and self._colour(element):
            self.held = ""
            self.point(element)
            self._set_down(ward)

    def back(self) -> bool:
        """Take the last step back; was there one?"""
        self.refused = None
        there = self.started
        if self.held:
            self.held = ""
        else:
            self.laid = self.laid[:-1]
        return there

    def clear(self) -> bool:
        """Take everything back; was there anything?"""
        there = self.started or self.refused is not None
        self.laid, self.held, self.refused = (), "", None
        return there

    # -- the table -----------------------------------------------------------------------------------------------

    def shown(self, elements: Iterable[Element]) -> list[Element]:
        """The table with both ghosts on it."""
        out = list(elements)
        self._look(out)
        moved = {id_: self.laid[i][1] for id_, i in self._ghosts().items()}
        for n, e in enumerate(out):
            if e.id in moved:
                out[n] = replace(e, place=f"ward/{moved.pop(e.id)}:cube/{LAST}", marks=(*e.marks, "ghost"))
        for id_, ward in moved.items():
            out.append(Element(id_, "boss", f"ward/{ward}:boss/{LAST}", None, self.seat, {}, ("ghost",)))
        return out

    def hints(self, elements: Iterable[Element]) -> dict[str, Hint]:
        """Wards that are open, cubes that can be settled, ghosts that can be taken back."""
        wards = {ward for _, ward in self.laid}
        out = {}
        for e in elements:
            if e.kind == "ward":
                refused = self.why_not(e.id) is not None
                out[e.id] = Hint("refused" if refused else "selected" if e.face in wards else "legal")
            elif "ghost" in e.marks:
                out[e.id] = Hint("legal", good=self.refusal is None)
            elif e.id in self._cubes:
                out[e.id] = Hint(
                    "selected" if self.held == e.face and self._garden[e.face] == e.id else "legal"
                )
        return out

    def _look(self, elements: Iterable[Element]) -> None:
        """Remember what lies where."""
        self._garden, self._cubes, self._lies, self._bosses = {}, {}, {}, {}
        for e in elements:
            where, _, _ = e.place.partition(":")
            if where == "garden" and e.face:
                self._garden.setdefault(e.face, e.id)
                self._cubes[e.id] = e.face
            elif where.startswith("ward/") and where != e.place:
                ward = where.partition("/")[2]
                self._lies[e.id] = ward
                if e.kind == BOSS and e.seat == self.seat:
                    self._bosses[ward] = self._bosses.get(ward, 0) + 1

    def _ghosts(self) -> dict[str, int]:
        """The piece of each step; a boss has the id that it will have on the board."""
        out: dict[str, int] = {}
        new: dict[str, int] = {}
        for i, (piece, ward) in enumerate(self.laid):
            if piece == BOSS:
                n = self._bosses.get(ward, 0) + new.get(ward, 0)
                new[ward] = new.get(ward, 0) + 1
                out[f"boss/{self.seat}/{ward}/{n}"] = i
            elif piece in self._garden:
                out[self._garden[piece]] = i
        return out

    def _colour(self, element: str) -> str:
        """The colour of a cube that lies in the Castle Garden, "" for anything else."""
        return "" if element in self._ghosts() else self._cubes.get(element, "")

    def _placing(self, ward: str, second: str, second_ward: str) -> Any:
        return self._any.turned("ward", ward).turned("second", second).turned("second_ward", second_ward)
