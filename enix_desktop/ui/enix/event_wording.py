"""The words of the log: a sentence for each event."""

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events
from enix_desktop.ui.enix.cap_words import CapWords
from enix_desktop.ui.enix.wording import Names


class EventWording(QObject):
    """A sentence for each event; events that need no words have none."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._cap = CapWords(names, self)

    def sentence(self, event: Event) -> str | None:
        """What happened, as far as *event* tells it."""
        n = self._names
        match event:
            case events.RoundBegan(number):
                return self.tr("Round {number} begins.").format(number=number)
            case events.CardsRevealed(cards):
                each = self.tr("{player} {card}", "one of the cards turned over")
                shown = [each.format(player=n.player(seat), card=n.card(cards[seat])) for seat in cards]
                return self.tr("All cards are turned over: {cards}.").format(cards=", ".join(shown))
            case events.CompetitionBegan(seats):
                return self.tr("{players} are tied and compete for the next turn.").format(
                    players=n.players(seats)
                )
            case events.OrderDrawn(seats):
                return self.tr("Order drawn by lot: {players}.").format(players=n.players(seats))
            case events.TurnBegan(seat, points):
                return self.tr(
                    "It is {player}’s turn, with %n movement point(s).", "", max(0, points)
                ).format(player=n.player(seat))
            case events.GameEnded(seat):
                return self.tr("{player} ends the game.").format(player=n.player(seat))
            case events.CapMoved():
                return self._cap.happens(event)
            case events.EnixPlayed(seat, card, _, None):
                return self.tr("{player} plays {card} and takes the blackout cap off the board.").format(
                    player=n.player(seat), card=n.card(card)
                )
            case events.EnixPlayed(seat, card, _, target) if target is not None:
                return self.tr("{player} plays {card} and puts the blackout cap on {energy}.").format(
                    player=n.player(seat), card=n.card(card), energy=n.energy(target)
                )
            case _:
                return self._about_movement(event) or self._about_cards(event)

    def _about_movement(self, event: Event) -> str | None:
        n = self._names
        match event:
            case events.PawnJumped(seat, _, target):
                return self.tr("{player} jumps to {energy}.").format(
                    player=n.player(seat), energy=n.energy(target)
                )
            case events.JumpFailed(seat, target, obstacle):
                return self._failed_jump(obstacle).format(player=n.player(seat), energy=n.energy(target))
            case events.TilePlaced(seat, tile, origin, cell):
                text = (
                    self.tr("{player} turns {energy}.")
                    if origin == cell
                    else self.tr("{player} moves {energy} to another place.")
                )
                return text.format(player=n.player(seat), energy=n.energy(tile))
            case events.PawnCrossed(seat, origin, target, cost):
                return self.tr(
                    "{player} goes from {origin} to {energy} for %n movement point(s).", "", cost
                ).format(player=n.player(seat), origin=n.energy(origin), energy=n.energy(target))
            case events.PawnStayed(seat, obstacle):
                return self._stayed(obstacle).format(player=n.player(seat))
            case events.MovementEnded(seat, lost):
                return self.tr("{player} stops; %n movement point(s) are lost.", "", lost).format(
                    player=n.player(seat)
                )
            case _:
                return None

    def _failed_jump(self, obstacle: str) -> str:
        return {
            "there_already": self.tr("{player} is already on {energy}, so the jump has no effect."),
            "pawn_under_cap": self.tr("{player} is under the blackout cap and cannot jump to {energy}."),
            "target_under_cap": self.tr("{energy} is under the blackout cap: {player} cannot jump there."),
        }[obstacle]

    def _stayed(self, obstacle: str) -> str:
        return {
            "no_points": self.tr("{player} has no movement points."),
            "under_cap": self.tr("{player} is under the blackout cap and cannot move."),
            "no_way": self.tr("{player} cannot reach any tile with these movement points."),
        }[obstacle]

    def _about_cards(self, event: Event) -> str | None:
        n = self._names
        match event:
            case events.CardsTaken(seat, energy, stacks, None):
                return self.tr("{player} takes %n card(s) of {energy}.", "", len(stacks)).format(
                    player=n.player(seat), energy=n.energy(energy)
                )
            case events.CardsTaken(seat, _, _, cards) if cards is not None:
                return self.tr("{player} takes {cards}.").format(player=n.player(seat), cards=n.cards(cards))
            case events.StacksShuffled():
                return self.tr("A stack is empty: stacks and played cards are reshuffled.")
            case events.CardStolen(thief, victim, energy, None):
                return self.tr("{thief} steals a card of {energy} from {victim}.").format(
                    thief=n.player(thief), victim=n.player(victim), energy=n.energy(energy)
                )
            case events.CardStolen(thief, victim, _, card) if card is not None:
                return self.tr("{thief} steals {card} from {victim}.").format(
                    thief=n.player(thief), victim=n.player(victim), card=n.card(card)
                )
            case events.StealingEnded(seat):
                return self.tr("{player} steals no more cards.").format(player=n.player(seat))
            case events.CardsDrawn(seat, _, energies, None):
                return self.tr("{player} draws %n card(s): {energies}.", "", len(energies)).format(
                    player=n.player(seat), energies=n.energies(energies)
                )
            case events.CardsDrawn(seat, _, _, cards) if cards is not None:
                return self.tr("{player} draws {cards}.").format(player=n.player(seat), cards=n.cards(cards))
            case _:
                return None
