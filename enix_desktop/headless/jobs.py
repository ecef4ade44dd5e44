"""Jobs and their results, wherever they run."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from enix_desktop import __version__
from enix_desktop.engine.errors import EnixError

JobT = TypeVar("JobT")
ResultT = TypeVar("ResultT")


class JobFailed(EnixError):
    """A job that failed for a reason of its own; another worker would meet it too."""


class WorkersLost(EnixError):
    """Workers that died, or left, more often than by accident."""


@dataclass(frozen=True, slots=True)
class Done(Generic[ResultT]):
    """What a worker sends back: a result, or the sentence why there is none."""

    result: ResultT | None
    failure: str | None = None
    program: str = __version__


@dataclass(frozen=True, slots=True)
class Task(Generic[JobT, ResultT]):
    """Work on one job, wherever it is done.

    Errors come back as their sentence: not every error can be rebuilt in another process, and one that
    cannot would look like a worker that died.
    """

    work: Callable[[JobT], ResultT]

    def __call__(self, job: JobT) -> Done[ResultT]:
        try:
            return Done(self.work(job))
        except EnixError as error:
            return Done(None, str(error))
