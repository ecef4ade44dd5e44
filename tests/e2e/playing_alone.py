"""The real program, which plays by itself and says which moves are confirmed, until somebody kills it.

`python -m tests.e2e.playing_alone HANDLE GAME` is `enix-desktop play` with somebody at the mouse who
continues the game that is offered, or begins one, and decides at once. Each line written to the file with
that handle is a JSON object: with how many moves a game was offered and continued, or with which words that
was refused, and how many moves of which game were confirmed when the next decision was asked.
"""

import json
import os
import sys
from typing import Any

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from enix_desktop.app.library.saves import last_unfinished
from enix_desktop.app.play.choices import Choices, SeatChoice
from enix_desktop.app.play.thinking import Question, Thinker
from enix_desktop.catalogue import GAMES
from enix_desktop.cli import main
from enix_desktop.ui.window.application import application
from enix_desktop.ui.window.main_window import MainWindow

LOOK_EVERY = 5
SEATS = (
    SeatChoice("Ada", "red", None),
    SeatChoice("Bo", "blue", "casual"),
    SeatChoice("Cleo", "green", "casual"),
)
"""As many of them play as the game needs."""


def say(**facts: object) -> None:
    """One write, so that a kill leaves a whole line or none."""
    os.write(int(sys.argv[1]), (json.dumps(facts) + "\n").encode())


class Alone(QObject):
    """Sits at the window and plays."""

    def __init__(self) -> None:
        super().__init__()
        self._controller: Any = None
        self._table: Any = None
        self._timer = QTimer(self)
        self._timer.setInterval(LOOK_EVERY)
        self._timer.timeout.connect(self._look)
        self._timer.start()
        ask, confirm = Thinker.ask, self._confirm

        def asked(self: Thinker, question: Question) -> None:
            """A computer is asked: what was played so far counts as confirmed."""
            confirm()
            ask(self, question)

        Thinker.ask = asked  # type: ignore[method-assign]

    def _look(self) -> None:
        window = next((top for top in QApplication.topLevelWidgets() if isinstance(top, MainWindow)), None)
        if window is None or not window.isVisible():
            return
        games = window.games
        if games.controller is None:
            self._begin(window)
        elif games.controller is not self._controller:
            self._sit_down(games.controller, games.table)
        elif games.final is not None:
            games.start_again()

    def _begin(self, window: MainWindow) -> None:
        button = window._start.continue_button
        if not window.offer.is_known:
            return
        if button.isVisible():
            found = last_unfinished()
            assert found is not None
            say(offered=len(found.record.entries))
            button.click()
            if window.games.controller is not None:
                say(continued=len(window.games.controller.match.record.entries))
                return
            [box] = window.findChildren(QMessageBox)
            say(refused=box.text())
            box.close()
        game = sys.argv[2]
        window.games.start(Choices(game, SEATS[: GAMES[game].seats[0]], speed="instant"))

    def _sit_down(self, controller: Any, table: Any) -> None:
        self._controller, self._table = controller, table
        controller.asked.connect(lambda decision: self._on_asked())
        if controller.decision is not None:
            self._on_asked()

    def _on_asked(self) -> None:
        self._confirm()
        QTimer.singleShot(0, self, self._decide)

    def _confirm(self) -> None:
        if self._controller is not None:
            say(file=self._controller.path.name, confirmed=len(self._controller.match.record.entries))

    def _decide(self) -> None:
        decision = self._controller.decision
        if decision is not None:
            moves = decision.moves
            # Any legal move will do, if not always the first: games are to go on for a while.
            self._table.decide(moves[len(self._controller.match.record.entries) % len(moves)])


if __name__ == "__main__":
    application()
    alone = Alone()
    sys.exit(main(["play"]))
