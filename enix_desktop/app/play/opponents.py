"""The computer players of one game: each is asked once, and its answer waits to be played."""

from collections.abc import Sequence
from typing import Any

from enix_desktop.app.play.table_driver import AnyMatch
from enix_desktop.app.play.thinking import Answer, Question, Thinker
from enix_desktop.engine.record import Thought
from enix_desktop.engine.rng import decision_seed
from enix_desktop.engine.rules import Seat
from enix_desktop.players.player import is_choice


class Opponents:
    """Asks through the thinker; what comes back is played by the controller, in the order of the answers."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._pending: dict[Seat, int] = {}
        self.answers: list[tuple[Seat, Any, Thought | None]] = []
        """What was answered and is not played yet."""

    def ask(self, owing: Sequence[Seat], match: AnyMatch) -> None:
        """Ask every computer player that owes a decision and is not thinking about it already."""
        rules, record = match.rules, match.record
        number, is_offer = len(record.entries), rules.declining_move(match.state) is not None
        for seat in owing:
            player = record.participants[seat].player
            if player is None or seat in self._pending:
                continue
            # Also asked when there is only one move: an answer must take as long whatever a seat holds.
            moves = rules.legal_moves(match.state, seat)
            view = rules.view(match.state, seat)
            seed = decision_seed(record.seed_after(number), seat, number)
            self._pending[seat] = number
            self._thinker.ask(Question(number, seat, record.game, player, view, moves, seed, is_offer))

    def on_answer(self, question: Question, answer: Answer) -> bool:
        """Keep the answer; return whether it was waited for."""
        if self._pending.get(question.seat) != question.number:
            return False
        del self._pending[question.seat]
        thought = None
        if answer.iterations is not None and is_choice(question.moves):
            thought = Thought(question.number, answer.iterations)
        self.answers.append((question.seat, answer.move, thought))
        return True

    def forget(self) -> None:
        """Whatever was asked does not matter any more."""
        self._thinker.forget()
        self._pending.clear()
        self.answers.clear()
