"""Type that fits: sentences have other lengths in other languages, and nothing may be cut off."""

from collections.abc import Sequence
from functools import lru_cache

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont, QFontMetricsF, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from enix_desktop.ui.widgets.fonts import load_fonts
from enix_desktop.ui.widgets.theme import STEP, font

_EDGE = STEP + 4
"""What a button needs at each side besides its text."""


def fitting_font(
    text: str, width: float, sizes: Sequence[int], weight: QFont.Weight = QFont.Weight.Normal
) -> QFont:
    """The type of the first of *sizes* in which *text* is at most *width* wide, else of the last."""
    for size in sizes[:-1]:
        if text_width(text, size, weight) <= width:
            return font(size, weight)
    return font(sizes[-1], weight)


@lru_cache(maxsize=1024)
def text_width(text: str, size: int, weight: QFont.Weight = QFont.Weight.Normal) -> float:
    """How wide *text* is; asked at every painting, about the same few texts."""
    load_fonts()  # what is measured in another font would be remembered
    return QFontMetricsF(font(size, weight)).horizontalAdvance(text)


class CalmButton(QPushButton):
    """A button that appears where another one may just have been clicked."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """The second of two quick clicks was meant for what was here before."""
        event.accept()


class FittingButton(CalmButton):
    """A button whose text gets smaller rather than being cut off."""

    def __init__(
        self, text: str = "", sizes: Sequence[int] = (15, 13, 11), parent: QWidget | None = None
    ) -> None:
        super().__init__(text, parent)
        self._sizes = sizes
        self._size: tuple[int, int] | None = None
        self._fit()

    def setText(self, text: str) -> None:
        """Show *text* in the largest size in which it fits."""
        super().setText(text)
        self._fit()

    def minimumSizeHint(self) -> QSize:
        """As narrow as the room is: the text gives way."""
        return QSize(0, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        self.set_type(self.largest_type())

    def largest_type(self) -> int:
        """The largest size in which the text fits, in pixels."""
        text = self.text().replace("&&", "\0").replace("&", "").replace("\0", "&")
        weight = QFont.Weight.DemiBold  # what a main button has
        widest = max(text.split("\n"), key=lambda line: text_width(line, self._sizes[0], weight))
        return fitting_font(widest, self.width() - 2 * _EDGE, self._sizes, weight).pixelSize()

    def set_type(self, size: int) -> None:
        """Write the text in type of this *size*."""
        lines = self.text().count("\n") + 1
        if (size, lines) != self._size:
            self._size = size, lines
            self.setProperty("lines", str(lines))  # the style of all buttons knows how high that is
            # Only the button: a tooltip in its type may be larger than it was measured.
            sides = f"padding-left: {STEP}px; padding-right: {STEP}px;"
            self.setStyleSheet(f"QPushButton {{ font-size: {size}px; {sides} }}")
