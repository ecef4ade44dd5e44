"""How a game of ENIGMA runs: rounds, placing, scoring, the end, and puzzles alone (R, P, N, L, G, E8, E9)."""

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import Outcome
from enix_desktop.games.enigma import events
from enix_desktop.games.enigma.codec import EnigmaCodec
from enix_desktop.games.enigma.dealing import opening
from enix_desktop.games.enigma.moves import Failed, Finish, NoNetworker, PlaceNetworker, PlaceTile, Unsolved
from enix_desktop.games.enigma.network import systems
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.placing import rotations
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.table import Mode
from tests.rules.enigma.words import nets_called
from tests.unit.games.enigma.tables import (
    RULES,
    AnyMatch,
    chosen,
    dealt,
    matches,
    played,
    posed,
    results,
    solved,
    state,
    wandered,
)

WEIGHTS, FRAGMENTS = Category.WEIGHTS, Category.FRAGMENTS
CODEC = EnigmaCodec()


def test_every_phase_is_among_the_games_that_are_tried() -> None:
    kinds = [wandered(2, 1, 200), wandered(1, 2, 20, {"mode": "day"})]
    states = [step.state for match in kinds for step in replay(RULES, CODEC, match.record)]
    assert {now.phase for now in states} == set(Phase)


@given(match=matches(300))
@settings(max_examples=60)
def test_l3_points_are_what_closed_systems_brought(match: AnyMatch) -> None:
    points = [0] * match.state.table.seats
    for step in replay(RULES, CODEC, match.record):
        for event in step.events:
            if isinstance(event, events.SystemScored):
                for seat, _, colour, earned in event.earnings:
                    assert earned == event.colours[colour]
                    points[seat] += earned
                assert not event.earnings or event.points[event.earnings[0].seat] > 0
            if isinstance(event, events.PuzzleSolved):
                points[0] += 1
        assert points == step.state.points


@given(match=matches(300))
@settings(max_examples=60)
def test_l5_a_closed_system_never_changes_again(match: AnyMatch) -> None:
    states = [step.state for step in replay(RULES, CODEC, match.record)]
    for before, after in pairwise(states[:: max(1, len(states) // 8)]):
        later = {system.nets: system for system in systems(after.board)}
        for system in systems(before.board):
            if system.is_closed and before.phase is not Phase.NETWORKER:
                assert later[system.nets] == system


@given(match=matches(300))
@settings(max_examples=60)
def test_s3_rounds_and_start_players_go_on_by_one(match: AnyMatch) -> None:
    begun = [event for event in opening(match.record.setup) if isinstance(event, events.RoundBegan)]
    for step in replay(RULES, CODEC, match.record):
        begun += [event for event in step.events if isinstance(event, events.RoundBegan)]
    seats = match.state.table.seats
    for before, after in pairwise(begun):
        assert (after.number, after.starter) == (before.number + 1, (before.starter + 1) % seats)


def test_r1_what_is_taken_is_told_and_the_pile_shrinks() -> None:
    now = state(tops=["W18 W04"])
    now, told = played(now, [(0, RULES.legal_moves(now, 0)[0])])
    assert told == [events.TileTaken(0, WEIGHTS, nets_called("W18"), 26)]
    assert RULES.view(now, 1).sides == (nets_called("W18"), None)
    assert RULES.view(now, 1).taken == (WEIGHTS, None)
    assert RULES.view(now, 1).tops[0] == nets_called("W04")


def test_t9_nobody_places_if_nobody_solved_and_the_tiles_are_gone() -> None:
    now = chosen(state(), WEIGHTS, FRAGMENTS)
    boxed = set(now.taken)
    now, told = results(now, None, None)
    shown, ended, begun = told[-3:]
    assert isinstance(shown, events.ResultsShown)
    assert (shown.first, shown.cutoff, shown.placing) == (None, None, ())
    assert ended == events.RoundEnded(1, (0, 1))
    assert begun == events.RoundBegan(2, 1)
    assert not boxed & {tile for pile in now.piles for tile in pile}


def test_n1_whoever_puts_no_networker_is_told_to_have_kept_it() -> None:
    now, _ = results(chosen(state(tops=["W18"]), WEIGHTS, FRAGMENTS), 5, None)
    now, told = played(now, [(0, PlaceTile(1, 0, 0)), (0, NoNetworker())])
    assert events.NetworkerKept(0) in told
    assert now.phase is Phase.CHOOSE


def test_l3_reading_6_points_are_there_when_the_next_one_places() -> None:
    now = state(
        tops=["W18"],
        has_start=False,
        tiles=["1 r at (0, 0) turned 0"],
        networkers=["seat 1 on (0, 0), net 0, cell 0"],
    )
    now, _ = results(chosen(now, WEIGHTS, FRAGMENTS), 5, 6)
    now, _ = played(now, [(0, PlaceTile(1, 0, 0)), (0, PlaceNetworker(0, 0))])
    assert (now.phase, now.to_move) == (Phase.PLACE, (1,))
    assert (now.points, now.supplies) == ([0, 1], [2, 3])


@pytest.mark.parametrize(
    ("nets", "turns"),
    [
        ("0123 r", (0,)),
        ("02 rb", (0, 1)),
        ("0 r, 2 r", (0, 1)),
        ("0 r, 2 b", (0, 1, 2, 3)),
        ("01 r, 23 r", (0, 1)),
        ("012 r", (0, 1, 2, 3)),
    ],
)
def test_p4_turns_that_look_the_same_are_offered_once(nets: str, turns: tuple[int, ...]) -> None:
    assert rotations(nets_called(nets)) == turns


def test_g2_ties_are_broken_by_networkers_on_the_table() -> None:
    now = state(seats=3, points=[3, 3, 1], left={"weights": 1, "fragments": 1, "conduits": 1, "angles": 0})
    ended, told = results(chosen(now, WEIGHTS, FRAGMENTS, Category.CONDUITS), None, None, None)
    assert RULES.outcome(ended) == Outcome((3, 3, 1), (0, 1))
    assert told[-1] == events.GameEnded("G3", (3, 3, 1), (0, 0, 0), (0, 1))
    assert RULES.view(ended, 2).winners == (0, 1)
    assert RULES.outcome(now) is None


def test_a_game_that_is_over_stays_over() -> None:
    now = state(left={"weights": 1, "fragments": 1, "conduits": 0, "angles": 0})
    ended, _ = results(chosen(now, WEIGHTS, FRAGMENTS), None, None)
    assert ended.to_move == ()
    assert list(RULES.legal_moves(ended, 0)) == []
    refusal = RULES.refusal(ended, 0, Finish())
    assert refusal is not None
    assert refusal.rule == "G3"


# Alone


def test_e8_a_run_alone_has_no_board_no_timer_and_no_limit() -> None:
    now = dealt(1, 3, {"timer": "30", "limit": "120", "goal": "10"}).state
    table = now.table
    assert (table.mode, table.timer, table.limit, now.board.tiles) == (Mode.SOLO, None, None, {})
    assert RULES.round_number(now) == 0
    assert list(opening(dealt(1, 3).record.setup)) == []


def test_e8_puzzles_are_told_counted_and_kept() -> None:
    now = dealt(1, 3).state
    now, told = played(now, [(0, posed("W01"))])
    assert told == [events.PuzzlePosed(1, posed("W01"))]
    assert (now.to_move, RULES.round_number(now), RULES.is_secret(now)) == ((0,), 1, False)
    assert RULES.view(now, 0).puzzle == posed("W01").puzzle
    result = solved(now, 0, 5_000_000)
    now, told = played(now, [(0, result)])
    assert told == [events.PuzzleSolved(1, posed("W01"), result)]
    left = Failed(9, Unsolved.GAVE_UP)
    now, told = played(now, [(0, posed("F01")), (0, left), (0, Finish())])
    assert told[1:] == [
        events.PuzzleLeft(2, posed("F01"), left),
        events.GameEnded("E8", (1,), (0,), (0,)),
    ]
    assert RULES.outcome(now) == Outcome((1,), (0,))


def test_e9_a_day_ends_by_itself_after_its_four_puzzles() -> None:
    now = dealt(1, 3, {"mode": "day", "day": "2026-11-18"}).state
    for tile in ("W01", "F01", "C01", "A01"):
        now, told = played(now, [(0, posed(tile))])
        now, told = played(now, [(0, solved(now, 0, 9))])
    assert told[-1] == events.GameEnded("E9", (4,), (0,), (0,))
    assert now.to_move == ()


def test_a_copy_shares_nothing_changeable() -> None:
    now = chosen(state(), WEIGHTS, FRAGMENTS)
    twin = now.copy()
    results(twin, 5, 6)
    twin.points[0], twin.supplies[0], twin.taken[0], twin.results[0] = 9, 0, None, Failed(1, Unsolved.LIMIT)
    assert now != twin
    assert now == chosen(state(), WEIGHTS, FRAGMENTS)


@given(match=matches(), seed=st.integers(0, 2**32))
@settings(max_examples=40)
def test_moves_that_are_listed_are_the_first_of_their_kind(match: AnyMatch, seed: int) -> None:
    for seat in RULES.to_move(match.state):
        moves = RULES.legal_moves(match.state, seat)
        assert moves[0] == next(iter(moves))
        assert moves[:2] == list(moves)[:2]
        assert bool(moves)
        assert moves == RULES.legal_moves(match.state, seat)
        assert replace(match.state, round=match.state.round) == match.state
