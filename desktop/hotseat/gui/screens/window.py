"""The window: one screen above the other, menus, messages, and what goes to the disk."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

from PySide6.QtCore import QByteArray, Qt, QTimer, QUrl
from PySide6.QtGui import QAction, QCloseEvent, QDesktopServices, QKeySequence
from PySide6.QtWidgets import QApplication, QFileDialog, QMainWindow, QMenu, QStackedWidget, QWidget

from hotseat.engine import registry
from hotseat.engine.catalogue import DataError
from hotseat.session import autosave, disk, lesson, people, savefile
from hotseat.session.disk import SaveFault
from hotseat.session.match import EngineFault, Match

from .. import journal
from ..keeper import Keeper, remember
from ..panels.notice import Notice
from ..settings import Settings
from ..text import Text
from ..theme import dress
from ..worker import Lane
from .home import Home, facts_of

if TYPE_CHECKING:  # the table and its boards are loaded when they are wanted: home is painted first
    from .play import Play
    from .setup import Draft, SetupScreen

Factory = Callable[[], QWidget]
RECENT_WIDTH = 460
"""Logical pixels of the name of a recent file; a longer one loses its middle."""
ROLES = {
    "about": QAction.MenuRole.AboutRole,
    "settings": QAction.MenuRole.PreferencesRole,
    "quit": QAction.MenuRole.QuitRole,
}
"""What macOS keeps in the menu of the program."""


@dataclass
class Page:
    """A screen that can be built anew at any time: that is how language, theme and text scale change at once."""

    name: str
    build: Factory
    widget: QWidget | None = None

    @property
    def play(self) -> Play | None:
        """The play screen, when this is one and it is built."""
        return cast("Play", self.widget) if self.name == "play" and self.widget is not None else None


class Window(QMainWindow):
    """The main window. `disk` writes, `bots` thinks; neither holds up the window."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.settings = settings
        self.disk, self.bots = Lane("disk", self), Lane("bots", self)
        self.memory = people.Memory()
        self.match: Match | None = None
        self.keeper: Keeper | None = None
        self._pages: list[Page] = []
        self._facts: dict[str, tuple[int, int, int, float]] = {}
        self._entries: list[autosave.Entry] | None = None
        self._draft: Draft | None = None
        self._over = -1
        self._teacher: lesson.Lesson | None = None
        self._mended: tuple[str, int] | None = None
        self.stack = QStackedWidget()
        self.setCentralWidget(self.stack)
        self.setMinimumSize(900, 560)
        self.settings.changed.connect(self._changed)
        self._dress()
        kept = settings.geometry()
        if isinstance(kept, QByteArray):
            self.restoreGeometry(kept)
        else:
            self.resize(1280, 760)

    # -- pages --------------------------------------------------------------------------------------------------

    def begin(self, match: Match | None = None, file: Path | None = None) -> None:
        """The first screen: a match, a file, or home. What lies on the disk is looked up after the first paint."""
        self._push("home", self._home)
        self.disk.submit(partial(people.recall, disk.data_folder()), self._recalled, self.fail)
        if match is not None:
            self.play(match)
        elif file is not None:
            self.open_file(file)
        self._look_up()

    def _push(self, name: str, build: Factory) -> bool:
        """A screen on top; one that can't be built is told, and the one below stays. Home must not fail."""
        self._pages.append(Page(name, build))
        try:
            self._show()
        except Exception as fault:  # faulty data of a game, or a fault of ours: both are told
            if len(self._pages) == 1:
                raise
            self._drop(self._pages.pop())
            self._show()
            self.fail(fault)
            return False
        return True

    def back(self, _checked: bool = False) -> None:
        """The screen below; home is the last."""
        if len(self._pages) > 1:
            self._drop(self._pages.pop())
            self._show()

    def home(self, _checked: bool = False) -> None:
        """Back to the first screen; a running match is kept and can be continued."""
        while len(self._pages) > 1:
            self._drop(self._pages.pop())
        if self.keeper is not None:
            self.keeper.close()
        self.keeper = self.match = None
        self._show()
        self._look_up()

    def _drop(self, page: Page) -> None:
        if page.widget is not None:
            if page.play is not None:
                page.play.leave()
            self.stack.removeWidget(page.widget)
            page.widget.hide()
            page.widget.deleteLater()
            page.widget = None

    def _show(self) -> None:
        page = self._pages[-1]
        if page.widget is None:
            page.widget = page.build()
            self.stack.addWidget(page.widget)
        self.stack.setCurrentWidget(page.widget)
        page.widget.setFocus()
        self.setWindowTitle(self._title())
        self._sync_actions()
        if page.play is not None:
            self.layout().activate()  # the menu bar has gone: draw for the size that the table will have
            page.play.begin()

    def _title(self) -> str:
        """Says which game is played and nothing else."""
        if self.match is None:
            return "Hotseat"
        game = self.match.game.id
        return Text(self.settings.language, game, folders=(registry.locale(game),))("title") + " – Hotseat"

    @property
    def screen_shown(self) -> QWidget:
        """The screen on top."""
        return self.stack.currentWidget()

    @property
    def _playing(self) -> Play | None:
        """The play screen when it is on top."""
        return self._pages[-1].play

    def _changed(self, name: str) -> None:
        """A preference changed: everything is built anew from what it shows."""
        if name == "curtain" and self.match is not None:
            self.match.curtain = self.settings["curtain"]
        self._dress()
        for page in self._pages:
            self._drop(page)
        self._show()

    def _dress(self) -> None:
        app = QApplication.instance()
        assert isinstance(app, QApplication)
        dress(app, self.settings.theme, self.settings.scale)
        self.text = Text(self.settings.language)
        old = getattr(self, "notice", None)
        if old is not None:
            old.deleteLater()
        self.notice = Notice(self.stack, self.settings.theme.ink2, self.text("close"))
        self._menus()

    # -- menus --------------------------------------------------------------------------------------------------

    def _menus(self) -> None:
        for old in self.findChildren(QAction, options=Qt.FindChildOption.FindDirectChildrenOnly):
            self.removeAction(old)
            old.deleteLater()
        self.menuBar().clear()
        self.menu = QMenu(self)
        self.actions_by_name: dict[str, QAction] = {}
        plan: dict[str, tuple[tuple[str, str, Callable[..., Any]], ...]] = {
            "menu-game": (
                ("home", "Ctrl+N", self.home),
                ("open", "Ctrl+O", self.ask_open),
                ("save-as", "Ctrl+S", self.ask_save),
                ("agree", "", self.ask_agree),
                ("capsule", "F9", self.ask_capsule),
                ("quit", "Ctrl+Q", self.close),
            ),
            "menu-view": (
                ("full-screen", "F11", self.toggle_full),
                ("panel-left", "F3", partial(self.toggle_panel, "left")),
                ("panel-right", "F4", partial(self.toggle_panel, "right")),
                ("fit", "Ctrl+0", self.fit),
                ("settings", "Ctrl+,", partial(self.show_page, "settings")),
                ("statistics", "", partial(self.show_page, "statistics")),
            ),
            "menu-help": (
                ("rules", "", partial(self.rules, "")),
                ("what-can-i-do", "", self.what_can_i_do),
                ("keys", "?", self.keys),
                ("about", "", partial(self.show_page, "about")),
            ),
        }
        for title, entries in plan.items():
            menu = self.menu.addMenu(self.text(title))
            self.menuBar().addMenu(menu)
            for name, key, act in entries:
                action = QAction(self.text(name), self)
                action.setMenuRole(ROLES.get(name, QAction.MenuRole.NoRole))
                if key:
                    action.setShortcut(QKeySequence(key))
                action.triggered.connect(act)
                menu.addAction(action)
                self.addAction(action)
                self.actions_by_name[name] = action
                if name == "open":
                    self.recent = menu.addMenu(self.text("recent"))
        self._show_recent()

    def _sync_actions(self) -> None:
        playing = self._playing is not None
        for name in ("save-as", "capsule"):
            self.actions_by_name[name].setEnabled(self.match is not None)
        for name in ("agree", "panel-left", "panel-right", "fit", "what-can-i-do"):
            self.actions_by_name[name].setEnabled(playing)
        self.menuBar().setVisible(not playing or self.menuBar().isNativeMenuBar())

    # -- building the screens -----------------------------------------------------------------------------------

    def _home(self) -> QWidget:
        screen = Home(self.settings, self._entries)
        screen.show_facts(self._facts)
        screen.chosen.connect(self.set_up)
        screen.resumed.connect(self.resume)
        screen.wanted.connect(self._wanted)
        screen.show_recent(self.recent)
        return screen

    def _setup(self) -> QWidget:
        assert self._draft is not None
        from .setup import SetupScreen

        screen = SetupScreen(self._draft, self.settings, self.memory.names)
        screen.left.connect(self.back)
        screen.started.connect(partial(self._start, screen))
        return screen

    def _play(self) -> QWidget:
        assert self.match is not None
        from .play import Play

        screen = Play(self.match, self.settings, self.bots, self._teacher)
        game, people = self.match.game.id, self.match.people
        screen.novices = [s for s, p in enumerate(people) if self.memory.new_to(game, p.name)]
        screen.changed.connect(self._keep)
        screen.over.connect(self._ended)
        screen.failed.connect(self._engine_failed)
        screen.rules_wanted.connect(self.rules)
        screen.menu_button.clicked.connect(partial(self._pop_menu, screen))
        return screen

    def _result(self) -> QWidget:
        assert self.match is not None
        from .result import Result

        screen = Result(self.match, self.settings)
        screen.home.connect(self.home)
        screen.again.connect(self._again)
        screen.review.connect(partial(self.show_page, "review"))
        screen.saved.connect(self.notice.say)
        return screen

    def _wanted(self, name: str) -> None:
        if name == "open":
            self.ask_open()
        else:
            self.show_page(name)

    def show_page(self, name: str, _checked: bool = False) -> None:
        """Another screen on top of this one."""
        from .pages import PAGES  # only when wanted: the start shows home or a match

        self._push(name, partial(PAGES[name], self))

    # -- matches ------------------------------------------------------------------------------------------------

    def set_up(self, game_id: str) -> None:
        """The set-up of a game."""
        try:
            game = registry.find(game_id)
            registry.catalogue(game_id)
        except DataError as fault:
            self.notice.say(self.text("fault-data", what=fault.faults[0], n=len(fault.faults)), bad=True)
            return
        from .setup import Draft

        self._draft = Draft.of(game, self.memory.setups.get(game_id), self.memory.names)
        self._push("setup", self._setup)

    def _start(self, screen: SetupScreen, draft: Draft) -> None:
        match = draft.match(screen.defaults())
        self.memory.setups[draft.game.id] = draft.remembered()
        self.memory.began(match.game.id, [p.name for p in match.people if not p.bot])
        remember(self.disk, self.memory, self.fail)
        self.back()
        self.play(match)

    def play(self, match: Match, teacher: lesson.Lesson | None = None) -> None:
        """Play this match, from where it stands; with a teacher it is a lesson and not kept."""
        if self.keeper is not None:
            self.keeper.close()
        match.curtain = self.settings["curtain"]
        self.match, self._over, self._teacher = match, -1, teacher
        if not self._push("play", self._play):
            self.match = self.keeper = None
            return
        self.keeper = Keeper(match, self.disk, self._not_kept) if teacher is None else None
        if match.curtain == "never" and match.game.secrets and len(match.humans) > 1:
            acts = [(self.text("settings"), partial(self.show_page, "settings"))]
            self.notice.say(self.text("setting-curtain-warning"), bad=True, acts=acts)

    def branch(self, n: int) -> None:
        """Go on from after n moves as a new match; the old one is kept as it is."""
        assert self.match is not None
        match = self.match.branch(n)
        self.home()
        self.play(match)

    def resume(self, entry: autosave.Entry) -> None:
        """Go on with the newest sound autosave of a match."""
        self.disk.submit(
            partial(autosave.newest, autosave.folder(), entry.header.match), self._resumed, self.fail
        )

    def _resumed(self, found: autosave.Found) -> None:
        if self.match is not None and self.match.id == found.match.id:
            return  # a second click before the first one had loaded it
        self.play(found.match)
        if found.damaged:
            self.notice.say(self.text("fault-older-used", n=len(found.damaged)), bad=True)

    def open_file(self, path: Path) -> None:
        """Go on with the match of a file. What is open now is kept, and left only when the file can be read."""
        told = partial(self._opened, path), partial(self._not_opened, path)
        self.disk.submit(partial(savefile.load, path), *told)

    def _opened(self, path: Path, match: Match) -> None:
        self._used(path)
        if len(self._pages) > 1:
            self.home()
        self.play(match)

    def _not_opened(self, path: Path, fault: BaseException) -> None:
        if isinstance(fault, SaveFault) and fault.key == "fault-missing":
            self.memory.lost(path)
            remember(self.disk, self.memory, self.fail)
            self._show_recent()
        self.fail(fault)

    def _used(self, path: Path) -> None:
        """A file of one's own was opened or saved: it is one of the recent ones."""
        if path.absolute().parent != autosave.folder().absolute():
            self.memory.used(path)
            remember(self.disk, self.memory, self.fail)
            self._show_recent()

    def _show_recent(self) -> None:
        self.recent.clear()
        self.recent.setEnabled(bool(self.memory.files))
        for name in self.memory.files:
            short = self.fontMetrics().elidedText(name, Qt.TextElideMode.ElideMiddle, RECENT_WIDTH)
            action = self.recent.addAction(short.replace("&", "&&"))
            action.triggered.connect(partial(self._reopen, Path(name)))
        home = self._pages[0].widget if self._pages else None
        if isinstance(home, Home):
            home.show_recent(self.recent)

    def _reopen(self, path: Path, _checked: bool = False) -> None:
        self.open_file(path)

    # -- what other programs ask for ----------------------------------------------------------------------------

    def listen(self) -> None:
        """Files for this window: from a second start, and on macOS from the system."""
        from .. import instance  # after the first paint: it needs QtNetwork

        self._listener = instance.Listener(self.called, self)
        app = QApplication.instance()
        if hasattr(app, "file_opened"):
            app.file_opened.connect(self._files_opened)
            self._files_opened()

    def _files_opened(self) -> None:
        files = QApplication.instance().files  # type: ignore[union-attr]
        while files:
            self.called(files.pop(0))

    def called(self, file: Path | None) -> None:
        """Somebody started Hotseat again, perhaps with a file: the match that is open is kept, and left only when the
        file can be read."""
        self.setWindowState(self.windowState() & ~Qt.WindowState.WindowMinimized)
        self.raise_()
        self.activateWindow()
        if file is not None:
            self.open_file(file)

    def _keep(self) -> None:
        if self.keeper is not None:
            self.keeper.keep()

    def _ended(self) -> None:
        assert self.match is not None
        self._keep()
        if self._over != self.match.revision:
            self._over = self.match.revision
            self._push("result", self._result)

    def _again(self) -> None:
        """The same people and options, another game."""
        assert self.match is not None
        setup = {"people": [{"name": p.name, "colour": p.colour, "bot": p.bot} for p in self.match.people]}
        setup["options"] = dict(self.match.setup.options)  # type: ignore[assignment]
        setup["pack"] = self.match.pack.name if self.match.pack else ""  # type: ignore[assignment]
        game = self.match.game
        self.home()
        from .setup import Draft

        self._draft = Draft.of(game, setup, self.memory.names)
        self._push("setup", self._setup)

    @staticmethod
    def has_lesson(game_id: str) -> bool:
        """Can the game be learned by playing along?"""
        return lesson.there(game_id) and (registry.assets(game_id) / lesson.SAVE).is_file()

    def lesson(self, game_id: str) -> None:
        """The first game, step by step."""
        try:
            steps, match = lesson.steps(game_id), savefile.load(registry.assets(game_id) / lesson.SAVE)
        except (DataError, SaveFault) as fault:
            self.fail(fault)
            return
        match.viewer = match.humans[0]
        self.home()
        self.play(match, lesson.Lesson(match, steps))

    def _recalled(self, memory: people.Memory) -> None:
        self.memory = memory
        self._show_recent()

    def _look_up(self) -> None:
        """Which matches can be continued, and how many can play what for how long?"""
        self.disk.submit(partial(autosave.resumable, autosave.folder()), self._looked_up, self.fail)
        self.disk.submit(facts_of, self._facts_found, self.fail)

    def _facts_found(self, facts: dict[str, tuple[int, int, int, float]]) -> None:
        self._facts = facts
        screen = self._pages[0].widget
        if isinstance(screen, Home):
            screen.show_facts(facts)

    def _looked_up(self, found: tuple[list[autosave.Entry], list[SaveFault]]) -> None:
        self._entries = found[0]
        screen = self._pages[0].widget
        if isinstance(screen, Home):
            screen.show_matches(found[0])

    # -- what the menus do --------------------------------------------------------------------------------------

    def ask_open(self, _checked: bool = False) -> None:
        """Choose a file to go on with."""
        start = str(disk.data_folder())
        name, _ = QFileDialog.getOpenFileName(self, self.text("open"), start, f"Hotseat (*{savefile.SUFFIX})")
        if name:
            self.open_file(Path(name))

    def ask_save(self, _checked: bool = False) -> None:
        """Write the match to a file of one's own."""
        if self.match is None:
            return
        start = str(Path.home() / f"{self.match.game.id}{savefile.SUFFIX}")
        name, _ = QFileDialog.getSaveFileName(
            self, self.text("save-as"), start, f"Hotseat (*{savefile.SUFFIX})"
        )
        if name:
            path = Path(name if name.endswith(savefile.SUFFIX) else name + savefile.SUFFIX)
            self.write(path, savefile.encode(self.match), "saved-as")

    def ask_capsule(self, _checked: bool = False) -> None:
        """Write a bug capsule into the data folder."""
        if self.match is None:
            return
        path = disk.data_folder() / "capsules" / f"{self.match.game.id}-{self.match.id[:8]}{savefile.SUFFIX}"
        self.write(path, savefile.capsule(self.match, journal.about()), "capsule-written")

    def write(self, path: Path, data: bytes, done: str) -> None:
        """Write a file off the GUI thread and say so."""
        told = partial(self._written, done, path)
        self.disk.submit(partial(disk.write, path, data), told, self.fail)

    def _written(self, done: str, path: Path, _result: object) -> None:
        if done == "saved-as" and path.suffix == savefile.SUFFIX:
            self._used(path)
        self.notice.say(self.text(done, file=str(path)))

    def ask_agree(self, _checked: bool = False) -> None:
        """End the game here when everybody agrees."""
        screen = self._playing
        if screen is None:
            return
        choice = screen.agree()
        if choice is None:
            self.notice.say(self.text("agree-not-now"), bad=True)
            return
        acts = [
            (self.text("agree-do"), partial(screen.perform, (choice,))),
            (self.text("agree-not"), _nothing),
        ]
        self.notice.say(self.text("agree-ask"), acts=acts)

    def toggle_full(self, _checked: bool = False) -> None:
        """Full screen and back."""
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def toggle_panel(self, which: str, _checked: bool = False) -> None:
        """Hide or show a side panel of the play screen."""
        screen = self._playing
        if screen is not None:
            panel = screen.left if which == "left" else screen.right
            panel.setVisible(panel.isHidden())

    def fit(self, _checked: bool = False) -> None:
        """The whole table again."""
        if self._playing is not None:
            self._playing.view.fit()

    def what_can_i_do(self, _checked: bool = False) -> None:
        """All legal choices in words."""
        if self._playing is not None:
            self._playing.what_can_i_do()

    def keys(self, _checked: bool = False) -> None:
        """The list of keys."""
        from ..panels.palette import Keys

        sheet = Keys(self.screen_shown, self.text, self.settings.scale)
        sheet.open_sheet()

    def rules(self, key: str, _checked: bool = False) -> None:
        """The rules of the game that is played, at the paragraph of a question."""
        from .pages import rules

        self._push("rules", partial(rules, self, key))

    def _pop_menu(self, screen: Play, _checked: bool = False) -> None:
        self.menu.popup(screen.menu_button.mapToGlobal(screen.menu_button.rect().bottomLeft()))

    # -- faults -------------------------------------------------------------------------------------------------

    def fail(self, fault: BaseException) -> None:
        """Say what went wrong; nothing is lost."""
        if isinstance(fault, SaveFault):
            self.notice.say(self.text(fault.key, **fault.details), bad=True)
        elif isinstance(fault, DataError):
            self.notice.say(self.text("fault-data", what=fault.faults[0], n=len(fault.faults)), bad=True)
        else:
            self.crashed(fault)

    def _not_kept(self, fault: BaseException) -> None:
        """The autosave does not work; a match that is open elsewhere must not be played twice."""
        self.fail(fault)
        if isinstance(fault, SaveFault) and fault.key == "fault-already-open":
            self.keeper = None
            self.home()
            self.fail(fault)

    def _engine_failed(self, fault: BaseException) -> None:
        journal.note(fault)
        said = self.text("engine-fault") if isinstance(fault, EngineFault) else self.text("crashed")
        self.notice.say(said, bad=True, acts=self._help())

    def crashed(self, fault: BaseException) -> None:
        """Something unexpected: it is in the log, and the match goes on from where it stands, shown anew. Once for a
        position: a screen that fails again would fail for ever."""
        journal.note(fault)
        self.notice.say(self.text("crashed"), bad=True, acts=self._help())
        if self.match is not None and self._playing is not None:
            position = (self.match.id, self.match.revision)
            if self._mended != position:
                self._mended = position
                QTimer.singleShot(0, self, self._mend)

    def _mend(self) -> None:
        if self._playing is not None:
            self._drop(self._pages[-1])
            self._show()
            self.notice.raise_()

    def _help(self) -> list[tuple[str, Callable[[], None]]]:
        acts: list[tuple[str, Callable[[], None]]] = [(self.text("show-log"), self._show_log)]
        if self.match is not None:
            acts.append((self.text("capsule"), self.ask_capsule))
            acts.append((self.text("last-autosave"), self._last_autosave))
        return acts

    def _show_log(self) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(journal.path())))

    def _last_autosave(self) -> None:
        assert self.match is not None
        match_id = self.match.id
        self.home()
        self.disk.submit(partial(autosave.newest, autosave.folder(), match_id), self._resumed, self.fail)

    def closeEvent(self, event: QCloseEvent) -> None:
        self.settings.keep_geometry(self.saveGeometry())
        for page in self._pages:
            if page.play is not None:
                page.play.leave()
        if self.keeper is not None:
            self.keeper.close()
        self.settings.close()
        self.disk.close()
        self.bots.close(0.2)
        super().closeEvent(event)


def _nothing() -> None:
    """Play on."""
