"""What is chosen before a game begins."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from enum import Enum

from enix_desktop.app.play.help import AS_AGREED, HELP_CHOICES
from enix_desktop.app.play.undo import UNDO_CHOICES
from enix_desktop.app.system.settings import SPEED_CHOICES
from enix_desktop.catalogue import EDITION, Choice, Game
from enix_desktop.engine.errors import BadData
from enix_desktop.engine.reading import Node
from enix_desktop.engine.record_json import LARGEST_SEED
from enix_desktop.engine.rng import derived
from enix_desktop.players.blend import strength_of
from enix_desktop.players.keys import PlayerKey

PAWN_KEYS = ("red", "blue", "green", "yellow", "purple", "white")
USUAL_STRENGTH = 35
"""Where the slider of a handicap stands at first, in percent."""
USUAL_SEATS = 4
LONGEST_NAME = 24
PEOPLE_NAMES = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fanny")
COMPUTER_NAMES = ("Volta", "Joule", "Curie", "Watt", "Hertz", "Noether")
OWN_STYLES = {
    "Volta": "trickster",
    "Joule": "cautious",
    "Curie": "builder",
    "Watt": "greedy",
    "Hertz": "trickster",
    "Noether": "builder",
}
"""How the computer players of these names play if nobody says otherwise, where a game has such a style."""
OWN, PLAIN, SURPRISE = "own", "plain", "surprise"
"""What may be chosen as well as a style: the one of the name, none, or any that nobody knows before."""


@dataclass(frozen=True, slots=True)
class SeatChoice:
    """Who sits on one seat; without a *player* it is a person, else the computer player of that key."""

    name: str
    pawn: str
    player: str | None
    help: str = AS_AGREED
    """One of HELP_CHOICES: what a person wants, if that differs from what the table agreed."""
    style: str = OWN
    """How a computer player is to play: a style of the game, or `OWN`, `PLAIN` or `SURPRISE`."""
    options: Mapping[str, str] = field(default_factory=dict)
    """What the game offers for each seat, by key; the rest is as usual."""


class Problem(Enum):
    """Why a game cannot begin with these seats."""

    EMPTY_NAME = "empty name"
    LONG_NAME = "long name"
    STRANGE_NAME = "name with characters that cannot be shown"
    SAME_NAME = "same name"
    SAME_PAWN = "same pawn"
    UNKNOWN_PAWN = "unknown pawn"
    UNKNOWN_PLAYER = "unknown player"
    UNKNOWN_STYLE = "unknown style"


@dataclass(frozen=True, slots=True)
class Choices:
    """Everything that is chosen before a game begins."""

    game: str
    seats: tuple[SeatChoice, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    """What the game offers, by key; the rest is as usual."""
    assistance: bool = True
    undo: str = "own"
    speed: str = "normal"
    by_hand: bool = False
    """Whether the beginning is arranged by hand, where the game knows how."""
    seed: int | None = None
    hints: bool = True
    tutor: bool = False
    """Whether a choice that seems dear is asked about, where the game can tell."""

    def without_seed(self) -> "Choices":
        """The same table with new luck."""
        return replace(self, seed=None)

    def for_next_time(self, game: Game) -> "Choices":
        """What is worth remembering: the same table with new luck; a first game is played only once."""
        usual, first = game.usual_choices(), game.first_choices()
        options = {
            key: usual[key] if value == first.get(key) else value for key, value in self.options.items()
        }
        return replace(self.without_seed(), options=options)

    def to_json(self) -> dict[str, object]:
        return {**asdict(self), "options": dict(self.options), "seats": [asdict(seat) for seat in self.seats]}

    def all_options(self, game: Game) -> dict[str, str]:
        """What the table has chosen, and for each seat, as the game reads it."""
        for_seats = {
            choice.key: ",".join(seat.options.get(choice.key, choice.values[0]) for seat in self.seats)
            for choice in game.seat_choices
        }
        return {**self.options, **for_seats}

    @classmethod
    def from_json(cls, game: Game, data: object) -> "Choices":
        """The choices for *game* in *data*, or the default ones if it is anything else."""
        try:
            return _read(game, Node(data, ""))
        except BadData:
            return default_choices(game)


def default_choices(game: Game) -> Choices:
    """One person against computers, four at the table if the game allows it."""
    seats = [SeatChoice(PEOPLE_NAMES[0], PAWN_KEYS[0], None)]
    while len(seats) < min(USUAL_SEATS, game.seats[-1]):
        seats.append(another_seat(game, seats))
    return Choices(game.id, tuple(seats), game.first_choices())


def first_game(game: Game, remembered: Choices) -> Choices:
    """A short first game: one person, called as in the choices *remembered*, against the weakest computer."""
    people = [seat for seat in remembered.seats if seat.player is None]
    seats = [people[0] if people else SeatChoice(PEOPLE_NAMES[0], PAWN_KEYS[0], None)]
    while len(seats) < max(2, game.seats[0]) and len(seats) < game.seats[-1]:
        seats.append(replace(another_seat(game, seats), player=game.levels[0], style=PLAIN))
    return Choices(game.id, tuple(seats), game.first_choices(), speed=remembered.speed)


def demonstration(game: Game, remembered: Choices) -> Choices:
    """A game to be watched: one computer player of each level, with the options and speed *remembered*."""
    seats: list[SeatChoice] = []
    while len(seats) < min(max(len(game.levels), game.seats[0]), game.seats[-1]):
        level = game.levels[len(seats) % len(game.levels)]
        seats.append(replace(another_seat(game, seats), player=level))
    return Choices(game.id, tuple(seats), remembered.options, speed=remembered.speed, hints=False)


def usual_level(game: Game) -> str:
    """Who joins a table if nobody says who: the second weakest."""
    return game.levels[min(1, len(game.levels) - 1)]


def another_seat(game: Game, seats: Sequence[SeatChoice]) -> SeatChoice:
    """A computer player to join *seats*, with a name and a pawn nobody has."""
    taken = {seat.pawn for seat in seats}
    pawn = next(key for key in PAWN_KEYS if key not in taken)
    return SeatChoice(free_name(COMPUTER_NAMES, seats), pawn, usual_level(game))


def styles_offered(game: Game) -> tuple[str, ...]:
    """What may be chosen as the style of a computer player; nothing where the game has no styles."""
    return (OWN, PLAIN, *game.styles, SURPRISE) if game.styles else (OWN,)


def own_style(game: Game, name: str) -> str | None:
    """The style in which *name* likes to play; None is the plain one."""
    styles = {_compared(known): style for known, style in OWN_STYLES.items()}
    style = styles.get(_compared(name))
    return style if style in game.styles else None


def player_of(game: Game, seat: SeatChoice, seed: int) -> str | None:
    """The key of the player that takes *seat* in the game dealt with *seed*: level and style."""
    if seat.player is None:
        return None
    style: str | None = seat.style
    if style == OWN:
        style = own_style(game, seat.name)
    elif style == PLAIN:
        style = None
    elif style == SURPRISE:
        styles = tuple(game.styles)
        style = styles[derived(seed, f"style/{_compared(seat.name)}") % len(styles)]
    return str(PlayerKey(seat.player, style))


def is_offered(game: Game, player: str) -> bool:
    """Whether *player* is a level of *game* or a handicap that can be chosen."""
    return player in game.levels or strength_of(player) is not None


def free_name(names: Sequence[str], seats: Sequence[SeatChoice]) -> str:
    """The first of *names* that nobody has; there are as many names as seats."""
    taken = {_compared(seat.name) for seat in seats}
    return next((name for name in names if _compared(name) not in taken), "")


def problems(game: Game, seats: Sequence[SeatChoice]) -> Mapping[int, Problem]:
    """For each seat that cannot stay as it is, by its index, the first reason."""
    names = Counter(_compared(seat.name) for seat in seats)
    pawns = Counter(seat.pawn for seat in seats)
    found = {}
    for index, seat in enumerate(seats):
        problem = _problem(game, seat, names, pawns)
        if problem:
            found[index] = problem
    return found


def _problem(
    game: Game, seat: SeatChoice, names: Mapping[str, int], pawns: Mapping[str, int]
) -> Problem | None:
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
    if seat.player is not None and not is_offered(game, seat.player):
        return Problem.UNKNOWN_PLAYER
    if seat.style not in styles_offered(game):
        return Problem.UNKNOWN_STYLE
    return None


def _compared(name: str) -> str:
    return " ".join(name.split()).casefold()


def _read(game: Game, root: Node) -> Choices:
    seats = tuple(_read_seat(game, node) for node in root["seats"].items(game.seats[0], game.seats[-1]))
    if problems(game, seats):
        raise root["seats"].fail("these seats cannot play together")
    seed, hints, tutor = root.get("seed"), root.get("hints"), root.get("tutor")
    # Before there were several games, an edition was all that could be chosen.
    chosen = root.get("options") or Node({EDITION: root["edition"].value}, "")
    by_hand = root.get("by_hand") or root["arrange"]
    options = {choice.key: _value_of(choice, chosen) for choice in game.choices}
    return Choices(
        game.id,
        seats,
        options,
        _yes_or_no(root["assistance"]),
        root["undo"].one_of(_by_key(UNDO_CHOICES), "policy"),
        root["speed"].one_of(_by_key(SPEED_CHOICES), "speed"),
        _yes_or_no(by_hand),
        seed.integer(0, LARGEST_SEED) if seed else None,
        _yes_or_no(hints) if hints else True,  # what was remembered before there were hints
        _yes_or_no(tutor) if tutor else False,
    )


def _read_seat(game: Game, node: Node) -> SeatChoice:
    player, wish, style = node.get("player"), node.get("help"), node.get("style")
    chosen = style.text() if style else OWN  # remembered before there were styles
    for_seat = node.get("options") if game.seat_choices else None
    return SeatChoice(
        node["name"].text(),
        node["pawn"].text(),
        _offered(game, player.text()) if player else None,
        wish.one_of(_by_key(HELP_CHOICES), "help") if wish else AS_AGREED,
        chosen if chosen in styles_offered(game) else OWN,
        {} if for_seat is None else {choice.key: _value_of(choice, for_seat) for choice in game.seat_choices},
    )


def _value_of(choice: Choice, chosen: Node) -> str:
    return chosen[choice.key].one_of(_by_key(choice.values), "option")


def _offered(game: Game, player: str) -> str:
    """The player, or who plays for it today: another version may have had other levels."""
    successor = game.former_players.get(player, player)
    return successor if is_offered(game, successor) else usual_level(game)


def _yes_or_no(node: Node) -> bool:
    if not isinstance(node.value, bool):
        raise node.fail("true or false is expected")
    return node.value


def _by_key(keys: Sequence[str]) -> dict[str, str]:
    return {key: key for key in keys}
