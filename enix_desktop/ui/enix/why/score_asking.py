"""Asking "why?" at the end: about each score, and about who wins."""

from PySide6.QtWidgets import QWidget

from enix_desktop.engine.rules import Outcome, Seat
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.events import GameEnded
from enix_desktop.games.enix.view import View
from enix_desktop.games.enix.why import why_score, why_won
from enix_desktop.ui.enix.why.wording import WhyWording
from enix_desktop.ui.enix.wording import Names, signed
from enix_desktop.ui.table.answer import Answer
from enix_desktop.ui.table.final_asking import FinalAsking


class ScoreAsking(FinalAsking):
    """Knows the answers."""

    widest = 380

    def __init__(self, over: QWidget, view: View, outcome: Outcome, names: Names) -> None:
        super().__init__(over)
        self._names, self._table = names, view.table
        assert view.open_hands is not None
        assert outcome.ended_by is not None
        hands = tuple(tuple(cards_of(hand)) for hand in view.open_hands)
        self._ended = GameEnded(outcome.ended_by, hands, outcome.scores, outcome.dropped_out, outcome.winners)
        self._words = WhyWording(names, self)

    def word(self) -> str:
        return self.tr("Why?")

    def find(self, seat: Seat | None) -> Answer:
        facts = (
            why_won(self._table, self._ended) if seat is None else why_score(self._table, self._ended, seat)
        )
        return Answer(lambda: self._question(seat), lambda: self._words.sentences(facts), facts.rules)

    def _question(self, seat: Seat | None) -> str:
        if seat is None:
            return self.tr("Why this result?")
        return self.tr("Why does {player} have {score}?").format(
            player=self._names.player(seat), score=signed(self._ended.scores[seat])
        )
