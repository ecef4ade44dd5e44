"""What cannot be read is set aside and explained, never deleted; a readable backup takes its place."""

import logging
import os
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

from enix_desktop.app.library.backups import backups
from enix_desktop.app.library.facts import Condition, Problem, check_sound, problem_of
from enix_desktop.app.library.saves import SavedGame, load
from enix_desktop.app.system.paths import games_folder
from enix_desktop.engine.errors import EnixError
from enix_desktop.storage.files import CannotWrite, copy_whole, make_folder, write_whole
from enix_desktop.storage.locks import is_open_elsewhere

log = logging.getLogger(__name__)

FOLDER = "unreadable"
_MOST_ALIKE = 1000

Explain = Callable[[Path, Problem], str]
"""Says in the player's language what is wrong with a file."""


@dataclass(frozen=True, slots=True)
class Rescue:
    """What became of a file that could not be read."""

    problem: Problem
    aside: Path | None = None
    """Where the damaged file is now; None if it was left where it was."""
    game: SavedGame | None = None
    """The game as its latest readable backup has it, which is now in place of the damaged file."""


def aside_folder() -> Path:
    """Where damaged files wait for somebody who can mend them."""
    return games_folder() / FOLDER


def set_aside() -> list[Path]:
    """The damaged files, without the explanations beside them."""
    try:
        return sorted(path for path in aside_folder().iterdir() if path.suffix != ".txt")
    except OSError:
        return []


def is_in_library(path: Path) -> bool:
    """Whether *path* lies in the games folder itself."""
    try:
        return games_folder().resolve() in (path.absolute().parent.resolve(), path.resolve().parent)
    except (OSError, RuntimeError):
        return False


def rescue(path: Path, error: EnixError, explain: Explain) -> Rescue:
    """Do for the file in *path* what can be done after it could not be read because of *error*.

    Only what is damaged and lies in the library is touched. A game that breaks a rule stays where it is
    unless a backup is sound: perhaps another version sees nothing wrong with it.
    """
    problem = problem_of(path, error)
    can_be_damage = problem.condition in (Condition.DAMAGED, Condition.BROKEN)
    if not can_be_damage or not is_in_library(path) or is_open_elsewhere(path):
        return Rescue(problem)
    backup = _sound_backup(path)
    try:
        if backup is not None:
            aside = _set_aside(path, explain(path, problem), is_kept=True)
            copy_whole(backup.path, path)
            return Rescue(problem, aside, SavedGame(path, backup.record))
        if problem.condition is Condition.DAMAGED:
            return Rescue(problem, _set_aside(path, explain(path, problem), is_kept=False))
    except (OSError, EnixError) as trouble:
        log.warning("A damaged file cannot be set aside: %s", trouble)
    return Rescue(problem)


def _sound_backup(path: Path) -> SavedGame | None:
    for backup in backups(path):
        try:
            record = load(backup)
            check_sound(record)
            return SavedGame(backup, record)
        except EnixError as error:
            log.warning("A backup cannot be used: %s", error)
    return None


def _set_aside(path: Path, explanation: str, is_kept: bool) -> Path:
    """Move *path*, or give it a second name if it *is kept* until something better is in its place."""
    make_folder(aside_folder())
    aside = next(place for place in _places(path.name) if not os.path.lexists(place))
    write_whole(aside.with_name(f"{aside.name}.txt"), f"{explanation}\n")
    if not (is_kept and _has_second_name(path, aside)):
        path.replace(aside)
    log.warning("%s was set aside.", path.name)
    return aside


def _has_second_name(path: Path, aside: Path) -> bool:
    """Whether the file is there twice now; a damaged one may be too large to copy."""
    try:
        aside.hardlink_to(path)
    except OSError:  # not every disk can
        return False
    return True


def _places(name: str) -> Iterator[Path]:
    first = aside_folder() / name
    yield first
    for number in range(2, _MOST_ALIKE):
        yield first.with_name(f"{first.stem}-{number}{first.suffix}")
    raise CannotWrite(f"{first}: there are too many files of that name.")
