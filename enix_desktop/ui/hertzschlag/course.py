"""The course of Hertzschlag: its table, the owl that tells the lessons, and how their prose is set."""

from base64 import b64encode
from functools import cache

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from enix_desktop.app.play.lesson_run import LessonRun
from enix_desktop.games.hertzschlag.faces import CATEGORY_BY_KEY
from enix_desktop.i18n.texts import Texts
from enix_desktop.markup import Html, html, joined
from enix_desktop.ui.book.html import image
from enix_desktop.ui.book.markup import Markup
from enix_desktop.ui.hertzschlag.art.keeper import paint_keeper
from enix_desktop.ui.hertzschlag.book.small_pictures import paint_small
from enix_desktop.ui.hertzschlag.words import category_name
from enix_desktop.ui.lessons.course import Course
from enix_desktop.ui.screens import TableScreen
from enix_desktop.ui.table.use import LessonUse
from enix_desktop.ui.widgets.theme import Theme, current_theme

_GLOSSARY = Texts("hertzschlag", "glossary")
_PICTURE_HEIGHT = 1.2
"""Of small pictures, compared with the size of type."""


def _table(run: LessonRun, speed: str, use: LessonUse) -> TableScreen:
    from enix_desktop.ui.hertzschlag.table.screen import HertzschlagTable

    return HertzschlagTable(run, speed, use)


def _paint_portrait(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    paint_keeper(painter, rect)


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
    """A small picture as the address of itself; the theme may change how it looks."""
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
    """What a small picture shows."""
    return category_name(CATEGORY_BY_KEY[name]) if name in CATEGORY_BY_KEY else _GLOSSARY[f"{name}.name"]


HERTZSCHLAG_COURSE = Course("hertzschlag", _table, _paint_portrait, _html, _picture_name)
