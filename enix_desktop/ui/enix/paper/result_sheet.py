"""The score sheet of a game that is over, when every hand lies open."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QPainter

from enix_desktop.games.enix.components import ActionCard
from enix_desktop.ui.enix.card_art import paint_front
from enix_desktop.ui.enix.card_names import card_name
from enix_desktop.ui.enix.paper.sheet_art import HEAD, paint_head, paint_line_to
from enix_desktop.ui.enix.wording import signed
from enix_desktop.ui.paper.sheet import EDGE, Page
from enix_desktop.ui.paper.writing import paint_box, write
from enix_desktop.ui.table.pawn_item import paint_pawn
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.theme import ACCENT, LIGHT, SIZES

_ROW, _LINE = 124.0, 210.0
_MIDDLE_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class PlayerResult:
    """What one player has at the end."""

    name: str
    pawn: PawnLook
    cards: Sequence[ActionCard]
    score: int
    about: str
    """How the score comes about."""
    is_winner: bool
    is_out: bool


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, best player first, in the current language."""

    headline: str
    reason: str
    limit: int
    players: Sequence[PlayerResult]


class ResultSheet(QObject):
    """One page with all hands; asks for its words when it is painted."""

    key = "result"

    def __init__(self, result: Callable[[], Result], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._result = result

    def title(self) -> str:
        return self.tr("Score sheet of this game")

    def first_page(self, size: QSizeF) -> Page:
        return self.pages(size)[0]

    def pages(self, size: QSizeF) -> Sequence[Page]:
        return [lambda painter: self._paint(painter, size, self._result())]

    def _paint(self, painter: QPainter, size: QSizeF, result: Result) -> None:
        width = size.width() - 2 * EDGE
        paint_head(painter, size.width(), self.tr("Result"))
        write(
            painter,
            QRectF(EDGE, HEAD + 16, width, 44),
            result.headline,
            size=SIZES[4],
            weight=QFont.Weight.Bold,
        )
        write(painter, QRectF(EDGE, HEAD + 66, width, 52), result.reason, size=SIZES[2], colour=LIGHT.muted)
        top = HEAD + 132
        row = min(_ROW, (size.height() - EDGE / 2 - _LINE - top) / len(result.players))
        for number, player in enumerate(result.players):
            _paint_player(painter, QRectF(EDGE, top + number * row, width, row - 10), player)
        below = top + len(result.players) * row
        low = min(0, *(player.score for player in result.players))
        standing = [(player.pawn, player.score) for player in result.players]
        line = QRectF(EDGE + 14, below + 10, width - 14, _LINE - 10)
        paint_line_to(painter, line, result.limit, low, standing)


def _paint_player(painter: QPainter, row: QRectF, player: PlayerResult) -> None:
    """The piece, the name, the hand and the points; a winner's row has an orange edge."""
    paint_box(painter, row, edge=ACCENT if player.is_winner else LIGHT.panel_edge)
    painter.save()
    painter.translate(row.left() + 34, row.center().y() + 4)
    painter.scale(1.4, 1.4)
    paint_pawn(painter, player.pawn)
    painter.restore()
    _paint_words(painter, QRectF(row.left() + 66, row.top() + 8, 176, row.height() - 8), player)
    hand = row.adjusted(252, 12, -102, -12)
    _paint_hand(painter, hand, player.cards)
    colour = LIGHT.muted if player.is_out else LIGHT.text
    points = QRectF(row.right() - 96, row.top(), 80, row.height())
    words = signed(player.score)
    write(painter, points, words, size=SIZES[4], weight=QFont.Weight.Bold, align=_MIDDLE_RIGHT, colour=colour)


def _paint_words(painter: QPainter, area: QRectF, player: PlayerResult) -> None:
    """The name in one line, and how the points come about."""
    weight = QFont.Weight.Bold if player.is_winner else QFont.Weight.DemiBold
    size = fitting_font(player.name, area.width(), (18, 15, 13, 11, 9), weight).pixelSize()
    bottom, top = Qt.AlignmentFlag.AlignBottom, Qt.AlignmentFlag.AlignTop
    above, below = QRectF(area), QRectF(area)
    above.setHeight(area.height() / 2 - 12)
    below.setTop(above.bottom() + 2)
    write(painter, above, player.name, size=size, weight=weight, align=Qt.AlignmentFlag.AlignLeft | bottom)
    write(painter, below, player.about, size=12, align=Qt.AlignmentFlag.AlignLeft | top, colour=LIGHT.muted)


def _paint_hand(painter: QPainter, area: QRectF, cards: Sequence[ActionCard]) -> None:
    """Cards overlap if there are many."""
    wide = area.height() * 2 / 3
    step = min(wide + 6, (area.width() - wide) / max(1, len(cards) - 1))
    for number, card in enumerate(cards):
        place = QRectF(area.left() + number * step, area.top(), wide, area.height())
        paint_front(painter, card, place, card_name(card))
