"""Where the keyboard can be on the ENIX table, and the outline of what lies there."""

from enum import Enum
from typing import Protocol

from PySide6.QtGui import QPainterPath
from PySide6.QtWidgets import QGraphicsObject

from enix_desktop.ui.enix.board_geometry import TILE_RADIUS
from enix_desktop.ui.enix.board_item import BoardItem
from enix_desktop.ui.enix.hand_item import HandItem
from enix_desktop.ui.enix.place_item import PlaceItem
from enix_desktop.ui.enix.stack_item import StackItem
from enix_desktop.ui.table.card_base import PaperItem
from enix_desktop.ui.table.card_marks import CARD
from enix_desktop.ui.table.shapes import card_outline, hexagon
from enix_desktop.ui.table.spots import Spot


class Group(Enum):
    """What lies together: cards, tiles, stacks by position, places by seat and the Energy of a back."""

    HAND = "hand"
    BOARD = "board"
    STACKS = "stacks"
    PLACES = "places"


class Spotted(Protocol):
    """What lies on the table and can be chosen."""

    hand: HandItem
    board: BoardItem
    stacks: list[StackItem]
    places: list[PlaceItem]


def item_at(scene: Spotted, spot: Spot) -> QGraphicsObject | None:
    """What lies at *spot*, if it is there."""
    found: QGraphicsObject | None
    match spot.group:
        case Group.HAND:
            found = scene.hand.cards.get(spot.key)
        case Group.BOARD:
            found = scene.board.tiles[spot.key]
        case Group.STACKS:
            found = scene.stacks[spot.key]
        case Group.PLACES:
            found = scene.places[spot.key[0]]
    return found


def outline(scene: Spotted, spot: Spot) -> QPainterPath:
    """Where the ring lies around *spot*, outside other marks; empty if nothing lies there."""
    item, path = item_at(scene, spot), QPainterPath()
    if item is None:
        return path
    match spot.group:
        case Group.HAND | Group.STACKS:
            assert isinstance(item, PaperItem)
            path = card_outline(CARD.translated(0, -item.rise).adjusted(-12, -12, 12, 12))
        case Group.BOARD:
            path.addPolygon(hexagon(1.07 * TILE_RADIUS))
            path.closeSubpath()
        case Group.PLACES:
            place = scene.places[spot.key[0]]
            energy = spot.key[1]
            rect = place.boundingRect().adjusted(2, 2, -2, -4) if energy is None else place.back(energy)
            path.addRoundedRect(rect.adjusted(-8, -8, 8, 8), 8, 8)
    return item.mapToScene(path)
