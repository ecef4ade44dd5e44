"""The review of a recorded game, in words for the terminal."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Protocol

from enix_desktop.coaching.course import Course, NoReview, reviewed_game
from enix_desktop.coaching.judging import QUICK, THOROUGH
from enix_desktop.coaching.review import Judged, Review, assembled
from enix_desktop.coaching.tasks import first_tasks, work
from enix_desktop.engine.chance import SeededChance
from enix_desktop.engine.errors import BadData, BrokenRecord
from enix_desktop.engine.rules import Seat
from enix_desktop.headless.pool import results
from enix_desktop.headless.replaying import load
from enix_desktop.headless.story import Storyteller


class ChoiceWords(Protocol):
    """How the choices of a seat are told."""

    def move(self, one: Judged, move: Any, /) -> str:
        """What *move* would have been in the place of *one*."""

    def why(self, one: Judged, /) -> str:
        """Why one's best move is better; nothing if there is no more to say."""


class StoryWords:
    """What a move does at once, as the command line tells games, and the mere name of a reason."""

    def __init__(self, course: Course, seat: Seat) -> None:
        self._course, self._seat = course, seat

    def move(self, one: Judged, move: Any) -> str:
        course, seat = self._course, self._seat
        game, record = course.game, course.record
        assert game.coach is not None, "the game has been reviewed"
        world = game.coach.guesses(game.rules.view(course.states[one.asked], seat), 0)
        events = game.rules.transition(world, seat, move, SeededChance(0))
        if not events or game.rules.outcome(world) is not None:  # how it would have ended, nobody knows
            return json.dumps(game.codec.move_json(record.setup, move))
        seen = game.codec.plain(record.setup, events[0].seen_by(seat))
        return Storyteller(game.id, record.participants).event(seen)

    def why(self, one: Judged) -> str:
        return one.reason.replace("-", " ")


def review(
    path: Path,
    seat: Seat | None,
    workers: int,
    is_thorough: bool = False,
    words: Callable[[Course, Seat], ChoiceWords] = StoryWords,
) -> int:
    """Print what the decisions of *seat* were worth, by default those of the first person."""
    _, record = load(path)
    if seat is None:
        seat = next((number for number, who in enumerate(record.participants) if who.player is None), 0)
    if seat >= len(record.participants):
        raise BadData(f"{path}: there is no seat {seat}; seats are numbered from 0.")
    try:
        course = reviewed_game(record)
    except NoReview as error:
        raise BadData(f"{path}: {error}") from error
    except BrokenRecord as error:
        raise BadData(f"{path}: {error}.") from error
    found = reviewed(course, seat, workers, is_thorough)
    for line in told(course, found, words(course, seat)):
        print(line)
    return 0


def reviewed(course: Course, seat: Seat, workers: int, is_thorough: bool = False) -> Review:
    """The review for *seat*, thought out by so many processes."""
    tasks = first_tasks(course, seat, THOROUGH if is_thorough else QUICK)
    found = zip(tasks, results(work, tasks, workers), strict=True)
    return assembled(course, seat, {task.key: result for task, result in found})


def told(course: Course, review: Review, words: ChoiceWords) -> list[str]:
    """*review* in lines."""
    names = [who.name for who in course.record.participants]
    lines = [f"{names[review.seat]} (seat {review.seat}) in a game of {course.game.id}", ""]
    lines.append("Chance of winning after so many moves, in percent, with 95 % intervals:")
    lines += [
        f"{point.moves:6}  {100 * point.chance:5.1f} ±{100 * point.half_width:4.1f}"
        for point in review.curve()
    ]
    lines += ["", "Start + own choices + luck + the others = result, in percent:"]
    parts = (review.start.value, review.skill, review.luck, review.others)
    sum_ = " ".join(f"{100 * part:+.1f}" for part in parts)
    lines.append(f"  {sum_} = {100 * review.result:.1f}")
    lines.append(
        f"  (own choices ±{100 * review.skill_half_width:.1f}, luck ±{100 * review.luck_half_width:.1f}, "
        f"{len(review.decisions)} choices)"
    )
    dearest, finest = review.dearest(), review.finest()
    lines += ["", "Dearest choices:" if dearest else "No choice certainly cost anything."]
    for one in dearest:
        lines += [
            *_choice(one, words),
            f"        cost {100 * one.verdict.loss:.1f} ±{100 * one.verdict.half_width:.1f}",
            f"        better: {words.move(one, one.verdict.best)}",
            *_because(one, words),
        ]
    if finest is not None:
        gain = f"{100 * finest.verdict.gain:.1f} ±{100 * finest.verdict.half_width:.1f}"
        lines += ["", "Best choice:", *_choice(finest, words)]
        lines += [f"        {gain} better than any other idea", *_because(finest, words)]
    lines += ["", "Luck with what was drawn, in percent:"]
    lines += [
        f"  {name} {100 * luck.value:+.1f} ±{100 * luck.half_width:.1f}"
        for name, luck in zip(names, review.luck_of_seats, strict=True)
    ]
    return lines


def _choice(one: Judged, words: ChoiceWords) -> list[str]:
    return [f"{one.number:6}  {words.move(one, one.move)}"]


def _because(one: Judged, words: ChoiceWords) -> list[str]:
    why = words.why(one)
    return [f"        {why}"] if why else []
