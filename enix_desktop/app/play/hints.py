"""What the game's adviser would do instead of the person who has to decide."""

from collections.abc import Callable
from typing import Any

from enix_desktop.app.play.table_driver import Decision, Hint
from enix_desktop.app.play.thinking import Answer, Question, Thinker
from enix_desktop.catalogue import Adviser
from enix_desktop.engine.record import Record
from enix_desktop.engine.rng import derived


class Hinting:
    """Asks for one hint at a time, and remembers the last."""

    def __init__(self, thinker: Thinker, tell: Callable[[Hint | None], object]) -> None:
        """*tell* hears the hint, or None if nobody could be asked."""
        self._thinker, self._tell = thinker, tell
        self._question: Question | None = None
        self._hint: Hint | None = None

    def ask(self, adviser: Adviser, record: Record[Any, Any], decision: Decision, number: int) -> None:
        """Ask about *decision*, which was asked after *number* moves, unless it is known or asked already."""
        if self._question is not None and self._question.view is decision.view:
            return
        if self._hint is not None and self._hint.decision is decision:
            self._tell(self._hint)
            return
        seat = decision.seat
        # A stream of its own: no decision of a computer player is made with this seed.
        seed = derived(record.seed_after(number) or 0, f"hint/seat/{seat}/move/{number}")
        self._question = Question(
            number, seat, record.game, adviser.player, decision.view, decision.moves, seed, is_hint=True
        )
        self._thinker.ask(self._question)

    def on_answer(self, question: Question, answer: Answer, decision: Decision | None) -> None:
        """Tell the answer if it is about the *decision* that is asked now."""
        if question is not self._question:
            return
        self._question = None
        if decision is None or question.view is not decision.view:
            return  # somebody has decided meanwhile
        if answer.iterations is None:
            self._tell(None)
            return
        self._hint = Hint(decision, answer.move, answer.reason)
        self._tell(self._hint)

    def forget(self) -> None:
        """Whatever was asked does not matter any more."""
        self._question = None
