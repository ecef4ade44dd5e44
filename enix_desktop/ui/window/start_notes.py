"""What the start screen says about the chosen game: how far its lessons are, and its game of the day."""

from datetime import UTC, date, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt

from enix_desktop.app.system.paths import games_folder
from enix_desktop.app.system.settings import DayTry, Settings
from enix_desktop.resources import path
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.widgets.numbers import number
from enix_desktop.ui.window.start_screen import StartScreen

if TYPE_CHECKING:
    from enix_desktop.ui.window.game_pages import GamePages


class StartNotes(QObject):
    """Tells the start screen, and begins the game of the day; one try a day counts."""

    def __init__(self, start: StartScreen, games: "GamePages", settings: Settings) -> None:
        super().__init__(start)
        self._start, self._games, self._settings = start, games, settings
        start.chosen.connect(self.tell)
        start.day_requested.connect(self.begin_day)

    def tell(self) -> None:
        """Before the first picture: nothing of a game is loaded for it."""
        self._start.set_new_player(not self._settings.has_finished_lessons)
        self._start.set_lessons(self._about_lessons())
        self._start.set_day(self._about_day())

    def begin_day(self) -> None:
        """Continue the try that counts, or tell about it first; when it is over, the next does not count."""
        from enix_desktop.app.play.day import day_match
        from enix_desktop.catalogue import GAMES
        from enix_desktop.ui.day.sheet import DaySheet

        game, today = self._start.game, utc_today()
        tried = self._tried(today)
        if tried is not None and tried.place is None and (games_folder() / tried.file).exists():
            self._games.opening.open(games_folder() / tried.file)
            return
        match = day_match(GAMES[game], today, self._games.remembered(game), counts=tried is None)

        def play() -> None:
            file = self._games.play_new(match)
            if tried is None:
                self._settings.set_day_try(game, DayTry(today.isoformat(), file.name))

        sheet = DaySheet(match.record, self._start.window())
        sheet.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sheet.accepted.connect(play)
        sheet.open()

    def _tried(self, day: date) -> DayTry | None:
        """The try of *day* that counts."""
        tried = self._settings.day_try(self._start.game)
        return tried if tried is not None and tried.day == day.isoformat() else None

    def _about_lessons(self) -> str:
        done = len(self._settings.lesson_progress(self._start.game).done)
        count = len(list(path(f"{self._start.game}/lessons").glob("*.json")))
        return (
            self.tr("{done} of {count} lessons done").format(done=min(done, count), count=count)
            if done
            else ""
        )

    def _about_day(self) -> str:
        tried = self._tried(utc_today())
        if tried is None:
            if GAME_UIS[self._start.game].has_day_alone:
                return self.tr("The same puzzles for everybody, one try")
            return self.tr("The same deal for everybody, one try")
        if tried.place is None:
            return self.tr("Your try is waiting for you")
        if GAME_UIS[self._start.game].has_day_alone:
            return self.tr("Today: %n puzzle(s) solved", "", tried.score or 0)
        told = self.tr("Today: place {place} of {count}, score {score}")
        return told.format(place=tried.place, count=tried.seats, score=number(tried.score or 0))


def utc_today() -> date:
    """The day it is for everybody."""
    return datetime.now(UTC).date()
