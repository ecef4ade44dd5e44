"""In Hertzschlag somebody who has finished the lessons beats the weakest level, and no strong one."""

import pytest

from enix_desktop.catalogue import HERTZSCHLAG
from tools.hertzschlag_learner import measured


@pytest.mark.parametrize("seats", HERTZSCHLAG.seats)
def test_a_learner_has_more_points_than_the_weakest_level_more_often_than_not(seats: int) -> None:
    found = measured(HERTZSCHLAG.levels[0], seats, 60, seed=3)
    assert found.cases >= 20
    assert found.better / found.cases > 0.5


def test_a_learner_has_fewer_points_than_the_third_level_more_often_than_not() -> None:
    found = measured(HERTZSCHLAG.levels[2], 4, 30, seed=3)
    assert found.better / found.cases < 0.5
