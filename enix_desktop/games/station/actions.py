"""What each action does (A1 to A5 and the station actions). Legality is not asked here."""

from collections.abc import Callable, Mapping

from enix_desktop.engine.chance import Chance
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.station import events
from enix_desktop.games.station.cards import lay_off, remove
from enix_desktop.games.station.components import Station
from enix_desktop.games.station.events import Change
from enix_desktop.games.station.moves import (
    Biotope,
    Command,
    Dock,
    Fill,
    Fire,
    Machine,
    Move,
    Pass,
    Shift,
    Steal,
    Swap,
)
from enix_desktop.games.station.predicates import (
    fire_needs,
    machine_price,
    new_cards,
    reached_from_biotope,
)
from enix_desktop.games.station.state import State

STOLEN = "stolen"


def act(state: State, seat: Seat, move: Move, chance: Chance) -> list[Event]:
    """Do what *move* says; `takes` of the state is what it brings (N1, TC1, A3)."""
    return _DOES[type(move)](state, seat, move, chance)


def _change(state: State, seat: Seat, gains: Mapping[Station, int]) -> tuple[Change, ...]:
    """Add *gains*, which may be negative, to the energies of *seat*."""
    changes = []
    for station, gain in gains.items():
        if gain:
            before = state.energy[station][seat]
            state.set_energy(station, seat, before + gain)
            changes.append(Change(station, before, before + gain))
    return tuple(changes)


def _fill(state: State, seat: Seat, move: Fill, _chance: Chance) -> list[Event]:
    lay_off(state, seat, move.cards)
    state.takes = new_cards(state, len(move.cards))
    return [events.Filled(seat, move.cards, _change(state, seat, {state.active: len(move.cards)}))]


def _shift(state: State, seat: Seat, move: Shift, _chance: Chance) -> list[Event]:
    station = state.active
    cards = (*move.anticlockwise, *move.clockwise)
    lay_off(state, seat, cards)
    state.takes = new_cards(state, len(cards))
    gains = {
        station: -len(cards),
        station.anticlockwise: len(move.anticlockwise),
        station.clockwise: len(move.clockwise),
    }
    changes = _change(state, seat, gains)
    return [events.Shifted(seat, station, move.clockwise, move.anticlockwise, changes)]


def _swap(state: State, seat: Seat, move: Swap, _chance: Chance) -> list[Event]:
    lay_off(state, seat, (move.card,))
    state.takes = 1
    return [events.Swapped(seat, move.card)]


def _pass(state: State, seat: Seat, _move: Pass, _chance: Chance) -> list[Event]:
    return [events.Passed(seat, state.active)]


def _machine(state: State, seat: Seat, move: Machine, _chance: Chance) -> list[Event]:
    price, symbols = machine_price(state, move.cards), state.table.components.symbols
    gains = {Station.MACHINE: -price}
    for card in move.cards:
        gains[symbols[card]] = gains.get(symbols[card], 0) + 1
    lay_off(state, seat, move.cards)
    state.takes = new_cards(state, len(move.cards))
    return [events.MachineUsed(seat, move.cards, price, _change(state, seat, gains))]


def _command(state: State, seat: Seat, move: Command, _chance: Chance) -> list[Event]:
    state.takes = move.energy * state.table.numbers.cards_per_command_energy
    changes = _change(state, seat, {Station.COMMAND: -move.energy})
    return [events.CommandUsed(seat, move.energy, state.takes, changes)]


def _biotope(state: State, seat: Seat, move: Biotope, _chance: Chance) -> list[Event]:
    reached = reached_from_biotope(state, seat, move.clockwise, move.anticlockwise)
    assert reached is not None, "refused before"
    gains = {Station.BIOTOPE: -1 - len(reached), **dict.fromkeys(reached, 1)}
    changes = _change(state, seat, gains)
    return [events.BiotopeUsed(seat, move.clockwise, move.anticlockwise, changes)]


def _dock(state: State, seat: Seat, move: Dock, _chance: Chance) -> list[Event]:
    for shuttle, station in move.docks:
        state.shuttles[shuttle] = station
    changes = _change(state, seat, {Station.PORT: -len(move.docks)})
    return [events.ShuttlesDocked(seat, move.docks, changes)]


def _steal(state: State, seat: Seat, move: Steal, chance: Chance) -> list[Event]:
    changes = _change(state, seat, {Station.CANTEEN: -len(move.seats)})
    told: list[Event] = [events.CanteenUsed(seat, move.seats, changes)]
    for victim in move.seats:
        card = chance.pick(STOLEN, state.hands[victim])
        remove(state, victim, (card,))
        state.known[victim] = ()  # nobody else knows whether one of the known cards is gone
        state.rows[seat] = (*state.rows[seat], card)
        told.append(events.CardStolen(seat, victim, card, state.table.has_open_hands))
    return told


def _fire(state: State, seat: Seat, move: Fire, _chance: Chance) -> list[Event]:
    needs = fire_needs(state, [shuttle for shuttle, _ in move.shots])
    lay_off(state, seat, [card for _, card in move.shots])
    state.takes = new_cards(state, len(move.shots))
    changes = _change(state, seat, {Station(number): -need for number, need in enumerate(needs)})
    before = state.laser[seat]
    state.laser[seat] = after = before + len(move.shots)
    return [events.LaserFired(seat, move.shots, changes, before, after)]


_DOES: Mapping[type[Move], Callable[..., list[Event]]] = {
    Fill: _fill,
    Shift: _shift,
    Swap: _swap,
    Pass: _pass,
    Machine: _machine,
    Command: _command,
    Biotope: _biotope,
    Dock: _dock,
    Steal: _steal,
    Fire: _fire,
}
