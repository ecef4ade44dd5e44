"""What a finished game was like, in a form that is the same for every game."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from enix_desktop.engine.rules import Event


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """What one seat did: counted things and remarkable deeds, by untranslated names."""

    tallies: Mapping[str, int] = field(default_factory=dict)
    deeds: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class GameSummary:
    """One game as told by its events from the first to the last."""

    edition: str
    is_standard: bool
    """Whether it began and was played as the rulebook says: not a variant, not a composed position."""
    limit: int | None
    """The highest score that does not drop out, if the game has such a thing."""
    rounds: int
    seats: tuple[SeatSummary, ...]


Summarize: TypeAlias = Callable[[Any, Iterable[Event]], GameSummary]
"""Tells what the game with this setup and these events was like."""
