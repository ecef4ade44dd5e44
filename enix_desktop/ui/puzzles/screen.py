"""One puzzle: the table of its position, and the panel beside it."""

from collections.abc import Callable
from functools import partial
from typing import Any

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from enix_desktop.app.play.making import Maker
from enix_desktop.app.play.table_driver import Decision, Hint
from enix_desktop.app.puzzles.run import PuzzleRun
from enix_desktop.app.puzzles.thinking import Examined, as_text, examine, solution_of
from enix_desktop.coaching.positions import Grade, Position, Solution, advised, kept_solution
from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.puzzles.panel import PuzzlePanel, Stage, Telling
from enix_desktop.ui.puzzles.words import PuzzleWords, Whose
from enix_desktop.ui.table.use import PuzzleUse

_WIDE = 1500
"""From this width on the panel has more room."""


class PuzzleScreen(QWidget):
    """Asks once, compares the answer in another process, and says what is best and why."""

    tried = Signal(bool)
    """The first answer was right, or not; to look at the solution counts as wrong."""
    spoiled = Signal()
    """No move is clearly best: it is no puzzle any more."""

    def __init__(
        self,
        ui: GameUi,
        position: Position,
        speed: str,
        *,
        name: str = "",
        grade: Grade | None = None,
        whose: Whose = Whose.SHIPPED,
        streak: Callable[[], int] = int,
        note: Callable[[], str] = str,
        parent: QWidget | None = None,
    ) -> None:
        """*note* is what has to be told beside the puzzle, if anything."""
        super().__init__(parent)
        self.position, self._ui = position, ui
        self._grade, self._whose, self._streak, self.note = grade, whose, streak, note
        self.run = PuzzleRun(position, name)
        self.run.setParent(self)
        self.words = PuzzleWords(self)
        self._moves = ui.move_words(self.run.names)
        self._text = as_text(position)
        self.solution: Solution | None = None
        self._answer: Any = None
        self._advice: Any = None
        self._has_tried = False
        self.panel = PuzzlePanel()
        self.table = ui.course().table(self.run, speed, PuzzleUse())
        self._maker = Maker(self)
        self._maker.made.connect(self._on_made)
        self._maker.failed.connect(self._on_failed)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.table.widget, 1)
        layout.addWidget(self.panel)
        self.run.answered.connect(self._on_answered)
        self.panel.again_requested.connect(self._on_again)
        self.panel.solution_requested.connect(self._on_solution_wanted)
        self.setFocusProxy(self.table.widget)

    def begin(self) -> None:
        """Ask, as soon as the solution is known."""
        self.solution = kept_solution(self.position)
        self.table.begin()
        if self.solution is None:
            self._work_out()
        else:
            self._say_question()

    def close_puzzle(self) -> None:
        """Stop asking and thinking."""
        self.run.close()
        self._maker.close()

    def _work_out(self) -> None:
        self.run.stop_asking()
        self._say(Stage.THINKING, self.words.preparing)
        self._maker.order(solution_of, self._text)

    def _on_again(self) -> None:
        if self.solution is None:
            self._work_out()
        else:
            self._ask()

    def _ask(self) -> None:
        self.table.put_away_help()
        self._say_question()
        self.run.begin()
        self.table.widget.setFocus()

    def _on_answered(self, move: Any) -> None:
        assert self.solution is not None, "only then it is asked"
        self.table.drop_plans()
        self._answer = move
        if move == self.solution.best:
            self._tell(Examined(True, 0.0, 0.0))
            return
        self._say(Stage.THINKING, self.words.thinking)
        self._maker.order(examine, self._text, self.solution, move)

    def _on_made(self, found: object) -> None:
        match found:
            case Examined() as examined if self.panel.stage is Stage.THINKING:
                self._tell(examined)
            case Solution() as solution:
                self.solution = solution
                self._ask()
            case None:
                self._say(Stage.UNCLEAR, self.words.unclear)
                self.spoiled.emit()
            case _:
                pass

    def _on_failed(self) -> None:
        if self.solution is None:
            self._say(Stage.FAILED, self.words.not_worked_out)
        elif self.panel.stage is Stage.THINKING:
            self._ask()
            self._say(Stage.ASKED, self.words.fault)

    def _tell(self, found: Examined) -> None:
        self._note(found.is_right)
        if found.is_right:
            is_best = self.solution is not None and self._answer == self.solution.best
            self._say(Stage.RIGHT, *self._best(), head=self.words.right if is_best else self.words.as_good)
            return
        self._say(Stage.WRONG, self._chosen, partial(self.words.loss, found), head=self.words.wrong)

    def _on_solution_wanted(self) -> None:
        if self.solution is None:
            return
        self._note(False)
        self.run.stop_asking()
        self._say(Stage.SHOWN, *self._best(), head=self.words.shown)
        decision = Decision(self.run.viewer, self.run.view(), ())
        self.table.light_up(Hint(decision, self.solution.best, self._reason()))

    def _note(self, is_solved: bool) -> None:
        if not self._has_tried:
            self._has_tried = True
            self.tried.emit(is_solved)

    def _best(self) -> list[Callable[[], str]]:
        """The best move, why, and how much it stands out."""
        solution = self.solution
        assert solution is not None, "only then it is told"
        view = self.position.view
        return [
            lambda: self.words.best(self._moves.move(view, solution.best)),
            lambda: self._moves.why(view, solution.best, self._reason()),
            partial(self.words.margin, solution),
        ]

    def _chosen(self) -> str:
        return self.words.chosen(self._moves.move(self.position.view, self._answer))

    def _reason(self) -> Any:
        assert self.solution is not None, "only then it is told"
        if self._advice is None:
            self._advice = advised(self.position, self.solution.best)
        return self._advice

    def _say_question(self) -> None:
        self._say(Stage.ASKED, self.words.task)

    def _say(self, stage: Stage, *lines: Callable[[], str], head: Callable[[], str] = str) -> None:
        """Say *lines*, which are asked again in another language."""

        def told() -> Telling:
            said = [line() for line in lines]
            return Telling(
                self.words.about(self._grade, self._whose),
                self._moves.question(self.position.view),
                self.words.streak(self._streak()),
                [text for text in (*said, self.note()) if text],
                head(),
            )

        self.panel.show_stage(stage, told)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """What the table leaves: Enter goes on once there is an answer."""
        button = self.panel.main_button
        if button is not None and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            button.click()
        elif event.key() == Qt.Key.Key_Escape:
            self.panel.leave_requested.emit()
        else:
            super().keyPressEvent(event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.panel.set_wide(self.width() >= _WIDE)
