"""Screens of somebody who solves puzzles of ENIGMA alone, for looking and testing."""

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.games.enigma.moves import Failed, Finish, Pose, Solved, Unsolved
from enix_desktop.games.enigma.posing import known_solution
from enix_desktop.games.enigma.puzzles.puzzle import Puzzle
from enix_desktop.games.enigma.solo import next_pose
from enix_desktop.ui.enigma.table.screen import EnigmaTable

_SEED = 13
_SOLVED_MS = (41_000, 18_500, 63_000, None)
"""How long each puzzle took; the last one, of angular pieces, is given up."""


class Made(QObject):
    """`AlonePuzzles` with a puzzle that is there already, and no process that makes others."""

    came = Signal()

    def __init__(self, pose: Pose, parent: QObject) -> None:
        super().__init__(parent)
        self.ready = pose

    def want(self, before: Sequence[Puzzle]) -> None:
        """Nobody plays on."""


def played() -> tuple[Any, Pose]:
    """A run of four puzzles, and the next one."""
    options = ENIGMA.options({"category": "mix", "difficulty": "1"}, 1)
    match: Any = Match.begin(ENIGMA.rules, ENIGMA.id, [Participant("Ada", None, "red")], options, seed=_SEED)
    table, behind = match.state.table, list[Puzzle]()
    for ms in _SOLVED_MS:
        pose = next_pose(table, _SEED, behind)
        match.play(0, pose)
        solution = known_solution(table.components, pose.puzzle)
        assert solution is not None, "every puzzle that is made can be solved"
        match.play(0, Failed(90_000, Unsolved.GAVE_UP) if ms is None else Solved(ms, solution))
        behind.append(pose.puzzle)
    return match, next_pose(table, _SEED, behind)


def between(lay: Callable[[Any], EnigmaTable]) -> QWidget:
    """A puzzle was given up, and its solution is shown; *lay* makes the table of a match."""
    match, pose = played()
    screen = lay(match)
    screen.__dict__["puzzles"] = Made(pose, screen)
    screen.show_as_if_asked()
    return screen


def ended(lay: Callable[[Any], EnigmaTable]) -> QWidget:
    """The run is over."""
    match, _ = played()
    match.play(0, Finish())
    screen = lay(match)
    outcome = ENIGMA.rules.outcome(match.state)
    assert outcome is not None
    final = screen.final_screen(outcome)
    final.setProperty("table", screen)  # kept alive
    return final
