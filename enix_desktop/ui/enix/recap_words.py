"""What changed for somebody since the last decision or look: cards, cap, tiles, who may end the game."""

from collections.abc import Sequence

from PySide6.QtCore import QObject

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix import events
from enix_desktop.games.enix.cardset import Card
from enix_desktop.games.enix.components import ENERGIES, Energy
from enix_desktop.games.enix.view import View
from enix_desktop.ui.enix.cap_words import CapWords
from enix_desktop.ui.enix.narration_words import gains
from enix_desktop.ui.enix.own_words import OwnWords
from enix_desktop.ui.enix.wording import Names, signed
from enix_desktop.ui.table.recap import RecapLine

_DECIDED = (
    *(events.CardLaid, events.PawnCrossed, events.TilePlaced, events.MovementEnded, events.CardsTaken),
    *(events.CardStolen, events.StealingEnded, events.CardsDrawn, events.EnixPlayed, events.GameEnded),
)


def is_decision(event: Event) -> bool:
    """Whether somebody chose it: a jump or a blackout is only done as a card says."""
    return isinstance(event, _DECIDED)


class RecapWords(QObject):
    """Short sentences in the current language."""

    def __init__(self, names: Names, parent: QObject) -> None:
        super().__init__(parent)
        self._names = names
        self._own, self._cap_words = OwnWords(names, self), CapWords(names, self)

    def lines(
        self, since: Sequence[Event], view: View, you: Seat, total: int | None, *, is_new: bool = False
    ) -> Sequence[RecapLine]:
        """What *you* should know before deciding.

        *total* is what the own hand scores now; None where everybody looks. If it *is_new* which cards came
        and went, since it happened in sight of others, that is told first.
        """
        stolen, got = self._stolen(since, you), self._got(since, you, is_new)
        others, own = self._of_others(since, view, you), self._own_card(since, you)
        told = [*got, *stolen, *others, *own] if is_new else [*others, *stolen, *own]
        if not told:
            return ()
        told += self._all_six(view, you)
        if not is_new:
            told += got
        if total is not None:
            worth = self.tr("Your hand is worth {total} (at most {limit}).")
            worth = worth.format(total=signed(total), limit=view.table.numbers.limit)
            told.append(RecapLine(worth, you))
        return told

    def _of_others(self, since: Sequence[Event], view: View, you: Seat) -> list[RecapLine]:
        lines = []
        gained = gains([event for event in since if not isinstance(event, events.CardStolen)])
        for seat in view.table.seats_from(you):
            if seat != you:
                cards = [energy for energy in ENERGIES for _ in range(gained[seat, energy])]
                lines += self._moved(since, seat, cards)
                lines += self._thefts(since, seat, you)
                lines += self._tiles(since, seat)
        if any(isinstance(event, events.StacksShuffled) for event in since):
            lines.append(RecapLine(self.tr("Stacks and played cards were reshuffled.")))
        return [*lines, *self._cap(since, view, you)]

    def _moved(self, since: Sequence[Event], seat: Seat, cards: Sequence[Energy]) -> list[RecapLine]:
        """Where a piece went and which cards that brought, as their backs show to everybody."""
        goals = [
            event.target
            for event in since
            if isinstance(event, events.PawnJumped | events.PawnCrossed) and event.seat == seat
        ]
        if goals and cards:
            text = self.tr("{player} went to {energy} and got %n card(s): {cards}.", "", len(cards))
        elif goals:
            text = self.tr("{player} went to {energy}.")
        elif cards:
            text = self.tr("{player} got %n card(s): {cards}.", "", len(cards))
        else:
            return []
        energy = self._names.energy(goals[-1]) if goals else ""
        player, backs = self._names.player(seat), self._backs(cards)
        return [RecapLine(text.format(player=player, energy=energy, cards=backs), seat)]

    def _thefts(self, since: Sequence[Event], seat: Seat, you: Seat) -> list[RecapLine]:
        """What *seat* stole from others than *you*."""
        stolen: dict[Seat, list[Energy]] = {}
        for event in since:
            if isinstance(event, events.CardStolen) and event.thief == seat and event.victim != you:
                stolen.setdefault(event.victim, []).append(event.energy)
        text = self.tr("{player} stole from {victim}: {cards}.")
        player = self._names.player(seat)
        return [
            RecapLine(
                text.format(player=player, victim=self._names.player(victim), cards=self._backs(cards)), seat
            )
            for victim, cards in stolen.items()
        ]

    def _backs(self, cards: Sequence[Energy]) -> str:
        """Each energy once, with its number: a recap has little room."""
        counts = {energy: cards.count(energy) for energy in cards}
        names = {energy: str(self._names.energy(energy)) for energy in counts}
        return ", ".join(
            f"{count} \N{MULTIPLICATION SIGN} {names[energy]}" if count > 1 else names[energy]
            for energy, count in counts.items()
        )

    def _own_card(self, since: Sequence[Event], you: Seat) -> list[RecapLine]:
        """What the own card did by itself: nobody chose it, so it is easily missed."""
        texts = []
        capped = [event for event in since if isinstance(event, events.CapMoved | events.EnixPlayed)]
        for event in since:
            match event:
                case events.CapMoved() if event is not capped[-1]:
                    pass  # where the cap came to lie afterwards is told with what others did
                case events.CapMoved(seat) if seat == you:
                    texts.append(self._cap_words.happened(event, you))
                case events.PawnJumped(seat, _, tile) if seat == you:
                    text = self.tr("Your card let you jump to {energy}.")
                    texts.append(text.format(energy=self._names.energy(tile)))
                case events.JumpFailed(seat) if seat == you:
                    texts.append(self._own.sentence(event, you) or "")
        return [RecapLine(text, you) for text in texts]

    def _tiles(self, since: Sequence[Event], seat: Seat) -> list[RecapLine]:
        placed = [event for event in since if isinstance(event, events.TilePlaced) and event.seat == seat]
        lines = []
        for tile in dict.fromkeys(event.tile for event in placed):
            is_moved = any(event.origin != event.cell for event in placed if event.tile == tile)
            text = self.tr("{player} moved {energy}.") if is_moved else self.tr("{player} turned {energy}.")
            lines.append(
                RecapLine(text.format(player=self._names.player(seat), energy=self._names.energy(tile)), seat)
            )
        return lines

    def _cap(self, since: Sequence[Event], view: View, you: Seat) -> list[RecapLine]:
        """Who moved the cap last, and whether it lies over the own piece."""
        moved = [event for event in since if isinstance(event, events.CapMoved | events.EnixPlayed)]
        if not moved or moved[-1].seat == you:
            return []
        last = moved[-1]
        seat, tile = last.seat, last.target
        is_over_you = tile is not None and view.pawns[you] == tile and view.cap == tile
        if isinstance(last, events.CapMoved):
            return [RecapLine(self._cap_words.happened(last, you, is_over_you), seat, is_over_you)]
        player = self._names.player(seat)
        if tile is None:
            text = self.tr("{player} took the blackout cap off the board.").format(player=player)
            return [RecapLine(text, seat)]
        text = (
            self.tr("{player} put the blackout cap on {energy}, over your piece.")
            if is_over_you
            else self.tr("{player} put the blackout cap on {energy}.")
        )
        return [RecapLine(text.format(player=player, energy=self._names.energy(tile)), seat, is_over_you)]

    def _stolen(self, since: Sequence[Event], you: Seat) -> list[RecapLine]:
        lost: dict[Seat, list[events.CardStolen]] = {}
        for event in since:
            if isinstance(event, events.CardStolen) and event.victim == you:
                lost.setdefault(event.thief, []).append(event)
        text = self.tr("{player} stole from you: {cards}.")
        lines = []
        for thief, thefts in lost.items():
            cards = self._cards([theft.card for theft in thefts], [theft.energy for theft in thefts])
            lines.append(RecapLine(text.format(player=self._names.player(thief), cards=cards), thief, True))
        return lines

    def _cards(self, cards: Sequence[Card | None], backs: Sequence[Energy]) -> str:
        """The cards, or only their *backs* where everybody looks."""
        known = [card for card in cards if card is not None]
        return self._names.cards(known) if len(known) == len(backs) else self._backs(backs)

    def _all_six(self, view: View, you: Seat) -> list[RecapLine]:
        text = self.tr("{player} holds all six energies and may end the game.")
        return [
            RecapLine(text.format(player=self._names.player(seat)), seat, True)
            for seat, held in enumerate(view.hand_energies)
            if seat != you and min(held) > 0
        ]

    def _got(self, since: Sequence[Event], you: Seat, is_new: bool) -> list[RecapLine]:
        """The cards that came into the own hand."""
        cards: list[Card | None] = []
        for event in since:
            match event:
                case events.CardsTaken(seat, _, _, own) | events.CardsDrawn(seat, _, _, own) if seat == you:
                    cards += own or ()
                case events.CardStolen(thief, _, _, card) if thief == you:
                    cards.append(card)
        gained = gains(since)
        backs = [energy for energy in ENERGIES for _ in range(gained[you, energy])]
        if not backs:
            return []
        text = self.tr("You got {cards}.").format(cards=self._cards(cards, backs))
        return [RecapLine(text, you, is_new)]
