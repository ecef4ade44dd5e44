"""Asking "why?" at the table: about refusals, the order of play, everything in the log, and the result."""

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.engine.rules import Outcome
from enix_desktop.games.station.events import GameEnded, StationActivated
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.refusals import Refusal
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.art.palette import ENERGY
from enix_desktop.ui.station.table.plan import GAP
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.station.why import NothingPossible, WhyWords
from enix_desktop.ui.station.words.refusals import refused
from enix_desktop.ui.table.answer import Answer
from enix_desktop.ui.table.note_asking import NoteAsking
from enix_desktop.ui.table.player_names import PlayerNames


class StationAsking(NoteAsking):
    """Knows what can be asked now, and the answers."""

    share, widest = 0.27, 420
    colour = ENERGY
    _scene: StationScene

    def __init__(self, driver: TableDriver, view: QWidget, scene: StationScene, names: PlayerNames) -> None:
        super().__init__(driver, view, scene)
        self._names = names
        self._setup = driver.match.record.setup
        self._components = scene.table.components
        self.words = WhyWords(names, self._components)

    def sentence(self, refusal: Refusal | NothingPossible) -> str:
        if isinstance(refusal, NothingPossible):
            return refusal.text()
        return refused(refusal, self._names, self._components, self._driver.view())

    def why_refused(self, refusal: Refusal | NothingPossible, move: Move | None) -> Answer:
        view: View = self._driver.view()
        if isinstance(refusal, NothingPossible):
            return self.words.nothing_possible(view, refusal)
        return self.words.refused(view, refusal)

    def why_happened(self, number: int) -> Answer | None:
        return self.words.happened(self._setup, self._driver.told(), number)

    def why_ended(self) -> Answer | None:
        """Why the game is over, and who wins (G1 to G3)."""
        told = self._driver.told()
        ended = told[-1] if told else None
        if not isinstance(ended, GameEnded):
            return None
        return self.words.won(self._driver.view(), Outcome(ended.laser, ended.winners))

    def why_standing(self) -> Answer:
        """Why the players act in this order at the active station (O1)."""
        told = self._driver.told()
        begun = [place for place, event in enumerate(told) if isinstance(event, StationActivated)]
        answer = self.why_happened(begun[-1]) if begun else None
        return answer or self.words.order(self._driver.view())

    def room(self) -> QRectF:
        plan = self._scene.plan
        left, top = (GAP, plan.ring.top()) if plan.is_narrow else (plan.places[0].left(), GAP)
        return QRectF(left, top, plan.ring.right() - left, plan.narration.top() - GAP / 2 - top)
