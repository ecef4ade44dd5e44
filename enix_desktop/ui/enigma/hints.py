"""Hints of ENIGMA: the words, and lights on piles, cells and power cells."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.app.play.table_driver import Hint
from enix_desktop.games.enigma.moves import Choose, Move, NoNetworker, PlaceNetworker, PlaceTile
from enix_desktop.games.enigma.network import CellSpot
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.hint_words import HintWords, while_solving
from enix_desktop.ui.enigma.table.scene import EnigmaScene
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.table.help import TableHelp
from enix_desktop.ui.table.lamp import LampRing
from enix_desktop.ui.table.spots import Spot


class EnigmaHints:
    """`ui.table.hints.GameHints` for ENIGMA."""

    def __init__(self, scene: EnigmaScene, words: HintWords) -> None:
        self._scene, self._words = scene, words

    def what(self, hint: Hint) -> str:
        return self._words.what(hint)

    def why(self, hint: Hint) -> str:
        return self._words.why(hint)

    def stays_lit(self, hint: Hint) -> bool:
        """A decision is chosen first and then confirmed."""
        return True

    def light(self, hint: Hint) -> tuple[Sequence[QGraphicsItem], str]:
        """A ring around what is meant; keeping all networkers is a button."""
        button = "none" if isinstance(hint.move, NoNetworker) else ""
        return [self._ring(spot) for spot in meant(hint.move, hint.decision.view)], button

    def _ring(self, spot: Spot) -> QGraphicsItem:
        board = self._scene.board
        item: QGraphicsItem = (
            board if spot.group in (Group.CELL, Group.POWER) else self._scene.piles[spot.key]
        )
        around = item.mapFromScene(self._scene.outline(spot))
        bounds = around.boundingRect()
        ring = LampRing(item, around, QPointF(bounds.center().x(), bounds.top()), 11)
        ring.setZValue(20)
        return ring


class EnigmaHelp(TableHelp):
    """Has no hint while puzzles are being solved against others (E8)."""

    is_solving: Callable[[], bool] = staticmethod(lambda: False)
    told: Callable[[str], object] = staticmethod(lambda text: None)
    """Says a sentence in the prompt line."""
    on_bench: Callable[[], bool] = staticmethod(lambda: False)
    """Whether hints are on the bench here; then one is laid, if a puzzle lies there."""

    def toggle_hint(self) -> None:
        if self.on_bench():
            return
        if self.is_solving():
            self.told(while_solving())
        else:
            super().toggle_hint()


def meant(move: Move, view: View) -> list[Spot]:
    """Everything that has to be chosen for *move*."""
    match move:
        case Choose(category):
            return [Spot(Group.PILE, category)]
        case PlaceTile(x, y):
            return [Spot(Group.CELL, (x, y))]
        case PlaceNetworker(net, cell) if view.placed is not None:
            return [Spot(Group.POWER, CellSpot(*view.placed, net, cell))]
        case _:
            return []
