"""How styles choose differently in the same positions: fewer games are needed than in duels.

    python -m tools.enix_style_choices --levels master --positions 150 --seed 1

Positions come from games of casual players. The plain player and the one with a style are asked with the
same seed; told is by how much more the one with the style does what it is known for.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from enix_desktop.catalogue import ENIX
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import decision_seed, derived
from enix_desktop.games.enix.components import Blackout, TurnOrShift
from enix_desktop.games.enix.moves import EndGame, LayCard, Move, TakeCards
from enix_desktop.games.enix.view import View
from enix_desktop.headless.estimates import Mean

MOST_DECISIONS = 400
"""Of one game; a longer one is left."""


def _laid(kind: type, view: View, move: Move) -> float | None:
    if not isinstance(move, LayCard):
        return None
    return float(any(isinstance(symbol, kind) for symbol in view.table.components.cards[move.card].symbols))


def _taken(view: View, move: Move) -> float | None:
    return float(len(move.stacks)) if isinstance(move, TakeCards) else None


def _ended(view: View, move: Move) -> float | None:
    return float(isinstance(move, EndGame)) if isinstance(move, EndGame | LayCard) else None


DEEDS: Mapping[str, tuple[str, Callable[[View, Move], float | None]]] = {
    "cautious": ("cards taken", _taken),
    "greedy": ("cards taken", _taken),
    "trickster": ("cards with a blackout laid", lambda view, move: _laid(Blackout, view, move)),
    "builder": ("cards that move a tile laid", lambda view, move: _laid(TurnOrShift, view, move)),
}
"""By which of its choices each style is known; None where a move is of another kind."""
ENDING = ("game ended", _ended)
"""Asked of the cautious, too: they end the game earlier."""


def positions(seed: int) -> Iterator[tuple[View, Any, int]]:
    """Views, legal moves and seeds of decisions in games of casual players, in both editions."""
    casual = ENIX.player("casual")
    for number in range(10_000):
        edition = ENIX.editions[number % len(ENIX.editions)]
        people = [Participant(str(seat), "casual") for seat in range(2 + number % 3)]
        start = derived(seed, f"position/{number}")
        match: Any = Match.begin(
            ENIX.rules, ENIX.id, people, ENIX.options({"edition": edition}, len(people)), seed=start
        )
        for decision in range(MOST_DECISIONS):
            if match.record.outcome is not None:
                break
            seat = ENIX.rules.to_move(match.state)[0]
            view, moves = ENIX.rules.view(match.state, seat), ENIX.rules.legal_moves(match.state, seat)
            chance = decision_seed(start, seat, decision)
            if len(moves) > 1:
                yield view, moves, chance
            match.play(seat, casual.choose(view, moves, chance).move if len(moves) > 1 else moves[0])


def compared(
    level: str, style: str, deed: Callable[[View, Move], float | None], count: int, seed: int
) -> list[float]:
    """What the *style* does more than the plain player, for *count* decisions that allow both."""
    plain, styled = ENIX.player(level), ENIX.player(f"{level}-{style}")
    found: list[float] = []
    for view, moves, chance in positions(seed):
        ways = {deed(view, move) for move in moves}
        if None in ways or len(ways) < 2:
            continue
        did, does = (deed(view, player.choose(view, moves, chance).move) for player in (plain, styled))
        assert did is not None
        assert does is not None
        found.append(does - did)
        if len(found) == count:
            break
    return found


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="How styles choose differently in the same positions.")
    parser.add_argument("--levels", default=",".join(ENIX.levels))
    parser.add_argument("--styles", default=",".join(DEEDS))
    parser.add_argument("--positions", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    for level in chosen.levels.split(","):
        for style in chosen.styles.split(","):
            for name, deed in (DEEDS[style], *([ENDING] if style == "cautious" else [])):
                values = compared(level, style, deed, chosen.positions, chosen.seed)
                more = Mean().estimate(values)
                print(
                    f"{level}-{style}: {name}, more by {more.value:.2f} ({more.low:.2f} to {more.high:.2f}) "
                    f"in {len(values)} positions, other in {sum(map(bool, values))}",
                    flush=True,
                )


if __name__ == "__main__":
    main()
