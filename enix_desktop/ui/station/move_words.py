"""What somebody could decide in Station Six, in words that also fit when the game is over."""

from collections.abc import Sequence

from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.view import View
from enix_desktop.players.station.advice import Advice
from enix_desktop.ui.station.hint_words import TEXTS, HintWords
from enix_desktop.ui.table.player_names import PlayerNames


class StationMoveWords:
    """`ui.game_ui.MoveWords` for Station Six."""

    def __init__(self, players: Sequence[str]) -> None:
        self._names = PlayerNames(players)

    def move(self, view: View, move: Move, /) -> str:
        return self._words(view).move(view, move)

    def question(self, view: View, /) -> str:
        return TEXTS[f"question.{view.phase}"]

    def why(self, view: View, move: Move, reason: object, /) -> str:
        return self._words(view).because(reason) if isinstance(reason, Advice) else ""

    def _words(self, view: View) -> HintWords:
        return HintWords(self._names, view.table.components)
