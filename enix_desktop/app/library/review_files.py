"""Where reviews are kept: hidden files beside their game, one for each seat.

They are made again whenever they are missing, so nobody need save them; they go where their game goes.
"""

import re
from contextlib import suppress
from pathlib import Path

_NAME = re.compile(r"\.(?P<game>.+)\.review-\d{1,3}\.json")


def review_path(game: Path, seat: int) -> Path:
    """The file for the review of *seat*."""
    return game.with_name(f".{game.name}.review-{seat}.json")


def reviews_of(game: Path) -> list[Path]:
    """The reviews of the game in the file *game* that there are."""
    return [path for path in _reviews_in(game.parent) if _game_of(path) == game]


def move_reviews(before: Path, after: Path) -> None:
    """The game in *before* is in *after* now."""
    for path in reviews_of(before):
        with suppress(OSError):
            path.replace(path.with_name(f".{after.name}{path.name[len(before.name) + 1 :]}"))


def forget_reviews(game: Path) -> None:
    """There is no such game any more."""
    _remove(reviews_of(game))


def forget_lost_reviews(folder: Path) -> int:
    """Remove reviews whose game is gone; return how many it was."""
    return _remove([path for path in _reviews_in(folder) if not _game_of(path).exists()])


def _remove(paths: list[Path]) -> int:
    removed = 0
    for path in paths:
        with suppress(OSError):
            path.unlink()
            removed += 1
    return removed


def _reviews_in(folder: Path) -> list[Path]:
    try:
        return sorted(path for path in folder.iterdir() if _NAME.fullmatch(path.name))
    except OSError:
        return []


def _game_of(review: Path) -> Path:
    found = _NAME.fullmatch(review.name)
    assert found is not None, "only reviews are asked about"
    return review.with_name(found["game"])
