"""The end of a game: hands are turned over, added up, halved, dropped out and ranked (G1 to G5)."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRect, QRectF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QPushButton, QWidget

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
    EnixRow,
    OpenHand,
)
from enix_desktop.ui.enix.final_words import FinalWords
from enix_desktop.ui.enix.palette import ENERGY_COLOURS
from enix_desktop.ui.enix.rivals_line import RivalsLine
from enix_desktop.ui.enix.why.score_asking import ScoreAsking
from enix_desktop.ui.enix.wording import Names
from enix_desktop.ui.table.animation import glide
from enix_desktop.ui.table.ending import Pace, Stage
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.ranked_final import RankedFinal
from enix_desktop.ui.table.score_meter import HEIGHT as METER
from enix_desktop.ui.widgets.theme import STEP, current_theme

if TYPE_CHECKING:
    from enix_desktop.ui.enix.paper.result_sheet import Result

TURN, STRIKE = 180, 900
"""Milliseconds in which a card is turned over, and in which the ENIX cards of a hand strike."""


class FinalScreen(RankedFinal):
    """Who won, and why."""

    above = 44

    def __init__(self, view: View, outcome: Outcome, names: Names, pawn_looks: Sequence[PawnLook]) -> None:
        super().__init__(EnixStatistics())
        self._view, self._names, self._pawn_looks = view, names, pawn_looks
        assert view.open_hands is not None
        self._hands, limit = view.open_hands, view.table.numbers.limit
        self.words = FinalWords(outcome, limit, names, self)
        self.asking = ScoreAsking(self, view, outcome, names)
        components = view.table.components
        self.rows: list[EnixRow] = [
            EnixRow(names.player(seat), look, OpenHand(components, hand), limit, self.asking.button(seat))
            for seat, (look, hand) in enumerate(zip(pawn_looks, self._hands, strict=False))
        ]
        self.take_rows(outcome)
        self.sheet_button = QPushButton()
        self.sheet_button.clicked.connect(self._offer_sheet)
        self._picture = WinnersPicture()
        self.rank()
        self.rivals = RivalsLine()
        self.lay_out(self._picture, self._scroll, self._why, [self.sheet_button], self.rivals)

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
        super().cover()
        self.rivals.hide()
        for row in self.rows:
            row.cover()
        self._column.arrange(self._telling_order())

    def rank(self) -> None:
        super().rank()
        self._picture.show_winners([self._pawn_looks[seat] for seat in self._outcome.winners])

    def colours(self) -> Sequence[QColor]:
        return [ENERGY_COLOURS[energy].base for energy in ENERGIES] if self._outcome.winners else ()

    def paint_above(self, painter: QPainter, paper: QRectF) -> None:
        if self._outcome.winners:
            paint_garland(painter, paper.adjusted(24, 14, -24, 0), current_theme.theme)

    def name_rows(self) -> None:
        self.sheet_button.setText(self.tr("Score sheet…"))
        for seat, row in enumerate(self.rows):
            row.about.setText(self.words.about(seat, row.score))
            row.hand.forget_picture()
            row.name_cards(self._names.cards(row.hand.cards))
        self.rivals.retranslate()

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

    def room_for_answers(self) -> QRect:
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

    def lines_below(self) -> Sequence[QWidget]:
        return self.rivals, self.news

    def set_dense(self, is_dense: bool) -> None:
        self._picture.set_size(0.6 if is_dense else 1.0)
        super().set_dense(is_dense)

    def size_rows(self, room: int, is_dense: bool) -> None:
        least = DENSE_HAND if is_dense else LEAST_HAND
        hand = room / len(self.rows) - 3 * STEP - METER
        for row in self.rows:
            row.fit(round(max(least, min(hand, LARGEST_HAND))), self.width(), is_dense)
