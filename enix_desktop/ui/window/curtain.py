"""The curtain between two people at one screen: nothing of the table can be seen behind it."""

from collections.abc import Callable

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QResizeEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from enix_desktop.ui.widgets.picture import Cloth, Picture
from enix_desktop.ui.widgets.plain import WIDEST_WORD, PlainLabel, unmarked
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, Theme, font
from enix_desktop.ui.widgets.translated import Translated


class Curtain(Translated, QWidget):
    """Covers the whole window and names who is to look next."""

    lifted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("curtain")
        Cloth(self)
        self._name = ""
        self.paint: Callable[[QPainter, QRectF], None] = lambda _painter, _rect: None
        """Paints who guards the secrets of the game that is played."""
        self._guard = Picture(self._paint_guard, self)
        self._text = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._text.setFont(font(36, QFont.Weight.Bold))
        self._text.setWordWrap(True)
        self._hint = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._hint.setFont(font(18))
        self._hint.setWordWrap(True)
        self.button = QPushButton()
        set_role(self.button, "main")
        self.button.setProperty("large", True)
        self.button.setAutoDefault(True)  # Enter presses it
        self.button.setMinimumHeight(56)
        self.button.setMinimumWidth(280)
        self.button.clicked.connect(self.lifted)
        layout = QVBoxLayout(self)
        layout.setSpacing(4 * STEP)
        layout.addStretch(3)
        layout.addWidget(self._guard, alignment=Qt.AlignmentFlag.AlignCenter)
        layout.addSpacing(2 * STEP)
        layout.addWidget(self._text)
        layout.addWidget(self._hint)
        layout.addWidget(self.button, alignment=Qt.AlignmentFlag.AlignCenter)
        layout.addStretch(4)
        self.retranslate()

    def _paint_guard(self, painter: QPainter, rect: QRectF, _theme: Theme) -> None:
        self.paint(painter, rect)

    def show_for(self, name: str) -> None:
        self._name = name
        self.retranslate()
        self.show()
        self.raise_()
        self.button.setFocus()

    def retranslate(self) -> None:
        self._text.setText(self.tr("Next: {name}").format(name=self._name))
        self._hint.setText(self.tr("Nobody else should look at the screen."))
        # Nothing may be wider than the window, and a button does not break its text.
        elided = self.button.fontMetrics().elidedText(self._name, Qt.TextElideMode.ElideRight, WIDEST_WORD)
        self.button.setText(self.tr("I am {name}").format(name=unmarked(elided)))
        self.button.setAccessibleName(self.tr("I am {name}").format(name=self._name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        side = max(120, min(320, round(self.height() * 0.3)))
        self._guard.setFixedSize(side, side)
        super().resizeEvent(event)
