"""One decision judged by what its seat could know: what the best idea would have been worth more.

Worlds that fit the view are made up; the move that was made and its rivals are tried in the same worlds with
the same luck. Who looks best among many is lucky, too: so rivals are picked in some worlds and compared in
fresh ones, and which of them is counted in one half of these, and whether, is decided by the other half.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from typing import Any, TypeAlias

from enix_desktop.catalogue import Game
from enix_desktop.engine.rng import derived
from enix_desktop.players.coach import Coach

CLOSE = 1.4
"""So much wider is an interval where it is open which move is better."""
FINEST = 0.01
"""No interval is narrower: what a situation is worth is known no better, however many worlds agree."""
FINALISTS = 2
"""So many rivals are counted."""
Z95 = 1.96
Trying: TypeAlias = Callable[[str, Sequence[Any]], list[float]]
"""Tries moves in the world that a stream of luck gives."""


@dataclass(frozen=True, slots=True)
class Effort:
    """In how many worlds rivals are picked, and in how many they are counted."""

    picking: int
    counting: int


QUICK, THOROUGH = Effort(10, 48), Effort(24, 160)


@dataclass(frozen=True, slots=True)
class Estimate:
    """A chance of winning, and half of its 95 % interval."""

    value: float
    half_width: float


@dataclass(frozen=True, slots=True)
class Verdict:
    """What a decision was worth. All but moves and numbers are chances of winning."""

    best: Any
    """The move that does best; the one that was made if nothing seems better."""
    chance: Estimate
    """After the move that was made."""
    loss: float
    """What the best idea would have brought more, without bias: by chance it may be a little below 0."""
    half_width: float
    """Half of the 95 % interval of the loss, and of the gain."""
    gain: float
    """What the move that was made brings more than the best rival; 0 if it is not the best."""
    worlds: int
    """In so many worlds it was counted."""

    @property
    def is_clear(self) -> bool:
        """Whether the loss is more than chance explains."""
        return self.loss > self.half_width

    @property
    def is_clearly_best(self) -> bool:
        """Whether the move that was made is better than its rival by more than chance explains."""
        return self.gain > self.half_width


def judge(game: Game, view: Any, made: Any, effort: Effort, seed: int) -> Verdict:
    """What the decision for *made* was worth to who saw *view*; nothing hidden can change it."""
    tried = _trying(game, view, seed)
    ideas = [idea for idea in _ideas(game, view, seed) if idea != made]
    rivals = _picked(tried, ideas, effort.picking, FINALISTS)
    rows = [tried(f"counting/{number}", [made, *rivals]) for number in range(effort.counting)]
    chance = estimated([row[0] for row in rows])
    if not rivals:
        return Verdict(made, chance, 0.0, 0.0, 0.0, effort.counting)
    better = [[row[place] - row[0] for row in rows] for place in range(1, len(rivals) + 1)]
    loss, ahead = _compared(better)
    is_better = loss > 0 and ahead.value > 0
    return Verdict(
        rivals[max(range(len(rivals)), key=lambda place: sum(better[place]))] if is_better else made,
        chance,
        loss,
        ahead.half_width,
        0.0 if is_better else max(0.0, -ahead.value),
        effort.counting,
    )


def best_idea(game: Game, view: Any, worlds: int, seed: int) -> Any | None:
    """The most promising move; None if nobody can think of any."""
    found = _picked(_trying(game, view, seed), _ideas(game, view, seed), worlds, 1)
    return found[0] if found else None


def awaited(game: Game, view: Any, this_round: int, worlds: int, seed: int) -> Estimate:
    """How likely who sees *view* wins, judged at the end of *this_round*."""
    coach = _coach(game)
    chances: list[float] = []
    for number in range(worlds):
        luck = derived(seed, f"awaiting/{number}")
        chances.append(coach.awaited(coach.guesses(view, luck), view.seat, this_round, luck))
    return estimated(chances)


def estimated(values: Sequence[float]) -> Estimate:
    """The mean of *values* with its interval, a little wider where they are few (Student)."""
    count = len(values)
    mean = sum(values) / count
    if count < 2:
        return Estimate(mean, 0.0)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (count - 1) / count)
    student = Z95 + (Z95**3 + Z95) / (4 * (count - 1))
    return Estimate(mean, student * spread)


def _coach(game: Game) -> Coach[Any, Any, Any]:
    assert game.coach is not None, "only games with a coach are judged"
    return game.coach


def _ideas(game: Game, view: Any, seed: int) -> list[Any]:
    coach = _coach(game)
    moves = game.rules.legal_moves(coach.guesses(view, seed), view.seat)
    return list(dict.fromkeys(coach.ideas(view, moves, derived(seed, "ideas"))))


def _trying(game: Game, view: Any, seed: int) -> Trying:
    coach = _coach(game)

    def tried(stream: str, moves: Sequence[Any]) -> list[float]:
        luck = derived(seed, stream)
        world = coach.guesses(view, luck)
        return [coach.tried(world, view.seat, move, luck) for move in moves]

    return tried


def _picked(tried: Trying, ideas: Sequence[Any], worlds: int, finalists: int) -> list[Any]:
    """The most promising ideas; the worse half is dropped after a third and after two thirds of *worlds*."""
    alive, totals = list(range(len(ideas))), [0.0] * len(ideas)
    for number in range(worlds):
        if len(alive) <= finalists:
            break
        found = tried(f"picking/{number}", [ideas[index] for index in alive])
        for index, chance in zip(alive, found, strict=True):
            totals[index] += chance
        if number + 1 in (worlds // 3, 2 * worlds // 3):
            ranked = sorted(alive, key=lambda index: -totals[index])
            alive = sorted(ranked[: max(finalists, (len(ranked) + 1) // 2)])
    return [ideas[index] for index in sorted(alive, key=lambda index: -totals[index])[:finalists]]


def _compared(better: Sequence[Sequence[float]]) -> tuple[float, Estimate]:
    """The loss, and how far the best rival is ahead, from how much better each rival is in each world.

    In each half of the worlds the rival is counted that is best in the other half, and for the loss only if
    it is better than the move that was made there. Where that is close the interval is wider.
    """
    counted: list[float] = []
    loss = 0.0
    for half in range(2):
        others = [sum(rival[1 - half :: 2]) for rival in better]
        best = max(range(len(better)), key=others.__getitem__)
        counted += better[best][half::2]
        loss += sum(better[best][half::2]) if others[best] > 0 else 0.0
    ahead = estimated(counted)
    is_close = abs(ahead.value) <= ahead.half_width
    half_width = max(FINEST, ahead.half_width * (CLOSE if is_close else 1))
    return loss / len(counted), Estimate(ahead.value, half_width)
