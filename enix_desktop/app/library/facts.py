"""What is known of a saved game: public facts only, and its summary once it is over."""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import Enum
from hashlib import sha256
from pathlib import Path

from enix_desktop.app.library.saves import AnyRecord, load
from enix_desktop.app.play.help import help_of
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.errors import BadData, BrokenRecord, EnixError, NewerVersion
from enix_desktop.engine.match import replay
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rules import Event, Outcome
from enix_desktop.engine.summary import FinishedGame, GameSummary, SeatResult

_STAMP = re.compile(r"((?:19|20)\d\d)-(\d\d)-(\d\d)-(\d\d)(\d\d)(\d\d)")
_LATEST = 4e9
"""No file is from after the year 2096, whatever a strange clock says."""
_OUR_NAME = re.compile(r"[a-z]+-\d{4}-\d\d-\d\d-\d{6}(-\d+)?")


class Condition(Enum):
    """Why a file in the games folder is not a game that can be played now."""

    NEWER = "newer"
    """A later version of the program can read it."""
    LOCKED = "locked"
    """The system does not let us read it."""
    BROKEN = "broken"
    """It can be read, but the game in it breaks a rule."""
    DAMAGED = "damaged"
    GONE = "gone"


@dataclass(frozen=True, slots=True)
class Problem:
    """What is wrong with a file, and the words of the error for those who know what they mean."""

    condition: Condition
    details: str
    form: int | None = None
    program: str = ""
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Facts:
    """One file of the library; without players if it could not be read."""

    path: Path
    saved: int
    """When it was last changed, in nanoseconds."""
    size: int
    game: str = ""
    players: tuple[Participant, ...] = ()
    edition: str = ""
    moves: int = 0
    round: int = 0
    outcome: Outcome | None = None
    board: Mapping[str, object] = field(default_factory=dict)
    """What everybody sees on the board, as its game writes it."""
    origin: str = ""
    """The same for two games exactly if they began alike: players, luck and setup."""
    problem: Problem | None = None
    is_branch: bool = False
    """Whether it is a copy of a game, or was played on from one."""
    is_read: bool = True
    """Whether more is known than that the file is there."""

    @property
    def title(self) -> str:
        """The name that somebody gave to the file; empty if it still has the one we gave."""
        return "" if _OUR_NAME.fullmatch(self.path.stem) else self.path.stem

    @property
    def is_over(self) -> bool:
        return self.outcome is not None


@dataclass(frozen=True, slots=True)
class Entry:
    """One saved game: what the library says about it and, once it is over, what the statistics count."""

    facts: Facts
    finished: FinishedGame | None = None


def read_entry(path: Path) -> Entry:
    """Read the game in *path* and play it again; raise EnixError if that cannot be, OSError if it is gone."""
    state = path.stat()
    return describe(Facts(path, state.st_mtime_ns, state.st_size), load(path))


def describe(file: Facts, record: AnyRecord) -> Entry:
    """What *record* tells; of a game that breaks a rule, the part before that."""
    game = GAMES[record.game]
    state, summary, problem = game.rules.start(record.setup), None, None

    def events() -> Iterator[Event]:
        nonlocal state
        for step in replay(game.rules, game.codec, record):
            state = step.state
            yield from step.events

    happened = events()
    try:
        if record.outcome is not None:
            summary = game.summarize(record.setup, happened)
        for _ in happened:
            pass  # the state at the end is wanted, too
    except BrokenRecord as error:
        problem = problem_of(file.path, error)
    edition = game.codec.setup_json(record.setup).get("edition")
    facts = Facts(
        file.path,
        file.saved,
        file.size,
        record.game,
        record.participants,
        edition if isinstance(edition, str) else "",
        len(record.entries),
        game.rules.round_number(state),
        record.outcome,
        game.board(state),
        origin_of(record),
        problem,
        bool(record.branches),
    )
    if summary is None or problem is not None:
        return Entry(facts)
    seats = [seat for seat, who in enumerate(record.participants) if who.player is None]
    helps = [help_of(record.agreed, seat) for seat in seats]
    hints = "hints" in record.agreed and any(help.hints or help.tutor for help in helps)
    return Entry(facts, finished_game(facts, summary, _digest(record, facts.origin), hints))


def _digest(record: AnyRecord, origin: str) -> str:
    """Equal for all games continued from one game, known by its first seal; else for equal moves."""
    seal = record.entries[0].seal if record.entries else None
    if seal is not None:
        return seal.digest[:32]
    codec = GAMES[record.game].codec
    moves = [[entry.seat, codec.move_json(record.setup, entry.move)] for entry in record.entries]
    return sha256(json.dumps([origin, moves]).encode()).hexdigest()[:32]


def finished_game(facts: Facts, summary: GameSummary, digest: str, hints: bool) -> FinishedGame:
    """The game with these *facts*, which is over."""
    outcome = facts.outcome
    assert outcome is not None
    return FinishedGame(
        facts.path.name,
        when_begun(facts.path.name, facts.saved / 1e9),
        digest,
        facts.game,
        summary.edition,
        summary.is_standard,
        hints,
        summary.limit,
        summary.rounds,
        outcome.ended_by,
        tuple(
            SeatResult(
                who.name,
                who.player,
                outcome.scores[seat],
                seat in outcome.winners,
                seat in outcome.dropped_out,
                summary.seats[seat].tallies,
                summary.seats[seat].deeds,
            )
            for seat, who in enumerate(facts.players)
        ),
        facts.is_branch,
    )


def when_begun(file: str, saved: float) -> str:
    """The time in the name of *file*, which copying does not change; else when it was *saved*."""
    found = _STAMP.search(file)
    if found:
        try:
            return str(datetime(*map(int, found.groups())))  # type: ignore[arg-type]
        except ValueError:
            pass  # a number that only looks like a time
    return str(datetime.fromtimestamp(int(min(max(saved, 0.0), _LATEST))))


def origin_of(record: AnyRecord) -> str:
    """A text that is the same for games that began alike."""
    setup = GAMES[record.game].codec.setup_json(record.setup)
    players = [[who.name, who.player, who.piece] for who in record.participants]
    begun = json.dumps([record.game, players, record.seed, setup], sort_keys=True)
    return sha256(begun.encode()).hexdigest()


def problem_of(path: Path, error: EnixError) -> Problem:
    """What *error* means for the file in *path*."""
    match error:
        case NewerVersion():
            return Problem(Condition.NEWER, str(error), error.form, error.program)
        case BrokenRecord():
            return Problem(Condition.BROKEN, str(error), rule=error.rule)
    if isinstance(error.__cause__, OSError) or not isinstance(error, BadData):
        return Problem(Condition.LOCKED, str(error))
    is_file = path.is_file()
    return Problem(Condition.DAMAGED if is_file else Condition.GONE, str(error))


def check_sound(record: AnyRecord) -> None:
    """Raise BadData unless *record* can be played again from beginning to end."""
    game = GAMES[record.game]
    for _ in replay(game.rules, game.codec, record):
        pass
