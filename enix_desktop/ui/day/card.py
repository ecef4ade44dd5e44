"""The card on which the result of a game of the day is shared, painted with the game's own art."""

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QImage, QPainter, QPainterPath, QPen

from enix_desktop.app.play.day import DayResult
from enix_desktop.ui.day.words import DayWords, bolts
from enix_desktop.ui.game_ui import GameUi
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import polygon
from enix_desktop.ui.widgets.picture import paint_cloth
from enix_desktop.ui.widgets.theme import ACCENT, LIGHT

SIZE = QSize(1200, 630)
"""The shape in which most programs show a shared picture."""
_MARGIN, _ROUND = 40.0, 28.0
_BOLT = ((0.15, -1.0), (-0.6, 0.15), (-0.05, 0.15), (-0.15, 1.0), (0.6, -0.2), (0.05, -0.2))
_BOLTS_IN_A_ROW = 10


def day_card(result: DayResult, ui: GameUi, words: DayWords) -> QImage:
    """The card; it is light in every theme, since others look at it."""
    image = QImage(SIZE, QImage.Format.Format_RGB32)
    image.fill(LIGHT.table)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    whole = QRectF(QPointF(0, 0), SIZE.toSizeF())
    paint_cloth(painter, whole, LIGHT)
    paper = whole.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    painter.setPen(QPen(LIGHT.panel_edge, 3))
    painter.setBrush(LIGHT.panel)
    painter.drawRoundedRect(paper, _ROUND, _ROUND)
    inside = paper.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
    art = QRectF(inside.right() - 420, inside.top(), 420, inside.height())
    ui.paint_box(painter, art, LIGHT)
    left = QRectF(inside.left(), inside.top(), inside.width() - art.width() - _MARGIN, inside.height())
    ui.paint_title(painter, QRectF(left.left(), left.top(), left.width(), 120), LIGHT)
    _paint_words(painter, left, result, words)
    painter.end()
    return image


def _paint_words(painter: QPainter, room: QRectF, result: DayResult, words: DayWords) -> None:
    bold, usual = QFont.Weight.Bold, QFont.Weight.Normal
    top = room.top() + 150
    for text, height, sizes, weight in (
        (words.title(result), 44.0, range(28, 12, -1), usual),
        (words.place(result), 84.0, range(60, 20, -2), bold),
        (words.score(result), 60.0, range(42, 18, -2), bold),
        (words.rounds(result), 44.0, range(28, 12, -1), usual),
    ):
        painter.setPen(LIGHT.text)
        painter.setFont(fitting_font(text, room.width(), sizes, weight))
        line = QRectF(room.left(), top, room.width(), height)
        painter.drawText(line, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        top += height
    _paint_bolts(painter, QPointF(room.left() + 16, top + 24), bolts(result))
    if not result.counts:
        painter.setPen(LIGHT.muted)
        painter.setFont(fitting_font(words.uncounted(), room.width(), range(22, 12, -1)))
        painter.drawText(room, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom, words.uncounted())


def _paint_bolts(painter: QPainter, first: QPointF, are_lit: Sequence[bool]) -> None:
    """One for each round, or for each puzzle that was solved; the others are dark."""
    bolt: QPainterPath = polygon(_BOLT)
    for number, is_lit in enumerate(are_lit):
        row, column = divmod(number, _BOLTS_IN_A_ROW)
        painter.save()
        painter.translate(first + QPointF(38 * column, 46 * row))
        painter.scale(18, 18)
        painter.setPen(QPen(LIGHT.chosen, 0.12))
        painter.setBrush(ACCENT if is_lit else LIGHT.panel)
        painter.drawPath(bolt)
        painter.restore()
