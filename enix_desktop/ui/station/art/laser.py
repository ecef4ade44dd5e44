"""The laser in the middle of the ring, its beam, and the row of fields that the beam lights."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from enix_desktop.ui.station.art.palette import BEAM, HULL, HULL_DARK, HULL_LIGHT, NIGHT
from enix_desktop.ui.station.art.ring import FIELDS, LABEL, RingPlan, laser_stacked
from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.table.card_lettering import centred
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, mix, polygon
from enix_desktop.ui.widgets.theme import PAPER, current_theme


def laser_label(value: int) -> str:
    """What stands at a field of the laser: the last one holds everything from 7 on."""
    return f"{value}+" if value == FIELDS - 1 else str(value)


def paint_laser(painter: QPainter, plan: RingPlan, leader: float) -> None:
    """Paint the laser, its empty fields and the beam as far as the *leader* has come, 0 to 7 and more.

    A *leader* between two numbers ends the beam between their fields, so it can grow slowly.
    """
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_fields(painter, [plan.laser_field(value) for value in range(FIELDS)], plan.unit)
    _paint_beam(painter, plan, leader)
    paint_cannon(painter, plan.laser_centre, plan.laser_radius, leader)
    painter.restore()


def paint_laser_track(
    painter: QPainter, rect: QRectF, scores: Sequence[int], looks: Sequence[PawnLook]
) -> None:
    """Paint a row of fields 0 to 7+ that fills *rect*, with everybody's robot at its score."""
    wide = rect.width() / FIELDS
    fields = [QRectF(rect.left() + wide * value, rect.top(), wide, rect.height()) for value in range(FIELDS)]
    size = min(wide - 1, rect.height() * 0.24)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_fields(painter, fields, rect.height() / 96)
    for value in range(FIELDS):
        here = [seat for seat, score in enumerate(scores) if min(score, FIELDS - 1) == value]
        for place, seat in enumerate(here):
            middle = laser_stacked(fields[value], size, place, len(here))
            paint_robot(
                painter, QRectF(middle.x() - size / 2, middle.y() - size / 2, size, size), looks[seat]
            )
    painter.restore()


def _paint_fields(painter: QPainter, fields: Sequence[QRectF], unit: float) -> None:
    theme = current_theme.theme
    for value, field in enumerate(fields):
        is_goal = value == FIELDS - 1
        rect = field.adjusted(1 * unit, 0, -1 * unit, 0)
        corner = rect.width() / 2
        rim = theme.wide(1.3, 2.2) * unit
        lay(
            painter,
            _round(rect, corner),
            PAPER if theme.is_strong else BEAM if is_goal else HULL_LIGHT,
            2 * unit,
        )
        lay(
            painter,
            _round(rect.adjusted(rim, rim, -rim, -rim), corner - rim),
            QColor("#000000") if theme.is_strong else NIGHT,
        )
        size = min(field.height() * LABEL * 0.8, rect.width() * 0.62)
        lay(
            painter, centred(laser_label(value), size, rect.center().x(), rect.bottom() - corner * 0.9), PAPER
        )


def _paint_beam(painter: QPainter, plan: RingPlan, leader: float) -> None:
    if leader <= 0:
        return
    start = plan.laser_centre
    wide = plan.laser_track.width() / FIELDS
    end = plan.laser_track.left() + (min(leader, FIELDS - 1) + 0.5) * wide
    thick = (3.0 + 0.9 * min(leader, FIELDS)) * plan.unit
    for width, colour in ((thick * 1.9, mix(BEAM, NIGHT, 0.45)), (thick, BEAM), (thick * 0.4, PAPER)):
        lay(painter, line([(start.x(), start.y()), (end, start.y())], width), colour)
    if leader >= FIELDS - 1:
        rays = [polygon([(0, -3), (17 if k % 2 else 12, 0), (0, 3)]) for k in range(8)]
        for k, ray in enumerate(rays):
            painter.save()
            painter.translate(end, start.y())
            painter.rotate(45 * k)
            painter.scale(plan.unit, plan.unit)
            lay(painter, ray, QColor("#FFD052"))
            painter.restore()


def paint_cannon(painter: QPainter, centre: QPointF, radius: float, leader: float) -> None:
    """Paint the laser itself, pointing to the right; the more lamps, the nearer the *leader* is to 7."""
    theme = current_theme.theme
    painter.save()
    painter.translate(centre)
    painter.scale(radius / 40, radius / 40)
    edge = PAPER if theme.is_strong else HULL_LIGHT
    lay(painter, disc(0, 0, 40), edge, 5, 0.35)
    lay(painter, disc(0, 0, 37.5), HULL)
    for k in range(12):
        painter.save()
        painter.rotate(30 * k)
        lay(painter, disc(0, -32.5, 2.4), QColor("#FFD052") if k < 12 * leader / (FIELDS - 1) else HULL_DARK)
        painter.restore()
    lay(painter, disc(0, 0, 26), HULL_DARK, 2)
    lay(painter, polygon([(-8, -13), (34, -9), (40, -6), (40, 6), (34, 9), (-8, 13)]), QColor("#C9D1E0"), 2.5)
    lay(painter, box(20, -10.5, 5, 21, 1), HULL)
    lay(painter, disc(-4, 0, 17), QColor("#8C97AE"), 2)
    lay(painter, disc(-4, 0, 12), mix(QColor("#6B2A33"), BEAM, min(1.0, 0.25 + leader / 8)))
    lay(painter, disc(-7, -4, 3.4), QColor("#FFD9D0"))
    painter.restore()


def _round(rect: QRectF, corner: float) -> QPainterPath:
    return box(rect.x(), rect.y(), rect.width(), rect.height(), max(0.0, corner))
