"""Work done by an existing Dask cluster. Dask is imported only when it is asked for."""

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import CancelledError
from typing import TYPE_CHECKING, Any

from enix_desktop import __version__
from enix_desktop.engine.errors import EnixError
from enix_desktop.headless.jobs import Done, JobFailed, JobT, ResultT, Task, WorkersLost

if TYPE_CHECKING:
    from distributed import Client, Future

CONNECT_SECONDS = 10.0
"""Longest wait for the scheduler, and for its first worker."""
ALONE_SECONDS = 60.0
"""Longest wait for a new worker after the last one has gone."""
LOOK_SECONDS = 2.0


class NoCluster(EnixError):
    """A cluster that cannot be used."""


def done_by_cluster(
    task: Task[JobT, ResultT], jobs: Sequence[JobT], address: str
) -> Iterator[tuple[int, Done[ResultT]]]:
    """Each job's number and what came of it, as they are done.

    Dask itself has the jobs of a lost worker done again, up to its setting `allowed-failures`.
    """
    client = _connected(address)
    futures: list[Future[Any]] = []
    try:
        _wait_for_workers(client, address)
        # Not pure: Dask must not take the results of an earlier run with an older program.
        futures = client.map(task, jobs, pure=False)
        numbers = {future: number for number, future in enumerate(futures)}
        while numbers:
            for future in _next_done(client, list(numbers), address):
                done = _received(future, address)
                if done is not None:
                    yield numbers.pop(future), done
    except CancelledError as error:
        raise WorkersLost(f"{address}: the cluster went away before the work was done.") from error
    finally:
        _leave(client, futures)


def _connected(address: str) -> "Client":
    try:
        from distributed import Client
    except ImportError as error:
        raise NoCluster(
            "A Dask cluster needs Dask here too; install it with: pip install 'enix-desktop[cluster]'."
        ) from error
    if not address.startswith(("tcp://", "tls://")):
        raise NoCluster(f"{address}: the address of a Dask scheduler has the form tcp://host:port.")
    try:
        return Client(address, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError) as error:
        raise NoCluster(f"{address}: no Dask scheduler answers.") from error


def _wait_for_workers(client: "Client", address: str) -> None:
    try:
        client.wait_for_workers(1, timeout=CONNECT_SECONDS)
    except TimeoutError as error:
        raise NoCluster(f"{address}: this Dask scheduler has no workers.") from error


def _next_done(client: "Client", waiting: "list[Future[Any]]", address: str) -> "set[Future[Any]]":
    """Those of *waiting* that are done, at least one, while there is anybody to do them."""
    from distributed import wait

    deserted_since: float | None = None
    while True:
        try:
            with client.as_current():
                return set(wait(waiting, timeout=LOOK_SECONDS, return_when="FIRST_COMPLETED").done)
        except TimeoutError:
            pass
        if client.status == "running" and client.scheduler_info()["workers"]:
            deserted_since = None
            continue
        now = time.monotonic()
        deserted_since = deserted_since or now
        if client.status == "closed" or now - deserted_since > ALONE_SECONDS:
            raise WorkersLost(f"{address}: the cluster went away before the work was done.")


def _received(future: "Future[Any]", address: str) -> Done[Any] | None:
    """What came of a job; None if it was lost with its worker on the way here, and is being done again."""
    from distributed import KilledWorker

    try:
        done: Done[Any] = future.result(timeout=LOOK_SECONDS)
    except TimeoutError:
        return None
    except ModuleNotFoundError as error:
        raise NoCluster(f"{address}: a worker has no {error.name}; it needs Enix Desktop too.") from error
    except KilledWorker as error:
        raise WorkersLost(f"{address}: several workers died on the same job, so it was given up.") from error
    if done.program != __version__:
        raise JobFailed(
            f"{address}: a worker has version {done.program} of Enix Desktop, and here is {__version__}; "
            "results could differ."
        )
    return done


def _leave(client: "Client", futures: "list[Future[Any]]") -> None:
    """Take back what is not done, and go; a cluster that is gone needs no goodbye."""
    farewells: list[Callable[[], object]] = [client.close]
    if client.status == "running" and any(not future.done() for future in futures):
        farewells.insert(0, lambda: client.cancel(futures, force=True))
    for farewell in farewells:
        try:
            farewell()
        except (OSError, TimeoutError):
            continue
