"""What lies on the angles bench: the table in depth, and the pieces beside it."""

from collections.abc import Mapping
from enum import Enum

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem

from enix_desktop.games.enigma.puzzles.angles import Cubes
from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.enigma.bench.angles_art import (
    Ground,
    Scene,
    cell_shape,
    paint_cubes,
    paint_gaps,
    paint_shadow,
    paint_table,
    seen_cubes,
)
from enix_desktop.ui.enigma.bench.angles_camera import Camera, column_under, cube_shape, owner_under
from enix_desktop.ui.enigma.bench.angles_shown import Shown
from enix_desktop.ui.enigma.bench.ground import slab_colour
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.paper_art import disc, lay, mix
from enix_desktop.ui.widgets.theme import ACCENT, INK, PAPER, Theme, current_theme, font

_WHITE = QColor("white")
_FALL = 2.2
"""From how high a piece comes down, in cubes."""
FALL = 200
"""How long that takes, in milliseconds."""


class Group(Enum):
    """What can be chosen on this bench."""

    PIECE = "piece"
    HAND = "hand"
    """The piece in hand: choosing it sets it down."""
    HANDLE = "handle"
    STEP = "step"
    CELL = "cell"


def ground_of(theme: Theme) -> Ground:
    """The stone that buildings stand on."""
    if theme.is_strong:
        return Ground(theme.table, theme.text, 2.0)
    share = 0.1 if theme.is_dark else 0.5
    slab = mix(slab_colour(theme), _WHITE, share)
    return Ground(slab, mix(slab, QColor("black"), 0.55), 1.4)


class TableItem(ThingItem):
    """The bare table with the picture engraved; apart from the building, since it changes less often."""

    def __init__(self, picture: Mapping[Point, str]) -> None:
        super().__init__()
        self._picture = picture
        self._camera = Camera(1.0, QPointF(), 1, 1, 0)
        self._stood_on: frozenset[Point] = frozenset()

    def show_building(self, shown: Shown, camera: Camera) -> None:
        """Show the shadow of what stands there, from this side."""
        stood_on = frozenset((x, y) for cubes in shown.standing.values() for x, y, z in cubes if z == 0)
        if (stood_on, camera) != (self._stood_on, self._camera):
            self._stood_on, self._camera = stood_on, camera
            self.update()

    def paint_thing(self, painter: QPainter) -> None:
        theme = current_theme.theme
        paint_table(painter, self._camera, self._picture, ground_of(theme))
        if not theme.is_strong:
            paint_shadow(painter, self._camera, self._stood_on)


class DepthItem(ThingItem):
    """The building on the table as it is seen from a corner."""

    def __init__(self) -> None:
        super().__init__(Spot(Group.HAND, 0))
        # It is painted anew with every move of the piece in hand: to keep a picture of it costs time.
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.camera = Camera(1.0, QPointF(), 1, 1, 0)
        self.shown = Shown()
        self._falling, self._height = "", 0.0
        self._motion: QVariantAnimation | None = None

    def set_hovered(self, is_hovered: bool) -> None:
        """The mouse is over the table most of the time: that is nothing to show."""

    def show_building(self, shown: Shown, camera: Camera) -> None:
        """Show it from this side."""
        if (shown, camera) != (self.shown, self.camera):
            self.shown, self.camera = shown, camera
            self.update()

    def column_at(self, point: QPointF) -> Point | None:
        """The column that is seen at a *point* of the scene."""
        cubes = [cube for cubes in self.shown.standing.values() for cube in cubes]
        return column_under(self.camera, cubes, self.mapFromScene(point))

    def piece_at(self, point: QPointF) -> str:
        """The digit of the piece that is seen at a *point* of the scene; empty if none is."""
        owner = {cube: digit for digit, cubes in self.shown.standing.items() for cube in cubes}
        return owner_under(self.camera, owner, self.mapFromScene(point))

    def hand_outline(self) -> QPainterPath:
        """Around the place where the piece in hand would land, in the scene."""
        path = QPainterPath()
        for cube in self.shown.landing:
            path = path.united(cube_shape(self.camera, cube))
        return self.mapToScene(path)

    def let_fall(self, digit: str, milliseconds: int) -> None:
        """The piece has just been set down: show how it comes down."""
        self.stop()
        if milliseconds <= 0:
            return
        self._falling, self._height = digit, _FALL
        motion = QVariantAnimation(self)
        motion.setStartValue(_FALL)
        motion.setEndValue(0.0)
        motion.setDuration(milliseconds)
        motion.setEasingCurve(QEasingCurve.Type.InQuad)
        motion.valueChanged.connect(self._on_fall)
        motion.finished.connect(self.stop)
        self._motion = motion
        motion.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)

    def _on_fall(self, height: float) -> None:
        self._height = float(height)
        self.update()

    def stop(self) -> None:
        """Be at once as the building is."""
        self._falling = ""
        if self._motion is not None:
            motion, self._motion = self._motion, None
            motion.stop()
            motion.deleteLater()
            self.update()

    def paint_thing(self, painter: QPainter) -> None:
        theme, camera, shown = current_theme.theme, self.camera, self.shown
        rest = {digit: cubes for digit, cubes in shown.standing.items() if digit != self._falling}
        falling = {self._falling: shown.standing.get(self._falling, ())}
        self._paint_footprint(painter, theme)
        ghost = {shown.held: shown.landing} if shown.held else {}
        scene = Scene(
            seen_cubes(camera, rest), seen_cubes(camera, ghost), seen_cubes(camera, falling), self._height
        )
        paint_cubes(painter, camera, scene, theme)
        paint_gaps(painter, camera, shown.gaps)

    def _paint_footprint(self, painter: QPainter, theme: Theme) -> None:
        """The columns that the piece in hand would cover."""
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for column in {(x, y) for x, y, _ in self.shown.landing}:
            painter.setPen(QPen(ACCENT, theme.wide(2.4, 3.4)))
            painter.drawPolygon(cell_shape(self.camera, column, 0.03))


class TrayItem(ThingItem):
    """A piece beside the table as it is turned, with its digit; or when it was built."""

    def __init__(self, piece: str, number: int) -> None:
        super().__init__(Spot(Group.PIECE, piece))
        self.piece, self.number = piece, number
        self.cubes: Cubes = ()
        self.view, self.built = 0, 0

    def show_piece(self, cubes: Cubes, view: int, built: int) -> None:
        """Show *cubes* seen from this side; *built* is its place in the order of building, 0 for none."""
        if (cubes, view, built) != (self.cubes, self.view, self.built):
            self.cubes, self.view, self.built = cubes, view, built
            self.update()

    def paint_thing(self, painter: QPainter) -> None:
        theme = current_theme.theme
        card = QPainterPath()
        card.addRoundedRect(self.rect, 9, 9)
        lay(painter, card, QColor(0, 0, 0, 30 if theme.is_dark else 14))
        if theme.is_strong:
            painter.setPen(QPen(theme.panel_edge, 2))
            painter.drawRoundedRect(self.rect, 9, 9)
        painter.save()
        if self.built:
            painter.setOpacity(0.35)
        self._paint_cubes(painter, theme)
        painter.restore()
        painter.setPen(theme.muted)
        painter.setFont(font(13, QFont.Weight.DemiBold))
        room = self.rect.adjusted(8, 4, -8, -5)
        painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, str(self.number))
        if self.built:
            self._paint_order(painter, theme)

    def _paint_cubes(self, painter: QPainter, theme: Theme) -> None:
        wide = max(x for x, _, _ in self.cubes) + 1
        deep = max(y for _, y, _ in self.cubes) + 1
        unit = min(self.rect.width(), self.rect.height()) / 4.6
        camera = Camera(unit, QPointF(), wide, deep, 0, self.view)
        path = QPainterPath()
        for cube in self.cubes:
            path.addPath(cube_shape(camera, cube))
        camera = Camera(unit, self.rect.center() - path.boundingRect().center(), wide, deep, 0, self.view)
        digit = str(self.number)
        paint_cubes(painter, camera, Scene(seen_cubes(camera, {digit: self.cubes}), {}), theme)

    def _paint_order(self, painter: QPainter, theme: Theme) -> None:
        """As which piece it was built."""
        middle = self.rect.topLeft() + QPointF(17, 17)
        lay(painter, disc(middle.x(), middle.y(), 12), PAPER, 2.0)
        painter.setPen(QPen(INK, 1.4))
        painter.drawEllipse(middle, 12, 12)
        painter.setFont(font(13, QFont.Weight.Bold))
        room = QRectF(middle.x() - 12, middle.y() - 12, 24, 24)
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, f"{self.built}.")
