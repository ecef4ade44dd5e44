"""How a composed position of ENIGMA is described; what is not said is filled in."""

import re
from collections.abc import Mapping

from enix_desktop.engine.chance import SeededChance
from enix_desktop.games.enigma.dealing import NETWORKERS, chamber, deal
from enix_desktop.games.enigma.faces import CATEGORIES, Tile
from enix_desktop.games.enigma.network import Cell
from enix_desktop.games.enigma.table import PlacedTile, Position, Setup, Table, options
from tests.rules.enigma.words import cell_called, nets_called, tile_called
from tests.rules.words import NotUnderstood

OPTIONS = (
    *("timer", "limit", "goal", "puzzles", "open_race", "head_start"),
    *("mode", "category", "difficulty", "day"),
)
ENTRIES = {
    *("seats", "seed", "dealt", "start", "round", "points", "tiles", "networkers", "has_start", "tops"),
    *("left", "moves", *OPTIONS),
}
_TILE = re.compile(r"(.+) at (\(.+\)) turned (\d)")
_NETWORKER = re.compile(r"seat (\d) on (\(.+\)), net (\d), cell (\d)")


def setup_of(compose: Mapping[str, object]) -> Setup:
    """The setup that the table *compose* describes."""
    if unknown := set(compose) - ENTRIES:
        raise NotUnderstood(f"unknown entries in [compose]: {', '.join(sorted(unknown))}")
    chosen = {name: str(compose[name]) for name in OPTIONS if name in compose}
    seats = _number(compose, "seats", 2)
    if "dealt" in compose and "start" in compose:
        chosen["start"] = str(compose["start"])
    table = options(chosen, seats)
    if "dealt" in compose or table.is_alone:
        return deal(table, SeededChance(_number(compose, "seed", 1)))
    networkers = tuple(_networker(text) for text in _texts(compose, "networkers"))
    on_table = [owner for *_, owner in networkers]
    position = Position(
        _number(compose, "round", 1),
        _points(compose, seats),
        tuple(NETWORKERS - on_table.count(seat) for seat in range(seats)),
        tuple(_placed(text) for text in _texts(compose, "tiles")),
        networkers,
        bool(compose.get("has_start", True)),
    )
    return Setup(table, _number(compose, "start", 0), _piles(compose, table), position)


def _piles(compose: Mapping[str, object], table: Table) -> tuple[tuple[Tile, ...], ...]:
    """All tiles in their order, those of `tops` on top; `left` says how many remain in which pile."""
    tops = [tile_called(name) for text in _texts(compose, "tops") for name in text.split()]
    left = compose.get("left", {})
    assert isinstance(left, dict), "left: a table is expected"
    piles = []
    for category in CATEGORIES:
        tiles = chamber(table, category)
        first = [tile for tile in tops if tile in tiles]
        pile = (*first, *(tile for tile in tiles if tile not in first))
        piles.append(pile[: left.get(category.value, len(pile))])
    return tuple(piles)


def _points(compose: Mapping[str, object], seats: int) -> tuple[int, ...]:
    points = compose.get("points", [0] * seats)
    assert isinstance(points, list), "points: a list is expected"
    return tuple(int(number) for number in points)


def _placed(text: str) -> PlacedTile:
    found = _TILE.fullmatch(text)
    if found is None:
        raise NotUnderstood(f'expected is "NETS at (x, y) turned 0", not "{text}"')
    return PlacedTile(cell_called(found[2]), nets_called(found[1]), int(found[3]))


def _networker(text: str) -> tuple[Cell, int, int, int]:
    found = _NETWORKER.fullmatch(text)
    if found is None:
        raise NotUnderstood(f'expected is "seat 0 on (x, y), net 0, cell 0", not "{text}"')
    return cell_called(found[2]), int(found[3]), int(found[4]), int(found[1])


def _number(compose: Mapping[str, object], name: str, usual: int) -> int:
    value = compose.get(name, usual)
    assert isinstance(value, int), f"{name}: a number is expected"
    return value


def _texts(compose: Mapping[str, object], name: str) -> list[str]:
    value = compose.get(name, [])
    assert isinstance(value, list), f"{name}: a list is expected"
    return [str(text) for text in value]
