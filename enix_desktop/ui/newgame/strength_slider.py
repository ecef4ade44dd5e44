"""A slider for how strong a computer player is."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QSlider, QWidget

from enix_desktop.app.play.choices import USUAL_STRENGTH
from enix_desktop.players.blend import FULL_STRENGTH
from enix_desktop.ui.widgets.theme import TARGET

_STEP, _PAGE = 5, 20


class StrengthSlider(QSlider):
    """From 0 to 100 percent; the wheel scrolls the page and never changes the strength by accident."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setRange(0, FULL_STRENGTH)
        self.setValue(USUAL_STRENGTH)
        self.setSingleStep(_STEP)
        self.setPageStep(_PAGE)
        self.setMinimumHeight(TARGET)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def wheelEvent(self, event: QWheelEvent) -> None:
        event.ignore()
