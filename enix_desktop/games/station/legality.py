"""All legal moves of a seat, in a fixed order: one of each effect, the cards of a kind from the lowest on."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import product

from enix_desktop.engine.lazy_moves import LazyMoves
from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import STATIONS, Card, Station
from enix_desktop.games.station.guess import guess
from enix_desktop.games.station.moves import (
    KINDS,
    PASS,
    Biotope,
    Command,
    Discard,
    Dock,
    Fill,
    Fire,
    Machine,
    Move,
    Shift,
    Steal,
    Swap,
    Take,
)
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.predicates import bridge_colour
from enix_desktop.games.station.refusing import refusal
from enix_desktop.games.station.state import State
from enix_desktop.games.station.view import view


class LegalMoves(LazyMoves[Move]):
    """Contains every move that `refusal` has nothing against."""

    def __init__(self, state: State, seat: Seat) -> None:
        super().__init__()
        self._state, self._seat = state, seat

    def __contains__(self, move: object) -> bool:
        return isinstance(move, KINDS) and refusal(self._state, self._seat, move) is None

    def __reduce__(self) -> tuple[object, ...]:
        # Another process may know no more than the seat: a guess has the same legal moves.
        return LegalMoves, (guess(view(self._state, self._seat), 0), self._seat)

    def generated(self) -> Iterator[Move]:
        return _generated(self._state, self._seat)


def legal_moves(state: State, seat: Seat) -> Sequence[Move]:
    """Every move that `refusal` has nothing against; empty if *seat* owes no decision."""
    if state.phase is Phase.OVER or seat != state.turn:
        return ()
    return LegalMoves(state, seat)


def _generated(state: State, seat: Seat) -> Iterator[Move]:
    match state.phase:
        case Phase.ACT:
            yield from _fills(state, seat)
            yield from _shifts(state, seat)
            yield from _swaps(state, seat)
            yield PASS
            yield from _STATION_ACTIONS[state.active](state, seat)
        case Phase.TAKE:
            for position, card in enumerate(state.display):
                if card is not None:
                    yield Take(position)
            if state.pile or state.discard:
                yield Take(None)
        case Phase.DISCARD | Phase.SUPPLY:
            number = len(state.hands[seat]) - state.table.numbers.hand_limit
            for cards in choices(grouped(state, state.hands[seat]), number, number):
                yield Discard(cards)
        case Phase.OVER:
            return


def grouped(state: State, cards: Iterable[Card]) -> list[list[Card]]:
    """*cards* in groups of a kind: nothing tells the cards of a group apart."""
    kinds = state.table.components.kinds
    groups: dict[int, list[Card]] = {}
    for card in cards:
        groups.setdefault(kinds[card], []).append(card)
    return list(groups.values())


def choices(groups: Sequence[Sequence[Card]], most: int, least: int = 1) -> Iterator[tuple[Card, ...]]:
    """Every choice of *least* to *most* cards, one of each effect, ascending."""
    if not groups or most <= 0:
        if least <= 0:
            yield ()
        return
    group, later = groups[0], groups[1:]
    left = sum(map(len, later))
    for count in range(max(0, least - left), min(len(group), most) + 1):
        taken = tuple(group[:count])
        for rest in choices(later, most - count, least - count):
            yield taken + rest


def room_at(state: State, seat: Seat, station: Station) -> int:
    """How much more energy *seat* can have at *station* (C4)."""
    return state.table.numbers.track_top - state.energy[station][seat]


def _fills(state: State, seat: Seat) -> Iterator[Move]:
    symbols = state.table.components.symbols
    fitting = [card for card in state.hands[seat] if symbols[card] is state.active]
    for cards in choices(grouped(state, fitting), room_at(state, seat, state.active)):
        yield Fill(cards)


def _shifts(state: State, seat: Seat) -> Iterator[Move]:
    station, colours = state.active, state.table.components.colours
    slots, energy = station.slots, state.energy[station][seat]
    back, forth = (
        [card for card in state.hands[seat] if colours[card] is bridge_colour(state, slot)] for slot in slots
    )
    back_room, forth_room = (
        room_at(state, seat, station.anticlockwise),
        room_at(state, seat, station.clockwise),
    )
    sent_back = [(), *choices(grouped(state, back), min(energy, back_room))]
    is_same = bridge_colour(state, slots[0]) is bridge_colour(state, slots[1])
    for anticlockwise in sent_back:
        left = [card for card in forth if card not in anticlockwise] if is_same else forth
        most = min(energy - len(anticlockwise), forth_room)
        for clockwise in [(), *choices(grouped(state, left), most)]:
            if anticlockwise or clockwise:
                yield Shift(clockwise, anticlockwise)


def _swaps(state: State, seat: Seat) -> Iterator[Move]:
    for group in grouped(state, state.hands[seat]):
        yield Swap(group[0])


def _machines(state: State, seat: Seat) -> Iterator[Move]:
    symbols = state.table.components.symbols
    cards = [card for card in state.hands[seat] if symbols[card] is not Station.MACHINE]
    for chosen in choices(grouped(state, cards), len(cards)):
        move = Machine(chosen)
        if refusal(state, seat, move) is None:
            yield move


def _commands(state: State, seat: Seat) -> Iterator[Move]:
    for energy in range(1, state.energy[Station.COMMAND][seat] + 1):
        yield Command(energy)


def _biotopes(state: State, seat: Seat) -> Iterator[Move]:
    """Numbers that reach the same stations are one effect."""
    most, open_stations = state.energy[Station.BIOTOPE][seat] - 1, 0
    for station in STATIONS:
        open_stations += station is not Station.BIOTOPE and room_at(state, seat, station) > 0
    for units in range(1, min(most, open_stations) + 1):
        # With every open station reached, the directions make no difference.
        for clockwise in range(units + 1) if units < open_stations else (0,):
            yield Biotope(clockwise, units - clockwise)


def _docks(state: State, seat: Seat) -> Iterator[Move]:
    places: list[tuple[Station | None, ...]] = [
        (None, *STATIONS) if docked is None else (None,) for docked in state.shuttles
    ]
    energy = state.energy[Station.PORT][seat]
    for chosen in product(*places):
        docks = tuple((shuttle, place) for shuttle, place in enumerate(chosen) if place is not None)
        if 0 < len(docks) <= energy:
            yield Dock(docks)


def _steals(state: State, seat: Seat) -> Iterator[Move]:
    energy = state.energy[Station.CANTEEN][seat]
    robbed = [victim for victim in state.seats if victim != seat and state.hands[victim]]
    for chosen in product((False, True), repeat=len(robbed)):
        victims = tuple(victim for victim, is_chosen in zip(robbed, chosen, strict=True) if is_chosen)
        if 0 < len(victims) <= energy:
            yield Steal(victims)


def _fires(state: State, seat: Seat) -> Iterator[Move]:
    components, energy = state.table.components, state.energy[Station.CENTRE][seat]
    sets: list[list[tuple[Card, ...]]] = []
    for shuttle, place in enumerate(state.shuttles):
        colour = components.shuttles[shuttle]
        cards = [card for card in state.hands[seat] if components.colours[card] is colour]
        most = 0 if place is None else min(energy, state.energy[place][seat])
        sets.append([(), *choices(grouped(state, cards), most)])
    for chosen in product(*sets):
        shots = tuple((shuttle, card) for shuttle, cards in enumerate(chosen) for card in cards)
        move = Fire(shots)
        if shots and refusal(state, seat, move) is None:
            yield move


_STATION_ACTIONS = {
    Station.MACHINE: _machines,
    Station.COMMAND: _commands,
    Station.BIOTOPE: _biotopes,
    Station.PORT: _docks,
    Station.CANTEEN: _steals,
    Station.CENTRE: _fires,
}
