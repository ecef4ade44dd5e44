"""Which games the statistics are about."""

from collections.abc import Sequence
from datetime import date, timedelta

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QWidget

from enix_desktop.app.library.statistics import Choice, PersonFigures
from enix_desktop.catalogue import GAMES
from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.statistics.words import StatisticsWords
from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.theme import STEP

_DAYS = {"year": 365, "month": 30}


class FilterBar(QWidget):
    """Game, person, edition, period, and whether games with hints count; nothing that leaves no choice."""

    changed = Signal()
    game_chosen = Signal(object)
    """The key of a game."""

    def __init__(self, words: StatisticsWords, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self._people: Sequence[PersonFigures] = ()
        self.game_box, self.person_box = ChoiceBox(self), ChoiceBox(self)
        self.edition_box, self.period_box = ChoiceBox(self), ChoiceBox(self)
        self.hints_box = QCheckBox(self)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(3 * STEP)
        for box in (self.game_box, self.person_box, self.edition_box, self.period_box):
            box.setSizeAdjustPolicy(ChoiceBox.SizeAdjustPolicy.AdjustToContents)
            box.chosen.connect(self.game_chosen if box is self.game_box else self.changed)
            row.addWidget(box)
        self.game_box.setVisible(len(GAME_UIS) > 1)
        self.hints_box.toggled.connect(self.changed)
        row.addWidget(self.hints_box)
        row.addStretch(1)
        self.retranslate()

    @property
    def choice(self) -> Choice:
        """The games that were chosen."""
        days = _DAYS.get(self.period_box.key or "")
        since = None if days is None else (date.today() - timedelta(days)).isoformat()
        without_hints = self.hints_box.isChecked()
        return Choice(self.person_box.key, self.edition_box.key, since, without_hints)

    def set_people(self, people: Sequence[PersonFigures]) -> None:
        self._people = people
        entries = [(None, self.tr("Everybody")), *((one.key, one.name) for one in people)]
        _offer(self.person_box, entries, self.tr("Whose games count"))

    def choose_person(self, key: str) -> None:
        self.person_box.set_key(key)
        self.changed.emit()

    def retranslate(self) -> None:
        """Use the language in use; choices stay."""
        with QSignalBlocker(self):
            self.set_people(self._people)
            games = [(game, ui.title()) for game, ui in GAME_UIS.items()]
            _offer(self.game_box, games, self.tr("Which game was played"))
            self.game_box.set_key(self._words.game)
            editions = [(key, self._words.edition(key)) for key in GAMES[self._words.game].editions]
            self.edition_box.setVisible(len(editions) > 1)
            all_editions = (None, self.tr("All rulebooks"))
            by_which = self.tr("By which rulebook the games were played")
            _offer(self.edition_box, [all_editions, *editions], by_which)
            _offer(self.period_box, [*self._words.periods().items()], self.tr("When the games were played"))
        self.hints_box.setText(self.tr("Only without &hints"))
        self.game_box.setAccessibleName(self.tr("Game"))
        self.person_box.setAccessibleName(self.tr("Person"))
        self.edition_box.setAccessibleName(self.tr("Rulebook"))
        self.period_box.setAccessibleName(self.tr("Period"))


def _offer(box: ChoiceBox, entries: Sequence[tuple[str | None, str]], about: str) -> None:
    """Fill *box*; whatever is chosen, its tip and a screen reader say what the choice is *about*."""
    descriptions = {key or "": about for key, _ in entries}
    box.set_entries([(key, words, None) for key, words in entries], descriptions)
