"""In ENIGMA each level places better than the one below, styles show, and a learner beats a novice."""

import pytest

from enix_desktop.catalogue import ENIGMA
from tools.enigma_learner import shares
from tools.enigma_placing import measured, placing_like


@pytest.mark.parametrize(
    ("better", "worse", "games", "least"),
    [("casual", "random", 20, 0.8), ("skilled", "casual", 40, 0.5), ("casual", "novice", 40, 0.5)],
)
def test_a_level_places_better_than_the_one_below(better: str, worse: str, games: int, least: float) -> None:
    players = [(key, placing_like(key, "skilled")) for key in (better, worse)]
    found = measured(players, games // 2, seed=3)
    assert sum(found.shares[better]) / (games // 2) > least


def test_a_level_wins_more_with_its_own_solving() -> None:
    players = [(key, placing_like(key, "own")) for key in ("casual", "novice")]
    found = measured(players, 10, seed=3)
    assert sum(found.shares["casual"]) / 10 > 0.6


def test_a_learner_wins_more_than_half_of_its_duels_with_the_weakest_level() -> None:
    won, games = shares(ENIGMA.levels[0], 2, 30, seed=3)
    assert won > games / 2


def test_every_style_has_every_level() -> None:
    assert all(set(players) == set(ENIGMA.levels) for players in ENIGMA.styles.values())
