"""What the table of Hertzschlag looked like before something that was told: everybody saw it then."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from enix_desktop.engine.rules import Event
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.faces import Card, Plant
from enix_desktop.games.hertzschlag.table import Setup, Table
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.ui.hertzschlag.course_of_game import course_of


@dataclass(frozen=True, slots=True)
class Reserve:
    """What could still help at a check: money, the price, and the rounds in which plants were used up."""

    table: Table
    money: Sequence[int]
    price: int
    used: Mapping[Plant, int]


def reserve_at_end(view: View) -> Reserve:
    """What could have helped in a game that is over."""
    used = {
        step.plant: played.number
        for played in course_of(view).rounds
        for step in played.steps
        if step.plant is not None
    }
    return Reserve(view.table, view.money, view.price, used)


class History:
    """Public facts after some events."""

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
        self.round = position.round if position else 1
        self.used: dict[Plant, int] = {}
        """The round in which each plant was used up, as far as that was told."""
        for event in told:
            self._hear(event)

    @property
    def reserve(self) -> Reserve:
        """What could still help then."""
        return Reserve(self.table, self.money, self.price, self.used)

    def _hear(self, event: Event) -> None:
        self._follow_money(event)
        match event:
            case events.RoundBegan(number):
                self.round = number
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

    def _follow_money(self, event: Event) -> None:
        match event:
            case events.EventPaid() | events.IncomeTaken() | events.CardPlayed() | events.MarkerMoved():
                self.money[event.seat] = event.money
            case events.CashPaid() | events.BidsShown():
                self.money = list(event.money)
            case _:
                pass  # nobody pays or gets anything
