"""Statistics of all games: read in the background, chosen by person, rulebook and time."""

from math import ceil
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QButtonGroup,
    QDialog,
    QFileDialog,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QStackedWidget,
    QVBoxLayout,
    QWidget,
)

from enix_desktop.app.library.reading import StatisticsReader
from enix_desktop.app.library.statistics import Played, people
from enix_desktop.app.system.settings import Settings
from enix_desktop.catalogue import GAMES
from enix_desktop.storage.files import CannotWrite, write_whole
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.statistics.badges_page import BadgesPage
from enix_desktop.ui.statistics.emblem import Emblem
from enix_desktop.ui.statistics.filter_bar import FilterBar
from enix_desktop.ui.statistics.game_words import GameStatistics
from enix_desktop.ui.statistics.games_page import GamesPage
from enix_desktop.ui.statistics.table_file import table_text
from enix_desktop.ui.statistics.words import StatisticsWords
from enix_desktop.ui.widgets.fitting import text_width
from enix_desktop.ui.widgets.picture import Cloth
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, font
from enix_desktop.ui.widgets.translated import Translated

_SMALLEST, _LARGEST, _RIM = QSize(1024, 700), QSize(1400, 1000), QSize(24, 20)
"""A larger dialog would only be emptier; around it the window is still seen."""


class StatisticsDialog(Translated, QDialog):
    """Opens at once; the figures come when the games are read."""

    def __init__(self, settings: Settings, parent: QWidget | None = None, game: str = "") -> None:
        super().__init__(parent)
        Cloth(self)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._settings, self._game = settings, game or next(iter(GAME_UIS))
        self._everything: Played | None = None
        self._played: Played | None = None
        """What was played of the game that is chosen."""
        self._words = StatisticsWords(self)
        self._words.game = self._game
        game_words = GAME_UIS[self._game].statistics(self)
        self._title, self._status = PlainLabel(parent=self), PlainLabel(parent=self)
        self._title.setFont(font(SIZES[3], QFont.Weight.Bold))
        set_role(self._status, "muted")
        self.filters = FilterBar(self._words, self)
        self._nothing = PlainLabel(alignment=Qt.AlignmentFlag.AlignCenter)
        self._nothing.setFont(font(SIZES[2]))
        self._nothing.setWordWrap(True)
        self.games_page = GamesPage(self._words, game_words)
        self.badges_page = BadgesPage(GAMES[self._game], game_words)
        self._scrolls = [_scrolled(self.games_page), _scrolled(self.badges_page)]
        self._pages = QStackedWidget(self)
        self._empty = self._empty_page(game_words)
        for page in (*self._scrolls, self._empty):
            self._pages.addWidget(page)
        self.games_button, self.badges_button = QPushButton(self), QPushButton(self)
        self.save_button, self.close_button = QPushButton(self), QPushButton(self)
        self._lay_out()
        self.retranslate()
        self.filters.changed.connect(self._show)
        self.filters.game_chosen.connect(self.show_game)
        self.games_page.person_wanted.connect(self._on_person)
        settings.changed.connect(self._on_setting)
        self._reader = StatisticsReader()
        self._reader.progressed.connect(self._on_progress)
        self._reader.finished.connect(self.show_played)

    def _empty_page(self, game_words: GameStatistics) -> QWidget:
        """A sentence under a sign of the game."""
        page = QWidget(self)
        lines = QVBoxLayout(page)
        lines.setSpacing(4 * STEP)
        self._sign = Emblem(game_words, _first_badge(game_words), True, page, size=112)
        lines.addStretch(2)
        lines.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignCenter)
        lines.addWidget(self._nothing)
        lines.addStretch(3)
        return page

    def _lay_out(self) -> None:
        tabs = QButtonGroup(self)
        head, foot = QHBoxLayout(), QHBoxLayout()
        head.setSpacing(3 * STEP)
        head.addWidget(self._title)
        head.addSpacing(4 * STEP)
        for button in (self.games_button, self.badges_button):
            button.setCheckable(True)
            button.setAutoDefault(False)
            tabs.addButton(button)
            head.addWidget(button)
        head.addStretch(1)
        self.games_button.setChecked(True)
        tabs.buttonClicked.connect(self._show)
        foot.addWidget(self._status, 1)
        foot.addWidget(self.save_button)
        foot.addWidget(self.close_button)
        self._status.setWordWrap(True)
        set_role(self.close_button, "main")
        self.close_button.setDefault(True)
        self.save_button.setAutoDefault(False)
        self.close_button.clicked.connect(self.close)
        self.save_button.clicked.connect(self._save_table)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(6 * STEP, 5 * STEP, 6 * STEP, 5 * STEP)
        whole.setSpacing(3 * STEP)
        whole.addLayout(head)
        whole.addWidget(self.filters)
        whole.addWidget(self._pages, 1)
        whole.addLayout(foot)
        window: QWidget | None = self.parentWidget()
        around = _SMALLEST if window is None else window.size()
        self.resize(around.boundedTo(_LARGEST) - _RIM)

    def read(self) -> None:
        """Begin to read the games; they are shown as soon as they are there."""
        self._reader.start()

    def done(self, result: int) -> None:
        """Closed: nobody waits for the games any more."""
        self._reader.stop()
        super().done(result)

    def show_played(self, everything: Played) -> None:
        """Tell about these games; if the one on the table was never finished, about the latest other one."""
        self._everything = everything
        games = everything.games
        is_known = not games or any(game.game == self._game for game in games)
        self.show_game(self._game if is_known else games[-1].game)

    def show_game(self, game: str) -> None:
        if game != self._game:
            self._game = self._words.game = game
            game_words = GAME_UIS[game].statistics(self)
            self.games_page.game_words = self.badges_page.game_words = game_words
            self.badges_page.shelved = GAMES[game]
            self._sign.show_badge(game_words, _first_badge(game_words))
            self.games_button.setChecked(True)
            self.filters.retranslate()
        if self._everything is not None:
            self._played = self._everything.of(game)
            self.filters.set_people(people([each for each in self._played.games if each.is_standard]))
        self._show()

    def _on_progress(self, done: int, of: int) -> None:
        if self._played is None:
            self._nothing.setText(self._words.reading(done, of))

    def _on_person(self, key: str) -> None:
        self.filters.choose_person(key)
        self.filters.person_box.setFocus()

    def _on_setting(self, name: str) -> None:
        if name == "achievements":
            self.games_button.setChecked(True)
            self._show()

    def _show(self) -> None:
        """Show what was chosen."""
        has_badges = self._settings.achievements and bool(GAMES[self._game].badges)
        self.games_button.setVisible(has_badges)
        self.badges_button.setVisible(has_badges)
        played, everything = self._played, self._everything
        self.save_button.setEnabled(played is not None and bool(played.games))
        self.filters.setVisible(everything is not None and bool(everything.games))
        if played is None:
            self._status.clear()
            self._nothing.setText(self._words.reading(0, 0))
            self._pages.setCurrentWidget(self._empty)
            return
        choice = self.filters.choice
        chosen = [game for game in played.games if choice.picks(game)]
        self._status.setText(self._words.counted(played))
        if has_badges and self.badges_button.isChecked():
            self.badges_page.show_games(played.games, choice.person)
            self._pages.setCurrentWidget(self._scrolls[1])
        elif chosen:
            self.games_page.show_games(chosen, choice.person)
            self._pages.setCurrentWidget(self._scrolls[0])
        else:
            self._nothing.setText(self._words.nothing(bool(played.games)))
            self._pages.setCurrentWidget(self._empty)

    def _save_table(self) -> None:
        assert self._played is not None
        title, kinds = self.tr("Save the games as a table"), self.tr("Tables (*.csv)")
        name, _ = QFileDialog.getSaveFileName(
            self, title, str(Path.home() / f"{self._game}-games.csv"), kinds
        )
        if not name:
            return
        try:
            write_whole(Path(name), table_text(self._played.games), is_shared=True)
            self._status.setText(self.tr("The table was saved: {name}").format(name=Path(name).name))
        except CannotWrite:
            self._status.setText(self.tr("The table could not be written there. Try another folder."))

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Statistics"))
        self._title.setText(self.tr("Statistics"))
        self.games_button.setText(self.tr("&Games"))
        self.badges_button.setText(self.tr("&Achievements"))
        for button in (self.games_button, self.badges_button):
            button.setMinimumWidth(_checked_width(button.text()))
        self.save_button.setText(self.tr("Save as a &table…"))
        self.close_button.setText(self.tr("&Close"))
        self.filters.retranslate()
        self._show()


def _first_badge(game_words: GameStatistics) -> str:
    return next(iter(game_words.badges()), "")


def _checked_width(text: str) -> int:
    """Room for *text* in the heavy type of a button that is pressed."""
    return ceil(text_width(text.replace("&", ""), SIZES[1], QFont.Weight.DemiBold)) + 10 * STEP


def _scrolled(page: QWidget) -> QScrollArea:
    scroll = QScrollArea()
    scroll.setWidgetResizable(True)
    scroll.setFrameShape(QScrollArea.Shape.NoFrame)
    scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # it follows the keyboard from plot to plot
    scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    scroll.setWidget(page)
    return scroll
