"""Asking "why?" at the table: about refusals, everything in the log, points, and the result."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.engine.rules import Outcome
from enix_desktop.games.enigma.dealing import opening
from enix_desktop.games.enigma.events import GameEnded
from enix_desktop.games.enigma.moves import Move
from enix_desktop.games.enigma.refusals import Refusal
from enix_desktop.ui.enigma.table.plan import GAP
from enix_desktop.ui.enigma.table.scene import EnigmaScene
from enix_desktop.ui.enigma.why import WhyWords
from enix_desktop.ui.enigma.words.refusals import refused
from enix_desktop.ui.table.answer import Answer
from enix_desktop.ui.table.note_asking import NoteAsking
from enix_desktop.ui.table.player_names import PlayerNames


class EnigmaAsking(NoteAsking):
    """Knows what can be asked now, and the answers."""

    _scene: EnigmaScene

    def __init__(self, driver: TableDriver, view: QWidget, scene: EnigmaScene, names: PlayerNames) -> None:
        super().__init__(driver, view, scene)
        self._names = names
        self._opening = opening(driver.match.record.setup)
        """What happened before the first move; the log begins with it."""
        self.words = WhyWords(names)

    def sentence(self, refusal: Refusal) -> str:
        return refused(refusal, self._names)

    def why_refused(self, refusal: Refusal, move: Move | None) -> Answer:
        return self.words.refused(self._driver.view(), refusal, move)

    def why_happened(self, number: int) -> Answer | None:
        told = (*self._opening, *self._driver.told())
        return self.words.happened(self._driver.view(), told, number)

    def why_ended(self) -> Answer | None:
        told = self._driver.told()
        ended = told[-1] if told else None
        if not isinstance(ended, GameEnded):
            return None
        return self.words.won(self._driver.view(), Outcome(ended.points, ended.winners))

    def why_standing(self) -> Answer:
        """What is to be done."""
        return self.words.standing(self._driver.view())

    def room(self) -> QRectF:
        plan, board = self._scene.plan, self._scene.plan.board
        left = GAP if plan.is_narrow else board.left()
        return QRectF(left, board.top(), board.right() - left, plan.narration.top() - GAP / 2 - board.top())

    def arrange(self) -> None:
        super().arrange()
        self.panel.raise_()
