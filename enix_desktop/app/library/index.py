"""What is known of saved games, for the library and the statistics: a file is read again if it changes."""

import json
import logging
from pathlib import Path

from enix_desktop import __version__
from enix_desktop.app.library.facts import Entry, Facts, finished_game
from enix_desktop.app.system.paths import cache_folder
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import Node, parse, read_file
from enix_desktop.engine.record import Participant
from enix_desktop.engine.record_json import MOST_SEATS
from enix_desktop.engine.rules import Outcome
from enix_desktop.engine.summary import FinishedGame, GameSummary, SeatSummary
from enix_desktop.storage.files import CannotWrite, make_folder, write_whole

log = logging.getLogger(__name__)

VERSION = 3
"""To be raised whenever a game is described or summed up in another way: then all games are read again."""
_LARGEST = 64 * 1024**2
"""Bytes: about a thousand for each game."""
_MOST = 10**6
_MOST_NAMES = 64


class Index:
    """The entries of all files that were read before; it can be rebuilt at any time.

    The file has a line for each game: its name, its facts and its summary, so that a list of thousands need
    not be parsed before the first rows are shown.
    """

    def __init__(self) -> None:
        self._lines: dict[str, str] = {}
        """Facts and summary by the name, all as JSON."""
        self._is_changed = False

    @classmethod
    def load(cls) -> "Index":
        """The index on disk; an empty one if it cannot be read or was made by another version."""
        index = cls()
        try:
            version, *lines = read_file(_place(), _LARGEST).split("\n")
        except BadData:
            return index
        if version == _version():
            parts = (line.partition("\t") for line in lines)
            index._lines = {name: known for name, _, known in parts}
        return index

    def facts(self, path: Path) -> Facts | None:
        """What the library says about *path*, if the file has not changed since; OSError if it is gone."""
        state, known = path.stat(), self._lines.get(_name(path))
        if known is None:
            return None
        try:
            facts = _read_facts(path, parse(known.partition("\t")[0]))
        except BadData:
            return None
        return facts if (facts.saved, facts.size) == (state.st_mtime_ns, state.st_size) else None

    def entry(self, path: Path) -> Entry | None:
        """All that is known of *path*, if the file has not changed since; OSError if it is gone."""
        facts = self.facts(path)
        if facts is None:
            return None
        if not facts.is_over:
            return Entry(facts)
        try:
            return Entry(facts, _read_finished(facts, parse(self._lines[_name(path)].partition("\t")[2])))
        except BadData:
            return None

    def put(self, entry: Entry) -> None:
        """Remember *entry*; problems of a file are looked up again each time."""
        facts, finished = entry.facts, entry.finished
        if facts.problem is None:
            self._lines[_name(facts.path)] = f"{_text(_facts_json(facts))}\t{_text(_finished_json(finished))}"
            self._is_changed = True

    def save(self, seen: set[Path]) -> None:
        """Keep what is known of the files that were *seen*; if that cannot be, they are read again."""
        names = {_name(path) for path in seen}
        if not self._is_changed and self._lines.keys() <= names:
            return
        lines = [f"{name}\t{known}" for name, known in self._lines.items() if name in names]
        try:
            make_folder(cache_folder())
            write_whole(_place(), "\n".join([_version(), *lines]))
        except CannotWrite as error:
            log.warning("What was read cannot be kept: %s", error)


def _place() -> Path:
    return cache_folder() / "games.tsv"


def _version() -> str:
    return f"{VERSION}/{__version__}"


def _name(path: Path) -> str:
    return json.dumps(path.name)


def _text(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def _facts_json(facts: Facts) -> list[object]:
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


def _read_facts(path: Path, node: Node) -> Facts:
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
        tuple(item.integer(-_MOST, _MOST) for item in scores.items(seats, seats)),
        tuple(item.integer(0, seats - 1) for item in winners.items(0, seats)),
        tuple(item.integer(0, seats - 1) for item in dropped_out.items(0, seats)),
        None if ended_by.value is None else ended_by.integer(0, seats - 1),
    )


def _finished_json(game: FinishedGame | None) -> list[object] | None:
    """What the statistics count beyond the facts."""
    if game is None:
        return None
    seats = [[dict(seat.tallies), sorted(seat.deeds)] for seat in game.seats]
    return [game.digest, game.hints, game.edition, game.is_standard, game.limit, game.rounds, seats]


def _read_finished(facts: Facts, node: Node) -> FinishedGame:
    digest, hints, edition, standard, limit, rounds, seats = node.items(7, 7)
    summary = GameSummary(
        edition.text(),
        standard.value is True,
        None if limit.value is None else limit.integer(-_MOST, _MOST),
        rounds.integer(0, _MOST),
        tuple(_seat(seat) for seat in seats.items(len(facts.players), len(facts.players))),
    )
    return finished_game(facts, summary, digest.text(), hints.value is True)


def _seat(node: Node) -> SeatSummary:
    tallies, deeds = node.items(2, 2)
    counts = tallies.value
    if not isinstance(counts, dict) or not all(type(count) is int for count in counts.values()):
        raise tallies.fail("numbers are expected")
    return SeatSummary(
        counts,
        frozenset(deed.text() for deed in deeds.items(most=_MOST_NAMES)),
    )
