"""The heart of the table: the town, the frequency scale in its sky, and the bird on the wire."""

from PySide6.QtCore import Property, QRectF, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.games.hertzschlag.faces import Track
from enix_desktop.ui.hertzschlag.art.bird import paint_bird
from enix_desktop.ui.hertzschlag.art.palette import areas_of
from enix_desktop.ui.hertzschlag.art.scale import ScaleGeometry, paint_scale
from enix_desktop.ui.hertzschlag.art.town import FARTHEST, paint_kept_town, scale_room
from enix_desktop.ui.hertzschlag.table.spots import Group
from enix_desktop.ui.hertzschlag.words import hertz, signed
from enix_desktop.ui.table.spots import Spot
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.fitting import text_width
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme, font

ROUND = 12.0
_WORSE = 3
"""So many fields farther from 50 Hz the town looks for a moment when its lights flicker."""


class BoardItem(ThingItem):
    """The town and the scale; the bird lies above it."""

    def __init__(self, track: Track, threshold_euro: int) -> None:
        super().__init__(Spot(Group.SCALE, 0))
        self.track, self._euro = track, threshold_euro
        self.field = track.start
        self._flicker = self._darkness = 0.0
        self._scale = ScaleGeometry(QRectF(0, 0, 100, 50), track)

    @property
    def corner(self) -> float:
        return ROUND

    @property
    def ruler(self) -> ScaleGeometry:
        """Where the fields lie, in the scene."""
        return self._scale

    def set_rect(self, rect: QRectF) -> None:
        whole = QRectF(rect.toRect())  # a picture of the town is kept in whole pixels
        self._scale = ScaleGeometry(scale_room(whole), self.track)
        super().set_rect(whole)

    def show_field(self, field: int, is_blackout: bool) -> None:
        """The marker is there: the windows are as bright as that allows."""
        self.field, self._flicker, self._darkness = field, 0.0, float(is_blackout)
        self.update()

    def prepare(self, distance: int, ratio: float) -> None:
        """Paint the town so far from 50 Hz, where nobody sees it: when the bird gets there it is ready."""
        nowhere = QImage(1, 1, QImage.Format.Format_ARGB32_Premultiplied)
        nowhere.setDevicePixelRatio(ratio)
        painter = QPainter(nowhere)
        paint_kept_town(painter, self.rect, distance)
        painter.end()

    def field_outline(self, field: int) -> QPainterPath:
        """The edge of a field, with the place of the bird above it."""
        room = self._scale.field(field).united(self._scale.bird(field))
        return box(room.x(), room.y(), room.width(), room.height(), 8)

    def scale_outline(self) -> QPainterPath:
        """The edge of the scale, without the houses."""
        room = self._scale.rect
        return box(room.x() + 4, room.y(), room.width() - 8, room.height(), ROUND)

    def _get_flicker(self) -> float:
        return self._flicker

    def _set_flicker(self, flicker: float) -> None:
        self._flicker = flicker
        self.update()

    flicker = Property(float, _get_flicker, _set_flicker)
    """How much the lights fail for a moment, from 0 to 1."""

    def _get_darkness(self) -> float:
        return self._darkness

    def _set_darkness(self, darkness: float) -> None:
        self._darkness = darkness
        self.update()

    darkness = Property(float, _get_darkness, _set_darkness)
    """0 while the grid holds, 1 when only the moon and candles are left."""

    def paint_thing(self, painter: QPainter) -> None:
        painter.save()
        painter.setClipPath(self.shape(), Qt.ClipOperation.IntersectClip)
        distance = abs(self.field)
        if self._darkness < 1:
            paint_kept_town(painter, self.rect, distance)
        worse = min(FARTHEST, distance + _WORSE)
        for share, far, is_dark in ((self._flicker, worse, False), (self._darkness, distance, True)):
            if share > 0:
                painter.setOpacity(min(1.0, share))
                paint_kept_town(painter, self.rect, far, is_blackout=is_dark)
                painter.setOpacity(1.0)
        self._paint_scale(painter)
        painter.restore()
        theme = current_theme.theme
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(theme.panel_edge, theme.wide(1.4, 3.0)))
        painter.drawPath(self.shape())

    def _paint_scale(self, painter: QPainter) -> None:
        here = ScaleGeometry(scale_room(self.rect), self.track)
        labels = [signed(field) for field in here.fields]
        paint_scale(painter, here, labels, str(self._euro))
        size = max(11, min(22, round(here.field_width * 0.40)))
        for field in (self.track.lowest, 0, self.track.highest):
            self._paint_label(painter, here, field, size)

    def _paint_label(self, painter: QPainter, here: ScaleGeometry, field: int, size: int) -> None:
        """The frequency of a field on a slip of paper below it."""
        text, room = hertz(field), here.field(field)
        wide, high = text_width(text, size, QFont.Weight.DemiBold) + 10, size * 1.5
        left = min(max(room.center().x() - wide / 2, self.rect.left() + 6), self.rect.right() - wide - 6)
        slip = QRectF(left, room.bottom() + 4, wide, high)
        lay(painter, box(slip.x(), slip.y(), wide, high, 5), PAPER, 1.5)
        painter.setPen(INK)
        painter.setFont(font(size, QFont.Weight.DemiBold))
        painter.drawText(slip, Qt.AlignmentFlag.AlignCenter, text)

    def paint_ring(self, painter: QPainter) -> None:
        """The town is not chosen; what is asked about it is marked otherwise."""


class BirdItem(QGraphicsObject):
    """The frequency marker; while it moves it may be between two fields."""

    def __init__(self, board: BoardItem) -> None:
        super().__init__()
        self._board = board
        self._field = float(board.track.start)
        self._room = QRectF()
        self._sway = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        current_theme.changed.connect(self._repaint)

    def _repaint(self) -> None:
        self.update()

    def sit(self, field: int) -> None:
        """Sit still on *field*."""
        self._sway = 0.0
        self._set_field(float(field))

    def arrange(self) -> None:
        """The scale lies elsewhere, or the bird sits elsewhere on it."""
        self.prepareGeometryChange()
        self._room = self._board.ruler.bird(self._field)
        self.update()

    def _get_field(self) -> float:
        return self._field

    def _set_field(self, field: float) -> None:
        self._field = field
        self.arrange()

    field = Property(float, _get_field, _set_field)
    """Where it sits."""

    def _get_sway(self) -> float:
        return self._sway

    def _set_sway(self, sway: float) -> None:
        self._sway = sway
        self.update()

    sway = Property(float, _get_sway, _set_sway)
    """How far it leans, from -1 to 1."""

    def boundingRect(self) -> QRectF:
        room = self._room
        return room.adjusted(-room.width() * 0.5, -room.height() * 0.2, room.width() * 0.5, 8)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        paint_bird(painter, self._room, round(self._field), self._sway)


class ReadoutItem(QGraphicsItem):
    """The frequency in large figures at the top of the sky."""

    def __init__(self, board: BoardItem) -> None:
        super().__init__()
        self._board = board
        self._field = board.track.start
        self.plate = QRectF()
        """Where it lies in the scene."""
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_field(self, field: int) -> None:
        if field != self._field:
            self._field = field
            self.update()

    def arrange(self) -> None:
        """The scale lies elsewhere."""
        self.prepareGeometryChange()
        town, scale = self._board.sceneTransform().mapRect(self._board.rect), self._board.ruler
        bird = scale.bird(0)
        high = max(26.0, min((bird.top() - town.top()) * 0.66, 60.0))
        wide = high * 4.4
        top = max(town.top() + 5, (town.top() + bird.top() - high) / 2)
        self.plate = QRectF(town.center().x() - wide / 2, top, wide, high)

    def boundingRect(self) -> QRectF:
        return self.plate.adjusted(-4, -4, 4, 6)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        plate, theme = self.plate, current_theme.theme
        areas, track = areas_of(theme), self._board.track
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = box(plate.x(), plate.y(), plate.width(), plate.height(), plate.height() * 0.3)
        lay(painter, path, PAPER, 3)
        is_green = track.is_green(self._field)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        style = Qt.PenStyle.SolidLine if is_green else Qt.PenStyle.DashLine
        painter.setPen(QPen(areas.green_hatch if is_green else areas.orange_hatch, 3.5, style))
        painter.drawPath(path)
        painter.setPen(INK)
        painter.setFont(font(round(plate.height() * 0.58), QFont.Weight.Bold))
        painter.drawText(plate, Qt.AlignmentFlag.AlignCenter, hertz(self._field))
