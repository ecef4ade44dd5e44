"""Asking "why?" at the table: about refusals, the marker, everything in the log, and the result."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.engine.rules import Outcome
from enix_desktop.games.hertzschlag.dealing import opening
from enix_desktop.games.hertzschlag.events import GameEnded
from enix_desktop.games.hertzschlag.moves import Move
from enix_desktop.games.hertzschlag.refusals import Refusal
from enix_desktop.ui.hertzschlag.table.plan import GAP
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.hertzschlag.why import WhyWords
from enix_desktop.ui.hertzschlag.words.refusals import refused
from enix_desktop.ui.table.answer import Answer
from enix_desktop.ui.table.note_asking import NoteAsking
from enix_desktop.ui.table.player_names import PlayerNames


class HertzschlagAsking(NoteAsking):
    """Knows what can be asked now, and the answers."""

    _scene: HertzschlagScene

    def __init__(
        self, driver: TableDriver, view: QWidget, scene: HertzschlagScene, names: PlayerNames
    ) -> None:
        super().__init__(driver, view, scene)
        self._names = names
        self._setup = driver.match.record.setup
        self._opening = opening(self._setup)
        """What happened before the first move; the log begins with it."""
        self._components = scene.table.components
        self.words = WhyWords(names, self._components)

    def sentence(self, refusal: Refusal) -> str:
        return refused(refusal, self._names, self._components)

    def why_refused(self, refusal: Refusal, move: Move | None) -> Answer:
        return self.words.refused(self._driver.view(), refusal)

    def why_happened(self, number: int) -> Answer | None:
        told = (*self._opening, *self._driver.told())
        return self.words.happened(self._setup, told, number)

    def why_ended(self) -> Answer | None:
        """Why the lights went out, or who wins (Q7, G1, G7)."""
        view, told = self._driver.view(), self._driver.told()
        ended = told[-1] if told else None
        if not isinstance(ended, GameEnded):
            return None
        outcome = Outcome(tuple(each.total for each in ended.scores), ended.winners)
        return self.words.blackout(view, told) or self.words.won(view, outcome)

    def why_standing(self) -> Answer:
        """Why the marker is where it is (V2, F1)."""
        return self.words.marker(self._driver.view())

    def room(self) -> QRectF:
        plan, board = self._scene.plan, self._scene.plan.board
        left = GAP if plan.is_narrow else board.left()
        return QRectF(left, board.top(), board.right() - left, plan.narration.top() - GAP / 2 - board.top())
