"""How long people may take for puzzles of ENIGMA, guessed from what a solver has to try (Z4, T8).

    python -m tools.enigma_effort

Nobody tries everything, so the time is taken to grow with a power of the effort. All categories share it,
while each category has its own pace. Both are fitted to M, the times of T8; how far a category is from M then
tells whether M fits its puzzles.
"""

from collections.abc import Mapping
from math import exp, log
from statistics import mean

from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.puzzles.puzzle import Category
from enix_desktop.players.enigma.solving import SECONDS

Class = tuple[Category, int]
"""A category and a difficulty."""


def efforts() -> Mapping[Class, float]:
    """The geometric mean of the effort of each class."""
    tiles = standard_components().tiles
    return {
        (category, difficulty): exp(
            mean(
                log(face.effort)
                for face in tiles
                if face.category is category and face.difficulty == difficulty
            )
        )
        for category in CATEGORIES
        for difficulty in SECONDS
    }


def fitted() -> tuple[float, Mapping[Category, float]]:
    """The power of the effort, and the pace of each category: seconds where the effort is 1."""
    known = efforts()
    above = below = 0.0
    for category in CATEGORIES:
        tries = [log(known[category, difficulty]) for difficulty in SECONDS]
        times = [log(seconds) for seconds in SECONDS.values()]
        above += sum((t - mean(tries)) * (s - mean(times)) for t, s in zip(tries, times, strict=True))
        below += sum((t - mean(tries)) ** 2 for t in tries)
    power = above / below
    return power, {
        category: exp(
            mean(
                log(seconds) - power * log(known[category, difficulty])
                for difficulty, seconds in SECONDS.items()
            )
        )
        for category in CATEGORIES
    }


def main() -> None:
    """Print the guess beside M."""
    known, (power, pace) = efforts(), fitted()
    print(f"seconds = pace x effort ^ {power:.2f}")
    for category in CATEGORIES:
        guesses = ", ".join(
            f"difficulty {difficulty}: effort {known[category, difficulty]:.0f}, "
            f"{pace[category] * known[category, difficulty] ** power:.0f} s (M {seconds})"
            for difficulty, seconds in SECONDS.items()
        )
        print(f"{category.value}, pace {pace[category]:.2f} s: {guesses}")


if __name__ == "__main__":
    main()
