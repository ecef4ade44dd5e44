"""The fragments bench for screen readers: pieces, what can be done, and the squares of the hollow."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from enix_desktop.games.enigma.puzzles.puzzle import Point
from enix_desktop.ui.enigma.bench import fragments_words as words
from enix_desktop.ui.enigma.bench.bench import Part, PartList
from enix_desktop.ui.enigma.bench.fragments_items import Group
from enix_desktop.ui.enigma.bench.fragments_surface import FragmentsSurface
from enix_desktop.ui.enigma.bench.words import said
from enix_desktop.ui.table.spots import Spot

STEPS: dict[str, Point] = {"left": (-1, 0), "right": (1, 0), "up": (0, -1), "down": (0, 1)}


def told_lists(bench: FragmentsSurface) -> Sequence[PartList]:
    """Everything on the bench, in words."""
    found, plan = bench.faults(), bench.plan
    pieces = [
        Part(
            piece,
            words.numbered_name(piece),
            item.sceneBoundingRect(),
            Spot(Group.PIECE, piece),
            words.place_words(bench.model, piece, found),
            piece == bench.chosen,
        )
        for piece, item in enumerate(bench.pieces)
    ]
    heads = {key: said(f"fragments.list.{key}", words.SHAPES) for key in ("pieces", "handles", "squares")}
    bare = words.bare_words(found)
    return (
        PartList("pieces", heads["pieces"], plan.tray, pieces),
        PartList("handles", heads["handles"], plan.tray, _handles(bench)),
        PartList("squares", f"{heads['squares']} {bare}", plan.board, _squares(bench)),
    )


def _handles(bench: FragmentsSurface) -> list[Part]:
    """What can be done with the chosen piece."""
    if bench.chosen is None:
        return []
    ways = {
        name: (handle.sceneBoundingRect(), Spot(Group.HANDLE, name))
        for name, handle in bench.handles.items()
        if handle.is_possible
    }
    ways |= {name: (bench.plan.board, Spot(Group.STEP, name)) for name in STEPS}
    return [
        Part(name, said(f"fragments.do.{name}", words.SHAPES), place, spot)
        for name, (place, spot) in ways.items()
    ]


def _squares(bench: FragmentsSurface) -> list[Part]:
    """The squares around the outline, row by row."""
    ground, unit, origin = words.Ground(bench.model), bench.plan.unit, bench.plan.origin
    is_chosen = bench.chosen is not None
    about = said("fragments.put_here", words.SHAPES) if is_chosen else ""
    return [
        Part(
            (x, y),
            ground.square((x, y)),
            QRectF(origin.x() + x * unit, origin.y() + y * unit, unit, unit),
            Spot(Group.SQUARE, (x, y)) if is_chosen else None,
            about,
        )
        for y in range(bench.model.height)
        for x in range(bench.model.width)
    ]
