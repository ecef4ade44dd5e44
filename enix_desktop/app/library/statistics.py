"""What is known of a finished game: names, players, scores, winners; the same for every game of the shelf.

Everything is told from records alone, so it is the same after the program was installed anew.
Of an unfinished game nothing is known but that it is there.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime
from functools import lru_cache
from hashlib import sha256
from typing import Any

from enix_desktop.catalogue import GAMES
from enix_desktop.engine.match import replay
from enix_desktop.engine.reading import Node
from enix_desktop.engine.record import MOST_SEATS, Record
from enix_desktop.engine.rules import Event

_STAMP = re.compile(r"((?:19|20)\d\d)-(\d\d)-(\d\d)-(\d\d)(\d\d)(\d\d)")
_MOST = 10**6
_MOST_NAMES = 64
_LATEST = 4e9
"""No file is from after the year 2096, whatever a strange clock says."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one player fared."""

    name: str
    player: str | None
    """The key of the computer player; None for a person."""
    score: int
    is_winner: bool
    is_out: bool
    """Whether the player dropped out."""
    tallies: Mapping[str, int]
    deeds: frozenset[str]

    @property
    def person(self) -> str | None:
        """Who this is, the same however the name was typed; None for a computer player."""
        return person_key(self.name) if self.player is None else None


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game."""

    file: str
    when: str
    """Local time when the game began, or was saved last: 2026-11-16 14:30:00."""
    digest: str
    """Equal for copies of one game, also for those that were played on."""
    game: str
    edition: str
    is_standard: bool
    """Played as the rulebook says."""
    hints: bool
    """Whether hints were allowed."""
    limit: int | None
    rounds: int
    ended_by: int | None
    seats: tuple[SeatResult, ...]
    is_branch: bool = False
    """Whether it was played on from a copy of a game."""

    @property
    def day(self) -> str:
        """The date: 2026-11-16."""
        return self.when[:10]

    def of(self, person: str) -> SeatResult | None:
        """How *person* fared, if they took part."""
        return next((seat for seat in self.seats if seat.person == person), None)

    @property
    def people(self) -> Iterator[SeatResult]:
        """The seats of people."""
        return (seat for seat in self.seats if seat.player is None)


@dataclass(frozen=True, slots=True)
class Played:
    """All that lies in the folder of games."""

    games: tuple[FinishedGame, ...] = ()
    """Finished games in the order in which they were played; copies of one game count once."""
    unfinished: int = 0
    unreadable: int = 0
    """Files that are damaged, foreign or of a newer version."""


@lru_cache(maxsize=4096)
def person_key(name: str) -> str:
    """The same for all spellings of a name that differ in capitals and spaces only."""
    return " ".join(name.split()).casefold()


def played_games(games: Iterable[FinishedGame], unfinished: int = 0, unreadable: int = 0) -> Played:
    """The shelf with these *games*, in whatever order they were read."""
    once: dict[str, FinishedGame] = {}
    for game in sorted(games, key=lambda game: (game.is_branch, game.when, game.file)):
        once.setdefault(game.digest, game)
    in_order = sorted(once.values(), key=lambda game: (game.when, game.file))
    return Played(tuple(in_order), unfinished, unreadable)


def summary_of(record: Record[Any, Any], file: str, saved: float, digest: str) -> FinishedGame:
    """What the finished *record* in *file*, *saved* then, tells; raises BrokenRecord if it is not sound."""
    outcome, shelf = record.outcome, GAMES[record.game]
    assert outcome is not None
    events: Iterator[Event] = (
        event for step in replay(shelf.rules, shelf.codec, record) for event in step.events
    )
    told = shelf.summarize(record.setup, events)
    return FinishedGame(
        file,
        when_begun(file, saved),
        digest,
        record.game,
        told.edition,
        told.is_standard,
        record.agreed.get("hints") == "on",
        told.limit,
        told.rounds,
        outcome.ended_by,
        tuple(
            SeatResult(
                who.name,
                who.player,
                outcome.scores[seat],
                seat in outcome.winners,
                seat in outcome.dropped_out,
                told.seats[seat].tallies,
                told.seats[seat].deeds,
            )
            for seat, who in enumerate(record.participants)
        ),
        bool(record.branches),
    )


def digest_of(text: str) -> str:
    """Equal for equal texts, and for no others."""
    return sha256(text.encode()).hexdigest()[:32]


def digest_of_game(record: Record[Any, Any], text: str) -> str:
    """Equal for all that was played on from one game, which its first seal tells; else for equal texts."""
    seal = record.entries[0].seal if record.entries else None
    return digest_of(text) if seal is None else seal.digest[:32]


def when_begun(file: str, saved: float) -> str:
    """The time in the name of *file*, which copying does not change; else when it was *saved*."""
    found = _STAMP.search(file)
    if found:
        try:
            return str(datetime(*map(int, found.groups())))  # type: ignore[arg-type]
        except ValueError:
            pass  # a number that only looks like a time
    return str(datetime.fromtimestamp(int(min(max(saved, 0.0), _LATEST))))


def to_json(game: FinishedGame) -> dict[str, object]:
    """The summary as JSON values."""
    return {
        "when": game.when,
        "digest": game.digest,
        "game": game.game,
        "edition": game.edition,
        "standard": game.is_standard,
        "hints": game.hints,
        "limit": game.limit,
        "rounds": game.rounds,
        "ended_by": game.ended_by,
        "branch": game.is_branch,
        "seats": [
            {
                "name": seat.name,
                "player": seat.player,
                "score": seat.score,
                "won": seat.is_winner,
                "out": seat.is_out,
                "tallies": dict(seat.tallies),
                "deeds": sorted(seat.deeds),
            }
            for seat in game.seats
        ],
    }


def from_json(file: str, node: Node) -> FinishedGame:
    """The summary that *node* holds, or a BadData that says what is wrong with it."""
    limit, ended_by = node.get("limit"), node.get("ended_by")
    return FinishedGame(
        file,
        _time(node["when"]),
        node["digest"].text(),
        node["game"].text(),
        node["edition"].text(),
        _truth(node["standard"]),
        _truth(node["hints"]),
        limit.integer(-_MOST, _MOST) if limit else None,
        node["rounds"].integer(0, _MOST),
        ended_by.integer(0, MOST_SEATS) if ended_by else None,
        tuple(_seat(seat) for seat in node["seats"].items(1, MOST_SEATS)),
        _truth(node["branch"]),
    )


def _seat(node: Node) -> SeatResult:
    player = node.get("player")
    return SeatResult(
        node["name"].text(),
        player.text() if player else None,
        node["score"].integer(-_MOST, _MOST),
        _truth(node["won"]),
        _truth(node["out"]),
        {name: count.integer(0, _MOST) for name, count in node["tallies"].entries()},
        frozenset(deed.text() for deed in node["deeds"].items(most=_MOST_NAMES)),
    )


def _time(node: Node) -> str:
    text = node.text()
    try:
        found = datetime.fromisoformat(text)
    except ValueError:
        raise node.fail("a time is expected") from None
    if str(found) != text or not _STAMP.match(found.strftime("%Y-%m-%d-%H%M%S")):
        raise node.fail("a time of these centuries is expected")
    return text


def _truth(node: Node) -> bool:
    if not isinstance(node.value, bool):
        raise node.fail("true or false is expected")
    return node.value
