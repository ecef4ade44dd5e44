"""What measurements in a window share: a private screen, taking turns, and rows of figures."""

import os
import shutil
import subprocess
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass

SIZE = (1920, 1080)


@dataclass(frozen=True, slots=True)
class Row:
    """One figure, the same figure of bare Qt, and the most that is allowed."""

    name: str
    unit: str
    ours: float
    bare: float | None
    needed: float
    is_ratio: bool = False
    """Whether *needed* limits the ratio to bare Qt and not the figure itself."""
    ratio: float | None = None

    @property
    def is_met(self) -> bool:
        """Whether the figure is good enough."""
        figure = self.ratio if self.is_ratio else self.ours
        return figure is not None and figure <= self.needed


def in_turns(count: int, *measures: Callable[[int], float]) -> list[list[float]]:
    """What each of *measures* gives, called in turns."""
    results: list[list[float]] = [[] for _ in measures]
    for number in range(count):
        for measure, result in zip(measures, results, strict=True):
            result.append(measure(number))
    return results


@contextmanager
def screen() -> Iterator[str]:
    """A private screen for real windows, if there is Xvfb; says what is used."""
    if shutil.which("Xvfb") is None:
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
        yield "offscreen (there is no Xvfb)"
        return
    reading, writing = os.pipe()
    geometry = f"{SIZE[0]}x{SIZE[1]}x24"
    server = subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", geometry, "-nolisten", "tcp"],
        pass_fds=[writing],
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as told:
            os.environ["DISPLAY"] = f":{told.readline().strip()}"
        os.environ["QT_QPA_PLATFORM"] = "xcb"
        yield f"real windows on Xvfb, {geometry}"
    finally:
        server.terminate()
        server.wait()


def print_rows(rows: Sequence[Row], shown_on: str) -> None:
    """Show the figures to people."""
    print(f"{'':<52}{'here':>9}{'bare Qt':>9}{'ratio':>8}{'needed':>9}")
    for row in rows:
        ratio = "-" if row.ratio is None else f"{row.ratio:.2f}"
        bare = "-" if row.bare is None else f"{row.bare:.2f}"
        needed = f"{row.needed:.1f}{'x' if row.is_ratio else ''}"
        name = f"{row.name} ({row.unit})"
        print(f"{name:<52}{row.ours:>9.2f}{bare:>9}{ratio:>8}{needed:>9}{'' if row.is_met else '  missed'}")
    print(f"\nMeasured with {shown_on}.")
