"""Pictures that are painted by code, as widgets."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.table.shapes import hexagon
from enix_desktop.ui.widgets.kept_picture import KeptPicture
from enix_desktop.ui.widgets.theme import Theme, current_theme

ROOT = 3**0.5


def paint_cloth(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paint a few large hexagons pressed into the table, so that it is not empty."""
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


Paint = Callable[[QPainter, QRectF, Theme], None]


class Picture(QWidget):
    """A picture that is painted once for each size and theme."""

    def __init__(self, paint: Paint, parent: QWidget) -> None:
        super().__init__(parent)
        self._paint = paint
        self._file: KeptPicture | None = None
        self._kept: tuple[object, QPixmap] | None = None
        current_theme.changed.connect(self.update)

    def keep_as(self, name: str, painters: Sequence[str]) -> None:
        """Keep the picture for the next start; the modules *painters* paint it."""
        self._file = KeptPicture(name, painters)

    def paint_with(self, paint: Paint) -> None:
        self._paint, self._file, self._kept = paint, None, None
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        form = (self.size(), self.devicePixelRatioF(), current_theme.theme.name)
        if self._kept is None or self._kept[0] != form:
            pixmap = self._file.load(*form) if self._file else None
            self._kept = form, pixmap or self._painted(*form)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._kept[1])
        painter.end()

    def _painted(self, size: QSize, ratio: float, theme: str) -> QPixmap:
        pixmap = QPixmap(size * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(self._ground(current_theme.theme))
        painter = QPainter(pixmap)
        self._paint(painter, QRectF(self.rect()), current_theme.theme)
        painter.end()
        if self._file:
            self._file.keep(pixmap, size, ratio, theme)
        return pixmap

    def _ground(self, _theme: Theme) -> QColor:
        return QColor(Qt.GlobalColor.transparent)


class Cloth(Picture):
    """The table under a whole screen."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(paint_cloth, screen)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.lower()
        screen.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def _ground(self, theme: Theme) -> QColor:
        return theme.table
