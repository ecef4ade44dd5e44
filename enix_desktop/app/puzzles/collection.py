"""All puzzles of a game: those that are shipped with it, one's own mistakes, and what came in files."""

import hashlib
import logging
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from enix_desktop import resources
from enix_desktop.app.library.saves import AnyRecord, load
from enix_desktop.app.puzzles.progress import Progress
from enix_desktop.app.system.paths import puzzles_folder
from enix_desktop.catalogue import CODECS
from enix_desktop.coaching.positions import Grade, Position, read_position, starter, starters
from enix_desktop.coaching.review_json import digest
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.record_json import file_text
from enix_desktop.engine.rules import Seat
from enix_desktop.identity import RECORD_SUFFIX
from enix_desktop.storage.files import make_folder, write_whole

log = logging.getLogger(__name__)

MOST_OWN = 300
"""So many mistakes of one's own are kept in a game; the oldest make room."""
MOST_GIVEN = 100
"""So many puzzles that came in files are kept in a game; the oldest make room for each other only."""
_LARGEST_GIVEN = 256 * 1024
"""So many characters; those that are made here have a few thousand."""
_GIVEN = "-given"
_WHENCE = rf"(-[0-9a-f]{{12}}-[0-9]{{1,2}}|{_GIVEN})?"
_OWN = re.compile(rf"({'|'.join(Grade)})-[0-9a-f]{{24}}{_WHENCE}{re.escape(RECORD_SUFFIX)}")


@dataclass(frozen=True, slots=True)
class Origin:
    """Which decisions a mistake of one's own belongs to: those of *seat* in a game."""

    game: str
    seat: Seat

    @staticmethod
    def of(record: AnyRecord, seat: Seat) -> "Origin":
        """Tells games apart, and nothing about how hidden things were exchanged in their puzzles."""
        return Origin(hashlib.sha256(f"origin/{digest(record)}".encode()).hexdigest()[:12], seat)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """One puzzle of the collection, not read yet."""

    game: str
    grade: Grade
    source: str | Path
    """The name of the resource, or the file of what is kept here."""

    @property
    def is_given(self) -> bool:
        """Whether it came in a file."""
        return isinstance(self.source, Path) and self.source.stem.endswith(_GIVEN)

    @property
    def is_own(self) -> bool:
        """Whether it is a mistake of one's own."""
        return isinstance(self.source, Path) and not self.is_given

    @property
    def key(self) -> str:
        """What the progress calls it."""
        if isinstance(self.source, Path):
            return f"{self.game}/own/{self.source.stem}"
        return f"{self.game}/{Path(self.source).stem}"

    def position(self) -> Position:
        """The puzzle itself; BadData if its file is damaged."""
        if not isinstance(self.source, Path):
            return starter(self.source)
        position = read_position(load(self.source))
        if position.game.id != self.game:
            raise BadData(f"{self.source.name}: this puzzle is of another game.")
        return position


def puzzles(game: str) -> list[Puzzle]:
    """What is kept here, the latest first, and then what is shipped, the easiest first."""
    own = [Puzzle(game, _grade(path.name), path) for path in _own_files(game)]
    return own + [Puzzle(game, _grade(Path(name).name), name) for name in starters(game)]


def due(game: str, progress: Progress) -> list[Puzzle]:
    """What is due today: first what comes back, the longest overdue first, then what was never tried."""
    waiting = [puzzle for puzzle in puzzles(game) if progress.is_due(puzzle.key)]
    standings = {puzzle.key: progress.standing(puzzle.key) for puzzle in waiting}
    known = [puzzle for puzzle in waiting if standings[puzzle.key] is not None]

    def when(puzzle: Puzzle) -> str:
        standing = standings[puzzle.key]
        return "" if standing is None else standing.due.isoformat()

    return [*sorted(known, key=when), *(one for one in waiting if standings[one.key] is None)]


def kept_of(game: str, origin: Origin) -> tuple[int, int]:
    """So many puzzles of the game of *origin* are there, and so many of them of its seat."""
    of_game = [path.stem for path in _own_files(game) if f"-{origin.game}-" in path.stem]
    return len(of_game), sum(stem.endswith(f"-{origin.seat}") for stem in of_game)


def known(position: Position) -> Puzzle | None:
    """The puzzle of the collection that *position* is."""
    game, record = position.game.id, position.record
    path = _file_of(record)
    if path is not None:
        return Puzzle(game, _grade(path.name), path)
    # To read all that is shipped takes long; its text tells most of it apart.
    names = [name for name in starters(game) if f'"seed": {record.seed},' in resources.text(name)]
    return next(
        (
            Puzzle(game, _grade(Path(name).name), name)
            for name in names
            if digest(starter(name).record) == digest(record)
        ),
        None,
    )


def keep(record: AnyRecord, grade: Grade, origin: Origin | None = None) -> Path:
    """Keep a puzzle of one's own, and return its file; the same puzzle is kept once."""
    whence = "" if origin is None else f"-{origin.game}-{origin.seat}"
    return _keep(record, grade, whence, is_durable=True)


def keep_given(record: AnyRecord, grade: Grade) -> Puzzle | None:
    """Keep a puzzle that came in a file, which may go away; None if it is too large for that."""
    if len(file_text(record, CODECS[record.game])) > _LARGEST_GIVEN:
        return None
    return Puzzle(record.game, grade, _keep(record, grade, _GIVEN, is_durable=False))


def _keep(record: AnyRecord, grade: Grade, whence: str, *, is_durable: bool) -> Path:
    folder = _folder(record.game)
    make_folder(folder)
    if there := _file_of(record):
        return there
    path = folder / f"{grade.value}-{_name_of(record)}{whence}{RECORD_SUFFIX}"
    write_whole(path, file_text(record, CODECS[record.game]), is_durable=is_durable)
    files = _own_files(record.game)
    given = [one for one in files if one.stem.endswith(_GIVEN)]
    own = [one for one in files if one not in given]
    for old in (*own[MOST_OWN:], *given[MOST_GIVEN:]):
        _forget(old)
    return path


def set_aside(puzzle: Puzzle) -> None:
    """A file of one's own that cannot be read is not offered again."""
    if isinstance(puzzle.source, Path):
        try:
            puzzle.source.replace(puzzle.source.with_name(f"{puzzle.source.name}.damaged"))
        except OSError:
            log.warning("A damaged puzzle cannot be put aside: %s", puzzle.source.name)


def forget(puzzle: Puzzle) -> None:
    """What is kept here and in which no move is clearly best for today's players is not offered again."""
    if isinstance(puzzle.source, Path):
        _forget(puzzle.source)


def _folder(game: str) -> Path:
    return puzzles_folder() / game


def _name_of(record: AnyRecord) -> str:
    return digest(record)[:24]


def _file_of(record: AnyRecord) -> Path | None:
    name = _name_of(record)
    return next((path for path in _own_files(record.game) if name in path.stem), None)


def _own_files(game: str) -> Sequence[Path]:
    """The latest first."""
    try:
        found = [path for path in _folder(game).iterdir() if _OWN.fullmatch(path.name) and path.is_file()]
        return sorted(found, key=lambda path: (-path.stat().st_mtime_ns, path.name))
    except OSError:
        return ()


def _forget(path: Path) -> None:
    try:
        path.unlink()
    except OSError:
        log.warning("An old puzzle cannot be removed: %s", path.name)


def _grade(name: str) -> Grade:
    return Grade(name.partition("-")[0])
