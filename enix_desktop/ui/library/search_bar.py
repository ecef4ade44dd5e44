"""What narrows the list of games: words, which game, finished or not, and the order."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QWidget

from enix_desktop.ui.games import GAME_UIS
from enix_desktop.ui.library.model import ALL, FINISHED, UNFINISHED
from enix_desktop.ui.widgets.choice_box import ChoiceBox
from enix_desktop.ui.widgets.theme import STEP
from enix_desktop.ui.widgets.translated import Translated

NEWEST, OLDEST = "newest", "oldest"
_LONGEST_SEARCH = 200


class SearchBar(Translated, QWidget):
    """Signals what to search for."""

    searched = Signal(str)
    game_chosen = Signal(object)
    """The key of a game, or None for all of them."""
    kind_chosen = Signal(object)
    order_chosen = Signal(object)
    confirmed = Signal()
    """Enter was pressed after some words: the list gets the keyboard."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.words = QLineEdit(self)
        self.words.setMaxLength(_LONGEST_SEARCH)
        self.words.setClearButtonEnabled(True)
        self.words.textChanged.connect(self.searched)
        self.words.returnPressed.connect(self.confirmed)
        self.games, self.kinds, self.order = ChoiceBox(self), ChoiceBox(self), ChoiceBox(self)
        self.games.setVisible(len(GAME_UIS) > 1)
        self.games.chosen.connect(self.game_chosen)
        self.kinds.chosen.connect(self.kind_chosen)
        self.order.chosen.connect(self.order_chosen)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2 * STEP)
        row.addWidget(self.words, 1)
        row.addWidget(self.games)
        row.addWidget(self.kinds)
        row.addWidget(self.order)
        self.retranslate()

    def retranslate(self) -> None:
        self.words.setPlaceholderText(self.tr("Search for names, results, dates…"))
        self.words.setAccessibleName(self.tr("Search"))
        self.games.setAccessibleName(self.tr("Game"))
        self.kinds.setAccessibleName(self.tr("Which games"))
        self.order.setAccessibleName(self.tr("Order"))
        titles = [(game, ui.title(), None) for game, ui in GAME_UIS.items()]
        self.games.set_entries([(None, self.tr("Any game"), None), *titles])
        self.kinds.set_entries(
            [
                (ALL, self.tr("All games"), None),
                (UNFINISHED, self.tr("Unfinished"), None),
                (FINISHED, self.tr("Finished"), None),
            ]
        )
        self.order.set_entries(
            [(NEWEST, self.tr("Newest first"), None), (OLDEST, self.tr("Oldest first"), None)]
        )
