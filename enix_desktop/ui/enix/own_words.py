"""What the viewer does, and what is done to the viewer, told as "you"."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix import events
from enix_desktop.ui.enix.cap_words import CapWords
from enix_desktop.ui.enix.wording import Names


class OwnWords(QObject):
    """Sentences in the current language."""

    def __init__(self, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self._names = names
        self._cap = CapWords(names, self)

    def sentence(self, event: Event, you: Seat) -> str | None:
        """What *event* means for *you*; None if it is about somebody else."""
        n = self._names
        match event:
            case events.CompetitionBegan(seats) if you in seats:
                others = n.players([seat for seat in seats if seat != you])
                return self.tr("You are tied with {players} and compete for the next turn.").format(
                    players=others
                )
            case events.OrderDrawn(seats) if you in seats:
                own = self.tr("you", "one of several players in a row")
                players = n.listed([own if seat == you else n.player(seat) for seat in seats])
                return self.tr("Order drawn by lot: {players}.").format(players=players)
            case events.CardStolen(thief, victim, _, card) if victim == you and card is not None:
                return self.tr("{thief} steals {card} from you!").format(
                    thief=n.player(thief), card=n.card(card)
                )
            case events.CardStolen(thief, victim, _, card) if thief == you and card is not None:
                return self.tr("You steal {card} from {victim}.").format(
                    card=n.card(card), victim=n.player(victim)
                )
            case _ if getattr(event, "seat", None) == you:
                return self._about_turn(event) or self._about_cap(event) or self._about_movement(event)
            case _:
                return None

    def arrival(
        self, first: events.PawnJumped | events.PawnCrossed, last: events.CardsTaken, you: Seat
    ) -> str | None:
        """The viewer arrives and takes cards."""
        if first.seat != you or last.cards is None:
            return None
        text = (
            self.tr("You jump to {energy} and take {cards}.")
            if isinstance(first, events.PawnJumped)
            else self.tr("You go to {energy} and take {cards}.")
        )
        return text.format(energy=self._names.energy(first.target), cards=self._names.cards(last.cards))

    def _about_turn(self, event: Event) -> str | None:
        cards: Sequence[int] | None
        match event:
            case events.TurnBegan(_, points):
                return self.tr("It is your turn, with %n movement point(s).", "", max(0, points))
            case events.GameEnded():
                return self.tr("You end the game!")
            case events.CardsTaken(_, _, _, cards) if cards is not None:
                return self.tr("You take {cards}.").format(cards=self._names.cards(cards))
            case events.CardsDrawn(_, _, _, cards) if cards is not None:
                return self.tr("You draw {cards}.").format(cards=self._names.cards(cards))
            case events.StealingEnded():
                return self.tr("You steal no more cards.")
            case _:
                return None

    def _about_cap(self, event: Event) -> str | None:
        n = self._names
        match event:
            case events.CapMoved(seat):
                return self._cap.happens(event, seat)
            case events.EnixPlayed(_, card, _, None):
                return self.tr("You play {card} and take the blackout cap off the board.").format(
                    card=n.card(card)
                )
            case events.EnixPlayed(_, card, _, target) if target is not None:
                return self.tr("You play {card} and put the blackout cap on {energy}.").format(
                    card=n.card(card), energy=n.energy(target)
                )
            case _:
                return None

    def _about_movement(self, event: Event) -> str | None:
        n = self._names
        match event:
            case events.PawnJumped(_, _, target):
                return self.tr("You jump to {energy}.").format(energy=n.energy(target))
            case events.JumpFailed(_, target, obstacle):
                return self._failed_jump(obstacle).format(energy=n.energy(target))
            case events.TilePlaced(_, tile, origin, cell):
                text = (
                    self.tr("You turn {energy}.")
                    if origin == cell
                    else self.tr("You move {energy} to another place.")
                )
                return text.format(energy=n.energy(tile))
            case events.PawnCrossed(_, _, target, cost):
                return self.tr("You go to {energy} for %n movement point(s).", "", cost).format(
                    energy=n.energy(target)
                )
            case events.PawnStayed(_, obstacle):
                return self._stayed(obstacle)
            case events.MovementEnded(_, lost):
                return self.tr("You stop; %n movement point(s) are lost.", "", lost)
            case _:
                return None

    def _failed_jump(self, obstacle: str) -> str:
        return {
            "there_already": self.tr("You are already on {energy}, so the jump has no effect."),
            "pawn_under_cap": self.tr("You are under the blackout cap and cannot jump to {energy}."),
            "target_under_cap": self.tr("{energy} is under the blackout cap: you cannot jump there."),
        }[obstacle]

    def _stayed(self, obstacle: str) -> str:
        return {
            "no_points": self.tr("You have no movement points."),
            "under_cap": self.tr("You are under the blackout cap and cannot move."),
            "no_way": self.tr("You cannot reach any tile with these movement points."),
        }[obstacle]
