"""Where the things are that a lesson points at, as outlines on the table."""

from collections.abc import Callable, Mapping
from typing import Protocol

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker
from PySide6.QtWidgets import QGraphicsItem, QPushButton, QWidget

from enix_desktop.games.enix.components import ENERGY_BY_KEY
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.board_geometry import TILE_RADIUS, centre
from enix_desktop.ui.enix.table_scene import TableScene
from enix_desktop.ui.table.shapes import hexagon

_RADIUS = 10.0
_WAY_WIDTH = 0.62 * TILE_RADIUS


class Lit(Protocol):
    """A table on which things are lit."""

    scene: TableScene

    @property
    def view(self) -> QWidget:
        """Where everything is seen."""

    def button(self, name: str) -> QPushButton | None:
        """The button with this untranslated name, if it is there."""


def outline(table: Lit, target: str) -> QPainterPath | None:
    """The outline of *target*, such as `tile:wind` or `button:lay`; None while it is not there."""
    kind, *names = target.split(":")
    return _OUTLINES[kind](table, *names)


def _card(table: Lit, name: str) -> QPainterPath | None:
    card = table.scene.table.components.card_by_id[name]
    item = table.scene.hand.cards.get(card)
    return None if item is None else _item(item)


def _hand(table: Lit) -> QPainterPath | None:
    cards = [_item(item).boundingRect() for item in table.scene.hand.cards.values()]
    return _around(cards)


def _tile(table: Lit, name: str) -> QPainterPath | None:
    return _item(table.scene.board.tiles[ENERGY_BY_KEY[name]])


def _cell(table: Lit, place: str, _tile: str) -> QPainterPath | None:
    """Where the tile is to go; which one that is only has to be said."""
    q, r = map(int, place.split(","))
    path = QPainterPath()
    path.addPolygon(hexagon(TILE_RADIUS * 0.96).translated(centre(Hex(q, r))))
    path.closeSubpath()
    return table.scene.board.sceneTransform().map(path)


def _way(table: Lit, start: str, end: str) -> QPainterPath | None:
    tiles = table.scene.board.tiles
    line = QLineF(tiles[ENERGY_BY_KEY[start]].pos(), tiles[ENERGY_BY_KEY[end]].pos())
    path = QPainterPath(line.pointAt(0.16))
    path.lineTo(line.pointAt(0.84))
    stroker = QPainterPathStroker()
    stroker.setWidth(_WAY_WIDTH)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    return table.scene.board.sceneTransform().map(stroker.createStroke(path).simplified())


def _board(table: Lit) -> QPainterPath | None:
    return _rounded(table.scene.plan.board.adjusted(4, 0, -4, 0))


def _stack(table: Lit, position: str) -> QPainterPath | None:
    return _item(table.scene.stacks[int(position)])


def _stacks(table: Lit) -> QPainterPath | None:
    return _around([_item(stack).boundingRect() for stack in table.scene.stacks])


def _pile(table: Lit) -> QPainterPath | None:
    return _item(table.scene.pile)


def _cap(table: Lit) -> QPainterPath | None:
    path = QPainterPath()
    path.addEllipse(_item(table.scene.board.cap).boundingRect())
    return path


def _place(table: Lit, seat: str) -> QPainterPath | None:
    item = table.scene.places[int(seat)]
    return _rounded(item.sceneBoundingRect().adjusted(6, 6, -6, -8))


def _own(table: Lit) -> QPainterPath | None:
    view = table.scene.view_shown
    return None if view is None else _place(table, str(view.seat))


def _back(table: Lit, seat: str, energy: str) -> QPainterPath | None:
    place = table.scene.places[int(seat)]
    return _rounded(place.mapRectToScene(place.back(ENERGY_BY_KEY[energy])).adjusted(-1, -3, 3, 8), 5)


def _button(table: Lit, name: str) -> QPainterPath | None:
    button = table.button(name)
    return None if button is None or not button.isVisible() else _rounded(_on_view(table, button))


def _prompt(table: Lit) -> QPainterPath | None:
    return _rounded(table.scene.plan.prompt)


def _competition(table: Lit) -> QPainterPath | None:
    item = table.scene.competition
    return None if item.shown is None else _rounded(item.mapRectToScene(item.paper))


def _on_view(table: Lit, widget: QWidget) -> QRectF:
    return QRectF(QRect(widget.mapTo(table.view, widget.rect().topLeft()), widget.size()))


def _item(item: QGraphicsItem) -> QPainterPath:
    return item.sceneTransform().map(item.shape())


def _around(rects: list[QRectF]) -> QPainterPath | None:
    whole = QRectF()
    for rect in rects:
        whole = whole.united(rect)
    return None if whole.isEmpty() else _rounded(whole.adjusted(-8, -8, 8, 10))


def _rounded(rect: QRectF, radius: float = _RADIUS) -> QPainterPath:
    path = QPainterPath(QPointF())
    path.addRoundedRect(rect, radius, radius)
    return path


_OUTLINES: Mapping[str, Callable[..., QPainterPath | None]] = {
    "card": _card,
    "hand": _hand,
    "tile": _tile,
    "cell": _cell,
    "way": _way,
    "board": _board,
    "stack": _stack,
    "stacks": _stacks,
    "pile": _pile,
    "cap": _cap,
    "place": _place,
    "own": _own,
    "back": _back,
    "button": _button,
    "prompt": _prompt,
    "competition": _competition,
}
