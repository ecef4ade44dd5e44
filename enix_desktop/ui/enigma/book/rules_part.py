"""The rules of ENIGMA."""

from PySide6.QtCore import QObject

from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.book.rulebook import Rulebook
from enix_desktop.ui.book.rulebook_part import RulebookPart
from enix_desktop.ui.enigma.book.figures.gallery import figure_size
from enix_desktop.ui.enigma.book.small_pictures import MARKUP

RULEBOOK = Rulebook("enigma")
TEXTS = Texts("enigma", "book")
"""What the book says around its parts, and what printed sheets say."""


class RulesPart(RulebookPart):
    """The rulebook; it has one edition."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(RULEBOOK, MARKUP, figure_size, parent)

    def title(self) -> str:
        return TEXTS["book.rules"]
