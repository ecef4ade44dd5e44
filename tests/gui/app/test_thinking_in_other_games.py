"""The thinking process knows a game that is not shipped, if the environment names it."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.thinking import Question, Thinker, answer
from enix_desktop.catalogue import EXTRA_GAMES_VARIABLE
from tests.conformance.positions import Way, reach
from tests.conformance.tiny_game import TINY
from tests.games import EXTRA_GAMES


def test_a_computer_player_of_another_game_thinks_in_the_worker(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(EXTRA_GAMES_VARIABLE, EXTRA_GAMES)
    match: Any = reach(Way(TINY.id, {}, 2, 1, 0))
    moves = TINY.rules.legal_moves(match.state, 0)
    question = Question(1, 0, TINY.id, "random", TINY.rules.view(match.state, 0), moves, 2)
    thinker = Thinker()
    try:
        with qtbot.waitSignal(thinker.answered, timeout=30_000) as heard:
            thinker.ask(question)
    finally:
        thinker.close()
    assert answer(question).move == moves[2]
    assert heard.args == [question, answer(question)]  # without iterations nobody would have answered
