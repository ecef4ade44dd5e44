"""Computer players think in a worker process, so that the window never waits for them.

The worker gets a view, the legal moves and a seed, and answers with the index of a move and the iterations
it took to find it. A worker that dies, answers nonsense or takes too long is replaced, and the question is
asked again; if that fails too, the first legal move is made, so that a game always goes on.
"""

import logging
import multiprocessing
import os
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from enix_desktop.catalogue import GAMES
from enix_desktop.engine.record import MOST_ITERATIONS
from enix_desktop.players.player import Budget, Choice

THINKING_LIMIT = 0.9
"""Seconds. No decision is to take more than a second; the rest is for the last iteration and the way back."""
OFFER_THINKING_LIMIT = 0.005
"""Seconds for an offer to interrupt: its last iteration must be over before `OFFER_ANSWERED_AFTER`."""
OFFER_ANSWERED_AFTER = 0.008
"""Seconds after which an offer to interrupt is answered, whatever there was to think about (X4).

Long enough to choose a place for the cap, and so short that four seats in five windows of a turn take no
longer than a blink."""
TIME_LIMIT_MS = 15_000
TRIES = 3
NICENESS = 5
"""How far the worker stands back where processors are few: the window is to stay smooth."""

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """A decision that a computer player owes. The number tells answers to old questions apart."""

    number: int
    game: str
    player: str
    view: Any
    moves: Sequence[Any]
    seed: int
    is_offer: bool = False
    """An offer to interrupt: how long the answer takes must not tell what the seat holds."""
    is_hint: bool = False
    """Asked for a person, who is looking at the screen: it is answered before all that wait."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How the worker tells and passes the time, in seconds."""

    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep


CLOCK = Clock()


def work(connection: Connection) -> None:
    """The worker process: answers questions until nobody is there to ask."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        while True:
            connection.poll(None)
            received = CLOCK.now()  # reading a question with more moves takes longer, so that counts too
            question: Question = connection.recv()
            connection.send((question.number, *answer(question, received)))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def answer(question: Question, received: float | None = None, clock: Clock = CLOCK) -> tuple[int, int]:
    """The index of the move that the player chooses, and the iterations that took."""
    began = clock.now() if received is None else received
    limit = began + (OFFER_THINKING_LIMIT if question.is_offer else THINKING_LIMIT)
    choice = _choice(question, Budget(is_time_up=lambda: clock.now() >= limit))
    index = list(question.moves).index(choice.move)
    if question.is_offer:
        clock.sleep(max(0.0, began + OFFER_ANSWERED_AFTER - clock.now()))
    return index, choice.iterations


def _choice(question: Question, budget: Budget) -> Choice[Any]:
    if len(question.moves) == 1:
        return Choice(question.moves[0])
    player = GAMES[question.game].player(question.player)
    return player.choose(question.view, question.moves, question.seed, budget)


class Thinker(QObject):
    """Asks one worker process, one question after the other."""

    answered = Signal(object, int, object)
    """The question, the index of the chosen move, and the iterations it took (None if nobody answered)."""
    _heard = Signal(object, object)
    """A connection and what came out of it (None when it closed); carries it into the window's thread."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._waiting: list[Question] = []
        self._asked: Question | None = None
        self._tries = 0
        self._process: Any = None
        self._connection: Connection | None = None
        self._listener: threading.Thread | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(TIME_LIMIT_MS)
        self._timer.timeout.connect(self._on_time_out)
        self._heard.connect(self._on_heard)

    def ask(self, question: Question) -> None:
        """Have *question* answered by the signal `answered`."""
        if question.is_hint:
            self._waiting.insert(0, question)
        else:
            self._waiting.append(question)
        if self._asked is None:
            self._ask_next()

    def warm_up(self) -> None:
        """Start the worker before the first question."""
        if self._connection is None:
            self._start()

    def forget(self) -> None:
        """Drop all questions; answers still to come are not told."""
        self._waiting.clear()
        self._timer.stop()
        if self._asked is not None:
            # Its answer could be taken for one to a question of the next game with the same number.
            self._asked = None
            self._end_worker()

    def close(self) -> None:
        """End the worker process."""
        self.forget()
        self._end_worker()

    def _ask_next(self) -> None:
        self._asked = self._waiting.pop(0) if self._waiting else None
        self._tries = 0
        if self._asked is not None:
            self._send()

    def _send(self) -> None:
        self._tries += 1
        if self._tries > TRIES:
            log.error("No computer player could be asked; the first legal move is made.")
            self._finish(0, None)
            return
        if self._connection is None:
            self._start()
        assert self._connection is not None
        try:
            self._connection.send(self._asked)
            self._timer.start()
        except OSError:
            self._replace("could not be reached")

    def _start(self) -> None:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs,), name="enix-thinker", daemon=True)
        self._process.start()
        theirs.close()
        self._connection = ours
        self._listener = threading.Thread(target=self._listen, args=(ours,), daemon=True)
        self._listener.start()

    def _listen(self, connection: Connection) -> None:
        """Runs in a thread of its own; a closed connection ends it."""
        try:
            while True:
                self._heard.emit(connection, connection.recv())
        except (EOFError, OSError, TypeError, ValueError):
            pass
        with suppress(RuntimeError):  # the window is gone
            self._heard.emit(connection, None)

    def _on_heard(self, connection: object, message: object) -> None:
        if connection is not self._connection:
            return
        if message is None:
            self._replace("ended")
            return
        match message:
            case (int(number), int(index), int(iterations)) if (
                self._asked is not None and number == self._asked.number
            ):
                if 0 <= index < len(self._asked.moves) and 0 <= iterations <= MOST_ITERATIONS:
                    self._finish(index, iterations)
                else:
                    self._replace("answered nonsense")
            case (int(), int(), int()):
                pass  # an answer to a question that nobody asks any more
            case _:
                self._replace("answered nonsense")

    def _on_time_out(self) -> None:
        self._replace("took too long")

    def _finish(self, index: int, iterations: int | None) -> None:
        self._timer.stop()
        question = self._asked
        assert question is not None
        self._ask_next()
        self.answered.emit(question, index, iterations)

    def _replace(self, what_happened: str) -> None:
        log.warning("The thinking process %s and is replaced.", what_happened)
        self._end_worker()
        if self._asked is not None:
            self._send()

    def _end_worker(self) -> None:
        self._timer.stop()
        connection, process, listener = self._connection, self._process, self._listener
        self._connection = self._process = self._listener = None
        if process is not None:
            process.kill()
            process.join()
        if listener is not None:
            listener.join(5)  # with the process gone it hears the end; it must not speak to what is deleted
        if connection is not None:
            connection.close()
