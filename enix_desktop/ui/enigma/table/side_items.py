"""What lies beside the board: the four puzzle chambers, the scoring wheel and the own tile."""

from collections.abc import Sequence

from PySide6.QtCore import Property, QObject, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from enix_desktop.games.enigma.faces import Nets
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.ui.enigma.art.emblems import paint_puzzle_side, paint_seal
from enix_desktop.ui.enigma.art.palette import stone_of
from enix_desktop.ui.enigma.art.routes import TILE
from enix_desktop.ui.enigma.art.tiles import paint_tile
from enix_desktop.ui.enigma.art.wheel import paint_points, paint_wheel
from enix_desktop.ui.enigma.table.spots import Group
from enix_desktop.ui.enigma.words import category_name
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem, stroke
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import box, disc, lay, polygon, thick
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, current_theme, font

_NAME = 22.0
"""How high the name below a pile is."""
_LAYER = 2.2
"""How much a pile grows with every third tile."""


class PileItem(ThingItem):
    """A puzzle chamber: the conduit side of its top tile, how many lie there, and which kind of puzzles."""

    def __init__(self, category: Category) -> None:
        super().__init__(Spot(Group.PILE, category))
        self.category = category
        self.nets: Nets | None = None
        self.count = 0
        self.is_taken = False

    def show_pile(self, nets: Nets | None, count: int, is_taken: bool) -> None:
        """Show the top tile; *is_taken* says that somebody took from here this round."""
        if (nets, count, is_taken) != (self.nets, self.count, self.is_taken):
            self.nets, self.count, self.is_taken = nets, count, is_taken
            self.update()

    @property
    def tile_rect(self) -> QRectF:
        """Where the top tile lies."""
        high = self.rect.height() - _NAME
        side = min(self.rect.width() - 6, high - 6)
        middle = QPointF(self.rect.center().x(), self.rect.top() + high / 2 + 1)
        return QRectF(middle.x() - side / 2, middle.y() - side / 2, side, side)

    def top_spot(self) -> QPointF:
        """The middle of the top tile, in the scene."""
        return self.mapToScene(self.tile_rect.center())

    def paint_thing(self, painter: QPainter) -> None:
        theme, stone = current_theme.theme, stone_of(current_theme.theme)
        lay(painter, self.shape(), theme.tint if self.ring == "chosen" else theme.panel, 2)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(self.shape(), QPen(theme.panel_edge, theme.wide(1.2, 2.5)))
        tile = self.tile_rect
        if self.nets is None:
            hollow = box(tile.x() + 6, tile.y() + 6, tile.width() - 12, tile.height() - 12, 6)
            lay(painter, hollow, stone.engraved)
        else:
            for layer in range(min(4, self.count // 3), 0, -1):
                under = box(tile.x() + 3, tile.y() + 3, tile.width() - 6, tile.height() - 6, 4)
                lay(painter, under.translated(0, layer * _LAYER), stone.rim)
                lay(painter, under.translated(0, layer * _LAYER - 0.9), stone.tile_dark)
            painter.save()
            painter.translate(tile.center())
            painter.scale((tile.width() - 6) / TILE, (tile.width() - 6) / TILE)
            painter.setOpacity(0.45 if self.is_taken else 1.0)
            paint_tile(painter, self.nets)
            painter.restore()
        self._paint_marks(painter)

    def _paint_marks(self, painter: QPainter) -> None:
        theme, rect = current_theme.theme, self.rect
        seal = max(24.0, min(34.0, rect.width() * 0.28))
        paint_seal(painter, QRectF(rect.left() + 2, rect.top() + 2, seal, seal), self.category)
        chip = QRectF(rect.right() - 30, rect.top() + 4, 26, 20)
        lay(painter, box(chip.x(), chip.y(), chip.width(), chip.height(), 10), theme.chip)
        painter.setPen(theme.text)
        painter.setFont(font(13, QFont.Weight.Bold))
        painter.drawText(chip, Qt.AlignmentFlag.AlignCenter, str(self.count))
        room = QRectF(rect.left() + 4, rect.bottom() - _NAME - 3, rect.width() - 8, _NAME)
        name = category_name(self.category)
        painter.setFont(fitting_font(name, room.width(), (15, 13, 12, 11, 10), QFont.Weight.DemiBold))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, name)


class PieceWay(QObject):
    """How far the piece of one player has come on the wheel; each moves for itself."""

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._points = 0.0

    def _get_points(self) -> float:
        return self._points

    def _set_points(self, points: float) -> None:
        if points != self._points:
            self._points = points
            self.moved.emit()

    points = Property(float, _get_points, _set_points)


class WheelItem(ThingItem):
    """The scoring wheel with everybody's piece."""

    def __init__(self, goal: int, looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self._goal, self._looks = goal, looks
        self.ways = [PieceWay(self) for _ in looks]
        for way in self.ways:
            way.moved.connect(self._repaint)

    def show_points(self, points: Sequence[int]) -> None:
        """Everybody has so many points now."""
        for way, number in zip(self.ways, points, strict=True):
            way.setProperty("points", float(number))

    def points_of(self, seat: int) -> float:
        """What the piece of *seat* shows now."""
        return float(self.ways[seat].property("points"))

    def shape(self) -> QPainterPath:
        middle = self.rect.center()
        return disc(middle.x(), middle.y(), min(self.rect.width(), self.rect.height()) / 2)

    def paint_thing(self, painter: QPainter) -> None:
        paint_wheel(painter, self.rect, self._goal)
        paint_points(
            painter, self.rect, [self.points_of(seat) for seat in range(len(self.ways))], self._looks
        )


class OwnTileItem(ThingItem):
    """The tile of the person who looks, large enough to be turned; until it is placed."""

    def __init__(self) -> None:
        super().__init__(Spot(Group.OWN, 0))
        self.nets: Nets | None = None
        self.category: Category | None = None
        self.quarters = 0
        self.is_face_up = False
        self.setCursor(Qt.CursorShape.ArrowCursor)

    def show_tile(
        self, nets: Nets | None, category: Category | None, rotation: int = 0, is_face_up: bool = False
    ) -> None:
        """Show its conduit side; *is_face_up* says that its puzzle is being solved."""
        wanted = (nets, category, rotation, is_face_up)
        if wanted != (self.nets, self.category, self.quarters, self.is_face_up):
            self.nets, self.category, self.quarters, self.is_face_up = wanted
            self.update()

    @property
    def tile_rect(self) -> QRectF:
        """Where the tile lies in its plinth."""
        side = min(self.rect.width(), self.rect.height()) * 0.8
        return QRectF(-side / 2, -side / 2, side, side).translated(self.rect.center())

    def outline(self, margin: float = 0.0) -> QPainterPath:
        rect = self.mapRectToScene(self.tile_rect).adjusted(-margin, -margin, margin, margin)
        return box(rect.x(), rect.y(), rect.width(), rect.height(), 8)

    def shape(self) -> QPainterPath:
        rect = self.tile_rect
        return box(rect.x(), rect.y(), rect.width(), rect.height(), 6)

    def paint_thing(self, painter: QPainter) -> None:
        stone, theme, tile = stone_of(current_theme.theme), current_theme.theme, self.tile_rect
        plinth = tile.adjusted(-9, -9, 9, 9)
        edge = box(plinth.x(), plinth.y(), plinth.width(), plinth.height(), 12)
        lay(painter, edge, stone.engraved)
        painter.strokePath(edge, QPen(stone.lit, theme.wide(1.2, 2.4)))
        if self.nets is None:
            return
        painter.save()
        painter.translate(tile.center())
        painter.scale(tile.width() / TILE, tile.width() / TILE)
        if self.is_face_up and self.category is not None:
            paint_puzzle_side(painter, self.category)
        else:
            paint_tile(painter, self.nets, self.quarters, depth=3)
        painter.restore()

    def paint_ring(self, painter: QPainter) -> None:
        """The seal lies above the ring."""
        super().paint_ring(painter)
        if self.nets is not None and self.category is not None and not self.is_face_up:
            tile = self.tile_rect
            plinth = tile.adjusted(-9, -9, 9, 9)
            seal = max(22.0, tile.width() * 0.2)
            paint_seal(painter, QRectF(plinth.left() - 2, plinth.top() - 2, seal, seal), self.category)


class TurnItem(ThingItem):
    """A handle that turns the own tile by a quarter."""

    def __init__(self, by: int) -> None:
        super().__init__(Spot(Group.TURN, by))
        self._by = by

    def shape(self) -> QPainterPath:
        middle = self.rect.center()
        return disc(middle.x(), middle.y(), min(self.rect.width(), self.rect.height()) / 2)

    def outline(self, margin: float = 0.0) -> QPainterPath:
        middle = self.mapToScene(self.rect.center())
        return disc(middle.x(), middle.y(), self.rect.width() / 2 + margin)

    def paint_thing(self, painter: QPainter) -> None:
        theme, middle = current_theme.theme, self.rect.center()
        radius = min(self.rect.width(), self.rect.height()) / 2
        lay(painter, disc(middle.x(), middle.y(), radius), PAPER, 2)
        painter.strokePath(disc(middle.x(), middle.y(), radius - 1), QPen(INK, theme.wide(1.4, 2.4)))
        painter.save()
        painter.translate(middle)
        painter.scale(self._by * radius / 16, radius / 16)
        arc = QPainterPath()
        arc.arcMoveTo(QRectF(-8, -8, 16, 16), 210)
        arc.arcTo(QRectF(-8, -8, 16, 16), 210, -230)
        lay(painter, thick(arc, 2.8), INK)
        lay(painter, polygon([(3.4, 2.2), (12.4, 2.2), (7.9, 8.6)]), INK)
        painter.restore()

    def paint_ring(self, painter: QPainter) -> None:
        if self.is_hovered:
            stroke(painter, self.shape(), ACCENT, PAPER, 2.4)
