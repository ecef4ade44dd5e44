"""What the library tells about a saved game: public facts only, whoever may look."""

import hashlib
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from enix_desktop.app.library.saves import AnyRecord, load
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.errors import BadData, BrokenRecord, EnixError, NewerVersion
from enix_desktop.engine.match import replay
from enix_desktop.engine.reading import Node
from enix_desktop.engine.record import MOST_SEATS, Participant
from enix_desktop.engine.rules import Outcome

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
        """Whether the game has a result."""
        return self.outcome is not None


def facts_of(path: Path) -> Facts:
    """Read the game in *path* and play it again; raise EnixError if that cannot be, OSError if it is gone."""
    state = path.stat()
    record = load(path)
    return described(Facts(path, state.st_mtime_ns, state.st_size), record)


def described(file: Facts, record: AnyRecord) -> Facts:
    """What *record* tells; a game that breaks a rule is told of as far as it is sound."""
    game = GAMES[record.game]
    state, problem = game.rules.start(record.setup), None
    try:
        for step in replay(game.rules, game.codec, record):
            state = step.state
    except BrokenRecord as error:
        problem = problem_of(file.path, error)
    edition = game.codec.setup_json(record.setup).get("edition")
    return Facts(
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


def origin_of(record: AnyRecord) -> str:
    """A text that is the same for games that began alike."""
    setup = GAMES[record.game].codec.setup_json(record.setup)
    players = [[who.name, who.player, who.piece] for who in record.participants]
    begun = json.dumps([record.game, players, record.seed, setup], sort_keys=True)
    return hashlib.sha256(begun.encode()).hexdigest()


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


def facts_json(facts: Facts) -> list[object]:
    """What is worth keeping of *facts* until the file changes."""
    outcome = facts.outcome
    return [
        facts.saved,
        facts.size,
        facts.game,
        [[who.name, who.player, who.piece] for who in facts.players],
        facts.edition,
        facts.moves,
        facts.round,
        outcome
        and [list(outcome.scores), list(outcome.winners), list(outcome.dropped_out), outcome.ended_by],
        dict(facts.board),
        facts.origin,
        facts.is_branch,
    ]


def read_facts(path: Path, node: Node) -> Facts:
    """The facts that `facts_json` wrote, or raise BadData."""
    saved, size, game, players, edition, moves, rounds, outcome, board, origin, branch = node.items(11, 11)
    if not isinstance(board.value, dict):
        raise board.fail("an object is expected")
    return Facts(
        path,
        saved.integer(0, 2**64),
        size.integer(0, 2**64),
        game.text(),
        tuple(_player(who) for who in players.items(1, MOST_SEATS)),
        edition.text(),
        moves.integer(0, 2**32),
        rounds.integer(0, 2**32),
        None if outcome.value is None else _outcome(outcome, len(players.items())),
        board.value,
        origin.text(),
        is_branch=branch.value is True,
    )


def _player(node: Node) -> Participant:
    name, player, piece = node.items(3, 3)
    return Participant(name.text(), _text_or_none(player), _text_or_none(piece))


def _text_or_none(node: Node) -> str | None:
    return None if node.value is None else node.text()


def _outcome(node: Node, seats: int) -> Outcome:
    scores, winners, dropped_out, ended_by = node.items(4, 4)
    return Outcome(
        tuple(item.integer(-(10**6), 10**6) for item in scores.items(seats, seats)),
        tuple(item.integer(0, seats - 1) for item in winners.items(0, seats)),
        tuple(item.integer(0, seats - 1) for item in dropped_out.items(0, seats)),
        None if ended_by.value is None else ended_by.integer(0, seats - 1),
    )


def check_sound(record: AnyRecord) -> None:
    """Raise BadData unless *record* can be played again from beginning to end."""
    game = GAMES[record.game]
    for _ in replay(game.rules, game.codec, record):
        pass
