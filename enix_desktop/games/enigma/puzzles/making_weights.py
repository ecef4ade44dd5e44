"""Weight puzzles by chance (E8)."""

from math import comb

from enix_desktop.games.enigma.puzzles.bounds import HEAVIEST, MOST_WEIGHT_SOLUTIONS
from enix_desktop.games.enigma.puzzles.luck import Luck
from enix_desktop.games.enigma.puzzles.pieces import Pieces
from enix_desktop.games.enigma.puzzles.puzzle import WeightsPuzzle
from enix_desktop.games.enigma.puzzles.puzzle_json import FEWEST_WEIGHTS

_ARMS = ((2, 2), (2, 3), (3, 2), (3, 3))


def make(pieces: Pieces, luck: Luck, low: int, high: int | None) -> WeightsPuzzle:
    """Some cups and a number of weights with which an effort from *low* to below *high* is possible."""
    sizes = [
        (left, right, n)
        for left, right in _ARMS
        for n in range(FEWEST_WEIGHTS, pieces.weights + 1)
        if _is_possible(comb(n + left + right - 1, n), low, high)
    ]
    left, right, n = luck.one_of(sizes)
    cups = luck.some_of(range(1, HEAVIEST + 1), left + right)
    return WeightsPuzzle(tuple(cups[:left]), tuple(cups[left:]), n)


def _is_possible(tries: int, low: int, high: int | None) -> bool:
    return any(
        low * found <= tries and (high is None or tries < high * found)
        for found in range(1, MOST_WEIGHT_SOLUTIONS + 1)
    )
