"""The rules of Station Six."""

from PySide6.QtCore import QObject

from enix_desktop.ui.book.rulebook import Rulebook
from enix_desktop.ui.book.rulebook_part import RulebookPart
from enix_desktop.ui.station.book.figures.gallery import figure_size
from enix_desktop.ui.station.book.small_pictures import MARKUP
from enix_desktop.ui.station.book.stations_part import TEXTS

RULEBOOK = Rulebook("station")


class RulesPart(RulebookPart):
    """The rulebook; it has one edition."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(RULEBOOK, MARKUP, figure_size, parent)

    def title(self) -> str:
        return TEXTS["book.rules"]
