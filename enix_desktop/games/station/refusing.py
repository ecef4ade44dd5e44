"""Why a move is not allowed: the first broken rule in the order of V5."""

from collections.abc import Callable, Mapping, Sequence

from enix_desktop.engine.rules import ForeignMove, Seat
from enix_desktop.games.station.components import Card, Station
from enix_desktop.games.station.moves import (
    KINDS,
    STATION_OF,
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
from enix_desktop.games.station.predicates import (
    bridge_colour,
    fire_needs,
    machine_price,
    owes,
    reached_from_biotope,
)
from enix_desktop.games.station.refusals import Reason, Refusal
from enix_desktop.games.station.state import State

OWED: Mapping[Phase, tuple[type[Move], ...]] = {
    Phase.ACT: tuple(kind for kind in KINDS if kind not in (Take, Discard)),
    Phase.TAKE: (Take,),
    Phase.DISCARD: (Discard,),
    Phase.SUPPLY: (Discard,),
}


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    """The first rule that *move* breaks, or None if it is legal; raise ForeignMove if it is no move."""
    kind = type(move)
    if kind not in KINDS:
        raise ForeignMove(move)  # type: ignore[arg-type]  # KINDS are all kinds
    if state.phase is Phase.OVER:
        return Refusal(Reason.G1_GAME_OVER)
    if seat != state.turn:
        return Refusal(Reason.O1_NOT_IN_TURN, {"seat": state.turn})
    if kind not in OWED[state.phase]:
        return Refusal(Reason.V3_NOT_NOW, {"owed": owes(state.phase)})
    station = STATION_OF.get(kind)
    if station is not None and station is not state.active:
        return Refusal(Reason.A5_OTHER_STATION, {"station": station})
    return _CHECKS[kind](state, seat, move)


def _fill(state: State, seat: Seat, move: Fill) -> Refusal | None:
    wrong = _unusable(state, seat, move.cards, "A1")
    if wrong is not None:
        return wrong
    symbols = state.table.components.symbols
    for card in move.cards:
        if symbols[card] is not state.active:
            return Refusal(Reason.A1_OTHER_SYMBOL, {"card": card, "station": state.active})
    return _above_top(state, seat, {state.active: len(move.cards)})


def _shift(state: State, seat: Seat, move: Shift) -> Refusal | None:
    cards = (*move.anticlockwise, *move.clockwise)
    wrong = _unusable(state, seat, cards, "A2")
    if wrong is not None:
        return wrong
    station, colours = state.active, state.table.components.colours
    for slot, sent in zip(station.slots, (move.anticlockwise, move.clockwise), strict=True):
        for card in sent:
            if colours[card] is not bridge_colour(state, slot):
                return Refusal(Reason.A2_OTHER_COLOUR, {"card": card, "slot": slot})
    energy = state.energy[station][seat]
    if len(cards) > energy:
        return _missing(Reason.A2_ENERGY_MISSING, station, len(cards), energy)
    gains = {station.anticlockwise: len(move.anticlockwise), station.clockwise: len(move.clockwise)}
    return _above_top(state, seat, gains)


def _swap(state: State, seat: Seat, move: Swap) -> Refusal | None:
    return None if move.card in state.hands[seat] else Refusal(Reason.A3_NOT_HELD, {"card": move.card})


def _pass(_state: State, _seat: Seat, _move: Pass) -> None:
    """Always possible (A4)."""


def _machine(state: State, seat: Seat, move: Machine) -> Refusal | None:
    wrong = _unusable(state, seat, move.cards, "TM1")
    if wrong is not None:
        return wrong
    symbols = state.table.components.symbols
    gains: dict[Station, int] = {}
    for card in move.cards:
        target = symbols[card]
        if target is Station.MACHINE:
            return Refusal(Reason.TM1_COGS, {"card": card})
        gains[target] = gains.get(target, 0) + 1
    price, energy = machine_price(state, move.cards), state.energy[Station.MACHINE][seat]
    if price > energy:
        return _missing(Reason.TM2_ENERGY_MISSING, Station.MACHINE, price, energy)
    return _above_top(state, seat, gains)


def _command(state: State, seat: Seat, move: Command) -> Refusal | None:
    energy = state.energy[Station.COMMAND][seat]
    if move.energy < 1:
        return Refusal(Reason.TC1_NOTHING)
    if move.energy > energy:
        return _missing(Reason.TC1_ENERGY_MISSING, Station.COMMAND, move.energy, energy)
    return None


def _biotope(state: State, seat: Seat, move: Biotope) -> Refusal | None:
    units, energy = move.clockwise + move.anticlockwise, state.energy[Station.BIOTOPE][seat]
    if min(move.clockwise, move.anticlockwise) < 0 or units < 1:
        return Refusal(Reason.TB1_NOTHING)
    if units + 1 > energy:
        return _missing(Reason.TB1_ENERGY_MISSING, Station.BIOTOPE, units + 1, energy)
    if reached_from_biotope(state, seat, move.clockwise, move.anticlockwise) is None:
        return Refusal(Reason.TB2_NO_STATION_LEFT, {"units": units})
    return None


def _dock(state: State, seat: Seat, move: Dock) -> Refusal | None:
    if not move.docks:
        return Refusal(Reason.TP1_NOTHING)
    for shuttle, station in move.docks:
        if not 0 <= shuttle < len(state.shuttles):
            return Refusal(Reason.TP1_NO_SUCH_SHUTTLE)
        if not 0 <= station < len(state.energy):
            return Refusal(Reason.TP1_NO_SUCH_STATION)
    energy = state.energy[Station.PORT][seat]
    if len(move.docks) > energy:
        return _missing(Reason.TP1_ENERGY_MISSING, Station.PORT, len(move.docks), energy)
    seen = set()
    for shuttle, _ in move.docks:
        place = state.shuttles[shuttle]
        if place is not None:
            return Refusal(Reason.TP2_DOCKED, {"shuttle": shuttle, "station": place})
        if shuttle in seen:
            return Refusal(Reason.TP2_TWICE, {"shuttle": shuttle})
        seen.add(shuttle)
    return None


def _steal(state: State, seat: Seat, move: Steal) -> Refusal | None:
    if not move.seats:
        return Refusal(Reason.TK1_NOBODY)
    for victim in move.seats:
        if victim == seat:
            return Refusal(Reason.TK1_OWN_HAND)
        if victim not in state.seats:
            return Refusal(Reason.TK1_NO_SUCH_PLAYER)
    energy = state.energy[Station.CANTEEN][seat]
    if len(move.seats) > energy:
        return _missing(Reason.TK1_ENERGY_MISSING, Station.CANTEEN, len(move.seats), energy)
    for number, victim in enumerate(move.seats):
        if victim in move.seats[:number]:
            return Refusal(Reason.TK2_TWICE, {"seat": victim})
        if not state.hands[victim]:
            return Refusal(Reason.TK2_EMPTY_HAND, {"seat": victim})
    return None


def _fire(state: State, seat: Seat, move: Fire) -> Refusal | None:
    if any(not 0 <= shuttle < len(state.shuttles) for shuttle, _ in move.shots):
        return Refusal(Reason.TE1_NO_SUCH_SHUTTLE)
    wrong = _unusable(state, seat, [card for _, card in move.shots], "TE1")
    if wrong is not None:
        return wrong
    components = state.table.components
    for shuttle, card in move.shots:
        if state.shuttles[shuttle] is None:
            return Refusal(Reason.TE2_NOT_DOCKED, {"shuttle": shuttle})
        if components.colours[card] is not components.shuttles[shuttle]:
            return Refusal(Reason.TE2_OTHER_COLOUR, {"card": card, "shuttle": shuttle})
    needs = fire_needs(state, [shuttle for shuttle, _ in move.shots])
    for station in (Station.CENTRE, *(place for place in state.shuttles if place is not None)):
        energy = state.energy[station][seat]
        if needs[station] > energy:
            is_centre = station is Station.CENTRE
            reason = Reason.TE3_CENTRE_SHORT if is_centre else Reason.TE3_STATION_SHORT
            return _missing(reason, station, needs[station], energy)
    return None


def _take(state: State, _seat: Seat, move: Take) -> Refusal | None:
    position = move.position
    if position is None:
        return None if state.pile or state.discard else Refusal(Reason.N6_NO_CARD)
    if not 0 <= position < len(state.display):
        return Refusal(Reason.N6_NO_SUCH_PLACE)
    return Refusal(Reason.N6_NO_CARD) if state.display[position] is None else None


def _discard(state: State, seat: Seat, move: Discard) -> Refusal | None:
    rule = "N3" if state.phase is Phase.DISCARD else "U4"
    number = len(state.hands[seat]) - state.table.numbers.hand_limit
    if len(move.cards) != number:
        return Refusal(Reason[f"{rule}_WRONG_NUMBER"], {"number": number})
    return _not_own(state, seat, move.cards, rule)


def _unusable(state: State, seat: Seat, cards: Sequence[Card], rule: str) -> Refusal | None:
    if not cards:
        return Refusal(Reason["TE1_NOTHING" if rule == "TE1" else f"{rule}_NO_CARDS"])
    return _not_own(state, seat, cards, rule)


def _not_own(state: State, seat: Seat, cards: Sequence[Card], rule: str) -> Refusal | None:
    hand = state.hands[seat]
    for number, card in enumerate(cards):
        if card not in hand:
            return Refusal(Reason[f"{rule}_NOT_HELD"], {"card": card})
        if card in cards[:number]:
            return Refusal(Reason[f"{rule}_TWICE"], {"card": card})
    return None


def _missing(reason: Reason, station: Station, needed: int, energy: int) -> Refusal:
    return Refusal(reason, {"station": station, "needed": needed, "energy": energy})


def _above_top(state: State, seat: Seat, gains: Mapping[Station, int]) -> Refusal | None:
    for station, gain in gains.items():
        energy = state.energy[station][seat]
        if energy + gain > state.table.numbers.track_top:
            facts = {"station": station, "energy": energy, "needed": gain}
            return Refusal(Reason.C4_ABOVE_TOP, facts)
    return None


_CHECKS: Mapping[type[Move], Callable[..., Refusal | None]] = {
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
    Take: _take,
    Discard: _discard,
}
