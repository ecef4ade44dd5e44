"""`make fuzz`: hostile files for half an hour; each is read in a process with little memory and little time.

Prints what was tried and, for every kind of failure, the seed that makes it happen again. Exit code 1 if
anything but an error that can be told to a player came out.
"""

import argparse
import random
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path
from typing import Any

from PySide6.QtCore import QCoreApplication

from tests.fuzz.mutations import long_games, monsters, mutated
from tests.fuzz.targets import ALLOWED, Target, targets

SECONDS_EACH = 2
"""Of work: the machine may be busy with other things."""
SECONDS_EACH_LONG_GAME = 8
"""A second for each MiB that has the form of a record: reading it is not refusing it."""
ENDLESS = 30
MOST_MEMORY = 500 * 1024**2


class TookTooLong(BaseException):
    """Not an Exception, so that nothing on the way catches it."""


def _ring(*_: object) -> None:
    raise TookTooLong


def main() -> int:
    """Fuzz for some minutes."""
    parser = argparse.ArgumentParser(allow_abbrev=False)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=0, help="the first seed")
    options = parser.parse_args()
    application = QCoreApplication([])
    found = targets()
    names = list(found)
    failures: dict[str, str] = {}
    counts: Counter[str] = Counter()
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "hostile.json"
        signal.signal(signal.SIGPROF, _ring)
        for number, monster in enumerate(monsters()):
            for name in names:
                _try(found[name], path, monster, f"{name} monster {number}", counts, failures)
        for name in (name for name in names if name.endswith("record")):
            for number, game in enumerate(long_games(found[name].examples[0])):
                what = f"{name}, long game {number}"
                _try(found[name], path, game, what, counts, failures, SECONDS_EACH_LONG_GAME)
        seed = options.seed
        while time.monotonic() - began < options.minutes * 60:
            luck = random.Random(seed)
            name = luck.choice(names)
            target = found[name]
            data = mutated(luck.choice(target.examples), target.examples, luck)
            _try(target, path, data, f"{name} seed {seed}", counts, failures)
            seed += 1
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * 1024
    del application
    return _report(counts, failures, peak, time.monotonic() - began)


def _try(
    target: Target,
    path: Path,
    data: bytes,
    what: str,
    counts: Counter[str],
    failures: dict[str, str],
    seconds: float = SECONDS_EACH,
) -> None:
    path.write_bytes(data)
    signal.setitimer(signal.ITIMER_PROF, ENDLESS)
    began = time.process_time()
    try:
        target.read(path)
        counts["read"] += 1
    except ALLOWED:
        counts["refused"] += 1
    except TookTooLong:
        failures.setdefault("hang", what)
        counts["hang"] += 1
    except Exception as error:
        place = traceback.extract_tb(error.__traceback__)[-1]
        failures.setdefault(f"{type(error).__name__} at {Path(place.filename).name}:{place.lineno}", what)
        counts["traceback"] += 1
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
    if time.process_time() - began > seconds:
        failures.setdefault(f"took more than {seconds} s", what)
        counts["slow"] += 1


def _report(counts: Counter[str], failures: dict[str, Any], peak: int, seconds: float) -> int:
    total = counts.total()
    print(
        f"{total} files in {seconds / 60:.1f} minutes: {dict(counts)}; peak memory {peak / 1024**2:.0f} MiB"
    )
    for kind, what in failures.items():
        print(f"  {kind}: {what}")
    is_large = peak > MOST_MEMORY
    if is_large:
        print(f"  more than {MOST_MEMORY // 1024**2} MiB of memory")
    return 1 if failures or is_large else 0


if __name__ == "__main__":
    sys.exit(main())
