"""Everything of ENIGMA that can be printed."""

from PySide6.QtWidgets import QWidget

from enix_desktop.ui.enigma.book.rules_part import TEXTS
from enix_desktop.ui.enigma.paper.rules_paper import RulesPaper
from enix_desktop.ui.enigma.paper.score_sheet import ScoreSheet
from enix_desktop.ui.paper.dialog import PaperDialog


def enigma_papers(parent: QWidget | None = None, edition: str | None = None) -> PaperDialog:
    """The dialog that prints them; the rules have one edition, so *edition* changes nothing."""
    return PaperDialog(TEXTS["book.game"], [RulesPaper(), ScoreSheet()], parent=parent)
