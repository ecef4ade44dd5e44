"""Prose of lessons with small painted pictures in its lines."""

from base64 import b64encode
from collections.abc import Callable

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from enix_desktop.i18n import texts
from enix_desktop.markup import Html, html, joined
from enix_desktop.ui.book.html import image
from enix_desktop.ui.book.markup import Markup
from enix_desktop.ui.widgets.theme import current_theme

_PICTURE_HEIGHT = 1.2
"""Of small pictures, compared with the size of type."""
_INSIDE = 0.94
PaintSmall = Callable[[QPainter, str], None]
"""Paints a picture by its name into a circle of radius 1 around the origin."""


class Prose:
    """Sets prose with its pictures inside, so that any label can show it; each is painted once."""

    def __init__(self, paint: PaintSmall) -> None:
        self._paint = paint
        self._painted: dict[tuple[str, int, float, str, str], str] = {}

    def html(self, text: str, size: int, ratio: float) -> Html:
        """*text* for this size of type and so many pixels of the screen to one."""
        high = round(size * _PICTURE_HEIGHT)

        def picture(name: str) -> Html:
            return image(self._address(name, high, ratio), high, high)

        # Lines are short here: one may end with a picture, and then none begins with a gap.
        parts = Markup(picture, gap=html(" ")).paragraphs(text)
        return joined(html("<p style='margin:0'>{part}</p>", part=part) for part in parts)

    def _address(self, name: str, high: int, ratio: float) -> str:
        """A small picture as the address of itself; theme and language may change how it looks."""
        key = (name, high, ratio, current_theme.theme.name, texts.speech.language)
        if key not in self._painted:
            self._painted[key] = "data:image/png;base64," + self._encoded(name, high, ratio)
        return self._painted[key]

    def _encoded(self, name: str, high: int, ratio: float) -> str:
        painted = QImage(QSize(high, high) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
        painted.fill(Qt.GlobalColor.transparent)
        painter = QPainter(painted)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        half = painted.width() / 2
        painter.translate(half, half)
        painter.scale(half * _INSIDE, half * _INSIDE)
        self._paint(painter, name)
        painter.end()
        data = QByteArray()
        buffer = QBuffer(data)
        buffer.open(QIODevice.OpenModeFlag.WriteOnly)
        painted.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs say bytes
        return b64encode(data.data()).decode()
