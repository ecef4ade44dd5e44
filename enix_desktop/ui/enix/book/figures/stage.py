"""Where a figure is put together: real pieces on a piece of table, painted as sharp as wanted."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene

from enix_desktop.games.enix.components import ActionCard, Energy, standard_components
from enix_desktop.games.enix.layout import Layout
from enix_desktop.geometry.hexes import SIDES, Hex
from enix_desktop.ui.enix.board_geometry import INNER_RADIUS, TILE_RADIUS, centre
from enix_desktop.ui.enix.board_item import BoardItem
from enix_desktop.ui.enix.card_item import CardItem
from enix_desktop.ui.enix.stack_item import StackItem
from enix_desktop.ui.enix.tile_item import TileItem
from enix_desktop.ui.table.pawn_item import PawnItem
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import current_theme

_ROUNDING = 14.0
_TILE = (2 * TILE_RADIUS, 2 * INNER_RADIUS)
FAR_AWAY = Hex(60, 60)
"""Where a tile lies that a figure does not show."""


class Stage:
    """A scene of *width* by *height* units; things put later lie above."""

    def __init__(self, width: float, height: float) -> None:
        self.width, self.height = width, height
        self._items: list[QGraphicsItem] = []

    def put(self, item: QGraphicsItem, x: float, y: float, scale: float = 1.0, turn: float = 0.0) -> None:
        """Put *item* with its origin at (x, y)."""
        item.setPos(x, y)
        item.setScale(scale)
        item.setRotation(turn)
        item.setZValue(len(self._items))
        self._items.append(item)

    def tile(self, energy: Energy, x: float, y: float, scale: float, turn: int = 0) -> TileItem:
        """Put a tile, turned clockwise by *turn* sides."""
        tile = TileItem(energy, standard_components().rays[energy])
        tile.set_turn(turn)
        self.put(tile, x, y, scale)
        return tile

    def card(self, card_id: str, x: float, y: float, scale: float, turn: float = 0.0) -> CardItem:
        """Put a card face up."""
        face = card_of(card_id)
        card = CardItem(face, face.energy)
        card.set_face_up(True)
        self.put(card, x, y, scale, turn)
        return card

    def back(self, energy: Energy, x: float, y: float, scale: float, turn: float = 0.0) -> CardItem:
        """Put a card face down."""
        card = CardItem(None, energy)
        self.put(card, x, y, scale, turn)
        return card

    def pawn(self, number: int, x: float, y: float, scale: float) -> None:
        self.put(PawnItem(PAWNS[number]), x, y, scale)

    def stacks(
        self, tops: Sequence[Energy | None], heights: Sequence[int], x: float, y: float, scale: float
    ) -> list[StackItem]:
        """Put stacks side by side, the first one around (x, y)."""
        stacks = []
        for position, (top, height) in enumerate(zip(tops, heights, strict=True)):
            stack = StackItem(position)
            stack.set_stack(top, height)
            self.put(stack, x + position * 138 * scale, y, scale)
            stacks.append(stack)
        return stacks

    def board(
        self, layout: Layout, area: QRectF, pawns: Sequence[Energy] = (), also: Sequence[Hex] = ()
    ) -> BoardItem:
        """Put the tiles that are not far away into the middle of *area*, as large as it allows.

        Cells named *also* get room too. The cap is away unless it is shown.
        """
        board = BoardItem(standard_components(), PAWNS[: len(pawns)])
        board.show_position(layout, pawns, None)
        board.cap.hide()
        bounds = QRectF()
        for cell in (*layout.cells, *also):
            if cell != FAR_AWAY:
                middle = centre(cell)
                bounds = bounds.united(QRectF(middle.x() - TILE_RADIUS, middle.y() - INNER_RADIUS, *_TILE))
        scale = min(area.width() / bounds.width(), area.height() / bounds.height())
        place = area.center() - bounds.center() * scale
        self.put(board, place.x(), place.y(), scale)
        return board

    def inside(self, margin: float = 14.0) -> QRectF:
        """The whole stage without its edges."""
        return QRectF(0, 0, self.width, self.height).adjusted(margin, margin, -margin, -margin)

    def image(self, width: int, ratio: float) -> QImage:
        """The figure *width* pixels of the page wide, with *ratio* pixels of the screen to each."""
        zoom = width / self.width * ratio
        size = QSize(round(self.width * zoom), round(self.height * zoom))
        image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter, QRectF(image.rect()))
        painter.end()
        image.setDevicePixelRatio(ratio)
        return image

    def paint(self, painter: QPainter, rect: QRectF, with_table: bool = True) -> None:
        """Paint the figure into *rect*, on a piece of table or on the background."""
        scene = QGraphicsScene()
        area = QRectF(0, 0, self.width, self.height)
        scene.setSceneRect(area)
        for item in self._items:
            _without_cache(item)
            scene.addItem(item)
        if with_table:
            painter.save()
            painter.translate(rect.topLeft())
            painter.scale(rect.width() / self.width, rect.height() / self.height)
            lay(painter, box(0, 0, self.width, self.height, _ROUNDING), current_theme.theme.table)
            painter.restore()
        scene.render(painter, rect, area)
        for item in self._items:
            scene.removeItem(item)


def _without_cache(item: QGraphicsItem) -> None:
    """What is painted once needs no cache, and a cache would be of the wrong sharpness."""
    item.setCacheMode(QGraphicsItem.CacheMode.NoCache)
    for child in item.childItems():
        _without_cache(child)


def card_of(card_id: str) -> ActionCard:
    """The card with this id."""
    components = standard_components()
    return components.cards[components.card_by_id[card_id]]


def layout_of(places: dict[Energy, tuple[int, int]], turns: dict[Energy, int] | None = None) -> Layout:
    """The layout with some tiles at *places*; the others are out of sight."""
    turned = turns or {}
    return Layout(
        tuple(Hex(*places[energy]) if energy in places else FAR_AWAY for energy in Energy),
        tuple(turned.get(energy, 0) for energy in Energy),
    )


def turn_with(energy: Energy, **wanted: int | None) -> int:
    """The least turn of a tile with these rays, by sides: se, s, sw, nw, n, ne."""
    sides = ("se", "s", "sw", "nw", "n", "ne")
    rays = standard_components().rays[energy]
    for turn in range(SIDES):
        if all(rays[(sides.index(side) - turn) % SIDES] == ray for side, ray in wanted.items()):
            return turn
    raise ValueError(f"{energy.key} has no such sides: {wanted}")
