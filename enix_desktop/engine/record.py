"""A record is everything: save, replay, rule test and bug report are this value; `record_json` writes it."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Generic, Protocol, TypeVar

from enix_desktop.engine.branches import Branch, seed_after
from enix_desktop.engine.chance import Draw
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import Node
from enix_desktop.engine.rules import Outcome, Seat

VERSION = 3
WITHOUT_BRANCHES = 2
"""The version in which a game is written that was never copied: readers of that version still know it."""
LONGEST_NAME = 80
SetupT = TypeVar("SetupT")
MoveT = TypeVar("MoveT")
Json = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class Participant:
    """Who sits on a seat: a name, the key of a computer player unless a person plays, and a piece."""

    name: str
    player: str | None = None
    piece: str | None = None
    """The untranslated name of the piece that stands for this seat; the rules do not care."""

    def __post_init__(self) -> None:
        if len(self.name) > LONGEST_NAME or not self.name.isprintable():
            raise BadData(f"a name has up to {LONGEST_NAME} printable characters")


@dataclass(frozen=True, slots=True)
class Thought:
    """What it takes to recompute the decision of a computer player."""

    asked: int
    """How many moves had been made when the player was asked; in a joint decision others came in between."""
    iterations: int
    """How long it really thought."""


@dataclass(frozen=True, slots=True)
class Seal:
    """Binds a hidden choice to the moment in which it was made; see `engine.seals`."""

    salt: str
    digest: str


@dataclass(frozen=True, slots=True)
class Entry(Generic[MoveT]):
    """One move, who made it, the chance results it led to, and how a computer player came to it."""

    seat: Seat
    move: MoveT
    draws: tuple[Draw, ...] = ()
    thought: Thought | None = None
    """None if a person decided, if there was nothing to choose, or if no computer player could be asked."""
    seal: Seal | None = None
    """Only a choice that was hidden from others when it was made has one."""


@dataclass(slots=True)
class Record(Generic[SetupT, MoveT]):
    """A game from its setup to its last move."""

    game: str
    participants: tuple[Participant, ...]
    setup: SetupT
    entries: list[Entry[MoveT]] = field(default_factory=list)
    outcome: Outcome | None = None
    seed: int | None = None
    program: str = ""
    agreed: Mapping[str, str] = field(default_factory=dict)
    """What the table agreed besides the rules, by untranslated names; only the program cares."""
    branches: tuple[Branch, ...] = ()
    """Where the game went on from a copy, in order."""
    unfinished: Json | None = None
    """What a person is in the middle of, such as time used and pieces laid out; the program that wrote it
    goes on with it. It is JSON and short, or it is not written."""

    @property
    def version(self) -> int:
        """The version of the format in which this game is written."""
        return VERSION if self.branches else WITHOUT_BRANCHES

    @property
    def is_copy(self) -> bool:
        """Whether this is a copy of an unfinished game that nobody has played on."""
        return bool(self.branches) and self.branches[-1].seed is None

    def seed_after(self, moves: int) -> int | None:
        """The seed in force after *moves* moves."""
        return seed_after(moves, self.seed, self.branches)


class Codec(Protocol[SetupT, MoveT]):
    """How one game writes its values as JSON, and reads them back with errors that name the place."""

    rule_of_result: str
    """The id of the rule by which a result is computed."""

    def setup_json(self, setup: SetupT) -> Json:
        """The setup as JSON."""

    def read_setup(self, node: Node, seats: int) -> SetupT:
        """The setup that *node* describes."""

    def move_json(self, setup: SetupT, move: MoveT) -> Json:
        """The move as the entries of a JSON object; `ENTRY_NAMES` are not among them."""

    def read_move(self, setup: SetupT, node: Node) -> MoveT:
        """The move that *node* describes."""

    def draw_json(self, setup: SetupT, draw: Draw) -> Json:
        """The chance result as JSON."""

    def read_draw(self, setup: SetupT, node: Node) -> Draw:
        """The chance result that *node* describes."""

    def rule_of_draw(self, kind: str) -> str:
        """The id of the rule that asks for such a draw."""

    def plain(self, setup: SetupT, value: object) -> Json:
        """An event, a refusal or a view as JSON, with cards and the like by their names."""
