"""What happens at the table, told to whoever looks: the viewer is "you", and one action is one sentence."""

from collections import Counter
from collections.abc import Sequence

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.cap_words import CapWords
from enix_desktop.ui.enix.event_wording import EventWording
from enix_desktop.ui.enix.own_words import OwnWords
from enix_desktop.ui.enix.theft_words import TheftWords
from enix_desktop.ui.enix.wording import Names
from enix_desktop.ui.table.narration import Telling

_CHOSEN = (
    *(events.PawnCrossed, events.TilePlaced, events.MovementEnded, events.CardsTaken),
    *(events.StealingEnded, events.EnixPlayed),
)
"""Who did this just now needs no time to read it."""


class NarrationWords(QObject):
    """Sentences in the current language; where nobody is "you", those of the log."""

    def __init__(self, names: Names, log: EventWording, parent: QObject) -> None:
        super().__init__(parent)
        self._names, self._log = names, log
        self._own, self._thefts = OwnWords(names, self), TheftWords(names, self)
        self._cap = CapWords(names, self)

    def telling(self, happened: Sequence[Event], view: View, you: Seat) -> Telling | None:
        """What *happened* in one sentence, if there is one; *you* is the seat of the viewer, if any."""
        last = happened[-1]
        if len(happened) == 1:
            text = self._alone(last, view, you)
        else:
            text = self._thefts.sentence(happened, you)
            if text is None and len(happened) == 2:
                text = self._joined(happened[0], last, you)
        if text is None:
            return None
        seat = actor(last)
        return Telling(
            text,
            seat,
            concerns_viewer=any(concerns(event, view, you) for event in happened),
            is_held=not _is_known(last, you),
            spoken=self._log.sentence(last) or "" if isinstance(last, events.CardsRevealed) else "",
            about=about(last),
        )

    def consequence(self, happened: Sequence[Event], view: View, you: Seat) -> Telling | None:
        """Somebody holds all six energies now, and did not before."""
        gained = gains(happened)
        for seat in sorted({seat for seat, _ in gained}):
            held = view.hand_energies[seat]
            had = [held[energy] - gained[seat, energy] for energy in ENERGIES]
            if view.phase is Phase.OVER or min(held) < 1 or min(had) > 0:
                continue
            if seat == you:
                text = self.tr("You now hold all six energies and may end the game when cards are laid!")
            else:
                text = self.tr("{player} now holds all six energies and may end the game!")
            return Telling(text.format(player=self._names.player(seat)), seat, concerns_viewer=True)
        return None

    def _alone(self, event: Event, view: View, you: Seat) -> str | None:
        if isinstance(event, events.CardsRevealed):
            return self.tr("All cards are turned over.")
        about_you = self._own.sentence(event, you) or self._over_you(event, view, you)
        return about_you or self._shorter(event) or self._log.sentence(event)

    def _over_you(self, event: Event, view: View, you: Seat) -> str | None:
        """What somebody else does to the tile on which the viewer's piece stands."""
        n = self._names
        match event:
            case events.CapMoved(target=target) if target is not None and _stands(view, you, target):
                return self._cap.happens(event, you, is_over_you=True)
            case events.EnixPlayed(seat, card, _, target) if target is not None and _stands(
                view, you, target
            ):
                return self.tr(
                    "{player} plays {card} and puts the blackout cap on {energy}, over your piece!"
                ).format(player=n.player(seat), card=n.card(card), energy=n.energy(target))
            case events.TilePlaced(seat, tile, origin, cell) if _stands(view, you, tile):
                text = (
                    self.tr("{player} turns {energy}, with your piece on it.")
                    if origin == cell
                    else self.tr("{player} moves {energy} to another place, with your piece on it.")
                )
                return text.format(player=n.player(seat), energy=n.energy(tile))
            case _:
                return None

    def _shorter(self, event: Event) -> str | None:
        """What the table shows needs fewer words than the log."""
        n = self._names
        match event:
            case events.PawnCrossed(seat, _, target, cost):
                return self.tr("{player} goes to {energy} for %n movement point(s).", "", cost).format(
                    player=n.player(seat), energy=n.energy(target)
                )
            case events.GameEnded(seat):
                return self.tr("{player} ends the game!").format(player=n.player(seat))
            case _:
                return None

    def _joined(self, first: Event, last: Event, you: Seat) -> str | None:
        """Arriving and taking cards is one action."""
        if not isinstance(last, events.CardsTaken):
            return None
        if not isinstance(first, events.PawnJumped | events.PawnCrossed) or first.seat != last.seat:
            return None
        own = self._own.arrival(first, last, you)
        if own is not None:
            return own
        count = len(last.stacks)
        text = (
            self.tr("{player} jumps to {energy} and takes %n card(s).", "", count)
            if isinstance(first, events.PawnJumped)
            else self.tr("{player} goes to {energy} and takes %n card(s).", "", count)
        )
        return text.format(player=self._names.player(first.seat), energy=self._names.energy(first.target))


def actor(event: Event) -> Seat | None:
    """Who did it, if anybody did."""
    return event.thief if isinstance(event, events.CardStolen) else getattr(event, "seat", None)


def about(event: Event) -> Sequence[Seat] | None:
    """Of whom a sentence about *event* speaks, if not of its actor; of nobody while no turn runs."""
    match event:
        case events.CompetitionBegan(seats) | events.OrderDrawn(seats):
            return seats
        case events.RoundBegan():
            return ()
        case _:
            return None


def _is_known(event: Event, you: Seat) -> bool:
    """Whether the table has said or shown it already, so that nobody needs time to read it."""
    match event:
        case events.RoundBegan() | events.PawnStayed(_, "no_points"):
            return True  # the cards, and the beginning of the turn
        case _:
            return actor(event) == you and isinstance(event, _CHOSEN)


def concerns(event: Event, view: View, you: Seat) -> bool:
    """Whether the viewer must not miss it."""
    match event:
        case events.CardStolen(_, victim):
            return victim == you
        case events.CapMoved(seat, _, target) | events.EnixPlayed(seat, _, _, target) if target is not None:
            return seat != you and _stands(view, you, target)
        case events.GameEnded():
            return True
        case _:
            return False


def gains(happened: Sequence[Event]) -> Counter[tuple[Seat, Energy]]:
    """How many cards of each energy came into whose hand."""
    found: Counter[tuple[Seat, Energy]] = Counter()
    for event in happened:
        match event:
            case events.CardsTaken(seat, energy, stacks):
                found[seat, energy] += len(stacks)
            case events.CardsDrawn(seat, _, energies):
                found.update((seat, energy) for energy in energies)
            case events.CardStolen(thief, _, energy):
                found[thief, energy] += 1
    return found


def _stands(view: View, you: Seat, tile: Energy) -> bool:
    return 0 <= you < len(view.pawns) and view.pawns[you] == tile
