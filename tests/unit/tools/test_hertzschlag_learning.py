"""What seasoned players of Hertzschlag know is learned from games that held."""

import pytest

from enix_desktop.players.hertzschlag.experience import LEARNED
from enix_desktop.players.hertzschlag.prospects import Parts, prospect
from tools.hertzschlag_learning import Seen, fitted, watched


@pytest.fixture(scope="module")
def seen() -> list[Seen]:
    return [each for seed in range(12) for each in watched(3, seed)]


def test_every_round_but_the_last_is_remembered(seen: list[Seen]) -> None:
    one = next(found for seed in range(12) if (found := watched(3, seed)))
    assert sorted(each.left for each in one) == sorted(list(range(1, 8)) * 3)
    assert len({(each.standing.goal, each.points) for each in one}) == 3
    assert 0 < len(seen) <= 12 * len(one)


def test_what_is_learned_tells_points_apart(seen: list[Seen]) -> None:
    late = [each for each in seen if each.left == 1]
    parts, symbols, told, _ = fitted(late)
    assert (len(parts), len(symbols)) == (len(Parts._fields), 7)
    assert told > 0.5


def test_the_numbers_in_use_come_near_the_points_made(seen: list[Seen]) -> None:
    for left in range(1, 8):
        now = [each for each in seen if each.left == left]
        hoped = [prospect(each.table, LEARNED, each.standing, left, 0) for each in now]
        missed = [points - each.points for points, each in zip(hoped, now, strict=True)]
        assert abs(sum(missed) / len(missed)) < 1.0
