"""What the benches ask of the rules about their puzzle."""

from enix_desktop.games.enigma.puzzles.judging import broken
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import Puzzle, Written
from enix_desktop.games.enigma.puzzles.solving import completion


class RulesJudge:
    """`model.Judge`: asks the rules about one puzzle."""

    def __init__(self, pieces: Pieces, puzzle: Puzzle) -> None:
        self._pieces, self._puzzle = pieces, puzzle

    def is_valid(self, written: Written) -> bool:
        return broken(self._pieces, self._puzzle, written) is None

    def completion(self, partial: object) -> Written | None:
        return completion(self._pieces, self._puzzle, partial)
