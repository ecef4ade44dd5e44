"""Narration: what happens is told in the prompt line while it is shown, at reading speed."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.ui.table.animation import AnimationQueue
from enix_desktop.ui.table.controls import PromptLine
from enix_desktop.ui.table.pieces import PawnLook

NO_SEAT: Seat = -1
"""Who looks without a seat, such as everybody together: nobody is "you" then."""
LOOKING, PER_LETTER, LONGEST = 400, 26, 4000
"""Milliseconds at normal speed: to find the line, to read a letter, and at most."""
CONCERNED = 1.6
"""So many times longer stays what concerns the viewer."""


@dataclass(frozen=True, slots=True)
class Telling:
    """One sentence about what happens."""

    text: str
    seat: Seat | None = None
    """Whose piece stands before the sentence."""
    concerns_viewer: bool = False
    """Whether it must not be missed."""
    is_held: bool = True
    """Whether the game stays until it can be read; what the viewer just did needs no time."""
    spoken: str = ""
    """What those hear who cannot see the table, if that is more than the text."""
    about: Sequence[Seat] | None = None
    """Of whom it speaks, if not of the *seat* alone; empty where nobody is in turn."""

    @property
    def seats(self) -> Sequence[Seat] | None:
        """Of whom it speaks; None where it speaks of nobody, so that those in turn stay marked."""
        if self.about is not None or self.seat is None:
            return self.about
        return (self.seat,)


def reading_time(text: str, before: str = "", concerns_viewer: bool = False) -> int:
    """Milliseconds to read *text* at normal speed, if *before* has been read already."""
    shared = 0
    while shared < min(len(text), len(before)) and text[shared] == before[shared]:
        shared += 1
    time = LOOKING + PER_LETTER * (len(text) - shared)
    return min(LONGEST, round(time * CONCERNED) if concerns_viewer else time)


class Narrator(QObject):
    """Says each event when it begins to be shown, and joins what belongs to one action."""

    told = Signal(str)
    """What those hear who cannot see the table; each event once, however its sentence grows."""
    spoken_of = Signal(object)
    """Of which seats the line speaks now; None of none of them."""

    def __init__(
        self,
        prompt: PromptLine,
        queue: AnimationQueue,
        looks: Sequence[PawnLook],
        *,
        telling: Callable[[Sequence[Event], Any], Telling | None],
        to_go_on: Callable[[], str],
        parent: QObject,
    ) -> None:
        """*telling* joins events in one sentence, or has none; *to_go_on* says how to continue."""
        super().__init__(parent)
        self._prompt, self._queue, self._looks = prompt, queue, looks
        self._telling, self._to_go_on = telling, to_go_on
        self.waits = False
        """Whether what concerns the viewer waits for a click or a key."""
        self._action: tuple[Event, ...] = ()
        self._text = ""
        self._again: Callable[[], Telling | None] = lambda: None
        """Makes the last sentence once more, in the language of the moment."""

    def begin(self, event: Event, view: Any) -> int:
        """*event* begins to be shown; return for how many milliseconds it has to stay."""
        alone = self._telling((event,), view)
        if alone is None:
            return 0
        joined = self._telling((*self._action, event), view) if self._action else None
        action = self._action = (event,) if joined is None else (*self._action, event)
        self._again = lambda: self._telling(action, view)
        return self._tell(alone if joined is None else joined, alone)

    def add(self, follows: Callable[[], Telling | None]) -> int:
        """Tell what *follows* from what happened; return for how many milliseconds it has to stay."""
        telling = follows()
        if telling is None:
            return 0
        self._action, self._again = (), follows
        return self._tell(telling, telling)

    def retranslate(self) -> bool:
        """Say the last sentence in the language of the moment; return whether it is still there."""
        telling = self._again() if self._prompt.is_telling else None
        if telling is None:
            return False
        self._text = telling.text
        self._show(telling, self._to_go_on() if self._queue.is_held else "")
        return True

    def forget(self) -> None:
        """Something else is said, or somebody else looks: the next event begins a new sentence."""
        self._action, self._text = (), ""
        self.spoken_of.emit(None)

    def _tell(self, telling: Telling, alone: Telling) -> int:
        before, self._text = self._text, telling.text
        waits = self.waits and telling.concerns_viewer and alone.concerns_viewer
        more = self._to_go_on() if waits else ""
        self._show(telling, more)
        self.told.emit(" ".join(filter(None, (alone.spoken or alone.text, more))))
        if waits:
            self._queue.hold()
        if not telling.is_held or telling.text == before:
            return 0
        return self._queue.duration(reading_time(telling.text, before, telling.concerns_viewer))

    def _show(self, telling: Telling, more: str) -> None:
        look = None if telling.seat is None else self._looks[telling.seat]
        self._prompt.tell(telling.text, look, telling.concerns_viewer, more)
        self.spoken_of.emit(telling.seats)
