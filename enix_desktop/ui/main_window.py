"""The window: start screen, new game, table and final screen, one at a time.

What only a game needs is imported where it is used: the start screen is to be seen at once.
"""

import logging
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QStackedWidget

from enix_desktop.app import collector
from enix_desktop.app.glance import glance
from enix_desktop.app.paths import games_folder
from enix_desktop.app.settings import Settings
from enix_desktop.engine.errors import EnixError
from enix_desktop.ui.menus import Menus
from enix_desktop.ui.preparing import Preparing
from enix_desktop.ui.start_screen import StartScreen
from enix_desktop.ui.troubles import TroubleTeller

if TYPE_CHECKING:
    from enix_desktop.app.choices import Choices
    from enix_desktop.app.controller import Controller
    from enix_desktop.app.saves import SavedGame, Saver
    from enix_desktop.app.thinking import Thinker
    from enix_desktop.engine.rules import Event, Outcome
    from enix_desktop.ui.book.window import BookWindow
    from enix_desktop.ui.curtain import Curtain
    from enix_desktop.ui.lessons.guide import LessonGuide
    from enix_desktop.ui.new_game import NewGameScreen
    from enix_desktop.ui.sound import Sounds

log = logging.getLogger(__name__)

SMALLEST = QSize(1024, 700)
FIRST_SIZE = QSize(1280, 800)
WIDE_ENOUGH_FOR_LOG = 1500
PREPARED = (
    "enix_desktop.app.games",
    "enix_desktop.app.controller",
    "enix_desktop.ui.new_game",
    "shapely",
    "enix_desktop.ui.tables",
)
"""What a game needs and the start screen does not."""


class MainWindow(QMainWindow):
    """Holds the screens; every game is on disk, so closing never asks."""

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self._settings = settings
        self._troubles = TroubleTeller(self)
        self._preparing = Preparing(self)
        self._table: Any = None
        self._controller: Controller | None = None
        self._choices: Choices | None = None
        self._pages = QStackedWidget()
        self.setCentralWidget(self._pages)
        self._start = StartScreen()
        self._final: Any = None
        self._arranger: Any = None
        self._pages.addWidget(self._start)
        self.setMinimumSize(SMALLEST)
        self._connect()
        self.menus = self._make_menus()
        self._restore_geometry()
        seen = glance()
        self._unfinished = None if seen is None else (tuple(seen.names), seen.moves)
        self.retranslate()

    @cached_property
    def _thinker(self) -> "Thinker":
        from enix_desktop.app.thinking import Thinker

        return Thinker(self)

    @cached_property
    def _saver(self) -> "Saver":
        from enix_desktop.app.saves import Saver

        saver = Saver(self)
        saver.failed.connect(self._troubles.on_saving)
        return saver

    @cached_property
    def _new(self) -> "NewGameScreen":
        from enix_desktop.ui.new_game import NewGameScreen

        new = NewGameScreen()
        new.started.connect(self.start_game)
        new.cancelled.connect(self.show_start)
        self._pages.addWidget(new)
        return new

    @cached_property
    def _curtain(self) -> "Curtain":
        from enix_desktop.ui.curtain import Curtain

        curtain = Curtain(self)
        curtain.hide()
        curtain.setGeometry(self.rect())
        curtain.lifted.connect(self._on_curtain_lifted)
        return curtain

    @cached_property
    def _sounds(self) -> "Sounds":
        from enix_desktop.ui.sound import Sounds

        return Sounds(self._settings, self)

    def _connect(self) -> None:
        start = self._start
        start.continue_requested.connect(self.continue_last)
        start.new_requested.connect(self.show_new)
        start.learn_requested.connect(self.show_lessons)
        start.open_requested.connect(self.open_dialog)
        start.rules_requested.connect(self.show_rules)
        start.settings_requested.connect(self.show_settings)
        start.quit_requested.connect(self.close)
        self._settings.changed.connect(self._on_setting)
        self._settings.trouble.connect(self._troubles.on_settings)
        if self._settings.damage is not None:
            QTimer.singleShot(0, partial(self._troubles.on_damage, self._settings.damage))

    def _on_setting(self, name: str) -> None:
        if name == "speed" and self._table is not None:
            self._table.set_speed(self._settings.speed)

    def _make_menus(self) -> Menus:
        calls: dict[str, Callable[[], object]] = {
            "new": self.show_new,
            "open": self.open_dialog,
            "start": self.show_start,
            "settings": self.show_settings,
            "quit": self.close,
            "log": self._toggle_log,
            "fit": lambda: self._table_shown and self._table_shown.scene.fit(),
            "full": self._toggle_full_screen,
            "sound": lambda: setattr(self._settings, "muted", not self._settings.muted),
            "lessons": self.show_lessons,
            "hint": lambda: self._table and self._table.toggle_hint(),
            "rules": self.show_rules,
            "guide": partial(self.show_place, "part:guide"),
            "glossary": partial(self.show_place, "part:glossary"),
            "keys": self.show_keys,
        }
        return Menus(self.menuBar(), calls, self._settings)

    def show_start(self) -> None:
        """Go to the start screen; a running game stays on disk."""
        self._end_game()
        self._saver.flush()
        self._offer_to_continue()
        self._start.set_new_player(not self._settings.has_finished_lessons)
        self._pages.setCurrentWidget(self._start)

    def _offer_to_continue(self) -> None:
        from enix_desktop.app.saves import last_unfinished

        game, unfinished = last_unfinished(), None
        if game is not None:
            names = tuple(who.name for who in game.record.participants)
            unfinished = names, len(game.record.entries)
        if unfinished != self._unfinished:
            self._unfinished = unfinished
            self._tell_unfinished()

    def _tell_unfinished(self) -> None:
        # Which game has lessons is for later: this is asked before the first picture.
        self._start.set_new_player(not self._settings.has_finished_lessons)
        self._start.set_continue(None if self._unfinished is None else self._described(*self._unfinished))

    @cached_property
    def _lessons(self) -> "LessonGuide":
        from enix_desktop.catalogue import ENIX
        from enix_desktop.ui.lessons.guide import LessonGuide
        from enix_desktop.ui.tables import LESSONS

        guide = LessonGuide(LESSONS[ENIX.id], self._settings)
        guide.left.connect(self.show_start)
        guide.game_requested.connect(self._start_first_game)
        guide.place_wanted.connect(self.show_place)
        guide.sound_wanted.connect(self._sounds.play)
        self._pages.addWidget(guide)
        return guide

    @property
    def _table_shown(self) -> Any:
        """The table of the game or of the lesson, if one is open."""
        if self._table is None and "_lessons" in vars(self):
            return self._lessons.table
        return self._table

    def show_lessons(self) -> None:
        """Learn to play, or go on with it."""
        self._end_game()
        people = [seat.name for seat in self._remembered().seats if seat.player is None]
        self._lessons.set_name(people[0] if people else "")
        self._lessons.show_list()
        self._pages.setCurrentWidget(self._lessons)

    def _start_first_game(self) -> None:
        """Whoever has learned to play meets the weakest player."""
        from enix_desktop.app.choices import first_game

        self.start_game(first_game(self._remembered()))

    def show_new(self) -> None:
        """Choose a new game."""
        self._end_game()
        self._new.set_choices(self._remembered())
        self._pages.setCurrentWidget(self._new)

    def _remembered(self) -> "Choices":
        from enix_desktop.app.choices import Choices

        return Choices.from_json(self._settings.last_choices)

    def start_game(self, choices: "Choices") -> None:
        """Deal a new game, after the tiles have been arranged if that is wanted."""
        self._settings.last_choices = choices.without_seed().to_json()
        self._settings.speed = choices.speed
        self._choices = choices
        if choices.arrange:
            self._arrange(choices)
        else:
            self._deal(choices, None)

    def _arrange(self, choices: "Choices") -> None:
        from enix_desktop.app.games import suggested_layout
        from enix_desktop.catalogue import ENIX
        from enix_desktop.ui.tables import ARRANGERS

        self._end_game()
        self._arranger = ARRANGERS[ENIX.id](suggested_layout(choices))
        self._arranger.arranged.connect(lambda layout: self._deal(choices, layout))
        self._arranger.cancelled.connect(self.show_new)
        self._pages.addWidget(self._arranger)
        self._pages.setCurrentWidget(self._arranger)
        self._arranger.setFocus()

    def _deal(self, choices: "Choices", layout: Any) -> None:
        from enix_desktop.app.games import dealt
        from enix_desktop.app.saves import new_path

        match = dealt(choices, layout)
        self._play(match, new_path(match.record), choices.speed)

    def continue_last(self) -> None:
        """Go on with the last unfinished game."""
        from enix_desktop.app.saves import last_unfinished

        game = last_unfinished()
        if game is not None:
            self._resume(game)

    def open_dialog(self) -> None:
        """Let a record be chosen and open it."""
        folder = games_folder()
        title, kinds = self.tr("Open a game"), self.tr("Games (*.json)")
        name, _ = QFileDialog.getOpenFileName(self, title, str(folder), kinds)
        if name:
            self.open_file(Path(name))

    def open_file(self, path: Path) -> None:
        """Continue or show the game in *path*."""
        from enix_desktop.app.saves import SavedGame, load

        try:
            self._resume(SavedGame(path, load(path)))
        except EnixError as error:
            self._troubles.on_opening(path, error)

    def _resume(self, game: "SavedGame") -> None:
        from enix_desktop.app.games import resumed

        try:
            match, history = resumed(game)
        except EnixError as error:
            self._troubles.on_opening(game.path, error)
            return
        self._play(match, game.path, self._settings.speed, history)

    def _play(self, match: Any, path: Path, speed: str, history: "Sequence[Event]" = ()) -> None:
        from enix_desktop.app.controller import Controller
        from enix_desktop.ui.tables import TABLES

        self._end_game()
        self._troubles.is_saving_told = False
        self._controller = Controller(match, path, self._thinker, self._saver, history=history)
        self._table = TABLES[match.record.game](self._controller, speed)
        self._table.curtain_wanted.connect(self._draw_curtain)
        self._table.place_wanted.connect(self.show_place)
        self._table.sounds.wanted.connect(self._sounds.play)
        self._table.finished.connect(self._on_finished)
        self._table.result_wanted.connect(lambda: self._pages.setCurrentWidget(self._final))
        self._table.log.setVisible(self.width() >= WIDE_ENOUGH_FOR_LOG)
        self._pages.addWidget(self._table)
        self._pages.setCurrentWidget(self._table)
        self._table.begin()

    def _end_game(self) -> None:
        if "_curtain" in vars(self):
            self._curtain.hide()
            self._pages.show()
        if "_lessons" in vars(self):
            self._lessons.close_lesson()
        if self._controller is not None:
            self._controller.close()
            self._controller = None
        for page in (self._table, self._final, self._arranger):
            if page is not None:
                self._pages.removeWidget(page)
                page.deleteLater()
        self._table = self._final = self._arranger = None

    def _draw_curtain(self, name: str) -> None:
        """Nothing behind the curtain is there: no tooltip, no log, nothing for a screen reader."""
        self._pages.hide()
        if "book" in vars(self):
            self.book.forget()  # a card that somebody looked up there is a secret
        self._curtain.show_for(name)

    def _on_curtain_lifted(self) -> None:
        self._curtain.hide()
        self._pages.show()
        if self._table is not None:
            self._table.lift_curtain()
            self._table.setFocus()

    def _on_finished(self, outcome: "Outcome") -> None:
        self._final = self._table.final_screen(outcome)
        self._final.again_requested.connect(self._play_again)
        self._final.table_requested.connect(lambda: self._pages.setCurrentWidget(self._table))
        self._final.new_requested.connect(self.show_new)
        self._pages.addWidget(self._final)
        self._pages.setCurrentWidget(self._final)
        self._final.setFocus()

    def _play_again(self) -> None:
        choices = self._choices or self._remembered()
        self.start_game(choices.without_seed())

    @cached_property
    def book(self) -> "BookWindow":
        """The book about the game; made when first opened, and kept."""
        from enix_desktop.catalogue import ENIX
        from enix_desktop.ui.tables import BOOKS

        return BOOKS[ENIX.id](self)

    def show_rules(self) -> None:
        """Open the book at the rules that fit what is happening now."""
        page, table = self._pages.currentWidget(), self._table_shown
        if table is not None and table.isVisible():
            self.show_place(table.help_place())
        else:
            self.show_place("rule:E1" if "_new" in vars(self) and page is self._new else "part:rules")

    def show_place(self, place: str) -> None:
        """Open the book at *place*."""
        table = self._table_shown
        self.book.set_edition(None if table is None else table.edition)
        self.book.show_place(place)

    def show_settings(self) -> None:
        """Open the settings."""
        from enix_desktop.ui.settings_dialog import SettingsDialog

        _ = self._sounds  # a new volume is to be heard
        SettingsDialog(self._settings, self).exec()

    def show_keys(self) -> None:
        """List all keys."""
        from enix_desktop.ui.keys_dialog import KeysDialog

        KeysDialog(self).exec()

    def _toggle_log(self) -> None:
        table = self._table_shown
        if table is not None:
            table.log.setVisible(not table.log.isVisible())

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _described(self, names: Sequence[str], moves: int) -> str:
        return self.tr("{players}: %Ln move(s) so far", "", moves).format(players=", ".join(names))

    def _restore_geometry(self) -> None:
        saved = self._settings.window_geometry
        if not saved or not self.restoreGeometry(QByteArray.fromBase64(saved.encode())):
            self.resize(FIRST_SIZE)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window and write what is left; nothing is ever asked or lost."""
        self._settings.window_geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self._preparing.stop()
        self._end_game()
        for name in ("_thinker", "_saver", "_sounds"):
            if name in vars(self):
                getattr(self, name).close()
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """After the first picture, prepare what a click will need, a little at a time."""
        super().paintEvent(event)
        self._preparing.begin(self._things_to_prepare())

    def _things_to_prepare(self) -> Iterator[Callable[[], object]]:
        yield from (partial(import_module, name) for name in PREPARED)
        yield self._offer_to_continue
        yield lambda: self._new
        yield collector.settle

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What nobody else wants: Esc leaves the full screen, and Ctrl+? is typed in many ways."""
        with_ctrl = bool(event.modifiers() & Qt.KeyboardModifier.ControlModifier)
        if event.key() == Qt.Key.Key_Escape and self.isFullScreen():
            self._toggle_full_screen()
        elif with_ctrl and event.key() in (Qt.Key.Key_Question, Qt.Key.Key_Slash):
            self.show_keys()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The curtain always covers everything."""
        super().resizeEvent(event)
        if "_curtain" in vars(self):
            self._curtain.setGeometry(self.rect())

    def retranslate(self) -> None:
        """Use the current language."""
        self.setWindowTitle(self.tr("Enix Desktop"))
        self._tell_unfinished()
        self.menus.retranslate()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
