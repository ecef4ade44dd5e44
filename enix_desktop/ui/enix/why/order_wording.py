"""Sentences about who is next."""

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QObject

from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import Components
from enix_desktop.games.enix.why import order_steps as steps
from enix_desktop.ui.enix.wording import Names, signed


class OrderWording(QObject):
    """One sentence for each step."""

    def __init__(self, names: Names, components: Components, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names, self._components = names, components

    def sentence(self, step: steps.OrderStep) -> str:
        """The step in words."""
        n = self._names
        match step:
            case steps.RoundOver(number):
                return self.tr("Everybody has had a turn, so round {number} begins.").format(number=number)
            case steps.EverybodyLays(seats, in_competition):
                text = (
                    self.tr("%n player(s) must lay one more card face down: {players}.", "", len(seats))
                    if in_competition
                    else self.tr("%n player(s) must lay a card face down: {players}.", "", len(seats))
                )
                return text.format(players=n.players(seats))
            case steps.TurnedOverTogether():
                return self.tr("When everybody has laid, the cards are turned over together.")
            case steps.HighestIsNext(True):
                return self.tr("Of those still waiting for a turn, the highest sum goes next.")
            case steps.HighestIsNext():
                return self.tr(
                    "Of those still waiting for a turn, the highest first card goes next. "
                    "Competition cards count only between tied players."
                )
            case steps.GoesNext(seat):
                return self.tr("So it is {player}’s turn.").format(player=n.player(seat))
            case steps.SeatOrder(seats):
                return self.tr(
                    "Everybody who laid a card has had a turn. The others follow in seat order: {players}."
                ).format(players=n.players(seats))
            case _:
                return self._about_cards(step)

    def _about_cards(
        self,
        step: steps.LaidSum
        | steps.LaidInOrder
        | steps.CompetitionCard
        | steps.CouldNotLay
        | steps.LaidNothing
        | steps.Tied
        | steps.NobodyCanLay
        | steps.LotDrawn
        | steps.Points,
    ) -> str:
        n = self._names
        match step:
            case steps.LaidSum(seat, cards) if len(cards) == 1:
                return self.tr("{player} laid {card}.").format(player=n.player(seat), card=n.card(cards[0]))
            case steps.LaidSum(seat, cards, total):
                return self.tr("{player} laid {cards}, {total} in all.").format(
                    player=n.player(seat), cards=n.cards(cards), total=signed(total)
                )
            case steps.LaidInOrder(seat, cards) if len(cards) == 1:
                return self.tr("{player} laid {card}.").format(player=n.player(seat), card=n.card(cards[0]))
            case steps.LaidInOrder(seat, cards):
                return self.tr("{player} laid {card} first and then {cards}.").format(
                    player=n.player(seat), card=n.card(cards[0]), cards=n.cards(cards[1:])
                )
            case steps.CompetitionCard(seat, card):
                return self.tr("In the competition {player} laid {card}.").format(
                    player=n.player(seat), card=n.card(card)
                )
            case steps.CouldNotLay(seats):
                return self.tr("Without a card to lay, nobody can win the competition: {players}.").format(
                    players=n.players(seats)
                )
            case steps.LaidNothing(seats):
                return self.tr("Players without a card to lay come last: {players}.").format(
                    players=n.players(seats)
                )
            case steps.Tied(seats):
                return self.tr("{players} are tied.").format(players=n.players(seats))
            case steps.NobodyCanLay():
                return self.tr("None of them has a card left to compete with.")
            case steps.LotDrawn(seats, True):
                return self.tr("Their order was drawn by lot before and still holds: {players}.").format(
                    players=n.players(seats)
                )
            case steps.LotDrawn(seats):
                return self.tr("So their order is drawn by lot: {players}.").format(players=n.players(seats))
            case steps.Points(seat, cards, total):
                return self.tr("{player}’s points are the sum of the cards laid: {sum}.").format(
                    player=n.player(seat), sum=added(self._components, cards, total)
                )
            case _:
                assert_never(step)


def added(components: Components, cards: Sequence[Card], total: int) -> str:
    """The values of *cards* as a sum; ENIX cards have none."""
    values = [components.values[card] for card in cards if not components.cards[card].is_enix]
    if len(values) < 2:
        return signed(total)
    signs = [f"{'+' if value >= 0 else chr(0x2212)} {abs(value)}" for value in values[1:]]
    return unbroken(f"{signed(values[0])} {' '.join(signs)} = {signed(total)}")


def unbroken(text: str) -> str:
    """*text* that stays in one line."""
    return text.replace(" ", "\N{NO-BREAK SPACE}")
