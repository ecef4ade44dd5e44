"""Recorded games replayed in the real window: nothing of a game may stay, and memory must not grow."""

import argparse
import gc
import os
import sys
import tempfile
import time
import weakref
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from itertools import count
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication

from enix_desktop.app.play.choices import COMPUTER_NAMES, PAWN_KEYS, PEOPLE_NAMES, Choices, SeatChoice
from enix_desktop.app.play.games import dealt
from enix_desktop.app.play.thinking import Answer, Question, Thinker, reason_for
from enix_desktop.app.system import gc_pauses
from enix_desktop.app.system.paths import HOME_VARIABLE
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import ENIX, SHIPPED, Game
from enix_desktop.headless.lineup import usual_lineup
from enix_desktop.headless.table_choices import all_values
from enix_desktop.ui.widgets.style_sheet import Appearance
from enix_desktop.ui.window.application import Speaking, application
from enix_desktop.ui.window.main_window import MainWindow
from tools.measuring import screen

WARM_UP = 10
"""Games after which the window has painted and loaded what it keeps."""
ALLOWED_GROWTH = 0.2
OFTEN, SELDOM = 15, 150
"""Moves between two things done besides playing: at first often, so that all that is kept is there."""
LOOKED_AT = 25
"""One in so many animations is looked at to its end, the others are skipped as by a click."""
MOST_MOVES = 700
"""Longer games are left before their end, as people do."""
PATIENCE = 60.0
"""Seconds in which a move must have been shown."""
SIZES = ((1280, 800), (1024, 700), (1600, 900))
THEMES = ("light", "dark", "contrast")
LANGUAGES = ("en", "fr", "de")
SPEEDS = ("instant", "instant", "instant", "rapid")
PLACES = {
    "enix": ("part:rules", "rule:A5", "part:guide", "part:glossary"),
    "station": ("part:rules", "rule:A5", "part:stations", "part:glossary"),
    "hertzschlag": ("part:rules", "rule:Q6", "part:guide", "part:glossary"),
    "enigma": ("part:rules", "rule:L3", "rule:ZA5", "part:glossary"),
}
"""Where each book is opened."""

Moves = dict[int, deque[Any]]
"""What each seat still has to do."""


class Recorded(Thinker):
    """Computer players who do again what was recorded."""

    def __init__(self, parent: MainWindow) -> None:
        super().__init__(parent)
        self.moves: Moves = {}

    def warm_up(self) -> None:
        """Nobody has to think."""

    def ask(self, question: Question) -> None:
        """Answer as soon as control is back in the event loop; without an answer the game stands still."""
        QTimer.singleShot(0, self, lambda: self._answer(question))

    def _answer(self, question: Question) -> None:
        moves = self.moves.get(question.seat)
        if question.is_hint:
            first = question.moves[0]
            self.answered.emit(question, Answer(first, 0, reason_for(question, first)))
        elif moves:
            self.answered.emit(question, Answer(moves.popleft(), 0))


@dataclass(frozen=True, slots=True)
class Left:
    """What is there after a game has been left."""

    kilobytes: int
    widgets: int
    alive: int
    """Tables, their scenes and their controllers that should be gone."""


class WindowSoak:
    """Plays games in one window and looks what they leave."""

    def __init__(self, folder: Path, seed: int, game: Game = ENIX) -> None:
        self._seed, self._game = seed, game
        app = application()
        self._settings = Settings(folder / "settings.json")
        self._parts = (Appearance(app, self._settings), Speaking(app, self._settings))
        self.window = MainWindow(self._settings)
        self._recorded = Recorded(self.window)
        self.window.games.thinker = self._recorded
        self.window.resize(*SIZES[0])
        self.window.show()
        self._watched: list[weakref.ref[Any]] = []
        self._deeds = count()
        self.moves = 0

    def close(self) -> None:
        """Leave no widget, nobody who listens, and the language as it was."""
        self._settings.language, self._settings.theme = LANGUAGES[0], THEMES[0]
        self.window.close()
        for thing in (self.window, *self._parts):
            thing.deleteLater()
        delete_what_is_due()

    def play(self, number: int) -> Left:
        """Replay a game, doing other things in between, and leave it."""
        choices = table_of(number, self._seed, self._game)
        moves, is_ending = recorded(choices)
        self._recorded.moves = moves
        games = self.window.games
        games.start(choices)
        table: Any = games.table
        driver = games.controller
        assert driver is not None
        self._watched += [weakref.ref(thing) for thing in (table, table.scene, driver)]
        self._replay(table, driver, moves, number, is_ending)
        self.moves += len(driver.match.record.entries)
        del table, driver
        self._leave(number)
        return self._left()

    def _replay(self, table: Any, driver: Any, moves: Moves, number: int, is_ending: bool) -> None:
        shown, until = 0, time.monotonic() + PATIENCE

        def is_over() -> bool:
            return driver.match.record.outcome is not None

        # The last move waits for the disk before it counts.
        while any(moves.values()) or table.queue.is_running or is_ending != is_over():
            QApplication.processEvents()
            decision = driver.decision
            if decision is not None and moves[decision.seat]:
                table.decide(moves[decision.seat].popleft())
            if table.queue.is_running and shown % LOOKED_AT:
                table.queue.skip()
            if (entries := len(driver.match.record.entries)) > shown:
                shown, until = entries, time.monotonic() + PATIENCE
                if entries % (OFTEN if number < WARM_UP else SELDOM) == 0:
                    self._disturb()
            if is_over() and not table.queue.is_running:
                break  # others were still thinking
            assert time.monotonic() < until, f"game {number} stands still after {shown} moves"
        assert is_ending == is_over(), f"game {number} went another way"

    def _disturb(self) -> None:
        """What people do besides playing."""
        window, settings, number = self.window, self._settings, next(self._deeds)
        places = PLACES[self._game.id]
        deeds: tuple[Callable[[], object], ...] = (
            lambda: window.resize(*SIZES[number // 6 % len(SIZES)]),
            lambda: setattr(settings, "theme", THEMES[number // 6 % len(THEMES)]),
            lambda: setattr(settings, "language", LANGUAGES[number // 6 % len(LANGUAGES)]),
            lambda: window.show_place(places[number // 6 % len(places)]),
            lambda: window.at_table(lambda table: table.log.setVisible(not table.log.isVisible())),
            lambda: window.at_table(lambda table: table.toggle_hint()),
        )
        deeds[number % len(deeds)]()

    def _leave(self, number: int) -> None:
        window = self.window
        QApplication.processEvents()
        window.rooms.book(self._game.id).close()
        (window.show_start, window.show_new, window.show_start, window.show_lessons)[number % 4]()
        if number % 4:
            window.show_start()
        self._rest(0.0 if number else 2 * gc_pauses.SOON / 1000)

    @staticmethod
    def _rest(seconds: float) -> None:
        """Let everything go that is due; the first game was open when the collector settled."""
        for _ in range(3):
            QApplication.processEvents()
            delete_what_is_due()
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            QApplication.processEvents()
        gc.collect()

    def _left(self) -> Left:
        self._watched = [reference for reference in self._watched if reference() is not None]
        return Left(memory(), len(QApplication.allWidgets()), len(self._watched))


def soak(game: Game, games: int, seed: int) -> int:
    """Play, look, and print the figures; 1 if something stays or grows."""
    began = time.monotonic()
    with screen(), tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        soaking = WindowSoak(Path(home), seed, game)
        left: list[Left] = []
        for number in range(games):
            left.append(soaking.play(number))
            if left[-1].alive:
                print(f"After game {number} {left[-1].alive} parts of games are still there.")
            if (number + 1) % 10 == 0:
                print(f"{number + 1} games: {left[-1].kilobytes} KiB", flush=True)
        soaking.close()
    first, last = left[min(WARM_UP, games) - 1], left[-1]
    growth = last.kilobytes / first.kilobytes - 1
    print(f"{games} games of {game.id} replayed in the window, {soaking.moves} moves, seed {seed},", end=" ")
    print(f"{time.monotonic() - began:.0f} s.")
    print(
        f"Memory after {min(WARM_UP, games)} games: {first.kilobytes} KiB, at the end: {last.kilobytes} KiB,"
    )
    print(f"that is {growth:+.1%}; {ALLOWED_GROWTH:.0%} are allowed.")
    print(f"Tables, scenes and controllers left: {last.alive}.")
    print(f"Widgets, first and last: {first.widgets} and {last.widgets}.")
    return 1 if last.alive or growth > ALLOWED_GROWTH else 0


def table_of(number: int, seed: int, game: Game = ENIX) -> Choices:
    """All seat counts and settings, with and without a person."""
    seats = game.seats[number % len(game.seats)]
    people = number % 3 != 0
    names = (PEOPLE_NAMES[0] if people else COMPUTER_NAMES[0], *COMPUTER_NAMES[1:])
    settings = all_values(game, {})
    return Choices(
        game.id,
        tuple(
            SeatChoice(names[seat], PAWN_KEYS[seat], None if people and seat == 0 else _player(game))
            for seat in range(seats)
        ),
        settings[number // 2 % len(settings)],
        speed=SPEEDS[number % len(SPEEDS)],
        seed=seed * 10**6 + number,
    )


def _player(game: Game) -> str:
    """Who plays before the window does: quick, and it ends games."""
    return "greedy" if "greedy" in game.players else usual_lineup(game)[0]


def recorded(choices: Choices) -> tuple[Moves, bool]:
    """The moves of a game at such a table, by seat, and whether it comes to its end."""
    match: Any = dealt(choices, None)
    game = SHIPPED[choices.game]
    rules, player = match.rules, game.player(_player(game))
    made: Moves = {seat: deque() for seat in range(len(choices.seats))}
    while (owing := rules.to_move(match.state)) and len(match.record.entries) < MOST_MOVES:
        seat, decline = owing[0], rules.declining_move(match.state)
        if decline is not None and choices.seats[seat].player is None:
            match.play(seat, decline)  # who does not ask to interrupt is not asked either
            continue
        moves, luck = rules.legal_moves(match.state, seat), len(match.record.entries)
        view = rules.view(match.state, seat)
        move = moves[0] if len(moves) == 1 else player.choose(view, moves, luck).move
        match.play(seat, move)
        made[seat].append(move)
    return made, match.record.outcome is not None


def memory() -> int:
    """KiB that this process holds now; where that cannot be told, the most it ever held."""
    status = Path("/proc/self/status")
    if status.exists():
        line = next(line for line in status.read_text().splitlines() if line.startswith("VmRSS:"))
        return int(line.split()[1])
    import resource

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


def delete_what_is_due() -> None:
    """Outside of an event loop nothing that is to be deleted later is ever deleted."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def main() -> int:
    """Read the command line and soak."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak_window", allow_abbrev=False)
    parser.add_argument("--game", choices=tuple(SHIPPED), default=ENIX.id, help="which game (default: enix)")
    parser.add_argument("--games", type=int, default=200, metavar="N", help="how many (default: 200)")
    parser.add_argument("--seed", type=int, default=0, help="the seed of the series (default: 0)")
    options = parser.parse_args()
    return soak(SHIPPED[options.game], options.games, options.seed)


if __name__ == "__main__":
    sys.exit(main())
