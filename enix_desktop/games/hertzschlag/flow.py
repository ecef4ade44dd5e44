"""How a game runs: events, talk, actions, check, passing, and the end."""

from collections.abc import Sequence

from enix_desktop.engine.chance import Chance
from enix_desktop.engine.rules import Event, ForeignMove, Outcome, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.counting import gain, moved, moved_towards, pay, payout_of, shove_of
from enix_desktop.games.hertzschlag.events import Failure
from enix_desktop.games.hertzschlag.faces import EventCard, Plant
from enix_desktop.games.hertzschlag.memory import Passed, PastRound
from enix_desktop.games.hertzschlag.moves import Bid, Lay, Move, Pledge, Signal
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.playing import execute
from enix_desktop.games.hertzschlag.refusing import most_euro
from enix_desktop.games.hertzschlag.scoring import Score, score, winners
from enix_desktop.games.hertzschlag.state import State

EVENT, DRAW = "event", "draw"


def transition(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
    """Change *state* by a move known to be legal and tell what happened."""
    told: list[Event] = []
    match move:
        case Signal(word):
            state.signals.append(word)
            told.append(events.Signalled(seat, word))
            if len(state.signals) == state.table.seats:
                state.phase = Phase.LAY
        case Lay(card, place):
            state.laid[seat] = move
            state.hands[seat] = tuple([held for held in state.hands[seat] if held != card])
            told.append(events.CardLaid(seat, card, place))
            if None not in state.laid:
                _act(state, chance, told)
        case Pledge(euro):
            state.pledges.append(euro)
            told.append(events.Pledged(seat, euro))
            if len(state.pledges) == state.table.seats:
                state.phase = Phase.BID
        case Bid(euro):
            state.bids[seat] = euro
            told.append(events.BidMade(seat, euro))
            if None not in state.bids:
                _settle_bids(state, chance, told)
        case _:
            raise ForeignMove(move)
    return told


def outcome(state: State) -> Outcome | None:
    """The result, or None while the game runs; after a blackout nobody wins (G7, Q7)."""
    if state.phase is not Phase.OVER:
        return None
    totals = tuple(each.total for each in scores(state))
    return Outcome(totals, () if state.is_blackout else winners(totals))


def scores(state: State) -> tuple[Score, ...]:
    """Everybody's points, if the game ended now."""
    return tuple(
        score(state.table, state.goals[seat], state.displays[seat], state.money[seat], state.marker)
        for seat in state.seats
    )


def happen(state: State, event: EventCard, told: list[Event]) -> None:
    """Turn up *event* and execute it; its steps are nobody's and cost nobody anything (V1 to V4)."""
    table, before = state.table, state.marker
    shove = shove_of(table.components, state.displays, state.calm, event)
    shifted = moved(table.components.track, before, shove.shift)
    state.marker = moved_towards(shifted, shove.towards)
    state.shown.append(event)
    told.append(events.EventHappened(event, shove, before, shifted, state.marker))
    for seat in state.order:
        euro = payout_of(table.components, state.displays[seat], event)
        if euro:
            got = gain(table.numbers, state.money, state.reserves, seat, euro)
            told.append(events.EventPaid(seat, event, got, state.money[seat]))


def begin_round(state: State, event: EventCard | None, told: list[Event]) -> None:
    """Begin the round with *event*; None if it has happened already."""
    told.append(events.RoundBegan(state.round, state.starter))
    state.fields = [state.marker]
    if event is not None:
        happen(state, event, told)
    state.fields.append(state.marker)
    count = state.table.seats
    state.laid, state.bids = [None] * count, [None] * count
    state.signals, state.pledges, state.played, state.places = [], [], [], None
    state.phase = Phase.SIGNAL if state.table.has_talk else Phase.LAY


def _act(state: State, chance: Chance, told: list[Event]) -> None:
    """All have laid: each executes its card in turn order, then comes the check (A3, Q1)."""
    laid = [lay for lay in state.laid if lay is not None]
    state.places = tuple([lay.place for lay in laid])
    told.append(events.PlacesShown(state.places, state.order))
    for seat in state.order:
        execute(state, seat, laid[seat], chance, told)
    _check(state, chance, told)


def _check(state: State, chance: Chance, told: list[Event]) -> None:
    plant = state.plant_needed()
    if plant is None:
        told.append(events.CheckPassed(state.round, state.marker))
        _end_round(state, chance, told)
        return
    most = sum(most_euro(state, seat) for seat in state.seats)
    if not state.plants[plant]:
        _black_out(state, Failure.PLANT_USED, plant, most, told)
    elif most < state.price:
        _black_out(state, Failure.MONEY_SHORT, plant, most, told)
    else:
        told.append(events.ControlNeeded(state.marker, plant, state.price, most))
        state.phase = Phase.PLEDGE if state.table.has_talk else Phase.BID


def _settle_bids(state: State, chance: Chance, told: list[Event]) -> None:
    """Everybody pays; the sum decides (Q5, Q6)."""
    bids = tuple([bid or 0 for bid in state.bids])
    for seat, bid in enumerate(bids):
        pay(state.table.numbers, state.money, state.reserves, seat, bid)
    told.append(events.BidsShown(bids, state.price, tuple(state.money)))
    plant = state.plant_needed()
    assert plant is not None, "the check found the marker orange"
    if sum(bids) < state.price:
        _black_out(state, Failure.BID_SHORT, plant, sum(bids), told)
        return
    before = state.marker
    state.plants[plant] = False
    state.marker = state.table.components.landing(plant)
    told.append(events.PlantUsed(plant, before, state.marker))
    _end_round(state, chance, told)


def _black_out(state: State, failure: Failure, plant: Plant, most: int, told: list[Event]) -> None:
    told.append(events.BlackedOut(state.round, state.marker, failure, plant, state.price, most))
    state.is_blackout = True
    _remember_round(state)
    _end_game(state, told)


def _end_game(state: State, told: list[Event]) -> None:
    state.phase = Phase.OVER
    counted = scores(state)
    won = () if state.is_blackout else winners([each.total for each in counted])
    told.append(events.GameEnded(state.is_blackout, state.goals, counted, won))


def _remember_round(state: State) -> None:
    """Add this round to the public record."""
    by_seat = sorted(range(state.table.seats), key=lambda place: state.order[place])
    bids = None if None in state.bids else tuple([bid or 0 for bid in state.bids])
    assert state.places is not None, "all have laid"
    past = PastRound(
        state.round,
        state.starter,
        state.shown[-1] if state.shown else None,
        tuple([state.signals[place] if state.signals else None for place in by_seat]),
        state.places,
        tuple([state.played[place] for place in by_seat]),
        (*state.fields, state.marker),
        tuple([state.pledges[place] for place in by_seat]) if state.pledges else None,
        bids,
        tuple(state.money),
    )
    state.past = (*state.past, past)


def _end_round(state: State, chance: Chance, told: list[Event]) -> None:
    """Pass the start card and the hands, draw, and begin the next round (D1, D2)."""
    _remember_round(state)
    if state.round == state.table.numbers.rounds:
        _end_game(state, told)
        return
    table = state.table
    for seat in state.seats:
        passed = Passed(state.round, table.right_of(seat), state.hands[seat])
        state.passed[seat] = (*state.passed[seat], passed)
    hands = tuple(state.hands)
    state.hands = [hands[table.left_of(seat)] for seat in state.seats]
    state.starter = table.left_of(state.starter)
    told.append(events.HandsPassed(state.starter, hands))
    for seat in state.order:
        card = chance.pick(DRAW, state.pile)
        state.pile = tuple([left for left in state.pile if left != card])
        state.hands[seat] = tuple(sorted((*state.hands[seat], card)))
        state.drawn[seat] = (*state.drawn[seat], card)
        told.append(events.CardDrawn(seat, card))
    state.round += 1
    event = state.forecast if state.forecast is not None else chance.pick(EVENT, state.events_left)
    state.forecast = None
    begin_round(state, event, told)
