"""Who sees what of ENIGMA, worlds that look alike (C6, R2, T7), and what watchers see."""

import pickle
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from enix_desktop.engine.match import replay
from enix_desktop.engine.rules import EVERYBODY
from enix_desktop.games.enigma import events
from enix_desktop.games.enigma.codec import EnigmaCodec
from enix_desktop.games.enigma.guess import guess
from enix_desktop.games.enigma.moves import Solved
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.judging import broken
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.view import open_secrets, view
from enix_desktop.games.enigma.watching import END, RESULTS, EnigmaWatching, board_facts
from tests.unit.games.enigma.tables import (
    COMPONENTS,
    RULES,
    AnyMatch,
    chosen,
    dealt,
    matches,
    played,
    results,
    solved,
    state,
    wandered,
)

SEEDS = st.integers(0, 2**32)
WEIGHTS, FRAGMENTS = Category.WEIGHTS, Category.FRAGMENTS


def solving(**compose: object) -> State:
    return chosen(state(**compose), WEIGHTS, FRAGMENTS)


@given(match=matches(), seed=SEEDS)
@settings(max_examples=80)
def test_a_guess_looks_the_same_and_is_a_sound_state(match: AnyMatch, seed: int) -> None:
    for seat in (EVERYBODY, *match.state.seats):
        seen = view(match.state, seat)
        world = guess(seen, seed)
        RULES.check(world)
        assert view(world, seat) == seen
        assert world.to_move == match.state.to_move


@given(match=matches(), seed=SEEDS)
@settings(max_examples=40)
def test_a_guess_can_be_played_to_the_end(match: AnyMatch, seed: int) -> None:
    now = guess(view(match.state, 0), seed)
    for number in range(2000):
        if not now.to_move:
            break
        seat = now.to_move[0]
        choices = RULES.legal_moves(now, seat)
        number_of = (seed + number) % min(len(choices), 3)
        now, _ = played(now, [(seat, choices[-1 - number_of])])
    assert RULES.outcome(now) is not None


@given(match=matches(), seed=SEEDS)
@settings(max_examples=60)
def test_c6_hidden_results_of_other_worlds_solve_the_puzzles_of_those_worlds(
    match: AnyMatch, seed: int
) -> None:
    for world in (RULES.with_other_secrets(match.state, 0, seed), guess(view(match.state, 0), seed)):
        for seat, result in enumerate(world.results):
            face = world.puzzle_of(seat)
            if isinstance(result, Solved) and face is not None:
                assert broken(COMPONENTS.pieces, face.puzzle, result.solution) is None


def test_c6_puzzle_sides_and_piles_do_differ_in_other_worlds() -> None:
    now = solving()
    worlds = [RULES.with_other_secrets(now, 0, seed) for seed in range(10)]
    others = [world.puzzle_of(1) for world in worlds]
    assert len({face.id for face in others if face is not None}) > 3
    assert {world.puzzle_of(0) for world in worlds} == {now.puzzle_of(0)}
    assert len({world.piles for world in worlds}) == len(worlds)
    assert {world.piles[0][0] for world in worlds} == {now.piles[0][0]}


def test_t7_a_result_is_hidden_from_all_others_until_all_are_in() -> None:
    now = solving()
    result = solved(now, 1, 40_000)
    now, told = played(now, [(1, result)])
    given_result = told[0]
    assert given_result == events.ResultGiven(1, result)
    assert given_result.seen_by(1) == given_result
    assert given_result.seen_by(0) == given_result.seen_by(EVERYBODY) == events.ResultGiven(1, None)
    assert view(now, 1).result == result
    assert view(now, 0).result is None
    assert view(now, 0).has_result == (False, False)
    assert view(now, 1).has_result == (False, True)
    assert RULES.is_secret(now)
    now, _ = played(now, [(0, solved(now, 0, 50_000))])
    seen = view(now, EVERYBODY)
    assert seen.has_result == (True, True)
    assert seen.races is not None
    assert [race.result.ms for race in seen.races] == [50_000, 40_000]
    assert not RULES.is_secret(now)


def test_z4_the_difficulty_is_not_shown_before_the_puzzle() -> None:
    now = state(tops=["W18"])
    before, _ = played(now, [(0, RULES.legal_moves(now, 0)[0])])
    assert (view(before, 0).difficulty, view(before, 0).puzzle) == (None, None)
    assert (view(solving(tops=["W18"]), 0).difficulty, view(solving(), EVERYBODY).difficulty) == (2, None)


@given(match=matches())
@settings(max_examples=60)
def test_c6_no_view_holds_the_id_of_a_tile_whose_puzzle_was_not_seen(match: AnyMatch) -> None:
    """Written out, a view names tiles only where results are shown, and puzzles only where they are own."""
    codec = EnigmaCodec()
    for seat in (EVERYBODY, *match.state.seats):
        seen = view(match.state, seat)
        written = str({**codec.plain(match.record.setup, seen), "races": None, "posed": None, "alone": None})
        assert not any(f"'{face.id}'" in written for face in COMPONENTS.tiles)
        for other in match.state.seats:
            face = match.state.puzzle_of(other)
            if other != seat and face is not None and not match.state.is_result_shown:
                assert seen.puzzle != face.puzzle


@given(match=matches())
@settings(max_examples=40)
def test_legal_moves_travel_without_secrets(match: AnyMatch) -> None:
    for seat in match.state.to_move:
        moves = RULES.legal_moves(match.state, seat)
        assert list(pickle.loads(pickle.dumps(moves))) == list(moves)


def test_what_was_seen_is_not_taken_back() -> None:
    """A new top tile, the own puzzle, the own result and those of all are learned; placing tells nothing."""
    before = state(tops=["W18"])
    choosing, _ = played(before, [(0, RULES.legal_moves(before, 0)[0])])
    turned = chosen(choosing, FRAGMENTS)
    one, _ = played(turned, [(0, solved(turned, 0, 5))])
    shown, _ = played(one, [(1, solved(one, 1, 6))])
    placing, _ = played(shown, [(0, RULES.legal_moves(shown, 0)[0])])
    known = [open_secrets(view(now, 0)) for now in (before, choosing, turned, one, shown, placing)]
    for earlier, later in pairwise(known[:5]):
        assert not later <= earlier
    assert known[5] <= known[4]


def test_watchers_see_results_systems_and_the_end() -> None:
    watching = EnigmaWatching()
    match = wandered(2, 5, 1000, {"puzzles": "easier"})
    told = [event for step in replay(RULES, EnigmaCodec(), match.record) for event in step.events]
    marks = [mark for event in told if (mark := watching.mark(event)) is not None]
    assert marks.count(RESULTS) == match.state.round
    assert marks[-1] == END
    turns = [seat for event in told if (seat := watching.turn_begun(event)) is not None]
    assert len(turns) == match.state.round - 1  # the first one began before the first move
    alone = wandered(1, 4, 9, {"mode": "day"})
    told = [event for step in replay(RULES, EnigmaCodec(), alone.record) for event in step.events]
    assert [watching.mark(event) for event in told].count("puzzle") == 4


def test_in_a_replay_a_seat_knows_its_puzzle_from_the_moment_of_taking_it() -> None:
    now, _ = played(state(tops=["W18"]), [(0, RULES.legal_moves(state(), 0)[0])])
    seen = EnigmaWatching().open_view(now, 0)
    face = now.puzzle_of(0)
    assert face is not None
    assert (seen.puzzle, seen.difficulty) == (face.puzzle, 2)
    assert EnigmaWatching().open_view(now, 1) == view(now, 1)


def test_a_small_picture_knows_tiles_networkers_and_points() -> None:
    now = state(points=[4, 2], networkers=["seat 1 on (0, 0), net 1, cell 1"], round=3)
    assert board_facts(now) == {
        "mode": "match",
        "round": 3,
        "points": [4, 2],
        "tiles": [[0, 0, 0, [[[0, 1], [0, 1]], [[2, 3], [1, 2]]]]],
        "networkers": [[0, 0, 1, 1, 1]],
        "puzzles": 0,
    }
    assert board_facts(dealt(1, 2).state)["mode"] == "solo"


def wrong(change: str) -> State:
    now = solving(networkers=["seat 1 on (0, 0), net 1, cell 1"])
    match change:
        case "a tile twice":
            now.piles = (now.piles[0] + now.piles[0][:1], *now.piles[1:])
        case "a pile that is not sorted":
            now.piles = (now.piles[1], now.piles[0], *now.piles[2:])
        case "a category taken twice":
            now.taken[1] = now.piles[0][0]
            now.piles = (now.piles[0][1:], *now.piles[1:])
        case "a networker too many":
            now.supplies[0] = 4
        case "a result without a tile":
            now.taken[0], now.results[0] = None, solved(solving(), 0, 5)
        case "placing before all have solved":
            now.phase, now.waiting = Phase.PLACE, (0,)
        case "over without a reason":
            now.phase = Phase.OVER
        case "a networker in a closed system":
            now = state(has_start=False, tiles=["1 r at (0, 0) turned 0", "3 r at (1, 0) turned 0"])
            spot = next(iter(state(networkers=["seat 1 on (0, 0), net 0, cell 0"]).board.networkers))
            now.board = type(now.board)(now.board.tiles, {spot: 1})
            now.supplies[1] = 2
    return now


@pytest.mark.parametrize(
    "change",
    [
        *("a tile twice", "a pile that is not sorted", "a category taken twice", "a networker too many"),
        *("a result without a tile", "placing before all have solved", "over without a reason"),
        "a networker in a closed system",
    ],
)
def test_a_state_that_cannot_be_is_found(change: str) -> None:
    RULES.check(wrong(""))
    with pytest.raises(AssertionError):
        RULES.check(wrong(change))


def test_results_of_a_round_stay_seen_at_the_end() -> None:
    now = state(left={"weights": 1, "fragments": 1, "conduits": 0, "angles": 0})
    ended, _ = results(chosen(now, WEIGHTS, FRAGMENTS), None, None)
    assert view(ended, EVERYBODY).races is not None
