"""The signs on the buttons of the book."""

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPen, QPixmap

from enix_desktop.ui.theme import look

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


_PATHS: Mapping[str, Callable[[], QPainterPath]] = {"back": _back, "forward": _forward, "home": _home}


def icon(name: str) -> QIcon:
    """The sign *name* in the colours of the theme in use."""
    faint = QColor(look.theme.text)
    faint.setAlphaF(look.theme.wide(0.32, 0.6))
    result = QIcon()
    result.addPixmap(_pixmap(name, look.theme.text), QIcon.Mode.Normal)
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
