from itertools import combinations

import pytest
from PySide6.QtCore import QPointF, QRectF
from pytestqt.qtbot import QtBot

from enix_desktop.ui.enix.board_geometry import arrange, side_middle
from enix_desktop.ui.enix.motifs.frame import BEAD_PLACES, BEAD_RADIUS
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


def test_pawns_stand_beside_the_middle_of_every_bead() -> None:
    beads = [side_middle(side) * (place / 86.6) for side in range(6) for row in BEAD_PLACES for place in row]
    for place in arrange(6):
        assert not any(room(place).contains(bead) for bead in beads)
    assert BEAD_RADIUS > 0


def test_a_newcomer_moves_nobody() -> None:
    for count in range(1, 6):
        assert arrange(count + 1)[:count] == arrange(count)
