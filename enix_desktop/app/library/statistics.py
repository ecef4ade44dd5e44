"""Figures over finished games: how many, who won how often, and what scores there were."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date, timedelta

from enix_desktop.catalogue import GAMES
from enix_desktop.engine.summary import FinishedGame, SeatResult
from enix_desktop.headless.statistics import wilson
from enix_desktop.players.blend import strength_of
from enix_desktop.players.keys import read_key

HANDICAP = "handicap"
"""Stands for all computer players whose strength was set by hand."""
FEW = 10
"""Below this number of games no percentage is given: it would say more about luck than about playing."""
MOST_BINS = 24


@dataclass(frozen=True, slots=True)
class Played:
    """All games in the folder, as the statistics count them."""

    games: tuple[FinishedGame, ...] = ()
    """Finished games in the order in which they were played; copies of one game count once."""
    unfinished: tuple[str, ...] = ()
    """What is played in each game that is not over."""
    unreadable: int = 0
    """Files that are damaged, foreign or of a newer version."""

    def of(self, game: str) -> "Played":
        finished = tuple(each for each in self.games if each.game == game)
        return Played(finished, tuple(each for each in self.unfinished if each == game), self.unreadable)


def played_games(
    games: Iterable[FinishedGame], unfinished: Iterable[str] = (), unreadable: int = 0
) -> Played:
    """These *games*, in whatever order they were read."""
    once: dict[str, FinishedGame] = {}
    for game in sorted(games, key=lambda game: (game.is_branch, game.when, game.file)):
        once.setdefault(game.digest, game)
    in_order = sorted(once.values(), key=lambda game: (game.when, game.file))
    return Played(tuple(in_order), tuple(unfinished), unreadable)


@dataclass(frozen=True, slots=True)
class Choice:
    """Which games are counted; None means all."""

    person: str | None = None
    edition: str | None = None
    since: str | None = None
    """A day such as 2026-11-16."""
    without_hints: bool = False

    def picks(self, game: FinishedGame) -> bool:
        """Whether *game* counts; the figures of other rules cannot be compared, so variants never do."""
        return (
            game.is_standard
            and (self.person is None or game.of(self.person) is not None)
            and (self.edition is None or game.edition == self.edition)
            and (self.since is None or game.day >= self.since)
            and not (self.without_hints and game.hints)
        )


@dataclass(frozen=True, slots=True)
class Wins:
    """Wins of a number of games; a shared win is a win."""

    won: int = 0
    games: int = 0
    fair: float = 0.0
    """Wins if everybody at each table had won equally often."""

    def __add__(self, other: "Wins") -> "Wins":
        return Wins(self.won + other.won, self.games + other.games, self.fair + other.fair)

    @property
    def are_few(self) -> bool:
        """Whether luck decides what the share looks like."""
        return self.games < FEW

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return self.won / self.games if self.games else 0.0

    @property
    def fair_share(self) -> float:
        """What the share would be if everybody won equally often."""
        return self.fair / self.games if self.games else 0.0

    @property
    def range(self) -> tuple[float, float]:
        """Where the share lies that a very long series would show, with 95 % confidence."""
        return wilson(self.won, self.games)


@dataclass(frozen=True, slots=True)
class PersonFigures:
    """What one person has done in all games that count."""

    key: str
    name: str
    """As it was typed the last time."""
    wins: Wins
    average: float
    best: int | None
    """The highest score that did not drop out."""
    outs: int
    """How often they dropped out."""
    longest_run: int
    """Most wins in a row."""
    tallies: Mapping[str, int]
    """Counted things, added up."""

    def per_game(self, name: str) -> float:
        """How often the counted thing *name* was there in a game."""
        return self.tallies.get(name, 0) / self.wins.games


def people(games: Sequence[FinishedGame]) -> list[PersonFigures]:
    """Everybody who took part, most games first."""
    keys = {seat.person for game in games for seat in game.people}
    figures = [person_figures(games, key) for key in keys if key is not None]
    return sorted(figures, key=lambda one: (-one.wins.games, one.key))


def person_figures(games: Sequence[FinishedGame], key: str) -> PersonFigures:
    """The figures of the person *key*, who took part in at least one of *games*."""
    seats = [(game, seat) for game in games for seat in [game.of(key)] if seat is not None]
    tallies: Counter[str] = Counter()
    for _, seat in seats:
        tallies.update(seat.tallies)
    return PersonFigures(
        key,
        " ".join(seats[-1][1].name.split()),
        sum((wins for _, wins in results(games, key)), Wins()),
        sum(seat.score for _, seat in seats) / len(seats),
        max((seat.score for _, seat in seats if not seat.is_out), default=None),
        sum(seat.is_out for _, seat in seats),
        _longest_run(seat.is_winner for game, seat in seats if not game.is_alone),
        dict(tallies),
    )


def _longest_run(won: Iterable[bool]) -> int:
    longest = run = 0
    for is_won in won:
        run = run + 1 if is_won else 0
        longest = max(longest, run)
    return longest


def looked_at(games: Iterable[FinishedGame], person: str | None) -> Iterator[tuple[FinishedGame, SeatResult]]:
    """The seats of *person*, or of all people."""
    for game in games:
        for seat in game.people:
            if person is None or seat.person == person:
                yield game, seat


def results(games: Iterable[FinishedGame], person: str | None) -> Iterator[tuple[FinishedGame, Wins]]:
    """Each game with what it was for *person*, or for the people at the table together."""
    for game in games:
        seats = [seat for seat in game.people if person in (None, seat.person)]
        if seats:
            won = any(seat.is_winner for seat in seats)
            yield game, Wins(int(won), 1, len(seats) / len(game.seats))


def wins_against(games: Iterable[FinishedGame], person: str | None) -> Mapping[str, Wins]:
    """For each level of computer players, the weakest first: wins of games with one of them at the table."""
    found: dict[str, Wins] = {}
    order: list[str] = []
    for game, wins in results(games, person):
        order = [*GAMES[game.game].levels, HANDICAP] if game.game in GAMES else order
        for level in {_level(other.player) for other in game.seats if other.player is not None}:
            found[level] = found.get(level, Wins()) + wins
    ranks = {level: rank for rank, level in enumerate(order)}
    return dict(sorted(found.items(), key=lambda item: (ranks.get(item[0], len(ranks)), item[0])))


def wins_by_seats(games: Iterable[FinishedGame], person: str | None) -> Mapping[int, Wins]:
    """For each number of players: wins of games."""
    found: dict[int, Wins] = {}
    for game, wins in results(games, person):
        found[len(game.seats)] = found.get(len(game.seats), Wins()) + wins
    return dict(sorted(found.items()))


def _level(player: str) -> str:
    level = read_key(player).level
    return HANDICAP if strength_of(level) is not None else level


def scores(games: Iterable[FinishedGame], person: str | None) -> Counter[int]:
    """How often each final score occurred."""
    return Counter(seat.score for _, seat in looked_at(games, person))


def tallied(games: Iterable[FinishedGame], person: str | None) -> Counter[str]:
    """Counted things of *person*, or of all people, added up."""
    found: Counter[str] = Counter()
    for _, seat in looked_at(games, person):
        found.update(seat.tallies)
    return found


@dataclass(frozen=True, slots=True)
class Bin:
    """A span of time: its first day, and the wins in it."""

    first: date
    wins: Wins


@dataclass(frozen=True, slots=True)
class Timeline:
    """Wins over time in equal spans: days, weeks, months or years."""

    unit: str
    bins: tuple[Bin, ...]


def timeline(games: Sequence[FinishedGame], person: str | None) -> Timeline:
    """Wins over time, in the finest spans of which there are not too many; nothing in between is left out."""
    days = [(date.fromisoformat(game.day), wins) for game, wins in results(games, person)]
    if not days:
        return Timeline("day", ())
    first, last = min(day for day, _ in days), max(day for day, _ in days)
    unit = next((unit for unit in _UNITS if _count(unit, first, last) <= MOST_BINS), "year")
    floor, following = _UNITS[unit]
    bins: dict[date, Wins] = {}
    start = floor(first)
    while start <= last:
        bins[start] = Wins()
        start = following(start)
    for day, wins in days:
        bins[floor(day)] += wins
    return Timeline(unit, tuple(Bin(day, wins) for day, wins in bins.items()))


def _month_after(day: date) -> date:
    return (day.replace(day=1) + timedelta(31)).replace(day=1)


_UNITS: Mapping[str, tuple[Callable[[date], date], Callable[[date], date]]] = {
    "day": (lambda day: day, lambda day: day + timedelta(1)),
    "week": (lambda day: day - timedelta(day.weekday()), lambda day: day + timedelta(7)),
    "month": (lambda day: day.replace(day=1), _month_after),
    "year": (lambda day: day.replace(month=1, day=1), lambda day: day.replace(year=day.year + 1)),
}
"""For each span, its first day and the first day of the next one."""


def _count(unit: str, first: date, last: date) -> int:
    lengths = {"day": 1, "week": 7, "month": 30.4, "year": 365.2}
    return int((last - first).days / lengths[unit]) + 2
