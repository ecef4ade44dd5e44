"""Fragments and angular pieces are told apart by everybody: by colour, and without it by their marks."""

from collections.abc import Callable, Iterable
from itertools import combinations, pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter

from enix_desktop.ui.enigma.bench.angles_art import COLOURS, paint_mark, tones
from enix_desktop.ui.enigma.bench.fragments_art import TINTS, Paper, paint_piece, paint_slot_mark, piece_path
from enix_desktop.ui.widgets.theme import INK, PAPER, THEMES, Theme
from tests.gui.seeing import VISIONS, blank, contrast, least_difference, least_distance

APART = 20.0
MARK = 3.0
"""Marks are large, so they need the contrast of large type."""


def painted(paint: Callable[[QPainter], None]) -> QImage:
    image = blank(QSize(64, 64), PAPER)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def marks(paint: Callable[[QPainter, str], None], names: Iterable[str]) -> list[QImage]:
    """All marks in one colour."""
    return [painted(lambda painter, each=name: paint(painter, each)) for name in names]  # type: ignore[misc]


@pytest.mark.parametrize("vision", VISIONS)
def test_the_colours_are_apart_for_everybody(vision: str) -> None:
    assert least_distance(TINTS, vision) >= APART
    assert least_distance(COLOURS.values(), vision) >= APART


def test_the_marks_are_told_apart_without_colour() -> None:
    blocks = marks(lambda painter, digit: paint_mark(painter, digit, QRectF(0, 0, 64, 64), INK), COLOURS)
    assert least_difference(blocks) > 0.02
    papers = marks(
        lambda painter, piece: paint_slot_mark(painter, int(piece), QPointF(32, 32), 100.0, INK),
        map(str, range(len(TINTS))),
    )
    assert least_difference(papers) > 0.03


@pytest.mark.parametrize("digit", COLOURS)
def test_three_tones_of_a_cube_differ_and_its_mark_reads_on_top(digit: str) -> None:
    tone = tones(digit)
    lightnesses = [colour.lightnessF() for colour in (tone.top, tone.left, tone.right)]
    assert lightnesses == sorted(lightnesses, reverse=True)
    assert all(one - other > 0.03 for one, other in pairwise(lightnesses))
    assert contrast(tone.mark, tone.top) >= MARK


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_front_and_back_of_a_fragment_differ_and_its_mark_reads(theme: Theme) -> None:
    for piece in range(len(TINTS)):
        path = piece_path(((0, 0), (1, 0), (1, 1), (0, 1)), 60.0)
        sides = [
            painted(lambda painter, side=side: paint_piece(painter, side, theme))  # type: ignore[misc]
            for side in (Paper(piece, path, 60.0), Paper(piece, path, 60.0, is_behind=True))
        ]
        assert sides[0] != sides[1]
        colours = {sides[0].pixelColor(x, y).rgb() for x, y in combinations(range(8, 54), 2)}
        ground = Paper(piece, path, 60.0).top
        assert max(contrast(QColor.fromRgb(colour), ground) for colour in colours) >= MARK
