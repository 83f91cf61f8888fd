"""The play screen: seats | table | question, preview, choices, log. Wires a match to widgets; computes no rule."""

from __future__ import annotations

from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from hotseat.engine.element import Element
from hotseat.engine.flow import Agree, IllegalChoice
from hotseat.engine.offer import Offer
from hotseat.session.lesson import Lesson
from hotseat.session.match import Match
from hotseat.session.picker import Picker

from ..panels import drafting
from ..panels.controls import Fitting, button, glyph_icon, label, sheet
from ..panels.covers import Covers, cover_button
from ..panels.dials import Dials
from ..panels.drafting import Draft
from ..panels.lesson import LessonStrip
from ..panels.log import Log
from ..panels.palette import Palette
from ..panels.pointing import Choices, Pointing
from ..panels.question import Choice, Group, Preview, Question
from ..panels.seats import Seats
from ..panels.showing import Showing
from ..panels.wording import Wording
from ..settings import Settings
from ..table.piece import PLAIN, Hint
from ..table.scene import TableScene
from ..table.view import TableView
from ..theme import SeatLook
from ..worker import Lane
from . import board
from .curtain import Curtain, forget_copied, may_reopen, put_tooltip_away
from .herald import Herald
from .opponents import Opponents

LEFT, RIGHT = (0.125, 168, 236), (0.205, 268, 350)
"""Width of the side panels: share of the screen, least and most, in logical pixels at a text scale of 1."""


class Play(QWidget):
    """One match being played. Whoever holds the screen connects the signals and does what they ask for."""

    changed = Signal()
    """Something was played or taken back: keep the match."""
    over = Signal()
    failed = Signal(object)
    """The engine failed; the match stands as before the choice."""
    rules_wanted = Signal(str)
    """The question whose paragraph is wanted."""

    def __init__(self, match: Match, settings: Settings, lane: Lane, teacher: Lesson | None = None) -> None:
        super().__init__()
        self.match, self.settings, self.lane, self.teacher = match, settings, lane, teacher
        self.theme, self.scale = settings.theme, settings.scale
        self.seats_look = tuple(SeatLook.of(p.name, p.colour) for p in match.people)
        self.board = board.load(match.game.id, match.pack)
        self.text = self.board.text(settings.language, self.theme, self.seats_look)
        self.wording = Wording(self.text, self.board.facts)
        self.pointing = Pointing(match, Picker(), settings["arming"])
        layout = self.board.layout
        self.pointing.varied = layout.varied
        self.covers = Covers(match, layout.covered)
        self.showing = Showing(
            match, self.pointing, self.wording, layout.tokens, layout.seats, layout.in_order
        )
        self.setProperty("ground", "window")
        look = self.board.look(self.text, self.theme, self.seats_look)
        painters, facts = self.board.painters, self.board.facts
        self.scene = TableScene(self.board.layout, painters, facts, look, secrets=match.game.secrets)
        self.scene.setParent(self)
        self.scene.speed, self.scene.text_scale = settings["animation"], self.scale
        self.scene.say = self.say
        self.view = TableView(self.scene)
        self.view.setAccessibleName(self.text("title"))
        self.view.installEventFilter(self)
        self._regarded: Offer | None = None
        self._hint: Any = None
        self._since: tuple[int, int | None] = (-1, None)
        self._consent, self._armed_at = False, ""
        self.novices = list(range(match.setup.seats))
        self.draft: Draft | None = None
        self._under = ""
        self._build()
        self.curtain = Curtain(self, self.text, self.theme)
        self.curtain.opened.connect(self._open_curtain)
        self.curtain.reopened.connect(self._reopen)
        self.palette_sheet = Palette(self, self.text, self.scale)
        self.palette_sheet.chosen.connect(self.press)
        self.herald = Herald(self, match, self.board, self.scene, self.wording, self.scale, self.begin)
        self.herald.walk.over = self.right
        self.scene.pointed.connect(self.point)
        self.scene.lifted.connect(self._lift)
        self.scene.dropped.connect(self._drop)
        self.scene.hovered.connect(self._regard_piece)
        self.scene.focused.connect(self._regard_piece)
        self.opponents = Opponents(self, match, settings, lane)
        self.opponents.chosen.connect(self.perform)
        self.opponents.failed.connect(self.failed)
        self._shortcuts: list[QShortcut] = []
        self._keys()

    # -- widgets ------------------------------------------------------------------------------------------------

    def _build(self) -> None:
        k, t = self.scale, self.text
        root = QHBoxLayout(self)
        root.setContentsMargins(8, 8, 8, 8)
        root.setSpacing(8)
        self.left, self.right = QWidget(), QWidget()
        left, right = QVBoxLayout(self.left), QVBoxLayout(self.right)
        for column in (left, right):
            column.setContentsMargins(0, 0, 0, 0)
            column.setSpacing(round(8 * k))
        self.menu_button = button("", "quiet", glyph_icon("menu", 20, self.theme.ink), t("menu"))
        left.addWidget(label(t("title"), "heading"))
        top = QHBoxLayout()
        self.round = label(role="quiet")
        top.addWidget(self.round, 1)
        top.addWidget(self.menu_button)
        left.addLayout(top)
        self.seats = Seats(self.theme, k, len(self.seats_look))
        left.addWidget(Fitting(self.seats))
        left.addStretch(1)
        icons = {name: glyph_icon(name, 18, self.theme.ink, self.theme.edge) for name in ("undo", "redo")}
        self.undo_button = button(t("undo"), icon=icons["undo"], tip=t("undo-tip"))
        self.redo_button = button(t("redo"), icon=icons["redo"], tip=t("redo-tip"))
        self.hint_button = button(
            t("hint"), icon=glyph_icon("lightbulb-outline", 18, self.theme.ink), tip=t("hint-tip")
        )
        self.rules_button = button(
            t("rules"), icon=glyph_icon("help-circle-outline", 18, self.theme.ink), tip=t("rules-tip")
        )
        for one, other in ((self.hint_button, self.rules_button), (self.undo_button, self.redo_button)):
            row = QHBoxLayout()
            row.setSpacing(5)
            row.addWidget(one)
            row.addWidget(other)
            left.addLayout(row)
        self.cover_button = cover_button(t, self.uncover)
        left.addWidget(self.cover_button)
        self.undo_note = label(role="quiet")
        self.undo_note.setMinimumHeight(round(36 * k))
        self.undo_note.setAlignment(Qt.AlignmentFlag.AlignTop)
        left.addWidget(self.undo_note)
        self.undo_button.clicked.connect(partial(self.undo))
        self.redo_button.clicked.connect(partial(self.redo))
        self.hint_button.clicked.connect(partial(self.hint))
        self.rules_button.clicked.connect(partial(self.rules))
        self.question = Question(self.theme, k, t("price"), t("gain"))
        self.question.pressed.connect(self.press)
        self.question.confirmed.connect(self.confirm)
        self.question.regarded.connect(self._regard)
        self.lesson = LessonStrip(t, k)
        self.lesson.setVisible(self.teacher is not None)
        self.lesson.onward.connect(self._onward)
        right.addWidget(self.lesson)
        self.fitting = Fitting(self.question)
        right.addWidget(self.fitting)
        paper, column = sheet(margins=(round(12 * k), round(8 * k), 6, round(8 * k)))
        column.setSpacing(4)
        column.addWidget(label(t("log"), "strong", wrap=False))
        self.log = Log(t("log"), round(13 * k))
        self.log.setMinimumHeight(round(24 * k))
        self.log.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        column.addWidget(self.log, 1)
        right.addWidget(paper, 1)
        root.addWidget(self.left)
        root.addWidget(self.view, 1)
        root.addWidget(self.right)

    def _keys(self) -> None:
        keys = {
            "U": self.undo,
            "Ctrl+Z": self.undo,
            "R": self.redo,
            "Ctrl+Shift+Z": self.redo,
            "Ctrl+Y": self.redo,
        }
        keys |= {
            "P": self.uncover,
            "H": self.hint,
            "F1": self.rules,
            "Esc": self.cancel,
            "Ctrl+K": self.what_can_i_do,
        }
        keys |= {str(n): partial(self.digit, n) for n in range(1, 10)}
        for key, act in keys.items():
            shortcut = QShortcut(QKeySequence(key), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
            self._shortcuts.append(shortcut)

    def resizeEvent(self, event: QResizeEvent) -> None:
        for panel, (share, least, most) in ((self.left, LEFT), (self.right, RIGHT)):
            k = self.scale
            panel.setFixedWidth(round(max(least * k, min(most * k, self.width() * share))))
        self.question.give_height(self.height())
        self.curtain.setGeometry(self.rect())
        self.palette_sheet.place()
        self.herald.place()
        self.layout().activate()  # the table gets its size before anything is drawn for it

    # -- the course of the match ----------------------------------------------------------------------------------

    def begin(self) -> None:
        """Show the match as it stands, and let it go on."""
        m = self.match
        self.opponents.wait()
        if self.herald.announce():
            if self.herald.walk.waiting:
                self._listen()
            else:
                self.refresh()
            return
        if m.ask is not None and m.handover:
            self._close_curtain()
            return
        self._note_turn()
        self.refresh()
        if m.ask is None:
            self.over.emit()
        elif m.seat is not None and m.people[m.seat].bot and not self._teaching:
            self.opponents.ask()

    @property
    def _teaching(self) -> bool:
        """Does a lesson lead through the match?"""
        return self.teacher is not None and self.teacher.step is not None

    def leave(self) -> None:
        """The screen is left: nobody waits for a bot any more, and nothing stays to be seen."""
        self._empty()
        self.scene.studio.pictures.clear()

    def perform(self, choices: Choices) -> None:
        """Play choices as one gesture; with none, show what pointing has changed."""
        self.herald.put_away()
        if not choices:
            self._show_hand()
            return
        if self._teaching and not any(self.teacher.fits(c) for c in choices):  # type: ignore[union-attr]
            self.pointing.cancel()
            self._show_hand()
            self.lesson.remind()
            return
        try:
            self.match.choose(*choices)
        except IllegalChoice as refused:
            self.question.show_preview(Preview(bad=self.wording.refusal(refused.refusal)))
            return
        except Exception as fault:  # noqa: BLE001 - a fault of the rules: the position was put back, and it is told
            self.failed.emit(fault)
            self.begin()
            return
        self.scene.hover("")  # what was under the hand is somewhere else now
        if self.teacher is not None:
            self.teacher.chosen(*choices)
        self.changed.emit()
        self.begin()
        self.opponents.call()

    def _onward(self) -> None:
        """The learner has read the step."""
        assert self.teacher is not None
        self.teacher.next()
        self.begin()

    def _close_curtain(self) -> None:
        """Everything is emptied before anything of the next player is built."""
        m, giver = self.match, may_reopen(self.match)
        m.viewer = None
        self._empty()
        self._lock(True)
        if m.game.secrets:
            forget_copied()
        assert m.seat is not None
        self.curtain.close_for(m.seat, self.seats_look[m.seat], self.text("curtain-note"), giver)

    def _lock(self, covered: bool) -> None:
        """Behind the curtain no key does anything; the curtain itself keeps the focus."""
        for shortcut in self._shortcuts:
            shortcut.setEnabled(not covered)

    def _reopen(self, giver: int) -> None:
        """Whoever has just given a sealed answer takes it back. The answer is gone before anything is shown."""
        self._lock(False)
        m = self.match
        m.viewer = giver
        m.undo()
        m.viewer = None
        self.changed.emit()
        self.begin()

    def _open_curtain(self) -> None:
        self._lock(False)
        self.match.open_curtain()
        self.begin()
        self.view.setFocus()

    def _empty(self) -> None:
        self.opponents.forget()
        put_tooltip_away()
        self.pointing.picker.open([])
        self.pointing.cancel()
        self._regarded, self._hint, self._consent = None, None, False
        self.draft, self._under = None, ""
        self.herald.put_away()
        self.palette_sheet.close_sheet()
        self.scene.empty()
        self.question.empty()
        self.seats.empty()
        self.undo_note.setText("")
        self.log.empty()

    # -- showing --------------------------------------------------------------------------------------------------

    def refresh(self) -> None:
        """Everything from the match, after every change of the position."""
        m = self.match
        self._consent, self._hint, self._regarded = False, None, None
        self.covers.turn_to(m.viewer, alone=len(m.humans) < 2 or self.teacher is not None)
        self.pointing.unseen = self.covers.hidden
        self.covers.label(self.cover_button, self.text)
        if self._mine:
            self.pointing.open()
        else:
            self.pointing.picker.open([])
            self.pointing.cancel()
        self.draft, self._under = drafting.begin(self.board.drafts, m, self.pointing.picker.offers), ""
        if drafting.verb(self.draft):
            rest = [o for o in self.pointing.picker.offers if o.choice.verb != drafting.verb(self.draft)]
            self.pointing.picker.open(rest)
        elements = self._elements()
        self.scene.show(elements, m.viewer, m.seat, m.view(None))
        self.seats.set(self.showing.seats(elements, self.seats_look))
        self.round.setText(self.text("round", n=m.game.round(m.state)))
        self._show_undo()
        self._show_log()
        if self.teacher is not None:
            self.lesson.show_step(self.teacher)
        self._show_hand()

    def _listen(self) -> None:
        """During a walk nothing can be chosen, and the table is the herald's."""
        self._consent, self._hint, self._regarded = False, None, None
        self.draft, self._under = None, ""
        self.pointing.picker.open([])
        self.pointing.cancel()
        self._show_question()
        self._show_choices()
        self._show_preview()

    @property
    def _mine(self) -> bool:
        """Is a human at the screen asked?"""
        m = self.match
        asked = m.ask is not None and m.seat is not None and not m.people[m.seat].bot
        return asked and not self.herald.waiting and not self.curtain.closed

    def _elements(self) -> list[Element]:
        """The table as this person sees it, with the draft on it."""
        view = self.covers.shown()
        return self.draft.shown(view) if self.draft is not None else view

    @property
    def _selecting(self) -> bool:
        """Is something other than the draft being put together?"""
        p = self.pointing
        return bool(p.picker.selected or p.menu or p.armed or p.dialled)

    def _draft_takes(self, eid: str) -> bool:
        """Does pointing at this piece belong to the draft?"""
        return drafting.takes(self.draft, eid, self._selecting)

    def _drafted(self) -> None:
        """The draft has changed."""
        self._hint = None
        self.scene.show(self._elements(), self.match.viewer, self.match.seat, self.match.view(None))
        self._show_undo()
        self._show_hand()

    def _show_undo(self) -> None:
        m = self.match
        why = m.undo_blocked
        self.undo_button.setEnabled(why != "nothing" or (self.draft is not None and self.draft.started))
        self.redo_button.setEnabled(m.can_redo)
        note = self.text(f"undo-blocked-{why}") if why and why != "nothing" else ""
        self.undo_note.setText(note)
        self.undo_button.setAccessibleDescription(note)

    def _note_turn(self) -> None:
        """Where "since your last turn" begins for whoever has the turn now."""
        m = self.match
        if m.game.secrets and m.viewer != self._since[1]:
            told = len(m.since_last_turn(m.viewer)) if m.viewer is not None and m.ask is not None else 0
            everything = len(m.log(m.viewer))
            self._since = (everything - told if 0 < told < everything else -1, m.viewer)

    def _show_log(self) -> None:
        told = self.match.log(self.covers.eyes)
        heading = f"<b>{self.text('since-last-turn')}</b>"
        lines = partial(self._line, told)
        self.log.show_entries(self.showing.entries(told, self.covers.eyes), lines, (self._since[0], heading))

    def _line(self, told: list[Any], i: int) -> str:
        return self.wording.event(told[i][1], self.covers.eyes)

    def _show_hand(self) -> None:
        """Question, choices, preview and hints: after every change of the selection."""
        self._armed_at = self.scene.focus_id
        self._show_question()
        self._show_choices()
        self._show_hints()
        self._show_preview()

    def _show_question(self) -> None:
        m = self.match
        if m.ask is None:
            html, plain = self.text("game-over"), self.text("game-over")
        elif self.herald.waiting:
            html = plain = self.herald.heading
        elif not self._mine:
            html = self.text.rich("thinking", seat=m.seat)
            plain = self.text("thinking", seat=m.seat)
        else:
            started = self.draft is not None and self.draft.started and not self._selecting
            choosing = self.pointing.picker.selected and self.pointing.armed is None
            picked = self._picked() if started or choosing else None
            html, plain = self.showing.question(picked)
        self.question.show_question(html, plain)

    def _picked(self) -> dict[str, Any]:
        """What is selected, for the sentence that asks where it goes: by kind, and `name` for the last one."""
        out: dict[str, Any] = {}
        for eid in self.pointing.picker.selected:
            piece = self.scene.pieces.get(eid)
            if piece is not None and piece.element.face is not None:
                out[piece.element.kind] = piece.element.face
                facts = self.board.facts.get(f"{piece.element.kind}/{piece.element.face}", {})
                out["name"] = self.text(str(facts["name"])) if "name" in facts else piece.element.face
        return out

    def _show_choices(self) -> None:
        p = self.pointing
        if p.dialled is not None:
            self.question.show_choices([])
            choice = p.dialled.choice
            about = self.scene.pieces.get(choice.at[0]) if choice.at else None
            room = self.right.width() - round(46 * self.scale)
            picture = self.scene.studio.close_up(about.element, room) if about is not None else None
            dials = Dials(self.text, self.match.dials(choice.verb), choice, self.match.why_not, picture)
            dials.turned.connect(self._turn_dial)
            self.question.show_dials(dials)
            return
        if not self._mine:
            self.question.show_choices([])
            return
        if self.draft is not None and self.match.ask is not None:
            offer = Offer(self.draft.choice, self.draft.refusal)
            words, look = self.text(f"draft-{self.match.ask.key}"), "plain" if offer.refusal else "end"
            groups = [] if p.menu else [Group("", [Choice(offer, words, self.showing.why(offer), look=look)])]
            groups += self.showing.groups() if drafting.verb(self.draft) else []
            self.question.show_choices(groups)
            return
        self.question.show_choices(self.showing.groups())

    def _show_hints(self) -> None:
        """What lights up comes from the offers, the numbers on it from the forecasts."""
        hints = self.showing.hints() if self._mine else {}
        if self.draft is not None and not (drafting.verb(self.draft) and self._selecting):
            own = self.draft.hints(self._elements())
            hints = hints | own if drafting.verb(self.draft) else own
        if self.teacher is not None and self.teacher.step is not None:
            hints = {eid: h for eid, h in hints.items() if h.state == "selected"}
            for piece in self.scene.pieces.values():
                if self.teacher.looks_at(piece.element) and hints.get(piece.id, PLAIN).state != "selected":
                    hints[piece.id] = Hint("legal", tags=hints.get(piece.id, PLAIN).tags, good=True)
        if self._hint is not None:
            for eid in self._hint.at:
                hints.setdefault(eid, Hint("legal"))
                hints[eid] = Hint(hints[eid].state, tags=hints[eid].tags, good=True)
        self.scene.hint(hints)

    def _show_preview(self) -> None:
        p = self.pointing
        if self.draft is not None and self._regarded is None and not self._selecting:
            forecast = self.match.forecast(self.draft.choice)
            self.question.show_preview(
                drafting.preview(self.draft, self._under, self.wording, forecast, self._idle())
            )
            return
        offer = p.armed or p.dialled or self._regarded
        self.question.show_preview(self._idle() if offer is None else self.showing.preview(offer))

    def _idle(self) -> Preview:
        """Nothing is pointed at: what could be, for beginners."""
        m = self.match
        wanted = {"first": m.seat in self.novices, "always": True}.get(self.settings["beginner_hints"])
        if m.ask is None or not self._mine or not wanted:
            return Preview()
        key = "" if self.pointing.picker.selected else f"ask-{m.ask.key}-hint"
        return Preview(lines=[self.text(key if self.text.has(key) else "ask-hint")])

    def say(self, eid: str) -> tuple[str, str]:
        """What a piece is, and what can be done with it or why not: tooltip and screen reader."""
        piece = self.scene.pieces.get(eid)
        if piece is None:
            return "", ""
        if piece.hint.state not in ("", "target") and self._draft_takes(eid):
            assert self.draft is not None
            refused = self.draft.why_not(eid)
            words = self.wording.refusal(refused) if refused else self.text("draft-point")
            return self.wording.piece(piece.element), words
        return self.showing.say(piece.element) if self._mine else (self.wording.piece(piece.element), "")

    # -- intents --------------------------------------------------------------------------------------------------

    def point(self, eid: str) -> None:
        """A piece was clicked, tapped or entered."""
        if not self._mine:
            return
        eid, self._hint = self.scene.meant(eid), None
        if self.draft is not None and self._draft_takes(eid):
            self.draft.point(eid)
            self._drafted()
        else:
            self.perform(self.pointing.point(eid))

    def press(self, offer: Offer) -> None:
        """A choice was pressed: its button, its digit or its line in the palette."""
        if self._mine:
            drafted = self.draft is not None and offer.choice.verb == (
                drafting.verb(self.draft) or offer.choice.verb
            )
            self.perform((offer.choice,) if drafted else self.pointing.press(offer))

    def confirm(self) -> None:
        """Do what is armed, or what the dials say."""
        if self.pointing.dialled is not None:
            self.perform((self.pointing.dialled.choice,) if self.pointing.dialled.refusal is None else ())
        elif self.pointing.armed is not None:
            offer = self.pointing.armed
            if offer.refusal is None or offer.refusal.remedy:
                self.perform(self.pointing.confirm())

    def digit(self, n: int) -> None:
        """The n-th choice, as printed on its button."""
        if n <= len(self.question.offers):
            self.press(self.question.offers[n - 1])

    def cancel(self) -> None:
        """Let go of everything."""
        if self.curtain.closed:
            return
        self.palette_sheet.close_sheet()
        if self.herald.waiting:
            self.herald.dismiss()
            return
        self.pointing.cancel()
        self._hint = None
        self._consent = False
        if self.draft is not None and self.draft.clear():
            self._drafted()
        self._show_hand()

    def undo(self, _checked: bool = False) -> None:
        """Take the last gesture back. Across a barrier only when everybody agrees: that is pressed twice."""
        m = self.match
        if self.curtain.closed:
            return
        if self.draft is not None and self.draft.back():
            self._drafted()
            return
        why = m.undo_blocked
        if why == "nothing":
            return
        if why and not self._consent:
            self._consent = True
            self.undo_note.setText(self.text("undo-consent"))
            return
        self.opponents.forget()
        m.undo(by_consent=bool(why))
        self.changed.emit()
        self.begin()

    def redo(self, _checked: bool = False) -> None:
        """Do again what was taken back."""
        if self.match.can_redo and not self.curtain.closed:
            self.match.redo()
            self.changed.emit()
            self.begin()

    def hint(self, _checked: bool = False) -> None:
        """Show a choice that an experienced player would look at."""
        if not self._mine:
            return
        found = self.match.hint()
        if found is None:
            return
        self.pointing.cancel()
        if self.covers.hidden.intersection(found.at):
            self._show_hand()
            self.question.show_preview(Preview(lines=[self.text("covered-hint")]))
            return
        self._hint = found
        self._regarded = Offer(found)
        self._show_hand()

    def uncover(self, _checked: bool = False) -> None:
        """Show what lies covered, or cover it again. Nothing glides: a card on its way could be seen by others."""
        if self.covers.secret and not self.curtain.closed:
            self.covers.opened = not self.covers.opened
            speed, self.scene.speed = self.scene.speed, 0
            self.refresh()
            self.scene.speed = speed

    def agree(self) -> Agree | None:
        """The choice to end the game here, if the rules allow it now; every person must have agreed first."""
        choice = Agree(tuple(range(self.match.setup.seats)))
        return choice if self._mine and self.match.why_not(choice) is None else None

    def rules(self, _checked: bool = False) -> None:
        """Open the rules at the paragraph of this question."""
        self.rules_wanted.emit(self.match.ask.key if self.match.ask is not None else "")

    def what_can_i_do(self) -> None:
        """All legal choices in words."""
        if self._mine:
            seen = (o for o in self.match.offers() if not self.covers.hidden.intersection(o.choice.at))
            lines = [(self.wording.choice(o.choice), o) for o in seen if o.refusal is None]
            self.palette_sheet.open_with(lines)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Enter does what is armed, unless the focus has gone to another piece since."""
        if event.type() != QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return False
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter) or event.isAutoRepeat():
            return False
        if self.pointing.armed is None or self.scene.focus_id != self._armed_at:
            return False
        self.confirm()
        return True

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard is for the table. (With a focus proxy Tab would never reach what stands before the table.)"""
        self.view.setFocus(event.reason())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.confirm()
        else:
            super().keyPressEvent(event)

    def _turn_dial(self, choice: Any) -> None:
        self.pointing.dialled = Offer(choice, self.match.why_not(choice))
        self._show_preview()

    def _lift(self, eid: str) -> None:
        if self._mine and not self._draft_takes(eid):
            self.pointing.lift(eid)
            self._show_hand()

    def _drop(self, eid: str, target: str) -> None:
        if self._mine and self.draft is not None and self._draft_takes(eid):
            self.draft.drop(eid, target)
            self._drafted()
        elif self._mine:
            self.perform(self.pointing.dropped(eid, target, f"seat{self.match.seat}"))

    def _regard(self, offer: Offer | None) -> None:
        if offer != self._regarded:
            self._regarded = offer
            self._show_preview()

    def _regard_piece(self, eid: str) -> None:
        """Rest on a piece: preview the one choice that pointing at it would make."""
        eid = self.scene.meant(eid)
        if self.draft is not None and eid != self._under:
            self._under = eid
            self._show_preview()
        target = (
            self.pointing.picker.targets().get(eid)
            if eid and self._mine and not self._draft_takes(eid)
            else None
        )
        found = None
        if target is not None:
            offers = target.legal or target.refused
            chosen = len(self.pointing.picker.selected)
            usual = offers[0] if len(offers) == 1 else self.pointing.usual(offers)
            if usual is not None and len(usual.choice.at) == chosen + 1:
                found = usual
        self._regard(found)
