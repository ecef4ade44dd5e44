"""Maintenance without the window: where files are, and resetting settings."""

from collections.abc import Iterator
from pathlib import Path

from enix_desktop import resources
from enix_desktop.app.system.paths import cache_folder, config_folder, games_folder, log_folder, state_folder
from enix_desktop.app.system.single_instance import place
from enix_desktop.engine.errors import EnixError
from enix_desktop.storage.files import CannotWrite


class StillRunning(EnixError):
    """The program that uses the settings is open."""


def folders() -> Iterator[tuple[str, Path]]:
    """What is kept where, by name."""
    yield "games", games_folder()
    yield "settings", config_folder()
    yield "state", state_folder()
    yield "cache", cache_folder()
    yield "log", log_folder()
    yield "program", resources.folder()


def reset_settings() -> Path | None:
    """Put the settings aside, so that the next start is like the first; return where they are now.

    None if there were none. Games are not touched.
    """
    held = place()
    if held is None:
        raise StillRunning("Enix Desktop is open and would save its settings again: please close it first.")
    try:
        path = config_folder() / "settings.json"
        if not path.exists():
            return None
        number = 1
        while (aside := path.with_name(f"{path.name}.before-reset-{number}")).exists():
            number += 1
        return path.rename(aside)
    except OSError as error:
        raise CannotWrite(f"{path}: cannot be moved aside ({error.strerror}).") from error
    finally:
        held.release()
