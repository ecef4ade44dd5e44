"""How somebody does with puzzles: what was solved comes back later each time, what was not tomorrow."""

import json
import logging
from collections.abc import Callable, Mapping
from datetime import date, timedelta
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from enix_desktop.app.system.paths import puzzles_folder
from enix_desktop.app.system.settings import Damage
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import Node, parse, read_file
from enix_desktop.storage.files import CannotWrite, make_folder, write_whole
from enix_desktop.storage.locks import briefly

log = logging.getLogger(__name__)

SPACING = (1, 3, 7, 21)
"""Days after which a puzzle comes back that was solved so many times in a row."""
FORMAT, VERSION = "enix-desktop puzzle progress", 1
_MOST = 10_000
_MOST_IN_A_ROW = 10**6
_LARGEST = 2 * 1024 * 1024


class Standing(NamedTuple):
    """How it stands with one puzzle."""

    solved: int
    """So many times in a row, counted up to the longest spacing."""
    due: date


class _Kept(NamedTuple):
    """What the file holds."""

    standings: Mapping[str, Standing]
    streak: int
    best: int


_NOTHING = _Kept({}, 0, 0)


class Progress(QObject):
    """Kept in one file, which two windows may write."""

    trouble = Signal(object)
    """The error because of which something could not be written."""

    def __init__(
        self,
        path: Path | None = None,
        today: Callable[[], date] = date.today,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._path = path or puzzles_folder() / "progress.json"
        self._today = today
        self.damage: Damage | None = None
        """What was wrong with the file; it is put aside, and everything begins again."""
        self._kept = self._load() or _NOTHING

    @property
    def streak(self) -> int:
        """So many puzzles in a row were solved at the first try."""
        return self._kept.streak

    @property
    def best(self) -> int:
        """The longest such row ever."""
        return self._kept.best

    def standing(self, key: str) -> Standing | None:
        """How it stands with the puzzle *key*; None if it was never tried."""
        return self._kept.standings.get(key)

    def is_due(self, key: str) -> bool:
        """Whether it was never tried, or comes back today."""
        standing, today = self.standing(key), self._today()
        # A clock that was wrong once must not hide a puzzle for years.
        return standing is None or standing.due <= today or standing.due > today + timedelta(SPACING[-1])

    def note(self, key: str, is_solved: bool) -> None:
        """The first try at the puzzle *key* today was right, or not."""
        try:
            make_folder(self._path.parent)
            with briefly(self._path):
                self._kept = self._noted(self._load() or self._kept, key, is_solved)
                write_whole(self._path, _text(self._kept))
        except CannotWrite as error:
            self._kept = self._noted(self._kept, key, is_solved)
            self.trouble.emit(error)

    def _noted(self, kept: _Kept, key: str, is_solved: bool) -> _Kept:
        before = kept.standings.get(key)
        solved = min((0 if before is None else before.solved) + 1, len(SPACING)) if is_solved else 0
        due = self._today() + timedelta(SPACING[max(0, solved - 1)])
        streak = min(kept.streak + 1, _MOST_IN_A_ROW) if is_solved else 0
        standings = {**kept.standings, key: Standing(solved, due)}
        while len(standings) > _MOST:
            del standings[min(standings, key=lambda one: standings[one].due)]
        return _Kept(standings, streak, max(kept.best, streak))

    def _load(self) -> _Kept | None:
        if not self._path.exists():
            return None
        try:
            return read_progress(read_file(self._path, _LARGEST))
        except BadData as error:
            log.warning("The progress with puzzles begins again: %s", error)
            self.damage = Damage(self._path, _put_aside(self._path))
            return None


def read_progress(text: str) -> _Kept:
    """What a file says, or raise BadData."""
    root = parse(text).only("format", "version", "streak", "best", "puzzles")
    if root["format"].value != FORMAT or root["version"].value != VERSION:
        raise root.fail("this is not the progress with puzzles of this version")
    puzzles = root["puzzles"].value
    if not isinstance(puzzles, dict) or len(puzzles) > _MOST:
        raise root["puzzles"].fail("an object is expected")
    standings = {key: _standing(root["puzzles"][key]) for key in puzzles}
    return _Kept(
        standings, root["streak"].integer(0, _MOST_IN_A_ROW), root["best"].integer(0, _MOST_IN_A_ROW)
    )


def _standing(node: Node) -> Standing:
    node.only("solved", "due")
    try:
        due = date.fromisoformat(node["due"].text())
    except ValueError as error:
        raise node["due"].fail("a date is expected") from error
    return Standing(node["solved"].integer(0, len(SPACING)), due)


def _text(kept: _Kept) -> str:
    puzzles = {key: {"solved": one.solved, "due": one.due.isoformat()} for key, one in kept.standings.items()}
    document = {
        "format": FORMAT,
        "version": VERSION,
        "streak": kept.streak,
        "best": kept.best,
        "puzzles": puzzles,
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _put_aside(path: Path) -> Path | None:
    """Where the damaged file is now, or None if it cannot be moved."""
    names = (f"{path.name}.damaged", *(f"{path.name}.damaged-{number}" for number in range(2, 100)))
    aside = next((place for name in names if not (place := path.with_name(name)).exists()), None)
    if aside is None:
        return None
    try:
        return path.replace(aside)
    except OSError:
        return None
