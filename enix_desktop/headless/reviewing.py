"""The review of a recorded game, in words for the terminal."""

import json
from pathlib import Path
from typing import Any

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


def review(path: Path, seat: Seat | None, workers: int, is_thorough: bool = False) -> int:
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
    for line in told(course, reviewed(course, seat, workers, is_thorough)):
        print(line)
    return 0


def reviewed(course: Course, seat: Seat, workers: int, is_thorough: bool = False) -> Review:
    """The review for *seat*, thought out by so many processes."""
    tasks = first_tasks(course, seat, THOROUGH if is_thorough else QUICK)
    found = zip(tasks, results(work, tasks, workers), strict=True)
    return assembled(course, seat, {task.key: result for task, result in found})


def told(course: Course, review: Review) -> list[str]:
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
        lines += _dear(course, review, one)
    if finest is not None:
        gain = f"{100 * finest.verdict.gain:.1f} ±{100 * finest.verdict.half_width:.1f}"
        lines += [
            "",
            "Best choice:",
            f"{finest.number:6}  {words(course, review.seat, finest.asked, finest.move)}",
        ]
        lines.append(f"        {gain} better than any other idea {_because(finest)}")
    lines += ["", "Luck with what was drawn, in percent:"]
    lines += [f"  {name} {100 * luck:+.1f}" for name, luck in zip(names, review.luck_of_seats, strict=True)]
    return lines


def _dear(course: Course, review: Review, one: Judged) -> list[str]:
    verdict = one.verdict
    return [
        f"{one.number:6}  {words(course, review.seat, one.asked, one.move)}",
        f"        cost {100 * verdict.loss:.1f} ±{100 * verdict.half_width:.1f}",
        f"        better: {words(course, review.seat, one.asked, verdict.best)} {_because(one)}",
    ]


def _because(one: Judged) -> str:
    return f"({one.reason.replace('-', ' ')})" if one.reason else ""


def words(course: Course, seat: Seat, asked: int, move: Any) -> str:
    """What a move does at once, in a sentence, or else as it stands in a record."""
    game, record = course.game, course.record
    assert game.coach is not None, "the game has been reviewed"
    world = game.coach.guesses(game.rules.view(course.states[asked], seat), 0)
    events = game.rules.transition(world, seat, move, SeededChance(0))
    if not events or game.rules.outcome(world) is not None:  # how it would have ended, nobody knows
        return json.dumps(game.codec.move_json(record.setup, move))
    seen = game.codec.plain(record.setup, events[0].seen_by(seat))
    return Storyteller(game.id, record.participants).event(seen)
