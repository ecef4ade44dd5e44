"""The course of ENIX: its table, the goblin who tells the lessons, and how their prose is set."""

from base64 import b64encode
from functools import cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from enix_desktop.markup import Html, html, joined
from enix_desktop.ui.book.html import image
from enix_desktop.ui.book.markup import Markup
from enix_desktop.ui.enix.book.card_words import CardWords
from enix_desktop.ui.enix.book.small_pictures import paint_small
from enix_desktop.ui.enix.goblin import paint_goblin
from enix_desktop.ui.enix.table_screen import TableScreen
from enix_desktop.ui.lessons.course import Course
from enix_desktop.ui.widgets.theme import Theme, current_theme

_PICTURE_HEIGHT = 1.2
"""Of small pictures, compared with the size of type."""


def _paint_portrait(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    paint_goblin(painter, rect)


def _html(text: str, size: int, ratio: float) -> Html:
    """Prose with its pictures inside, so that any label can show it."""
    high = round(size * _PICTURE_HEIGHT)

    def picture(name: str) -> Html:
        return image(_written(name, high, ratio, current_theme.theme.name), high, high)

    # Lines are short here: one may end with a picture, and then none begins with a gap.
    parts = Markup(picture, gap=html(" ")).paragraphs(text)
    return joined(html("<p style='margin:0'>{part}</p>", part=part) for part in parts)


@cache
def _written(name: str, high: int, ratio: float, _theme: str) -> str:
    """A small picture as the address of itself; it may have the colours of the theme."""
    painted = QImage(QSize(high, high) * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    painted.fill(Qt.GlobalColor.transparent)
    painter = QPainter(painted)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    half = painted.width() / 2
    painter.translate(half, half)
    painter.scale(half * 0.94, half * 0.94)
    paint_small(painter, name)
    painter.end()
    data = QByteArray()
    buffer = QBuffer(data)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    painted.save(buffer, "PNG")  # type: ignore[call-overload]  # the stubs say bytes
    return "data:image/png;base64," + b64encode(data.data()).decode()


def _picture_name(name: str) -> str:
    return CardWords().picture(name)


ENIX_COURSE = Course("enix", TableScreen, _paint_portrait, _html, _picture_name)
