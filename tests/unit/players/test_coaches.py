"""What coaches know of their games: chances of winning at any time."""

from collections.abc import Sequence

import pytest

from enix_desktop.catalogue import SHIPPED, STATION
from enix_desktop.games.station.components import Components
from enix_desktop.players.station import chances, worth
from tests.unit.coaching.reviewed import GAMES, course_of


@pytest.mark.parametrize("game", GAMES)
def test_at_any_time_somebody_wins_or_the_lights_go_out(game: str) -> None:
    course, coach = course_of(game), SHIPPED[game].coach
    assert coach is not None
    for state in course.states[:: max(1, len(course.states) // 40)]:
        found = coach.standing(state)
        assert len(found) == len(course.seats)
        assert all(0 <= chance <= 1 for chance in found)
        assert sum(found) == pytest.approx(1) or (game == "hertzschlag" and sum(found) < 1)


@pytest.mark.parametrize("game", GAMES)
def test_at_the_end_winners_share_the_win(game: str) -> None:
    course, coach = course_of(game), SHIPPED[game].coach
    assert coach is not None
    assert list(coach.standing(course.states[-1])) == [course.result(seat) for seat in course.seats]


def test_the_worth_of_a_situation_is_that_before_the_active_station(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []

    def colours(components: Components, ring: Sequence[int], stage_number: int) -> object:
        asked.append(stage_number)
        return worth.colours_ahead(components, ring, stage_number)

    monkeypatch.setattr(chances, "colours_ahead", colours)
    for state in course_of(STATION.id).states[:-1]:
        chances.chances_of(state)
        assert set(asked) == {state.active}
        asked.clear()
