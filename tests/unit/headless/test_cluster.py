"""A real Dask scheduler with real workers on this machine: same results, also when a worker is lost."""

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from enix_desktop import __version__
from enix_desktop.cli import main
from enix_desktop.headless import cluster
from enix_desktop.headless.cluster import NoCluster, done_by_cluster
from enix_desktop.headless.contest import Tournament, hold
from enix_desktop.headless.experiment import Experiment, perform
from enix_desktop.headless.jobs import Done, JobFailed, Task, WorkersLost
from enix_desktop.headless.pool import results
from enix_desktop.headless.progress import Progress
from tests.unit.headless.levels import BETTER, WEAK
from tests.unit.headless.test_pool import impossible

distributed = pytest.importorskip("distributed", reason="Dask is not installed")

Capture = pytest.CaptureFixture[str]
ROOT = Path(__file__).parents[3]
PATIENCE = 60.0
"""Seconds for processes to start on a busy machine."""


@dataclass
class Cluster:
    address: str
    workers: list["subprocess.Popen[bytes]"]


@contextmanager
def process(*arguments: str) -> Iterator["subprocess.Popen[bytes]"]:
    """A process of Dask that ends with the block."""
    quiet = subprocess.DEVNULL
    started = subprocess.Popen(
        [sys.executable, "-m", *arguments], cwd=ROOT, stdin=quiet, stdout=quiet, stderr=quiet
    )
    try:
        yield started
    finally:
        started.terminate()
        try:
            started.wait(20)
        except subprocess.TimeoutExpired:
            started.kill()
            started.wait()


@contextmanager
def running_cluster(folder: Path, workers: int) -> Iterator[Cluster]:
    """A scheduler on a free port of this machine, and so many workers."""
    card = folder / "scheduler.json"
    local = ("--host", "127.0.0.1", "--no-dashboard")
    with ExitStack() as stack:
        scheduler = ("distributed.cli.dask_scheduler", *local, "--port", "0", "--scheduler-file", str(card))
        stack.enter_context(process(*scheduler))
        address = address_on(card)
        worker = ("distributed.cli.dask_worker", address, *local, "--no-nanny", "--nthreads", "1")
        started = [
            stack.enter_context(process(*worker, "--local-directory", str(folder))) for _ in range(workers)
        ]
        if workers:
            with distributed.Client(address, timeout=PATIENCE, set_as_default=False) as client:
                client.wait_for_workers(workers, timeout=PATIENCE)
        yield Cluster(address, started)


def address_on(card: Path) -> str:
    """What the scheduler wrote there as soon as it could be reached."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            return str(json.loads(card.read_text())["address"])
        except (FileNotFoundError, json.JSONDecodeError):
            time.sleep(0.05)
    raise TimeoutError("the scheduler did not start")


@pytest.fixture(scope="module")
def two_workers(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Cluster]:
    with running_cluster(tmp_path_factory.mktemp("cluster"), 2) as started:
        yield started


def tournament(games: int) -> Tournament:
    return Tournament.of(
        game="enix",
        chosen="",
        players=f"{BETTER},{WEAK}",
        games=games,
        seed=21,
        max_rounds=30,
        is_timed=False,
    )


def wrong_program(number: int) -> Done[int]:
    return Done(number, program="0.0.0")


def test_a_cluster_gives_the_results_of_this_machine(two_workers: Cluster) -> None:
    assert hold(tournament(32), 1, two_workers.address) == hold(tournament(32), 1)


def test_changed_cards_travel_to_the_workers(two_workers: Cluster, tmp_path: Path) -> None:
    from tests.unit.games.enix.test_variants import other_components

    path = other_components(tmp_path)
    experiment = Experiment.of(
        game="enix",
        a="",
        b=f"components={path}",
        players=f"{BETTER},{WEAK}",
        games=12,
        seed=1,
        max_rounds=30,
    )
    path.unlink()
    assert perform(experiment, 1, two_workers.address) == perform(experiment, 1)


def test_the_command_line_reaches_the_cluster(two_workers: Cluster, capsys: Capture) -> None:
    arguments = [
        "tournament",
        "--players",
        f"{BETTER},{WEAK}",
        "--games",
        "8",
        "--max-rounds",
        "30",
        "--json",
    ]
    assert main([*arguments, "--workers", "1"]) == 0
    here = capsys.readouterr().out
    assert main([*arguments, "--dask", two_workers.address]) == 0
    assert capsys.readouterr().out == here


def test_a_job_that_fails_for_a_reason_of_its_own_is_reported(two_workers: Cluster) -> None:
    with pytest.raises(JobFailed, match=r"^Three and four do not go together\.$"):
        list(results(impossible, range(6), 1, two_workers.address))


def test_workers_with_another_version_of_the_program_are_refused(two_workers: Cluster) -> None:
    with pytest.raises(JobFailed, match=rf"version 0\.0\.0 .* here is {__version__}"):
        list(done_by_cluster(wrong_program, [1], two_workers.address))  # type: ignore[arg-type]


def test_the_games_of_a_lost_worker_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = hold(tournament(64), 1)
    with running_cluster(tmp_path, 2) as started:
        done: list[int] = []

        def add(progress: Progress, count: int) -> None:
            if not done:  # the first job has come back, and both workers have their hands full
                started.workers[0].send_signal(signal.SIGKILL)
                started.workers[0].wait()
            done.append(count)

        monkeypatch.setattr(Progress, "add", add)
        assert hold(tournament(64), 1, started.address) == expected
        assert started.workers[0].returncode == -signal.SIGKILL
        assert started.workers[1].poll() is None
        assert len(done) == 64  # a job for each of 32 deals in both editions


def test_a_cluster_that_loses_its_last_worker_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "ALONE_SECONDS", 0.0)
    monkeypatch.setattr(cluster, "LOOK_SECONDS", 0.3)
    with running_cluster(tmp_path, 1) as started:
        monkeypatch.setattr(Progress, "add", lambda progress, count: started.workers[0].kill())
        with pytest.raises(WorkersLost, match="went away"):
            hold(tournament(200), 1, started.address)
        assert started.workers[0].wait() == -signal.SIGKILL


def test_a_scheduler_without_workers_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 2.0)
    with running_cluster(tmp_path, 0) as started, pytest.raises(NoCluster, match="has no workers"):
        list(results(impossible, [1], 1, started.address))


def test_an_unreachable_scheduler_is_refused_in_time(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 1.0)
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # a port where nobody answers
        address = f"tcp://127.0.0.1:{taken.getsockname()[1]}"
        began = time.monotonic()
        code = main(["tournament", "--players", f"{BETTER},{WEAK}", "--games", "2", "--dask", address])
    assert time.monotonic() - began < 20
    assert code == 2
    assert capsys.readouterr().err == f"enix-desktop: {address}: no Dask scheduler answers.\n"


@pytest.mark.parametrize("address", ["", "localhost:8786", "http://127.0.0.1:80", "tcp://", "tcp://host:x"])
def test_what_is_no_address_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 1.0)
    with pytest.raises(NoCluster):
        list(results(impossible, [1], 1, address))


def test_without_dask_one_sentence_says_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: Capture
) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main(["lab", "--players", f"{BETTER},{WEAK}", "--games", "2", "--dask", "tcp://127.0.0.1:1"]) == 2
    told = capsys.readouterr().err
    assert "pip install 'enix-desktop[cluster]'" in told
    assert told.count("\n") == 1


def test_dask_is_imported_only_when_it_is_asked_for() -> None:
    script = (
        "import sys, enix_desktop.cli as cli\n"
        f"cli.main(['tournament', '--players', '{BETTER},{WEAK}', '--games', '2', '--workers', '1'])\n"
        "sys.exit('dask' in sys.modules or 'distributed' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, env=os.environ, check=False)
    assert done.returncode == 0


def test_a_task_answers_with_its_result_or_a_sentence() -> None:
    assert Task(impossible)(2) == Done(2)
    assert Task(impossible)(3) == Done(None, "Three and four do not go together.")
