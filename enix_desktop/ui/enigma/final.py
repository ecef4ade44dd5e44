"""The end of a game of ENIGMA: points are counted colour by colour, a tie is broken, then all are ranked."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QScrollArea, QToolButton

from enix_desktop.engine.rules import Event, Outcome
from enix_desktop.games.enigma.faces import Colour
from enix_desktop.games.enigma.view import View
from enix_desktop.ui.enigma.art.keeper import paint_keeper
from enix_desktop.ui.enigma.art.palette import BRASS, CELLS, stone_of
from enix_desktop.ui.enigma.final_alone import AloneRows
from enix_desktop.ui.enigma.final_asking import ScoreAsking
from enix_desktop.ui.enigma.final_rows import LARGEST, LEAST, PartsBar, ResultRow, ResultRows
from enix_desktop.ui.enigma.final_words import FinalWords
from enix_desktop.ui.enigma.statistics import EnigmaStatistics
from enix_desktop.ui.table.ending import Pace, Stage
from enix_desktop.ui.table.final_frame import FinalFrame
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.widgets.picture import Picture
from enix_desktop.ui.widgets.theme import LIGHT, STEP, Theme

HEAD_AND_FOOT = 300
EDGE = 24
"""How far an answer stays from the edge."""


class EnigmaFinal(FinalFrame):
    """Who won, and why."""

    rule_wanted = Signal(str)
    """The id of a rule that somebody wants to read."""

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
        self._view, self._outcome, self._looks = view, outcome, looks
        self.words = FinalWords(view, outcome, told, names)
        self.asking = ScoreAsking(self, view, outcome, told, names)
        self.asking.rule_wanted.connect(self.rule_wanted)
        self.asking.room = self._room_for_answers
        most = max(outcome.scores, default=0)
        self.rows = [
            ResultRow(
                names.player(seat),
                look,
                PartsBar(self.words.parts[seat], most, view.table.goal),
                self.asking.button(seat),
            )
            for seat, look in enumerate(() if view.table.is_alone else looks)
        ]
        self._column = ResultRows(self.rows)
        self._alone = AloneRows(view) if view.table.is_alone else None
        self._scroll = scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._alone or self._column)
        self._picture = Picture(_paint_keeper, self)
        self._picture.setFixedSize(104, 104)
        self._why = self.asking.button(None)
        self._why.setParent(self)  # alone nobody asks who won, and it stands nowhere
        self.rank()
        self.lay_out(self._picture, scroll, None if self._alone else self._why)

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
        self._why.hide()
        self.asking.hide()
        for row in self.rows:
            row.set_winner(False)
            row.set_ranked(False)
            row.count(())
        self._column.arrange(range(len(self.rows)))

    def rank(self) -> None:
        self._why.setVisible(self._alone is None)
        if self._alone is not None:
            return
        for seat, row in enumerate(self.rows):
            row.count(tuple(Colour))
            row.set_ranked(True)
            row.set_winner(seat in self._outcome.winners)
        self._column.arrange(self._outcome.ranking())
        self._scroll.verticalScrollBar().setValue(0)

    def colours(self) -> Sequence[QColor]:
        """Power cells, plasma and brass; nothing falls for nothing."""
        if not any(self._outcome.scores):
            return ()
        return [*(tone.base for tone in CELLS), stone_of(LIGHT).plasma, BRASS]

    def retranslate(self) -> None:
        super().retranslate()
        for seat, row in enumerate(self.rows):
            row.about.setText(self.words.place(seat))
            row.parts.setAccessibleName(self.words.parts_words(seat))
            row.parts.setToolTip(self.words.parts_words(seat))
        self.asking.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        room = (self.height() - HEAD_AND_FOOT) / max(1, len(self.rows)) - STEP
        for row in self.rows:
            row.setFixedHeight(round(max(LEAST, min(LARGEST, room))))
        self.asking.arrange()

    def _room_for_answers(self) -> QRect:
        """At the left, so that all points and all buttons that ask stay in sight."""
        room = self.rect().adjusted(EDGE, 7 * EDGE, -EDGE, -3 * EDGE)
        return QRect(room.left(), room.top(), min(ScoreAsking.widest, room.width() // 2), room.height())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc puts an answer away; Enter presses what it is at."""
        focused = self.window().focusWidget()
        if self.is_telling:
            super().keyPressEvent(event)
        elif event.key() == Qt.Key.Key_Escape and self.asking.is_open:
            self.asking.hide()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QToolButton):
            focused.click()
        else:
            super().keyPressEvent(event)


def _paint_keeper(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
    paint_keeper(painter, rect)
