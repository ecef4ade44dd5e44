"""The thinking process knows a game that is not shipped, if the environment names it."""

from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.play.thinking import Question, Thinker, answer
from enix_desktop.catalogue import EXTRA_GAMES_VARIABLE
from tests.conformance.positions import Way, reach
from tests.conformance.tiny_game import TINY
from tests.games import EXTRA_GAMES
from tests.toy.game import TOY
from tests.toy.players.skilled import Advice
from tests.toy.rules.moves import Solve


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


def test_the_adviser_of_another_game_answers_with_a_move_that_is_not_listed_and_its_reason(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(EXTRA_GAMES_VARIABLE, EXTRA_GAMES)
    match: Any = reach(Way(TOY.id, {}, 2, 1, 2))
    (seat,) = TOY.rules.to_move(match.state)
    view, moves = TOY.rules.view(match.state, seat), TOY.rules.legal_moves(match.state, seat)
    thinker = Thinker()
    try:
        with qtbot.waitSignal(thinker.answered, timeout=30_000) as heard:
            thinker.ask(Question(2, seat, TOY.id, "skilled", view, moves, 1_234, is_hint=True))
    finally:
        thinker.close()
    assert heard.args is not None
    total = sum(view.numbers)
    assert heard.args[1].move == Solve(total, 3_234)
    assert heard.args[1].reason == Advice("solve", {"numbers": view.numbers, "answer": total})
