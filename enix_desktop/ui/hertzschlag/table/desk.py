"""The desk below the town: the cards of the round, or what the person who is asked can choose from."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

from enix_desktop.games.hertzschlag.moves import Place, Word
from enix_desktop.games.hertzschlag.table import Table
from enix_desktop.ui.hertzschlag.table.bids_item import BidsItem
from enix_desktop.ui.hertzschlag.table.desk_items import EuroItem, PadItem, WordItem
from enix_desktop.ui.hertzschlag.table.plan import TablePlan
from enix_desktop.ui.hertzschlag.table.row_item import RowItem
from enix_desktop.ui.hertzschlag.table.spots import SILENT
from enix_desktop.ui.table.pieces import PawnLook
from enix_desktop.ui.table.thing_item import ThingItem

_SPACE = 8.0
_COLUMNS = 4
"""The words of a signal lie in two rows of so many."""


class Desk:
    """One set of things is seen: the row of cards or of bids, two places, eight words, or hands to raise."""

    def __init__(self, table: Table, looks: Sequence[PawnLook], names: Sequence[str]) -> None:
        self.row = RowItem(table.components, looks)
        self.bids = BidsItem(looks, names)
        self.pads = {place: PadItem(place, table.components) for place in Place}
        self.words = {word: WordItem(word) for word in Word}
        self.euros = {euro: EuroItem(euro) for euro in (*range(table.numbers.fingers + 1), SILENT)}
        self._rect = QRectF()
        self._shown: Sequence[ThingItem] = ()
        self.is_held = False
        """Whether somebody chooses here: what happens meanwhile is shown elsewhere."""
        self.show_row()

    @property
    def items(self) -> list[ThingItem]:
        """Everything that may lie here."""
        return [self.row, self.bids, *self.pads.values(), *self.words.values(), *self.euros.values()]

    def set_rect(self, rect: QRectF) -> None:
        """Lie in *rect* of the scene."""
        self._rect = rect
        self.row.set_rect(rect)
        self.bids.set_rect(rect)
        self._in_grid(list(self.pads.values()), 2)
        self._in_grid(list(self.words.values()), _COLUMNS)
        self._arrange_euros()

    def release(self) -> None:
        """Nobody chooses here any more."""
        self.is_held = False
        self.show_row()

    def show_row(self) -> None:
        """Show the cards of the round, unless somebody chooses."""
        if not self.is_held:
            self._show([self.row])

    def show_bids(self) -> None:
        """Show hands that still hide what they bid, unless somebody chooses."""
        if not self.is_held:
            self.bids.set_rect(self._rect)
            self._show([self.bids])

    def raise_bids(self, plan: TablePlan) -> None:
        """Let the hands come up before the houses, where everybody looks."""
        self.is_held = False
        room = QRectF(plan.board)
        room.setTop(plan.town.top() + plan.town.height() * 0.5)
        self.bids.set_rect(room.adjusted(room.width() * 0.06, 0, -room.width() * 0.06, -4))
        self._show([self.bids])

    def show_pads(self) -> None:
        """Offer the two places for a card."""
        self.is_held = True
        self._show(list(self.pads.values()))

    def show_words(self) -> None:
        """Offer the words of a signal."""
        self.is_held = True
        self._show(list(self.words.values()))

    def show_euros(self, most: int, sleeve: QColor, has_silent: bool) -> None:
        """Offer hands, of which those up to *most* can be raised."""
        self.is_held = True
        for euro, item in self.euros.items():
            item.set_possible(euro <= most)
            item.show_sleeve(sleeve)
        self._show([item for euro, item in self.euros.items() if has_silent or euro != SILENT])
        self._arrange_euros()

    def _show(self, shown: Sequence[ThingItem]) -> None:
        self._shown = shown
        for item in self.items:
            item.setVisible(item in shown)

    def _in_grid(self, items: Sequence[ThingItem], columns: int) -> None:
        rows = -(-len(items) // columns)
        wide = (self._rect.width() + _SPACE) / columns - _SPACE
        high = (self._rect.height() + _SPACE) / rows - _SPACE
        for number, item in enumerate(items):
            row, column = divmod(number, columns)
            left = self._rect.left() + column * (wide + _SPACE)
            item.set_rect(QRectF(left, self._rect.top() + row * (high + _SPACE), wide, high))

    def _arrange_euros(self) -> None:
        shown = [item for item in self.euros.values() if item in self._shown] or list(self.euros.values())
        wide = min((self._rect.width() + _SPACE) / len(shown) - _SPACE, self._rect.height() * 1.1)
        left = self._rect.center().x() - ((wide + _SPACE) * len(shown) - _SPACE) / 2
        for number, item in enumerate(shown):
            item.set_rect(
                QRectF(left + number * (wide + _SPACE), self._rect.top(), wide, self._rect.height())
            )
