"""Everything that lies in the box of ENIGMA (C1 to C4): data, read and checked once."""

from dataclasses import dataclass
from functools import cache

from enix_desktop import resources
from enix_desktop.engine.reading import Node, parse
from enix_desktop.games.enigma.components_json import read_limits, read_nets, read_pieces, read_tile
from enix_desktop.games.enigma.faces import CATEGORIES, Colour, Nets, Tile, TileFace
from enix_desktop.games.enigma.puzzles.grading import Limits
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import Category

_DOCUMENT = (
    *("game", "version", "titles", "players", "minutes", "age", "seed", "limits", "colours", "weights"),
    *("fragments", "conduits", "angles", "start", "tiles"),
)
_MOST_TILES = 1000


@dataclass(frozen=True, eq=False)
class Components:
    """Everything that lies in the box."""

    version: int
    tiles: tuple[TileFace, ...]
    pieces: Pieces
    limits: Limits
    """Between the difficulties of each category (Z4)."""
    start: Nets
    """The conduit side of the start tile (S2)."""

    def __reduce__(self) -> str | tuple[object, ...]:
        # Between processes the shipped components travel as their version, not as all their tables.
        if components_of_version(self.version) is self:
            return components_of_version, (self.version,)
        return Components, (self.version, self.tiles, self.pieces, self.limits, self.start)

    def of(self, category: Category) -> tuple[Tile, ...]:
        """The tiles of *category*, ascending."""
        return tuple(tile for tile, face in enumerate(self.tiles) if face.category is category)


@cache
def standard_components() -> Components:
    """The components that the program ships."""
    return read_components(parse(resources.text("enigma/components.json")))


@cache
def components_of_version(version: int) -> Components | None:
    """The components that records of *version* were played with, if the program has them.

    When the numbers change, the old file stays as components-VERSION.json, so that old games replay.
    """
    if version == standard_components().version:
        return standard_components()
    name = f"enigma/components-{version}.json"
    return read_components(parse(resources.text(name))) if resources.has(name) else None


def read_components(document: Node) -> Components:
    """The components in *document*, or a BadData that says what is wrong with them."""
    document.only(*_DOCUMENT)
    colours = document["colours"].items(len(Colour), len(Colour))
    for colour, node in zip(Colour, colours, strict=True):
        if node.text() != colour.name.lower():
            raise node.fail(f"{colour.name.lower()} must stand here (C4)")
    pieces = read_pieces(document)
    tiles = tuple(read_tile(node, pieces) for node in document["tiles"].items(1, _MOST_TILES))
    if len({face.id for face in tiles}) < len(tiles):
        raise document["tiles"].fail("two of them have the same id")
    if len({face.category for face in tiles}) < len(CATEGORIES):
        raise document["tiles"].fail("every category has tiles (C1)")
    return Components(
        document["version"].integer(1, 10**6),
        tiles,
        pieces,
        read_limits(document["limits"]),
        read_nets(document["start"]),
    )
