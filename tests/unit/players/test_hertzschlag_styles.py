"""Styles of Hertzschlag differ in what they do, at every level."""

import pytest

from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.headless.estimates import Mean
from enix_desktop.players.hertzschlag.styles import PLAIN, STYLES, Style
from tools.hertzschlag_styles import SIGNS, TELLING, more_in_positions, tables


@pytest.mark.parametrize("level", ["novice", "casual", "skilled"])
@pytest.mark.parametrize("style", STYLES)
def test_a_style_shows_in_its_figure(style: str, level: str) -> None:
    _, _, apart = tables(level, style, games=120, seed=9).figures(TELLING[style])
    assert SIGNS[style] * (apart.low if SIGNS[style] > 0 else apart.high) > 0


@pytest.mark.parametrize("level", ["skilled", "master"])
@pytest.mark.parametrize("style", STYLES)
def test_a_style_shows_in_single_positions_too(style: str, level: str) -> None:
    more = Mean().estimate(more_in_positions(level, style, 80, seed=9))
    assert SIGNS[style] * (more.low if SIGNS[style] > 0 else more.high) > 0


def test_every_style_has_a_figure_and_every_level() -> None:
    assert set(TELLING) == set(SIGNS) == set(STYLES) == set(HERTZSCHLAG.styles)
    assert all(set(players) == set(HERTZSCHLAG.levels) for players in HERTZSCHLAG.styles.values())


def test_the_plain_player_likes_nothing_special() -> None:
    assert Style() == PLAIN
    assert (PLAIN.care, PLAIN.honesty, PLAIN.giving) == (1, 0, 0)
