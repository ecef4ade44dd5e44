"""A game that is as small as a game can be: take one to three sticks; who takes the last one wins.

It leaves nothing to choose, has no levels and no words, and lots decide who is next: whatever works with
ENIX and with this one assumes neither.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from enix_desktop.catalogue import Game
from enix_desktop.engine.chance import Chance, Draw
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import Node
from enix_desktop.engine.record_json import ENTRY_NAMES
from enix_desktop.engine.rules import Event, ForeignMove, Outcome, Seat
from enix_desktop.engine.summary import GameSummary, SeatSummary
from enix_desktop.players.player import Choice, RandomPlayer

NEXT = "next"
MOST = 3


@dataclass(frozen=True)
class Setup:
    seats: int
    sticks: int


@dataclass
class State:
    seats: int
    sticks: int
    active: Seat = 0
    taken: list[int] = field(default_factory=list)
    moves: int = 0

    def copy(self) -> "State":
        return replace(self, taken=[*self.taken])


@dataclass(frozen=True, order=True)
class Take:
    count: int


@dataclass(frozen=True)
class Taken:
    seat: Seat
    count: int

    def seen_by(self, seat: Seat) -> "Taken":
        return self


@dataclass(frozen=True)
class Refusal:
    rule: str
    key: str
    facts: Mapping[str, object] = field(default_factory=dict)


class TinyRules:
    def deal(self, options: Setup, chance: Chance) -> Setup:
        return options if options.sticks else replace(options, sticks=chance.pick("heap", range(9, 20)))

    def start(self, setup: Setup) -> State:
        return State(setup.seats, setup.sticks, taken=[0] * setup.seats)

    def to_move(self, state: State) -> tuple[Seat, ...]:
        return (state.active,) if state.sticks else ()

    def legal_moves(self, state: State, seat: Seat) -> Sequence[Take]:
        return [Take(n) for n in range(1, MOST + 1) if self.refusal(state, seat, Take(n)) is None]

    def declining_move(self, state: State) -> Take | None:
        return None

    def is_secret(self, state: State) -> bool:
        return False

    def refusal(self, state: State, seat: Seat, move: Take) -> Refusal | None:
        if not isinstance(move, Take):
            raise ForeignMove(move)
        if seat not in self.to_move(state):
            return Refusal("T1", "not_in_turn")
        if not 1 <= move.count <= min(MOST, state.sticks):
            return Refusal("T2", "one_to_three", {"sticks": state.sticks})
        return None

    def transition(self, state: State, seat: Seat, move: Take, chance: Chance) -> Sequence[Event]:
        state.sticks -= move.count
        state.taken[seat] += move.count
        state.moves += 1
        if state.sticks:
            state.active = chance.pick(NEXT, range(state.seats))
        return [Taken(seat, move.count)]

    def view(self, state: State, seat: Seat) -> State:
        return state.copy()

    def open_secrets(self, view: Any) -> frozenset[object]:
        return frozenset()

    def round_number(self, state: State) -> int:
        return 1 + state.moves // state.seats

    def outcome(self, state: State) -> Outcome | None:
        return None if state.sticks else Outcome(tuple(state.taken), (state.active,))

    def with_other_secrets(self, state: State, seat: Seat, seed: int) -> State:
        return state.copy()

    def check(self, state: State) -> None:
        assert state.sticks >= 0
        assert 0 <= state.active < state.seats


class TinyCodec:
    rule_of_result = "T3"

    def setup_json(self, setup: Setup) -> Mapping[str, object]:
        return {"sticks": setup.sticks}

    def read_setup(self, node: Node, seats: int) -> Setup:
        return Setup(seats, node.only("sticks")["sticks"].integer(1, 100))

    def move_json(self, setup: Setup, move: Take) -> Mapping[str, object]:
        if not isinstance(move, Take):
            raise ForeignMove(move)
        return {"move": "take", "sticks": move.count}

    def read_move(self, setup: Setup, node: Node) -> Take:
        kind: type[Take] = node["move"].one_of({"take": Take}, "move")
        return kind(node.only("move", "sticks", *ENTRY_NAMES)["sticks"].integer(1, MOST))

    def draw_json(self, setup: Setup, draw: Draw) -> Mapping[str, object]:
        return {draw.kind: draw.result[0]}

    def read_draw(self, setup: Setup, node: Node) -> Draw:
        return Draw(NEXT, (node.only(NEXT)[NEXT].integer(0, setup.seats - 1),))

    def rule_of_draw(self, kind: str) -> str:
        return "T4"

    def plain(self, setup: Setup, value: Any) -> Mapping[str, object]:
        match value:
            case Taken():
                return {"event": "Taken", **asdict(value)}
            case Refusal():
                return {"refusal": value.key, **value.facts}
            case _:
                return asdict(value)


class ModestPlayer:
    def choose(self, view: object, moves: Sequence[Take], seed: int, budget: object = None) -> Choice[Take]:
        return Choice(moves[0])


class TinyWatching:
    def open_view(self, state: State, seat: Seat) -> State:
        return state.copy()

    def turn_begun(self, event: Event) -> Seat | None:
        return None

    def mark(self, event: Event) -> str | None:
        return None


@dataclass(frozen=True)
class Heap:
    """Makes the options of a table with so many sticks; lots decide if there are none."""

    sticks: int = 0

    def __call__(self, values: object, seats: int) -> Setup:
        return Setup(seats, self.sticks)


def variant(changes: Mapping[str, str]) -> Heap:
    text = changes.get("sticks", "0")
    if not text.isdigit():
        raise BadData(f"sticks={text}: a whole number is needed.")
    return Heap(int(text))


TINY = Game(
    id="tiny",
    rules=TinyRules(),
    codec=TinyCodec(),
    watching=TinyWatching(),
    players={"random": RandomPlayer(), "modest": ModestPlayer()},
    levels=(),
    adviser=None,
    former_players={},
    choices=(),
    seats=range(2, 4),
    options=Heap(),
    changeable=("sticks",),
    variant=variant,
    board=lambda state: {"sticks": state.sticks},
    summarize=lambda setup, events: GameSummary("", True, None, 0, (SeatSummary(),) * setup.seats),
)
