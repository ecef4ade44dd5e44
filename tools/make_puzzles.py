"""Makes puzzles out of what computers do wrong: positions in which one move is clearly the best.

    python -m tools.make_puzzles --game enix --count 40

Dear decisions of novice and casual players become records in `resources/GAME/puzzles`, named by their grades.
With `--minutes` it stops after so much time, and goes on with the next game when it is called again; the same
games give the same puzzles, however it is cut into pieces.
"""

import argparse
import json
import time
from collections import Counter
from collections.abc import Iterator
from math import ceil
from pathlib import Path
from typing import Any

from enix_desktop.catalogue import CODECS, GAMES
from enix_desktop.coaching.course import reviewed_game
from enix_desktop.coaching.judging import QUICK, judge
from enix_desktop.coaching.positions import (
    CLEAR,
    Grade,
    Position,
    Solution,
    graded,
    is_right,
    position_of,
    read_position,
    with_solution,
)
from enix_desktop.coaching.tasks import seed_of
from enix_desktop.engine.record_json import file_text, read
from enix_desktop.engine.rng import derived, shuffled
from enix_desktop.headless.selfplay import Plan, play
from tools.coach_check import SHORT

RESOURCES = Path(__file__).parent.parent / "resources"
LEVELS = ("novice", "casual")
FROM_A_GAME = 2
"""So many puzzles come from one game at most."""
KINDS = 0.85
"""Which part of all puzzles may ask for the same kind of move."""
MOST_ROUNDS = 40


def found(game: str, number: int) -> Iterator[tuple[Position, Solution]]:
    """The puzzles in one game."""
    whole = GAMES[game]
    seats = [seats for seats in whole.seats if 2 <= seats <= 4]
    count = seats[number % len(seats)]
    players = tuple(LEVELS[(seat + number) % 2] for seat in range(count))
    seed = derived(number, f"puzzles/{game}")
    record = play(Plan(whole, SHORT.get(game, {}), players, seed, MOST_ROUNDS)).record
    if record.outcome is None:
        return
    course = reviewed_game(record)
    for decision in shuffled(number, "decisions", course.decisions):
        verdict = judge(whole, course.view(decision), decision.move, QUICK, seed_of(decision))
        if verdict.loss < CLEAR or not verdict.is_clear:
            continue
        puzzle = position_of(course, decision)
        if puzzle is None:
            continue
        position = read_position(puzzle)
        solution = graded(position)
        if solution is not None and not is_right(position, solution, decision.move):
            yield position, solution


class Collection:
    """The puzzles of a game, in their folder."""

    def __init__(self, game: str, count: int, folder: Path, share: float) -> None:
        self.game, self.count, self.folder = game, count, folder
        self.most = ceil(share * count)
        """So many of one grade."""
        self.grades: Counter[Grade] = Counter()
        self.kinds: Counter[str] = Counter()
        folder.mkdir(parents=True, exist_ok=True)
        for path in folder.glob("*.json"):
            position = read_position(read(path.read_text(), CODECS))
            self.grades[Grade(path.stem.partition("-")[0])] += 1
            self.kinds[self._kind(json.loads(path.read_text())["unfinished"]["puzzle"]["best"])] += 1
            assert position.game.id == game

    @property
    def is_full(self) -> bool:
        return sum(self.grades.values()) >= self.count

    def offer(self, position: Position, solution: Solution) -> bool:
        """Keep a puzzle, if there are not enough of its kind yet."""
        best = position.game.codec.move_json(position.record.setup, solution.best)
        kind, grade = self._kind(best), solution.grade
        if self.grades[grade] >= self.most or self.kinds[kind] >= max(2, KINDS * self.count):
            return False
        self.grades[grade] += 1
        self.kinds[kind] += 1
        path = self.folder / f"{grade.value}-{self.grades[grade]:02}.json"
        path.write_text(file_text(with_solution(position, solution), position.game.codec))
        print(f"{path.name}: {kind}, {100 * solution.margin:.0f} ±{100 * solution.half_width:.0f}")
        return True

    def _kind(self, move: Any) -> str:
        return str(move["move"])


def main() -> None:
    """Fill the folder of a game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--game", choices=list(GAMES), required=True)
    parser.add_argument("--count", type=int, default=20)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--share", type=float, default=1 / len(Grade), help="most of one grade, as a part")
    parser.add_argument("--minutes", type=float, default=4.0)
    parser.add_argument("--folder", type=Path)
    chosen = parser.parse_args()
    folder = chosen.folder or RESOURCES / chosen.game / "puzzles"
    collection = Collection(chosen.game, chosen.count, folder, chosen.share)
    number, until = chosen.first, time.monotonic() + 60 * chosen.minutes
    while not collection.is_full and time.monotonic() < until:
        kept = 0
        for position, solution in found(chosen.game, number):
            kept += collection.offer(position, solution)
            if kept == FROM_A_GAME or collection.is_full:
                break
        number += 1
    state = "full" if collection.is_full else f"go on with --first {number}"
    print(f"{chosen.game}: {dict(collection.grades)}, {dict(collection.kinds)}; {state}")


if __name__ == "__main__":
    main()
