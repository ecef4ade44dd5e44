"""How styles of Hertzschlag differ: each sits among plain players of its level.

    python -m tools.hertzschlag_styles --levels novice,casual,skilled,master --games 200 --seed 4
    python -m tools.hertzschlag_styles --levels master --positions 80 --seed 1

Tells what each style does more than a plain player at the same table, and what it wins beyond a fair share.
With positions both are asked in the same ones with the same seed instead: what they lay if they have said
nothing, and what they pledge.
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import count, islice

from enix_desktop.catalogue import HERTZSCHLAG
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.rng import decision_seed, derived
from enix_desktop.engine.rules import Event, Seat
from enix_desktop.games.hertzschlag import events
from enix_desktop.games.hertzschlag.moves import Lay, Move, Pledge, Word
from enix_desktop.games.hertzschlag.phases import Phase
from enix_desktop.games.hertzschlag.state import State
from enix_desktop.games.hertzschlag.view import View
from enix_desktop.headless.estimates import Estimate, Mean
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.players.hertzschlag.judge import Judge
from enix_desktop.players.hertzschlag.ways import is_kept

SEATS = 4
OUTWARDS, EUROS, KEPT = "steps outwards in a turn", "euros in a bid", "words kept"
FIGURES = (OUTWARDS, EUROS, KEPT)
TELLING: Mapping[str, str] = {"cautious": OUTWARDS, "greedy": EUROS, "diplomatic": EUROS}
"""By which figure each style is known."""
SIGNS: Mapping[str, int] = {"cautious": -1, "greedy": -1, "diplomatic": 1}
"""Whether it has more of that, or less."""


@dataclass
class Deeds:
    """What each seat did in one game: sums, and how often there was an occasion."""

    sums: Counter[tuple[Seat, str]] = field(default_factory=Counter)
    times: Counter[tuple[Seat, str]] = field(default_factory=Counter)

    def add(self, seat: Seat, figure: str, amount: float) -> None:
        self.sums[seat, figure] += amount  # type: ignore[assignment]  # a Counter of floats
        self.times[seat, figure] += 1

    def hear(self, event: Event) -> None:
        """Count what an event tells."""
        match event:
            case events.CardPlayed(seat) | events.IncomeTaken(seat):
                self.add(seat, OUTWARDS, 0)
            case events.MarkerMoved():
                steps = max(0, abs(event.after) - abs(event.before))
                self.sums[event.seat, OUTWARDS] += steps
            case events.BidsShown(bids):
                for seat, bid in enumerate(bids):
                    self.add(seat, EUROS, bid)
            case _:
                pass

    def count_words(self, state: State) -> None:
        """Count who kept its word."""
        for past in state.past:
            for seat, word in enumerate(past.signals):
                if word is not None:
                    kept = is_kept(state.table.components, word, past.places[seat], past.cards[seat])
                    self.add(seat, KEPT, kept)

    def mean(self, figure: str, seats: Sequence[Seat]) -> float | None:
        """The mean of some seats; None if there was no occasion."""
        times = sum(self.times[seat, figure] for seat in seats)
        return sum(self.sums[seat, figure] for seat in seats) / times if times else None


@dataclass
class Tables:
    """Games of one styled player among plain ones."""

    styled: Mapping[str, list[float]] = field(default_factory=lambda: {name: [] for name in FIGURES})
    plain: Mapping[str, list[float]] = field(default_factory=lambda: {name: [] for name in FIGURES})
    more: list[float] = field(default_factory=list)
    """What the style won beyond a fair share."""
    blackouts: int = 0

    def figures(self, name: str) -> tuple[Estimate, Estimate, Estimate]:
        """A figure of the style, of the plain players, and the difference at the same tables."""
        apart = [own - other for own, other in zip(self.styled[name], self.plain[name], strict=True)]
        a, b, c = (Mean().estimate(values) for values in (self.styled[name], self.plain[name], apart))
        return a, b, c


def tables(level: str, style: str, games: int, seed: int) -> Tables:
    """Play *games*, each deal with the style on every seat."""
    found = Tables()
    for number in range(games):
        own = number % SEATS
        keys = tuple(f"{level}-{style}" if seat == own else level for seat in range(SEATS))
        deeds = Deeds()
        last: list[State] = []

        def observe(
            state: State, happened: Sequence[Event], deeds: Deeds = deeds, last: list[State] = last
        ) -> None:
            last[:] = [state]
            for event in happened:
                deeds.hear(event)

        plan = Plan(HERTZSCHLAG, {}, keys, derived(seed, f"style/{number // SEATS}"))
        outcome = play(plan, keep_moves=False, observe=observe).outcome
        deeds.count_words(last[0])
        winners = outcome.winners if outcome else ()
        found.blackouts += not winners
        found.more.append((own in winners) / max(1, len(winners)) - bool(winners) / SEATS)
        others = [seat for seat in range(SEATS) if seat != own]
        for name in FIGURES:
            a, b = deeds.mean(name, (own,)), deeds.mean(name, others)
            if a is not None and b is not None:
                found.styled[name].append(a)
                found.plain[name].append(b)
    return found


def positions(phase: Phase, seed: int) -> Iterator[tuple[View, Sequence[Move], int]]:
    """Views, legal moves and seeds in games of skilled players, whenever *phase* asks somebody.

    Nobody has given its word there, so that everybody is free to lay what it likes.
    """
    skilled, rules = HERTZSCHLAG.player("skilled"), HERTZSCHLAG.rules
    for number in count():
        start = derived(seed, f"position/{number}")
        chance = SeededChance(start)
        state = rules.start(rules.deal(HERTZSCHLAG.options({}, 3 + number % 3), chance))
        decisions = 0
        while owing := rules.to_move(state):
            seat = owing[0]
            view, moves = rules.view(state, seat), rules.legal_moves(state, seat)
            luck = decision_seed(start, seat, decisions)
            if state.phase is phase and len(moves) > 1:
                words = [
                    Word.SILENT if speaker == seat else word for speaker, word in enumerate(view.signals)
                ]
                yield replace(view, signals=tuple(words)), moves, luck
            move = skilled.choose(view, moves, luck).move if len(moves) > 1 else moves[0]
            rules.transition(state, seat, move, chance)
            decisions += 1


def amount(view: View, move: Move) -> float:
    """What *move* adds to its figure: steps outwards from where the marker is expected, or euros."""
    match move:
        case Pledge(euro):
            return euro or 0
        case Lay():
            return Judge(view).outwards(move)
        case _:
            return 0


def more_in_positions(level: str, style: str, asked: int, seed: int) -> list[float]:
    """How much more the *style* adds to its figure than the plain player, in so many positions."""
    phase = Phase.PLEDGE if TELLING[style] == EUROS else Phase.LAY
    plain, styled = HERTZSCHLAG.player(level), HERTZSCHLAG.player(f"{level}-{style}")
    return [
        amount(view, styled.choose(view, moves, luck).move)
        - amount(view, plain.choose(view, moves, luck).move)
        for view, moves, luck in islice(positions(phase, seed), asked)
    ]


def _written(figure: Estimate) -> str:
    return f"{figure.value:.2f} ({figure.low:.2f} to {figure.high:.2f})"


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="How styles of play differ from the plain player.")
    parser.add_argument("--levels", default="novice,casual,skilled")
    parser.add_argument("--styles", default=",".join(HERTZSCHLAG.styles))
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--positions", type=int, help="ask in so many positions instead of playing games")
    chosen = parser.parse_args()
    for level in chosen.levels.split(","):
        for style in chosen.styles.split(","):
            if chosen.positions:
                values = more_in_positions(level, style, chosen.positions, chosen.seed)
                more = _written(Mean().estimate(values))
                print(f"{level}-{style}: {TELLING[style]}, more by {more} in {len(values)} turns", flush=True)
                continue
            found = tables(level, style, chosen.games, chosen.seed)
            won = Mean().estimate([100 * value for value in found.more])
            print(
                f"{level}-{style}: blackouts {found.blackouts / chosen.games:.0%}, beyond a fair share "
                f"{_written(won)} points"
            )
            for name in FIGURES:
                styled, plain, apart = found.figures(name)
                mark = "*" if name == TELLING[style] else " "
                print(
                    f" {mark} {name}: {_written(styled)}, plain {_written(plain)}, more by {_written(apart)}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
