"""Whether the coach can be believed: four measurements.

    python -m tools.coach_check repeat --game station --games 10
    python -m tools.coach_check levels --game enix --games 12
    python -m tools.coach_check same --game enix --games 12
    python -m tools.coach_check luck --game hertzschlag --games 200

repeat: decisions judged twice with other seeds differ by less than 1.4 half-widths in 95 %, since the
difference of two estimates has an interval that is wider by the root of two. levels: a better level loses
less with each decision. same: every level is asked in the same situations of mixed tables, so that neither
the stakes nor what is to be decided differs. luck: what was drawn averages to nothing for both sides of a
duel.

Every figure follows from the arguments; one process, no clock.
"""

import argparse
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import sqrt

from enix_desktop.catalogue import GAMES
from enix_desktop.coaching.course import Course, Decision, reviewed_game
from enix_desktop.coaching.judging import QUICK, THOROUGH, Effort, Estimate, Verdict, estimated, judge
from enix_desktop.coaching.luck import luck_of_steps
from enix_desktop.coaching.tasks import seed_of
from enix_desktop.engine.rng import derived, shuffled
from enix_desktop.headless.selfplay import Plan, play
from enix_desktop.headless.statistics import wilson

WIDER = 1.4
"""So many half-widths may two verdicts on the same decision differ."""
LEVELS = ("master", "skilled", "casual")
SEATS = 3
SHORT: Mapping[str, Mapping[str, str]] = {"enigma": {"goal": "10"}, "station": {"end": "four_rounds"}}
MOST_ROUNDS = 60


def courses(game: str, lineups: Sequence[tuple[str, ...]], games: int, seed: int) -> Iterator[Course]:
    """Games of computer players, with the line-ups in turn."""
    for number in range(games):
        players = lineups[number % len(lineups)]
        luck = derived(seed, f"check/{number}")
        record = play(Plan(GAMES[game], SHORT.get(game, {}), players, luck, MOST_ROUNDS)).record
        if record.outcome is not None:
            yield reviewed_game(record)


def sample(course: Course, count: int, seed: int) -> list[Decision]:
    """Some of the decisions of a game."""
    return list(shuffled(seed, "sample", course.decisions))[:count]


def judged(course: Course, decision: Decision, effort: Effort, salt: int) -> Verdict:
    """The verdict on one decision."""
    return judge(course.game, course.view(decision), decision.move, effort, seed_of(decision, salt))


def repeat(game: str, games: int, each: int, effort: Effort, seed: int) -> bool:
    """Judge decisions twice."""
    agreed = clear = confirmed = count = 0
    for number, course in enumerate(courses(game, [("novice", "casual", "skilled")], games, seed)):
        for decision in sample(course, each, number):
            one, other = (judged(course, decision, effort, salt) for salt in (1, 2))
            count += 1
            apart = abs(one.loss - other.loss)
            agreed += apart <= WIDER * sqrt((one.half_width**2 + other.half_width**2) / 2) + 1e-9
            clear += one.is_clear
            confirmed += one.is_clear and other.loss > 0
    low, high = wilson(agreed, count)
    print(f"{game}: {count} decisions judged twice, {effort.counting} worlds")
    print(f"  within {WIDER} half-widths: {100 * agreed / count:.1f} % ({100 * low:.1f} to {100 * high:.1f})")
    print(f"  clear losses: {clear}, with a loss the second time: {confirmed}")
    return agreed >= 0.95 * count


def levels(
    game: str, games: int, each: int, effort: Effort, seed: int, *, of: Sequence[str] = LEVELS
) -> bool:
    """Compare what decisions cost each level among equals: who has lost already cannot lose much more."""
    figures: list[Estimate] = []
    print(f"{game}: loss per decision in percent, {games} games of each level among themselves")
    for level in of:
        losses: list[float] = []
        for number, course in enumerate(courses(game, [(level,) * SEATS], games, seed)):
            losses += [judged(course, one, effort, 0).loss for one in sample(course, each, number)]
        figures.append(estimated(losses))
        mean = f"{100 * figures[-1].value:6.3f} ±{100 * figures[-1].half_width:.3f}"
        print(f"  {level:8} {mean} ({len(losses)} decisions)", flush=True)
    pairs = pairwise(figures)
    return all(one.value + one.half_width < two.value - two.half_width for one, two in pairs)


def same(game: str, games: int, each: int, effort: Effort, seed: int) -> bool:
    """Ask every level in the same situations: what differs is only what it chooses."""
    players = [GAMES[game].player(level) for level in LEVELS]
    rows: list[Sequence[float]] = []
    mixed = [(*LEVELS[turn:], *LEVELS[:turn]) for turn in range(SEATS)]
    for number, course in enumerate(courses(game, mixed, games, seed)):
        for one in sample(course, each, number):
            view = course.view(one)
            moves = course.game.rules.legal_moves(course.states[one.asked], one.seat)
            chosen = [player.choose(view, moves, seed_of(one, seed)).move for player in players]
            worth = {move: judge(course.game, view, move, effort, seed_of(one)).loss for move in set(chosen)}
            rows.append([worth[move] for move in chosen])
    print(
        f"{game}: loss in percent, each level asked in the same {len(rows)} situations of {games} mixed games"
    )
    for place, level in enumerate(LEVELS):
        mean = estimated([row[place] for row in rows])
        print(f"  {level:8} {100 * mean.value:6.3f} ±{100 * mean.half_width:.3f}")
    more = [estimated([row[place + 1] - row[place] for row in rows]) for place in range(len(LEVELS) - 1)]
    for (better, worse), gap in zip(pairwise(LEVELS), more, strict=True):
        print(f"  {worse} more than {better}: {100 * gap.value:.3f} ±{100 * gap.half_width:.3f}")
    return all(gap.value > gap.half_width for gap in more)


def luck(game: str, games: int, _each: int, _effort: Effort, seed: int) -> bool:
    """Add up the luck of each side of duels, or of the smallest tables there are."""
    seats = next(seats for seats in GAMES[game].seats if seats > 1)
    drawn: list[Sequence[float]] = []
    for course in courses(game, [("casual",) * seats], games, seed):
        steps = luck_of_steps(course, range(1, len(course.record.entries) + 1), seed)
        drawn.append([sum(step[seat].value for step in steps) for seat in course.seats])
    is_right = True
    print(f"{game}: luck of each side in percent, {len(drawn)} games")
    for seat in range(seats):
        found = estimated([each[seat] for each in drawn])
        spread = sqrt(sum(each[seat] ** 2 for each in drawn) / len(drawn))
        is_right = is_right and abs(found.value) <= found.half_width
        mean = f"{100 * found.value:+.2f} ±{100 * found.half_width:.2f}"
        print(f"  seat {seat}: {mean} (a game: ±{100 * spread:.0f})")
    return is_right


CHECKS: Mapping[str, Callable[[str, int, int, Effort, int], bool]] = {
    "repeat": repeat,
    "levels": levels,
    "same": same,
    "luck": luck,
}


def main() -> None:
    """Measure and say whether it is as wanted."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("check", choices=CHECKS)
    parser.add_argument("--game", choices=list(GAMES), default="enix")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--each", type=int, default=12, help="decisions of a game")
    parser.add_argument("--only", choices=LEVELS, nargs="+", help="levels, from the strongest on")
    parser.add_argument("--thorough", action="store_true")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    if chosen.only and chosen.check != "levels":
        parser.error("--only works only together with levels.")
    effort = THOROUGH if chosen.thorough else QUICK
    check = CHECKS[chosen.check]
    if chosen.only:
        check = partial(levels, of=chosen.only)
    is_met = check(chosen.game, chosen.games, chosen.each, effort, chosen.seed)
    print("  as wanted" if is_met else "  MISSED")


if __name__ == "__main__":
    main()
