"""Summary of a finished game of ENIGMA: what each seat did, and what was remarkable."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from enix_desktop.engine.badges import Condition, Did, OwnGames, WonAgainst, WonAmong
from enix_desktop.engine.bests import FASTEST, RUN, SCORE, Best, Tallied, rounds_of_win, wins_in_a_row
from enix_desktop.engine.rules import Event
from enix_desktop.engine.summary import GameSummary, Listener
from enix_desktop.games.enigma import events
from enix_desktop.games.enigma.components import standard_components
from enix_desktop.games.enigma.faces import CATEGORIES
from enix_desktop.games.enigma.moves import Solved
from enix_desktop.games.enigma.puzzles.grading import DIFFICULTIES
from enix_desktop.games.enigma.puzzles.puzzle import CATEGORY_OF, Category
from enix_desktop.games.enigma.table import GOALS, LIMITS, NONE, SEATS, TIMERS, Setup, Table

TRIED, SOLVED, IN_TIME, QUICKEST, PLACED = "tried", "solved", "in-time", "quickest", "placed"
NETWORKERS, CLOSED, EARNED, RUN_ALONE = "networkers", "closed", "earned", "solved-in-a-row"
TALLIES = (TRIED, SOLVED, IN_TIME, QUICKEST, PLACED, NETWORKERS, CLOSED, EARNED)
"""What is counted: puzzles, tiles and networkers placed, systems closed, and points earned by them."""

WON, LIGHTNING, ALWAYS_IN_TIME, BIG_SYSTEM = "first-win", "lightning", "always-in-time", "big-system"
TWO_COLOURS, TWO_SYSTEMS, ALL_ROUNDER = "two-colours", "two-systems", "all-rounder"
DAY_COMPLETE, MARATHON, UNAIDED = "day-complete", "marathon", "unaided"
DEEDS = (
    *(WON, LIGHTNING, ALWAYS_IN_TIME, BIG_SYSTEM, TWO_COLOURS, TWO_SYSTEMS, ALL_ROUNDER),
    *(DAY_COMPLETE, MARATHON, UNAIDED),
)
"""Everything remarkable that this module finds."""
BEAT_STRONGEST, FULL_TABLE = "beat-master", "table-of-four"
LIGHTNING_MS = 10_000
BIG_POINTS = 6
"""So much one placement earns who closes a big system."""
FEWEST_ROUNDS = 5
"""In shorter games it is no great thing to be always in time."""
MARATHON_RUN = 10


def time_name(category: Category, difficulty: int) -> str:
    """The name of the tally and of the best: the shortest time alone, in milliseconds (E8)."""
    return f"time-{category.value}-{difficulty}"


TIMES = tuple(time_name(category, difficulty) for category in CATEGORIES for difficulty in DIFFICULTIES)


def enigma_badges(strongest: str) -> Mapping[str, Condition]:
    """All badges with what they are earned for; *strongest* is the best computer player."""
    return {
        **{deed: Did(deed) for deed in DEEDS},
        BEAT_STRONGEST: WonAgainst(strongest),
        FULL_TABLE: WonAmong(SEATS[-1]),
    }


def _matches(games: OwnGames) -> OwnGames:
    """The games against others, if the last one was; puzzles alone are no wins."""
    return [one for one in games if len(one[0].seats) > 1] if len(games[-1][0].seats) > 1 else ()


def points_of_a_match(games: OwnGames) -> int | None:
    """The points of the last game, if there were others."""
    return games[-1][1].score if _matches(games) else None


def matches_won_in_a_row(games: OwnGames) -> int | None:
    """Wins against others up to the last game."""
    matches = _matches(games)
    return wins_in_a_row(matches) if matches else None


def rounds_of_a_won_match(games: OwnGames) -> int | None:
    """How many rounds a win against others took."""
    return rounds_of_win(games) if _matches(games) else None


ENIGMA_BESTS: Mapping[str, Best] = {
    SCORE: Best(points_of_a_match),
    RUN: Best(matches_won_in_a_row, least=2),
    FASTEST: Best(rounds_of_a_won_match, is_low=True),
    RUN_ALONE: Best(Tallied(RUN_ALONE), least=2),
    **{name: Best(Tallied(name), is_low=True) for name in TIMES},
}


def summarize(setup: Setup, happened: Iterable[Event]) -> GameSummary:
    """The game that began with *setup*; *happened* is everything that happened in it."""
    return _Listener(setup).summary(happened, is_standard=_is_standard(setup))


def _is_standard(setup: Setup) -> bool:
    table = setup.table
    is_whole = setup.position is None and table.components is standard_components()
    return is_whole and (table.is_alone or _has_usual_numbers(table))


def _has_usual_numbers(table: Table) -> bool:
    """Whether goal, timer and limit are among those that are offered (E1, E2, E5)."""
    timer, limit = (NONE if seconds is None else str(seconds) for seconds in (table.timer, table.limit))
    return str(table.goal) in GOALS and timer in TIMERS and limit in LIMITS


class _Listener(Listener):
    """Hears one event after the other."""

    def __init__(self, setup: Setup) -> None:
        seats, position = setup.table.seats, setup.position
        self._tiles = setup.table.components.tiles
        self._run = 0
        self._solved: list[set[Category]] = [set() for _ in range(seats)]
        self._placing: list[events.SystemScored] = []
        super().__init__(seats, position.round if position else 0)

    def hear(self, event: Event) -> None:
        """Count what there is to count."""
        match event:
            case events.RoundBegan(number):
                self.rounds = number
            case events.PuzzlePosed(number):
                self.rounds = number
            case events.ResultsShown():
                self._results(event)
            case events.TilePlaced(seat):
                self.tallies[seat][PLACED] += 1
                self._placing = []
            case events.NetworkerPlaced(seat):
                self.tallies[seat][NETWORKERS] += 1
            case events.SystemScored():
                self._scored(event)
            case events.PuzzleSolved() | events.PuzzleLeft():
                self._alone(event)
            case events.GameEnded():
                self._end(event)
            case _:
                pass  # nothing that anybody counts

    def _results(self, shown: events.ResultsShown) -> None:
        for race in shown.races:
            tallies = self.tallies[race.seat]
            tallies[TRIED] += 1
            tallies[IN_TIME] += race.is_in_time
            if isinstance(race.result, Solved):
                tallies[SOLVED] += 1
                tallies[QUICKEST] += race.counted == shown.first
                self._solve(race.seat, self._tiles[race.tile].category, race.result.ms)

    def _solve(self, seat: int, category: Category, ms: int) -> None:
        self._solved[seat].add(category)
        if ms < LIGHTNING_MS:
            self.deeds[seat].add(LIGHTNING)
        if len(self._solved[seat]) == len(CATEGORIES):
            self.deeds[seat].add(ALL_ROUNDER)

    def _scored(self, scored: events.SystemScored) -> None:
        self.tallies[scored.by][CLOSED] += 1
        for earning in scored.earnings:
            self.tallies[earning.seat][EARNED] += earning.points
        own = _points_of(scored.by, [scored])
        if own:
            self._placing.append(scored)
        if _points_of(scored.by, self._placing) >= BIG_POINTS:
            self.deeds[scored.by].add(BIG_SYSTEM)
        if len(self._placing) > 1:
            self.deeds[scored.by].add(TWO_SYSTEMS)
        owners = Counter(earning.seat for earning in scored.earnings)
        for seat, count in owners.items():
            if count > 1:
                self.deeds[seat].add(TWO_COLOURS)

    def _alone(self, done: events.PuzzleSolved | events.PuzzleLeft) -> None:
        tallies, posed, result = self.tallies[0], done.posed, done.result
        tallies[TRIED] += 1
        if not isinstance(result, Solved):
            self._run = 0
            return
        category = CATEGORY_OF[type(posed.puzzle)]
        tallies[SOLVED] += 1
        self._run += 1
        tallies[RUN_ALONE] = max(tallies[RUN_ALONE], self._run)
        self._solve(0, category, result.ms)
        if self._run >= MARATHON_RUN:
            self.deeds[0].add(MARATHON)
        if not result.is_aided:
            name = time_name(category, posed.difficulty)
            tallies[name] = min(tallies.get(name, result.ms), result.ms)
            if posed.difficulty == DIFFICULTIES[-1]:
                self.deeds[0].add(UNAIDED)

    def _end(self, end: events.GameEnded) -> None:
        if end.rule == "E9" and self.tallies[0][SOLVED] == self.tallies[0][TRIED]:
            self.deeds[0].add(DAY_COMPLETE)
        if len(self.tallies) == 1:
            return
        for seat in end.winners:
            self.deeds[seat].add(WON)
        for tallies, deeds in zip(self.tallies, self.deeds, strict=True):
            if tallies[IN_TIME] == tallies[TRIED] >= FEWEST_ROUNDS:
                deeds.add(ALWAYS_IN_TIME)


def _points_of(seat: int, scored: Sequence[events.SystemScored]) -> int:
    """What *seat* earned by these systems."""
    return sum(earning.points for one in scored for earning in one.earnings if earning.seat == seat)
