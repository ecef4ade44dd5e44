"""How a table is used: somebody plays at it, unless a lesson or a replay says otherwise."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent

from enix_desktop.app.play.lesson_run import LessonRun
from enix_desktop.app.play.replay_run import ReplayRun
from enix_desktop.engine.rules import Event
from enix_desktop.ui.table.table_words import SharedWords


class Speaker(Protocol):
    """What a table can say."""

    words: SharedWords

    def usual_prompt(self) -> str:
        """Who has to move now."""

    def sentence(self, event: Event) -> str | None:
        """What happened; None for what needs no words."""

    def unlogged(self, happened: Sequence[Event]) -> str | None:
        """What to say about events that none of them has a sentence for."""

    def in_a_lesson(self) -> str:
        """Why there are no hints in a lesson."""


class TableUse:
    """Somebody plays."""

    has_hints = True
    """Whether hints can be asked for."""
    can_interrupt = True
    can_undo = True
    says_you = True
    """Whether the viewer is told about as "you"."""
    has_recap = True
    """Whether the viewer is told what others did when it is the viewer's turn."""

    @property
    def keeps_telling(self) -> bool:
        """Whether what happened last stays in the prompt line while nobody at the table is asked."""
        return True

    @property
    def always_speaks(self) -> bool:
        """Whether the prompt line says something even where nobody is waited for."""
        return False

    def just_happened(self) -> Sequence[Event]:
        """What is told again when everything is shown anew."""
        return ()

    def prompt(self, table: Speaker) -> str:
        """What the prompt line says while nobody at the table is asked."""
        return table.usual_prompt()

    def no_hints(self, table: Speaker) -> str:
        """What is said where hints are not allowed."""
        return table.words.no_hints()

    def leaves_key(self, event: QKeyEvent, is_reading: bool) -> bool:
        """Whether a key is for the screen around the table; *is_reading* says that an answer is open."""
        return False

    def note_refusal(self, rule: str) -> None:
        """Something was refused by *rule*."""

    def toggle_pause(self) -> bool:
        """Pause or resume if this use does it in its own way; return whether it does."""
        return False


class LessonUse(TableUse):
    """A lesson: its texts say what to do."""

    has_hints = False
    has_recap = False

    def __init__(self, run: LessonRun) -> None:
        self._run = run

    @property
    def always_speaks(self) -> bool:
        """The game may be over, the lesson is not."""
        return not self._run.view().to_move

    @property
    def keeps_telling(self) -> bool:
        """While the lesson waits, it says what to do."""
        return not self._run.is_waiting

    def prompt(self, table: Speaker) -> str:
        """While there is something to read, how to continue."""
        is_last = self._run.index == len(self._run.lesson.steps) - 1
        return table.words.to_read_on(is_last) if self._run.is_waiting else table.usual_prompt()

    def no_hints(self, table: Speaker) -> str:
        """The lesson itself is the hint."""
        return table.in_a_lesson()

    def note_refusal(self, rule: str) -> None:
        """That may be just what was to be found out."""
        self._run.note_refusal(rule)


class PuzzleUse(TableUse):
    """A puzzle: one question; what is said about the answer stands beside the table."""

    has_hints = False
    can_interrupt = False
    has_recap = False

    @property
    def keeps_telling(self) -> bool:
        """Nothing was told before."""
        return False

    def prompt(self, table: Speaker) -> str:
        """Once it is answered, where to read on."""
        return table.words.answered()

    def no_hints(self, table: Speaker) -> str:
        """The solution is shown to whoever asks for it."""
        return table.words.no_hints()


class ReplayUse(TableUse):
    """A replay: nothing can be decided, and the prompt line says what happened."""

    has_hints = False
    can_interrupt = False
    can_undo = False
    """A replay goes back and forth by steps."""
    says_you = False
    _KEYS = (
        *(Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down),
        *(Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown),
        *(Qt.Key.Key_Space, Qt.Key.Key_P, Qt.Key.Key_O, Qt.Key.Key_H, Qt.Key.Key_I),
    )
    """These are for the screen around the table."""

    def __init__(self, run: ReplayRun) -> None:
        self._run = run

    @property
    def always_speaks(self) -> bool:
        """There is always something that happened last."""
        return True

    def sentences(self, table: Speaker, index: int) -> list[str]:
        """What happened in the last of *index* moves, as the viewer may know it."""
        told = (table.sentence(event) for event in self._run.reel.happened(index, self._run.viewpoint))
        return [sentence for sentence in told if sentence is not None]

    def just_happened(self) -> Sequence[Event]:
        """What happened in the last step, as the viewer may know it."""
        reel = self._run.reel
        return reel.happened(reel.stops[reel.position(self._run.index)], self._run.viewpoint)

    def prompt(self, table: Speaker) -> str:
        """What happened last."""
        reel = self._run.reel
        stop = reel.stops[reel.position(self._run.index)]
        sentences = self.sentences(table, stop)
        if sentences:
            return sentences[-1]
        return table.unlogged(reel.happened(stop, self._run.viewpoint)) or table.usual_prompt()

    def leaves_key(self, event: QKeyEvent, is_reading: bool) -> bool:
        """Arrows and the like walk through the replay; the page keys turn an open answer."""
        is_read = event.key() in (Qt.Key.Key_PageUp, Qt.Key.Key_PageDown) and is_reading
        return event.key() in self._KEYS and not is_read

    def toggle_pause(self) -> bool:
        """Go on by itself, or stay."""
        self._run.set_paused(self._run.is_playing)
        return True
