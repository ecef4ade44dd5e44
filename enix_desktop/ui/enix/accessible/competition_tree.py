"""A competition in the tree of things: who is tied, what each laid round by round, and the sums (O2)."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible

from enix_desktop.engine.rules import Seat
from enix_desktop.ui.enix.competition_item import Competition, CompetitionItem
from enix_desktop.ui.enix.wording import Captions, Names, signed
from enix_desktop.ui.widgets.accessible import AccessibleItem

_ROLES = QAccessible.Role


class CompetitionTree(QObject):
    """Answers from what the panel beside the board shows now."""

    def __init__(self, panel: CompetitionItem, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self._panel, self._names = panel, names
        self._captions = Captions(self)

    @property
    def children_of_table(self) -> tuple[object, ...]:
        """What it adds to the table: itself, while somebody is tied."""
        return () if self._panel.shown is None else ("competition",)

    def item(self, *rest: object) -> AccessibleItem | None:
        shown = self._panel.shown
        if shown is None:
            return None
        match rest:
            case ():
                about = self.tr("{players} are tied.").format(players=self._names.players(shown.seats))
                place = self._panel.mapRectToScene(self._panel.paper)
                name = self._captions.competition()
                return AccessibleItem(name, _ROLES.List, place, about, children=shown.seats)
            case (int(seat),) if seat in shown.seats:
                place = self._panel.mapRectToScene(self._panel.column(seat) & self._panel.paper)
                return AccessibleItem(
                    self._names.player(seat), _ROLES.ListItem, place, self._about(shown, seat)
                )
            case _:
                return None

    def _about(self, shown: Competition, seat: Seat) -> str:
        """Each round and the sum; a card that lies face down is only said to be there."""
        cards = shown.laid[seat]
        each = self.tr("Round {number}: {card}.", "a round of a competition")
        told = [
            each.format(number=number, card=self._names.card(card)) for number, card in enumerate(cards, 1)
        ]
        if seat in shown.hidden:
            told.append(each.format(number=len(cards) + 1, card=self.tr("a card, face down")))
        told.append(self.tr("Sum: {sum}.").format(sum=signed(self._panel.total(seat))))
        if seat in shown.ahead:
            told.append(self.tr("Ahead."))
        return " ".join(told)
