"""The course of Station Six: its table, and the keeper who tells the lessons."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from enix_desktop.app.play.table_driver import TableDriver
from enix_desktop.games.station.components import COLOUR_BY_KEY, STATION_BY_KEY
from enix_desktop.ui.lessons.course import Course
from enix_desktop.ui.lessons.prose import Prose
from enix_desktop.ui.screens import TableScreen
from enix_desktop.ui.station.art.keeper import paint_keeper
from enix_desktop.ui.station.book.small_pictures import paint_small
from enix_desktop.ui.station.words import colour_name, symbol_name
from enix_desktop.ui.table.use import TableUse
from enix_desktop.ui.widgets.theme import Theme


def _table(run: TableDriver, speed: str, use: TableUse) -> TableScreen:
    from enix_desktop.ui.station.table.screen import StationTable

    return StationTable(run, speed, use)


def _paint_portrait(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    paint_keeper(painter, rect)


def _picture_name(name: str) -> str:
    """What a small picture shows."""
    return symbol_name(STATION_BY_KEY[name]) if name in STATION_BY_KEY else colour_name(COLOUR_BY_KEY[name])


STATION_COURSE = Course("station", _table, _paint_portrait, Prose(paint_small).html, _picture_name)
