"""What is told about how a seat played is what the record says."""

import pytest

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import Event
from enix_desktop.games.enix.habits import habits_of
from enix_desktop.games.enix.moves import EndGame, PlaceTile, PlayEnix, Steal, TakeCards
from enix_desktop.headless.selfplay import Plan, play

PLAYERS = ("casual-trickster", "casual-builder", "casual-greedy", "casual-cautious")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("edition", ENIX.editions)
def test_habits_are_counted_as_the_moves_were_made(edition: str, seed: int) -> None:
    record = play(Plan(ENIX, {"edition": edition}, PLAYERS, seed, max_rounds=200)).record
    assert record.outcome is not None
    happened: list[Event] = []
    caught = [0] * len(PLAYERS)
    state = ENIX.rules.start(record.setup)
    for step in replay(ENIX.rules, ENIX.codec, record):
        happened += step.events
        others = [pawn for seat, pawn in enumerate(state.pawns) if seat != step.entry.seat]
        caught[step.entry.seat] += isinstance(step.entry.move, PlayEnix) and step.entry.move.tile in others
        state = step.state
    for seat, habits in enumerate(habits_of(record.setup, happened)):
        moves = [entry.move for entry in record.entries if entry.seat == seat]
        assert habits.placed == sum(isinstance(move, PlaceTile) for move in moves)
        assert habits.collected == sum(len(move.stacks) for move in moves if isinstance(move, TakeCards))
        assert habits.stolen >= sum(isinstance(move, Steal) for move in moves)
        assert habits.blackouts >= caught[seat]
        ended = any(isinstance(move, EndGame) for move in moves)
        assert habits.ended_with == (record.outcome.scores[seat] if ended else None)
