"""Small signs: who starts a round, and how a puzzle was solved."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, polygon, together
from enix_desktop.ui.widgets.theme import INK, PAPER, REFUSED

IN_TIME, LATE, FAILED = "in-time", "late", "failed"
_GOOD = QColor("#1A8F5A")
_LATE = QColor("#C58A12")


def paint_start(painter: QPainter, rect: QRectF, colour: QColor) -> None:
    """The sign of the starting player."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    size = min(rect.width(), rect.height()) / 2
    painter.scale(size, size)
    ring = QPainterPath()
    ring.addEllipse(QRectF(-0.34, -0.84, 0.68, 0.68))
    painter.strokePath(ring, QPen(colour, 0.24))
    lay(
        painter,
        together([box(-0.13, -0.12, 0.26, 1.02), box(0.0, 0.3, 0.46, 0.2), box(0.0, 0.64, 0.36, 0.2)]),
        colour,
    )
    painter.restore()


def paint_verdict(painter: QPainter, rect: QRectF, verdict: str) -> None:
    """A tick for in time, an hourglass that has run out for late, a cross for not solved."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center())
    size = min(rect.width(), rect.height()) / 2
    painter.scale(size, size)
    colour = {IN_TIME: _GOOD, LATE: _LATE}.get(verdict, REFUSED)
    lay(painter, disc(0, 0, 1), INK)
    lay(painter, disc(0, 0, 0.88), colour)
    if verdict == IN_TIME:
        lay(painter, line([(-0.42, 0.02), (-0.1, 0.36), (0.46, -0.34)], 0.24), PAPER)
    elif verdict == LATE:
        glass = [(-0.44, -0.56), (0.44, -0.56), (-0.44, 0.56), (0.44, 0.56)]
        lay(painter, polygon([glass[0], glass[1], (0, 0)]), PAPER)
        lay(painter, polygon([glass[2], glass[3], (0, 0)]), PAPER)
    else:
        for slant in (-1, 1):
            lay(painter, line([(-0.36, -0.36 * slant), (0.36, 0.36 * slant)], 0.24), PAPER)
    painter.restore()
