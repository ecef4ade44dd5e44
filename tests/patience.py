"""How long tests wait for what must come: until it is there, and longer where others use the machine too."""

import os
import select
import subprocess
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import IO, Any, TypeVar

VARIABLE = "ENIX_TEST_PATIENCE"
SECONDS = float(os.environ.get(VARIABLE, "30"))
"""Patience on an idle machine, where everything that is awaited comes within a few seconds."""
REST = 0.02
CROWDED = 2.0

T = TypeVar("T")


def crowd() -> float:
    """How many programs share a core: 1 on an idle machine."""
    load = os.getloadavg()[0] if hasattr(os, "getloadavg") else 1.0
    return max(1.0, load / (os.cpu_count() or 1), _running() / (os.cpu_count() or 1))


def _running() -> int:
    """How many threads want to run now; the load average takes a minute to tell."""
    try:
        return int(Path("/proc/loadavg").read_text().split()[3].partition("/")[0])
    except (OSError, ValueError, IndexError):
        return 0


def patience() -> float:
    """Seconds to wait for anything."""
    return SECONDS * crowd()


def machine() -> str:
    """What to think of a wait that was in vain."""
    cores, share = os.cpu_count() or 1, crowd()
    if share < CROWDED:
        return f"The machine is not to blame: {share:.1f} programs share each of its {cores} cores."
    return (
        f"The machine may be too slow: {share:.1f} programs share each of its {cores} cores. "
        f"With {VARIABLE}={SECONDS * 4:.0f} the tests wait longer."
    )


def in_vain(what: str, seconds: float, more: str = "") -> AssertionError:
    """The failure that says what did not come, after how long, and how busy the machine is."""
    return AssertionError(f"Waited {seconds:.0f} seconds for {what}. {machine()}{f' {more}' if more else ''}")


def wait_for(condition: Callable[[], T | None], what: str, more: Callable[[], object] = str) -> T:
    """The first result of *condition* that is true; a failure ends with what *more* says."""
    began = time.monotonic()
    while True:
        waited = time.monotonic() - began  # before the last look, which may itself take long
        result = condition()
        if result:
            return result
        if waited > patience():
            raise in_vain(what, waited, str(more()))
        time.sleep(REST)


def line_of(stream: IO[str], what: str, more: Callable[[], object] = str) -> str:
    """The next line of what a program says; a failure if it says nothing or has ended."""
    wait_for(lambda: select.select([stream], [], [], REST)[0], what, more)
    line = stream.readline().strip()
    assert line, f"There was no {what}: the program has ended. {more()}"
    return line


def end_of(program: subprocess.Popen[Any], what: str) -> int:
    """The exit code of a program that is about to end."""
    wait_for(lambda: program.poll() is not None, f"the end of {what}")
    return program.wait()


def run(
    command: Sequence[str], *, env: Mapping[str, str] | None = None, cwd: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """What a program says and how it ends, however it ends."""
    seconds = 2 * patience()
    try:
        return subprocess.run(
            command, env=env, cwd=cwd, capture_output=True, text=True, timeout=seconds, check=False
        )
    except subprocess.TimeoutExpired as error:
        raise in_vain(f"the end of {' '.join(command)[:200]}", seconds, str(error.stderr or "")) from None
