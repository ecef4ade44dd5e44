"""`enix-desktop review` in a usual installation: its choices are told as in the window."""

import re

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.cli import main
from enix_desktop.headless import reviewing
from enix_desktop.headless.reviewing import told
from enix_desktop.ui.review.terminal import TerminalWords
from tests.gui.review.conftest import saved
from tests.unit.coaching.reviewed import GAMES, course_of, review_of


@pytest.mark.parametrize("game", GAMES)
def test_reasons_are_whole_sentences(qtbot: QtBot, game: str) -> None:
    course, review = course_of(game), review_of(game)
    words = TerminalWords(course, review.seat)
    lines = told(course, review, words)
    lines = lines[lines.index("Dearest choices:") :]
    dear = review.dearest()
    assert dear
    for one in dear:
        place = next(index for index, line in enumerate(lines) if line.startswith(f"{one.number:6}  "))
        assert lines[place][8:] == words.move(one, one.move)
        assert lines[place + 2] == f"        better: {words.move(one, one.verdict.best)}"
        why = words.why(one)
        assert not why or lines[place + 3] == f"        {why}"
    assert any(words.why(one) for one in dear)
    assert not re.search(r"[{}]", "".join(lines))


def test_the_command_uses_them(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    course, review = course_of("station"), review_of("station")
    monkeypatch.setattr(reviewing, "reviewed", lambda *_: review)
    assert main(["review", str(saved(course.record)), "--seat", str(review.seat), "--jobs", "1"]) == 0
    out = capsys.readouterr().out
    dear, words = review.dearest()[0], TerminalWords(course, review.seat)
    assert words.why(dear)
    assert f"better: {words.move(dear, dear.verdict.best)}\n        {words.why(dear)}\n" in out
