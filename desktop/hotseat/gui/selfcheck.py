"""Can everything be shown that the program may have to show? For packages: fonts, words, every face of every game."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path

from PySide6.QtGui import QFontDatabase, QRawFont

from hotseat.engine import codec, flow, registry
from hotseat.engine.chance import Chance
from hotseat.engine.element import Element
from hotseat.engine.game import GameDef, Setup

from . import fonts
from .screens import board
from .screens.board import Board
from .table.faces import draw
from .table.studio import Studio
from .text import Text, languages
from .theme import THEMES, SeatLook

MOVES = 60
"""Decisions of the game from which pieces and sentences are taken."""
EVERY = 6
"""Moves between two looks at the table."""
SIZES = {"full": (150.0, 190.0), "small": (80.0, 105.0)}
NAMES = ("Ann", "Ben", "佳慧", "Дмитрий", "Zoë")


def faults() -> Iterator[str]:
    """What is missing, one line each; nothing when all is well. Takes some seconds."""
    yield from font_faults()
    for language in languages():
        yield from glyph_faults(language)
    for game_id in registry.ids():
        try:
            yield from game_faults(board.load(game_id))
        except Exception as fault:  # noqa: BLE001 - whatever is wrong is what is asked for
            yield f"{game_id}: {fault}"


def font_faults() -> Iterator[str]:
    """The fonts that were not found."""
    families = set(QFontDatabase.families())
    for family in (fonts.SANS, fonts.SERIF, fonts.ICONS):
        if family not in families:
            yield f"the font {family!r} is missing: text may look different or be boxes"


def glyph_faults(language: str) -> Iterator[str]:
    """Characters of the language's words that our own font can't draw, by file."""
    own = QRawFont.fromFont(fonts.font(16))
    folders = dict.fromkeys((registry.ASSETS / "locale", *map(registry.locale, registry.ids())))
    for folder in folders:
        for file in sorted((folder / language).iterdir()):
            lost = "".join(sorted(c for c in _characters(file) if not own.supportsCharacter(ord(c))))
            if lost:
                yield f"{language}/{file.name}: the font {fonts.SANS!r} can't draw {lost[:40]!r}"
    if not Text(language).has("slogan"):
        yield f"the words of the language {language!r} are missing"


def _characters(file: Path) -> set[str]:
    return {c for c in set(file.read_text("utf-8")) if not unicodedata.category(c).startswith("C")}


def game_faults(of: Board) -> Iterator[str]:
    """Faces that can't be drawn and words that are missing, in every language and theme and both sizes."""
    game = registry.find(of.game_id)
    pieces, said = _played(game)
    for key in _printed(of):
        kind, _, face = key.partition("/")
        pieces[key] = Element(key, kind, "table", face)
    seats = tuple(SeatLook.of(name, n) for n, name in enumerate(NAMES[: game.seats[1]]))
    for language in languages():
        missing: set[str] = set()
        for theme in THEMES.values():
            text = of.text(language, theme, seats)
            look = replace(of.look(text, theme, seats), palette=of.layout.colours(theme.name))
            studio = Studio(of.layout, of.painters, of.facts, look, None)  # type: ignore[arg-type]
            for element in pieces.values():
                painter = studio.painters.get(element.kind) or studio.painters["chip"]
                facts = of.facts.get(f"{element.kind}/{element.face}", {})
                for size, (w, h) in SIZES.items():
                    try:
                        draw(painter, w, h, 1.0, element, facts, replace(look, size=size))
                    except Exception as fault:  # noqa: BLE001 - as above
                        where = f"{element.kind}/{element.face} ({size}, {language}, {theme.name})"
                        yield f"{game.id}: {where} can't be drawn: {type(fault).__name__} {fault}"
            for key, args in said:
                text(key, **args)
            missing |= text.missing
        for key in sorted(missing):
            yield f"{game.id}: the words {key!r} are missing in {language}"


def _printed(of: Board) -> Iterator[str]:
    """The facts that are printed on a face. One that lacks what most of its kind have is only the name of something."""
    by_kind: dict[str, list[str]] = {}
    for key in of.facts:
        by_kind.setdefault(key.partition("/")[0], []).append(key)
    for kind, keys in by_kind.items():
        if kind in of.painters:
            words = Counter(word for key in keys for word in of.facts[key])
            usual = {word for word, n in words.items() if n > len(keys) / 2}
            yield from (key for key in keys if usual <= set(of.facts[key]))


def _played(game: GameDef) -> tuple[dict[str, Element], list[tuple[str, dict[str, object]]]]:
    """Pieces as they look in a game of good moves, one of each kind, face and state, and what is said meanwhile."""
    cat = registry.catalogue(game.id)
    table = game.table(game.new_game(cat, Setup(game.seats[1], 7)), cat)
    ask, chance = flow.settle(table), Chance(7)
    pieces: dict[str, Element] = {}
    said: dict[str, tuple[str, dict[str, object]]] = {}
    for n in range(MOVES):
        if n % EVERY == 0 or ask is None:
            views = [list(game.elements(cat, table.state, v)) for v in (None, *range(game.seats[1]))]
            for element in _all(views):
                what = (element.kind, element.face, element.marks, sorted(element.badges), element.seat)
                pieces.setdefault(codec.digest(what), element)
        for event in table.events:
            said.setdefault(event.key, (f"event-{event.key}", dict(event.args)))
        table.events.clear()
        if ask is None:
            break
        said.setdefault(f"ask-{ask.key}", (f"ask-{ask.key}", {"seat": ask.seats[0], **ask.args}))
        hints = game.hints(table, ask.seats[0])
        ask = flow.play(table, ask.seats[0], chance.pick(hints).choice, ask)
    for score in game.scores(cat, table.state):
        for row in score.rows:
            args = {"amount": row.amount, "points": row.points}
            said.setdefault(f"score-{row.key}", (f"score-{row.key}", args))
    return pieces, list(said.values())


def _all(views: Iterable[list[Element]]) -> Iterator[Element]:
    for view in views:
        yield from view
