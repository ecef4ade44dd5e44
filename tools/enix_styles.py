"""How styles of play differ: each plays duels against the plain player of its level.

    python -m tools.enix_styles --levels novice,casual --games 300 --seed 1

Tells what each style does more or less often than the plain player at the same table, and how often it wins.
"""

import argparse
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.rng import derived
from enix_desktop.engine.rules import Event
from enix_desktop.games.enix import events
from enix_desktop.games.enix.state import State
from enix_desktop.headless.estimates import Estimate, Mean, difference
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.statistics import wilson

MAX_ROUNDS = 200
PER_ROUNDS = 10


@dataclass
class Deeds:
    """What one seat did in a game."""

    rounds: int = 0
    collected: int = 0
    stolen: int = 0
    blackouts: int = 0
    """The cap put on somebody else."""
    placed: int = 0
    """Tiles turned or moved."""
    cards: int = 0
    """In hand at the end."""
    ended_with: int | None = None
    """Its score, if it ended the game."""


def _rate(count: Callable[[Deeds], int]) -> Callable[[Deeds], float | None]:
    return lambda deeds: PER_ROUNDS * count(deeds) / deeds.rounds


FIGURES: Mapping[str, Callable[[Deeds], float | None]] = {
    "score when ending": lambda deeds: deeds.ended_with,
    "share of games it ends": lambda deeds: float(deeds.ended_with is not None),
    "cards in hand at the end": lambda deeds: deeds.cards,
    "cards collected in 10 rounds": _rate(lambda deeds: deeds.collected),
    "cards stolen in 10 rounds": _rate(lambda deeds: deeds.stolen),
    "blackouts on others in 10 rounds": _rate(lambda deeds: deeds.blackouts),
    "tiles placed in 10 rounds": _rate(lambda deeds: deeds.placed),
}
TELLING = {
    "cautious": "cards collected in 10 rounds",
    "greedy": "cards collected in 10 rounds",
    "trickster": "blackouts on others in 10 rounds",
    "builder": "tiles placed in 10 rounds",
}
"""By which figure each style is known."""


@dataclass
class Duels:
    """Duels of a style against its plain level: what both did, and who won."""

    styled: list[Deeds] = field(default_factory=list)
    plain: list[Deeds] = field(default_factory=list)
    wins: float = 0

    def figures(self, name: str) -> tuple[Estimate, Estimate, Estimate]:
        """A figure of the style, of the plain player, and their difference."""
        value = FIGURES[name]
        sides = [
            [figure for figure in map(value, side) if figure is not None]
            for side in (self.styled, self.plain)
        ]
        a, b = (Mean().estimate(side) for side in sides)
        return a, b, difference(a, b)


class _Observer:
    """Notes what happens in one game."""

    def __init__(self, seats: int) -> None:
        self.deeds = [Deeds() for _ in range(seats)]

    def __call__(self, state: State, happened: Sequence[Event]) -> None:
        for event in happened:
            match event:
                case events.CardsTaken(seat, _, stacks):
                    self.deeds[seat].collected += len(stacks)
                case events.CardStolen(thief):
                    self.deeds[thief].stolen += 1
                case events.CapMoved(seat, _, target) | events.EnixPlayed(seat, _, _, target):
                    others = [pawn for other, pawn in enumerate(state.pawns) if other != seat]
                    self.deeds[seat].blackouts += target in others
                case events.TilePlaced(seat):
                    self.deeds[seat].placed += 1
                case events.GameEnded(seat, scores=scores):
                    self.deeds[seat].ended_with = scores[seat]
                    for deeds, hand in zip(self.deeds, event.hands, strict=True):
                        deeds.cards = len(hand)
        for deeds in self.deeds:
            deeds.rounds = state.round


def duels(level: str, style: str, games: int, seed: int) -> Duels:
    """Play *games* in both editions, on each seat equally often."""
    found = Duels()
    for number in range(games):
        edition = ENIX.editions[number % len(ENIX.editions)]
        seat = number // len(ENIX.editions) % 2
        deal = number // (2 * len(ENIX.editions))
        keys = [level, level]
        keys[seat] = f"{level}-{style}"
        observer = _Observer(2)
        plan = Plan(ENIX, {"edition": edition}, tuple(keys), derived(seed, f"style/{deal}"), MAX_ROUNDS)
        outcome = play(plan, keep_moves=False, observe=observer).outcome
        winners = outcome.winners if outcome else ()
        found.wins += (seat in winners) / max(1, len(winners))
        found.styled.append(observer.deeds[seat])
        found.plain.append(observer.deeds[1 - seat])
    return found


def _written(figure: Estimate) -> str:
    return f"{figure.value:.2f} ({figure.low:.2f} to {figure.high:.2f})"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="How styles of play differ from the plain player.")
    parser.add_argument("--levels", default=",".join(ENIX.levels))
    parser.add_argument("--styles", default=",".join(ENIX.styles))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="every figure, not only the telling one")
    chosen = parser.parse_args()
    for level in chosen.levels.split(","):
        for style in chosen.styles.split(","):
            found = duels(level, style, chosen.games, chosen.seed)
            low, high = wilson(round(found.wins), chosen.games)
            print(f"{level}-{style}: wins {found.wins / chosen.games:.1%} ({low:.1%} to {high:.1%})")
            for name in FIGURES if chosen.all else (TELLING[style],):
                styled, plain, apart = found.figures(name)
                print(
                    f"  {name}: {_written(styled)}, plain {_written(plain)}, more by {_written(apart)}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
