"""Names for what lies on the table, and what is said about it, for screen readers."""

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import ActionCard, Energy
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.book.card_words import CardWords
from enix_desktop.ui.enix.card_names import card_name
from enix_desktop.ui.enix.place_facts import points_of
from enix_desktop.ui.enix.wording import Names, signed


class ItemWords(QObject):
    """Short names and whole sentences, in the current language."""

    def __init__(self, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self.names = names
        self._cards = CardWords(self)

    def table(self) -> str:
        return self.tr("Table")

    def board(self) -> str:
        return self.tr("Board")

    def hand(self, seat: Seat) -> str:
        return self.tr("{player}’s hand").format(player=self.names.player(seat))

    def stacks(self) -> str:
        return self.tr("Stacks and played cards")

    def players(self) -> str:
        return self.tr("Players")

    def about_card(self, card: ActionCard) -> str:
        name = card_name(card)
        title = [self.tr("“{name}”.").format(name=name)] if name else []
        return " ".join([*title, *(self._cards.symbol(symbol) for symbol in card.symbols)])

    def face_down(self) -> str:
        return self.tr("A card, face down")

    def stack(self, position: int, top: Energy | None, height: int) -> str:
        number = position + 1
        if top is None or height == 0:
            return self.tr("Stack {number}: empty").format(number=number)
        return self.tr("Stack {number}: {energy} on top, %n card(s)", "", height).format(
            number=number, energy=self.names.energy(top)
        )

    def pile(self, top: Card | None, count: int) -> str:
        """The played cards, with the last of them."""
        if top is None:
            return self.tr("Played cards: none")
        return self.tr("Played cards: {card} on top, %n card(s)", "", count).format(card=self.names.card(top))

    def piece(self, seat: Seat, piece: str) -> str:
        return self.tr("{player}’s piece: {piece}").format(player=self.names.player(seat), piece=piece)

    def on_tile(self, energy: Energy) -> str:
        return self.tr("On {energy}.").format(energy=self.names.energy(energy))

    def cap(self) -> str:
        return self.tr("Blackout cap")

    def beside_board(self) -> str:
        return self.tr("Beside the board.")

    def backs(self, energy: Energy, count: int) -> str:
        return self.tr("%n card(s) of {energy} in hand", "", count).format(energy=self.names.energy(energy))

    def about_place(self, view: View, seat: Seat, piece: str, total: int | None, points: int | None) -> str:
        """What can be seen of a player; *total* is the worth of a hand that lies open."""
        told = [
            self.tr("Piece: {piece}, on {energy}.").format(
                piece=piece, energy=self.names.energy(view.pawns[seat])
            ),
            self.tr("%n card(s) in hand.", "", sum(view.hand_energies[seat])),
        ]
        if all(view.hand_energies[seat]):
            told.append(self.tr("Holds all six energies and may end the game."))
        if total is not None:
            worth = self.tr("Hand worth {total}; the limit is {limit}.")
            told.append(worth.format(total=signed(total), limit=view.table.numbers.limit))
        if points is not None:
            told.append(self.tr("Cards laid: worth {points}.").format(points=signed(points)))
        if seat in view.contenders:
            told.append(self.tr("In a competition."))
        if seat == view.active:
            told.append(self.tr("Current player."))
            left = points_of(view, seat)
            if left is not None:
                told.append(self.tr("%n movement point(s) left.", "", max(0, left)))
        return " ".join(told)

    def in_hand(self, energy: Energy) -> str:
        return self.tr("{energy}, lifted").format(energy=self.names.energy(energy))

    def turned(self, sides: int) -> str:
        if sides == 0:
            return self.tr("Not turned.")
        return self.tr("Turned clockwise by {degrees} degrees.").format(degrees=60 * sides)

    def move_there(self, energy: Energy, where: str) -> str:
        return self.tr("Move {energy}: {where}").format(energy=self.names.energy(energy), where=where)

    def swap(self, energy: Energy, other: Energy) -> str:
        """A cell to which the lifted tile can go if the one there takes its place."""
        names = self.names
        return self.tr("Swap {energy} with {other}").format(
            energy=names.energy(energy), other=names.energy(other)
        )

    def turn_tile(self, energy: Energy, is_clockwise: bool) -> str:
        text = (
            self.tr("Turn {energy} clockwise by 60 degrees")
            if is_clockwise
            else self.tr("Turn {energy} anticlockwise by 60 degrees")
        )
        return text.format(energy=self.names.energy(energy))
