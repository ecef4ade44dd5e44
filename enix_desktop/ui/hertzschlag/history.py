"""What the table of Hertzschlag looked like before something that was told: everybody saw it then."""

from collections.abc import Sequence

from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.faces import Card, EventCard, Plant
from enix_desktop.games.hertzschlag.table import Setup


class History:
    """Public facts after some events, and the way of the marker in the round that they end in."""

    def __init__(self, setup: Setup, told: Sequence[Event]) -> None:
        table, position = setup.table, setup.position
        self.table = table
        self.money: list[int] = list(position.money if position else table.start_money(setup.starter))
        self.displays: list[list[Card]] = [
            list(cards) for cards in (position.displays if position else ((),) * table.seats)
        ]
        self.calm = position.calm if position else 0
        self.price = max(
            table.numbers.lowest_price, table.numbers.price - (position.cheaper if position else 0)
        )
        self.marker = position.marker if position else table.components.track.start
        self.round = position.round if position else 1
        self.starter: Seat = setup.starter
        self.used: dict[Plant, int] = {}
        """The round in which each plant was used up, as far as that was told."""
        self.began = self.marker
        """Where the marker was when the round began."""
        self.moves: list[Event] = []
        """What has moved the marker in this round, or could have: the event, cards, incomes and a plant."""
        for event in told:
            self._hear(event)

    @property
    def event(self) -> EventCard | None:
        """The event of this round."""
        return next((each.event for each in self.moves if isinstance(each, events.EventHappened)), None)

    def _hear(self, event: Event) -> None:
        self._follow_marker(event)
        self._follow_money(event)
        match event:
            case events.CardPlayed(seat, card):
                self.displays[seat].append(card)
            case events.GridCalmed(_, _, _, after):
                self.calm = after
            case events.ControlCheapened(_, _, _, after):
                self.price = after
            case events.PlantUsed(plant):
                self.used[plant] = self.round
            case _:
                pass  # nothing else lasts

    def _follow_marker(self, event: Event) -> None:
        match event:
            case events.RoundBegan(number, starter):
                self.round, self.starter, self.began, self.moves = number, starter, self.marker, []
            case events.EventHappened() | events.MarkerMoved() | events.PlantUsed():
                self.marker = event.after
                self.moves.append(event)
            case events.CardPlayed() | events.IncomeTaken():
                self.moves.append(event)
            case _:
                pass  # the marker stays

    def _follow_money(self, event: Event) -> None:
        match event:
            case events.EventPaid() | events.IncomeTaken() | events.CardPlayed() | events.MarkerMoved():
                self.money[event.seat] = event.money
            case events.CashPaid() | events.BidsShown():
                self.money = list(event.money)
            case _:
                pass  # nobody pays or gets anything
