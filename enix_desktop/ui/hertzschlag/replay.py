"""Hertzschlag in a replay: the same table, and small pictures for the timeline."""

from functools import cache

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPainterPath

from enix_desktop.games.hertzschlag.watching import BID, BLACKOUT, EVENT
from enix_desktop.ui.hertzschlag.table.screen import HertzschlagTable
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.widgets.paper_art import box, cut, disc, polygon, together
from enix_desktop.ui.widgets.theme import current_theme


def _paint_mark(painter: QPainter, rect: QRectF, kind: str) -> None:
    """A newspaper for an event, a coin for a bid, a moon for a blackout, a flag for the end."""
    middle = rect.center()
    painter.save()
    painter.translate(middle)
    painter.scale(rect.height() / 2, rect.height() / 2)
    painter.fillPath(_mark(kind), current_theme.theme.text)
    painter.restore()


@cache
def _mark(kind: str) -> QPainterPath:
    """A sign in a circle of radius 1; shared, so never to be changed."""
    if kind == EVENT:
        headline, lines = box(-0.5, -0.7, 1, 0.4), [box(-0.5, y, 1, 0.2) for y in (0.05, 0.5)]
        return cut(box(-0.8, -1, 1.6, 2), together([headline, *lines]))
    if kind == BID:
        return cut(disc(0, 0, 1), cut(disc(0, 0, 0.7), disc(0, 0, 0.4)))
    if kind == BLACKOUT:
        return cut(disc(0, 0, 1), disc(0.5, -0.2, 0.85))
    return polygon([(-0.7, -1), (0.8, -0.5), (-0.4, 0.0), (-0.4, 1), (-0.7, 1)])


HERTZSCHLAG_REPLAY = ReplayKind(HertzschlagTable, _paint_mark)
