"""The setup of a game as JSON, and what must hold for it (S1 to S3, E1 to E9)."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import date

from enix_desktop.engine.errors import BrokenRecord
from enix_desktop.engine.reading import Node
from enix_desktop.games.enigma.components import Components, components_of_version
from enix_desktop.games.enigma.components_json import nets_json, read_nets
from enix_desktop.games.enigma.dealing import NETWORKERS, START_CELL, chamber, start
from enix_desktop.games.enigma.faces import CATEGORIES, Tile
from enix_desktop.games.enigma.invariants import check
from enix_desktop.games.enigma.network import Cell
from enix_desktop.games.enigma.table import (
    DIFFICULTY_CHOICES,
    LOT,
    MIX,
    RISING,
    SEATS,
    HeadStart,
    Mode,
    OpenRace,
    PlacedTile,
    Position,
    Puzzles,
    Setup,
    Table,
)

_OPTIONS = (
    *("timer", "limit", "open_race", "start", "goal", "puzzles", "head_start"),
    *("mode", "category", "difficulty", "day"),
)
_POSITION = ("round", "points", "supplies", "tiles", "networkers", "has_start")
LONGEST_SECONDS = 3600
"""No variant has a longer timer or limit (E1, E2)."""
HIGHEST_GOAL = 1000
_MOST_POINTS = 10**4
_FARTHEST = 1000
_MOST_TILES = 1000
_HEAD_STARTS = {start.name.lower(): start for start in HeadStart}


def setup_json(setup: Setup) -> Mapping[str, object]:
    """The setup as JSON."""
    components = setup.table.components
    document: dict[str, object] = {
        "components": components.version,
        "options": _options_json(setup.table),
        "starter": setup.starter,
        "piles": [[components.tiles[tile].id for tile in pile] for pile in setup.piles],
    }
    if setup.position is not None:
        document["position"] = _position_json(setup.position)
    return document


def _options_json(table: Table) -> Mapping[str, object]:
    if table.is_alone:
        if table.mode is Mode.DAY:
            return {"mode": table.mode.value, "day": table.day}
        category = MIX if table.category is None else table.category.value
        return {
            "mode": table.mode.value,
            "category": category,
            "difficulty": str(table.difficulty or RISING),
        }
    return {
        "timer": table.timer,
        "limit": table.limit,
        "open_race": table.open_race.value,
        "start": LOT if table.start is None else str(table.start),
        "goal": table.goal,
        "puzzles": table.puzzles.value,
        "head_start": [one.name.lower() for one in table.head_starts],
    }


def _position_json(position: Position) -> Mapping[str, object]:
    return {
        "round": position.round,
        "points": list(position.points),
        "supplies": list(position.supplies),
        "tiles": [[*placed.cell, placed.rotation, nets_json(placed.nets)] for placed in position.tiles],
        "networkers": [[*cell, net, number, seat] for cell, net, number, seat in position.networkers],
        "has_start": position.has_start,
    }


def read_setup(node: Node, seats: int) -> Setup:
    """The setup that *node* describes, or an error that names the place or the broken rule."""
    node.only("components", "options", "starter", "piles", "position")
    if seats not in SEATS:
        raise node.fail(f"ENIGMA is played by {SEATS[0]} to {SEATS[-1]} players, not by {seats}")
    table = _table(node, seats)
    position = node.get("position")
    if position is not None and table.is_alone:
        raise node["position"].fail("alone there is no board (E8)")
    setup = Setup(
        table,
        node["starter"].integer(0, seats - 1),
        _piles(node["piles"], table.components),
        None if position is None else _position(position, table),
    )
    _check(setup)
    return setup


def _piles(node: Node, components: Components) -> tuple[tuple[Tile, ...], ...]:
    ids = {face.id: number for number, face in enumerate(components.tiles)}
    count = len(CATEGORIES)
    return tuple(
        tuple(tile.one_of(ids, "tile") for tile in pile.items(most=len(ids)))
        for pile in node.items(count, count)
    )


def _table(node: Node, seats: int) -> Table:
    version = node["components"].integer(1, 10**6)
    components = components_of_version(version)
    if components is None:
        raise node["components"].fail(f"version {version} of the components is not known to this program")
    chosen = node["options"].only(*_OPTIONS)
    return _alone(chosen, components) if seats == 1 else _match(chosen, components, seats)


def _match(chosen: Node, components: Components, seats: int) -> Table:
    chosen.only(*_OPTIONS[:7])
    starts = {LOT: None, **{str(seat): seat for seat in range(seats)}}
    listed = chosen["head_start"].items(most=seats)
    heads = tuple(entry.one_of(_HEAD_STARTS, "head start") for entry in listed)
    if len(heads) not in (0, seats):
        raise chosen["head_start"].fail("one for each seat, or none at all, is expected (E7)")
    return Table(
        components,
        seats,
        _seconds(chosen.get("timer")),
        _seconds(chosen.get("limit")),
        chosen["open_race"].one_of({value.value: value for value in OpenRace}, "open race"),
        chosen["start"].one_of(starts, "start"),
        chosen["goal"].integer(1, HIGHEST_GOAL),
        chosen["puzzles"].one_of({value.value: value for value in Puzzles}, "choice of puzzles"),
        heads,
    )


def _alone(chosen: Node, components: Components) -> Table:
    modes = {mode.value: mode for mode in (Mode.SOLO, Mode.DAY)}
    mode = chosen["mode"].one_of(modes, "mode")
    if mode is Mode.DAY:
        chosen.only("mode", "day")
        return Table(components, 1, None, None, mode=mode, day=_day(chosen["day"]))
    chosen.only("mode", "category", "difficulty")
    categories = {MIX: None, **{category.value: category for category in CATEGORIES}}
    difficulties = {RISING: None, **{key: int(key) for key in DIFFICULTY_CHOICES if key != RISING}}
    return Table(
        components,
        1,
        None,
        None,
        mode=mode,
        category=chosen["category"].one_of(categories, "category"),
        difficulty=chosen["difficulty"].one_of(difficulties, "difficulty"),
    )


def _seconds(node: Node | None) -> int | None:
    return None if node is None else node.integer(1, LONGEST_SECONDS)


def _day(node: Node) -> str:
    day = node.text(10)
    try:
        is_date = date.fromisoformat(day).isoformat() == day
    except ValueError:
        is_date = False
    if not is_date:
        raise node.fail("a date as YYYY-MM-DD is expected (E9)")
    return day


def _position(node: Node, table: Table) -> Position:
    node.only(*_POSITION)
    seats, has_start = table.seats, node["has_start"].value
    if not isinstance(has_start, bool):
        raise node["has_start"].fail("true or false is expected")
    return Position(
        node["round"].integer(1, _MOST_TILES),
        tuple(item.integer(0, _MOST_POINTS) for item in node["points"].items(seats, seats)),
        tuple(item.integer(0, NETWORKERS) for item in node["supplies"].items(seats, seats)),
        tuple(_placed(item) for item in node["tiles"].items(most=_MOST_TILES)),
        tuple(_networker(item, seats) for item in node["networkers"].items(most=NETWORKERS * seats)),
        has_start,
    )


def _placed(node: Node) -> PlacedTile:
    x, y, rotation, nets = node.items(4, 4)
    return PlacedTile(_cell(x, y), read_nets(nets), rotation.integer(0, 3))


def _networker(node: Node, seats: int) -> tuple[Cell, int, int, int]:
    x, y, net, cell, seat = node.items(5, 5)
    return _cell(x, y), net.integer(0, 3), cell.integer(0, 2), seat.integer(0, seats - 1)


def _cell(x: Node, y: Node) -> Cell:
    return x.integer(-_FARTHEST, _FARTHEST), y.integer(-_FARTHEST, _FARTHEST)


def _check(setup: Setup) -> None:
    """Raise BrokenRecord if no table could begin so."""
    table, position = setup.table, setup.position
    if table.is_alone:
        if setup.starter or any(setup.piles):
            raise BrokenRecord("alone there are no piles and nobody else who could start", "E8")
        return
    if table.start not in (None, setup.starter) and position is None:
        raise BrokenRecord("the start player is not the one whom the table chose", "E4")
    for category, pile in zip(CATEGORIES, setup.piles, strict=True):
        tiles = chamber(table, category)
        _need_different(pile, "a tile is there twice", "C1")
        if not set(pile) <= set(tiles):
            raise BrokenRecord(f"a tile is not among {category}", "S1")
        if position is None and len(pile) < len(tiles):
            raise BrokenRecord(f"a tile of {category} is missing", "S1")
    if position is not None:
        _check_position(setup, position)


def _check_position(setup: Setup, position: Position) -> None:
    table = setup.table
    cells = [placed.cell for placed in position.tiles]
    _need_different([*cells, START_CELL] if position.has_start else cells, "two tiles on one cell", "P2")
    _need_different([standing[:3] for standing in position.networkers], "two networkers on one cell", "N1")
    if not cells and not position.has_start:
        raise BrokenRecord("there is a tile on the table", "S2")
    if max(position.points) >= table.goal:
        raise BrokenRecord("the game is over", "G1")
    if sum(map(bool, setup.piles)) < table.seats:
        raise BrokenRecord("fewer piles hold tiles than there are players", "G3")
    try:
        check(start(setup))
    except AssertionError as error:
        rule = str(error).rpartition("(")[2].rstrip(")")
        raise BrokenRecord(str(error), rule) from error


def _need_different(values: Sequence[object] | Iterable[object], problem: str, rule: str) -> None:
    listed = list(values)
    if len(set(listed)) < len(listed):
        raise BrokenRecord(problem, rule)
