"""Kills the program again and again while it plays, and looks at what is left.

`python -m tests.e2e.killing --kills 200` is `make crash`; it ends with the figures, and with an error as soon
as anything is lost.
"""

import argparse
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from enix_desktop.app.library.saves import load
from enix_desktop.catalogue import GAMES, SHIPPED
from enix_desktop.engine.match import replay
from enix_desktop.engine.seals import check_seals
from tests import patience
from tests.e2e.window import ROOT, environment, missing_programs, screen

MOST_MOVES = 16
"""Moves that are awaited before a kill, and not seconds: a slow machine would be killed before it plays."""
LONGEST_MOVE = 0.06
"""Seconds more, so that a kill comes at any moment of a move."""
LONGEST_START = 1.5
STARTING = 0.1
"""The share of kills that come at any moment after the start, and not only once it plays."""

Told = Mapping[str, Any]


class Lost(AssertionError):
    """Something that must never be lost is gone."""


@dataclass(slots=True)
class Figures:
    """What a series of kills has shown."""

    kills: int = 0
    while_starting: int = 0
    while_writing: int = 0
    """Kills that left a half-written file behind."""
    games: int = 0
    continued: int = 0
    """Starts that offered the game with all its moves and went on with it."""
    confirmed: int = 0
    """Moves confirmed before a kill, each counted once."""
    lost: int = 0

    def __str__(self) -> str:
        return (
            f"{self.kills} kills ({self.while_starting} while starting, {self.while_writing} with a file "
            f"half written); {self.games} games, continued {self.continued} times; "
            f"{self.confirmed} moves confirmed, {self.lost} lost."
        )


class Program:
    """The program, playing by itself on *home*; what it tells is kept."""

    def __init__(self, home: Path, display: str | None, game: str = "enix", **more: str) -> None:
        """New games are of *game*; *more* is added to its environment."""
        reading, writing = os.pipe()
        shown = {"QT_QPA_PLATFORM": "offscreen"}
        if display is not None:
            shown = {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display}
        with (home / "stderr.txt").open("a") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "tests.e2e.playing_alone", str(writing), game],
                cwd=ROOT,
                env=environment(
                    ENIX_DESKTOP_HOME=str(home), ENIX_DESKTOP_SILENT="1", LC_ALL="C.UTF-8", **shown, **more
                ),
                stdin=subprocess.DEVNULL,
                stdout=errors,
                stderr=errors,
                pass_fds=(writing,),
            )
        os.close(writing)
        self.told: list[Told] = []
        self._has_ended = threading.Event()
        self._reader = threading.Thread(target=self._listen, args=(reading,), daemon=True)
        self._reader.start()

    def confirmed(self) -> dict[str, int]:
        """How many moves of which games were confirmed."""
        return {line["file"]: line["confirmed"] for line in list(self.told) if "confirmed" in line}

    def wait_for_moves(self, moves: int) -> None:
        """Until so many decisions were asked, each after another move; it may as well have ended."""
        patience.wait_for(lambda: self._has_ended.is_set() or self._asked() > moves, f"{moves} moves")

    def _asked(self) -> int:
        return len({(line["file"], line["confirmed"]) for line in list(self.told) if "confirmed" in line})

    def pause(self) -> None:
        """Stop it where it is, with all its files and locks."""
        self._process.send_signal(signal.SIGSTOP)

    def go_on(self) -> None:
        """End the pause, and play at least two more moves."""
        before = self._asked()
        self._process.send_signal(signal.SIGCONT)
        self.wait_for_moves(before + 1)

    def __enter__(self) -> "Program":
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def kill(self) -> bool:
        """Kill it, without any warning; return whether it was still running."""
        is_running = self._process.poll() is None
        self._process.kill()
        self._process.wait()
        self._reader.join()
        return is_running

    def _listen(self, reading: int) -> None:
        with os.fdopen(reading) as lines:
            for line in lines:
                self.told.append(json.loads(line))
        self._has_ended.set()


@dataclass(slots=True)
class Series:
    """Kills on one *home*, one after the other; what is on disk is looked at after each."""

    home: Path
    display: str | None
    chance: random.Random
    games: Sequence[str] = ("enix",)
    """Which game the next start begins, if there is none to continue: one after the other."""
    figures: Figures = field(default_factory=Figures)
    _kept: dict[str, Sequence[Any]] = field(default_factory=dict)
    """The moves of each game as they were on disk after the last kill."""
    _unfinished: int | None = None
    """How many moves the game has that the next start is to offer."""

    def kill_once(self) -> None:
        """Start, let play for a while, kill, and look."""
        game = self.games[self.figures.kills % len(self.games)]
        with Program(self.home, self.display, game) as program:
            if self.chance.random() < STARTING:
                self.figures.while_starting += 1
                time.sleep(self.chance.uniform(0, LONGEST_START))
            else:
                program.wait_for_moves(self.chance.randint(0, MOST_MOVES))
                time.sleep(self.chance.uniform(0, LONGEST_MOVE))
            if not program.kill():
                raise Lost(f"The program ended by itself: {(self.home / 'stderr.txt').read_text()[-2000:]}")
        self.figures.kills += 1
        self._look_at_start(program.told)
        self._look_at_games(program.confirmed())

    def _look_at_start(self, told: Sequence[Told]) -> None:
        """A game that is not over was offered with all its moves, and continued with all of them."""
        if not told or self._unfinished is None:
            return
        if told[0] != {"offered": self._unfinished}:
            raise Lost(f"A game of {self._unfinished} moves is to be offered, but not {told[0]}.")
        # Whoever declined to interrupt beforehand is not asked: a move may be made before one can look.
        if any(line.get("continued", self._unfinished) < self._unfinished for line in told):
            raise Lost(f"A game of {self._unfinished} moves is to be continued, but not {told}.")
        self.figures.continued += any(line.get("confirmed", 0) > self._unfinished for line in told)

    def _look_at_games(self, confirmed: Mapping[str, int]) -> None:
        folder = self.home / "data" / "games"
        for name, count in confirmed.items():
            if count and not (folder / name).exists():
                self.figures.lost += count
                raise Lost(f"{name} is gone, and {count} moves with it.")
        self.figures.while_writing += bool(list(folder.glob(".*.enix.*")))
        paths = sorted(folder.glob("*.enix"), key=lambda path: path.stat().st_mtime)
        for path in paths:
            if path.name in confirmed or path.name not in self._kept or path is paths[-1]:
                self._look_at(path, confirmed.get(path.name, 0))

    def _look_at(self, path: Path, confirmed: int) -> None:
        """Every move confirmed is there, the moves before the last kill are the same, and all are sound."""
        before = self._kept.get(path.name, ())
        self.figures.games += path.name not in self._kept
        record = load(path)
        game, entries = GAMES[record.game], record.entries
        if len(entries) < confirmed:
            self.figures.lost += confirmed - len(entries)
            raise Lost(f"{path.name} has {len(entries)} moves, but {confirmed} were confirmed.")
        if entries[: len(before)] != list(before):
            raise Lost(f"{path.name} does not begin as it did before.")
        for _ in replay(game.rules, game.codec, record):
            pass
        check_seals(record, game.codec)
        self.figures.confirmed += max(0, confirmed - len(before))
        self._kept[path.name] = entries
        self._unfinished = len(entries) if record.outcome is None else None


def kill(
    home: Path,
    display: str | None,
    kills: int,
    seed: int,
    games: Sequence[str] = ("enix",),
    says: bool = False,
) -> Figures:
    """Kill so often on *home*, and return the figures, or raise Lost."""
    series = Series(home, display, random.Random(seed), games)
    try:
        for _ in range(kills):
            series.kill_once()
            if says and series.figures.kills % 10 == 0:
                print(series.figures, flush=True)
    except Lost:
        print(series.figures, flush=True)
        raise
    return series.figures


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument(
        "--game", choices=tuple(SHIPPED), help="which game (default: all of them, one after the other)"
    )
    parser.add_argument("--offscreen", action="store_true", help="without a real screen")
    options = parser.parse_args()
    shown = nullcontext() if options.offscreen or missing_programs() else screen()
    began = time.monotonic()
    with shown as display, tempfile.TemporaryDirectory() as home:
        games = (options.game,) if options.game else tuple(SHIPPED)
        figures = kill(Path(home), display, options.kills, options.seed, games, says=True)
    print(f"{figures} {time.monotonic() - began:.0f} seconds.")


if __name__ == "__main__":
    main()
