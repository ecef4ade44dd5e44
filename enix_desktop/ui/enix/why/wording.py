"""An answer in words: short sentences, one for each step."""

from PySide6.QtCore import QObject

from enix_desktop.games.enix.components import Components
from enix_desktop.games.enix.why.answer import Answer
from enix_desktop.games.enix.why.board_steps import BoardStep
from enix_desktop.games.enix.why.card_steps import CardStep
from enix_desktop.games.enix.why.order_steps import OrderStep
from enix_desktop.games.enix.why.steps import Step
from enix_desktop.ui.enix.why.board_wording import BoardWording
from enix_desktop.ui.enix.why.card_wording import CardWording
from enix_desktop.ui.enix.why.order_wording import OrderWording
from enix_desktop.ui.enix.why.refused_wording import RefusedWording
from enix_desktop.ui.enix.wording import Names


class WhyWording(QObject):
    """The steps of answers in the current language."""

    def __init__(self, names: Names, components: Components, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._order = OrderWording(names, components, self)
        self._board = BoardWording(names, self)
        self._cards = CardWording(names, components, self)
        self._refused = RefusedWording(names, self)

    def sentences(self, answer: Answer) -> list[str]:
        """The steps in their order."""
        return [self.sentence(step) for step in answer.steps]

    def sentence(self, step: Step) -> str:
        """One step in words."""
        if isinstance(step, OrderStep):
            return self._order.sentence(step)
        if isinstance(step, BoardStep):
            return self._board.sentence(step)
        if isinstance(step, CardStep):
            return self._cards.sentence(step)
        return self._refused.sentence(step)
