"""What a screen reader says about the things on the table of ENIGMA."""

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.faces import CATEGORIES, Colour, Nets
from enix_desktop.games.enigma.network import Cell, CellSpot, NetSpot
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.games.enigma.view import View
from enix_desktop.i18n.texts import Texts
from enix_desktop.ui.enigma.art.signs import FAILED
from enix_desktop.ui.enigma.table.preview import system_words
from enix_desktop.ui.enigma.table.scene import EnigmaScene
from enix_desktop.ui.enigma.table.standing import standing_of
from enix_desktop.ui.enigma.words import (
    category_name,
    cell_words,
    colour_name,
    listed,
    place_name,
    points_words,
    said_count,
    seconds,
    side_name,
)
from enix_desktop.ui.enigma.words import said as said_in
from enix_desktop.ui.table.piece_words import PieceWords
from enix_desktop.ui.table.player_names import PlayerNames

TEXTS = Texts("enigma", "spoken")


def said(key: str, **facts: object) -> str:
    """The sentence *key*, filled with *facts*."""
    return said_in(key, TEXTS, **facts)


def nets_words(nets: Nets, rotation: int = 0) -> str:
    """A conduit side net by net: cells, and where its channels leave."""
    parts = []
    for net in nets:
        counts = [net.colours.count(colour) for colour in Colour]
        sides = sorted((side + rotation) % 4 for side in net.sides)
        parts.append(said("net", cells=cell_words(counts), sides=listed([side_name(side) for side in sides])))
    return " ".join(parts)


class SpokenWords:
    """Sentences about what the scene shows."""

    def __init__(self, scene: EnigmaScene, names: PlayerNames) -> None:
        self._scene, self._names = scene, names
        self._pieces = PieceWords()

    def pile(self, view: View, category: Category) -> str:
        """A puzzle chamber: how many tiles, and the conduit side on top."""
        number = CATEGORIES.index(category)
        nets, size = view.tops[number], view.pile_sizes[number]
        parts = [said_count("pile.count", size, TEXTS)]
        if category in view.taken:
            parts.append(said("pile.taken", player=self._names.player(view.taken.index(category))))
        if nets is not None:
            parts.append(said("pile.top", nets=nets_words(nets)))
        return " ".join(parts)

    def player(self, view: View, seat: Seat) -> str:
        """Points, supply and the tile of this round."""
        standing = standing_of(view, seat)
        parts = [
            said("player.piece", look=self._pieces.piece(self._scene.looks[seat].key)),
            said("player.points", points=points_words(standing.points)),
            said_count("player.supply", standing.supply, TEXTS),
        ]
        if standing.is_starter:
            parts.append(said("player.starter"))
        if standing.is_in_turn:
            parts.append(said("player.in-turn"))
        if standing.category is not None:
            parts.append(said("player.took", category=category_name(standing.category)))
        if standing.verdict == FAILED:
            parts.append(said("player.failed"))
        elif standing.time is not None:
            parts.append(said(f"player.{standing.verdict}", time=seconds(standing.time)))
        return " ".join(parts)

    def tile(self, cell: Cell) -> str:
        """A tile on the table: its nets, and who stands on it."""
        board = self._scene.board.board
        laid = board.tiles[cell]
        parts = [nets_words(laid.nets, laid.rotation)]
        for spot, seat in sorted(board.networkers.items()):
            if (spot.x, spot.y) == cell:
                colour = colour_name(laid.nets[spot.net].colours[spot.cell])
                parts.append(said("tile.stands", player=self._names.player(seat), colour=colour))
        return " ".join(parts)

    def system(self, net: NetSpot) -> str:
        """A system with the places of its tiles."""
        board = self._scene.board
        system = board.system_of(net)
        if system is None:
            return ""
        cells = sorted({(spot.x, spot.y) for spot in system.nets})
        places = "; ".join(place_name(*cell) for cell in cells)
        return f"{system_words(board.board, net, self._names)} {said('system.places', places=places)}"

    def power(self, spot: CellSpot) -> str:
        """A power cell of the tile just placed."""
        colour = self._scene.board.board.tiles[spot.x, spot.y].nets[spot.net].colours[spot.cell]
        return said("power", colour=colour_name(colour), net=spot.net + 1, cell=spot.cell + 1)

    def own(self) -> str:
        """The own tile as it is turned."""
        own = self._scene.own
        if own.nets is None:
            return said("own.none")
        if own.is_face_up:
            return said("own.solving")
        return said("own.tile", nets=nets_words(own.nets, own.quarters))

    def wheel(self, view: View) -> str:
        """Everybody's points, and the goal."""
        each = [
            said("wheel.player", player=self._names.player(seat), points=points_words(points))
            for seat, points in enumerate(view.points)
        ]
        return " ".join([said("wheel.goal", goal=view.table.goal), *each])
