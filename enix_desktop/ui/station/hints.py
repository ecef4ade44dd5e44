"""Hints of Station Six: the words, and lights on cards, rooms, bridges, shuttles and players."""

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.app.play.table_driver import Hint
from enix_desktop.games.station.components import Card
from enix_desktop.games.station.moves import (
    STATION_OF,
    Biotope,
    Command,
    Discard,
    Dock,
    Fill,
    Fire,
    Machine,
    Move,
    Pass,
    Shift,
    Steal,
    Swap,
    Take,
)
from enix_desktop.games.station.predicates import reached_from_biotope
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.hint_words import HintWords
from enix_desktop.ui.station.table.scene import StationScene
from enix_desktop.ui.station.table.spots import Group
from enix_desktop.ui.table.card_base import PaperItem
from enix_desktop.ui.table.lamp import LAMP, CardRing, LampRing
from enix_desktop.ui.table.spots import Spot

LAMP_REACH = LAMP + 2
"""How much room a lamp needs."""
PASS_BUTTON = "pass"
"""The untranslated name of the button by which nothing is done."""
_AT_ONCE = (Pass, Take)
"""One click is enough for these."""


class StationHints:
    """`ui.table.hints.GameHints` for Station Six."""

    def __init__(self, scene: StationScene, words: HintWords) -> None:
        self._scene, self._words = scene, words

    def what(self, hint: Hint) -> str:
        return self._words.what(hint)

    def why(self, hint: Hint) -> str:
        return self._words.why(hint)

    def stays_lit(self, hint: Hint) -> bool:
        """Most actions are composed step by step."""
        return not isinstance(hint.move, _AT_ONCE)

    def light(self, hint: Hint) -> tuple[Sequence[QGraphicsItem], str]:
        """Rings around everything that is meant."""
        view: View = hint.decision.view
        lights = [ring for spot in meant(view, hint.move) if (ring := self._ring(spot)) is not None]
        return lights, PASS_BUTTON if isinstance(hint.move, Pass) else ""

    def _ring(self, spot: Spot) -> QGraphicsItem | None:
        item = self._scene.item_at(spot)
        if item is None or not item.isVisible():
            return None
        if isinstance(item, PaperItem):
            return CardRing(item)
        outline = self._scene.outline(spot)
        bounds = outline.boundingRect()
        # A lamp above what lies at the edge of the table would be cut off.
        has_room = bounds.top() - LAMP_REACH >= self._scene.sceneRect().top()
        lamp = QPointF(bounds.center().x(), bounds.top() if has_room else bounds.bottom())
        return LampRing(item, item.mapFromScene(outline), item.mapFromScene(lamp))


def meant(view: View, move: Move) -> list[Spot]:
    """Everything that has to be chosen for *move*, its station's device first."""
    device = STATION_OF.get(type(move))
    spots = [] if device is None else [Spot(Group.DEVICE, int(device))]
    match move:
        case Fill(cards) | Machine(cards) | Discard(cards):
            return [*spots, *_hand(cards)]
        case Shift(clockwise, anticlockwise):
            before, after = view.active.slots
            bridges = [
                *([Spot(Group.BRIDGE, before)] if anticlockwise else []),
                *([Spot(Group.BRIDGE, after)] if clockwise else []),
            ]
            return [*_hand((*anticlockwise, *clockwise)), *bridges]
        case Swap(card):
            return _hand((card,))
        case Biotope(clockwise_units, anticlockwise_units):
            reached = reached_from_biotope(view, view.turn, clockwise_units, anticlockwise_units) or ()
            return [*spots, *(Spot(Group.ROOM, int(station)) for station in reached)]
        case Dock(docks):
            pairs = [
                (Spot(Group.SHUTTLE, shuttle), Spot(Group.ROOM, int(station))) for shuttle, station in docks
            ]
            return [*spots, *dict.fromkeys(spot for pair in pairs for spot in pair)]
        case Steal(seats):
            return [*spots, *(Spot(Group.SEAT, seat) for seat in seats)]
        case Fire(shots):
            shuttles = dict.fromkeys(Spot(Group.SHUTTLE, shuttle) for shuttle, _ in shots)
            return [*spots, *shuttles, *_hand(card for _, card in shots)]
        case Take(position):
            return [Spot(Group.PILE, 0) if position is None else Spot(Group.DISPLAY, position)]
        case Command() | Pass():
            return spots


def _hand(cards: Iterable[Card]) -> list[Spot]:
    return [Spot(Group.HAND, card) for card in cards]
