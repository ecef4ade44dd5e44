"""The badges of one person, or of everybody: shown only if switched on."""

from collections.abc import Mapping, Sequence
from datetime import date

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from enix_desktop.app.library.badges import earned
from enix_desktop.app.library.statistics import PersonFigures, people
from enix_desktop.catalogue import Game
from enix_desktop.engine.summary import FinishedGame
from enix_desktop.ui.statistics.emblem import Emblem
from enix_desktop.ui.statistics.game_words import BadgeWords, GameStatistics
from enix_desktop.ui.widgets.numbers import day_words
from enix_desktop.ui.widgets.plain import PlainLabel
from enix_desktop.ui.widgets.style_sheet import set_role
from enix_desktop.ui.widgets.theme import SIZES, STEP, current_theme, font

_COLUMNS = 2


class BadgePaper(QFrame):
    """One badge: emblem, title, what it is for, and since when."""

    def __init__(self, emblem: Emblem, words: BadgeWords, since: str, parent: QWidget) -> None:
        super().__init__(parent)
        set_role(self, "panel")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAccessibleName(words.title)
        self.setAccessibleDescription(f"{words.about} {since}")
        title, about, note = (
            PlainLabel(words.title, self),
            PlainLabel(words.about, self),
            PlainLabel(since, self),
        )
        title.setFont(font(SIZES[1], QFont.Weight.Bold))
        about.setFont(font(SIZES[0]))
        set_role(note, "muted")
        lines = QVBoxLayout()
        lines.setSpacing(0)
        for label in (title, about, note):
            label.setWordWrap(True)
            lines.addWidget(label)
        lines.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(3 * STEP, 2 * STEP, 3 * STEP, 2 * STEP)
        row.setSpacing(3 * STEP)
        row.addWidget(emblem, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(lines, 1)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(QPen(current_theme.theme.focus, current_theme.theme.wide(2, 4)))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 10, 10)
            painter.end()


class BadgesPage(QWidget):
    """All badges with what they are for; nothing is counted down, nothing is urged."""

    def __init__(self, shelved: Game, game_words: GameStatistics) -> None:
        super().__init__()
        self.shelved, self.game_words = shelved, game_words
        self._holder: QWidget | None = None
        self._whole = QVBoxLayout(self)
        self._whole.setContentsMargins(0, 0, 2 * STEP, 0)
        self._whole.addStretch(1)

    def show_games(self, games: Sequence[FinishedGame], person: str | None) -> None:
        """The badges that *games* brought to *person*, or to whom."""
        if self._holder is not None:
            self._whole.removeWidget(self._holder)
            self._holder.hide()
            self._holder.deleteLater()
        self._holder = holder = QWidget(self)
        everybody = [one for one in people(games) if person in (None, one.key)]
        found = {one.key: earned(self.shelved, games, one.key) for one in everybody}
        note = PlainLabel(
            self.tr("All finished games with unchanged rules count, whatever you choose above."), holder
        )
        note.setWordWrap(True)
        set_role(note, "muted")
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(2 * STEP)
        grid.addWidget(note, 0, 0, 1, _COLUMNS)
        for index, (badge, words) in enumerate(self.game_words.badges().items()):
            since = self._since(badge, everybody, found, person)
            emblem = Emblem(self.game_words, badge, any(badge in have for have in found.values()), holder)
            row, column = divmod(index, _COLUMNS)
            grid.addWidget(BadgePaper(emblem, words, since, holder), row + 1, column)
        for column in range(_COLUMNS):
            grid.setColumnStretch(column, 1)
        self._whole.insertWidget(0, holder)

    def _since(
        self,
        badge: str,
        everybody: Sequence[PersonFigures],
        found: Mapping[str, Mapping[str, FinishedGame]],
        person: str | None,
    ) -> str:
        """When it was earned, or by whom."""
        having = [one for one in everybody if badge in found[one.key]]
        if not having:
            return self.tr("Not yet.")
        if person is None:
            return ", ".join(one.name for one in having)
        day = date.fromisoformat(found[person][badge].day)
        return self.tr("Since {day}.").format(day=day_words(day))
