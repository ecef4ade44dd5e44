"""In ENIGMA each level places better than the one below, styles show, and a learner beats a novice."""

import pytest

from enix_desktop.catalogue import ENIGMA
from enix_desktop.headless.estimates import Mean
from enix_desktop.players.enigma.solving import SECONDS
from tools.enigma_effort import efforts, fitted
from tools.enigma_learner import shares
from tools.enigma_placing import measured, placing_like
from tools.enigma_styles import SIGNS, more_in_positions


@pytest.mark.parametrize(
    ("better", "worse", "games", "least"),
    [("casual", "random", 12, 0.7), ("skilled", "casual", 24, 0.5), ("casual", "novice", 24, 0.5)],
)
def test_a_level_places_better_than_the_one_below(better: str, worse: str, games: int, least: float) -> None:
    players = [(key, placing_like(key, "skilled")) for key in (better, worse)]
    found = measured(players, games // 2, seed=3)
    assert sum(found.shares[better]) / (games // 2) > least


def test_a_level_wins_more_with_its_own_solving() -> None:
    players = [(key, placing_like(key, "own")) for key in ("casual", "novice")]
    found = measured(players, 6, seed=3)
    assert sum(found.shares["casual"]) / 6 > 0.5


def test_the_times_of_all_categories_fit_what_a_solver_has_to_try() -> None:
    """One power of the effort and a pace for each category come within a fifth of M (T8)."""
    known, (power, pace) = efforts(), fitted()
    assert 0.3 < power < 0.7
    for (category, difficulty), effort in known.items():
        assert 0.8 < pace[category] * effort**power / SECONDS[difficulty] < 1.2


def test_a_learner_wins_more_than_half_of_its_duels_with_the_weakest_level() -> None:
    won, games = shares(ENIGMA.levels[0], 2, 20, seed=3)
    assert won > games / 2


@pytest.mark.parametrize("level", ENIGMA.levels[1:3])
@pytest.mark.parametrize("style", ENIGMA.styles)
def test_a_style_shows_in_its_figure(style: str, level: str) -> None:
    more = Mean().estimate(more_in_positions(level, style, 80, seed=9))
    assert SIGNS[style] * (more.low if SIGNS[style] > 0 else more.high) > 0


def test_every_style_has_a_figure_and_every_level() -> None:
    assert set(SIGNS) == set(ENIGMA.styles)
    assert all(set(players) == set(ENIGMA.levels) for players in ENIGMA.styles.values())
