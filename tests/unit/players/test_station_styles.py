"""Styles of Station Six differ in what they do, and a player without one decides as before."""

import pytest

from enix_desktop.games.station.moves import KINDS
from enix_desktop.players.station.styles import PLAIN, STYLES
from tests.unit.games.station.tables import wandered
from tests.unit.players.station_questions import RULES
from tools.station_styles import TELLING, duels


@pytest.mark.parametrize("level", ["casual", "skilled"])
@pytest.mark.parametrize("style", STYLES)
def test_a_style_shows_in_its_figure(style: str, level: str) -> None:
    _, _, apart = duels(level, style, games=40, seed=9).figures(TELLING[style])
    assert apart.low > 0


def test_without_a_style_no_kind_of_move_is_liked() -> None:
    seen = set()
    for seed in range(4):
        for moves in range(0, 60, 5):
            state = wandered(2, seed, moves).state
            for move in RULES.legal_moves(state, state.turn):
                seen.add(type(move))
                assert PLAIN.liking(move) == 0
    assert len(seen) >= len(KINDS) - 2
