"""Copies of unfinished games: nobody looks ahead with one.

A copy that is played beside its game would show what is still hidden there. So the game itself goes on as
long as it is here. A copy that goes on without it has luck of its own, and computer players decide anew.
"""

import os
import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum
from pathlib import Path
from typing import Any

from enix_desktop.app.glance import latest_games
from enix_desktop.app.library_rescue import is_in_library
from enix_desktop.app.saves import AnyRecord, SavedGame, load
from enix_desktop.app.taking_back import FREE
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
    """How a game goes on."""

    AS_IT_IS = "as it is"
    AS_A_BRANCH = "as a branch"
    """It is a copy, and its game is over or not here."""
    ELSEWHERE = "elsewhere"
    """It is a copy, and its game is here."""


@dataclass(frozen=True, slots=True)
class GoingOn:
    """What goes on when somebody wants to play a game."""

    game: SavedGame
    way: Way


def copied(record: AnyRecord) -> AnyRecord:
    """A copy of *record*; of an unfinished game it has no choice that is still hidden."""
    if record.outcome is not None:
        return record
    return _branched(_settled(record), None)


def played_on(record: AnyRecord) -> AnyRecord:
    """*record* as it goes on as a branch of the game that it is a copy of."""
    return _branched(_settled(record), fresh_seed())


def going_on(game: SavedGame) -> GoingOn:
    """What goes on when somebody wants to play the unfinished *game*, which must be sound."""
    record = game.record
    is_ours = is_in_library(game.path) and not record.is_copy
    if is_ours and record.agreed.get("undo") == FREE:
        return GoingOn(game, Way.AS_IT_IS)  # whoever may take back everything may try everything
    others = [other for other in _relatives(game) if not other.record.is_copy]
    line = record.entries if is_ours else _settled(record).entries
    further = [other for other in others if _is_further(other.record, line, is_ours)]
    if further:
        # Before a branch comes the game itself.
        return GoingOn(max(further, key=_rank), Way.ELSEWHERE)
    if not is_ours:
        return GoingOn(game, Way.AS_A_BRANCH)
    is_second = any(
        other.record.branches == record.branches and not _begins_with(line, other.record.entries)
        for other in others
    )
    return GoingOn(game, Way.AS_A_BRANCH if is_second else Way.AS_IT_IS)


def _is_further(other: AnyRecord, line: Sequence[Entry[Any]], strictly: bool) -> bool:
    is_longer = len(other.entries) > len(line) if strictly else len(other.entries) >= len(line)
    return other.outcome is None and is_longer and _begins_with(other.entries, line)


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
            if (other.game, other.seed, other.setup) == (record.game, record.seed, record.setup) and (
                _begins_with(other.entries, record.entries[:1]) or not other.entries
            ):
                yield SavedGame(path, other)


def _head(path: Path) -> bytes:
    """The beginning of a file, read without buffers: there may be thousands."""
    file = open_file(path)
    try:
        return os.read(file, _HEAD)
    finally:
        os.close(file)


def _branched(record: AnyRecord, seed: int | None) -> AnyRecord:
    return replace(record, branches=branched_at(len(record.entries), seed, record.branches))


def _settled(record: AnyRecord) -> AnyRecord:
    """*record* without the choices that wait face down for others: in a copy everybody chooses again."""
    game = GAMES[record.game]
    states = [game.rules.start(record.setup)]
    states += [step.state for step in replay(game.rules, game.codec, record)]
    owing = [set(game.rules.to_move(state)) for state in states]
    left = len(record.entries)
    while left and owing[left] and owing[left - 1] == owing[left] | {record.entries[left - 1].seat}:
        left -= 1
    return replace(record, entries=record.entries[:left])


def keep_date(source: Path, target: Path) -> None:
    """Give *target* the date of *source*, where that can be: a copy is no later game."""
    with suppress(OSError):
        state = source.stat()
        os.utime(target, ns=(state.st_atime_ns, state.st_mtime_ns))
