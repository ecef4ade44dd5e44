"""Figures about tiles, pieces and the cap."""

from typing import TypeAlias

from PySide6.QtCore import QPointF, QRectF

from enix_desktop.games.enix.components import Energy, standard_components
from enix_desktop.games.enix.layout import ways_out
from enix_desktop.geometry.hexes import Hex
from enix_desktop.ui.enix.board_geometry import INNER_RADIUS, centre, side_middle
from enix_desktop.ui.enix.book.figures.marks import Arrow, Check, Cross, Path, Pill, Place, Pointer
from enix_desktop.ui.enix.book.figures.stage import Stage, layout_of, turn_with
from enix_desktop.ui.enix.cap_item import CapItem
from enix_desktop.ui.enix.motifs.frame import BEAD_PLACES

SOLAR, HYDRO, GEOTHERMAL, OCEAN, WIND, BIOMASS = Energy
Cell: TypeAlias = tuple[int, int]
Places: TypeAlias = dict[Energy, Cell]
RING: Places = {
    SOLAR: (0, 0),
    HYDRO: (0, 1),
    GEOTHERMAL: (-1, 1),
    OCEAN: (-1, 0),
    WIND: (0, -1),
    BIOMASS: (1, 0),
}
"""Solar in the middle, five around it, one place free at the upper right."""
_TURNS = {HYDRO: 1, GEOTHERMAL: 4, OCEAN: 2, WIND: 3, BIOMASS: 5}


def tile(stage: Stage) -> None:
    """One tile; the numbers point at source, path, path point and closed side."""
    x, y, scale = stage.width / 2, stage.height / 2, 1.22
    shown = SOLAR
    turn = turn_with(shown, s=None)
    stage.tile(shown, x, y, scale, turn)
    rays = standard_components().turned_rays[shown][turn]

    def on_side(side: int, distance: float) -> QPointF:
        return side_middle(side) / INNER_RADIUS * distance * scale

    double = rays.index(2)
    plain = next(side for side in (5, 0, 3, 2) if rays[side] == 0)
    targets = [
        QPointF(-31 * scale, 0),
        on_side(plain, 60),
        on_side(double, BEAD_PLACES[2][1]),
        on_side(1, 80),
    ]
    sides = [
        QPointF(-185, 0),
        QPointF(185 if targets[1].x() > 0 else -185, -80 if targets[1].y() < 0 else 80),
        QPointF(185 if targets[2].x() > 0 else -185, -80 if targets[2].y() < 0 else 30),
        QPointF(150, 100),
    ]
    for number, (target, side) in enumerate(zip(targets, sides, strict=True), start=1):
        stage.put(Pointer(number, target - side), x + side.x(), y + side.y())


def crossings(stage: Stage) -> None:
    """Three pairs of touching tiles: no connection, 1 point, 5 points."""
    scale = 0.86
    half = INNER_RADIUS * scale
    pairs = (
        (WIND, turn_with(WIND, s=None), SOLAR, turn_with(SOLAR, n=1), None),
        (OCEAN, turn_with(OCEAN, s=0), BIOMASS, turn_with(BIOMASS, n=0), "1"),
        (HYDRO, turn_with(HYDRO, s=2), GEOTHERMAL, turn_with(GEOTHERMAL, n=2), "5"),
    )
    y = stage.height / 2
    for number, (upper, upper_turn, lower, lower_turn, cost) in enumerate(pairs):
        x = stage.width * (number + 0.5) / 3
        stage.tile(lower, x, y + half, scale, lower_turn)
        stage.tile(upper, x, y - half, scale, upper_turn)
        stage.put(Cross() if cost is None else Pill(cost, 22), x + 44, y)


def setup(stage: Stage) -> None:
    """The board with all pieces on solar, the cap beside it, and the stacks."""
    stage.board(layout_of(RING, _TURNS), QRectF(16, 14, 330, stage.height - 28), [SOLAR] * 4)
    stage.put(CapItem(), 482, 70, 1.0)
    stage.stacks((BIOMASS, SOLAR, OCEAN), (11, 11, 10), 410, 180, 0.52)
    stage.stacks((GEOTHERMAL, SOLAR), (10, 10), 446, 296, 0.52)


def jump(stage: Stage) -> None:
    """A card with a jump, and the piece flying over the tiles to its energy."""
    stage.card("wind-04", 92, stage.height / 2, 1.0)
    layout = layout_of({OCEAN: (-1, 1), WIND: (0, 0), SOLAR: (1, 0)}, {WIND: 2, OCEAN: 3})
    board = stage.board(layout, QRectF(180, 60, stage.width - 200, stage.height - 76), [OCEAN])
    start = board.mapToScene(board.pawns[0].pos()) + QPointF(0, -18)
    end = board.mapToScene(board.tiles[SOLAR].pos()) + QPointF(0, -22)
    stage.put(Path(end - start, 150), start.x(), start.y())


def blackout(stage: Stage) -> None:
    """A tile under the cap between two others; its crossings are barred."""
    turns = {HYDRO: 0, BIOMASS: turn_with(BIOMASS, se=0), SOLAR: turn_with(SOLAR, sw=2)}
    layout = layout_of({BIOMASS: (-1, 0), HYDRO: (0, 0), SOLAR: (1, -1)}, turns)
    board = stage.board(layout, stage.inside(), [HYDRO])
    board.cap.setPos(board.move_cap(HYDRO))
    board.cap.show()


def turn_tile(stage: Stage) -> None:
    """A tile before and after turning by two sides."""
    y = stage.height / 2
    stage.tile(GEOTHERMAL, 120, y, 1.0, 0)
    stage.put(Arrow(), stage.width / 2, y, 1.2)
    stage.tile(GEOTHERMAL, stage.width - 120, y, 1.0, 2)


def move_tile(stage: Stage) -> None:
    """A tile moves, and all six still hang together."""
    _before_and_after(stage, RING, BIOMASS, (-1, -1), allowed=True)


def island(stage: Stage) -> None:
    """A tile that linked two groups moves away: refused."""
    row = {GEOTHERMAL: (-2, 1), OCEAN: (-1, 1), WIND: (-1, 0), SOLAR: (0, 0), HYDRO: (1, 0), BIOMASS: (1, -1)}
    _before_and_after(stage, row, SOLAR, (2, 0), allowed=False)


def _before_and_after(stage: Stage, before: Places, mover: Energy, target: Cell, allowed: bool) -> None:
    after = {**before, mover: target}
    # Both boards are as large: each leaves room for where the tile is on the other.
    cells = [Hex(*before[mover]), Hex(*target)]
    room = (stage.width - 84) / 2
    left = QRectF(14, 14, room, stage.height - 28)
    first = stage.board(layout_of(before, _TURNS), left, also=cells)
    first.tiles[mover].set_glow("chosen")
    stage.put(Arrow(), stage.width / 2, stage.height / 2)
    second = stage.board(layout_of(after, _TURNS), left.translated(stage.width - room - 28, 0), also=cells)
    gone = second.mapToScene(centre(Hex(*before[mover])))
    stage.put(Place(94 * second.scale()), gone.x(), gone.y())
    second.tiles[mover].set_glow("chosen" if allowed else "refused")
    stage.put(Check() if allowed else Cross(), stage.width / 2, 34)


def moving(stage: Stage) -> None:
    """A way over two tiles, with what each crossing costs."""
    places = {WIND: (-1, 0), SOLAR: (0, 0), OCEAN: (1, -1), GEOTHERMAL: (0, -1)}
    turns = {
        WIND: turn_with(WIND, se=0),
        SOLAR: turn_with(SOLAR, nw=0, ne=2),
        OCEAN: turn_with(OCEAN, sw=1),
        GEOTHERMAL: 1,
    }
    layout = layout_of(places, turns)
    board = stage.board(layout, stage.inside(), [WIND])
    board.show_way(WIND, [SOLAR, OCEAN])
    for start, end in ((WIND, SOLAR), (SOLAR, OCEAN)):
        cost = dict(ways_out(standard_components(), layout, start))[end]
        middle = board.mapToScene((board.tiles[start].pos() + board.tiles[end].pos()) / 2)
        stage.put(Pill(str(cost), 20), middle.x(), middle.y())
