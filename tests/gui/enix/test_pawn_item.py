import math
from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from pytestqt.qtbot import QtBot

from enix_desktop.games.enix.components import Energy
from enix_desktop.ui.enix.board_geometry import arrange
from enix_desktop.ui.enix.motifs.frame import BEAD_RADIUS, paint_frame
from enix_desktop.ui.table.pawn_item import PAWN_HEIGHT, PAWN_WIDTH, PawnItem
from enix_desktop.ui.table.pieces import PAWNS, PawnLook, PawnShape
from tests.gui.enix.picture import is_empty, picture


def room(place: QPointF) -> QRectF:
    return QRectF(place.x() - PAWN_WIDTH / 2, place.y() - PAWN_HEIGHT / 2, PAWN_WIDTH, PAWN_HEIGHT)


def test_all_pawns_look_different_in_turn_and_not(qtbot: QtBot) -> None:
    images = []
    for look in PAWNS:
        pawn = PawnItem(look)
        images.append(picture(pawn))
        pawn.set_in_turn(True)
        images.append(picture(pawn))
    assert not any(is_empty(image) for image in images)
    assert all(first != second for first, second in combinations(images, 2))


def test_shapes_differ_without_their_colours(qtbot: QtBot) -> None:
    images = [picture(PawnItem(PawnLook("x", PAWNS[0].colour, shape))) for shape in PawnShape]
    assert all(first != second for first, second in combinations(images, 2))


def test_the_mark_of_the_turn_leaves_nothing_behind(qtbot: QtBot) -> None:
    pawn = PawnItem(PAWNS[2])
    before = picture(pawn)
    pawn.set_in_turn(True)
    pawn.set_in_turn(False)
    assert picture(pawn) == before


@pytest.mark.parametrize("count", range(1, 7))
def test_pawns_that_share_a_source_do_not_overlap(count: int) -> None:
    places = arrange(count)
    assert len(places) == count
    for first, second in combinations(places, 2):
        assert not room(first).intersects(room(second))


@pytest.mark.parametrize("count", range(1, 7))
def test_pawns_leave_the_symbol_of_the_source_in_sight(count: int) -> None:
    symbol = QRectF(-20, -20, 40, 40)
    assert not any(room(place).intersects(symbol) for place in arrange(count))


@pytest.mark.parametrize("beads", [1, 2])
def test_pawns_leave_most_of_every_bead_in_sight(qtbot: QtBot, beads: int) -> None:
    """Found in the picture of a tile: dark discs on light roads, six times as many as on one road."""
    painted = QImage(240, 240, QImage.Format.Format_ARGB32_Premultiplied)
    painted.fill(Qt.GlobalColor.white)
    painter = QPainter(painted)
    painter.translate(120, 120)
    paint_frame(painter, Energy.SOLAR, [beads] * 6)
    painter.end()
    black = [
        QPointF(x - 119.5, y - 119.5)
        for x in range(240)
        for y in range(240)
        if painted.pixelColor(x, y).name() == "#2a2e38"
    ]
    assert len(black) == pytest.approx(6 * beads * math.pi * BEAD_RADIUS**2, rel=0.25)
    pawns = [PawnItem(look) for look in PAWNS]
    shapes = [pawn.shape().translated(place) for pawn, place in zip(pawns, arrange(6), strict=True)]
    covered = [point for point in black if any(shape.contains(point) for shape in shapes)]
    assert len(covered) < 0.1 * len(black)


def test_a_newcomer_moves_nobody() -> None:
    for count in range(1, 6):
        assert arrange(count + 1)[:count] == arrange(count)
