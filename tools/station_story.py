"""How a lesson game of Station Six is told: its deal or position, and luck that is wished for."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from enix_desktop.engine.chance import Draw, SeededChance
from enix_desktop.engine.record import Participant, Record
from enix_desktop.engine.rng import shuffled
from enix_desktop.games.station.codec import StationCodec
from enix_desktop.games.station.components import (
    COLOUR_BY_KEY,
    STATION_BY_KEY,
    STATIONS,
    Card,
    Station,
    standard_components,
)
from enix_desktop.games.station.moves import Move
from enix_desktop.games.station.rules import StationRules
from enix_desktop.games.station.table import Position, Setup, Table, options
from tools.lesson_story import Story

COMPONENTS = standard_components()
_KINDS = list(zip(COMPONENTS.colours, COMPONENTS.symbols, strict=True))


def card(name: str) -> Card:
    """The card with this colour and station, such as `white port`; `white port 2` is the second of them."""
    colour, symbol, *copy = name.split()
    first = _KINDS.index((COLOUR_BY_KEY[colour], STATION_BY_KEY[symbol]))
    number = first + (int(copy[0]) - 1 if copy else 0)
    assert _KINDS[number] == _KINDS[first], f"there is no {name}"
    return number


def cards(*names: str) -> tuple[Card, ...]:
    """These cards, in this order."""
    return tuple(map(card, names))


def lit(*names: str) -> tuple[str, ...]:
    """What lights these cards of the hand."""
    return tuple(f"card:{card(name)}" for name in names)


def dealt(hands: Sequence[Sequence[str]], display: Sequence[str], tops: Sequence[str]) -> Setup:
    """A first game with these hands and open cards; the pile begins with *tops*, the first uppermost."""
    turns = [name for turn in zip(*hands, strict=True) for name in turn]
    named = cards(*turns, *display, *tops)
    energy = (COMPONENTS.start,) * len(hands)
    table = _table(len(hands))
    return Setup(
        table,
        COMPONENTS.first_ring,
        COMPONENTS.first_spare,
        energy,
        (*named, *_rest(named, COMPONENTS.all_cards)),
    )


@dataclass(frozen=True, slots=True)
class At:
    """When *station* becomes active in a round of this number: energies of each seat, lasers and shuttles."""

    station: Station
    round: int
    energy: tuple[tuple[int, ...], ...]
    laser: tuple[int, ...]
    shuttles: tuple[Station | None, ...] = (None, None)


def composed(
    at: At, hands: Sequence[Sequence[str]], display: Sequence[str], tops: Sequence[str], *, discards: int
) -> Setup:
    """A position with so many cards discarded; on one field seat 0 is on top."""
    top, shown = cards(*tops), cards(*display)
    held = tuple(cards(*hand) for hand in hands)
    rest = _rest((*top, *shown, *(each for hand in held for each in hand)), COMPONENTS.all_cards)
    seats = range(len(hands))
    inner = tuple(
        tuple(sorted(seats, key=[-row[station] for row in at.energy].__getitem__)) for station in STATIONS
    )
    position = Position(
        held, shown, rest[:discards], at.laser, at.shuttles, at.round, at.station, inner, outer=()
    )
    pile = (*top, *rest[discards:])
    ring, spare = COMPONENTS.first_ring, COMPONENTS.first_spare
    return Setup(_table(len(hands)), ring, spare, at.energy, pile, position)


def _table(seats: int) -> Table:
    return options({"bridges": "first_game"}, seats)


def _rest(named: Sequence[Card], every: Iterable[Card]) -> tuple[Card, ...]:
    """All other cards, well mixed and always alike."""
    assert len(set(named)) == len(named), "a card is named twice"
    return shuffled(0, "rest", [each for each in every if each not in set(named)])


class WishedChance(SeededChance):
    """Draws the cards that a lesson needs, and leaves in order what would be shuffled."""

    def __init__(self, wishes: Sequence[Card]) -> None:
        super().__init__(0)
        self._wishes = list(reversed(wishes))

    def order(self, kind: str, items: Sequence[int]) -> tuple[int, ...]:
        """All *items* as they are."""
        self._drawn.append(Draw(kind, tuple(items)))
        return tuple(items)

    def pick(self, kind: str, items: Sequence[int]) -> int:
        wish = self._wishes.pop()
        assert wish in items, "what is wished for is not there"
        self._drawn.append(Draw(kind, (wish,)))
        return wish


class StationStory(Story):
    """A game of Station Six told in lessons."""

    def __init__(self, setup: Setup, players: Sequence[Participant], *stolen: str) -> None:
        """*stolen* are the cards that are drawn from hands, in order."""
        record: Record[Setup, Move] = Record("station", tuple(players), setup, program="lesson")
        super().__init__(StationRules(), StationCodec(), record, WishedChance(cards(*stolen)))
