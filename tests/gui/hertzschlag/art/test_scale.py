"""Fields, thresholds and the bird have places of their own on the frequency scale, at each size."""

from itertools import pairwise

import pytest
from PySide6.QtCore import QPointF, QRectF

from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.ui.hertzschlag.art.scale import ScaleGeometry
from enix_desktop.ui.hertzschlag.art.town import scale_room

TRACK = standard_components().track
SIZES = [(1000, 300), (1250, 400), (1900, 600)]


@pytest.fixture(params=SIZES, ids=lambda size: f"{size[0]}x{size[1]}")
def scale(request: pytest.FixtureRequest) -> ScaleGeometry:
    return ScaleGeometry(scale_room(QRectF(20, 10, *request.param)), TRACK)


def test_fields_hang_side_by_side_from_low_to_high(scale: ScaleGeometry) -> None:
    rooms = [scale.field(field) for field in scale.fields]
    assert len(rooms) == 17
    assert all(abs(one.right() - other.left()) < 0.01 for one, other in pairwise(rooms))
    assert all(scale.rect.contains(room) for room in rooms)


def test_a_frequency_has_room_on_its_tag(scale: ScaleGeometry) -> None:
    for field in scale.fields:
        assert scale.field(field).contains(scale.tag(field))
        assert scale.tag(field).width() >= 44


def test_a_threshold_hangs_between_its_fields(scale: ScaleGeometry) -> None:
    for left, right in TRACK.thresholds:
        coin = scale.threshold((left, right))
        assert scale.x(left) < coin.center().x() < scale.x(right)
        assert coin.top() >= scale.field(left).center().y()
        assert scale.rect.contains(coin)


def test_the_bird_sits_on_the_wire_above_its_field(scale: ScaleGeometry) -> None:
    for field in scale.fields:
        bird = scale.bird(field)
        assert bird.bottom() == pytest.approx(scale.perch(field).y())
        assert bird.bottom() <= scale.field(field).top()
        assert bird.top() >= scale.rect.top() - 0.01


def test_between_two_fields_the_bird_is_between_their_places(scale: ScaleGeometry) -> None:
    assert scale.perch(2).x() < scale.perch(2.5).x() < scale.perch(3).x()


def test_a_point_tells_its_field(scale: ScaleGeometry) -> None:
    assert [scale.field_at(scale.field(field).center()) for field in scale.fields] == list(scale.fields)
    assert scale.field_at(scale.rect.topLeft() - QPointF(5, 5)) is None
    assert scale.field_at(QPointF(scale.rect.left() + 2, scale.rect.center().y())) is None
