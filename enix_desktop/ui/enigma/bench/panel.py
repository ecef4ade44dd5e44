"""A puzzle to be solved: the bench with the clock around it, the sand timer, and what can be done."""

from PySide6.QtCore import QEvent, QKeyCombination, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QHBoxLayout, QStackedLayout, QVBoxLayout, QWidget

from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import Puzzle
from enix_desktop.ui.enigma.bench.access import BenchMode, BenchTree
from enix_desktop.ui.enigma.bench.bench import Bench, BenchHelp
from enix_desktop.ui.enigma.bench.benches import made_bench
from enix_desktop.ui.enigma.bench.clock_ring import ClockRing
from enix_desktop.ui.enigma.bench.keys_note import KeysNote
from enix_desktop.ui.enigma.bench.lid import ClosingLid, Cover
from enix_desktop.ui.enigma.bench.side import BenchSide
from enix_desktop.ui.enigma.bench.words import said
from enix_desktop.ui.table.accessible_scene import SceneAccess
from enix_desktop.ui.table.cursor import TableCursor
from enix_desktop.ui.table.keys import COMMANDS
from enix_desktop.ui.table.question import Question, TableQuestion
from enix_desktop.ui.table.view import TableView
from enix_desktop.ui.widgets.announcer import Announcer
from enix_desktop.ui.widgets.theme import STEP
from enix_desktop.ui.widgets.translated import Translated

_STANDARD = QKeySequence.StandardKey
_REDO = QKeyCombination(Qt.KeyboardModifier.ControlModifier, Qt.Key.Key_Y)


class BenchPanel(Translated, QWidget):
    """Shows one puzzle, and says when it is solved. Whoever owns it measures the time and tells it."""

    solved = Signal(object)
    """The written solution, the moment it is valid (Z2)."""
    closed = Signal()
    """The lid has come down over what was solved."""
    gave_up = Signal()
    hinted = Signal()
    """Somebody has a piece laid; it may be the last one."""
    changed = Signal()
    """Something lies otherwise; worth keeping."""
    ready = Signal()
    """Somebody in front of the cover wants to begin."""

    def __init__(
        self,
        puzzle: Puzzle,
        *,
        help: BenchHelp | None = None,
        pieces: Pieces | None = None,
        parent: QWidget | None = None,
    ) -> None:
        """*pieces* are the standard ones, if nothing else is said."""
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.help = help or BenchHelp()
        self.bench: Bench = made_bench(puzzle, self.help, pieces)
        self.bench.setParent(self)
        self.ring, self.view = ClockRing(), TableView(self.bench)
        self.view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.side = BenchSide(self.help, self.bench)
        self.cover_sheet = Cover(self)
        self.lid = ClosingLid(self.ring)
        self.keys_note = KeysNote(self.ring)
        self.question = TableQuestion(self)
        self.announcer = Announcer(self)
        self.cursor_ring = TableCursor(self.bench, self.hasFocus, self)
        self.mode = BenchMode(self.bench)
        self.tree = BenchTree(self.bench, self.cursor_ring)
        self.access = SceneAccess(self.view, self.tree, self)
        self._factor = 1.0
        self._lay_out()
        self._connect()
        self.cursor_ring.follow(self.mode)
        self.retranslate()

    def _lay_out(self) -> None:
        around = QVBoxLayout(self.ring)
        around.setContentsMargins(self.ring.contentsMargins())
        self.ring.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self.view)
        self._solving = QWidget(self)
        row = QHBoxLayout(self._solving)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3 * STEP)
        row.addWidget(self.ring, 1)
        row.addWidget(self.side)
        self._stack = QStackedLayout(self)
        self._stack.addWidget(self._solving)
        self._stack.addWidget(self.cover_sheet)

    def _connect(self) -> None:
        bench, side = self.bench, self.side
        bench.solved.connect(self._on_solved)
        bench.changed.connect(self._on_changed)
        bench.told.connect(self.announcer.say)
        self.view.pressed.connect(self._on_pressed)
        self.view.wheel_turned.connect(bench.turn)
        self.cursor_ring.moved.connect(self._on_ring_moved)
        self.cover_sheet.opened.connect(self.ready)
        self.lid.closed.connect(self.closed)
        self.keys_note.closed.connect(self.setFocus)
        self.question.closed.connect(self.setFocus)
        side.undo.clicked.connect(self.undo)
        side.redo.clicked.connect(self.redo)
        side.reset.clicked.connect(self.reset)
        side.hint.clicked.connect(self.lay_hint)
        side.keys.clicked.connect(self.toggle_keys)
        side.give_up.clicked.connect(self.ask_to_give_up)
        side.time_told.connect(self.announcer.say)

    # What its owner asks of it

    @property
    def is_covered(self) -> bool:
        return self._stack.currentWidget() is self.cover_sheet

    def cover(self, text: str, button: str | None = None) -> None:
        """Show nothing of the puzzle but *text*, until `uncover`; *button* is what opens it, "" for none."""
        self.bench.end_drag()
        self.question.put_away()
        self.keys_note.put_away()
        self.side.glass.stop()
        had_keys = self.hasFocus() or any(button.hasFocus() for button in self.side.buttons)
        self.cover_sheet.show_words(text, button)
        self._stack.setCurrentWidget(self.cover_sheet)
        self._tell_cover()
        self.announcer.finish()
        if had_keys:
            self.setFocus()

    def uncover(self) -> None:
        """The puzzle is fully shown when this returns."""
        if self.is_covered:
            self._stack.setCurrentWidget(self._solving)
            self._tell_cover()
            self.setFocus()
            self.announcer.say(self.bench.task())

    def arrangement(self) -> object:
        """What lies on the bench, as JSON can write it."""
        return self.bench.model.arrangement()

    def restore(self, arrangement: object) -> bool:
        """Let the pieces lie as `arrangement` once said; False, with an empty bench, if it makes no sense."""
        is_known = self.bench.model.restore(arrangement)
        self.bench.refresh()
        return is_known

    def set_progress(self, fraction: float | None) -> None:
        """So much of the time has passed: the ring fills; None measures nothing."""
        self.ring.set_fraction(fraction)
        self.side.show_progress(fraction)
        self._tell_ring()

    def _tell_ring(self) -> None:
        words = "" if self.ring.step is None else self.side.progress_words
        if words != self.ring.accessibleName():
            self.ring.setAccessibleName(words)

    def set_time(self, ms: int | None) -> None:
        """The time used so far, shown only where figures are (T7)."""
        self.side.show_time(ms)

    def show_timer(self, name: str, ms_left: int | None, ms_whole: int = 45_000) -> None:
        """*name* has turned the sand timer, and so much of it is left; None: nobody has."""
        self.side.show_timer(name, ms_left, ms_whole)

    def stop(self) -> None:
        """Nothing can be moved any more: the time is over."""
        self.bench.lock()

    def undo(self) -> bool:
        return self.bench.undo()

    def redo(self) -> bool:
        return self.bench.redo()

    def reset(self) -> bool:
        return self.bench.reset()

    def lay_hint(self) -> bool:
        """Lay one piece of a solution, where the table has hints (E8)."""
        if not self.help.has_hints or self.bench.is_locked:
            return False
        self.hinted.emit()
        return self.bench.lay_hint()

    hint = lay_hint

    def set_speed(self, factor: float) -> None:
        """Animations last *factor* times as long as usual; 0 is at once."""
        self._factor = factor
        self.bench.set_pace(lambda milliseconds: round(milliseconds * factor))

    def ask_to_give_up(self) -> None:
        """Ask once, and believe the answer."""
        if not self.bench.is_locked and not self.is_covered:
            self.question.ask(_give_up_question, self.gave_up.emit)

    def toggle_keys(self) -> None:
        """List the keys, or put the list away."""
        if self.keys_note.isVisible():
            self.keys_note.put_away()
        else:
            self.keys_note.tell(self.bench.keys(), self.help.has_hints, self.view.geometry())

    # What happens

    def _on_solved(self, solution: object) -> None:
        self.keys_note.put_away()
        self.announcer.say(said("solved"), is_urgent=True)
        self.solved.emit(solution)
        if not self.is_covered:
            self.lid.close_over(self.view.geometry(), said("solved"), self._factor)

    def _on_changed(self) -> None:
        self.cursor_ring.refresh()
        self.follow()
        self.access.refresh()
        self.changed.emit()

    def follow(self) -> None:
        """Offer what is possible now; a button that is no longer gives the keys back to the bench."""
        held = next((button for button in self.side.buttons if button.hasFocus()), None)
        self.side.follow()
        if held is not None and not held.isEnabled():
            self.setFocus()

    def _on_pressed(self) -> None:
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        self.cursor_ring.put_away()

    def _on_ring_moved(self) -> None:
        self.bench.ringed = self.cursor_ring.ringed
        self.access.focus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.is_covered:
            if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.cover_sheet.button.isVisible():
                self.ready.emit()
            else:
                event.ignore()
        elif not self._is_for_bench(event):
            super().keyPressEvent(event)

    def _is_for_bench(self, event: QKeyEvent) -> bool:
        if event.matches(_STANDARD.Undo):
            return self.undo() or True
        if event.matches(_STANDARD.Redo) or event.keyCombination() == _REDO:
            return self.redo() or True
        if event.modifiers() & COMMANDS:
            return False
        if event.key() == Qt.Key.Key_Escape:
            if self.keys_note.isVisible():
                self.keys_note.put_away()
                return True
            return self.bench.let_go()
        if event.key() == Qt.Key.Key_K:
            self.toggle_keys()
            return True
        if self.bench.is_locked:
            return False
        if self.cursor_ring.on_arrow(event) or self.cursor_ring.on_choosing(event):
            return True
        if self.bench.on_key(event):
            return True
        if event.key() == Qt.Key.Key_H and self.help.has_hints:
            self.lay_hint()
            return True
        return self.cursor_ring.reveal(event)

    def event(self, event: QEvent) -> bool:
        """Ctrl+Z on the bench is for the bench, whatever the window undoes with it."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            is_step = event.matches(_STANDARD.Undo) or event.matches(_STANDARD.Redo)
            if is_step and not self.is_covered:
                event.accept()
                return True
        return bool(super().event(event))

    def focusNextPrevChild(self, is_next: bool) -> bool:
        """Tab goes through what lies on the bench, then to the buttons."""
        if self.hasFocus() and not self.is_covered and self.cursor_ring.step(is_next):
            return True
        return bool(super().focusNextPrevChild(is_next))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tab begins at the first group, Shift+Tab at the last."""
        super().focusInEvent(event)
        reasons = Qt.FocusReason
        if event.reason() in (reasons.TabFocusReason, reasons.BacktabFocusReason):
            self.cursor_ring.step(event.reason() == reasons.TabFocusReason, from_outside=True)
        self.cursor_ring.draw()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.cursor_ring.draw()

    def retranslate(self) -> None:
        self.cover_sheet.retranslate()
        self.side.retranslate()
        self.keys_note.retranslate()
        self.lid.label.setText(said("solved"))
        self._tell_ring()
        self.bench.retranslate()
        self._tell_cover()

    def _tell_cover(self) -> None:
        self.setAccessibleName(said("cover.name") if self.is_covered else said("bench"))
        self.view.setVisible(not self.is_covered)


def _give_up_question() -> Question:
    """What is asked before somebody gives up."""
    return Question(
        said("give_up.title"),
        [said("give_up.fact")],
        said("give_up.yes"),
        said("give_up.no"),
        is_doubtful=True,
    )
