"""Hints of ENIX: the words, and lights on cards, tiles, ways and buttons."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.app.play.table_driver import Hint
from enix_desktop.games.enix.components import Components, Energy
from enix_desktop.games.enix.moves import (
    Cross,
    EndGame,
    LayCard,
    Move,
    Pass,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    Stop,
    TakeCards,
)
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.board_geometry import TILE_RADIUS, centre
from enix_desktop.ui.enix.board_item import BoardItem
from enix_desktop.ui.enix.board_marks import WayItem
from enix_desktop.ui.enix.hint_words import HintWords
from enix_desktop.ui.enix.motifs.frame import outline
from enix_desktop.ui.enix.place_item import RADIUS, PlaceItem
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.enix.tile_item import TileItem
from enix_desktop.ui.table.lamp import CardRing, LampRing

_TILE_LAMP, _BACK_LAMP = 24.0, 10.0
GHOST_Z = 3.5
_GHOST_OPACITY = 0.8


def around_tile(board: BoardItem, energy: Energy) -> LampRing:
    """A ring around a tile where it lies now."""
    return _tile_ring(board, board.tiles[energy].pos())


def _tile_ring(board: BoardItem, middle: QPointF) -> LampRing:
    # At a corner: above the source stands what going there costs.
    ring = LampRing(board, outline(TILE_RADIUS * 0.95), QPointF(-0.48, -0.82) * TILE_RADIUS, _TILE_LAMP)
    ring.setPos(middle)
    return ring


def around_back(place: PlaceItem, energy: Energy | None) -> LampRing:
    """A ring around the backs of *energy* in a hand, or around the whole place."""
    path = QPainterPath()
    if energy is None:
        rect = place.boundingRect().adjusted(6, 6, -6, -8)
        path.addRoundedRect(rect, RADIUS, RADIUS)
        return LampRing(place, path, QPointF(rect.center().x(), rect.top()))
    rect = place.back(energy).adjusted(-3, -3, 3, 3)
    path.addRoundedRect(rect, 6, 6)
    # At a corner, and small: the back is to be seen.
    return LampRing(place, path, rect.topRight(), _BACK_LAMP)


def way(board: BoardItem, tiles: Sequence[Energy]) -> WayItem:
    """A way from tile to tile."""
    item = WayItem(board)
    item.show_points([board.tiles[tile].pos() for tile in tiles])
    return item


def placement(board: BoardItem, components: Components, move: PlaceTile) -> list[QGraphicsItem]:
    """The ghost of a tile as it would lie, and how it gets there."""
    tile, target = board.tiles[move.tile], centre(move.cell)
    ghost = TileItem(move.tile, components.rays[move.tile])
    ghost.setParentItem(board)
    ghost.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    ghost.setAcceptHoverEvents(False)
    ghost.setOpacity(_GHOST_OPACITY)
    ghost.setZValue(GHOST_Z)
    ghost.set_turn(move.rotation)
    ghost.setPos(target)
    track = WayItem(board)
    track.show_points([tile.pos(), target] if tile.pos() != target else [])
    return [ghost, track, _tile_ring(board, target)]


_BUTTONS: dict[type[object], str] = {EndGame: "end", Stop: "stop", Pass: "pass"}
"""The untranslated names of the buttons by which these moves are made."""


class EnixHints:
    """What ENIX knows about a hint."""

    def __init__(self, scene: TableScene, words: HintWords) -> None:
        self._scene, self._words = scene, words

    def what(self, hint: Hint) -> str:
        return self._words.what(hint.decision.view, hint.move)

    def why(self, hint: Hint) -> str:
        return self._words.why(hint.move, hint.reason)

    def stays_lit(self, hint: Hint) -> bool:
        """The ghost of a tile stays while it is being placed."""
        return isinstance(hint.move, PlaceTile)

    def light(self, hint: Hint) -> tuple[Sequence[QGraphicsItem], str]:
        """Put lights on what is meant, and name the button that is meant, if any."""
        scene, board = self._scene, self._scene.board
        view: View = hint.decision.view
        move: Move = hint.move
        match move:
            case LayCard(card):
                return [CardRing(scene.hand.cards[card])], ""
            case Cross(tile):
                tiles: tuple[Energy, ...] = (tile,)
                onward = hint.reason.facts.get("way")
                if isinstance(onward, tuple):
                    tiles = onward
                here = view.pawns[hint.decision.seat]
                return [way(board, (here, *tiles)), around_tile(board, tile)], ""
            case TakeCards(stacks):
                return [CardRing(scene.stacks[position]) for position in stacks], ""
            case Refill(stack):
                return [CardRing(scene.stacks[stack])], ""
            case Steal(victim, energy):
                return [around_back(scene.places[victim], energy)], ""
            case PlaceTile():
                around, spot = TILE_RADIUS * 1.2, centre(move.cell)
                lights = placement(board, view.table.components, move)
                scene.reveal(QRectF(spot, spot).adjusted(-around, -around, around, around))
                return lights, ""
            case PlayEnix(card, target):
                ring = CardRing(scene.hand.cards[card])
                return ([ring], "cap_off") if target is None else ([ring, around_tile(board, target)], "")
            case _:
                return [], _BUTTONS[type(move)]
