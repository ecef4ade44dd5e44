"""Measures the processor time that computer players take for a decision, whatever else the machine does.

`python -m tools.decision_times --game station --players master,skilled --games 6` plays whole games.
"""

import argparse
import time
from collections import defaultdict

from enix_desktop.catalogue import GAMES
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.rng import derived
from enix_desktop.players.player import is_choice


def measured(game_id: str, keys: list[str], games: int, seed: int) -> dict[str, list[float]]:
    """Milliseconds of each decision with a choice, by the key of the player."""
    game = GAMES[game_id]
    times: dict[str, list[float]] = defaultdict(list)
    for number in range(games):
        chance = SeededChance(derived(seed, f"game/{number}"))
        state = game.rules.start(game.rules.deal(game.options({}, len(keys)), chance))
        while owing := game.rules.to_move(state):
            seat = owing[0]
            moves = game.rules.legal_moves(state, seat)
            move = moves[0]
            if is_choice(moves):
                view, luck = (
                    game.rules.view(state, seat),
                    derived(seed, f"{number}/{sum(map(len, times.values()))}"),
                )
                before = time.process_time()
                move = game.player(keys[seat]).choose(view, moves, luck).move
                times[keys[seat]].append(1000 * (time.process_time() - before))
            game.rules.transition(state, seat, move, chance)
    return times


def main() -> None:
    """Print median, 95th percentile and maximum for each player."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="enix")
    parser.add_argument("--players", default="master,skilled")
    parser.add_argument("--games", type=int, default=6)
    parser.add_argument("--seed", type=int, default=7)
    chosen = parser.parse_args()
    for key, times in measured(chosen.game, chosen.players.split(","), chosen.games, chosen.seed).items():
        times.sort()
        p50, p95 = (times[int(share * (len(times) - 1))] for share in (0.5, 0.95))
        print(f"{key}: {len(times)} decisions, p50 {p50:.1f} ms, p95 {p95:.1f} ms, most {times[-1]:.1f} ms")


if __name__ == "__main__":
    main()
