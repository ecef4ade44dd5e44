"""The end of a game of Hertzschlag: goals are turned over and points counted, or a blackout is explained."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QScrollArea, QToolButton, QVBoxLayout, QWidget

from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.chart_panel import ChartPanel
from enix_desktop.ui.hertzschlag.chart_words import ChartWords
from enix_desktop.ui.hertzschlag.course_of_game import course_of
from enix_desktop.ui.hertzschlag.final_art import FinalPicture, PartsBar, celebration_colours, paint_garland
from enix_desktop.ui.hertzschlag.final_asking import ScoreAsking
from enix_desktop.ui.hertzschlag.final_rows import DENSE, LARGEST, LEAST, ResultRow, ResultRows
from enix_desktop.ui.hertzschlag.final_words import TEXTS, FinalWords
from enix_desktop.ui.hertzschlag.statistics import HertzschlagStatistics
from enix_desktop.ui.hertzschlag.why_scores import PARTS, part_steps
from enix_desktop.ui.hertzschlag.words import said
from enix_desktop.ui.table.animation import glide
from enix_desktop.ui.table.ending import Pace, Stage
from enix_desktop.ui.table.final_frame import FinalFrame
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.theme import STEP, current_theme, font

HEAD_AND_FOOT, DENSE_HEAD_AND_FOOT = 300, 196
"""The height of everything but the results; the second where these need all the room."""
DRAWS = 700
"""Milliseconds in which the line of a round is drawn."""
ROWS_SHARE, BLACKOUT_SHARE = 0.56, 0.42
"""How much of the width the rows have: less after a blackout, where the chart tells the story."""


class HertzschlagFinal(FinalFrame):
    """Who won and why, or why nobody did."""

    rule_wanted = Signal(str)
    """The id of a rule that somebody wants to read."""
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
        self._view, self._outcome, self._looks = view, outcome, looks
        self.words = FinalWords(view, outcome, told, names)
        self.asking = ScoreAsking(self, view, outcome, told, names)
        self.asking.rule_wanted.connect(self.rule_wanted)
        self._course = course_of(view)
        self._chart_words = ChartWords(self._course, names)
        self.chart = ChartPanel(self._course, names, looks)
        self.rows = [
            ResultRow(names.player(seat), look, PartsBar(tuple(score)), self.asking.button(seat))
            for seat, (look, score) in enumerate(zip(looks, self.words.scores, strict=False))
        ]
        self.heading = PlainLabel()
        self.heading.setFont(font(13, QFont.Weight.DemiBold))
        self._column = ResultRows(self.rows)
        self._scroll = scroll = QScrollArea()
        scroll.setWidgetResizable(True)
        scroll.setFrameShape(QScrollArea.Shape.NoFrame)
        scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        scroll.setWidget(self._column)
        self.asking.room = self._room_for_answers
        self._picture = FinalPicture()
        self._why = self.asking.button(None)
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
        self._why.hide()
        self.asking.hide()
        for row in self.rows:
            row.cover()
        self._column.arrange(range(len(self.rows)))
        if self.words.is_blackout:
            self.chart.reveal(0)
            self.chart.show_list(False)
        self._picture.show_town(self._view.marker, is_blackout=self.words.is_blackout)

    def rank(self) -> None:
        winners = self._outcome.winners
        self._why.show()
        for seat, row in enumerate(self.rows):
            row.uncover(PARTS)
            row.set_winner(seat in winners)
        self.chart.reveal(len(self._course.rounds))
        self._column.arrange(self._outcome.ranking())
        looks = [self._looks[seat] for seat in winners]
        self._picture.show_town(self._view.marker, is_blackout=self.words.is_blackout, winners=looks)
        self._scroll.verticalScrollBar().setValue(0)

    def colours(self) -> Sequence[QColor]:
        """Nobody celebrates in the dark."""
        return () if self.words.is_blackout else celebration_colours()

    def paint_above(self, painter: QPainter, paper: QRectF) -> None:
        if not self.words.is_blackout:
            paint_garland(painter, paper.adjusted(24, 8, -24, 0), current_theme.theme)

    def retranslate(self) -> None:
        super().retranslate()
        self.heading.setText(self.words.heading())
        for seat, row in enumerate(self.rows):
            row.say(self.words.place(seat), self.words.goal(seat))
            row.parts.labels = [said(f"part.{part}", TEXTS) for part in PARTS]
            row.parts.tips = [" ".join(part_steps(self._view, seat, part)) for part in PARTS]
            row.parts.setAccessibleName(self.words.parts(seat))
            row.parts.setAccessibleDescription(self.words.goal(seat))
            row.parts.update()
        self.asking.retranslate()
        self._fit_rows()

    def _fit_title(self) -> None:
        """Two long names must not be cut."""
        room = self.width() - self._picture.width() - 30 * STEP
        sizes = [24, 18, 15] if self.is_dense else [36, 24, 18, 15]
        for size in sizes:
            self.title.setFont(font(size, QFont.Weight.Bold))
            if self.title.fontMetrics().horizontalAdvance(self.title.text()) <= room:
                return

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_rows()
        self.asking.arrange()

    def _room_for_answers(self) -> QRect:
        """Over the chart, so that all points and all buttons that ask stay in sight."""
        self._column_layout.activate()
        top_left = self.chart.mapTo(self, self.chart.rect().topLeft())
        return QRect(top_left, self.chart.size())

    def show_news(self) -> None:
        super().show_news()
        self._fit_rows()

    def _fit_rows(self) -> None:
        """As large as all of them can be seen; if they cannot be large, the head is small, too."""
        share = BLACKOUT_SHARE if self.words.is_blackout else ROWS_SHARE
        self._scroll.setFixedWidth(round((self.width() - 24 * STEP) * share))
        below = 0 if self.news.isHidden() else self.news.sizeHint().height() + 3 * STEP
        room = self.height() - HEAD_AND_FOOT - below
        self._size_rows(room, LEAST)
        is_dense = sum(row.minimumHeight() + STEP for row in self.rows) > room + STEP
        if is_dense:
            self._size_rows(self.height() - DENSE_HEAD_AND_FOOT - below, DENSE)
        if is_dense != self.is_dense:
            self._picture.set_size(0.62 if is_dense else 1.0)
            self.set_dense(is_dense)
        self._fit_title()

    def _size_rows(self, room: int, least: int) -> None:
        each = round(max(least, min(room / len(self.rows) - STEP, LARGEST)))
        wide = self._scroll.width() - 2 * STEP
        has_letters = all(row.has_room_for_letter(each, wide) for row in self.rows)
        for row in self.rows:
            row.fit(each, wide, has_letters)

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
