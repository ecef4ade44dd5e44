"""Small pictures of puzzles that were solved, for the sheet of results and the book."""

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen

from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.puzzles import angles, conduits, fragments
from enix_desktop.games.enigma.puzzles.puzzle import (
    AnglesPuzzle,
    ConduitsPuzzle,
    FragmentsPuzzle,
    Puzzle,
    WeightsPuzzle,
    Written,
)
from enix_desktop.ui.enigma.art.palette import BRASS, BRASS_DARK, stone_of
from enix_desktop.ui.enigma.bench.angles_art import Scene, paint_cubes, paint_table, seen_cubes
from enix_desktop.ui.enigma.bench.angles_camera import ACROSS, DEEP, HIGH, Camera
from enix_desktop.ui.enigma.bench.angles_items import ground_of
from enix_desktop.ui.enigma.bench.fragments_art import TINTS
from enix_desktop.ui.widgets.paper_art import box, disc, lay, line, mix, polygon
from enix_desktop.ui.widgets.theme import INK, PAPER, current_theme, font

_PORCELAIN = PAPER
_DRAWN, _SLAB = 40.0, 0.3
"""So large the edge of a cube is drawn before it is made to fit, and so thick is what it stands on."""
_TWO_SIDES = 200.0
"""From this width on a building is shown from two sides."""
_BETWEEN_NUMBERS = 3
"""Pixels that keep the numbers of two cups apart."""
_STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))


def paint_solution(painter: QPainter, rect: QRectF, puzzle: Puzzle, written: Written) -> None:
    """What somebody built, as large as *rect* allows; *written* is a valid solution."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    stone = stone_of(current_theme.theme)
    lay(painter, box(rect.x(), rect.y(), rect.width(), rect.height(), 6), stone.tile)
    inner = rect.adjusted(5, 5, -5, -5)
    match puzzle:
        case WeightsPuzzle():
            _weights(painter, inner, puzzle, written)
        case FragmentsPuzzle():
            _fragments(painter, inner, puzzle, written)
        case ConduitsPuzzle():
            _conduits(painter, inner, puzzle, written)
        case AnglesPuzzle():
            _angles(painter, inner, puzzle, written)
    painter.restore()


def _weights(painter: QPainter, rect: QRectF, puzzle: WeightsPuzzle, written: Written) -> None:
    """The beam lies level; each cup has its number and as many dots as weights."""
    theme = current_theme.theme
    beam, large = rect.top() + rect.height() * 0.34, max(1.0, rect.height() / 70)
    lay(painter, line([(rect.left() + large, beam), (rect.right() - large, beam)], 4 * large), BRASS_DARK)
    middle = rect.center().x()
    lay(
        painter,
        polygon([(middle, beam), (middle - 7 * large, rect.bottom()), (middle + 7 * large, rect.bottom())]),
        BRASS,
    )
    counts: tuple[tuple[int, ...], tuple[int, ...]] = written  # type: ignore[assignment]
    cups = [*zip(puzzle.left, counts[0], strict=True), *zip(puzzle.right, counts[1], strict=True)]
    slots = len(cups) + 1
    each = rect.width() / slots
    painter.setFont(font(max(9, min(round(15 * large), round(each * 0.6))), QFont.Weight.Bold))
    numbers = QRectF(rect.left(), rect.top(), each, beam - rect.top() - 3)
    widest = max(painter.fontMetrics().horizontalAdvance(str(weight)) for weight, _ in cups)
    is_crowded = widest + _BETWEEN_NUMBERS > each
    for number, (weight, count) in enumerate(cups):
        slot = number + (number >= len(puzzle.left))
        x = rect.left() + (slot + 0.5) * each
        painter.setPen(theme.text)
        text = numbers.translated(x - numbers.center().x(), 0).adjusted(-3, 0, 3, 0)
        if is_crowded:  # side by side they would read as one number
            half = numbers.height() / 2
            text.adjust(0, half * (number % 2), 0, -half * (1 - number % 2))
        painter.drawText(text, Qt.AlignmentFlag.AlignCenter, str(weight))
        for dot in range(count):
            step = min(9.0 * large, (rect.bottom() - beam - 12 * large) / max(1, count))
            place = beam + 10 * large + dot * step
            lay(painter, disc(x, place, 3.6 * large), INK)
            lay(painter, disc(x, place, 2.6 * large), BRASS)


def _fragments(painter: QPainter, rect: QRectF, puzzle: FragmentsPuzzle, written: Written) -> None:
    pieces = standard_components().pieces
    rows: tuple[fragments.Row, ...] = written  # type: ignore[assignment]
    xs, ys = zip(*puzzle.outline, strict=True)
    unit, corner = _fitted(rect, max(xs) - min(xs), max(ys) - min(ys))
    for piece, row in enumerate(rows):
        corners = fragments.piece_corners(pieces, piece, row)
        path = polygon(
            [(corner.x() + (x - min(xs)) * unit, corner.y() + (y - min(ys)) * unit) for x, y in corners]
        )
        lay(painter, path, TINTS[piece])
        painter.strokePath(path, QPen(INK, 1))


def _conduits(painter: QPainter, rect: QRectF, puzzle: ConduitsPuzzle, written: Written) -> None:
    pieces = standard_components().pieces
    rows: tuple[conduits.Row, ...] = written  # type: ignore[assignment]
    xs, ys = zip(*puzzle.cells, strict=True)
    unit, corner = _fitted(rect, max(xs) - min(xs) + 1, max(ys) - min(ys) + 1)
    for piece, x, y, turn in rows:
        left, top = corner.x() + (x - min(xs)) * unit, corner.y() + (y - min(ys)) * unit
        lay(painter, box(left + 0.5, top + 0.5, unit - 1, unit - 1, unit * 0.1), INK)
        lay(painter, box(left + 1, top + 1, unit - 2, unit - 2, unit * 0.1), _PORCELAIN)
        middle = QPointF(left + unit / 2, top + unit / 2)
        lay(painter, disc(middle.x(), middle.y(), unit * 0.2), mix(INK, PAPER, 0.15))
        for side in conduits.channels(pieces, piece, turn):
            dx, dy = _STEPS[side]
            end = (middle.x() + dx * unit * 0.42, middle.y() + dy * unit * 0.42)
            lay(painter, line([(middle.x(), middle.y()), end], unit * 0.2), mix(INK, PAPER, 0.15))


def _angles(painter: QPainter, rect: QRectF, puzzle: AnglesPuzzle, written: Written) -> None:
    """The building in depth, since from above every solution looks like the picture; where there is room for
    both, from two opposite corners, so that nothing stays behind the rest.
    """
    pieces = standard_components().pieces
    rows: tuple[angles.Row, ...] = written  # type: ignore[assignment]
    left, top = min(x for _, _, x, _ in rows), min(y for _, _, _, y in rows)
    rested = angles.rested(pieces, [(piece, turn, x - left, y - top) for piece, turn, x, y in rows])
    numbers = {block.id: str(number) for number, block in enumerate(pieces.angles, 1)}
    building = {numbers[row[0]]: cubes for row, cubes in zip(rows, rested, strict=True)}
    if rect.width() < _TWO_SIDES:
        _building(painter, rect, puzzle, building, 0)
        return
    half = rect.adjusted(0, 0, -rect.width() / 2 - 4, 0)
    _building(painter, half, puzzle, building, 0)
    _building(painter, half.translated(rect.width() / 2 + 4, 0), puzzle, building, 2)


def _building(
    painter: QPainter, rect: QRectF, puzzle: AnglesPuzzle, building: Mapping[str, angles.Cubes], view: int
) -> None:
    """Seen from one corner of the table."""
    wide, deep = len(puzzle.picture[0]), len(puzzle.picture)
    high = 1 + max(z for cubes in building.values() for _, _, z in cubes)
    across, down = (wide + deep) * ACROSS, (wide + deep) * DEEP + high * HIGH + _SLAB
    unit = min(rect.width() / across, rect.height() / down)
    painter.save()
    corner = rect.center() - QPointF(across, down) * unit / 2
    painter.translate(corner + QPointF(deep * ACROSS, high * HIGH) * unit)
    painter.scale(unit / _DRAWN, unit / _DRAWN)  # lines get thinner with it
    camera = Camera(_DRAWN, QPointF(), wide, deep, 0, view)
    theme = current_theme.theme
    paint_table(painter, camera, {}, ground_of(theme))
    paint_cubes(painter, camera, Scene(seen_cubes(camera, building), {}), theme)
    painter.restore()


def _fitted(rect: QRectF, wide: float, high: float) -> tuple[float, QPointF]:
    """How large a unit is, and where the upper left corner of the picture lies."""
    unit = min(rect.width() / wide, rect.height() / high)
    return unit, rect.center() - QPointF(unit * wide / 2, unit * high / 2)
