"""Events: front pages of a broadsheet, with a headline, a picture and what happens in symbols."""

from collections.abc import Callable
from functools import cache, lru_cache

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPicture

from enix_desktop.games.hertzschlag.faces import EventFace
from enix_desktop.ui.hertzschlag.art.event_pictures import HIGH, WIDE, paint_event_picture
from enix_desktop.ui.hertzschlag.art.meanings import effect_pieces
from enix_desktop.ui.hertzschlag.art.palette import GREY_PRINT, NEWSPRINT
from enix_desktop.ui.hertzschlag.art.rows import paint_row, width_of
from enix_desktop.ui.hertzschlag.art.signs import sign
from enix_desktop.ui.hertzschlag.art.symbols import placed
from enix_desktop.ui.table.card_cache import Drawing, show
from enix_desktop.ui.table.card_lettering import fitted
from enix_desktop.ui.widgets.paper_art import box, lay, line, mix, recorded, together
from enix_desktop.ui.widgets.theme import INK, PAPER

PAGE = QSizeF(150, 200)
"""The size for which a page is drawn: three to four."""
_LEFT = (PAGE.width() - WIDE) / 2


def paint_front_page(painter: QPainter, rect: QRectF, event: EventFace, headline: str, masthead: str) -> None:
    """Paint the page of *event*; *headline* and the name of the paper are in the language of the window."""
    show(painter, _page(event, headline, masthead), PAGE, rect)


def paint_folded_paper(painter: QPainter, rect: QRectF) -> None:
    """Paint a paper that nobody has unfolded yet: the pile of events."""
    show(painter, _folded(), PAGE, rect)


def _drawing(paint: Callable[[QPainter], None]) -> Drawing:
    """What *paint* draws, recorded when it is first needed."""

    @cache
    def picture() -> QPicture:
        return recorded(paint)

    return picture


@lru_cache(maxsize=64)
def _page(event: EventFace, headline: str, masthead: str) -> Drawing:
    return _drawing(lambda painter: _draw_page(painter, event, headline, masthead))


@cache
def _folded() -> Drawing:
    return _drawing(_draw_folded)


def _draw_sheet(painter: QPainter) -> None:
    wide, high = PAGE.width(), PAGE.height()
    lay(painter, box(0, 0, wide, high, 3), INK)
    lay(painter, box(1.2, 1.2, wide - 2.4, high - 2.4, 2), NEWSPRINT)


def _draw_page(painter: QPainter, event: EventFace, headline: str, masthead: str) -> None:
    _draw_sheet(painter)
    middle, right = PAGE.width() / 2, PAGE.width() - _LEFT
    lay(painter, fitted(masthead, middle, 12, size=12, least=8, width=WIDE - 10), mix(INK, NEWSPRINT, 0.25))
    lay(
        painter, together([line([(_LEFT, 21), (right, 21)], 1.6), line([(_LEFT, 24), (right, 24)], 0.7)]), INK
    )
    lay(painter, fitted(headline, middle, 42, size=22, least=16, width=WIDE), INK)
    picture = QRectF(_LEFT, 62, WIDE, HIGH)
    lay(painter, box(picture.x() - 1, picture.y() - 1, WIDE + 2, HIGH + 2), INK)
    paint_event_picture(painter, picture, event.id)
    _draw_effects(painter, event)


def _draw_effects(painter: QPainter, event: EventFace) -> None:
    """One row for each part of the event, as large as there is room, and printed lines around."""
    rows = [effect_pieces(effect) for effect in event.effects]
    top, room = 139.0, PAGE.height() - 139 - 5
    lay(painter, box(_LEFT - 1, top, WIDE + 2, room, 3), PAPER)
    lay(painter, line([(_LEFT, top), (_LEFT + WIDE, top)], 0.8), GREY_PRINT)
    high = room / max(len(rows), 1)
    tall = 24.0 if len(rows) > 1 else 34.0
    for number, pieces in enumerate(rows):
        fit = min(tall, (WIDE - 8) / width_of(pieces))
        y = top + number * high + (high - fit) / 2
        paint_row(painter, QRectF(_LEFT + 4, y, WIDE - 8, fit), pieces)


def _draw_folded(painter: QPainter) -> None:
    _draw_sheet(painter)
    right = PAGE.width() - _LEFT
    lay(painter, line([(_LEFT, 34), (right, 34)], 2), INK)
    lay(painter, box(_LEFT + 18, 10, WIDE - 36, 15, 3), INK)
    lay(painter, placed(sign("power"), PAGE.width() / 2, 76, 30), mix(NEWSPRINT, INK, 0.75))
    columns = []
    for column in range(3):
        left = _LEFT + column * (WIDE / 3 + 1)
        for row in range(7):
            y = 122.0 + 10 * row
            end = left + WIDE / 3 - (6 if row % 3 else 14)
            columns.append(line([(left + 2, y), (end, y)], 3))
    lay(painter, together(columns), GREY_PRINT)
    lay(painter, box(1.2, 98, PAGE.width() - 2.4, 3), QColor(0, 0, 0, 26))
