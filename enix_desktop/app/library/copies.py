"""Copies of unfinished games: no one can use a copy to look ahead.

A copy that is played beside its game would show what is still hidden there. So the game itself goes on as
long as it is here. A copy that goes on without it has luck of its own, and computer players decide again.
"""

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

from enix_desktop.app.library.glance import latest_games
from enix_desktop.app.library.rescue import is_in_library
from enix_desktop.app.library.saves import AnyRecord, SavedGame, load
from enix_desktop.app.play.undo import FREE
from enix_desktop.catalogue import GAMES
from enix_desktop.engine.branches import branched_at
from enix_desktop.engine.errors import EnixError
from enix_desktop.engine.match import replay
from enix_desktop.engine.reading import open_file
from enix_desktop.engine.record import Entry
from enix_desktop.engine.rng import fresh_seed

_HEAD = 8 * 1024
"""Bytes at the beginning of a file in which we write the seed."""


class Way(Enum):
    """How a game continues."""

    AS_IT_IS = "as it is"
    AS_A_BRANCH = "as a branch"
    """It is a copy, and its game is over or not here."""
    IN_ITS_ORIGINAL = "in its original"
    """It is a copy, and its game is here."""


@dataclass(frozen=True, slots=True)
class Continuation:
    """What is continued when a game is opened."""

    game: SavedGame
    way: Way


def copied(record: AnyRecord) -> AnyRecord:
    """A copy of *record*; of an unfinished game it has no choice that is still hidden."""
    if record.outcome is not None:
        return record
    return _branched(_without_hidden_choices(record), None)


def as_branch(record: AnyRecord) -> AnyRecord:
    """*record* as a game of its own: everybody chooses again, and luck comes from another seed."""
    return _branched(_without_hidden_choices(record), fresh_seed())


def continuation_of(game: SavedGame) -> Continuation:
    """What continues when somebody wants to play the unfinished *game*, which must be sound."""
    record = game.record
    is_ours = is_in_library(game.path) and not record.is_copy
    if is_ours and record.agreed.get("undo") == FREE:
        return Continuation(game, Way.AS_IT_IS)  # who may undo everything may try everything
    others = [other for other in _relatives(game) if not other.record.is_copy]
    shown = _without_hidden_choices(record).entries
    further = [other for other in others if _is_further(other.record, record, shown, is_ours)]
    if further:
        # Before a branch comes the game itself.
        return Continuation(max(further, key=_rank), Way.IN_ITS_ORIGINAL)
    if not is_ours:
        return Continuation(game, Way.AS_A_BRANCH)
    is_second = bool(record.entries) and any(
        other.record.branches == record.branches and not _begins_with(record.entries, other.record.entries)
        for other in others
    )
    return Continuation(game, Way.AS_A_BRANCH if is_second else Way.AS_IT_IS)


def _is_further(other: AnyRecord, record: AnyRecord, shown: Sequence[Entry[Any]], is_ours: bool) -> bool:
    """Whether *other* is the same game or a branch of it, and somebody may have looked further ahead there.

    In a branch everybody chooses again, so what is hidden in *record* is not in it: only what was *shown* is.
    """
    if other.outcome is not None:
        return False
    is_branch = other.branches != record.branches
    line = shown if is_branch or not is_ours else record.entries
    if is_ours and not record.entries:
        return bool(other.branches)  # two games dealt alike are two games until one is known for a copy
    is_longer = len(other.entries) > len(line) if is_ours else len(other.entries) >= len(line)
    return is_longer and _begins_with(other.entries, line)


def _begins_with(entries: Sequence[Entry[Any]], line: Sequence[Entry[Any]]) -> bool:
    return list(entries[: len(line)]) == list(line)


def _rank(game: SavedGame) -> tuple[int, int]:
    return -len(game.record.branches), len(game.record.entries)


def _relatives(game: SavedGame) -> Iterator[SavedGame]:
    """The other games of the library that began with the same deal and the same move."""
    record = game.record
    seed = "null" if record.seed is None else str(record.seed)
    wanted = re.compile(rb'"seed"\s*:\s*' + seed.encode() + rb"\b")
    for path in latest_games():
        with suppress(EnixError, OSError):
            if not wanted.search(_head(path)) or path.samefile(game.path):
                continue
            other = load(path)
            is_alike = (other.game, other.seed, other.setup) == (record.game, record.seed, record.setup)
            if is_alike and _began_alike(other, record):
                yield SavedGame(path, other)


def _began_alike(one: AnyRecord, other: AnyRecord) -> bool:
    """Whether both made the same first move, as far as they made one and did not branch before it."""
    if any(record.branches and record.branches[0].at == 0 for record in (one, other)):
        return True
    return not one.entries or not other.entries or one.entries[0] == other.entries[0]


def _head(path: Path) -> bytes:
    """The beginning of a file, read without buffers: there may be thousands."""
    file = open_file(path)
    try:
        return os.read(file, _HEAD)
    finally:
        os.close(file)


def _branched(record: AnyRecord, seed: int | None) -> AnyRecord:
    return replace(record, branches=branched_at(len(record.entries), seed, record.branches))


def _without_hidden_choices(record: AnyRecord) -> AnyRecord:
    """*record* without the choices that wait face down for others: in a copy everybody chooses again."""
    game = GAMES[record.game]
    owing = [set(game.rules.to_move(game.rules.start(record.setup)))]
    owing += [set(game.rules.to_move(step.state)) for step in replay(game.rules, game.codec, record)]
    left = len(record.entries)
    # A choice is hidden while others still owe theirs; who moves alone hides nothing.
    while left and owing[left] and owing[left] == owing[left - 1] - {record.entries[left - 1].seat}:
        left -= 1
    return replace(record, entries=record.entries[:left])


def keep_date(source: Path, target: Path) -> None:
    """Give *target* the date of *source*, where that can be: a copy is no later game."""
    with suppress(OSError):
        state = source.stat()
        os.utime(target, ns=(state.st_atime_ns, state.st_mtime_ns))
