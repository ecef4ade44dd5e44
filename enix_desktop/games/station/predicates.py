"""What the rules ask of a game. A state and a view answer alike, so window and players ask the same."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol

from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.components import STATIONS, Card, Colour, Shuttle, Slot, Station
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.table import End, Table


class Board(Protocol):
    """What lies open on the table."""

    @property
    def table(self) -> Table: ...
    @property
    def active(self) -> Station: ...
    @property
    def energy(self) -> Sequence[Sequence[int]]: ...
    @property
    def laser(self) -> Sequence[int]: ...
    @property
    def ring(self) -> Sequence[int]: ...
    @property
    def shuttles(self) -> Sequence[Station | None]: ...
    @property
    def round(self) -> int: ...


def bridge_colour(board: Board, slot: Slot) -> Colour:
    """The colour of the bridge in *slot*."""
    return board.table.components.bridges[board.ring[slot]]


def machine_price(board: Board, cards: Iterable[Card]) -> int:
    """What the machine deck costs: each energy covers two cards of one symbol (TM2)."""
    symbols, per_energy = board.table.components.symbols, board.table.numbers.cards_per_machine_energy
    counts = Counter(symbols[card] for card in cards)
    return sum(-(-count // per_energy) for count in counts.values())


def reached_from_biotope(
    board: Board, seat: Seat, clockwise: int, anticlockwise: int
) -> tuple[Station, ...] | None:
    """The stations that get a unit each; None if a unit has no station left (TB2)."""
    others = STATIONS[Station.BIOTOPE + 1 :] + STATIONS[: Station.BIOTOPE]
    top = board.table.numbers.track_top
    open_stations = [station for station in others if board.energy[station][seat] < top]
    if clockwise + anticlockwise > len(open_stations):
        return None
    return (*open_stations[:clockwise], *reversed(open_stations[len(open_stations) - anticlockwise :]))


def fire_needs(board: Board, shuttles: Iterable[Shuttle]) -> list[int]:
    """The energy that these shots take at each station (TE1, TE3)."""
    needs = [0] * len(STATIONS)
    for shuttle in shuttles:
        needs[Station.CENTRE] += 1
        station = board.shuttles[shuttle]
        if station is not None:
            needs[station] += 1
    return needs


def new_cards(board: Board, played: int) -> int:
    """The cards that playing so many brings (N1)."""
    return played // board.table.numbers.played_per_new_card


def poor_stations(board: Board, seat: Seat) -> tuple[Station, ...]:
    """Where *seat* gets a card of the supply (U3)."""
    most = board.table.numbers.supply_max_energy
    return tuple(station for station in STATIONS if board.energy[station][seat] <= most)


def is_last_round(board: Board) -> bool:
    """Whether the game ends after this round, as things are now (G1, E1)."""
    if board.table.end is End.FOUR_ROUNDS:
        return board.round >= board.table.numbers.option_rounds
    return max(board.laser) >= board.table.numbers.laser_goal


def winners(laser: Sequence[int], centre: Sequence[int]) -> tuple[Seat, ...]:
    """The highest laser wins; among equals the one with more at the energy centre (G2, G3)."""
    results = list(zip(laser, centre, strict=True))
    return tuple(seat for seat, result in enumerate(results) if result == max(results))


def owes(phase: Phase) -> str:
    """What is owed in *phase*, by an untranslated name."""
    return {Phase.ACT: "action", Phase.TAKE: "take", Phase.DISCARD: "discard", Phase.SUPPLY: "discard"}[phase]
