"""Sparks in lessons and replays: the same table."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from enix_desktop.markup import NOTHING, Html, html, joined
from enix_desktop.ui.book.markup import Markup
from enix_desktop.ui.lessons.course import Course
from enix_desktop.ui.replay.kind import ReplayKind
from enix_desktop.ui.widgets.paper_art import disc
from enix_desktop.ui.widgets.theme import current_theme
from tests.toy.rules.view import LAMP
from tests.toy.ui.art import bolt, paint_portrait
from tests.toy.ui.table import SparksTable


def _html(text: str, _size: int, _ratio: float) -> Html:
    """Prose without pictures."""
    parts = Markup(lambda _name: NOTHING).paragraphs(text)
    return joined(html("<p style='margin:0'>{part}</p>", part=part) for part in parts)


def _paint_mark(painter: QPainter, rect: QRectF, kind: str) -> None:
    """A disc for a lamp, lightning for the end."""
    middle, size = rect.center(), rect.height() / 2
    shape = disc(middle.x(), middle.y(), size * 0.7) if kind == LAMP else bolt(middle.x(), middle.y(), size)
    painter.fillPath(shape, current_theme.theme.text)


SPARKS_COURSE = Course("sparks", SparksTable, paint_portrait, _html, str)
SPARKS_REPLAY = ReplayKind(SparksTable, _paint_mark)
