"""Times of computer players of ENIGMA are those of T8, and solving is set apart from placing."""

from collections import Counter
from dataclasses import replace
from statistics import median

import pytest

from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine.rng import derived
from enix_desktop.games.enigma.moves import Choose, Failed, Move, Solved, Unsolved
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.state import State
from enix_desktop.players.enigma.solving import luck, time_of
from enix_desktop.players.enigma.styles import STYLES
from tests.unit.players.enigma_questions import RULES, begun

FACTORS = {"novice": 2.4, "casual": 1.7, "skilled": 1.0, "master": 0.6}
SECONDS = {1: 30, 2: 50, 3: 80}
SEEDS = range(400)


def solving(limit: str = "180") -> State:
    """A game in which all have just turned over their tiles."""
    state, chance = begun(2, 5, {"limit": limit})
    while state.phase is Phase.CHOOSE:
        seat = state.to_move[0]
        RULES.transition(state, seat, RULES.legal_moves(state, seat)[0], chance)
    return state


def results(key: str, limit: str = "180") -> list[Move]:
    """What the player says of its puzzle, with many seeds."""
    state, player = solving(limit), ENIGMA.player(key)
    view, moves = RULES.view(state, 0), RULES.legal_moves(state, 0)
    return [player.choose(view, moves, derived(seed, "result")).move for seed in SEEDS]


@pytest.mark.parametrize("difficulty", SECONDS)
@pytest.mark.parametrize("level", FACTORS)
def test_t8_with_even_luck_a_puzzle_takes_m_times_f(level: str, difficulty: int) -> None:
    assert time_of(difficulty, level, 0.5) == round(1000 * SECONDS[difficulty] * FACTORS[level])


def test_t8_luck_counts_as_its_odds_to_the_power_of_two_fifths() -> None:
    for u in (0.001, 0.1, 0.3, 0.8, 0.999):
        assert time_of(2, "casual", u) == round(1000 * 50 * 1.7 * (u / (1 - u)) ** 0.4)
    assert time_of(1, "master", 1e-300) == 1


def test_t8_luck_is_a_number_between_0_and_1_and_every_part_is_as_likely() -> None:
    drawn = [luck(seed) for seed in range(4000)]
    assert all(0 < u < 1 for u in drawn)
    tenths = Counter(int(10 * u) for u in drawn)
    assert all(300 <= tenths[tenth] <= 500 for tenth in range(10))


@pytest.mark.parametrize("level", FACTORS)
def test_t8_results_follow_the_level_and_the_difficulty(level: str) -> None:
    difficulty = RULES.view(solving(), 0).difficulty
    assert difficulty is not None
    expected = {time_of(difficulty, level, luck(derived(seed, "result"))) for seed in SEEDS}
    found = {result.ms for result in results(level, "none") if isinstance(result, Solved)}
    assert found == expected
    middle = 1000 * SECONDS[difficulty] * FACTORS[level]
    assert 0.85 * middle < median(found) < 1.15 * middle


@pytest.mark.parametrize("level", FACTORS)
def test_t8_above_the_limit_it_has_failed_at_the_limit(level: str) -> None:
    unlimited, limited = results(level, "none"), results(level, "120")
    for free, bound in zip(unlimited, limited, strict=True):
        assert isinstance(free, Solved)
        if free.ms > 120_000:
            assert bound == Failed(120_000, Unsolved.LIMIT)
        else:
            assert bound == free


@pytest.mark.parametrize("key", ["random", *FACTORS])
def test_t8_results_are_legal_and_carry_a_solution(key: str) -> None:
    state = solving()
    for result in set(results(key)):
        assert RULES.refusal(state, 0, result) is None


def test_t8_random_solves_like_a_novice() -> None:
    assert results("random") == results("novice")


@pytest.mark.parametrize(("style", "level"), [("sprinter", "master"), ("ponderer", "novice")])
def test_solving_is_set_apart_from_placing(style: str, level: str) -> None:
    assert results(f"casual-{style}") == results(level)
    assert replace(STYLES[style], solver=None) == replace(STYLES["sprinter"], solver=None)


@pytest.mark.parametrize("style", ["builder", "rival"])
def test_a_style_of_placing_leaves_solving_alone(style: str) -> None:
    assert results(f"skilled-{style}") == results("skilled")


def test_who_plays_alone_solves_too() -> None:
    state, chance = begun(1, 3)
    player = ENIGMA.player("skilled")
    for number in range(12):
        if not state.to_move:
            break
        moves = RULES.legal_moves(state, 0)
        move = player.choose(RULES.view(state, 0), moves, derived(number, "alone")).move
        assert not isinstance(move, Choose)
        assert RULES.refusal(state, 0, move) is None
        RULES.transition(state, 0, move, chance)
    assert state.alone
