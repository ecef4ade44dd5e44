"""How styles of Station Six differ: each plays duels against the plain player of its level.

    python -m tools.station_styles --levels novice,casual --games 300 --seed 1
    python -m tools.station_styles --levels master --positions 80 --seed 1

Tells what each style does more often than the plain player at the same table, and how often it wins. Masters
take long, so they are asked in the same positions instead, with the same seed.
"""

import argparse
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count, islice
from typing import Any

from enix_desktop.catalogue import STATION
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.record import Entry
from enix_desktop.engine.rng import decision_seed, derived
from enix_desktop.engine.rules import Seat
from enix_desktop.games.station.moves import (
    Biotope,
    Command,
    Dock,
    Fill,
    Fire,
    Machine,
    Move,
    Shift,
    Steal,
    Swap,
)
from enix_desktop.games.station.view import View
from enix_desktop.headless.estimates import Estimate, Mean, difference
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.statistics import wilson
from enix_desktop.players.player import is_choice

MAX_ROUNDS = 60
FIGURES = (
    "energy charged",
    "energy transferred",
    "cards drawn",
    "cards stolen",
    "shuttles docked",
    "shots fired",
)
"""What is counted for each seat, in a round."""
TELLING: Mapping[str, str] = {
    "charger": "energy charged",
    "hoarder": "cards drawn",
    "thief": "cards stolen",
    "courier": "energy transferred",
}
"""By which figure each style is known."""


def counted(move: Move) -> tuple[str, int] | None:
    """To which figure *move* adds, and how much."""
    match move:
        case Fill(cards) | Machine(cards):
            return "energy charged", len(cards)
        case Shift(clockwise, anticlockwise):
            return "energy transferred", len(clockwise) + len(anticlockwise)
        case Biotope(clockwise, anticlockwise):
            return "energy transferred", clockwise + anticlockwise
        case Swap():
            return "cards drawn", 1
        case Command(energy):
            return "cards drawn", 2 * energy
        case Steal(seats):
            return "cards stolen", len(seats)
        case Dock(docks):
            return "shuttles docked", len(docks)
        case Fire(shots):
            return "shots fired", len(shots)
        case _:
            return None


def deeds(entries: Sequence[Entry[Any]], seat: Seat, rounds: int) -> dict[str, float]:
    """What *seat* did, in a round on average."""
    found = dict.fromkeys(FIGURES, 0.0)
    for entry in entries:
        told = counted(entry.move) if entry.seat == seat else None
        if told is not None:
            found[told[0]] += told[1] / rounds
    return found


@dataclass
class Duels:
    """Duels of a style against its plain level: what both did, and who won."""

    styled: list[dict[str, float]] = field(default_factory=list)
    plain: list[dict[str, float]] = field(default_factory=list)
    wins: float = 0

    def figures(self, name: str) -> tuple[Estimate, Estimate, Estimate]:
        """A figure of the style, of the plain player, and their difference."""
        a, b = (Mean().estimate([done[name] for done in side]) for side in (self.styled, self.plain))
        return a, b, difference(a, b)


def duels(level: str, style: str, games: int, seed: int) -> Duels:
    """Play *games*, each deal on both seats."""
    found = Duels()
    for number in range(games):
        seat = number % 2
        keys = [level, level]
        keys[seat] = f"{level}-{style}"
        played = play(Plan(STATION, {}, tuple(keys), derived(seed, f"style/{number // 2}"), MAX_ROUNDS))
        winners = played.outcome.winners if played.outcome else ()
        found.wins += (seat in winners) / max(1, len(winners))
        found.styled.append(deeds(played.record.entries, seat, played.rounds))
        found.plain.append(deeds(played.record.entries, 1 - seat, played.rounds))
    return found


def positions(figure: str, seed: int) -> Iterator[tuple[View, Sequence[Move], int]]:
    """Views, legal moves and seeds of turns in games of casual players that allow to add to *figure*."""
    casual, rules = STATION.player("casual"), STATION.rules
    for number in count():
        start = derived(seed, f"position/{number}")
        chance = SeededChance(start)
        state = rules.start(rules.deal(STATION.options({}, 2 + number % 3), chance))
        decisions = 0
        while owing := rules.to_move(state):
            view, moves = rules.view(state, owing[0]), rules.legal_moves(state, owing[0])
            luck = decision_seed(start, owing[0], decisions)
            if is_choice(moves) and any((counted(move) or ("",))[0] == figure for move in moves):
                yield view, moves, luck
            move = casual.choose(view, moves, luck).move if is_choice(moves) else moves[0]
            rules.transition(state, owing[0], move, chance)
            decisions += 1


def more_in_positions(level: str, style: str, asked: int, seed: int) -> list[float]:
    """How much more the *style* adds to its figure than the plain player, in so many positions."""
    figure = TELLING[style]
    plain, styled = STATION.player(level), STATION.player(f"{level}-{style}")
    found = []
    for view, moves, luck in islice(positions(figure, seed), asked):
        did, does = (counted(player.choose(view, moves, luck).move) for player in (plain, styled))
        amounts = [told[1] if told is not None and told[0] == figure else 0 for told in (did, does)]
        found.append(float(amounts[1] - amounts[0]))
    return found


def _written(figure: Estimate) -> str:
    return f"{figure.value:.2f} ({figure.low:.2f} to {figure.high:.2f})"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="How styles of play differ from the plain player.")
    parser.add_argument("--levels", default="novice,casual,skilled")
    parser.add_argument("--styles", default=",".join(STATION.styles))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--all", action="store_true", help="every figure, not only the telling one")
    parser.add_argument("--positions", type=int, help="ask in so many positions instead of playing duels")
    chosen = parser.parse_args()
    for level in chosen.levels.split(","):
        for style in chosen.styles.split(","):
            if chosen.positions:
                values = more_in_positions(level, style, chosen.positions, chosen.seed)
                more = _written(Mean().estimate(values))
                print(f"{level}-{style}: {TELLING[style]}, more by {more} in {len(values)} turns", flush=True)
                continue
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
