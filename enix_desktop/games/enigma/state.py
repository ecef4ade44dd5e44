"""The state of a game of ENIGMA: a value that knows neither luck nor time."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import Nets, Tile, TileFace
from enix_desktop.games.enigma.moves import Pose, Result
from enix_desktop.games.enigma.network import Board, Cell
from enix_desktop.games.enigma.phases import Phase
from enix_desktop.games.enigma.puzzles.canonical import Canonical
from enix_desktop.games.enigma.table import Table


@dataclass(frozen=True, slots=True)
class Alone:
    """A puzzle that somebody solved alone, or not (E8, E9)."""

    posed: Pose
    result: Result


@dataclass(slots=True)
class State:
    """Everything there is, secrets included."""

    table: Table
    starter: Seat
    """The start player of this round."""
    piles: tuple[tuple[Tile, ...], ...]
    """By category, the top tile first."""
    board: Board
    points: list[int]
    supplies: list[int]
    """Networkers that are not on the table."""
    taken: list[Tile | None]
    """The tile of each seat in this round."""
    results: list[Result | None]
    """As far as they are in; hidden from others until all are (T1)."""
    waiting: tuple[Seat, ...] = ()
    """Who has still to place in this round, whoever is in turn first (R3)."""
    placed: Cell | None = None
    """Where the tile lies for which a networker is asked (N1)."""
    round: int = 1
    phase: Phase = Phase.CHOOSE
    ended_by: str = ""
    """The rule that ended the game: G1, G3, E8 or E9."""
    posed: Pose | None = None
    """Alone: the puzzle that is being solved."""
    alone: tuple[Alone, ...] = ()
    """Alone: what is behind."""
    looks: frozenset[Canonical] = frozenset()
    """Alone: all puzzles so far, so that none comes again turned or mirrored (E8)."""
    is_result_shown: bool = False
    """Whether the results of this round are public: since the last one came in (T4)."""
    backs: Mapping[Tile, Tile] = field(default_factory=dict)
    """In a world that somebody made up: the tile whose puzzle side a tile has, where it is not its own."""

    def copy(self) -> "State":
        """An equal state that shares nothing changeable."""
        return replace(
            self,
            points=self.points[:],
            supplies=self.supplies[:],
            taken=self.taken[:],
            results=self.results[:],
        )

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.table.seats)

    @property
    def order(self) -> tuple[Seat, ...]:
        """The order of this round (S3)."""
        return self.table.order(self.starter)

    def nets_of(self, tile: Tile) -> Nets:
        """The conduit side of *tile*."""
        return self.table.components.tiles[tile].nets

    def back_of(self, tile: Tile) -> Tile:
        """The tile whose puzzle side *tile* has: itself, but for worlds that somebody made up."""
        return self.backs.get(tile, tile)

    def puzzle_of(self, seat: Seat) -> TileFace | None:
        """The puzzle side of the tile that *seat* has taken."""
        tile = self.taken[seat]
        return None if tile is None else self.table.components.tiles[self.back_of(tile)]

    @property
    def to_move(self) -> tuple[Seat, ...]:
        """Every seat that owes a decision."""
        match self.phase:
            case Phase.CHOOSE:
                return tuple([seat for seat in self.order if self.taken[seat] is None])[:1]
            case Phase.SOLVE:
                return tuple([seat for seat in self.seats if self.results[seat] is None])
            case Phase.PLACE | Phase.NETWORKER:
                return self.waiting[:1]
            case Phase.POSE:
                return (0,)
            case Phase.OVER:
                return ()
