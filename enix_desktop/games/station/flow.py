"""How a game runs: turns, stations, rounds and the end."""

from collections.abc import Sequence

from enix_desktop.engine.chance import Chance
from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.station import events
from enix_desktop.games.station.actions import act
from enix_desktop.games.station.cards import can_take, draw, fill_display, give, lay_off
from enix_desktop.games.station.components import STATIONS, Station
from enix_desktop.games.station.moves import Discard, Move, Take
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.predicates import is_last_round, poor_stations, winners
from enix_desktop.games.station.state import State, put_on_top

EXCHANGE = "exchange"


def transition(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
    """Change *state* by a move known to be legal and tell what happened."""
    match move:
        case Take(position):
            told: list[Event] = []
            _take(state, seat, position, chance, told)
        case Discard(cards):
            rule = "N3" if state.phase is Phase.DISCARD else "U4"
            lay_off(state, seat, cards)
            told = [events.CardsDiscarded(seat, cards, rule)]
            if state.phase is Phase.SUPPLY:
                _next_discard(state, told)
            else:
                _end_turn(state, chance, told)
            return told
        case _:
            told = act(state, seat, move, chance)
    _take_or_finish(state, chance, told)
    return told


def outcome(state: State) -> Outcome | None:
    """The result, or None while the game runs (G2, G3)."""
    if state.phase is not Phase.OVER:
        return None
    return Outcome(tuple(state.laser), winners(state.laser, state.energy[Station.CENTRE]))


def begin_turn(state: State, told: list[Event]) -> None:
    """The next marker goes from the inner to the outer track, and its owner is in turn (O1, O2)."""
    track, numbers = state.inner[state.active], state.energy[state.active]
    state.turn = seat = track.pop(0)
    put_on_top(state.outer, numbers, seat)
    state.phase, state.takes = Phase.ACT, 0
    told.append(events.TurnBegan(seat, state.active, numbers[seat]))


def _take(state: State, seat: Seat, position: int | None, chance: Chance, told: list[Event]) -> None:
    if position is None:
        card = draw(state, chance, told)
    else:
        card, state.display[position] = state.display[position], None
    assert card is not None, "refused before"
    give(state, seat, (card,))
    if position is not None:
        state.known[seat] = (*state.known[seat], card)
    told.append(events.CardTaken(seat, position, card, state.table.has_open_hands))
    state.takes -= 1


def _take_or_finish(state: State, chance: Chance, told: list[Event]) -> None:
    """Cards that are owed are taken one by one; without any card the rest lapses (N6)."""
    if state.takes and can_take(state):
        state.phase = Phase.TAKE
        return
    state.takes = 0
    fill_display(state, chance, told)
    if len(state.hands[state.turn]) > state.table.numbers.hand_limit:
        state.phase = Phase.DISCARD
    else:
        _end_turn(state, chance, told)


def _end_turn(state: State, chance: Chance, told: list[Event]) -> None:
    if state.inner[state.active]:
        begin_turn(state, told)
        return
    if state.active is Station.CANTEEN:
        _take_rows(state, told)
    state.inner[state.active], state.outer = state.outer, []
    told.append(events.StationEnded(state.active))
    if state.active is not STATIONS[-1]:
        _activate(state, state.active.clockwise, told)
    elif is_last_round(state):
        state.phase = Phase.OVER
        centre = tuple(state.energy[Station.CENTRE])
        told.append(events.GameEnded(tuple(state.laser), centre, winners(state.laser, centre)))
    else:
        _end_round(state, chance, told)


def _take_rows(state: State, told: list[Event]) -> None:
    """Everybody takes the cards in front of them (N4)."""
    for seat in state.seats:
        row = state.rows[seat]
        if row:
            state.rows[seat] = ()
            give(state, seat, row)
            told.append(events.RowTaken(seat, len(row), row, state.table.has_open_hands))


def _activate(state: State, station: Station, told: list[Event]) -> None:
    state.active = station
    told.append(events.StationActivated(station, tuple(state.inner[station])))
    begin_turn(state, told)


def _end_round(state: State, chance: Chance, told: list[Event]) -> None:
    """Shuttles return, bridges are exchanged, poor stations bring cards (U1 to U4)."""
    docked = [(shuttle, place) for shuttle, place in enumerate(state.shuttles) if place is not None]
    state.shuttles = [None] * len(state.shuttles)
    if docked:
        told.append(events.ShuttlesReturned(tuple(docked)))
    _exchange_bridges(state, chance, told)
    for seat in state.supply_order:
        _supply(state, seat, chance, told)
    limit = state.table.numbers.hand_limit
    state.waiting = tuple(seat for seat in state.supply_order if len(state.hands[seat]) > limit)
    _next_discard(state, told)


def _exchange_bridges(state: State, chance: Chance, told: list[Event]) -> None:
    card = draw(state, chance, told)
    if card is None:
        return
    station = state.table.components.symbols[card]
    arriving = chance.order(EXCHANGE, state.spare)
    placed = tuple(zip(station.slots, arriving, strict=True))
    removed = tuple((slot, state.ring[slot]) for slot in station.slots)
    for slot, bridge in placed:
        state.ring[slot] = bridge
    state.spare = tuple(bridge for _, bridge in removed)
    state.discard.append(card)
    told.append(events.BridgesExchanged(card, station, removed, placed))


def _supply(state: State, seat: Seat, chance: Chance, told: list[Event]) -> None:
    stations = poor_stations(state, seat)
    drawn = [card for _ in stations if (card := draw(state, chance, told)) is not None]
    if stations:
        give(state, seat, drawn)
        is_open = state.table.has_open_hands
        told.append(events.SupplyDrawn(seat, stations, len(drawn), tuple(drawn), is_open))


def _next_discard(state: State, told: list[Event]) -> None:
    """One after the other discards down to the limit, then the next round begins (U4)."""
    if state.waiting:
        state.turn, *later = state.waiting
        state.waiting = tuple(later)
        state.phase = Phase.SUPPLY
        return
    state.round += 1
    told.append(events.RoundBegan(state.round))
    _activate(state, STATIONS[0], told)
