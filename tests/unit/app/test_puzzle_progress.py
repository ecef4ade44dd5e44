"""What was solved comes back later each time, what was not tomorrow, and a damaged file is no catastrophe."""

import json
import stat
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

pytest.importorskip("PySide6")
from enix_desktop.app.puzzles import progress as progress_module
from enix_desktop.app.puzzles.progress import SPACING, Progress, Standing
from enix_desktop.storage.files import CannotWrite

pytestmark = pytest.mark.qt
TODAY = date(2026, 11, 19)


class Calendar:
    def __init__(self) -> None:
        self.day = TODAY

    def __call__(self) -> date:
        return self.day


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "puzzles" / "progress.json"


def test_what_is_solved_comes_back_after_1_3_7_and_21_days(path: Path) -> None:
    calendar = Calendar()
    progress = Progress(path, calendar)
    assert progress.is_due("a")
    for days in (*SPACING, SPACING[-1]):
        progress.note("a", is_solved=True)
        calendar.day += timedelta(days - 1)
        assert not progress.is_due("a")
        calendar.day += timedelta(1)
        assert progress.is_due("a")
    assert (progress.streak, progress.best) == (5, 5)


def test_what_is_wrong_comes_back_tomorrow_and_begins_again(path: Path) -> None:
    calendar = Calendar()
    progress = Progress(path, calendar)
    for is_solved in (True, True, False):
        progress.note("a", is_solved)
    assert progress.standing("a") == Standing(0, TODAY + timedelta(1))
    assert (progress.streak, progress.best) == (0, 2)
    progress.note("a", is_solved=True)
    assert progress.standing("a") == Standing(1, TODAY + timedelta(1))


def test_everything_is_there_again_and_only_for_its_owner(path: Path) -> None:
    Progress(path, Calendar()).note("enix/easy-01", is_solved=True)
    again = Progress(path, Calendar())
    assert again.standing("enix/easy-01") == Standing(1, TODAY + timedelta(1))
    assert (again.streak, again.best, again.damage) == (1, 1, None)
    if sys.platform != "win32":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700


def test_two_windows_lose_nothing_of_each_other(path: Path) -> None:
    one, other = Progress(path, Calendar()), Progress(path, Calendar())
    one.note("a", is_solved=True)
    other.note("b", is_solved=False)
    assert set(json.loads(path.read_text())["puzzles"]) == {"a", "b"}


def test_a_clock_that_was_wrong_hides_nothing_for_years(path: Path) -> None:
    calendar = Calendar()
    calendar.day = date(2099, 1, 1)
    Progress(path, calendar).note("a", is_solved=True)
    assert Progress(path, Calendar()).is_due("a")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"format": "other"}',
        '{"format": "enix-desktop puzzle progress", "version": 2, "streak": 0, "best": 0, "puzzles": {}}',
        '{"format": "enix-desktop puzzle progress", "version": 1, "streak": -1, "best": 0, "puzzles": {}}',
        '{"format": "enix-desktop puzzle progress", "version": 1, "streak": 0, "best": 0, "puzzles": []}',
        '{"format": "enix-desktop puzzle progress", "version": 1, "streak": 0, "best": 0,'
        ' "puzzles": {"a": {"solved": 1, "due": "someday"}}}',
        '{"format": "enix-desktop puzzle progress", "version": 1, "streak": 0, "best": 0,'
        ' "puzzles": {"a": {"solved": 9, "due": "2026-11-19"}}}',
    ],
)
def test_what_is_damaged_is_put_aside_and_begins_again(path: Path, text: str) -> None:
    path.parent.mkdir()
    path.write_text(text)
    progress = Progress(path, Calendar())
    assert progress.damage is not None
    assert progress.damage.aside is not None
    assert progress.damage.aside.read_text() == text
    assert progress.is_due("a")
    progress.note("a", is_solved=True)
    assert Progress(path, Calendar()).damage is None


def test_what_cannot_be_written_is_told_and_remembered_while_the_window_is_open(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise CannotWrite("full")

    monkeypatch.setattr(progress_module, "write_whole", fail)
    progress, told = Progress(path, Calendar()), list[object]()
    progress.trouble.connect(told.append)
    progress.note("a", is_solved=True)
    assert not progress.is_due("a")
    assert len(told) == 1


def test_the_oldest_make_room(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(progress_module, "_MOST", 3)
    calendar = Calendar()
    progress = Progress(path, calendar)
    for key in "abcd":
        progress.note(key, is_solved=True)
        calendar.day += timedelta(1)
    assert progress.standing("a") is None
    assert progress.standing("d") is not None
    assert Progress(path, calendar).damage is None
