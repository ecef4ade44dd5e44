"""The thinker between two games."""

from typing import Any

from pytestqt.qtbot import QtBot

from enix_desktop.app.thinking import Question, Thinker, answer
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant


def question(seed: int, number: int) -> Question:
    """The first question to a computer player in the game with this seed."""
    participants = [Participant("Ada"), Participant("Volta", "greedy")]
    match: Any = Match.begin(ENIX.rules, ENIX.id, participants, ENIX.options("english", 2), seed=seed)
    moves = ENIX.rules.legal_moves(match.state, 1)
    return Question(number, ENIX.id, "greedy", ENIX.rules.view(match.state, 1), moves, 7)


def test_an_answer_in_a_game_that_was_left_is_not_taken_for_one_in_the_next(qtbot: QtBot) -> None:
    questions = [question(seed, 1) for seed in range(20)]
    last = questions[0]
    first = next(other for other in questions if answer(other) != answer(last))
    thinker = Thinker()
    try:
        thinker.warm_up()
        thinker.ask(first)
        thinker.forget()
        with qtbot.waitSignal(thinker.answered, timeout=30_000) as heard:
            thinker.ask(last)
        assert heard.args == [last, answer(last)]
    finally:
        thinker.close()
