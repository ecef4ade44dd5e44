"""E8 and E9: puzzles by seed are solvable, within bounds, as hard as wanted, and never the same twice."""

from collections import Counter
from datetime import date

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.engine.reading import Node
from enix_desktop.games.enigma.faces import TileFace
from enix_desktop.games.enigma.puzzles.angles import rested, seen
from enix_desktop.games.enigma.puzzles.bounds import is_within
from enix_desktop.games.enigma.puzzles.canonical import canonical
from enix_desktop.games.enigma.puzzles.generating import (
    Generated,
    day_difficulty,
    day_puzzles,
    generate,
)
from enix_desktop.games.enigma.puzzles.grading import Effort, difficulty
from enix_desktop.games.enigma.puzzles.judging import broken
from enix_desktop.games.enigma.puzzles.luck import Luck
from enix_desktop.games.enigma.puzzles.puzzle import (
    CATEGORY_OF,
    AnglesPuzzle,
    Category,
    ConduitsPuzzle,
    FragmentsPuzzle,
    Port,
    Puzzle,
    WeightsPuzzle,
)
from enix_desktop.games.enigma.puzzles.puzzle_json import puzzle_json, read_puzzle
from enix_desktop.games.enigma.puzzles.solving import effort, solutions
from tests.unit.games.enigma.puzzles.boxes import A01, BOX, F10, PIECES, W18

KINDS = [(category, wanted) for category in Category for wanted in (1, 2, 3)]


def generated(category: Category, wanted: int, seed: str, before: tuple[Puzzle, ...] = ()) -> Generated:
    return generate(PIECES, BOX.limits, category, wanted, seed, before=before)


@pytest.mark.parametrize(("category", "wanted"), KINDS)
def test_a_generated_puzzle_is_solvable_and_as_hard_as_wanted(category: Category, wanted: int) -> None:
    for number in range(5):
        made = generated(category, wanted, f"graded/{number}")
        assert CATEGORY_OF[type(made.puzzle)] is category
        assert read_puzzle(Node(puzzle_json(made.puzzle), ""), category, PIECES) == made.puzzle
        assert broken(PIECES, made.puzzle, made.solution) is None
        found = effort(PIECES, made.puzzle)
        assert (found.found, found.each, made.difficulty) == (made.count, made.effort, wanted)
        assert difficulty(BOX.limits, category, found) == wanted


@pytest.mark.parametrize(("category", "wanted"), KINDS)
def test_e8_a_generated_puzzle_keeps_the_bounds(category: Category, wanted: int) -> None:
    for number in range(5):
        puzzle = generated(category, wanted, f"bounds/{number}").puzzle
        found = solutions(PIECES, puzzle)
        assert found
        match puzzle:
            case WeightsPuzzle(left, right, n):
                assert {*left, *right} <= set(range(1, 14))
                assert len(found) <= 3
                for solution in found:
                    assert isinstance(solution, tuple)
                    counts = [*solution[0], *solution[1]]
                    weighs = [c * cup for c, cup in zip(solution[0], left, strict=True)]
                    assert sum(counts) == n
                    assert sum(weighs) <= 36
                    assert sum(count > 0 for count in counts) >= 3
            case FragmentsPuzzle(outline):
                assert len(outline) <= 13
                assert {at for corner in outline for at in corner} <= set(range(7))
            case ConduitsPuzzle(cells, ports, out):
                assert 5 <= len(cells) <= 9
                assert {at for cell in cells for at in cell} <= set(range(4))
                assert len(ports) <= 6
                assert len(found) <= (24 if out else 150)
            case AnglesPuzzle(picture):
                assert len(picture) <= 5
                assert len(picture[0]) <= 5
                assert 6 <= sum(digit != "." for digit in "".join(picture)) <= 12
                assert set("".join(picture)) >= set("1234")
                made = found[0]
                assert isinstance(made, tuple)
                assert seen(PIECES, made) == picture


def test_e8_no_building_is_higher_than_four() -> None:
    for number in range(20):
        for solution in solutions(PIECES, generated(Category.ANGLES, 3, f"high/{number}").puzzle):
            assert isinstance(solution, tuple)
            assert max(z for lying in rested(PIECES, solution) for _, _, z in lying) < 4


@pytest.mark.parametrize(("category", "wanted"), KINDS)
def test_the_same_seed_gives_the_same_puzzle(category: Category, wanted: int) -> None:
    assert generated(category, wanted, "again/1") == generated(category, wanted, "again/1")
    assert generated(category, wanted, "again/1") != generated(category, wanted, "again/2")


def test_the_puzzles_of_a_seed_are_pinned() -> None:
    """As long as the version of the components stays, nobody's puzzle of the day may change."""
    made = [generated(category, 2, "pinned/1").puzzle for category in Category]
    assert made == PINNED


PINNED: list[Puzzle] = [
    WeightsPuzzle((9, 12, 2), (7, 8, 1), 4),
    FragmentsPuzzle(
        (
            *((0, 1), (1, 0), (4, 0), (4, 1), (5, 1), (5, 2), (4, 2), (3, 1), (2, 1), (3, 2)),
            (2, 3),
        )
    ),
    ConduitsPuzzle(
        ((0, 0), (2, 0), (0, 1), (1, 1), (2, 1), (1, 2)),
        (Port(0, 0, 1), Port(0, 0, 3), Port(1, 1, 0), Port(1, 2, 2), Port(2, 0, 0), Port(2, 0, 3)),
        ("p4", "p6", "p9"),
    ),
    AnglesPuzzle(("22.", "413", "41.", "4..")),
]


@pytest.mark.parametrize("category", Category)
def test_e8_no_two_puzzles_of_a_run_are_equal_up_to_turning_and_mirroring(category: Category) -> None:
    first = generated(category, 1, "run/1").puzzle
    # The same seed again must step aside, also for an image of what was there.
    second = generated(category, 1, "run/1", (first,)).puzzle
    third = generated(category, 1, "run/1", (second, image(first))).puzzle
    forms = {canonical(PIECES, puzzle) for puzzle in (first, second, third)}
    assert len(forms) == 3


def image(puzzle: Puzzle) -> Puzzle:
    """*puzzle*, turned by a quarter and mirrored, and written in another order."""
    match puzzle:
        case WeightsPuzzle(left, right, n):
            return WeightsPuzzle(right[::-1], left[::-1], n)
        case FragmentsPuzzle(outline):
            return FragmentsPuzzle(tuple((y, x) for x, y in (*outline[2:], *outline[:2])))
        case ConduitsPuzzle(cells, ports, out):
            swapped = {0: 3, 3: 0, 1: 2, 2: 1}
            return ConduitsPuzzle(
                tuple((y, x) for x, y in cells[::-1]),
                tuple(Port(y, x, swapped[side]) for x, y, side in ports[::-1]),
                tuple(sorted(TWINS.get(piece, piece) for piece in out)),
            )
        case AnglesPuzzle(picture):
            return AnglesPuzzle(tuple("".join(column) for column in zip(*picture, strict=True)))


TWINS = {"p1": "p2", "p2": "p1", "p3": "p4", "p4": "p3", "p5": "p6", "p6": "p5", "p7": "p8", "p8": "p7"}


@given(st.sampled_from(BOX.tiles))
def test_an_image_has_the_same_canonical_form_count_and_effort(face: TileFace) -> None:
    other = image(face.puzzle)
    assert canonical(PIECES, other) == canonical(PIECES, face.puzzle)
    assert len(solutions(PIECES, other)) == face.count


def test_different_puzzles_have_different_canonical_forms() -> None:
    forms = Counter(canonical(PIECES, face.puzzle) for face in BOX.tiles)
    assert len(forms) == len(BOX.tiles)
    assert canonical(PIECES, WeightsPuzzle((13, 6), (5, 7), 6)) != canonical(PIECES, W18)
    assert canonical(PIECES, WeightsPuzzle((13, 5), (6, 7), 5)) != canonical(PIECES, W18)
    squares = [AnglesPuzzle(rows) for rows in (("12", "34"), ("13", "42"), ("13", "24"))]
    first, second, mirrored = (canonical(PIECES, square) for square in squares)
    assert first == mirrored != second


def test_which_way_round_an_outline_is_written_does_not_count() -> None:
    for face in BOX.tiles:
        if isinstance(face.puzzle, FragmentsPuzzle):
            reverse = FragmentsPuzzle(face.puzzle.outline[::-1])
            assert canonical(PIECES, reverse) == canonical(PIECES, face.puzzle)


def test_ports_turn_along_with_their_cells() -> None:
    cells = ((0, 0), (1, 0))
    out = tuple(f"p{number}" for number in range(3, 10))
    here = ConduitsPuzzle(cells, (Port(0, 0, 0),), out)
    for port in (Port(0, 0, 2), Port(1, 0, 0), Port(1, 0, 2)):
        assert canonical(PIECES, ConduitsPuzzle(cells, (port,), out)) == canonical(PIECES, here)
    for port in (Port(0, 0, 3), Port(1, 0, 1)):
        assert canonical(PIECES, ConduitsPuzzle(cells, (port,), out)) != canonical(PIECES, here)
    upright = ConduitsPuzzle(((0, 0), (0, 1)), (Port(0, 1, 3),), out)
    assert canonical(PIECES, upright) == canonical(PIECES, here)


def test_e9_a_day_has_one_puzzle_of_each_category_and_one_difficulty() -> None:
    day = date(2026, 11, 18)
    assert day_difficulty(date(1, 1, 1)) == 2
    assert day_difficulty(day) == 1 + day.toordinal() % 3
    made = day_puzzles(PIECES, BOX.limits, day)
    assert [CATEGORY_OF[type(each.puzzle)] for each in made] == list(Category)
    assert {each.difficulty for each in made} == {day_difficulty(day)}
    assert made == day_puzzles(PIECES, BOX.limits, day)
    assert made != day_puzzles(PIECES, BOX.limits, date(2026, 11, 21))
    assert made[0] == generated(Category.WEIGHTS, day_difficulty(day), "2026-11-18/1")


def test_bounds_refuse_what_is_beyond_them() -> None:
    assert is_within(PIECES, W18)
    assert not is_within(PIECES, WeightsPuzzle((14, 6), (5, 7), 5))
    assert not is_within(PIECES, WeightsPuzzle((1, 2), (3, 6), 4))  # a solution with two cups
    assert not is_within(PIECES, WeightsPuzzle((1, 2), (3, 4), 6))  # more than three solutions
    assert is_within(PIECES, F10)
    assert not is_within(PIECES, FragmentsPuzzle(((0, 0), (8, 0), (8, 1), (0, 1))))
    assert not is_within(PIECES, ConduitsPuzzle(((0, 0), (1, 0)), (), ()))
    assert is_within(PIECES, A01)
    assert not is_within(PIECES, AnglesPuzzle(("123333",)))
    assert not is_within(PIECES, AnglesPuzzle(("12333",)))
    assert not is_within(PIECES, AnglesPuzzle(("123", "123")))


@given(st.text(), st.integers(1, 100))
def test_luck_depends_on_its_seed_alone(seed: str, most: int) -> None:
    drawn = [Luck(seed).below(most) for _ in range(2)]
    assert drawn[0] == drawn[1]
    assert 0 <= drawn[0] < most


def test_luck_draws_fairly() -> None:
    luck = Luck("fair")
    counts = Counter(luck.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())
    assert sorted(luck.some_of(range(5), 5)) == list(range(5))
    weighted = Counter(luck.weighted("ab", (3, 1)) for _ in range(4000))
    assert 2850 < weighted["a"] < 3150


def test_an_effort_is_tries_for_each_solution() -> None:
    assert Effort(10, 4).each == 2.5
