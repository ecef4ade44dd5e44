"""Computer players think in a worker process, so that the window never waits for them.

The worker gets a view, the legal moves and a seed, and answers with a move, the iterations it took to find it
and, for a hint, the reason. A worker that dies, answers nonsense or takes too long is replaced, and the
question is asked again; if that fails too, the first legal move is made, so that a game always goes on.
"""

import logging
import multiprocessing
import threading
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from enix_desktop.app.play.aside import stand_back
from enix_desktop.catalogue import GAMES, Game
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.record_json import MOST_ITERATIONS
from enix_desktop.engine.rules import Seat
from enix_desktop.players.player import Budget, Choice, is_choice

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

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Question:
    """A decision for a computer player, or a hint for a person."""

    number: int
    """How many moves were made when it was asked."""
    seat: Seat
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
class Answer:
    """What came of a question."""

    move: Any = None
    """The move that is chosen: one of those that the question lists, or another that is legal."""
    iterations: int | None = None
    """How many it took; None if nobody could be asked: then the move is the first one."""
    reason: Any = None
    """Why, if a hint was asked for."""
    problem: str = ""
    """Why the question cannot be answered: asking again would not help."""


@dataclass(frozen=True, slots=True)
class Clock:
    """How the worker reads the time and sleeps, in seconds."""

    now: Callable[[], float] = time.monotonic
    sleep: Callable[[float], None] = time.sleep


CLOCK = Clock()


def work(connection: Connection) -> None:
    """The worker process: answers questions until nobody is there to ask."""
    stand_back()
    try:
        while True:
            connection.poll(None)
            received = CLOCK.now()  # reading a question with more moves takes longer, so that counts too
            question: Question = connection.recv()
            connection.send((question.number, question.seat, _answer_or_problem(question, received)))
    except (EOFError, OSError, KeyboardInterrupt):
        return


def _answer_or_problem(question: Question, received: float) -> Answer:
    try:
        return answer(question, received)
    except BadData as error:
        return Answer(problem=str(error))


def answer(question: Question, received: float | None = None, clock: Clock = CLOCK) -> Answer:
    """What the player chooses, or raise BadData if there is no such game or player."""
    began = clock.now() if received is None else received
    limit = began + (OFFER_THINKING_LIMIT if question.is_offer else THINKING_LIMIT)
    choice = _choice(question, Budget(is_time_up=lambda: clock.now() >= limit))
    reason = reason_for(question, choice.move) if question.is_hint else None
    if question.is_offer:
        clock.sleep(max(0.0, began + OFFER_ANSWERED_AFTER - clock.now()))
    return Answer(choice.move, choice.iterations, reason)


def _choice(question: Question, budget: Budget) -> Choice[Any]:
    if not is_choice(question.moves):
        return Choice(question.moves[0])
    player = _game(question).player(question.player)
    return player.choose(question.view, question.moves, question.seed, budget)


def reason_for(question: Question, move: Any) -> Any:
    """Why the game's adviser prefers *move*."""
    adviser = _game(question).adviser
    if adviser is None:
        raise BadData(f"The game {question.game!r} has no hints.")
    return adviser.reason(question.view, move, question.seed)


def _game(question: Question) -> Game:
    if question.game not in GAMES:
        raise BadData(f"There is no game {question.game!r}; there are {', '.join(GAMES)}.")
    return GAMES[question.game]


def _is_sensible(answer: Answer, question: Question) -> bool:
    match answer:
        case Answer(move, int(iterations)):
            return move in question.moves and 0 <= iterations <= MOST_ITERATIONS
        case _:
            return False


class Thinker(QObject):
    """Asks one worker process, one question after the other."""

    answered = Signal(object, object)
    """The Question and its Answer."""
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
            # Its answer could be taken for one to the same seat's question in the next game.
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
            self._finish()
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
        asked = self._asked
        match message:
            case (int(number), int(seat), Answer()) if asked is None or (number, seat) != (
                asked.number,
                asked.seat,
            ):
                pass  # an answer to a question that nobody asks any more
            case (int(), int(), Answer(problem=str(problem))) if problem:
                log.error("The thinking process cannot answer; the first legal move is made. %s", problem)
                self._finish()
            case (int(), int(), Answer() as found) if asked is not None and _is_sensible(found, asked):
                self._finish(found)
            case _:
                self._replace("answered nonsense")

    def _on_time_out(self) -> None:
        self._replace("took too long")

    def _finish(self, found: Answer | None = None) -> None:
        self._timer.stop()
        question = self._asked
        assert question is not None
        found = found or Answer(question.moves[0])
        self._ask_next()
        self.answered.emit(question, found)

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
