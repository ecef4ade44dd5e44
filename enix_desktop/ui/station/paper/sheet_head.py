"""What the sheets of Station Six share: stripes in the six colours, and a title."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter

from enix_desktop.games.station.components import COLOURS
from enix_desktop.ui.paper.sheet import EDGE
from enix_desktop.ui.paper.writing import write
from enix_desktop.ui.station.art.palette import TONES
from enix_desktop.ui.station.art.robots import paint_robot
from enix_desktop.ui.station.book.stations_part import TEXTS
from enix_desktop.ui.table.pieces import PAWNS
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import SIZES

HEAD = 118.0
"""How high the head is, in units."""
_STRIPE = 14.0
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignBottom


def paint_stripe(painter: QPainter, width: float, y: float, high: float = _STRIPE) -> None:
    """The six colours side by side over the whole page."""
    wide = width / len(COLOURS)
    for number, colour in enumerate(COLOURS):
        lay(painter, box(number * wide, y, wide + 1, high), TONES[colour].base)


def paint_robots(painter: QPainter, corner: QPointF, size: float) -> None:
    """The robots of four players side by side."""
    for seat in range(4):
        place = QRectF(corner + QPointF(seat * size * 1.15, 0), QSizeF(size, size))
        paint_robot(painter, place, PAWNS[seat])


def paint_head(painter: QPainter, width: float, title: str) -> None:
    """The stripes, the name of the game and what the sheet is."""
    paint_stripe(painter, width, 0)
    room = QRectF(EDGE, 44, width - 2 * EDGE, HEAD - 50)
    left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
    write(painter, room, TEXTS["book.game"], size=SIZES[4], weight=QFont.Weight.Bold, align=left)
    write(painter, room, title, size=SIZES[3], weight=QFont.Weight.DemiBold, align=_RIGHT)
