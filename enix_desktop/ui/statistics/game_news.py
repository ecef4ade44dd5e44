"""What a game has brought: new badges, personal bests that were beaten, and the tally of these people."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from enix_desktop.app.library.badges import first_earned_in
from enix_desktop.app.library.bests import Standing, beaten_in
from enix_desktop.app.library.facts import Facts, describe
from enix_desktop.app.library.reading import StatisticsReader
from enix_desktop.app.library.statistics import Played
from enix_desktop.app.library.tally import Tally, people_of, tally_of
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.record import Record
from enix_desktop.engine.summary import FinishedGame
from enix_desktop.ui.statistics.emblem import Emblem
from enix_desktop.ui.statistics.game_words import GameStatistics
from enix_desktop.ui.statistics.news_words import NewsWords
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import STEP
from enix_desktop.ui.widgets.translated import Translated

MOST_EMBLEMS = 5
_EMBLEM = 30


@dataclass(frozen=True, slots=True)
class News:
    """What one game has brought."""

    badges: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    """By the names of those who earned them."""
    bests: Mapping[str, Mapping[str, Standing]] = field(default_factory=dict)
    """Bests that were beaten, by the names of those who beat them."""
    tally: Tally | None = None


class GameNews(Translated, QWidget):
    """A line or two below a result; not there while there is nothing to say."""

    changed = Signal()

    def __init__(self, game_words: GameStatistics, parent: QWidget) -> None:
        super().__init__(parent)
        self._game_words, self._words = game_words, NewsWords(self)
        self._news = News()
        self._search: _Search | None = None
        self.badges, self.figures = PlainLabel(), PlainLabel()
        self._emblems = QHBoxLayout()
        self._emblems.setSpacing(STEP)
        row = QHBoxLayout()
        row.setSpacing(2 * STEP)
        row.addStretch(1)
        row.addLayout(self._emblems)
        row.addWidget(self.badges)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(row)
        column.addWidget(self.figures)
        self.figures.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.figures.setWordWrap(True)
        for label in (self.badges, self.figures):
            set_role(label, "muted")
        self.hide()

    @property
    def has_news(self) -> bool:
        return bool(self.text())

    def text(self) -> str:
        """Everything in words."""
        return " ".join(text for text in (self.badges.text(), self.figures.text()) if text)

    def look_for(self, settings: Settings, record: Record[Any, Any], path: Path) -> None:
        """Find out in the background what the game in *path* has brought."""
        self._search = _Search(settings, record, path, self)

    def set_news(self, news: News) -> None:
        self._news = news
        while (item := self._emblems.takeAt(0)) is not None:
            emblem = item.widget()
            if emblem is not None:
                emblem.hide()
                emblem.deleteLater()
        earned = list(dict.fromkeys(badge for badges in news.badges.values() for badge in badges))
        for badge in earned[:MOST_EMBLEMS]:
            self._emblems.addWidget(Emblem(self._game_words, badge, True, self, size=_EMBLEM))
        self.retranslate()
        self.changed.emit()

    def retranslate(self) -> None:
        news, words, game_words = self._news, self._words, self._game_words
        titles = {badge: each.title for badge, each in game_words.badges().items()}
        self.badges.setText(
            " ".join(
                words.earned(name, [titles[badge] for badge in badges])
                for name, badges in news.badges.items()
            )
        )
        names = {**words.bests(), **game_words.bests()}
        told = [
            words.beaten(name, names[key], one)
            for name, beaten in news.bests.items()
            for key, one in beaten.items()
        ]
        if news.tally is not None:
            told.append(words.tally(news.tally))
        self.figures.setText(" ".join(told))
        for label in (self.badges, self.figures):
            label.setVisible(bool(label.text()))


class _Search(QObject):
    """Compares one game with all that were played before it."""

    def __init__(self, settings: Settings, record: Record[Any, Any], path: Path, shown: GameNews) -> None:
        super().__init__(shown)
        self._settings, self._record, self._path, self._shown = settings, record, path, shown
        self._games: list[FinishedGame] = []
        self._own: FinishedGame | None = None
        settings.changed.connect(self._on_setting)
        self.reader: StatisticsReader | None = None
        if record.outcome is not None:
            self.reader = StatisticsReader()
            self.reader.finished.connect(self._on_read)
            self.reader.start()

    def _on_setting(self, name: str) -> None:
        if name == "achievements" and self._own is not None:
            self._tell(self._own)

    def _on_read(self, played: Played) -> None:
        self._games = [game for game in played.games if game.game == self._record.game]
        own = next((game for game in self._games if game.file == self._path.name), None)
        if own is None:  # not on disk yet, or a copy of a game that counts already
            own = describe(Facts(self._path, 0, 0), self._record).finished
            if own is not None and own.digest not in {game.digest for game in self._games}:
                self._games.append(own)
        self._own = own
        if own is not None:
            self._tell(own)

    def _tell(self, own: FinishedGame) -> None:
        shelved, people = GAMES[self._record.game], people_of(own)
        tally = tally_of(self._games, people) if people else None
        if tally is not None and tally.games < 2:
            tally = None  # the result says as much
        if self._settings.achievements:
            earned = dict(first_earned_in(shelved, self._games, own))
            self._shown.set_news(News(earned, beaten_in(shelved, self._games, own), tally))
        else:
            self._shown.set_news(News(tally=tally))
