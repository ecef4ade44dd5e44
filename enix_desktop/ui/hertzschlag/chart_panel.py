"""The course of a game to look at and to read: two charts, and the same facts as a list."""

from collections.abc import Sequence

from PySide6.QtCore import Property, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeyEvent, QMouseEvent, QPainter, QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QSizePolicy,
    QStackedLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.ui.hertzschlag.chart import ChartRoom, paint_frequency, paint_money, span_of
from enix_desktop.ui.hertzschlag.chart_words import TEXTS, ChartWords
from enix_desktop.ui.hertzschlag.course_of_game import Course
from enix_desktop.ui.hertzschlag.words import said
from enix_desktop.ui.statistics.plots import Plot
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.player_names import PlayerNames
from enix_desktop.ui.widgets.announcer import announce
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP, font
from enix_desktop.ui.widgets.translated import Translated

_LEAST = 96
"""The least height of a chart."""
_BESIDE = 10 * STEP
"""What is left free beside the words of a list: its own padding, and a little to spare."""
_ROOM_FOR_WORDS = 560
"""So high, there is room for a whole round in words below the charts."""


class CoursePlot(Plot):
    """A chart of a game: arrow keys and the mouse go from round to round."""

    marked_round = Signal(object)
    """The index of the round that somebody looks at, or None."""

    def __init__(self, course: Course, looks: Sequence[PawnLook], words: ChartWords) -> None:
        super().__init__()
        self._course, self._looks, self._words = course, looks, words
        self._marked: int | None = None
        self._moment: tuple[int, int] | None = None
        self._shown = float(len(course.rounds))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setMinimumHeight(_LEAST)

    def set_course(self, course: Course, words: ChartWords) -> None:
        """Show another game, or the same one farther on."""
        self._course, self._words = course, words
        self._shown = float(len(course.rounds))
        self._marked = None
        self.update()

    def set_moment(self, moment: tuple[int, int] | None) -> None:
        """Where a replay is: the index of a round, and how many of its steps are made."""
        self._moment = moment
        self.update()

    def mark(self, index: int | None) -> None:
        """Tint the round with this *index*."""
        if index != self._marked:
            self._marked = index
            self.update()

    def _get_shown(self) -> float:
        return self._shown

    def _set_shown(self, shown: float) -> None:
        self._shown = shown
        self.update()

    shown = Property(float, _get_shown, _set_shown)
    """How many rounds have their line."""

    @property
    def room(self) -> ChartRoom:
        """Where everything is."""
        return self._room(QRectF(self.rect()).adjusted(STEP, STEP, -STEP, -STEP))

    def _room(self, rect: QRectF) -> ChartRoom:
        return ChartRoom(rect, self._course, span_of(self._course))

    def sizeHint(self) -> QSize:
        return QSize(320, 150)

    def tip_at(self, place: QPointF) -> str:
        index = self.room.round_at(place.x())
        return "" if index is None or index >= self._shown else self._words.round(index)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Left and right go from round to round, Home and End to the ends."""
        last = len(self._course.rounds) - 1
        here = -1 if self._marked is None else self._marked
        to = {
            Qt.Key.Key_Right: min(last, here + 1),
            Qt.Key.Key_Left: max(0, here - 1),
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }.get(Qt.Key(event.key()))
        if to is None:
            super().keyPressEvent(event)
            return
        self.mark(to)
        self.marked_round.emit(to)
        announce(self, self._words.round(to))

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """A click marks a round, a second one takes the mark away."""
        index = self.room.round_at(event.position().x())
        self.mark(None if index == self._marked else index)
        self.marked_round.emit(self._marked)

    @property
    def marked(self) -> int | None:
        return self._marked


class FrequencyPlot(CoursePlot):
    """Where the marker was, and who moved it."""

    def paint(self, painter: QPainter, room: QRectF) -> None:
        paint_frequency(
            painter,
            self._room(room),
            self._looks,
            shown=self._shown,
            marked=self._marked,
            moment=self._moment,
        )


class MoneyPlot(CoursePlot):
    """Everybody's money."""

    def paint(self, painter: QPainter, room: QRectF) -> None:
        paint_money(
            painter,
            self._room(room),
            self._looks,
            shown=self._shown,
            marked=self._marked,
            moment=self._moment,
        )


class RoundList(QListWidget):
    """Every round in words."""

    def __init__(self) -> None:
        super().__init__()
        self.setWordWrap(True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setSpacing(STEP // 2)
        self.setFont(font(13))

    def tell(self, rounds: Sequence[str]) -> None:
        """Show these sentences."""
        self.clear()
        for text in rounds:
            self.addItem(QListWidgetItem(text))
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        """Give every round the lines it needs: Qt forgets the padding of the style and cuts words."""
        wide = max(1, self.viewport().width() - _BESIDE)
        for item in map(self.item, range(self.count())):
            room = QRect(0, 0, wide, 0)
            words = self.fontMetrics().boundingRect(room, Qt.TextFlag.TextWordWrap, item.text())
            item.setSizeHint(QSize(wide, words.height() + STEP))


class ChartPanel(Translated, QWidget):
    """Two charts with their titles, what the marked round was about, and a button that shows all in words."""

    def __init__(self, course: Course, names: PlayerNames, looks: Sequence[PawnLook]) -> None:
        super().__init__()
        self.setObjectName("chart")
        self._course, self._names = course, names
        self._words = ChartWords(course, names)
        self.frequency = FrequencyPlot(course, looks, self._words)
        self.money = MoneyPlot(course, looks, self._words)
        self.plots: Sequence[CoursePlot] = (self.frequency, self.money)
        for plot in self.plots:
            plot.marked_round.connect(self._on_marked)
        self.titles = (PlainLabel(), PlainLabel())
        for title in self.titles:
            title.setFont(font(13, QFont.Weight.DemiBold))
        self.legend = PlainLabel()
        self.legend.setFont(font(13))
        self.legend.setWordWrap(True)
        set_role(self.legend, "muted")
        self.list = RoundList()
        self.switch = QToolButton()
        self.switch.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        set_role(self.switch, "plain")
        self.switch.clicked.connect(lambda _=False: self.show_list(not self.shows_list))
        self._lay_out()
        self.retranslate()

    def _lay_out(self) -> None:
        charts = QWidget()
        column = QVBoxLayout(charts)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.frequency, 3)
        column.addWidget(self.titles[1])
        column.addWidget(self.money, 2)
        column.addWidget(self.legend)
        self._pages = QStackedLayout()
        self._pages.addWidget(charts)
        self._pages.addWidget(self.list)
        top = QHBoxLayout()
        top.addWidget(self.titles[0], 1)
        top.addWidget(self.switch)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(STEP)
        whole.addLayout(top)
        whole.addLayout(self._pages, 1)

    @property
    def shows_list(self) -> bool:
        return self._pages.currentIndex() == 1

    def show_list(self, is_list: bool) -> None:
        """Show everything in words, or the charts."""
        self._pages.setCurrentIndex(1 if is_list else 0)
        self._name_switch()

    def set_course(self, course: Course) -> None:
        """Show another game, or the same one farther on."""
        self._course, self._words = course, ChartWords(course, self._names)
        for plot in self.plots:
            plot.set_course(course, self._words)
        self.retranslate()

    def set_moment(self, moment: tuple[int, int] | None) -> None:
        """Where a replay is: the index of a round, and how many of its steps are made."""
        for plot in self.plots:
            plot.set_moment(moment)

    def reveal(self, rounds: float) -> None:
        """Draw so many rounds, at once."""
        for plot in self.plots:
            plot.setProperty("shown", float(rounds))

    def retranslate(self) -> None:
        self._tell()
        self.frequency.describe(said("chart.frequency", TEXTS), self._words.frequency())
        self.money.describe(said("chart.money", TEXTS), self._words.money())
        self.titles[1].setText(said("chart.money", TEXTS))
        self.list.tell(self._words.rounds())
        self.list.setAccessibleName(said("chart.title", TEXTS))
        self._name_switch()

    def _name_switch(self) -> None:
        is_list = self.shows_list
        self.switch.setText(said("chart.show-chart" if is_list else "chart.show-list", TEXTS))
        self.titles[0].setText(said("chart.title" if is_list else "chart.frequency", TEXTS))

    def _on_marked(self, index: int | None) -> None:
        """Tell about the round that was marked, in place of the legend."""
        for plot in self.plots:
            plot.mark(index)
        self._tell()

    def _tell(self) -> None:
        """What the signs mean, or the marked round: in one sentence where there is no room for more."""
        index = self.frequency.marked
        if index is None:
            self.legend.setText(said("chart.legend", TEXTS))
        elif self.height() >= _ROOM_FOR_WORDS:
            self.legend.setText(self._words.round(index))
        else:
            self.legend.setText(self._words.short_round(index))
