"""The end of a game of Hertzschlag: goals are turned over and points counted, or a blackout is explained."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.chart_panel import ChartPanel
from enix_desktop.ui.hertzschlag.chart_words import ChartWords
from enix_desktop.ui.hertzschlag.course_of_game import course_of
from enix_desktop.ui.hertzschlag.final_art import FinalPicture, PartsBar, celebration_colours, paint_garland
from enix_desktop.ui.hertzschlag.final_asking import ScoreAsking
from enix_desktop.ui.hertzschlag.final_rows import DENSE, LARGEST, LEAST, HertzschlagRow
from enix_desktop.ui.hertzschlag.final_words import TEXTS, FinalWords
from enix_desktop.ui.hertzschlag.statistics import HertzschlagStatistics
from enix_desktop.ui.hertzschlag.why_scores import PARTS, part_steps
from enix_desktop.ui.hertzschlag.words import said
from enix_desktop.ui.table.animation import glide
from enix_desktop.ui.table.ending import Pace, Stage
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.ranked_final import RankedFinal
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import STEP, current_theme, font

DRAWS = 700
"""Milliseconds in which the line of a round is drawn."""
ROWS_SHARE, BLACKOUT_SHARE = 0.56, 0.42
"""How much of the width the rows have: less after a blackout, where the chart tells the story."""


class HertzschlagFinal(RankedFinal):
    """Who won and why, or why nobody did."""

    head_and_foot, dense_head_and_foot = 300, 196
    above = 36

    def __init__(
        self,
        view: View,
        outcome: Outcome,
        told: Sequence[Event],
        names: PlayerNames,
        looks: Sequence[PawnLook],
    ) -> None:
        """*told* is everything that was told of the game, as `driver.told()` gives it."""
        super().__init__(HertzschlagStatistics())
        self._view, self._looks = view, looks
        self.words = FinalWords(view, outcome, told, names)
        self.asking = ScoreAsking(self, view, outcome, told, names)
        self._course = course_of(view)
        self._chart_words = ChartWords(self._course, names)
        self.chart = ChartPanel(self._course, names, looks)
        self.rows: list[HertzschlagRow] = [
            HertzschlagRow(names.player(seat), look, PartsBar(tuple(score)), self.asking.button(seat))
            for seat, (look, score) in enumerate(zip(looks, self.words.scores, strict=False))
        ]
        self.heading = PlainLabel()
        self.heading.setFont(font(13, QFont.Weight.DemiBold))
        self.take_rows(outcome)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._picture = FinalPicture()
        self.rank()
        self.lay_out(self._picture, self._content(), self._why)

    def _content(self) -> QWidget:
        content = QWidget()
        results = QVBoxLayout()
        results.setSpacing(STEP)
        results.addWidget(self.heading)
        results.addWidget(self._scroll, 1)
        row = QHBoxLayout(content)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(4 * STEP)
        row.addLayout(results)
        row.addWidget(self.chart, 1)
        return content

    def announcement(self) -> str:
        return self.words.announcement()

    def headline(self) -> str:
        return self.words.headline()

    def reason(self) -> str:
        return self.words.reason()

    def results(self) -> Sequence[str]:
        return [self.words.result(seat) for seat in self._outcome.ranking()]

    def stages(self) -> Sequence[Stage]:
        """Goals one by one, then part by part; after a blackout round by round, then what would have been."""
        first = Stage(self.words.ended, stays=1600)
        if self.words.is_blackout:
            rounds = [self._round_stage(index) for index in range(len(self._course.rounds))]
            failed = Stage(self.words.reason, self._show_dark, stays=2200)
            return [first, *rounds, failed, Stage(self.words.would_have_been, self._count_all, stays=1800)]
        goals = [self._goal_stage(seat) for seat in range(len(self.rows))]
        return [first, *goals, *(self._part_stage(part) for part in PARTS[1:])]

    def _goal_stage(self, seat: Seat) -> Stage:
        def turn_over(_pace: Pace) -> Sequence[QAbstractAnimation]:
            words = self.words
            self._picture.show_letter(words.goals(seat), words.goal_title(seat), words.reached(seat))
            for other, row in enumerate(self.rows):
                row.set_told(other == seat)
            self.rows[seat].count(PARTS[:1])
            return ()

        return Stage(partial(self.words.turned_over, seat), turn_over, stays=2000)

    def _part_stage(self, part: str) -> Stage:
        def count(_pace: Pace) -> Sequence[QAbstractAnimation]:
            self._picture.show_town(self._view.marker)
            for row in self.rows:
                row.set_told(False)
                row.count(PARTS[: PARTS.index(part) + 1])
            return ()

        return Stage(partial(self.words.counted, part), count, stays=1500)

    def _round_stage(self, index: int) -> Stage:
        def draw(pace: Pace) -> Sequence[QAbstractAnimation]:
            self._picture.show_town(self._course.rounds[index].ended)
            return [
                glide(plot, "shown", index + 1.0, pace(DRAWS), QEasingCurve.Type.Linear)
                for plot in self.chart.plots
            ]

        return Stage(partial(self._chart_words.short_round, index), draw, stays=1300)

    def _show_dark(self, _pace: Pace) -> Sequence[QAbstractAnimation]:
        self._picture.show_town(self._view.marker, is_blackout=True)
        return ()

    def _count_all(self, _pace: Pace) -> Sequence[QAbstractAnimation]:
        for row in self.rows:
            row.count(PARTS)
        return ()

    def cover(self) -> None:
        """Before anything was counted; after a blackout before anything is drawn."""
        super().cover()
        for row in self.rows:
            row.cover()
        self._column.arrange(range(len(self.rows)))
        if self.words.is_blackout:
            self.chart.reveal(0)
            self.chart.show_list(False)
        self._picture.show_town(self._view.marker, is_blackout=self.words.is_blackout)

    def rank(self) -> None:
        super().rank()
        self.chart.reveal(len(self._course.rounds))
        looks = [self._looks[seat] for seat in self._outcome.winners]
        self._picture.show_town(self._view.marker, is_blackout=self.words.is_blackout, winners=looks)

    def colours(self) -> Sequence[QColor]:
        """Nobody celebrates in the dark."""
        return () if self.words.is_blackout else celebration_colours()

    def paint_above(self, painter: QPainter, paper: QRectF) -> None:
        if not self.words.is_blackout:
            paint_garland(painter, paper.adjusted(24, 8, -24, 0), current_theme.theme)

    def name_rows(self) -> None:
        self.heading.setText(self.words.heading())
        for seat, row in enumerate(self.rows):
            row.say(self.words.place(seat), self.words.goal(seat))
            row.parts.labels = [said(f"part.{part}", TEXTS) for part in PARTS]
            row.parts.tips = [" ".join(part_steps(self._view, seat, part)) for part in PARTS]
            row.parts.setAccessibleName(self.words.parts(seat))
            row.parts.setAccessibleDescription(self.words.goal(seat))
            row.parts.update()

    def room_for_answers(self) -> QRect:
        """Over the chart, so that all points and all buttons that ask stay in sight."""
        self._column_layout.activate()
        top_left = self.chart.mapTo(self, self.chart.rect().topLeft())
        return QRect(top_left, self.chart.size())

    def fit_rows(self) -> None:
        share = BLACKOUT_SHARE if self.words.is_blackout else ROWS_SHARE
        self._scroll.setFixedWidth(round((self.width() - 24 * STEP) * share))
        super().fit_rows()
        self.fit_title(self._picture, (36, 24, 18, 15))

    def set_dense(self, is_dense: bool) -> None:
        self._picture.set_size(0.62 if is_dense else 1.0)
        super().set_dense(is_dense)

    def size_rows(self, room: int, is_dense: bool) -> None:
        each = round(max(DENSE if is_dense else LEAST, min(room / len(self.rows) - STEP, LARGEST)))
        wide = self._scroll.width() - 2 * STEP
        has_letters = all(row.has_room_for_letter(each, wide) for row in self.rows)
        for row in self.rows:
            row.fit(each, wide, has_letter=has_letters, is_small=each < LEAST)
        if is_dense and max(row.minimumHeight() for row in self.rows) > each:
            for row in self.rows:
                row.fit(each, wide, has_letter=has_letters, is_small=True)
