"""Every face of The Manhattan Project in both sizes, both languages and all themes: drawn without fault, not blank, all
words and icons there; what differs in the rules differs to the eye."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter

from hotseat.engine import registry
from hotseat.engine.element import Element
from hotseat.gui.boards.manhattan_project import PAINTERS
from hotseat.gui.boards.manhattan_project.signs import AREAS
from hotseat.gui.ink import Look, SeatLook
from hotseat.gui.table import Layout
from hotseat.gui.text import Text
from hotseat.gui.theme import THEMES

pytestmark = pytest.mark.usefixtures("qapp")

GAME = "manhattan_project"
FACTS = registry.find(GAME).facts(registry.catalogue(GAME))
LAYOUT = Layout.read(registry.assets(GAME))
SEATS = tuple(SeatLook.of(n, i) for i, n in enumerate(("Ann", "Bertrand", "佳慧", "Дмитрий", "Eve")))
GOODS = ("money", "yellowcake", "uranium", "plutonium", "spy", "fighter", "bomber")
HAND = ("laborer", "engineer", "scientist", "hired_laborer", "hired_engineer", "hired_scientist")
BADGES = {"points": 38, "target": 45, **dict.fromkeys(GOODS, 12), **dict.fromkeys(HAND, 3), "plans": 4}


def look(lang: str = "en", theme: str = "light", size: str = "full") -> Look:
    words = Text(lang, GAME, SEATS, FACTS, theme=THEMES[theme])
    return Look(words, THEMES[theme], SEATS, size, LAYOUT.colours(theme))


def faces() -> list[Element]:
    out = [Element(f"seat{s}", "mat", f"seat{s}", None, s, BADGES, marks) for s, marks in enumerate(((), ("acting", "threat"), ("won",), ("threat",), ()))]  # fmt: skip
    for key in FACTS:
        kind, _, face = key.partition("/")
        if kind == "space":
            out += [Element(key, "space", "x", face, marks=m) for m in ((), ("closed",))]
            out.append(Element(key, "space-large", "x", face))
        elif kind == "building":
            out.append(Element(key, kind, "x", face, badges={"price": 3}, marks=("offered",)))
            out.append(Element(key, kind, "x", face, 1, {"damage": 2}, ("damaged",)))
        elif kind == "bomb":
            out.append(Element(key, kind, "x", face, marks=("design",)))
            out += [
                Element(key, kind, "x", face, 0, {"value": 29}, (m,)) for m in ("built", "loaded", "plan")
            ]
        elif kind == "track":
            out.append(Element(key, kind, "x", face, badges={f"seat-{s}": s // 2 for s in range(5)}))
        elif kind == "aircraft":
            out += [Element(key, k, "x", face, 2, {"amount": 7}) for k in ("aircraft", "aircraft-lost")]
        elif kind == "workers":
            out.append(Element(key, kind, "x", face, 3, {"permanent": 2, "contractor": 1, "reserve": 1}))
            out.append(Element(key, kind, "x", face, None, {"contractor": 4}, ("supply",)))
        elif kind == "worker":
            out += [Element(key, kind, "x", face, s) for s in (None, 0, 4)]
        elif kind in ("position", "test"):
            out.append(Element(key, kind, "x", face))
    out += [
        Element(f"deck/{f}", "deck", "x", f, badges={"cards": n})
        for f in ("building", "bomb")
        for n in (0, 31)
    ]
    out += [Element("tray", "tray", "x", "tray", badges={"money": n}) for n in (0, 7)]
    out += [
        Element("seat0/plans/0", "back", "x", seat=0),
        Element("chip/seat1/mine", "chip", "x", None, 1, {"count": 3}),
    ]
    out += [Element(area, f"panel-{area}", "board") for area in AREAS]
    return out  # fmt: skip


def draw(element: Element, view: Look, w: float, h: float) -> QImage:
    out = QImage(round(w), round(h), QImage.Format.Format_ARGB32_Premultiplied)
    out.fill(0)
    p = QPainter(out)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    facts = FACTS.get(f"{element.kind.split('-')[0]}/{element.face}", {})
    PAINTERS[element.kind](p, w, h, element, facts, view)
    p.end()
    return out


def raw(image: QImage) -> bytes:
    """The pixels."""
    return bytes(image.constBits())


def colours(image: QImage) -> int:
    w, h = image.width(), image.height()
    return len(
        {image.pixel(x, y) for x in range(1, w, max(1, w // 23)) for y in range(1, h, max(1, h // 23))}
    )


def sizes(kind: str) -> list[tuple[str, float, float]]:
    if kind == "mat":
        return [("full", 880, 240), ("small", 437, 76), ("small", 288, 115)]
    if kind.startswith("panel"):
        return [("full", 78, 98), ("full", 350, 98)]
    aspect = LAYOUT.kind(kind.removesuffix("-large").removesuffix("-lost")).aspect or LAYOUT.aspect
    full = [("full", h * aspect, h) for h in ((30.0, 60.0) if aspect > 1.5 else (84.0, 150.0, 320.0))]
    small = (
        [("small", 44 * LAYOUT.kind(kind).narrow, 44.0)]
        if kind in ("building", "bomb", "test", "aircraft")
        else []
    )
    return [("small", 26.0, 44.0)] if kind == "chip" else [*full, *small]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", ["en", "zh-TW"])
def test_every_face_is_drawn_with_all_its_words_and_icons(lang: str, theme: str) -> None:
    views = {size: look(lang, theme, size) for size in ("full", "small")}
    for element in faces():
        for size, w, h in sizes(element.kind):
            if h > 200 and (lang, theme) != ("en", "light"):
                continue  # large faces differ from middle ones in nothing but size
            image = draw(element, views[size], w, h)
            assert colours(image) > 3, (element.id, element.kind, element.marks, size, w)
    assert views["full"].text.missing == views["small"].text.missing == set()


def test_every_kind_on_the_table_has_a_painter_and_every_area_a_panel() -> None:
    kinds = {key.partition("/")[0] for key in FACTS} & {
        "space", "building", "bomb", "position", "test", "worker", "workers", "track", "aircraft", "deck", "tray"
    }  # fmt: skip
    assert kinds <= set(PAINTERS)
    assert {f"panel-{f['area']}" for key, f in FACTS.items() if key.startswith("space/")} <= set(PAINTERS)


def alpha(image: QImage) -> list[bool]:
    return [
        image.pixelColor(x, y).alpha() > 128
        for x in range(0, image.width(), 2)
        for y in range(0, image.height(), 2)
    ]


def test_own_workers_and_contractors_differ_in_shape_and_kinds_in_their_sign() -> None:
    view = look()
    own, hired = (draw(Element("w", "worker", "x", "engineer", s), view, 60, 60) for s in (0, None))
    assert sum(a != b for a, b in zip(alpha(own), alpha(hired), strict=True)) > 40
    signs = {
        raw(draw(Element("w", "worker", "x", k), view, 60, 60)) for k in ("laborer", "engineer", "scientist")
    }
    assert len(signs) == 3


def test_sites_that_differ_look_different() -> None:
    view = look()
    for kind, w, h in (("building", 90, 145), ("space", 90, 94), ("bomb", 84, 150)):
        seen: dict[bytes, str] = {}
        for key, facts in FACTS.items():
            if not key.startswith(f"{kind}/") or facts.get("area") == "air_strike":
                continue
            picture = raw(draw(Element(key, kind, "x", key.partition("/")[2]), view, w, h))
            assert picture not in seen, f"{key} looks like {seen.get(picture)}"
            seen[picture] = key


def test_damage_loading_and_the_test_change_the_face() -> None:
    view = look()
    sound, hit = (Element("b", "building", "x", "b45", 0, {"damage": n} if n else {}) for n in (0, 1))
    assert draw(sound, view, 84, 135) != draw(hit, view, 84, 135)
    built, loaded = (Element("n", "bomb", "x", "n20", 0, {"value": 9}, (m,)) for m in ("built", "loaded"))
    tested = Element("n", "bomb", "x", "n20", 0, {"value": 16}, ("built",))
    pictures = [raw(draw(e, view, 80, 143)) for e in (built, loaded, tested)]
    assert len(set(pictures)) == 3
