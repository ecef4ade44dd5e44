"""New badges after a game: one line, if badges are switched on."""

from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QWidget

from enix_desktop.app.library.badges import first_earned_in
from enix_desktop.app.library.facts import Facts, describe
from enix_desktop.app.library.reading import StatisticsReader
from enix_desktop.app.library.statistics import Played
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.record import Record
from enix_desktop.ui.statistics.game_words import GameStatistics
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.translated import Translated


class NewBadgesLine(Translated, PlainLabel):
    """Says who has earned a badge for the first time; not there while there is nothing to say."""

    def __init__(self, game_words: GameStatistics, parent: QWidget) -> None:
        super().__init__(parent=parent, alignment=Qt.AlignmentFlag.AlignCenter)
        self._game_words = game_words
        self._news: dict[str, tuple[str, ...]] = {}
        self._search: _Search | None = None
        set_role(self, "muted")
        self.setWordWrap(True)
        self.hide()

    def look_for(self, settings: Settings, record: Record[Any, Any], path: Path) -> None:
        """Look for new badges of the game in *path* in the background, now or when badges are switched on."""
        self._search = _Search(settings, record, path, self)

    def set_news(self, news: dict[str, tuple[str, ...]]) -> None:
        """Badges by the names of those who earned them."""
        self._news = news
        self.retranslate()
        self.setVisible(bool(news))

    def retranslate(self) -> None:
        words = self._game_words.badges()
        sentence = self.tr("New for {name}: {badges}.")
        self.setText(
            " ".join(
                sentence.format(name=name, badges=", ".join(words[badge].title for badge in badges))
                for name, badges in self._news.items()
            )
        )


class _Search(QObject):
    """Compares one game with all that were played before it."""

    def __init__(self, settings: Settings, record: Record[Any, Any], path: Path, line: NewBadgesLine) -> None:
        super().__init__(line)
        self._settings, self._record, self._path, self._line = settings, record, path, line
        self._reader: StatisticsReader | None = None
        settings.changed.connect(self._on_setting)
        self._begin()

    def _on_setting(self, name: str) -> None:
        if name == "achievements":
            self._begin()

    def _begin(self) -> None:
        if not self._settings.achievements:
            self._line.set_news({})
        elif self._record.outcome is not None:
            self._reader = StatisticsReader()
            self._reader.finished.connect(self._on_read)
            self._reader.start()

    def _on_read(self, played: Played) -> None:
        if not self._settings.achievements:
            return
        own = next((game for game in played.games if game.file == self._path.name), None)
        if own is None:  # not on disk yet
            own = describe(Facts(self._path, 0, 0), self._record).finished
        if own is not None:
            self._line.set_news(dict(first_earned_in(GAMES[self._record.game], played.games, own)))
