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
from PySide6.QtGui import QAction, QCloseEvent, QKeySequence, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFileDialog, QMainWindow, QMessageBox, QStackedWidget

from enix_desktop.app import collector
from enix_desktop.app.glance import glance
from enix_desktop.app.paths import games_folder
from enix_desktop.app.settings import Settings
from enix_desktop.engine.errors import EnixError
from enix_desktop.ui.start_screen import StartScreen

if TYPE_CHECKING:
    from enix_desktop.app.choices import Choices
    from enix_desktop.app.controller import Controller
    from enix_desktop.app.saves import SavedGame, Saver
    from enix_desktop.app.thinking import Thinker
    from enix_desktop.engine.rules import Event, Outcome
    from enix_desktop.ui.curtain import Curtain
    from enix_desktop.ui.new_game import NewGameScreen

log = logging.getLogger(__name__)

SMALLEST = QSize(1024, 700)
FIRST_SIZE = QSize(1280, 800)
WIDE_ENOUGH_FOR_LOG = 1500
PREPARE_AFTER = 30
"""Milliseconds between the first picture and the first of the things prepared behind it."""
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
        self._preparations: Iterator[Callable[[], object]] | None = None
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
        self._make_menus()
        self._restore_geometry()
        self.retranslate()
        seen = glance()
        self._offered = None if seen is None else self._described(seen.names, seen.moves)
        self._start.set_continue(self._offered)

    @cached_property
    def _thinker(self) -> "Thinker":
        from enix_desktop.app.thinking import Thinker

        return Thinker(self)

    @cached_property
    def _saver(self) -> "Saver":
        from enix_desktop.app.saves import Saver

        saver = Saver(self)
        saver.failed.connect(self._on_trouble)
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

    def _connect(self) -> None:
        start = self._start
        start.continue_requested.connect(self.continue_last)
        start.new_requested.connect(self.show_new)
        start.open_requested.connect(self.open_dialog)
        start.rules_requested.connect(self.show_rules)
        start.settings_requested.connect(self.show_settings)
        start.quit_requested.connect(self.close)
        self._settings.changed.connect(self._on_setting)
        self._settings.trouble.connect(self._on_trouble)
        if self._settings.warning is not None:
            QTimer.singleShot(0, partial(self._on_trouble, self._settings.warning))

    def _on_setting(self, name: str) -> None:
        if name == "speed" and self._table is not None:
            self._table.set_speed(self._settings.speed)

    def _make_menus(self) -> None:
        bar = self.menuBar()
        self._menus = [bar.addMenu(""), bar.addMenu(""), bar.addMenu("")]
        self._actions: dict[str, QAction] = {}
        game, view, help_menu = self._menus
        keys = QKeySequence.StandardKey
        self._add(game, "new", self.show_new, QKeySequence(keys.New))
        self._add(game, "open", self.open_dialog, QKeySequence(keys.Open))
        self._add(game, "start", self.show_start, None)
        self._add(game, "settings", self.show_settings, QKeySequence("Ctrl+,"))
        self._add(game, "quit", self.close, QKeySequence("Ctrl+Q"))
        self._add(view, "log", self._toggle_log, QKeySequence("Ctrl+L"))
        self._add(view, "fit", lambda: self._table and self._table.scene.fit(), QKeySequence("Ctrl+0"))
        self._add(view, "full", self._toggle_full_screen, QKeySequence("F11"))
        self._add(help_menu, "rules", self.show_rules, QKeySequence(keys.HelpContents))

    def _add(self, menu: Any, name: str, trigger: Any, key: QKeySequence | None) -> None:
        action = QAction(self)
        action.triggered.connect(lambda _=False: trigger())
        if key is not None:
            action.setShortcut(key)
        menu.addAction(action)
        self._actions[name] = action

    def show_start(self) -> None:
        """Go to the start screen; a running game stays on disk."""
        self._end_game()
        self._saver.flush()
        self._offer_to_continue()
        self._pages.setCurrentWidget(self._start)

    def _offer_to_continue(self) -> None:
        from enix_desktop.app.saves import last_unfinished

        game, offer = last_unfinished(), None
        if game is not None:
            names = [who.name for who in game.record.participants]
            offer = self._described(names, len(game.record.entries))
        if offer != self._offered:
            self._offered = offer
            self._start.set_continue(offer)

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
            self._on_trouble(str(error))

    def _resume(self, game: "SavedGame") -> None:
        from enix_desktop.app.games import resumed

        try:
            match, history = resumed(game)
        except EnixError as error:
            self._on_trouble(str(error))
            return
        self._play(match, game.path, self._settings.speed, history)

    def _play(self, match: Any, path: Path, speed: str, history: "Sequence[Event]" = ()) -> None:
        from enix_desktop.app.controller import Controller
        from enix_desktop.ui.tables import TABLES

        self._end_game()
        self._controller = Controller(match, path, self._thinker, self._saver, history=history)
        self._table = TABLES[match.record.game](self._controller, speed)
        self._table.curtain_wanted.connect(self._draw_curtain)
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

    def _play_again(self) -> None:
        choices = self._choices or self._remembered()
        self.start_game(choices.without_seed())

    def show_rules(self) -> None:
        """Open the rules."""
        from enix_desktop.ui.rules_page import RulesPage

        self._rules = RulesPage()
        self._rules.setWindowTitle(self.tr("Rules of ENIX"))
        self._rules.resize(760, 720)
        self._rules.show()

    def show_settings(self) -> None:
        """Open the settings."""
        from enix_desktop.ui.settings_dialog import SettingsDialog

        SettingsDialog(self._settings, self).exec()

    def _toggle_log(self) -> None:
        if self._table is not None:
            self._table.log.setVisible(not self._table.log.isVisible())

    def _toggle_full_screen(self) -> None:
        self.setWindowState(self.windowState() ^ Qt.WindowState.WindowFullScreen)

    def _on_trouble(self, sentence: str) -> None:
        log.warning("%s", sentence)
        QMessageBox.warning(self, self.tr("Enix Desktop"), sentence)

    def _described(self, names: Sequence[str], moves: int) -> str:
        return self.tr("{players}: %n move(s) so far", "", moves).format(players=", ".join(names))

    def _restore_geometry(self) -> None:
        saved = self._settings.window_geometry
        if not saved or not self.restoreGeometry(QByteArray.fromBase64(saved.encode())):
            self.resize(FIRST_SIZE)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember the window and write what is left; nothing is ever asked or lost."""
        self._settings.window_geometry = bytes(self.saveGeometry().toBase64().data()).decode()
        self._preparations = iter(())
        self._end_game()
        for name in ("_thinker", "_saver"):
            if name in vars(self):
                getattr(self, name).close()
        super().closeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """After the first picture, prepare what a click will need, a little at a time."""
        super().paintEvent(event)
        if self._preparations is None:
            self._preparations = self._things_to_prepare()
            QTimer.singleShot(PREPARE_AFTER, self._prepare)

    def _things_to_prepare(self) -> Iterator[Callable[[], object]]:
        yield from (partial(import_module, name) for name in PREPARED)
        yield self._offer_to_continue
        yield lambda: self._new
        yield collector.settle

    def _prepare(self) -> None:
        step = next(self._preparations, None) if self._preparations is not None else None
        if step is not None:
            step()
            QTimer.singleShot(0, self._prepare)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The curtain always covers everything."""
        super().resizeEvent(event)
        if "_curtain" in vars(self):
            self._curtain.setGeometry(self.rect())

    def retranslate(self) -> None:
        """Use the current language."""
        self.setWindowTitle(self.tr("Enix Desktop"))
        for menu, text in zip(
            self._menus, (self.tr("&Game"), self.tr("&View"), self.tr("&Help")), strict=True
        ):
            menu.setTitle(text)
        texts = {
            "new": self.tr("&New game…"),
            "open": self.tr("&Open…"),
            "start": self.tr("Start &screen"),
            "settings": self.tr("S&ettings…"),
            "quit": self.tr("&Quit"),
            "log": self.tr("&Log"),
            "fit": self.tr("&Fit the board"),
            "full": self.tr("F&ull screen"),
            "rules": self.tr("&Rules"),
        }
        for name, text in texts.items():
            self._actions[name].setText(text)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
