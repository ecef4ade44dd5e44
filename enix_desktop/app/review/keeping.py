"""Reviews beside their games: written whole, read with suspicion."""

import logging
from math import isfinite
from pathlib import Path

from enix_desktop.app.library.rescue import is_in_library
from enix_desktop.app.library.review_files import review_path
from enix_desktop.coaching.course import Course
from enix_desktop.coaching.judging import THOROUGH
from enix_desktop.coaching.review import Judged, Review
from enix_desktop.coaching.review_json import read_review, write_review
from enix_desktop.engine.errors import EnixError
from enix_desktop.engine.reading import read_file
from enix_desktop.engine.rules import Seat
from enix_desktop.storage.files import CannotWrite, write_whole

log = logging.getLogger(__name__)

_MOST = 2.0
"""A chance with what was lost is at most so much; more is no chance of winning."""


def keep(path: Path | None, course: Course, review: Review) -> None:
    """Write *review* beside the game in *path*, if that is one of ours; it is no loss if that fails."""
    if path is None or not is_in_library(path) or not path.exists():
        return  # nothing is written beside somebody's download
    try:
        write_whole(review_path(path, review.seat), write_review(review, course.record))
    except CannotWrite as error:
        log.warning("A review could not be kept: %s", error)


def kept(path: Path | None, course: Course, seat: Seat) -> Review | None:
    """The review of *seat* that was kept; None if there is none, or none that fits this game."""
    if path is None or not is_in_library(path):
        return None
    file = review_path(path, seat)
    try:
        if not file.exists():
            return None
        review = read_review(read_file(file), course.record)
    except (EnixError, OSError) as error:  # a very long name leaves no room for another beside it
        log.warning("A review that was kept is made again: %s", error)
        return None
    return review if review is not None and _fits(review, course, seat) else None


def is_fine(review: Review) -> bool:
    """Whether thinking more would not tell much more."""
    return all(is_finely_judged(one) for one in review.decisions)


def is_finely_judged(one: Judged) -> bool:
    """Whether the verdict comes from as many worlds as it ever will."""
    return one.verdict.worlds >= THOROUGH.counting


def _fits(review: Review, course: Course, seat: Seat) -> bool:
    """Whether all of it could be said of *seat*: somebody may have written into the file."""
    asked = [(one.number, one.asked, one.move) for one in course.of(seat)]
    if review.seat != seat or [(one.number, one.asked, one.move) for one in review.decisions] != asked:
        return False
    if review.result != course.result(seat) or not _is_chance(review.start.value):
        return False
    return all(map(_is_sound, review.decisions)) and all(
        one.verdict.best in course.game.rules.legal_moves(course.states[one.asked], seat)
        for one in review.decisions
    )


def _is_sound(one: Judged) -> bool:
    widths = (one.verdict.half_width, one.verdict.chance.half_width, one.then.half_width)
    parts = (one.verdict.loss, one.verdict.gain, one.then.luck, one.then.others)
    return (
        _is_chance(one.after)
        and _is_chance(one.before, _MOST)
        and all(isfinite(width) and width >= 0 for width in widths)
        and all(isfinite(part) for part in parts)
    )


def _is_chance(value: float, most: float = 1.0) -> bool:
    return 0 <= value <= most
