"""A tutor looks at a choice before it is made, and says only whether a better one seems available.

What is said comes from the view of who decides and from a seed of its own, never from the game's, and it is
thought out in a process of its own while the choice is held; if that takes too long, nothing is said.
"""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer

from enix_desktop.app.play.making import Maker
from enix_desktop.app.play.table_driver import AnyMatch, Decision
from enix_desktop.catalogue import GAMES
from enix_desktop.coaching.doubting import get_ready, is_dear
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Seat
from enix_desktop.players.player import is_choice

PATIENCE = 1500
"""Milliseconds after which a choice stands, whatever it costs."""
SILENCE = 300
"""Milliseconds after which it is said that the tutor looks."""


class Tutor(QObject):
    """Holds one choice at a time."""

    def __init__(
        self,
        tell: Callable[[bool], object],
        say_waiting: Callable[[], object],
        parent: QObject | None = None,
    ) -> None:
        """*tell* hears whether the choice that is held seems dear; *say_waiting* that it takes a moment."""
        super().__init__(parent)
        self._tell = tell
        self._maker = Maker(self)
        self._maker.made.connect(self._on_made)
        self._maker.failed.connect(lambda: self._answer(False))
        self._late, self._slow = QTimer(self), QTimer(self)
        for timer, milliseconds in ((self._late, PATIENCE), (self._slow, SILENCE)):
            timer.setSingleShot(True)
            timer.setInterval(milliseconds)
        self._late.timeout.connect(self._on_late)
        self._slow.timeout.connect(say_waiting)
        self._looked_at: set[tuple[Seat, tuple[Any, ...]]] = set()
        """Who had a choice looked at, and all moves that had been made then."""
        self.held: tuple[Any] | None = None
        """The move that is held, alone in a tuple: a move could be anything."""
        self.is_looking = False
        """Whether it is not known yet what the move that is held costs."""

    def warm_up(self) -> None:
        """Start the process before the first choice, which has to wait for it otherwise."""
        self._maker.order(get_ready)

    def holds(self, match: AnyMatch, decision: Decision, move: Any) -> bool:
        """Hold *move* and look at it, if it is one to be looked at; `tell` is called once."""
        rules, state, seat = match.rules, match.state, decision.seat
        moves = tuple(entry.move for entry in match.record.entries)
        view = rules.view(state, seat)
        coach = GAMES[match.record.game].coach
        if coach is None or self._has_looked(match, seat) or not is_choice(decision.moves):
            return False
        if move == rules.declining_move(state) or rules.refusal(state, seat, move) is not None:
            return False
        if not coach.judges(view):
            return False
        self._looked_at.add((seat, moves))
        self.held, self.is_looking = (move,), True
        seed = derived(0, f"tutor/{seat}/{len(moves)}")
        self._maker.order(is_dear, match.record.game, view, move, seed)
        self._late.start()
        self._slow.start()
        return True

    def _has_looked(self, match: AnyMatch, seat: Seat) -> bool:
        """Whether a choice for this decision was looked at; others may have decided meanwhile."""
        entries = match.record.entries
        moves = tuple(entry.move for entry in entries)
        since = [made for who, made in self._looked_at if who == seat and moves[: len(made)] == made]
        return any(all(entry.seat != seat for entry in entries[len(made) :]) for made in since)

    def release(self) -> Any:
        """The move that was held; it is held no longer."""
        assert self.held is not None
        [move] = self.held
        self.forget()
        return move

    def forget(self) -> None:
        """Whatever was held does not matter any more."""
        self._late.stop()
        self._slow.stop()
        self.held, self.is_looking = None, False

    def close(self) -> None:
        """End the process."""
        self.forget()
        self._maker.close()

    def _on_made(self, found: object) -> None:
        self._answer(found is True)

    def _on_late(self) -> None:
        self._answer(False)
        # What it still thinks about would keep the next choice waiting.
        self._maker.close()
        self.warm_up()

    def _answer(self, seems_dear: bool) -> None:
        if self.is_looking:
            self._late.stop()
            self._slow.stop()
            self.is_looking = False
            self._tell(seems_dear)
