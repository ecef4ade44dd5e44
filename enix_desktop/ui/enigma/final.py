"""The end of a game of ENIGMA: points are counted colour by colour, a tie is broken, then all are ranked."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from enix_desktop.engine.rules import Event, Outcome
from enix_desktop.games.enigma.faces import Colour
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.art.keeper import paint_keeper
from enix_desktop.ui.enigma.art.palette import BRASS, CELLS, stone_of
from enix_desktop.ui.enigma.final_alone import AloneRows
from enix_desktop.ui.enigma.final_asking import ScoreAsking
from enix_desktop.ui.enigma.final_rows import LARGEST, LEAST, EnigmaRow, PartsBar
from enix_desktop.ui.enigma.final_words import FinalWords
from enix_desktop.ui.enigma.statistics import EnigmaStatistics
from enix_desktop.ui.table.ending import Pace, Stage
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.ranked_final import RankedFinal
from enix_desktop.ui.widgets.picture import Picture
from enix_desktop.ui.widgets.theme import LIGHT, STEP, Theme

HEAD_AND_FOOT = 300
EDGE = 24
"""How far an answer stays from the edge."""


class EnigmaFinal(RankedFinal):
    """Who won, and why."""

    def __init__(
        self,
        view: View,
        outcome: Outcome,
        told: Sequence[Event],
        names: PlayerNames,
        looks: Sequence[PawnLook],
    ) -> None:
        """*told* is everything that was told of the game, as `driver.told()` gives it."""
        super().__init__(EnigmaStatistics())
        self._view, self._looks = view, looks
        self.words = FinalWords(view, outcome, told, names)
        self.asking = ScoreAsking(self, view, outcome, told, names)
        most = max(outcome.scores, default=0)
        self.rows: list[EnigmaRow] = [
            EnigmaRow(
                names.player(seat),
                look,
                PartsBar(self.words.parts[seat], most, view.table.goal),
                self.asking.button(seat),
            )
            for seat, look in enumerate(() if view.table.is_alone else looks)
        ]
        self._alone = AloneRows(view) if view.table.is_alone else None
        self.take_rows(outcome, content=self._alone)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._picture = Picture(_paint_keeper, self)
        self._picture.setFixedSize(104, 104)
        self._why.setParent(self)  # alone nobody asks who won, and it stands nowhere
        self.rank()
        self.lay_out(self._picture, self._scroll, None if self._alone else self._why)

    def announcement(self) -> str:
        return self.words.announcement()

    def headline(self) -> str:
        return self.words.headline()

    def reason(self) -> str:
        return self.words.reason()

    def results(self) -> Sequence[str]:
        if self._alone is not None:
            return self._alone.told()
        return [self.words.result(seat) for seat in self._outcome.ranking()]

    def same_again(self) -> str:
        """The game of the day is puzzles, and no deal (E9)."""
        return self.words.same_again()

    def stages(self) -> Sequence[Stage]:
        """Colour by colour; networkers on the table where points are equal."""
        first = Stage(self.words.ended, stays=1600)
        if self._view.table.is_alone:
            return [first]
        colours = [self._colour_stage(colour) for colour in Colour]
        tie = [Stage(self.words.tie, stays=2200)] if self.words.is_tied else []
        return [first, *colours, *tie]

    def _colour_stage(self, colour: Colour) -> Stage:
        def count(_pace: Pace) -> Sequence[QAbstractAnimation]:
            for row in self.rows:
                row.count([each for each in Colour if each <= colour])
            return ()

        return Stage(partial(self.words.counted, colour), count, stays=1500)

    def cover(self) -> None:
        """Before anything was counted."""
        super().cover()
        for row in self.rows:
            row.set_winner(False)
            row.set_ranked(False)
            row.count(())
        self._column.arrange(range(len(self.rows)))

    def rank(self) -> None:
        if self._alone is None:
            super().rank()
        else:
            self._why.hide()

    def colours(self) -> Sequence[QColor]:
        """Power cells, plasma and brass; nothing falls for nothing."""
        if not any(self._outcome.scores):
            return ()
        return [*(tone.base for tone in CELLS), stone_of(LIGHT).plasma, BRASS]

    def name_rows(self) -> None:
        for seat, row in enumerate(self.rows):
            row.about.setText(self.words.place(seat))
            row.parts.setAccessibleName(self.words.parts_words(seat))
            row.parts.setToolTip(self.words.parts_words(seat))

    def fit_rows(self) -> None:
        room = (self.height() - HEAD_AND_FOOT) / max(1, len(self.rows)) - STEP
        for row in self.rows:
            row.setFixedHeight(round(max(LEAST, min(LARGEST, room))))

    def room_for_answers(self) -> QRect:
        """At the left, so that all points and all buttons that ask stay in sight."""
        room = self.rect().adjusted(EDGE, 7 * EDGE, -EDGE, -3 * EDGE)
        return QRect(room.left(), room.top(), min(ScoreAsking.widest, room.width() // 2), room.height())


def _paint_keeper(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    paint_keeper(painter, rect)
