"""The end of a game: hands are turned over, added up, halved, dropped out and ranked (G1 to G5)."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QPushButton, QScrollArea, QToolButton

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.system.settings import Settings
from enix_desktop.engine.rules import Outcome, Seat
from enix_desktop.games.enix.cardset import cards_of
from enix_desktop.games.enix.components import ENERGIES
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.achievements.statistics import EnixStatistics
from enix_desktop.ui.enix.final_art import WinnersPicture, paint_garland
from enix_desktop.ui.enix.final_rows import (
    DENSE_HAND,
    LARGEST_HAND,
    LEAST_HAND,
    OpenHand,
    ResultRow,
    ResultRows,
)
from enix_desktop.ui.enix.final_words import FinalWords
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.rivals_line import RivalsLine
from enix_desktop.ui.enix.why.score_asking import ScoreAsking
from enix_desktop.ui.enix.wording import Names
from enix_desktop.ui.table.animation import glide
from enix_desktop.ui.table.ending import Pace, Stage
from enix_desktop.ui.table.final_frame import FinalFrame
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.score_meter import HEIGHT as METER
from enix_desktop.ui.widgets.theme import STEP, current_theme

if TYPE_CHECKING:
    from enix_desktop.ui.enix.paper.result_sheet import Result

HEAD_AND_FOOT, DENSE_HEAD_AND_FOOT = 272, 168
"""The height of everything but the results; the second where these need all the room."""
TURN, STRIKE = 180, 900
"""Milliseconds in which a card is turned over, and in which the ENIX cards of a hand strike."""


class FinalScreen(FinalFrame):
    """Who won, and why."""

    rule_wanted = Signal(str)
    """The id of a rule that somebody wants to read."""
    above = 44

    def __init__(self, view: View, outcome: Outcome, names: Names, pawn_looks: Sequence[PawnLook]) -> None:
        super().__init__(EnixStatistics())
        self._view, self._outcome, self._names, self._pawn_looks = view, outcome, names, pawn_looks
        assert view.open_hands is not None
        self._hands, limit = view.open_hands, view.table.numbers.limit
        self.words = FinalWords(outcome, limit, names, self)
        self.asking = ScoreAsking(self, view, outcome, names)
        self.asking.rule_wanted.connect(self.rule_wanted)
        self.asking.room = self._room_for_answers
        components = view.table.components
        self.rows = [
            ResultRow(names.player(seat), look, OpenHand(components, hand), limit, self.asking.button(seat))
            for seat, (look, hand) in enumerate(zip(pawn_looks, self._hands, strict=False))
        ]
        self._column = ResultRows(self.rows)
        self._scroll = scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._column)
        self.sheet_button = QPushButton()
        self.sheet_button.clicked.connect(self._offer_sheet)
        self._picture = WinnersPicture()
        self._why = self.asking.button(None)
        self.rank()
        self.rivals = RivalsLine()
        self.lay_out(self._picture, scroll, self._why, [self.sheet_button], self.rivals)

    def announcement(self) -> str:
        return self.words.announcement()

    def headline(self) -> str:
        return self.words.headline()

    def reason(self) -> str:
        return self.words.reason()

    def results(self) -> Sequence[str]:
        return [self.words.result(seat, self.rows[seat].score) for seat in self._outcome.ranking()]

    def stages(self) -> Sequence[Stage]:
        """Hand by hand: turned over and counted, halved, and dropped out."""
        return [stage for seat in self._telling_order() for stage in self._stages_of(seat)]

    def _stages_of(self, seat: Seat) -> Sequence[Stage]:
        row, words = self.rows[seat], self.words

        def turn_over(pace: Pace) -> Sequence[QAbstractAnimation]:
            for other in self.rows:
                other.set_told(other is row)
            self._scroll.ensureWidgetVisible(row)
            count = len(row.hand.cards)
            return [glide(row, "opened", float(count), pace(TURN * count), QEasingCurve.Type.Linear)]

        def strike(pace: Pace) -> Sequence[QAbstractAnimation]:
            return [glide(row, "halved", 1.0, pace(STRIKE), QEasingCurve.Type.InOutSine)]

        def explain(_pace: Pace) -> Sequence[QAbstractAnimation]:
            row.about.setText(words.about(seat, row.score))
            row.about.show()
            return ()

        stages = [
            Stage(lambda: words.opening(seat), turn_over, stays=0),
            Stage(lambda: words.counted(seat, row.score), stays=900),
        ]
        if row.score.halvings:
            stages.append(Stage(lambda: words.halving(seat, row.score), strike, stays=700))
        if seat in self._outcome.dropped_out:
            stages.append(Stage(lambda: words.verdict(seat), explain, stays=1100))
        return stages

    def _telling_order(self) -> Sequence[Seat]:
        """Whoever ended the game comes last."""
        count, ender = len(self.rows), self._outcome.ended_by
        assert ender is not None
        return [(ender + 1 + step) % count for step in range(count)]

    def cover(self) -> None:
        assert self._outcome.ended_by is not None
        self._picture.show_piece(self._pawn_looks[self._outcome.ended_by])
        self._why.hide()
        self.asking.hide()
        self.rivals.hide()
        for row in self.rows:
            row.cover()
        self._column.arrange(self._telling_order())

    def rank(self) -> None:
        self._picture.show_winners([self._pawn_looks[seat] for seat in self._outcome.winners])
        self._why.show()
        for seat, row in enumerate(self.rows):
            row.uncover()
            row.set_winner(seat in self._outcome.winners)
        self._column.arrange(self._outcome.ranking())
        self._scroll.verticalScrollBar().setValue(0)

    def colours(self) -> Sequence[QColor]:
        return [ENERGY_COLOURS[energy].base for energy in ENERGIES] if self._outcome.winners else ()

    def paint_above(self, painter: QPainter, paper: QRectF) -> None:
        if self._outcome.winners:
            paint_garland(painter, paper.adjusted(24, 14, -24, 0), current_theme.theme)

    def retranslate(self) -> None:
        super().retranslate()
        self.sheet_button.setText(self.tr("Score sheet…"))
        for seat, row in enumerate(self.rows):
            row.about.setText(self.words.about(seat, row.score))
            row.hand.forget_picture()
            row.name_cards(self._names.cards(row.hand.cards))
        self.asking.retranslate()
        self.rivals.retranslate()
        self._fit_rows()

    def _offer_sheet(self) -> None:
        from enix_desktop.ui.enix.paper.papers import enix_papers
        from enix_desktop.ui.enix.paper.result_sheet import ResultSheet

        edition: str = self._view.table.edition.value
        enix_papers(self, edition, ResultSheet(self.result), "result").exec()

    def result(self) -> "Result":
        """How the game ended, best player first."""
        from enix_desktop.ui.enix.paper.result_sheet import PlayerResult, Result

        outcome, cards = self._outcome, self._view.table.components.cards
        players = [
            PlayerResult(
                name=self._names.player(seat),
                pawn=self._pawn_looks[seat],
                cards=[cards[card] for card in cards_of(self._hands[seat])],
                score=outcome.scores[seat],
                about=self.words.about(seat, self.rows[seat].score),
                is_winner=seat in outcome.winners,
                is_out=seat in outcome.dropped_out,
            )
            for seat in self._outcome.ranking()
        ]
        return Result(self.headline(), self.reason(), self._view.table.numbers.limit, players)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rows()
        self.asking.arrange()

    def _room_for_answers(self) -> QRect:
        """Over the hands, beside the sums and the buttons that ask."""
        row = self.rows[0]
        aside = row.sum.minimumWidth() + row.why.sizeHint().width() + 20 * STEP
        top = self.line.geometry().bottom() + 3 * STEP
        return self.rect().adjusted(20 * STEP, top, -aside, -20 * STEP)

    def look_for_news(self, settings: Settings, record: AnyRecord, path: Path) -> None:
        """Tell also how the opponents played."""
        self.rivals.tell(record)
        super().look_for_news(settings, record, path)
        self.show_news()

    def show_news(self) -> None:
        self.rivals.setVisible(self.rivals.has_words and not self.is_telling)
        super().show_news()
        self._fit_rows()

    def _fit_rows(self) -> None:
        """As large as all of them can be seen; if they cannot be large, the head is small, too."""
        shown = [line for line in (self.rivals, self.news) if not line.isHidden()]
        below = sum(line.sizeHint().height() + 3 * STEP for line in shown)
        room = self.height() - HEAD_AND_FOOT - below
        self._size_rows(room, LEAST_HAND, is_dense=False)
        is_dense = sum(row.minimumHeight() + STEP for row in self.rows) > room + STEP
        if is_dense:
            self._size_rows(self.height() - DENSE_HEAD_AND_FOOT - below, DENSE_HAND, is_dense=True)
        if is_dense != self.is_dense:
            self._picture.set_size(0.6 if is_dense else 1.0)
            self.set_dense(is_dense)

    def _size_rows(self, room: int, least: int, *, is_dense: bool) -> None:
        hand = room / len(self.rows) - 3 * STEP - METER
        for row in self.rows:
            row.fit(round(max(least, min(hand, LARGEST_HAND))), self.width(), is_dense)

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
