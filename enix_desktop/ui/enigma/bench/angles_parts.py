"""The angles bench for screen readers: pieces, the one in hand, and the columns of the table."""

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QRectF

from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.enigma.bench import angles_words as words
from enix_desktop.ui.enigma.bench.angles_flat import PlanItem
from enix_desktop.ui.enigma.bench.angles_items import Group, TrayItem
from enix_desktop.ui.enigma.bench.angles_layout import Layout
from enix_desktop.ui.enigma.bench.angles_model import AnglesModel
from enix_desktop.ui.enigma.bench.angles_shown import Shown, shown_of
from enix_desktop.ui.enigma.bench.angles_turns import Axis
from enix_desktop.ui.enigma.bench.bench import Part, PartList
from enix_desktop.ui.enigma.bench.fragments_words import SHAPES
from enix_desktop.ui.enigma.bench.handles import HandleItem
from enix_desktop.ui.enigma.bench.words import said
from enix_desktop.ui.table.spots import Spot

TURNS: dict[str, tuple[Axis, int]] = {
    "spin_left": (Axis.SPIN, -1),
    "spin_right": (Axis.SPIN, 1),
    "tip_left_back": (Axis.EAST, -1),
    "tip_right": (Axis.EAST, 1),
    "tip_right_back": (Axis.SOUTH, -1),
    "tip_left": (Axis.SOUTH, 1),
}
"""What the handles do, as it is seen."""
HANDLES = (*TURNS, "back", "down")
LOOKS = {"look_left": 1, "look_right": -1}
STEPS: dict[str, Point] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


class Surface(Protocol):
    """What is told of a bench."""

    model: AnglesModel
    plan: Layout
    flat: PlanItem
    trays: dict[str, TrayItem]
    handles: dict[str, HandleItem]


def told_lists(bench: Surface) -> Sequence[PartList]:
    """Everything on the bench, in words."""
    shown, plan, held = shown_of(bench.model), bench.plan, bench.model.held
    tray = plan.trays[0].united(plan.trays[-1]) if plan.trays else QRectF()
    pieces = [
        Part(
            name,
            said("angles.numbered", SHAPES, number=item.number, name=words.piece_name(str(item.number))),
            item.sceneBoundingRect(),
            Spot(Group.PIECE, name),
            words.piece_words(bench.model, name, shown),
            held is not None and held.piece == name,
        )
        for name, item in bench.trays.items()
    ]
    heads = {key: said(f"angles.list.{key}", SHAPES) for key in ("pieces", "hand", "table")}
    table = f"{heads['table']} {words.left_words(bench.model, shown)}."
    return (
        PartList("pieces", heads["pieces"], tray, pieces),
        PartList("hand", heads["hand"], plan.depth, _hand(bench, shown)),
        PartList("table", table, plan.plan, _columns(bench, shown)),
    )


def _hand(bench: Surface, shown: Shown) -> list[Part]:
    """The piece in hand, what can be done with it, and from where the table is seen."""
    looks = [_handle(bench, name) for name in LOOKS]
    if bench.model.held is None:
        return looks
    place = bench.plan.depth
    hand = Part("hand", words.hand_words(shown), place, Spot(Group.HAND, 0), said("angles.set", SHAPES))
    steps = [
        Part(f"step_{name}", said(f"angles.step.{name}", SHAPES), place, Spot(Group.STEP, name))
        for name in STEPS
    ]
    return [hand, *steps, *(_handle(bench, name) for name in HANDLES), *looks]


def _handle(bench: Surface, name: str) -> Part:
    place = bench.handles[name].sceneBoundingRect()
    return Part(name, said(f"angles.do.{name}", SHAPES), place, Spot(Group.HANDLE, name))


def _columns(bench: Surface, shown: Shown) -> list[Part]:
    """The columns of the table; those around the picture only while they mean something."""
    is_held = bench.model.held is not None
    return [
        Part(
            cell,
            words.cell_words(cell, bench.model.wanted(cell), shown),
            bench.flat.mapRectToScene(bench.flat.cell_rect(cell)),
            Spot(Group.CELL, cell) if is_held else None,
            said("angles.aim_here", SHAPES) if is_held else "",
        )
        for cell in bench.model.columns
        if is_held or cell in shown.tops or _is_inside(bench.model, cell)
    ]


def _is_inside(model: AnglesModel, cell: Point) -> bool:
    return 0 <= cell[0] < model.width and 0 <= cell[1] < model.height
