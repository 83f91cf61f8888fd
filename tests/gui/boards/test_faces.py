"""Every face of The Builders in both sizes, both languages and all themes: drawn without fault, not blank, all icons
and words there. `contact_sheet(path)` puts them on one picture to be looked at."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from hotseat.engine import registry
from hotseat.engine.element import Element
from hotseat.gui import ink
from hotseat.gui.boards.builders import PAINTERS, buildings, machines, painters
from hotseat.gui.ink import Look, SeatLook
from hotseat.gui.table import Layout
from hotseat.gui.text import Text
from hotseat.gui.theme import THEMES, Theme

pytestmark = pytest.mark.usefixtures("qapp")

FACTS = registry.find("builders").facts(registry.catalogue("builders"))
SEATS = tuple(SeatLook.of(n, i) for i, n in enumerate(("Ann", "Bertrand", "佳慧", "Дмитрий Николаевич")))
BADGES = {"coins": 14, "points": 8, "actions": 3, "team": 5, "sites": 2, "finished": 12}


def look(lang: str = "en", theme: str = "light", size: str = "full") -> Look:
    return Look(Text(lang, "builders", SEATS, FACTS, theme=THEMES[theme]), THEMES[theme], SEATS, size)


def half_missing(face: str) -> dict[str, int]:
    """A site with about half of the work done, and one resource delivered completely."""
    needs = FACTS[f"building/{face}"]["needs"]
    out, first = {}, True
    for name, n in needs.items():
        out[f"missing-{name}"] = 0 if n and first else (n + 1) // 2
        first = first and not n
    return out


def cards() -> list[Element]:
    out = []
    for key in FACTS:
        kind, face = key.split("/")
        if kind == "building":
            out += [
                Element(key, kind, "row/building/0", face, marks=("offer",)),
                Element(key, kind, "seat0/sites/0", face, 0, half_missing(face), ("site",)),
            ]
            if not FACTS[key]["machine"]:
                out.append(Element(key, kind, "seat0/finished/0", face, 0, marks=("done",)))
        elif kind == "worker":
            out.append(Element(key, kind, "seat0/team/0", face, 0, marks=("team",)))
    return out


def others() -> list[Element]:
    return [
        Element("building/inn", "building", "next/building", "inn", marks=("next",)),
        Element("worker/master_3200", "worker", "next/worker", "master_3200", marks=("next",)),
        *(Element(f"deck/{f}", "deck", f"deck/{f}", f, badges={"cards": n}) for f in ("building", "worker") for n in (0, 1, 31)),
        Element("chip/seat1/team", "chip", "x", None, 1, {"count": 9, "stone": 7, "wood": 12, "knowledge": 0, "tile": 3}),
        *(Element(f"seat{s}", "mat", f"seat{s}", None, s, BADGES, ("acting", "start")[: s % 3]) for s in range(4)),
    ]  # fmt: skip


def draw(element: Element, view: Look, w: float, h: float, scale: float = 1.0) -> QImage:
    out = QImage(round(w * scale), round(h * scale), QImage.Format.Format_ARGB32_Premultiplied)
    out.setDevicePixelRatio(scale)
    out.fill(0)
    p = QPainter(out)
    p.setRenderHint(QPainter.RenderHint.Antialiasing)
    PAINTERS[element.kind](p, w, h, element, FACTS.get(f"{element.kind}/{element.face}", {}), view)
    p.end()
    return out


def raw(image: QImage, picture: bool = False) -> bytes:
    """The pixels; of the picture only, on a card of 200 x 250."""
    part = image.copy(10, 46, 120, 150) if picture else image
    return bytes(part.constBits())


def colours(image: QImage) -> int:
    """How many different colours there are on a coarse grid."""
    w, h = image.width(), image.height()
    return len(
        {image.pixel(x, y) for x in range(1, w, max(1, w // 23)) for y in range(1, h, max(1, h // 23))}
    )


def sizes(element: Element) -> list[tuple[str, float, float]]:
    if element.kind == "mat":
        return [("full", 880, 270), ("small", 286, 160)]
    if element.kind == "deck":
        return [("full", 106, 132), ("full", 46, 57)]
    narrow = 0.29 if element.kind == "worker" else 0.44
    full = [] if element.kind == "chip" else [("full", 106, 132), ("full", 46, 57), ("full", 400, 500)]
    return [*full, ("small", 105 * narrow, 105), ("small", 57 * narrow, 57)]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("lang", ["en", "zh-TW"])
def test_every_face_is_drawn_with_all_its_words_and_icons(lang: str, theme: str) -> None:
    views = {size: look(lang, theme, size) for size in ("full", "small")}
    for element in [*cards(), *others()]:
        for size, w, h in sizes(element):
            if h == 500 and element.face not in ("cathedral", "crane_3", "master_3200", "inn"):
                continue
            image = draw(element, views[size], w, h)
            assert colours(image) > 4, (element.id, element.marks, size, w)
    assert views["full"].text.missing == views["small"].text.missing == set()


def test_every_building_and_machine_has_a_drawing_of_its_own() -> None:
    faces = {k.split("/")[1]: f["machine"] for k, f in FACTS.items() if k.startswith("building/")}
    assert {f for f, machine in faces.items() if not machine} == set(buildings.BUILDINGS)
    assert set(filter(None, faces.values())) == set(machines.MACHINES)
    view, seen = look(), {}
    for face in faces:
        image = draw(Element("x", "building", "x", face), view, 200, 250)
        picture = raw(image, picture=True)
        assert picture not in seen, f"{face} looks like {seen.get(picture)}"
        seen[picture] = face


def test_workers_of_a_class_are_different_people() -> None:
    view = look()
    faces = [k.split("/")[1] for k in FACTS if k.startswith("worker/craftsman")]
    looks = {raw(draw(Element("x", "worker", "x", f), view, 200, 250), picture=True) for f in faces}
    assert len(looks) == len(faces)


def test_the_picture_of_a_site_grows_with_the_work() -> None:
    view = look()
    needs = FACTS["building/inn"]["needs"]
    total = sum(needs.values())
    shown = []
    for left in range(total + 1):
        missing, rest = {}, left
        for name, n in needs.items():
            missing[f"missing-{name}"] = min(n, rest)
            rest -= missing[f"missing-{name}"]
        image = draw(Element("x", "building", "x", "inn", 0, missing, ("site",)), view, 200, 250)
        sky = QColor(image.pixel(20, 60)).name()
        meadow = QColor(image.pixel(20, 190)).name()
        shown.append((sky, meadow, raw(image, picture=True)))
    assert len({picture for *_, picture in shown}) == total + 1
    assert shown[0][1] != shown[-1][1], "finished ground is green, planned ground is paper"


def test_rows_stand_at_the_same_heights_on_all_cards_of_a_size() -> None:
    for size in ("full", "small"):
        for h in (57, 105, 132, 230):
            heights = {
                (tuple((r.y(), r.bottom()) for r in painters.rows(w, h, size)))
                for w in (h * 0.29, h * 0.44, h * 0.8)
            }
            assert len(heights) == 1
            (rows,) = heights
            assert all(a[1] < b[0] for a, b in pairwise(rows))
            assert 0 < rows[0][0] < rows[-1][1] <= h


def test_digits_are_as_high_as_the_layout_reckons() -> None:
    digits = Layout.read(registry.assets("builders")).digits
    for h in (90, 105, 132, 180):
        for size, w in (("full", h * 0.8), ("small", h * 0.44), ("small", h * 0.29)):
            cell = painters.rows(w, h, size)[0]
            image = QImage(200, 100, QImage.Format.Format_ARGB32_Premultiplied)
            image.fill(0)
            p = QPainter(image)
            ink.cell(p, cell, "wall", "#333333", 4)
            drawn = p.font().pixelSize()
            p.end()
            assert drawn >= digits[size] * h - 1, (size, h)


def test_same_face_same_bytes() -> None:
    view = look()
    one = [raw(draw(e, view, 106, 132)) for e in cards()[:20]]
    ink.STAMPS.clear()
    assert one == [raw(draw(e, view, 106, 132)) for e in cards()[:20]]


def test_kept_pictures_stay_under_their_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    ink.STAMPS.clear()
    monkeypatch.setattr(ink.STAMPS, "limit", 300_000)
    view = look()
    for element in cards()[:30]:
        draw(element, view, 106, 132)
    assert 0 < ink.STAMPS.bytes <= 300_000


def test_a_name_too_long_stays_inside_the_head() -> None:
    text = "Ein unglaublich langer Gebäudename der nirgends hineinpasst"
    image = QImage(120, 30, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    p = QPainter(image)
    ink.title(p, QRectF(10, 0, 100, 30), text, 14)
    p.end()
    assert all(image.pixel(x, y) == 0 for x in (*range(8), *range(113, 120)) for y in range(30))


def contact_sheet(path: Path, lang: str = "en", theme: Theme = THEMES["light"], scale: float = 1.0) -> None:
    """All faces on one picture."""
    full, small = look(lang, theme.name), look(lang, theme.name, "small")
    sheet = QImage(1500, 1960, QImage.Format.Format_ARGB32_Premultiplied)
    p = QPainter(sheet)
    p.fillRect(sheet.rect(), QColor(theme.board))

    def place(element: Element, view: Look, x: float, y: float, w: float, h: float) -> None:
        p.drawImage(QRectF(x, y, w, h), draw(element, view, w, h, scale))

    x, y = 6.0, 6.0
    every = cards()
    site = [e for e in every if "site" in e.marks]
    done = [e for e in every if "done" in e.marks]
    offer = [e for e in every if "offer" in e.marks]
    team = [e for e in every if e.kind == "worker"]
    for group in ([*offer, *site[::3]], team[:24], done[::4] + others()[:8]):
        for element in group:
            place(element, full, x, y, 100, 125)
            x += 106
            if x > 1390:
                x, y = 6, y + 131
        if x > 6:
            x, y = 6, y + 131
    for w, h in ((100 * 0.29, 100), (60 * 0.29, 60)):
        for element in [*site[::3], others()[8], *team[::2]]:
            wide = h * 0.44 if element.kind != "worker" else w
            place(element, small, x, y, wide, h)
            x += wide + 3
            if x > 1440:
                x, y = 6, y + h + 4
        x, y = 6, y + h + 6
    for element in [*site[::4], *team[::5], *done[::6]][:26]:
        place(element, full, x, y, 46, 57)
        x += 50
    x, y = 6, y + 63
    for i, element in enumerate(others()[-4:]):
        place(element, full if i < 1 else small, x, y, 560 if i < 1 else 286, 150)
        x += 566 if i < 1 else 292
    p.end()
    sheet.save(str(path))
