"""Which puzzles there are, in which order they come, and how mistakes become puzzles."""

import os
import stat
import sys
from collections.abc import Iterator
from dataclasses import replace
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from threading import Event, current_thread
from typing import Any

import pytest

pytest.importorskip("PySide6")
from PySide6.QtCore import QObject, Signal
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.puzzles import collection, keeping
from enix_desktop.app.puzzles.collection import (
    Origin,
    Puzzle,
    due,
    keep,
    keep_given,
    kept_of,
    puzzles,
    set_aside,
)
from enix_desktop.app.puzzles.keeping import FROM_A_GAME, MistakeKeeper, dear_decisions
from enix_desktop.app.puzzles.progress import Progress
from enix_desktop.app.puzzles.thinking import Mistake, as_text, examine, mistakes, solution_of
from enix_desktop.app.system.paths import HOME_VARIABLE, puzzles_folder
from enix_desktop.catalogue import CODECS, GAMES
from enix_desktop.coaching.positions import Grade, Position, Solution, position_of, read_position
from enix_desktop.coaching.review_json import digest
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.record_json import read, write
from tests.patience import patience
from tests.unit.coaching.reviewed import course_of, review_of

pytestmark = pytest.mark.qt
TODAY = date(2026, 11, 19)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path))
    names = [f"enix/puzzles/{grade}-0{number}.json" for grade in Grade for number in (1, 2)]
    monkeypatch.setattr(collection, "starters", lambda game: names if game == "enix" else [])


@cache
def found() -> list[Mistake]:
    """Mistakes of the casual player, as if a person had made them."""
    course = course_of("enix")
    people = tuple(replace(who, player=None) for who in course.record.participants)
    text = write(replace(course.record, participants=people), course.game.codec)
    numbers = [decision.number for decision in course.of(0)]
    return mistakes(text, 0, numbers)


def position(mistake: Mistake) -> Position:
    return read_position(read(mistake.text, CODECS))


def kept(number: int = 0) -> Path:
    mistake = found()[number]
    return keep(position(mistake).record, mistake.grade)


def test_a_mistake_is_a_puzzle_whose_solution_somebody_else_finds_again() -> None:
    assert found()
    for mistake in found():
        asked = position(mistake)
        solution = solution_of(mistake.text)
        assert isinstance(solution, Solution)
        assert asked.game.rules.refusal(asked.state, asked.seat, solution.best) is None
        assert examine(mistake.text, solution, solution.best).is_right
        assert mistake.grade is solution.grade


def test_an_answer_that_is_clearly_worse_is_not_right() -> None:
    asked, solution = position(found()[0]), solution_of(found()[0].text)
    assert solution is not None
    moves = asked.game.rules.legal_moves(asked.state, asked.seat)
    answers = [examine(as_text(asked), solution, move) for move in moves]
    wrong = [answer for answer in answers if not answer.is_right]
    assert wrong
    assert all(answer.loss > answer.half_width for answer in wrong)


def test_only_what_a_person_decided_becomes_a_puzzle() -> None:
    course = course_of("enix")
    text = write(course.record, course.game.codec)
    assert mistakes(text, 0, [decision.number for decision in course.of(0)]) == []
    assert mistakes(text, 99, [1]) == []


def test_an_unfinished_game_gives_no_puzzle() -> None:
    course = course_of("enix")
    begun = replace(course.record, entries=course.record.entries[:3], outcome=None)
    assert mistakes(write(begun, course.game.codec), 0, [1, 2, 3]) == []


def test_a_mistake_is_kept_once_and_only_for_its_owner() -> None:
    path = kept()
    assert kept() == path
    [own] = [puzzle for puzzle in puzzles("enix") if puzzle.is_own]
    assert own.source == path
    assert own.grade is found()[0].grade
    assert own.position() == position(found()[0])
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_how_hidden_cards_were_exchanged_cannot_be_found_out_from_a_puzzle() -> None:
    course = course_of("enix")
    guesses = [position_of(course, decision) for decision in course.of(0)]  # as anybody could
    seeds = {guess.seed for guess in guesses if guess is not None}
    assert not seeds & {position(mistake).record.seed for mistake in found()}


def test_what_comes_back_is_first_then_own_mistakes_then_the_easy_ones() -> None:
    calendar = [TODAY]
    progress = Progress(today=lambda: calendar[0])
    own = kept()
    keys = [puzzle.key for puzzle in due("enix", progress)]
    assert keys[:3] == [f"enix/own/{own.stem}", "enix/easy-01", "enix/easy-02"]
    assert keys[-1] == "enix/hard-02"
    progress.note("enix/hard-01", is_solved=True)
    calendar[0] += timedelta(1)
    progress.note("enix/easy-01", is_solved=True)
    keys = [puzzle.key for puzzle in due("enix", progress)]
    assert keys[0] == "enix/hard-01"
    assert "enix/easy-01" not in keys
    assert due("station", progress) == []


def test_the_oldest_mistakes_make_room(monkeypatch: pytest.MonkeyPatch) -> None:
    assert len(found()) > 1
    monkeypatch.setattr(collection, "MOST_OWN", 1)
    first = kept(0)
    os.utime(first, (1, 1))
    second = kept(1)
    assert [puzzle.source for puzzle in puzzles("enix") if puzzle.is_own] == [second]


def test_what_came_in_files_makes_no_mistake_of_ones_own_give_way(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collection, "MOST_GIVEN", 1)
    own = kept(0)
    os.utime(own, (1, 1))
    record = position(found()[1]).record
    others = [replace(record, seed=seed) for seed in (1, 2)]
    monkeypatch.setattr(collection, "digest", lambda record: f"{record.seed:064x}"[::-1])
    given: Puzzle | None = None
    for number, other in enumerate(others):
        given = keep_given(other, Grade.HARD)
        assert given is not None
        assert isinstance(given.source, Path)
        os.utime(given.source, (number + 2, number + 2))
    assert given is not None
    assert [puzzle.source for puzzle in puzzles("enix")[:2]] == [given.source, own]
    assert [puzzle.is_given for puzzle in puzzles("enix")[:2]] == [True, False]


def test_a_file_that_is_much_too_large_for_a_puzzle_is_not_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collection, "_LARGEST_GIVEN", 100)
    assert keep_given(position(found()[0]).record, Grade.HARD) is None
    assert not any(puzzle.is_given for puzzle in puzzles("enix"))


def test_what_is_no_puzzle_is_told_and_not_offered_again() -> None:
    path = kept()
    record = course_of("enix").record
    path.write_text(write(record, CODECS["enix"]))
    [own] = [puzzle for puzzle in puzzles("enix") if puzzle.is_own]
    with pytest.raises(BadData):
        own.position()
    set_aside(own)
    assert not [puzzle for puzzle in puzzles("enix") if puzzle.is_own]


def test_other_files_in_the_folder_are_none_of_ours() -> None:
    kept()
    folder = puzzles_folder() / "enix"
    (folder / "notes.txt").write_text("mine")
    (folder / "easy-x.enix").write_text("{}")
    (folder / f"easy-{'0' * 24}.enix").mkdir()
    assert len([puzzle for puzzle in puzzles("enix") if puzzle.is_own]) == 1


@pytest.mark.parametrize("game", GAMES)
def test_the_dearest_decisions_of_a_review_are_few_and_clear(game: str) -> None:
    if GAMES[game].coach is None:
        return
    judged = {one.number: one.verdict for one in review_of(game).decisions}
    dear = dear_decisions(review_of(game).decisions)
    assert len(dear) <= FROM_A_GAME
    assert all(judged[number].is_clear for number in dear)
    assert [judged[number].loss for number in dear] == sorted(
        (judged[number].loss for number in dear), reverse=True
    )


def test_what_cost_as_much_as_a_puzzle_asks_for_becomes_one() -> None:
    """Who reads that a choice clearly cost six games of a hundred expects to practise it."""
    one, *_ = review_of("enix").decisions
    for loss, half_width, is_found in ((0.06, 0.014, True), (0.03, 0.01, False), (0.06, 0.07, False)):
        verdict = replace(one.verdict, loss=loss, half_width=half_width)
        assert dear_decisions([replace(one, verdict=verdict)]) == [one.number] * is_found


class ToldMaker(QObject):
    """Has thought of everything when it is told to."""

    made = Signal(object)
    failed = Signal()

    def order(self, *_: Any) -> None:
        """Nothing is thought about."""

    def close(self) -> None:
        """There is no process."""


@pytest.fixture
def keeper(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> Iterator[MistakeKeeper]:
    monkeypatch.setattr(keeping, "Maker", lambda _parent: ToldMaker())
    made = MistakeKeeper()
    yield made
    made.close()


def of_two_people() -> AnyRecord:
    """A game whose mistakes may be kept."""
    return course_of("enix").record


def test_a_game_gives_only_so_many_puzzles_however_often_it_is_reviewed(
    qtbot: QtBot, keeper: MistakeKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert len(found()) > 1
    monkeypatch.setattr(keeping, "FROM_A_GAME", 1)
    counts: list[int] = []
    for seat, number in ((0, 0), (1, 1), (0, 0)):
        with qtbot.waitSignal(keeper.kept, timeout=round(patience() * 1000)) as told:
            keeper.keep_mistakes(of_two_people(), seat, [1])
            maker: Any = keeper._maker
            maker.made.emit([found()[number]])
        counts += told.args or []
    assert counts == [1, 0, 0]
    assert len([puzzle for puzzle in puzzles("enix") if puzzle.is_own]) == 1


def test_where_a_mistake_comes_from_is_known_and_tells_nothing_of_its_secrets() -> None:
    record = of_two_people()
    origin = Origin.of(record, 1)
    path = keep(position(found()[0]).record, found()[0].grade, origin)
    assert kept_of("enix", origin) == (1, 1)
    assert kept_of("enix", Origin.of(record, 0)) == (1, 0)
    assert kept_of("enix", Origin("0" * 12, 1)) == (0, 0)
    assert digest(record)[:12] not in path.name
    assert keep(position(found()[0]).record, found()[0].grade) == path, "the same puzzle is kept once"


def test_the_window_does_not_wait_for_the_disk_and_the_end_does(
    keeper: MistakeKeeper, monkeypatch: pytest.MonkeyPatch
) -> None:
    may_write, written = Event(), list[str]()

    def slow(*_: Any) -> None:
        may_write.wait(patience())
        written.append(current_thread().name)

    monkeypatch.setattr(keeping, "keep", slow)
    keeper.keep_mistakes(of_two_people(), 0, [1])
    maker: Any = keeper._maker
    maker.made.emit([found()[0]])
    assert written == []
    may_write.set()
    keeper.close()
    assert written == ["enix-puzzles"]


def test_mistakes_are_kept_beside_the_window(qtbot: QtBot) -> None:
    course = course_of("enix")
    people = tuple(replace(who, player=None) for who in course.record.participants)
    record = replace(course.record, participants=people)
    number = next(
        decision.number
        for decision in course.of(0)
        if mistakes(write(record, course.game.codec), 0, [decision.number])
    )
    keeper, counts = MistakeKeeper(), list[int]()
    keeper.kept.connect(counts.append)
    keeper.keep_mistakes(record, 0, [number])
    keeper.keep_mistakes(record, 0, [])
    qtbot.waitUntil(lambda: len(counts) == 2, timeout=round(patience() * 1000))
    keeper.close()
    assert counts == [1, 0], "one after the other, and none is lost"
    assert len([puzzle for puzzle in puzzles("enix") if puzzle.is_own]) == 1
