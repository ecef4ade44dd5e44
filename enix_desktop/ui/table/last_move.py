"""Show my last move: what the viewer did last, and what has happened since, marked step by step."""

from collections.abc import Callable, Sequence
from typing import Generic, Protocol, TypeVar

from PySide6.QtCore import QObject, QTimer

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.engine.rules import Event, Seat

EACH = 900
"""Milliseconds at normal speed until the next turn is marked, too."""


class Turn(Protocol):
    """What somebody did in one turn, as far as it can be marked on the table."""

    @property
    def seat(self) -> Seat:
        """Who did it."""

    @property
    def is_empty(self) -> bool:
        """Whether there is nothing to mark."""


T = TypeVar("T", bound=Turn)


class TurnMarks(Protocol[T]):
    """Marks of turns on the table."""

    @property
    def shown(self) -> tuple[T, ...]:
        """What is marked, the earliest first."""

    def reset(self, happened: Sequence[Event]) -> None:
        """Mark the last move of a game with these events."""

    def show(self, turns: Sequence[T]) -> None:
        """Mark these moves instead of the last one."""

    def show_last(self) -> None:
        """Mark the last move."""


class LastMove(QObject, Generic[T]):
    """Marks the last own turn and, the turns since, one by one; it knows only the viewer's events."""

    def __init__(
        self,
        driver: TableDriver,
        marks: TurnMarks[T],
        *,
        turns: Callable[[Sequence[Event]], Sequence[T]],
        sentence: Callable[[Sequence[Event], Seat], str],
        say: Callable[[str], object],
        put_away: Callable[[], object],
        duration: Callable[[int], int],
        parent: QObject,
    ) -> None:
        """*sentence* tells what a seat did last; *say* shows it with what changed since, until *put_away*."""
        super().__init__(parent)
        self._driver, self._marks, self._turns, self._sentence = driver, marks, turns, sentence
        self._say, self._put_away, self._duration = say, put_away, duration
        self.is_open = False
        self._waiting: list[T] = []
        self._next = QTimer(self, singleShot=True)
        self._next.timeout.connect(self._show_next)

    def toggle(self) -> None:
        """Show it, or go back to the marks of the last move of all."""
        if self.is_open:
            self.hide()
        else:
            self._show()

    def reset(self) -> None:
        """Start again, perhaps for another viewer."""
        self.is_open = False
        self._next.stop()
        self._waiting = []
        self._marks.reset(self._driver.told())

    def hide(self) -> None:
        """The game goes on: only the last move of all is marked."""
        if self.is_open:
            self.is_open = False
            self._next.stop()
            self._waiting = []
            self._marks.show_last()
            self._put_away()

    def _show(self) -> None:
        told, seat = self._driver.told(), self._driver.person
        turns = self._turns(told)
        own = max((index for index, turn in enumerate(turns) if turn.seat == seat), default=None)
        self.is_open = True
        self._say(self._sentence(told, seat))
        self._marks.show(() if own is None else (turns[own],))
        self._waiting = [turn for turn in turns[0 if own is None else own + 1 :] if not turn.is_empty]
        self._wait()

    def _wait(self) -> None:
        milliseconds = self._duration(EACH)
        if milliseconds > 0 and self._waiting:
            self._next.start(milliseconds)
        elif self._waiting:
            self._marks.show((*self._marks.shown, *self._waiting))
            self._waiting = []

    def _show_next(self) -> None:
        self._marks.show((*self._marks.shown, self._waiting.pop(0)))
        self._wait()
