"""What the animations of ENIGMA are made of: flying tiles and networkers, plasma, points that rise."""

from collections.abc import Callable, Sequence
from dataclasses import replace

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QParallelAnimationGroup, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import Nets
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.art.emblems import paint_puzzle_side
from enix_desktop.ui.enigma.art.routes import HALF, TILE
from enix_desktop.ui.enigma.art.tiles import paint_tile
from enix_desktop.ui.enigma.table.scene import EnigmaScene
from enix_desktop.ui.table.animation import glide, one_after_the_other
from enix_desktop.ui.table.flights import Flights
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.paper_art import lay, thick
from enix_desktop.ui.widgets.theme import INK, PAPER, font

FLIGHT, TURN, SETTLE, LEAP, LIT, FLOW, RISE = 420, 240, 200, 420, 420, 1500, 900
"""Milliseconds at normal speed: a tile in the air, turned over, coming to rest, a networker that leaps,
something lit, plasma that runs, and points that rise."""
FLYING_Z = 200.0

Animations = Sequence[QAbstractAnimation]


class FlyingTile(QGraphicsObject):
    """A tile in the air, in units of a tile; it can show its puzzle side."""

    def __init__(self, nets: Nets, category: Category | None = None) -> None:
        super().__init__()
        self._nets, self._category = nets, category
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        return QRectF(-HALF, -HALF, TILE, TILE).adjusted(-12, -12, 12, 12)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if self._category is None:
            paint_tile(painter, self._nets, depth=7)
        else:
            paint_puzzle_side(painter, self._category)


class RisingPoints(QGraphicsObject):
    """“+3”, in the colour of who earned it."""

    def __init__(self, text: str, look: PawnLook) -> None:
        super().__init__()
        self._look = look
        self._path = QPainterPath()
        self._path.addText(QPointF(0, 0), font(32, QFont.Weight.Bold), text)
        self._path.translate(-self._path.boundingRect().center())
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def boundingRect(self) -> QRectF:
        return self._path.boundingRect().adjusted(-8, -8, 8, 8)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lay(painter, thick(self._path, 9), INK)
        lay(painter, thick(self._path, 6), PAPER)
        lay(painter, self._path, INK)
        lay(painter, thick(self._path, 1.2), self._look.colour)


class Stage(Flights):
    """The scene while something is shown."""

    scene: EnigmaScene

    def __init__(self, scene: EnigmaScene, view: View, duration: Callable[[int], int]) -> None:
        super().__init__(scene, duration)
        self.view = view

    def fly(
        self, item: QGraphicsObject, goal: QPointF, size: float, lasts: int = FLIGHT, turn: float = 0.0
    ) -> QAbstractAnimation:
        """Fly somewhere, and be of another size and turn there."""
        together = QParallelAnimationGroup()
        together.addAnimation(glide(item, "pos", goal, self.duration(lasts), QEasingCurve.Type.InOutCubic))
        together.addAnimation(glide(item, "scale", size, self.duration(lasts)))
        if turn:
            together.addAnimation(glide(item, "rotation", turn, self.duration(lasts)))
        return together

    def rise(self, text: str, seat: Seat, place: QPointF) -> QAbstractAnimation:
        """Points rise from *place*."""
        item = RisingPoints(text, self.scene.looks[seat])
        item.setPos(place)
        item.setScale(0.4)
        self.add(item, FLYING_Z + 10)
        group = QParallelAnimationGroup()
        up = place - QPointF(0, 46)
        group.addAnimation(glide(item, "pos", up, self.duration(RISE)))
        group.addAnimation(glide(item, "scale", 1.0, self.duration(RISE // 3), QEasingCurve.Type.OutBack))
        return group

    def points(self, seat: Seat, points: int) -> QAbstractAnimation:
        """The piece of *seat* goes round the wheel to *points*."""
        wheel, place = self.scene.wheel, self.scene.places[seat]
        before = wheel.points_of(seat)
        lasts = self.duration(min(1200, round(160 * abs(points - before))))
        shown = glide(wheel.ways[seat], "points", float(points), lasts, QEasingCurve.Type.InOutCubic)
        standing = place.standing
        self.on_landing(lambda: place.show_standing(replace(standing, points=points)))
        return shown

    def later(self, milliseconds: int, animation: QAbstractAnimation) -> QAbstractAnimation:
        """Begin later."""
        return one_after_the_other(self.duration(milliseconds), animation)
