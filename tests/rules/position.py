"""A position of a saved record, with everything that led to it."""

from dataclasses import dataclass
from pathlib import Path

from enix_desktop.engine import record_json as records
from enix_desktop.engine.match import Step, replay
from enix_desktop.engine.record import Record
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.enix.codec import EnixCodec
from enix_desktop.games.enix.events import TurnBegan
from enix_desktop.games.enix.moves import Move
from enix_desktop.games.enix.phases import Phase
from enix_desktop.games.enix.rules import EnixRules
from enix_desktop.games.enix.state import State
from enix_desktop.games.enix.table import Setup

RULES = EnixRules()
CODEC = EnixCodec()


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
        """Who was in turn, from the beginning of the record on."""
        return tuple(event.seat for event in self._all_events() if isinstance(event, TurnBegan))

    @property
    def windows_in_this_turn(self) -> int:
        """How often everybody began to be asked since the turn began."""
        count, before = 0, self.beginning
        for step in self.steps:
            if any(isinstance(event, TurnBegan) for event in step.events):
                count = 0
            handed_on = before.phase is Phase.WINDOW and step.state.owing == before.owing[1:]
            if step.state.phase is Phase.WINDOW and not handed_on:
                count += 1
            before = step.state
        return count

    def _all_events(self) -> list[Event]:
        return [event for step in self.steps for event in step.events]


def read_record(path: Path) -> Record[Setup, Move]:
    """The record in the file *path*."""
    return records.read(path.read_text(encoding="utf-8"), {"enix": CODEC})


def position_of(record: Record[Setup, Move], after: int | None) -> Position:
    """The position after that many moves, or after all; the whole record must be sound."""
    steps = tuple(replay(RULES, CODEC, record))
    if after is not None and after > len(steps):
        raise ValueError(f"after = {after}, but the record has only {len(steps)} moves")
    return Position(RULES.start(record.setup), steps[:after])
