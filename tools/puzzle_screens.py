"""Puzzles in telling moments, for looking and testing."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QWidget

from enix_desktop import PLAYERS_VERSION
from enix_desktop.app.puzzles.thinking import Examined
from enix_desktop.catalogue import CODECS
from enix_desktop.coaching.positions import PUZZLE, Grade, Position, read_position
from enix_desktop.engine.record_json import read
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.puzzles.done_page import DonePage
from enix_desktop.ui.puzzles.panel import Stage
from enix_desktop.ui.puzzles.screen import PuzzleScreen
from enix_desktop.ui.puzzles.words import Whose

RECORDS = Path(__file__).parents[1] / "tests" / "gui" / "puzzles" / "records"
"""Puzzles that stay as they are, whichever are shipped."""
SMALL = QSize(1024, 700)


def position_in(game: str) -> Position:
    """The puzzle of *game* that pictures and tests are about."""
    record = read((RECORDS / f"{game}.json").read_text(encoding="utf-8"), CODECS)
    kept: Any = record.unfinished
    kept = {PUZZLE: {**kept[PUZZLE], "players": PLAYERS_VERSION}}
    return read_position(replace(record, unfinished=kept))


def puzzle(game: str, whose: Whose = Whose.SHIPPED) -> PuzzleScreen:
    """A puzzle that has just been asked."""
    screen = PuzzleScreen(
        GAME_UIS[game], position_in(game), "instant", name="Ada", grade=Grade.EASY, whose=whose
    )
    screen.resize(SMALL)
    screen.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
    screen.show()
    screen.begin()
    return screen


def right(game: str) -> PuzzleScreen:
    """The best move was found."""
    screen = puzzle(game)
    assert screen.solution is not None
    screen._streak = lambda: 3
    screen.run.decide(screen.solution.best)
    return screen


def wrong(game: str) -> PuzzleScreen:
    """Another move was chosen."""
    screen = puzzle(game, whose=Whose.OWN)
    assert screen.solution is not None
    moves = screen.run.decision.moves if screen.run.decision else ()
    screen._answer = next(move for move in moves if move != screen.solution.best)
    screen.run.stop_asking()
    screen.panel.stage = Stage.THINKING
    screen._on_made(Examined(False, 0.14, 0.03))
    return screen


def solution(game: str) -> PuzzleScreen:
    """Somebody looks at the solution."""
    screen = puzzle(game)
    screen.panel.solution_button.click()
    return screen


def done() -> QWidget:
    """Nothing more is due."""
    page = DonePage()
    page.show_done(4, has_any=True)
    return page


PUZZLE_SCREENS: Mapping[str, Callable[[], QWidget]] = {
    "puzzle": lambda: puzzle("enix"),
    "puzzle-right": lambda: right("enix"),
    "puzzle-wrong": lambda: wrong("enix"),
    "puzzle-solution": lambda: solution("enix"),
    "puzzle-done": done,
    "station-puzzle": lambda: solution("station"),
    "hertzschlag-puzzle": lambda: right("hertzschlag"),
    "enigma-puzzle": lambda: wrong("enigma"),
}
