"""Everything of the ring has a place of its own, at each size of the window."""

from itertools import combinations, pairwise, product

import pytest
from PySide6.QtCore import QRectF

from enix_desktop.ui.station.art.ring import FIELDS, INNER, OUTER, STATIONS, RingPlan

SIZES = [(600, 470), (760, 560), (1250, 800)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def plan(request: pytest.FixtureRequest) -> RingPlan:
    return RingPlan(QRectF(20, 10, *request.param))


def test_rooms_lie_clockwise_with_the_first_on_top(plan: RingPlan) -> None:
    middle = plan.rect.center()
    places = [room.rect.center() - middle for room in plan.rooms]
    assert [(round(place.x()) > 1, round(place.x()) < -1, place.y() < 0) for place in places] == [
        (False, False, True),
        (True, False, True),
        (True, False, False),
        (False, False, False),
        (False, True, False),
        (False, True, True),
    ]


def test_rooms_and_the_middle_do_not_overlap(plan: RingPlan) -> None:
    rects = [room.rect for room in plan.rooms] + [plan.middle]
    assert not any(one.intersects(other) for one, other in combinations(rects, 2))
    assert all(plan.rect.contains(rect) for rect in rects)


def test_docked_shuttles_stay_in_the_picture(plan: RingPlan) -> None:
    whole = plan.rect.adjusted(-0.5, -0.5, 0.5, 0.5)
    assert all(whole.contains(room.dock(shuttle)) for room in plan.rooms for shuttle in (0, 1))


def test_a_device_is_large_enough_for_a_finger_and_covers_no_field(plan: RingPlan) -> None:
    for room in plan.rooms:
        assert min(room.device.width(), room.device.height()) >= 44
        assert room.rect.contains(room.device)
        fields = [room.field(track, value) for track in (INNER, OUTER) for value in range(FIELDS)]
        assert not any(field.intersects(room.device.adjusted(2, 2, -2, -2)) for field in fields)


def test_the_inner_track_is_nearer_to_the_laser(plan: RingPlan) -> None:
    y = plan.laser_centre.y()
    for room in plan.rooms:
        inner, outer = (room.track(track).center().y() for track in (INNER, OUTER))
        assert abs(inner - y) < abs(outer - y)


@pytest.mark.parametrize("count", range(1, 5))
def test_a_stack_stays_on_its_field_and_shows_every_piece(plan: RingPlan, count: int) -> None:
    for room, track, value in product(plan.rooms, (INNER, OUTER), (0, 7)):
        field, size = room.field(track, value), room.piece_size
        places = [room.piece(track, value, place, count) for place in range(count)]
        assert all(field.top() <= place.y() - size / 2 for place in places)
        assert all(place.y() + size / 2 <= field.bottom() for place in places)
        steps = [one.y() - other.y() for one, other in pairwise(places)]
        assert all(step >= 8 for step in steps)
        assert size >= 18


def test_a_bridge_touches_both_of_its_rooms(plan: RingPlan) -> None:
    for slot, bridge in enumerate(plan.bridges):
        ends = [slot, (slot + 1) % STATIONS]
        touched = [room.station for room in plan.rooms if room.rect.intersects(bridge.rect)]
        assert sorted(touched) == sorted(ends)


def test_the_beam_grows_until_seven(plan: RingPlan) -> None:
    ends = [plan.beam_end(value).x() for value in range(10)]
    assert ends[:8] == sorted(set(ends[:8]))
    assert ends[7] == ends[8] == ends[9]
