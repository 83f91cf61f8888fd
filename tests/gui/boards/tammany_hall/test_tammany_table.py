"""Tammany Hall drawn and laid out: every face, every position of whole games at several sizes, placing as a draft."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from tests.gui.screens.walk import Walk, match

from hotseat.engine import registry
from hotseat.engine.element import Element
from hotseat.gui.boards.tammany_hall import DRAFTS, PAINTERS, QUICK, WALK
from hotseat.gui.boards.tammany_hall.placer import Placer
from hotseat.gui.ink import SeatLook
from hotseat.gui.screens import board
from hotseat.gui.table import arrange
from hotseat.gui.table.packing import within
from hotseat.gui.theme import THEMES
from hotseat.simulate import decision

SIZES = [(883, 752), (797, 704), (1302, 1064), (760, 900)]
"""The table in windows of 1366x768, 1280x720, 1920x1080 and an upright one."""
NAMES = ("Ann", "Bertrand", "佳慧", "Дмитрий Николаевич", "Eve")
SEATS = tuple(SeatLook.of(name, i) for i, name in enumerate(NAMES))


def positions(seats: int, every: int = 9) -> list[list[Element]]:
    """What is seen during a whole game of quick choices."""
    played, out = match("tammany_hall", seats, seed=seats), []
    while played.seat is not None:
        if len(played.moves) % every == 0:
            out.append(played.view(played.seat))
        played.choose(decision(played.game, played.state, played.seat, "greedy", len(played.moves), 0.1))
    out.append(played.view(None))
    return out


@pytest.fixture(scope="module")
def games() -> dict[int, list[list[Element]]]:
    return {seats: positions(seats) for seats in (3, 4, 5)}


@pytest.mark.usefixtures("qapp")
@pytest.mark.parametrize("theme", ["light", "dark", "contrast"])
@pytest.mark.parametrize("lang", ["en", "zh-TW"])
def test_every_face_is_drawn(games: dict[int, list[list[Element]]], lang: str, theme: str) -> None:
    loaded = board.load("tammany_hall")
    text = loaded.text(lang, THEMES[theme], SEATS)
    look = loaded.look(text, THEMES[theme], SEATS)
    seen: dict[tuple[Any, ...], Element] = {}
    for view in (*games[5], games[3][0]):
        for e in view:
            seen.setdefault((e.kind, e.face, e.marks), e)
    kinds = set()
    for e in seen.values():
        for kind in (e.kind, f"{e.kind}-large"):
            if kind not in PAINTERS:
                continue
            kinds.add(kind)
            w, h = (230, 180) if kind.endswith("-large") else (150, 84) if kind == "mat" else (90, 70)
            picture = QImage(w, h, QImage.Format.Format_ARGB32)
            picture.fill(QColor(0, 0, 0, 0))
            p = QPainter(picture)
            PAINTERS[kind](p, float(w), float(h), e, loaded.facts.get(f"{e.kind}/{e.face}", {}), look)
            p.end()
            assert any(picture.pixelColor(x, y).alpha() for x in range(0, w, 4) for y in range(0, h, 4)), e
    assert kinds == set(PAINTERS), "a painter that no game needs, or a kind that never came"
    assert not text.missing


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_everything_has_its_place(
    games: dict[int, list[list[Element]]], seats: int, size: tuple[int, int]
) -> None:
    loaded = board.load("tammany_hall")
    for view in games[seats]:
        found = arrange(loaded.layout, size, view, seats, 0, 0, loaded.facts)
        assert not found.unplaced
        by_id = {e.id: e for e in view}
        for placed in found.items.values():
            b = placed.box
            assert min(b.x, b.y, size[0] - b.x - b.w, size[1] - b.y - b.h) >= 0
        free: dict[str, list[QRectF]] = {}
        for id_, placed in found.items.items():
            e = by_id[id_]
            if e.kind not in ("boss", "cube") or not e.place.startswith("ward/") or placed.size == "hidden":
                continue
            ward = found.items[e.place.partition(":")[0]]
            b = placed.box
            middle = (b.x + b.w / 2 - ward.box.x, b.y + b.h / 2 - ward.box.y)
            assert within(ward.outline, *middle), f"{id_} is not in its ward"
            free.setdefault(e.place.partition(":")[0], []).append(QRectF(b.x, b.y, b.w, b.h))
        for rects in free.values():
            for one, other in combinations(rects, 2):
                common = one.intersected(other)
                assert min(common.width(), common.height()) <= 1  # whole pixels may touch
        if size[1] >= 704:
            chips = [found.items[e.id].box for e in view if e.kind == "chip"]
            assert min(b.h for b in chips) * 0.46 >= 11
            own = [found.items[e.id].box for e in view if e.kind == "chip" and e.seat == 0]
            assert min(min(b.h * 0.46, b.w * 0.86) for b in own) >= (14 if size[0] >= 880 else 11)


def test_wards_are_pointed_at_by_their_shape(qtbot: Any) -> None:
    walk = Walk(qtbot, match("tammany_hall", 5))
    walk.screen.curtain.hide()
    walk.screen._open_curtain()
    scene = walk.screen.scene
    for ward in (e.id for e in scene.elements if e.kind == "ward"):
        spot = scene.spot(ward)
        assert spot is not None
        piece = scene.pieces[ward]
        assert piece.covers(spot.x() - piece.box.x, spot.y() - piece.box.y)
        found = scene.piece_at(spot)
        assert found is piece
    corner = scene.pieces["ward/1"].box
    outside = scene.piece_at(QPointF(corner.x + 2, corner.y + 2))
    assert outside is scene.pieces["map"]


# -- placing --------------------------------------------------------------------------------------------------------


def draft() -> tuple[Any, Placer, list[Element]]:
    played = match("tammany_hall", 4)
    choice = next(o.choice for o in played.offers() if o.choice.verb == "place")
    made = Placer(played.seat or 0, choice, played.why_not, played.facts)
    view = played.view(played.seat)
    made.shown(view)
    return played, made, view


def ghosts(made: Placer, view: list[Element]) -> list[tuple[str, str]]:
    return sorted((e.kind, e.place.partition(":")[0]) for e in made.shown(view) if "ghost" in e.marks)


def test_two_wards_take_two_bosses() -> None:
    played, made, view = draft()
    assert made.refusal.key == "incomplete"
    made.point("ward/1")
    made.point("ward/4")
    assert ghosts(made, view) == [("boss", "ward/1"), ("boss", "ward/4")]
    assert made.refusal is None
    assert (made.choice.ward, made.choice.second, made.choice.second_ward) == ("1", "boss", "4")
    played.choose(made.choice)
    assert {e.id for e in made.shown(view) if "ghost" in e.marks} <= {
        e.id for e in played.view(played.viewer)
    }


def test_a_cube_first_or_the_boss_first() -> None:
    _, made, view = draft()
    cube = next(e for e in view if e.place.startswith("garden:cube"))
    made.point(cube.id)
    assert made.held == cube.face
    made.point("ward/7")
    made.point("ward/2")
    assert (made.choice.ward, made.choice.second, made.choice.second_ward) == ("2", cube.face, "7")
    made.clear()
    made.point("ward/2")
    made.drop(cube.id, "ward/7")
    assert (made.choice.ward, made.choice.second, made.choice.second_ward) == ("2", cube.face, "7")
    assert ghosts(made, view) == [("boss", "ward/2"), ("cube", "ward/7")]


def test_ghosts_are_moved_and_taken_back() -> None:
    _, made, view = draft()
    made.point("ward/1")
    ghost = next(e for e in made.shown(view) if "ghost" in e.marks)
    made.drop(ghost.id, "ward/6")
    assert ghosts(made, view) == [("boss", "ward/6")]
    ghost = next(e for e in made.shown(view) if "ghost" in e.marks)
    made.point(ghost.id)
    assert not made.started
    made.point("ward/1")
    made.point("ward/2")
    assert made.back()
    assert ghosts(made, view) == [("boss", "ward/1")]
    assert made.clear()
    assert not made.back()


def test_a_ward_under_its_veil_says_why() -> None:
    played = match("tammany_hall", 3)
    choice = next(o.choice for o in played.offers() if o.choice.verb == "place")
    made = Placer(played.seat or 0, choice, played.why_not, played.facts)
    made.shown(played.view(played.seat))
    made.point("ward/9")
    assert made.refused.key == "unopened"
    assert not made.started
    assert made.hints(played.view(played.seat))["ward/9"].state == "refused"


def test_what_is_walked_through_has_words() -> None:
    loaded = board.load("tammany_hall")
    for lang in ("en", "zh-TW"):
        text = loaded.text(lang, THEMES["light"], SEATS)
        for key, page in WALK.items():
            assert text.has(f"event-{key}")
            assert text.has(f"announced-{page}")
        assert set(QUICK) <= set(WALK)
        assert all(text.has(f"draft-{key}") for key in DRAFTS)
        rules = (registry.locale("tammany_hall") / lang / "tammany_hall-rules.md").read_text("utf-8")
        assert rules.count("{#") == rules.count("\n## ") + 1
