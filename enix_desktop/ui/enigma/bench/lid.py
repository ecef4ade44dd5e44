"""The lid of a bench: it lies over a covered puzzle, and closes over a solved one."""

from PySide6.QtCore import QEasingCurve, QPoint, QRect, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QFont, QHideEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from enix_desktop.ui.enigma.bench.ground import paint_lid
from enix_desktop.ui.enigma.bench.words import said
from enix_desktop.ui.table.motion import motion
from enix_desktop.ui.widgets.plain import PlainLabel, unmarked
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, current_theme, font

_CLOSING_MS = 420


class Cover(QWidget):
    """Nothing of the puzzle is seen through it; its button opens it."""

    opened = Signal()
    """The button was pressed."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._words: str | None = None
        self.label = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.label.setFont(font(SIZES[3], QFont.Weight.DemiBold))
        self.button = QPushButton()
        self.button.setMinimumHeight(52)
        self.button.setAutoDefault(True)
        self.button.setProperty("large", True)
        set_role(self.button, "main")
        self.button.clicked.connect(self.opened)
        column = QVBoxLayout(self)
        column.setContentsMargins(12 * STEP, 12 * STEP, 12 * STEP, 12 * STEP)
        column.addStretch(2)
        column.addWidget(self.label)
        column.addSpacing(6 * STEP)
        column.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(3)
        current_theme.changed.connect(self._on_look)

    def _on_look(self) -> None:
        self.update()

    def show_words(self, text: str, button: str | None) -> None:
        """Say *text*, with *button* below it: the usual words if None, no button if empty."""
        self.label.setText(text)
        self._words = button
        self.retranslate()

    def retranslate(self) -> None:
        """Write the button in the current language; the text above it is its owner's."""
        words = said("cover.ready") if self._words is None else self._words
        self.button.setText(unmarked(words))
        self.button.setVisible(bool(words))

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), current_theme.theme.table)
        paint_lid(painter, QRectF(self.rect()))
        painter.end()


class ClosingLid(QWidget):
    """Comes down over a solved puzzle, and lies there until it is opened."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.label = PlainLabel(parent=self, alignment=Qt.AlignmentFlag.AlignCenter, wordWrap=True)
        self.label.setFont(font(SIZES[4], QFont.Weight.Bold))
        self._fall = QVariantAnimation(self, startValue=0.0, endValue=1.0, duration=_CLOSING_MS)
        self._fall.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._fall.valueChanged.connect(self._on_falling)
        self._fall.finished.connect(self.closed)
        self._share = 1.0
        self.hide()
        current_theme.changed.connect(self._on_look)

    def _on_look(self) -> None:
        self.update()

    def close_over(self, room: QRect, text: str, factor: float = 1.0) -> None:
        """Come down over *room*, *factor* times as long as usual, and say *text*."""
        self.setGeometry(room)
        self.label.setText(text)
        self.show()
        self.raise_()
        lasts = 0 if motion.is_reduced else round(_CLOSING_MS * factor)
        if lasts == 0:
            self._on_falling(1.0)
            self.closed.emit()
            return
        self._fall.setDuration(lasts)
        self._on_falling(0.0)
        self._fall.start()

    def _on_falling(self, share: float) -> None:
        self._share = share
        self.label.setGeometry(self._slab_place())
        self.update()

    def _slab_place(self) -> QRect:
        return self.rect().translated(QPoint(0, round((self._share - 1.0) * self.height())))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.label.setGeometry(self._slab_place())

    def hideEvent(self, event: QHideEvent) -> None:
        self._fall.stop()
        self._share = 1.0
        super().hideEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_lid(painter, QRectF(self._slab_place()), is_awake=True)
        painter.end()
