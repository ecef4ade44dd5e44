"""Everything of Station Six that can be printed."""

from PySide6.QtWidgets import QWidget

from enix_desktop.ui.paper.dialog import PaperDialog
from enix_desktop.ui.station.paper.rules_paper import RulesPaper
from enix_desktop.ui.station.paper.score_sheet import ScoreSheet
from enix_desktop.ui.station.words import said


def station_papers(parent: QWidget | None = None, edition: str | None = None) -> PaperDialog:
    """The dialog that prints them; the rules have one edition, so *edition* changes nothing."""
    return PaperDialog(said("title"), [RulesPaper(), ScoreSheet()], parent=parent)
