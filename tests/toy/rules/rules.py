"""The rules of Sparks as the engine wants them: `engine.rules.Rules`."""

from collections.abc import Sequence
from dataclasses import replace

from enix_desktop.engine.chance import Chance
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event, ForeignMove, Outcome, Seat
from tests.toy.rules import events, refusing, view
from tests.toy.rules.moves import Bid, Light, Move, Solve
from tests.toy.rules.state import Phase, State
from tests.toy.rules.table import (
    DARK,
    FIELDS,
    FIRST_SPARKS,
    FREE,
    MOST_SPARKS,
    NUMBERS,
    Setup,
    free_fields,
    is_won,
    lamps,
)

STARTER, SUM, STRIKE = "starter", "sum", "strike"
"""What luck decides: the setup, and each round two numbers and a field."""


class SparksRules:
    """Rules B1 to E1."""

    refusal = staticmethod(refusing.refusal)
    legal_moves = staticmethod(refusing.legal_moves)
    open_secrets = staticmethod(view.open_secrets)  # before the name `view` means the method
    view = staticmethod(view.view)

    def deal(self, options: Setup, chance: Chance) -> Setup:
        return replace(options, starter=chance.pick(STARTER, range(options.seats)))

    def start(self, setup: Setup) -> State:
        return State(setup, [FREE] * len(FIELDS), [FIRST_SPARKS] * setup.seats, [None] * setup.seats)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        return state.to_move

    def declining_move(self, state: State) -> None:
        """Nobody is ever offered to interrupt."""

    def is_secret(self, state: State) -> bool:
        """Bids are secret, and nobody else adds; lamps are lit in sight of all."""
        return state.phase in (Phase.BID, Phase.SOLVE)

    def transition(self, state: State, seat: Seat, move: Move, chance: Chance) -> Sequence[Event]:
        match move:
            case Bid(sparks):
                state.bids[seat] = sparks
                placed = events.BidPlaced(seat, sparks)
                return [placed] if state.to_move else [placed, *_begin_turn(state, chance)]
            case Solve():
                assert state.numbers is not None
                numbers, state.numbers = state.numbers, None
                verdict = refusing.verdict(numbers, move)
                answered = events.SumAnswered(seat, numbers, move.ms, verdict)
                if verdict != "right":
                    return [answered, *_end_turn(state, chance)]
                state.phase = Phase.LIGHT
                return [answered]
            case Light(field):
                state.board[field] = seat
                return [events.LampLit(seat, field), *_end_turn(state, chance)]
            case _:
                raise ForeignMove(move)

    def round_number(self, state: State) -> int:
        return state.round

    def outcome(self, state: State) -> Outcome | None:
        """Who reached the goal wins, else who has most lamps (E1)."""
        if state.phase is not Phase.OVER:
            return None
        lit = [lamps(state.board, seat) for seat in state.seats]
        scores = tuple(map(len, lit))
        winners = tuple(seat for seat in state.seats if is_won(state.setup.goal, lit[seat]))
        most = tuple(seat for seat in state.seats if scores[seat] == max(scores))
        return Outcome(scores, winners or most)

    def with_other_secrets(self, state: State, seat: Seat, seed: int) -> State:
        """Other bids and another sum, where *seat* does not know them."""
        twin = state.copy()
        if state.phase is Phase.BID:
            for other in state.seats:
                if other != seat and state.bids[other] is not None:
                    twin.bids[other] = derived(seed, f"bid/{other}") % (state.sparks[other] + 1)
        if state.numbers is not None and state.active != seat:
            first, second = (NUMBERS[derived(seed, name) % len(NUMBERS)] for name in ("first", "second"))
            twin.numbers = first, second
        return twin

    def check(self, state: State) -> None:
        is_over = state.phase is Phase.OVER
        assert all(holder in (FREE, DARK, *state.seats) for holder in state.board), "a field has one holder"
        assert all(0 <= sparks <= MOST_SPARKS for sparks in state.sparks), "sparks are counted"
        assert is_over or free_fields(state.board), "the game runs while there is a free field (D1)"
        assert is_over or state.board.count(DARK) == state.round - 1, "each round ends with lightning (D1)"
        assert is_over == (not state.to_move), "somebody owes a decision while the game runs"
        assert (state.numbers is not None) == (state.phase is Phase.SOLVE), "a sum is there to be solved"


def _begin_turn(state: State, chance: Chance) -> list[Event]:
    """Everybody has bid: the highest bid pays and has the turn; ties go by the order of the round (B2)."""
    bids = tuple(bid or 0 for bid in state.bids)
    state.active = seat = max(state.tie_order, key=lambda seat: bids[seat])
    state.sparks[seat] -= bids[seat]
    state.numbers = chance.pick(SUM, NUMBERS), chance.pick(SUM, NUMBERS)
    state.phase = Phase.SOLVE
    return [events.TurnBegan(seat, bids, state.numbers)]


def _end_turn(state: State, chance: Chance) -> list[Event]:
    """The goal ends the game, else lightning strikes, and the next round begins if a field is left."""
    assert state.active is not None
    told: list[Event] = []
    is_over = is_won(state.setup.goal, lamps(state.board, state.active))
    if not is_over and (free := free_fields(state.board)):
        struck = chance.pick(STRIKE, free)
        state.board[struck] = DARK
        told.append(events.FieldStruck(struck))
    state.active = None
    if is_over or not free_fields(state.board):
        state.phase = Phase.OVER
        outcome = SparksRules().outcome(state)
        assert outcome is not None
        return [*told, events.GameEnded(outcome.scores, outcome.winners)]
    state.round += 1
    state.phase = Phase.BID
    state.bids = [None] * state.setup.seats
    state.sparks = [min(sparks + 1, MOST_SPARKS) for sparks in state.sparks]
    return [*told, events.RoundBegan(state.round)]
