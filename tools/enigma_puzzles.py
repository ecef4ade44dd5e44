"""How long puzzles take to be made, and to be judged by the rules when they are posed (E8).

    python -m tools.enigma_puzzles --count 200 --seed 7

Each puzzle is made from `<seed>/<number>`, as in the window, in runs of twenty: none may equal one before.
"""

import argparse
import time
from dataclasses import replace
from statistics import median

from enix_desktop.catalogue import ENIGMA
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.moves import Failed, Pose, Unsolved
from enix_desktop.games.enigma.puzzles.grading import DIFFICULTIES
from enix_desktop.games.enigma.puzzles.puzzle import Category, Puzzle
from enix_desktop.games.enigma.solo import next_pose
from enix_desktop.headless.statistics import quantile

_RUN = 20
"""So many puzzles are in a run."""


def measured(category: Category, difficulty: int, count: int, seed: int) -> tuple[list[float], list[float]]:
    """Milliseconds in which *count* puzzles were made, and in which the rules accepted them."""
    making: list[float] = []
    posing: list[float] = []
    while len(making) < count:
        options = {"mode": "solo", "category": category.value, "difficulty": str(difficulty)}
        run = seed + len(making) // _RUN
        setup = ENIGMA.options(options, 1)
        match = Match.begin(ENIGMA.rules, ENIGMA.id, [Participant("Ada", None, "red")], setup, seed=run)
        before: list[Puzzle] = []
        for _ in range(min(_RUN, count - len(making))):
            started = time.perf_counter()
            pose = next_pose(match.state.table, run, before)
            making.append(1000 * (time.perf_counter() - started))
            # The rules have it from a file or another process, and remember nothing of it.
            pose = Pose(replace(pose.puzzle), pose.difficulty, pose.seed)
            started = time.perf_counter()
            match.play(0, pose)
            posing.append(1000 * (time.perf_counter() - started))
            match.play(0, Failed(1, Unsolved.GAVE_UP))
            before.append(pose.puzzle)
    return making, posing


def main() -> None:
    """Print both for each category and difficulty."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--seed", type=int, default=7)
    wanted = parser.parse_args()
    for category in CATEGORIES:
        for difficulty in DIFFICULTIES:
            making, posing = measured(category, difficulty, wanted.count, wanted.seed)
            told = ", ".join(
                f"{what} median {median(times):.0f}, p95 {quantile(times, 0.95):.0f}, "
                f"most {max(times):.0f} ms"
                for what, times in (("made", making), ("judged", posing))
            )
            print(f"{category.value} {difficulty}: {told}", flush=True)


if __name__ == "__main__":
    main()
