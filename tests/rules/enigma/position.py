"""A position of a saved game of ENIGMA, with everything that led to it."""

from dataclasses import dataclass
from pathlib import Path

from enix_desktop.engine import record_json as records
from enix_desktop.engine.match import Step, replay
from enix_desktop.engine.record import Record
from enix_desktop.engine.rules import Event
from enix_desktop.games.enigma.codec import EnigmaCodec
from enix_desktop.games.enigma.dealing import opening
from enix_desktop.games.enigma.moves import Move
from enix_desktop.games.enigma.rules import EnigmaRules
from enix_desktop.games.enigma.state import State
from enix_desktop.games.enigma.table import Setup

RULES = EnigmaRules()
CODEC = EnigmaCodec()


@dataclass(frozen=True)
class Position:
    """A state, how the record begins, and the moves in between."""

    setup: Setup
    steps: tuple[Step[State, Move], ...]

    @property
    def state(self) -> State:
        return self.steps[-1].state if self.steps else RULES.start(self.setup)

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last move brought about; before the first one, what happened at the beginning."""
        return tuple(self.steps[-1].events if self.steps else opening(self.setup))


def position_in(path: Path, after: int | None) -> Position:
    """The position in the record *path* after that many moves, or all; the whole record must be sound."""
    record: Record[Setup, Move] = records.read(path.read_text(encoding="utf-8"), {"enigma": CODEC})
    steps = tuple(replay(RULES, CODEC, record))
    if after is not None and after > len(steps):
        raise ValueError(f"after = {after}, but the record has only {len(steps)} moves")
    return Position(record.setup, steps[:after])
