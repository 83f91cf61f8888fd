"""What assets/<game>/layout.yaml may say: a tree of rows and columns, mats of the seats, kinds of pieces, colours.

The tree divides the table; a leaf holds the elements of one `place` in one `stack`. A mat is the area of a seat: a head
bar and one row of cells whose cards all have the same height. Lengths without a unit are logical pixels, shares are
parts of the box around them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Literal

import msgspec

from hotseat.engine.catalogue import Place, Reader

Stack = Literal["slots", "fan", "groups", "pile", "map", "track", "regions", "hide"]
Face = Literal["full", "small"]
FILE = "layout.yaml"


class Strict(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Unknown fields are faults."""


class Kind(Strict):
    """How pieces of one kind behave. `enter` and `leave` are the places where new ones come from and gone ones go to;
    "{s}" is the element's seat."""

    enter: str = ""
    leave: str = ""
    aspect: float | None = None
    """Width / height of the full face; None = the layout's."""
    narrow: float = 0.3
    """Width / height of the small face."""
    lies: float = 0.3
    """Height when it lies on another piece, as a share of that piece."""
    covers: bool = False
    """What lies on it is not seen."""
    falls: str = ""
    """Name of a badge: when it goes down, what was lost falls from the piece."""
    plain: bool = False
    """Its face says all in any size: pointing at it shows its words, never a larger face."""
    spots: dict[str, Annotated[tuple[float, ...], msgspec.Meta(min_length=2, max_length=3)]] = {}
    """Where pieces at `<id>:spot/n` lie on this one: centre of the first, in shares of its width and height, and if need be
    their height as a share of this one's, instead of their `lies`. For pieces of seats at `<id>:spot-<seat>/n`: `spot-near`
    for the seat with the large place, `spot-far` for the others. `spot-small` is where they lie on a small face."""


class Node(Strict):
    """A part of the table: exactly one of `row`, `col`, `each`, `mat`, `place`."""

    row: tuple[Node, ...] = ()
    col: tuple[Node, ...] = ()
    each: Literal["", "others", "all"] = ""
    """A mat for every other seat, or for every seat, from the viewer onwards; side by side along `dir`, in `lines`."""
    dir: Literal["row", "col"] = "row"
    mat: str = ""
    """Name of the mat for `each`; alone, the mat of the viewer."""
    place: str = ""
    """`row/card/*` = all with a number at the star; without a star exactly one."""
    instead: str = ""
    """For slots: another such place whose pieces lie here while there are none of `place`."""
    stack: Stack = "slots"
    n: int | dict[int, int] = 1
    """Number of slots, or of steps of a track; {seats: n} where it depends on how many play."""
    lines: int | dict[int, int] = 1
    """Lines that the slots or the mats are laid in."""
    face: Face = "full"
    points: dict[str, tuple[float, float]] = {}
    """For a map: centre of `<place>/<name>` or of the heap `<place>/<name>/n`, as shares of the box."""
    path: tuple[tuple[float, float], ...] = ()
    """For a track: the line its steps 0..n-1 are spread along, as shares of the box."""
    height: float = 0.1
    """Of a piece on a map or track, as a share of the box."""
    canvas: tuple[float, float, float, float] | None = None
    """For regions: left, top, width, height of the part of the drawing that fills the box. Every piece of `place` whose
    facts have a `polygon` in units of the drawing gets that shape. What lies on it is packed into the polygon, from
    the rectangle `pieces` of the facts on, clear of what is `kept`."""
    sizes: dict[str, tuple[float, float]] = {}
    """Kind -> width and height of what lies on regions, in units of the drawing."""
    least: dict[str, float] = {}
    """Kind -> height in pixels below which like pieces become a counted pile."""
    kept: dict[str, float] = {}
    """Facts that are points of a region -> half the side of the square around them that stays free."""
    pins: dict[str, tuple[float, float]] = {}
    """Spot -> where it is for pieces that are not packed, from the fact `badge` of their region, in units of the drawing."""
    frames: dict[str, tuple[float, float, float, float]] = {}
    """Other places on the drawing: left, top, width, height. What fills the `canvas` lies below the regions, the others above."""
    weight: float | dict[int, float] = 1.0
    """Share of the room beside its neighbours; {seats: weight} where it depends on how many play."""
    area: str = ""
    """Name of an area: one stop of the Tab key."""
    panel: str = ""
    """Style of a panel painted beneath (a colour of the palette, or a painter `panel-<style>`)."""
    pad: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    """Left, top, right, bottom."""


class Cell(Strict):
    """A stack on a mat. `fold` names a fact: when the mat is too crowded to be read, the cards become one chip that
    counts them and adds up the amounts of that fact."""

    place: str
    stack: Stack
    face: Face = "full"
    label: str = ""
    n: int = 1
    lines: int = 1
    fold: str = ""
    line: int = 0
    """Which line of the mat it stands in, unless all cells have room for larger cards in one line."""


class Mat(Strict):
    """The area of a seat."""

    row: tuple[Cell, ...]
    header: float
    face: Face = "full"
    """Which face the mat itself is painted with."""
    gap: float | None = None
    """Room between two cells; None = twice the layout's."""
    least: dict[int, float] = {}
    """Digits are at least this high, by the height of the table from which on it holds. None given = no matter."""


class When(Strict):
    """All conditions given must hold; sizes are those of the table, not of the window."""

    width_below: float | None = None
    height_below: float | None = None
    aspect_below: float | None = None
    aspect_above: float | None = None
    seats: tuple[int, ...] = ()

    def holds(self, width: float, height: float, seats: int) -> bool:
        """Does this table with so many seats meet the conditions?"""
        aspect = width / max(1.0, height)
        return (
            (self.width_below is None or width < self.width_below)
            and (self.height_below is None or height < self.height_below)
            and (self.aspect_below is None or aspect < self.aspect_below)
            and (self.aspect_above is None or aspect > self.aspect_above)
            and (not self.seats or seats in self.seats)
        )


class Variant(Strict):
    """Another tree, and mats where they differ, for tables of another shape. The first that holds is taken."""

    when: When
    tree: Node
    mats: dict[str, Mat] = {}


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """A game's layout.yaml, checked."""

    tree: Node
    mats: dict[str, Mat]
    kinds: dict[str, Kind]
    variants: tuple[Variant, ...] = ()
    tokens: dict[str, str] = {}
    """Amount -> what `ink.token` draws for it."""
    seats: tuple[str, ...] = ()
    """Which of them the cards of the seats show; none given = all."""
    palette: dict[str, dict[str, str]] = {}
    """Theme -> colours of the board."""
    varied: tuple[str, ...] = ()
    """Verbs whose choices about the same pieces are ways of one choice."""
    in_order: bool = False
    """Pieces light up in the order in which a choice names them: while nothing is picked, only what comes first."""
    covered: tuple[str, ...] = ()
    """Places of a seat ("seat{s}/plans") whose pieces its own player, too, sees only when asked for."""
    surface: str = "planks"
    """Table top: planks | plain, or whatever the board's painter `surface` makes of it."""
    aspect: float = 0.8
    """Width / height of a card."""
    strip: float = 0.3
    """Visible share of a card tucked under its neighbour."""
    digits: dict[Face, float] = msgspec.field(default_factory=lambda: {"full": 0.124, "small": 0.141})
    """Height of the digits on a card as a share of its height; agreed with the painters."""
    gap: float = 8.0
    parts: tuple[int, ...] = ()
    """Rounds that end a part of the game; the chart of the scores marks them."""

    @classmethod
    def read(cls, folder: Path) -> Layout:
        """Read `<folder>/layout.yaml`; raises DataError with all faults as `file:line: path: what`."""
        reader = Reader(folder)
        reader.expect_keys(FILE, cls.__struct_fields__)
        given = reader.document(FILE).data
        required = ("tree", "mats", "kinds")
        found = {
            name: reader.value(FILE, name, kind)
            for name, kind in _TYPES.items()
            if name in required or (isinstance(given, dict) and name in given)
        }
        if all(v is not None for v in found.values()):
            out = cls(**found)
            out._check(reader)
        reader.done()
        return out

    def colours(self, theme: str) -> Mapping[str, str]:
        """The game's colours in a theme; empty where the game has none."""
        return self.palette.get(theme, {})

    def kind(self, name: str) -> Kind:
        """What is said about a kind, or the defaults."""
        return self.kinds.get(name, _DEFAULT)

    def fitting(self, width: float, height: float, seats: int) -> tuple[Node, Mapping[str, Mat]]:
        """Tree and mats for a table of this size."""
        for v in self.variants:
            if v.when.holds(width, height, seats):
                return v.tree, {**self.mats, **v.mats}
        return self.tree, self.mats

    def _check(self, reader: Reader) -> None:
        trees: list[tuple[Place, Node, set[str]]] = [(("tree",), self.tree, set(self.mats))]
        trees += [
            (("variants", i, "tree"), v.tree, {*self.mats, *v.mats}) for i, v in enumerate(self.variants)
        ]
        for root, tree, mats in trees:
            for path, node in _walk(root, tree):
                for what in _faults(node, mats):
                    reader.fault(FILE, path, what)
        wanted = {name for colours in self.palette.values() for name in colours}
        for theme, colours in self.palette.items():
            for name in sorted(wanted - colours.keys()):
                reader.fault(FILE, ("palette", theme), f"lacks the colour {name!r} that another theme has")


def _faults(node: Node, mats: set[str]) -> Iterator[str]:
    """What is wrong with a node itself."""
    has = [name for name in ("row", "col", "place") if getattr(node, name)] + ["mat"] * bool(node.mat)
    if len(has) != 1:
        yield f"needs exactly one of row, col, mat (with each), place; has {', '.join(has) or 'none'}"
    if node.each and not node.mat:
        yield "'each' needs the name of a mat"
    if node.mat and node.mat not in mats:
        yield f"there is no mat {node.mat!r}; the mats are {', '.join(sorted(mats))}"
    if node.stack == "map" and not node.points:
        yield "a map needs 'points'"
    if node.stack == "regions" and node.canvas is None:
        yield "regions need a 'canvas'"
    if node.stack == "track" and len(node.path) < 2:
        yield "a track needs a 'path' of two points or more"


def _walk(path: Place, node: Node) -> Iterator[tuple[Place, Node]]:
    yield path, node
    for name in ("row", "col"):
        for i, child in enumerate(getattr(node, name)):
            yield from _walk((*path, name, i), child)


_DEFAULT = Kind()
_TYPES = {
    "tree": Node,
    "mats": dict[str, Mat],
    "kinds": dict[str, Kind],
    "variants": tuple[Variant, ...],
    "tokens": dict[str, str],
    "seats": tuple[str, ...],
    "parts": tuple[int, ...],
    "palette": dict[str, dict[str, str]],
    "varied": tuple[str, ...],
    "in_order": bool,
    "covered": tuple[str, ...],
    "surface": str,
    "aspect": float,
    "strip": float,
    "digits": dict[Face, float],
    "gap": float,
}
