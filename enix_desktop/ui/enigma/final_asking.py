"""Asking why at the end of a game: about everybody's points, and about the result."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.final_words import TEXTS
from enix_desktop.ui.enigma.why import WhyWords
from enix_desktop.ui.enigma.words import said
from enix_desktop.ui.table.answer import Answer
from enix_desktop.ui.table.final_asking import FinalAsking
from enix_desktop.ui.table.player_names import PlayerNames


class ScoreAsking(FinalAsking):
    """Knows the answers."""

    def __init__(
        self, over: QWidget, view: View, outcome: Outcome, told: Sequence[Event], names: PlayerNames
    ) -> None:
        super().__init__(over)
        self._words = WhyWords(names)
        self._view, self._outcome, self._told = view, outcome, told

    def word(self) -> str:
        return said("why.button", TEXTS)

    def find(self, seat: Seat | None) -> Answer:
        if seat is not None:
            return self._words.score(self._told, self._outcome, seat)
        return self._words.won(self._view, self._outcome)
