"""In Station Six somebody who has finished the lessons beats the weakest level, and no other easily."""

import pytest

from enix_desktop.catalogue import STATION
from tools.station_learner import shares


@pytest.mark.parametrize(("seats", "games", "wanted"), [(2, 60, 0.5), (4, 40, 0.25)])
def test_a_learner_wins_more_than_a_fair_share_against_the_weakest_level(
    seats: int, games: int, wanted: float
) -> None:
    won, played = shares(STATION.levels[0], seats, games, seed=3)
    assert won / played > wanted


def test_a_learner_loses_more_often_than_not_against_the_third_level() -> None:
    won, played = shares(STATION.levels[2], 2, 40, seed=3)
    assert won / played < 0.5
