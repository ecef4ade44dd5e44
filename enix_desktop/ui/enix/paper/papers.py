"""Everything of ENIX that can be printed."""

from PySide6.QtWidgets import QWidget

from enix_desktop.ui.enix.paper.result_sheet import ResultSheet
from enix_desktop.ui.enix.paper.rules_paper import RulesPaper
from enix_desktop.ui.enix.paper.score_sheet import ScoreSheet
from enix_desktop.ui.paper.dialog import PaperDialog


def enix_papers(
    parent: QWidget | None, edition: str | None = None, result: ResultSheet | None = None, chosen: str = ""
) -> PaperDialog:
    """The dialog that prints them: the rules of *edition* come first, or what is *chosen*."""
    papers: list[ResultSheet | RulesPaper | ScoreSheet] = [] if result is None else [result]
    papers += [RulesPaper(which) for which in ("english", "french", None)]
    papers.append(ScoreSheet())
    dialog = PaperDialog("ENIX", papers, chosen or f"rules-{edition or 'both'}", parent)
    for paper in papers:
        paper.setParent(dialog)
    return dialog
