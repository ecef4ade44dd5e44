"""One tile on the board: shows what it is given and decides nothing."""

from collections.abc import Sequence

from PySide6.QtCore import Property, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QPaintEngine, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import (
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QGraphicsSceneMouseEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from enix_desktop.games.enix.components import Energy, Ray
from enix_desktop.geometry.hexes import SIDES
from enix_desktop.ui.enix.motifs.frame import PAPER_RADIUS, outline
from enix_desktop.ui.enix.motifs.glow import Glow
from enix_desktop.ui.enix.tile_motif_cache import Kind, Layer, TilePictures
from enix_desktop.ui.enix.tile_motifs import ART

_LIFTED_SCALE = 1.05
_MOVING: tuple[Kind, ...] = ("motif", "turning", "source")
_SHARPEN_AFTER = 120
"""Milliseconds of rest after which a zoomed tile is painted again."""


class TileItem(QGraphicsObject):
    """Shows one tile around its origin; signals carry its energy."""

    pressed = Signal(int)
    hovered = Signal(int, bool)

    def __init__(self, energy: Energy, rays: Sequence[Ray]) -> None:
        super().__init__()
        self.energy = energy
        self._angle = 0.0
        self._is_dark = False
        self._is_lifted = False
        self._glow: Glow | None = None
        self._pictures = TilePictures(energy, rays)
        self._may_sharpen = True
        self._awaited_scale = 0.0
        self._scale_at_rest = 0.0
        self._sharpening = QTimer(self, singleShot=True, interval=_SHARPEN_AFTER)
        self._sharpening.timeout.connect(self._sharpen)
        self.setAcceptHoverEvents(True)
        self.setAcceptedMouseButtons(Qt.MouseButton.LeftButton)

    def set_turn(self, rotation: int) -> None:
        """Show the tile turned clockwise by *rotation* sides, at once."""
        self._set_angle(60.0 * rotation)

    def set_dark(self, dark: bool) -> None:
        """Show night, dark windows and barred crossings, or day."""
        if dark != self._is_dark:
            self._is_dark = dark
            self.update()

    def set_glow(self, glow: Glow | None) -> None:
        if glow != self._glow:
            self._glow = glow
            self.update()

    def set_lifted(self, lifted: bool) -> None:
        """Show the tile in the hand, above the others, or on the table."""
        if lifted != self._is_lifted:
            self._is_lifted = lifted
            self._may_sharpen = True
            self.setScale(_LIFTED_SCALE if lifted else 1.0)
            self.update()

    def _get_angle(self) -> float:
        return self._angle

    def _set_angle(self, degrees: float) -> None:
        if degrees != self._angle:
            self._angle = degrees
            self.update()

    turn_angle = Property(float, _get_angle, _set_angle)
    """How far the tile is turned clockwise, in degrees; can be animated."""

    def prepare(self) -> bool:
        """Paint one picture that lifting, turning or marking will need; return whether one was missing."""
        if self._scale_at_rest == 0 or self._is_lifted:
            return False
        turn, dark = int(self._angle // 60) % SIDES, self._is_dark
        turned = tuple(Layer("rest", (turn + step) % SIDES, dark) for step in range(SIDES))
        moving = (*(Layer(kind, 0, dark) for kind in _MOVING), Layer("shadow"))
        lifted = (turned[0], *moving, Layer("chosen"), Layer("refused"), *turned)
        resting = (
            Layer("may"),
            Layer("shadow"),
            Layer("rest", turn, not dark),
            Layer("chosen"),
            Layer("island"),
            *turned,
        )
        return self._pictures.prepare(
            lifted, round(self._scale_at_rest * _LIFTED_SCALE, 6)
        ) or self._pictures.prepare(resting, round(self._scale_at_rest, 6))

    def boundingRect(self) -> QRectF:
        return ART

    def shape(self) -> QPainterPath:
        """The hexagon: only paper can be clicked."""
        return outline()

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        if widget is not None and not self._is_lifted:
            self._scale_at_rest = painter.deviceTransform().m11()
        self._choose_size(_pixels_per_unit(painter), may_wait=widget is not None)
        turns, rest = divmod(self._angle, 60.0)
        if self._is_lifted:
            self._draw(painter, Layer("shadow"), rest)
        if rest == 0:
            self._draw(painter, Layer("rest", int(turns) % SIDES, self._is_dark))
        else:
            self._paint_turning(painter)
        if self._glow is not None:
            self._draw(painter, Layer(self._glow), rest)

    def _paint_turning(self, painter: QPainter) -> None:
        """The landscape and the source stay upright behind and before what turns."""
        if not self._is_lifted:
            self._draw(painter, Layer("low shadow"), self._angle)
        painter.save()
        # Clips have jagged edges: this one ends below the rim.
        painter.setClipPath(QTransform().rotate(self._angle).map(outline(PAPER_RADIUS - 2)))
        self._draw(painter, Layer("motif", 0, self._is_dark))
        painter.restore()
        self._draw(painter, Layer("turning", 0, self._is_dark), self._angle)
        self._draw(painter, Layer("source", 0, self._is_dark))

    def _draw(self, painter: QPainter, layer: Layer, angle: float = 0.0) -> None:
        if painter.paintEngine().type() != QPaintEngine.Type.Raster:
            painter.save()
            painter.rotate(angle)
            self._pictures.paint(painter, layer)
            painter.restore()
            return
        pixmap = self._pictures.pixmap(layer)
        painter.save()
        if angle == 0 and self._pictures.scale == _pixels_per_unit(painter):
            # On whole pixels the picture stays as sharp as it was painted.
            corner = painter.combinedTransform().map(ART.topLeft())
            painter.resetTransform()
            # Not that of the device, which is the window also while it is painted into a picture.
            pixels = painter.deviceTransform().m11()
            painter.scale(1 / pixels, 1 / pixels)
            painter.drawPixmap(QPointF(round(corner.x()), round(corner.y())), pixmap)
        else:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.rotate(angle)
            source = QRectF(pixmap.rect())
            painter.drawPixmap(QRectF(ART.topLeft(), source.size() / self._pictures.scale), pixmap, source)
        painter.restore()

    def _choose_size(self, scale: float, may_wait: bool) -> None:
        """While a window is zoomed the old pictures serve, until it rests."""
        if self._pictures.has(scale) or not may_wait or self._may_sharpen:
            self._pictures.use(scale)
            self._may_sharpen = False
        elif scale != self._awaited_scale:
            self._awaited_scale = scale
            self._sharpening.start()

    def _sharpen(self) -> None:
        self._awaited_scale = 0.0
        self._may_sharpen = True
        self.update()

    def hoverEnterEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self.hovered.emit(self.energy, True)

    def hoverLeaveEvent(self, _event: QGraphicsSceneHoverEvent) -> None:
        self.hovered.emit(self.energy, False)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        event.accept()
        self.pressed.emit(self.energy)


def _pixels_per_unit(painter: QPainter) -> float:
    """How large a board unit is on the screen; rounded, so that equal sizes are equal."""
    return round(painter.deviceTransform().m11(), 6)
