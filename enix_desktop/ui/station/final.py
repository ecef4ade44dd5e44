"""The end of a game of Station Six: lasers are counted round by round, ties decided, then all are ranked."""

from collections.abc import Sequence
from functools import partial
from itertools import groupby

from PySide6.QtCore import QAbstractAnimation, QEasingCurve, QRect, QRectF
from PySide6.QtGui import QColor, QPainter

from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.station.view import View
from enix_desktop.ui.station.art.palette import BEAM, ENERGY, TONES
from enix_desktop.ui.station.final_art import CentreChip, FinalPicture, LaserBar, Volley, paint_garland
from enix_desktop.ui.station.final_asking import ScoreAsking
from enix_desktop.ui.station.final_rows import DENSE, LARGEST, LEAST, StationRow
from enix_desktop.ui.station.final_words import TEXTS, FinalWords, volleys
from enix_desktop.ui.station.statistics import StationStatistics
from enix_desktop.ui.station.words import said
from enix_desktop.ui.table.animation import glide
from enix_desktop.ui.table.ending import Pace, Stage
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.table.ranked_final import RankedFinal
from enix_desktop.ui.widgets.theme import STEP, current_theme

GROWS, COUNTS = 900, 700
"""Milliseconds in which the beams of a round grow, and in which energy is counted."""


class StationFinal(RankedFinal):
    """Who won, and why."""

    above = 44

    def __init__(
        self,
        view: View,
        outcome: Outcome,
        told: Sequence[Event],
        names: PlayerNames,
        looks: Sequence[PawnLook],
    ) -> None:
        """*told* is everything that was told of the game, as `driver.told()` gives it."""
        super().__init__(StationStatistics())
        self._looks = looks
        self.words = FinalWords(view, outcome, names)
        self.asking = ScoreAsking(self, view, outcome, told, names)
        self._volleys = volleys(told, len(outcome.scores))
        self._is_tied = len(self.words.tied) > 1
        self.rows: list[StationRow] = self._make_rows(names, outcome, view.table.numbers.laser_goal)
        self.take_rows(outcome, is_low=True)
        self._picture = FinalPicture()
        for row in self.rows:
            row.grown.connect(self._on_grown)
        self.rank()
        self.lay_out(self._picture, self._scroll, self._why)

    def _make_rows(self, names: PlayerNames, outcome: Outcome, goal: int) -> list[StationRow]:
        scores, fields = outcome.scores, max(goal, *outcome.scores)
        return [
            StationRow(
                names.player(seat),
                look,
                LaserBar(self._volleys[seat], scores[seat], goal, fields),
                self.asking.button(seat),
                self._chip(seat) if self._is_tied else None,
            )
            for seat, look in enumerate(self._looks[: len(scores)])
        ]

    def _chip(self, seat: Seat) -> CentreChip:
        return CentreChip(self.words.centre[seat], seat in self.words.tied)

    def announcement(self) -> str:
        return self.words.announcement()

    def headline(self) -> str:
        return self.words.headline()

    def reason(self) -> str:
        return self.words.reason()

    def results(self) -> Sequence[str]:
        return [self.words.result(seat) for seat in self._outcome.ranking()]

    def stages(self) -> Sequence[Stage]:
        """Round by round the beams grow; where lasers are tied, the energy centre is counted."""
        shots = [(volley.round, seat, volley) for seat, fired in enumerate(self._volleys) for volley in fired]
        shots.sort(key=lambda shot: shot[:2])
        rounds = [
            self._round_stage(number, [(seat, volley) for _, seat, volley in group])
            for number, group in groupby(shots, key=lambda shot: shot[0])
        ]
        if not rounds:
            rounds = [Stage(lambda: said("count.nobody", TEXTS))]
        stages = [Stage(self.words.ended, stays=1400), *rounds]
        if self._is_tied:
            stages += [
                Stage(self.words.tie, self._show_tied, stays=900),
                Stage(self.words.counted, self._count_centre, stays=1200),
            ]
        return stages

    def _round_stage(self, number: int, fired: Sequence[tuple[Seat, Volley]]) -> Stage:
        gains = [(seat, volley.after - volley.before) for seat, volley in fired]

        def grow(pace: Pace) -> Sequence[QAbstractAnimation]:
            shooters = {seat for seat, _ in fired}
            for seat, row in enumerate(self.rows):
                row.set_told(seat in shooters)
            return [
                glide(
                    self.rows[seat],
                    "counted",
                    float(volley.after),
                    pace(GROWS),
                    QEasingCurve.Type.InOutSine,
                )
                for seat, volley in fired
            ]

        return Stage(partial(self.words.round, number, gains), grow, stays=900)

    def _show_tied(self, _pace: Pace) -> Sequence[QAbstractAnimation]:
        for seat, row in enumerate(self.rows):
            row.set_told(seat in self.words.tied)
            if row.centre is not None and seat in self.words.tied:
                row.centre.setProperty("shown", 0.0)
        return ()

    def _count_centre(self, pace: Pace) -> Sequence[QAbstractAnimation]:
        chips = [self.rows[seat].centre for seat in self.words.tied]
        return [
            glide(chip, "shown", float(chip.energy), pace(COUNTS), QEasingCurve.Type.Linear)
            for chip in chips
            if chip is not None
        ]

    def cover(self) -> None:
        """Before anything was counted; a composed game may begin with something on the lasers."""
        super().cover()
        for row, fired in zip(self.rows, self._volleys, strict=True):
            row.cover(float(fired[0].before if fired else row.bar.score))
        self._column.arrange(range(len(self.rows)))
        self._picture.show_cannon(self._leader())

    def rank(self) -> None:
        super().rank()
        self._picture.show_winners([self._looks[seat] for seat in self._outcome.winners])

    def _leader(self) -> float:
        return max(float(row.property("counted")) for row in self.rows)

    def _on_grown(self) -> None:
        if self.is_telling:
            self._picture.show_cannon(self._leader())

    def colours(self) -> Sequence[QColor]:
        return [BEAM, ENERGY, *(tone.base for tone in TONES)]

    def paint_above(self, painter: QPainter, paper: QRectF) -> None:
        paint_garland(painter, paper.adjusted(24, 12, -24, 0), current_theme.theme)

    def name_rows(self) -> None:
        for seat, (row, fired) in enumerate(zip(self.rows, self._volleys, strict=True)):
            row.about.setText(self.words.place(seat))
            row.bar.mark = TEXTS["row.round-mark"]
            shots = self.words.shots(fired)
            row.bar.setToolTip(shots)
            row.bar.setAccessibleName(said("row.laser", TEXTS, laser=row.bar.score, shots=shots))
            if row.centre is not None and row.centre.decides:
                about = said("row.centre", TEXTS, number=row.centre.energy)
                row.centre.setToolTip(about)
                row.centre.setAccessibleName(about)
            row.bar.update()

    def room_for_answers(self) -> QRect:
        """Over the lasers, beside their numbers and the buttons that ask."""
        self._column_layout.activate()
        aside = max(row.aside for row in self.rows) + STEP
        return self._scroll.geometry().adjusted(10 * STEP, STEP, -aside, -STEP)

    def fit_rows(self) -> None:
        super().fit_rows()
        self.fit_title(self._picture, (36, 30, 24, 18, 15))

    def set_dense(self, is_dense: bool) -> None:
        self._picture.set_size(0.6 if is_dense else 1.0)
        super().set_dense(is_dense)

    def size_rows(self, room: int, is_dense: bool) -> None:
        each, least = room / len(self.rows) - STEP, DENSE if is_dense else LEAST
        for row in self.rows:
            row.fit(round(max(least, min(each, LARGEST))), self.width(), is_dense)
