"""The weights bench beneath its surface: how many weights lie in each cup (ZW)."""

from typing import NamedTuple

from enix_desktop.games.enigma.puzzles import weights
from enix_desktop.games.enigma.puzzles.forms import is_integer
from enix_desktop.games.enigma.puzzles.puzzle import WeightsPuzzle, Written
from enix_desktop.games.enigma.puzzles.weights import Counts
from enix_desktop.ui.enigma.bench.model import BenchModel, Judge

LEFT, RIGHT = 0, 1


class Cup(NamedTuple):
    """A cup on the left (0) or right (1) arm, counted from 0."""

    arm: int
    place: int


class WeightsModel(BenchModel[Counts]):
    """Counts of weights by cup; what is in no cup is in stock."""

    def __init__(self, puzzle: WeightsPuzzle, judge: Judge) -> None:
        super().__init__(((0,) * len(puzzle.left), (0,) * len(puzzle.right)), judge)
        self.puzzle = puzzle
        self.numbers = puzzle.left, puzzle.right
        self.cups = tuple(Cup(arm, place) for arm in (LEFT, RIGHT) for place in range(len(self.numbers[arm])))

    @property
    def left_over(self) -> int:
        """How many weights are in stock."""
        return weights.left_over(self.puzzle, self.now)

    @property
    def sums(self) -> tuple[int, int]:
        """What weighs on the left and on the right."""
        return weights.sums(self.puzzle, self.now)

    @property
    def is_even(self) -> bool:
        """Whether both arms weigh the same, and anything at all."""
        left, right = self.sums
        return left == right > 0

    def number(self, cup: Cup) -> int:
        return self.numbers[cup.arm][cup.place]

    def count(self, cup: Cup) -> int:
        """How many weights lie in *cup*."""
        return self.now[cup.arm][cup.place]

    def fill(self, cup: Cup, count: int) -> bool:
        """Let *count* weights lie in *cup*, or as many as there are; False if nothing changes."""
        most = self.count(cup) + self.left_over
        return self.lay(_with(self.now, cup, min(max(count, 0), most)))

    def add(self, cup: Cup) -> bool:
        """One more from the stock, if there is one."""
        return self.fill(cup, self.count(cup) + 1)

    def take(self, cup: Cup) -> bool:
        """One back into the stock, if there is one."""
        return self.fill(cup, self.count(cup) - 1)

    def move(self, source: Cup, target: Cup) -> bool:
        """One weight from cup to cup, in a single step."""
        if source == target or not self.count(source):
            return False
        without = _with(self.now, source, self.count(source) - 1)
        return self.lay(_with(without, target, self.count(target) + 1))

    def written_form(self) -> Written | None:
        return self.now if self.left_over == 0 else None

    def as_json(self, arrangement: Counts) -> object:
        return [list(arm) for arm in arrangement]

    def read(self, node: object) -> Counts:
        if not isinstance(node, list) or len(node) != len(self.empty):
            raise ValueError("not two arms")
        for arm, empty in zip(node, self.empty, strict=True):
            if not isinstance(arm, list) or len(arm) != len(empty):
                raise ValueError("not as many cups")
            if not all(is_integer(count, 0) for count in arm):
                raise ValueError("not a number of weights")
        left, right = node
        counts = tuple(left), tuple(right)
        if weights.left_over(self.puzzle, counts) < 0:
            raise ValueError("more weights than there are")
        return counts

    def with_hint(self) -> Counts | None:
        """One more cup filled as in a solution; if the weights do not suffice, one emptied so far."""
        solution = self.judge.completion(self.now)
        if solution is None:
            return None
        goals = {cup: solution[cup.arm][cup.place] for cup in self.cups}  # type: ignore[index]
        wrong = [cup for cup in self.cups if goals[cup] != self.count(cup)]
        fitting = [cup for cup in wrong if goals[cup] <= self.count(cup) + self.left_over]
        # What is to be filled comes first; there is always something to take out if nothing can be filled.
        fitting.sort(key=lambda cup: goals[cup] < self.count(cup))
        return _with(self.now, fitting[0], goals[fitting[0]]) if fitting else None


def _with(counts: Counts, cup: Cup, count: int) -> Counts:
    """*counts* with another number of weights in *cup*."""
    arm = counts[cup.arm]
    changed = (*arm[: cup.place], count, *arm[cup.place + 1 :])
    return (changed, counts[RIGHT]) if cup.arm == LEFT else (counts[LEFT], changed)
