"""Everything of Hertzschlag that can be printed."""

from PySide6.QtWidgets import QWidget

from enix_desktop.ui.hertzschlag.book.rules_part import TEXTS
from enix_desktop.ui.hertzschlag.paper.class_set import ClassSet
from enix_desktop.ui.hertzschlag.paper.rules_paper import RulesPaper
from enix_desktop.ui.hertzschlag.paper.score_sheet import ScoreSheet
from enix_desktop.ui.paper.dialog import PaperDialog


def hertzschlag_papers(parent: QWidget | None = None, edition: str | None = None) -> PaperDialog:
    """The dialog that prints them; the rules have one edition, so *edition* changes nothing."""
    return PaperDialog(TEXTS["book.game"], [RulesPaper(), ScoreSheet(), ClassSet()], parent=parent)
