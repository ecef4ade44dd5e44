"""What is chosen before a game begins."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from enum import Enum

from enix_desktop.app.play.undo import UNDO_CHOICES
from enix_desktop.app.system.settings import SPEED_CHOICES
from enix_desktop.catalogue import ENIX
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import Node
from enix_desktop.engine.record import LARGEST_SEED
from enix_desktop.players.blend import strength_of

PAWN_KEYS = ("red", "blue", "green", "yellow", "purple", "white")
LEVELS: tuple[str, ...] = tuple(ENIX.levels)
"""Keys of the computer players that are offered, the weakest first; between them there are handicaps."""
USUAL_LEVEL = "casual" if "casual" in LEVELS else LEVELS[-1]
USUAL_STRENGTH = 35
"""Where the slider of a handicap stands at first, in percent."""
DEMONSTRATING = 4
"""So many computer players show how the game is played."""
LONGEST_NAME = 24
PEOPLE_NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fanny")
COMPUTER_NAMES = ("Volta", "Joule", "Curie", "Watt", "Hertz", "Noether")


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who sits on one seat; without a *player* it is a person, else the computer player of that key."""

    name: str
    pawn: str
    player: str | None


class Problem(Enum):
    """Why a game cannot begin with these seats."""

    EMPTY_NAME = "empty name"
    LONG_NAME = "long name"
    STRANGE_NAME = "name with characters that cannot be shown"
    SAME_NAME = "same name"
    SAME_PAWN = "same pawn"
    UNKNOWN_PAWN = "unknown pawn"
    UNKNOWN_PLAYER = "unknown player"


@dataclass(frozen=True, slots=True)
class Choices:
    """Everything that is chosen before a game begins."""

    edition: str
    seats: tuple[SeatChoice, ...]
    assistance: bool = True
    undo: str = "own"
    speed: str = "normal"
    arrange: bool = False
    seed: int | None = None
    hints: bool = True

    def without_seed(self) -> "Choices":
        """The same table with new luck: what is worth remembering."""
        return replace(self, seed=None)

    def to_json(self) -> dict[str, object]:
        """These choices as JSON values."""
        return {**asdict(self), "seats": [asdict(seat) for seat in self.seats]}

    @classmethod
    def from_json(cls, data: object) -> "Choices":
        """The choices in *data*, or the default ones if it is anything else."""
        try:
            return _read(Node(data, ""))
        except BadData:
            return default_choices()


def default_choices() -> Choices:
    """One person against three computers."""
    seats = [SeatChoice(PEOPLE_NAMES[0], PAWN_KEYS[0], None)]
    for _ in range(3):
        seats.append(another_seat(seats))
    return Choices(ENIX.editions[0], tuple(seats))


def first_game(remembered: Choices) -> Choices:
    """A short first game: one person, called as in the choices *remembered*, against the weakest computer."""
    people = [seat for seat in remembered.seats if seat.player is None]
    person = people[0] if people else SeatChoice(PEOPLE_NAMES[0], PAWN_KEYS[0], None)
    novice = replace(another_seat([person]), player=LEVELS[0])
    return Choices(ENIX.editions[0], (person, novice), speed=remembered.speed)


def demonstration(remembered: Choices) -> Choices:
    """A game to be watched: one computer player of each level, at the edition and speed *remembered*."""
    seats: list[SeatChoice] = []
    for level in LEVELS[:DEMONSTRATING]:
        seats.append(replace(another_seat(seats), player=level))
    return Choices(remembered.edition, tuple(seats), speed=remembered.speed, hints=False)


def another_seat(seats: Sequence[SeatChoice]) -> SeatChoice:
    """A computer player to join *seats*, with a name and a pawn nobody has."""
    taken = {seat.pawn for seat in seats}
    pawn = next(key for key in PAWN_KEYS if key not in taken)
    return SeatChoice(free_name(COMPUTER_NAMES, seats), pawn, USUAL_LEVEL)


def is_offered(player: str) -> bool:
    """Whether *player* is a level or a handicap that can be chosen."""
    return player in LEVELS or strength_of(player) is not None


def free_name(names: Sequence[str], seats: Sequence[SeatChoice]) -> str:
    """The first of *names* that nobody has; there are as many names as seats."""
    taken = {_compared(seat.name) for seat in seats}
    return next((name for name in names if _compared(name) not in taken), "")


def problems(seats: Sequence[SeatChoice]) -> Mapping[int, Problem]:
    """For each seat that cannot stay as it is, by its index, the first reason."""
    names = Counter(_compared(seat.name) for seat in seats)
    pawns = Counter(seat.pawn for seat in seats)
    found = {}
    for index, seat in enumerate(seats):
        problem = _problem(seat, names, pawns)
        if problem:
            found[index] = problem
    return found


def _problem(seat: SeatChoice, names: Mapping[str, int], pawns: Mapping[str, int]) -> Problem | None:
    if not seat.name.strip():
        return Problem.EMPTY_NAME
    if len(seat.name.strip()) > LONGEST_NAME:
        return Problem.LONG_NAME
    if not seat.name.isprintable():
        return Problem.STRANGE_NAME
    if names[_compared(seat.name)] > 1:
        return Problem.SAME_NAME
    if seat.pawn not in PAWN_KEYS:
        return Problem.UNKNOWN_PAWN
    if pawns[seat.pawn] > 1:
        return Problem.SAME_PAWN
    if seat.player is not None and not is_offered(seat.player):
        return Problem.UNKNOWN_PLAYER
    return None


def _compared(name: str) -> str:
    return " ".join(name.split()).casefold()


def _read(root: Node) -> Choices:
    seats = tuple(_read_seat(node) for node in root["seats"].items(ENIX.seats[0], ENIX.seats[-1]))
    if problems(seats):
        raise root["seats"].fail("these seats cannot play together")
    seed, hints = root.get("seed"), root.get("hints")
    return Choices(
        root["edition"].one_of(_by_key(ENIX.editions), "edition"),
        seats,
        _yes_or_no(root["assistance"]),
        root["undo"].one_of(_by_key(UNDO_CHOICES), "policy"),
        root["speed"].one_of(_by_key(SPEED_CHOICES), "speed"),
        _yes_or_no(root["arrange"]),
        seed.integer(0, LARGEST_SEED) if seed else None,
        _yes_or_no(hints) if hints else True,  # what was remembered before there were hints
    )


def _read_seat(node: Node) -> SeatChoice:
    player = node.get("player")
    return SeatChoice(node["name"].text(), node["pawn"].text(), _offered(player.text()) if player else None)


def _offered(player: str) -> str:
    """The player, or who plays for it today: another version may have had other levels."""
    successor = ENIX.former_players.get(player, player)
    return successor if is_offered(successor) else USUAL_LEVEL


def _yes_or_no(node: Node) -> bool:
    if not isinstance(node.value, bool):
        raise node.fail("true or false is expected")
    return node.value


def _by_key(keys: Sequence[str]) -> dict[str, str]:
    return {key: key for key in keys}
