"""Tidying up at the start: nothing half written stays, and nothing that others could read."""

from contextlib import suppress
from threading import Thread

from enix_desktop.app.library.backups import FOLDER
from enix_desktop.app.library.review_files import forget_lost_reviews
from enix_desktop.app.system.paths import (
    cache_folder,
    config_folder,
    data_folder,
    games_folder,
    log_folder,
    state_folder,
)
from enix_desktop.storage.files import remove_leftovers
from enix_desktop.storage.private import make_all_private

THREAD = "enix-tidying"
FORMER_CACHES = ("library.json", "statistics.json")
"""What `app.library.index` has replaced."""


def start_tidying() -> Thread:
    """Tidy up behind the window: somebody may have very many games."""
    thread = Thread(target=_tidy_all, name=THREAD, daemon=True)
    thread.start()
    return thread


def tidy() -> int:
    """Remove half-written files of programs that have ended, and say how many; and what nobody reads now."""
    forget_lost_reviews(games_folder())
    for name in FORMER_CACHES:
        with suppress(OSError):
            (cache_folder() / name).unlink()
    folders = (games_folder(), games_folder() / FOLDER, config_folder(), cache_folder() / "pictures")
    return sum(remove_leftovers(folder) for folder in folders)


def keep_private() -> int:
    """Let nobody else read what is kept, also by older versions; return how many modes were changed."""
    return make_all_private((data_folder(), config_folder(), state_folder(), cache_folder(), log_folder()))


def _tidy_all() -> None:
    keep_private()
    tidy()
