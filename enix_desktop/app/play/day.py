"""The game of the day: the same deal and the same opponents for everybody, from the date alone."""

from dataclasses import replace
from datetime import date
from typing import NamedTuple

from enix_desktop.app.library.saves import AnyRecord
from enix_desktop.app.play.choices import (
    COMPUTER_NAMES,
    PAWN_KEYS,
    PEOPLE_NAMES,
    PLAIN,
    Choices,
    SeatChoice,
    another_seat,
    own_style,
)
from enix_desktop.app.play.games import dealt, round_of
from enix_desktop.app.play.help import AS_AGREED
from enix_desktop.app.play.table_driver import AnyMatch
from enix_desktop.catalogue import GAMES, Game
from enix_desktop.engine.rng import derived

DAY, COUNTS = "day", "day_counts"
"""The names under which a record says of which day it is, and whether it is the try that counts."""
_SEATS = 4


class DayResult(NamedTuple):
    """How a game of the day ended for the person who played it; it tells nothing about the deal."""

    game: str
    day: date
    counts: bool
    score: int
    place: int
    seats: int
    rounds: int
    times: tuple[int | None, ...] = ()
    """Alone: the milliseconds of each puzzle, None for one that was not solved."""

    @property
    def is_alone(self) -> bool:
        """Whether somebody solved puzzles, against nobody."""
        return bool(self.times)


def day_choices(game: Game, day: date, remembered: Choices) -> Choices:
    """The table of *day*; only the name and the piece of the person are as *remembered*.

    The opponents are of levels that think without a clock, so that they decide alike on every machine.
    """
    people = [seat for seat in remembered.seats if seat.player is None]
    me = replace(people[0], help=AS_AGREED) if people else SeatChoice(PEOPLE_NAMES[0], PAWN_KEYS[0], None)
    middle = game.levels[1:-1] or game.levels
    seats, options = [me], game.usual_choices()
    if game.day_alone is not None:
        options |= game.day_alone.options(day)
    while game.day_alone is None and len(seats) < min(max(_SEATS, game.seats[0]), game.seats[-1]):
        level = middle[(len(seats) - 1) % len(middle)]
        # A name may be taken by the person, so the style belongs to the seat.
        style = own_style(game, COMPUTER_NAMES[len(seats) - 1]) or PLAIN
        seats.append(replace(another_seat(game, seats), player=level, style=style))
    seed = derived(day.toordinal(), f"day/{game.id}") % 10**9
    return Choices(game.id, tuple(seats), options, seed=seed, speed=remembered.speed, hints=False)


def day_match(game: Game, day: date, remembered: Choices, counts: bool) -> AnyMatch:
    """The game of *day*, dealt; it remembers whether it counts."""
    match: AnyMatch = dealt(day_choices(game, day, remembered))
    said = {DAY: day.isoformat(), COUNTS: "yes" if counts else "no"}
    match.record.agreed = {**match.record.agreed, **said}
    return match


def dealt_again(record: AnyRecord, remembered: Choices) -> AnyMatch | None:
    """The deal of the same day once more, which does not count; None if *record* is no game of a day."""
    day = day_of(record)
    return None if day is None else day_match(GAMES[record.game], day, remembered, counts=False)


def day_of(record: AnyRecord) -> date | None:
    """The day whose game this is, if it is one of a day."""
    try:
        return date.fromisoformat(record.agreed[DAY])
    except (KeyError, ValueError):
        return None


def is_alone(record: AnyRecord) -> bool:
    """Whether the game of the day is puzzles for one person, in the game of *record*."""
    return GAMES[record.game].day_alone is not None


def counts(record: AnyRecord) -> bool:
    """Whether it is the try that counts; a branch never is, since its deal was seen before."""
    return record.agreed.get(COUNTS) == "yes" and not record.branches


def result_of(record: AnyRecord) -> DayResult | None:
    """How it ended, if it is a game of the day and over."""
    day, outcome = day_of(record), record.outcome
    people = [seat for seat, who in enumerate(record.participants) if who.player is None]
    if day is None or outcome is None or not people:
        return None
    alone = GAMES[record.game].day_alone
    return DayResult(
        record.game,
        day,
        counts(record),
        outcome.scores[people[0]],
        outcome.place(people[0]),
        len(outcome.scores),
        round_of(record),
        () if alone is None else tuple(alone.times(record)),
    )
