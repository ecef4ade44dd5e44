"""Everything of Station Six that can be printed."""

from PySide6.QtWidgets import QWidget

from enix_desktop.ui.paper.dialog import PaperDialog
from enix_desktop.ui.station.book.stations_part import TEXTS
from enix_desktop.ui.station.paper.rules_paper import RulesPaper
from enix_desktop.ui.station.paper.score_sheet import ScoreSheet


def station_papers(parent: QWidget | None = None, edition: str | None = None) -> PaperDialog:
    """The dialog that prints them; the rules have one edition, so *edition* changes nothing."""
    return PaperDialog(TEXTS["book.game"], [RulesPaper(), ScoreSheet()], parent=parent)
