"""The words for what a table agrees on: levels, speeds, undo, and what is wrong with seats."""

from collections.abc import Mapping

from PySide6.QtCore import QObject

from enix_desktop.app.play.choices import LONGEST_NAME, Problem
from enix_desktop.players.blend import strength_of
from enix_desktop.players.keys import read_key
from enix_desktop.ui.game_ui import StyleWords
from enix_desktop.ui.games import GAME_UIS


class TableWords(QObject):
    """Words by key, in the current language; keys are never shown."""

    def __init__(self, parent: QObject | None = None, game: str = "") -> None:
        """A style may mean something else in another *game*."""
        super().__init__(parent)
        self._game = game

    def speeds(self) -> Mapping[str, str]:
        return {
            "slow": self.tr("Slow"),
            "normal": self.tr("Normal"),
            "fast": self.tr("Fast"),
            "rapid": self.tr("Very fast"),
            "instant": self.tr("Instant, no animation"),
        }

    def undo_policies(self) -> Mapping[str, str]:
        return {
            "own": self.tr("Unconfirmed choices only"),
            "casual": self.tr("Until a card is seen"),
            "free": self.tr("Even after cards are seen"),
        }

    def undo_descriptions(self) -> Mapping[str, str]:
        """What the ways to undo mean, a sentence for each."""
        return {
            "own": self.tr("You can undo a choice until you confirm it."),
            "casual": self.tr("You can undo your last decision until somebody else decides or sees a card."),
            "free": self.tr("You can undo your last decision at any time if everybody at the table agrees."),
        }

    def player(self, key: str | None) -> str:
        """A person, or a computer player by its level and style."""
        if key is None:
            return self.tr("Person")
        level, style = read_key(key)
        if style is not None:
            return self.tr("{level}, {style}").format(level=self.player(level), style=self.style(style))
        if strength_of(level) is not None:
            return self.tr("Family handicap")
        return self.levels().get(level, level.capitalize())

    def style(self, key: str) -> str:
        """How a computer player likes to play, within a sentence."""
        return self.styles().get(key, key)

    def styles(self) -> Mapping[str, str]:
        return {
            "plain": self.tr("balanced"),
            "surprise": self.tr("surprise me"),
            **{key: words.name for key, words in self._styles_of_games().items()},
        }

    def style_descriptions(self) -> Mapping[str, str]:
        """What the styles mean, a short sentence for each."""
        return {
            "plain": self.tr("Balanced: does what wins."),
            "surprise": self.tr("Surprise me: you will find out."),
            **{key: words.about for key, words in self._styles_of_games().items()},
        }

    def _styles_of_games(self) -> Mapping[str, StyleWords]:
        """A player may be told without its game, in statistics for example; then the first game speaks."""
        uis = [*reversed(list(GAME_UIS.values())), *(ui for key, ui in GAME_UIS.items() if key == self._game)]
        return {key: words for ui in uis for key, words in ui.styles().items()}

    def levels(self) -> Mapping[str, str]:
        return {
            "random": self.tr("Random"),
            "novice": self.tr("Novice"),
            "casual": self.tr("Casual"),
            "skilled": self.tr("Skilled"),
            "master": self.tr("Master"),
        }

    def level_descriptions(self) -> Mapping[str, str]:
        """How the computer players play, a line for each."""
        return {
            "random": self.tr("Makes any move the rules allow."),
            "novice": self.tr("Knows the rules and little more: for a first game."),
            "casual": self.tr("Takes what looks best at once and does not plan."),
            "skilled": self.tr("Weighs what each move is worth for the whole hand."),
            "master": self.tr("Thinks ahead and considers what you may hold."),
        }

    def handicap(self) -> str:
        return self.tr("Family handicap…")

    def handicap_description(self) -> str:
        return self.tr("As strong as you like, from the weakest level to the strongest.")

    def strength_ends(self) -> tuple[str, str]:
        """What the two ends of a handicap mean, weak and strong."""
        return self.tr("helps me win a fair share"), self.tr("merciless")

    def problem(self, problem: Problem, name: str) -> str:
        """Why the seat of *name* cannot stay as it is."""
        return {
            Problem.EMPTY_NAME: self.tr("Every player needs a name."),
            Problem.LONG_NAME: self.tr("A name can have at most {count} characters.").format(
                count=LONGEST_NAME
            ),
            Problem.STRANGE_NAME: self.tr("A name contains a character that cannot be shown."),
            Problem.SAME_NAME: self.tr("Two players are called {name}.").format(name=name.strip()),
            Problem.SAME_PAWN: self.tr("Two players have the same piece."),
            Problem.UNKNOWN_PAWN: self.tr("There is no such piece."),
            Problem.UNKNOWN_PLAYER: self.tr("There is no such computer player."),
            Problem.UNKNOWN_STYLE: self.tr("There is no such style of play."),
        }[problem]
