"""The set-up: who plays, in which order, under which options."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFocusEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import (
    QBoxLayout,
    QCompleter,
    QGridLayout,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from hotseat import bots
from hotseat.engine import registry
from hotseat.engine.game import GameDef, Option, Pack, Preset, Setup
from hotseat.engine.offer import Value
from hotseat.session import packs
from hotseat.session.match import Match
from hotseat.session.people import Person, told_apart

from .. import ink
from ..panels.controls import Segments, Stepper, button, glyph_icon, label, lying, sheet, tab_by_layout
from ..settings import Settings
from ..text import Text
from ..theme import SEAT_COLOURS, SEAT_SYMBOLS, Theme

BESIDE = 1.25
"""Up to this text scale people and options stand side by side; with larger text one above the other."""
WIDE = 240
"""Logical pixels up to which a control stands beside the words about it."""
SEED_BITS = 32
HUMAN = ""
OFFERED = ("greedy", "random")
"""Bots one can play against; the others are for trying things out."""


@dataclass
class Draft:
    """A set-up in the making; what it becomes is `match()`."""

    game: GameDef
    people: list[Person]
    options: dict[str, Value] = field(default_factory=dict)
    shuffled: bool = False
    """Is the order of seats drawn by lot?"""
    seed: str = ""
    """As typed; empty = drawn by lot."""
    pack: Pack | None = None
    """House rules, one of `packs` without faults."""
    packs: list[packs.Found] = field(default_factory=list)

    @classmethod
    def of(cls, game: GameDef, remembered: dict[str, Any] | None, names: Sequence[str] = ()) -> Draft:
        """What was played last, as far as it still fits; otherwise two people."""
        raw = remembered or {}
        low, high = game.seats
        people = []
        for found in raw.get("people", [])[:high]:
            try:
                person = Person(
                    str(found["name"]), int(found["colour"]) % len(SEAT_COLOURS), str(found["bot"])
                )
            except (KeyError, TypeError, ValueError):
                continue
            if person.bot in ("", *bots.BOTS) and person.colour not in [p.colour for p in people]:
                people.append(person)
        out = cls(game, people, packs=packs.there(game.id))
        out.pack = out.sound().get(str(raw.get("pack", "")))
        for i in range(max(0, max(low, 2) - len(people))):
            out.add(names[i] if i < len(names) else "")
        for option in out.known():
            value = raw.get("options", {}).get(option.id, option.default)
            out.options[option.id] = value if option.why_not(value) is None else option.default
        out.shuffled = raw.get("shuffled") is True
        return out

    def known(self) -> tuple[Option, ...]:
        """The options of the game."""
        return self.game.options(registry.catalogue(self.game.id, self.pack))

    def sound(self) -> dict[str, Pack]:
        """The packs that can be played, by name."""
        return {found.pack.name: found.pack for found in self.packs if not found.faults}

    def choose_pack(self, name: str) -> None:
        """The sound pack of that name, none for any other. What was left as it comes, or does not go with the pack,
        comes as the pack has it."""
        before = {option.id: option.default for option in self.known()}
        self.pack = self.sound().get(name)
        for option in self.known():
            value = self.options.get(option.id, before.get(option.id, option.default))
            if value == before.get(option.id) or option.why_not(value) is not None:
                self.options[option.id] = option.default

    @property
    def preset(self) -> Preset | None:
        """The named combination that the options make."""
        return next((p for p in self.presets() if p.options.items() <= self.options.items()), None)

    def presets(self) -> tuple[Preset, ...]:
        """The named combinations of options of the game."""
        return self.game.presets(registry.catalogue(self.game.id, self.pack))

    def add(self, name: str = "") -> None:
        """One person more, in a free colour."""
        free = [c for c in range(len(SEAT_COLOURS)) if c not in [p.colour for p in self.people]]
        if len(self.people) < self.game.seats[1] and free:
            self.people.append(Person(name, free[0]))

    def recolour(self, seat: int) -> None:
        """The next colour; whoever has it takes the old one."""
        old = self.people[seat].colour
        new = (old + 1) % len(SEAT_COLOURS)
        self.people = [
            Person(p.name, new if i == seat else old if p.colour == new else p.colour, p.bot)
            for i, p in enumerate(self.people)
        ]

    def move(self, seat: int) -> None:
        """One seat earlier in the order of turns."""
        self.people[seat - 1], self.people[seat] = self.people[seat], self.people[seat - 1]

    def remembered(self) -> dict[str, Any]:
        """Plain data for the next time."""
        people = [{"name": p.name, "colour": p.colour, "bot": p.bot} for p in self.people]
        pack = {"pack": self.pack.name} if self.pack else {}
        return {"people": people, "options": dict(self.options), "shuffled": self.shuffled, **pack}

    def match(self, defaults: Sequence[str]) -> Match:
        """A new match; `defaults` name those without a name."""
        seed = _number(self.seed)
        names = told_apart([p.name for p in self.people], defaults)
        people = [Person(n, p.colour, p.bot) for n, p in zip(names, self.people, strict=True)]
        if self.shuffled:
            random.Random(seed).shuffle(people)
        setup = Setup(seats=len(people), seed=seed, options=dict(self.options))
        return Match.new(self.game, setup, tuple(people), self.pack)


def _number(typed: str) -> int:
    """A seed from what was typed: a number as it is, any other word as a number of its own, nothing = by lot."""
    word = typed.strip()
    if not word:
        return random.SystemRandom().getrandbits(SEED_BITS)
    if word.isascii() and word.isdigit():
        return int(word) % (1 << 63)
    return random.Random(word).getrandbits(SEED_BITS)


def _beyond(value: str, seats: int) -> bool:
    """Does this value of an option name a seat ("seat-4") that nobody sits in?"""
    name, _, n = value.partition("-")
    return name == "seat" and n.isdigit() and int(n) > seats


class ColourButton(QPushButton):
    """A seat's colour and symbol; a click takes the next one."""

    def __init__(self, theme: Theme, colour: int, name: str, px: int) -> None:
        super().__init__()
        self.theme, self.colour = theme, colour
        self.setFixedSize(px, px)
        self.setAccessibleName(name)
        self.setToolTip(name)

    def paintEvent(self, event: QPaintEvent) -> None:
        p = QPainter(self)
        p.setRenderHint(QPainter.RenderHint.Antialiasing)
        band, band_ink = self.theme.band(SEAT_COLOURS[self.colour])
        box = ink.box(self.width() / 2, self.height() / 2, self.width() - 5)
        edge = self.theme.focus if self.hasFocus() else self.theme.edge
        p.setPen(QPen(QColor(edge), 3 if self.hasFocus() else 1))
        p.setBrush(QColor(band))
        p.drawEllipse(box)
        k = box.width() * 0.26
        ink.symbol(p, box.adjusted(k, k, -k, -k), SEAT_SYMBOLS[self.colour], band_ink)


class SetupScreen(QWidget):
    """A form without forms: rows of people on the left, options with their reasons on the right."""

    started = Signal(object)
    """The draft that is to be played."""
    left = Signal()

    def __init__(self, draft: Draft, settings: Settings, names: Sequence[str] = ()) -> None:
        super().__init__()
        self.draft, self.settings, self.names = draft, settings, list(names)
        self.theme, k = settings.theme, settings.scale
        folder = registry.locale(draft.game.id)
        self.text = Text(settings.language, draft.game.id, theme=self.theme, folders=(folder,))
        self.setProperty("ground", "window")
        t = self.text
        root = QVBoxLayout(self)
        root.setContentsMargins(40, 24, 40, 24)
        root.setSpacing(14)
        root.addWidget(label(t("title"), "title"))
        if t.has("blurb"):
            root.addWidget(label(t("blurb"), "quiet"))
        inside = QWidget()
        row = QBoxLayout(
            QBoxLayout.Direction.LeftToRight if k <= BESIDE else QBoxLayout.Direction.TopToBottom, inside
        )
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(18)
        scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setWidget(inside)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        root.addWidget(scroll, 1)
        people, self._people = sheet(margins=(22, 18, 22, 18))
        self._people.addWidget(label(t("setup-people"), "heading"))
        self._rows = QGridLayout()
        self._rows.setVerticalSpacing(round(8 * k))
        self._rows.setHorizontalSpacing(8)
        self._rows.setColumnStretch(1, 1)
        self._people.addLayout(self._rows)
        add = QHBoxLayout()
        self._add = button(t("setup-add"), "quiet", glyph_icon("plus", 18, self.theme.ink2))
        self._add.clicked.connect(partial(self._more))
        add.addWidget(self._add)
        add.addStretch(1)
        self._people.addLayout(add)
        self._bots = label(role="quiet")
        self._people.addWidget(self._bots)
        self._people.addStretch(1)
        self._people.addWidget(label(t("setup-order"), "strong"))
        order = Segments(
            t("setup-order"),
            [("listed", t("setup-order-listed")), ("random", t("setup-order-random"))],
            "random" if draft.shuffled else "listed",
        )
        order.chosen.connect(self._order)
        self._people.addWidget(order)
        row.addWidget(people, 1)
        options, column = sheet(margins=(22, 18, 22, 18))
        column.addWidget(label(t("setup-options"), "heading"))
        self._options = QVBoxLayout()
        column.addLayout(self._options, 1)
        row.addWidget(options, 1)
        foot = QHBoxLayout()
        back = button(t("back"), "quiet", glyph_icon("arrow-left", 18, self.theme.ink2))
        back.clicked.connect(partial(self._leave))
        self.start = button(t("setup-start"), "primary")
        self.start.clicked.connect(partial(self._start))
        foot.addWidget(back)
        foot.addStretch(1)
        foot.addWidget(self.start)
        root.addLayout(foot)
        self.fields: list[QLineEdit] = []
        self._fill()

    # -- people -------------------------------------------------------------------------------------------------

    def _fill(self) -> None:
        """The rows of people anew; the keyboard stays where it was."""
        had = self.focusWidget()
        held = had.accessibleName() if had is not None else ""
        while self._rows.count():
            item = self._rows.takeAt(0)
            if item.widget() is not None:
                item.widget().hide()
                item.widget().deleteLater()
        t, k = self.text, self.settings.scale
        self.fields = []
        for seat, person in enumerate(self.draft.people):
            n = seat + 1
            colour = ColourButton(self.theme, person.colour, t("setup-colour", n=n), round(38 * k))
            colour.clicked.connect(partial(self._recolour, seat))
            name = QLineEdit(person.name)
            name.setPlaceholderText(self._default(seat))
            name.setAccessibleName(t("setup-name", n=n))
            name.setMaxLength(200)
            name.setMinimumWidth(round(120 * k))
            completer = QCompleter(self.names, name)
            completer.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
            name.setCompleter(completer)
            name.textChanged.connect(partial(self._rename, seat))
            kinds = [(HUMAN, t("setup-human")), *((b, t(f"bot-{b}")) for b in OFFERED if b in bots.BOTS)]
            kind = Segments(t("setup-kind", n=n), kinds, person.bot)
            for bot in kinds[1:]:
                kind.buttons[bot[0]].setToolTip(t(f"bot-{bot[0]}-hint"))
            kind.chosen.connect(partial(self._retype, seat))
            kind.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
            up = button("", "quiet", glyph_icon("arrow-up", 18, self.theme.ink2), t("setup-earlier", n=n))
            up.clicked.connect(partial(self._move, seat))
            up.setEnabled(seat > 0)
            away = button("", "quiet", glyph_icon("close", 18, self.theme.ink2), t("setup-remove", n=n))
            away.clicked.connect(partial(self._fewer, seat))
            away.setEnabled(len(self.draft.people) > self.draft.game.seats[0])
            for i, part in enumerate((colour, name, kind, up, away)):
                self._rows.addWidget(part, seat, i)
            self.fields.append(name)
        self._add.setVisible(len(self.draft.people) < self.draft.game.seats[1])
        self._say_bots()
        self._fill_options()
        tab_by_layout(self)
        self._hold(held)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard begins with the first name."""
        self.fields[0].setFocus(Qt.FocusReason.TabFocusReason)

    def _hold(self, name: str) -> None:
        """Give the keyboard back to the control of that name."""
        for widget in lying(self.layout()):
            if name and widget.accessibleName() == name:
                widget.setFocus()

    def _default(self, seat: int) -> str:
        """How somebody without a name is called."""
        bot = self.draft.people[seat].bot
        return self.text(f"bot-{bot}") if bot else self.text("player", n=seat + 1)

    def _more(self, _checked: bool = False) -> None:
        self.draft.add()
        self._fill()
        self.fields[-1].setFocus()

    def _fewer(self, seat: int, _checked: bool = False) -> None:
        del self.draft.people[seat]
        self._fill()

    def _move(self, seat: int, _checked: bool = False) -> None:
        self.draft.move(seat)
        self._fill()

    def _recolour(self, seat: int, _checked: bool = False) -> None:
        self.draft.recolour(seat)
        self._fill()

    def _rename(self, seat: int, name: str) -> None:
        p = self.draft.people[seat]
        self.draft.people[seat] = Person(name, p.colour, p.bot)

    def _retype(self, seat: int, bot: str) -> None:
        p = self.draft.people[seat]
        self.draft.people[seat] = Person(p.name, p.colour, bot)
        self.fields[seat].setPlaceholderText(self._default(seat))
        self._say_bots()

    def _say_bots(self) -> None:
        """How the bots that take part play."""
        t, used = self.text, dict.fromkeys(p.bot for p in self.draft.people if p.bot)
        self._bots.setText("\n".join(f"{t(f'bot-{b}')} – {t(f'bot-{b}-hint')}" for b in used))
        self._bots.setVisible(bool(used))

    def _order(self, value: str) -> None:
        self.draft.shuffled = value == "random"

    # -- options ------------------------------------------------------------------------------------------------

    def _option(self, grid: QGridLayout, option: Option) -> None:
        """Name and reason on the left, the control on the right."""
        t = self.text
        name = t(f"option-{option.id}")
        value = self.draft.options[option.id]
        control: Segments | Stepper
        if option.values:
            seats = len(self.draft.people)
            there = [v for v in option.values if not _beyond(v, seats)]
            if value not in there:
                value = self.draft.options[option.id] = option.default
            chips = Segments(name, [(v, t(f"option-{option.id}-{v}")) for v in there], str(value))
            chips.chosen.connect(partial(self._set, option.id))
            control = chips
        else:
            stepper = Stepper(name, int(value), option.low, option.high)
            stepper.changed.connect(partial(self._set, option.id))
            control = stepper
        self.controls[option.id] = control
        hint = t(f"option-{option.id}-hint") if t.has(f"option-{option.id}-hint") else ""
        self._line(grid, name, hint, control)

    def _presets(self, grid: QGridLayout) -> None:
        """Named combinations of the options; below them what the chosen one means."""
        t, presets = self.text, self.draft.presets()
        self._named = None
        if presets:
            chips = [(p.id, t(f"preset-{p.id}")) for p in presets]
            self._named, self._meaning = Segments(t("setup-preset"), chips, ""), label("", "quiet")
            self._named.chosen.connect(self._preset)
            words = QVBoxLayout()
            words.setSpacing(4)
            for part in (label(t("setup-preset"), "strong"), self._named, self._meaning):
                words.addWidget(part)
            grid.addLayout(words, grid.rowCount(), 0, 1, 2)
            self._mark_preset()

    def _mark_preset(self) -> None:
        if self._named is not None:
            found = self.draft.preset
            self._named.mark(found.id if found else "")
            self._meaning.setText(
                self.text(f"preset-{found.id}-hint") if found else self.text("setup-preset-own")
            )

    def _line(self, grid: QGridLayout, name: str, hint: str, control: QWidget) -> None:
        """Words on the left and the control on the right; a wide control has a line of its own."""
        line = grid.rowCount()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(label(name, "strong"))
        if hint:
            words.addWidget(label(hint, "quiet"))
        if control.sizeHint().width() > WIDE * self.settings.scale:
            words.setSpacing(4)
            words.addWidget(control)
            grid.addLayout(words, line, 0, 1, 2)
            return
        grid.addLayout(words, line, 0)
        grid.addWidget(control, line, 1, Qt.AlignmentFlag.AlignVCenter)

    def _fill_options(self) -> None:
        """The options anew: some depend on how many play."""
        t, k = self.text, self.settings.scale
        while self._options.count():
            item = self._options.takeAt(0)
            if item.widget() is not None:
                item.widget().hide()
                item.widget().deleteLater()
        inside = QWidget()
        grid = QGridLayout(inside)
        grid.setContentsMargins(0, 0, 8, 0)
        grid.setVerticalSpacing(round(12 * k))
        grid.setHorizontalSpacing(round(16 * k))
        grid.setColumnStretch(0, 1)
        self._presets(grid)
        self.controls: dict[str, Segments | Stepper] = {}
        if self.draft.packs:
            self._packs(grid)
        for option in self.draft.known():
            self._option(grid, option)
        self.seed = QLineEdit(self.draft.seed)
        self.seed.setPlaceholderText(t("setup-seed-random"))
        self.seed.setAccessibleName(t("setup-seed"))
        self.seed.setFixedWidth(round(170 * k))
        self.seed.setMaxLength(40)
        self.seed.textEdited.connect(self._seed)
        self._line(grid, t("setup-seed"), t("setup-seed-hint"), self.seed)
        grid.setRowStretch(grid.rowCount(), 1)
        self._options.addWidget(inside)

    def _packs(self, grid: QGridLayout) -> None:
        """Which house rules; a pack with faults is named with the first of them and can't be chosen."""
        t, draft = self.text, self.draft
        choices = [("", t("setup-pack-none")), *((name, name) for name in draft.sound())]
        self.pack_chips = Segments(t("setup-pack"), choices, draft.pack.name if draft.pack else "")
        self.pack_chips.chosen.connect(self._choose_pack)
        hints = [t("setup-pack-hint", folder=str(packs.folder()))]
        hints += [t("setup-pack-broken", pack=f.pack.name, what=f.faults[0]) for f in draft.packs if f.faults]
        self._line(grid, t("setup-pack"), "\n".join(hints), self.pack_chips)

    def _choose_pack(self, name: str) -> None:
        self.draft.choose_pack(name)
        QTimer.singleShot(0, self, self._fill_options)  # the chip that was clicked goes with the old options

    def _set(self, option: str, value: Value) -> None:
        self.draft.options[option] = value
        self._mark_preset()

    def _preset(self, name: str) -> None:
        """All options of a preset at once."""
        preset = next(p for p in self.draft.presets() if p.id == name)
        self.draft.options.update(preset.options)
        for option, value in preset.options.items():
            control = self.controls[option]
            if isinstance(control, Stepper):
                control.set(int(value))
            else:
                control.mark(str(value))
        self._mark_preset()

    def _seed(self, typed: str) -> None:
        self.draft.seed = typed

    def _start(self, _checked: bool = False) -> None:
        self.started.emit(replace(self.draft))

    def _leave(self, _checked: bool = False) -> None:
        self.left.emit()

    def defaults(self) -> list[str]:
        """Names for those who have none."""
        return [self._default(seat) for seat in range(len(self.draft.people))]
