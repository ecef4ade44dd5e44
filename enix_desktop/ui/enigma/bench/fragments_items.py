"""What lies on the fragments bench: the hollow, the seven pieces, and what is wrong with them."""

from collections.abc import Callable
from enum import Enum

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPainterPathStroker, QPen, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.enigma.puzzles.fragments import Corners
from enix_desktop.ui.enigma.bench.fragments_art import (
    THICK,
    Paper,
    middle_of,
    paint_bare,
    paint_fault,
    paint_grid,
    paint_landing,
    paint_piece,
    paint_recess,
    paint_slot_mark,
    patches_path,
    piece_path,
)
from enix_desktop.ui.enigma.bench.fragments_faults import Faults
from enix_desktop.ui.enigma.bench.fragments_model import EDGE, Fragment
from enix_desktop.ui.enigma.bench.ground import slab_colour
from enix_desktop.ui.table.items import MarkItem
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.theme import current_theme, font

SLOT_Z, PIECE_Z, CHOSEN_Z, LIFTED_Z, FAULT_Z = 1.0, 10.0, 50.0, 100.0, 150.0
_SHADOW = 16.0
_SHOWN_BARE = 2.0
"""Bare ground is pointed out when so little is left of it, in squares."""
TURN, FLIP, GLIDE = 130, 160, 160
"""How long a piece turns, is turned over and glides, in milliseconds."""


class Group(Enum):
    """What can be chosen on this bench."""

    PIECE = "piece"
    HANDLE = "handle"
    STEP = "step"
    """A step to one side, for those who use no arrow keys."""
    SQUARE = "square"


class PieceItem(ThingItem):
    """One fragment; its origin is the upper left corner of its box."""

    def __init__(self, piece: int) -> None:
        super().__init__(Spot(Group.PIECE, piece))
        self.piece, self.unit = piece, 1.0
        self.lying = Fragment()
        self.is_lifted = False
        self._path, self.middle = QPainterPath(), QPointF()
        self._motion: QVariantAnimation | None = None
        self.setZValue(PIECE_Z)
        self.setCursor(Qt.CursorShape.OpenHandCursor)

    def show_shape(self, corners: Corners, lying: Fragment, unit: float) -> None:
        """Have this shape, with *corners* counted from its box."""
        path = piece_path(corners, unit)
        self.lying, self.unit = lying, unit
        if path != self._path:
            self.prepareGeometryChange()
            self._path = path
            self.rect = path.boundingRect()
            self.middle = middle_of(path)
        self.update()

    def lift(self, is_lifted: bool) -> None:
        """Follow the mouse above everything else, or lie on the bench again."""
        self.is_lifted = is_lifted
        self.sink(self.pos())
        self.setCursor(Qt.CursorShape.ClosedHandCursor if is_lifted else Qt.CursorShape.OpenHandCursor)
        self.update()

    def sink(self, target: QPointF) -> None:
        """Lie over the pieces that are farther up, so that their thick edges are behind it.

        The chosen one lies over all others.
        """
        down = (target.y() + self.middle.y()) / 1000
        above = CHOSEN_Z if self.ring == "chosen" else PIECE_Z
        self.setZValue(LIFTED_Z if self.is_lifted else above + down)

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-_SHADOW, -_SHADOW, _SHADOW, _SHADOW + THICK * self.unit)

    def shape(self) -> QPainterPath:
        return self._path

    def outline(self, margin: float = 0.0) -> QPainterPath:
        path = QPainterPath(self.sceneTransform().map(self._path))
        if margin <= 0:
            return path
        stroker = QPainterPathStroker()
        stroker.setWidth(2 * margin + 2)
        stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        return path.united(stroker.createStroke(path)).simplified()

    def paint_thing(self, painter: QPainter) -> None:
        paper = Paper(self.piece, self._path, self.unit, bool(self.lying.flip), 90.0 * self.lying.turn)
        paint_piece(painter, paper, current_theme.theme, 9.0 if self.is_lifted else 0.0)

    # Motion: every way ends where `show_shape` and `place` have put the piece

    def stop(self) -> None:
        """Be at once where it goes."""
        if self._motion is not None:
            motion, self._motion = self._motion, None
            motion.setCurrentTime(motion.duration())
            motion.stop()
            motion.deleteLater()

    def place(self, target: QPointF, milliseconds: int) -> None:
        """Lie at *target*, and go there within *milliseconds*."""
        self.stop()
        self.sink(target)
        start = self.pos()
        if start == target:
            return
        if milliseconds <= 0:
            self.setPos(target)
            return
        self._animate(milliseconds, lambda share: self.setPos(start + (target - start) * share))

    def whirl(self, pivot: QPointF, degrees: float, milliseconds: int) -> None:
        """It has been turned by *degrees* about *pivot*: show how."""
        self.stop()
        if milliseconds > 0:
            self.setTransformOriginPoint(pivot)
            self._animate(milliseconds, lambda share: self.setRotation(-degrees * (1 - share)))

    def leaf(self, pivot: QPointF, milliseconds: int) -> None:
        """It has been turned over about an upright line through *pivot*: show how."""
        self.stop()
        if milliseconds <= 0:
            return

        def show(share: float) -> None:
            about = QTransform.fromTranslate(pivot.x(), 0)
            self.setTransform(about.inverted()[0] * QTransform.fromScale(2 * share - 1, 1) * about)

        self._animate(milliseconds, show)

    def _animate(self, milliseconds: int, show: Callable[[float], object]) -> None:
        motion = QVariantAnimation(self)
        motion.setStartValue(0.0)
        motion.setEndValue(1.0)
        motion.setDuration(milliseconds)
        motion.setEasingCurve(QEasingCurve.Type.OutCubic)
        motion.valueChanged.connect(lambda value: show(float(value)))
        show(0.0)
        self._motion = motion
        motion.start(QAbstractAnimation.DeletionPolicy.KeepWhenStopped)


class BoardItem(MarkItem):
    """The hollow that has to be filled, with the points of the grid around it."""

    def __init__(self, outline: Corners, width: int, height: int) -> None:
        super().__init__()
        self._outline, self._columns, self._rows = outline, width, height
        self._unit, self._right = 1.0, EDGE
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def set_unit(self, unit: float, free: float) -> None:
        """So many pixels are a unit of the grid, and so many at the right are free for its points."""
        self.prepareGeometryChange()
        self._unit, self._right = unit, EDGE if free > (EDGE + 0.2) * unit else 0
        self.update()

    def boundingRect(self) -> QRectF:
        edge = EDGE * self._unit + 4
        return QRectF(0, 0, self._columns * self._unit, self._rows * self._unit).adjusted(
            -edge, -edge, edge, edge
        )

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        slab = slab_colour(theme)
        paint_recess(painter, piece_path(self._outline, self._unit), slab, theme)
        columns = range(-EDGE, self._columns + self._right + 1)
        paint_grid(painter, columns, range(-EDGE, self._rows + EDGE + 1), self._unit, slab)


class SlotItem(MarkItem):
    """Where a piece lies beside the grid, with the digit that chooses it."""

    def __init__(self, piece: int) -> None:
        super().__init__()
        self.piece, self.unit, self.is_empty = piece, 1.0, False
        self.rect = QRectF()
        self.setZValue(SLOT_Z)

    def set_rect(self, rect: QRectF, unit: float) -> None:
        """Lie there, in the scene."""
        self.prepareGeometryChange()
        self.rect, self.unit = rect, unit
        self.update()

    def show_empty(self, is_empty: bool) -> None:
        """Show the mark of the piece while that lies elsewhere."""
        if is_empty != self.is_empty:
            self.is_empty = is_empty
            self.update()

    def boundingRect(self) -> QRectF:
        return self.rect.adjusted(-2, -2, 2, 2)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        ground = QColor(0, 0, 0, 30 if theme.is_dark else 14)
        painter.setPen(QPen(theme.panel_edge, 2) if theme.is_strong else Qt.PenStyle.NoPen)
        painter.setBrush(ground)
        painter.drawRoundedRect(self.rect, 9, 9)
        if self.is_empty:
            mark = QColor(theme.text)
            mark.setAlpha(110 if theme.is_strong else 40)
            paint_slot_mark(painter, self.piece, self.rect.center(), self.unit, mark)
        painter.setPen(theme.muted)
        painter.setFont(font(13, QFont.Weight.DemiBold))
        room = self.rect.adjusted(6, 2, -6, -3)
        painter.drawText(
            room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom, str(self.piece + 1)
        )


class FaultItem(MarkItem):
    """Lies above the pieces: what is covered wrongly, what is bare, and where a dragged piece would land."""

    def __init__(self) -> None:
        super().__init__()
        self._wrong, self._bare, self._landing = QPainterPath(), QPainterPath(), QPainterPath()
        self.setZValue(FAULT_Z)

    def show_faults(self, faults: Faults, landing: QPainterPath, unit: float) -> None:
        """Show *faults*, and the edge of a piece that would lie at *landing*."""
        wrong = patches_path((*faults.overlaps, *faults.outside), unit)
        bare = patches_path(faults.bare if faults.bare_area <= _SHOWN_BARE else (), unit)
        if (wrong, bare, landing) != (self._wrong, self._bare, self._landing):
            self.prepareGeometryChange()
            self._wrong, self._bare, self._landing = wrong, bare, landing
            self.update()

    def boundingRect(self) -> QRectF:
        paths = (self._wrong, self._bare, self._landing)
        bounds = QRectF()
        for path in paths:
            bounds |= path.boundingRect()
        return bounds.adjusted(-5, -5, 5, 5)

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = current_theme.theme
        if not self._bare.isEmpty():
            paint_bare(painter, self._bare, theme)
        if not self._wrong.isEmpty():
            paint_fault(painter, self._wrong, theme)
        if not self._landing.isEmpty():
            paint_landing(painter, self._landing, theme)
