"""Hints of Hertzschlag: the words, and lights on cards, places, signals and fingers."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.app.play.table_driver import Hint
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Pledge, Signal
from enix_desktop.ui.hertzschlag.hint_words import HintWords
from enix_desktop.ui.hertzschlag.table.scene import HertzschlagScene
from enix_desktop.ui.hertzschlag.table.spots import SILENT, Group
from enix_desktop.ui.table.card_base import PaperItem
from enix_desktop.ui.table.lamp import CardRing, LampRing
from enix_desktop.ui.table.spots import Spot


class HertzschlagHints:
    """`ui.table.hints.GameHints` for Hertzschlag."""

    def __init__(self, scene: HertzschlagScene, words: HintWords) -> None:
        self._scene, self._words = scene, words

    def what(self, hint: Hint) -> str:
        return self._words.what(hint)

    def why(self, hint: Hint) -> str:
        return self._words.why(hint)

    def stays_lit(self, hint: Hint) -> bool:
        """A decision is chosen first and then confirmed."""
        return True

    def light(self, hint: Hint) -> tuple[Sequence[QGraphicsItem], str]:
        """Rings around everything that is meant."""
        return [ring for spot in meant(hint.move) if (ring := self._ring(spot)) is not None], ""

    def _ring(self, spot: Spot) -> QGraphicsItem | None:
        item = self._scene.item_at(spot)
        if item is None or not item.isVisible():
            return None
        if isinstance(item, PaperItem):
            return CardRing(item)
        around = item.mapFromScene(self._scene.outline(spot))
        bounds = around.boundingRect()
        return LampRing(item, around, QPointF(bounds.center().x(), bounds.top()))


def meant(move: Move) -> list[Spot]:
    """Everything that has to be chosen for *move*."""
    match move:
        case Signal(word):
            return [Spot(Group.WORD, word)]
        case Lay(card, place):
            return [Spot(Group.HAND, card), Spot(Group.PLACE, place)]
        case Pledge(euro):
            return [Spot(Group.EURO, SILENT if euro is None else euro)]
        case Bid(euro):
            return [Spot(Group.EURO, euro)]
