"""What the figures of the rulebook show."""

from collections.abc import Mapping

from PySide6.QtCore import QRectF

from enix_desktop.engine.rules import Seat
from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import CATEGORIES, Colour, Net, Nets, TileFace
from enix_desktop.games.enigma.network import Board, CellSpot, LaidTile
from enix_desktop.games.enigma.puzzles.puzzle import ConduitsPuzzle, Port
from enix_desktop.ui.enigma.book.figures.canvas import Canvas

_RED, _BLUE, _YELLOW = Colour
_EDGE = 10.0
_LEFT: Nets = (Net((1,), (_RED,)), Net((0, 2), (_YELLOW,)))
_MIDDLE: Nets = (Net((1, 3), (_BLUE,)), Net((2,), (_YELLOW,)))
_RIGHT: Nets = (Net((3,), (_RED,)), Net((0, 1), (_YELLOW,)))
_OPEN: Nets = (Net((1, 3), (_RED, _BLUE)), Net((2,), (_YELLOW,)))


def _face(name: str) -> TileFace:
    return next(face for face in standard_components().tiles if face.id == name)


def _inside(canvas: Canvas) -> QRectF:
    return canvas.whole.adjusted(_EDGE, _EDGE, -_EDGE, -_EDGE)


def tile(canvas: Canvas) -> None:
    """The starting tile and two others."""
    sides = (standard_components().start, _face("W01").nets, _face("A06").nets)
    for number, nets in enumerate(sides):
        canvas.tile(nets, canvas.width * (0.2 + 0.3 * number), canvas.height / 2, canvas.height * 0.72)


def weights(canvas: Canvas) -> None:
    """The balance of the first worked example, level."""
    canvas.bench(_face("W18").puzzle, _inside(canvas))


def fragments(canvas: Canvas) -> None:
    """The square."""
    canvas.bench(_face("F10").puzzle, _inside(canvas))


def pipes(canvas: Canvas) -> None:
    """Two cells and one port."""
    out = tuple(f"p{number}" for number in (2, 4, 5, 6, 7, 8, 9))
    puzzle = ConduitsPuzzle(((0, 0), (1, 0)), (Port(0, 0, 3),), out)
    canvas.bench(puzzle, _inside(canvas))


def angles(canvas: Canvas) -> None:
    """A picture, and the building that looks like it from above."""
    canvas.bench(_face("A05").puzzle, _inside(canvas))


def networkers(canvas: Canvas) -> None:
    """A system in which red is taken."""
    board = Board(
        {(0, 0): LaidTile(_LEFT, 0), (1, 0): LaidTile(_OPEN, 0)},
        {CellSpot(0, 0, 0, 0): 0},
    )
    wide = canvas.height * 0.76
    canvas.board(board, canvas.width / 2 - wide / 2, canvas.height / 2, wide)


def system(canvas: Canvas) -> None:
    """A closed system with two red cells and a blue one, and a networker on each colour."""
    networkers = {CellSpot(-1, 0, 0, 0): 0, CellSpot(0, 0, 0, 0): 1}
    canvas.board(_closed(networkers), canvas.width / 2, canvas.height / 2, canvas.height * 0.76)


def _closed(networkers: Mapping[CellSpot, Seat]) -> Board:
    tiles = {(-1, 0): LaidTile(_LEFT, 0), (0, 0): LaidTile(_MIDDLE, 0), (1, 0): LaidTile(_RIGHT, 0)}
    return Board(tiles, networkers)


def cover_rules(canvas: Canvas) -> None:
    """Three tiles on the table."""
    canvas.board(_closed({}), canvas.width / 2, canvas.height / 2, canvas.width * 0.3)


def cover_glossary(canvas: Canvas) -> None:
    """The four kinds of puzzles."""
    canvas.seals(CATEGORIES, _inside(canvas))
