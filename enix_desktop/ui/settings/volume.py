"""How loud it is, with the number beside it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QHBoxLayout, QSlider, QWidget

from enix_desktop.app.system.settings import FULL_VOLUME
from enix_desktop.ui.settings.words import SettingsWords
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import STEP


class _Slider(QSlider):
    """The wheel scrolls the page and never changes the volume by accident."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()


class VolumeBar(QWidget):
    """A slider from 0 to FULL_VOLUME; it tells a value where the hand comes to rest."""

    chosen = Signal(int)

    def __init__(self, words: SettingsWords, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._words = words
        self.slider = _Slider(Qt.Orientation.Horizontal, self)
        self.slider.setRange(0, FULL_VOLUME)
        self.slider.setSingleStep(5)
        self.slider.setPageStep(20)
        self.slider.setTracking(False)  # what is set is written down, so only where the hand comes to rest
        self.percent = PlainLabel(parent=self)
        self.percent.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * STEP)
        row.addWidget(self.slider, 1)
        row.addWidget(self.percent)
        self.setFocusProxy(self.slider)
        self.slider.sliderMoved.connect(self._tell)
        self.slider.valueChanged.connect(self.chosen)

    def set_value(self, volume: int) -> None:
        """Show *volume*."""
        self.slider.setValue(volume)
        self._tell(volume)

    def retranslate(self) -> None:
        self.percent.setMinimumWidth(
            self.percent.fontMetrics().horizontalAdvance(self._words.percent(FULL_VOLUME)) + STEP
        )
        self._tell(self.slider.sliderPosition())

    def _tell(self, volume: int) -> None:
        self.percent.setText(self._words.percent(volume))
