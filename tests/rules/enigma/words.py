"""Words of ENIGMA: tiles by their ids, cells, categories, colours, and times in milliseconds."""

import json
import re
from collections.abc import Iterable, Mapping

from enix_desktop.engine.reading import Node
from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.components_json import read_category
from enix_desktop.games.enigma.faces import CATEGORIES, Colour, Net, Nets, Tile
from enix_desktop.games.enigma.network import Cell
from enix_desktop.games.enigma.puzzles.puzzle import Category, Written
from enix_desktop.games.enigma.puzzles.puzzle_json import read_written
from tests.rules.words import COMMON_KINDS, NotUnderstood, Words, listing

_BOX = standard_components()
TILES: Mapping[str, Tile] = {face.id: tile for tile, face in enumerate(_BOX.tiles)}
_TILE, _CELL = r"[WFCA]\d\d", r"\(-?\d+, ?-?\d+\)"
_CATEGORY = f"(?:{'|'.join(CATEGORIES)})"
_COLOUR = f"(?:{'|'.join(colour.name.lower() for colour in Colour)})"
_MS = r"-?\d{1,3}(?:,?\d{3})*"
KINDS: Mapping[str, str] = {
    **COMMON_KINDS,
    "rule": r"[A-Z]{1,2}\d\d?",
    "tile": _TILE,
    "cell": _CELL,
    "category": _CATEGORY,
    "categories": listing(_CATEGORY),
    "colour": _COLOUR,
    "ms": _MS,
    "solution": r"\[.*\]|\S+",
    "mode": "(?:as usual|with no timer|with no limit)",
}
"""What may stand in a hole of a sentence about ENIGMA."""


def tile_in(words: Words, name: str = "tile") -> Tile:
    return tile_called(words.text(name))


def tile_called(name: str) -> Tile:
    if name not in TILES:
        raise NotUnderstood(f'there is no tile "{name}"')
    return TILES[name]


def cell_in(words: Words, name: str = "cell") -> Cell:
    return cell_called(words.text(name))


def cell_called(text: str) -> Cell:
    x, y = (int(number) for number in re.findall(r"-?\d+", text))
    return x, y


def category_in(words: Words) -> Category:
    return read_category(Node(words.text("category"), ""))


def categories_in(words: Words) -> tuple[Category, ...]:
    return tuple(Category(name) for name in re.findall(_CATEGORY, words.text("categories")))


def colour_in(words: Words) -> Colour:
    return Colour[words.text("colour").upper()]


def ms_in(words: Words, name: str = "ms") -> int:
    return int(words.text(name).replace(",", ""))


def solution_in(words: Words) -> Written:
    """A solution as it stands in a record."""
    try:
        return read_written(json.loads(words.text("solution")))
    except json.JSONDecodeError as error:
        raise NotUnderstood(f"not JSON: {words.text('solution')}") from error


def nets_called(text: str) -> Nets:
    """Nets such as "01 rb, 3 y": sides, then the first letters of the colours; or the id of a tile."""
    if re.fullmatch(_TILE, text):
        return _BOX.tiles[tile_called(text)].nets
    letters = {colour.name[0].lower(): colour for colour in Colour}
    nets = []
    for net in text.split(","):
        sides, colours = net.split()
        nets.append(Net(tuple(map(int, sides)), tuple(letters[letter] for letter in colours)))
    return tuple(nets)


def names_of(tiles: Iterable[Tile]) -> str:
    return ", ".join(_BOX.tiles[tile].id for tile in tiles)
