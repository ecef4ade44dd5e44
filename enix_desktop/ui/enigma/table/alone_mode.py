"""Alone: the next puzzle is made ahead in a process of its own, and begun when its player likes (E8, E9)."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.making import Maker
from enix_desktop.app.play.table_driver import Decision
from enix_desktop.games.enigma.moves import Finish, Pose
from enix_desktop.games.enigma.puzzles.puzzle import Puzzle
from enix_desktop.games.enigma.solo import next_pose
from enix_desktop.games.enigma.table import Mode as PlayedAs
from enix_desktop.games.enigma.table import Table
from enix_desktop.ui.enigma.table.alone_sheet import AloneSheet, said
from enix_desktop.ui.enigma.table.modes import EnigmaMode, Host
from enix_desktop.ui.table.actions import Action
from enix_desktop.ui.table.cursor import ENTER

_TRIES = 3


class AlonePuzzles(QObject):
    """The puzzles of a run, each made while the one before is solved."""

    came = Signal()
    """The puzzle that is wanted is there."""

    def __init__(self, table: Table, seed: int, parent: QObject) -> None:
        super().__init__(parent)
        self._table, self._seed = table, seed
        self._wanted: tuple[Puzzle, ...] | None = None
        self._tries = 0
        self.ready: Pose | None = None
        maker = self._maker = Maker()
        maker.made.connect(self._on_made)
        maker.failed.connect(self._on_failed)
        parent.destroyed.connect(lambda: maker.close())

    def want(self, before: Sequence[Puzzle]) -> None:
        """Have the puzzle made that comes after those *before*, if it is not there yet."""
        if tuple(before) != self._wanted:
            self._wanted, self.ready, self._tries = tuple(before), None, 0
            self._order()

    def _order(self) -> None:
        self._tries += 1
        self._maker.order(next_pose, self._table, self._seed, self._wanted)

    def _on_made(self, pose: Pose) -> None:
        self.ready = pose
        self.came.emit()

    def _on_failed(self) -> None:
        if self._tries < _TRIES:
            self._order()
        elif self._wanted is not None:
            # No process can be had: the window waits a moment rather than never show a puzzle.
            self._on_made(next_pose(self._table, self._seed, self._wanted))


class AloneHost(Host, Protocol):
    """What playing alone needs of the table besides."""

    @property
    def puzzles(self) -> AlonePuzzles:
        """The puzzles of this run."""

    def bench_over(self) -> QWidget:
        """Over what the sheet lies."""


class AloneMode(EnigmaMode):
    """Look at what is behind, begin the next puzzle, or end the run."""

    def __init__(self, host: AloneHost, decision: Decision) -> None:
        super().__init__(host, decision)
        self._alone = host
        self._sheet: AloneSheet | None = None
        host.puzzles.came.connect(self._on_came)

    @property
    def is_first(self) -> bool:
        return not self.view.alone

    @property
    def can_finish(self) -> bool:
        """Whether the run may end here; the puzzles of a day are four (E9)."""
        return self.view.table.mode is PlayedAs.SOLO and not self.is_first

    def enter(self) -> None:
        if self._sheet is None:
            self._sheet = AloneSheet(self.view, self._alone.bench_over())
            self._sheet.show()
            self._alone.puzzles.want([each.posed.puzzle for each in self.view.alone])
        self.arrange()
        self.say()

    def arrange(self) -> None:
        """Follow the table to where there is room."""
        if self._sheet is not None:
            self._sheet.setGeometry(self.scene.plan.between.toRect())
            self._sheet.raise_()

    def refresh(self) -> None:
        self.say()

    def say(self) -> None:
        """What can be done now, or that a puzzle is being made."""
        is_ready = self._alone.puzzles.ready is not None
        key = "prompt.first" if self.is_first else "prompt.next"
        self.host.say(said(key if is_ready else "prompt.making", player=self.player))
        text = said("button.first" if self.is_first else "button.next")
        actions = [Action(text, self.go_on, True, is_ready, "next")]
        if self.can_finish:
            actions.insert(0, Action(said("button.finish"), self.finish, name="finish"))
        self.host.offer(actions)

    def leave(self) -> None:
        super().leave()
        self._alone.puzzles.came.disconnect(self._on_came)
        if self._sheet is not None:
            self._sheet.hide()
            self._sheet.deleteLater()
            self._sheet = None

    def on_key(self, event: QKeyEvent) -> bool:
        """Enter begins the next puzzle, E ends the run."""
        if event.key() == Qt.Key.Key_E and self.can_finish:
            self.finish()
            return True
        if event.key() not in ENTER:
            return False
        self.go_on()
        return True

    def go_on(self) -> None:
        """Begin the next puzzle, if it is there."""
        pose = self._alone.puzzles.ready
        if pose is not None:
            self.host.decide(pose)

    def finish(self) -> None:
        """Enough for today."""
        self.host.decide(Finish())

    def _on_came(self) -> None:
        self.say()
