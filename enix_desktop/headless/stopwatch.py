"""How long players think."""

import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from enix_desktop.headless.statistics import quantile
from enix_desktop.players.player import UNHURRIED, Budget, Choice, Player


@dataclass(slots=True)
class Times:
    """What was measured of the decisions of one kind of player."""

    milliseconds: list[float] = field(default_factory=list)
    iterations: list[int] = field(default_factory=list)

    def add(self, others: "Times") -> None:
        self.milliseconds += others.milliseconds
        self.iterations += others.iterations

    def figures(self) -> dict[str, object]:
        """Half of all decisions, nearly all, and the slowest."""
        return {
            "decisions": len(self.milliseconds),
            "milliseconds": _spread(self.milliseconds),
            "iterations": _spread(self.iterations),
        }


class TimedPlayer:
    """Decides as another player does, and writes down how long that took."""

    def __init__(self, player: Player[Any, Any], times: Times) -> None:
        self._player = player
        self._times = times

    def choose(self, view: Any, moves: Sequence[Any], seed: int, budget: Budget = UNHURRIED) -> Choice[Any]:
        began = time.perf_counter()
        choice = self._player.choose(view, moves, seed, budget)
        self._times.milliseconds.append(round((time.perf_counter() - began) * 1000, 4))
        self._times.iterations.append(choice.iterations)
        return choice


def _spread(values: Sequence[float]) -> dict[str, float]:
    return {"p50": quantile(values, 0.5), "p95": quantile(values, 0.95), "max": max(values)}
