"""A position of a saved game of Station Six, with everything that led to it."""

from dataclasses import dataclass
from pathlib import Path

from enix_desktop.engine import record_json as records
from enix_desktop.engine.match import Step, replay
from enix_desktop.engine.record import Record
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.station.codec import StationCodec
from enix_desktop.games.station.events import TurnBegan
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.rules import StationRules
from enix_desktop.games.station.state import State
from enix_desktop.games.station.table import Setup

RULES = StationRules()
CODEC = StationCodec()


@dataclass(frozen=True)
class Position:
    """A state, the state at the beginning of the record, and the moves in between."""

    beginning: State
    steps: tuple[Step[State, Move], ...]

    @property
    def state(self) -> State:
        return self.steps[-1].state if self.steps else self.beginning

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move brought about."""
        return tuple(self.steps[-1].events) if self.steps else ()

    @property
    def turns(self) -> tuple[Seat, ...]:
        """Who was in turn, one after the other, from the beginning of the record on."""
        told = [event for step in self.steps for event in step.events]
        later = [event.seat for event in told if isinstance(event, TurnBegan)]
        return (self.beginning.turn, *later)


def position_in(path: Path, after: int | None) -> Position:
    """The position in the record *path* after that many moves, or all; the whole record must be sound."""
    record: Record[Setup, Move] = records.read(path.read_text(encoding="utf-8"), {"station": CODEC})
    steps = tuple(replay(RULES, CODEC, record))
    if after is not None and after > len(steps):
        raise ValueError(f"after = {after}, but the record has only {len(steps)} moves")
    return Position(RULES.start(record.setup), steps[:after])
