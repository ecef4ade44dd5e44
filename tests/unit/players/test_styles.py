"""Styles of play differ in what they do, and a player without one decides as before."""

import pytest

from enix_desktop.games.enix.moves import Move
from enix_desktop.players.enix.styles import PLAIN, STYLES
from tests.unit.players.questions import Question, composed_state
from tools.enix_styles import TELLING, duels


@pytest.mark.parametrize("style", STYLES)
def test_a_style_shows_in_its_figure(style: str) -> None:
    styled, plain, apart = duels("casual", style, games=40, seed=9).figures(TELLING[style])
    assert (styled.value < plain.value) == (style == "cautious")
    assert not apart.low <= 0 <= apart.high


def test_without_a_style_every_move_is_worth_what_the_level_says() -> None:
    question = Question(composed_state(hands=["wind-05 solar-05 hydro-04", "wind-09 hydro-08 solar-03"]), 0)

    def worth(_move: Move) -> float:
        return 1.0

    assert PLAIN.weighing(question.view, worth, 1.0) is worth
    assert not any(PLAIN.liking(question.view, move) for move in question.moves)
