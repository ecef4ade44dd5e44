"""A review is thought out beside the window, kept beside its game, and made again when it does not fit."""

import json
import stat
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from enix_desktop.app.library.actions import delete, export, rename
from enix_desktop.app.library.glance import latest_games
from enix_desktop.app.library.review_files import forget_lost_reviews, review_path, reviews_of
from enix_desktop.app.review import run as running
from enix_desktop.app.review.crew import Crew
from enix_desktop.app.review.run import BROKEN, ReviewRun
from enix_desktop.app.system.paths import HOME_VARIABLE, games_folder
from enix_desktop.catalogue import SHIPPED
from enix_desktop.coaching.review import assembled
from enix_desktop.coaching.tasks import first_tasks
from enix_desktop.engine.record import Record
from enix_desktop.engine.record_json import write
from tests.patience import patience
from tests.unit.coaching.reviewed import FAST, course_of, results_of

PATIENCE_MS = round(patience() * 1000)
GAME = "hertzschlag"
SEAT = 1


@pytest.fixture(autouse=True)
def _quickly(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(HOME_VARIABLE, str(tmp_path / "home"))
    games_folder().mkdir(parents=True)
    monkeypatch.setattr(running, "first_tasks", partial(first_tasks, effort=FAST))
    monkeypatch.setattr(running, "refining_tasks", lambda *_: [])


def record_of(game: str = GAME) -> Record[Any, Any]:
    return course_of(game).record


@pytest.fixture
def saved() -> Path:
    path = games_folder() / "Sunday.enix"
    path.write_text(write(record_of(), SHIPPED[GAME].codec), "utf-8")
    return path


@pytest.fixture
def started(qtbot: QtBot) -> Iterator[Any]:
    runs: list[ReviewRun] = []

    def start(*arguments: Any) -> ReviewRun:
        runs.append(ReviewRun(*arguments))
        return runs[-1]

    yield start
    for run in runs:
        run.close()


def reviewed(qtbot: QtBot, run: ReviewRun, seat: int | None = SEAT) -> Any:
    with qtbot.waitSignal(run.settled, timeout=PATIENCE_MS):
        run.begin(seat)
    return run.review


def test_processes_find_what_one_process_finds(qtbot: QtBot, started: Any) -> None:
    run = started(record_of())
    told: list[Any] = []
    run.progressed.connect(lambda done, of: told.append((done, of)))
    review = reviewed(qtbot, run)
    assert review == assembled(course_of(GAME), SEAT, results_of(GAME, SEAT))
    count = told[-1][1]
    assert told == [(number, count) for number in range(count + 1)]


def test_the_first_person_is_reviewed_unless_a_seat_is_chosen(qtbot: QtBot, started: Any) -> None:
    record = record_of()
    record = replace(
        record,
        participants=tuple(
            replace(who, player=None if seat == 2 else who.player)
            for seat, who in enumerate(record.participants)
        ),
    )
    assert reviewed(qtbot, started(record), None).seat == 2
    assert reviewed(qtbot, started(record), 0).seat == 0


def test_luck_is_valued_once_for_all_seats(qtbot: QtBot, started: Any) -> None:
    run = started(record_of())
    first = reviewed(qtbot, run, 0)
    told: list[int] = []
    run.progressed.connect(lambda done, _of: told.append(done))
    assert reviewed(qtbot, run, 1).luck_of_seats == first.luck_of_seats
    assert told[0] > 0
    told.clear()
    assert reviewed(qtbot, run, 0) == first
    assert told == []  # known since before


def test_a_finer_review_comes_while_one_reads(
    qtbot: QtBot, started: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = course_of(GAME)
    finer = [replace(task, seed=5) for task in first_tasks(course, SEAT, FAST) if task.key[0] == "judge"]
    monkeypatch.setattr(running, "refining_tasks", lambda *_: finer)
    run = started(record_of())
    told: list[Any] = []
    run.reviewed.connect(told.append)
    review = reviewed(qtbot, run)
    assert told[0] == assembled(course, SEAT, results_of(GAME, SEAT))
    assert told[-1] == review != told[0]


def test_nobody_thinks_for_those_who_left(qtbot: QtBot, started: Any) -> None:
    run = started(record_of())
    told: list[Any] = []
    run.reviewed.connect(told.append)
    with qtbot.waitSignal(run.progressed, timeout=PATIENCE_MS):
        run.begin(SEAT)
    assert run.is_thinking
    run.pause()
    assert not run.is_thinking
    qtbot.wait(100)
    assert told == []
    with qtbot.waitSignal(run.settled, timeout=PATIENCE_MS):
        run.resume()
    assert told == [run.review]


def test_whoever_is_told_may_have_had_enough(
    qtbot: QtBot, started: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    finer = first_tasks(course_of(GAME), SEAT, FAST)
    monkeypatch.setattr(running, "refining_tasks", lambda *_: finer)
    run = started(record_of())
    run.reviewed.connect(run.close)
    with qtbot.waitSignal(run.reviewed, timeout=PATIENCE_MS):
        run.begin(SEAT)
    assert not run.is_thinking


def test_what_was_closed_at_once_tells_nothing(qtbot: QtBot, started: Any) -> None:
    run = started(record_of())
    told: list[Any] = []
    run.opened.connect(lambda: told.append("opened"))
    run.begin(SEAT)
    run.close()
    qtbot.wait(200)
    assert told == []


@pytest.mark.parametrize(
    ("change", "key"),
    [
        (lambda record: replace(record, outcome=None, entries=record.entries[:-1]), "unfinished"),
        (lambda record: replace(record, entries=record.entries[:5] + record.entries[6:]), BROKEN),
    ],
)
def test_what_cannot_be_reviewed_is_told(qtbot: QtBot, started: Any, change: Any, key: str) -> None:
    run = started(change(record_of()))
    with qtbot.waitSignal(run.refused, timeout=PATIENCE_MS) as refused:
        run.begin()
    assert refused.args == [key]


def test_a_file_that_is_no_game_is_told(qtbot: QtBot, started: Any, tmp_path: Path) -> None:
    path = tmp_path / "no.enix"
    path.write_text("{}")
    run = started(path)
    with qtbot.waitSignal(run.refused, timeout=PATIENCE_MS) as refused:
        run.begin()
    assert refused.args == [BROKEN]


def kept_after(qtbot: QtBot, started: Any, saved: Path) -> Path:
    run = started(saved)
    reviewed(qtbot, run)
    run.close()
    return review_path(saved, SEAT)


def test_a_review_is_kept_for_its_owner_alone_and_known_again(
    qtbot: QtBot, started: Any, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = kept_after(qtbot, started, saved)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert latest_games() == [saved]
    monkeypatch.setattr(running, "is_fine", lambda _: True)
    monkeypatch.setattr(Crew, "begin", lambda *_: pytest.fail("it is known"))
    assert reviewed(qtbot, started(saved)) == assembled(course_of(GAME), SEAT, results_of(GAME, SEAT))


def damaged(text: str, how: str) -> str:
    data = json.loads(text)
    match how:
        case "half":
            return text[: len(text) // 2]
        case "older players":
            data["players"] = "0.0.1"
        case "other game":
            data["record"] = "0" * 64
        case "other seat":
            data["seat"] = 0
        case "impossible move":
            data["decisions"][0]["best"] = data["decisions"][-1]["best"]
        case "no chance":
            data["start"], data["opening"] = [7.0, 0.0], [0.0, data["opening"][1] + data["start"][0] - 7, 0.0]
        case "negative width":
            data["decisions"][0]["loss"][1] = -1.0
        case _:
            return how
    return json.dumps(data)


@pytest.mark.parametrize(
    "how",
    [
        "half",
        "older players",
        "other game",
        "other seat",
        "impossible move",
        "no chance",
        "negative width",
        "",
        "[]",
    ],
)
def test_a_review_that_does_not_fit_is_made_again(qtbot: QtBot, started: Any, saved: Path, how: str) -> None:
    file = kept_after(qtbot, started, saved)
    good = file.read_text("utf-8")
    file.write_text(damaged(good, how), "utf-8")
    assert file.read_text("utf-8") != good
    run, told = started(saved), []
    run.progressed.connect(lambda done, _of: told.append(done))
    reviewed(qtbot, run)
    run.close()
    assert told[0] == 0
    assert file.read_text("utf-8") == good


def test_an_unfinished_review_goes_on_where_it_was(
    qtbot: QtBot, started: Any, saved: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept_after(qtbot, started, saved)
    told: list[Any] = []
    begin = Crew.begin

    def watched(crew: Crew, tasks: Any) -> None:
        told.extend(tasks)
        begin(crew, tasks)

    monkeypatch.setattr(Crew, "begin", watched)
    run = started(saved)
    with qtbot.waitSignal(run.reviewed, timeout=PATIENCE_MS):
        run.begin(SEAT)
    assert {task.key[0] for task in told} <= {"await", "luck"}  # the judgements are known


def test_a_game_with_a_very_long_name_is_reviewed(qtbot: QtBot, started: Any, saved: Path) -> None:
    path = saved.rename(saved.with_name(f"{'x' * 245}.enix"))
    assert reviewed(qtbot, started(path)).seat == SEAT
    assert not reviews_of(path)


def test_what_was_hidden_before_it_was_prepared_is_thought_out_when_it_is_seen_again(
    qtbot: QtBot, started: Any
) -> None:
    run = started(record_of())
    with qtbot.waitSignal(run.opened, timeout=PATIENCE_MS):
        run.begin(SEAT)
        run.pause()
    assert not run.is_thinking
    with qtbot.waitSignal(run.settled, timeout=PATIENCE_MS):
        run.resume()
    assert run.review.seat == SEAT


def test_who_comes_back_while_another_seat_is_prepared_does_not_mix_them(qtbot: QtBot, started: Any) -> None:
    run = started(record_of())
    with qtbot.waitSignal(run.opened, timeout=PATIENCE_MS):
        run.begin(0)
    run.begin(SEAT)
    run.resume()
    assert not run.is_thinking
    qtbot.waitUntil(lambda: run.is_settled, timeout=PATIENCE_MS)
    assert run.review == assembled(course_of(GAME), SEAT, results_of(GAME, SEAT))


def test_who_has_nothing_left_to_think_about_keeps_no_process(qtbot: QtBot, started: Any) -> None:
    run = started(record_of())
    reviewed(qtbot, run)
    assert not any(maker._process for maker in run._crew._makers)


def test_beside_a_download_nothing_is_written(
    qtbot: QtBot, started: Any, tmp_path: Path, saved: Path
) -> None:
    path = tmp_path / "from afar.enix"
    path.write_bytes(saved.read_bytes())
    assert not kept_after(qtbot, started, path).exists()
    assert not reviews_of(path)


def test_reviews_go_where_their_game_goes(qtbot: QtBot, started: Any, saved: Path, tmp_path: Path) -> None:
    file = kept_after(qtbot, started, saved)
    text = file.read_text("utf-8")
    (tmp_path / "elsewhere").mkdir()
    moved = rename(saved, "Monday")
    assert [path.name for path in reviews_of(moved)] == [".Monday.enix.review-1.json"]
    assert reviews_of(moved)[0].read_text("utf-8") == text
    export(moved, tmp_path / "elsewhere" / "Monday.enix")
    assert [path.name for path in (tmp_path / "elsewhere").iterdir()] == ["Monday.enix"]
    delete(moved)
    assert not [path for path in games_folder().iterdir() if "review" in path.name]


def test_a_review_without_its_game_is_tidied_away(qtbot: QtBot, started: Any, saved: Path) -> None:
    file = kept_after(qtbot, started, saved)
    assert forget_lost_reviews(games_folder()) == 0
    saved.unlink()
    assert forget_lost_reviews(games_folder()) == 1
    assert not file.exists()


def die(_task: object) -> None:
    raise SystemExit(1)


def test_processes_that_die_again_and_again_are_given_up(qtbot: QtBot) -> None:
    crew = Crew(die)
    with qtbot.waitSignal(crew.failed, timeout=PATIENCE_MS):
        crew.begin([1, 2, 3])
    assert not crew.is_working
