"""The course of Hertzschlag: its table, and the owl that tells the lessons."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.games.hertzschlag.faces import CATEGORY_BY_KEY
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.hertzschlag.art.keeper import paint_keeper
from enix_desktop.ui.hertzschlag.book.small_pictures import paint_small
from enix_desktop.ui.hertzschlag.words import category_name
from enix_desktop.ui.lessons.course import Course
from enix_desktop.ui.lessons.prose import Prose
from enix_desktop.ui.screens import TableScreen
from enix_desktop.ui.table.use import TableUse
from enix_desktop.ui.widgets.theme import Theme

_GLOSSARY = Texts("hertzschlag", "glossary")


def _table(run: TableDriver, speed: str, use: TableUse) -> TableScreen:
    from enix_desktop.ui.hertzschlag.table.screen import HertzschlagTable

    return HertzschlagTable(run, speed, use)


def _paint_portrait(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    paint_keeper(painter, rect)


def _picture_name(name: str) -> str:
    """What a small picture shows."""
    return category_name(CATEGORY_BY_KEY[name]) if name in CATEGORY_BY_KEY else _GLOSSARY[f"{name}.name"]


HERTZSCHLAG_COURSE = Course("hertzschlag", _table, _paint_portrait, Prose(paint_small).html, _picture_name)
