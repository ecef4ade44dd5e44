"""How a composed position of Hertzschlag is described; what is not said is filled in."""

from collections.abc import Mapping, Sequence
from itertools import islice

from enix_desktop.engine.chance import SeededChance
from enix_desktop.games.hertzschlag.components import standard_components
from enix_desktop.games.hertzschlag.dealing import deal
from enix_desktop.games.hertzschlag.faces import PLANTS as ALL_PLANTS
from enix_desktop.games.hertzschlag.faces import Card
from enix_desktop.games.hertzschlag.table import Position, Setup, Table, options
from tests.rules.hertzschlag.words import CARDS, EVENTS, PLANTS, called
from tests.rules.words import NotUnderstood

ENTRIES = {
    *("seats", "seed", "dealt", "hands", "goals", "start", "round", "marker", "money", "displays", "removed"),
    *("shown", "event", "used", "calm", "cheaper", "talk", "talk_time", "fair_start", "moves"),
}


def setup_of(compose: Mapping[str, object]) -> Setup:
    """The setup that the table *compose* describes."""
    if unknown := set(compose) - ENTRIES:
        raise NotUnderstood(f"unknown entries in [compose]: {', '.join(sorted(unknown))}")
    if "dealt" in compose:
        table = _table(compose, _number(compose, "seats", 3), start=compose.get("start"))
        return deal(table, SeededChance(_number(compose, "seed", 1)))
    wanted = _lists(compose.get("hands", []))
    seats = _number(compose, "seats", max(3, len(wanted)))
    table = _table(compose, seats)
    displays, removed = (_for_each(_lists(compose.get(name, [])), seats) for name in ("displays", "removed"))
    position = Position(
        _number(compose, "round", 1),
        _number(compose, "marker", 0),
        _money(compose.get("money", table.numbers.start_money), seats),
        displays,
        removed,
        called(compose.get("shown", ""), EVENTS),
        tuple(plant not in _used(compose) for plant in ALL_PLANTS),
        _number(compose, "calm", 0),
        _number(compose, "cheaper", 0),
    )
    event = called(compose["event"], EVENTS)[0] if "event" in compose else None
    goals = _numbers(compose.get("goals", list(range(1, seats + 1))))
    return Setup(
        table,
        _number(compose, "start", 0),
        _filled(_for_each(wanted, seats), [*displays, *removed], table.numbers.hand),
        tuple(goal - 1 for goal in goals),
        event,
        position,
    )


def _table(compose: Mapping[str, object], seats: int, start: object = None) -> Table:
    """The options; without a word about it a composed game has no talk, a dealt one is as usual."""
    usual = "dealt" in compose
    chosen = {"talk": "on" if compose.get("talk", usual) else "off"}
    chosen["fair_start"] = "on" if compose.get("fair_start", True) else "off"
    chosen["talk_time"] = str(compose.get("talk_time", 0))
    return options(chosen if start is None else chosen | {"start": str(start)}, seats)


def _filled(
    hands: Sequence[Sequence[Card]], elsewhere: Sequence[Sequence[Card]], size: int
) -> tuple[tuple[Card, ...], ...]:
    """The hands with so many cards each: what is missing are cards that nobody named, in their order."""
    named = [card for cards in (*hands, *elsewhere) for card in cards]
    if len(set(named)) < len(named):
        raise NotUnderstood("a card is named twice")
    free = iter([card for card in standard_components().all_cards if card not in named])
    return tuple(tuple(sorted((*hand, *islice(free, size - len(hand))))) for hand in hands)


def _used(compose: Mapping[str, object]) -> list[int]:
    names = _list(compose.get("used", []))
    return [PLANTS[str(name)] for name in names]


def _money(said: object, seats: int) -> tuple[int, ...]:
    return (said,) * seats if isinstance(said, int) else _numbers(said)


def _lists(said: object) -> list[tuple[Card, ...]]:
    return [called(names, CARDS) for names in _list(said)]


def _for_each(lists: list[tuple[Card, ...]], seats: int) -> tuple[tuple[Card, ...], ...]:
    return (*lists, *[()] * (seats - len(lists)))


def _number(compose: Mapping[str, object], name: str, usual: int) -> int:
    value = compose.get(name, usual)
    assert isinstance(value, int), f"{name}: a number is expected"
    return value


def _list(value: object) -> list[object]:
    assert isinstance(value, list), f"a list is expected, not {value!r}"
    return value


def _numbers(value: object) -> tuple[int, ...]:
    found = []
    for item in _list(value):
        assert isinstance(item, int), f"a number is expected, not {item!r}"
        found.append(item)
    return tuple(found)
