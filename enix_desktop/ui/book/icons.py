"""The signs on the buttons of the book."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from enix_desktop.ui.widgets.theme import current_theme

_SIZE, _SHARP = 20, 3


def _lines(*points: tuple[float, float]) -> QPainterPath:
    path = QPainterPath(QPointF(*points[0]))
    for point in points[1:]:
        path.lineTo(*point)
    return path


def _back() -> QPainterPath:
    path = _lines((9, 4), (3.5, 10), (9, 16))
    path.addPath(_lines((3.5, 10), (16.5, 10)))
    return path


def _forward() -> QPainterPath:
    path = _lines((11, 4), (16.5, 10), (11, 16))
    path.addPath(_lines((16.5, 10), (3.5, 10)))
    return path


def _home() -> QPainterPath:
    path = _lines((2.5, 10), (10, 3), (17.5, 10))
    path.addPath(_lines((4.8, 9), (4.8, 16.8), (15.2, 16.8), (15.2, 9)))
    return path


def _search() -> QPainterPath:
    path = _lines((12.2, 12.2), (17, 17))
    path.addEllipse(QPointF(8.2, 8.2), 5.4, 5.4)
    return path


def _printed() -> QPainterPath:
    path = _lines((5.5, 7), (5.5, 2.8), (14.5, 2.8), (14.5, 7))
    path.addPath(_lines((5.5, 14), (2.6, 14), (2.6, 7), (17.4, 7), (17.4, 14), (14.5, 14)))
    path.addPath(_lines((5.5, 11.2), (14.5, 11.2), (14.5, 17.2), (5.5, 17.2), (5.5, 11.2)))
    return path


def _copied() -> QPainterPath:
    path = _lines((7, 6.5), (16.5, 6.5), (16.5, 17.5), (7, 17.5), (7, 6.5))
    path.addPath(_lines((4, 13.5), (3.5, 13.5), (3.5, 2.8), (12.5, 2.8), (12.5, 3.2)))
    return path


_PATHS: Mapping[str, Callable[[], QPainterPath]] = {
    "back": _back,
    "forward": _forward,
    "home": _home,
    "search": _search,
    "print": _printed,
    "copy": _copied,
}


def icon(name: str) -> QIcon:
    """The sign *name* in the colours of the theme in use."""
    faint = QColor(current_theme.theme.text)
    faint.setAlphaF(current_theme.theme.wide(0.32, 0.6))
    result = QIcon()
    result.addPixmap(_pixmap(name, current_theme.theme.text), QIcon.Mode.Normal)
    result.addPixmap(_pixmap(name, faint), QIcon.Mode.Disabled)
    return result


def _pixmap(name: str, colour: QColor) -> QPixmap:
    pixmap = QPixmap(QSize(_SIZE, _SIZE) * _SHARP)
    pixmap.setDevicePixelRatio(_SHARP)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    pen = QPen(colour, 2.0)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.drawPath(_PATHS[name]())
    painter.end()
    return pixmap
