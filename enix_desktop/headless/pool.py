"""Work spread over processes or machines. The same jobs give the same results wherever they run."""

import multiprocessing
import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess

from enix_desktop.headless.cluster import done_by_cluster
from enix_desktop.headless.jobs import Done, JobFailed, JobT, ResultT, Task, WorkersLost
from enix_desktop.headless.progress import Progress

MOST_LOSSES = 3
"""So often work goes on after a worker process has died."""


def results(
    work: Callable[[JobT], ResultT], jobs: Sequence[JobT], workers: int, dask: str | None = None
) -> Iterator[ResultT]:
    """The result of each job, in the order of the jobs, with a progress bar.

    *work* is done by so many local *workers*, or by those of the Dask scheduler at the address *dask*.
    """
    progress = Progress(len(jobs))
    try:
        if dask is not None:
            yield from _in_order(jobs, done_by_cluster(Task(work), jobs, dask), progress)
        elif workers == 1:
            for job in jobs:
                yield work(job)
                progress.add(1)
        else:
            yield from _in_order(jobs, _done_by_processes(Task(work), jobs, workers), progress)
    finally:
        progress.close()


def portions(count: int, size: int) -> list[range]:
    """The numbers below *count* in ranges of *size*; the last may be shorter."""
    return [range(first, min(first + size, count)) for first in range(0, count, size)]


def local_cores() -> int:
    """How many processes this machine can run at once for us."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _in_order(
    jobs: Sequence[JobT], done: Iterator[tuple[int, Done[ResultT]]], progress: Progress
) -> Iterator[ResultT]:
    """The results sorted by their jobs, all at the end: nothing may depend on who was first."""
    by_number: dict[int, Done[ResultT]] = {}
    for number, part in done:
        if part.failure is not None:
            raise JobFailed(part.failure)
        by_number[number] = part
        progress.add(1)
    for number in range(len(jobs)):
        yield by_number[number].result  # type: ignore[misc]  # without a failure there is a result


def _done_by_processes(
    task: Task[JobT, ResultT], jobs: Sequence[JobT], workers: int
) -> Iterator[tuple[int, Done[ResultT]]]:
    """Each job's number and what came of it, as they are done; what a dead worker had is done again."""
    left = dict(enumerate(jobs))
    for _ in range(MOST_LOSSES + 1):
        try:
            for number, part in _done_by_one_pool(task, left, workers):
                del left[number]
                yield number, part
            return
        except BrokenProcessPool:
            continue
    raise WorkersLost(
        f"Worker processes died {MOST_LOSSES + 1} times, so this was given up; "
        "perhaps there is too little memory for so many workers."
    )


def _done_by_one_pool(
    task: Task[JobT, ResultT], left: dict[int, JobT], workers: int
) -> Iterator[tuple[int, Done[ResultT]]]:
    # Spawned rather than forked, so that every system does the same.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    with ProcessPoolExecutor(workers, mp_context=context, initializer=_ignore_interrupts) as executor:
        numbers: dict[Future[Done[ResultT]], int] = {}
        try:
            for number, job in left.items():
                numbers[executor.submit(task, job)] = number
            for future in as_completed(numbers):
                yield numbers[future], future.result()
        except BaseException:
            _end(executor, set(multiprocessing.active_children()) - others)
            raise


def _end(executor: ProcessPoolExecutor, processes: set[BaseProcess]) -> None:
    """Stop at once: a job may take minutes, and its result is not needed any more."""
    executor.shutdown(wait=False, cancel_futures=True)
    for process in processes:
        process.terminate()


def _ignore_interrupts() -> None:
    # Ctrl+C reaches every process of the terminal; the first one alone decides and ends the others.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
