"""What one seat may know of a game (C6, T7); EVERYBODY knows nobody's secrets."""

from dataclasses import dataclass

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.events import Race
from enix_desktop.games.enigma.faces import Nets
from enix_desktop.games.enigma.moves import Pose, Result
from enix_desktop.games.enigma.network import Board, Cell
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.puzzle import Category, Puzzle
from enix_desktop.games.enigma.state import Alone
from enix_desktop.games.enigma.table import Table


@dataclass(slots=True)
class View:
    """A game as *seat* sees it: public facts, and its own secrets. Tuples are by seat."""

    seat: Seat
    table: Table
    round: int
    phase: Phase
    to_move: tuple[Seat, ...]
    starter: Seat
    order: tuple[Seat, ...]
    points: tuple[int, ...]
    supplies: tuple[int, ...]
    board: Board
    pile_sizes: tuple[int, ...]
    """By category."""
    tops: tuple[Nets | None, ...]
    """By category, the conduit side on top; None where the pile is empty."""
    taken: tuple[Category | None, ...]
    """Which category each seat took in this round."""
    sides: tuple[Nets | None, ...]
    """The conduit side of the tile that each seat took."""
    has_result: tuple[bool, ...]
    """Who has solved or stopped: public once all have; before that only the own one."""
    waiting: tuple[Seat, ...]
    """Who has still to place, in order."""
    placed: Cell | None
    """Where the tile lies for which a networker is asked."""
    races: tuple[Race, ...] | None
    """How this round was solved, once all results are in."""
    puzzle: Puzzle | None
    """The own puzzle side while solving."""
    difficulty: int | None
    """Of the own puzzle (Z4)."""
    result: Result | None
    """The own one of this round."""
    ended_by: str
    posed: Pose | None
    alone: tuple[Alone, ...]
    winners: tuple[Seat, ...] | None
