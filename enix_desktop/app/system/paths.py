"""Where the program keeps its files: the places the system has for them, or one folder for tests."""

import os
from pathlib import Path

import platformdirs

HOME_VARIABLE = "ENIX_DESKTOP_HOME"
"""If this variable is set, everything lies in subfolders of the folder it names."""
_NAME = "enix-desktop"


def data_folder() -> Path:
    """Saved games."""
    return _own("data") or platformdirs.user_data_path(_NAME, appauthor=False)


def games_folder() -> Path:
    """Where games are saved."""
    return data_folder() / "games"


def puzzles_folder() -> Path:
    """Positions that people decided badly, and how they do with puzzles."""
    return data_folder() / "puzzles"


def config_folder() -> Path:
    """Settings."""
    return _own("config") or platformdirs.user_config_path(_NAME, appauthor=False)


def state_folder() -> Path:
    """What makes the next start like the last: the game that goes on."""
    return _own("state") or platformdirs.user_state_path(_NAME, appauthor=False)


def cache_folder() -> Path:
    """What can be made again at any time."""
    return _own("cache") or platformdirs.user_cache_path(_NAME, appauthor=False)


def log_folder() -> Path:
    """Logs."""
    return _own("log") or platformdirs.user_log_path(_NAME, appauthor=False)


def _own(name: str) -> Path | None:
    home = os.environ.get(HOME_VARIABLE)
    return Path(home) / name if home else None
