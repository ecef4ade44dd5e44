"""The rooms of the table: the board is the hero, and nothing lies over anything else."""

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, QSizeF

from enix_desktop.games.enix.components import ENERGIES
from enix_desktop.ui.enix.place_layout import PlaceLayout
from enix_desktop.ui.enix.table_plan import TablePlan
from enix_desktop.ui.table.pawn_item import PAWN_HEIGHT, PAWN_WIDTH
from enix_desktop.ui.table.shapes import CARD_HEIGHT, CARD_WIDTH

NARROW = ((720, 640), (736, 676), (760, 700), (980, 760))
"""Beside a lesson or an open log."""
IN_TURN = 42
"""How wide a piece is with the mark of who is in turn."""
SIZES = ((1024, 640), (1024, 700), (1280, 800), (1920, 1080), (3840, 2160))


def rooms(plan: TablePlan) -> list[QRectF]:
    """All rooms that are used."""
    found = [plan.board, plan.prompt, plan.narration, plan.buttons, plan.hand, plan.own_place, plan.pile]
    return [room for room in (*found, *plan.places, *plan.stacks, plan.cap_home) if not room.isNull()]


@pytest.mark.parametrize("size", [*SIZES, *NARROW])
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("has_hand", [True, False])
@pytest.mark.parametrize("is_shared", [True, False])
def test_no_room_lies_over_another_or_outside(
    size: tuple[int, int], seats: int, has_hand: bool, is_shared: bool
) -> None:
    plan = TablePlan(QSizeF(*size), seats - has_hand, 5, has_hand=has_hand, is_shared=is_shared)
    window = QRectF(0, 0, *size)
    assert all(window.contains(room) for room in rooms(plan))
    for one, other in combinations(rooms(plan), 2):
        assert not one.adjusted(0.5, 0.5, -0.5, -0.5).intersects(other)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_board_is_the_largest_thing_and_larger_where_no_hand_is_shown(
    size: tuple[int, int], seats: int
) -> None:
    plan = TablePlan(QSizeF(*size), seats - 1, 5)
    public = TablePlan(QSizeF(*size), seats, 5, has_hand=False)
    assert plan.board.width() > size[0] / 2
    assert plan.board.height() > size[1] * 0.6
    assert public.board.height() > plan.board.height() + 100
    assert len(public.places) == seats
    assert public.hand.isNull()
    assert public.own_place.isNull()


@pytest.mark.parametrize("size", SIZES)
def test_the_buttons_stay_where_they_are_while_a_hand_is_shown(size: tuple[int, int]) -> None:
    alone = TablePlan(QSizeF(*size), 4, 5, is_shared=True)
    public = TablePlan(QSizeF(*size), 5, 5, has_hand=False, is_shared=True)
    assert alone.buttons == public.buttons


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_laid_cards_lamps_and_backs_can_be_read_and_hit(size: tuple[int, int], seats: int) -> None:
    plan = TablePlan(QSizeF(*size), seats - 1, 5)
    places = ((plan.places[0], False, False), (plan.places[0], False, True), (plan.own_place, True, False))
    for rect, is_own, has_face in places:
        layout = PlaceLayout(QRectF(0, 0, rect.width(), rect.height()), is_own, has_face)
        whole = layout.size
        lamps = [layout.lamp(energy) for energy in ENERGIES]
        laid = [layout.laid(index, 3) for index in range(3)]
        assert CARD_HEIGHT * layout.laid(0, 1)[1] >= 66
        assert all(CARD_HEIGHT * scale >= 60 for _, scale in laid)
        assert all(lamp.width() >= 20 for lamp in lamps)
        assert all(whole.contains(lamp) for lamp in (*lamps, layout.all_six, layout.name, layout.order))
        assert not any(one.intersects(other) for one, other in combinations(lamps, 2))
        assert not any(lamp.intersects(layout.caption) for lamp in lamps)
        card = laid[0][0].x() - CARD_WIDTH / 2 * laid[0][1]
        assert card >= max(lamp.right() for lamp in lamps)
        if not is_own:
            backs = layout.backs(ENERGIES).values()
            assert all(back.width() >= 28 and back.height() >= 42 for back in backs)
            assert all(whole.contains(back) for back in backs)
            assert not any(one.intersects(other) for one, other in combinations(backs, 2))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("has_hand", [True, False])
def test_a_face_crowds_nothing_at_its_place(size: tuple[int, int], seats: int, has_hand: bool) -> None:
    rect = TablePlan(QSizeF(*size), seats - has_hand, 5, has_hand=has_hand).places[0]
    layout = PlaceLayout(QRectF(0, 0, rect.width(), rect.height()), has_face=True)
    middle, scale = layout.piece
    piece = QRectF(0, 0, PAWN_WIDTH * scale, PAWN_HEIGHT * scale)
    piece.moveCenter(middle)
    shown = (layout.name, layout.caption, layout.order, *map(layout.lamp, ENERGIES))
    for thing in (*shown, layout.all_six, *layout.backs(ENERGIES).values()):
        assert not thing.intersects(layout.face)
        assert not thing.intersects(piece)
    assert middle.x() + IN_TURN / 2 * scale <= layout.caption.left()
    assert layout.size.contains(layout.face)
    assert layout.face.width() >= 20
    assert layout.name.width() >= 60


@pytest.mark.parametrize("size", NARROW)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_in_a_narrow_view_the_board_is_large_enough(size: tuple[int, int], seats: int) -> None:
    plan = TablePlan(QSizeF(*size), seats - 1, 5)
    assert min(plan.board.width(), plan.board.height()) >= 280
