"""Work spread over processes. The same jobs give the same results with any number of workers."""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from typing import TypeVar

from enix_desktop.headless.progress import Progress

JobT = TypeVar("JobT")
ResultT = TypeVar("ResultT")


def results(work: Callable[[JobT], ResultT], jobs: Sequence[JobT], workers: int) -> Iterator[ResultT]:
    """The result of each job, in the order of the jobs, with a progress bar."""
    progress = Progress(len(jobs))
    try:
        if workers == 1:
            for job in jobs:
                yield work(job)
                progress.add(1)
            return
        # Started anew rather than forked, so that every system does the same.
        context = multiprocessing.get_context("spawn")
        with ProcessPoolExecutor(workers, mp_context=context) as executor:
            futures = [executor.submit(work, job) for job in jobs]
            try:
                for done in as_completed(futures):
                    done.result()
                    progress.add(1)
            except BaseException:
                executor.shutdown(wait=False, cancel_futures=True)
                raise
            yield from (future.result() for future in futures)
    finally:
        progress.close()
