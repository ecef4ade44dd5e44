"""Z1: a written solution breaks the first rule of its category that it breaks, or none."""

from collections.abc import Mapping
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from enix_desktop.games.enigma.faces import TileFace
from enix_desktop.games.enigma.puzzles.angles import rested
from enix_desktop.games.enigma.puzzles.judging import broken
from enix_desktop.games.enigma.puzzles.puzzle import (
    AnglesPuzzle,
    Category,
    Puzzle,
    WeightsPuzzle,
    Written,
)
from tests.unit.games.enigma.puzzles.boxes import (
    A01,
    A01_SOLUTION,
    BOX,
    F10,
    F10_SOLUTION,
    IDS,
    PAIR,
    PAIR_SOLUTION,
    PIECES,
    W18,
    tile,
)

HUGE = 10**400
SAMPLES: Mapping[Category, tuple[Puzzle, tuple[object, ...]]] = {
    Category.WEIGHTS: (W18, ((1, 1), (1, 2))),
    Category.FRAGMENTS: (F10, F10_SOLUTION),
    Category.CONDUITS: (PAIR, PAIR_SOLUTION),
    Category.ANGLES: (A01, A01_SOLUTION),
}
IN_ROWS = (Category.FRAGMENTS, Category.CONDUITS, Category.ANGLES)
FORM = {Category.FRAGMENTS: "ZF2", Category.CONDUITS: "ZC2", Category.ANGLES: "ZA2"}
NUMBER = {Category.FRAGMENTS: "ZF3", Category.CONDUITS: "ZC4", Category.ANGLES: "ZA4"}


def rule(puzzle: Puzzle, written: Written) -> str | None:
    """The id of the first rule that is broken."""
    reason = broken(PIECES, puzzle, written)
    return None if reason is None else reason.rule


@pytest.mark.parametrize("id", IDS)
def test_the_stored_solution_of_every_tile_is_valid(id: str) -> None:
    face = tile(id)
    assert broken(PIECES, face.puzzle, face.solution) is None


def test_example_1_a_scale_in_balance_uses_all_weights() -> None:
    assert tile("W18").puzzle == W18
    assert rule(W18, ((1, 1), (1, 2))) is None
    assert rule(W18, ((1, 0), (1, 1))) == "ZW3"
    assert rule(W18, ((1, 1), (2, 1))) == "ZW4"


def test_example_3_the_square_is_filled() -> None:
    assert tile("F10").puzzle == F10
    assert rule(F10, F10_SOLUTION) is None


def test_example_4_a_port_needs_a_channel() -> None:
    assert rule(PAIR, PAIR_SOLUTION) is None
    assert rule(PAIR, (("p3", 0, 0, 0), ("p1", 1, 0, 3))) == "ZC5"


def test_example_5_a_piece_that_hangs_over_leaves_a_gap() -> None:
    first, second = ("s1", 0, 0, 0), ("s2", 0, 1, 0)
    lying = rested(PIECES, (first, second))[1]
    assert set(lying) == {(1, 0, 1), (2, 0, 1), (3, 0, 1), (1, 1, 1)}
    assert rule(A01, (first, second, ("s3", 0, 9, 9), ("s4", 0, 19, 9))) == "ZA5"
    assert rule(A01, (first, second)) == "ZA4"


@pytest.mark.parametrize(
    ("written", "expected"),
    [
        (None, "ZW1"),
        ("1111", "ZW1"),
        ((), "ZW1"),
        (((1, 1),), "ZW1"),
        (((1, 1), (1, 2), ()), "ZW1"),
        (((1, 1), (1,)), "ZW1"),
        (((1, 1, 0), (1, 2)), "ZW1"),
        (((1, 1), "12"), "ZW1"),
        (((1, 1), [1, 2]), "ZW1"),
        (((True, 1), (1, 2)), "ZW2"),
        (((1.0, 1), (1, 2)), "ZW2"),
        ((("1", 1), (1, 2)), "ZW2"),
        (((None, 1), (1, 2)), "ZW2"),
        (((-1, 1), (1, 4)), "ZW2"),
        (((HUGE, 1), (1, 2)), "ZW3"),
        (((0, 0), (0, 0)), "ZW3"),
        (((0, 0), (0, 5)), "ZW4"),
    ],
)
def test_weights_break_the_first_rule_in_order(written: Written, expected: str) -> None:
    assert rule(W18, written) == expected


def test_zw2_a_cup_may_stay_empty_or_hold_many() -> None:
    assert rule(WeightsPuzzle((1, 2), (3, 6), 6), ((0, 4), (2, 0))) == "ZW4"
    assert rule(WeightsPuzzle((1, 2), (3, 6), 6), ((0, 3), (0, 1))) == "ZW3"
    assert rule(WeightsPuzzle((1, 2), (3, 8), 5), ((0, 4), (0, 1))) is None


def test_fragments_break_overlapping_before_reaching_outside_before_leaving_bare() -> None:
    def with_row(piece: int, row: tuple[int, int, int, int]) -> Written:
        return (*F10_SOLUTION[:piece], row, *F10_SOLUTION[piece + 1 :])

    assert rule(F10, with_row(3, (0, 0, 2, 2))) == "ZF4"
    assert rule(F10, with_row(3, (0, 1, 20, 2))) == "ZF5"
    assert rule(F10, with_row(3, (0, 1, HUGE, -HUGE))) == "ZF5"
    assert rule(F10, with_row(3, (0, 1, -1, 2))) == "ZF5"
    far = tuple((flip, turn, x + HUGE, y) for flip, turn, x, y in F10_SOLUTION)
    assert rule(F10, far) == "ZF5"
    assert rule(F10, tuple((0, 0, HUGE, HUGE) for _ in range(7))) == "ZF4"


def test_zf4_equal_pieces_may_change_places() -> None:
    assert rule(F10, (F10_SOLUTION[1], F10_SOLUTION[0], *F10_SOLUTION[2:])) is None
    assert rule(F10, (*F10_SOLUTION[:3], F10_SOLUTION[4], F10_SOLUTION[3], *F10_SOLUTION[5:])) is None


def test_conduits_break_crossed_out_before_missing_before_unlinked() -> None:
    assert rule(PAIR, (("p9", 0, 0, 0), ("p1", 1, 0, 3))) == "ZC3"
    assert rule(PAIR, (("p9", 0, 0, 0),)) == "ZC3"
    assert rule(PAIR, PAIR_SOLUTION[:1]) == "ZC4"
    assert rule(PAIR, (*PAIR_SOLUTION, PAIR_SOLUTION[0])) == "ZC4"
    assert rule(PAIR, (PAIR_SOLUTION[0], PAIR_SOLUTION[0])) == "ZC4"
    assert rule(PAIR, (("p3", 0, 0, 1), ("p1", 0, 0, 3))) == "ZC4"
    assert rule(PAIR, (("p3", 0, 0, 1), ("p1", HUGE, 0, 3))) == "ZC4"
    assert rule(PAIR, (("p1", 0, 0, 3), ("p3", 1, 0, 1))) == "ZC5"
    assert rule(PAIR, PAIR_SOLUTION[::-1]) is None


def test_angles_break_missing_before_a_gap_before_the_picture() -> None:
    assert rule(A01, A01_SOLUTION) is None
    assert rule(A01, (*A01_SOLUTION[:3], A01_SOLUTION[0])) == "ZA4"
    assert rule(A01, (*A01_SOLUTION, A01_SOLUTION[0])) == "ZA4"
    flat = (("s1", 0, 0, 0), ("s2", 0, 0, 5), ("s3", 0, 0, 9), ("s4", 0, 0, 14))
    assert rule(A01, flat) == "ZA6"
    far = tuple((*row[:2], row[2] + HUGE * number, row[3]) for number, row in enumerate(flat))
    assert rule(A01, far) == "ZA6"


def test_za6_where_on_the_table_it_stands_is_free_but_it_may_not_be_turned() -> None:
    moved = tuple((piece, turn, x - 40, y + HUGE) for piece, turn, x, y in A01_SOLUTION)
    assert rule(A01, moved) is None
    turned = tuple("".join(column) for column in zip(*A01.picture[::-1], strict=True))
    assert rule(AnglesPuzzle(turned), A01_SOLUTION) == "ZA6"


def test_za3_the_order_of_building_counts() -> None:
    # The blue and the green piece lie side by side on the table, the others on them.
    valid = {("s2", "s4", "s3", "s1"), ("s4", "s2", "s3", "s1")}
    for order in permutations(A01_SOLUTION):
        expected = None if tuple(row[0] for row in order) in valid else "ZA5"
        assert rule(A01, order) == expected


BAD: tuple[object, ...] = (
    True,
    False,
    1.0,
    0.0,
    "0",
    None,
    (),
    (0,),
    float("nan"),
    float("inf"),
    [0],
    {},
    b"0",
    1j,
)


@pytest.mark.parametrize("category", IN_ROWS)
@pytest.mark.parametrize("value", BAD, ids=repr)
def test_one_entry_that_is_no_whole_number_breaks_the_form(category: Category, value: object) -> None:
    puzzle, solution = SAMPLES[category]
    for number, row in enumerate(solution):
        assert isinstance(row, tuple)
        for place in range(len(row)):
            wrong = (*row[:place], value, *row[place + 1 :])
            written = (*solution[:number], wrong, *solution[number + 1 :])
            assert rule(puzzle, written) == FORM[category]


@pytest.mark.parametrize("category", IN_ROWS)
def test_a_number_out_of_range_and_a_row_of_another_length_break_the_form(category: Category) -> None:
    puzzle, solution = SAMPLES[category]
    turn_at = 3 if category is Category.CONDUITS else 1
    turns = 24 if category is Category.ANGLES else 4
    row = solution[0]
    assert isinstance(row, tuple)
    for wrong in (
        *[(*row[:turn_at], turn, *row[turn_at + 1 :]) for turn in (-1, turns, HUGE, -HUGE)],
        *(row[:3], (*row, 0), (), list(row), "abcd", None, 7),
        *[("p0", *row[1:]), ("S1", *row[1:]), (2, *row[1:]), (-1, *row[1:])],
    ):
        assert rule(puzzle, (wrong, *solution[1:])) == FORM[category]
        # The form comes first, whatever the number of rows.
        assert rule(puzzle, (wrong,)) == FORM[category]
    nothings: tuple[object, ...] = (None, 0, "", "solution", {}, list(solution))
    for nothing in nothings:
        assert rule(puzzle, nothing) == FORM[category]


@pytest.mark.parametrize("category", IN_ROWS)
def test_a_wrong_number_of_rows_alone_has_a_rule_of_its_own(category: Category) -> None:
    puzzle, solution = SAMPLES[category]
    for rows in ((), solution[:-1], (*solution, solution[-1])):
        assert rule(puzzle, rows) == NUMBER[category]


atoms = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 25),
    st.integers(),
    st.floats(),
    st.text(max_size=3),
    st.sampled_from(["p1", "p9", "s1", "s4", "f1", HUGE]),
)
anything = st.recursive(
    atoms, lambda inner: st.lists(inner, max_size=9) | st.lists(inner, max_size=9).map(tuple), max_leaves=40
)
RULES = {
    Category.WEIGHTS: {"ZW1", "ZW2", "ZW3", "ZW4"},
    Category.FRAGMENTS: {"ZF2", "ZF3", "ZF4", "ZF5", "ZF6"},
    Category.CONDUITS: {"ZC2", "ZC3", "ZC4", "ZC5"},
    Category.ANGLES: {"ZA2", "ZA4", "ZA5", "ZA6"},
}


@given(anything, st.sampled_from(BOX.tiles))
def test_whatever_was_written_a_rule_of_the_category_answers(written: Written, face: TileFace) -> None:
    assert rule(face.puzzle, written) in {None, *RULES[face.category]}


IN_RANGE = {
    Category.FRAGMENTS: ((0, 0, 1), (1, 0, 3), (2, -9, 9), (3, -9, 9)),
    Category.CONDUITS: ((1, -9, 9), (2, -9, 9), (3, 0, 3)),
    Category.ANGLES: ((1, 0, 23), (2, -9, 9), (3, -9, 9)),
}
"""Places of a row that are numbers, with the least and the most to try."""


@given(st.data(), st.sampled_from([face for face in BOX.tiles if face.category in IN_ROWS]))
def test_a_solution_with_one_number_changed_never_breaks_the_form_within_range(
    data: st.DataObject, face: TileFace
) -> None:
    assert isinstance(face.solution, tuple)
    rows = [list(row) for row in face.solution]
    row = data.draw(st.integers(0, len(rows) - 1))
    place, least, most = data.draw(st.sampled_from(IN_RANGE[face.category]))
    rows[row][place] = data.draw(st.integers(least, most))
    found = rule(face.puzzle, tuple(map(tuple, rows)))
    assert found in {None, *RULES[face.category]} - {FORM[face.category], "ZF3"}
