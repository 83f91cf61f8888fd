"""What one viewer may see: flat, drawable, no coordinates, no words, no Qt."""

from __future__ import annotations

import msgspec


class Element(msgspec.Struct, frozen=True):
    """One piece on the table. One physical piece keeps one id for ever; a face-down piece has an id that says nothing.

    `place` is `area/.../n`, or `<element id>:spot/n` on another piece. `face` names what is printed on it
    (`facts[kind/face]`); None is a back or a piece without a face. `seat` is whose it is.
    `badges` are numbers that change, `marks` named states.
    """

    id: str
    kind: str
    place: str
    face: str | None = None
    seat: int | None = None
    badges: dict[str, int] = {}
    marks: tuple[str, ...] = ()
