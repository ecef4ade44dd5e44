"""The pages of the game that is played: arranging it by hand, the table, the result; and the curtain.

What only a game needs is imported where it is used: the start screen is to be seen at once.
"""

from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from enix_desktop.app.system.settings import Settings
from enix_desktop.engine.errors import EnixError
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.window.game_curtain import GameCurtain
from enix_desktop.ui.window.game_files import GameFiles
from enix_desktop.ui.window.game_opening import GameOpening
from enix_desktop.ui.window.lazy import lazy
from enix_desktop.ui.window.looking_back import LookingBack
from enix_desktop.ui.window.troubles import TroubleTeller

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from enix_desktop.app.library.saver import Saver
    from enix_desktop.app.library.saves import AnyRecord
    from enix_desktop.app.play.choices import Choices
    from enix_desktop.app.play.controller import Controller
    from enix_desktop.app.play.thinking import Thinker
    from enix_desktop.app.system.reports import GameSeen
    from enix_desktop.engine.rules import Event, Outcome
    from enix_desktop.ui.review.screen import Moment
    from enix_desktop.ui.screens import FinalScreen, SetupScreen, TableScreen
    from enix_desktop.ui.window.waiting_game import WaitingGame

WIDE_ENOUGH_FOR_LOG = 1240
"""Pixels inside the window: on a screen of 1280 its frame takes some."""


class GamePages(QObject):
    """Begins, continues and ends games, one at a time; every game is on disk, so ending never asks."""

    new_requested = Signal()
    """Somebody wants to choose another game."""
    place_wanted = Signal(str)
    """A place in the book."""
    sound_wanted = Signal(str, float)
    puzzles_wanted = Signal(object)
    """A sound by name, and its pitch."""
    began = Signal()
    """A game is about to be shown at the table."""

    def __init__(
        self, window: QWidget, pages: QStackedWidget, settings: Settings, troubles: TroubleTeller
    ) -> None:
        super().__init__(window)
        self._window, self._pages = window, pages
        self.curtain = GameCurtain(window, pages)
        self.curtain.lifted.connect(self._on_curtain_lifted)
        self._settings, self._troubles = settings, troubles
        self._choices: Choices | None = None
        self._setup: SetupScreen | None = None
        self.table: TableScreen | None = None
        self.final: FinalScreen | None = None
        self._result: QWidget | None = None
        self.controller: Controller | None = None
        self._was_over = False
        """Whether the game was opened only to see its result again."""
        self._waiting: WaitingGame | None = None
        """The game, while another page is shown instead of it."""
        self.files = GameFiles(window, troubles)
        self.opening = GameOpening(window, self.files, troubles, self._path, self._play)
        self.back = LookingBack(pages, settings, self)
        self.back.branched.connect(self.opening.branch)
        self.back.place_wanted.connect(self.place_wanted)
        self.back.sound_wanted.connect(self.sound_wanted)
        self.back.watched.connect(self._watch)
        self.back.puzzles_wanted.connect(self.puzzles_wanted)
        self.back.review_wanted.connect(self.review)

    @lazy
    def thinker(self) -> "Thinker":
        """Asks the computer players."""
        from enix_desktop.app.play.thinking import Thinker

        return Thinker(self)

    @property
    def saver(self) -> "Saver":
        return self.files.saver

    @property
    def table_shown(self) -> "TableScreen | None":
        """The table that can be seen: that of a replay, or else of the game; a review has none."""
        is_covered = self._waiting is not None or self.back.is_reviewing
        return self.back.table or (None if is_covered else self.table)

    @property
    def game_shown(self) -> str:
        """The key of the game whose table can be seen, or nothing."""
        if self.back.game:
            return self.back.game
        return "" if self.played is None else self.played.match.record.game

    @property
    def played(self) -> "Controller | None":
        """The game that is shown; one that waits behind another page is not."""
        return None if self._waiting is not None else self.controller

    def suspend(self) -> None:
        """Make room for another page; a game that is played waits for `resume`."""
        from enix_desktop.ui.window.waiting_game import WaitingGame

        self.back.leave()
        if self.controller is None:
            self.end()
        elif self._waiting is None:
            self.curtain.open()
            self._waiting = WaitingGame(self.controller, self._pages)

    def resume(self) -> bool:
        """Show the game that waits; return whether there is one."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None:
            waiting.resume(self._draw_curtain)
        return waiting is not None

    def end_waiting(self, path: Path) -> None:
        """End the game in *path* if it waits: something else is done with its file."""
        if self._waiting is not None and self.controller is not None and self.controller.path == path:
            self.end()

    def remembered(self, game: str) -> "Choices":
        """What was chosen last for *game*, at the speed of the settings: there is only one."""
        from enix_desktop.app.play.choices import Choices
        from enix_desktop.catalogue import GAMES

        choices = Choices.from_json(GAMES[game], self._settings.last_choices(game))
        return replace(choices, speed=self._settings.speed)

    def start(self, choices: "Choices") -> None:
        """Deal a new game, after it has been arranged by hand if that is wanted."""
        from enix_desktop.catalogue import GAMES

        kept = choices.for_next_time(GAMES[choices.game])
        self._settings.set_last_choices(choices.game, kept.to_json())
        self._settings.speed = choices.speed
        self._choices = choices
        (self._arrange if choices.by_hand else self._deal)(choices)

    def play_new(self, match: Any) -> Path:
        """Play a game that was dealt elsewhere, and return its file."""
        self._play(match, path := self.files.new_path(match.record))
        return path

    def start_first_game(self, game: str) -> None:
        """After the lessons the weakest computer player is suggested."""
        from enix_desktop.app.play.choices import first_game
        from enix_desktop.catalogue import GAMES

        self.start(first_game(GAMES[game], self.remembered(game)))

    def demonstrate(self, game: str) -> None:
        """A game to be watched; it is neither kept nor remembered."""
        from enix_desktop.app.play.choices import demonstration
        from enix_desktop.app.play.games import dealt
        from enix_desktop.catalogue import GAMES

        self._play(dealt(demonstration(GAMES[game], self.remembered(game))), None)

    def start_again(self) -> None:
        """The same table with new luck, another demonstration, or the same deal of a day, not counted."""
        from enix_desktop.app.play.day import dealt_again

        if (controller := self.controller) is None:
            return
        game, chosen = controller.match.record.game, self._choices
        choices = chosen if chosen is not None and chosen.game == game else self.remembered(game)
        if not controller.is_kept:
            self.demonstrate(game)
        elif (match := dealt_again(controller.match.record, choices)) is not None:
            self.play_new(match)
        else:
            self.start(replace(choices.without_seed(), speed=self._settings.speed))

    def save_copy(self) -> None:
        """Ask for a place and copy the game there; every game is saved already, but not where one likes."""
        if self.played is not None and self.played.path is not None:
            self.files.save_copy(self.played.path)

    def seen(self) -> "GameSeen | None":
        """The game as a report may describe it."""
        from enix_desktop.app.system.reports import GameSeen

        if (controller := self.controller) is None:
            return None
        reader = controller.people[0] if len(controller.people) == 1 else None
        return GameSeen(controller.match, controller.history, reader)

    def recover(self) -> bool:
        """Show the game again after a fault in the program; return whether it had to be read from disk."""
        from enix_desktop.app.play.games import events_of, is_sound

        if self.controller is None:
            return False
        match, path = self.controller.match, self.controller.path
        if is_sound(match):
            self._play(match, path, events_of(match.record))
            return False
        self.end()
        if path is not None:
            self.opening.open(path)
        return True

    def replay(self, source: "Path | AnyRecord") -> None:
        """Watch a recorded game again, from its file or its record; a game in progress waits meanwhile."""
        from enix_desktop.app.library.saves import load
        from enix_desktop.app.play.replay_reel import Reel

        if self.curtain.is_drawn:
            return  # nobody is there who may look
        path = source if isinstance(source, Path) else Path(source.game)
        try:
            reel = Reel(load(source) if isinstance(source, Path) else source)
        except EnixError as error:
            self._troubles.on_opening(path, error)
            return
        self.back.leave_replay()  # or the game would go on when another replay takes its place
        go_on = self._paused()
        self.curtain.keep_secrets()
        self.back.replay(reel, self._path_of(source), self._has_room_for_log, go_on)

    def review(self, source: "Path | AnyRecord", path: Path | None = None) -> None:
        """Say what each choice was worth, of a file or of a record that may lie in the file *path*."""
        if self.curtain.is_drawn:
            return  # nobody is there who may look
        self.back.leave()
        go_on = self._paused()
        self.curtain.keep_secrets()
        self.back.review(source, path, go_on)

    def _watch(self, record: "AnyRecord", moment: "Moment") -> None:
        """Replay a game that is reviewed from this moment on."""
        from enix_desktop.app.play.replay_reel import Viewpoint

        self.replay(record)
        screen = self.back.replays.screen
        if screen is not None:
            screen.run.set_viewpoint(Viewpoint(moment.seat))
            screen.run.go_to(moment.moves)

    def _path_of(self, source: "Path | AnyRecord") -> Path | None:
        """The file of a game that is to be watched."""
        if isinstance(source, Path):
            return source
        is_played = self.controller is not None and self.controller.match.record is source
        return self._path() if is_played else None

    def _paused(self) -> "Callable[[], None]":
        """Pause the game that is played, and return how it goes on."""
        controller = self.controller
        was_paused = controller is None or controller.is_paused
        if controller is not None:
            controller.set_paused(True)

        def go_on() -> None:
            if controller is not None and controller is self.controller and not was_paused:
                controller.set_paused(False)

        return go_on

    def end(self, keeping: Path | None = None) -> None:
        """Leave the game; it stays on disk, and other programs may have it, but not the one in *keeping*."""
        self.curtain.open()
        if self.controller is not None:
            self.controller.close()
            self.controller = None
            self.files.release(keeping)
        self.back.close()
        self._waiting = None
        widgets = [page.widget for page in (self.table, self._setup) if page is not None]
        for page in (*widgets, self._result):
            if page is not None:
                self._pages.removeWidget(page)
                page.deleteLater()
        self.table = self.final = self._setup = self._result = None

    def close(self) -> None:
        """Write what is left, and stop all background work."""
        self.end()
        if thinker := GamePages.thinker.made(self):
            thinker.close()
        self.back.mistakes.close()
        self.files.close()

    def _arrange(self, choices: "Choices") -> None:
        from enix_desktop.app.play.games import options_of

        self.end()
        setup = self._setup = GAME_UIS[choices.game].setup_screen(options_of(choices))
        setup.arranged.connect(lambda options: self._deal(choices, options))
        setup.cancelled.connect(self.new_requested)
        self._show(setup.widget)
        setup.widget.setFocus()

    def _deal(self, choices: "Choices", options: Any = None) -> None:
        from enix_desktop.app.play.games import dealt

        self.play_new(dealt(choices, options))

    def _path(self) -> Path | None:
        return None if self.controller is None else self.controller.path

    def _play(self, match: Any, path: Path | None, history: "Sequence[Event]" = ()) -> None:
        from enix_desktop.app.play.controller import Controller

        self.curtain.keep_secrets()
        self.began.emit()
        self.end(keeping=path)
        self._troubles.is_saving_told = False
        game = match.record.game
        self._was_over = match.record.outcome is not None
        self._settings.last_game = game
        self.controller = Controller(match, path, self.thinker, self.saver, history=history)
        table = self.table = GAME_UIS[game].table(self.controller, self._settings.speed)
        table.curtain_wanted.connect(self._draw_curtain)
        table.curtain_unwanted.connect(self.curtain.open_for_all)
        table.place_wanted.connect(self.place_wanted)
        table.sound_wanted.connect(self.sound_wanted)
        table.finished.connect(self._on_finished)
        table.result_wanted.connect(lambda: self._return_to(self._result))
        table.log.setVisible(self._has_room_for_log and self._settings.log_open)
        table.log_chosen.connect(partial(setattr, self._settings, "log_open"))
        table.set_waiting(self._settings.waits)
        self._show(table.widget)
        table.begin()

    @property
    def _has_room_for_log(self) -> bool:
        return self._window.width() >= WIDE_ENOUGH_FOR_LOG

    def _show(self, page: QWidget) -> None:
        self._pages.addWidget(page)
        self._return_to(page)

    def _draw_curtain(self, name: str) -> None:
        played = self.controller
        self.curtain.draw(name, GAME_UIS[played.match.record.game].paint_curtain if played else None)

    def _on_curtain_lifted(self) -> None:
        if self.table is not None:
            self.table.lift_curtain()
            self.table.widget.setFocus()

    def _on_finished(self, outcome: "Outcome") -> None:
        controller = self.controller
        if self.table is None or controller is None:
            return
        from enix_desktop.coaching.course import can_be_reviewed
        from enix_desktop.ui.day.ending import with_day_result

        final = self.final = self.table.final_screen(outcome)
        final.again_requested.connect(self.start_again)
        final.table_requested.connect(partial(self._return_to, self.table.widget))
        final.new_requested.connect(self.new_requested)
        final.replay_requested.connect(partial(self.replay, controller.match.record))
        final.review_requested.connect(partial(self.review, controller.match.record, controller.path))
        if can_be_reviewed(controller.match.record):
            final.offer_review()
        if controller.path is not None:
            final.look_for_news(self._settings, controller.match.record, controller.path)
        self._result = with_day_result(final, controller.match.record, controller.path, self._settings)
        self._show(self._result)
        if not self._was_over:
            final.begin(self._settings.speed)
        final.widget.setFocus()

    def _return_to(self, page: QWidget | None) -> None:
        if page is not None:
            self._pages.setCurrentWidget(page)
