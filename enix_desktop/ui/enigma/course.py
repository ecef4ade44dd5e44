"""The course of ENIGMA: its table, and the keeper that tells the lessons."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.ui.enigma.art.keeper import paint_keeper
from enix_desktop.ui.enigma.book.small_pictures import COLOURS, paint_small
from enix_desktop.ui.enigma.words import category_name, colour_name
from enix_desktop.ui.lessons.course import Course
from enix_desktop.ui.lessons.prose import Prose
from enix_desktop.ui.screens import TableScreen
from enix_desktop.ui.table.use import TableUse
from enix_desktop.ui.widgets.theme import Theme


def _table(run: TableDriver, speed: str, use: TableUse) -> TableScreen:
    from enix_desktop.ui.enigma.table.screen import EnigmaTable

    return EnigmaTable(run, speed, use)


def _paint_portrait(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    paint_keeper(painter, rect)


def _picture_name(name: str) -> str:
    """What a small picture shows."""
    return colour_name(COLOURS[name]) if name in COLOURS else category_name(Category(name))


ENIGMA_COURSE = Course("enigma", _table, _paint_portrait, Prose(paint_small).html, _picture_name)
