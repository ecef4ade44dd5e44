"""The screens of a review: its figures are made up, since thinking would take its time."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QWidget

from enix_desktop.app.review.run import ReviewRun
from enix_desktop.catalogue import GAMES
from enix_desktop.coaching.course import Course, reviewed_game
from enix_desktop.coaching.judging import THOROUGH, Estimate, Verdict
from enix_desktop.coaching.review import Review, assembled
from enix_desktop.coaching.tasks import STEPS, Judgement, Key, Result, awaited_after, reason_key, seed_of
from enix_desktop.engine.match import Match
from enix_desktop.engine.record import Participant
from enix_desktop.engine.rng import derived
from enix_desktop.ui.review.screen import ReviewScreen

_COSTS = (0.0, 0.004, 0.021, 0.0, 0.112, 0.0, 0.034, 0.002)
_GAINS = (0.0, 0.0, 0.0, 0.085, 0.0, 0.0, 0.0, 0.0)
_WIDTH = 0.018


@cache
def course_of(game: str, seats: int, names: tuple[str, ...], seed: int = 3) -> Course:
    """A finished game of casual players, the first of them a person's."""
    shelved = GAMES[game]
    who = [Participant(names[seat], None if seat == 0 else "casual") for seat in range(seats)]
    match: Any = Match.begin(shelved.rules, game, who, shelved.options({}, seats), seed=seed)
    player = shelved.player("casual")
    while seats_to_move := shelved.rules.to_move(match.state):
        seat = seats_to_move[0]
        moves = shelved.rules.legal_moves(match.state, seat)
        luck = derived(seed, f"review/{len(match.record.entries)}")
        view = shelved.rules.view(match.state, seat)
        match.play(seat, player.choose(view, moves, luck).move)
    return reviewed_game(match.record)


def made_up(course: Course, seat: int) -> Review:
    """A review of *seat* with some dear choices and good ones; the same every time."""
    game, decisions = course.game, course.of(seat)
    result = course.result(seat)
    fair = 1 / len(course.seats)
    results: dict[Key, Result] = {}
    for index, decision in enumerate(decisions):
        view, cost = course.view(decision), _COSTS[index % len(_COSTS)]
        gain = _GAINS[index % len(_GAINS)]
        best = decision.move
        if cost:
            legal = game.rules.legal_moves(course.states[decision.asked], seat)
            others = [move for move, _ in zip(legal, range(4), strict=False) if move != decision.move]
            best = others[0] if others else best
        share = (index + 1) / (len(decisions) + 1)
        wave = 0.12 * ((index * 7) % 5 - 2) / 2
        chance = min(0.97, max(0.03, fair + (result - fair) * share * 0.8 + wave))
        verdict = Verdict(best, Estimate(chance, 0.06), cost, _WIDTH, gain, THOROUGH.counting)
        reason = reason_key(game.id, view, best, seed_of(decision))
        results["judge", decision.number] = Judgement(verdict, reason)
    for moves_made, _ in awaited_after(course, seat):
        results["await", moves_made] = Estimate(fair, 0.07)
    moves = len(course.record.entries)
    for first in range(1, moves + 1, STEPS):
        luck = [
            tuple(Estimate(0.01 * ((number * 5 + other * 3) % 7 - 3) / 3, 0.003) for other in course.seats)
            for number in range(first, min(first + STEPS, moves + 1))
        ]
        results["luck", first] = luck
    return assembled(course, seat, results)


def reviewed(game: str, seats: int, names: tuple[str, ...], seat: int = 0) -> ReviewScreen:
    """A review that is done."""
    screen = thinking(game, seats, names)
    run = screen.run
    assert run.course is not None
    run.seat, run.is_settled = seat, True
    run.review = made_up(run.course, seat)
    run.reviewed.emit(run.review)
    screen.seat_box.set_key(str(seat))
    return screen


def thinking(game: str, seats: int, names: tuple[str, ...], done: int = 11, of: int = 39) -> ReviewScreen:
    """A review that is awaited; the run itself never begins."""
    course = course_of(game, seats, names)
    screen = ReviewScreen(ReviewRun(course.record))
    screen.run.course = course
    screen.run.opened.emit()
    screen.run.progressed.emit(done, of)
    return screen


def refused(key: str) -> ReviewScreen:
    """A game that cannot be reviewed."""
    screen = ReviewScreen(ReviewRun(Path("game.enix")))
    screen.run.refused.emit(key)
    return screen


def as_list(screen: ReviewScreen) -> ReviewScreen:
    """The curve in words, and a choice looked at."""
    screen.curve.show_list(True)
    assert screen.run.review is not None
    screen.list.choose(screen.run.review.decisions[4].number)
    return screen


def review_screens(names: Callable[[], tuple[str, ...]]) -> dict[str, Callable[[], QWidget]]:
    """All of them; *names* are those of the people at the table."""
    return {
        "review": lambda: reviewed("enix", 4, names()),
        "review-list": lambda: as_list(reviewed("station", 3, names(), 1)),
        "review-thinking": lambda: thinking("enix", 4, names()),
        "review-none": lambda: refused("unfinished"),
    }
