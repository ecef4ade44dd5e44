"""ZF: shapely on polygons and sets of quarters judge alike, and the bench is told what is wrong so far."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from shapely import Polygon

from enix_desktop.games.enigma.puzzles import fragments
from enix_desktop.games.enigma.puzzles.fragments import Laid, Row
from enix_desktop.games.enigma.puzzles.puzzle import Category, FragmentsPuzzle
from enix_desktop.games.enigma.puzzles.quarters import Quarter, outline_of, quarters
from enix_desktop.games.enigma.refusals import Reason
from tests.unit.games.enigma.puzzles.boxes import BOX, F10, F10_SOLUTION, PIECES

FACES = [face for face in BOX.tiles if face.category is Category.FRAGMENTS]
PUZZLES = [face.puzzle for face in FACES if isinstance(face.puzzle, FragmentsPuzzle)]

rows = st.tuples(st.integers(0, 1), st.integers(0, 3), st.integers(-2, 7), st.integers(-2, 7))


def there(piece: int, row: Row) -> frozenset[Quarter]:
    """The quarters of a piece where *row* puts it."""
    return quarters(fragments.piece_corners(PIECES, piece, row))


def judged_by_quarters(puzzle: FragmentsPuzzle, written: tuple[Row, ...]) -> Reason | None:
    """ZF4 to ZF6 in integers alone."""
    filled = [there(piece, row) for piece, row in enumerate(written)]
    outline = quarters(puzzle.outline)
    if sum(map(len, filled)) > len(frozenset[Quarter]().union(*filled)):
        return Reason.ZF4_OVERLAP
    if any(not piece <= outline for piece in filled):
        return Reason.ZF5_OUTSIDE
    return None if frozenset[Quarter]().union(*filled) == outline else Reason.ZF6_BARE


def test_zf1_the_area_of_all_pieces_is_8_and_of_every_outline() -> None:
    areas = [len(there(piece, (0, 0, 0, 0))) / 4 for piece in range(7)]
    assert areas == [2, 2, 1, 0.5, 0.5, 1, 1]
    assert areas == [Polygon(piece.corners).area for piece in PIECES.fragments]
    for puzzle in PUZZLES:
        assert len(quarters(puzzle.outline)) == 32
        assert Polygon(puzzle.outline).area == 8


def test_zf2_a_piece_is_flipped_then_turned_clockwise_then_moved() -> None:
    slant = 6
    assert fragments.piece_corners(PIECES, slant, (0, 0, 3, 5)) == ((3, 5), (4, 5), (5, 6), (4, 6))
    assert fragments.piece_corners(PIECES, slant, (1, 0, 0, 0)) == ((2, 0), (1, 0), (0, 1), (1, 1))
    assert fragments.piece_corners(PIECES, slant, (0, 1, 0, 0)) == ((1, 0), (1, 1), (0, 2), (0, 1))
    assert fragments.piece_corners(PIECES, slant, (1, 1, 0, 0)) == ((1, 2), (1, 1), (0, 0), (0, 1))


@given(st.integers(0, 6), rows, st.integers(0, 6), rows)
def test_shapely_and_quarters_agree_whether_two_pieces_overlap(
    first: int, row: Row, second: int, other: Row
) -> None:
    if first == second:
        return
    laid = {first: row, second: other}
    expected = [(min(laid), max(laid))] if there(first, row) & there(second, other) else []
    assert fragments.overlaps(PIECES, laid) == expected


@given(st.sampled_from(PUZZLES), st.integers(0, 6), rows)
def test_shapely_and_quarters_agree_whether_a_piece_reaches_outside(
    puzzle: FragmentsPuzzle, piece: int, row: Row
) -> None:
    expected = [] if there(piece, row) <= quarters(puzzle.outline) else [piece]
    assert fragments.outside(PIECES, puzzle, {piece: row}) == expected


@given(st.sampled_from(FACES), st.lists(st.tuples(st.integers(0, 6), rows), max_size=3))
def test_shapely_and_quarters_agree_on_solutions_and_what_is_nearly_one(
    face: object, changes: list[tuple[int, Row]]
) -> None:
    number = FACES.index(face)  # type: ignore[arg-type]  # it is one of them
    written = list(FACES[number].solution)  # type: ignore[call-overload]  # so it has rows
    for piece, row in changes:
        written[piece] = row
    expected = judged_by_quarters(PUZZLES[number], tuple(written))
    assert fragments.broken(PIECES, PUZZLES[number], tuple(written)) is expected


@given(st.lists(rows, min_size=7, max_size=7))
def test_shapely_and_quarters_agree_on_any_placement(written: list[Row]) -> None:
    expected = judged_by_quarters(F10, tuple(written))
    assert fragments.broken(PIECES, F10, tuple(written)) is expected


@given(st.dictionaries(st.integers(0, 6), rows), st.sampled_from(PUZZLES))
def test_what_is_left_bare_is_what_no_quarter_covers(laid: Laid, puzzle: FragmentsPuzzle) -> None:
    filled = frozenset[Quarter]().union(*(there(piece, row) for piece, row in laid.items()))
    left = quarters(puzzle.outline) - filled
    found = fragments.bare(PIECES, puzzle, laid)
    assert sum(Polygon(ring[0], ring[1:]).area for ring in found) == pytest.approx(len(left) / 4)


def test_the_bench_is_told_pairs_pieces_and_bare_polygons() -> None:
    laid = dict(enumerate(F10_SOLUTION))
    assert fragments.overlaps(PIECES, laid) == []
    assert fragments.outside(PIECES, F10, laid) == []
    assert fragments.bare(PIECES, F10, laid) == []
    del laid[5]
    (hole,) = fragments.bare(PIECES, F10, laid)
    assert set(hole[0]) == {(1, 2), (2, 2), (2, 3), (1, 3)}
    laid[5] = (0, 0, 2, 2)
    assert fragments.overlaps(PIECES, laid) == [(4, 5), (5, 6)]
    laid[5] = (0, 0, 0, 0)
    assert fragments.outside(PIECES, F10, laid) == [5]
    assert fragments.bare(PIECES, F10, {}) != []


def test_an_outline_is_found_again_from_its_quarters() -> None:
    for puzzle in PUZZLES:
        assert outline_of(quarters(puzzle.outline)) == puzzle.outline


def test_what_touches_itself_or_has_a_hole_has_no_outline() -> None:
    square = quarters(((0, 0), (1, 0), (1, 1), (0, 1)))
    apart = quarters(((5, 5), (6, 5), (6, 6), (5, 6)))
    corner = quarters(((1, 1), (2, 1), (2, 2), (1, 2)))
    frame = quarters(((0, 0), (3, 0), (3, 3), (0, 3))) - corner
    assert outline_of(square) == ((0, 0), (1, 0), (1, 1), (0, 1))
    opposite = quarters(((1, 0), (2, 0), (2, 1), (1, 1))) | quarters(((0, 1), (1, 1), (1, 2), (0, 2)))
    for shape in (square | apart, square | corner, opposite, frame, frozenset[Quarter]()):
        assert outline_of(shape) is None
    assert outline_of(list(square)[:1]) is None


def test_quarters_move_along_with_their_polygon() -> None:
    triangle = ((0, 0), (2, 0), (0, 2))
    moved = quarters(tuple((x - 7, y + 11) for x, y in triangle))
    assert moved == {Quarter(y + 11, x - 7, quarter) for y, x, quarter in quarters(triangle)}
    assert len(moved) == 8
