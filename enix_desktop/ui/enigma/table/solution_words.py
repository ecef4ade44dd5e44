"""A solution in words, for those who do not see its picture: where each piece lies."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QSizeF

from enix_desktop.games.enigma.puzzles.puzzle import ConduitsPuzzle, Puzzle, WeightsPuzzle, Written
from enix_desktop.ui.enigma.bench.bench import Bench, BenchHelp
from enix_desktop.ui.enigma.bench.benches import made_bench

_ROOM = QSizeF(900, 600)
"""Nobody sees it; a bench tells nothing before it has room."""


def solution_words(puzzle: Puzzle, written: Written) -> str:
    """What the bench of *puzzle* says when *written*, a valid solution, lies on it."""
    bench = made_bench(puzzle, BenchHelp())
    bench.resize(_ROOM)
    bench.model.restore(_arrangement(bench, written))
    told = " ".join(_told(bench))
    bench.deleteLater()
    return told


def _arrangement(bench: Bench, written: Any) -> object:
    """*written* as benches keep what lies on them."""
    model: Any = bench.model
    if isinstance(model.puzzle, ConduitsPuzzle):
        lying = {piece: [turn, [x, y]] for piece, x, y, turn in written}
        return [lying[piece] for piece in model.stock]
    return [list(row) for row in written]


def _told(bench: Bench) -> Sequence[str]:
    model: Any = bench.model
    lists = bench.lists()
    if isinstance(model.puzzle, WeightsPuzzle):
        # Only cups say what can be done with them; the weights in them stand in their names.
        return [part.name for arm in lists[:2] for part in arm.parts if part.about]
    return [f"{part.name} {part.about}".strip() for part in lists[0].parts]
