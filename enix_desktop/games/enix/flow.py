"""Transitions: rounds, the order of play, and handing each move to its part of the rules."""

from collections.abc import Sequence
from typing import assert_never

from enix_desktop.engine.chance import Chance
from enix_desktop.engine.rules import Event, Outcome, Seat
from enix_desktop.games.enix import turns
from enix_desktop.games.enix.cardset import Card, cards_of, set_of
from enix_desktop.games.enix.components import Energy
from enix_desktop.games.enix.events import (
    CardLaid,
    CardsRevealed,
    CompetitionBegan,
    GameEnded,
    OrderDrawn,
    RoundBegan,
)
from enix_desktop.games.enix.layout import roads
from enix_desktop.games.enix.moves import (
    PASS,
    Cross,
    EndGame,
    LayCard,
    Move,
    Pass,
    PlaceTile,
    PlayEnix,
    Refill,
    Steal,
    Stop,
    TakeCards,
)
from enix_desktop.games.enix.order import best_of_competition, drawn_before, highest, lots_not_about
from enix_desktop.games.enix.phases import Phase, Stage
from enix_desktop.games.enix.play import Play
from enix_desktop.games.enix.predicates import hand_as_seen
from enix_desktop.games.enix.scoring import outcome_of, score_of
from enix_desktop.games.enix.state import State
from enix_desktop.games.enix.table import Composition, Setup

LOT = "lot"
"""The chance result of O3: the order of seats that are tied and cannot lay."""


def start(setup: Setup) -> State:
    """The state before the first move: the first round has begun (S3)."""
    table = setup.table
    composed = setup.composed or Composition((Energy.SOLAR,) * table.seats)
    state = State()
    state.table = table
    state.round = composed.round
    state.phase = Phase.LAY
    state.owing = tuple(seat for seat in table.seats_from(0) if setup.hands[seat])
    state.layout = setup.layout
    state.roads = roads(table.components, setup.layout)
    state.pawns = list(composed.pawns)
    state.cap = composed.cap
    state.hands = [set_of(hand) for hand in setup.hands]
    state.stacks = list(setup.stacks)
    state.discard = composed.discard
    state.short_of_cards = not all(setup.stacks)
    state.chosen = [None] * table.seats
    state.laid = [()] * table.seats
    state.waiting = table.seats_from(0)
    state.lots = ()
    state.contenders = ()
    state.active = None
    state.stage = Stage.ACTIONS
    state.symbols_done = 0
    state.points = 0
    state.moved = False
    state.barred = 0
    state.victims = ()
    state.ended_by = None
    return state


def transition(state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
    """Change *state* by a legal *move* and return what happened."""
    if move is PASS and len(state.owing) > 1:
        # Three of four moves only hand the question on; search feels every microsecond of them.
        state.owing = state.owing[1:]
        return ()
    play = Play(state, chance)
    match move:
        case Pass():
            if turns.pass_window(play):
                _next_turn(play)
        case LayCard(card):
            _lay(play, seat, card)
        case EndGame():
            _end_game(play, seat)
        case Cross(tile):
            turns.cross(play, tile)
        case TakeCards(stacks):
            turns.take_cards(play, stacks)
        case Stop():
            turns.stop(play)
        case Steal():
            turns.steal(play, move)
        case Refill(position):
            turns.refill(play, position)
        case PlaceTile():
            turns.place_tile(play, move)
        case PlayEnix():
            turns.play_enix(play, seat, move)
        case _:
            assert_never(move)
    return play.events


def outcome(state: State) -> Outcome | None:
    """The result, or None while the game runs."""
    if state.ended_by is None:
        return None
    table = state.table
    scores = tuple(score_of(table.components, hand) for hand in state.hands)
    return outcome_of(scores, state.ended_by, table.numbers.limit)


def _begin_round(play: Play) -> None:
    state = play.state
    state.round += 1
    state.active = None
    state.lots = ()
    state.waiting = state.table.seats_from(0)
    state.phase = Phase.LAY
    state.owing = tuple([seat for seat in state.waiting if state.hands[seat]])
    play.tell(RoundBegan(state.round))
    if not state.owing:
        _next_turn(play)


def _lay(play: Play, seat: Seat, card: Card) -> None:
    state = play.state
    state.hands[seat] ^= 1 << card
    state.chosen[seat] = card
    state.owing = tuple([other for other in state.owing if other != seat])
    play.tell(CardLaid(seat, card))
    if not state.owing:
        _reveal(play)


def _reveal(play: Play) -> None:
    """Turn over all cards laid face down, together."""
    state = play.state
    revealed = {seat: card for seat, card in enumerate(state.chosen) if card is not None}
    for seat, card in revealed.items():
        state.laid[seat] += (card,)
        state.chosen[seat] = None
    play.tell(CardsRevealed(revealed))
    if state.phase is Phase.COMPETE:
        # Only those who laid stay in the comparison (O3).
        _settle(play, best_of_competition(state, revealed))
    else:
        _next_turn(play)


def _next_turn(play: Play) -> None:
    state = play.state
    state.active = None
    best = highest(state)
    if best:
        _settle(play, best)
    elif state.waiting:
        turns.begin_turn(play, state.waiting[0])  # without cards, in seat order (R4)
    else:
        _begin_round(play)


def _settle(play: Play, tied: tuple[Seat, ...]) -> None:
    """Give the turn to the one of *tied*, or let them compete, or draw lots."""
    state = play.state
    first = tied[0] if len(tied) == 1 else drawn_before(state, tied)
    if first is not None:
        turns.begin_turn(play, first)
        return
    state.lots = lots_not_about(state, tied)
    able = tuple([seat for seat in tied if state.hands[seat]])
    if able:
        state.phase = Phase.COMPETE
        state.contenders = tied
        state.owing = able
        play.tell(CompetitionBegan(tied))
        return
    order = play.chance.order(LOT, tied)
    state.lots += (order,)
    play.tell(OrderDrawn(order))
    turns.begin_turn(play, order[0])


def _end_game(play: Play, seat: Seat) -> None:
    """Everything laid face down goes back into the hands, and the hands are counted (G1)."""
    state, table = play.state, play.state.table
    state.hands = [hand_as_seen(state, owner) for owner in range(table.seats)]
    state.chosen = [None] * table.seats
    state.phase = Phase.OVER
    state.owing = ()
    state.ended_by = seat
    result = outcome(state)
    assert result is not None
    hands = tuple(tuple(cards_of(hand)) for hand in state.hands)
    play.tell(GameEnded(seat, hands, result.scores, result.dropped_out, result.winners))
