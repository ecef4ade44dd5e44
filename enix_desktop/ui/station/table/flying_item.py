"""What is in the air for a moment: units of energy, and the shot of the laser."""

from math import pi, sin

from PySide6.QtCore import Property, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsObject, QStyleOptionGraphicsItem, QWidget

from enix_desktop.ui.station.art.palette import BEAM
from enix_desktop.ui.station.art.ring import RingPlan
from enix_desktop.ui.station.table.draft_item import paint_energy
from enix_desktop.ui.widgets.paper_art import disc, lay, polar, polygon
from enix_desktop.ui.widgets.theme import PAPER

_RAYS = 12
_STARS = 9
GLOW = QColor("#FFD052")


class _Passing(QGraphicsObject):
    """Something that exists between 0 and 1 of its way, and is not seen at either end."""

    def __init__(self) -> None:
        super().__init__()
        self._way = 0.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def shape(self) -> QPainterPath:
        return QPainterPath()

    def _get_way(self) -> float:
        return self._way

    def _set_way(self, way: float) -> None:
        self._way = way
        self.on_way(way)
        self.update()

    way = Property(float, _get_way, _set_way)

    def on_way(self, way: float) -> None:
        """It has come so far."""

    @property
    def is_seen(self) -> bool:
        """Whether it is under way."""
        return 0.0 < self._way < 1.0


class DotItem(_Passing):
    """A unit of energy that runs along a path."""

    def __init__(self, path: QPainterPath, radius: float) -> None:
        super().__init__()
        self._path, self._radius = path, radius
        self.setPos(path.pointAtPercent(0.0))

    def on_way(self, way: float) -> None:
        self.setPos(self._path.pointAtPercent(max(0.0, min(1.0, way))))

    def boundingRect(self) -> QRectF:
        reach = self._radius + 4
        return QRectF(-reach, -reach, 2 * reach, 2 * reach)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if self.is_seen:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            paint_energy(painter, QPointF(0, 0), self._radius)


class ShotItem(_Passing):
    """The laser fires: light gathers at the lens, then a broad beam runs along the track and bursts."""

    GATHERED = 0.36
    """So much of its time the light gathers."""

    def __init__(self, plan: RingPlan, units: int, end: QPointF) -> None:
        super().__init__()
        self._plan, self._units, self._end = plan, units, end

    def boundingRect(self) -> QRectF:
        reach = 46 * self._plan.unit
        return self._plan.middle.adjusted(-reach, -reach, reach, reach)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem, _widget: QWidget | None = None
    ) -> None:
        if not self.is_seen:
            return
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._way < self.GATHERED:
            self._paint_gathering(painter, self._way / self.GATHERED)
        else:
            self._paint_beam(painter, (self._way - self.GATHERED) / (1 - self.GATHERED))

    def _paint_gathering(self, painter: QPainter, part: float) -> None:
        """Rays run together into the lens, which grows."""
        centre, radius = self._plan.laser_centre, self._plan.laser_radius
        for ray in range(_RAYS):
            far = radius * (2.0 - 1.5 * part) + radius * 0.12 * (ray % 3)
            x, y = polar(far, 360 * ray / _RAYS + 40 * part)
            paint_energy(painter, centre + QPointF(x, y), (1.6 + 2.4 * part) * self._plan.unit)
        glow = QColor(GLOW)
        glow.setAlphaF(0.7)
        lay(painter, disc(centre.x(), centre.y(), radius * 0.6 * part), glow)
        lay(painter, disc(centre.x(), centre.y(), radius * 0.32 * part), PAPER)

    def _paint_beam(self, painter: QPainter, part: float) -> None:
        """The beam shoots out, stands, and thins out; where it ends, stars burst."""
        plan, unit = self._plan, self._plan.unit
        start = plan.laser_centre + QPointF(plan.laser_radius * 0.7, 0)
        out = min(1.0, part / 0.25)
        end = start + (QPointF(self._end.x(), start.y()) - start) * out
        strength = sin(pi * min(1.0, 0.35 + 0.65 * part)) ** 0.6
        wide = (9.0 + 4.0 * min(self._units, 5)) * unit * strength
        for colour, share in ((GLOW, 1.5), (BEAM, 1.0), (PAPER, 0.42)):
            shade = QColor(colour)
            shade.setAlphaF(0.55 if share > 1 else 1.0)
            painter.setPen(QPen(shade, wide * share, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(start, end)
        if out >= 1.0:
            burst = (part - 0.25) / 0.75
            self._paint_burst(painter, end, burst)

    def _paint_burst(self, painter: QPainter, middle: QPointF, part: float) -> None:
        unit = self._plan.unit
        ring = QColor(GLOW)
        ring.setAlphaF(max(0.0, 0.9 - part))
        painter.setPen(QPen(ring, 5 * unit * (1 - part) + 0.5))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(middle, 34 * unit * part, 34 * unit * part)
        for star in range(_STARS):
            x, y = polar((10 + 30 * part) * unit, 360 * star / _STARS + 25 * part)
            size = (5.5 - 4.5 * part) * unit
            shape = polygon(polar(size if k % 2 == 0 else size * 0.42, 45 * k) for k in range(8))
            lay(painter, shape.translated(middle.x() + x, middle.y() + y), GLOW if star % 2 else PAPER)
