"""Moves that come to mind: the best ways to do each thing, each with its weight."""

from collections.abc import Iterator, Sequence
from itertools import product

from enix_desktop.games.station.components import STATIONS, Card, Station
from enix_desktop.games.station.moves import (
    Biotope,
    Command,
    Dock,
    Fill,
    Fire,
    Machine,
    Shift,
    Steal,
    Swap,
)
from enix_desktop.games.station.predicates import bridge_colour, fire_needs, reached_from_biotope
from enix_desktop.players.station.judge import Judge, Weighed
from enix_desktop.players.station.rivals import Reach
from enix_desktop.players.station.worth import shots_in_reach

SWAPS = 2
"""How many of the least welcome cards are thought of for a swap."""


def ideas(judge: Judge) -> list[Weighed]:
    """The moves of a turn that come to mind; passing is the last."""
    return [
        *_fills(judge),
        *_shifts(judge),
        *_swaps(judge),
        *_STATION_IDEAS[judge.view.active](judge),
        judge.passing(),
    ]


def _new(judge: Judge, played: int) -> int:
    return played // judge.numbers.played_per_new_card


def _fills(judge: Judge) -> Iterator[Weighed]:
    station = judge.view.active
    cards = sorted([card for card in judge.hand if judge.symbols[card] is station], key=judge.keep)
    room = judge.numbers.track_top - judge.energy[station]
    for count in range(1, min(len(cards), room) + 1):
        chosen = tuple(sorted(cards[:count]))
        yield judge.weigh(Fill(chosen), ((station, count),), chosen, _new(judge, count))


def _shifts(judge: Judge) -> Iterator[Weighed]:
    view, station, energy = judge.view, judge.view.active, judge.energy
    slots, top = station.slots, judge.numbers.track_top
    back, forth = (bridge_colour(view, slot) for slot in slots)
    to_back, to_forth = station.anticlockwise, station.clockwise
    ordered = sorted([card for card in judge.hand if judge.colours[card] in (back, forth)], key=judge.keep)
    back_cards = [card for card in ordered if judge.colours[card] is back]
    forth_cards = [card for card in ordered if judge.colours[card] is forth]
    for backwards in range(min(len(back_cards), energy[station], top - energy[to_back]) + 1):
        left = forth_cards[backwards:] if back is forth else forth_cards
        most = min(len(left), energy[station] - backwards, top - energy[to_forth])
        for forwards in range(most + 1):
            count = backwards + forwards
            if count:
                anticlockwise, clockwise = back_cards[:backwards], left[:forwards]
                gains = ((station, -count), (to_back, backwards), (to_forth, forwards))
                move = Shift(tuple(sorted(clockwise)), tuple(sorted(anticlockwise)))
                yield judge.weigh(move, gains, (*anticlockwise, *clockwise), _new(judge, count))


def _swaps(judge: Judge) -> Iterator[Weighed]:
    kinds = judge.view.table.components.kinds
    firsts = {kinds[card]: card for card in reversed(judge.hand)}
    for card in sorted(firsts.values(), key=judge.keep)[:SWAPS]:
        yield judge.weigh(Swap(card), (), (card,), 1)


def _machines(judge: Judge) -> Iterator[Weighed]:
    """For each price the cards that are best by themselves, then weighed together."""
    energy, per_energy = judge.energy[Station.MACHINE], judge.numbers.cards_per_machine_energy
    best: dict[int, tuple[float, tuple[Card, ...]]] = {0: (0.0, ())}
    new = judge.unknown / judge.numbers.played_per_new_card
    for station in STATIONS[1:]:
        cards = sorted([card for card in judge.hand if judge.symbols[card] is station], key=judge.keep)
        if not cards:
            continue
        table, now = judge.stage.energy[station], judge.energy[station]
        room = judge.numbers.track_top - now
        grown = dict(best)
        lost = 0.0
        for count in range(1, min(len(cards), room) + 1):
            lost += judge.keep(cards[count - 1])[0]
            gain = table[now + count] - table[now] - lost + count * new
            price = -(-count // per_energy)
            for before, (worth, chosen) in best.items():
                after = before + price
                if after <= energy and (after not in grown or grown[after][0] < worth + gain):
                    grown[after] = worth + gain, (*chosen, *cards[:count])
        best = grown
    for price, (_, chosen) in best.items():
        if chosen:
            gains: dict[Station, int] = {Station.MACHINE: -price}
            for card in chosen:
                symbol = judge.symbols[card]
                gains[symbol] = gains.get(symbol, 0) + 1
            cards_played = tuple(sorted(chosen))
            extra = _new(judge, len(chosen))
            yield judge.weigh(Machine(cards_played), tuple(gains.items()), cards_played, extra)


def _commands(judge: Judge) -> Iterator[Weighed]:
    for energy in range(1, judge.energy[Station.COMMAND] + 1):
        extra = energy * judge.numbers.cards_per_command_energy
        yield judge.weigh(Command(energy), ((Station.COMMAND, -energy),), (), extra)


def _biotopes(judge: Judge) -> Iterator[Weighed]:
    view, seat = judge.view, judge.seat
    top = judge.numbers.track_top
    others = [number for station, number in enumerate(judge.energy) if station != Station.BIOTOPE]
    places = sum([number < top for number in others])
    for units in range(1, min(judge.energy[Station.BIOTOPE] - 1, places) + 1):
        for clockwise in range(units + 1) if units < places else (0,):
            reached = reached_from_biotope(view, seat, clockwise, units - clockwise)
            if reached is not None:
                gains = ((Station.BIOTOPE, -1 - units), *((station, 1) for station in reached))
                yield judge.weigh(Biotope(clockwise, units - clockwise), gains)


def _docks(judge: Judge) -> Iterator[Weighed]:
    """Where the own shots are most, and those of the others fewest."""
    view = judge.view
    energy = judge.energy[Station.PORT]
    places: list[tuple[Station | None, ...]] = [
        (None, *STATIONS) if docked is None else (docked,) for docked in view.shuttles
    ]
    if not energy or None not in view.shuttles:
        return
    slope = judge.stage.shot / max(1, len(judge.rivals.seats)) if judge.is_wary else 0.0
    rivals = [judge.rivals.reach(seat) for seat in judge.rivals.seats] if slope else []
    before = sum([_shots(reach, view.shuttles) for reach in rivals])
    # Nothing but the shots differs between places, so all else is weighed once for each number of shuttles.
    without = [
        judge.worth(((Station.PORT, -count),), docks=(None,) * len(places))
        for count in range(min(energy, len(places)) + 1)
    ]
    own = [(judge.energy_after(((Station.PORT, -count),)), judge.held) for count in range(len(without))]
    table = judge.stage.shots
    for chosen in product(*places):
        docks = tuple(
            [
                (shuttle, place)
                for shuttle, place in enumerate(chosen)
                if view.shuttles[shuttle] is None and place is not None
            ]
        )
        count = len(docks)
        if not 0 < count <= energy:
            continue
        move = Dock(docks)
        worth = without[count] - table[0] + table[int(_shots(own[count], chosen))] + judge.liking(move)
        if slope:
            worth -= slope * (sum([_shots(reach, chosen) for reach in rivals]) - before)
        yield worth, move


def _shots(reach: Reach, docks: Sequence[Station | None]) -> float:
    return shots_in_reach(Station.CENTRE, *reach, docks)


def _steals(judge: Judge) -> Iterator[Weighed]:
    """From whom most can be taken; what they lose counts as well."""
    view, energy = judge.view, judge.energy[Station.CANTEEN]
    robbed = [seat for seat in judge.rivals.seats if view.hand_sizes[seat]]
    robbed.sort(key=lambda seat: (-view.laser[seat], -view.hand_sizes[seat], seat))
    loss = judge.unknown / max(1, len(judge.rivals.seats)) if judge.is_wary else 0.0
    for count in range(1, min(len(robbed), energy) + 1):
        move = Steal(tuple(sorted(robbed[:count])))
        worth = judge.worth(((Station.CANTEEN, -count),)) + count * (judge.unknown + loss)
        yield worth + judge.liking(move), move


def _fires(judge: Judge) -> Iterator[Weighed]:
    """Every number of shots with each shuttle; of the cards those that are missed least."""
    view, energy = judge.view, judge.energy
    cards: list[list[Card]] = []
    for shuttle, place in enumerate(view.shuttles):
        colour = view.table.components.shuttles[shuttle]
        fitting = sorted([card for card in judge.hand if judge.colours[card] is colour], key=judge.keep)
        most = 0 if place is None else min(energy[Station.CENTRE], energy[place])
        cards.append(fitting[:most])
    for counts in product(*(range(len(fitting) + 1) for fitting in cards)):
        shuttles = [shuttle for shuttle, count in enumerate(counts) for _ in range(count)]
        needs = fire_needs(view, shuttles)
        if not shuttles or any(need > number for need, number in zip(needs, energy, strict=True)):
            continue
        chosen = [sorted(fitting[:count]) for fitting, count in zip(cards, counts, strict=True)]
        shots = tuple([(shuttle, card) for shuttle, fitting in enumerate(chosen) for card in fitting])
        gains = [(station, -need) for station, need in enumerate(needs) if need]
        played = tuple([card for _, card in shots])
        yield judge.weigh(Fire(shots), gains, played, _new(judge, len(shots)), len(shots))


_STATION_IDEAS = {
    Station.MACHINE: _machines,
    Station.COMMAND: _commands,
    Station.BIOTOPE: _biotopes,
    Station.PORT: _docks,
    Station.CANTEEN: _steals,
    Station.CENTRE: _fires,
}
