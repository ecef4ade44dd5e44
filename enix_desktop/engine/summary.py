"""Summary of a finished game, in one form for all games."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeAlias

from enix_desktop.engine.rules import Event


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What one seat did: counted things and remarkable deeds, by untranslated names."""

    tallies: Mapping[str, int] = field(default_factory=dict)
    deeds: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class GameSummary:
    """One game, summarized from all its events."""

    edition: str
    is_standard: bool
    """Whether it began and was played as the rulebook says: not a variant, not a composed position."""
    limit: int | None
    """The highest score that does not drop out, if the game has such a thing."""
    rounds: int
    seats: tuple[SeatSummary, ...]


class Listener:
    """Hears the events of a game, one after the other; a game says what counts."""

    def __init__(self, seats: int, rounds: int = 1) -> None:
        self.rounds = rounds
        self.tallies: list[Counter[str]] = [Counter() for _ in range(seats)]
        self.deeds: list[set[str]] = [set() for _ in range(seats)]

    def hear(self, event: Event) -> None:
        """Count what happened next."""
        raise NotImplementedError

    def summary(
        self,
        happened: Iterable[Event],
        *,
        is_standard: bool,
        edition: str = "standard",
        limit: int | None = None,
    ) -> GameSummary:
        """What the game was like in which all this happened."""
        for event in happened:
            self.hear(event)
        seats = zip(self.tallies, self.deeds, strict=True)
        counted = tuple(SeatSummary(dict(sorted(each.items())), frozenset(deeds)) for each, deeds in seats)
        return GameSummary(edition, is_standard, limit, self.rounds, counted)


Summarize: TypeAlias = Callable[[Any, Iterable[Event]], GameSummary]
"""Tells what the game with this setup and these events was like."""


@lru_cache(maxsize=4096)
def person_key(name: str) -> str:
    """The same for all spellings of a name that differ in capitals and spaces only."""
    return " ".join(name.split()).casefold()


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
    """A saved game that is over: its summary with names and results."""

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
        return next((seat for seat in self.seats if seat.person == person), None)

    @property
    def is_alone(self) -> bool:
        """Whether nobody else was at the table, so that winning means nothing."""
        return len(self.seats) == 1

    @property
    def people(self) -> Iterator[SeatResult]:
        return (seat for seat in self.seats if seat.player is None)
