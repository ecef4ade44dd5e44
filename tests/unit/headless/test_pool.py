"""Local workers: they may die or be interrupted, and the results are what they would have been."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from enix_desktop.engine.errors import BadData
from enix_desktop.headless import pool
from enix_desktop.headless.jobs import JobFailed, WorkersLost
from enix_desktop.headless.pool import local_cores, portions, results
from tests.unit.headless.levels import BETTER, WEAK


def doubled(number: int) -> int:
    return 2 * number


def doubled_unless_first(job: tuple[int, Path]) -> int:
    """Whoever is first to reach number 5 dies of it."""
    number, folder = job
    if number == 5:
        try:
            (folder / "died").touch(exist_ok=False)
        except FileExistsError:
            return 2 * number
        os.kill(os.getpid(), signal.SIGKILL)
    return 2 * number


def deadly(folder: Path) -> None:
    (folder / str(os.getpid())).touch()
    os.kill(os.getpid(), signal.SIGKILL)


class Stubborn(BadData):
    """Cannot be rebuilt from its message alone."""

    def __init__(self, one: str, other: str) -> None:
        super().__init__(f"{one} and {other} do not go together.")


def impossible(number: int) -> int:
    if number == 3:
        raise Stubborn("Three", "four")
    return number


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_the_order_of_the_jobs(workers: int) -> None:
    assert list(results(doubled, range(20), workers)) == [2 * number for number in range(20)]


def test_what_a_dead_worker_had_is_done_again(tmp_path: Path) -> None:
    jobs = [(number, tmp_path) for number in range(12)]
    assert list(results(doubled_unless_first, jobs, 2)) == [2 * number for number in range(12)]
    assert (tmp_path / "died").exists()


def test_a_job_that_kills_every_worker_is_given_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "MOST_LOSSES", 1)
    with pytest.raises(WorkersLost, match="died 2 times"):
        list(results(deadly, [tmp_path], 2))
    assert len(list(tmp_path.iterdir())) == 2


def test_a_job_that_fails_for_a_reason_of_its_own_is_reported_and_not_repeated() -> None:
    with pytest.raises(JobFailed, match=r"^Three and four do not go together\.$"):
        list(results(impossible, range(6), 2))


def test_there_is_at_least_one_core() -> None:
    assert 1 <= local_cores() <= (os.cpu_count() or 1)


def asleep(job: object) -> None:
    """Work that nobody wants to wait for; a file says that it has begun."""
    (Path(os.environ["BEGUN"]) / str(os.getpid())).touch()
    time.sleep(600)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no process groups to look at")
def test_an_interrupt_ends_all_workers_at_once(tmp_path: Path) -> None:
    script = (
        "import signal, sys\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # what runs in the background ignores it
        "from enix_desktop import cli\n"
        "from enix_desktop.headless import contest\n"
        "from tests.unit.headless.test_pool import asleep\n"
        "contest.run = asleep\n"
        f"sys.exit(cli.main(['tournament', '--players', '{BETTER},{WEAK}', '--workers', '2']))"
    )
    with subprocess.Popen(
        [sys.executable, "-c", script],
        cwd=Path(__file__).parents[3],
        env={**os.environ, "BEGUN": str(tmp_path)},
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            assert _happens(lambda: len(list(tmp_path.iterdir())) == 2)
            os.killpg(process.pid, signal.SIGINT)  # as a terminal does: everybody gets it
            _, told = process.communicate(timeout=20)
        finally:
            if process.poll() is None:
                os.killpg(process.pid, signal.SIGKILL)
    assert process.returncode == 130
    assert told == "enix-desktop: stopped.\n"
    assert _happens(lambda: _is_gone(process.pid))


def _happens(event: Callable[[], bool]) -> bool:
    """Whether *event* comes within a minute."""
    for _ in range(600):
        if event():
            return True
        time.sleep(0.1)
    return False


def _is_gone(group: int) -> bool:
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def test_portions_hold_every_number_once() -> None:
    assert portions(5, 2) == [range(0, 2), range(2, 4), range(4, 5)]
    assert portions(0, 2) == []
