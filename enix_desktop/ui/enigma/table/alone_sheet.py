"""Alone, between two puzzles: how the last one went, what lay there, and how the run stands (E8, E9)."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.moves import Solved
from enix_desktop.games.enigma.puzzles.puzzle import CATEGORY_OF, Category, Puzzle, Written
from enix_desktop.games.enigma.solo import shown_solution
from enix_desktop.games.enigma.state import Alone
from enix_desktop.games.enigma.table import Mode
from enix_desktop.games.enigma.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.enigma.art.emblems import paint_seal
from enix_desktop.ui.enigma.table.solution_art import paint_solution
from enix_desktop.ui.enigma.table.solution_words import solution_words
from enix_desktop.ui.enigma.words import category_name, minutes
from enix_desktop.ui.enigma.words import said as said_in
from enix_desktop.ui.enigma.words import said_count as said_count_in
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font
from enix_desktop.ui.widgets.translated import Translated

TEXTS = Texts("enigma", "alone")
_PICTURE, _SEAL, _LARGE = QSize(352, 272), 56, 112


def said(key: str, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return said_in(key, TEXTS, **facts)


def said_count(key: str, count: int, **facts: object) -> str:
    """The sentence `key.one` or `key.other` about *count* things."""
    return said_count_in(key, count, TEXTS, **facts)


class _Picture(QWidget):
    """A puzzle with a solution, and the emblem of its kind; before the first puzzle the emblems of all."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(_PICTURE)
        self._shown: tuple[Puzzle, Written] | None = None
        self._category: Category | None = None

    def show_puzzle(self, puzzle: Puzzle, solution: Written | None) -> None:
        """Show *puzzle* as *solution* has it."""
        self._category = CATEGORY_OF[type(puzzle)]
        self._shown = None if solution is None else (puzzle, solution)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(self.rect())
        if self._shown is not None:
            paint_solution(painter, room.adjusted(0.7 * _SEAL, 0.7 * _SEAL, 0, 0), *self._shown)
        if self._category is not None:
            paint_seal(painter, QRectF(0, 0, _SEAL, _SEAL), self._category)
        else:
            _paint_all(painter, room)
        painter.end()


def _paint_all(painter: QPainter, room: QRectF) -> None:
    """The four emblems, two by two."""
    for number, category in enumerate(CATEGORIES):
        row, column = divmod(number, 2)
        seal = QRectF(0, 0, _LARGE, _LARGE)
        seal.moveCenter(room.center() + QPointF(column - 0.5, row - 0.5) * 1.18 * _LARGE)
        paint_seal(painter, seal, category)


class AloneSheet(Translated, QFrame):
    """Tells how the last puzzle went; what is to be done next stands on the buttons of the table."""

    def __init__(self, view: View, parent: QWidget) -> None:
        super().__init__(parent)
        self._view = view
        set_role(self, "panel")
        self.title, self.result, self.run, self.seed = (PlainLabel(parent=self) for _ in range(4))
        self.title.setFont(font(SIZES[4], QFont.Weight.Bold))
        self.result.setFont(font(SIZES[2], QFont.Weight.DemiBold))
        for label in (self.result, self.run, self.seed):
            label.setWordWrap(True)
        set_role(self.seed, "muted")
        self.seed.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.picture = _Picture(self)
        words = QVBoxLayout()
        words.setSpacing(3 * STEP)
        words.addStretch(1)
        for label in (self.title, self.result, self.run, self.seed):
            words.addWidget(label)
        words.addStretch(2)
        row = QHBoxLayout(self)
        row.setContentsMargins(8 * STEP, 6 * STEP, 8 * STEP, 6 * STEP)
        row.setSpacing(8 * STEP)
        row.addLayout(words, 1)
        row.addWidget(self.picture, alignment=Qt.AlignmentFlag.AlignCenter)
        self._show_last()
        self.retranslate()

    @property
    def _last(self) -> Alone | None:
        return self._view.alone[-1] if self._view.alone else None

    def _show_last(self) -> None:
        last = self._last
        if last is not None:
            puzzle, result = last.posed.puzzle, last.result
            solution = (
                result.solution if isinstance(result, Solved) else shown_solution(self._view.table, puzzle)
            )
            self.picture.show_puzzle(puzzle, solution)

    def retranslate(self) -> None:
        view, last = self._view, self._last
        is_day = view.table.mode is Mode.DAY
        if last is None:
            self.title.setText(said("title.day") if is_day else said("title.endless"))
            self.result.setText(said("begin.day") if is_day else said("begin.endless"))
        else:
            number = len(view.alone)
            category = category_name(CATEGORY_OF[type(last.posed.puzzle)])
            self.title.setText(said("title.done", number=number, category=category))
            self.result.setText(result_words(last))
            is_own = isinstance(last.result, Solved)
            self.picture.setAccessibleName(said("picture.own" if is_own else "picture.other"))
            self.picture.setAccessibleDescription("" if is_own else self._solution_words(last))
        self.run.setText(run_words(view))
        self.seed.setText("" if last is None or is_day else said("seed", seed=_seed_of(last)))
        self.setAccessibleName(" ".join(label.text() for label in (self.title, self.result, self.run)))

    def _solution_words(self, last: Alone) -> str:
        puzzle = last.posed.puzzle
        solution = shown_solution(self._view.table, puzzle)
        return "" if solution is None else solution_words(puzzle, solution)


def result_words(last: Alone) -> str:
    """How a puzzle went."""
    if not isinstance(last.result, Solved):
        return said("result.left")
    time = minutes(last.result.ms)
    return said("result.aided" if last.result.is_aided else "result.solved", time=time)


def difficulty_words(difficulty: int) -> str:
    """How hard a puzzle was."""
    return said(f"difficulty.{difficulty}")


def run_words(view: View) -> str:
    """How the run stands: puzzles solved, how many in a row, and the best time of this kind so far."""
    if not view.alone:
        return ""
    solved = [each for each in view.alone if isinstance(each.result, Solved)]
    parts = [said_count("run.solved", len(solved), tried=len(view.alone))]
    streak = _streak(view)
    if streak > 1:
        parts.append(said("run.streak", count=streak))
    best = _best_like(view.alone[-1], view)
    if best is not None:
        parts.append(said("run.best", time=minutes(best)))
    return " ".join(parts)


def _streak(view: View) -> int:
    count = 0
    for each in reversed(view.alone):
        if not isinstance(each.result, Solved):
            break
        count += 1
    return count


def _best_like(last: Alone, view: View) -> int | None:
    """The best time in this run for puzzles of the kind and difficulty of *last*, without help."""
    kind, difficulty = type(last.posed.puzzle), last.posed.difficulty
    times = [
        each.result.ms
        for each in view.alone
        if isinstance(each.result, Solved)
        and not each.result.is_aided
        and type(each.posed.puzzle) is kind
        and each.posed.difficulty == difficulty
    ]
    return min(times) if len(times) > 1 else None


def _seed_of(last: Alone) -> str:
    return last.posed.seed.partition("/")[0]
