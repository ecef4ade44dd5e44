"""Pictures of solutions: they show what was built, and not only what the puzzle shows already."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import TileFace
from enix_desktop.games.enigma.puzzles.angles import rested
from enix_desktop.games.enigma.puzzles.puzzle import Category, WeightsPuzzle, Written
from enix_desktop.games.enigma.puzzles.solving import solutions
from enix_desktop.ui.enigma.table.solution_art import paint_solution


def picture(face: TileFace, solution: Written, wide: int, high: int) -> QImage:
    image = QImage(wide, high, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    paint_solution(painter, QRectF(0, 0, wide, high), face.puzzle, solution)
    painter.end()
    return image


def two_ways() -> tuple[TileFace, Written, Written]:
    """A tile of angular pieces with two buildings that look the same from above."""
    pieces = standard_components().pieces
    for face in standard_components().tiles:
        if face.category is Category.ANGLES and face.count > 1:
            one, other = solutions(pieces, face.puzzle, 2)
            assert set(rested(pieces, one)) != set(rested(pieces, other))  # type: ignore[arg-type]
            return face, one, other
    raise AssertionError("no tile has two solutions")


def test_buildings_that_look_the_same_from_above_have_different_pictures(qtbot: QtBot) -> None:
    face, one, other = two_ways()
    for size in ((88, 88), (300, 220)):
        assert picture(face, one, *size) != picture(face, other, *size)


def test_with_room_a_building_is_seen_from_two_sides(qtbot: QtBot) -> None:
    face, one, _ = two_ways()
    image = picture(face, one, 300, 220)
    left, right = image.copy(5, 5, 140, 210), image.copy(155, 5, 140, 210)
    assert left != right
    for half in (left, right):
        colours = {half.pixel(x, y) for x in range(0, 140, 4) for y in range(0, 210, 4)}
        assert len(colours) > 8, "three tones for each cube"


def test_the_numbers_of_two_cups_do_not_read_as_one(qtbot: QtBot) -> None:
    """As wide as in the sheet of results, with two numbers of two digits side by side."""
    face = next(
        face
        for face in standard_components().tiles
        if isinstance(face.puzzle, WeightsPuzzle)
        and len(face.puzzle.left) == 3
        and min(face.puzzle.left[:2]) > 9
    )
    (solution,) = solutions(standard_components().pieces, face.puzzle, 1)
    image = picture(face, solution, 88, 88)
    paper = image.pixel(84, 84)

    def lines_with_ink(columns: range) -> set[int]:
        return {y for y in range(5, 28) for x in columns if image.pixel(x, y) != paper}

    first, second = lines_with_ink(range(5, 16)), lines_with_ink(range(17, 27))
    assert first
    assert second
    assert not first & second, "one stands higher"
