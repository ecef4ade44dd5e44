"""The papers of a review: the curve, its parts, everybody's luck, and what these figures are."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QScrollArea, QVBoxLayout, QWidget

from enix_desktop.coaching.review import Review
from enix_desktop.ui.review.curve_paper import CurvePaper
from enix_desktop.ui.review.decisions import curve_rows
from enix_desktop.ui.review.rounds import rounds_of
from enix_desktop.ui.review.spans import SpanPlot
from enix_desktop.ui.review.spans_of_review import luck_spans, sum_spans
from enix_desktop.ui.review.words import ReviewWords
from enix_desktop.ui.statistics.paper import LinesPaper, PlotPaper
from enix_desktop.ui.widgets.theme import STEP


class ReviewPapers(QScrollArea):
    """One below the other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        papers = QWidget()
        self.curve = CurvePaper()
        self.sum, self.luck = PlotPaper(SpanPlot()), PlotPaper(SpanPlot())
        self.small_print = LinesPaper()
        column = QVBoxLayout(papers)
        column.setContentsMargins(0, 0, 2 * STEP, 0)
        column.setSpacing(3 * STEP)
        for paper in (self.curve, self.sum, self.luck, self.small_print):
            column.addWidget(paper)
        column.addStretch(1)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the keyboard from plot to plot
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setWidget(papers)

    def tell(self, review: Review, words: ReviewWords) -> None:
        """Write and paint *review*."""
        self._tell_curve(review, words)
        for paper, spans, heading, note in (
            (
                self.sum,
                sum_spans(review, words),
                self.tr("Start + own choices + luck + the others = result"),
                self.tr("In percentage points of the chance of winning."),
            ),
            (
                self.luck,
                luck_spans(review, words),
                self.tr("Everybody’s luck with what was drawn"),
                self.tr("More than was to be expected, or less."),
            ),
        ):
            plot = paper.plot
            assert isinstance(plot, SpanPlot)
            plot.set_spans(spans)
            paper.set_words(heading, note, [f"{span.label}: {span.number}" for span in spans])
        self.small_print.set_lines(self.tr("What these figures are"), words.small_print())

    def _tell_curve(self, review: Review, words: ReviewWords) -> None:
        tips = [
            f"{words.chance(number, one)}. {words.verdict(one)}"
            for number, one in enumerate(review.decisions, 1)
        ]
        self.curve.plot.show_review(review, rounds_of(words.course), tips)
        points = curve_rows(review, words)
        title = self.tr("Chance of winning, in percent")
        self.curve.set_words(title, self.tr("As a &list"), self.tr("As a c&urve"), points)
        for kind, text in words.kinds().items():
            self.curve.legend[kind].setText(text)
        how = self.tr("Left and Right go from choice to choice, Enter watches one.")
        self.curve.plot.describe(title, " ".join((how, *(f"{point.text}." for point in points))))
