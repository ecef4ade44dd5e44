"""Pictures that are painted by code, as widgets."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from enix_desktop.ui.start_art import paint_cloth
from enix_desktop.ui.theme import Theme, look

Paint = Callable[[QPainter, QRectF, Theme], None]


class Picture(QWidget):
    """A picture that is painted once for each size and theme."""

    def __init__(self, paint: Paint, parent: QWidget, covers_all: bool = False) -> None:
        super().__init__(parent)
        self._paint = paint
        self._covers_all = covers_all
        self._kept: tuple[object, QPixmap] | None = None
        look.changed.connect(self.update)

    def paintEvent(self, _event: QPaintEvent) -> None:
        ratio = self.devicePixelRatioF()
        key = (self.size(), ratio, look.theme.name)
        if self._kept is None or self._kept[0] != key:
            pixmap = QPixmap(self.size() * ratio)
            pixmap.setDevicePixelRatio(ratio)
            if not self._covers_all:
                pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            self._paint(painter, QRectF(self.rect()), look.theme)
            painter.end()
            self._kept = key, pixmap
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._kept[1])
        painter.end()


class Cloth(Picture):
    """The table under a whole screen."""

    def __init__(self, screen: QWidget) -> None:
        super().__init__(paint_cloth, screen, covers_all=True)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.lower()
        screen.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False
