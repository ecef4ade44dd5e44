"""The sheet of results: how everybody solved in this round, shown together (T7)."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPainterPath, QPen

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.events import Race
from enix_desktop.games.enigma.faces import TileFace
from enix_desktop.games.enigma.moves import Solved
from enix_desktop.ui.enigma.art.emblems import paint_seal
from enix_desktop.ui.enigma.art.signs import FAILED, IN_TIME, LATE, paint_verdict
from enix_desktop.ui.enigma.table.labels import said
from enix_desktop.ui.enigma.table.solution_art import paint_solution
from enix_desktop.ui.enigma.words import category_name, seconds
from enix_desktop.ui.table.pawn_item import paint_piece
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.thing_item import ThingItem
from enix_desktop.ui.widgets.fitting import fitting_font
from enix_desktop.ui.widgets.paper_art import box, lay
from enix_desktop.ui.widgets.theme import current_theme, font

_HEAD, _ROW, _MOST = 44.0, 96.0, 560.0
"""How high the title and a row are, and how wide the sheet is at most."""


class ResultsItem(ThingItem):
    """One row for each player: the kind of puzzle, the time, in time or not, and the solution."""

    def __init__(self, names: Sequence[str], looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self.names, self._looks = list(names), looks
        self.races: Sequence[Race] = ()
        self._faces: Sequence[TileFace] = ()
        self._order: Sequence[Seat] = ()
        self._cutoff: int | None = None
        self._room = QRectF()
        self.hide()

    def show_results(
        self, races: Sequence[Race], faces: Sequence[TileFace], order: Sequence[Seat], cutoff: int | None
    ) -> None:
        """Show everything together; *faces* are the tiles of *races*, *order* says who stands first."""
        self.races, self._faces, self._order, self._cutoff = races, faces, order, cutoff
        self.set_room(self._room)
        self.show()
        self.update()

    def put_away(self) -> None:
        """The game goes on."""
        self.hide()

    def set_room(self, room: QRectF) -> None:
        """Lie in the middle of *room*."""
        self._room = room
        rows = max(1, len(self.races))
        wide = min(_MOST, room.width() - 16)
        high = min(_HEAD + rows * _ROW + 12, room.height() - 8)
        self.set_rect(QRectF(room.center().x() - wide / 2, room.center().y() - high / 2, wide, high))

    @property
    def corner(self) -> float:
        return 14.0

    def row_rect(self, number: int) -> QRectF:
        """Where the row *number* lies in the sheet."""
        each = (self.rect.height() - _HEAD - 12) / max(1, len(self.races))
        return QRectF(
            self.rect.left() + 12, self.rect.top() + _HEAD + number * each, self.rect.width() - 24, each
        )

    def row_outline(self, seat: Seat) -> QPainterPath:
        """Around the row of *seat*, in the scene."""
        if not self.isVisible() or seat not in self._order:
            return QPainterPath()
        rect = self.mapRectToScene(self.row_rect(list(self._order).index(seat)))
        return box(rect.x(), rect.y(), rect.width(), rect.height(), 8)

    def row_words(self, seat: Seat) -> str:
        """A row for those who listen."""
        race = self.races[seat]
        category = category_name(self._faces[seat].category)
        return f"{self.names[seat]}. {category}. {self._words(race, verdict_of(race))}."

    def paint_thing(self, painter: QPainter) -> None:
        theme, rect = current_theme.theme, self.rect
        lay(painter, self.shape(), theme.panel, 6)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(self.shape(), QPen(theme.chosen, theme.wide(2, 3)))
        painter.setPen(theme.text)
        painter.setFont(font(18, QFont.Weight.Bold))
        head = QRectF(rect.left() + 16, rect.top() + 4, rect.width() - 32, _HEAD - 6)
        painter.drawText(head, Qt.AlignmentFlag.AlignVCenter, said("results.title"))
        if self._cutoff is not None:
            painter.setFont(font(13))
            painter.setPen(theme.muted)
            text = said("results.cutoff", time=seconds(self._cutoff))
            painter.drawText(head, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, text)
        for number, seat in enumerate(self._order):
            self._paint_row(painter, self.row_rect(number), seat)

    def _paint_row(self, painter: QPainter, row: QRectF, seat: Seat) -> None:
        theme, race, face = current_theme.theme, self.races[seat], self._faces[seat]
        painter.setPen(QPen(theme.panel_edge, 1))
        painter.drawLine(row.topLeft(), row.topRight())
        inner = row.adjusted(4, 4, -4, -4)
        piece = QRectF(inner.left(), inner.center().y() - 18, 34, 34)
        paint_piece(painter, piece, self._looks[seat])
        picture = min(inner.height(), inner.width() * 0.3)
        solution = QRectF(inner.right() - picture, inner.center().y() - picture / 2, picture, picture)
        seal = QRectF(solution.left() - 42, inner.center().y() - 17, 34, 34)
        paint_seal(painter, seal, face.category)
        if isinstance(race.result, Solved):
            paint_solution(painter, solution, face.puzzle, race.result.solution)
        words = QRectF(piece.right() + 10, inner.top(), seal.left() - piece.right() - 18, inner.height())
        upper, lower = QRectF(words), QRectF(words)
        upper.setBottom(words.center().y())
        lower.setTop(words.center().y())
        painter.setPen(theme.text)
        name = self.names[seat]
        painter.setFont(fitting_font(name, upper.width(), (18, 15, 13, 12), QFont.Weight.DemiBold))
        elided = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, int(upper.width()))
        painter.drawText(upper, Qt.AlignmentFlag.AlignBottom, elided)
        verdict = verdict_of(race)
        mark = QRectF(lower.left(), lower.top() + 6, 18, 18)
        paint_verdict(painter, mark, verdict)
        text = self._words(race, verdict)
        room = QRectF(mark.right() + 6, lower.top(), lower.right() - mark.right() - 6, 30)
        painter.setPen(theme.text)
        painter.setFont(fitting_font(text, room.width(), (15, 13, 12, 11, 10)))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter, text)

    def _words(self, race: Race, verdict: str) -> str:
        if isinstance(race.result, Solved):
            return said(f"results.{verdict}", time=seconds(race.counted))
        return said(f"results.{race.result.reason}", time=seconds(race.result.ms))


def verdict_of(race: Race) -> str:
    """in-time, late or failed."""
    if race.is_in_time:
        return IN_TIME
    return LATE if isinstance(race.result, Solved) else FAILED
