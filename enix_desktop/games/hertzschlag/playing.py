"""What a laid card does (I, P, F, X)."""

from dataclasses import dataclass

from enix_desktop.engine.chance import Chance
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.counting import (
    crossings,
    gain,
    income_of,
    moved,
    moved_towards,
    pay,
    price_of,
)
from enix_desktop.games.hertzschlag.events import Cause, Crossing
from enix_desktop.games.hertzschlag.faces import Card, Special, SpecialKind
from enix_desktop.games.hertzschlag.memory import Forecast
from enix_desktop.games.hertzschlag.moves import Lay, Place
from enix_desktop.games.hertzschlag.state import State

FORECAST = "forecast"


def execute(state: State, seat: Seat, lay: Lay, chance: Chance, told: list[Event]) -> None:
    """Execute what *seat* has laid (A3)."""
    turn = _Turn(state, seat, lay.card, chance, told)
    cost = price_of(state.table.components, state.displays[seat], lay.card)
    # Today a laid card can always be paid; should an option change that, it counts as income (A4).
    if lay.place is Place.INCOME or cost > state.money[seat]:
        state.played.append(None)
        turn.take_income()
    else:
        state.played.append(lay.card)
        turn.play(cost)
    state.fields.append(state.marker)


@dataclass(frozen=True, slots=True)
class _Turn:
    """One seat and its card."""

    state: State
    seat: Seat
    card: Card
    chance: Chance
    told: list[Event]

    def take_income(self) -> None:
        """The card leaves the game, and money comes (I1)."""
        state, seat, table = self.state, self.seat, self.state.table
        state.removed[seat] = (*state.removed[seat], self.card)
        income = income_of(table.components, table.numbers, state.displays[seat])
        euro = gain(table.numbers, state.money, state.reserves, seat, income.total)
        self.told.append(events.IncomeTaken(seat, self.card, income, euro, state.money[seat]))

    def play(self, cost: int) -> None:
        """Cost, display, change, towards, special effect (P1)."""
        state, seat, table = self.state, self.seat, self.state.table
        face = table.components.cards[self.card]
        pay(table.numbers, state.money, state.reserves, seat, cost)
        state.displays[seat] = (*state.displays[seat], self.card)
        self.told.append(events.CardPlayed(seat, self.card, cost, state.money[seat]))
        if face.change:
            after = moved(table.components.track, state.marker, face.change)
            self._move(Cause.CHANGE, face.change, after)
        if face.towards:
            self._move(Cause.TOWARDS, face.towards, moved_towards(state.marker, face.towards))
        if face.special is not None:
            self._take_effect(face.special)

    def _move(self, cause: Cause, steps: int, after: int) -> None:
        """Move the marker to *after*; each crossing is settled at its step (F2, F3)."""
        state, seat, numbers = self.state, self.seat, self.state.table.numbers
        before, settled = state.marker, []
        for start, end, is_towards in crossings(state.table.components.track, before, after):
            settle = gain if is_towards else pay
            euro = settle(numbers, state.money, state.reserves, seat, numbers.threshold_euro)
            settled.append(Crossing(start, end, euro if is_towards else -euro, state.money[seat]))
        state.marker = after
        money = state.money[seat]
        self.told.append(
            events.MarkerMoved(seat, self.card, cause, steps, before, after, tuple(settled), money)
        )

    def _take_effect(self, special: Special) -> None:
        state, seat, card = self.state, self.seat, self.card
        match special.kind:
            case SpecialKind.DISCOUNT:
                assert special.category is not None, "read so"
                self.told.append(events.DiscountGained(seat, card, special.category, special.amount))
            case SpecialKind.INCOME_PER:
                assert special.category is not None, "read so"
                self.told.append(events.IncomeGrown(seat, card, special.category, special.amount))
            case SpecialKind.CASH_ALL:
                self._pay_all(special.amount)
            case SpecialKind.CALM:
                before = state.calm
                state.calm = min(state.table.numbers.calm_maximum, before + special.amount)
                self.told.append(events.GridCalmed(seat, card, before, state.calm))
            case SpecialKind.RESERVE_CHEAPER:
                price = state.price
                state.cheaper += special.amount
                self.told.append(events.ControlCheapened(seat, card, price, state.price))
            case SpecialKind.FORECAST:
                self._look_ahead()

    def _pay_all(self, amount: int) -> None:
        """The owner first, then clockwise: the earlier takes the last reserve card (X3, reading 7)."""
        state = self.state
        gains = [0] * state.table.seats
        for other in state.table.order(self.seat):
            gains[other] = gain(state.table.numbers, state.money, state.reserves, other, amount)
        self.told.append(events.CashPaid(self.seat, self.card, amount, tuple(gains), tuple(state.money)))

    def _look_ahead(self) -> None:
        """Chance draws the next event at once; the last round has none (X6)."""
        state, seat = self.state, self.seat
        if state.round == state.table.numbers.rounds:
            self.told.append(events.ForecastSeen(seat, self.card, None, is_last_round=True))
            return
        if state.forecast is None:
            state.forecast = self.chance.pick(FORECAST, state.events_left)
        state.forecasts[seat] = (*state.forecasts[seat], Forecast(state.round, state.forecast))
        self.told.append(events.ForecastSeen(seat, self.card, state.forecast))
