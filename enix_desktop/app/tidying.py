"""Removing what programs that were killed while writing have left behind, and nothing else."""

from enix_desktop.app.backups import FOLDER
from enix_desktop.app.paths import config_folder, games_folder
from enix_desktop.storage.files import remove_leftovers


def tidy() -> int:
    """Remove half-written files of programs that have ended; return how many there were."""
    folders = (games_folder(), games_folder() / FOLDER, config_folder())
    return sum(remove_leftovers(folder) for folder in folders)
