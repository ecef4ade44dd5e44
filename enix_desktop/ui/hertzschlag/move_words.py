"""What somebody could decide in Hertzschlag, in words that also fit when the game is over."""

from collections.abc import Sequence

from enix_desktop.games.hertzschlag.moves import Move
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.players.hertzschlag.advice import Advice
from enix_desktop.ui.hertzschlag.hint_words import TEXTS, HintWords
from enix_desktop.ui.table.player_names import PlayerNames


class HertzschlagMoveWords:
    """`ui.game_ui.MoveWords` for Hertzschlag."""

    def __init__(self, players: Sequence[str]) -> None:
        self._names = PlayerNames(players)

    def move(self, view: View, move: Move, /) -> str:
        return self._words(view).move(move)

    def question(self, view: View, /) -> str:
        return TEXTS[f"question.{view.phase}"]

    def why(self, view: View, move: Move, reason: object, /) -> str:
        return self._words(view).because(reason, view) if isinstance(reason, Advice) else ""

    def _words(self, view: View) -> HintWords:
        return HintWords(self._names, view.table.components)
