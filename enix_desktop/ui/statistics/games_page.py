"""Figures and plots of the games that were chosen."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from enix_desktop.app.library import statistics as figures
from enix_desktop.app.library.bests import standings
from enix_desktop.app.library.tally import tallies
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.summary import FinishedGame
from enix_desktop.ui.statistics.game_words import GameStatistics
from enix_desktop.ui.statistics.news_words import NewsWords
from enix_desktop.ui.statistics.paper import BarPaper, ColumnPaper, Fact, LinesPaper
from enix_desktop.ui.statistics.plots import Bar, Column
from enix_desktop.ui.statistics.words import StatisticsWords
from enix_desktop.ui.widgets.numbers import number
from enix_desktop.ui.widgets.plain import PlainLabel, unmarked
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP

FACTS_IN_A_ROW = 5
MOST_TALLIES = 8
LOWEST_SHOWN, HIGHEST_SHOWN = 25, 10
"""How far below and above the limit scores have a column of their own."""


class GamesPage(QWidget):
    """Shows the games it is given; a click on a name asks for that person."""

    person_wanted = Signal(str)

    def __init__(self, words: StatisticsWords, game_words: GameStatistics) -> None:
        super().__init__()
        self._words, self.game_words = words, game_words
        self._news_words = NewsWords(self)
        self._head: QWidget | None = None
        self.scores, self.time = ColumnPaper(self), ColumnPaper(self)
        self.levels, self.seats = BarPaper(self), BarPaper(self)
        self.played, self.own = BarPaper(self), BarPaper(self)
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 2 * STEP, 0)
        self._whole.setSpacing(3 * STEP)
        plots = QGridLayout()
        plots.setSpacing(3 * STEP)
        pairs = ((self.scores, self.levels), (self.time, self.own), (self.seats, self.played))
        for row, pair in enumerate(pairs):
            for column, paper in enumerate(pair):
                plots.addWidget(paper, row, column)
        plots.setColumnStretch(0, 1)
        plots.setColumnStretch(1, 1)
        self.tallies = LinesPaper(self)
        self._whole.addWidget(self.tallies)
        self._whole.addLayout(plots)
        self._whole.addStretch(1)

    def show_games(self, games: Sequence[FinishedGame], person: str | None) -> None:
        """Tell about *games*: of *person*, or of everybody."""
        if self._head is not None:
            self._whole.removeWidget(self._head)
            self._head.hide()
            self._head.deleteLater()
        everybody = figures.people(games)
        one = next((each for each in everybody if each.key == person), None)
        self._head = self._facts(one, games) if one is not None else self._table(everybody, games)
        self._whole.insertWidget(0, self._head)
        self._show_tallies(games, person)
        self._show_scores(games, person)
        self._show_wins(games, person)
        self._show_time(games, person)
        self._show_played(games)
        own = self.game_words.bars(figures.tallied(games, person))
        self._show_bars(self.own, own.title, own.note, own.bars)

    def _facts(self, one: figures.PersonFigures, games: Sequence[FinishedGame]) -> QWidget:
        can_drop_out = games[0].limit is not None
        facts = [*self._words.facts(one, can_drop_out), *self.game_words.facts(one), *self._bests(one, games)]
        holder = QWidget(self)
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2 * STEP)
        for index, (value, caption) in enumerate(facts):
            grid.addWidget(Fact(value, caption, holder), *divmod(index, FACTS_IN_A_ROW))
        for column in range(FACTS_IN_A_ROW):
            grid.setColumnStretch(column, 1)
        note = PlainLabel(self._words.explanation(one.wins.are_few), holder)
        note.setWordWrap(True)
        set_role(note, "muted")
        grid.addWidget(note, grid.rowCount(), 0, 1, FACTS_IN_A_ROW)
        return holder

    def _bests(self, one: figures.PersonFigures, games: Sequence[FinishedGame]) -> Sequence[tuple[str, str]]:
        """What this person was best at, in the order of the game."""
        shelved = GAMES[games[0].game]
        names = {**self._news_words.bests(), **self.game_words.bests()}
        found = standings(shelved, games, one.key)
        return [(number(found[key].figure), names[key]) for key in shelved.bests if key in found]

    def _show_tallies(self, games: Sequence[FinishedGame], person: str | None) -> None:
        """How often each set of people has won, where there were several games."""
        found = [each for each in tallies(games) if each.games > 1 and person in (None, *each.names)]
        lines = [self._news_words.tally(each) for each in found[:MOST_TALLIES]]
        self.tallies.set_lines(self._news_words.tallies_title(), lines)
        self.tallies.setVisible(bool(lines))

    def _table(self, everybody: Sequence[figures.PersonFigures], games: Sequence[FinishedGame]) -> QWidget:
        """A row for each person; the name is a button that chooses the person."""
        holder = QFrame(self)
        if not everybody:
            return holder
        set_role(holder, "panel")
        lines = QVBoxLayout(holder)
        lines.setContentsMargins(3 * STEP, 3 * STEP, 4 * STEP, 3 * STEP)
        grid = QGridLayout()
        grid.setHorizontalSpacing(4 * STEP)
        grid.setVerticalSpacing(0)
        can_drop_out = games[0].limit is not None
        heads = self._words.table_head(can_drop_out)
        middle_right = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        for column, head in enumerate(heads):
            label = PlainLabel(head, holder)
            set_role(label, "muted")
            label.setContentsMargins(2 * STEP if column == 0 else 0, 0, 0, 0)
            grid.addWidget(label, 0, column, Qt.AlignmentFlag.AlignLeft if column == 0 else middle_right)
            grid.setColumnStretch(column, 3 if column == 0 else 1)
        for row, one in enumerate(everybody, 1):
            cells = self._words.table_row(one, can_drop_out)
            grid.addWidget(self._name(one, heads, cells, holder), row, 0, Qt.AlignmentFlag.AlignLeft)
            for column, cell in enumerate(cells, 1):
                grid.addWidget(PlainLabel(cell, holder), row, column, middle_right)
        lines.addLayout(grid)
        note = PlainLabel(self._words.explanation(any(one.wins.are_few for one in everybody)), holder)
        note.setWordWrap(True)
        note.setContentsMargins(2 * STEP, STEP, 0, 0)
        set_role(note, "muted")
        lines.addWidget(note)
        return holder

    def _name(
        self, one: figures.PersonFigures, heads: Sequence[str], cells: Sequence[str], holder: QWidget
    ) -> QPushButton:
        button = QPushButton(unmarked(one.name), holder)
        set_role(button, "link")
        told = [self._words.bar_words(head, cell) for head, cell in zip(heads[1:], cells, strict=True)]
        button.setAccessibleName(one.name)
        button.setAccessibleDescription("; ".join(told))
        button.setAutoDefault(True)
        button.clicked.connect(lambda: self.person_wanted.emit(one.key))
        return button

    def _show_bars(self, paper: BarPaper, title: str, note: str, bars: Sequence[Bar]) -> None:
        paper.bars.set_bars(bars)
        paper.set_words(title, note, [self._words.bar_words(bar.label, bar.number) for bar in bars])
        paper.setVisible(bool(bars))

    def _show_wins(self, games: Sequence[FinishedGame], person: str | None) -> None:
        words = self._words
        levels = figures.wins_against(games, person)
        seats = figures.wins_by_seats(games, person)
        self._show_bars(
            self.levels,
            words.levels_title(),
            words.levels_note(),
            [self._wins_bar(words.level(level), wins) for level, wins in levels.items()],
        )
        self._show_bars(
            self.seats,
            words.seats_title(),
            words.levels_note(),
            [self._wins_bar(words.seats(count), wins) for count, wins in seats.items()],
        )

    def _wins_bar(self, label: str, wins: figures.Wins) -> Bar:
        return Bar(label, wins.share, self._words.won(wins), wins.fair_share, wins.range)

    def _show_played(self, games: Sequence[FinishedGame]) -> None:
        editions = Counter(game.edition for game in games)
        sizes = Counter(len(game.seats) for game in games)
        named = [(self._words.edition(edition), count) for edition, count in sorted(editions.items())]
        named += [(self._words.seats(size), count) for size, count in sorted(sizes.items())]
        bars = [Bar(label, count / len(games), number(count)) for label, count in named if label]
        self._show_bars(self.played, self._words.played_title(), "", bars)

    def _show_scores(self, games: Sequence[FinishedGame], person: str | None) -> None:
        scores = figures.scores(games, person)
        self.scores.setVisible(bool(scores))
        if not scores:
            return
        limit = games[0].limit
        low, high = min(scores), max(scores)
        if limit is not None:
            low, high = max(low, limit - LOWEST_SHOWN), min(max(high, limit), limit + HIGHEST_SHOWN)
        columns = []
        for score in range(low, high + 1):
            label = number(score)
            times = scores[score]
            if score == low and min(scores) < low:
                times = sum(count for found, count in scores.items() if found <= low)
                label = f"≤ {label}"
            if score == high and max(scores) > high:
                times = sum(count for found, count in scores.items() if found >= high)
                label = f"≥ {label}"
            is_out = limit is not None and score > limit
            shown = label if score % 5 == 0 or score in (low, high) else ""
            columns.append(Column(shown, times, times, self._words.score_tip(label, times), is_out))
        mark = None if limit is None else (limit - low + 1, number(limit))
        self.scores.columns.set_columns(columns, mark)
        outs = sum(seat.is_out for _, seat in figures.looked_at(games, person))
        often = max(scores, key=lambda score: (scores[score], score))
        self.scores.set_words(
            self._words.scores_title(),
            self._words.scores_note(scores.total(), outs, often, scores[often]),
            [column.tip for column in columns if column.total],
        )

    def _show_time(self, games: Sequence[FinishedGame], person: str | None) -> None:
        line = figures.timeline(games, person)
        columns = []
        for each in line.bins:
            label = self._words.time_label(line, each.first)
            tip = self._words.time_tip(label, each.wins)
            columns.append(Column(label, each.wins.games, each.wins.won, tip))
        self.time.columns.set_columns(columns)
        data = [column.tip for column in columns if column.total]
        self.time.set_words(
            self._words.time_title(line.unit), self._words.time_note(person is not None), data
        )
        self.time.setVisible(bool(columns))
