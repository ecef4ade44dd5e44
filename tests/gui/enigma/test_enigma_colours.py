"""Power cells, kinds of puzzles and plasma can be told apart by everybody, and not by colour alone."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication

from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import CATEGORIES, Colour
from enix_desktop.ui.enigma.art import cells as cell_art
from enix_desktop.ui.enigma.art.emblems import paint_emblem
from enix_desktop.ui.enigma.art.palette import CATEGORY_TONES, CELLS, Tone, stone_of
from enix_desktop.ui.enigma.art.signs import FAILED, IN_TIME, LATE, paint_verdict
from enix_desktop.ui.enigma.art.tiles import paint_tile_in
from enix_desktop.ui.widgets.theme import THEMES
from tests.gui.seeing import VISIONS, blank, contrast, least_difference, least_distance

GREY = QColor("#808080")


def painted(size: int, paint: Callable[[QPainter], object]) -> QImage:
    image = blank(QSize(size, size), QColor("white"))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


@pytest.mark.parametrize("vision", VISIONS)
def test_power_cells_are_far_apart_for_everybody(vision: str) -> None:
    assert least_distance((tone.base for tone in CELLS), vision) >= 20


@pytest.mark.parametrize("vision", VISIONS)
def test_kinds_of_puzzles_are_far_apart_for_everybody(vision: str) -> None:
    assert least_distance((tone.base for tone in CATEGORY_TONES.values()), vision) >= 20


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("theme", sorted(THEMES))
def test_plasma_and_a_dull_channel_are_far_apart_for_everybody(theme: str, vision: str) -> None:
    stone = stone_of(THEMES[theme])
    assert least_distance([stone.plasma, stone.dull, stone.groove], vision) >= 20


def test_power_cells_differ_without_their_colours(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    grey = Tone(GREY, GREY, GREY, GREY)
    monkeypatch.setattr(cell_art, "CELLS", (grey, grey, grey))
    pictures = [
        painted(24, partial(cell_art.paint_cell, middle=QPointF(12, 12), size=8.0, colour=colour))
        for colour in Colour
    ]
    assert least_difference(pictures) >= 0.05


def test_emblems_and_verdicts_differ_in_black_and_white(qapp: QApplication) -> None:
    room = QRectF(0, 0, 20, 20)
    emblems = [
        painted(20, partial(paint_emblem, rect=room, category=category, colour=QColor("black")))
        for category in CATEGORIES
    ]
    assert least_difference(emblems, darker=128) >= 0.12
    verdicts = [
        painted(20, partial(paint_verdict, rect=room, verdict=verdict)) for verdict in (IN_TIME, LATE, FAILED)
    ]
    assert least_difference(verdicts, darker=32) >= 0.05


def test_what_stands_on_the_colour_of_a_puzzle_reads_well() -> None:
    for tone in (*CATEGORY_TONES.values(), *CELLS):
        assert contrast(tone.on_base, tone.base) >= 3.0


def test_conduit_sides_of_a_pile_differ_at_48_pixels(qapp: QApplication) -> None:
    tiles = [face for face in standard_components().tiles if face.category is CATEGORIES[0]]
    pictures = [
        painted(48, partial(paint_tile_in, rect=QRectF(0, 0, 48, 48), nets=face.nets)) for face in tiles
    ]
    assert least_difference(pictures, darker=24) >= 0.02
