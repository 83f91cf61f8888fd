"""Every face of Metallum in both languages and all themes: drawn without fault, not blank, with all its words; the laws of
its layout over whole games."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtGui import QImage, QPainter

from hotseat.engine import registry
from hotseat.engine.chance import Chance
from hotseat.engine.element import Element
from hotseat.engine.flow import legal, play, settle
from hotseat.engine.game import Setup
from hotseat.gui.boards.metallum import PAINTERS, planets, signs
from hotseat.gui.ink import Look, SeatLook
from hotseat.gui.table import Arrangement, Box, Layout, arrange
from hotseat.gui.text import Text
from hotseat.gui.theme import THEMES

pytestmark = pytest.mark.usefixtures("qapp")

GAME = registry.find("metallum")
CAT = registry.catalogue("metallum")
FACTS = GAME.facts(CAT)
LAYOUT = Layout.read(registry.assets("metallum"))
SEATS = (SeatLook.of("Ann", 0), SeatLook.of("佳慧", 1))
SIZES = [(811, 704), (897, 752), (1300, 1064), (600, 560), (760, 900)]


def look(lang: str, theme: str, size: str = "full") -> Look:
    text = Text(lang, "metallum", SEATS, FACTS, theme=THEMES[theme])
    return Look(text, THEMES[theme], SEATS, size, LAYOUT.colours(theme))


def faces() -> list[Element]:
    """One element or more of everything that can lie on the table."""
    out = []
    for key in FACTS:
        kind, face = key.split("/", 1)
        if kind not in PAINTERS or face.startswith("unknown-"):
            continue
        if kind == "planet":
            out.append(Element(key, kind, "row/0", face, badges={"place": 1}))
            out.append(Element(key, kind, "row/0", face if face == "omega" else None, marks=("veiled",)))
        elif kind == "module":
            out += [
                Element(key, kind, "x", face, badges={"price": 3}),
                Element(key, kind, "x", face, 1, marks=("used",)),
            ]
            out += [
                Element(key, kind, "x", face, 0, marks=("owned",)),
                Element(key, kind, "x", face, marks=("discarded",)),
            ]
        elif kind == "tile":
            out += [
                Element(key, kind, "x", face, 0, marks=(m,)) for m in ("available", "programmed", "executed")
            ]
        elif kind == "installation":
            out += [Element(key, kind, "x", face), Element(key, kind, "x", face, marks=("used",))]
        else:
            out.append(Element(key, kind, "x", face, 0))
    for n in (0, 1, 25):
        out.append(Element("r", "rigs", "x", None, 1, {"rigs": n, "income": n % 6}, ("majority",)))
    out += [Element("ship", "ship", "x", None, s) for s in (0, 1)]
    out += [Element("deck", "deck", "x", badges={"cards": n}) for n in (0, 9)]
    out += [Element("round", "round", "x", badges={"round": n, "rounds": 9, "sequence": 1}) for n in (1, 9)]
    out += [
        Element("mat", "mat", "x", None, s, {"credits": 104, "supply": 25, "complexity": 12}, ("acting",)[:s])
        for s in (0, 1)
    ]
    return out


def draw(element: Element, view: Look, w: int, h: int) -> QImage:
    out = QImage(w, h, QImage.Format.Format_ARGB32_Premultiplied)
    out.fill(0)
    p = QPainter(out)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    PAINTERS[element.kind](
        p, float(w), float(h), element, FACTS.get(f"{element.kind}/{element.face}", {}), view
    )
    p.end()
    return out


def raw(image: QImage) -> bytes:
    return bytes(image.constBits())


def colours(image: QImage) -> int:
    w, h = image.width(), image.height()
    steps = (max(1, w // 29), max(1, h // 29))
    return len({image.pixel(x, y) for x in range(0, w, steps[0]) for y in range(0, h, steps[1])})


def heights(kind: str) -> tuple[int, ...]:
    return {"planet": (180, 270), "tile": (31, 70, 240), "cell": (43, 70), "module": (30, 110, 240)}.get(
        kind, {"installation": (36, 240), "mat": (210,)}.get(kind, (34, 120))
    )


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", ["en", "zh-TW"])
def test_every_face_is_drawn_with_all_its_words_and_icons(lang: str, theme: str) -> None:
    view = look(lang, theme)
    for element in faces():
        for h in heights(element.kind):
            w = (
                860
                if element.kind == "mat"
                else round(h * (LAYOUT.kind(element.kind).aspect or LAYOUT.aspect))
            )
            assert colours(draw(element, view, w, h)) >= 3, (element, h)
    assert view.text.missing == set()


def test_every_planet_looks_different() -> None:
    assert set(planets.WORLDS) == {p.id for p in CAT.planets.values()}
    view = look("en", "light")
    drawn = {raw(draw(Element("x", "planet", "x", p), view, 116, 270)) for p in planets.WORLDS}
    assert len(drawn) == len(planets.WORLDS)


def test_unseen_planets_all_look_the_same() -> None:
    """A veiled planet tells nothing but its place."""
    view = look("en", "light")
    shown = {
        raw(
            draw(
                Element(
                    f"planet/unknown-{i}",
                    "planet",
                    f"row/{i}",
                    None,
                    badges={"place": i + 1},
                    marks=("veiled",),
                ),
                view,
                116,
                270,
            )
        )
        for i in range(1, 6)
    }
    assert len(shown) == 1


def test_every_effect_has_signs() -> None:
    for facts in FACTS.values():
        if "signs" in facts:
            assert signs.parts(facts["signs"])


def positions(by_hints: bool) -> list[tuple[Element, ...]]:
    """Every third position of a game, as seat 0 sees it."""
    setup = Setup(2, 5, {o.id: o.default for o in GAME.options(CAT)})
    table, chance, out = GAME.table(GAME.new_game(CAT, setup), CAT), Chance(5), []
    ask = settle(table)
    while ask is not None:
        seat = ask.seats[0]
        if len(table.state.flow) and chance.below(3) == 0:
            out.append(tuple(GAME.elements(CAT, table.state, 0)))
        if by_hints:
            choice = max(GAME.hints(table, seat), key=lambda h: h.value).choice
        else:
            found = legal(table, seat)
            choice = found[chance.below(len(found))]
        ask = play(table, seat, choice, ask)
    return [*out, tuple(GAME.elements(CAT, table.state, None))]


@pytest.fixture(scope="module", params=[True, False], ids=["hinted", "random"])
def game(request: pytest.FixtureRequest) -> list[tuple[Element, ...]]:
    return positions(request.param)


def _apart(a: Box, b: Box) -> bool:
    return a.x >= b.x + b.w or b.x >= a.x + a.w or a.y >= b.y + b.h or b.y >= a.y + a.h


def _laws(arr: Arrangement, elements: tuple[Element, ...], size: tuple[int, int]) -> None:
    by_id = {e.id: e for e in elements}
    assert arr.unplaced == []
    for placed in arr.items.values():
        b = placed.box
        assert b.x >= 0
        assert b.y >= 0
        assert b.x + b.w <= size[0]
        assert b.y + b.h <= size[1]
    seen = {i: p for i, p in arr.items.items() if p.size != "hidden" and by_id[i].kind != "mat"}
    for (i, p), (j, q) in combinations(seen.items(), 2):
        one, two = by_id[i], by_id[j]
        stacked = (
            one.kind == two.kind == "module" and one.place.rpartition("/")[0] == two.place.rpartition("/")[0]
        )
        lying = ":" in one.place or ":" in two.place
        if not stacked and not lying:
            assert _apart(p.box, q.box), (i, j)
    read = [(i, p) for i, p in seen.items() if by_id[i].kind in ("rigs", "installation", "stock", "module")]
    for (i, p), (j, q) in combinations([x for x in read if ":" in by_id[x[0]].place], 2):
        if by_id[i].kind == by_id[j].kind == "module":
            continue
        assert _apart(p.box, q.box), (i, j)


@pytest.mark.parametrize("size", SIZES)
def test_laws_of_the_layout(game: list[tuple[Element, ...]], size: tuple[int, int]) -> None:
    """All placed and inside; nothing that must be read is covered; the numbers are large enough from 1280x720 on."""
    for elements in game:
        for viewer in (0, 1, None):
            arr = arrange(LAYOUT, size, elements, 2, viewer)
            _laws(arr, elements, size)
            if size[1] < 700 or size[0] < 800:
                continue
            by_id = {e.id: e for e in elements}
            own = f"seat{viewer or 0}"
            for i, p in arr.items.items():
                if by_id[i].kind == "rigs":
                    assert p.box.h * 0.72 >= 14
                elif by_id[i].kind == "tile":
                    assert p.box.h * (0.31 if p.box.h < 50 else 0.28) >= (14 if p.area == own else 11), (i, p)
                elif by_id[i].kind == "module" and p.area == "market" and by_id[i].place.startswith("slot"):
                    assert p.box.h * 0.23 * 1.06 * 0.7 >= 14


def test_own_things_lie_near_and_the_others_far(game: list[tuple[Element, ...]]) -> None:
    elements = game[-1]
    for viewer in (0, 1):
        arr = arrange(LAYOUT, (897, 752), elements, 2, viewer)
        for e in elements:
            if e.kind == "rigs":
                disc = arr.items[e.place.split(":")[0]].box
                below = arr.items[e.id].box.y > disc.y + disc.h / 2
                assert below == (e.seat == viewer)
