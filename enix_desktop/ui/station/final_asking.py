"""Asking why at the end of a game: about everybody's laser, and about the result."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.final_words import TEXTS
from enix_desktop.ui.station.why import WhyWords
from enix_desktop.ui.station.words import said
from enix_desktop.ui.table.answer import Answer
from enix_desktop.ui.table.final_asking import FinalAsking
from enix_desktop.ui.table.player_names import PlayerNames


class ScoreAsking(FinalAsking):
    """Knows the answers."""

    widest = 400

    def __init__(
        self, over: QWidget, view: View, outcome: Outcome, told: Sequence[Event], names: PlayerNames
    ) -> None:
        super().__init__(over)
        self._words = WhyWords(names, view.table.components)
        self._view, self._outcome, self._told = view, outcome, told

    def word(self) -> str:
        return said("why.button", TEXTS)

    def find(self, seat: Seat | None) -> Answer:
        if seat is None:
            return self._words.won(self._view, self._outcome)
        return self._words.score(self._told, self._outcome, seat)
