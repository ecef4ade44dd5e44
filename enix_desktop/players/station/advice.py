"""Why the skilled player prefers a move: one true reason, from what the seat can see.

A reason is told only if the facts behind it hold, and anybody can compute them again. It has no words here.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import product

from enix_desktop.games.station.components import STATIONS, Card, Station
from enix_desktop.games.station.moves import (
    Biotope,
    Command,
    Discard,
    Dock,
    Fill,
    Fire,
    Machine,
    Move,
    Pass,
    Shift,
    Steal,
    Swap,
    Take,
)
from enix_desktop.games.station.phases import Phase
from enix_desktop.games.station.predicates import machine_price, reached_from_biotope
from enix_desktop.games.station.view import View
from enix_desktop.players.station.judge import Judge
from enix_desktop.players.station.worth import learned_worth, shots_in_reach

REASONS: Mapping[str, tuple[str, ...]] = {
    # The laser goes up by *shots* to *laser*, which is the *goal* or more: the game ends after this round.
    "fire-goal": ("shots", "laser", "goal"),
    # The laser goes up by *shots* to *laser*.
    "fire": ("shots", "laser"),
    # With the shuttles docked there, the own energy and cards are enough for *shots* shots as things are now.
    "dock-shots": ("shots",),
    # The own cards and energy are not yet enough for a shot, which takes a docked shuttle (*docks* of them).
    "dock-first": ("docks",),
    # The own cards and energy are enough for *after* shots in this round instead of *before*.
    "more-shots": ("before", "after"),
    # The energy centre goes up from *before* to *after*: each shot costs one there.
    "centre-up": ("before", "after"),
    # *station* goes up from *before* to *after*.
    "charge": ("station", "before", "after"),
    # *energy* goes from *station* to *target*, where there is *after* then.
    "transfer": ("station", "target", "energy", "after"),
    # *units* stations get one energy each, for *energy* at the biotope.
    "spread": ("units", "energy"),
    # *energy* at the command centre brings *cards* cards.
    "draw": ("energy", "cards"),
    # So many *cards* of others come into the hand after the canteen, and they lack them.
    "steal": ("cards",),
    # *card* goes; *wanted* lies in the display, and its colour is that of a shuttle.
    "swap-shuttle": ("card", "wanted"),
    # *card* is missed least of all in the hand.
    "swap": ("card",),
    # *card* lies open and has the colour of a shuttle: the laser takes no others.
    "take-shuttle": ("card",),
    # *card* lies open and shows *station*, which is still to come in this round.
    "take-ahead": ("card", "station"),
    # *card* lies open and promises more than an unknown one.
    "take-open": ("card",),
    # None of the open cards promises more than an unknown one.
    "take-pile": (),
    # *cards* are those that are missed least.
    "discard": ("cards",),
    # Nothing that can be done now is worth its price.
    "pass": (),
}
"""All reasons, with the names of the facts that each has."""


@dataclass(frozen=True, slots=True)
class Advice:
    """One of the REASONS and the facts about it: stations, cards, shuttles, numbers."""

    reason: str
    facts: Mapping[str, object] = field(default_factory=dict)


def reason(view: View, move: Move, seed: int = 0) -> Advice:
    """Why *move* is good."""
    judge = Judge(view, learned_worth())
    match move:
        case Fire(shots):
            return _firing(view, len(shots))
        case Dock(docks):
            return _docking(judge, docks)
        case Fill(cards):
            return _energies(judge, {view.active: len(cards)}, cards)
        case Shift():
            return _shifting(judge, move)
        case Machine(cards):
            return _machine(judge, cards)
        case Biotope(clockwise, anticlockwise):
            return _spreading(judge, clockwise, anticlockwise)
        case Command(energy):
            per_energy = view.table.numbers.cards_per_command_energy
            return Advice("draw", {"energy": energy, "cards": energy * per_energy})
        case Steal(seats):
            return Advice("steal", {"cards": len(seats)})
        case Swap(card):
            return _swapping(judge, card)
        case Take(position):
            return _taking(judge, position)
        case Discard(cards):
            return Advice("discard", {"cards": cards})
        case Pass():
            return Advice("pass")


def _firing(view: View, shots: int) -> Advice:
    laser, goal = view.laser[view.seat] + shots, view.table.numbers.laser_goal
    if laser >= goal:
        return Advice("fire-goal", {"shots": shots, "laser": laser, "goal": goal})
    return Advice("fire", {"shots": shots, "laser": laser})


def _docking(judge: Judge, docks: Sequence[tuple[int, Station]]) -> Advice:
    places = list(judge.view.shuttles)
    for shuttle, station in docks:
        places[shuttle] = station
    energy = judge.energy[:]
    energy[Station.PORT] -= len(docks)
    shots = int(shots_in_reach(Station.CENTRE, energy, judge.held, places))
    return Advice("dock-shots", {"shots": shots}) if shots else Advice("dock-first", {"docks": len(docks)})


def _energies(judge: Judge, gains: Mapping[Station, int], cards: Sequence[Card]) -> Advice:
    """Why it is good to have more energy at some stations."""
    more = _more_shots(judge, gains, cards)
    if more is not None:
        return more
    before = judge.energy[Station.CENTRE]
    if gains.get(Station.CENTRE, 0) > 0:
        return Advice("centre-up", {"before": before, "after": before + gains[Station.CENTRE]})
    station = max(gains, key=lambda station: gains[station])
    before = judge.energy[station]
    return Advice("charge", {"station": station, "before": before, "after": before + gains[station]})


def _more_shots(judge: Judge, gains: Mapping[Station, int], cards: Sequence[Card]) -> Advice | None:
    """Whether more shots are within reach afterwards; told while the energy centre is still to come."""
    view = judge.view
    if view.active is Station.CENTRE or (view.active > Station.PORT and not any(_docked(view))):
        return None
    energy = [number + gains.get(Station(station), 0) for station, number in enumerate(judge.energy)]
    held = [count - gone for count, gone in zip(judge.held, judge.shooters_among(cards), strict=True)]
    before, after = _shots(judge, judge.energy, judge.held), _shots(judge, energy, held)
    return Advice("more-shots", {"before": before, "after": after}) if after > before else None


def _shots(judge: Judge, energy: Sequence[int], held: Sequence[int]) -> int:
    """How often one could fire this round, with shuttles that still may be docked where that is best."""
    waiting = STATIONS if judge.stage_number <= Station.PORT else (None,)
    places = [waiting if place is None else (place,) for place in judge.view.shuttles]
    return max(int(shots_in_reach(Station.CENTRE, energy, held, docks)) for docks in product(*places))


def _docked(view: View) -> list[bool]:
    return [place is not None for place in view.shuttles]


def _shifting(judge: Judge, move: Shift) -> Advice:
    station = judge.view.active
    sent = {station.clockwise: len(move.clockwise), station.anticlockwise: len(move.anticlockwise)}
    cards = (*move.clockwise, *move.anticlockwise)
    more = _more_shots(judge, {**sent, station: -len(cards)}, cards)
    if more is not None:
        return more
    before = judge.energy[Station.CENTRE]
    if sent.get(Station.CENTRE, 0) > 0:
        return Advice("centre-up", {"before": before, "after": before + sent[Station.CENTRE]})
    target = max(sent, key=lambda target: sent[target])
    after = judge.energy[target] + sent[target]
    facts = {"station": station, "target": target, "energy": sent[target], "after": after}
    return Advice("transfer", facts)


def _machine(judge: Judge, cards: Sequence[Card]) -> Advice:
    gains = {Station.MACHINE: -machine_price(judge.view, cards)}
    for card in cards:
        symbol = judge.symbols[card]
        gains[symbol] = gains.get(symbol, 0) + 1
    return _energies(judge, gains, cards)


def _spreading(judge: Judge, clockwise: int, anticlockwise: int) -> Advice:
    reached = reached_from_biotope(judge.view, judge.seat, clockwise, anticlockwise) or ()
    gains = {Station.BIOTOPE: -1 - len(reached), **dict.fromkeys(reached, 1)}
    spread = Advice("spread", {"units": len(reached), "energy": 1 + len(reached)})
    return _more_shots(judge, gains, ()) or spread


def _swapping(judge: Judge, card: Card) -> Advice:
    fitting = [
        open_card for open_card in judge.view.display if open_card is not None and judge.shoots(open_card)
    ]
    if fitting and not judge.shoots(card):
        return Advice("swap-shuttle", {"card": card, "wanted": max(fitting, key=judge.keep)})
    return Advice("swap", {"card": card})


def _taking(judge: Judge, position: int | None) -> Advice:
    view = judge.view
    card = None if position is None else view.display[position]
    if card is None:
        return Advice("take-pile")
    if judge.shoots(card):
        return Advice("take-shuttle", {"card": card})
    if judge.symbols[card] > view.active and view.phase is Phase.TAKE:
        return Advice("take-ahead", {"card": card, "station": judge.symbols[card]})
    return Advice("take-open", {"card": card})
