"""What is noted of a turn: all that everybody saw, and nothing that somebody alone knows."""

from typing import Any

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events
from enix_desktop.games.enix.components import Energy
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.traces import CapStep, Placing, Step, Tracer, traces

SOLAR, WIND, OCEAN = Energy.SOLAR, Energy.WIND, Energy.OCEAN


def test_a_turn_leaves_the_ways_of_piece_tile_cap_and_cards() -> None:
    (trace,) = traces(
        [
            events.TurnBegan(1, 4),
            events.CapMoved(1, None, OCEAN),
            events.TilePlaced(1, WIND, Hex(0, 1), Hex(1, 1), 0, 2),
            events.PawnJumped(1, SOLAR, WIND),
            events.PawnCrossed(1, WIND, SOLAR, 3, 1),
            events.CardsTaken(1, SOLAR, (0, 2), None),
            events.CardStolen(1, 0, WIND, None),
            events.CardsDrawn(1, 4, (OCEAN, OCEAN), None),
        ]
    )
    assert trace.seat == 1
    assert trace.steps == [Step(SOLAR, WIND, True), Step(WIND, SOLAR, False)]
    assert trace.placings == [Placing(WIND, Hex(0, 1), True, 2)]
    assert trace.cap == CapStep(None, OCEAN)
    assert trace.stacks == {0, 2, 4}
    assert trace.gains == {(1, SOLAR): 2, (1, WIND): 1, (0, WIND): -1, (1, OCEAN): 2}
    assert not trace.has_discarded


def test_a_turn_back_is_told_as_the_shorter_way() -> None:
    (trace,) = traces([events.TurnBegan(0, 0), events.TilePlaced(0, WIND, Hex(0, 1), Hex(0, 1), 0, 5)])
    assert trace.placings == [Placing(WIND, Hex(0, 1), False, -1)]


def test_a_cap_that_moves_twice_is_seen_going_from_first_to_last() -> None:
    (trace,) = traces(
        [events.TurnBegan(0, 0), events.CapMoved(0, WIND, OCEAN), events.EnixPlayed(2, 7, OCEAN, SOLAR)]
    )
    assert trace.cap == CapStep(WIND, SOLAR)


def test_the_last_turn_stays_until_another_one_leaves_a_trace() -> None:
    tracer = Tracer()
    assert tracer.follow([events.TurnBegan(0, 3), events.PawnCrossed(0, SOLAR, WIND, 3, 0)])
    first = tracer.last
    assert first is not None
    assert first.seat == 0
    assert not tracer.follow([events.TurnBegan(1, 0), events.PawnStayed(1, "no_points")])
    assert tracer.last is first
    assert tracer.follow([events.CardsDrawn(1, 2, (WIND,), None)])
    assert tracer.last is not None
    assert tracer.last.seat == 1


def test_before_the_first_turn_there_is_nothing_to_be_seen() -> None:
    tracer = Tracer()
    assert not tracer.follow([events.RoundBegan(1), events.CardLaid(0, 3)])
    assert tracer.last is None
    assert traces([events.RoundBegan(1)]) == []


def played() -> list[Event]:
    """All events of a game of four, secrets included."""
    participants = [Participant(name, "casual") for name in "abcd"]
    match: Any = Match.begin(ENIX.rules, ENIX.id, participants, ENIX.options({}, 4), seed=5)
    player = ENIX.player("casual")
    happened: list[Event] = []
    while ENIX.rules.to_move(match.state) and len(match.record.entries) < 150:
        seat = ENIX.rules.to_move(match.state)[0]
        moves = ENIX.rules.legal_moves(match.state, seat)
        luck = derived(5, f"trace/{len(match.record.entries)}")
        view = ENIX.rules.view(match.state, seat)
        happened += match.play(seat, moves[0] if len(moves) == 1 else player.choose(view, moves, luck).move)
    return happened


def test_whoever_looks_sees_the_same_traces() -> None:
    happened = played()
    everything = traces(happened)
    assert len(everything) > 8
    for seat in range(4):
        assert traces([event.seen_by(seat) for event in happened]) == everything
