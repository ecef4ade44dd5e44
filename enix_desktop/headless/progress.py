"""A progress bar for people; silent where nobody is watching."""

import sys

WIDTH = 30


class Progress:
    """Counts towards *total* on one line of the terminal."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._done = 0
        self._shown = ""
        self._is_watched = sys.stderr.isatty()

    def add(self, count: int) -> None:
        self._done += count
        if not self._is_watched:
            return
        filled = WIDTH * self._done // self._total
        line = f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {self._done} of {self._total}"
        if line != self._shown:
            sys.stderr.write(line)
            sys.stderr.flush()
            self._shown = line

    def close(self) -> None:
        """Leave the line empty for what follows."""
        if self._shown:
            sys.stderr.write("\r" + " " * len(self._shown) + "\r")
            sys.stderr.flush()
