"""Which bench belongs to which puzzle."""

from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import (
    AnglesPuzzle,
    ConduitsPuzzle,
    FragmentsPuzzle,
    Puzzle,
    WeightsPuzzle,
)
from enix_desktop.ui.enigma.bench.bench import Bench, BenchHelp
from enix_desktop.ui.enigma.bench.judge import RulesJudge


def made_bench(puzzle: Puzzle, help: BenchHelp, pieces: Pieces | None = None) -> Bench:
    """The bench for *puzzle*; only its own code is imported, so that it is there at once."""
    pieces = pieces or standard_components().pieces
    judge = RulesJudge(pieces, puzzle)
    match puzzle:
        case WeightsPuzzle():
            from enix_desktop.ui.enigma.bench.weights_bench import WeightsBench
            from enix_desktop.ui.enigma.bench.weights_model import WeightsModel

            return WeightsBench(WeightsModel(puzzle, judge), help)
        case ConduitsPuzzle():
            from enix_desktop.ui.enigma.bench.conduits_bench import ConduitsBench
            from enix_desktop.ui.enigma.bench.conduits_model import ConduitsModel

            return ConduitsBench(ConduitsModel(pieces, puzzle, judge), help)
        case FragmentsPuzzle():
            from enix_desktop.ui.enigma.bench.fragments_bench import FragmentsBench
            from enix_desktop.ui.enigma.bench.fragments_model import FragmentsModel

            return FragmentsBench(FragmentsModel(pieces, puzzle, judge), help)
        case AnglesPuzzle():
            from enix_desktop.ui.enigma.bench.angles_bench import AnglesBench
            from enix_desktop.ui.enigma.bench.angles_model import AnglesModel

            return AnglesBench(AnglesModel(pieces, puzzle, judge), help)
