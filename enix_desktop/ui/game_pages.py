"""The pages of the game that is played: arranging the tiles, the table, the result, the curtain over them.

What only a game needs is imported where it is used: the start screen is to be seen at once.
"""

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from enix_desktop.app.settings import Settings
from enix_desktop.engine.errors import EnixError
from enix_desktop.ui.accessible import SeenOnly, lend
from enix_desktop.ui.troubles import TroubleTeller

if TYPE_CHECKING:
    from collections.abc import Sequence

    from enix_desktop.app.choices import Choices
    from enix_desktop.app.controller import Controller
    from enix_desktop.app.saves import SavedGame, Saver
    from enix_desktop.app.thinking import Thinker
    from enix_desktop.engine.rules import Event, Outcome
    from enix_desktop.ui.curtain import Curtain

WIDE_ENOUGH_FOR_LOG = 1500


class GamePages(QObject):
    """Begins, continues and ends games, one at a time; every game is on disk, so ending never asks."""

    new_requested = Signal()
    """Somebody wants to choose another game."""
    place_wanted = Signal(str)
    """A place in the book."""
    sound_wanted = Signal(str)
    veiled = Signal()
    """Somebody else will look: what anybody looked up is to be forgotten."""

    def __init__(
        self, window: QWidget, pages: QStackedWidget, settings: Settings, troubles: TroubleTeller
    ) -> None:
        super().__init__(window)
        self._window, self._pages = window, pages
        lend(pages, lambda: SeenOnly(pages))  # a screen reader finds nothing behind the curtain
        self._settings, self._troubles = settings, troubles
        self._choices: Choices | None = None
        self._arranger: Any = None
        self._played: tuple[Any, Path | None]
        """The match of the table and the file it is in."""
        self.table: Any = None
        self.final: Any = None
        self.controller: Controller | None = None

    @cached_property
    def thinker(self) -> "Thinker":
        """Asks the computer players."""
        from enix_desktop.app.thinking import Thinker

        return Thinker(self)

    @cached_property
    def saver(self) -> "Saver":
        """Writes every move."""
        from enix_desktop.app.saves import Saver

        saver = Saver(self)
        saver.failed.connect(self._troubles.on_saving)
        return saver

    @cached_property
    def curtain(self) -> "Curtain":
        """What hides the table from whoever is not asked."""
        from enix_desktop.ui.curtain import Curtain

        curtain = Curtain(self._window)
        curtain.hide()
        curtain.setGeometry(self._window.rect())
        curtain.lifted.connect(self._on_curtain_lifted)
        return curtain

    def remembered(self) -> "Choices":
        """What was chosen last."""
        from enix_desktop.app.choices import Choices

        return Choices.from_json(self._settings.last_choices)

    def start(self, choices: "Choices") -> None:
        """Deal a new game, after the tiles have been arranged if that is wanted."""
        self._settings.last_choices = choices.without_seed().to_json()
        self._settings.speed = choices.speed
        self._choices = choices
        if choices.arrange:
            self._arrange(choices)
        else:
            self._deal(choices, None)

    def start_first_game(self) -> None:
        """Whoever has learned to play meets the weakest player."""
        from enix_desktop.app.choices import first_game

        self.start(first_game(self.remembered()))

    def demonstrate(self) -> None:
        """A game to be watched; it is neither kept nor remembered."""
        from enix_desktop.app.choices import demonstration
        from enix_desktop.app.games import dealt

        choices = demonstration(self.remembered())
        self._play(dealt(choices, None), None, self._settings.speed)

    def start_again(self) -> None:
        """The same table with new luck, or another demonstration."""
        if self.controller is not None and not self.controller.is_kept:
            self.demonstrate()
            return
        choices = self._choices or self.remembered()
        self.start(choices.without_seed())

    def continue_last(self) -> None:
        """Go on with the last unfinished game."""
        from enix_desktop.app.saves import last_unfinished

        game = last_unfinished()
        if game is not None:
            self._resume(game)

    def open(self, path: Path) -> None:
        """Continue or show the game in *path*."""
        from enix_desktop.app.saves import SavedGame, load

        try:
            self._resume(SavedGame(path, load(path)))
        except EnixError as error:
            self._troubles.on_opening(path, error)

    def end(self) -> None:
        """Leave the game; it stays on disk."""
        if "curtain" in vars(self):
            self.curtain.hide()
            self._pages.show()
        if self.controller is not None:
            self.controller.close()
            self.controller = None
        for page in (self.table, self.final, self._arranger):
            if page is not None:
                self._pages.removeWidget(page)
                page.deleteLater()
        self.table = self.final = self._arranger = None

    def close(self) -> None:
        """Write what is left, and stop whatever works in the background."""
        self.end()
        for name in ("thinker", "saver"):
            if name in vars(self):
                getattr(self, name).close()

    def cover_all(self) -> None:
        """The curtain always covers everything."""
        if "curtain" in vars(self):
            self.curtain.setGeometry(self._window.rect())

    def _arrange(self, choices: "Choices") -> None:
        from enix_desktop.app.games import suggested_layout
        from enix_desktop.catalogue import ENIX
        from enix_desktop.ui.tables import ARRANGERS

        self.end()
        self._arranger = ARRANGERS[ENIX.id](suggested_layout(choices))
        self._arranger.arranged.connect(lambda layout: self._deal(choices, layout))
        self._arranger.cancelled.connect(self.new_requested)
        self._show(self._arranger)
        self._arranger.setFocus()

    def _deal(self, choices: "Choices", layout: Any) -> None:
        from enix_desktop.app.games import dealt
        from enix_desktop.app.saves import new_path

        match = dealt(choices, layout)
        self._play(match, new_path(match.record), choices.speed)

    def _resume(self, game: "SavedGame") -> None:
        from enix_desktop.app.games import resumed

        try:
            match, history = resumed(game)
        except EnixError as error:
            self._troubles.on_opening(game.path, error)
            return
        self._play(match, game.path, self._settings.speed, history)

    def _play(self, match: Any, path: Path | None, speed: str, history: "Sequence[Event]" = ()) -> None:
        from enix_desktop.app.controller import Controller
        from enix_desktop.ui.tables import TABLES

        self.end()
        self._troubles.is_saving_told = False
        self.controller = Controller(match, path, self.thinker, self.saver, history=history)
        self.table = TABLES[match.record.game](self.controller, speed)
        self.table.curtain_wanted.connect(self._draw_curtain)
        self.table.place_wanted.connect(self.place_wanted)
        self.table.sounds.wanted.connect(self.sound_wanted)
        self.table.finished.connect(self._on_finished)
        self.table.result_wanted.connect(lambda: self._pages.setCurrentWidget(self.final))
        has_room = self._window.width() >= WIDE_ENOUGH_FOR_LOG
        self.table.log.setVisible(has_room and self._settings.log_open)
        self._show(self.table)
        self._played = match, path
        self.table.begin()

    def _show(self, page: QWidget) -> None:
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)

    def _draw_curtain(self, name: str) -> None:
        """Nothing behind the curtain is there: no tooltip, no log, nothing for a screen reader."""
        self._pages.hide()
        self.veiled.emit()
        self.curtain.show_for(name)

    def _on_curtain_lifted(self) -> None:
        self.curtain.hide()
        self._pages.show()
        if self.table is not None:
            self.table.lift_curtain()
            self.table.setFocus()

    def _on_finished(self, outcome: "Outcome") -> None:
        self.final = self.table.final_screen(outcome)
        self.final.again_requested.connect(self.start_again)
        self.final.table_requested.connect(lambda: self._pages.setCurrentWidget(self.table))
        self.final.new_requested.connect(self.new_requested)
        match, path = self._played
        if path is not None:
            self.final.new_badges.look_for(self._settings, match.record, path)
        self._show(self.final)
        self.final.setFocus()
