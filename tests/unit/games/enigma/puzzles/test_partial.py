"""What benches ask while pieces are being laid: sums, open ends, buildings."""

from typing import cast

import pytest

from enix_desktop.games.enigma.puzzles import angles, conduits, weights
from enix_desktop.games.enigma.puzzles.conduits import Flaw, OpenEnd
from enix_desktop.games.enigma.puzzles.puzzle import AnglesPuzzle, ConduitsPuzzle, Port
from tests.unit.games.enigma.puzzles.boxes import A01, A01_SOLUTION, BOX, PAIR, PAIR_SOLUTION, PIECES, W18


def test_the_bench_of_weights_is_told_sums_and_what_is_left() -> None:
    assert weights.sums(W18, ((1, 1), (1, 2))) == (19, 19)
    assert weights.sums(W18, ((0, 0), (0, 0))) == (0, 0)
    assert weights.left_over(W18, ((0, 1), (0, 0))) == 4
    assert weights.left_over(W18, ((6, 1), (0, 0))) == -2


def test_zc2_a_piece_is_turned_clockwise() -> None:
    assert conduits.channels(PIECES, "p1", 0) == {0}
    assert conduits.channels(PIECES, "p1", 1) == {1}
    assert conduits.channels(PIECES, "p5", 3) == {3, 0}
    assert conduits.channels(PIECES, "p7", 2) == {2, 3, 0}
    assert conduits.channels(PIECES, "p9", 3) == {0, 1, 2, 3}


def test_an_empty_drawing_only_waits_at_its_ports() -> None:
    assert conduits.open_ends(PIECES, PAIR, ()) == [OpenEnd(0, 0, 3, Flaw.WAITING)]


def test_open_ends_say_what_is_wrong_with_them() -> None:
    ends = conduits.open_ends(PIECES, PAIR, PAIR_SOLUTION[:1])
    assert ends == [OpenEnd(0, 0, 1, Flaw.EMPTY)]
    ends = conduits.open_ends(PIECES, PAIR, (("p3", 0, 0, 0), ("p1", 1, 0, 3)))
    assert ends == [
        OpenEnd(0, 0, 0, Flaw.FRAME),
        OpenEnd(0, 0, 2, Flaw.FRAME),
        OpenEnd(0, 0, 3, Flaw.PORT),
        OpenEnd(1, 0, 3, Flaw.BLANK),
    ]
    assert conduits.open_ends(PIECES, PAIR, PAIR_SOLUTION) == []


def test_what_lies_beside_the_cells_counts_for_nothing() -> None:
    beside = ("p9", 5, 5, 0)
    assert conduits.open_ends(PIECES, PAIR, (*PAIR_SOLUTION, beside)) == []


def test_zc5_a_hole_in_the_middle_is_frame_and_may_have_ports() -> None:
    ring = ((0, 0), (1, 0), (2, 0), (0, 1), (2, 1), (0, 2), (1, 2), (2, 2))
    puzzle = ConduitsPuzzle(ring, (Port(0, 1, 1),), ("p9",))
    assert OpenEnd(0, 1, 1, Flaw.PORT) in conduits.open_ends(PIECES, puzzle, (("p3", 0, 1, 0),))
    ends = conduits.open_ends(PIECES, puzzle, (("p7", 0, 1, 0), ("p8", 2, 1, 2)))
    assert [(end.x, end.y, end.side) for end in ends if end.flaw is Flaw.FRAME] == [(2, 1, 3)]
    assert not [end for end in ends if end.flaw is Flaw.PORT]


def test_za2_orientations_roll_first_and_turn_then() -> None:
    assert angles.cubes(PIECES, "s1", 0) == ((0, 0, 0), (0, 1, 0), (1, 0, 0))
    assert angles.cubes(PIECES, "s1", 1) == ((0, 0, 0), (1, 0, 0), (1, 1, 0))
    assert angles.cubes(PIECES, "s1", 4) == ((0, 0, 0), (0, 0, 1), (1, 0, 0))
    assert angles.cubes(PIECES, "s2", 0) == ((0, 0, 0), (0, 1, 0), (1, 0, 0), (2, 0, 0))
    assert angles.cubes(PIECES, "s2", 16) == ((0, 0, 0), (0, 0, 1), (0, 0, 2), (0, 1, 2))


@pytest.mark.parametrize(("piece", "different"), [("s1", 12), ("s2", 24), ("s3", 12), ("s4", 12)])
def test_every_piece_has_its_different_orientations(piece: str, different: int) -> None:
    shapes = {angles.cubes(PIECES, piece, orientation) for orientation in range(24)}
    assert len(shapes) == different


def test_za5_gaps_are_told_at_once() -> None:
    rows = (("s1", 0, 0, 0), ("s2", 0, 1, 0))
    assert angles.gaps(PIECES, rows) == [(1, 1, 0), (2, 0, 0), (3, 0, 0)]
    assert angles.gaps(PIECES, rows[:1]) == []
    assert angles.gaps(PIECES, ()) == []


def test_za6_the_bench_sees_what_the_building_shows() -> None:
    assert angles.seen(PIECES, A01_SOLUTION) == A01.picture
    assert angles.matches(PIECES, A01, A01_SOLUTION)
    assert angles.seen(PIECES, A01_SOLUTION[:2]) == ("22", "2.", "24", "44", ".4")
    assert not angles.matches(PIECES, A01, A01_SOLUTION[:2])
    assert angles.seen(PIECES, ()) == ()
    assert not angles.matches(PIECES, A01, ())


def test_za6_what_was_built_later_hides_what_is_below() -> None:
    below, above = ("s4", 0, 0, 0), ("s1", 0, 1, 0)
    assert angles.seen(PIECES, (below, above)) == ("411", ".1.")
    assert angles.seen(PIECES, (above, below)) == ("444", ".4.")


def test_a_building_matches_exactly_if_its_picture_is_the_picture() -> None:
    for face in BOX.tiles:
        if isinstance(face.puzzle, AnglesPuzzle):
            rows = cast(tuple[angles.Row, ...], face.solution)
            assert angles.seen(PIECES, rows) == face.puzzle.picture
