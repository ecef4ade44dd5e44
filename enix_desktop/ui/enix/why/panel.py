"""A note on the table that answers "why?" with a picture of the board."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from enix_desktop.games.enix.components import Components
from enix_desktop.games.enix.why.answer import Picture
from enix_desktop.ui.enix.why.figure import BoardFigure
from enix_desktop.ui.table import why_panel
from enix_desktop.ui.table.pieces import PawnLook


class WhyPanel(why_panel.WhyPanel):
    """Shows the board as it was at the moment asked about."""

    def __init__(self, over: QWidget, components: Components, pawn_looks: Sequence[PawnLook]) -> None:
        self.figure = BoardFigure(components, pawn_looks)
        super().__init__(over, self.figure)

    def show_answer(
        self, title: str, steps: Sequence[str], rules: Sequence[str], picture: Picture | None
    ) -> None:
        """Answer a question; another answer that was there goes."""
        self.figure.show_picture(picture)
        self.answer(title, steps, rules)
