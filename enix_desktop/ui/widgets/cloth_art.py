"""The table under every screen that has no board on it."""

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from enix_desktop.ui.table.shapes import hexagon
from enix_desktop.ui.widgets.theme import Theme

ROOT = 3**0.5


def paint_cloth(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint the table: a few large hexagons pressed into it, so that it is not empty."""
    painter.fillRect(rect, theme.table)
    radius = max(rect.width(), rect.height()) / 7
    # One hexagon printed many times: drawing each would take as long as all else on the start screen.
    stamp = _pressed_hexagon(radius, painter.device().devicePixelRatioF(), theme)
    half = QPointF(stamp.deviceIndependentSize().width(), stamp.deviceIndependentSize().height()) / 2
    for column in range(-1, 6):
        for row in range(-1, 5):
            centre = QPointF(column * 1.5 * radius, (row + column % 2 / 2) * ROOT * radius)
            painter.drawPixmap((centre - half).toPoint(), stamp)


def _pressed_hexagon(radius: float, ratio: float, theme: Theme) -> QPixmap:
    size = round(2 * radius)
    stamp = QPixmap(QSize(size, size) * ratio)
    stamp.setDevicePixelRatio(ratio)
    stamp.fill(Qt.GlobalColor.transparent)
    edge = QColor(theme.table_edge)
    edge.setAlphaF(0.55)
    painter = QPainter(stamp)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(edge, radius / 40))
    painter.drawPolygon(hexagon(radius * 0.94).translated(size / 2, size / 2))
    painter.end()
    return stamp
