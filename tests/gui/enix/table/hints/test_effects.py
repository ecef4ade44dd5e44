"""Hints change nothing but what is seen."""

from dataclasses import replace
from pathlib import Path
from typing import Any

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saver import Saver
from enix_desktop.app.play.controller import Controller
from enix_desktop.app.play.table_driver import Decision, Hint
from enix_desktop.app.play.thinking import Question, Thinker
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.players.enix.advice import Advice

PATIENCE = 60_000
"""Milliseconds: on a busy machine a real thinking process starts and answers late."""


def played(tmp_path: Path, qtbot: QtBot, thinker: Any, with_hints: bool) -> Any:
    """The record of a game whose person decides like the casual player, with or without looking at hints."""
    participants = [Participant("Ada"), Participant("Ben", "casual"), Participant("Cleo", "skilled")]
    match: Any = Match.begin(ENIX.rules, ENIX.id, participants, ENIX.options({}, 3), seed=11)
    saver = Saver()
    controller = Controller(match, tmp_path / f"{with_hints}.json", thinker, saver)
    hints: list[Hint] = []

    def decide(decision: Decision) -> None:
        # The others lay first, so that the order of the moves is the same in both games.
        qtbot.waitUntil(lambda: not set(ENIX.rules.to_move(match.state)) - {decision.seat}, timeout=PATIENCE)
        if controller.decision is not decision or not ENIX.rules.to_move(match.state):
            return  # somebody has ended the game, even if it is not shown yet
        if with_hints:
            count = len(hints)
            controller.ask_hint()
            qtbot.waitUntil(lambda: len(hints) > count, timeout=PATIENCE)
        moves, made = decision.moves, len(match.record.entries)
        player = ENIX.player("casual")
        controller.decide(moves[0] if len(moves) == 1 else player.choose(decision.view, moves, made).move)

    controller.asked.connect(decide, Qt.ConnectionType.QueuedConnection)
    controller.hinted.connect(hints.append)
    controller.happened.connect(lambda _: controller.go_on(), Qt.ConnectionType.QueuedConnection)
    with qtbot.waitSignal(controller.finished, timeout=2 * PATIENCE):
        controller.begin()
    controller.close()
    saver.close()
    assert bool(hints) == with_hints
    assert all(hint.move in hint.decision.moves for hint in hints)
    assert all(isinstance(hint.reason, Advice) for hint in hints)
    # No two seals are alike, since nobody can foresee their salts.
    match.record.entries = [replace(entry, seal=None) for entry in match.record.entries]
    return match.record


def test_who_looks_at_hints_changes_neither_the_record_nor_what_computers_do(
    qtbot: QtBot, tmp_path: Path
) -> None:
    thinker = Thinker()
    try:
        with_hints = played(tmp_path, qtbot, thinker, True)
        assert with_hints == played(tmp_path, qtbot, thinker, False)
        assert with_hints.outcome is not None
    finally:
        thinker.close()


def test_a_hint_overtakes_the_questions_that_wait(qtbot: QtBot) -> None:
    match: Any = Match.begin(
        ENIX.rules, ENIX.id, [Participant("A"), Participant("B")], ENIX.options({}, 2), seed=3
    )
    view, moves = ENIX.rules.view(match.state, 0), ENIX.rules.legal_moves(match.state, 0)
    thinker = Thinker()
    heard: list[int] = []
    thinker.answered.connect(lambda question, *_: heard.append(question.number))
    try:
        for number in range(4):
            thinker.ask(Question(number, 1, ENIX.id, "casual", view, moves, number))
        thinker.ask(Question(9, 0, ENIX.id, "skilled", view, moves, 9, is_hint=True))
        qtbot.waitUntil(lambda: len(heard) == 5, timeout=20_000)
        assert heard == [0, 9, 1, 2, 3]
    finally:
        thinker.close()
