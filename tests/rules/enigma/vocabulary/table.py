"""Sentences about the box, piles, the board, networkers and points."""

from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.dealing import chamber
from enix_desktop.games.enigma.faces import CATEGORIES, Colour
from enix_desktop.games.enigma.network import CellSpot, LaidTile, NetSpot, system_at
from tests.rules.enigma.position import Position
from tests.rules.enigma.vocabulary.checks import Check, Instead, holds, same
from tests.rules.enigma.words import KINDS, category_in, cell_in, names_of, tile_in
from tests.rules.words import Vocabulary, Words

table: Vocabulary[Check] = Vocabulary(kinds=KINDS)


@table("the points are {numbers}")
def _(at: Position, words: Words) -> Instead:
    return same(tuple(at.state.points), words.numbers(), "they are")


@table("the supplies are {numbers}")
def _(at: Position, words: Words) -> Instead:
    return same(tuple(at.state.supplies), words.numbers(), "they are")


@table("the piles hold {numbers} tiles")
def _(at: Position, words: Words) -> Instead:
    return same(tuple(map(len, at.state.piles)), words.numbers(), "they hold")


@table("everybody sees the conduit side of {tile} on the pile of {category}")
def _(at: Position, words: Words) -> Instead:
    pile = at.state.piles[CATEGORIES.index(category_in(words))]
    return same(pile[0], tile_in(words), f"on top is {names_of(pile[:1])}, number")


@table("the piles are in another order than the box")
def _(at: Position, words: Words) -> Instead:
    sorted_piles = [pile == tuple(sorted(pile)) for pile in at.state.piles]
    return holds(not any(sorted_piles), f"sorted: {sorted_piles}")


@table("only the start tile lies on the table, on {cell}")
def _(at: Position, words: Words) -> Instead:
    wanted = {cell_in(words): LaidTile(standard_components().start, 0)}
    return holds(at.state.board.tiles == wanted, f"on the table: {at.state.board.tiles}")


@table("tiles on the table: {number}")
def _(at: Position, words: Words) -> Instead:
    return same(len(at.state.board.tiles), words.number(), "there are")


@table("a networker of seat {seat} stands on {cell}, net {net:number}, cell {spot:number}")
def _(at: Position, words: Words) -> Instead:
    spot = CellSpot(*cell_in(words), words.number("net"), words.number("spot"))
    return same(at.state.board.networkers.get(spot), words.seat(), "there stands")


@table("networkers on the table: {number}")
def _(at: Position, words: Words) -> Instead:
    return same(len(at.state.board.networkers), words.number(), "there are")


@table("net {net:number} on {cell} is in a system of {nets:number} net(s) with {ends:number} open end(s)")
def _(at: Position, words: Words) -> Instead:
    system = system_at(at.state.board, NetSpot(*cell_in(words), words.number("net")))
    found = len(system.nets), system.open_ends
    return same(found, (words.number("nets"), words.number("ends")), "nets and open ends are")


@table("there are {number} tiles, {each:number} in each category, each pile with different conduit sides")
def _(at: Position, words: Words) -> Instead:
    tiles = at.state.table.components.tiles
    piles = [chamber(at.state.table, category) for category in CATEGORIES]
    sides = [len({tiles[tile].nets for tile in pile}) for pile in piles]
    wanted = [words.number("each")] * len(CATEGORIES)
    return same((len(tiles), list(map(len, piles)), sides), (words.number(), wanted, wanted), "found")


@table("the numbers of weights, fragments, conduit pieces and angular pieces are {numbers}")
def _(at: Position, words: Words) -> Instead:
    pieces = at.state.table.components.pieces
    found = pieces.weights, len(pieces.fragments), len(pieces.conduits), len(pieces.angles)
    return same(found, words.numbers(), "they are")


@table("every net has 1 to 3 red, blue or yellow cells, and no side of a tile two channels")
def _(at: Position, words: Words) -> Instead:
    wrong = []
    for face in at.state.table.components.tiles:
        sides = [side for net in face.nets for side in net.sides]
        sizes = {len(net.colours) for net in face.nets}
        if len(set(sides)) < len(sides) or not sizes <= {1, 2, 3}:
            wrong.append(face.id)
    names = [colour.name for colour in Colour]
    return holds(not wrong and names == ["RED", "BLUE", "YELLOW"], f"{wrong}, {names}")
