"""Drives a puzzle: the table of a position, one seat that is asked, and an answer that changes nothing."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal

from enix_desktop.app.play.choices import COMPUTER_NAMES, PAWN_KEYS, PEOPLE_NAMES
from enix_desktop.app.play.looking import LookedAt
from enix_desktop.app.play.table_driver import AnyMatch, Decision
from enix_desktop.app.play.undo import Obstacle
from enix_desktop.coaching.positions import Position
from enix_desktop.engine.match import Match, replay
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rules import Seat


class PuzzleRun(LookedAt):
    """One puzzle at the table. It writes no file."""

    answered = Signal(object)
    """The move that was chosen; the position stays as it is."""

    def __init__(self, position: Position, name: str = "") -> None:
        """Who answers is called *name*, if that is known."""
        self.position = position
        game, record = position.game, position.record
        seated = replace(
            record,
            participants=_participants(position, name or PEOPLE_NAMES[0]),
            entries=list(record.entries),
            unfinished=None,
        )
        match: AnyMatch = Match.resume(game.rules, game.codec, seated, seed=0)
        history = [event for step in replay(game.rules, game.codec, seated) for event in step.events]
        super().__init__(match, history)
        self._decision: Decision | None = None

    @property
    def decision(self) -> Decision | None:
        return self._decision

    @property
    def hints_allowed(self) -> bool:
        """The solution is shown to whoever asks for it."""
        return False

    @property
    def names(self) -> list[str]:
        """What the seats are called."""
        return [who.name for who in self._match.record.participants]

    def begin(self) -> None:
        """Ask."""
        if self._decision is None:
            moves = self._match.rules.legal_moves(self._match.state, self.position.seat)
            self._decision = Decision(self.position.seat, self.view(), moves)
            self.asked.emit(self._decision)

    def go_on(self) -> None:
        """Nothing happens here."""

    def lift_curtain(self) -> None:
        """Nobody else is here."""

    def set_paused(self, is_paused: bool) -> None:
        """Nothing goes on by itself."""

    def decide(self, move: Any) -> None:
        """An answer: it must be legal."""
        if self._decision is None:
            return
        refusal = self.refusal(move)
        if refusal is not None:
            self.refused.emit(refusal, move)
            return
        self._decision = None
        self.decided.emit()
        self.waiting.emit()
        self.answered.emit(move)

    def stop_asking(self) -> None:
        """The solution is shown instead."""
        if self._decision is not None:
            self._decision = None
            self.withdrawn.emit()
            self.waiting.emit()

    def set_interrupting(self, seat: Seat, wants: bool) -> None:
        """There is only one question."""

    def is_interrupting(self, seat: Seat) -> bool:
        return False

    def undo(self) -> Obstacle:
        """An answer is given."""
        return Obstacle.NOTHING

    def redo(self) -> bool:
        return False

    def ask_hint(self) -> None:
        """There are none."""

    def close(self) -> None:
        """Stop asking."""
        self._decision = None


def _participants(position: Position, name: str) -> tuple[Participant, ...]:
    """Names and pieces for a table that had none; nobody else has the *name* of who answers."""
    others = iter([other for other in COMPUTER_NAMES if other != name])
    level = position.game.levels[-1]
    return tuple(
        Participant(name, None, piece) if seat == position.seat else Participant(next(others), level, piece)
        for seat, piece in enumerate(PAWN_KEYS[: len(position.record.participants)])
    )
